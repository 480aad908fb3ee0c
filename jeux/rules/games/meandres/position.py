"""Les Méandres: the position. Rules are named R1…R7 as in the page of the game."""

from __future__ import annotations

from jeux.rules.contract import Effect, Formed, MalformedStep, Moved, Refusal, Result
from jeux.rules.games.meandres.board import CELLS, INDEX, NEAR, RAYS, SLIDES, STEPS, has_line, slid, winning_lines
from jeux.rules.position import PositionBase

SIDES = "AB"
TILES_EACH = 12
START = "abababababab.babababababa"


class Meandres(PositionBase):
    """A position: the mask of the tiles ``b``, the empty cell, `side` the player to slide (0 A), `back` the cell that
    was empty before, or -1. `past` are what may not or should not come back: positions, boards with ``never``."""

    __slots__ = ("back", "hole", "past", "repeat", "side", "tiles")

    def __init__(self, repeat: str, tiles: int, hole: int, side: int, back: int, past: tuple[int, ...] = ()) -> None:
        self.repeat = repeat
        self.tiles = tiles
        self.hole = hole
        self.side = side
        self.back = back
        self.past = past
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.repeat, self.tiles, self.hole, self.side, self.back)

    @property
    def board_key(self) -> int:
        """What the rule of repetition looks at: the board, and but for ``never`` the side and `back`."""
        board = self.tiles | self.hole << 25
        return board if self.repeat == "never" else board | self.side << 30 | (self.back + 1) << 31

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        other_wins = (1.0, 0.0) if self.side else (0.0, 1.0)
        if has_line(self.tiles, self.hole):
            line = max(winning_lines(self.tiles, self.hole), key=len)
            places = tuple(dict.fromkeys(CELLS[cell] for cell, _, _ in line))
            return Result(other_wins, "line", places)
        if self.repeat == "never":
            return None if any(self.find_steps()) else Result(other_wins, "blocked", (CELLS[self.hole],))
        if self.past.count(self.board_key) >= 2:
            return Result((0.5, 0.5), "repetition")
        return None

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> list[str]:
        """The slides of R2 that R6 and R7 allow."""
        return [step for step in SLIDES[self.hole] if self._forbidden(step) is None]

    def _forbidden(self, step: str) -> Refusal | None:
        """Why one of the eight slides is not allowed."""
        way = SLIDES[self.hole][step]
        if way[-1] == self.back:
            return Refusal("undo", (CELLS[self.back],))
        if self.repeat == "never" and slid(self.tiles, self.hole, way) | way[-1] << 25 in self.past:
            return Refusal("seen-before", tuple(CELLS[cell] for cell in way))
        return None

    def play(self, step: str) -> Meandres:
        assert step in self.steps(), step
        way = SLIDES[self.hole][step]
        back = -1 if self.repeat == "free" else self.hole
        tiles = slid(self.tiles, self.hole, way)
        return Meandres(self.repeat, tiles, way[-1], 1 - self.side, back, (*self.past, self.board_key))

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Les Méandres")
        if self.result():
            return Refusal("game-over")
        first, second = STEPS[step]
        if first == self.hole:
            return Refusal("empty-point", (CELLS[first],))
        ray = next((ray for ray in RAYS[self.hole] if first in ray), None)
        if ray is None:
            return Refusal("not-in-line", (CELLS[first], CELLS[self.hole]))
        if step not in SLIDES[self.hole]:
            return Refusal("wrong-way", (CELLS[first], CELLS[second]))
        return self._forbidden(step)

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def tile(self, cell: int) -> str:
        """The tile of a cell."""
        return "b" if self.tiles >> cell & 1 else "a"

    def effects(self, step: str) -> tuple[Effect, ...]:
        way = SLIDES[self.hole][step]
        targets = (self.hole, *way)
        effects: list[Effect] = [
            Moved(self.tile(cell), CELLS[cell], CELLS[target]) for cell, target in zip(way, targets, strict=False)
        ]
        result = self.play(step).result()
        if result and result.reason == "line":
            effects.append(Formed(result.places))
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        return tuple((place, self.tile(i)) for i, place in enumerate(CELLS) if i != self.hole)

    def places(self, step: str) -> tuple[str, ...]:
        return (step.partition("-")[0],)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """A touched tile slides towards the hole, and pushes those on its way; dragged, it goes where it is led."""
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        origin = INDEX[places[0]]
        slide = next((step for step, way in SLIDES[self.hole].items() if way[-1] == origin), None)
        if len(places) == 1:
            return slide or f"{places[0]}-{NEAR[places[0]][0]}"
        if places[0] == places[1]:
            return None
        led_to_hole = slide is not None and INDEX[places[1]] in (self.hole, *SLIDES[self.hole][slide])
        return slide if led_to_hole else f"{places[0]}-{places[1]}"

    def text(self) -> str:
        board = "".join("." if i == self.hole else self.tile(i) for i in range(len(CELLS)))
        return f"board={board} turn={SIDES[self.side]} back={CELLS[self.back] if self.back >= 0 else '-'}"
