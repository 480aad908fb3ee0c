"""Barricades as words of cells: how far the goal is, what a die can do, and who is how near to winning.

What the search of the engine runs on; a test proves that its moves are those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from jeux.rules.barricades_board import (
    CELLS,
    ENTRIES,
    FIRST_ROW,
    GOAL,
    GOAL_BIT,
    NEAR,
    PAWNS_EACH,
    ROUTES,
    START_ROUTES,
)
from jeux.rules.barricades_position import Barricades, Pawns, Rules
from jeux.rules.boards import bits

_NEXT = tuple(tuple(bits(word)) for word in NEAR)
_ALL = (1 << len(CELLS)) - 1
_FARTHEST = 1_000
GATES = {
    cell: (die, way.between)
    for cell in range(len(CELLS))
    for die in range(1, 7)
    for way in ROUTES[cell][die]
    if way.target == GOAL
}
"""The cells from which one die reaches the goal: this die, and the cells between, which no barricade may hold."""


class Node(NamedTuple):
    """A position between two turns: the pawns of each seat, the barricades, the seat that throws next."""

    pawns: Pawns
    barricades: int
    side: int


class Weights(NamedTuple):
    """`barricade` is how many cells longer a way is by a barricade to be taken on it; `pawns` and `seats` are the
    numbers of cells by which the weight of a pawn beside another, and the chance of a seat beside another, fall to
    1/e; `turn` is how many cells a turn is worth."""

    barricade: int = 2
    pawns: float = 5.0
    seats: float = 9.0
    turn: float = 4.5


WEIGHTS = Weights()


def enter(position: Barricades) -> Node:
    """The node of a position in which a turn has ended."""
    return Node(position.pawns, position.barricades, position.side)


def distances(barricades: int, cost: int) -> list[int]:
    """For each cell the shortest way to the goal, in cells; a barricade on it counts `cost` cells more."""
    found = [_FARTHEST] * len(CELLS)
    found[GOAL] = 0
    buckets: list[list[int]] = [[GOAL]]
    way = 0
    while way < len(buckets):
        for cell in buckets[way]:
            if found[cell] != way:
                continue
            longer = way + 1 + (cost if barricades >> cell & 1 and cell != GOAL else 0)
            for near in _NEXT[cell]:
                if found[near] > longer:
                    found[near] = longer
                    while len(buckets) <= longer:
                        buckets.append([])
                    buckets[longer].append(near)
        way += 1
    return found


class Estimate:
    """What each player may expect after a turn. Keeps the ways worked out, by the barricades: for one search."""

    __slots__ = ("_fall", "_rules", "_ways", "_winners", "weights")

    def __init__(self, rules: Rules, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._rules = rules
        self._ways: dict[int, list[int]] = {}
        self._fall = [exp(-way / weights.pawns) for way in range(_FARTHEST + 2)]
        self._winners = {seat: tuple({rules.owner[mate] for mate in rules.teams[seat]}) for seat in rules.seats}

    def ways(self, barricades: int) -> list[int]:
        """The distances of all cells."""
        found = self._ways.get(barricades)
        if found is None:
            found = self._ways[barricades] = distances(barricades, self.weights.barricade)
        return found

    def __call__(self, node: Node) -> tuple[float, ...]:
        """The expected score of each player."""
        scores = [0.0] * self._rules.players
        for seat, chance in self._chances(node):
            for player in self._winners[seat]:
                scores[player] += chance
        return tuple(scores)

    def _chances(self, node: Node) -> list[tuple[int, float]]:
        """The chance of each seat to be the one that wins."""
        pawns, barricades, side = node
        for seat in self._rules.seats:
            if pawns[seat] & GOAL_BIT:
                return [(seat, 1.0)]
        begin = self._rules.seats.index(side)
        order = self._rules.seats[begin:] + self._rules.seats[:begin]
        left, at_once, later = 1.0, [], []
        wait = self.weights.turn / len(order) / self.weights.seats
        power = self.weights.pawns / self.weights.seats
        ways, fall = self.ways(barricades), self._fall
        for k, seat in enumerate(order):
            near, dice = 0.0, set()
            for cell in bits(pawns[seat]):
                near += fall[ways[cell]]
                gate = GATES.get(cell)
                if gate and not gate[1] & barricades:
                    dice.add(gate[0])
            if pawns[seat].bit_count() < PAWNS_EACH:
                near += fall[ways[ENTRIES[seat]] + 1]
            wins = 1.0 - (1.0 - len(dice) / 6.0) ** 2
            at_once.append(left * wins)
            left *= 1.0 - wins
            later.append(near**power * exp(-k * wait))
        rest = left / sum(later)
        return [(seat, now + rest * then) for seat, now, then in zip(order, at_once, later, strict=True)]


# --- turns --------------------------------------------------------------------------------------------------------


def after_die(node: Node, die: int, rules: Rules) -> Iterator[tuple[Pawns, int, bool]]:
    """What one die of the side can lead to: the pawns and barricades, and whether one of these is in hand."""
    pawns, walls, side = node
    own = pawns[side]
    mates = sum(pawns[seat] for seat in rules.teams[side])
    origins = [(1 << cell, ROUTES[cell][die]) for cell in bits(own)]
    if own.bit_count() < PAWNS_EACH:
        origins.append((0, START_ROUTES[side][die]))
    for origin, ways in origins:
        seen = mates
        for target, between in ways:
            bit = 1 << target
            if between & walls or seen & bit:
                continue
            seen |= bit
            moved = [word & ~bit for word in pawns]
            moved[side] = own ^ origin | bit
            after = (moved[0], moved[1], moved[2], moved[3])
            yield after, walls & ~bit, bool(walls & bit) and bit != GOAL_BIT


def places_to_put(pawns: Pawns, barricades: int, side: int, rules: Rules, ways: list[int]) -> list[int]:
    """Where a barricade is in the way of the others: just before the foremost pawn of each seat that is no mate."""
    taken = FIRST_ROW | barricades | sum(pawns)
    found: list[int] = []
    for seat in rules.seats:
        if seat in rules.teams[side]:
            continue
        cell = min(bits(pawns[seat]), key=ways.__getitem__, default=ENTRIES[seat])
        before = len(found)
        for _ in range(12):
            if cell == GOAL or len(found) == before + 2:
                break
            cell = min(_NEXT[cell], key=ways.__getitem__)
            if not taken >> cell & 1 and cell != GOAL:
                found.append(cell)
    return list(dict.fromkeys(found)) or [next(iter(bits(_ALL & ~taken & ~GOAL_BIT)))]
