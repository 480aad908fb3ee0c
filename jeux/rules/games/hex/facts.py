"""Hex: the facts about a stone put, by the rules alone. `docs/facts.md` defines them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from jeux.rules.boards import bits
from jeux.rules.contract import Fact, Position, StepFacts
from jeux.rules.games.hex.board import Grid, grid
from jeux.rules.games.hex.position import SWAP, Hex

# --- chains -----------------------------------------------------------------------------------------------------------


def _spread_over(board: Grid, begins: int, stones: int) -> int:
    """`begins` and the stones that chains lead to from there."""
    reached, last = begins, 0
    while reached != last:
        last = reached
        reached |= board.spread(reached) & stones
    return reached


def _chain(board: Grid, cell: int, stones: int) -> int:
    """The chain of the stone of a cell."""
    return _spread_over(board, 1 << cell, stones)


def _chains(board: Grid, cells: int, stones: int) -> list[int]:
    """The chains of the stones of these cells, each once."""
    found = []
    while cells:
        chain = _chain(board, cells.bit_length() - 1, stones)
        found.append(chain)
        cells &= ~chain
    return found


@lru_cache(maxsize=1024)
def _completing(size: int, stones: int, side: int) -> int:
    """The cells, empty or not, where one stone more joins the two edges of a side."""
    board = grid(size)
    if stones.bit_count() < size - 1:
        return 0
    from_edges = [board.spread(_spread_over(board, stones & edge, stones)) | edge for edge in board.edges[side]]
    return from_edges[0] & from_edges[1]


def _wins_now(position: Position) -> bool:
    assert isinstance(position, Hex)
    return bool(_completing(position.rules.size, position.stones[position.side], position.side) & position.empty())


def _forms(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """The whole chain that joins the edges."""
    assert isinstance(position, Hex)
    after = position.play(step)
    if not after.result():
        return ()
    board = position.grid
    return (board.named(_chain(board, board.index[step], after.stones[position.side])),)


def _missing(board: Grid, stones: int, empty: int, side: int) -> int:
    """The fewest stones that a side would have to put to join its edges, if the other put none."""
    first, last = board.edges[side]
    reached, count = _spread_over(board, stones & first, stones), 0
    while not reached & last:
        further = reached | (board.spread(reached) | first) & empty
        assert further != reached, "one of the sides can always join its edges"
        reached, count = _spread_over(board, further, stones), count + 1
    return count


# --- bridges and edges ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _bridges(size: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell, the cells that a bridge may join to it, each with the mask of the two cells between."""
    board = grid(size)
    near = [sum(1 << j for j in cells) for cells in board.near]

    def of(cell: int) -> Iterator[tuple[int, int]]:
        for other in bits(board.spread(board.spread(1 << cell)) & ~board.spread(1 << cell)):
            between = near[cell] & near[other]
            if between.bit_count() == 2:
                yield other, between

    return tuple(tuple(of(cell)) for cell in range(size * size))


_TEMPLATES = (
    ((-1, 1), (0, 1)),
    ((1, 0), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2), (0, 2), (1, 2)),
    ((-1, 0), (-2, 1), (-1, 1), (0, 1), (-3, 2), (-2, 2), (-1, 2), (0, 2)),
)
"""The cells that have to be empty for a stone to be joined to row N whoever plays, as (columns, rows) from a stone of
the last row but one, and twice from one of the last row but two."""


def _turned(size: int, side: int, edge: int, x: int, y: int) -> tuple[int, int]:
    """Where a cell lies once an edge of a side is turned into row N: by a half-turn, by the mirror of the long
    diagonal. The same again turns it back."""
    x, y = (x, y) if edge else (size - 1 - x, size - 1 - y)
    return (y, x) if side else (x, y)


@lru_cache(maxsize=1024)
def _templates(size: int, side: int, edge: int, cell: int) -> tuple[int, ...]:
    """The masks of the templates of a cell to an edge of a side."""
    x, y = _turned(size, side, edge, cell % size, cell // size)
    masks = []
    for template in _TEMPLATES:
        cells = [(x + dx, y + dy) for dx, dy in template]
        if max(row for _, row in cells) == size - 1 and all(0 <= column < size for column, _ in cells):
            there = [_turned(size, side, edge, *cell) for cell in cells]
            masks.append(sum(1 << row * size + column for column, row in there))
    return tuple(masks)


# --- facts ------------------------------------------------------------------------------------------------------------


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Hex)
    if step == SWAP:
        return ()
    after = position.play(step)
    return () if after.result() else tuple(_Put(position, after, step).facts())


