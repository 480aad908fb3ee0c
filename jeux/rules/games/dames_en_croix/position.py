"""Les Dames en croix: the position, what may be played in it and what follows.

Rules are named R1…R10 as in the page of the game.
"""

from __future__ import annotations

from jeux.rules.boards import bits
from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Refusal, Removed, Result
from jeux.rules.flags import FULL_MASK, can_jump, can_step, jump_texts, jumpers, step_texts
from jeux.rules.games.dames_en_croix.board import (
    CENTRE,
    FLAGS,
    HUFF_TEXT,
    INDEX,
    JUMPS,
    NINE,
    NINE_MASK,
    POINTS,
    REACH,
    STEPS,
    STOP,
    WHERE,
    climb,
    from_centre,
)
from jeux.rules.position import PositionBase

ALL_MEN = (20, 9)
FEW_WHITE = 8
"""So few white men have lost."""
QUIET_LIMIT = 100
SIDES = "wb"


class DamesEnCroix(PositionBase):
    """A position.

    `forced` is the option of compulsory capture, `masks` the men of White and of Black, `side` the player to decide
    (0 White), `jump` the number of the point of the man in the middle of a capture or -1, `guilty_mask` the adverse
    men who may be huffed, `quiet` the steps without progress (R10), `past` the positions that may come back."""

    __slots__ = ("forced", "guilty_mask", "jump", "masks", "past", "quiet", "side")

    def __init__(
        self,
        forced: bool,
        masks: tuple[int, int],
        side: int,
        jump: int = -1,
        guilty_mask: int = 0,
        quiet: int = 0,
        past: tuple[int, ...] = (),
    ) -> None:
        self.forced = forced
        self.masks = masks
        self.side = side
        self.jump = jump
        self.guilty_mask = guilty_mask
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.forced, self.board_key, self.jump, self.quiet)

    @property
    def board_key(self) -> int:
        """What a repetition compares, as one number: the board, the side to play and the guilty men."""
        return self.masks[0] | self.masks[1] << 33 | self.side << 66 | self.guilty_mask << 67

    @property
    def empty(self) -> int:
        """The mask of the empty points."""
        return FULL_MASK ^ (self.masks[0] | self.masks[1])

    @property
    def guilty(self) -> tuple[str, ...]:
        """The points of the men whom the side to play may huff."""
        return FLAGS.named(self.guilty_mask)

    def count(self, player: int) -> int:
        """The men of a player on the board."""
        return self.masks[player].bit_count()

    def catchers(self) -> int:
        """The mask of the men of the side to play who can jump."""
        return jumpers(self.masks[self.side], JUMPS[self.side], self.masks[1 - self.side], self.empty)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        white, black = self.masks
        if white.bit_count() <= FEW_WHITE:
            return Result((0.0, 1.0), "eight-left", FLAGS.named(white))
        if white & NINE_MASK == NINE_MASK:
            return Result((1.0, 0.0), "nine-points", NINE)
        if not black:
            return Result((1.0, 0.0), "no-black-left")
        if self.jump >= 0:
            return None
        if self._blocked():
            lost = FLAGS.named(self.masks[self.side])
            return Result((1.0, 0.0) if self.side else (0.0, 1.0), "blocked", lost)
        if self.past and self.past.count(self.board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result((0.5, 0.5), "no-progress")
        return None

    def _blocked(self) -> bool:
        own = self.masks[self.side]
        return not (self.guilty_mask or can_step(own, REACH[self.side], self.empty) or self.catchers())

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        side, empty = self.side, self.empty
        own, adverse = self.masks[side], self.masks[1 - side]
        if self.jump >= 0:
            captures = jump_texts(1 << self.jump, JUMPS[side], adverse, empty)
            return captures if self.forced else [*captures, STOP]
        captures = [HUFF_TEXT[i] for i in bits(self.guilty_mask)] + jump_texts(own, JUMPS[side], adverse, empty)
        if captures and self.forced:
            return captures
        return captures + step_texts(own, REACH[side], empty, FLAGS.steps)

    def play(self, step: str) -> DamesEnCroix:
        assert step in self.steps(), step
        kind, origin, target = STEPS[step]
        if kind == "step":
            return self._after_step(origin, target)
        if kind == "jump":
            return self._after_jump(origin, target)
        if kind == "stop":
            return DamesEnCroix(self.forced, self.masks, 1 - self.side, guilty_mask=1 << self.jump)
        adverse = self.masks[1 - self.side] ^ 1 << target
        return DamesEnCroix(self.forced, self._by_colour(self.masks[self.side], adverse), self.side)

    def _by_colour(self, own: int, adverse: int) -> tuple[int, int]:
        return (adverse, own) if self.side else (own, adverse)

    def _after_step(self, origin: int, target: int) -> DamesEnCroix:
        moved = 1 << origin | 1 << target
        masks = self._by_colour(self.masks[self.side] ^ moved, self.masks[1 - self.side])
        guilty = 0 if self.forced else self.catchers()
        if guilty >> origin & 1:
            guilty ^= moved
        if not self.side and climb(origin, target) > 0:
            return DamesEnCroix(self.forced, masks, 1, guilty_mask=guilty)
        past = (*self.past, self.board_key)
        return DamesEnCroix(self.forced, masks, 1 - self.side, -1, guilty, self.quiet + 1, past)

    def _after_jump(self, origin: int, target: int) -> DamesEnCroix:
        side = self.side
        own = self.masks[side] ^ (1 << origin | 1 << target)
        adverse = self.masks[1 - side] ^ taken_by(origin, target)
        masks = self._by_colour(own, adverse)
        after = DamesEnCroix(self.forced, masks, 1 - side)
        if after._ends_at_once() or not can_jump(target, JUMPS[side], adverse, FULL_MASK ^ (own | adverse)):
            return after
        return DamesEnCroix(self.forced, masks, side, target)

    def _ends_at_once(self) -> bool:
        """Whether the men on the board decide the game, whoever could go on."""
        white, black = self.masks
        return white.bit_count() <= FEW_WHITE or white & NINE_MASK == NINE_MASK or not black

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Les Dames en croix")
        kind, origin, target = STEPS[step]
        if self.result():
            return Refusal("game-over")
        if kind == "huff":
            return self._refuse_huff(target)
        if kind == "stop":
            return self._refuse_stop()
        refused = self._refuse_man(kind, origin, target)
        if refused:
            return refused
        return self._refuse_jump(origin, target) if kind == "jump" else self._refuse_step(origin, target)

    def _refuse_huff(self, target: int) -> Refusal | None:
        if self.forced:
            return Refusal("no-huffing", (POINTS[target],))
        if not self.guilty_mask >> target & 1:
            return Refusal("not-guilty", (POINTS[target],))
        return None

    def _refuse_stop(self) -> Refusal | None:
        if self.jump < 0:
            return Refusal("no-capture-running")
        return Refusal("capture-to-finish", (POINTS[self.jump],)) if self.forced else None

    def _refuse_man(self, kind: str, origin: int, target: int) -> Refusal | None:
        """Why a step or a jump is illegal, apart from its path."""
        own, adverse = self.masks[self.side], self.masks[1 - self.side]
        if self.empty >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if adverse >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if self.jump >= 0 and (kind == "step" or origin != self.jump):
            return Refusal("go-on-or-stop", (POINTS[self.jump],))
        if (own | adverse) >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return None

    def _refuse_jump(self, origin: int, target: int) -> Refusal | None:
        ends = (POINTS[origin], POINTS[target])
        jump = FLAGS.jump_to(origin, target)
        if jump is None:
            return Refusal("no-line", ends)
        middle = FLAGS.named(jump.over)
        if not self.masks[1 - self.side] & jump.over:
            return Refusal("nothing-to-jump", middle)
        if self.side:
            return None
        up = climb(origin, target)
        if up < 0:
            return Refusal("no-retreat", ends)
        if up == 0 and WHERE[middle[0]][0] == CENTRE:
            return Refusal("on-central-line", middle)
        if up == 0 and from_centre(target) > from_centre(origin):
            return Refusal("away-from-line", ends)
        return None

    def _refuse_step(self, origin: int, target: int) -> Refusal | None:
        ends = (POINTS[origin], POINTS[target])
        if not FLAGS.near[origin] >> target & 1:
            return Refusal("no-line", ends)
        if not REACH[self.side][origin] >> target & 1:
            return Refusal("no-retreat", ends)
        if self.forced and self.catchers():
            return Refusal("must-capture", FLAGS.named(self.catchers()))
        return None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        kind, origin, target = STEPS[step]
        man, other = SIDES[self.side], SIDES[1 - self.side]
        if kind == "stop":
            return ()
        place = POINTS[target]
        if kind == "huff":
            return (Removed(other, place, f"taken:{man}"),)
        effects: list[Effect] = [Moved(man, POINTS[origin], place, jump=kind == "jump")]
        if kind == "jump":
            effects += [Removed(other, over, f"taken:{man}") for over in FLAGS.named(taken_by(origin, target))]
        after = self.masks[0] ^ (1 << origin | 1 << target)
        if not self.side and after & NINE_MASK == NINE_MASK:
            effects.append(Formed(NINE))
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = []
        for player, man in enumerate(SIDES):
            men += [(place, man) for place in FLAGS.named(self.masks[player])]
            men += [(f"taken:{SIDES[1 - player]}", man)] * (ALL_MEN[player] - self.count(player))
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        _, origin, target = STEPS[step]
        return tuple(POINTS[i] for i in (origin, target) if i >= 0)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        if len(places) == 1:
            return self._touch(INDEX[places[0]])
        origin, target = INDEX[places[0]], INDEX[places[1]]
        if origin == target:
            return None
        return (FLAGS.leaps if FLAGS.two_apart(origin, target) else FLAGS.steps)[origin][target]

    def _touch(self, point: int) -> str | None:
        if self.guilty_mask and self.masks[1 - self.side] >> point & 1:
            return HUFF_TEXT[point]
        if not self.result() and self.masks[self.side] >> point & 1:
            return self._hindered(point)
        return f"{POINTS[point]}-{FLAGS.neighbours[POINTS[point]][0]}"

    def _hindered(self, point: int) -> str | None:
        """The step that this man has room for but may not make, since there is a capture to make or to go on with."""
        able = 1 << self.jump if self.jump >= 0 else self.catchers() if self.forced else 0
        room = REACH[self.side][point] & self.empty
        return FLAGS.steps[point][room.bit_length() - 1] if able and room and not able >> point & 1 else None

    def text(self) -> str:
        jump = "-" if self.jump < 0 else POINTS[self.jump]
        return (
            f"board={FLAGS.board(*self.masks)} turn={SIDES[self.side]} jump={jump} "
            f"guilty={','.join(self.guilty) or '-'} quiet={self.quiet}"
        )


def taken_by(origin: int, target: int) -> int:
    """The bit of the man between the two ends of a jump."""
    jump = FLAGS.jump_to(origin, target)
    assert jump is not None
    return jump.over
