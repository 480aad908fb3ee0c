# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""Backgammon as numbers: the ends of a throw, and what the networks are told beside the counts.

Words hold one bit an arrow, bit p for arrow p and bit 25 for the bar. `assets/workshop/backgammon_net.c` teaches the
networks with the same inputs. Types are in `jeux/engine/compiled/backgammon.pxd`.
"""

from __future__ import annotations

from array import array

from .throws import NAMES, Dice, pairs

_BAR = 25
_BAR_BIT = 1 << 25
_HOME = 6
_HOME_BITS = 126
_ALL = 15
_SIDE = 26
_FEATURES = 12
_CONTACT, _RACE, _CRASHED, _KNOWN = 0, 1, 2, -1
_FEW = 6  # with so few men left to play with a board is crashed
_FREE, _OWN, _THEIRS = 5, 6, 7
_LIVE = 0.68
_QUIET = 6.0  # with fewer turns than this to come the cube loses its life, down to none on the last throw
_PIPS_A_TURN = 8.0  # what a throw brings on average, some of it wasted
_LEAST = 1e-6
_WORD = (1 << 64) - 1
_NAME = NAMES


def _escapes() -> array[int]:
    """By the arrows held 1 to 12 ahead: how many of 36 throws get a man past them, one man playing both dice."""
    table = array("i", bytes(4 * 4096))
    for large, small, chance in pairs():
        stops = 1 << large - 1, 1 << small - 1
        for held in range(4096):
            if not held >> large + small - 1 & 1 and not (held & stops[0] and held & stops[1]):
                table[held] += chance
    return table


_ESCAPES = _escapes()


class Backgammon(Dice):
    """What was seen of each side of a position is kept: words, men on the bar, pips, the farthest place.
    `jacoby`: gammons do not count while the cube lies in the middle."""

    def __init__(self, first: array[float], second: array[float], bearing: array[int], choices: array[int]) -> None:
        super().__init__(first, second, 3, 2 * _FEATURES, bearing, choices)
        self.jacoby = False
        self.made = array("i", (0, 0))
        self.alone = array("i", (0, 0))
        self.held = array("i", (0, 0))
        self.seen_made = array("i", (0, 0))
        self.seen_alone = array("i", (0, 0))
        self.bar = array("i", (0, 0))
        self.pips = array("i", (0, 0))
        self.far = array("i", (0, 0))

    # --- ends of turns --------------------------------------------------------------------------------------------

    def turns(self, large: int, small: int) -> None:
        if large == small:
            self.dice(0, large, large, 4, _BAR, 0)
            return
        self.dice(0, large, small, 2, _BAR, 0)
        if self.most == 1:  # the larger die, unless the other order plays both
            self.least = 2
        self.dice(0, small, large, 2, _BAR, 0)

    def dice(self, key: int, die: int, then: int, left: int, start: int, played: int) -> None:
        """Play `die`, and `then` with the dice left after it, from the arrow `start` on; keep the ends. Equal dice are
        played from far to near, for any order of the same moves ends alike."""
        men, moved = self.men, False
        far = self.farthest()
        origin = min(start, far) if left else 0
        while origin > 0:
            if men[origin] and self.may(origin, far, die):
                moved = True
                target = origin - die if origin > die else 0
                after = key + _NAME[target] - _NAME[origin] & _WORD
                hit = target > 0 and men[_SIDE + _BAR - target] == 1
                if hit:
                    after = after + _NAME[_SIDE + _BAR] - _NAME[_SIDE + _BAR - target] & _WORD
                self.step(origin, target, hit, 1)
                self.dice(after, then, then, left - 1, origin if die == then else _BAR, played + 1)
                self.step(origin, target, hit, -1)
            origin -= 1
        if not moved:
            self.keep(key, played)

    def farthest(self) -> int:
        """The farthest place of the player's men."""
        p = _BAR
        while p > 0 and not self.men[p]:
            p -= 1
        return p

    def may(self, origin: int, far: int, die: int) -> bool:
        """Whether a man may leave an arrow with a die; `far` is his side's farthest place."""
        if far == _BAR and origin != _BAR:
            return False
        target = origin - die
        if target > 0:
            return self.men[_SIDE + _BAR - target] < 2
        return far <= _HOME and (target == 0 or far == origin)

    def step(self, origin: int, target: int, hit: bool, way: int) -> None:
        """Move a man, or take the move back (-1)."""
        men = self.men
        men[origin] -= way
        men[target] += way
        if hit:
            men[_SIDE + _BAR - target] -= way
            men[_SIDE + _BAR] += way

    # --- the networks ---------------------------------------------------------------------------------------------

    def net(self, at: int) -> int:
        self.see(0, at)
        self.see(1, at + _SIDE)
        own, other = self.far[0], self.far[1]
        ends = self.ends
        if other == 0:
            self.lost(at)
            return _KNOWN
        if own + other >= _BAR:
            for side in range(2):
                here = at + side * _SIDE
                if _ALL - ends[here] - ends[here + 1] - ends[here + 2] <= _FEW:
                    return _CRASHED
            return _CONTACT
        if own > _HOME or other > _HOME or not ends[at] or not ends[at + _SIDE]:
            return _RACE
        self.bear(at)
        return _KNOWN

    def lost(self, at: int) -> None:
        """The other has borne off his last man."""
        known, ends = self.known, self.ends
        self.nothing()
        if not ends[at]:
            known[3] = 1.0
            for p in range(19, _SIDE):
                if ends[at + p]:
                    known[4] = 1.0

    # --- the cube -------------------------------------------------------------------------------------------------

    def price(self, at: int) -> None:
        """R. Janowski, *Take-points in money games* (1993): the value of a position with a cube lies between that of a
        dead cube, which nobody would turn again, and that of a live one, turned at the very best moment."""
        known = self.known
        win = known[0]
        gain = 1.0 + min((known[1] + known[2]) / max(win, _LEAST), 2.0)
        loss = 1.0 + min((known[3] + known[4]) / max(1.0 - win, _LEAST), 2.0)
        live = self.liveness(at)
        known[_OWN] = mixed(win, gain, loss, live, False, True)
        known[_THEIRS] = mixed(win, gain, loss, live, True, False)
        if self.jacoby:
            gain = loss = 1.0
        known[_FREE] = mixed(win, gain, loss, live, True, True)

    def liveness(self, at: int) -> float:
        """How much of a live cube there is: less when few turns are still to come for the one nearer the end."""
        turns = min(self.turns_left(0, at), self.turns_left(1, at + _SIDE))
        return _LIVE * max(0.0, min(1.0, (turns - 1.0) / (_QUIET - 1.0)))

    def turns_left(self, side: int, at: int) -> float:
        """About how many turns a side still needs."""
        if self.far[side] > _HOME:
            return max(1.0, self.pips[side] / _PIPS_A_TURN)
        mean = 0.0
        row = self.row(at) * 20
        for n in range(20):
            mean += self.bearing[row + n]
        return mean / 65535.0

    # --- what the networks are told -------------------------------------------------------------------------------

    def see(self, side: int, at: int) -> None:
        """Put the men of a side into words."""
        made = alone = seen_made = seen_alone = pips = far = 0
        ends = self.ends
        for p in range(1, _BAR):
            n = ends[at + p]
            if n:
                far = p
                pips += n * p
                if n == 1:
                    alone |= 1 << p
                    seen_alone |= 1 << _BAR - p
                else:
                    made |= 1 << p
                    seen_made |= 1 << _BAR - p
        bar = ends[at + _BAR]
        self.made[side], self.alone[side], self.bar[side] = made, alone, bar
        self.seen_made[side], self.seen_alone[side] = seen_made, seen_alone
        self.held[side] = made | alone | (_BAR_BIT if bar else 0)
        self.far[side] = _BAR if bar else far
        self.pips[side] = pips + _BAR * bar

    def tell(self, at: int) -> None:
        self.describe(0, at, 0)
        self.describe(1, at + _SIDE, _FEATURES)

    def describe(self, side: int, at: int, to: int) -> None:
        """What a look at the board tells about a side: its pips; throws of 36 that hit one of its lone men, what they
        cost; how hard it is to enter; how its last man gets away, the hardest place in front of him, and its square;
        how its men move; pips until it has passed the other; pips it can play before its home breaks; men still
        behind; men out of play."""
        ends, told = self.ends, self.told
        made, far = self.made[1 - side], self.far[side]
        last = _BAR - self.far[1 - side]
        hardest, room, passing, spare, behind = 36, 0, 0, 0, 0
        for p in range(1, far + 1):
            n = ends[at + p]
            if n and p > last:
                passing += (p - last) * n
            if p <= _HOME:
                continue
            out = _ESCAPES[made >> 26 - p & 4095]
            hardest = min(hardest, out)
            room += (p - _HOME) * n * out
            if p < 19:
                spare += (p - _HOME) * n
            else:
                behind += n
        held = 36 - hardest
        closed = count(made & _HOME_BITS)
        told[to], told[to + 3] = self.pips[side] >> 1, closed * closed
        self.danger(side, to + 1)
        told[to + 4] = _ESCAPES[made >> 26 - far & 4095]
        told[to + 5], told[to + 6], told[to + 7] = held, held * held >> 5, room >> 7
        told[to + 8], told[to + 9], told[to + 10] = passing >> 1, spare >> 1, behind
        told[to + 11] = ends[at] + ends[at + 1] + ends[at + 2]

    def danger(self, side: int, to: int) -> None:
        """How many throws of the other hit a lone man of a side, and the pips that they cost."""
        hits = loss = 0
        if self.alone[side]:
            for large in range(1, 7):
                for small in range(1, large + 1):
                    hit = self.reached(1 - side, large, small) & self.seen_alone[side]
                    if hit:
                        chance = 1 if large == small else 2
                        hits += chance
                        arrow = _BAR
                        while not hit >> arrow & 1:
                            arrow -= 1
                        loss += arrow * chance
        self.told[to], self.told[to + 1] = hits, loss >> 4

    def reached(self, side: int, large: int, small: int) -> int:
        """The arrows that a throw reaches, as a word in the numbering of its player."""
        free, men, bar = ~self.seen_made[1 - side], self.held[side], self.bar[side]
        if large == small:
            return self.reached_by_equal(side, large)
        if bar > 1:
            return _BAR_BIT >> large | _BAR_BIT >> small
        if bar:
            first, second = _BAR_BIT >> large & free, _BAR_BIT >> small & free
            men ^= _BAR_BIT
            found = first | (men | first) >> small if first else 0
            return found | second | (men | second) >> large if second else found
        first, second = men >> large & free, men >> small & free
        return first | second | first >> small | second >> large

    def reached_by_equal(self, side: int, die: int) -> int:
        """The same for four equal dice."""
        free, now, bar = ~self.seen_made[1 - side], self.held[side], self.bar[side]
        left, found = 4, 0
        if bar:
            found = _BAR_BIT >> die & free
            left = 4 - bar if found else 0
            now = now ^ _BAR_BIT | found
        while left > 0:
            now = now >> die & free
            found |= now
            left -= 1
        return found


def mixed(win: float, gain: float, loss: float, live: float, other_may: bool, may: bool) -> float:
    """The stakes to expect where the other may turn the cube, where the player himself may."""
    take = (loss - 0.5) / (gain + loss + 0.5)
    cash = (loss + 1.0) / (gain + loss + 0.5)
    x0, y0, x1, y1 = 0.0, -loss, 1.0, gain
    if other_may:
        if win <= take:
            x1, y1 = take, -1.0
        else:
            x0, y0 = take, -1.0
    if may:
        if win > cash:
            x0, y0 = cash, 1.0
        elif cash < x1:
            x1, y1 = cash, 1.0
    best = y0 + (y1 - y0) * (win - x0) / (x1 - x0)
    return (1.0 - live) * (win * gain - (1.0 - win) * loss) + live * best


def count(word: int) -> int:
    """How many bits are set."""
    found = 0
    while word:
        word &= word - 1
        found += 1
    return found
