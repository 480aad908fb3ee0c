# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Men on the cross of five flags as numbers, for the games that are played there (`jeux.rules.flags`).

A mask has the bit x + 8 · y for the point of column x and row y, so that a step towards any side is a shift, and all
the men who can go or jump that way are found at once. A step is a number: 64 · way + origin, where the ways 0 to 3 are
east, north-west, north and north-east, 4 to 7 their opposites; a jump is 512 more. Games number their other steps from
1024 on. Types are in `jeux/engine/compiled/flags_board.pxd`.
"""

from __future__ import annotations

import sys
import zlib
from array import array

from jeux.common.assets import asset
from jeux.rules.flags import flags

from .board_search import MAX_PLY, Board

_WORD = (1 << 64) - 1
_ODD, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
"""Constants that count the bits of a mask."""
_SAVED = 5
"""Masks saved of each position for `undo`; two of them are the game's own."""
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


def board_mask(word: int) -> int:
    """A mask of the rules as a mask of this board."""
    return sum(1 << square for i, square in enumerate(SQUARES) if word >> i & 1)


def step_number(origin: int, target: int, jump: bool) -> int:
    """The number of a step or of a jump between two points of the rules."""
    way = SQUARES[target] - SQUARES[origin]
    return 64 * _NUMBERS[way // 2 if jump else way] + SQUARES[origin] + (_JUMP if jump else 0)


def ways(jumps: bool) -> list[int]:
    """For each way, the mask of the points from which a step or a jump in that direction stays on the board's lines."""
    origins = [0] * _WAYS
    for origin, name in enumerate(_PLAIN.points):
        near = [_PLAIN.index[other] for other in _PLAIN.neighbours[name]]
        far = [jump.target for jump in _PLAIN.jumps[origin]]
        for target in far if jumps else near:
            origins[step_number(origin, target, jumps) % _JUMP // 64] |= 1 << SQUARES[origin]
    return origins


# --- the features of the estimate -------------------------------------------------------------------------------------

_WINDOW = 3**9
"""Ways to fill a square of nine points."""
_SQUARES = 9
"""Windows: the five flags and the four squares between them."""
_CORNERS = {"top": 34, "left": 16, "middle": 18, "right": 20, "bottom": 2, "up": 26, "west": 17, "east": 19, "down": 10}
"""The windows by the bit of their lower left point."""
MOST_FEATURES = 20
MIRROR = 4
"""How a window is turned: so many quarters clockwise, or mirrored."""


def _turned(turn: int, x: int, y: int) -> tuple[int, int]:
    """Where a point of a window lies once the window is turned clockwise, or mirrored."""
    if turn == MIRROR:
        return 2 - x, y
    for _ in range(turn):
        x, y = y, 2 - x
    return x, y


def _powers() -> array[int]:
    """For each way to turn a window, the number in base three of the nine bits of one side's men in it."""
    numbers = []
    for turn in range(5):
        places = [_turned(turn, i % 3, i // 3) for i in range(9)]
        numbers += [sum(3 ** (x + 3 * y) for i, (x, y) in enumerate(places) if word >> i & 1) for word in range(512)]
    return array("i", numbers)


POWERS = _powers()
_POWERS = POWERS


class FlagFeatures:
    """The features of a game: `windows` are the corner, the turn and the first weight of each window, `others` the
    first weight of each further feature. The weights, learned by scripts of `assets/workshop`, come twice, first those
    for White to decide."""

    def __init__(self, game: str, tables: dict[str, tuple[int, int]], others: tuple[int, ...]) -> None:
        kinds = 1 + max(kind for kind, _ in tables.values())
        self.windows = array("i")
        for name, (kind, turn) in tables.items():
            self.windows.extend((_CORNERS[name], 512 * turn, kind * _WINDOW))
        self.others = []
        size = kinds * _WINDOW
        for room in others:
            self.others.append(size)
            size += room
        self.game = game
        self.weights = array("h", bytes(2 * 2 * size))
        self.loaded = False

    def load(self) -> None:
        """Load the weights, unless they are loaded."""
        if self.loaded:
            return
        weights = array("h", zlib.decompress(asset("tables", f"{self.game}.bin").read_bytes()))
        if sys.byteorder == "big":
            weights.byteswap()
        assert len(weights) == len(self.weights), "these weights belong to other features"
        self.weights[:] = weights
        self.loaded = True


class FlagsBoard(Board):
    """`men` are the masks of White and of Black, `side` the player to decide, `quiet` the steps without progress,
    `stride_from` and `leap_from` for each side and way the points from which its men step and jump on an empty board.

    The estimate is a sum of weights, one for each feature of the position; `features` are their numbers, those of the
    windows first."""

    def __init__(
        self, men: tuple[int, int], side: int, quiet: int, ways: tuple[list[int], list[int]], features: FlagFeatures
    ) -> None:
        super().__init__()
        self.men = array("Q", men)
        self.side = side
        self.quiet = quiet
        self.stride_from = array("Q", ways[0])
        self.leap_from = array("Q", ways[1])
        features.load()
        self.weights = features.weights
        self.windows = features.windows
        self.half = len(features.weights) // 2
        self.features = array("i", bytes(4 * MOST_FEATURES))
        self.feature_count = 0
        self.saved = array("Q", bytes(8 * _SAVED * (MAX_PLY + 2)))
        self.depth = 0

    # --- men put, taken and moved ---------------------------------------------------------------------------------

    def carry(self, side: int, origin: int, target: int) -> None:
        """Move a man of a side from a point to the bit of another."""
        low = 1
        low <<= origin
        self.men[side] ^= low | target

    def remove(self, side: int, point: int) -> None:
        """Take a man of a side off the board."""
        low = 1
        low <<= point
        self.men[side] ^= low

    def save_state(self, first: int, second: int) -> None:
        """Save what `restore_state` needs, and two masks of the game."""
        at = self.depth * _SAVED
        self.saved[at], self.saved[at + 1] = self.men[0], self.men[1]
        self.saved[at + 2] = self.quiet << 1 | self.side
        self.saved[at + 3], self.saved[at + 4] = first, second
        self.depth += 1

    def restore_state(self) -> int:
        """Restore the state saved last; the place of the masks of the game."""
        self.depth -= 1
        at = self.depth * _SAVED
        self.men[0], self.men[1] = self.saved[at], self.saved[at + 1]
        rest = self.saved[at + 2]
        self.side, self.quiet = rest & 1, rest >> 1
        self.turn, self.winner, self.by_history = self.side, -1, False
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
            men_there = men & self.leap_from[side * _WAYS + way] & leapers(way, adverse, free)
            at = self.write(at, men_there, _JUMP + way * 64, rank)
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
        """The mask of the men of a side who can step to a free point."""
        mask = 0
        men = self.men[side]
        for way in range(_WAYS):
            shift = _SHIFT[way]
            mask |= men & self.stride_from[side * _WAYS + way] & (free >> shift if way < 4 else free << shift)
        return mask

    def capturers(self, side: int, men: int, free: int) -> int:
        """The mask of those among these men of a side who can capture by a jump."""
        mask = 0
        adverse = self.men[1 - side]
        for way in range(_WAYS):
            mask |= men & self.leap_from[side * _WAYS + way] & leapers(way, adverse, free)
        return mask

    def shifted(self, bit: int, way: int, times: int) -> int:
        """A bit carried along a way, once or twice."""
        shift = times * _SHIFT[way]
        return bit >> shift if way >= 4 else bit << shift

    def index(self, bit: int) -> int:
        """The number of a bit."""
        return _INDEX[bit % 67]

    def count(self, men: int) -> int:
        """How many men a mask holds."""
        men -= men >> 1 & _ODD
        men = (men & _PAIRS) + (men >> 2 & _PAIRS)
        men = men + (men >> 4) & _NIBBLES
        return (men * _BYTES & _WORD) >> 56

    # --- the estimate ---------------------------------------------------------------------------------------------

    def add_windows(self) -> None:
        """Begin the features with those of the windows."""
        white, black, half = self.men[0], self.men[1], self.half if self.side else 0
        for i in range(_SQUARES):
            corner, turn = self.windows[3 * i], self.windows[3 * i + 1]
            own, other = white >> corner, black >> corner
            own = own & 7 | own >> 5 & 56 | own >> 10 & 448
            other = other & 7 | other >> 5 & 56 | other >> 10 & 448
            self.features[i] = half + self.windows[3 * i + 2] + _POWERS[turn + own] + 2 * _POWERS[turn + other]
        self.feature_count = _SQUARES

    def add_feature(self, first: int, what: int) -> None:
        """Add one feature."""
        self.features[self.feature_count] = (self.half if self.side else 0) + first + what
        self.feature_count += 1

    def sum_weights(self) -> int:
        """The sum of the weights of the features."""
        total = 0
        for i in range(self.feature_count):
            total += self.weights[self.features[i]]
        return total


def leapers(way: int, adverse: int, free: int) -> int:
    """The points behind adverse men with a free point straight before them, seen along a way."""
    shift = _SHIFT[way]
    if way < 4:
        return adverse >> shift & free >> 2 * shift
    return adverse << shift & _WORD & free << 2 * shift
