"""How Backgammon is thought: a network learnt by self-play, exact bearing off, the cube, and the five levels."""

from __future__ import annotations

from random import Random

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock, Stopped
from jeux.engine.evaluation import backgammon_cube
from jeux.engine.evaluation.backgammon_net import Net, Outlook, nets
from jeux.engine.evaluation.backgammon_turns import (
    ALL_OFF,
    HOME_END,
    SIZE,
    Node,
    all_turns,
    occupied,
    pack,
    points_won,
    turned,
)
from jeux.engine.evaluation.bearoff import chance_first, mean_turns
from jeux.engine.search import expectimax
from jeux.engine.search.expectimax import Sense
from jeux.rules.backgammon_men import HOME, OFF
from jeux.rules.backgammon_position import NOBODY, Backgammon
from jeux.rules.contract import Position
from jeux.rules.tables import MEN_EACH

PIPS_A_TURN = 8
"""What a throw brings on average, some of it wasted."""
UNCLAIMED_GAMMONS = 0.5
"""The weight of gammons while Jacoby's rule does not pay them yet: a double may still come."""
CUBE_CARE = 0.3
"""How far a level that errs does so about the cube, beside its errors on the board."""
_BEFORE_HOME = (1 << 4 * 19) - 1
"""The digits of adverse men who are not home: their bar and the arrows 1 to 18 of the other player."""


# --- what a position is worth -------------------------------------------------------------------------------------


def _packed(node: Node) -> bytes:
    return node[0].to_bytes(SIZE, "little") + node[1].to_bytes(SIZE, "little")


def _net(node: Node) -> Net:
    """The network of the class of a position: contact, or race once the men have passed each other."""
    contact, race = nets()
    own, adverse = occupied(node[0]), occupied(node[1])
    return race if own.bit_length() < (adverse & -adverse).bit_length() else contact


def _bearing_off(node: Node) -> bool:
    """Whether all men of both sides are home and past each other."""
    return node[0] < HOME_END and not node[1] & _BEFORE_HOME


def _homes(node: Node) -> tuple[list[int], list[int]]:
    """The men of both sides on their arrows 6 to 1."""
    own, adverse = node
    return [own >> 4 * p & 15 for p in range(6, 0, -1)], [adverse >> 4 * p & 15 for p in range(19, 25)]


def outlook_after(node: Node) -> Outlook:
    """What the player may expect whose turn has just ended and in whose numbering the node is."""
    if node[0] & 15 == ALL_OFF:
        return Outlook(1.0, points_won(node) - 1.0, 0.0)
    if not _bearing_off(node):
        return _net(node).outlook_after(_packed(node))
    own, adverse = _homes(node)
    win = 1.0 - chance_first(adverse, own)
    _, extra_won, extra_lost = _net(node).outlook_after(_packed(node))
    return Outlook(win, extra_won if sum(adverse) == ALL_OFF else 0.0, extra_lost if sum(own) == ALL_OFF else 0.0)


def points_after(node: Node) -> float:
    """The single stakes that he may expect: the same in one number, worked out faster."""
    if node[0] & 15 == ALL_OFF or _bearing_off(node):
        return outlook_after(node).points
    return _net(node).points_after(_packed(node))


def cautious_points_after(node: Node) -> float:
    """The same while gammons are not paid yet."""
    if node[0] & 15 == ALL_OFF:
        return 1.0
    win, extra_won, extra_lost = outlook_after(node)
    return 2.0 * win - 1.0 + UNCLAIMED_GAMMONS * (extra_won - extra_lost)


# --- the search ---------------------------------------------------------------------------------------------------


def _enter(position: Backgammon, player: int) -> Node:
    return pack(position.rows[player], position.rows[1 - player])


def _replies(node: Node) -> list[tuple[float, set[Node]]]:
    return [] if node[0] & 15 == ALL_OFF else list(all_turns(turned(node)))


def _stake(position: Backgammon) -> float:
    return float(position.stake)


SENSE = Sense(enter=_enter, value=points_after, replies=_replies, unit=_stake)
CAUTIOUS_SENSE = Sense(enter=_enter, value=cautious_points_after, replies=_replies, unit=_stake)


def outlook_before_throw(position: Backgammon, clock: Clock) -> Outlook:
    """What the side may expect whose throw comes: the best turns of all throws, on average. Raises `Stopped`."""
    totals = [0.0, 0.0, 0.0]
    for chance, ends in all_turns(_enter(position, position.side)):
        best, most = None, -4.0
        for end in ends:
            clock.tick()
            points = points_after(end)
            if points > most:
                best, most = end, points
        assert best is not None
        totals = [total + chance * part for total, part in zip(totals, outlook_after(best), strict=True)]
    return Outlook(*totals)


def turns_to_come(position: Backgammon) -> float:
    """About how many turns the side nearer the end still needs."""
    needed = []
    for side, row in enumerate(position.rows):
        home = row[HOME:0:-1]
        all_home = sum(home) + row[OFF] == MEN_EACH
        needed.append(mean_turns(home) if all_home else max(1.0, position.pips(side) / PIPS_A_TURN))
    return min(needed)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for a turn to play or a decision about the cube."""
    assert isinstance(position, Backgammon), position
    if position.phase != "play":
        return _think_of_cube(position, budget, clock, report)
    unpaid = position.rules.jacoby and position.rules.cube_in_play and position.cube == NOBODY
    return expectimax.think(CAUTIOUS_SENSE if unpaid else SENSE, position, budget, clock, rng, report)


def _think_of_cube(position: Backgammon, budget: Budget, clock: Clock, report: Report) -> Choice:
    """The cube after a look at the board, then after a look at all throws."""
    side, turns = position.side, turns_to_come(position)
    other = outlook_after(_enter(position, 1 - side))
    best = _cube_choice(
        position, Outlook(1.0 - other.win, other.extra_lost, other.extra_won), turns, 1, budget.margin, clock
    )
    if budget.depth == 1:
        return best
    try:
        best = _cube_choice(position, outlook_before_throw(position, clock), turns, 2, budget.margin, clock)
    except Stopped:
        return best
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
