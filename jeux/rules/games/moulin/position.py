"""Moulin: the position, what may be played in it and what follows."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from jeux.rules.boards import bits
from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Put, Refusal, Removed, Result
from jeux.rules.games.moulin.board import (
    FULL_MASK,
    LINE_MASKS,
    LINES,
    MEN_EACH,
    MILLS_OF,
    MOVE_TEXT,
    NEAR,
    NEIGHBOURS,
    POINTS,
    QUIET_LIMIT,
    SIDES,
    STEPS,
    TAKE_TEXT,
)
from jeux.rules.position import PositionBase


class Rules(NamedTuple):
    """The options of a game, as the rules use them. `flying` is the number of men from which a side flies, or 0."""

    flying: int
    protected: bool
    double: bool


def _in_mill(men: int, point: int) -> bool:
    return any(men & line == line for line in MILLS_OF[point])


class Moulin(PositionBase):
    """A position. `men` are the masks of White and Black, `side` the player to decide (0 White), `hands` the men to be
    placed, `take` the removals due, `quiet` the moves since the last mill, `past` the positions that may come back."""

    __slots__ = ("hands", "men_masks", "past", "quiet", "rules", "side", "take")

    def __init__(
        self,
        rules: Rules,
        men_masks: tuple[int, int],
        side: int,
        hands: tuple[int, int],
        take: int,
        quiet: int,
        past: tuple[int, ...] = (),
    ) -> None:
        self.rules = rules
        self.men_masks = men_masks
        self.side = side
        self.hands = hands
        self.take = take
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self.men_masks, self.side, self.hands, self.take, self.quiet)

    @property
    def _board_key(self) -> int:
        return self.men_masks[0] | self.men_masks[1] << 24 | self.side << 48

    @property
    def _placing(self) -> bool:
        return self.hands != (0, 0)

    def owned(self, side: int) -> int:
        """The men of a side, on the board and in hand."""
        return self.men_masks[side].bit_count() + self.hands[side]

    def flies(self, side: int) -> bool:
        """Whether the men of a side go to any empty point (R6)."""
        return not self._placing and self.owned(side) <= self.rules.flying

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        for side in (0, 1):
            if self.owned(side) <= 2:
                places = tuple(POINTS[i] for i in bits(self.men_masks[side]))
                return Result(_won_by(1 - side), "two-men-left", places)
        if self.take or self._placing:
            return None
        if self._blocked():
            places = tuple(POINTS[i] for i in bits(self.men_masks[self.side]))
            return Result(_won_by(1 - self.side), "blocked", places)
        if self.past.count(self._board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result((0.5, 0.5), "no-progress")
        return None

    def _blocked(self) -> bool:
        empty = FULL_MASK & ~(self.men_masks[0] | self.men_masks[1])
        if self.flies(self.side):
            return not empty
        return not any(NEAR[i] & empty for i in bits(self.men_masks[self.side]))

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        own, adverse = self.men_masks[self.side], self.men_masks[1 - self.side]
        empty = FULL_MASK & ~(own | adverse)
        if self.take:
            return [TAKE_TEXT[i] for i in bits(self._takeable(adverse))]
        if self._placing:
            return [POINTS[i] for i in bits(empty)]
        if self.flies(self.side):
            return [MOVE_TEXT[i][j] for i in bits(own) for j in bits(empty)]
        return [MOVE_TEXT[i][j] for i in bits(own) for j in bits(NEAR[i] & empty)]

    def _takeable(self, adverse: int) -> int:
        if not self.rules.protected:
            return adverse
        free = sum(1 << i for i in bits(adverse) if not _in_mill(adverse, i))
        return free or adverse

    def play(self, step: str) -> Moulin:
        kind, origin, target = STEPS[step]
        assert step in self.steps(), step
        if kind == "take":
            return self._after_taking(target)
        own = self.men_masks[self.side] | 1 << target
        hands = self.hands
        if kind == "put":
            hands = (hands[0] - 1, hands[1]) if self.side == 0 else (hands[0], hands[1] - 1)
        else:
            own ^= 1 << origin
        return self._after_arriving(kind, own, target, hands)

    def _after_arriving(self, kind: str, own: int, target: int, hands: tuple[int, int]) -> Moulin:
        adverse = self.men_masks[1 - self.side]
        masks = (own, adverse) if self.side == 0 else (adverse, own)
        mills = sum(own & line == line for line in MILLS_OF[target])
        due = min(mills if self.rules.double else min(mills, 1), adverse.bit_count())
        if due:
            return Moulin(self.rules, masks, self.side, hands, due, 0)
        if kind == "put" or mills:
            return Moulin(self.rules, masks, 1 - self.side, hands, 0, 0)
        past = (*self.past, self._board_key)
        return Moulin(self.rules, masks, 1 - self.side, hands, 0, self.quiet + 1, past)

    def _after_taking(self, target: int) -> Moulin:
        own, adverse = self.men_masks[self.side], self.men_masks[1 - self.side] ^ 1 << target
        masks = (own, adverse) if self.side == 0 else (adverse, own)
        over = adverse.bit_count() + self.hands[1 - self.side] <= 2
        due = 0 if over else self.take - 1
        return Moulin(self.rules, masks, self.side if due else 1 - self.side, self.hands, due, self.quiet)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Moulin")
        if self.result():
            return Refusal("game-over")
        kind, origin, target = STEPS[step]
        if kind == "take":
            return self._refuse_take(target)
        if self.take:
            return Refusal("must-take", self._standing_mills())
        return self._refuse_put(target) if kind == "put" else self._refuse_move(origin, target)

    def _standing_mills(self) -> tuple[str, ...]:
        """The points of the mills of the side to play: one of them gave the right to take."""
        own = self.men_masks[self.side]
        mills = [line for line in LINE_MASKS if own & line == line]
        return tuple(POINTS[i] for i in bits(reduce(or_, mills)))

    def _refuse_take(self, target: int) -> Refusal | None:
        own, adverse = self.men_masks[self.side], self.men_masks[1 - self.side]
        place = POINTS[target]
        if not self.take:
            return Refusal("no-mill", (place,))
        if not (own | adverse) >> target & 1:
            return Refusal("empty-point", (place,))
        if own >> target & 1:
            return Refusal("own-man", (place,))
        if not self._takeable(adverse) >> target & 1:
            mills = [line for line in MILLS_OF[target] if adverse & line == line]
            return Refusal("man-in-mill", tuple(POINTS[i] for i in bits(reduce(or_, mills))))
        return None

    def _refuse_put(self, target: int) -> Refusal | None:
        if not self._placing:
            return Refusal("all-placed", (POINTS[target],))
        if (self.men_masks[0] | self.men_masks[1]) >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return None

    def _refuse_move(self, origin: int, target: int) -> Refusal | None:
        own, adverse = self.men_masks[self.side], self.men_masks[1 - self.side]
        if self._placing:
            return Refusal("still-placing", (POINTS[origin],))
        if not (own | adverse) >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if adverse >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if (own | adverse) >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        if not self.flies(self.side) and not NEAR[origin] >> target & 1:
            return Refusal("not-adjacent", (POINTS[origin], POINTS[target]))
        return None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        kind, origin, target = STEPS[step]
        man, place = SIDES[self.side], POINTS[target]
        if kind == "take":
            return (Removed(SIDES[1 - self.side], place, f"taken:{man}"),)
        own = self.men_masks[self.side] | 1 << target
        arrival: Effect
        if kind == "put":
            arrival = Put(man, f"hand:{man}", place)
        else:
            own ^= 1 << origin
            arrival = Moved(man, POINTS[origin], place, jump=not NEAR[origin] >> target & 1)
        made = [LINES[LINE_MASKS.index(line)] for line in MILLS_OF[target] if own & line == line]
        return (arrival, *(Formed(line) for line in made))

    def men(self) -> tuple[tuple[str, str], ...]:
        men = []
        for side, man in enumerate(SIDES):
            men += [(POINTS[i], man) for i in bits(self.men_masks[side])]
            men += [(f"hand:{man}", man)] * self.hands[side]
            men += [(f"taken:{SIDES[1 - side]}", man)] * (MEN_EACH - self.owned(side))
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        _, origin, target = STEPS[step]
        return (POINTS[target],) if origin < 0 else (POINTS[origin], POINTS[target])

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if places and places[0].startswith("hand:"):
            places = places[1:]
        if not places or len(places) > 2 or any(place not in POINTS for place in places):
            return None
        if len(places) == 2:
            return None if places[0] == places[1] else f"{places[0]}-{places[1]}"
        place = places[0]
        if self.take:
            return f"x{place}"
        if self._placing or self.result():
            return place
        if self.men_masks[self.side] >> POINTS.index(place) & 1:
            return None
        return f"{place}-{NEIGHBOURS[place][0]}"

    def text(self) -> str:
        white, black = self.men_masks
        board = "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(len(POINTS)))
        hands = f"{self.hands[0]},{self.hands[1]}"
        return f"board={board} turn={SIDES[self.side]} hand={hands} take={self.take} quiet={self.quiet}"


def _won_by(side: int) -> tuple[float, float]:
    return (1.0, 0.0) if side == 0 else (0.0, 1.0)
