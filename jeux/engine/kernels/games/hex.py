# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Hex as numbers: a board with its edges around it, playouts, and the priors of its patterns.

The board has two rings of cells outside: the first holds the edges as stones of their sides, so that six numbers lead
from any cell to its neighbours. The *near* code of a cell tells what its six neighbours hold, its *far* code what the
six cells hold to which it bridges, two bits each.

- `fill_in` takes out what nobody need play: *dead* cells, that join nothing for either side however the board is
  filled, and *captured* pairs, of which a side can make the one dead whenever the other is taken (Björnsson, Hayward,
  Johanson and van Rijswijck, *Dead Cell Analysis in Hex and the Shannon Game*, 2007).
- `playout` fills the rest at random, but a bridge that was cut into is mended at once; the winner is found by walking
  from a corner between the stones of both sides.

Hot functions take their boards from `self` again and again: a local name for a board costs more than it saves.

Types are in `compiled/games/hex.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from math import exp

from jeux.engine.kernels.games.hex_weights import (
    BOTH,
    FAR,
    LOCAL,
    PATTERNS,
    PLACE,
    REACH,
    WAY,
    WAYS,
    pattern,
    place,
    way,
)

_MASK = 0xFFFFFFFF
_RING = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a cell in their order around it, as (columns, rows) to go."""
CODES = 1 << 12
_CODES = CODES
_FAR_EDGE = 4
"""Added to the colour of the edges where a chain that began at the first ones ends."""
_PAD = 2
_PATTERNS, _FAR, _BOTH, _LOCAL = PATTERNS, FAR, BOTH, LOCAL
_HALF = 1 << 15


def _colours(code: int) -> list[int]:
    return [code >> 2 * i & 3 for i in range(6)]


def _code(colours: Iterable[int]) -> int:
    return sum(colour << 2 * i for i, colour in enumerate(colours))


def _runs(colours: list[int]) -> int:
    """How many runs of White's stones there are around a cell."""
    return sum(colours[i] == 1 != colours[(i + 5) % 6] for i in range(6))


def _is_dead(colours: list[int]) -> bool:
    """Whether a cell joins nothing, however its neighbours are filled: no side comes to it from two sides."""
    if 0 not in colours:
        return _runs(colours) <= 1
    i = colours.index(0)
    return all(_is_dead([*colours[:i], colour, *colours[i + 1 :]]) for colour in (1, 2))


def _dead_codes() -> list[bool]:
    return [3 not in _colours(code) and _is_dead(_colours(code)) for code in range(CODES)]


def _takes(dead: list[bool]) -> list[int]:
    """For each code, two bits a direction: the sides that make the cell dead by a stone there."""
    takes = [0] * CODES
    for code in range(CODES):
        for i in range(6):
            if not code >> 2 * i & 3:
                takes[code] |= sum(colour << 2 * i for colour in (1, 2) if dead[code | colour << 2 * i])
    return takes


def _bridge_replies() -> list[int]:
    """For each code and side, 1 + the direction of the empty cell that mends a bridge cut at the cell; 0 for none."""
    replies = []
    for code in range(CODES):
        around = _colours(code)
        for side in (1, 2):
            gaps = [i for i in range(6) if around[i] == 0 and around[(i + 5) % 6] == side == around[(i + 1) % 6]]
            replies.append(gaps[0] + 1 if gaps else 0)
    return replies


def turned(code: int) -> int:
    """The same code for Black as White sees it: the board mirrored in its long diagonal, the colours exchanged."""
    around = [(0, 2, 1, 3)[colour] for colour in _colours(code)]
    return _code(around[i] for i in (1, 0, 5, 4, 3, 2))


IS_DEAD = _dead_codes()
_DEAD = array("b", IS_DEAD)
_TAKES = array("i", _takes(IS_DEAD))
_BRIDGE_REPLIES = array("b", _bridge_replies())
_PATTERN = array("i", [*map(pattern, range(CODES)), *(pattern(turned(code)) for code in range(CODES))])
"""The pattern of a code, as White and as Black sees it."""
_PRIORS = array("f", [exp((log - _HALF) / 1000) for log in range(2 * _HALF)])


def _edge(x: int, y: int, size: int) -> int:
    """The colour of a cell outside the board, 0 inside."""
    if 0 <= x < size and 0 <= y < size:
        return 0
    if x >= size:
        return 2 + _FAR_EDGE
    if y >= size:
        return 1 + _FAR_EDGE
    return 1 if y < 0 else 2


@lru_cache(maxsize=8)
def _surrounded(size: int) -> tuple[array[int], array[int], array[int]]:
    """The colours of an empty board with its edges, and what each cell sees of them near and far."""
    width = size + 2 * _PAD
    colour, near, far = array("b", bytes(width**2)), array("i", bytes(4 * width**2)), array("i", bytes(4 * width**2))
    for y in range(-1, size + 1):
        for x in range(-1, size + 1):
            cell = (y + _PAD) * width + x + _PAD
            colour[cell] = _edge(x, y, size)
            for i in range(6):
                (dx, dy), (more_x, more_y) = _RING[i], _RING[(i + 1) % 6]
                near[cell] |= (_edge(x + dx, y + dy, size) & 3) << 2 * i
                far[cell] |= (_edge(x + dx + more_x, y + dy + more_y, size) & 3) << 2 * i
    return colour, near, far


def _places(size: int, weights: array[int]) -> tuple[array[int], array[int]]:
    """The weights of the place of a cell for White and for Black, and those of the way to it from the last stone: by
    its cell, and by the difference of both cells from half of the table on."""
    width = size + 2 * _PAD
    places, ways = array("i", bytes(8 * width**2)), array("i", [weights[WAY + WAYS - 1]]) * (4 * width**2)
    for y in range(size):
        for x in range(size):
            cell = (y + _PAD) * width + x + _PAD
            places[cell] = weights[PLACE + place(x, y, size)]
            places[cell + width**2] = weights[PLACE + place(y, x, size)]
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            between = width**2 + dy * width + dx
            ways[between] = weights[WAY + way(dx, dy)]
            ways[between + 2 * width**2] = weights[WAY + way(dy, dx)]
    return places, ways


class HexBoard:
    """A board: `stones` are 0, 1 (White) or 2 (Black) for each cell in the order of position texts, `side` is to play.

    `weights` are those of `hex_weights`.

    `reset` puts the board back to that position, filled in by `fill_in`. `free` holds its `free_count` empty cells;
    cells are numbers on the padded board, `inner` and `outer` turn them into those of texts and back. `decided` is who
    wins where `fill_in` leaves nothing to play (0 elsewhere)."""

    def __init__(self, size: int, stones: Iterable[int], side: int, seed: int, weights: array[int]) -> None:
        self.size = size
        self.width = size + 2 * _PAD
        self.area = self.width * self.width
        self.side = side + 1
        self.random_state = seed & _MASK or 1
        self.colour, self.near, self.far = (array(board.typecode, board) for board in _surrounded(size))
        self.weights = weights
        self.places, self.ways = _places(size, weights)
        self.order = array("i", bytes(4 * self.width * self.width))
        self.ring = array("i", [dy * self.width + dx for dx, dy in _RING])
        self.bridge = array("i", [self.ring[i] + self.ring[(i + 1) % 6] for i in range(6)])
        self.beside = array("b", bytes(2 * self.area))
        for i in range(6):
            self.beside[self.area + self.ring[i]] = self.beside[self.area + self.bridge[i]] = 1
        self.inner = [(i // size + _PAD) * self.width + i % size + _PAD for i in range(size * size)]
        self.outer = {cell: i for i, cell in enumerate(self.inner)}
        for cell, stone in zip(self.inner, stones, strict=True):
            if stone:
                self.put(cell, stone)
        self.free = array("i", [cell for cell in self.inner if not self.colour[cell]])
        self.free_count = len(self.free)
        self.decided = 0
        self.fill_in()
        left = [cell for cell in self.free if not self.colour[cell]]
        if left:
            self.free, self.free_count = array("i", left), len(left)
        else:
            self.decided = self.winner()
            self._empty_again()
        self.first_colour, self.first_near, self.first_far = (array(a.typecode, a) for a in self._boards())

    def _boards(self) -> tuple[array[int], ...]:
        return array("b", self.colour), array("i", self.near), array("i", self.far)

    def _empty_again(self) -> None:
        """Empty the free cells again, so that something can be played although nothing is worth it."""
        for i in range(self.free_count):
            self.colour[self.free[i]] = 0

    # --- stones ---------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Back to the position that was given."""
        self.colour[:] = self.first_colour
        self.near[:] = self.first_near
        self.far[:] = self.first_far

    def put(self, cell: int, colour: int) -> None:
        """Put a stone and update the codes of the cells around."""
        self.colour[cell] = colour
        for i in range(6):
            self.near[cell + self.ring[i]] |= colour << 2 * ((i + 3) % 6)
            self.far[cell + self.bridge[i]] |= colour << 2 * ((i + 3) % 6)

    def fill_in(self) -> None:
        """Put stones on dead cells and captured pairs, until there are no more."""
        colour, free, near = self.colour, self.free, self.near
        changed = 1
        while changed:
            changed = 0
            for k in range(self.free_count):
                cell = free[k]
                if colour[cell] or not near[cell]:
                    continue
                if _DEAD[near[cell]]:
                    self.put(cell, 1)
                    changed = 1
                elif _TAKES[near[cell]]:
                    changed |= self.capture(cell)

    def capture(self, cell: int) -> int:
        """Fill an empty cell and a neighbour that a side captures; whether there is one."""
        near, ring = self.near, self.ring
        takes = _TAKES[near[cell]]
        for i in range(6):
            sides = takes >> 2 * i & 3
            if sides:
                other = cell + ring[i]
                sides &= _TAKES[near[other]] >> 2 * ((i + 3) % 6) & 3
                if sides:
                    sides = 2 - (sides & 1)
                    self.put(cell, sides)
                    self.put(other, sides)
                    return 1
        return 0

    def prior(self, cell: int, side: int, last: int) -> float:
        """The prior of an empty cell for a side after the stone `last` (0: not known), to compare with others."""
        second = side - 1
        near, far = _PATTERN[second * _CODES + self.near[cell]], _PATTERN[second * _CODES + self.far[cell]]
        both = _BOTH + near * _PATTERNS + far
        log = (
            self.weights[near] + self.weights[_FAR + far] + self.weights[both] + self.places[second * self.area + cell]
        )
        if last:
            log += self.ways[(2 * second + 1) * self.area + cell - last]
            if self.beside[self.area + cell - last]:
                log += self.weights[_LOCAL + near] + self.weights[_LOCAL + _FAR + far] + self.weights[_LOCAL + both]
        return _PRIORS[_HALF + log]

    # --- playouts -------------------------------------------------------------------------------------------------

    def draw_below(self, count: int) -> int:
        """A number below `free_count` (Marsaglia's xorshift)."""
        state = self.random_state
        state ^= state << 13 & _MASK
        state ^= state >> 17
        state ^= state << 5 & _MASK
        self.random_state = state
        return state * count >> 32

    def playout(self, last: int, side: int) -> int:
        """Fill the board at random, `side` to play after the stone `last` (0: none); the winner."""
        colour, order, free = self.colour, self.order, self.free
        left = 0
        for k in range(self.free_count):
            if not colour[free[k]]:
                order[left] = free[k]
                left += 1
        while True:
            cell = self.bridge_reply(last, side) if last else 0
            while not cell and left:
                k = self.draw_below(left)
                cell = order[k]
                left -= 1
                order[k] = order[left]
                if colour[cell]:
                    cell = 0
            if not cell:
                return self.winner()
            colour[cell] = side
            last = cell
            side = 3 - side

    def bridge_reply(self, cut: int, side: int) -> int:
        """The cell that mends a bridge of `side` that the stone `cut` has cut into, or 0."""
        code = 0
        for i in range(6):
            code |= (self.colour[cut + self.ring[i]] & 3) << 2 * i
        reply = _BRIDGE_REPLIES[2 * code + side - 1]
        return cut + self.ring[reply - 1] if reply else 0

    def winner(self) -> int:
        """Who has joined his edges on a full board: from the corner where their first edges meet, go between White's
        stones on the one hand and Black's on the other, until a far edge is met."""
        colour, ring = self.colour, self.ring
        black = _PAD * self.width + _PAD - 1
        way = 5
        while True:
            ahead = black + ring[(way + 1) % 6]
            colour_met = colour[ahead]
            if colour_met & _FAR_EDGE:
                return colour_met & 3
            if colour_met == 1:
                way = (way + 1) % 6
            else:
                black = ahead
                way = (way + 5) % 6
