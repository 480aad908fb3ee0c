"""Morpion: three marks in a row on nine cells.

Rules are named R1…R3 as in the page of the game.
"""

from __future__ import annotations

from itertools import product

from jeux.rules.boards import neighbours, square_places
from jeux.rules.contract import (
    BadPosition,
    Board,
    Effect,
    Formed,
    Game,
    MalformedStep,
    Options,
    Put,
    Refusal,
    Result,
    complete_options,
)
from jeux.rules.games.morpion import CARD
from jeux.rules.position import PositionBase
from jeux.rules.text import read_choice, read_fields

SIDES = "xo"
EMPTY = "."
CELLS = tuple(f"{x}{y}" for y, x in product("123", "abc"))
COLUMNS, ROWS = (
    tuple(tuple(p for p in CELLS if p[i] == name) for name in names) for i, names in enumerate(("abc", "123"))
)
LINES = (*COLUMNS, *ROWS, ("a1", "b2", "c3"), ("a3", "b2", "c1"))
STOCK = 5
"""The men of a side."""


class Morpion(PositionBase):
    """A position: `cells` holds the man of each cell of `CELLS`, or `EMPTY`; `side` is the one to place."""

    __slots__ = ("cells", "side")

    def __init__(self, cells: str) -> None:
        self.cells = cells
        self.side = cells.count(SIDES[0]) - cells.count(SIDES[1])
        self.settle(self.side, self._find_result())

    def identity(self) -> tuple[object, ...]:
        return (self.cells,)

    def _at(self, cell: str) -> str:
        return self.cells[CELLS.index(cell)]

    def _find_result(self) -> Result | None:
        for line in LINES:
            if {self._at(cell) for cell in line} == {SIDES[1 - self.side]}:
                return Result((1.0, 0.0) if self.side else (0.0, 1.0), "aligned", line)
        return None if EMPTY in self.cells else Result((0.5, 0.5), "board-full")

    def find_steps(self) -> tuple[str, ...]:
        return tuple(cell for cell in CELLS if self._at(cell) == EMPTY)

    def play(self, step: str) -> Morpion:
        assert step in self.steps(), step
        i = CELLS.index(step)
        return Morpion(self.cells[:i] + SIDES[self.side] + self.cells[i + 1 :])

    def refusal(self, step: str) -> Refusal | None:
        if step not in CELLS:
            raise MalformedStep(f"{step!r} is no step of Morpion")
        if self.result():
            return Refusal("game-over")
        return None if self._at(step) == EMPTY else Refusal("occupied", (step,))

    def effects(self, step: str) -> tuple[Effect, ...]:
        man, result = SIDES[self.side], self.play(step).result()
        put = Put(man, f"hand:{man}", step)
        return (put, Formed(result.places)) if result and result.places else (put,)

    def men(self) -> tuple[tuple[str, str], ...]:
        placed = [(cell, man) for cell, man in zip(CELLS, self.cells, strict=True) if man != EMPTY]
        return (*placed, *((f"hand:{man}", man) for man in SIDES for _ in range(STOCK - self.cells.count(man))))

    def places(self, step: str) -> tuple[str, ...]:
        return (step,)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """A cell; the man may be taken from its stock first."""
        if places and places[0] == f"hand:{SIDES[self.side]}":
            places = places[1:]
        return places[0] if len(places) == 1 and places[0] in CELLS else None

    def text(self) -> str:
        return f"board={self.cells} turn={SIDES[self.side]}"


def start(options: Options, players: int) -> Morpion:
    """The empty board; the crosses begin (R1)."""
    assert players == 2, players
    complete_options(GAME, options)
    return Morpion(EMPTY * len(CELLS))


def read(text: str, options: Options, players: int) -> Morpion:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    complete_options(GAME, options)
    cells, turn = read_fields(text, ("board", "turn"))
    if len(cells) != len(CELLS) or set(cells) - {*SIDES, EMPTY}:
        raise BadPosition("board= takes 9 characters among x, o and .")
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    if cells.count(SIDES[0]) - cells.count(SIDES[1]) != side:
        raise BadPosition("the sides place in turn, crosses first: these men cannot be", "in-turn")
    if any(all(cells[CELLS.index(cell)] == SIDES[side] for cell in line) for line in LINES):
        raise BadPosition("the side to play has a row: the other would not have placed", "row")
    return Morpion(cells)


_WHERE = square_places(CELLS)

GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=tuple(SIDES),
    men=tuple(SIDES),
    board=Board(CELLS, _WHERE, (-0.5, -0.5, 2.5, 2.5), near=neighbours(CELLS, (*COLUMNS, *ROWS))),
    options=(),
    presets=(),
    refusals=("game-over", "occupied"),
    endings=("aligned", "board-full"),
    start=start,
    read=read,
)
