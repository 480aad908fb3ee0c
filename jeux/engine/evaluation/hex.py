"""Hex: a search over fillings by lot (`hex_filling`), two or three steps deep where it is worth while.

The fillings of a position value all its cells at once. The best cells are then looked at again, each by the fillings
of the position after it: it is worth what the opponent's best answer leaves. With fillings to spare, the best answers
to the best cells are filled in their turn.
"""

from __future__ import annotations

from random import Random

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock, Stopped
from jeux.engine.evaluation.hex_filling import Fillings
from jeux.engine.levels import winning_turn
from jeux.rules.contract import Position
from jeux.rules.hex import SWAP, Hex

TRIED = 12
"""The cells looked at again."""
DEEPER = (5, 4)
"""How many of them are looked at a third time, by how many answers each."""
BATCH = 60
"""Fillings between two looks at what is left."""
SHARES = (0.3, 0.7, 1.0)
"""The part of the fillings spent when each depth is done."""

FAIR = 0.62
"""The part of the advantage of a first move that the opening b4, taken for fair on eleven cells a side, leaves."""


class _Search:
    """One search: `values` are the cells of the root by number, with what they are worth for the side to play."""

    def __init__(self, root: Hex, budget: Budget, clock: Clock, rng: Random, report: Report) -> None:
        self.root = root
        self.side = root.side
        self.clock = clock
        self.rng = rng
        self.report = report
        self.nodes = budget.nodes or 60_000
        self.depth = budget.depth or len(SHARES)
        self.values: dict[int, float] = {}
        self.answers: dict[int, dict[int, float]] = {}
        self.reached = 0
        self.gain = 0.0
        """What a swap is worth beyond the best cell."""

    def run(self) -> Choice:
        try:
            for depth, look in enumerate((self._look, self._look_again, self._look_deeper), 1):
                if depth <= self.depth:
                    look()
                    self.reached = depth
                    self.report(self.choice())
        except Stopped:
            pass  # what has been found stands
        return self.choice()

    def _fill(self, stones: tuple[int, int], count: int) -> Fillings:
        fillings = Fillings(self.root.grid, stones)
        for _ in range(max(1, count // BATCH)):
            fillings.add(BATCH, self.rng, self.clock)
        return fillings

    def _after(self, stones: tuple[int, int], side: int, cell: int) -> tuple[int, int]:
        white, black = stones
        return (white, black | 1 << cell) if side else (white | 1 << cell, black)

    def _best(self, values: dict[int, float], count: int) -> list[int]:
        return sorted(values, key=lambda cell: -values[cell])[:count]

    def _look(self) -> None:
        """All the cells, by the fillings of the root."""
        share = 1.0 if self.depth == 1 else SHARES[0]
        self.values = self._fill(self.root.stones, round(self.nodes * share)).with_cell(self.side)
        if self.root.may_swap:
            self.gain = self._gain(round(self.nodes * share))

    def _gain(self, count: int) -> float:
        """How much better than a stone a swap is: the stone to be taken over leaves the second player less than a fair
        one does of the advantage of a first move."""
        first = max(self._fill((0, 0), count).with_cell(0).values()) - 0.5
        return FAIR * first - (max(self.values.values()) - 0.5)

    def _look_again(self) -> None:
        """The best cells, by the fillings after each of them."""
        tried = self._best(self.values, TRIED)
        end = SHARES[1] if self.depth > 2 else 1.0
        each = round(self.nodes * (end - SHARES[0]) / len(tried))
        found = {}
        for cell in tried:
            self.answers[cell] = self._answers(self._after(self.root.stones, self.side, cell), each)
            found[cell] = 1 - max(self.answers[cell].values(), default=0.0)
        self._settle(found)

    def _answers(self, stones: tuple[int, int], count: int) -> dict[int, float]:
        """What the opponent's answers are worth for him."""
        if self.root.grid.joined(stones[self.side], self.side):
            return {}
        return self._fill(stones, count).with_cell(1 - self.side)

    def _look_deeper(self) -> None:
        """The best answers to the best cells, by the fillings after both."""
        tried = self._best(self.values, DEEPER[0])
        each = round(self.nodes * (SHARES[2] - SHARES[1]) / (len(tried) * DEEPER[1]))
        found = {}
        for cell in tried:
            stones = self._after(self.root.stones, self.side, cell)
            left = [
                self._left(self._after(stones, 1 - self.side, answer), each)
                for answer in self._best(self.answers[cell], DEEPER[1])
            ]
            found[cell] = min(left, default=1.0)
        self._settle(found)

    def _left(self, stones: tuple[int, int], count: int) -> float:
        """What is left after a cell and its answer: the best next cell among so many would be the luckiest one."""
        if self.root.grid.joined(stones[1 - self.side], 1 - self.side):
            return 0.0
        return self._fill(stones, count).value(self.side)

    def _settle(self, found: dict[int, float]) -> None:
        """Cells that were looked at further come first; the others are worth no more than the least of them."""
        least = min(found.values())
        self.values = {cell: found.get(cell, min(value, least)) for cell, value in self.values.items()}

    def _near_stones(self) -> int:
        """The cells within two of a stone: there a player looks, even one that errs."""
        white, black = self.root.stones
        board = self.root.grid
        return board.spread(board.spread(white | black))

    def choice(self) -> Choice:
        """The best cell so far. Ranked are those where somebody might play; far from all stones, only good ones."""
        names = self.root.grid.cells
        order = self._best(self.values, len(self.values))
        sensible = self._near_stones() | sum(1 << cell for cell in order[:TRIED])
        ranked = [(names[cell], self.values[cell]) for cell in order if sensible >> cell & 1]
        ranked = ranked or [(self.root.steps()[0], 0.5)]
        if self.root.may_swap:
            ranked.append((SWAP, ranked[0][1] + self.gain))
            ranked.sort(key=lambda pair: -pair[1])
        step, value = ranked[0]
        cell = self.root.grid.index.get(step, -1)
        answer = self._best(self.answers.get(cell, {}), 1)
        line = (step, *(names[i] for i in answer))
        return Choice(step, value, False, self.reached, self.clock.nodes, line, tuple(ranked))


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    assert isinstance(position, Hex)
    return winning_turn(position) or _Search(position, budget, clock, rng, report).run()


BRAIN = Brain(
    think=_think,
    levels=(
        Level(nodes=120, seconds=0.8, depth=1, noise=0.3, blunder=0.6, sees_wins=False),
        Level(nodes=300, seconds=0.8, depth=1, noise=0.24, blunder=0.45),
        Level(nodes=1_500, seconds=0.8, depth=1, noise=0.14, blunder=0.35),
        Level(nodes=10_000, seconds=0.8, depth=2, noise=0.06, blunder=0.25),
        Level(nodes=110_000, seconds=2.8, depth=3),
    ),
    full=Level(nodes=160_000, seconds=4.0),
)
"""Nodes are fillings of the board."""
