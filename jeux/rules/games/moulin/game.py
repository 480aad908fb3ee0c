"""Moulin (mérelle, nine men's morris): place, move, fly; three in a line take one.

Source: booklet *Jeux traditionnels d'Europe*, pages 8 to 10. Men are two 24-bit masks, White's and Black's; bit i is
the i-th of `POINTS`::

    7  a7-----------d7-----------g7
    6  |    b6------d6------f6    |
    5  |    |   c5--d5--e5   |    |
    4  a4--b4--c4        e4--f4--g4
    3  |    |   c3--d3--e3   |    |
    2  |    b2------d2------f2    |
    1  a1-----------d1-----------g1
       a    b    c   d   e   f    g
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from jeux.rules.boards import bits, letter_mask, mask_of, neighbours, square_places
from jeux.rules.contract import (
    BadPosition,
    Board,
    Effect,
    Facts,
    Formed,
    Game,
    MalformedStep,
    Moved,
    Option,
    Options,
    Put,
    Refusal,
    Removed,
    Result,
    complete_options,
)
from jeux.rules.position import PositionBase
from jeux.rules.text import read_choice, read_fields, read_int, read_pair

POINTS = tuple("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split())
LINES = tuple(
    tuple(line.split())
    for line in (
        "a7 d7 g7|b6 d6 f6|c5 d5 e5|a4 b4 c4|e4 f4 g4|c3 d3 e3|b2 d2 f2|a1 d1 g1|"
        "a1 a4 a7|b2 b4 b6|c3 c4 c5|d1 d2 d3|d5 d6 d7|e3 e4 e5|f2 f4 f6|g1 g4 g7"
    ).split("|")
)
MEN_EACH = 9
QUIET_LIMIT = 100
SIDES = "wb"

_NEIGHBOURS = neighbours(POINTS, LINES)
_FULL = (1 << len(POINTS)) - 1
LINE_MASKS = tuple(mask_of(POINTS, line) for line in LINES)
MILLS_OF = tuple(tuple(line for line in LINE_MASKS if line >> i & 1) for i in range(len(POINTS)))
NEAR = tuple(mask_of(POINTS, _NEIGHBOURS[point]) for point in POINTS)
_MOVE_TEXT = tuple(tuple(f"{a}-{b}" for b in POINTS) for a in POINTS)
_TAKE_TEXT = tuple(f"x{point}" for point in POINTS)


class _Step(NamedTuple):
    """A step as numbers: `kind` is ``put``, ``move`` or ``take``; `origin` is used by moves only."""

    kind: str
    origin: int
    target: int


def _all_steps() -> dict[str, _Step]:
    table = {}
    for i, point in enumerate(POINTS):
        table[point] = _Step("put", -1, i)
        table[_TAKE_TEXT[i]] = _Step("take", -1, i)
        for j in range(len(POINTS)):
            if i != j:
                table[_MOVE_TEXT[i][j]] = _Step("move", i, j)
    return table


STEPS = _all_steps()


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
        self._settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def _value(self) -> tuple[object, ...]:
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
        empty = _FULL & ~(self.men_masks[0] | self.men_masks[1])
        if self.flies(self.side):
            return not empty
        return not any(NEAR[i] & empty for i in bits(self.men_masks[self.side]))

    # --- steps ----------------------------------------------------------------------------------------------------

    def _find_steps(self) -> list[str]:
        own, adverse = self.men_masks[self.side], self.men_masks[1 - self.side]
        empty = _FULL & ~(own | adverse)
        if self.take:
            return [_TAKE_TEXT[i] for i in bits(self._takeable(adverse))]
        if self._placing:
            return [POINTS[i] for i in bits(empty)]
        if self.flies(self.side):
            return [_MOVE_TEXT[i][j] for i in bits(own) for j in bits(empty)]
        return [_MOVE_TEXT[i][j] for i in bits(own) for j in bits(NEAR[i] & empty)]

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
        if self._result:
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
        found = []
        for side, man in enumerate(SIDES):
            found += [(POINTS[i], man) for i in bits(self.men_masks[side])]
            found += [(f"hand:{man}", man)] * self.hands[side]
            found += [(f"taken:{SIDES[1 - side]}", man)] * (MEN_EACH - self.owned(side))
        return tuple(found)

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
        if self._placing or self._result:
            return place
        if self.men_masks[self.side] >> POINTS.index(place) & 1:
            return None
        return f"{place}-{_NEIGHBOURS[place][0]}"

    def text(self) -> str:
        white, black = self.men_masks
        board = "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(len(POINTS)))
        hands = f"{self.hands[0]},{self.hands[1]}"
        return f"board={board} turn={SIDES[self.side]} hand={hands} take={self.take} quiet={self.quiet}"


def _won_by(side: int) -> tuple[float, float]:
    return (1.0, 0.0) if side == 0 else (0.0, 1.0)


# --- doors ------------------------------------------------------------------------------------------------------------


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    flying = 0 if full["flying"] == "never" else int(full["flying"])
    return Rules(flying, full["mills"] == "protected", full["double"] == "two")


def start(options: Options, players: int) -> Moulin:
    """The empty board, White to place."""
    return Moulin(_rules(options), (0, 0), 0, (MEN_EACH, MEN_EACH), 0, 0)


def read(text: str, options: Options, players: int) -> Moulin:
    """The position that a text describes. Raises `BadPosition`."""
    rules = _rules(options)
    board, turn, hand, take, quiet = read_fields(text, ("board", "turn", "hand", "take", "quiet"))
    if len(board) != len(POINTS) or set(board) - set("wb."):
        raise BadPosition("board= takes 24 characters among w, b and .")
    masks = (letter_mask(board, "w"), letter_mask(board, "b"))
    position = Moulin(
        rules,
        masks,
        SIDES.index(read_choice(turn, ("w", "b"), "turn")),
        read_pair(hand, 0, MEN_EACH, "hand"),
        read_int(take, 0, 2, "take"),
        read_int(quiet, 0, QUIET_LIMIT, "quiet"),
    )
    _check_men(position)
    _check_removal(position)
    return position


def _check_men(position: Moulin) -> None:
    owned = [position.owned(side) for side in (0, 1)]
    if max(owned) > MEN_EACH:
        raise BadPosition("a side has at most nine men")
    if max(owned) <= 2:
        raise BadPosition("two sides of two men or fewer")
    if position.hands == (0, 0):
        return
    if position.quiet:
        raise BadPosition("quiet= is 0 while men are placed")
    white_has_placed = position.side == (0 if position.take else 1)
    if position.hands[1] - position.hands[0] != (1 if white_has_placed else 0):
        raise BadPosition("White and Black place in turn, White first: these hands cannot be")


def _check_removal(position: Moulin) -> None:
    if not position.take:
        return
    own, adverse = position.men_masks[position.side], position.men_masks[1 - position.side]
    complete = [line for line in LINE_MASKS if own & line == line]
    if position.quiet or not complete:
        raise BadPosition("a removal is due without a mill just made")
    if adverse.bit_count() < position.take or position.owned(1 - position.side) <= 2:
        raise BadPosition("there is nobody left to remove")
    if position.take == 2 and not (
        position.rules.double and any(a & b for a in complete for b in complete if a is not b)
    ):
        raise BadPosition("take=2 needs double=two and two mills that cross")


GAME = Game(
    key="moulin",
    facts=Facts(family="alignement", age=7, minutes=15, luck="strategie"),
    players=(2,),
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, square_places(POINTS), (0, 0, 6, 6), LINES, _NEIGHBOURS),
    options=(
        Option("flying", ("4", "3", "never")),
        Option("mills", ("open", "protected")),
        Option("double", ("one", "two")),
    ),
    presets=(
        ("livret", ()),
        ("tournoi", (("flying", "3"), ("mills", "protected"))),
    ),
    refusals=tuple(
        "game-over must-take empty-point own-man man-in-mill no-mill still-placing occupied all-placed "
        "not-your-man not-adjacent".split()
    ),
    endings=("two-men-left", "blocked", "repetition", "no-progress"),
    start=start,
    read=read,
)
