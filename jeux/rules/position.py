"""The common part of all positions: equality by value, cached steps, no chance by default."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from jeux.rules.contract import OVER, Result


class PositionBase(ABC):
    """The base class of positions. Each game's class adds its rules.

    A game's `__init__` sets its own fields and then calls `settle`. A game of chance overrides `chances`, `throws` and
    `outcome`."""

    __slots__ = ("_result", "_steps", "turn")

    past: tuple[Any, ...] = ()
    turn: int
    _result: Result | None
    _steps: tuple[str, ...] | None

    def settle(self, turn: int, result: Result | None) -> None:
        """Set who decides the next step, unless the game has ended with this result."""
        self._steps = None
        self._result = result
        self.turn = OVER if result else turn

    # --- value ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def identity(self) -> tuple[object, ...]:
        """What makes two positions equal: everything except the repetition history."""

    @abstractmethod
    def text(self) -> str:
        """The canonical position text."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text()}>"

    # --- steps and end --------------------------------------------------------------------------------------------

    @abstractmethod
    def find_steps(self) -> Iterable[str]:
        """The legal steps where a player decides."""

    def steps(self) -> tuple[str, ...]:
        if self._steps is None:
            if self.turn >= 0:
                self._steps = tuple(self.find_steps())
            else:
                self._steps = tuple(step for step, _ in self.chances())
        return self._steps

    def result(self) -> Result | None:
        return self._result

    # --- chance: none by default ----------------------------------------------------------------------------------

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        return ()

    def throws(self) -> int:
        return 0

    def outcome(self, dice: tuple[int, ...]) -> str:
        raise AssertionError(f"nothing is thrown in {self}")
