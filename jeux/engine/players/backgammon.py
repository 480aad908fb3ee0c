"""The player of Backgammon: a network learnt by self-play, exact bearing off, the cube, and the five levels."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, Figures, SearchResult, Stopped
from jeux.engine.kernels import lazy_kernel
from jeux.engine.levels import winning_turn
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.players import backgammon_cube
from jeux.engine.players.backgammon_cube import A_LEVEL, ONCE_LOST, Chances, Outlook, before_offer, window
from jeux.engine.players.backgammon_stakes import Stakes, stakes
from jeux.engine.search import expectimax
from jeux.engine.search.dice_lookahead import Node, look_ahead
from jeux.engine.search.expectimax import TurnEvaluator
from jeux.engine.tables import bearoff
from jeux.engine.tables.networks import networks
from jeux.rules.contract import Position
from jeux.rules.games.backgammon.position import NOBODY, Backgammon

if TYPE_CHECKING:
    from jeux.engine.kernels.games import backgammon as backgammon_kernel
else:
    backgammon_kernel = lazy_kernel("games.backgammon")

NETS, FEATURES, HIDDEN = 3, 24, 256
"""The number of networks, one for each class of positions; their inputs besides the counts; their hidden units."""
CHANCES = 5
"""The number of probabilities in the kernel's answer, before the values with the cube."""
UNCLAIMED_GAMMONS = 0.5
"""The weight of gammons while the Jacoby rule does not count them: a double may still come."""
CUBE_CARE = 0.2
"""The error band of a level for cube decisions, relative to that for moves."""


# --- what a position is worth -------------------------------------------------------------------------------------


@cache
def kernel() -> backgammon_kernel.BackgammonKernel:
    """The kernel with its networks and the table of bearing off."""
    first, second = networks("backgammon.net", NETS, FEATURES, HIDDEN)
    return backgammon_kernel.BackgammonKernel(first, second, bearoff.bearoff_table(), bearoff.NUMBERS)


def set_stakes(position: Backgammon, player: int) -> Stakes:
    """Set the kernel's stakes: for the player to throw, then for the opponent."""
    board, (worth, top) = kernel(), stakes(position, player)
    board.jacoby = position.rules.jacoby and position.rules.cube_in_play
    board.set_stakes(worth, top)
    unpaid = board.jacoby and position.cube == NOBODY
    # a player with nothing to lose by it doubles at once, so the board is played for the doubled stake
    level = int(top > 0 and any(worth[k] == worth[A_LEVEL + k] for k in _turners(position, player)))
    weights = []
    for start in (A_LEVEL * level, A_LEVEL * (top + 1 + level)):
        once, twice, more, lost, lost_twice, lost_more = worth[start : start + A_LEVEL]
        steps = [twice - once, more - twice, lost - lost_twice, lost_twice - lost_more]
        weights += [once - lost, *(UNCLAIMED_GAMMONS * step if unpaid else step for step in steps)]
    board.set_weights(weights)
    return worth


def _turners(position: Backgammon, player: int) -> list[int]:
    """The indexes in the stakes of what each player who may double has to lose."""
    return [place for side, place in ((player, ONCE_LOST), (1 - player, 0)) if position.cube != 1 - side]


def chances_and_outlook(node: Node, depth: int, clock: Clock) -> tuple[Chances, Outlook]:
    """The chances and the expectations of the player to throw, with a look-ahead of `depth` throws. Raises
    `Stopped`."""
    found = look_ahead(kernel(), node, depth, clock)
    return Chances(*found[:CHANCES]), Outlook(*found[CHANCES:])


# --- the search ---------------------------------------------------------------------------------------------------


def node_of(position: Backgammon, player: int) -> Node:
    """The position after a player's turn, from the opponent's view."""
    return bytes(position.rows[1 - player] + position.rows[player])


def turn_evaluator(position: Backgammon) -> TurnEvaluator[Backgammon, Node]:
    """The evaluator of turns in a position: values are in points, including the cube."""
    other = 1 - position.side
    set_stakes(position, other)
    chances: dict[Node, Chances] = {}

    def points_after(node: Node, depth: int, clock: Clock) -> float:
        chances[node], found = chances_and_outlook(node, depth, clock)
        return -position.stake * before_offer(found, position, other)

    def figures(node: Node) -> Figures:
        return chances[node].of_other() if node in chances else ()

    return TurnEvaluator(node_of=node_of, unit=lambda position: 1.0, look_ahead=points_after, figures=figures)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best step found within the budget, for a turn to play or a decision about the cube."""
    assert isinstance(position, Backgammon), position
    if position.phase != "play":
        return _think_of_cube(position, budget, clock, report)
    return expectimax.think(turn_evaluator(position), position, budget, clock, rng, report)


def wins(position: Position) -> SearchResult | None:
    """A turn that bears the last men off; one with more of them than dice to play is not explored."""
    assert isinstance(position, Backgammon), position
    if position.phase != "play" or sum(position.rows[position.side][1:]) > len(position.dice):
        return None
    return winning_turn(position)


def _think_of_cube(position: Backgammon, budget: Budget, clock: Clock, report: Report) -> SearchResult:
    """The cube decision, first from the static estimate, then with growing look-ahead."""
    best = _cube_result(position, 1, budget.margin, clock)
    for depth in range(2, min(budget.depth or expectimax.MAX_DEPTH, expectimax.MAX_DEPTH) + 1):
        try:
            best = _cube_result(position, depth, budget.margin, clock)
        except Stopped:
            break
        report(best)
    return best


def _cube_result(position: Backgammon, depth: int, margin: float, clock: Clock) -> SearchResult:
    node = node_of(position, 1 - position.side)
    worth = set_stakes(position, position.side)
    chances, outlook_now = chances_and_outlook(node, depth - 1, clock)
    values = backgammon_cube.values(position, outlook_now, worth)
    # among equal values a double is offered at once, unless it changes nothing
    late = "double" if len(worth) == 2 * A_LEVEL else "roll"
    ranked = sorted(values.items(), key=lambda pair: (-round(pair[1], 9), pair[0] == late))
    step, value = ranked[0]
    if margin:
        # Otherwise an erring level would double at any time: a cube error costs more than a move error.
        ranked = [pair for pair in ranked if pair[1] >= value - CUBE_CARE * margin]
    figures = _cube_figures(position, chances, outlook_now)
    told = dict.fromkeys(values, figures)
    return SearchResult(step, value, False, depth, clock.nodes, (step,), tuple(ranked), figures=told)


def _cube_figures(position: Backgammon, chances: Chances, now: Outlook) -> Figures:
    """The chances of the player who decides about the cube, and the window of the side that may double."""
    own = chances.figures() if position.turn == position.side else chances.of_other()
    if position.phase not in ("double", "take"):
        return own
    return (*own, *window(kernel(), chances, now, position)._asdict().items())


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=5_000, seconds=0.8, depth=1, noise=1.06, blunder=0.98, taper=2.0, sees_wins=False),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.57, blunder=0.97, taper=2.0),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.33, blunder=0.96, taper=2.0),
        Level(nodes=5_000, seconds=0.8, depth=1, noise=0.205, blunder=0.95, taper=2.0),
        Level(nodes=5_000, seconds=2.8, depth=1, noise=0.125, blunder=0.93, taper=2.0),
    ),
    full=Level(nodes=10**9, seconds=5.0, depth=4),
    stages=(60_000, 600_000, 2_500_000),
    wins=wins,
    even=None,
    tables=(
        "backgammon.net",
        "bearoff.bin",
    ),
)
