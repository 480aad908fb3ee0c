# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Moulin as numbers: two masks of 24 points, in the order of `jeux.rules.games.moulin.game.POINTS`.

A step is a number: 0 to 23 puts a man, 24 to 47 takes one, 48 + 24 · origin + target moves one. Types are in
`compiled/games/moulin.pxd`.
"""

from __future__ import annotations

from array import array

from jeux.engine.kernels.games import moulin_features as layout
from jeux.rules.games.moulin.board import MILLS_OF, NEAR, QUIET_LIMIT

from ..board_search import MAX_PLY, Board
from .moulin_endings import MANY, Endings

_OVER = -2
_MANY = MANY
_WIN = 1_000_000
_POINTS = 24
_TAKE = 24
_MOVE = 48
_FULL = (1 << 24) - 1
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet moves on, it is part of the key."""
_QUIET_IN_KEY = NEAR_LIMIT
_FRESH = QUIET_LIMIT - 71
"""Up to this count every win of the endings comes before the draw: the longest takes 71 turns (no man flying)."""

_ROOM, _STUCK, _PRIVATE, _THREATS = layout.ROOM, layout.STUCK, layout.PRIVATE, layout.THREATS
_MEN, _HANDS, _STAGE, _FLYING = layout.MEN, layout.HANDS, layout.STAGE, layout.FLYING
_MOST_ROOM, _MOST_PRIVATE, _MOST_THREATS = layout.MOST_ROOM, layout.MOST_PRIVATE, layout.MOST_THREATS
_FEATURES = layout.FEATURES

_SAVED = 9
"""Numbers saved of each position for `undo`."""


def _ordinals() -> array[int]:
    """The index of a single bit, found by its remainder by 37 (all 24 differ)."""
    table = [0] * 37
    for i in range(_POINTS):
        table[(1 << i) % 37] = i
    return array("i", table)


_INDEX = _ordinals()
_COUNT = array("b", [i.bit_count() for i in range(1 << 12)])
_NEAR = array("i", NEAR)
_MILLS = array("i", [line for lines in MILLS_OF for line in lines])
"""The two mills through each point."""
_CODES, _WAYS, _REACH = layout.CODES, layout.WAYS, layout.REACH
_SIDES, _GAPS = layout.SIDES, layout.GAPS
_PLACING = array("i", layout.PLACING)
_MOVING = array("i", layout.MOVING)


