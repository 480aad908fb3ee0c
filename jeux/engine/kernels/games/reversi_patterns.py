# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What a position of Reversi is worth, by patterns: edges, corners, rows and diagonals read as numbers in base three.

Each pattern counts 0 for an empty square, 1 and -1 for the discs of the two sides, so that the other side sees the
opposite number. The numbers are kept up to date disc by disc, and a weight is looked up for each (Buro, *Experiments
with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997). The weights are learned by
`assets/workshop/training/reversi_values.py`. Types are in `compiled/games/reversi_patterns.pxd`.
"""

from __future__ import annotations

from array import array

from .reversi_discs import DEBRUIJN, PLACES, place

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
_LONGEST = 6
"""The kind of the longest diagonals, the only one of which the board has two."""
_THREES = (1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683, 59049)
"""Powers written out: compiled, `**` would give broken numbers."""
BEGINS = tuple(sum(_THREES[len(shape)] for shape in SHAPES[:i]) for i in range(len(SHAPES) + 1))
"""Where the weights of each kind begin within those of a phase."""
TOTAL = BEGINS[len(SHAPES)]
WEIGHTS = PHASES * TOTAL + 64
"""The number of weights: for each phase those of all kinds, then one for each number of empty squares."""


def placed() -> list[tuple[int, list[int]]]:
    """Each pattern on the board: its kind, and its squares in order. There are four of a kind or eight, and last the
    two longest diagonals."""
    patterns: dict[frozenset[int], tuple[int, list[int]]] = {}
    for kind, shape in enumerate(SHAPES):
        for squares in zip(*map(mirrors, shape), strict=True):
            patterns.setdefault(frozenset(squares), (kind, list(squares)))
    return sorted(patterns.values(), key=lambda pattern: pattern[0] == _LONGEST)


PLACED = placed()
_TOTAL = TOTAL
_BIAS = PHASES * TOTAL
_CENTRES = array("i", [BEGINS[kind] + _THREES[len(squares)] // 2 for kind, squares in PLACED[::4]])
"""Where the weight of the number 0 lies among those of a phase, for each four patterns, of one kind."""
_PHASE = array("i", [min(max(60 - empty, 0) // 4, PHASES - 1) for empty in range(65)])

_LANES = 48
"""Places for the numbers of a position, of which those of `PLACED` count: a multiple of eight fills registers."""
_DISCS = array("h", bytes(2 * 64 * _LANES))
"""What a disc of the side to decide counts in each pattern, for each square."""
for _at, (_, _squares) in enumerate(PLACED):
    for _i, _where in enumerate(_squares):
        _DISCS[_where * _LANES + _at] = _THREES[_i]
_PLACES, _DEBRUIJN, _WORD = PLACES, DEBRUIJN, (1 << 64) - 1


class ReversiPatterns:
    """The numbers of all the patterns, seen by the player to decide, for each position of a line of play."""

    def __init__(self, weights: array[int], own: int, adverse: int) -> None:
        assert len(weights) == WEIGHTS
        self.weights = weights
        self.codes = array("h", bytes(2 * _LANES * 130))
        self.top = 0
        self.add_discs(own, 1)
        self.add_discs(adverse, -1)

    def add_discs(self, discs: int, sign: int) -> None:
        """Add discs to the first position."""
        while discs:
            low = discs & -discs
            discs ^= low
            at = 48 * place(low)
            for i in range(48):
                self.codes[i] += sign * _DISCS[at + i]

    def put(self, square: int, flips: int) -> None:
        """The player to decide puts a disc and turns others over; the numbers are then those of the other one."""
        self.write(square, flips)
        self.top += 48

    def write(self, square: int, flips: int) -> None:
        """Write above the numbers of the position those of the one after a step.

        The counts of the loops are written out, so that the machine adds eight numbers at once; so is `place`: a call
        would take as long as what it does."""
        top, at = self.top + 48, 48 * square
        for i in range(48):
            self.codes[top + i] = -self.codes[top - 48 + i] - _DISCS[at + i]
        while flips:
            low = flips & -flips
            flips ^= low
            at = 48 * _PLACES[(low * _DEBRUIJN & _WORD) >> 58]
            for i in range(48):
                self.codes[top + i] -= 2 * _DISCS[at + i]

    def swap(self) -> None:
        """The player to decide passes."""
        top = self.top + 48
        for i in range(48):
            self.codes[top + i] = -self.codes[top - 48 + i]
        self.top = top

    def undo(self) -> None:
        """Take the last step or pass back."""
        self.top -= 48

    def estimate(self, empty: int) -> int:
        """The expected margin of the player to decide, in points."""
        return self.sum_weights(self.top, empty)

    def estimate_after(self, square: int, flips: int, empty: int) -> int:
        """The same after a step of the player to decide, which leaves `empty` squares: the margin of the other one."""
        self.write(square, flips)
        return self.sum_weights(self.top + 48, empty)

    def sum_weights(self, top: int, empty: int) -> int:
        """The weights of the numbers from `top` on."""
        at = _PHASE[empty] * _TOTAL
        score = self.weights[_BIAS + empty if empty < 64 else _BIAS]
        for group in range(11):
            centre = at + _CENTRES[group]
            score += self.weights[centre + self.codes[top]] + self.weights[centre + self.codes[top + 1]]
            score += self.weights[centre + self.codes[top + 2]] + self.weights[centre + self.codes[top + 3]]
            top += 4
        centre = at + _CENTRES[11]
        score += self.weights[centre + self.codes[top]] + self.weights[centre + self.codes[top + 1]]
        return -_MOST if score < -_MOST else _MOST if score > _MOST else score
