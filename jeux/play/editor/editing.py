"""How to set up a position by hand: which men may be put where, what other fields a position has, and the text that
results.

Everything is derived from the text of a position, whose fields are authoritative: a letter of ``board=`` is a man on a
place. A game that is written otherwise gives a subclass of `Editing` in ``jeux/play/editor/games/<key>.py``; without
one it has no editor (`is_plain`). Whether a text is a legal position is up to the rules, by `Game.read`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from itertools import product
from typing import Any

from jeux.play.editor.editing_fields import (
    Choice,
    Control,
    Count,
    Draft,
    EditedField,
    Named,
    Words,
    draft_of,
    text_of,
)
from jeux.rules.contract import BadPosition, Game, Options, Position, complete_options, in_use

QUIET = 100
"""The number of turns without a change after which the games that count them end."""
FREE = "."
FIELDS = frozenset(("board", "turn", "quiet"))
"""The fields that `Editing` can set; any other field would keep its value of the start."""


def is_plain(game: Game) -> bool:
    """Whether positions of a game have only men on places, the side to move and perhaps a count, so that `Editing` can
    set all of it."""
    options = complete_options(game, {})
    draft, points = draft_of(game.start(options, game.players[0]).text()), in_use(game, options).board.points
    letters = draft.get("board", "").replace("/", "")
    return draft.keys() <= FIELDS and len(letters) == len(points) and {*letters} <= {*game.men, FREE}


class Use(Enum):
    """What a tool does to the place that it touches."""

    MOVE = auto()
    RUB = auto()
    MAN = auto()
    MARK = auto()
    LINK = auto()
    """Links two places, or removes their link."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool; `name` is the man that it puts, or the field that it marks."""

    use: Use
    name: str = ""


MOVE, RUB = Tool(Use.MOVE), Tool(Use.RUB)


@dataclass(frozen=True, slots=True)
class Sketch:
    """The men of a draft that is not a legal position, in the form that drawing needs."""

    standing: tuple[tuple[str, str], ...]
    written: str

    def men(self) -> tuple[tuple[str, str], ...]:
        """Every man in sight as (place, man)."""
        return self.standing

    def text(self) -> str:
        """The text of the draft."""
        return self.written


