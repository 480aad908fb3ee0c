# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The endings of Moulin with three or four men each, all placed: who wins, and in how many turns.

Positions are seen from the player to move: a mask of his men, a mask of the other's. A value is 0 for a draw, else
turns to the end + 1: even when he wins, odd when he loses. `EndingSolver` finds them by retrograde analysis; `Endings`
reads the file that `assets/workshop/training/moulin_table.py` writes, where the player's men stand for all their images
in the sixteen symmetries of the board. Types are in `compiled/games/moulin_endings.pxd`.
"""

from __future__ import annotations

from array import array
from itertools import combinations
from math import comb

from jeux.rules.games.moulin.board import MILLS_OF, NEAR, POINTS

FEW, MANY = 3, 4
PAIRS = ((FEW, FEW), (FEW, MANY), (MANY, FEW), (MANY, MANY))
"""Men of the player to move, men of the other: the order of the tables in the file."""

_FULL = (1 << 24) - 1
_HALF = 4095
_NOBODY = 255
_THREES, _SETS = comb(24, FEW), comb(24, MANY)
_NEAR = array("i", NEAR)
_MILLS = array("i", [line for lines in MILLS_OF for line in lines])


def _ordinals() -> array[int]:
    """The index of a single bit, found by its remainder by 37."""
    table = [0] * 37
    for i in range(24):
        table[(1 << i) % 37] = i
    return array("i", table)


def _ranks() -> array[int]:
    """The part of a half word in the number of a set: row 0 for the low half, 1 + c for the high one above c men."""
    ranks = array("i")
    for row in range(6):
        before, base = (0, 0) if row == 0 else (row - 1, 12)
        for word in range(4096):
            bits = [i for i in range(12) if word >> i & 1]
            ranks.append(sum(comb(base + bit, before + n + 1) for n, bit in enumerate(bits)))
    return ranks


_INDEX = _ordinals()
_RANKS = _ranks()
_COUNT = array("b", [i.bit_count() for i in range(4096)])


def sets(men: int) -> array[int]:
    """The words of so many men, in the order of their numbers."""
    return array("i", sorted(sum(1 << i for i in each) for each in combinations(range(24), men)))


def symmetries() -> list[list[int]]:
    """Where each point goes in the sixteen symmetries: turns, mirrors, and the outer square for the inner one."""
    where = {point: (ord(point[0]) - ord("d"), int(point[1]) - 4) for point in POINTS}
    at = {place: i for i, place in enumerate(where.values())}
    images = []
    for turns in range(4):
        for mirror in (1, -1):
            for swap in (False, True):
                image = []
                for x, y in where.values():
                    x *= mirror
                    for _ in range(turns):
                        x, y = y, -x
                    ring = max(abs(x), abs(y))
                    other = 4 - ring if swap else ring
                    image.append(at[x * other // ring, y * other // ring])
                images.append(image)
    return images


def set_number(word: int) -> int:
    """The number of a set among those of as many men (combinatorial number system)."""
    low, high = word & _HALF, word >> 12
    return _RANKS[low] + _RANKS[(1 + _COUNT[low]) * 4096 + high]


def closes(own: int, point: int) -> bool:
    """Whether a mill of `own` goes through a point."""
    first, second = _MILLS[2 * point], _MILLS[2 * point + 1]
    return own & first == first or own & second == second


def takeable(adverse: int, protected: bool) -> int:
    """The men that a mill may take."""
    free = rest = adverse
    if not protected:
        return adverse
    while rest:
        low = rest & -rest
        if closes(adverse, _INDEX[low % 37]):
            free ^= low
        rest ^= low
    return free if free else adverse


class EndingTable:
    """The positions of `own` men against `adverse` ones: value, turn at which it is due, quiet moves left that do not
    lose, turns of the longest resistance by a capture."""

    def __init__(self, own: int, adverse: int) -> None:
        self.own, self.adverse = own, adverse
        self.own_sets, self.adverse_sets = sets(own), sets(adverse)
        self.width = len(self.adverse_sets)
        size = len(self.own_sets) * self.width
        self.values = bytearray(size)
        self.due = bytearray(b"\xff") * size
        self.quiet_left = bytearray(size)
        self.latest_capture = bytearray(size)


class EndingSolver:
    """Solves the endings of one set of rules. `flying`: the men from which a side flies, 0 for never."""

    def __init__(self, flying: int, protected: bool) -> None:
        self.flying, self.protected = flying, protected
        self.waiting = 0
        self.tables: dict[tuple[int, int], EndingTable] = {}
        for pairs in (PAIRS[:1], PAIRS[1:3], PAIRS[3:]):
            for pair in pairs:
                self.tables[pair] = EndingTable(*pair)
            self._solve(pairs)

    def _solve(self, pairs: tuple[tuple[int, int], ...]) -> None:
        """Tables that lead to each other, from the end backwards."""
        self.waiting = 0
        for own, adverse in pairs:
            smaller = self.tables[adverse - 1, own] if adverse > FEW else self.tables[FEW, FEW]
            self.begin(self.tables[own, adverse], smaller)
        turns = 0
        while self.waiting:
            for own, adverse in pairs:
                self.finish_turn(self.tables[own, adverse], self.tables[adverse, own], turns)
            turns += 1

    def targets(self, origin: int, empty: int, men: int) -> int:
        """Where a man may go."""
        return empty if men <= self.flying else _NEAR[origin] & empty

    def begin(self, table: EndingTable, smaller: EndingTable) -> None:
        """Look at every position once: its captures, whose ends are known, and its quiet moves, which are counted."""
        at = 0
        for i in range(len(table.own_sets)):
            for j in range(table.width):
                if not table.own_sets[i] & table.adverse_sets[j]:
                    self.examine(table, smaller, at, table.own_sets[i], table.adverse_sets[j])
                at += 1

    def examine(self, table: EndingTable, smaller: EndingTable, at: int, own: int, adverse: int) -> None:
        """The captures and the quiet moves of one position."""
        self.best, self.last, self.drawn = _NOBODY, -1, False
        quiet, rest = 0, own
        while rest:
            low = rest & -rest
            rest ^= low
            targets = self.targets(_INDEX[low % 37], _FULL & ~(own | adverse), table.own)
            while targets:
                there = targets & -targets
                targets ^= there
                moved = own ^ low | there
                if closes(moved, _INDEX[there % 37]):
                    self.capture(table, smaller, moved, adverse)
                else:
                    quiet += 1
        table.quiet_left[at] = _NOBODY if self.drawn or self.best < _NOBODY else quiet
        table.latest_capture[at] = self.last + 1
        if self.best < _NOBODY:
            table.due[at] = self.best
        elif not quiet and not self.drawn:
            table.due[at] = self.last + 1
        self.waiting += table.due[at] < _NOBODY

    def capture(self, table: EndingTable, smaller: EndingTable, own: int, adverse: int) -> None:
        """What the captures after closing a mill are worth: `best` win, `last` loss, whether one draws."""
        if table.adverse == FEW:
            self.best = 1
            return
        prey = takeable(adverse, self.protected)
        while prey:
            low = prey & -prey
            prey ^= low
            value = smaller.values[set_number(adverse ^ low) * smaller.width + set_number(own)]
            if not value:
                self.drawn = True
            elif value & 1:
                self.best = min(self.best, value)
            else:
                self.last = max(self.last, value - 1)

    def finish_turn(self, table: EndingTable, other: EndingTable, turns: int) -> None:
        """The positions that end in so many turns, and what follows for those before them."""
        at = 0
        for i in range(len(table.own_sets)):
            for j in range(table.width):
                if table.due[at] == turns and not table.values[at]:
                    table.values[at] = turns + 1
                    self.waiting -= 1
                    self.propagate(other, table.own_sets[i], table.adverse_sets[j], turns)
                at += 1

    def propagate(self, other: EndingTable, own: int, adverse: int, turns: int) -> None:
        """Resolve the positions from which the other came by a quiet move."""
        rest, empty, mine = adverse, _FULL & ~(own | adverse), set_number(own)
        while rest:
            low = rest & -rest
            rest ^= low
            point = _INDEX[low % 37]
            if closes(adverse, point):
                continue  # this man closed a mill by coming here
            origins = self.targets(point, empty, other.own)
            while origins:
                there = origins & -origins
                origins ^= there
                at = set_number(adverse ^ low | there) * other.width + mine
                if not other.values[at]:
                    self.resolve(other, at, turns)

    def resolve(self, table: EndingTable, at: int, turns: int) -> None:
        """One of the quiet moves of a position leads to an end in so many turns."""
        if not turns & 1:
            if table.due[at] == _NOBODY:
                self.waiting += 1
            if turns + 1 < table.due[at]:
                table.due[at] = turns + 1
        elif table.quiet_left[at] != _NOBODY:
            table.quiet_left[at] -= 1
            if not table.quiet_left[at]:
                table.due[at] = max(table.latest_capture[at], turns + 1)
                self.waiting += 1


def file_content(solver: EndingSolver) -> bytes:
    """The content of the file of a solution: the rows of the sets that stand for their images."""
    images, content = Images(), bytearray()
    for own, adverse in PAIRS:
        table = solver.tables[own, adverse]
        for i, word in enumerate(sets(own)):
            if images.least(word)[0] == word:
                content += bytes(table.values[i * table.width : (i + 1) * table.width])
    return bytes(content)


class Images:
    """The sixteen images of a word."""

    def __init__(self) -> None:
        half = array("i")
        for image in symmetries():
            for base in (0, 12):
                row = [0] * 4096
                for word in range(1, 4096):
                    low = word & -word
                    row[word] = row[word ^ low] | 1 << image[base + low.bit_length() - 1]
                half.extend(row)
        self.half = half

    def turn(self, which: int, word: int) -> int:
        """The image of a word in a symmetry."""
        return self.half[which * 8192 + (word & _HALF)] | self.half[which * 8192 + 4096 + (word >> 12)]

    def least(self, word: int) -> tuple[int, int]:
        """The least image, which stands for all, and the symmetry that leads to it."""
        return min((self.turn(each, word), each) for each in range(16))


class Endings:
    """The solved endings of one set of rules, as the file holds them."""

    def __init__(self, data: bytes) -> None:
        self.images = Images()
        self.stands = array("i", bytes(8 * _SETS))
        self.image = array("i", bytes(8 * _SETS))
        self.data = memoryview(data)
        rows, starts, end = {men: self._stand(men) for men in (FEW, MANY)}, array("i"), 0
        for own, adverse in PAIRS:
            starts.append(end)
            end += rows[own] * comb(24, adverse)
        self.starts = starts
        assert len(data) == end, "a file of another program"

    def _stand(self, men: int) -> int:
        """Number the sets that stand for all their images, and say which stands for each; how many there are."""
        base, count = (men - FEW) * _SETS, 0
        for word in sets(men):
            least, which = self.images.least(word)
            at = base + set_number(word)
            self.image[at] = which
            self.stands[at] = count if least == word else self.stands[base + set_number(least)]
            count += least == word
        return count

    def value(self, own: int, own_men: int, adverse: int, adverse_men: int) -> int:
        """0 for a draw, else turns to the end + 1: even when the player to move wins, odd when he loses."""
        at = (own_men - FEW) * _SETS + set_number(own)
        there = set_number(self.images.turn(self.image[at], adverse))
        start = self.starts[2 * (own_men - FEW) + adverse_men - FEW]
        return self.data[start + self.stands[at] * (_THREES if adverse_men == FEW else _SETS) + there]
