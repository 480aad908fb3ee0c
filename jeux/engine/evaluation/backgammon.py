"""How Backgammon is thought: a network learnt by self-play, exact bearing off, the cube, and the five levels."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock, Stopped
from jeux.engine.evaluation import backgammon_cube, bearoff
from jeux.engine.evaluation.backgammon_cube import Outlook
from jeux.engine.evaluation.nets import nets
from jeux.engine.kernels import kernel
from jeux.engine.search import expectimax
from jeux.engine.search.by_throws import Node, looked_ahead
from jeux.engine.search.expectimax import Sense
from jeux.rules.backgammon_men import HOME, OFF
from jeux.rules.backgammon_position import NOBODY, Backgammon
from jeux.rules.contract import Position
from jeux.rules.tables import MEN_EACH

NETS, FEATURES = 3, 24
"""The classes of positions, each with its network; what is told to it beside the counts."""
PIPS_A_TURN = 8
"""What a throw brings on average, some of it wasted."""
UNCLAIMED_GAMMONS = 0.5
"""The weight of gammons while Jacoby's rule does not pay them yet: a double may still come."""
CUBE_CARE = 0.3
"""How far a level that errs does so about the cube, beside its errors on the board."""


# --- what a position is worth -------------------------------------------------------------------------------------


@cache
def game() -> Any:
    """The kernel's game with its networks and the table of bearing off."""
    first, second = nets("backgammon.net", NETS, FEATURES)
    return kernel("backgammon").Backgammon(first, second, bearoff.table(), bearoff.NUMBERS)


def outlook(node: Node, depth: int, clock: Clock) -> Outlook:
    """What the player may expect whose throw comes, with `depth` throws looked at. Raises `Stopped`."""
    win, gammon, backgammon, gammon_lost, backgammon_lost = looked_ahead(game(), node, depth, clock)
    return Outlook(win, gammon + backgammon, gammon_lost + backgammon_lost)


# --- the search ---------------------------------------------------------------------------------------------------


def enter(position: Backgammon, player: int) -> Node:
    """The position after a turn of a player, seen by the other."""
    return bytes(position.rows[1 - player] + position.rows[player])


def _stake(position: Backgammon) -> float:
    return float(position.stake)


def _sense(gammons: float) -> Sense[Backgammon, Node]:
    """What the search has to know where gammons weigh so much beside single games."""

    def points_after(node: Node, depth: int, clock: Clock) -> float:
        game().gammons = gammons
        known = outlook(node, depth, clock)
        return 1.0 - 2.0 * known.win + gammons * (known.extra_lost - known.extra_won)

    return Sense(enter=enter, unit=_stake, ahead=points_after)


SENSE = _sense(1.0)
CAUTIOUS_SENSE = _sense(UNCLAIMED_GAMMONS)


def turns_to_come(position: Backgammon) -> float:
    """About how many turns the side nearer the end still needs."""
    needed = []
    for side, row in enumerate(position.rows):
        home = row[HOME:0:-1]
        all_home = sum(home) + row[OFF] == MEN_EACH
        needed.append(bearoff.mean_turns(home) if all_home else max(1.0, position.pips(side) / PIPS_A_TURN))
    return min(needed)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for a turn to play or a decision about the cube."""
    assert isinstance(position, Backgammon), position
    if position.phase != "play":
        return _think_of_cube(position, budget, clock, report)
    unpaid = position.rules.jacoby and position.rules.cube_in_play and position.cube == NOBODY
    return expectimax.think(CAUTIOUS_SENSE if unpaid else SENSE, position, budget, clock, rng, report)


def _think_of_cube(position: Backgammon, budget: Budget, clock: Clock, report: Report) -> Choice:
    """The cube after a look at the board, then after looks at all throws."""
    side, turns = position.side, turns_to_come(position)
    node, game().gammons = enter(position, 1 - side), 1.0
    best = _cube_choice(position, outlook(node, 0, clock), turns, 1, budget.margin, clock)
    for depth in range(2, min(budget.depth or expectimax.MAX_DEPTH, expectimax.MAX_DEPTH) + 1):
        try:
            best = _cube_choice(position, outlook(node, depth - 1, clock), turns, depth, budget.margin, clock)
        except Stopped:
            break
        report(best)
    return best


def _cube_choice(
    position: Backgammon, outlook: Outlook, turns: float, depth: int, margin: float, clock: Clock
) -> Choice:
    values = backgammon_cube.values(position, outlook, turns)
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    step, value = ranked[0]
    if margin:
        # A level that errs would turn the cube at any time: an offer is a greater matter than the move of a man.
        ranked = [pair for pair in ranked if pair[1] >= value - CUBE_CARE * margin]
    return Choice(step, value, False, depth, clock.nodes, (step,), tuple(ranked))


BRAIN = Brain(
    think=think,
    levels=(
        Level(nodes=5_000, seconds=0.8, depth=1, noise=1.0, blunder=0.97, sees_wins=False),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.75, blunder=0.9),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.5, blunder=0.87),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.25, blunder=0.8),
        Level(nodes=60_000, seconds=2.8, depth=3),
    ),
    full=Level(nodes=200_000, seconds=4.0, depth=3),
)
