# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""Backgammon as numbers: the ends of a throw, and the inputs of the networks beside the counts.

Masks hold one bit an arrow, bit p for arrow p and bit 25 for the bar. `assets/workshop/training/backgammon_net.c`
trains the networks with the same inputs. Types are in `compiled/games/backgammon.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ..dice_kernel import PLACE_KEYS, BearOffKernel, pairs

_BAR = 25
_BAR_BIT = 1 << 25
_HOME = 6
_HOME_BITS = 126
_ALL = 15
_SIDE = 26
_FEATURES = 12
_CONTACT, _RACE, _CRASHED, _NO_NETWORK = 0, 1, 2, -1
_FEW = 6  # with so few men left to play with a board is crashed
_FREE, _OWN, _THEIRS = 5, 6, 7  # what a level higher has lies two places further
_LEVELS = 7  # of the cube, from 1 to 64
_HELD = 3  # levels at which a search follows a cube that is held
_STAKES = 6  # of a level: won once, twice, three times, lost once, twice, three times
_LIVE = 0.68
_QUIET = 6.0  # with fewer turns than this to come the cube loses its life, down to none on the last throw
_PIPS_A_TURN = 8.0  # what a throw brings on average, some of it wasted
_LEAST = 1e-6
_WORD = (1 << 64) - 1
_PLACE_KEYS = PLACE_KEYS


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


class CubeKernel(BearOffKernel):
    """The effect of a doubling cube on a position. `jacoby`: gammons do not count while the cube is in the middle.
    `stakes` are the stakes of each cube level from the present one to `top`, the last possible one: six for the player
    in question, then six for the opponent. They may be points, or winning chances in a match."""

    def __init__(
        self,
        first: array[float],
        second: array[float],
        classes: int,
        features: int,
        bearing: array[int],
        choices: array[int],
    ) -> None:
        super().__init__(first, second, classes, features, bearing, choices)
        self.jacoby = False
        self.top = 0
        self.stakes = array("d", bytes(8 * 2 * _LEVELS * _STAKES))
        self.gain = array("d", bytes(8 * _LEVELS))
        self.loss = array("d", bytes(8 * _LEVELS))
        self.cash = array("d", bytes(8 * _LEVELS))
        self.take = array("d", bytes(8 * _LEVELS))

    def liveness(self, at: int) -> float:
        """The cube liveness in the position there in `ends`, from 0 to 1."""
        return 1.0

    def price_cube(self, at: int) -> None:
        """R. Janowski, *Take-points in money games* (1993): the value of a position with a cube lies between that of a
        dead cube, never turned again, and that of a live one, turned at the best moment. If one stake is not twice
        another, as in a match, the doubling points are computed level by level, the last first.
        """
        self.level_stakes()
        self.find_points()
        self.value_levels(self.liveness(at))

    def level_stakes(self) -> None:
        """Compute the values of winning and losing at each level, including gammons."""
        outputs, stakes = self.outputs, self.stakes
        win = max(outputs[0], _LEAST)
        lose = max(1.0 - outputs[0], _LEAST)
        double, triple = min(outputs[1] / win, 1.0), min(outputs[2] / win, 1.0)
        lost_double, lost_triple = min(outputs[3] / lose, 1.0), min(outputs[4] / lose, 1.0)
        w = self.who * _LEVELS * _STAKES
        for level in range(self.top + 1):
            once, twice, more = stakes[w], stakes[w + 1], stakes[w + 2]
            self.gain[level] = once + double * (twice - once) + triple * (more - twice)
            once, twice, more = stakes[w + 3], stakes[w + 4], stakes[w + 5]
            self.loss[level] = once + lost_double * (twice - once) + lost_triple * (more - twice)
            w += _STAKES

    def find_points(self) -> None:
        """Compute the cash point and the drop point of each level, with live cubes everywhere."""
        self.cash[self.top], self.take[self.top] = 1.0, 0.0
        level = self.top - 1
        while level >= 0:
            up = level + 1
            cash, take = self.cash[up], self.take[up]
            best = self.single_game(up, 0) if cash < 1.0 else self.gain[up]
            room = best - self.loss[up]
            point = cash * (self.single_game(level, 3) - self.loss[up]) / room if room > _LEAST else 0.0
            self.take[level] = max(0.0, min(1.0, point))
            worst = self.single_game(up, 3) if take > 0.0 else self.loss[up]
            room = self.gain[up] - worst
            point = take + (1.0 - take) * (self.single_game(level, 0) - worst) / room if room > _LEAST else 1.0
            self.cash[level] = max(0.0, min(1.0, point))
            level -= 1

    def single_game(self, level: int, lost: int) -> float:
        """The value of a single game at a level: won (0) or lost (3)."""
        return self.stakes[(self.who * _LEVELS + level) * _STAKES + lost]

    def value_levels(self, live: float) -> None:
        """Compute the value of the cube for each owner and level; beyond the last level another turn changes
        nothing."""
        outputs, top = self.outputs, self.top
        level = _HELD - 1
        while level > top:
            outputs[_OWN + 2 * level] = outputs[_THEIRS + 2 * level] = self.level_value(top, live, False, False)
            level -= 1
        while level >= 0:
            at = 2 * level
            outputs[_OWN + at] = self.level_value(level, live, False, True)
            outputs[_THEIRS + at] = self.level_value(level, live, True, False)
            if level < top and level + 1 < _HELD:
                self.price_at_once(level)
            level -= 1
        outputs[_FREE] = self.centred_value(live)

    def centred_value(self, live: float) -> float:
        """The value with the cube in the middle."""
        if self.jacoby:
            self.gain[0], self.loss[0] = self.single_game(0, 0), self.single_game(0, 3)
        value = self.level_value(0, live, True, True)
        if self.top and self.risks_nothing(0, 3):
            return max(value, self.outputs[_OWN])
        if self.top and self.risks_nothing(0, 0):
            return min(value, self.outputs[_THEIRS])
        return value

    def risks_nothing(self, level: int, lost: int) -> bool:
        """Whether the player (3), or the opponent (0), has nothing more to lose at twice this level."""
        return abs(self.single_game(level, lost) - self.single_game(level + 1, lost)) < _LEAST

    def price_at_once(self, level: int) -> None:
        """Value a cube as turned at once if its owner has nothing to lose by it, unless he is too good; the opponent
        may still drop."""
        outputs, at = self.outputs, 2 * level
        if self.risks_nothing(level, 3):
            turned = min(outputs[_THEIRS + at + 2], self.single_game(level, 0))
            outputs[_OWN + at] = max(outputs[_OWN + at], turned)
        if self.risks_nothing(level, 0):
            turned = max(outputs[_OWN + at + 2], self.single_game(level, 3))
            outputs[_THEIRS + at] = min(outputs[_THEIRS + at], turned)

    def level_value(self, level: int, live: float, other_may: bool, may: bool) -> float:
        """The value at a level where the opponent, or the player, may double."""
        win, take, cash = self.outputs[0], self.take[level], self.cash[level]
        x0, y0, x1, y1 = 0.0, self.loss[level], 1.0, self.gain[level]
        dead = win * y1 + (1.0 - win) * y0
        if other_may and take > 0.0:
            if win <= take:
                x1, y1 = take, self.single_game(level, 3)
            else:
                x0, y0 = take, self.single_game(level, 3)
        if may and cash < 1.0:
            if win > cash:
                x0, y0 = cash, self.single_game(level, 0)
            elif cash < x1:
                x1, y1 = cash, self.single_game(level, 0)
        best = y0 + (y1 - y0) * (win - x0) / (x1 - x0) if x1 > x0 else y1
        return (1.0 - live) * dead + live * best

    def offer_cube(self) -> None:
        outputs, top = self.outputs, self.top
        for level in range(min(top, _HELD - 1)):
            at = 2 * level
            turned = min(outputs[_THEIRS + at + 2], self.single_game(level, 0))
            if not level:
                outputs[_FREE] = max(outputs[_FREE], turned)
            outputs[_OWN + at] = max(outputs[_OWN + at], turned)

    def set_stakes(self, stakes: Sequence[float], top: int) -> None:
        """Set the stakes of the levels 0 to `top` for the player in question, then for the opponent."""
        for who in range(2):
            for k in range((top + 1) * _STAKES):
                self.stakes[who * _LEVELS * _STAKES + k] = stakes[who * (top + 1) * _STAKES + k]
        self.top = top

    def price_chances(self, chances: list[float], live: float) -> tuple[float, ...]:
        """The values of five probabilities as completed by `price_cube`, with this cube liveness."""
        for k in range(5):
            self.outputs[k] = chances[k]
        self.who = 0
        self.level_stakes()
        self.find_points()
        self.value_levels(live)
        return tuple(self.outputs)


class BackgammonKernel(CubeKernel):
    """Caches what was read of each side of a position: masks, men on the bar, pips, the farthest place."""

    def __init__(self, first: array[float], second: array[float], bearing: array[int], choices: array[int]) -> None:
        super().__init__(first, second, 3, 2 * _FEATURES, bearing, choices)
        self.made = array("i", (0, 0))
        self.blots = array("i", (0, 0))
        self.held = array("i", (0, 0))
        self.seen_made = array("i", (0, 0))
        self.seen_blots = array("i", (0, 0))
        self.bar = array("i", (0, 0))
        self.pips = array("i", (0, 0))
        self.far = array("i", (0, 0))

    # --- ends of turns --------------------------------------------------------------------------------------------

    def find_turn_ends(self, large: int, small: int) -> None:
        if large == small:
            self.play_dice(0, large, large, 4, _BAR, 0)
            return
        self.play_dice(0, large, small, 2, _BAR, 0)
        if self.most_played == 1:  # the larger die, unless the other order plays both
            self.least_played = 2
        self.play_dice(0, small, large, 2, _BAR, 0)

    def play_dice(self, key: int, die: int, then: int, left: int, start: int, played: int) -> None:
        """Play `die`, and `then` with the dice left after it, from the arrow `start` on; keep the ends. Equal dice are
        played from far to near, for any order of the same moves ends alike."""
        men, moved = self.men, False
        far = self.farthest()
        origin = min(start, far) if left else 0
        while origin > 0:
            if men[origin] and self.may_move(origin, far, die):
                moved = True
                target = origin - die if origin > die else 0
                after = key + _PLACE_KEYS[target] - _PLACE_KEYS[origin] & _WORD
                hit = target > 0 and men[_SIDE + _BAR - target] == 1
                if hit:
                    after = after + _PLACE_KEYS[_SIDE + _BAR] - _PLACE_KEYS[_SIDE + _BAR - target] & _WORD
                self.move_man(origin, target, hit, 1)
                self.play_dice(after, then, then, left - 1, origin if die == then else _BAR, played + 1)
                self.move_man(origin, target, hit, -1)
            origin -= 1
        if not moved:
            self.keep_end(key, played)

    def farthest(self) -> int:
        """The farthest place of the player's men."""
        p = _BAR
        while p > 0 and not self.men[p]:
            p -= 1
        return p

    def may_move(self, origin: int, far: int, die: int) -> bool:
        """Whether a man may leave an arrow with a die; `far` is his side's farthest place."""
        if far == _BAR and origin != _BAR:
            return False
        target = origin - die
        if target > 0:
            return self.men[_SIDE + _BAR - target] < 2
        return far <= _HOME and (target == 0 or far == origin)

    def move_man(self, origin: int, target: int, hit: bool, way: int) -> None:
        """Move a man, or take the move back (-1)."""
        men = self.men
        men[origin] -= way
        men[target] += way
        if hit:
            men[_SIDE + _BAR - target] -= way
            men[_SIDE + _BAR] += way

    # --- the networks ---------------------------------------------------------------------------------------------

    def network_of(self, at: int) -> int:
        self.read_side(0, at)
        self.read_side(1, at + _SIDE)
        own, other = self.far[0], self.far[1]
        ends = self.ends
        if other == 0:
            self.set_lost(at)
            return _NO_NETWORK
        if own + other >= _BAR:
            for side in range(2):
                here = at + side * _SIDE
                if _ALL - ends[here] - ends[here + 1] - ends[here + 2] <= _FEW:
                    return _CRASHED
            return _CONTACT
        if own > _HOME or other > _HOME or not ends[at] or not ends[at + _SIDE]:
            return _RACE
        self.bear_off(at)
        return _NO_NETWORK

    def set_lost(self, at: int) -> None:
        """The other has borne off his last man."""
        outputs, ends = self.outputs, self.ends
        self.clear_outputs()
        if not ends[at]:
            outputs[3] = 1.0
            for p in range(19, _SIDE):
                if ends[at + p]:
                    outputs[4] = 1.0

    # --- the cube -------------------------------------------------------------------------------------------------

    def liveness(self, at: int) -> float:
        """The cube liveness: less when the side nearer the end has few turns left."""
        turns = min(self.turns_left(0, at), self.turns_left(1, at + _SIDE))
        return _LIVE * max(0.0, min(1.0, (turns - 1.0) / (_QUIET - 1.0)))

    def turns_left(self, side: int, at: int) -> float:
        """About how many turns a side still needs."""
        if self.far[side] > _HOME:
            return max(1.0, self.pips[side] / _PIPS_A_TURN)
        mean = 0.0
        row = self.table_row(at) * 20
        for n in range(20):
            mean += self.bearing[row + n]
        return mean / 65535.0

    # --- the inputs of the networks -------------------------------------------------------------------------------

    def read_side(self, side: int, at: int) -> None:
        """Read the men of a side into masks."""
        made = blots = seen_made = seen_blots = pips = far = 0
        ends = self.ends
        for p in range(1, _BAR):
            n = ends[at + p]
            if n:
                far = p
                pips += n * p
                if n == 1:
                    blots |= 1 << p
                    seen_blots |= 1 << _BAR - p
                else:
                    made |= 1 << p
                    seen_made |= 1 << _BAR - p
        bar = ends[at + _BAR]
        self.made[side], self.blots[side], self.bar[side] = made, blots, bar
        self.seen_made[side], self.seen_blots[side] = seen_made, seen_blots
        self.held[side] = made | blots | (_BAR_BIT if bar else 0)
        self.far[side] = _BAR if bar else far
        self.pips[side] = pips + _BAR * bar

    def fill_inputs(self, at: int) -> None:
        self.describe_side(0, at, 0)
        self.describe_side(1, at + _SIDE, _FEATURES)

    def describe_side(self, side: int, at: int, to: int) -> None:
        """The inputs of a side: its pips; throws of 36 that hit one of its blots, what they
        cost; how hard it is to enter; how its last man gets away, the hardest place in front of him, and its square;
        how its men move; pips until it has passed the other; pips it can play before its home breaks; men still
        behind; men out of play."""
        ends, inputs = self.ends, self.inputs
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
        inputs[to], inputs[to + 3] = self.pips[side] >> 1, closed * closed
        self.blot_danger(side, to + 1)
        inputs[to + 4] = _ESCAPES[made >> 26 - far & 4095]
        inputs[to + 5], inputs[to + 6], inputs[to + 7] = held, held * held >> 5, room >> 7
        inputs[to + 8], inputs[to + 9], inputs[to + 10] = passing >> 1, spare >> 1, behind
        inputs[to + 11] = ends[at] + ends[at + 1] + ends[at + 2]

    def blot_danger(self, side: int, to: int) -> None:
        """How many throws of the other hit a blot of a side, and the pips that they cost."""
        hits = loss = 0
        if self.blots[side]:
            for large in range(1, 7):
                for small in range(1, large + 1):
                    hit = self.reached(1 - side, large, small) & self.seen_blots[side]
                    if hit:
                        chance = 1 if large == small else 2
                        hits += chance
                        arrow = _BAR
                        while not hit >> arrow & 1:
                            arrow -= 1
                        loss += arrow * chance
        self.inputs[to], self.inputs[to + 1] = hits, loss >> 4

    def reached(self, side: int, large: int, small: int) -> int:
        """The arrows that a throw reaches, as a mask in the numbering of its player."""
        free, men, bar = ~self.seen_made[1 - side], self.held[side], self.bar[side]
        if large == small:
            return self.reached_by_equal(side, large)
        if bar > 1:
            return _BAR_BIT >> large | _BAR_BIT >> small
        if bar:
            first, second = _BAR_BIT >> large & free, _BAR_BIT >> small & free
            men ^= _BAR_BIT
            arrows = first | (men | first) >> small if first else 0
            return arrows | second | (men | second) >> large if second else arrows
        first, second = men >> large & free, men >> small & free
        return first | second | first >> small | second >> large

    def reached_by_equal(self, side: int, die: int) -> int:
        """The same for four equal dice."""
        free, now, bar = ~self.seen_made[1 - side], self.held[side], self.bar[side]
        left, arrows = 4, 0
        if bar:
            arrows = _BAR_BIT >> die & free
            left = 4 - bar if arrows else 0
            now = now ^ _BAR_BIT | arrows
        while left > 0:
            now = now >> die & free
            arrows |= now
            left -= 1
        return arrows


def count(word: int) -> int:
    """How many bits are set."""
    bits = 0
    while word:
        word &= word - 1
        bits += 1
    return bits
