"""Mini-Halma solitaire (Fore and Aft, the English Sixteen): exchange the black and the white men, in 46 moves at best.

Source: the sheet *Un mini-Halma solitaire* of *Ludofiches 82*. Rules are named R1…R4 as in the page of the game; steps
are in the notation of the sheet: ``dN``, ``sE``… a kind, then the direction in which the man travels (O is west).
"""

from __future__ import annotations

from collections.abc import Iterable

from jeux.rules.boards import neighbours, square_places
from jeux.rules.contract import (
    BadPosition,
    Board,
    Effect,
    Facts,
    Game,
    MalformedStep,
    Moved,
    Options,
    Position,
    Refusal,
    Result,
    complete_options,
)
from jeux.rules.position import PositionBase
from jeux.rules.text import read_choice, read_fields, read_int

CELLS = tuple("a5 b5 c5 a4 b4 c4 a3 b3 c3 d3 e3 c2 d2 e2 c1 d1 e1".split())
"""The order of `board=`: two squares of 3 × 3 that share c3."""
INDEX = {cell: i for i, cell in enumerate(CELLS)}
WHERE = square_places(CELLS)
START = "bbbbbbbb.wwwwwwww"
GOAL = "wwwwwwww.bbbbbbbb"
MINIMUM = 46
LIMIT = 999
FREE = "."
_DIRECTIONS = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "O": (-1, 0)}
STEPS = tuple(f"{kind}{direction}" for kind in "ds" for direction in "ENOS")
_LINES = (
    *(tuple(cell for cell in CELLS if cell[1] == row) for row in "12345"),
    *(tuple(cell for cell in CELLS if cell[0] == column) for column in "abcde"),
)


def _origin(free: str, step: str) -> str | None:
    """The cell that the man of a step comes from, None outside the board. A man jumped over stands on the board."""
    x, y = _DIRECTIONS[step[1]]
    for far in range(1, 2 if step[0] == "d" else 3):
        cell = f"{chr(ord(free[0]) - far * x)}{int(free[1]) - far * y}"
        if cell not in INDEX:
            return None
    return cell


ORIGINS = tuple(
    {step: INDEX[origin] for step in STEPS if (origin := _origin(free, step)) is not None} for free in CELLS
)
"""For each free cell, the steps there are and the cells that their men come from."""


class MiniHalma(PositionBase):
    """A position: the men by cell, and the number of moves made."""

    __slots__ = ("board", "free", "moves")

    def __init__(self, board: str, moves: int) -> None:
        self.board = board
        self.moves = moves
        self.free = board.index(FREE)
        self._settle(0, self._find_result())

    def _find_result(self) -> Result | None:
        score = (float(MINIMUM - self.moves),)
        if self.board == GOAL:
            return Result(score, "minimum" if self.moves <= MINIMUM else "solved")
        return Result(score, "move-limit") if self.moves >= LIMIT else None

    # --- value ----------------------------------------------------------------------------------------------------

    def _value(self) -> tuple[object, ...]:
        return (self.board, self.moves)

    # --- steps ----------------------------------------------------------------------------------------------------

    def _find_steps(self) -> Iterable[str]:
        return ORIGINS[self.free]

    def play(self, step: str) -> MiniHalma:
        assert step in self.steps(), step
        board, origin = list(self.board), ORIGINS[self.free][step]
        board[self.free], board[origin] = board[origin], FREE
        return MiniHalma("".join(board), self.moves + 1)

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Mini-Halma")
        if self._result:
            return Refusal("game-over")
        return None if step in ORIGINS[self.free] else Refusal("no-man", (CELLS[self.free],))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def men(self) -> tuple[tuple[str, str], ...]:
        return tuple((cell, man) for cell, man in zip(CELLS, self.board, strict=True) if man != FREE)

    def effects(self, step: str) -> tuple[Effect, ...]:
        origin, target = self.places(step)
        return (Moved(self.board[INDEX[origin]], origin, target, jump=step[0] == "s"),)

    def places(self, step: str) -> tuple[str, ...]:
        return CELLS[ORIGINS[self.free][step]], CELLS[self.free]

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if len(places) != 2 or places[1] != CELLS[self.free]:
            return None
        return next((step for step, i in ORIGINS[self.free].items() if CELLS[i] == places[0]), None)

    def text(self) -> str:
        return f"board={self.board} turn=A moves={self.moves}"


# --- doors ------------------------------------------------------------------------------------------------------------


def start(options: Options, players: int) -> MiniHalma:
    """Black in the upper square, White in the lower one, c3 free."""
    assert players == 1, players
    complete_options(GAME, options)
    return MiniHalma(START, 0)


def read(text: str, options: Options, players: int) -> MiniHalma:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 1, players
    complete_options(GAME, options)
    board, turn, moves = read_fields(text, ("board", "turn", "moves"))
    if sorted(board) != sorted(START):
        raise BadPosition("board= takes eight b, eight w and one free cell")
    read_choice(turn, ("A",), "turn")
    return MiniHalma(board, read_int(moves, 0, LIMIT, "moves"))


def _nobody_gives_up(position: Position) -> tuple[int, ...]:
    """Nobody is there to win what one gives up."""
    return ()


GAME = Game(
    key="mini_halma",
    facts=Facts(family="solitaire", age=8, minutes=15, luck="strategie"),
    players=(1,),
    sides=("A",),
    men=("b", "w"),
    board=Board(
        CELLS,
        WHERE,
        (-0.5, -0.5, 4.5, 4.5),
        near=neighbours(CELLS, _LINES),
    ),
    options=(),
    presets=(),
    refusals=("game-over", "no-man"),
    endings=("minimum", "solved", "move-limit"),
    start=start,
    read=read,
    in_points=True,
    prices=_nobody_gives_up,
)
