# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What a position of Reversi is worth, by patterns: edges, corners, rows and diagonals seen as numbers in base three.

Each pattern counts 0 for an empty square, 1 and -1 for the discs of the two sides, so that the other side sees the
opposite number. The numbers are kept up to date disc by disc, and a weight is looked up for each (Buro, *Experiments
with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997). The weights are taught by
`assets/workshop/reversi_values.py`. Types are in `jeux/engine/compiled/reversi_patterns.pxd`.
"""

from __future__ import annotations

from array import array

from .reversi_discs import place

DISC = 32
"""Points of the estimate for a disc."""
PHASES = 15
"""Weights change every four discs."""
_MOST = 63 * DISC


def _square(column: int, row: int) -> int:
    return 8 * row + column


def mirrors(square: int) -> tuple[int, ...]:
    """Where the eight symmetries of the board send a square."""
    x, y = square % 8, square // 8
    flat = ((x, y), (7 - x, y), (x, 7 - y), (7 - x, 7 - y))
    return tuple(_square(*pair) for pair in (*flat, *((b, a) for a, b in flat)))


def _diagonal(length: int) -> list[int]:
    return [_square(i, length - 1 - i) for i in range(length)]


SHAPES = (
    [*range(8), _square(1, 1), _square(6, 1)],
    [_square(x, y) for y in range(3) for x in range(3)],
    [_square(x, y) for y in range(2) for x in range(5)],
    *([_square(x, y) for x in range(8)] for y in (1, 2, 3)),
    *(_diagonal(length) for length in (8, 7, 6, 5, 4)),
)
"""The squares of each kind of pattern: an edge with the squares before its corners, corners of 3 x 3 and 2 x 5, rows
and diagonals."""
_THREES = (1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683, 59049)
"""Powers written out: compiled, `**` would give broken numbers."""
BEGINS = tuple(sum(_THREES[len(shape)] for shape in SHAPES[:i]) for i in range(len(SHAPES) + 1))
"""Where the weights of each kind begin within those of a phase."""
TOTAL = BEGINS[len(SHAPES)]
WEIGHTS = PHASES * TOTAL + 64
"""The number of weights: for each phase those of all kinds, then one for each number of empty squares."""


def placed() -> list[tuple[int, list[int]]]:
    """Each pattern on the board: its kind, and its squares in order."""
    found: dict[frozenset[int], tuple[int, list[int]]] = {}
    for kind, shape in enumerate(SHAPES):
        for squares in zip(*map(mirrors, shape), strict=True):
            found.setdefault(frozenset(squares), (kind, list(squares)))
    return list(found.values())


PLACED = placed()
_PATTERNS = len(PLACED)
_TOTAL = TOTAL
_BIAS = PHASES * TOTAL
_CENTRES = array("i", [BEGINS[kind] + _THREES[len(squares)] // 2 for kind, squares in PLACED])
_PHASE = array("i", [min(max(60 - empty, 0) // 4, PHASES - 1) for empty in range(65)])

_USES = [
    [(at, _THREES[squares.index(square)]) for at, (_, squares) in enumerate(PLACED) if square in squares]
    for square in range(64)
]
_FIRST = array("i", [sum(map(len, _USES[:square])) for square in range(65)])
_WHICH = array("i", [at for uses in _USES for at, _ in uses])
_POWER = array("i", [power for uses in _USES for _, power in uses])
"""From `_FIRST[square]` on, the patterns that a square belongs to, and what it counts there."""


class Patterns:
    """The numbers of all the patterns, seen by the side whose sign is 1, and the weights."""

    def __init__(self, weights: array[int], own: int, adverse: int) -> None:
        assert len(weights) == WEIGHTS
        self.weights = weights
        self.seen = array("i", bytes(4 * _PATTERNS))
        for square in range(64):
            if (own | adverse) >> square & 1:
                self.put(square, 0, 1 if own >> square & 1 else -1)

    def put(self, square: int, flips: int, sign: int) -> None:
        """The side of this sign puts a disc and turns others over; with the opposite sign it takes all that back."""
        for i in range(_FIRST[square], _FIRST[square + 1]):
            self.seen[_WHICH[i]] += sign * _POWER[i]
        while flips:
            low = flips & -flips
            flips ^= low
            square = place(low)
            for i in range(_FIRST[square], _FIRST[square + 1]):
                self.seen[_WHICH[i]] += 2 * sign * _POWER[i]

    def estimate(self, sign: int, empty: int) -> int:
        """The expected margin of the side of this sign, which is to decide, in points."""
        at = _PHASE[empty] * _TOTAL
        score = self.weights[_BIAS + empty if empty < 64 else _BIAS]
        if sign > 0:
            for i in range(_PATTERNS):
                score += self.weights[at + _CENTRES[i] + self.seen[i]]
        else:
            for i in range(_PATTERNS):
                score += self.weights[at + _CENTRES[i] - self.seen[i]]
        return -_MOST if score < -_MOST else _MOST if score > _MOST else score
