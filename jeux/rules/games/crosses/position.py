"""Les Crosses: the position. Rules are named R1…R6 as in the page of the game."""

from __future__ import annotations

from jeux.rules.contract import Effect, MalformedStep, Moved, Refusal, Result
from jeux.rules.games.crosses.board import (
    CHAINS,
    FULL_MASK,
    INDEX,
    MASK_OF,
    POINTS,
    STEP_OF,
    cells_of,
    four_cells,
    open_places,
)
from jeux.rules.position import PositionBase

SIDES = "rb"
NEUTRAL = "o"
PASS = "pass"
PHASES = ("crosse", "pion")
TIMES = 3
"""How often a position stands there when the game is drawn."""
PION_STEPS = {f"{a}-{b}": (INDEX[a], INDEX[b]) for a in POINTS for b in POINTS if a != b}

History = tuple[tuple[tuple[int, int, int, int], int], ...]
"""How often each board with its side to play has stood at the beginning of a turn."""


class Crosses(PositionBase):
    """A position: the masks of the two crosses (Red's first) and of the pions, `side` the one to play (0 Red), `moved`
    whether its crosse has moved; `shared` whether it must cover a cell again; `past` the turns begun before."""

    __slots__ = ("crosses", "moved", "past", "pions", "shared", "side")

    def __init__(
        self, shared: bool, crosses: tuple[int, int], pions: int, side: int, moved: bool = False, past: History = ()
    ) -> None:
        self.shared = shared
        self.crosses = crosses
        self.pions = pions
        self.side = side
        self.moved = moved
        self.past = past
        self.settle(side, None if moved else self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.crosses, self.pions, self.side, self.moved, self.shared)

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        if not self.crosse_steps():
            scores = (0.0, 1.0) if self.side == 0 else (1.0, 0.0)
            return Result(scores, "blocked", cells_of(self.crosses[self.side]))
        times = dict(self.past).get(self._board(), 0) + 1
        return Result((0.5, 0.5), "repetition") if times >= TIMES else None

    def _board(self) -> tuple[int, int, int, int]:
        return (*self.crosses, self.pions, self.side)

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> tuple[str, ...]:
        return self._pion_steps() if self.moved else self.crosse_steps()

    def crosse_steps(self) -> tuple[str, ...]:
        """The places that the crosse of the side to play may take."""
        own, closed = self.crosses[self.side], self.crosses[1 - self.side] | self.pions
        return tuple(STEP_OF[mask] for mask in open_places(self.shared, own, closed))

    def _pion_steps(self) -> tuple[str, ...]:
        free = cells_of(FULL_MASK & ~(self.crosses[0] | self.crosses[1] | self.pions))
        return (*(f"{pion}-{cell}" for pion in cells_of(self.pions) for cell in free), PASS)

    def play(self, step: str) -> Crosses:
        assert step in self.steps(), step
        if not self.moved:
            red, blue = self.crosses
            after = (MASK_OF[step], blue) if self.side == 0 else (red, MASK_OF[step])
            history = dict(self.past)
            history[self._board()] = history.get(self._board(), 0) + 1
            return Crosses(self.shared, after, self.pions, self.side, True, tuple(history.items()))
        pions = self.pions
        if step != PASS:
            origin, target = PION_STEPS[step]
            pions ^= 1 << origin | 1 << target
        return Crosses(self.shared, self.crosses, pions, 1 - self.side, False, self.past)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        cells = four_cells(step)
        if not cells and step != PASS and step not in PION_STEPS:
            raise MalformedStep(f"{step!r} is no step of Les Crosses")
        if self.result():
            return Refusal("game-over")
        if cells:
            return Refusal("crosse-moved", cells_of(self.pions)) if self.moved else self._refuse_crosse(step, cells)
        if not self.moved:
            return Refusal("crosse-first", cells_of(self.crosses[self.side]))
        return None if step == PASS else self._refuse_pion(*step.split("-"))

    def _refuse_crosse(self, step: str, cells: tuple[str, ...]) -> Refusal | None:
        mask = MASK_OF.get(step)
        if mask is None:
            return Refusal("not-a-crosse", cells)
        own, closed = self.crosses[self.side], self.crosses[1 - self.side] | self.pions
        if mask & closed:
            return Refusal("covered", cells_of(mask & closed))
        if mask == own:
            return Refusal("same-place", cells)
        if self.shared and not mask & own:
            return Refusal("no-shared-cell", cells)
        return None

    def _refuse_pion(self, origin: str, target: str) -> Refusal | None:
        first, second = 1 << INDEX[origin], 1 << INDEX[target]
        covered = self.crosses[0] | self.crosses[1]
        if not first & (covered | self.pions):
            return Refusal("empty-point", (origin,))
        if first & covered:
            return Refusal("not-a-pion", (origin,))
        return Refusal("occupied", (target,)) if second & (covered | self.pions) else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(cell, man) for man, mask in zip(SIDES, self.crosses, strict=True) for cell in cells_of(mask)]
        return (*men, *((cell, NEUTRAL) for cell in cells_of(self.pions)))

    def effects(self, step: str) -> tuple[Effect, ...]:
        if step == PASS:
            return ()
        if step in PION_STEPS:
            origin, target = step.split("-")
            return (Moved(NEUTRAL, origin, target, jump=True),)
        before, after = self.crosses[self.side], MASK_OF[step]
        left, taken = cells_of(before & ~after), cells_of(after & ~before)
        return tuple(Moved(SIDES[self.side], a, b, jump=True) for a, b in zip(left, taken, strict=True))

    def places(self, step: str) -> tuple[str, ...]:
        if step == PASS:
            return ()
        return tuple(step.split("-")) if step in PION_STEPS else CHAINS[MASK_OF[step]]

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """Four cells in any order are a crosse, two a pion that moves."""
        if len(set(places)) != len(places) or any(place not in INDEX for place in places):
            return None
        if len(places) == 4:
            return "".join(sorted(places))
        return "-".join(places) if len(places) == 2 and self.moved else None

    def text(self) -> str:
        red, blue = self.crosses
        letters = ((red, "r"), (blue, "b"), (self.pions, NEUTRAL))
        board = "".join(next((letter for mask, letter in letters if mask >> i & 1), ".") for i in range(len(POINTS)))
        return f"board={board} turn={SIDES[self.side]} phase={PHASES[self.moved]}"
