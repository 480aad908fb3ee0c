"""Turnabout: the facts about a step, as defined in `docs/facts.md`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

from jeux.rules.contract import OVER, Fact, Position, StepFacts, counted
from jeux.rules.games.turnabout.board import BEYOND, ENTRIES, OFF, POINTS, N, W, follow
from jeux.rules.games.turnabout.position import Turnabout

_LOOKS = {False: (1, 2, 3), True: (2, 3)}
"""The looks that a tile may be laid in, unless they are fixed, and when they are."""
_FAR = 1000
"""The tiles that are missing where no line can join opposite edges any more."""
_REMEMBERED = 10_000


def _names(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted(POINTS[cell] for cell in cells))


# --- paths that lack one tile, and how many tiles a path lacks --------------------------------------------------------


@lru_cache(maxsize=_REMEMBERED)
def _completing(board: bytes, fixed: bool) -> frozenset[int]:
    """The empty cells where one tile makes a path."""
    return frozenset(
        cell
        for start, edge in ENTRIES
        for cell, side, _ in (follow(board, start, edge),)
        if cell != OFF and any(_joins(board, cell, side, look, edge) for look in _LOOKS[fixed])
    )


def _joins(board: bytes, cell: int, side: int, look: int, edge: int) -> bool:
    """Whether the line that comes from an edge into an empty cell would reach the opposite one through a tile."""
    laid = board[:cell] + bytes((look,)) + board[cell + 1 :]
    end, out, _ = follow(laid, cell, side)
    return end == OFF and out == edge ^ 2


_NEXT = tuple(BEYOND[i // 4][i % 4] * 4 + (i % 4 ^ 2) if BEYOND[i // 4][i % 4] != OFF else ~(i % 4) for i in range(256))
"""For a cell left by a side, as 4 cell + side, the cell and side where the line comes in next; ~edge off the board."""


@lru_cache(maxsize=_REMEMBERED)
def _missing(board: bytes, fixed: bool) -> int:
    """The fewest empty cells that a line between opposite edges would have to pass."""
    return min(_fewest(board, fixed, N), _fewest(board, fixed, W))


def _fewest(board: bytes, fixed: bool, edge: int) -> int:
    """The fewest empty cells on the way from an edge to the opposite one: all that n tiles reach, for growing n."""
    goal, looks = ~(edge ^ 2), _LOOKS[fixed]
    reached: list[int] = [cell * 4 + side for cell, side in ENTRIES if side == edge]
    met: set[int] = set()
    for laid in range(len(board) + 1):
        empty = []
        for spot in reached:
            while spot >= 0 and board[spot >> 2]:
                spot = _NEXT[spot ^ board[spot >> 2]]
            if spot == goal:
                return laid
            if spot >= 0 and spot not in met:
                met.add(spot)
                empty.append(spot)
        reached = [_NEXT[spot ^ look] for spot in empty for look in looks]
    return _FAR


# --- facts ------------------------------------------------------------------------------------------------------------


def _find(position: Turnabout, step: str) -> Iterator[Fact]:
    after = position.play(step)
    if after.turn == OVER:
        return
    here = (step.partition(":")[0],)
    yield from (_for_attacker if position.turn == 0 else _for_defender)(position, after, here)


def _for_attacker(position: Turnabout, after: Turnabout, here: tuple[str, ...]) -> Iterator[Fact]:
    yield from counted("turnabout:threat", _names(_completing(after.board, after.fixed)))
    before, left = _missing(position.board, position.fixed), _missing(after.board, after.fixed)
    if left < before:
        yield Fact("turnabout:nears", Fraction(left), here)
    if before < left < _FAR:
        yield Fact("turnabout:strays", Fraction(left - before), here)


def _for_defender(position: Turnabout, after: Turnabout, here: tuple[str, ...]) -> Iterator[Fact]:
    open_cells = _completing(after.board, after.fixed)
    yield from counted("turnabout:gives", _names(open_cells))
    yield from counted("turnabout:blocks", _names(_completing(position.board, position.fixed) - open_cells))
    before, left = _missing(position.board, position.fixed), _missing(after.board, after.fixed)
    if left < before:
        yield Fact("turnabout:helps", Fraction(left), here)
    if before < left < _FAR:
        yield Fact("turnabout:delays", Fraction(left - before), here)
    if before <= position.left and left > after.left:
        yield Fact("turnabout:seals", places=here)


def _own(position: Position, step: str) -> tuple[Fact, ...]:
    assert isinstance(position, Turnabout), position
    return tuple(_find(position, step))


def _forms(position: Position, step: str) -> tuple[tuple[str, ...], ...]:
    """The cells of each path."""
    assert isinstance(position, Turnabout), position
    board = position.play(step).board
    ends = ((side, *follow(board, cell, side)) for cell, side in ENTRIES)
    return tuple(_names(set(passed)) for edge, end, out, passed in ends if end == OFF and out == edge ^ 2)


FACTS = StepFacts(
    forms=_forms,
    names=("threat", "nears", "strays", "gives", "blocks", "helps", "delays", "seals"),
    own=_own,
)
