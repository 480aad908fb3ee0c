"""A position being edited: the tool, the draft, the undo history, and the flaw that makes it illegal."""

from __future__ import annotations

from typing import Any

from jeux.play.editor.editing import Editing, Tool, Use
from jeux.play.editor.editing_fields import Draft, draft_of, text_of
from jeux.rules.contract import OVER, BadPosition, Position


class Editor:
    """Sets up one position."""

    def __init__(self, editing: Editing, text: str = "") -> None:
        """Begin with a position, or with the start. Raises `BadPosition`."""
        self.editing = editing
        first = draft_of(text) if text else editing.opening
        self._judged: tuple[Draft, Position | None, str] = (first, editing.read(first), "")
        self._drafts: list[Draft] = [first]
        self._at = 0
        self.tool: Tool = editing.tools()[0]
        self.held = ""
        """The place where the next touch starts a move or a link from; empty for none."""

    # --- the state ------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The fields as they are now."""
        return self._drafts[self._at]

    @property
    def text(self) -> str:
        """The text as it is now."""
        return text_of(self.draft)

    def _judge(self) -> tuple[Draft, Position | None, str]:
        """The draft, its position (None if illegal) and its flaw, cached."""
        draft = self.draft
        if self._judged[0] is not draft:
            try:
                self._judged = draft, self.editing.read(draft), ""
            except BadPosition as error:
                self._judged = draft, None, error.flaw
        return self._judged

    @property
    def position(self) -> Position | None:
        """The position that has been set up; None while the draft is not one."""
        return self._judge()[1]

    @property
    def flaw(self) -> str:
        """The name of the flaw; empty where the draft is a position."""
        return self._judge()[2]

    @property
    def playable(self) -> bool:
        """Whether a game can go on from here."""
        position = self.position
        return position is not None and position.turn != OVER

    @property
    def seen(self) -> Any:
        """What to draw: the position, or a sketch of a draft that is not one yet."""
        return self.position or self.editing.sketch(self.draft)

    def change_rules(self, editing: Editing) -> None:
        """Judge the draft by other rules of the same game."""
        self.editing = editing
        self._judged = (dict(self.draft), None, "")  # clears the cache
        self._do(self.draft)

    # --- the hand -------------------------------------------------------------------------------------------------

    def take_up(self, tool: Tool) -> None:
        """Select another tool."""
        self.tool, self.held = tool, ""

    def touch(self, place: str) -> None:
        """Touch a place with the tool."""
        editing, draft, tool = self.editing, self.draft, self.tool
        if tool.use in (Use.MOVE, Use.LINK):
            self._touch_twice(place)
        elif tool.use is Use.RUB:
            self.take(place)
        elif tool.use is Use.MARK:
            self._do(editing.mark(draft, tool.name, place), tool.name)
        else:
            self._do(editing.touch(draft, place, tool.name))

    def _touch_twice(self, place: str) -> None:
        """The first touch takes a man up; the second gives his target, or the man to link him with."""
        held, self.held = self.held, ""
        if not held:
            self.held = place if self.editing.top(self.draft, place) else ""
        elif self.tool.use is Use.LINK:
            self._do(self.editing.link(self.draft, held, place))
        else:
            self.move(held, place)

    def let_go(self) -> bool:
        """Drop what is held. Returns whether anything was held."""
        held, self.held = self.held, ""
        return bool(held)

    def put(self, place: str, man: str) -> None:
        """Put a man of the tray on a place."""
        self._do(self.editing.put(self.draft, place, man))

    def take(self, place: str) -> None:
        """Take the man of a place away."""
        self._do(self.editing.take(self.draft, place))

    def move(self, origin: str, target: str) -> None:
        """Move a man."""
        self._do(self.editing.move(self.draft, origin, target))

    def set(self, control: str, value: str) -> None:
        """Set a control beside the board to a value."""
        self._do(self.editing.set(self.draft, control, value), control.partition(".")[0])

    # --- the whole ------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take all men away."""
        self._do(self.editing.emptied())

    def restart(self) -> None:
        """Go back to the starting position."""
        self._do(self.editing.opening)

    def paste(self, text: str) -> None:
        """Load a position from its text. Raises `BadPosition`."""
        draft = draft_of(" ".join(text.split()))
        self.editing.read(draft)
        self._keep(draft)

    def undo(self) -> bool:
        """Undo the last change. Returns whether there was one."""
        return self._go(-1)

    def redo(self) -> bool:
        """Redo the change last undone. Returns whether there was one."""
        return self._go(1)

    @property
    def may_undo(self) -> bool:
        """Whether there is a change to undo."""
        return self._at > 0

    @property
    def may_redo(self) -> bool:
        """Whether there is a change to redo."""
        return self._at < len(self._drafts) - 1

    def _go(self, way: int) -> bool:
        self.held = ""
        if not 0 <= self._at + way < len(self._drafts):
            return False
        self._at += way
        return True

    def _do(self, draft: Draft, keep: str = "") -> None:
        """Make a change, with the changes that follow from it. `keep` is the field just set by hand."""
        if draft != self.draft:
            self._keep(self.editing.adapted(self.editing.follow(draft), keep))

    def _keep(self, draft: Draft) -> None:
        self.held = ""
        if draft != self.draft:
            self._drafts[self._at + 1 :] = [draft]
            self._at += 1
