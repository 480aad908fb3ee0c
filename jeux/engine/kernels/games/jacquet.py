# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
# cython: cdivision=True, cpow=True
"""Jacquet as numbers: the ends of a throw, and the inputs of the networks beside the counts.

Masks hold one bit an arrow, bit p for arrow p still to travel. `assets/workshop/training/jacquet_net.c` trains the
networks with the same inputs. Types are in `compiled/games/jacquet.pxd`.
"""

from __future__ import annotations

from array import array

from ..dice_kernel import PLACE_KEYS, BearOffKernel

_SIDE = 26
_START = 24
_HOME = 6
_HALF = 12
_LOW = ((1 << 12) - 1) << 1  # the arrows 1 to 12
_HIGH = ((1 << 12) - 1) << 13
_LAST_TWO = 6
_HOME_ARROWS = 126
_FEATURES = 10
_CONTACT, _RACE, _NO_NETWORK = 0, 1, -1
_WORD = (1 << 64) - 1
_PLACE_KEYS = PLACE_KEYS
NO_LIMIT, NEAR_SIDE, ANYWHERE = 0, 1, 2
"""How six arrows in a row are limited: not, on the near side, anywhere without the last two (R7)."""
_NEAR_SIDE, _NO_LIMIT = NEAR_SIDE, NO_LIMIT


class JacquetKernel(BearOffKernel):
    """`limit` says which rows of six are forbidden."""

    def __init__(self, first: array[float], second: array[float], bearing: array[int], choices: array[int]) -> None:
        super().__init__(first, second, 2, 2 * _FEATURES, bearing, choices)
        self.limit = _NEAR_SIDE
        self.held_masks = array("i", (0, 0))

    # --- ends of turns --------------------------------------------------------------------------------------------

    def find_turn_ends(self, large: int, small: int) -> None:
        self.find_blocked()
        if large == small:
            self.play_doubles(large)
            return
        self.play_die(0, large, small, 0)
        if self.most_played == 1:  # the larger die, unless the other order plays both
            self.least_played = 2
        self.play_die(0, small, large, 0)

    def find_blocked(self) -> None:
        """The arrows that the other holds, which no turn of the player changes."""
        other = self.held(_SIDE)
        self.blocked = (other & _LOW) << _HALF | (other & _HIGH) >> _HALF

    def held(self, start: int) -> int:
        """The arrows held by the side whose counts begin there in `men`."""
        word = 0
        for p in range(1, _START + 1):
            if self.men[start + p]:
                word |= 1 << p
        return word

    def play_die(self, key: int, die: int, then: int, played: int) -> None:
        """Play `die` in every way, then `then` if it is not 0; keep the ends."""
        men, moved = self.men, False
        far = self.farthest()
        origin, last = far, 1
        if self.first_man_only():
            origin = last = self.nearest()
        while origin >= last and origin > 0:
            if men[origin] and self.may_move(origin, far, die):
                target = origin - die if origin > die else 0
                men[origin] -= 1
                men[target] += 1
                if not self.breaks_limit():
                    moved = True
                    after = key + _PLACE_KEYS[target] - _PLACE_KEYS[origin] & _WORD
                    if then:
                        self.play_die(after, then, 0, played + 1)
                    else:
                        self.keep_end(after, played + 1)
                men[target] -= 1
                men[origin] += 1
            origin -= 1
        if not moved:
            self.keep_end(key, played)

    def play_doubles(self, die: int) -> None:
        """Play four equal dice, one after the other, from all the ends of the one before: their order matters to the
        limit and to the first man."""
        self.keep_end(0, 0)
        for played in range(4):
            number = self.shelve()
            for i in range(number):
                self.play_die(self.unshelve(i), die, 0, played)
            if self.most_played == played:
                return

    def farthest(self) -> int:
        """The farthest arrow of the player's men."""
        p = _START
        while p > 0 and not self.men[p]:
            p -= 1
        return p

    def nearest(self) -> int:
        """The arrow of the player's first man."""
        p = 1
        while p < _START and not self.men[p]:
            p += 1
        return p

    def first_man_only(self) -> bool:
        """Whether the first man alone may move, not being home yet (R6)."""
        return not self.men[0] and self.nearest() > _HOME

    def may_move(self, origin: int, far: int, die: int) -> bool:
        """Whether a man may leave an arrow with a die, the limit aside; `far` is his side's farthest arrow."""
        target = origin - die
        if target > 0:
            return not self.blocked >> target & 1
        return far <= _HOME and (target == 0 or far == origin)

    def breaks_limit(self) -> bool:
        """Whether the player holds six arrows in a row against the limit."""
        if self.limit == _NO_LIMIT:
            return False
        word = self.held(0)
        if self.limit == _NEAR_SIDE:
            word &= _HIGH
        elif word & _LAST_TWO == _LAST_TWO:
            return False
        else:
            word |= (word & _HOME_ARROWS) << _START  # 24 is next to 1
        twos = word & word >> 1
        fours = twos & twos >> 2
        return fours & twos >> 4 != 0

    # --- the networks ---------------------------------------------------------------------------------------------

    def network_of(self, at: int) -> int:
        own, other = self.held_by(0, at), self.held_by(1, at + _SIDE)
        if not other:
            self.clear_outputs()
            return _NO_NETWORK
        if not (own | other) >> _HOME + 1:
            self.bear_off(at)
            return _NO_NETWORK
        return _CONTACT if (own | other) & _HIGH else _RACE

    def held_by(self, side: int, at: int) -> int:
        """The arrows held by a side of a position in `ends`, noted in `held_masks`."""
        word = 0
        for p in range(1, _START + 1):
            if self.ends[at + p]:
                word |= 1 << p
        self.held_masks[side] = word
        return word

    def fill_inputs(self, at: int) -> None:
        self.describe_side(0, at, 0)
        self.describe_side(1, at + _SIDE, _FEATURES)

    def describe_side(self, side: int, at: int, to: int) -> None:
        """The inputs of a side: its pips; its arrows, and half its men, that some die may not
        leave; half the men who have still to pass adverse runs of three, four, five arrows; its arrows; whether its
        first man is home; how many dice take some man somewhere; its own longest run."""
        ends, inputs, own, other = self.ends, self.inputs, self.held_masks[side], self.held_masks[1 - side]
        blocked = (other & _LOW) << _HALF | (other & _HIGH) >> _HALF
        pips = held = arrows = stopped = dice = 0
        for p in range(1, _START + 1):
            n = ends[at + p]
            pips += p * n
            held += n > 0
        for die in range(1, 7):
            stays = own & blocked << die
            dice += stays != own
            p = 0
            while stays:
                if stays & 1:
                    arrows += 1
                    stopped += ends[at + p]
                stays >>= 1
                p += 1
        inputs[to], inputs[to + 1], inputs[to + 2] = pips >> 1, arrows, stopped >> 1
        self.runs(at, to + 3, blocked)
        inputs[to + 6], inputs[to + 8] = held, dice
        inputs[to + 7] = 1 if ends[at] or own & _HOME_ARROWS else 0
        longest = 0
        while own:
            own &= own >> 1
            longest += 1
        inputs[to + 9] = longest

    def runs(self, at: int, to: int, blocked: int) -> None:
        """Half the men who have still to pass adverse runs of three, four and five arrows."""
        runs = blocked & blocked >> 1
        for length in range(3, 6):
            runs &= blocked >> length - 1
            behind = 0
            for start in range(1, _START - length + 1):
                if runs >> start & 1:
                    for p in range(start + length, _START + 1):
                        behind += self.ends[at + p]
            self.inputs[to + length - 3] = behind >> 1
