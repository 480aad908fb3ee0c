"""Tablut: the position, what may be played in it and what follows.

Rules are named R1…R10 as in the page of the game.
"""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Refusal, Removed, Result
from jeux.rules.games.tablut.board import (
    BORDER_MASK,
    BRACKETS,
    FULL_MASK,
    INDEX,
    KING_WAYS,
    MEN_WAYS,
    NEAR,
    NEIGHBOURS,
    NOT_LEFT,
    NOT_RIGHT,
    POINTS,
    ROADS,
    SHUT_WAYS,
    SIZE,
    STEPS,
    THRONE,
    THRONE_BIT,
    between,
    named,
    slides,
)
from jeux.rules.position import PositionBase

ALL_WHITE = 8
"""The men of White, the king apart."""
ALL_BLACK = 16
QUIET_LIMIT = 100
SIDES = "wb"


class Rules(NamedTuple):
    """The options of a game, as the rules use them."""

    accesses_win: bool
    slow: bool
    armed: bool
    hostile: bool
    returns: bool


class _After(NamedTuple):
    """The board after a move, and the mask of the men and king that it takes."""

    white: int
    black: int
    king: int
    taken: int


class Tablut(PositionBase):
    """A position.

    `white` and `black` are the masks of the men, `king` the number of his square or -1 once he is captured, `side` the
    player to decide (0 White), `quiet` the moves since the last capture, `past` the positions that may come back."""

    __slots__ = ("black", "king", "past", "quiet", "rules", "side", "white")

    def __init__(
        self,
        rules: Rules,
        white: int,
        black: int,
        king: int,
        side: int,
        quiet: int,
        past: tuple[int, ...] = (),
    ) -> None:
        self.rules = rules
        self.white = white
        self.black = black
        self.king = king
        self.side = side
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self.board_key, self.quiet)

    @property
    def board_key(self) -> int:
        """The board and the side to play, as one number."""
        return self.white | self.black << 81 | (self.king + 1) << 162 | self.side << 169

    @property
    def king_bit(self) -> int:
        """The bit of the king's square, 0 once he is captured."""
        return 1 << self.king if self.king >= 0 else 0

    @property
    def occupied(self) -> int:
        """The mask of the squares where a piece stands."""
        return self.white | self.black | self.king_bit

    def _own(self) -> int:
        return self.black if self.side else self.white | self.king_bit

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        if self.king < 0:
            return Result((0.0, 1.0), "king-captured")
        if BORDER_MASK >> self.king & 1:
            return Result((1.0, 0.0), "king-escaped", (POINTS[self.king],))
        if self.side and self.rules.accesses_win and self.accesses() >= 2:
            places = (place for road in self.open_roads() for place in road)
            return Result((1.0, 0.0), "two-accesses", tuple(dict.fromkeys(places)))
        if self._blocked():
            return Result((1.0, 0.0) if self.side else (0.0, 1.0), "no-move", named(self._own()))
        if self.past.count(self.board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result((0.5, 0.5), "no-progress")
        return None

    def _blocked(self) -> bool:
        """Whether the side to play has no move; an empty square beside one of its pieces nearly always says no."""
        own = self._own()
        free = FULL_MASK & ~(self.occupied | THRONE_BIT)
        if (own << SIZE | own >> SIZE) & free or (own & NOT_RIGHT) << 1 & free or (own & NOT_LEFT) >> 1 & free:
            return False
        return not self.find_steps()

    def accesses(self) -> int:
        """How many roads lie open between the king and the border (R8)."""
        occupied = self.occupied
        return sum(1 for road in self._roads() if not road & occupied)

    def open_roads(self) -> tuple[tuple[str, ...], ...]:
        """The open roads (R8), each as the king's square and the squares to the border, in line."""
        occupied, king = self.occupied, self.king_bit
        return tuple(named(road | king) for road in self._roads() if not road & occupied)

    def _roads(self) -> tuple[int, ...]:
        return ROADS[self.rules.slow][self.king] if self.king >= 0 else ()

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        occupied = self.occupied
        men_ways = SHUT_WAYS if self.king == THRONE else MEN_WAYS
        if self.side:
            return slides(self.black, men_ways, occupied)
        king_ways = KING_WAYS[self.rules.slow, self.rules.returns]
        return slides(self.white, men_ways, occupied) + slides(self.king_bit, king_ways, occupied)

    def play(self, step: str) -> Tablut:
        assert step in self.steps(), step
        white, black, king, taken = self._after(*STEPS[step])
        if taken:
            return Tablut(self.rules, white, black, king, 1 - self.side, 0)
        past = (*self.past, self.board_key)
        return Tablut(self.rules, white, black, king, 1 - self.side, self.quiet + 1, past)

    def _after(self, origin: int, target: int) -> _After:
        moved = 1 << origin | 1 << target
        if self.side:
            return self._after_black(self.black ^ moved, target)
        if origin == self.king:
            taken = self._framed(self.white, self.black, target, target) if self.rules.armed else 0
            return _After(self.white, self.black ^ taken, target, taken)
        white = self.white ^ moved
        partners = white | self.king_bit if self.rules.armed else white
        taken = self._framed(partners, self.black, target, self.king)
        return _After(white, self.black ^ taken, self.king, taken)

    def _after_black(self, black: int, target: int) -> _After:
        taken = self._framed(black, self.white, target, self.king)
        white = self.white ^ taken
        around = NEAR[self.king]
        # the empty throne holds the king in as a man does, and only a man who comes to his side captures (R7)
        if around >> target & 1 and not around & ~(black | THRONE_BIT):
            return _After(white, black, -1, taken | self.king_bit)
        return _After(white, black, self.king, taken)

    def _framed(self, partners: int, adverse: int, target: int, king: int) -> int:
        """The mask of the adverse men taken by a piece that arrives on `target` (R5); the king now stands on `king`."""
        if not adverse & NEAR[target]:
            return 0
        if self.rules.hostile and king != THRONE:
            partners |= THRONE_BIT
        taken = 0
        for over, behind in BRACKETS[target]:
            if adverse & over and partners & behind:
                taken |= over
        return taken

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Tablut")
        if self.result():
            return Refusal("game-over")
        origin, target = STEPS[step]
        if not self.occupied >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if not self._own() >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if self.occupied >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        return self._refuse_way(origin, target) or self._refuse_arrival(origin, target)

    def _refuse_way(self, origin: int, target: int) -> Refusal | None:
        ends = (POINTS[origin], POINTS[target])
        crossed = between(origin, target)
        if crossed is None:
            return Refusal("not-in-line", ends)
        if crossed & self.occupied:
            return Refusal("path-blocked", named(crossed & self.occupied))
        if crossed and origin == self.king and self.rules.slow:
            return Refusal("king-one-step", ends)
        return None

    def _refuse_arrival(self, origin: int, target: int) -> Refusal | None:
        if target != THRONE:
            return None
        if origin != self.king:
            return Refusal("throne-reserved", (POINTS[THRONE],))
        return None if self.rules.returns else Refusal("throne-left", (POINTS[THRONE],))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        origin, target = STEPS[step]
        after = self._after(origin, target)
        man = "b" if self.side else "k" if origin == self.king else "w"
        effects: list[Effect] = [Moved(man, POINTS[origin], POINTS[target])]
        for place in named(after.taken):
            man = "k" if INDEX[place] == self.king else SIDES[1 - self.side]
            effects.append(Removed(man, place, f"taken:{SIDES[self.side]}"))
        if not self.side:
            effects += [Formed(road) for road in self.play(step).open_roads()]
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(place, "w") for place in named(self.white)]
        men += [(place, "k") for place in named(self.king_bit)]
        men += [(place, "b") for place in named(self.black)]
        men += [("taken:b", "w")] * (ALL_WHITE - self.white.bit_count())
        men += [("taken:b", "k")] * (self.king < 0)
        men += [("taken:w", "b")] * (ALL_BLACK - self.black.bit_count())
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        origin, target = STEPS[step]
        return POINTS[origin], POINTS[target]

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        if len(places) == 2:
            return None if places[0] == places[1] else f"{places[0]}-{places[1]}"
        place = places[0]
        if not self.result() and self._own() >> INDEX[place] & 1:
            return None
        return f"{place}-{NEIGHBOURS[place][0]}"

    def text(self) -> str:
        letters = ["."] * len(POINTS)
        for place, man in self.men():
            if place in INDEX:
                letters[INDEX[place]] = man
        return f"board={''.join(letters)} turn={SIDES[self.side]} quiet={self.quiet}"
