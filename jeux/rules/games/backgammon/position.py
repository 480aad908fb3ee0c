"""A position of backgammon: phases of a turn, the cube, the end, and what a hand does."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from jeux.rules import tables
from jeux.rules.contract import (
    CHANCE,
    OVER,
    Effect,
    MalformedStep,
    Moved,
    Put,
    Raised,
    Refusal,
    Removed,
    Result,
    Thrown,
)
from jeux.rules.games.backgammon.men import (
    BAR,
    OFF,
    SIDES,
    STEP_OF,
    STEP_TEXT,
    Men,
    moved,
    place,
    read_step,
    refuse_man,
    touched_step,
    ways,
)
from jeux.rules.position import PositionBase

CUBE_LIMIT = 64
PHASES = ("open", "double", "take", "beaver", "roll", "play", "over")
NOBODY = -1
_ANSWERS = ("take", "drop", "beaver")
_WORDS = ("double", "roll", "pass", *_ANSWERS)


class Rules(NamedTuple):
    """The options of a game, as the rules use them; `away` are the points that White and Black still need in their
    match, which change no rule."""

    cube: bool
    tie_doubles: bool
    crawford: bool
    jacoby: bool
    beaver: bool
    away: tuple[int, int] | None = None

    @property
    def cube_in_play(self) -> bool:
        """Whether the stake can be raised by offers in this *manche*."""
        return self.cube and not self.crawford


class Backgammon(PositionBase):
    """A position. `rows` are the men of White and Black, `side` whose turn it is (-1 before the opening throw, the
    loser at the end), `phase` one of `PHASES`, `dice` those left to play, `stake` what a single game is worth,
    `cube` who holds the cube (-1 nobody)."""

    __slots__ = ("_turn", "cube", "dice", "phase", "rows", "rules", "side", "stake")

    def __init__(
        self,
        rules: Rules,
        rows: Men,
        side: int,
        phase: str,
        dice: tuple[int, ...] = (),
        stake: int = 1,
        cube: int = NOBODY,
    ) -> None:
        self.rules = rules
        self.rows = rows
        self.side = side
        self.phase = phase
        self.dice = dice
        self.stake = stake
        self.cube = cube
        self._turn: tables.DicePlan | None = None
        turn = CHANCE if phase in ("open", "roll") else 1 - side if phase == "take" else side
        self.settle(turn, self._find_result() if phase == "over" else None)

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rows, self.side, self.phase, self.dice, self.stake, self.cube, self.rules)

    def pips(self, side: int) -> int:
        """The arrows that a side still has to travel with all its men, the bar counting 25."""
        return sum(p * count for p, count in enumerate(self.rows[side]))

    def may_offer(self, side: int) -> bool:
        """Whether a side whose turn begins may offer a double (R13)."""
        return self.rules.cube_in_play and self.cube != 1 - side and self.stake < CUBE_LIMIT

    def plan(self) -> tables.DicePlan:
        """What the dice left allow (phase ``play``)."""
        if self._turn is None:
            self._turn = tables.plan(self.rows[self.side], self.dice, ways(self.rows[1 - self.side]))
        return self._turn

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> tuple[str, ...]:
        if self.phase == "play":
            return tuple(STEP_TEXT[die][origin] for die, origin in self.plan().steps) or ("pass",)
        if self.phase == "double":
            return ("double", "roll")
        if self.phase == "take" and self.rules.beaver and self.stake <= CUBE_LIMIT // 4:
            return ("take", "drop", "beaver")
        return ("take", "drop")

    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        if self.phase == "roll":
            return tables.THROWS
        return tables.OPENING if self.phase == "open" else ()

    def throws(self) -> int:
        return 2 if self.turn == CHANCE else 0

    def outcome(self, dice: tuple[int, ...]) -> str:
        assert self.turn == CHANCE, self
        return tables.throw_step(dice, opening=self.phase == "open")

    def play(self, step: str) -> Backgammon:
        assert step in self.steps(), step
        if step in STEP_OF:
            return self._after_die(*STEP_OF[step])
        if step in tables.THROWN:
            return self._after_throw(*tables.THROWN[step])
        if step == "pass":
            return self._next_turn(self.rows)
        return self._after_word(step)

    def _with(self, phase: str, stake: int, cube: int) -> Backgammon:
        return Backgammon(self.rules, self.rows, self.side, phase, (), stake, cube)

    def _after_word(self, step: str) -> Backgammon:
        answerer = 1 - self.side if self.phase == "take" else self.side
        if step == "roll":
            return self._with("roll", self.stake, self.cube)
        if step == "double":
            return self._with("take", self.stake, self.cube)
        if step == "drop":
            return Backgammon(self.rules, self.rows, answerer, "over", (), self.stake, self.cube)
        # After a beaver is taken the cube stays with its owner, so in both phases its owner is not `side`.
        return self._with("beaver" if step == "beaver" else "roll", self.stake * 2, 1 - self.side)

    def _after_throw(self, first: int, second: int) -> Backgammon:
        side = self.side
        if self.phase == "open":
            if first == second:
                return self._with("open", 2 if self.rules.tie_doubles else self.stake, NOBODY)
            side = 0 if first > second else 1
        dice = tables.dice_to_play(first, second)
        return Backgammon(self.rules, self.rows, side, "play", dice, self.stake, self.cube)

    def _after_die(self, die: int, origin: int) -> Backgammon:
        side, target = self.side, max(origin - die, OFF)
        own, adverse = moved(self.rows[side], origin, target), self.rows[1 - side]
        if target and adverse[25 - target]:
            adverse = moved(adverse, 25 - target, BAR)
        rows = (adverse, own) if side else (own, adverse)
        if own[OFF] == tables.MEN_EACH:
            return Backgammon(self.rules, rows, 1 - side, "over", (), self.stake, self.cube)
        left = tables.without(self.dice, die)
        playable = ways(adverse)
        if any(True for other in dict.fromkeys(left) for _ in playable(own, other)):
            return Backgammon(self.rules, rows, side, "play", left, self.stake, self.cube)
        return self._next_turn(rows)

    def _next_turn(self, rows: Men) -> Backgammon:
        side = 1 - self.side
        phase = "double" if self.may_offer(side) else "roll"
        return Backgammon(self.rules, rows, side, phase, (), self.stake, self.cube)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result:
        winner = 1 - self.side
        times, reason = self._victory()
        if times > 1 and self.rules.jacoby and self.rules.cube_in_play and self.cube == NOBODY:
            times, reason = 1, "jacoby"
        points = float(self.stake * times)
        shown = self._behind() if reason == "backgammon" else ()
        return Result((0.0, points) if winner else (points, 0.0), reason, shown)

    def _victory(self) -> tuple[int, str]:
        """By how many stakes the winner wins, and how (R17, R18)."""
        if self.rows[1 - self.side][OFF] < tables.MEN_EACH:
            return 1, "refused-double"
        if self.rows[self.side][OFF]:
            return 1, "single"
        return (3, "backgammon") if self._behind() else (2, "gammon")

    def _behind(self) -> tuple[str, ...]:
        """Where the loser has men in the winner's home or on the bar."""
        row = self.rows[self.side]
        return tuple(place(self.side, p) for p in range(19, 26) if row[p])

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        die = read_step(step)
        if die is None and step not in _WORDS and step not in tables.THROWN:
            raise MalformedStep(f"{step!r} is no step of Backgammon")
        if self.phase == "over":
            return Refusal("game-over")
        if self.phase in ("take", "beaver"):
            return self._refuse_answer(step)
        if step in _ANSWERS:
            return Refusal("no-offer")
        if step == "double":
            return self._refuse_double()
        if self.phase == "play":
            return self._refuse_die(*die) if die else self._refuse_pass(step)
        if step == "roll" and self.phase == "double":
            return None
        if step not in tables.THROWN or self.phase == "double":
            return Refusal("throw-first")
        first, second = tables.THROWN[step]
        return Refusal("dice-order") if self.phase == "roll" and first < second else None

    def _refuse_answer(self, step: str) -> Refusal | None:
        if step not in _ANSWERS:
            return Refusal("answer-first")
        if step != "beaver":
            return None
        if not self.rules.beaver or self.phase == "beaver":
            return Refusal("no-beaver")
        return Refusal("cube-limit") if self.stake > CUBE_LIMIT // 4 else None

    def _refuse_double(self) -> Refusal | None:
        if not self.rules.cube:
            return Refusal("no-cube")
        if self.rules.crawford:
            return Refusal("crawford-game")
        if self.phase == "play":
            return Refusal("dice-thrown")
        if self.phase != "open" and self.cube == 1 - self.side:
            return Refusal("not-your-cube")
        if self.stake == CUBE_LIMIT:
            return Refusal("cube-limit")
        return None if self.phase == "double" else Refusal("throw-first")

    def _refuse_pass(self, step: str) -> Refusal | None:
        if step != "pass":
            return Refusal("already-thrown")
        return Refusal("must-play", self._playable()) if self.plan().most else None

    def _refuse_die(self, die: int, origin: int, target: int) -> Refusal | None:
        if die not in self.dice:
            return Refusal("no-such-die", (place(self.side, origin),))
        refusal = refuse_man(self.side, self.rows, die, origin, target)
        if refusal or (die, origin) in self.plan().steps:
            return refusal
        return Refusal("larger-die" if self.plan().most == 1 else "all-dice", self._playable())

    def _playable(self) -> tuple[str, ...]:
        """Where the men stand that may be moved."""
        origins = dict.fromkeys(origin for _, origin in self.plan().steps)
        return tuple(place(self.side, origin) for origin in origins)

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step in STEP_OF:
            return self._die_effects(*STEP_OF[step])
        if step in tables.THROWN:
            return self._throw_effects(tables.THROWN[step])
        if step == "double":
            return (Raised(self.stake * 2, NOBODY),)
        if step in ("take", "beaver"):
            return (Raised(self.stake * 2, 1 - self.side),)
        # The cube offered on the table goes back; after a beaver it already lies with its holder.
        return (Raised(self.stake, self.cube),) if step == "drop" and self.phase == "take" else ()

    def _throw_effects(self, dice: tuple[int, int]) -> tuple[Effect, ...]:
        if self.phase != "open":
            return (Thrown(dice, (self.side, self.side)),)
        thrown = Thrown(dice, (0, 1))
        after = self._after_throw(*dice)
        return (thrown, Raised(after.stake, NOBODY)) if after.stake != self.stake else (thrown,)

    def _die_effects(self, die: int, origin: int) -> tuple[Effect, ...]:
        side, target = self.side, max(origin - die, OFF)
        man, start, end = SIDES[side], place(side, origin), place(side, target)
        if target == OFF:
            return (Removed(man, start, end),)
        arrival = Put(man, start, end) if origin == BAR else Moved(man, start, end)
        if not self.rows[1 - side][25 - target]:
            return (arrival,)
        return Removed(SIDES[1 - side], end, place(1 - side, BAR)), arrival

    def men(self) -> tuple[tuple[str, str], ...]:
        return tuple(
            (place(side, p), man)
            for side, man in enumerate(SIDES)
            for p, count in enumerate(self.rows[side])
            for _ in range(count)
        )

    def places(self, step: str) -> tuple[str, ...]:
        if step not in STEP_OF:
            return ()
        die, origin = STEP_OF[step]
        return place(self.side, origin), place(self.side, max(origin - die, OFF))

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if self.phase == "play":
            return touched_step(self.side, self.rows[self.side], self.dice, self.plan().steps, places)
        # Outside this phase every move of a man is refused with what must be done first.
        return STEP_TEXT[1][1] if any(where in places for where, _ in self.men()) else None

    def text(self) -> str:
        white, black = self.rows
        board = tables.write_stacks(white[24:0:-1], black[1:25])
        turn = SIDES[self.side if self.turn == OVER else self.turn] if self.turn != CHANCE else "?"
        side, cube = ("-" if who == NOBODY else SIDES[who] for who in (self.side, self.cube))
        return (
            f"board={board} turn={turn} bar={white[BAR]},{black[BAR]} side={side} phase={self.phase} "
            f"dice={tables.write_dice(self.dice)} stake={self.stake} cube={cube}"
        )
