"""The starting position of a backgammon game, as set up by SGF nodes.

Letters are points: ``a`` is White's 1 and Black's 24; ``y`` is the bar and ``z`` borne off. Seats are sides here: White
is the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from jeux.formats.contract import FormatError
from jeux.formats.sgf.syntax import Node, composed
from jeux.rules.contract import Options
from jeux.rules.games.backgammon.game import start
from jeux.rules.games.backgammon.men import BAR, OFF, START
from jeux.rules.games.backgammon.position import NOBODY, Backgammon
from jeux.rules.tables import MEN_EACH, dice_to_play

COLOURS = "WB"
"""The colour letters of the sides."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SETUP = ("AE", "AW", "AB", "CV", "CP", "CO")
"""The properties that set up the board or the cube."""
_OWNERS = {"w": 0, "b": 1, "c": NOBODY, "n": NOBODY}


def place_of(letter: str, side: int) -> int:
    """The number of a point, as `side` counts it, for a letter."""
    if letter in "yz":
        return BAR if letter == "y" else OFF
    return 24 - LETTERS.index(letter) if side else LETTERS.index(letter) + 1


def letter_of(place: int, side: int) -> str:
    """The letter for a point as `side` counts it."""
    if place in (BAR, OFF):
        return "y" if place == BAR else "z"
    return LETTERS[24 - place if side else place - 1]


def dice_of(value: str) -> tuple[int, int] | None:
    """The two dice in a text; None if it is not a throw."""
    if len(value) != 2 or set(value) - set("123456"):
        return None
    return int(value[0]), int(value[1])


@dataclass(slots=True)
class Setup:
    """The setup collected from the nodes before the first turn."""

    rows: list[list[int]] = field(default_factory=lambda: [list(row) for row in START])
    stake: int = 1
    cube: int = NOBODY
    side: int | None = None
    dice: tuple[int, int] | None = None
    board: bool = False
    """Whether checkers were set up."""

    def take(self, node: Node) -> None:
        """Apply the setup properties of a node. Raises `FormatError`."""
        for name in ("AE", "AW", "AB"):
            if name in node.properties:
                self.board = True
                for letter in _letters(node, name):
                    self._put(name, letter)
        if "CV" in node.properties:
            value = node.value("CV")
            if not value.isdecimal() or len(value) > 4:
                raise node.error("unexpected", "CV")
            self.stake = int(value)
        for name in ("CP", "CO"):
            if name in node.properties:
                owner = node.value(name).lower()
                if owner not in _OWNERS:
                    raise node.error("unexpected", name)
                self.cube = _OWNERS[owner]
        if "PL" in node.properties:
            self.side = int(node.value("PL").upper() in ("B", "BLACK", "1"))
        if "DI" in node.properties:
            self.dice = dice_of(node.value("DI"))
            if not self.dice:
                raise node.error("unexpected", "DI")

    def _put(self, name: str, letter: str) -> None:
        if name == "AE":
            for side in (0, 1):
                self.rows[side][place_of(letter, side)] = 0
        else:
            self.rows[COLOURS.index(name[1])][place_of(letter, COLOURS.index(name[1]))] += 1

    @property
    def opening(self) -> bool:
        """Whether the game starts with an opening throw."""
        return not self.board and self.cube == NOBODY

    def text(self, options: Options, mover: int) -> str:
        """The starting position as text, with `mover` to play by default; empty for the usual one. Raises
        `FormatError`."""
        fresh = start(options, 2)
        rules = fresh.rules
        if self.opening:
            return "" if self.stake == 1 else Backgammon(rules, START, NOBODY, "open", (), self.stake).text()
        side = mover if self.side is None else self.side
        white, black = ((MEN_EACH - sum(row[1:]), *row[1:]) for row in self.rows)
        if white[0] < 0 or black[0] < 0:
            raise FormatError("position")
        here = Backgammon(rules, (white, black), side, "roll", (), self.stake, self.cube)
        if self.dice:
            return Backgammon(rules, here.rows, side, "play", dice_to_play(*self.dice), self.stake, self.cube).text()
        phase = "double" if here.may_offer(side) else "roll"
        gone = [row[0] == MEN_EACH for row in here.rows]
        if any(gone):
            return Backgammon(rules, here.rows, int(gone[0]), "over", (), self.stake, self.cube).text()
        return Backgammon(rules, here.rows, side, phase, (), self.stake, self.cube).text()


def _letters(node: Node, name: str) -> Iterator[str]:
    """The letters of a property, with ranges such as ``a:y`` expanded. Raises `FormatError`."""
    for value in node.properties[name]:
        first, last = composed(value)
        if not first and not last:
            continue
        ends = [each for each in (first, last or first) if len(each) == 1 and each in LETTERS]
        if len(ends) != 2 or ends[0] > ends[1]:
            raise node.error("unexpected", name, first)
        yield from LETTERS[LETTERS.index(ends[0]) : LETTERS.index(ends[1]) + 1]


def nodes_of(here: Backgammon, seats: tuple[int, int]) -> Iterator[dict[str, tuple[str, ...]]]:
    """The nodes that set up a position; `seats` are those of our sides, White being seat 0."""
    men: dict[str, tuple[str, ...]] = {"PL": (COLOURS[seats[here.side]],), "AE": ("a:y",)}
    for side, row in enumerate(here.rows):
        seat = seats[side]
        placed = (letter_of(place, seat) for place in range(1, BAR + 1) for _ in range(row[place]))
        men[f"A{COLOURS[seat]}"] = tuple(sorted(placed))
    yield {name: values for name, values in men.items() if values}
    if here.stake > 1:
        yield {"CV": (str(here.stake),)}
    if here.cube != NOBODY:
        yield {"CP": (COLOURS[seats[here.cube]].lower(),)}
    if here.dice:
        yield {"PL": (COLOURS[seats[here.side]],), "DI": (f"{here.dice[0]}{here.dice[1]}",)}