class _Put:
    """A stone put that does not end the game."""

    def __init__(self, before: Hex, after: Hex, step: str) -> None:
        self.board, self.side = before.grid, before.side
        self.before, self.after = before, after
        self.cell = self.board.index[step]
        self.own, self.adverse = after.stones[self.side], after.stones[1 - self.side]
        self.others = before.stones[self.side]
        self.near = self.board.spread(1 << self.cell)
        self.chain = _chain(self.board, self.cell, self.own)

    def facts(self) -> Iterator[Fact]:
        joined = self.near & self.others
        chains = _chains(self.board, joined, self.others)
        if len(chains) > 1:
            yield Fact("hex:joins", Fraction(len(chains)), self._named(joined))
        found = {
            "bridge": self._bridged(),
            "keeps-bridge": self._parted(self.others, self.adverse),
            "breaks-bridge": self._parted(self.adverse, self.others),
            "edge": self._edge(chains),
            "edge-template": self._template(),
        }
        yield from (Fact(f"hex:{name}", places=self._named(cells)) for name, cells in found.items() if cells)
        yield from self._ways()

    def _named(self, cells: int) -> tuple[str, ...]:
        return tuple(sorted(self.board.named(cells)))

    def _bridged(self) -> int:
        """The stones of other chains that a bridge joins to the new one."""
        empty = self.after.empty()
        return sum(
            1 << other
            for other, between in _bridges(self.board.size)[self.cell]
            if self.own & ~self.chain & 1 << other and between & ~empty == 0
        )

    def _parted(self, stones: int, beside: int) -> int:
        """The ends, in two chains of these stones, of bridges whose two cells are that of the new stone and one where
        a stone of `beside` is."""
        ends = 0
        for one, other in combinations(bits(self.near & stones), 2):
            if self._between(one, other) & beside and not _chain(self.board, one, stones) >> other & 1:
                ends |= 1 << one | 1 << other
        return ends

    def _between(self, one: int, other: int) -> int:
        """The two cells of a bridge between two cells; nothing where there can be none."""
        return next((between for far, between in _bridges(self.board.size)[one] if far == other), 0)

    def _edge(self, chains: list[int]) -> int:
        """The stones on the edges that some of the joined chains did not touch."""
        return sum(
            edge & self.chain
            for edge in self.board.edges[self.side]
            if edge & self.chain and not all(chain & edge for chain in chains)
        )

    def _template(self) -> int:
        """The empty cells by which the new stone cannot be cut from an edge any more."""
        cells, others = 0, self.chain ^ 1 << self.cell
        for number, edge in enumerate(self.board.edges[self.side]):
            if not self.chain & edge and not any(self._fitting(number, other) for other in bits(others)):
                cells |= self._fitting(number, self.cell)
        return cells

    def _fitting(self, edge: int, cell: int) -> int:
        """The cells of the templates that join a stone to an edge."""
        cells, empty = 0, self.after.empty()
        for template in _templates(self.board.size, self.side, edge, cell):
            if template & ~empty == 0:
                cells |= template
        return cells

    def _ways(self) -> Iterator[Fact]:
        """Whose shortest way has changed."""
        own, adverse = self.side, 1 - self.side
        (own_before, own_after), (adverse_before, adverse_after) = (
            [_missing(self.board, here.stones[side], here.empty(), side) for here in (self.before, self.after)]
            for side in (own, adverse)
        )
        if own_after < own_before:
            yield Fact("hex:nearer")
        if adverse_after > adverse_before:
            yield Fact("hex:hinders", Fraction(adverse_after - adverse_before))


FACTS = StepFacts(
    forms=_forms,
    wins_now=_wins_now,
    names=(
        "joins",
        "bridge",
        "keeps-bridge",
        "breaks-bridge",
        "edge",
        "edge-template",
        "nearer",
        "hinders",
    ),
    own=_own,
)
