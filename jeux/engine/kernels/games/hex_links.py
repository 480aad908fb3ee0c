# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Virtual connections on a Hex board: links that hold whatever the opponent plays (Anshelevich, *A Hierarchical
Approach to Computer Hex*, 2002).

Points are empty cells, chains of a side's stones, and its two edges. A *full* link joins two points even though the
adversary plays first; a *half* link joins them if its own side plays first, on its *key*. Neither needs more than the
empty cells of its *carrier*. From neighbours on, which are linked by nothing, longer ones are made of shorter ones:

- of two full links that meet in a point, with carriers apart, comes a full link where the point is a chain, a half
  link where it is an empty cell, the key;
- of half links between the same points, whose carriers have no cell in common, comes a full link: what the adversary
  plays spares one of them.

Every link found is proven, but not every link is found: links between two empty cells are looked for only nearby,
each pair of points keeps the smallest few, and the work is bounded. Carriers are found in the order of their sizes,
each the four words of a set of cells.

Types are in `compiled/games/hex_links.pxd`.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from .hex import HexBoard

_ODD, _PAIRS, _NIBBLES, _BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101
"""Constants that count the bits of a mask."""
_MASK, _ONE = (1 << 64) - 1, 1
_RING = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_MOST_LINKS = 60_000
"""Links at most in one search, those waiting among them."""
_LARGEST = 120
"""Carriers with more cells are not kept."""
_FULLS, _HALVES = 8, 24
"""Links kept of each pair of points."""
_MIXED = 6
"""Half links at most that make one full link."""
_TRIES = 400
"""Unions looked at for each new half link."""
_NEAR = 2
"""The steps between empty cells that links are looked for at most."""
NOTHING, HALF, FULL = 0, 1, 2
"""What may join the edges of a side."""
_HALF, _FULL = HALF, FULL


@lru_cache(maxsize=8)
def _beside(size: int) -> tuple[array[int], ...]:
    """For White and for Black, what lies around each cell: cells, own edges (size² and size² + 1), or -1."""
    neighbours = (array("i", [-1]) * (6 * size * size), array("i", [-1]) * (6 * size * size))
    for cell in range(size * size):
        for k, (dx, dy) in enumerate(_RING):
            x, y = cell % size + dx, cell // size + dy
            inside = 0 <= x < size and 0 <= y < size
            for side, along in enumerate((y, x)):
                if inside:
                    neighbours[side][6 * cell + k] = y * size + x
                elif not 0 <= along < size:
                    neighbours[side][6 * cell + k] = size * size + (along > 0)
    return neighbours


