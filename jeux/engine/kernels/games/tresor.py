# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Les Chercheurs de trésor as numbers, on the cross of `flags_board`.

Beside the steps and jumps of `flags_board`, 1024 passes. Types are in `compiled/games/tresor.pxd`.
"""

from __future__ import annotations

from jeux.rules.games.tresor.position import FLAGS, QUIET_LIMIT, T_BIT, T

from ..flags_board import BOARD, OTHER, FlagFeatures, FlagsBoard, board_mask, ways

_OVER = -2
_JUMP = 512
_PASS = OTHER
_FULL = BOARD
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet steps on, it is part of the key."""
_QUIET_IN_KEY = NEAR_LIMIT
_T = board_mask(T_BIT)
_BESIDE = board_mask(FLAGS.near[T])

_WAYS = (ways(False) * 2, ways(True) * 2)
_REPETITION_SCORE = 900
"""Going round in circles leaves both sides their lentilles: the side with more men has won."""

_MEN, _CATCHES, _DOORS = 9 * 9, 16, 2 * 9
FEATURES = FlagFeatures(
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
_MEN_FEATURE, _CATCHES_FEATURE, _DOORS_FEATURE = FEATURES.others


class TresorBoard(FlagsBoard):
    """The position; `leap_in` is the option of entering by a capture."""

    def __init__(self, leap_in: bool, men: tuple[int, int], side: int, quiet: int) -> None:
        super().__init__(men, side, quiet, _WAYS, FEATURES)
        self.leap_in = leap_in
        self.update_status()

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
        self.save_state(0, 0)
        side = self.side
        self.quiet += 1
        if step != _PASS:
            origin, way = step & 63, step >> 6 & 7
            low = 1
            low <<= origin
            if step >= _JUMP:
                self.quiet = 0
                self.remove(1 - side, self.index(self.shifted(low, way, 1)))
            self.carry(side, origin, self.shifted(low, way, 2 if step >= _JUMP else 1))
        self.side = 1 - side
        self.update_status()

    def undo(self) -> None:
        self.restore_state()
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        if self.men[0] & _T or not self.men[1]:
            self.turn, self.winner = _OVER, 0
        elif not self.men[0]:
            self.turn, self.winner = _OVER, 1
        elif self.quiet >= _QUIET:
            self.turn, self.by_history = _OVER, True
            lead = self.lead()
            self.winner = -1 if not lead else 0 if lead > 0 else 1
        self.update_keys()

    def lead(self) -> int:
        """How many men White has more."""
        return self.count(self.men[0]) - self.count(self.men[1])

    def update_keys(self) -> None:
        """The repetition key, and the key: the quiet steps count only once the end by their number is near."""
        late = self.quiet - _QUIET_IN_KEY + 1 if self.quiet >= _QUIET_IN_KEY else 0
        self.repetition_key = (self.men[0] * _SPREAD ^ self.men[1] * _SECOND_SPREAD ^ self.side) & _WORD
        self.key = self.repetition_key ^ late * _THIRD_SPREAD & _WORD
        self.may_repeat = self.quiet > 0

    def repetition_score(self) -> int:
        lead = self.lead()
        score = 0 if not lead else _REPETITION_SCORE if lead > 0 else -_REPETITION_SCORE
        return -score if self.side else score

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        white, black, side = self.men[0], self.men[1], self.side
        self.add_windows()
        self.add_feature(_MEN_FEATURE, self.count(white) * 9 + self.count(black))
        own = self.count(self.capturers(side, self.men[side], self.landing(side)))
        other = self.count(self.capturers(1 - side, self.men[1 - side], self.landing(1 - side)))
        self.add_feature(_CATCHES_FEATURE, 4 * min(own, 3) + min(other, 3))
        self.add_feature(_DOORS_FEATURE, self.count(white & _BESIDE))
        self.add_feature(_DOORS_FEATURE, 9 + self.count(black & _BESIDE))
        return self.sum_weights()


_SPREAD = 0xD6E8FEB86659FD93
_SECOND_SPREAD = 0xA0761D6478BD642F
_THIRD_SPREAD = 0xE7037ED1A0B428DB
_WORD = (1 << 64) - 1