class MoulinBoard(Board):
    """The position: `white`, `black` their men, `side` whose turn it is, `take` the removals due, the men in hand, the
    quiet moves; `flying` is the number of men from which a side flies, 0 for never. `weights` are those of the
    features, `endings` the solved endings, or None to do without."""

    def __init__(
        self,
        rules: tuple[int, bool, bool],
        men: tuple[int, int],
        state: tuple[int, int, int, int, int],
        weights: array[int],
        endings: Endings | None = None,
    ) -> None:
        super().__init__()
        self.weights = weights
        self.features = array("i", bytes(4 * _FEATURES))
        self.endings, self.solving = endings, endings is not None
        self.flying, self.protected, self.double = rules
        self.men = array("i", men)
        self.side, self.hand, self.other_hand, self.take, self.quiet = state
        self.saved = array("i", bytes(4 * _SAVED * (MAX_PLY + 2)))
        self.depth = 0
        self.update_status()

    # --- steps ----------------------------------------------------------------------------------------------------

    def owned(self, side: int) -> int:
        """The men of a side, on the board and in hand."""
        return count(self.men[side]) + (self.other_hand if side else self.hand)

    def flies(self, side: int) -> bool:
        """Whether the men of a side go anywhere."""
        return self.hand + self.other_hand == 0 and count(self.men[side]) <= self.flying

    def generate(self, at: int) -> int:
        own, adverse = self.men[self.side], self.men[1 - self.side]
        empty = _FULL & ~(own | adverse)
        if self.take:
            return self.write(at, self.takeable(adverse), _TAKE, 0)
        if self.hand + self.other_hand:
            return self.write(at, empty, 0, own)
        anywhere = self.flies(self.side)
        rest = own
        while rest:
            low = rest & -rest
            origin = _INDEX[low % 37]
            targets = empty if anywhere else _NEAR[origin] & empty
            at = self.write(at, targets, _MOVE + origin * _POINTS, own ^ low)
            rest ^= low
        return at

    def write(self, at: int, targets: int, base: int, own: int) -> int:
        """Steps to each of these points; those that close a mill with `own` rank first."""
        closing = gaps(own)
        while targets:
            low = targets & -targets
            self.steps[at] = base + _INDEX[low % 37]
            self.ranks[at] = closing & low != 0
            at += 1
            targets ^= low
        return at

    def takeable(self, adverse: int) -> int:
        """The men that may be taken."""
        if not self.protected:
            return adverse
        free = rest = adverse
        while rest:
            low = rest & -rest
            if closes(adverse, _INDEX[low % 37]):
                free ^= low
            rest ^= low
        return free if free else adverse

    def play(self, step: int) -> None:
        self.save_state()
        side = self.side
        if step >= _TAKE and step < _MOVE:
            self.men[1 - side] ^= 1 << step - _TAKE
            if self.owned(1 - side) <= 2:
                self.take = 1
            self.take -= 1
            if not self.take:
                self.side = 1 - side
        else:
            self.arrive(step, side)
        self.update_status()

    def arrive(self, step: int, side: int) -> None:
        """Put or move a man, and see what that is worth."""
        target = step
        if step >= _MOVE:
            target = (step - _MOVE) % _POINTS
            self.men[side] ^= 1 << (step - _MOVE) // _POINTS
        elif side:
            self.other_hand -= 1
        else:
            self.hand -= 1
        own = self.men[side] | 1 << target
        self.men[side] = own
        mills = closes(own, target)
        if mills == 2 and not self.double:
            mills = 1
        self.take = min(mills, count(self.men[1 - side]))
        self.quiet = self.quiet + 1 if step >= _MOVE and not mills else 0
        if not self.take:
            self.side = 1 - side

    def save_state(self) -> None:
        """Save what `undo` needs."""
        at = self.depth * _SAVED
        self.saved[at], self.saved[at + 1], self.saved[at + 2] = self.men[0], self.men[1], self.side
        self.saved[at + 3], self.saved[at + 4] = self.hand, self.other_hand
        self.saved[at + 5], self.saved[at + 6] = self.take, self.quiet
        self.saved[at + 7] = self.winner
        self.depth += 1

    def undo(self) -> None:
        self.depth -= 1
        at = self.depth * _SAVED
        self.men[0], self.men[1], self.side = self.saved[at], self.saved[at + 1], self.saved[at + 2]
        self.hand, self.other_hand = self.saved[at + 3], self.saved[at + 4]
        self.take, self.quiet = self.saved[at + 5], self.saved[at + 6]
        self.winner = self.saved[at + 7]
        self.turn, self.by_history = self.side, False
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        for side in range(2):
            if self.owned(side) <= 2:
                self.turn, self.winner = _OVER, 1 - side
                return
        if not self.take and self.hand + self.other_hand == 0:
            if self.blocked():
                self.turn, self.winner = _OVER, 1 - self.side
            elif self.quiet >= _QUIET:
                self.turn, self.by_history = _OVER, True
        self.update_keys()

    def blocked(self) -> bool:
        """Whether the side to play cannot move."""
        own = self.men[self.side]
        empty = _FULL & ~(self.men[0] | self.men[1])
        if self.flies(self.side):
            return empty == 0
        while own:
            low = own & -own
            if _NEAR[_INDEX[low % 37]] & empty:
                return False
            own ^= low
        return True

    def update_keys(self) -> None:
        """Update the repetition key and the key, which includes the quiet moves only when the draw by their number is
        near."""
        key = self.men[1]
        key = key << 24 | self.men[0]
        rest = self.hand + self.other_hand << 3 | self.take << 1 | self.side
        self.repetition_key = key ^ rest * _SPREAD & _WORD
        rest = self.quiet - _QUIET_IN_KEY + 1 << 8 if self.quiet >= _QUIET_IN_KEY else 0
        self.key = self.repetition_key ^ rest * _SPREAD & _WORD
        self.may_repeat = self.quiet > 0
        if self.solving:
            self.is_solved = self.is_ending()

    def is_ending(self) -> bool:
        """Whether the table of endings holds the position: with so few quiet moves none of its wins comes late."""
        if self.take or self.hand + self.other_hand or self.quiet > _FRESH:
            return False
        return count(self.men[0]) <= _MANY and count(self.men[1]) <= _MANY

    def solved_score(self) -> int:
        assert self.endings
        own, adverse = self.men[self.side], self.men[1 - self.side]
        value = self.endings.value(own, count(own), adverse, count(adverse))
        if not value:
            return 0
        return value - 1 - _WIN if value & 1 else _WIN + 1 - value

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        """The sum of the weights of the features, for the player to move."""
        self.observe()
        total = 0
        for i in range(_FEATURES):
            total += self.weights[self.features[i]]
        return total

    def observe(self) -> None:
        """Find the features."""
        side = self.side
        own, adverse = self.men[side], self.men[1 - side]
        base = self.stage() * _STAGE
        code = _CODES[own & 4095] + _CODES[4096 + (own >> 12)]
        code += _CODES[adverse & 4095] + _CODES[4096 + (adverse >> 12)] << 1
        ways = 0
        for i in range(4):
            self.features[i] = base + (code & 65535)
            ways += _WAYS[code & 65535]
            code >>= 16
        room, other_room = min(ways & 255, _MOST_ROOM), min(ways >> 8, _MOST_ROOM)
        self.features[4] = base + _ROOM + (_MOST_ROOM + 1) * room + other_room
        empty = _FULL & ~(own | adverse)
        near, other_near = reach(own), reach(adverse)
        private = min(count(empty & near & ~other_near), _MOST_PRIVATE)
        other_private = min(count(empty & other_near & ~near), _MOST_PRIVATE)
        self.features[5] = base + _PRIVATE + (_MOST_PRIVATE + 1) * private + other_private
        near = reach(empty)
        self.features[6] = base + _STUCK + 10 * count(own & ~near) + count(adverse & ~near)
        threats = self.threats(side, own, gaps(own) & empty)
        other_threats = self.threats(1 - side, adverse, gaps(adverse) & empty)
        self.features[7] = base + _THREATS + 2 * (_MOST_THREATS + 1) * threats + other_threats
        self.features[8] = base + _MEN + 10 * self.owned(side) + self.owned(1 - side)
        self.features[9] = base + _HANDS + self.hand + self.other_hand

    def stage(self) -> int:
        """Which table counts."""
        hands = self.hand + self.other_hand
        if hands:
            return _PLACING[hands]
        flying = self.flies(self.side) + 2 * self.flies(1 - self.side)
        return _FLYING + flying if flying else _MOVING[count(self.men[0]) + count(self.men[1])]

    def threats(self, side: int, own: int, open_: int) -> int:
        """Twice the points where a side can close a mill, at most so many, and 1 if a man of a mill would close one;
        `open_` are the empty points that complete a mill."""
        if not open_:
            return 0
        if self.other_hand if side else self.hand:
            return 2 * min(count(open_), _MOST_THREATS)
        anywhere = self.flies(side)
        found = running = 0
        while open_:
            low = open_ & -open_
            point = _INDEX[low % 37]
            coming = own if anywhere else _NEAR[point] & own
            closers = 0
            for i in range(2 * point, 2 * point + 2):
                others = _MILLS[i] ^ low
                if not others & ~own:
                    closers |= coming & ~others
            if closers:
                found += 1
                running |= in_mill(own, closers)
            open_ ^= low
        return 2 * min(found, _MOST_THREATS) + running


_SPREAD = 0xD6E8FEB86659FD93
_WORD = (1 << 64) - 1


def count(men: int) -> int:
    """How many men a mask holds."""
    return _COUNT[men & 4095] + _COUNT[men >> 12]


def closes(own: int, point: int) -> int:
    """How many mills of `own` go through a point."""
    first, second = _MILLS[2 * point], _MILLS[2 * point + 1]
    return (own & first == first) + (own & second == second)


def reach(points: int) -> int:
    """The neighbours of these points."""
    return _REACH[points & 4095] | _REACH[4096 + (points >> 12)]


def gaps(own: int) -> int:
    """The points that complete a mill, or would if they were empty."""
    sides = _SIDES[own & 4095] | _SIDES[4096 + (own >> 12)]
    return _GAPS[own & 511] | _GAPS[512 + (own >> 15)] | _GAPS[1024 + (sides & 511)] | _GAPS[1536 + (sides >> 9)]


def in_mill(own: int, men: int) -> bool:
    """Whether one of these men of `own` stands in a mill."""
    while men:
        low = men & -men
        if closes(own, _INDEX[low % 37]):
            return True
        men ^= low
    return False
