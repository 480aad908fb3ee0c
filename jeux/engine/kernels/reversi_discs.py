# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Reversi on words of 64 bits: where discs can be placed, what they turn over, what can never be turned again.

Bit i is the i-th of `jeux.rules.reversi_board.POINTS`. Types are in `jeux/engine/compiled/reversi_discs.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.rules.reversi_board import CENTRE_WORD, RAYS

_ONE = 1
_WORD = (1 << 64) - 1
_INNER = 0x7E7E7E7E7E7E7E7E
_SIDES, _ENDS = 0x8181818181818181, 0xFF000000000000FF
_CENTRE = CENTRE_WORD
_OPENING = 4
_ODD_BITS, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
_QUARTERS, _QUARTER = 0x0000001100000011, 0x0F0F0F0F
_DEBRUIJN = 0x03F79D71B4CB0A89
_SPREAD, _SECOND_SPREAD = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93


def _places() -> array[int]:
    """The index of a single bit, found by the six highest bits of a product."""
    table = [0] * 64
    for i in range(64):
        table[((1 << i) * _DEBRUIJN & _WORD) >> 58] = i
    return array("i", table)


def _rays(sign: int) -> array[int]:
    """For each square the words of its four rays along the shifts 1, 7, 8 and 9, upwards or downwards."""
    found = []
    for square in range(64):
        by_shift = {ray[0] - square: sum(1 << i for i in ray) for ray in RAYS[square] if ray}
        found += [by_shift.get(sign * shift, 0) for shift in (1, 7, 8, 9)]
    return array("Q", found)


_SHIFTS = array("i", (1, 7, 8, 9))
_PLACES = _places()
_GROWING = _rays(1)
_FALLING = _rays(-1)
_FULL_LINES = [sorted({_GROWING[4 * s + i] | _FALLING[4 * s + i] | 1 << s for s in range(64)}) for i in range(4)]
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


def mixed(own: int, adverse: int) -> int:
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
    found = _along(own, crossed, 1) | _along(own, crossed, 7) | _along(own, adverse, 8) | _along(own, crossed, 9)
    return found & ~(own | adverse) & _WORD


def turned(square: int, own: int, adverse: int) -> int:
    """The discs that a disc placed on an empty square turns over.

    Where bits grow along a ray, the lowest bit that is not adverse ends the run; where they fall, what lies from the
    highest such bit on is smeared away and the run is what is left."""
    found = 0
    bit = _ONE << square
    for i in range(4 * square, 4 * square + 4):
        ray = _GROWING[i]
        stop = ray & ~adverse
        stop &= -stop
        if stop & own:
            found |= ray & stop - 1
        ray = _FALLING[i]
        shift = _SHIFTS[i & 3]
        stop = ray & ~adverse
        stop |= stop >> shift
        stop |= stop >> 2 * shift
        stop |= stop >> 4 * shift
        run = ray & ~stop
        if (run | bit) >> shift & stop & ray & own:
            found |= run
    return found


def odd(empty: int) -> int:
    """The quarters of the board that hold an odd number of empty squares."""
    empty ^= empty >> 1
    empty ^= empty >> 2
    empty ^= empty >> 8
    empty ^= empty >> 16
    return (empty & _QUARTERS) * _QUARTER & _WORD


def _full(occupied: int, axis: int) -> int:
    """The squares whose line along an axis has no empty square."""
    found = 0
    for i in range(_FIRST_LINE[axis], _FIRST_LINE[axis + 1]):
        line = _LINES[i]
        if occupied & line == line:
            found |= line
    return found


def stable(own: int, adverse: int) -> int:
    """Discs of one's own that can never be turned: along each axis their line is full, or they stand at the rim or
    beside such a disc. Not all of them, but none too many."""
    occupied = own | adverse
    sideways, upwards = _full(occupied, 0) | _SIDES, _full(occupied, 2) | _ENDS
    falling, rising = _full(occupied, 1) | _SIDES | _ENDS, _full(occupied, 3) | _SIDES | _ENDS
    found = own & sideways & upwards & falling & rising
    before = 0
    while found != before:
        before = found
        found = own & (sideways | before << 1 | before >> 1) & (upwards | before << 8 | before >> 8)
        found &= (falling | before << 7 | before >> 7) & (rising | before << 9 | before >> 9)
    return found


def legal(own: int, adverse: int) -> int:
    """The squares where a disc may be placed, the opening on the central squares included."""
    if count(own | adverse) < _OPENING:
        return _CENTRE & ~(own | adverse)
    return moves(own, adverse)
