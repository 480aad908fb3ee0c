# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Dames en croix as numbers, on the cross of `flags_board`.

Beside the steps and jumps of `flags_board`, 1024 + point huffs the man of a point and 1088 ends a capture. Types are in
`compiled/games/dames_en_croix.pxd`.
"""

from __future__ import annotations

from jeux.rules.games.dames_en_croix.board import CENTRE, NINE_MASK
from jeux.rules.games.dames_en_croix.position import FEW_WHITE, QUIET_LIMIT

from ..flags_board import BOARD, MIRROR, OTHER, POWERS, SQUARES, FlagFeatures, FlagsBoard, board_mask, ways

_OVER = -2
_POWERS = POWERS
_JUMP = 512
_HUFF = OTHER
_STOP = OTHER + 64
STOP = _STOP
_FULL = BOARD
_FEW = FEW_WHITE
_QUIET = QUIET_LIMIT
NEAR_LIMIT = QUIET_LIMIT - 40
"""From this count of quiet steps on, it is part of the key."""
_QUIET_IN_KEY = NEAR_LIMIT
_NINE = board_mask(NINE_MASK)
_LAST_ROW = 127 << 48
_UP = 1 << 1 | 1 << 2 | 1 << 3
"""The ways that lead to a higher row."""


def _white_leaps() -> list[int]:
    """The ways of white jumps: up, or along a row towards the central line (R5)."""
    whole = ways(True)
    west = sum(1 << square for square in SQUARES if square % 8 < CENTRE - 1)
    east = sum(1 << square for square in SQUARES if square % 8 > CENTRE + 1)
    return [whole[0] & west, *whole[1:4], whole[4] & east, 0, 0, 0]


_STRIDES = [*(word if way < 5 else 0 for way, word in enumerate(ways(False))), *ways(False)]
_LEAPS = [*_white_leaps(), *ways(True)]

_MEN, _GUILTY, _CATCHES, _ROOM = 21 * 10, 3, 16, 21 + 10
_LINE = 3**7
"""Ways to fill a row or a column of seven points."""
FEATURES = FlagFeatures(
    "dames_en_croix",
    {
        "top": (0, 0),
        "middle": (1, 0),
        "bottom": (2, 0),
        "up": (3, 0),
        "down": (4, 0),
        "left": (5, 0),
        "right": (5, MIRROR),
        "west": (6, 0),
        "east": (6, MIRROR),
    },
    (_MEN, _GUILTY, _CATCHES, _ROOM, 3 * _LINE, 2 * _LINE),
)
"""Both sides of the central line are alike."""
_MEN_FEATURE, _GUILTY_FEATURE, _CATCHES_FEATURE, _ROOM_FEATURE, _ROWS_FEATURE, _COLUMNS_FEATURE = FEATURES.others
_ROW, _LOW = 127, 2
"""The points of a row of seven, and the first of the three that are so long."""
_COLUMN, _GATHER = 0x01010101010101, 0x0102040810204080
"""The points of a column, and what brings them together in the highest byte."""


class DamesEnCroixBoard(FlagsBoard):
    """The position: `jumping` is the bit of the man in the middle of a capture or 0, `guilty` the word of the adverse
    men who may be huffed."""

    def __init__(self, forced: bool, men: tuple[int, int], state: tuple[int, int, int, int]) -> None:
        super().__init__(men, state[0], state[3], (_STRIDES, _LEAPS), FEATURES)
        self.forced = forced
        self.jumping, self.guilty = state[1:3]
        self.update_status()

    # --- steps ----------------------------------------------------------------------------------------------------

    def generate(self, at: int) -> int:
        side = self.side
        free = _FULL & ~(self.men[0] | self.men[1])
        if self.jumping:
            at = self.write_leaps(at, side, self.jumping, free, 2)
            if not self.forced:
                self.steps[at] = _STOP
                self.ranks[at] = 0
                at += 1
            return at
        begin = at
        at = self.write(at, self.guilty, _HUFF, 3)
        at = self.write_leaps(at, side, self.men[side], free, 2)
        if self.forced and at > begin:
            return at
        return self.write_strides(at, side, free)

    def play(self, step: int) -> None:
        self.save_state(self.guilty, self.jumping)
        side = self.side
        if step < _HUFF:
            self.go(step, side)
        elif step == _STOP:
            self.guilty = self.jumping
            self.jumping = 0
            self.side = 1 - side
        else:
            self.remove(1 - side, step - _HUFF)
            self.guilty = 0
            self.quiet = 0
        self.update_status()

    def go(self, step: int, side: int) -> None:
        """Step or jump, and see who is guilty or may go on."""
        origin, way = step & 63, step >> 6 & 7
        low = 1
        low <<= origin
        if step < _JUMP:
            target = self.shifted(low, way, 1)
            self.guilty = 0
            if not self.forced:
                free = _FULL & ~(self.men[0] | self.men[1])
                self.guilty = self.capturers(side, self.men[side], free)
                if self.guilty & low:
                    self.guilty ^= low | target
            self.quiet = 0 if side == 0 and _UP >> way & 1 else self.quiet + 1
            self.carry(side, origin, target)
            self.side = 1 - side
            return
        target = self.shifted(low, way, 2)
        self.remove(1 - side, self.index(self.shifted(low, way, 1)))
        self.carry(side, origin, target)
        self.guilty = self.quiet = 0
        self.jumping = self.capturers(side, target, _FULL & ~(self.men[0] | self.men[1]))
        if not self.jumping or self.decided():
            self.jumping = 0
            self.side = 1 - side

    def undo(self) -> None:
        at = self.restore_state()
        self.guilty, self.jumping = self.saved[at], self.saved[at + 1]
        self.update_keys()

    # --- what follows from the position ---------------------------------------------------------------------------

    def decided(self) -> bool:
        """Whether the men on the board decide the game, whoever could go on; `winner` says for whom."""
        white = self.men[0]
        if self.count(white) <= _FEW:
            self.winner = 1
        elif white & _NINE == _NINE or not self.men[1]:
            self.winner = 0
        return self.winner >= 0

    def update_status(self) -> None:
        """Work out who decides, whether the game is over, and the key."""
        self.turn, self.winner, self.by_history = self.side, -1, False
        if self.decided():
            self.turn = _OVER
            return
        if not self.jumping:
            if self.blocked():
                self.turn, self.winner = _OVER, 1 - self.side
            elif self.quiet >= _QUIET:
                self.turn, self.by_history = _OVER, True
        self.update_keys()

    def blocked(self) -> bool:
        """Whether the side to play has no step at all."""
        free = _FULL & ~(self.men[0] | self.men[1])
        side = self.side
        if self.guilty or self.striders(side, free):
            return False
        return self.capturers(side, self.men[side], free) == 0

    def update_keys(self) -> None:
        """The repetition key, and the key: the quiet steps count only once the draw by their number is near."""
        late = self.quiet - _QUIET_IN_KEY + 1 if self.quiet >= _QUIET_IN_KEY else 0
        key = self.men[0] * _SPREAD ^ self.men[1] * _SECOND_SPREAD ^ self.guilty * _THIRD_SPREAD
        key = key ^ self.jumping * _FOURTH_SPREAD ^ self.side
        self.repetition_key = key & _WORD
        self.key = self.repetition_key ^ late * _FIFTH_SPREAD & _WORD
        self.may_repeat = self.quiet > 0

    # --- the estimate ---------------------------------------------------------------------------------------------

    def evaluate(self) -> int:
        white, black, side = self.men[0], self.men[1], self.side
        free = _FULL & ~(white | black)
        self.add_windows()
        self.add_feature(_MEN_FEATURE, self.count(white) * 10 + self.count(black))
        self.add_feature(_GUILTY_FEATURE, min(self.count(self.guilty), 2))
        own = self.count(self.capturers(side, self.men[side], free))
        other = self.count(self.capturers(1 - side, self.men[1 - side], free))
        self.add_feature(_CATCHES_FEATURE, 4 * min(own, 3) + min(other, 3))
        self.add_feature(_ROOM_FEATURE, self.count(self.striders(0, free)))
        self.add_feature(_ROOM_FEATURE, 21 + self.count(self.striders(1, free)))
        self.add_lines()
        score = self.sum_weights()
        if self.fortress() and (score > 0) == (side == 0):
            score = score >> 2 if score > 0 else -(-score >> 2)
        return score

    def add_lines(self) -> None:
        """See the three rows and the three columns of seven points, the columns beside the central one alike."""
        white, black = self.men[0], self.men[1]
        for i in range(3):
            row, column = 8 * (_LOW + i), _LOW + i
            own, other = white >> row & _ROW, black >> row & _ROW
            self.add_feature(_ROWS_FEATURE + i * _LINE, _POWERS[own] + 2 * _POWERS[other])
            own = ((white >> column & _COLUMN) * _GATHER & _WORD) >> 56
            other = ((black >> column & _COLUMN) * _GATHER & _WORD) >> 56
            self.add_feature(_COLUMNS_FEATURE + (i & 1) * _LINE, _POWERS[own] + 2 * _POWERS[other])

    def fortress(self) -> bool:
        """Whether Black has a man on the last row, where nothing jumps over him, and one behind all the white men, who
        never turn back: as long as the first is not lured away, the other always has a step and White cannot win."""
        if not self.men[1] & _LAST_ROW:
            return False
        below = 1
        below <<= self.index(self.men[0] & -self.men[0]) & 56
        return (self.men[1] & below - 1) != 0


_SPREAD = 0xD6E8FEB86659FD93
_SECOND_SPREAD = 0xA0761D6478BD642F
_THIRD_SPREAD = 0xE7037ED1A0B428DB
_FOURTH_SPREAD = 0x8EBC6AF09C88C6E3
_FIFTH_SPREAD = 0x589965CC75374CC3
_WORD = (1 << 64) - 1