class Links:
    """The links of one side on a board as it stands, found by `find`; cells are numbered as in texts. `wide`: empty
    cells are linked to each other by more than bridges, which finds a few more and takes twice the time."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        self.cells = board.size * board.size
        self.points = self.cells + 2
        self.inner, self.inside = array("i", board.inner), array("i", bytes(4 * board.area))
        for cell, inner in enumerate(board.inner):
            self.inside[inner] = cell
        self.column = array("i", [cell % board.size for cell in range(self.cells)])
        self.row = array("i", [cell // board.size for cell in range(self.cells)])
        self.white, self.black = _beside(board.size)
        self.beside = self.white
        self.stone = array("b", bytes(self.cells))
        self.point, self.firm = array("i", bytes(4 * self.points)), array("b", bytes(self.points))
        self.first = array("i", bytes(4 * self.points))
        pairs = self.points * self.points
        self.full, self.half = array("i", bytes(4 * pairs)), array("i", bytes(4 * pairs))
        self.fulls, self.halves = array("b", bytes(pairs)), array("b", bytes(pairs))
        self.carriers, self.common = array("Q", bytes(32 * _MOST_LINKS)), array("Q", bytes(32 * _MOST_LINKS))
        self.one, self.two, self.key = (array("h", bytes(2 * _MOST_LINKS)) for _ in range(3))
        self.link, self.after_one, self.after_two = (array("i", bytes(4 * _MOST_LINKS)) for _ in range(3))
        self.waiting = array("i", bytes(4 * (_LARGEST + 1)))
        self.must_play = array("Q", bytes(32))
        self.used = self.work = self.tries = self.outcome = self.best = self.least = 0
        self.done = self.whole = self.wide = 0

    # --- the question ---------------------------------------------------------------------------------------------

    def find(self, side: int, work: int, whole: int) -> int:
        """What joins the edges of a side (1 White, 2 Black) within so much work: `FULL`, `HALF`
        (`best` is the link with the smallest carrier) or `NOTHING`. Unless `whole`, half a link is enough; otherwise
        `must_play` holds the cells that all half links share: where the adversary has to play."""
        self.work, self.whole = work, whole
        self.outcome = self.best = self.done = 0
        self.least = _LARGEST + 1
        for i in range(4):
            self.must_play[i] = _MASK
        self.clear()
        for cell in range(self.cells):
            self.stone[cell] = self.board.colour[self.inner[cell]]
        self.beside = self.white if side == 1 else self.black
        if self.make_chains(side):
            return _FULL
        self.link_neighbours()
        self.process_waiting()
        return self.outcome

    def clear(self) -> None:
        """Forget the links of the search before."""
        for link in range(1, self.used):
            pair = self.one[link] * self.points + self.two[link]
            self.full[pair] = self.half[pair] = 0
            self.fulls[pair] = self.halves[pair] = 0
        self.used = 1
        for point in range(self.points):
            self.first[point] = 0
        for size in range(_LARGEST + 1):
            self.waiting[size] = 0

    def root(self, point: int) -> int:
        """The point that stands for a chain."""
        while self.point[point] != point:
            self.point[point] = self.point[self.point[point]]
            point = self.point[point]
        return point

    def make_chains(self, side: int) -> bool:
        """Make chains of the stones of a side, each named after one of its stones or its edge; whether one of them
        joins the edges already."""
        point, stone, cells = self.point, self.stone, self.cells
        for i in range(self.points):
            point[i] = i
            self.firm[i] = i >= cells or stone[i] == side
        for cell in range(cells):
            if stone[cell] == side:
                for k in range(6):
                    other = self.beside[6 * cell + k]
                    if other >= cells or (other >= 0 and stone[other] == side):
                        one, two = self.root(cell), self.root(other)
                        if one < two:
                            point[one] = two
                        else:
                            point[two] = one
        return self.root(cells) == self.root(cells + 1)

    def link_neighbours(self) -> None:
        """Link what is adjacent, and empty cells by bridges."""
        stone, cells = self.stone, self.cells
        for cell in range(cells):
            if stone[cell]:
                continue
            for k in range(6):
                other = self.beside[6 * cell + k]
                if other >= cells or (other >= 0 and self.firm[other]):
                    self.offer(cell, self.root(other), -1, 0, 0, 0, 0)
                elif other > cell and not stone[other]:
                    self.offer(cell, other, -1, 0, 0, 0, 0)
        for cell in range(cells):
            if not stone[cell]:
                for k in range(3):
                    self.bridge(cell, k)

    def bridge(self, cell: int, k: int) -> None:
        """Link an empty cell to the one behind its neighbours in two directions, where all are empty."""
        one, two = self.beside[6 * cell + k], self.beside[6 * cell + k + 1]
        if one < 0 or two < 0 or one >= self.cells or two >= self.cells or self.stone[one] or self.stone[two]:
            return
        other = self.beside[6 * one + k + 1]
        if other < 0 or other >= self.cells or self.stone[other]:
            return
        carriers, at = self.carriers, 4 * self.used
        for i in range(4):
            carriers[at + i] = 0
        carriers[at + (one >> 6)] = _ONE << (one & 63)
        carriers[at + (two >> 6)] |= _ONE << (two & 63)
        self.offer(cell, other, -1, carriers[at], carriers[at + 1], carriers[at + 2], carriers[at + 3])

    # --- the search -----------------------------------------------------------------------------------------------

    def process_waiting(self) -> None:
        """Take the links that wait, those with small carriers first, and make others of them."""
        size = 0
        while size <= _LARGEST and self.work > 0 and not self.done:
            link = self.waiting[size]
            if not link:
                size += 1
                continue
            self.waiting[size] = self.link[link]
            self.work -= 1
            if self.key[link] < 0:
                self.keep_full(link)
            else:
                self.keep_half(link)

    def offer(self, one: int, two: int, key: int, w0: int, w1: int, w2: int, w3: int) -> None:
        """Let a link wait for its turn, unless one is known that needs no other cells."""
        carriers, link = self.carriers, self.used
        if one > two:
            one, two = two, one
        size = count(w0) + count(w1) + count(w2) + count(w3)
        pair = one * self.points + two
        if size > _LARGEST or link >= _MOST_LINKS - 1 or self.covered(self.full[pair], w0, w1, w2, w3):
            return
        at = 4 * link
        carriers[at], carriers[at + 1], carriers[at + 2], carriers[at + 3] = w0, w1, w2, w3
        self.one[link], self.two[link], self.key[link] = one, two, key
        if key >= 0 and self.covered(self.half[pair], w0, w1, w2, w3):
            return
        if one == self.cells:
            self.note_edge_link(link, size)
        self.link[link] = self.waiting[size]
        self.waiting[size] = link
        self.used = link + 1
        if self.used >= _MOST_LINKS - 1:
            self.work = 0

    def note_edge_link(self, link: int, size: int) -> None:
        """Note a link from edge to edge."""
        if self.key[link] < 0:
            self.outcome = _FULL
            self.best = link
            self.done = 1
            return
        must_play = self.must_play
        for i in range(4):
            must_play[i] &= self.carriers[4 * link + i]
        if size < self.least:
            self.least, self.best = size, link
        self.outcome = _HALF
        if not (must_play[0] or must_play[1] or must_play[2] or must_play[3]):
            self.outcome = _FULL  # whatever is taken of them, one is left
            self.done = 1

    def covered(self, link: int, w0: int, w1: int, w2: int, w3: int) -> bool:
        """Whether one of these links needs no cell that is not in a set."""
        carriers = self.carriers
        while link:
            at = 4 * link
            if not (
                carriers[at] & (_MASK ^ w0)
                or carriers[at + 1] & (_MASK ^ w1)
                or carriers[at + 2] & (_MASK ^ w2)
                or carriers[at + 3] & (_MASK ^ w3)
            ):
                return True
            link = self.link[link]
        return False

    def keep_full(self, link: int) -> None:
        """Keep a full link, and continue it by all that meet it."""
        carriers, one, two, at = self.carriers, self.one[link], self.two[link], 4 * link
        pair = one * self.points + two
        if self.fulls[pair] >= _FULLS:
            return
        if self.covered(self.full[pair], carriers[at], carriers[at + 1], carriers[at + 2], carriers[at + 3]):
            return
        self.link[link] = self.full[pair]
        self.full[pair] = link
        self.fulls[pair] += 1
        if one < self.cells:
            self.join(link, one, two)
        if two < self.cells:
            self.join(link, two, one)
        self.after_one[link], self.after_two[link] = self.first[one], self.first[two]
        self.first[one] = self.first[two] = link

    def join(self, link: int, middle: int, end: int) -> None:
        """Continue a full link beyond one of its points."""
        carriers, cells, firm, at = self.carriers, self.cells, self.firm, 4 * link
        w0, w1, w2, w3 = carriers[at], carriers[at + 1], carriers[at + 2], carriers[at + 3]
        empty, sure = not firm[middle], firm[end]
        other = self.first[middle]
        while other:
            there, next_one = self.two[other], self.after_one[other]
            if there == middle:
                there, next_one = self.one[other], self.after_two[other]
            on = 4 * other
            if there != end and (sure or firm[there] or (self.wide and self.near(end, there))):
                self.work -= 1
                if not (
                    carriers[on] & w0
                    or carriers[on + 1] & w1
                    or carriers[on + 2] & w2
                    or carriers[on + 3] & w3
                    or (there < cells and carriers[at + (there >> 6)] >> (there & 63) & 1)
                    or (end < cells and carriers[on + (end >> 6)] >> (end & 63) & 1)
                ):
                    self.extend(link, other, middle if empty else -1, end, there)
            other = next_one

    def near(self, one: int, two: int) -> bool:
        """Whether two empty cells are so near that links between them are looked for."""
        x, y = self.column[one] - self.column[two], self.row[one] - self.row[two]
        return -_NEAR <= x <= _NEAR and -_NEAR <= y <= _NEAR and -_NEAR <= x + y <= _NEAR

    def extend(self, link: int, other: int, key: int, end: int, there: int) -> None:
        """Offer what two full links with carriers apart make together."""
        carriers, at, on, new = self.carriers, 4 * link, 4 * other, 4 * self.used
        for i in range(4):
            carriers[new + i] = carriers[at + i] | carriers[on + i]
        if key >= 0:
            carriers[new + (key >> 6)] |= _ONE << (key & 63)
        self.offer(end, there, key, carriers[new], carriers[new + 1], carriers[new + 2], carriers[new + 3])

    def keep_half(self, link: int) -> None:
        """Keep half a link, and look for full ones that it makes with the others between the same points."""
        carriers, common, at = self.carriers, self.common, 4 * link
        pair = self.one[link] * self.points + self.two[link]
        w0, w1, w2, w3 = carriers[at], carriers[at + 1], carriers[at + 2], carriers[at + 3]
        if self.halves[pair] >= _HALVES or self.covered(self.full[pair], w0, w1, w2, w3):
            return
        before = self.half[pair]
        if self.covered(before, w0, w1, w2, w3):
            return
        for i in range(4):
            common[at + i] = carriers[at + i] & common[4 * before + i] if before else carriers[at + i]
        self.link[link] = before
        self.half[pair] = link
        self.halves[pair] += 1
        if self.one[link] == self.cells and not self.whole:
            self.best = link
            self.done = 1
        elif before:
            self.tries = _TRIES
            self.intersect_halves(link, before, 2, w0, w1, w2, w3, w0, w1, w2, w3)

    def intersect_halves(
        self, link: int, other: int, mixed: int,
        i0: int, i1: int, i2: int, i3: int, u0: int, u1: int, u2: int, u3: int,
    ) -> None:  # fmt: skip
        """From one half link on, search for further ones that leave no common cell in all half links so far. The words
        i are the intersection of their carriers, the words u the union."""
        carriers, common = self.carriers, self.common
        while other and self.tries > 0:
            on = 4 * other
            if i0 & common[on] or i1 & common[on + 1] or i2 & common[on + 2] or i3 & common[on + 3]:
                return
            self.tries -= 1
            self.work -= 1
            j0, j1, j2, j3 = i0 & carriers[on], i1 & carriers[on + 1], i2 & carriers[on + 2], i3 & carriers[on + 3]
            if j0 != i0 or j1 != i1 or j2 != i2 or j3 != i3:
                v0, v1, v2, v3 = u0 | carriers[on], u1 | carriers[on + 1], u2 | carriers[on + 2], u3 | carriers[on + 3]
                if not (j0 or j1 or j2 or j3):
                    self.offer(self.one[link], self.two[link], -1, v0, v1, v2, v3)
                elif mixed < _MIXED:
                    self.intersect_halves(link, self.link[other], mixed + 1, j0, j1, j2, j3, v0, v1, v2, v3)
            other = self.link[other]

    # --- results --------------------------------------------------------------------------------------------------

    def carrier(self) -> int:
        """The cells of the best link from edge to edge, as one word."""
        return one_mask([self.carriers[4 * self.best + i] for i in range(4)]) if self.best else 0

    def shared(self) -> int:
        """The cells that all half links from edge to edge have in common, as one word; all where there are none."""
        return one_mask(list(self.must_play))


def one_mask(words: list[int]) -> int:
    """A set of cells as one number."""
    return sum(word << 64 * i for i, word in enumerate(words))


def count(word: int) -> int:
    """How many bits a word has."""
    word -= word >> 1 & _ODD
    word = (word & _PAIRS) + (word >> 2 & _PAIRS)
    word = word + (word >> 4) & _NIBBLES
    return (word * _BYTES & _MASK) >> 56
