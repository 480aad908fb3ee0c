"""The player of Reversi: its kernel (`kernels.games.reversi`) and five levels.

The search deepens turn by turn on estimated margins. Near the end it goes to the last square, first with Multi-ProbCut
at growing confidence, finally without: the margin is then exact. With few empty squares it solves at once: first the
winner, which is all the value shows, then the margin, to choose among equal steps.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from math import exp, log, log2
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search.deepening import MAX_DEPTH, SURE_WIN, RootSearch
from jeux.engine.tables.weights import learned_weights
from jeux.rules.contract import Position
from jeux.rules.games.reversi.board import INDEX, POINTS
from jeux.rules.games.reversi.position import PASS, Reversi

if TYPE_CHECKING:
    from jeux.engine.kernels.games import reversi as reversi_kernel
    from jeux.engine.kernels.games import reversi_patterns
else:
    reversi_kernel = lazy_kernel("games.reversi")
    reversi_patterns = lazy_kernel("games.reversi_patterns")

A_DISC = 32
"""The points of the estimate for a disc."""
SCALE = 6 * A_DISC
"""The points of the estimate for a winning chance of 73 %."""
NEAR_END = 9
"""The end is searched once the estimates have come within so many turns of it."""
MOST_SOLVED = 17
"""With more empty squares, the exact search comes after searches to the end with ProbCut."""
LEAP = 2
"""So many turns before the end, a search goes to the end; earlier, move ordering would not be good enough."""
ASPIRATION = 96
"""The half width of the aspiration window, in points, 32 a disc."""
FEWEST_BITS, MOST_BITS = 12, 21
"""The log2 of the fewest and most entries of the table: 4 096 to two million entries of 16 bytes (32 MB)."""
NUMBERS = {PASS: 64, **INDEX}
NAMES = (*POINTS, PASS)


def weights() -> array[int]:
    """The weights of the patterns."""
    return learned_weights("reversi.bin", reversi_patterns.WEIGHTS)


def solvable(nodes: int | None) -> int:
    """The number of empty squares that can be solved within so many nodes; the effort grows by more than half with each
    square."""
    return MOST_SOLVED if nodes is None else min(MOST_SOLVED, 10 + int(log2(max(nodes, 1) / 5_000) / 1.15))


class ReversiSearch:
    """The kernel's search below the root, addressed in steps of the rules."""

    def __init__(self, root: Reversi, budget: Budget, clock: Clock) -> None:
        own, adverse = root.discs[root.side], root.discs[1 - root.side]
        empty = len(POINTS) - (own | adverse).bit_count()
        wanted = MOST_BITS if budget.nodes is None else (2 * budget.nodes).bit_length()
        bits = min(max(wanted, FEWEST_BITS), MOST_BITS)
        self._clock = clock
        self._kernel = reversi_kernel.ReversiKernel(weights(), (own, adverse), budget.nodes or 0, clock.spent, bits)
        self._empty = empty
        self._leap_from = self._proof_from = empty + 1
        self._found: dict[str, int] = {}
        """The last score of each step, where it is useful as the centre of a window."""
        soon = budget.depth is None and empty <= solvable(budget.nodes)
        if soon:
            self._proof_from = max(1, empty - NEAR_END)
        self.by_margin = not (soon or budget.depth or budget.every or budget.margin) and empty > MOST_SOLVED
        """Whether the exact search maximises the margin or only the outcome."""
        if self.by_margin:
            self._leap_from, self._proof_from = empty - LEAP, MAX_DEPTH + 1
        self.estimates = 0
        self.estimated: dict[str, int] = {}
        """The last estimate of each step, in points, before its outcome was searched."""

    def score(self, step: str, depth: int, alpha: int, beta: int) -> int:
        """The fail-soft score of a step of the root within `depth` turns. Raises `Stopped`."""
        if depth >= self._proof_from:
            return self._outcome(step, alpha, beta)
        turns = depth if depth < self._leap_from else self._empty + depth - self._leap_from
        self.estimates += turns < self._empty + reversi_kernel.SURER
        low, high = max(alpha, -reversi_kernel.INFINITE), min(beta, reversi_kernel.INFINITE)
        score = self._aspired(step, turns, low, high)
        self.estimated[step] = score
        if self.by_margin:
            self._found[step] = score
        return score

    def _aspired(self, step: str, turns: int, low: int, high: int) -> int:
        """The kernel's score, searched first in a window around the last score of the step."""
        middle = self._found.get(step)
        if middle is not None and high - low > 2 * ASPIRATION:
            least, most = max(low, middle - ASPIRATION), min(high, middle + ASPIRATION)
            score = self._checked(self._kernel.score(NUMBERS[step], turns, least, most))
            if (least < score or least == low) and (score < most or most == high):
                return score
            low, high = (low, score + 1) if score <= least else (score - 1, high)
        return self._checked(self._kernel.score(NUMBERS[step], turns, low, high))

    def _outcome(self, step: str, alpha: int, beta: int) -> int:
        """The outcome of a root step as a score: win, draw or loss, exact within the window."""
        if alpha >= SURE_WIN:
            return SURE_WIN - 1  # it may equal the win, but that is not proven
        margin = self.margin(step, 0 if alpha >= 0 else -1, 0 if beta <= 0 else 1)
        return (margin > 0) * SURE_WIN - (margin < 0) * SURE_WIN

    def margin(self, step: str, low: int, high: int) -> int:
        """The exact margin in discs, fail-soft. Raises `Stopped`."""
        return self._checked(self._kernel.margin(NUMBERS[step], low, high))

    def _checked(self, score: int) -> int:
        self._clock.nodes = self._kernel.nodes
        if self._kernel.stopped:
            raise Stopped
        return score

    def principal_variation(self, step: str, depth: int) -> tuple[str, ...]:
        """The principal variation of a root step, from the table."""
        return tuple(NAMES[number] for number in self._kernel.principal_variation(NUMBERS[step], max(1, depth)))

    def turns(self, step: str, score: int, depth: int) -> int | None:
        """Unknown: an outcome is searched, not the distance."""
        return None


