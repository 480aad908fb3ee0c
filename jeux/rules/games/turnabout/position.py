"""Turnabout: the position. Rules are named R1…R5 as in the page of the game."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import Effect, Flipped, Formed, MalformedStep, Put, Refusal, Result
from jeux.rules.games.turnabout.board import INDEX, LETTERS, LOOKS, POINTS, STEPS, TEXT, closes, whole_path
from jeux.rules.position import PositionBase

SIDES = "ad"
TILES = {"x": "cross", "a": "arcs", "b": "turned"}
"""The man that shows each look."""


class Turnabout(PositionBase):
    """A position: `fixed` and `tiles` are the options, `board` the looks by cell, `laid` the tiles on it."""

    __slots__ = ("board", "fixed", "laid", "tiles")

    def __init__(self, fixed: bool, tiles: int, board: bytes, last: int = -1) -> None:
        """`last` is the cell of the last tile when no path was there before; -1 looks at the whole board."""
        self.fixed = fixed
        self.tiles = tiles
        self.board = board
        self.laid = len(board) - board.count(0)
        self.settle(self.laid % 2, self._find_result(last))

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.fixed, self.tiles, self.board)

    @property
    def left(self) -> int:
        """The tiles of the stock (R3)."""
        return self.tiles - self.laid

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self, last: int) -> Result | None:
        path = whole_path(self.board) if last < 0 or closes(self.board, last) else ()
        if path:
            return Result((1.0, 0.0), "path", tuple(dict.fromkeys(path)))
        return None if self.left else Result((0.0, 1.0), "stock-empty")

    # --- steps ----------------------------------------------------------------------------------------------------

    def find_steps(self) -> Iterator[str]:
        looks = 2 if self.fixed else 3
        return (text for i, look in enumerate(self.board) if not look for text in TEXT[i][:looks])

    def play(self, step: str) -> Turnabout:
        cell, look = STEPS[step]
        assert step in self.steps(), step
        board = bytearray(self.board)
        board[cell] = look
        return Turnabout(self.fixed, self.tiles, bytes(board), cell)

    def refusal(self, step: str) -> Refusal | None:
        if step not in STEPS:
            raise MalformedStep(f"{step!r} is no step of Turnabout")
        if self.result():
            return Refusal("game-over")
        cell, look = STEPS[step]
        if self.board[cell]:
            return Refusal("occupied", (POINTS[cell],))
        return Refusal("no-rotation", (POINTS[cell],)) if self.fixed and LETTERS[look] == "b" else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def _boxes(self) -> tuple[int, int]:
        """The stock as it lies beside the players; an odd tile is the defender's, who lays it next."""
        return self.left // 2, self.left - self.left // 2

    def effects(self, step: str) -> tuple[Effect, ...]:
        cell, look = step.split(":")
        effects: list[Effect] = [Put(TILES["x"], f"box:{SIDES[self.laid % 2]}", cell)]
        if look != "x":
            effects.append(Flipped(TILES[look], cell))
        result = self.play(step).result()
        if result and result.places:
            effects.append(Formed(result.places))
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = [(POINTS[i], TILES[LETTERS[look]]) for i, look in enumerate(self.board) if look]
        for side, count in zip(SIDES, self._boxes(), strict=True):
            men += [(f"box:{side}", TILES["x"])] * count
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        cell, look = step.split(":")
        return cell, f"look:{look}"

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if not places or places[0] not in INDEX:
            return None
        cell = places[0]
        if len(places) == 2 and places[1].startswith("look:") and places[1][5:] in LOOKS:
            return f"{cell}:{places[1][5:]}"
        idle = bool(self.result() or self.board[INDEX[cell]])
        return f"{cell}:x" if len(places) == 1 and idle else None

    def text(self) -> str:
        return f"board={''.join(LETTERS[look] for look in self.board)} turn={SIDES[self.laid % 2]}"
