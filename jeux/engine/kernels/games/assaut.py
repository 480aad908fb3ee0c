# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Assaut as numbers: a word of 33 points for the soldiers, another for the officers, in the order of the rules.

A step is a number: 0 to 32 puts an officer, 33 + point huffs one, 66 ends a capture, 67 + 33 · origin + target is a
step, 1156 + 33 · origin + target a jump. The estimate is a sum of weights, one for each feature, learned by
`assets/workshop/training/assaut_values.py`. Types are in `compiled/games/assaut.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.rules.flags import FULL_MASK
from jeux.rules.games.assaut.board import FORTRESS_MASK, JUMPS, NEAR, OUTSIDE_MASK, POINTS, SOLDIER_REACH
from jeux.rules.games.assaut.position import ALL_SOLDIERS, ENOUGH_SOLDIERS, QUIET_LIMIT

from ..board_search import MAX_PLY, Board

_OVER = -2
_POINTS = len(POINTS)
HUFF, STOP, STEP = _POINTS, 2 * _POINTS, 2 * _POINTS + 1
JUMP = STEP + _POINTS * _POINTS
_HUFF, _STOP, _STEP, _JUMP = HUFF, STOP, STEP, JUMP
_ALL, _ENOUGH = ALL_SOLDIERS, ENOUGH_SOLDIERS
_FULL, _FORTRESS, _OUTSIDE = FULL_MASK, FORTRESS_MASK, OUTSIDE_MASK
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet turns on, it is part of the key."""
_QUIET_IN_KEY = NEAR_LIMIT
_SAVED, _SAVED_MASKS = 7, 3
"""Numbers and masks saved of each position for `undo`."""
_ONE = 1
_MASK = (1 << 64) - 1
_SPREAD = 0xD6E8FEB86659FD93
_HUFFING, _TAKING = 40, 20
"""The ranks of steps."""

_MOST_TAKEN = 4
"""Soldiers at most that the estimate counts as taken in one capture."""


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

WINDOWS = {
    "fortress": (0, (0, 3, 8), False),
    "left": (1, (6, 13, 20), False),
    "middle": (2, (8, 15, 22), False),
    "right": (1, (10, 17, 24), True),
    "bottom": (3, (22, 27, 30), False),
    "gate": (4, (3, 8, 15), False),
    "left of the middle": (5, (7, 14, 21), False),
    "right of the middle": (5, (9, 16, 23), True),
    "below the middle": (6, (15, 22, 27), False),
}
"""The squares of nine points that the estimate looks at: their kind, where their rows begin in a mask, and whether they
are read from right to left, as the mirror of another."""
_SQUARES = len(WINDOWS)
_WINDOW = 3**9
_ROWS = array("i", [begin for _, rows, _ in WINDOWS.values() for begin in rows])
_KINDS = array("i", [512 * mirrored + 1024 * kind for kind, _, mirrored in WINDOWS.values()])


def _powers() -> array[int]:
    """The number in base three of the nine bits of one side's men in a window, then of the window in the mirror."""
    numbers = []
    for order in ((0, 1, 2), (2, 1, 0)):
        places = [3 * row + order[x] for row in range(3) for x in range(3)]
        numbers += [sum(3**place for i, place in enumerate(places) if word >> i & 1) for word in range(512)]
    return array("i", numbers)


_POWERS = _powers()
MEN = 7 * _WINDOW
CATCHES = MEN + 2 * 3 * 25
GUILTY = CATCHES + 2 * 8
ROOM = GUILTY + 2 * 3
WEIGHTS = ROOM + 2 * 17
"""The features of a position: the seven kinds of windows; then, by who plays, the officers and soldiers, the soldiers
that can be taken, the officers at fault and the free points beside the officers."""
FEATURES = _SQUARES + 4
_MEN, _CATCHES, _GUILTY, _ROOM = MEN, CATCHES, GUILTY, ROOM


class AssautBoard(Board):
    """The position: `soldiers` and `officers` are masks, `hand` the officers to be placed, `jump` the point of the
    officer who may go on capturing or -1, `owed` the captures he still has to make, `guilty` the mask of those who may
    be huffed, `quiet` the turns without progress; `rules` are whether captures are forced and the approach."""

    def __init__(
        self,
        rules: tuple[bool, str],
        masks: tuple[int, int, int],
        state: tuple[int, int, int, int, int],
        weights: array[int],
    ) -> None:
        super().__init__()
        self.lmr_after = 5
        self.forced = rules[0]
        self.reach = _POINTS * APPROACHES.index(rules[1])
        self.soldiers, self.officers, self.guilty = masks
        self.side, self.hand, self.jump, self.owed, self.quiet = state
        self.weights = weights
        self.features = array("i", bytes(4 * FEATURES))
        self.saved = array("i", bytes(4 * _SAVED * (MAX_PLY + 2)))
        self.saved_masks = array("Q", bytes(8 * _SAVED_MASKS * (MAX_PLY + 2)))
        self.depth = 0
        self.update_status()

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
        self.save_state()
        if step >= _JUMP:
            self.leap((step - _JUMP) // _POINTS, (step - _JUMP) % _POINTS)
        elif step >= _STEP:
            self.walk((step - _STEP) // _POINTS, (step - _STEP) % _POINTS)
        elif step == _STOP:
            self.end_turn(_ONE << self.jump if self.owed else 0)
        elif step >= _HUFF:
            self.officers ^= _ONE << step - _HUFF
            self.guilty = 0
            self.quiet = 0
        else:
            self.officers |= _ONE << step
            self.hand -= 1
            self.side = self.hand > 0
        self.update_status()

    def end_turn(self, guilty: int) -> None:
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
        guilty = 0 if self.forced else self.capturers()
        if guilty >> origin & 1:
            guilty ^= moved
        self.officers ^= moved
        self.quiet += 1
        self.end_turn(guilty)

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
            self.end_turn(0)
        elif can_jump(target, self.soldiers, _FULL & ~(self.soldiers | self.officers)):
            self.jump, self.owed = target, due
        else:
            self.end_turn(_ONE << target if due else 0)

    def capturers(self) -> int:
        """The mask of the officers who can capture."""
        empty = _FULL & ~(self.soldiers | self.officers)
        mask = 0
        rest = self.officers
        while rest:
            low = rest & -rest
            if can_jump(_INDEX[low % 37], self.soldiers, empty):
                mask |= low
            rest ^= low
        return mask

    def save_state(self) -> None:
        """Save what `undo` needs."""
        at = self.depth * _SAVED
        self.saved[at], self.saved[at + 1], self.saved[at + 2] = self.side, self.hand, self.jump
        self.saved[at + 3], self.saved[at + 4] = self.owed, self.quiet
        at = self.depth * _SAVED_MASKS
        self.saved_masks[at], self.saved_masks[at + 1], self.saved_masks[at + 2] = (
            self.soldiers,
            self.officers,
            self.guilty,
        )
        self.depth += 1

    def undo(self) -> None:
        self.depth -= 1
        at = self.depth * _SAVED
        self.side, self.hand, self.jump = self.saved[at], self.saved[at + 1], self.saved[at + 2]
        self.owed, self.quiet = self.saved[at + 3], self.saved[at + 4]
        at = self.depth * _SAVED_MASKS
        self.soldiers, self.officers, self.guilty = (
            self.saved_masks[at],
            self.saved_masks[at + 1],
            self.saved_masks[at + 2],
        )
        self.turn, self.winner, self.by_history = self.side, -1, False
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        self.update_keys()
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
                self.turn, self.by_history = _OVER, True

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
        return not self.side or not self.capturers()

    def update_keys(self) -> None:
        """The repetition key, and the key: the quiet turns count only once the draw by their number is near."""
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
        self.repetition_key = key
        if self.quiet >= _QUIET_IN_KEY:
            rest = _SPREAD
            key ^= rest * (self.quiet - _QUIET_IN_KEY + 1) & _MASK
        self.key = key
        self.may_repeat = self.quiet > 0

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        """The estimate for the player to decide: the sum of the weights of the features, which count for the
        soldiers."""
        self.add_windows()
        self.add_officers()
        total = 0
        for i in range(_SQUARES + 4):
            total += self.weights[self.features[i]]
        return -total if self.side else total

    def add_windows(self) -> None:
        """Add the features of the windows."""
        for i in range(_SQUARES):
            kind = _KINDS[i]
            turn = kind & 512
            soldiers, officers = self.window(self.soldiers, 3 * i), self.window(self.officers, 3 * i)
            self.features[i] = (kind >> 10) * _WINDOW + _POWERS[turn + soldiers] + 2 * _POWERS[turn + officers]

    def window(self, word: int, i: int) -> int:
        """The nine bits of a window, whose rows begin where `_ROWS` says from `i` on."""
        return word >> _ROWS[i] & 7 | (word >> _ROWS[i + 1] & 7) << 3 | (word >> _ROWS[i + 2] & 7) << 6

    def add_officers(self) -> None:
        """Add the features of the men, and of what the officers can do."""
        empty = _FULL & ~(self.soldiers | self.officers)
        officers = self.hand
        taken = room = 0
        rest = self.officers
        while rest:
            low = rest & -rest
            point = _INDEX[low % 37]
            officers += 1
            room += count(_NEAR[point] & empty)
            taken += longest(point, self.soldiers, empty, _MOST_TAKEN)
            rest ^= low
        at, side = _SQUARES, self.side
        self.features[at] = _MEN + (side * 3 + officers) * 25 + count(self.soldiers)
        self.features[at + 1] = _CATCHES + side * 8 + min(taken, 7)
        self.features[at + 2] = _GUILTY + side * 3 + count(self.guilty)
        self.features[at + 3] = _ROOM + side * 17 + min(room, 16)


def count(word: int) -> int:
    """How many points a mask holds."""
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
            taken = 1 + longest(_TARGET[i], soldiers ^ _TAKEN[i], left, most - 1)
            if taken > best:
                best = taken
                if best == most:
                    return best
    return best
