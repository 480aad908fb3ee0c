"""Turnabout: the attacker lays tiles to lead a line across the board, the defender uses them up before.

Source: the sheet *Turnabout* of *Ludofiches 82*. Rules are named R1…R5 as in the page of the game. Boards are those of
`turnabout_board`.
"""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import (
    BadPosition,
    Board,
    Effect,
    Facts,
    Flipped,
    Formed,
    Game,
    MalformedStep,
    Option,
    Options,
    Put,
    Refusal,
    Result,
    complete_options,
)
from jeux.rules.games.turnabout.board import (
    EMPTY,
    INDEX,
    LETTERS,
    LOOKS,
    NEIGHBOURS,
    POINTS,
    STEPS,
    TEXT,
    WHERE,
    closes,
    whole_path,
)
from jeux.rules.position import PositionBase
from jeux.rules.text import read_choice, read_fields

SIDES = "ad"
TILES = {"x": "cross", "a": "arcs", "b": "turned"}
"""The man that shows each look."""


class Turnabout(PositionBase):
    """A position: `fixed` and `tiles` are the options, `board` the looks by cell, `laid` the tiles on it."""

    __slots__ = ("board", "fixed", "laid", "tiles")

    def __init__(self, fixed: bool, tiles: int, board: bytes, last: int = -1) -> None:
        """`last` is the cell of the last tile when no path was there before; -1 looks at the whole board."""
        self.fixed = fixed
        self.tiles = tiles
        self.board = board
        self.laid = len(board) - board.count(0)
        self._settle(self.laid % 2, self._find_result(last))

    # --- value ----------------------------------------------------------------------------------------------------

    def _value(self) -> tuple[object, ...]:
        return (self.fixed, self.tiles, self.board)

    @property
    def left(self) -> int:
        """The tiles of the stock (R3)."""
        return self.tiles - self.laid

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self, last: int) -> Result | None:
        path = whole_path(self.board) if last < 0 or closes(self.board, last) else ()
        if path:
            return Result((1.0, 0.0), "path", tuple(dict.fromkeys(path)))
        return None if self.left else Result((0.0, 1.0), "stock-empty")

    # --- steps ----------------------------------------------------------------------------------------------------

    def _find_steps(self) -> Iterator[str]:
        looks = 2 if self.fixed else 3
        return (text for i, look in enumerate(self.board) if not look for text in TEXT[i][:looks])

    def play(self, step: str) -> Turnabout:
        cell, look = STEPS[step]
        assert step in self.steps(), step
        board = bytearray(self.board)
        board[cell] = look
        return Turnabout(self.fixed, self.tiles, bytes(board), cell)

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Turnabout")
        if self._result:
            return Refusal("game-over")
        cell, look = STEPS[step]
        if self.board[cell]:
            return Refusal("occupied", (POINTS[cell],))
        return Refusal("no-rotation", (POINTS[cell],)) if self.fixed and LETTERS[look] == "b" else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def _boxes(self) -> tuple[int, int]:
        """The stock as it lies beside the players; an odd tile is the defender's, who lays it next."""
        return self.left // 2, self.left - self.left // 2

    def effects(self, step: str) -> tuple[Effect, ...]:
        cell, look = step.split(":")
        found: list[Effect] = [Put(TILES["x"], f"box:{SIDES[self.laid % 2]}", cell)]
        if look != "x":
            found.append(Flipped(TILES[look], cell))
        result = self.play(step).result()
        if result and result.places:
            found.append(Formed(result.places))
        return tuple(found)

    def men(self) -> tuple[tuple[str, str], ...]:
        found = [(POINTS[i], TILES[LETTERS[look]]) for i, look in enumerate(self.board) if look]
        for side, count in zip(SIDES, self._boxes(), strict=True):
            found += [(f"box:{side}", TILES["x"])] * count
        return tuple(found)

    def places(self, step: str) -> tuple[str, ...]:
        cell, look = step.split(":")
        return cell, f"look:{look}"

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or places[0] not in INDEX:
            return None
        cell = places[0]
        if len(places) == 2 and places[1].startswith("look:") and places[1][5:] in LOOKS:
            return f"{cell}:{places[1][5:]}"
        idle = bool(self._result or self.board[INDEX[cell]])
        return f"{cell}:x" if len(places) == 1 and idle else None

    def text(self) -> str:
        return f"board={''.join(LETTERS[look] for look in self.board)} turn={SIDES[self.laid % 2]}"


# --- doors ------------------------------------------------------------------------------------------------------------


def _chosen(options: Options) -> tuple[bool, int]:
    full = complete_options(GAME, options)
    return full["rotation"] == "fixed", int(full["tiles"])


def start(options: Options, players: int) -> Turnabout:
    """The empty board, the attacker to play."""
    assert players == 2, players
    return Turnabout(*_chosen(options), EMPTY)


def read(text: str, options: Options, players: int) -> Turnabout:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    fixed, tiles = _chosen(options)
    board, turn = read_fields(text, ("board", "turn"))
    if len(board) != len(POINTS) or set(board) - set(LETTERS):
        raise BadPosition("board= takes 64 characters among x, a, b and .")
    laid = len(board) - board.count(".")
    if laid > tiles:
        raise BadPosition(f"there are only {tiles} tiles")
    if SIDES.index(read_choice(turn, tuple(SIDES), "turn")) != laid % 2:
        raise BadPosition("the attacker and the defender lay in turn: it is the other's")
    if fixed and "b" in board:
        raise BadPosition("the arcs lie in the look a only")
    return Turnabout(fixed, tiles, bytes(LETTERS.index(look) for look in board))


GAME = Game(
    key="turnabout",
    facts=Facts(family="connexion", age=8, minutes=20, luck="strategie"),
    players=(2,),
    sides=("a", "d"),
    men=tuple(TILES.values()),
    board=Board(POINTS, WHERE, (-0.5, -0.5, 7.5, 7.5), near=NEIGHBOURS),
    options=(Option("rotation", ("free", "fixed")), Option("tiles", ("32", "64"))),
    presets=(
        ("fiche", ()),
        ("plateau-plein", (("tiles", "64"),)),
    ),
    refusals=("game-over", "occupied", "no-rotation"),
    endings=("path", "stock-empty"),
    start=start,
    read=read,
    asymmetric=True,
)
