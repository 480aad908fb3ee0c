"""Search with a kernel: the root uses the rules, the tree below a compact numeric board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import Report
from jeux.engine.search.deepening import SURE_WIN, WIN, RootSearch, distance
from jeux.rules.contract import OVER, Position

if TYPE_CHECKING:
    from jeux.engine.kernels import board_search
else:
    board_search = lazy_kernel("board_search")

P = TypeVar("P", bound=Position)

PROOFS = 16
"""A proof that a distance is the shortest may use 1 / `PROOFS` of the nodes of a search."""

FEWEST_BITS, MOST_BITS = 12, 21
"""The log2 of the fewest and most entries of the transposition table: 4 096 to two million entries of 16 bytes (32
MB)."""
LONG, LMR_AFTER = 200_000, 4
"""Nodes from which a search takes the risk of late move reductions (and of selective search, where the adapter asks for
it), and after how many steps, where the board does not say: shallow searches would miss what they pass over."""


def nothing(position: Position) -> Iterable[int]:
    """Default of `past`: no earlier position matters."""
    return ()


@dataclass(frozen=True, slots=True)
class KernelAdapter(Generic[P]):
    """How positions of a game become boards of its kernel: `board` makes the board of a position, `number` the number
    of a legal step on it; `scale` is how many points make a winning chance of 73 % (logistic), `past` the repetition
    keys of the positions whose return ends the game; `narrow` makes the board where only the steps worth looking at are
    generated, in games that have too many (nothing is proven there); `selective` says whether a long search gains by
    null moves and late move pruning, `single` whether every turn is one step."""

    board: Callable[[P], board_search.Board]
    number: Callable[[P, str], int]
    scale: int
    past: Callable[[P], Iterable[int]] = nothing
    narrow: Callable[[P], board_search.Board] | None = None
    selective: bool = False
    single: bool = False


class KernelSearch(Generic[P]):
    """A kernel's search below the root, addressed in steps of the rules."""

    def __init__(self, adapter: KernelAdapter[P], root: P, budget: Budget, clock: Clock) -> None:
        self._adapter = adapter
        self._root = root
        self._clock = clock
        board = (adapter.narrow or adapter.board)(root)
        self._numbers = {step: adapter.number(root, step) for step in budget.root_steps(root)}
        if adapter.narrow and budget.only is None:
            looked_at = {board.steps[i] for i in range(board.generate(0))}
            self._numbers = {step: number for step, number in self._numbers.items() if number in looked_at}
        wanted = MOST_BITS if budget.nodes is None else (2 * budget.nodes).bit_length()
        bits = min(max(wanted, FEWEST_BITS), MOST_BITS)
        if budget.nodes is None or budget.nodes >= LONG:
            board.lmr_after = board.lmr_after or LMR_AFTER
            board.selective = adapter.selective
        self._plain = not (board.lmr_after or board.selective)
        self._limit, self._bits = budget.nodes or 0, bits
        self._search = self._alpha_beta(board, clock.spent, self._limit)
        self._whole: board_search.AlphaBeta | None = None
        """An unpruned search, and the limit of its nodes."""
        self._until = 0

    def _alpha_beta(
        self, board: board_search.Board, spent: Callable[[int], bool], limit: int
    ) -> board_search.AlphaBeta:
        adapter = self._adapter
        return board_search.AlphaBeta(board, adapter.scale, limit, spent, adapter.past(self._root), self._bits)

    @property
    def steps(self) -> list[str]:
        """The root steps searched."""
        return list(self._numbers)

    @property
    def estimates(self) -> int:
        """The leaves that were estimated."""
        return self._search.estimates

    def score(self, step: str, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Raises `Stopped`."""
        score = self._search.score(self._numbers[step], depth, alpha, beta)
        self._clock.nodes = self._search.nodes
        if self._search.stopped:
            raise Stopped
        return score

    def principal_variation(self, step: str, depth: int) -> tuple[str, ...]:
        """The principal variation that begins with a step of the root."""
        here: P = self._root
        line: list[str] = []
        for number in self._search.principal_variation(self._numbers[step], max(1, 2 * depth)):
            steps = {self._adapter.number(here, step): step for step in here.steps()}
            if number not in steps:
                break  # the game ended by its history, which the board does not know
            line.append(steps[number])
            here = here.play(line[-1])
        return tuple(line)

    def turns(self, step: str, score: int, depth: int) -> int | None:
        """The turns to the end after a step whose proven score was first found at this depth, if that distance is
        proven to be the shortest.

        The principal variation gives an upper bound: it reaches the end, or a position with a known distance. The
        previous iteration has ruled out a shorter one, unless late moves are reduced."""
        if self._adapter.narrow:
            return None
        left = WIN - abs(score)
        line = self.principal_variation(step, depth)
        turns, mover, end = self._walk(line)
        if end.turn == OVER and len(line) != left:
            return None
        if end.turn != OVER:
            if end.turn == mover or not (depth == 1 or self._adapter.single):
                return None
            turns += left - len(line)
        known = depth == 1 or (self._plain and turns == depth)
        return distance(score > 0, turns) if known or self._no_sooner(step, score, turns) else None

    def _walk(self, line: tuple[str, ...]) -> tuple[int, int, P]:
        """The number of turns in a line, the player of the last one, and the final position."""
        here, turns, mover = self._root, 0, OVER
        for step in line:
            turns += here.turn != mover
            mover, here = here.turn, here.play(step)
        return turns, mover, here

    def _no_sooner(self, step: str, score: int, turns: int) -> bool:
        """Whether an unpruned search finds no earlier end. False if it runs out of nodes."""
        nearer = score if self._adapter.single else SURE_WIN - 1
        if score < 0:
            nearer = score - 1 if self._adapter.single else -SURE_WIN
        if self._clock.over():
            return False
        if self._whole is None:
            board = self._adapter.board(self._root)
            board.lmr_after, board.selective = 0, False
            self._whole = self._alpha_beta(board, self._given_up, 0)
        whole = self._whole
        self._until = min(whole.nodes + self._limit // PROOFS, self._limit // 2)
        whole.stopped = False
        found = whole.score(self._numbers[step], turns - 1, nearer, nearer + 1)
        if whole.stopped:
            return False
        return found <= nearer if score > 0 else found > nearer

    def _given_up(self, nodes: int) -> bool:
        """Whether the proof of a distance must be abandoned: one may use 1 / `PROOFS` of the nodes, all together half
        of them."""
        return (self._limit > 0 and nodes > self._until) or self._clock.over()


def think(
    adapter: KernelAdapter[P], position: P, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The best step found within the budget, for two players without chance and a player to decide."""
    assert position.turn >= 0, "somebody decides"
    search = KernelSearch(adapter, position, budget, clock)
    return RootSearch(search, search.steps, adapter.scale, adapter.narrow is None, clock).deepen(budget, rng, report)
