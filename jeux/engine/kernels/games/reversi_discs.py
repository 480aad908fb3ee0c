# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Reversi on masks of 64 bits: where discs can be placed, what they turn over, what can never be turned again.

Bit i is the i-th of `jeux.rules.games.reversi.board.POINTS`. Types are in `compiled/games/reversi_discs.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.rules.games.reversi.board import CENTRE_MASK

_ONE = 1
_WORD = (1 << 64) - 1
_INNER = 0x7E7E7E7E7E7E7E7E
_SIDES, _ENDS = 0x8181818181818181, 0xFF000000000000FF
_CENTRE = CENTRE_MASK
_OPENING = 4
_ODD_BITS, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
_QUARTERS, _QUARTER = 0x0000001100000011, 0x0F0F0F0F
_UPRIGHT = 0x0002040810204081
"""Spreads bits 1 to 6 over the rows."""
_GATHER = 0x0102040810204080
"""Brings the discs of the first column into the highest eight bits."""
DEBRUIJN = 0x03F79D71B4CB0A89
_DEBRUIJN = DEBRUIJN
_SPREAD, _SECOND_SPREAD = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93


def _places() -> array[int]:
    """The index of a single bit, found by the six highest bits of a product."""
    table = [0] * 64
    for i in range(64):
        table[((1 << i) * _DEBRUIJN & _WORD) >> 58] = i
    return array("i", table)


def _line(square: int, right: int, down: int) -> int:
    """The squares of the whole line through a square in a direction and its opposite."""
    x, y = square % 8, square // 8
    far = ((x + i * right, y + i * down) for i in range(-7, 8))
    return sum(1 << u + 8 * v for u, v in far if 0 <= u < 8 and 0 <= v < 8)


def _endings() -> array[int]:
    """For each place of a disc on a line of eight and each set of adverse discs on its middle six places: the places
    that end the adverse runs beside the disc."""
    endings = []
    for spot in range(8):
        for six in range(64):
            ends = 0
            for step in (-1, 1):
                end = spot + step
                while 0 < end < 7 and six >> end - 1 & 1:
                    end += step
                if 0 <= end < 8 and end != spot + step:
                    ends |= 1 << end
            endings.append(ends)
    return array("B", endings)


def _between() -> array[int]:
    """For each place of a disc on a line and each set of ends the places between."""
    masks = []
    for spot in range(8):
        for ends in range(256):
            inner = {i for end in range(8) if ends >> end & 1 for i in range(min(spot, end) + 1, max(spot, end))}
            masks.append(sum(1 << i for i in inner))
    return array("B", masks)


PLACES = _places()
"""The index of a single bit, for the six highest bits of its product with `DEBRUIJN`."""
_PLACES = PLACES
_DIRECTIONS = ((1, 0), (-1, 1), (0, 1), (1, 1))
_CROSSING = array("Q", [_line(s, *_DIRECTIONS[i]) for s in range(64) for i in (0, 1, 3)])
"""The row and the two diagonals of each square."""
_ENDINGS = _endings()
_BETWEEN = _between()
_FULL_LINES = [sorted({_line(s, *direction) for s in range(64)}) for direction in _DIRECTIONS]
_LINES = array("Q", [line for lines in _FULL_LINES for line in lines])
_FIRST_LINE = array("i", [sum(len(lines) for lines in _FULL_LINES[:i]) for i in range(5)])
"""The lines of the board along the shifts 1, 7, 8 and 9, and where those of each begin."""


def count(word: int) -> int:
    """How many bits are set."""
    word -= word >> 1 & _ODD_BITS
    word = (word & _PAIRS) + (word >> 2 & _PAIRS)
    word = word + (word >> 4) & _NIBBLES
    return (word * _BYTES & _WORD) >> 56


def place(bit: int) -> int:
    """The index of a single bit."""
    return _PLACES[(bit * _DEBRUIJN & _WORD) >> 58]


def position_key(own: int, adverse: int) -> int:
    """A number of 64 bits that stands for a position of the player to decide."""
    word = own * _SPREAD & _WORD
    word ^= word >> 32
    word = (word + adverse) * _SECOND_SPREAD & _WORD
    return word ^ word >> 29


def _along(own: int, crossed: int, shift: int) -> int:
    """The squares just behind runs of `crossed` that begin beside one's own discs, both ways along a shift."""
    twice = 2 * shift
    up = crossed & own << shift
    down = crossed & own >> shift
    up |= crossed & up << shift
    down |= crossed & down >> shift
    pairs = crossed & crossed << shift
    up |= pairs & up << twice
    up |= pairs & up << twice
    pairs >>= shift
    down |= pairs & down >> twice
    down |= pairs & down >> twice
    return up << shift | down >> shift


def moves(own: int, adverse: int) -> int:
    """The squares where a disc frames something, by runs followed one, two, four and six discs far (Kogge, Stone)."""
    crossed = adverse & _INNER
    squares = _along(own, crossed, 1) | _along(own, crossed, 7) | _along(own, adverse, 8) | _along(own, crossed, 9)
    return squares & ~(own | adverse) & _WORD


def turned(square: int, own: int, adverse: int) -> int:
    """The discs that a disc placed on an empty square turns over.

    A product gathers the discs of a line in the highest eight bits of a word; tables say which squares end the runs
    beside the new disc, and what lies between them and it (kindergarten bitboards)."""
    column, row = square & 7, square >> 3
    discs = 0
    for i in range(3 * square, 3 * square + 3):
        line = _CROSSING[i]
        ends = _ENDINGS[column << 6 | ((adverse & line) * _BYTES & _WORD) >> 57 & 63]
        inner = _BETWEEN[column << 8 | ends & ((own & line) * _BYTES & _WORD) >> 56]
        discs |= inner * _BYTES & line
    ends = _ENDINGS[row << 6 | ((adverse >> column & _BYTES) * _GATHER & _WORD) >> 57 & 63]
    inner = _BETWEEN[row << 8 | ends & ((own >> column & _BYTES) * _GATHER & _WORD) >> 56]
    return discs | (inner * _UPRIGHT & _BYTES) << column


def odd(empty: int) -> int:
    """The quarters of the board that hold an odd number of empty squares."""
    empty ^= empty >> 1
    empty ^= empty >> 2
    empty ^= empty >> 8
    empty ^= empty >> 16
    return (empty & _QUARTERS) * _QUARTER & _WORD


def _full(occupied: int, axis: int) -> int:
    """The squares whose line along an axis has no empty square."""
    squares = 0
    for i in range(_FIRST_LINE[axis], _FIRST_LINE[axis + 1]):
        line = _LINES[i]
        if occupied & line == line:
            squares |= line
    return squares


def stable(own: int, adverse: int) -> int:
    """Discs of one's own that can never be turned: along each axis their line is full, or they stand at the rim or
    beside such a disc. Not all of them, but none too many."""
    occupied = own | adverse
    sideways, upwards = _full(occupied, 0) | _SIDES, _full(occupied, 2) | _ENDS
    falling, rising = _full(occupied, 1) | _SIDES | _ENDS, _full(occupied, 3) | _SIDES | _ENDS
    discs = own & sideways & upwards & falling & rising
    before = 0
    while discs != before:
        before = discs
        discs = own & (sideways | before << 1 | before >> 1) & (upwards | before << 8 | before >> 8)
        discs &= (falling | before << 7 | before >> 7) & (rising | before << 9 | before >> 9)
    return discs


def legal(own: int, adverse: int) -> int:
    """The squares where a disc may be placed, the opening on the central squares included."""
    if count(own | adverse) < _OPENING:
        return _CENTRE & ~(own | adverse)
    return moves(own, adverse)
