# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Men on the cross of five flags as numbers, for the games that are played there (`jeux.rules.flags`).

A word has the bit x + 8 · y for the point of column x and row y, so that a step towards any side is a shift, and all
the men who can go or jump that way are found at once. A step is a number: 64 · way + origin, where the ways 0 to 3 are
east, north-west, north and north-east, 4 to 7 their opposites; a jump is 512 more. Games number their other steps from
1024 on. Types are in `jeux/engine/compiled/flags.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.rules.flags import flags

from .alphabeta import MAX_PLY, Board

_WORD = (1 << 64) - 1
_ODD, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
"""What counts the bits of a word."""
_SAVED = 5
"""Words kept of each position to come back to; two of them are the game's own."""
_LIFT = 1 << 20
"""Makes the sum of the values of the points positive, to keep it in a word."""
_WAYS = 8
_JUMP = 512
OTHER = 1024
"""Where the numbers of the other steps begin."""

SHIFTS = (1, 7, 8, 9)
_SHIFT = array("i", SHIFTS + SHIFTS)
_PLAIN = flags()
SQUARES = tuple(int(x) + 8 * int(y) for x, y in (_PLAIN.where[point] for point in _PLAIN.points))
"""The bit of each point, in the order of the rules."""
BOARD = sum(1 << square for square in SQUARES)
_FULL = BOARD
_NUMBERS = {way: number for number, way in enumerate([*SHIFTS, *(-shift for shift in SHIFTS)])}


def _ordinals() -> array[int]:
    """The index of a single bit, found by its remainder by 67 (all 64 differ)."""
    table = [0] * 67
    for i in range(64):
        table[(1 << i) % 67] = i
    return array("i", table)


_INDEX = _ordinals()


def spread(word: int) -> int:
    """A word of the rules as a word of this board."""
    return sum(1 << square for i, square in enumerate(SQUARES) if word >> i & 1)


def number(origin: int, target: int, jump: bool) -> int:
    """The number of a step or of a jump between two points of the rules."""
    way = SQUARES[target] - SQUARES[origin]
    return 64 * _NUMBERS[way // 2 if jump else way] + SQUARES[origin] + (_JUMP if jump else 0)


def ways(jumps: bool) -> list[int]:
    """For each way, the word of the points from which a line of the empty board leads that way, as far as a step or
    as a jump goes."""
    found = [0] * _WAYS
    for origin, name in enumerate(_PLAIN.points):
        near = [_PLAIN.index[other] for other in _PLAIN.neighbours[name]]
        far = [jump.target for jump in _PLAIN.jumps[origin]]
        for target in far if jumps else near:
            found[number(origin, target, jumps) % _JUMP // 64] |= 1 << SQUARES[origin]
    return found


class Flags(Board):
    """`men` are the words of White and of Black, `side` the player to decide, `quiet` the steps without progress,
    `stride_from` and `leap_from` for each side and way the points from which its men step and jump on an empty board,
    `worth` what a man of each side is worth on each point, `placed` what all of them are worth to White."""

    def __init__(
        self, men: tuple[int, int], side: int, quiet: int, ways: tuple[list[int], list[int]], worth: array[int]
    ) -> None:
        super().__init__()
        self.men = array("Q", men)
        self.side = side
        self.quiet = quiet
        self.stride_from = array("Q", ways[0])
        self.leap_from = array("Q", ways[1])
        self.worth = worth
        self.saved = array("Q", bytes(8 * _SAVED * (MAX_PLY + 2)))
        self.depth = 0
        self.placed = 0
        for point in range(64):
            self.placed += worth[point] * (men[0] >> point & 1) - worth[64 + point] * (men[1] >> point & 1)

    # --- men put, taken and moved ---------------------------------------------------------------------------------

    def carry(self, side: int, origin: int, target: int) -> None:
        """Move a man of a side from a point to the bit of another."""
        low = 1
        low <<= origin
        self.men[side] ^= low | target
        gain = self.worth[side * 64 + self.index(target)] - self.worth[side * 64 + origin]
        self.placed += -gain if side else gain

    def remove(self, side: int, point: int) -> None:
        """Take a man of a side off the board."""
        low = 1
        low <<= point
        self.men[side] ^= low
        self.placed += self.worth[64 + point] if side else -self.worth[point]

    def keep(self, first: int, second: int) -> None:
        """Keep what `recall` needs, and two words of the game."""
        at = self.depth * _SAVED
        self.saved[at], self.saved[at + 1] = self.men[0], self.men[1]
        self.saved[at + 2] = (self.placed + _LIFT << 8 | self.quiet) << 1 | self.side
        self.saved[at + 3], self.saved[at + 4] = first, second
        self.depth += 1

    def recall(self) -> int:
        """Be what was kept last again; the place of the game's words."""
        self.depth -= 1
        at = self.depth * _SAVED
        self.men[0], self.men[1] = self.saved[at], self.saved[at + 1]
        rest = self.saved[at + 2]
        self.side, self.quiet = rest & 1, rest >> 1 & 255
        self.placed = (rest >> 9) - _LIFT
        self.turn, self.winner, self.by_way = self.side, -1, False
        return at + 3

    # --- steps ----------------------------------------------------------------------------------------------------

    def write_strides(self, at: int, side: int, free: int) -> int:
        """The steps of a side to free points."""
        men = self.men[side]
        for way in range(_WAYS):
            shift = _SHIFT[way]
            toward = free >> shift if way < 4 else free << shift
            at = self.write(at, men & self.stride_from[side * _WAYS + way] & toward, way * 64, 0)
        return at

    def write_leaps(self, at: int, side: int, men: int, free: int, rank: int) -> int:
        """The jumps of these men of a side over adverse men to free points."""
        adverse = self.men[1 - side]
        for way in range(_WAYS):
            found = men & self.leap_from[side * _WAYS + way] & leapers(way, adverse, free)
            at = self.write(at, found, _JUMP + way * 64, rank)
        return at

    def write(self, at: int, origins: int, base: int, rank: int) -> int:
        """Steps from each of these points."""
        while origins:
            low = origins & -origins
            self.steps[at] = base + _INDEX[low % 67]
            self.ranks[at] = rank
            at += 1
            origins ^= low
        return at

    def striders(self, side: int, free: int) -> int:
        """The word of the men of a side who can step to a free point."""
        found = 0
        men = self.men[side]
        for way in range(_WAYS):
            shift = _SHIFT[way]
            found |= men & self.stride_from[side * _WAYS + way] & (free >> shift if way < 4 else free << shift)
        return found

    def catchers(self, side: int, men: int, free: int) -> int:
        """The word of the men among these, of a side, who can jump."""
        found = 0
        adverse = self.men[1 - side]
        for way in range(_WAYS):
            found |= men & self.leap_from[side * _WAYS + way] & leapers(way, adverse, free)
        return found

    def moved(self, bit: int, way: int, times: int) -> int:
        """A bit carried along a way, once or twice."""
        shift = times * _SHIFT[way]
        return bit >> shift if way >= 4 else bit << shift

    def index(self, bit: int) -> int:
        """The number of a bit."""
        return _INDEX[bit % 67]

    def count(self, men: int) -> int:
        """How many men a word holds."""
        men -= men >> 1 & _ODD
        men = (men & _PAIRS) + (men >> 2 & _PAIRS)
        men = men + (men >> 4) & _NIBBLES
        return (men * _BYTES & _WORD) >> 56


def leapers(way: int, adverse: int, free: int) -> int:
    """The points behind adverse men with a free point straight before them, seen along a way."""
    shift = _SHIFT[way]
    if way < 4:
        return adverse >> shift & free >> 2 * shift
    return adverse << shift & _WORD & free << 2 * shift
