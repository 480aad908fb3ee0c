"""Beginners, to measure the first levels by: they see little beyond what is near.

Plain UCT of 60 random playouts a step, in most games. Where random playouts say next to nothing, because they last too
long or end the same way whatever one does, the beginner goes by the simple ideas that a family would.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache, singledispatch
from random import Random

from benchmarks.uct import uct
from jeux.engine.kernels.games.turnabout import TurnaboutBoard as Plain
from jeux.engine.players.twixt import board
from jeux.rules.boards import bits
from jeux.rules.contract import Position
from jeux.rules.games.barricades.board import CELLS, GOAL, INDEX, NEAR
from jeux.rules.games.barricades.position import Barricades
from jeux.rules.games.hex.position import SWAP, Hex
from jeux.rules.games.neo_pettie.position import NeoPettie
from jeux.rules.games.turnabout.board import N, W
from jeux.rules.games.turnabout.position import Turnabout
from jeux.rules.games.twixt.board import HOLES, SIZE
from jeux.rules.games.twixt.position import Twixt
from jeux.rules.games.twixt.steps import END, PEG

PLAYOUTS = 60


@singledispatch
def beginner(position: Position, rng: Random) -> str:
    """The step of a beginner, where a player decides."""
    return uct(position, rng, lambda made: made < PLAYOUTS)


def _best(position: Position, rng: Random, worth: Callable[[str], float]) -> str:
    """The step worth most; of equal ones, one at random."""
    steps = list(position.steps())
    rng.shuffle(steps)
    return max(steps, key=worth)


BOTH_WAYS = 0.6
"""How often a place that lies on the ways of both sides is taken before the others."""


def _on_the_way(ways: Sequence[int], bars: Sequence[int], behind: bool, rng: Random) -> int:
    """A place on the own shortest ways, on the adverse ones where the player is behind, or on both."""
    both = sorted(set(ways) & set(bars))
    if both and rng.random() < BOTH_WAYS:
        return rng.choice(both)
    return rng.choice(bars if behind else ways)


# --- Neo-Petteia ------------------------------------------------------------------------------------------------------


@beginner.register
def _(position: NeoPettie, rng: Random) -> str:
    """Takes men, and leaves none to be taken."""

    def worth(step: str) -> float:
        after = position.play(step)
        lost = max((len(after.captures(answer)) for answer in after.steps()), default=0)
        return len(position.captures(step)) - lost

    return _best(position, rng, worth)


# --- Turnabout --------------------------------------------------------------------------------------------------------

HELP_OF_THE_OTHER = 0.2
"""What a tile less in the way that is longer counts for."""


@beginner.register
def _(position: Turnabout, rng: Random) -> str:
    """Shortens or lengthens the shortest path, and the other one a little; looks no further."""
    player = position.turn

    def worth(step: str) -> float:
        after = position.play(step)
        result = after.result()
        if result is not None:
            return 100.0 if result.scores[player] else -100.0
        short, long = sorted(missing(after))
        needed = short + HELP_OF_THE_OTHER * long
        return needed if player else -needed

    return _best(position, rng, worth)


def missing(position: Turnabout) -> tuple[int, int]:
    """How few tiles more would make a path from north to south, and from west to east."""
    board = Plain(position.fixed, position.tiles, list(position.board), False)
    return board.distance(N), board.distance(W)


# --- Hex --------------------------------------------------------------------------------------------------------------


@beginner.register
def _(position: Hex, rng: Random) -> str:
    """Lays a stone on his shortest way, or on the adversary's where that one is shorter; on both when they cross."""
    if position.may_swap and rng.random() < 0.5:
        return SWAP
    own, adverse = (_through(position, side) for side in (position.side, 1 - position.side))
    fewest, fewest_adverse = min(own), min(adverse)
    free = list(bits(position.empty()))
    ways = [cell for cell in free if own[cell] == fewest]
    bars = [cell for cell in free if adverse[cell] == fewest_adverse]
    return position.grid.cells[_on_the_way(ways, bars, fewest_adverse < fewest, rng)]


