# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Les Chercheurs de trésor as numbers, on the cross of `flags`.

Beside the steps and jumps of `flags`, 1024 passes. Types are in `compiled/games/tresor.pxd`.
"""

from __future__ import annotations

from jeux.rules.games.tresor.position import FLAGS, QUIET_LIMIT, T_BIT, T

from ..flags import BOARD, OTHER, Flags, Sight, spread, ways

_OVER = -2
_JUMP = 512
_PASS = OTHER
_FULL = BOARD
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet steps on, positions are told apart by it."""
_SEEN = NEAR_LIMIT
_T = spread(T_BIT)
_BESIDE = spread(FLAGS.near[T])

_WAYS = (ways(False) * 2, ways(True) * 2)
_AGAIN = 900
"""Going round in circles leaves both sides their lentilles: the side with more men has won."""

_MEN, _CATCHES, _DOORS = 9 * 9, 16, 2 * 9
SIGHT = Sight(
    "tresor",
    {
        "top": (0, 0),
        "right": (0, 3),
        "bottom": (0, 2),
        "left": (0, 1),
        "middle": (1, 0),
        "up": (2, 0),
        "east": (2, 3),
        "down": (2, 2),
        "west": (2, 1),
    },
    (_MEN, _CATCHES, _DOORS),
)
"""The four arms of the cross are alike."""
_SEE_MEN, _SEE_CATCHES, _SEE_DOORS = SIGHT.others


class Tresor(Flags):
    """The position; `leap_in` is the option of entering by a capture."""

    def __init__(self, leap_in: bool, men: tuple[int, int], side: int, quiet: int) -> None:
        super().__init__(men, side, quiet, _WAYS, SIGHT)
        self.leap_in = leap_in
        self.settle()

    # --- steps ----------------------------------------------------------------------------------------------------

    def landing(self, side: int) -> int:
        """The free points where a jump of a side may end."""
        free = _FULL & ~(self.men[0] | self.men[1])
        return free if self.leap_in and not side else free & ~_T

    def generate(self, at: int) -> int:
        side = self.side
        begin = at
        at = self.write_leaps(at, side, self.men[side], self.landing(side), 2)
        free = _FULL & ~(self.men[0] | self.men[1])
        at = self.write_strides(at, side, free & ~_T if side else free)
        if at == begin:
            self.steps[at] = _PASS
            self.ranks[at] = 0
            at += 1
        return at

    def play(self, step: int) -> None:
        self.keep(0, 0)
        side = self.side
        self.quiet += 1
        if step != _PASS:
            origin, way = step & 63, step >> 6 & 7
            low = 1
            low <<= origin
            if step >= _JUMP:
                self.quiet = 0
                self.remove(1 - side, self.index(self.moved(low, way, 1)))
            self.carry(side, origin, self.moved(low, way, 2 if step >= _JUMP else 1))
        self.side = 1 - side
        self.settle()

    def back(self) -> None:
        self.recall()
        self.name()

    # --- what follows from the position ---------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_way = self.side, -1, False
        if self.men[0] & _T or not self.men[1]:
            self.turn, self.winner = _OVER, 0
        elif not self.men[0]:
            self.turn, self.winner = _OVER, 1
        elif self.quiet >= _QUIET:
            self.turn, self.by_way = _OVER, True
            lead = self.lead()
            self.winner = -1 if not lead else 0 if lead > 0 else 1
        self.name()

    def lead(self) -> int:
        """How many men White has more."""
        return self.count(self.men[0]) - self.count(self.men[1])

    def name(self) -> None:
        """The layout, and the key: the quiet steps count only once the end by their number is near."""
        seen = self.quiet - _SEEN + 1 if self.quiet >= _SEEN else 0
        self.layout = (self.men[0] * _SPREAD ^ self.men[1] * _SECOND_SPREAD ^ self.side) & _WORD
        self.key = self.layout ^ seen * _THIRD_SPREAD & _WORD
        self.returns = self.quiet > 0

    def again(self) -> int:
        lead = self.lead()
        score = 0 if not lead else _AGAIN if lead > 0 else -_AGAIN
        return -score if self.side else score

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        white, black, side = self.men[0], self.men[1], self.side
        self.look_around()
        self.see(_SEE_MEN, self.count(white) * 9 + self.count(black))
        own = self.count(self.catchers(side, self.men[side], self.landing(side)))
        other = self.count(self.catchers(1 - side, self.men[1 - side], self.landing(1 - side)))
        self.see(_SEE_CATCHES, 4 * min(own, 3) + min(other, 3))
        self.see(_SEE_DOORS, self.count(white & _BESIDE))
        self.see(_SEE_DOORS, 9 + self.count(black & _BESIDE))
        return self.weigh()


_SPREAD = 0xD6E8FEB86659FD93
_SECOND_SPREAD = 0xA0761D6478BD642F
_THIRD_SPREAD = 0xE7037ED1A0B428DB
_WORD = (1 << 64) - 1
