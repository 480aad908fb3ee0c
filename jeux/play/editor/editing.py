"""How a position is set up by hand: which men may be put where, what else a position tells, and what text comes of it.

Everything is derived from the text of a position, whose fields are the law: a letter of ``board=`` is a man on a place.
A game that is written otherwise gives a subclass of `Editing` in ``jeux/play/editor/games/<key>.py``; without one it
is not offered the editor (`is_plain`). Whether a text is a position is for the rules to say, by `Game.read`.
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
"""The turns without a change that end the games that count them."""
FREE = "."
FIELDS = frozenset(("board", "turn", "quiet"))
"""What `Editing` sets by itself: any other field would stay as it is at the start."""


def is_plain(game: Game) -> bool:
    """Whether its positions are men on places, whose turn it is and perhaps a count, so that `Editing` sets all of
    them."""
    options = complete_options(game, {})
    draft, points = draft_of(game.start(options, game.players[0]).text()), in_use(game, options).board.points
    letters = draft.get("board", "").replace("/", "")
    return draft.keys() <= FIELDS and len(letters) == len(points) and {*letters} <= {*game.men, FREE}


class Use(Enum):
    """What a tool does where it touches."""

    MOVE = auto()
    RUB = auto()
    MAN = auto()
    MARK = auto()
    LINK = auto()
    """Joins two places, or parts them."""


@dataclass(frozen=True, slots=True)
class Tool:
    """What the hand works with; `name` is the man that it puts, or the field that it marks."""

    use: Use
    name: str = ""


MOVE, RUB = Tool(Use.MOVE), Tool(Use.RUB)


@dataclass(frozen=True, slots=True)
class Sketch:
    """The men of a draft that is no position, for those who draw it."""

    standing: tuple[tuple[str, str], ...]
    written: str

    def men(self) -> tuple[tuple[str, str], ...]:
        """Every man in sight as (place, man)."""
        return self.standing

    def text(self) -> str:
        """The text of the draft."""
        return self.written


class Editing:
    """How the positions of one game under some options are set up.

    `fields` are set beside the board, `marks` name places on it. `adapts` are the fields that follow from others in
    most positions, with the values that are tried when a draft is no position."""

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
        """Whose turn it is, by the names of the sides."""
        return Choice(name, self.game.sides, self.side_words())

    def side_words(self) -> tuple[Words, ...]:
        """The names of the sides."""
        return tuple((f"side-{i}-short", {}) for i in range(len(self.game.sides)))

    def _counts(self) -> tuple[EditedField, ...]:
        return (Count("quiet", 0, QUIET),) if "quiet" in self.opening else ()

    # --- what the hand works with ---------------------------------------------------------------------------------

    def tools(self) -> tuple[Tool, ...]:
        """What lies in the tray, the hand that moves men first."""
        men = (Tool(Use.MAN, man) for man in self.letters)
        return (MOVE, *men, *(Tool(Use.MARK, mark.name) for mark in self.marks), RUB)

    def man_words(self, man: str) -> Words:
        """What a man of the tray is called."""
        sides = self.game.sides
        return (f"side-{sides.index(man)}-short", {}) if man in sides else (f"edit-man-{man}", {})

    # --- the board ------------------------------------------------------------------------------------------------

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        """Every man that stands somewhere as (place, man)."""
        men = {letter: man for man, letter in self.letters.items()}
        letters = draft["board"].replace("/", "")
        return tuple((place, men[letter]) for place, letter in zip(self.cells, letters, strict=True) if letter in men)

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        """Put a man on a place, nobody where it has no name; nothing changes beside the board."""
        if place not in self.cells:
            return draft
        letters = iter(self._lettered(draft, {place: self.letters.get(man, FREE)}))
        board = "".join(each if each == "/" else next(letters) for each in draft["board"])
        return {**draft, "board": board}

    def _lettered(self, draft: Draft, changed: dict[str, str]) -> list[str]:
        letters = draft["board"].replace("/", "")
        return [changed.get(place, letter) for place, letter in zip(self.cells, letters, strict=True)]

    def top(self, draft: Draft, place: str) -> str:
        """The man that a hand takes from a place, nothing where nobody stands."""
        return next((man for there, man in reversed(self.men(draft)) if there == place), "")

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        """Touch a place with a man of the tray: he stands there; one who stands there already goes."""
        return self.put(draft, place, "" if self.top(draft, place) == man else man)

    def take(self, draft: Draft, place: str) -> Draft:
        """Take the man of a place away."""
        return self.put(draft, place, "")

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        """Move the man of a place to another one, in the place of whoever stands there."""
        man = self.top(draft, origin)
        if not man or origin == target or target not in self.cells:
            return draft
        return self.put(self.put(draft, origin, ""), target, man)

    def mark(self, draft: Draft, name: str, place: str) -> Draft:
        """Have a field name a place, or name it no longer."""
        mark = next(mark for mark in self.marks if mark.name == name)
        return {**draft, name: mark.toggled(draft[name], place)}

    def link(self, draft: Draft, one: str, other: str) -> Draft:
        """Join two places, or part them."""
        return draft

    def marked(self, draft: Draft, several: bool) -> tuple[str, ...]:
        """The places that the fields name which name one of them, or `several`."""
        marks = (mark for mark in self.marks if mark.several == several)
        return tuple(place for mark in marks for place in mark.places(draft[mark.name]))

    # --- beside the board -----------------------------------------------------------------------------------------

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """What can be set beside the board."""
        return tuple(control for each in self.fields for control in each.controls(draft[each.name]))

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        """Set something beside the board."""
        name = control.partition(".")[0]
        field = next(field for field in self.fields if field.name == name)
        return {**draft, name: field.changed(draft[name], control, value)}

    # --- what follows ---------------------------------------------------------------------------------------------

    def follow(self, draft: Draft) -> Draft:
        """The draft with the fields that others decide."""
        return draft

    def emptied(self) -> Draft:
        """The board without men, everything else as at the start."""
        return {**self.opening, "board": "".join(each if each == "/" else FREE for each in self.opening["board"])}

    def read(self, draft: Draft) -> Position:
        """The position that a draft is. Raises `BadPosition`."""
        return self.game.read(text_of(draft), self.options, self.players)

    def flaw(self, draft: Draft) -> str:
        """The name of what keeps a draft from being a position, nothing where it is one."""
        try:
            self.read(draft)
        except BadPosition as error:
            return error.flaw
        return ""

    def adapted(self, draft: Draft, keep: str = "") -> Draft:
        """A draft that is no position, with such fields changed that follow from others, if that makes it one; `keep`
        is the field that a hand has just set."""
        before = self.flaw(draft)
        if not before:
            return draft
        names = [name for name in self.adapts if name != keep]
        better = draft
        # as it is first: as little as possible changes
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
        """What is drawn of a draft that is no position."""
        return Sketch(self.men(draft), text_of(draft))

    def room(self, draft: Draft) -> Any | None:
        """What the board has to make room for, where that is not the start."""
        return None