def _through(position: Hex, side: int) -> list[int]:
    """For each cell, the stones that a chain of a side through it still needs; a large number where none can pass."""
    from_one, from_other = (_reached(position, side, edge) for edge in position.grid.edges[side])
    own = position.stones[side]
    return [
        one + other - (0 if own >> cell & 1 else 1)
        for cell, (one, other) in enumerate(zip(from_one, from_other, strict=True))
    ]


def _reached(position: Hex, side: int, edge: int) -> list[int]:
    """For each cell, the stones that a chain of a side from an edge to it, its own included, still needs."""
    own, adverse, near = position.stones[side], position.stones[1 - side], position.grid.near
    needed = [len(near)] * len(near)
    queue = deque((0, cell) for cell in bits(edge & ~adverse))
    while queue:
        before, cell = queue.popleft()
        cost = before + (0 if own >> cell & 1 else 1)
        if cost >= needed[cell]:
            continue
        needed[cell] = cost
        queue.extend((cost, beside) for beside in near[cell] if not adverse >> beside & 1)
    return needed


# --- Twixt ------------------------------------------------------------------------------------------------------------


@beginner.register
def _(position: Twixt, rng: Random) -> str:
    """Puts a peg as at Hex, and every link that can be put."""
    steps = position.steps()
    links = [step for step in steps if "-" in step and not step.startswith("x")]
    if links or position.phase != PEG or position.stock_empty:
        return rng.choice(links or ([END] if END in steps else steps))
    pegs, side = board(position), position.side
    open_to = set(bits(position.holes()))
    ways, bars = ([hole for hole in pegs.nearer(either) if hole in open_to] for either in (side, 1 - side))
    if not ways or not bars:
        return rng.choice(steps)
    pegs.generous = True
    behind = pegs.length(1 - side, SIZE) < pegs.length(side, SIZE)
    return HOLES[_on_the_way(ways, bars, behind, rng)]


# --- Barricades -------------------------------------------------------------------------------------------------------

A_HIT, A_BARRICADE, A_LEAD = 8.0, 4.0, 0.25
"""What sending a pawn back, taking a barricade and each cell already behind a pawn are worth, in cells of way."""
BEHIND = 20.0
"""What makes a barricade behind the pawn that it should stop a bad one."""


@cache
def way_left() -> dict[int, int]:
    """From each cell, the joins to the goal, as if there were no barricades."""
    left, queue = {GOAL: 0}, deque([GOAL])
    while queue:
        cell = queue.popleft()
        for near in bits(NEAR[cell]):
            if near not in left:
                left[near] = left[cell] + 1
                queue.append(near)
    return left


@beginner.register
def _(position: Barricades, rng: Random) -> str:
    """Runs with the foremost pawn, hits, takes barricades, and puts them before the foremost adverse pawn."""
    worth = _worth_of_putting(position) if position.due else _worth_of_moving(position)
    return _best(position, rng, worth)


def _adverse(position: Barricades) -> Iterator[int]:
    """The cells of the adverse pawns."""
    for seat in position.rules.seats:
        if seat not in position.rules.teams[position.side]:
            yield from bits(position.pawns[seat])


def _worth_of_moving(position: Barricades) -> Callable[[str], float]:
    left, moves, adverse = way_left(), position.moves(), set(_adverse(position))
    start = max(left.values()) + 1

    def worth(step: str) -> float:
        if step not in moves:
            return -100.0  # passing
        _, origin, target = moves[step]
        before = left.get(origin, start)
        taken = A_HIT * (target in adverse) + A_BARRICADE * (position.barricades >> target & 1)
        return 100.0 if target == GOAL else before - left[target] + taken + A_LEAD * (start - before)

    return worth


def _worth_of_putting(position: Barricades) -> Callable[[str], float]:
    left = way_left()
    foremost = min(_adverse(position), key=lambda cell: left[cell], default=None)

    def worth(step: str) -> float:
        cell = INDEX[step.removeprefix("put:")]
        if foremost is None:
            return 0.0
        aside = abs(ord(CELLS[cell][0]) - ord(CELLS[foremost][0])) / 2
        before = left[foremost] - 1 - left[cell]
        return -abs(before) - aside - BEHIND * (before < 0)

    return worth
