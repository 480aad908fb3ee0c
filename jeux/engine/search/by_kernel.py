"""Thinks with a kernel: the root belongs to the rules, the tree below to a board of plain numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from jeux.engine.brain import Report
from jeux.engine.budget import Budget, Choice, Clock, Stopped
from jeux.engine.kernels import kernel
from jeux.engine.search.deepening import Root
from jeux.rules.contract import Position

P = TypeVar("P", bound=Position)

FEWEST_BITS, MOST_BITS = 12, 21
"""The table has 4 096 entries of 16 bytes at least, two millions (32 MB) at most."""


LONG, LATE = 200_000, 4
"""Nodes from which a search takes the risk of late move reductions (and of passes, where the game is for it), and after
how many steps, where the board does not say: shallow searches would miss what they pass over."""


def nothing(position: Position) -> Iterable[int]:
    """No position of the past ends the game when it comes back."""
    return ()


@dataclass(frozen=True, slots=True)
class Sense(Generic[P]):
    """What a game teaches the search: `board` makes the kernel's board of a position, `number` the number of a legal
    step on it, `scale` is how many points make a winning chance of 73 % (logistic), `past` the layouts of the positions
    whose return ends the game; `narrow` makes the board where only the steps worth looking at are generated, in games
    that have too many (nothing is proven there); `bold` says whether a long search gains by trying passes."""

    board: Callable[[P], Any]
    number: Callable[[P, str], int]
    scale: int
    past: Callable[[P], Iterable[int]] = nothing
    narrow: Callable[[P], Any] | None = None
    bold: bool = False


class Tree(Generic[P]):
    """A kernel's search, spoken to in steps of the rules."""

    def __init__(self, sense: Sense[P], root: P, budget: Budget, clock: Clock) -> None:
        self._sense = sense
        self._root = root
        self._clock = clock
        board = (sense.narrow or sense.board)(root)
        self._numbers = {step: sense.number(root, step) for step in root.steps()}
        if sense.narrow:
            looked_at = {board.steps[i] for i in range(board.generate(0))}
            self._numbers = {step: number for step, number in self._numbers.items() if number in looked_at}
        wanted = MOST_BITS if budget.nodes is None else (2 * budget.nodes).bit_length()
        bits = min(max(wanted, FEWEST_BITS), MOST_BITS)
        if budget.nodes is None or budget.nodes >= LONG:
            board.late = board.late or LATE
            board.bold = sense.bold
        self._search: Any = kernel("alphabeta").Search(
            board, sense.scale, budget.nodes or 0, clock.spent, sense.past(root), bits
        )

    @property
    def steps(self) -> list[str]:
        """The steps of the root that are looked at."""
        return list(self._numbers)

    @property
    def estimates(self) -> int:
        """The leaves that were estimated."""
        return int(self._search.estimates)

    def score(self, step: str, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Raises `Stopped`."""
        found = self._search.score(self._numbers[step], depth, alpha, beta)
        self._clock.nodes = self._search.nodes
        if self._search.stopped:
            raise Stopped
        return int(found)

    def line(self, step: str, depth: int) -> tuple[str, ...]:
        """The line expected after a step of the root, read in the table."""
        here: P = self._root
        line: list[str] = []
        for number in self._search.line(self._numbers[step], max(1, 2 * depth)):
            told = {self._sense.number(here, text): text for text in here.steps()}
            if number not in told:
                break  # the way has ended the game, which the board does not see
            line.append(told[number])
            here = here.play(line[-1])
        return tuple(line)


def think(sense: Sense[P], position: P, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for two players without chance and a player to decide."""
    assert position.turn >= 0, "somebody decides"
    tree = Tree(sense, position, budget, clock)
    return Root(tree, tree.steps, sense.scale, sense.narrow is None, clock).deepen(budget, rng, report)