def by_discs(search: ReversiSearch, choice: SearchResult, clock: Clock) -> SearchResult:
    """The result with the same outcome but the widest margin found within the budget."""
    win = choice.value > 0.5
    best, widest = (0 if win else -len(POINTS) - 1), choice.step
    try:
        for step, value in choice.ranked:
            if value != choice.value:
                break
            margin = search.margin(step, best, len(POINTS) if win else 0)
            if margin > best:
                best, widest = margin, step
    except Stopped:
        pass  # keep the widest margin so far: the outcome is proven
    first = [pair for pair in choice.ranked if pair[0] == widest]
    rest = tuple(pair for pair in choice.ranked if pair[0] != widest)
    pv = choice.pv if widest == choice.step else search.principal_variation(widest, choice.depth)
    proven = (choice.proven or frozenset()) | {widest}
    return replace(choice, step=widest, nodes=clock.nodes, pv=pv, ranked=(*first, *rest), proven=proven)


def counted(search: ReversiSearch, choice: SearchResult, clock: Clock) -> SearchResult:
    """The result of an analysis with the margin that each step leads to, in discs: the exact one where the outcome is
    proven and the budget lasts, otherwise the estimate, kept on the side of the outcome. Of equal steps the widest
    margin comes first."""
    amounts = {step: _estimated(search, choice, step, value) for step, value in choice.ranked}
    try:
        for step, value in choice.ranked:
            if choice.proves(step):
                low, high = (-len(POINTS) if value < 1.0 else 0), (len(POINTS) if value > 0.0 else 0)
                amounts[step] = float(search.margin(step, low, high))
    except Stopped:
        pass  # the rest keeps its estimate
    ranked = tuple(sorted(choice.ranked, key=lambda pair: (-pair[1], -amounts.get(pair[0], 0.0))))
    step = ranked[0][0]
    pv = choice.lines.get(step) or choice.pv
    return replace(choice, step=step, nodes=clock.nodes, pv=pv, ranked=ranked, amounts=amounts)


def _estimated(search: ReversiSearch, choice: SearchResult, step: str, value: float) -> float:
    """The margin of a step in discs by its value; where the outcome is proven, by the last estimate, on that side."""
    if not choice.proves(step):
        least = 1.0 / (1.0 + exp(len(POINTS) * A_DISC / SCALE))  # the value of a margin of all discs
        value = min(max(value, least), 1.0 - least)
        return SCALE / A_DISC * log(value / (1.0 - value))
    margin = search.estimated.get(step, 0) / A_DISC
    return max(margin, 1.0) if value > 0.5 else min(margin, -1.0) if value < 0.5 else 0.0


def won(value: float) -> float:
    """The outcome of a margin with this value."""
    return value if value == 0.5 else float(value > 0.5)


def outcomes(choice: SearchResult) -> SearchResult:
    """A result with an exact best margin, converted to outcomes. A step that is not proven has an upper bound: below a
    draw, it loses."""
    if not choice.exact:
        return choice
    proven = frozenset(step for step, value in choice.ranked if step == choice.step or value < 0.5)
    ranked = tuple(
        (step, float(value > 0.5) if step in proven and value != 0.5 else value) for step, value in choice.ranked
    )
    return replace(choice, value=ranked[0][1], ranked=ranked, proven=proven)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best step found within the budget."""
    assert isinstance(position, Reversi)
    search = ReversiSearch(position, budget, clock)
    told: Report = (lambda found: report(outcomes(found))) if search.by_margin else report
    choice = RootSearch(search, budget.root_steps(position), SCALE, True, clock).deepen(budget, rng, told)
    if search.by_margin:
        return outcomes(choice)
    if not choice.exact:
        return counted(search, choice, clock) if budget.every else choice
    if budget.margin >= 1.0:  # every step was solved exactly
        choice = replace(choice, proven=frozenset(step for step, _ in choice.ranked))
    if budget.every:
        return counted(search, choice, clock)
    return choice if choice.value == 0.5 else by_discs(search, choice, clock)


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=16_000, seconds=0.8, depth=5, noise=0.02, blunder=0.01, sees_wins=False, ease=0.82),
        Level(nodes=16_000, seconds=0.8, noise=0.115, blunder=0.32),
        Level(nodes=32_000, seconds=0.8, noise=0.038, blunder=0.09),
        Level(nodes=140_000, seconds=0.8, noise=0.027, blunder=0.05),
        Level(nodes=2_000_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    stages=(1_000_000, 10_000_000, 40_000_000),
    tables=("reversi.bin",),
)
