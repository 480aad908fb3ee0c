"""Les Chercheurs de trésor: the position, what may be played in it and how the lentilles are shared.

Rules are named R1…R9 as in the page of the game. Masks are those of `flags`; the middle is the treasure, T.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.contract import Effect, MalformedStep, Moved, Refusal, Removed, Result
from jeux.rules.flags import FULL_MASK, Ways, flags, jump_texts, step_texts
from jeux.rules.position import PositionBase

ALL_MEN = 8
QUIET_LIMIT = 100
SIDES = "wb"
PASS = "pass"
TREASURE = "treasure:l"
"""Where the lentilles lie until they are won; those won lie in ``won:w`` and ``won:b``."""

FLAGS = flags("T")
POINTS, INDEX, WHERE = FLAGS.points, FLAGS.index, FLAGS.where
T = INDEX["T"]
T_BIT = 1 << T
REACH = (FLAGS.near, tuple(mask & ~T_BIT for mask in FLAGS.near))
"""By side, from each point the mask of the points where a man may step on an empty board (R2, R3)."""
_AWAY_FROM_T = tuple(tuple(jump for jump in jumps if jump.target != T) for jumps in FLAGS.jumps)


class Step(NamedTuple):
    """A step as numbers: `kind` is ``step``, ``capture`` or ``pass``; -1 where a point is no use."""

    kind: str
    origin: int
    target: int


def _all_steps() -> dict[str, Step]:
    table = {PASS: Step("pass", -1, -1)}
    for i in range(len(POINTS)):
        for j in range(len(POINTS)):
            if i != j:
                table[FLAGS.steps[i][j]] = Step("step", i, j)
                table[FLAGS.leaps[i][j]] = Step("capture", i, j)
    return table


STEPS = _all_steps()


class Tresor(PositionBase):
    """A position.

    `leap_in` is the option of entering by a capture, `masks` the men of White (the one on T included) and of Black,
    `side` the player to decide (0 White), `quiet` the steps since the last capture, `past` the positions that may come
    back."""

    __slots__ = ("leap_in", "masks", "past", "quiet", "side")

    def __init__(
        self, leap_in: bool, masks: tuple[int, int], side: int, quiet: int, past: tuple[int, ...] = ()
    ) -> None:
        self.leap_in = leap_in
        self.masks = masks
        self.side = side
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.leap_in, self.board_key, self.quiet)

    @property
    def board_key(self) -> int:
        """The board and the side to play, as one number."""
        return self.masks[0] | self.masks[1] << 33 | self.side << 66

    @property
    def empty(self) -> int:
        """The mask of the empty points, T among them."""
        return FULL_MASK ^ (self.masks[0] | self.masks[1])

    def count(self, player: int) -> int:
        """The men of a player on the board."""
        return self.masks[player].bit_count()

    def jumps(self, side: int) -> Ways:
        """From each point the jumps of a side on an empty board (R4, R5)."""
        return FLAGS.jumps if self.leap_in and not side else _AWAY_FROM_T

    def at_the_door(self) -> bool:
        """Whether a seeker stands beside the treasure."""
        return bool(self.masks[0] & FLAGS.near[T])

    def lentils(self) -> tuple[int, int]:
        """The lentilles that White and Black have won (R7): one a capture, and the rest for who wins it."""
        white, black = self.count(0), self.count(1)
        if self.masks[0] & T_BIT or (white and not black):
            return ALL_MEN + white, ALL_MEN - white
        if not white:
            return ALL_MEN - black, ALL_MEN + black
        return ALL_MEN - black, ALL_MEN - white

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        white, black = self.masks
        if white & T_BIT:
            return self._scored("treasure-taken", ("T",))
        if not white:
            return self._scored("seekers-captured", FLAGS.named(black))
        if not black:
            return self._scored("defenders-captured", FLAGS.named(white))
        if self.past and self.past.count(self.board_key) >= 2:
            return self._scored("repetition")
        return self._scored("no-progress") if self.quiet >= QUIET_LIMIT else None

    def _scored(self, reason: str, places: tuple[str, ...] = ()) -> Result:
        white, black = self.lentils()
        return Result((float(white), float(black)), reason, places)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        return self._moves() or [PASS]

    def _moves(self) -> list[str]:
        side, empty = self.side, self.empty
        own, adverse = self.masks[side], self.masks[1 - side]
        return jump_texts(own, self.jumps(side), adverse, empty) + step_texts(own, REACH[side], empty, FLAGS.steps)

    def play(self, step: str) -> Tresor:
        assert step in self.steps(), step
        kind, origin, target = STEPS[step]
        own, adverse = self.masks[self.side], self.masks[1 - self.side]
        if kind != "pass":
            own ^= 1 << origin | 1 << target
        if kind == "capture":
            adverse ^= _taken_by(origin, target)
        masks = (adverse, own) if self.side else (own, adverse)
        if kind == "capture":
            return Tresor(self.leap_in, masks, 1 - self.side, 0)
        return Tresor(self.leap_in, masks, 1 - self.side, self.quiet + 1, (*self.past, self.board_key))

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Les Chercheurs de trésor")
        kind, origin, target = STEPS[step]
        if self.result():
            return Refusal("game-over")
        if kind == "pass":
            return Refusal("can-play", self._movers()) if PASS not in self.steps() else None
        if self.empty >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if self.masks[1 - self.side] >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if self.side and target == T:
            return Refusal("treasure-closed", ("T",))
        if not self.empty >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return self._refuse_way(kind, origin, target)

    def _refuse_way(self, kind: str, origin: int, target: int) -> Refusal | None:
        ends = (POINTS[origin], POINTS[target])
        if kind == "step":
            return None if FLAGS.near[origin] >> target & 1 else Refusal("no-line", ends)
        jump = FLAGS.jump_to(origin, target)
        if jump is None:
            return Refusal("no-line", ends)
        if not self.masks[1 - self.side] & jump.over:
            return Refusal("nothing-to-jump", FLAGS.named(jump.over))
        return Refusal("no-jump-in", ("T",)) if target == T and not self.leap_in else None

    def _movers(self) -> tuple[str, ...]:
        """The men who can be moved."""
        return tuple(dict.fromkeys(POINTS[STEPS[step].origin] for step in self.steps()))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        kind, origin, target = STEPS[step]
        if kind == "pass":
            return ()
        man, other = SIDES[self.side], SIDES[1 - self.side]
        effects: list[Effect] = [Moved(man, POINTS[origin], POINTS[target], jump=kind == "capture")]
        if kind == "capture":
            effects += [Removed(other, over, f"taken:{man}") for over in FLAGS.named(_taken_by(origin, target))]
        won = self.play(step).lentils()[self.side] - self.lentils()[self.side]
        return (*effects, *[Removed("l", TREASURE, f"won:{man}")] * won)

    def men(self) -> tuple[tuple[str, str], ...]:
        men: list[tuple[str, str]] = []
        won = self.lentils()
        for player, man in enumerate(SIDES):
            men += [(place, man) for place in FLAGS.named(self.masks[player])]
            men += [(f"taken:{SIDES[1 - player]}", man)] * (ALL_MEN - self.count(player))
            men += [(f"won:{man}", "l")] * won[player]
        return (*men, *[(TREASURE, "l")] * (2 * ALL_MEN - sum(won)))

    def places(self, step: str) -> tuple[str, ...]:
        _, origin, target = STEPS[step]
        return tuple(POINTS[i] for i in (origin, target) if i >= 0)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        origin = INDEX[places[0]]
        if len(places) == 1:
            if not self.result() and self.masks[self.side] >> origin & 1:
                return None
            return f"{places[0]}-{FLAGS.neighbours[places[0]][0]}"
        target = INDEX[places[1]]
        if origin == target:
            return None
        return (FLAGS.leaps if FLAGS.two_apart(origin, target) else FLAGS.steps)[origin][target]

    def text(self) -> str:
        return f"board={FLAGS.board(*self.masks)} turn={SIDES[self.side]} quiet={self.quiet}"


def _taken_by(origin: int, target: int) -> int:
    """The bit of the man between the two ends of a jump."""
    jump = FLAGS.jump_to(origin, target)
    assert jump is not None
    return jump.over