class Editing:
    """How to set up positions of one game under some options.

    `fields` are set beside the board, `marks` name places on it. `adapts` are the fields that usually follow from
    others, with the values to try when a draft is not a legal position.
    """

    def __init__(self, game: Game, options: Options, players: int) -> None:
        self.game, self.options, self.players = in_use(game, options), options, players
        self.start = game.start(options, players)
        self.opening: Draft = draft_of(self.start.text())
        self.cells: tuple[str, ...] = self.game.board.points
        """The place of each letter of the board."""
        self.letters: dict[str, str] = {man: man for man in game.men if len(man) == 1}
        """The letter of each man."""
        self.fields: tuple[EditedField, ...] = (self.turn_field(), *self._counts())
        self.marks: tuple[Named, ...] = ()
        self.adapts: dict[str, tuple[str, ...]] = {"turn": game.sides}

    def turn_field(self, name: str = "turn") -> EditedField:
        """The field for the side to move, with the names of the sides."""
        return Choice(name, self.game.sides, self.side_words())

    def side_words(self) -> tuple[Words, ...]:
        """The names of the sides."""
        return tuple((f"side-{i}-short", {}) for i in range(len(self.game.sides)))

    def _counts(self) -> tuple[EditedField, ...]:
        return (Count("quiet", 0, QUIET),) if "quiet" in self.opening else ()

    # --- what the hand works with ---------------------------------------------------------------------------------

    def tools(self) -> tuple[Tool, ...]:
        """The tools in the tray; the one that moves men comes first."""
        men = (Tool(Use.MAN, man) for man in self.letters)
        return (MOVE, *men, *(Tool(Use.MARK, mark.name) for mark in self.marks), RUB)

    def man_words(self, man: str) -> Words:
        """The name of a man in the tray."""
        sides = self.game.sides
        return (f"side-{sides.index(man)}-short", {}) if man in sides else (f"edit-man-{man}", {})

    # --- the board ------------------------------------------------------------------------------------------------

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        """Every man on the board or beside it as (place, man)."""
        men = {letter: man for man, letter in self.letters.items()}
        letters = draft["board"].replace("/", "")
        return tuple((place, men[letter]) for place, letter in zip(self.cells, letters, strict=True) if letter in men)

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        """Put a man on a place; an empty name clears it. Nothing beside the board changes."""
        if place not in self.cells:
            return draft
        letters = iter(self._lettered(draft, {place: self.letters.get(man, FREE)}))
        board = "".join(each if each == "/" else next(letters) for each in draft["board"])
        return {**draft, "board": board}

    def _lettered(self, draft: Draft, changed: dict[str, str]) -> list[str]:
        letters = draft["board"].replace("/", "")
        return [changed.get(place, letter) for place, letter in zip(self.cells, letters, strict=True)]

    def top(self, draft: Draft, place: str) -> str:
        """The topmost man of a place; empty where nobody stands."""
        return next((man for there, man in reversed(self.men(draft)) if there == place), "")

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        """Touch a place with a man of the tray: put him there, or remove him if he stands there already."""
        return self.put(draft, place, "" if self.top(draft, place) == man else man)

    def take(self, draft: Draft, place: str) -> Draft:
        """Take the man of a place away."""
        return self.put(draft, place, "")

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        """Move the man of a place to another one; he replaces whoever stands there."""
        man = self.top(draft, origin)
        if not man or origin == target or target not in self.cells:
            return draft
        return self.put(self.put(draft, origin, ""), target, man)

    def mark(self, draft: Draft, name: str, place: str) -> Draft:
        """Add a place to those that a field names, or remove it."""
        mark = next(mark for mark in self.marks if mark.name == name)
        return {**draft, name: mark.toggled(draft[name], place)}

    def link(self, draft: Draft, one: str, other: str) -> Draft:
        """Link two places, or remove their link."""
        return draft

    def marked(self, draft: Draft, several: bool) -> tuple[str, ...]:
        """The places named by the fields that name a single place, or by those that name `several`."""
        marks = (mark for mark in self.marks if mark.several == several)
        return tuple(place for mark in marks for place in mark.places(draft[mark.name]))

    # --- beside the board -----------------------------------------------------------------------------------------

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """The controls beside the board."""
        return tuple(control for each in self.fields for control in each.controls(draft[each.name]))

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        """Set a control beside the board to a value."""
        name = control.partition(".")[0]
        field = next(field for field in self.fields if field.name == name)
        return {**draft, name: field.changed(draft[name], control, value)}

    # --- what follows ---------------------------------------------------------------------------------------------

    def follow(self, draft: Draft) -> Draft:
        """The draft with its dependent fields updated."""
        return draft

    def emptied(self) -> Draft:
        """The board without men, everything else as at the start."""
        return {**self.opening, "board": "".join(each if each == "/" else FREE for each in self.opening["board"])}

    def read(self, draft: Draft) -> Position:
        """The position of a draft. Raises `BadPosition`."""
        return self.game.read(text_of(draft), self.options, self.players)

    def flaw(self, draft: Draft) -> str:
        """The name of the flaw that makes a draft illegal; empty where it is a position."""
        try:
            self.read(draft)
        except BadPosition as error:
            return error.flaw
        return ""

    def adapted(self, draft: Draft, keep: str = "") -> Draft:
        """The draft, if it is no position, with the fields of `adapts` changed as far as needed to make it one. `keep`
        is the field just set by hand, which is not changed."""
        before = self.flaw(draft)
        if not before:
            return draft
        names = [name for name in self.adapts if name != keep]
        better = draft
        # the present value is tried first, so that as little as possible changes
        tries = ((draft[name], *(each for each in self.adapts[name] if each != draft[name])) for name in names)
        for values in product(*tries):
            tried = {**draft, **dict(zip(names, values, strict=True))}
            flaw = self.flaw(tried)
            if not flaw:
                return tried
            if before == "turn" and flaw != "turn" and better is draft:
                better = tried
        return better

    # --- seen -----------------------------------------------------------------------------------------------------

    def sketch(self, draft: Draft) -> Any:
        """What to draw for a draft that is no position."""
        return Sketch(self.men(draft), text_of(draft))

    def room(self, draft: Draft) -> Any | None:
        """The position to arrange the board for, where that is not the start; else None."""
        return None
