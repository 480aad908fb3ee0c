"""Assaut: the position, what may be played in it and what follows.

Rules are named R1…R12 as in the page of the game.
"""

from __future__ import annotations

from jeux.rules.boards import bits
from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Put, Refusal, Removed, Result
from jeux.rules.flags import FULL_MASK, Jump, can_jump, can_step, jumpers, step_texts
from jeux.rules.games.assaut.board import (
    FLAGS,
    FORTRESS,
    FORTRESS_MASK,
    HUFF_TEXT,
    INDEX,
    JUMP_TEXT,
    JUMPS,
    NEAR,
    NEIGHBOURS,
    OUTSIDE_MASK,
    POINTS,
    SOLDIER_REACH,
    STEP_TEXT,
    STEPS,
    STOP,
    WHERE,
    Rules,
    longest,
    longest_way,
    open_jumps,
)
from jeux.rules.position import PositionBase

ALL_SOLDIERS = 24
ALL_OFFICERS = 2
ENOUGH_SOLDIERS = 9
QUIET_LIMIT = 100
SIDES = "so"
OFFICERS = SIDES.index("o")


class Assaut(PositionBase):
    """A position.

    `soldiers` and `officers` are masks, `side` the player to decide (0 the soldiers), `hand` the officers to be placed,
    `jump` the number of the point of the officer who may go on capturing or -1, `owed` the captures he still has to
    make, `guilty_mask` the officers who may be huffed, `quiet` the turns without progress (R12), `past` the positions
    that may come back."""

    __slots__ = (
        "guilty_mask",
        "hand",
        "jump",
        "officers",
        "owed",
        "past",
        "quiet",
        "rules",
        "side",
        "soldiers",
    )

    def __init__(
        self,
        rules: Rules,
        soldiers: int,
        officers: int,
        side: int,
        hand: int = 0,
        jump: int = -1,
        owed: int = 0,
        guilty_mask: int = 0,
        quiet: int = 0,
        past: tuple[int, ...] = (),
    ) -> None:
        self.rules = rules
        self.soldiers = soldiers
        self.officers = officers
        self.side = side
        self.hand = hand
        self.jump = jump
        self.owed = owed
        self.guilty_mask = guilty_mask
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self._board_key, self.hand, self.jump, self.owed, self.quiet)

    @property
    def _board_key(self) -> int:
        return self.soldiers | self.officers << 33 | self.side << 66 | self.guilty_mask << 67

    @property
    def empty(self) -> int:
        """The mask of the empty points."""
        return FULL_MASK ^ (self.soldiers | self.officers)

    @property
    def guilty(self) -> tuple[str, ...]:
        """The points of the officers whom the soldiers may huff."""
        return FLAGS.named(self.guilty_mask)

    def nearer(self, point: str) -> tuple[str, ...]:
        """The points where a soldier standing on `point` might step on an empty board (R4 inside, R5 outside)."""
        return FLAGS.named(SOLDIER_REACH[self.rules.approach][INDEX[point]])

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        if self.hand:
            return None
        if self.soldiers.bit_count() < ENOUGH_SOLDIERS:
            return Result((0.0, 1.0), "too-few-soldiers", FLAGS.named(self.soldiers))
        if not self.officers:
            return Result((1.0, 0.0), "no-officer-left")
        if self.soldiers & FORTRESS_MASK == FORTRESS_MASK:
            return Result((1.0, 0.0), "fortress-occupied", FORTRESS)
        if self.jump >= 0:
            return None
        if self._blocked():
            if self.side:
                return Result((1.0, 0.0), "officers-blocked", FLAGS.named(self.officers))
            return Result((0.0, 1.0), "soldiers-blocked", FLAGS.named(self.soldiers))
        if self.past.count(self._board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result((0.5, 0.5), "no-progress")
        return None

    def _blocked(self) -> bool:
        empty = self.empty
        if self.side:
            return not can_step(self.officers, NEAR, empty) and not self.catchers()
        return not self.guilty_mask and not can_step(self.soldiers, SOLDIER_REACH[self.rules.approach], empty)

    def catchers(self) -> int:
        """The mask of the officers who can jump."""
        return jumpers(self.officers, JUMPS, self.soldiers, self.empty)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        empty = self.empty
        if self.hand:
            return [POINTS[i] for i in bits(FORTRESS_MASK & empty)]
        if self.side:
            return self._officer_steps(empty)
        huffs = [HUFF_TEXT[i] for i in bits(self.guilty_mask)]
        return huffs + step_texts(self.soldiers, SOLDIER_REACH[self.rules.approach], empty, STEP_TEXT)

    def _officer_steps(self, empty: int) -> list[str]:
        if self.jump >= 0:
            captures = [jump.text for jump in self.legal_jumps(self.jump)]
            return captures if self.rules.forced else [*captures, STOP]
        captures = [jump.text for i in bits(self.officers) for jump in self.legal_jumps(i)]
        if captures and self.rules.forced:
            return captures
        return captures + step_texts(self.officers, NEAR, empty, STEP_TEXT)

    def legal_jumps(self, point: int) -> list[Jump]:
        """The jumps of the officer of `point`; only those that begin a longest capture when that is the law (R11)."""
        empty = self.empty
        jumps = open_jumps(point, self.soldiers, empty)
        if not jumps or not self.rules.forced:
            return jumps
        counts = [1 + self._longest_after(point, jump) for jump in jumps]
        most = max(counts)
        return [jump for jump, count in zip(jumps, counts, strict=True) if count == most]

    def _longest_after(self, point: int, jump: Jump) -> int:
        empty = (self.empty ^ jump.land) | jump.over | 1 << point
        return longest(jump.target, self.soldiers ^ jump.over, empty)

    def play(self, step: str) -> Assaut:
        kind, origin, target = STEPS[step]
        assert step in self.steps(), step
        if kind == "step":
            return self._after_officer_step(origin, target) if self.side else self._after_soldier_step(origin, target)
        if kind == "jump":
            return self._after_jump(origin, target)
        if kind == "place":
            hand = self.hand - 1
            return Assaut(self.rules, self.soldiers, self.officers | 1 << target, 1 if hand else 0, hand)
        if kind == "huff":
            return Assaut(self.rules, self.soldiers, self.officers ^ 1 << target, 0)
        return Assaut(self.rules, self.soldiers, self.officers, 0, guilty_mask=1 << self.jump if self.owed else 0)

    def _after_soldier_step(self, origin: int, target: int) -> Assaut:
        soldiers = self.soldiers ^ (1 << origin | 1 << target)
        if OUTSIDE_MASK >> origin & 1:
            return Assaut(self.rules, soldiers, self.officers, 1)
        past = (*self.past, self._board_key)
        return Assaut(self.rules, soldiers, self.officers, 1, quiet=self.quiet + 1, past=past)

    def _after_officer_step(self, origin: int, target: int) -> Assaut:
        moved = 1 << origin | 1 << target
        guilty = 0 if self.rules.forced else self.catchers()
        if guilty >> origin & 1:
            guilty ^= moved
        past = (*self.past, self._board_key)
        officers = self.officers ^ moved
        return Assaut(self.rules, self.soldiers, officers, 0, guilty_mask=guilty, quiet=self.quiet + 1, past=past)

    def _after_jump(self, origin: int, target: int) -> Assaut:
        due = self.owed if self.jump >= 0 else longest(origin, self.soldiers, self.empty)
        owed = max(due - 1, 0)
        soldiers = self.soldiers ^ _taken_by(origin, target)
        officers = self.officers ^ (1 << origin | 1 << target)
        if soldiers.bit_count() < ENOUGH_SOLDIERS:
            return Assaut(self.rules, soldiers, officers, 0)
        if can_jump(target, JUMPS, soldiers, FULL_MASK ^ (soldiers | officers)):
            return Assaut(self.rules, soldiers, officers, 1, jump=target, owed=owed)
        return Assaut(self.rules, soldiers, officers, 0, guilty_mask=1 << target if owed else 0)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Assaut")
        kind, origin, target = STEPS[step]
        if self.result():
            return Refusal("game-over")
        if self.hand and kind != "place":
            return Refusal("place-officers-first", ("hand:o",))
        if kind == "place":
            return self._refuse_place(target)
        if kind == "huff":
            return self._refuse_huff(target)
        if kind == "stop":
            return self._refuse_stop()
        if kind == "jump" and not self.side:
            return Refusal("soldiers-do-not-take", (POINTS[origin],))
        refused = self._refuse_man(kind, origin, target)
        if refused:
            return refused
        return self._refuse_jump(origin, target) if kind == "jump" else self._refuse_step(origin, target)

    def _refuse_place(self, target: int) -> Refusal | None:
        if not self.hand:
            return Refusal("officers-placed", (POINTS[target],))
        if OUTSIDE_MASK >> target & 1:
            return Refusal("not-in-fortress", (POINTS[target],))
        if self.officers >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return None

    def _refuse_huff(self, target: int) -> Refusal | None:
        if self.side:
            return Refusal("soldiers-huff", (POINTS[target],))
        if not self.guilty_mask >> target & 1:
            return Refusal("not-guilty", (POINTS[target],))
        return None

    def _refuse_stop(self) -> Refusal | None:
        if self.jump < 0:
            return Refusal("no-capture-running")
        if self.rules.forced:
            return Refusal("capture-to-finish", (POINTS[self.jump],))
        return None

    def _refuse_man(self, kind: str, origin: int, target: int) -> Refusal | None:
        """Why a step or a jump is illegal, apart from its path."""
        own, adverse = (self.officers, self.soldiers) if self.side else (self.soldiers, self.officers)
        if not (own | adverse) >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if adverse >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if self.jump >= 0 and (kind == "step" or origin != self.jump):
            return Refusal("go-on-or-stop", (POINTS[self.jump],))
        if (own | adverse) >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return None

    def _refuse_jump(self, origin: int, target: int) -> Refusal | None:
        jump = FLAGS.jump_to(origin, target)
        if jump is None:
            return Refusal("no-line", (POINTS[origin], POINTS[target]))
        if not self.soldiers & jump.over:
            return Refusal("nothing-to-jump", FLAGS.named(jump.over))
        if jump not in self.legal_jumps(origin):
            way = longest_way(origin, self.soldiers, self.empty, {})
            return Refusal("longer-capture", tuple(place for taken in way for place in FLAGS.named(taken.over)))
        return None

    def _refuse_step(self, origin: int, target: int) -> Refusal | None:
        ends = (POINTS[origin], POINTS[target])
        if not NEAR[origin] >> target & 1:
            return Refusal("no-line", ends)
        if self.side:
            captures = self._captures_to_show() if self.rules.forced else ()
            return Refusal("must-capture", captures) if captures else None
        if SOLDIER_REACH[self.rules.approach][origin] >> target & 1:
            return None
        return Refusal("no-exit", ends) if FORTRESS_MASK >> origin & 1 else Refusal("not-nearer", ends[:1])

    def _captures_to_show(self) -> tuple[str, ...]:
        """The officers who must capture, each followed by the soldiers that his legal first jumps take."""
        places: list[str] = []
        for i in bits(self.catchers()):
            places += [POINTS[i], *(place for jump in self.legal_jumps(i) for place in FLAGS.named(jump.over))]
        return tuple(dict.fromkeys(places))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        kind, origin, target = STEPS[step]
        if kind == "stop":
            return ()
        place = POINTS[target]
        if kind == "place":
            return (Put("o", "hand:o", place),)
        if kind == "huff":
            return (Removed("o", place, "taken:s"),)
        if kind == "jump":
            moved = Moved("o", POINTS[origin], place, jump=True)
            return (moved, *(Removed("s", over, "taken:o") for over in FLAGS.named(_taken_by(origin, target))))
        move = Moved(SIDES[self.side], POINTS[origin], place)
        taken = not self.side and (self.soldiers ^ (1 << origin | 1 << target)) & FORTRESS_MASK == FORTRESS_MASK
        return (move, Formed(FORTRESS)) if taken else (move,)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(place, "s") for place in FLAGS.named(self.soldiers)]
        men += [(place, "o") for place in FLAGS.named(self.officers)]
        men += [("hand:o", "o")] * self.hand
        men += [("taken:o", "s")] * (ALL_SOLDIERS - self.soldiers.bit_count())
        men += [("taken:s", "o")] * (ALL_OFFICERS - self.officers.bit_count() - self.hand)
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        _, origin, target = STEPS[step]
        return tuple(POINTS[i] for i in (origin, target) if i >= 0)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if places and places[0] == "hand:o":
            places = places[1:]
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        if len(places) == 1:
            return self._touch(places[0])
        return None if places[0] == places[1] else self._go(INDEX[places[0]], INDEX[places[1]])

    def _touch(self, place: str) -> str | None:
        if self.hand or self.result():
            return place
        i = INDEX[place]
        if self.guilty_mask and self.officers >> i & 1:
            return HUFF_TEXT[i]
        own = self.officers if self.side else self.soldiers
        return None if own >> i & 1 else f"{place}-{NEIGHBOURS[place][0]}"

    def _go(self, origin: int, target: int) -> str:
        """A jump where the points are two apart, straight on or not; for a soldier, only over an officer."""
        (x, y), (to_x, to_y) = WHERE[POINTS[origin]], WHERE[POINTS[target]]
        apart = {abs(to_x - x), abs(to_y - y)} <= {0, 2}
        if apart and not self.side:
            jump = FLAGS.jump_to(origin, target)
            apart = jump is not None and bool(jump.over & self.officers)
        return JUMP_TEXT[origin][target] if apart else STEP_TEXT[origin][target]

    def text(self) -> str:
        board = "".join(
            "s" if self.soldiers >> i & 1 else "o" if self.officers >> i & 1 else "." for i in range(len(POINTS))
        )
        jump = "-" if self.jump < 0 else POINTS[self.jump]
        return (
            f"board={board} turn={SIDES[self.side]} hand={self.hand} jump={jump} owed={self.owed} "
            f"guilty={','.join(self.guilty) or '-'} quiet={self.quiet}"
        )


def _taken_by(origin: int, target: int) -> int:
    """The bit of the soldier between the two ends of a jump."""
    jump = FLAGS.jump_to(origin, target)
    assert jump is not None
    return jump.over
