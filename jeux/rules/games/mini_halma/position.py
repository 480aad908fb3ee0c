"""Mini-Halma: the position. Rules are named R1…R4 as in the page of the game."""

from __future__ import annotations

from collections.abc import Iterable

from jeux.rules.contract import Effect, MalformedStep, Moved, Refusal, Result
from jeux.rules.games.mini_halma.board import CELLS, FREE, GOAL, INDEX, LIMIT, MINIMUM, ORIGINS, STEPS
from jeux.rules.position import PositionBase


class MiniHalma(PositionBase):
    """A position: the men by cell, and the number of moves made."""

    __slots__ = ("board", "free", "moves")

    def __init__(self, board: str, moves: int) -> None:
        self.board = board
        self.moves = moves
        self.free = board.index(FREE)
        self.settle(0, self._find_result())

    def _find_result(self) -> Result | None:
        score = (float(MINIMUM - self.moves),)
        if self.board == GOAL:
            return Result(score, "minimum" if self.moves <= MINIMUM else "solved")
        return Result(score, "move-limit") if self.moves >= LIMIT else None

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.board, self.moves)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> Iterable[str]:
        return ORIGINS[self.free]

    def play(self, step: str) -> MiniHalma:
        assert step in self.steps(), step
        board, origin = list(self.board), ORIGINS[self.free][step]
        board[self.free], board[origin] = board[origin], FREE
        return MiniHalma("".join(board), self.moves + 1)

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Mini-Halma")
        if self.result():
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
