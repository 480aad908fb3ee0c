"""La Néo-pettie: the position, what may be played in it and what it scores.

Rules are named R1…R7 as in the page of the game.
"""

from __future__ import annotations

from jeux.rules.contract import Effect, MalformedStep, Moved, Refusal, Removed, Result
from jeux.rules.games.neo_pettie.board import (
    FULL_MASK,
    INDEX,
    NEAR,
    NEIGHBOURS,
    POINTS,
    STEPS,
    beside,
    framed,
    move_texts,
    named,
)
from jeux.rules.position import PositionBase

ALL_MEN = 20
QUIET_LIMIT = 100
SIDES = "wb"
SMALLER_PENALTY = 5
"""What a side that does not have more men pays for blocking the game."""
LARGER_PENALTY = 10


class NeoPettie(PositionBase):
    """A position.

    `masks` are the men of White and of Black, `side` the player to decide (0 White), `quiet` the moves since the last
    capture, `past` the positions that may come back."""

    __slots__ = ("masks", "past", "quiet", "side")

    def __init__(self, masks: tuple[int, int], side: int, quiet: int, past: tuple[int, ...] = ()) -> None:
        self.masks = masks
        self.side = side
        self.quiet = quiet
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.board_key, self.quiet)

    @property
    def board_key(self) -> int:
        """The board and the side to play, as one number."""
        return self.masks[0] | self.masks[1] << 100 | self.side << 200

    @property
    def empty(self) -> int:
        """The mask of the empty squares."""
        return FULL_MASK ^ (self.masks[0] | self.masks[1])

    def count(self, player: int) -> int:
        """The men of a player on the board."""
        return self.masks[player].bit_count()

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        own = self.masks[self.side]
        if not own:
            return Result(self._by_side(self.count(1 - self.side), 0), "no-men-left", named(self.masks[1 - self.side]))
        if not beside(own) & self.empty:
            return self._blocked()
        if self.past and self.past.count(self.board_key) >= 2:
            return Result(self._difference(), "repetition")
        if self.quiet >= QUIET_LIMIT:
            return Result(self._difference(), "no-progress")
        return None

    def _by_side(self, mover: int, other: int) -> tuple[float, float]:
        """The points of the side that has just moved and of the side to play, in player order."""
        return (float(mover), float(other)) if self.side else (float(other), float(mover))

    def _blocked(self) -> Result:
        """The side to play cannot move: the other has blocked the game, and pays for it."""
        blocker, other = self.count(1 - self.side), self.count(self.side)
        places = named(self.masks[self.side])
        if blocker < other:
            return Result(self._by_side(-SMALLER_PENALTY, other - blocker), "blocked-by-fewer", places)
        if blocker > other:
            return Result(self._by_side(blocker - other - LARGER_PENALTY, 0), "blocked-by-more", places)
        return Result(self._by_side(-SMALLER_PENALTY, 0), "blocked-by-equal", places)

    def _difference(self) -> tuple[float, float]:
        white, black = self.count(0), self.count(1)
        return float(max(white - black, 0)), float(max(black - white, 0))

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        return move_texts(self.masks[self.side], self.empty)

    def play(self, step: str) -> NeoPettie:
        assert step in self.steps(), step
        origin, target = STEPS[step]
        side = self.side
        own = self.masks[side] ^ (1 << origin | 1 << target)
        adverse = self.masks[1 - side]
        taken = framed(target, own, adverse)
        adverse ^= taken
        masks = (adverse, own) if side else (own, adverse)
        if taken:
            return NeoPettie(masks, 1 - side, 0)
        return NeoPettie(masks, 1 - side, self.quiet + 1, (*self.past, self.board_key))

    def captures(self, step: str) -> tuple[str, ...]:
        """The squares of the men that a legal move takes."""
        origin, target = STEPS[step]
        own = self.masks[self.side] ^ (1 << origin | 1 << target)
        return named(framed(target, own, self.masks[1 - self.side]))

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of La Néo-pettie")
        if self.result():
            return Refusal("game-over")
        origin, target = STEPS[step]
        if self.empty >> origin & 1:
            return Refusal("empty-point", (POINTS[origin],))
        if not self.masks[self.side] >> origin & 1:
            return Refusal("not-your-man", (POINTS[origin],))
        if not self.empty >> target & 1:
            return Refusal("occupied", (POINTS[target],))
        if not NEAR[origin] >> target & 1:
            return Refusal("not-adjacent", (POINTS[origin], POINTS[target]))
        return None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        origin, target = STEPS[step]
        man, other = SIDES[self.side], SIDES[1 - self.side]
        taken = (Removed(other, place, f"taken:{man}") for place in self.captures(step))
        return (Moved(man, POINTS[origin], POINTS[target]), *taken)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = []
        for player, man in enumerate(SIDES):
            men += [(place, man) for place in named(self.masks[player])]
            men += [(f"taken:{SIDES[1 - player]}", man)] * (ALL_MEN - self.count(player))
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
        if not self.result() and self.masks[self.side] >> INDEX[place] & 1:
            return None
        return f"{place}-{NEIGHBOURS[place][0]}"

    def text(self) -> str:
        white, black = self.masks
        board = "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(len(POINTS)))
        return f"board={board} turn={SIDES[self.side]} quiet={self.quiet}"
