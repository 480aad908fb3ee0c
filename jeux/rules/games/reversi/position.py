"""Reversi: the position. Rules are named R1…R5 as in the page of the game."""

from __future__ import annotations

from jeux.rules.contract import Effect, Flipped, MalformedStep, Moved, Put, Refusal, Result
from jeux.rules.games.reversi.board import CENTRE_MASK, FULL_MASK, INDEX, POINTS, named, placings, rings, turned
from jeux.rules.position import PositionBase

SIDES = "bw"
PASS = "pass"
OPENING = 4
"""The discs that are placed on the central squares and turn nothing over."""
_STEPS = {PASS, *POINTS}
STARTS = {
    "free": "................................................................",
    "diagonal": "...........................wb......bw...........................",
    "parallel": "...........................bb......ww...........................",
}


class Reversi(PositionBase):
    """A position: the masks of Black's and White's discs, `side` the player to decide (0 Black), `free` whether the
    players place the first four discs, `legal` the mask of the squares where the side may place one."""

    __slots__ = ("discs", "free", "legal", "side")

    def __init__(self, free: bool, discs: tuple[int, int], side: int) -> None:
        self.free = free
        self.discs = discs
        self.side = side
        occupied = discs[0] | discs[1]
        opening = occupied.bit_count() < OPENING
        self.legal = CENTRE_MASK & ~occupied if opening else placings(discs[side], discs[1 - side])
        self.settle(side, None if opening else self._find_result(occupied))

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.free, self.discs, self.side)

    @property
    def opening(self) -> bool:
        """Whether the discs still go to the central squares (R2)."""
        return (self.discs[0] | self.discs[1]).bit_count() < OPENING

    def count(self, player: int) -> int:
        """The discs that show the colour of a player."""
        return self.discs[player].bit_count()

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self, occupied: int) -> Result | None:
        black, white = self.discs
        if not black or not white:
            return Result(self._scores(), "no-disc-left")
        if occupied == FULL_MASK:
            return Result(self._scores(), "board-full")
        if not self.legal and not placings(self.discs[1 - self.side], self.discs[self.side]):
            return Result(self._scores(), "nobody-can-play", named(FULL_MASK & ~occupied))
        return None

    def _scores(self) -> tuple[float, float]:
        black, white = self.count(0), self.count(1)
        if black == white:
            return (0.5, 0.5)
        return (1.0, 0.0) if black > white else (0.0, 1.0)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> tuple[str, ...]:
        return named(self.legal) or (PASS,)

    def play(self, step: str) -> Reversi:
        assert step in self.steps(), step
        if step == PASS:
            return Reversi(self.free, self.discs, 1 - self.side)
        flips = self._turned(step)
        own = self.discs[self.side] | flips | 1 << INDEX[step]
        adverse = self.discs[1 - self.side] ^ flips
        return Reversi(self.free, (adverse, own) if self.side else (own, adverse), 1 - self.side)

    def _turned(self, step: str) -> int:
        """The mask of the discs that placing a disc turns over; none during the opening."""
        if self.opening:
            return 0
        return turned(INDEX[step], self.discs[self.side], self.discs[1 - self.side])

    def refusal(self, step: str) -> Refusal | None:
        if step not in _STEPS:
            raise MalformedStep(f"{step!r} is no step of Reversi")
        if self.result():
            return Refusal("game-over")
        if step == PASS:
            return Refusal("can-play", named(self.legal)) if self.legal else None
        bit = 1 << INDEX[step]
        if (self.discs[0] | self.discs[1]) & bit:
            return Refusal("occupied", (step,))
        if self.legal & bit:
            return None
        return Refusal("centre-first", named(self.legal)) if self.opening else Refusal("flips-nothing", (step,))

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def boxes(self) -> tuple[int, int]:
        """The discs beside the board, as each player's half of the common stock; an odd one lies with the side to
        play, so that nobody runs short of discs."""
        left = len(POINTS) - self.count(0) - self.count(1)
        half = left // 2
        return (half, left - half) if self.side else (left - half, half)

    def effects(self, step: str) -> tuple[Effect, ...]:
        man, other = SIDES[self.side], SIDES[1 - self.side]
        if step == PASS:
            # the odd disc goes to whoever plays now, and shows his colour there
            if sum(self.boxes()) % 2 == 0:
                return ()
            return (Moved(man, f"box:{man}", f"box:{other}"), Flipped(other, f"box:{other}"))
        put = Put(man, f"box:{man}", step)
        return (put, *(Flipped(man, place) for place in rings(INDEX[step], self._turned(step))))

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(place, man) for man, mask in zip(SIDES, self.discs, strict=True) for place in named(mask)]
        for man, count in zip(SIDES, self.boxes(), strict=True):
            men += [(f"box:{man}", man)] * count
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        return () if step == PASS else (step,)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if places and places[0] == f"box:{SIDES[self.side]}":
            places = places[1:]
        return places[0] if len(places) == 1 and places[0] in INDEX else None

    def text(self) -> str:
        black, white = self.discs
        board = "".join("b" if black >> i & 1 else "w" if white >> i & 1 else "." for i in range(len(POINTS)))
        return f"board={board} turn={SIDES[self.side]}"
