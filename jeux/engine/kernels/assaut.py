# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Assaut as numbers: a word of 33 points for the soldiers, another for the officers, in the order of the rules.

A step is a number: 0 to 32 puts an officer, 33 + point huffs one, 66 ends a capture, 67 + 33 · origin + target is a
step, 1156 + 33 · origin + target a jump. Types are in `jeux/engine/compiled/assaut.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.rules.assaut_board import FORTRESS_WORD, FULL_WORD, JUMPS, NEAR, OUTSIDE_WORD, POINTS, SOLDIER_REACH, WHERE
from jeux.rules.assaut_position import ALL_SOLDIERS, ENOUGH_SOLDIERS, QUIET_LIMIT

from .alphabeta import MAX_PLY, Board

_OVER = -2
_POINTS = len(POINTS)
HUFF, STOP, STEP = _POINTS, 2 * _POINTS, 2 * _POINTS + 1
JUMP = STEP + _POINTS * _POINTS
_HUFF, _STOP, _STEP, _JUMP = HUFF, STOP, STEP, JUMP
_ALL, _ENOUGH = ALL_SOLDIERS, ENOUGH_SOLDIERS
_FULL, _FORTRESS, _OUTSIDE = FULL_WORD, FORTRESS_WORD, OUTSIDE_WORD
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet turns on, positions are told apart by it."""
_SEEN = NEAR_LIMIT
_SAVED, _WORDS = 7, 3
"""Numbers and words kept of each position to come back to."""
_ONE = 1
_WORD = (1 << 64) - 1
_SPREAD = 0xD6E8FEB86659FD93
_HUFFING, _TAKING = 40, 20
"""How much steps promise."""

_SOLDIER, _OFFICER, _INSIDE, _ADVANCE, _ROOM, _HOLE, _REACHED, _HANGING, _GUILTY = 60, 350, 18, 5, 8, 7, 15, 50, 300
"""Points of the estimate, for the soldiers."""
_MOST_TAKEN = 4
"""Soldiers at most that the estimate sees taken in one capture."""


def _ordinals() -> array[int]:
    """The index of a single bit, found by its remainder by 37 (all 33 differ)."""
    table = [0] * 37
    for i in range(len(POINTS)):
        table[(1 << i) % 37] = i
    return array("i", table)


_INDEX = _ordinals()
_COUNT = array("b", [i.bit_count() for i in range(1 << 11)])
_NEAR = array("Q", NEAR)
APPROACHES = tuple(SOLDIER_REACH)
_REACH = array("Q", [word for reach in SOLDIER_REACH.values() for word in reach])
"""Where a soldier may step, by approach and point."""
_FIRST = array("i", [sum(map(len, JUMPS[:i])) for i in range(len(POINTS) + 1)])
"""Where the jumps from each point begin."""
_TAKEN = array("Q", [jump.over for jumps in JUMPS for jump in jumps])
_LANDS = array("Q", [jump.land for jumps in JUMPS for jump in jumps])
_TARGET = array("i", [jump.target for jumps in JUMPS for jump in jumps])
_TAKEN_BY = array("Q", [0] * (_POINTS * _POINTS))
for _origin, _jumps in enumerate(JUMPS):
    for _jump in _jumps:
        _TAKEN_BY[_origin * len(POINTS) + _jump.target] = _jump.over

_TRIPLES = [(jump.over, 1 << i | jump.land) for i in range(len(POINTS)) for jump in JUMPS[i] if jump.target > i]
_MIDDLES = array("Q", [over for over, _ in _TRIPLES])
_ENDS = array("Q", [ends for _, ends in _TRIPLES])
"""Three points in a row: the middle one, and both ends."""
_LINES = len(_TRIPLES)
_HEIGHT = array("Q", [sum(1 << i for i, point in enumerate(POINTS) if WHERE[point][1] >= row) for row in range(1, 5)])
"""The points of each row and above: a soldier advances by as many rows as words hold it."""


class Assaut(Board):
    """The position: `soldiers` and `officers` are words, `hand` the officers to be placed, `jump` the point of the
    officer who may go on capturing or -1, `owed` the captures he still has to make, `guilty` the word of those who may
    be huffed, `quiet` the turns without progress; `rules` are whether captures are forced and the approach."""

    def __init__(
        self, rules: tuple[bool, str], words: tuple[int, int, int], state: tuple[int, int, int, int, int]
    ) -> None:
        super().__init__()
        self.late = 5
        self.forced = rules[0]
        self.reach = _POINTS * APPROACHES.index(rules[1])
        self.soldiers, self.officers, self.guilty = words
        self.side, self.hand, self.jump, self.owed, self.quiet = state
        self.saved = array("i", bytes(4 * _SAVED * (MAX_PLY + 2)))
        self.words = array("Q", bytes(8 * _WORDS * (MAX_PLY + 2)))
        self.depth = 0
        self.settle()

    # --- steps ----------------------------------------------------------------------------------------------------

    def generate(self, at: int) -> int:
        empty = _FULL & ~(self.soldiers | self.officers)
        if self.hand:
            return self.write(at, _FORTRESS & empty, 0, 0)
        if not self.side:
            at = self.write(at, self.guilty, _HUFF, _HUFFING)
            return self.steps_of(at, self.soldiers, empty)
        if self.jump >= 0:
            at = self.jumps(at, self.jump, empty)
            return at if self.forced else self.write(at, _ONE, _STOP, 0)
        begin = at
        rest = self.officers
        while rest:
            low = rest & -rest
            at = self.jumps(at, _INDEX[low % 37], empty)
            rest ^= low
        return at if at > begin and self.forced else self.steps_of(at, self.officers, empty)

    def write(self, at: int, targets: int, base: int, promise: int) -> int:
        """Steps to each of these points."""
        while targets:
            low = targets & -targets
            self.steps[at] = base + _INDEX[low % 37]
            self.ranks[at] = promise
            at += 1
            targets ^= low
        return at

    def steps_of(self, at: int, men: int, empty: int) -> int:
        """The steps of these men."""
        while men:
            low = men & -men
            point = _INDEX[low % 37]
            targets = (_NEAR[point] if self.side else _REACH[self.reach + point]) & empty
            at = self.write(at, targets, _STEP + point * _POINTS, 0)
            men ^= low
        return at

    def jumps(self, at: int, point: int, empty: int) -> int:
        """The jumps of an officer; only those that begin a longest capture when that is the law."""
        most = longest(point, self.soldiers, empty, _ALL) if self.forced else 0
        for i in range(_FIRST[point], _FIRST[point + 1]):
            if self.soldiers & _TAKEN[i] and empty & _LANDS[i]:
                left = (empty ^ _LANDS[i]) | _TAKEN[i] | _ONE << point
                if not most or longest(_TARGET[i], self.soldiers ^ _TAKEN[i], left, _ALL) == most - 1:
                    self.steps[at] = _JUMP + point * _POINTS + _TARGET[i]
                    self.ranks[at] = _TAKING
                    at += 1
        return at

    def play(self, step: int) -> None:
        self.save()
        if step >= _JUMP:
            self.leap((step - _JUMP) // _POINTS, (step - _JUMP) % _POINTS)
        elif step >= _STEP:
            self.walk((step - _STEP) // _POINTS, (step - _STEP) % _POINTS)
        elif step == _STOP:
            self.pass_on(_ONE << self.jump if self.owed else 0)
        elif step >= _HUFF:
            self.officers ^= _ONE << step - _HUFF
            self.guilty = 0
            self.quiet = 0
        else:
            self.officers |= _ONE << step
            self.hand -= 1
            self.side = self.hand > 0
        self.settle()

    def pass_on(self, guilty: int) -> None:
        """The officers' turn ends."""
        self.side, self.jump, self.owed, self.guilty = 0, -1, 0, guilty

    def walk(self, origin: int, target: int) -> None:
        """A step of a soldier or an officer."""
        moved = _ONE << origin | _ONE << target
        if not self.side:
            self.quiet = 0 if _OUTSIDE >> origin & 1 else self.quiet + 1
            self.soldiers ^= moved
            self.guilty = 0
            self.side = 1
            return
        guilty = 0 if self.forced else self.catchers()
        if guilty >> origin & 1:
            guilty ^= moved
        self.officers ^= moved
        self.quiet += 1
        self.pass_on(guilty)

    def leap(self, origin: int, target: int) -> None:
        """A jump of an officer."""
        due = self.owed
        if self.jump < 0:
            due = longest(origin, self.soldiers, _FULL & ~(self.soldiers | self.officers), _ALL)
        due = due - 1 if due > 0 else 0
        self.soldiers ^= _TAKEN_BY[origin * _POINTS + target]
        self.officers ^= _ONE << origin | _ONE << target
        self.quiet = 0
        if count(self.soldiers) < _ENOUGH:
            self.pass_on(0)
        elif can_jump(target, self.soldiers, _FULL & ~(self.soldiers | self.officers)):
            self.jump, self.owed = target, due
        else:
            self.pass_on(_ONE << target if due else 0)

    def catchers(self) -> int:
        """The word of the officers who can jump."""
        empty = _FULL & ~(self.soldiers | self.officers)
        found = 0
        rest = self.officers
        while rest:
            low = rest & -rest
            if can_jump(_INDEX[low % 37], self.soldiers, empty):
                found |= low
            rest ^= low
        return found

    def save(self) -> None:
        """Keep what `back` needs."""
        at, saved = self.depth * _SAVED, self.saved
        saved[at], saved[at + 1], saved[at + 2] = self.side, self.hand, self.jump
        saved[at + 3], saved[at + 4] = self.owed, self.quiet
        at, words = self.depth * _WORDS, self.words
        words[at], words[at + 1], words[at + 2] = self.soldiers, self.officers, self.guilty
        self.depth += 1

    def back(self) -> None:
        self.depth -= 1
        at, saved = self.depth * _SAVED, self.saved
        self.side, self.hand, self.jump = saved[at], saved[at + 1], saved[at + 2]
        self.owed, self.quiet = saved[at + 3], saved[at + 4]
        at, words = self.depth * _WORDS, self.words
        self.soldiers, self.officers, self.guilty = words[at], words[at + 1], words[at + 2]
        self.turn, self.winner, self.by_way = self.side, -1, False
        self.name()

    # --- what follows from the position ---------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_way = self.side, -1, False
        self.name()
        if self.hand:
            return
        if count(self.soldiers) < _ENOUGH:
            self.turn, self.winner = _OVER, 1
        elif not self.officers or self.soldiers & _FORTRESS == _FORTRESS:
            self.turn, self.winner = _OVER, 0
        elif self.jump < 0:
            if self.blocked():
                self.turn, self.winner = _OVER, 1 - self.side
            elif self.quiet >= _QUIET:
                self.turn, self.by_way = _OVER, True

    def blocked(self) -> bool:
        """Whether the side to play has no step."""
        if not self.side and self.guilty:
            return False
        empty = _FULL & ~(self.soldiers | self.officers)
        rest = self.officers if self.side else self.soldiers
        while rest:
            low = rest & -rest
            point = _INDEX[low % 37]
            if (_NEAR[point] if self.side else _REACH[self.reach + point]) & empty:
                return False
            rest ^= low
        return not self.side or not self.catchers()

    def name(self) -> None:
        """The layout, and the key: the quiet turns count only once the draw by their number is near."""
        low = self.officers & -self.officers
        high = self.officers ^ low
        key = self.soldiers
        key |= place(low) << 33 | place(high) << 39
        if self.guilty & low:
            key |= _ONE << 45
        if self.guilty & high:
            key |= _ONE << 46
        rest = self.owed
        key |= (rest << 9 | self.jump + 1 << 3 | self.hand << 1 | self.side) << 47
        self.layout = key
        if self.quiet >= _SEEN:
            rest = _SPREAD
            key ^= rest * (self.quiet - _SEEN + 1) & _WORD
        self.key = key
        self.returns = self.quiet > 0

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        """The estimate for the player to decide."""
        score = self.ranks_of_soldiers() + self.chase()
        return -score if self.side else score

    def ranks_of_soldiers(self) -> int:
        """What the soldiers are worth."""
        soldiers = self.soldiers
        score = _SOLDIER * (count(soldiers) - _ENOUGH) + _INSIDE * count(soldiers & _FORTRESS)
        for i in range(4):
            score += _ADVANCE * count(soldiers & _HEIGHT[i])
        for i in range(_LINES):
            if soldiers & _MIDDLES[i] and not soldiers & _ENDS[i]:
                score -= 2 * _HOLE
        return score

    def chase(self) -> int:
        """What the officers are worth to the soldiers, and what they threaten."""
        empty = _FULL & ~(self.soldiers | self.officers)
        score = -_OFFICER * self.hand
        rest = self.officers
        while rest:
            low = rest & -rest
            point = _INDEX[low % 37]
            score -= _OFFICER + _ROOM * count(_NEAR[point] & empty)
            taken = longest(point, self.soldiers, empty, _MOST_TAKEN)
            if taken:
                score -= _HANGING * taken if self.side else _REACHED
            rest ^= low
        return score + _GUILTY if self.guilty else score


def count(word: int) -> int:
    """How many points a word holds."""
    return _COUNT[word & 2047] + _COUNT[word >> 11 & 2047] + _COUNT[word >> 22]


def place(bit: int) -> int:
    """The number of a point from 1 on, 0 for none."""
    return _INDEX[bit % 37] + 1 if bit else 0


def can_jump(point: int, soldiers: int, empty: int) -> bool:
    """Whether an officer on a point can take a soldier."""
    for i in range(_FIRST[point], _FIRST[point + 1]):  # noqa: SIM110 - a generator would not compile to a loop
        if soldiers & _TAKEN[i] and empty & _LANDS[i]:
            return True
    return False


def longest(point: int, soldiers: int, empty: int, most: int) -> int:
    """The most soldiers that an officer on a point takes in one capture, `most` standing for more."""
    best = 0
    for i in range(_FIRST[point], _FIRST[point + 1]):
        if soldiers & _TAKEN[i] and empty & _LANDS[i]:
            if most == 1:
                return 1
            left = (empty ^ _LANDS[i]) | _TAKEN[i] | _ONE << point
            found = 1 + longest(_TARGET[i], soldiers ^ _TAKEN[i], left, most - 1)
            if found > best:
                best = found
                if best == most:
                    return best
    return best
