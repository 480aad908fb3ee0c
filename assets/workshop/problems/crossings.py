"""Wins in few stones where two edges are to be joined: only what can touch the shortest ways is looked at."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from jeux.engine.players.twixt import board as twixt_board
from jeux.rules.contract import Position
from jeux.rules.games.hex.position import Hex
from jeux.rules.games.twixt.board import HOLES
from jeux.rules.games.twixt.position import Twixt

FAR = 1_000


class Threat(NamedTuple):
    """A cell that wins, and the cells that the win rests on."""

    cell: int
    carrier: frozenset[int]


class HexStones:
    """The stones of a board of Hex, as a list: 0, 1 (White) or 2 (Black)."""

    def __init__(self, here: Hex) -> None:
        white, black = here.stones
        self.grid = here.grid
        self.cells = [(white >> i & 1) + 2 * (black >> i & 1) for i in range(here.rules.size**2)]

    def costs(self, side: int) -> list[int]:
        """For each empty cell, the fewest stones that join both edges of a side through it."""
        first, last = self._from(side, 0), self._from(side, 1)
        return [a + b - 1 if not stone else FAR for a, b, stone in zip(first, last, self.cells, strict=True)]

    def _from(self, side: int, edge: int) -> list[int]:
        """The fewest stones from an edge to each cell, its own included."""
        cells, own = self.cells, side + 1
        far = [FAR] * len(cells)
        queue: list[tuple[int, int]] = []
        for i in range(len(cells)):
            if self.grid.edges[side][edge] >> i & 1 and cells[i] in (0, own):
                far[i] = cells[i] != own
                heappush(queue, (far[i], i))
        while queue:
            cost, i = heappop(queue)
            if cost > far[i]:
                continue
            for j in self.grid.near[i]:
                if cells[j] in (0, own) and cost + (cells[j] != own) < far[j]:
                    far[j] = cost + (cells[j] != own)
                    heappush(queue, (far[j], j))
        return far

    def threats(self, side: int, stones: int, enough: int = FAR) -> list[Threat]:
        """The cells by which a side, to play, wins with so many stones; no more than `enough` are looked for."""
        costs, found = self.costs(side), []
        for cell, cost in enumerate(costs):
            if cost > stones:
                continue
            if cost == 1:
                found.append(Threat(cell, frozenset((cell,))))
            elif stones > 1:
                carrier = self._wins_after(side, cell, stones - 1)
                if carrier:
                    found.append(Threat(cell, carrier))
            if len(found) >= enough:
                break
        return found

    def _wins_after(self, side: int, cell: int, stones: int) -> frozenset[int] | None:
        """What a win rests on after a stone that does not end the game, with so many stones to follow."""
        self.cells[cell] = side + 1
        try:
            adverse = self.costs(1 - side)
            if min(adverse) <= 1:
                return None
            ways = self.threats(side, stones)
            if not ways:
                return None
            replies = frozenset.intersection(*(way.carrier for way in ways))
            replies |= {i for i, cost in enumerate(adverse) if cost <= 2}  # he threatens to win himself
            carrier = frozenset((cell,)).union(*(way.carrier for way in ways))
            for reply in replies:
                self.cells[reply] = 2 - side
                answers = self.threats(side, stones, 1)
                self.cells[reply] = 0
                if not answers:
                    return None
                carrier |= answers[0].carrier
            return carrier
        finally:
            self.cells[cell] = 0


def hex_winners(position: Position, turns: int) -> list[str]:
    """The cells that win with so many stones."""
    assert isinstance(position, Hex)
    stones = HexStones(position)
    if min(stones.costs(position.side)) > turns:
        return []
    return [position.grid.cells[threat.cell] for threat in stones.threats(position.side, turns, 2)]


# --- Twixt ------------------------------------------------------------------------------------------------------------


def _won(here: Twixt, side: int, hole: str) -> bool:
    result = here.play(hole).result() if hole in here.steps() else None
    return result is not None and result.scores[side] == 1.0


def _wins_now(here: Twixt) -> list[str]:
    """The pegs that make a chain."""
    pegs = twixt_board(here)
    pegs.generous = True
    if pegs.length(here.side, 1) > 1:
        return []
    return [HOLES[i] for i in pegs.nearer(here.side) if _won(here, here.side, HOLES[i])]


def _again(here: Twixt) -> Twixt:
    """The same player once more."""
    return Twixt(here.rules, here.pegs, here.links, 1 - here.side, here.phase, here.withdrawn)


def twixt_winners(position: Position, turns: int) -> list[str]:
    """The pegs that win with one or two pegs."""
    assert isinstance(position, Twixt)
    now = _wins_now(position)
    if now or turns == 1:
        return now
    pegs = twixt_board(position)
    pegs.generous = True
    if pegs.length(position.side, 2) > 2:
        return []
    return [hole for hole in position.steps() if _wins_next(position.play(hole), position.side)]


def _wins_next(after: Twixt, side: int) -> bool:
    """Whether a side has a peg that wins whatever the other one plays."""
    if after.steps() == () or twixt_board(after).length(side, 1) > 1:
        return False
    ways = _wins_now(_again(after))
    if not ways or _wins_now(after):
        return False
    for reply in after.steps():
        there = after.play(reply)
        if not there.steps() or (not any(_won(there, side, hole) for hole in ways) and not _wins_now(there)):
            return False
    return True
