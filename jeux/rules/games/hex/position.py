"""Hex: the position. Rules are named R1…R4 as in the page of the game."""

from __future__ import annotations

from typing import NamedTuple

from jeux.rules.contract import Effect, Formed, MalformedStep, Put, Refusal, Removed, Result
from jeux.rules.games.hex.board import Grid, grid
from jeux.rules.position import PositionBase

SIDES = "wb"
SWAP = "swap"
COMPOSED = " count=any"
"""The end of the text of a composed position."""


class Rules(NamedTuple):
    """The options of a game, as the rules use them."""

    size: int
    swap: bool


class Hex(PositionBase):
    """A position: the masks of White's and Black's stones, `side` the player to decide (0 White). `composed` says that
    it was not reached by placing in turn: a diagram of a problem or of a template, with stones of either side left
    out."""

    __slots__ = ("composed", "grid", "rules", "side", "stones")

    def __init__(self, rules: Rules, stones: tuple[int, int], side: int, composed: bool = False) -> None:
        self.rules = rules
        self.composed = composed
        self.grid: Grid = grid(rules.size)
        self.stones = stones
        self.side = side
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self.stones, self.side, self.composed)

    @property
    def may_swap(self) -> bool:
        """Whether the side to play answers the first stone and may take it over (R4)."""
        return self.rules.swap and self.side == 1 and self.stones[0].bit_count() == 1 and not self.stones[1]

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        winner = 1 - self.side
        if not self.grid.joined(self.stones[winner], winner):
            return None
        scores = (0.0, 1.0) if winner else (1.0, 0.0)
        return Result(scores, "connected", self.grid.chain(self.stones[winner], winner))

    # --- steps ----------------------------------------------------------------------------------------------------

    def empty(self) -> int:
        """The mask of the cells where no stone is."""
        return self.grid.full & ~(self.stones[0] | self.stones[1])

    def find_steps(self) -> tuple[str, ...]:
        cells = self.grid.named(self.empty())
        return (*cells, SWAP) if self.may_swap else cells

    def play(self, step: str) -> Hex:
        assert self.refusal(step) is None, step
        white, black = self.stones
        if step == SWAP:
            return Hex(self.rules, (0, 1 << self._mirrored()), 0)
        bit = 1 << self.grid.index[step]
        stones = (white, black | bit) if self.side else (white | bit, black)
        return Hex(self.rules, stones, 1 - self.side, self.composed)

    def _mirrored(self) -> int:
        """Where the first stone goes when it changes hands."""
        return self.grid.mirror[self.stones[0].bit_length() - 1]

    def refusal(self, step: str) -> Refusal | None:
        if step != SWAP and step not in self.grid.index:
            raise MalformedStep(f"{step!r} is no step of Hex on {self.rules.size} cells a side")
        if self.result():
            return Refusal("game-over")
        if step != SWAP:
            free = self.empty() >> self.grid.index[step] & 1
            return None if free else Refusal("occupied", (step,))
        if not self.rules.swap:
            return Refusal("no-swap")
        return None if self.may_swap else Refusal("swap-too-late")

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        man, other = SIDES[self.side], SIDES[1 - self.side]
        if step == SWAP:
            first = self.grid.named(self.stones[0])[0]
            target = self.grid.cells[self._mirrored()]
            return (Removed(other, first, f"hand:{other}"), Put(man, f"hand:{man}", target))
        put = Put(man, f"hand:{man}", step)
        result = self.play(step).result()
        return (put, Formed(result.places)) if result else (put,)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = []
        for man, mask in zip(SIDES, self.stones, strict=True):
            men += [(place, man) for place in self.grid.named(mask)]
            men += [(f"hand:{man}", man)] * (self.grid.stock - mask.bit_count())
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        return () if step == SWAP else (step,)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        if places and places[0] == f"hand:{SIDES[self.side]}":
            places = places[1:]
        return places[0] if len(places) == 1 and places[0] in self.grid.index else None

    def text(self) -> str:
        white, black = self.stones
        size = self.rules.size
        board = "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(size * size))
        rows = "/".join(board[i : i + size] for i in range(0, size * size, size))
        return f"board={rows} turn={SIDES[self.side]}{COMPOSED if self.composed else ''}"
