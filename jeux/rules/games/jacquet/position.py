"""A position of Jacquet: whose dice are to be played, the end, and what a hand does."""

from __future__ import annotations

from fractions import Fraction

from jeux.rules import tables
from jeux.rules.contract import CHANCE, OVER, Effect, MalformedStep, Moved, Refusal, Removed, Result, Thrown
from jeux.rules.games.jacquet.men import (
    OFF,
    SIDES,
    STEP_OF,
    STEP_TEXT,
    Men,
    count,
    moved,
    place,
    read_step,
    refuse_man,
    touched_step,
    ways,
)
from jeux.rules.position import PositionBase

NOBODY = -1
PASS = "pass"


class Jacquet(PositionBase):
    """A position. `rows` are the men of White and Black, `side` whose turn it is (-1 before the opening throw, the
    loser at the end), `dice` those left to play, `limit` the option on arrows held in a row."""

    __slots__ = ("_turn", "dice", "limit", "rows", "side")

    def __init__(self, limit: str, rows: Men, side: int, dice: tuple[int, ...] = ()) -> None:
        self.limit = limit
        self.rows = rows
        self.side = side
        self.dice = dice
        self._turn: tables.DicePlan | None = None
        over = tables.MEN_EACH in (rows[0] & 15, rows[1] & 15)
        self.settle(side if dice else CHANCE, self._find_result() if over else None)

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rows, self.side, self.dice, self.limit)

    def pips(self, side: int) -> int:
        """The arrows that a side still has to travel with all its men."""
        return sum(p * count(self.rows[side], p) for p in range(1, 25))

    def plan(self) -> tables.DicePlan:
        """What the dice left allow, while there are some (R9, R10)."""
        if self._turn is None:
            self._turn = tables.plan(self.rows[self.side], self.dice, ways(self.rows[1 - self.side], self.limit))
        return self._turn

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> tuple[str, ...]:
        texts = STEP_TEXT[self.side]
        return tuple(texts[die][origin] for die, origin in self.plan().steps) or (PASS,)

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        if self.turn != CHANCE:
            return ()
        return tables.OPENING if self.side == NOBODY else tables.THROWS

    def throws(self) -> int:
        return 2 if self.turn == CHANCE else 0

    def outcome(self, dice: tuple[int, ...]) -> str:
        assert self.turn == CHANCE, self
        return tables.throw_step(dice, opening=self.side == NOBODY)

    def play(self, step: str) -> Jacquet:
        assert step in self.steps(), step
        if step in tables.THROWN:
            return self._after_throw(*tables.THROWN[step])
        if step == PASS:
            return Jacquet(self.limit, self.rows, 1 - self.side)
        return self._after_die(*STEP_OF[self.side][step])

    def _after_throw(self, first: int, second: int) -> Jacquet:
        side = self.side
        if side == NOBODY:
            if first == second:
                return self
            side = 0 if first > second else 1
        return Jacquet(self.limit, self.rows, side, tables.dice_to_play(first, second))

    def _after_die(self, die: int, origin: int) -> Jacquet:
        side, adverse = self.side, self.rows[1 - self.side]
        own = moved(self.rows[side], die, origin)
        rows = (adverse, own) if side else (own, adverse)
        left = tables.without(self.dice, die)
        if count(own, OFF) < tables.MEN_EACH:
            playable = ways(adverse, self.limit)
            if any(True for other in dict.fromkeys(left) for _ in playable(own, other)):
                return Jacquet(self.limit, rows, side, left)
        return Jacquet(self.limit, rows, 1 - side)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result:
        return Result((1.0, 0.0) if self.side else (0.0, 1.0), "all-off", (place(1 - self.side, OFF),))

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        die = read_step(max(self.side, 0), step)
        if die is None and step != PASS and step not in tables.THROWN:
            raise MalformedStep(f"{step!r} is no step of Jacquet")
        if self.turn == OVER:
            return Refusal("game-over")
        if self.turn == CHANCE:
            return self._refuse_throw(step)
        if die:
            return self._refuse_die(*die)
        if step != PASS:
            return Refusal("already-thrown")
        return Refusal("must-play", self._playable()) if self.plan().most else None

    def _refuse_throw(self, step: str) -> Refusal | None:
        if step not in tables.THROWN:
            return Refusal("throw-first")
        first, second = tables.THROWN[step]
        return Refusal("dice-order") if first < second and self.side != NOBODY else None

    def _refuse_die(self, die: int, origin: int, target: int) -> Refusal | None:
        if die not in self.dice:
            return Refusal("no-such-die", (place(self.side, origin),))
        refusal = refuse_man(self.side, self.rows, self.limit, die, origin, target)
        if refusal or (die, origin) in self.plan().steps:
            return refusal
        return Refusal("larger-die" if self.plan().most == 1 else "all-dice", self._playable())

    def _playable(self) -> tuple[str, ...]:
        """Where the men stand that may be moved."""
        origins = dict.fromkeys(origin for _, origin in self.plan().steps)
        return tuple(place(self.side, origin) for origin in origins)

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step in tables.THROWN:
            sides = (0, 1) if self.side == NOBODY else (self.side, self.side)
            return (Thrown(tables.THROWN[step], sides),)
        if step == PASS:
            return ()
        start, end = self.places(step)
        man = SIDES[self.side]
        return (Removed(man, start, end) if end == place(self.side, OFF) else Moved(man, start, end),)

    def men(self) -> tuple[tuple[str, str], ...]:
        return tuple(
            (place(side, p), man)
            for side, man in enumerate(SIDES)
            for p in range(25)
            for _ in range(count(self.rows[side], p))
        )

    def places(self, step: str) -> tuple[str, ...]:
        if step not in STEP_OF[self.side]:
            return ()
        die, origin = STEP_OF[self.side][step]
        return place(self.side, origin), place(self.side, max(origin - die, OFF))

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if self.dice:
            return touched_step(self.side, self.rows[self.side], self.dice, self.plan().steps, places)
        # Without dice every move of a man is refused with what must be done first.
        return STEP_TEXT[0][1][1] if any(where in places for where, _ in self.men()) else None

    def text(self) -> str:
        white, black = self.rows
        board = tables.write_stacks(
            (count(white, p) for p in range(24, 0, -1)),
            (count(black, p) for p in (*range(12, 0, -1), *range(24, 12, -1))),
        )
        side = "-" if self.side == NOBODY else SIDES[self.side]
        turn = "?" if self.turn == CHANCE else side
        return f"board={board} turn={turn} side={side} dice={tables.write_dice(self.dice)}"
