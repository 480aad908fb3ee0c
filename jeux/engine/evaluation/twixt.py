"""Twixt: alpha-beta over few holes, by the ways that are left to both sides (`twixt_ways`).

Only the pegs are searched: after a peg all its possible links are put, as with ``links=auto``. Where links are put by
hand, those that help follow one by one, each looked at once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from random import Random

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.twixt_ways import around_twice, corridors, field_of, length, sure_length, waves
from jeux.engine.levels import winning_turn
from jeux.engine.search.alphabeta import Sense, think
from jeux.engine.search.deepening import to_value
from jeux.rules.boards import bits
from jeux.rules.contract import Position
from jeux.rules.twixt import Twixt
from jeux.rules.twixt_board import GOALS, HOLES, SIZE, Four, along, named
from jeux.rules.twixt_steps import END, PEG, SWAP

SCALE = 130
WAY, SURE, TURN = 40, 60, 45
"""What a peg less to put is worth on the shortest way, on the sure way, and the right to put one."""
SLACK = 2
"""Holes on ways that are so many pegs longer than the shortest are thought of."""
TRIED = 12
"""The holes tried in a position."""
TAKEN = range(5, SIZE - 5)
"""Columns and rows where a first peg is worth taking over."""
MIDDLE = (SIZE - 1) / 2
GAIN = 0.05
"""How much better than another peg it then is to take it over."""


def lengths(here: Twixt, side: int) -> tuple[int, int]:
    """The way and the sure way of a side."""
    own, (first, last) = field_of(here, side), GOALS[side]
    return length(waves(own, first), last), sure_length(own, side)


def evaluate(here: Twixt) -> int:
    """The estimate for the side to play, in points: `SCALE` make a winning chance of 73 %."""
    (way, sure), (other_way, other_sure) = lengths(here, here.side), lengths(here, 1 - here.side)
    return WAY * (other_way - way) + SURE * (other_sure - sure) + TURN


# --- the holes worth a peg --------------------------------------------------------------------------------------------


def candidates(here: Twixt) -> list[str]:
    """The holes on the short ways of both sides, those that serve both first; or the pegs least missed."""
    if here.stock_empty:
        pegs = here.pegs[here.side]
        return [f"x{hole}" for hole in named(pegs & ~_linked(here.links[here.side]) or pegs)[:TRIED]]
    own, _ = corridors(field_of(here, here.side), here.side, SLACK)
    other, _ = corridors(field_of(here, 1 - here.side), 1 - here.side, SLACK)
    room, found, known = here.holes(), [], 0
    for word in _by_use(own, other):
        found += _nearest_first(here, word & room & ~known)
        known |= word
        if len(found) >= TRIED:
            break
    return [HOLES[hole] for hole in found[:TRIED]] or list(named(room)[:TRIED])


def _linked(links: Four) -> int:
    """The pegs at the ends of links."""
    found = 0
    for direction, begins in enumerate(links):
        found |= begins | along(begins, direction)
    return found


def _by_use(own: list[int], other: list[int]) -> Iterator[int]:
    """The holes that serve both sides, on shorter ways first; then those that serve the one or the other."""
    for slack in range(2 * SLACK + 1):
        both = 0
        for i in range(max(0, slack - SLACK), min(slack, SLACK) + 1):
            both |= own[i] & other[slack - i]
        yield both
    for mine, adverse in zip(own, other, strict=True):
        yield mine | adverse


def _nearest_first(here: Twixt, holes: int) -> list[int]:
    """Holes that make most links first, then those near to pegs, or to the middle."""
    own = field_of(here, here.side)
    once, twice = around_twice(own.pegs, own.open)
    spots: list[tuple[float, float]] = [divmod(peg, SIZE) for peg in bits(here.pegs[0] | here.pegs[1])]
    spots = spots or [(MIDDLE, MIDDLE)]

    def rank(hole: int) -> tuple[int, float, float]:
        y, x = divmod(hole, SIZE)
        made = (twice >> hole & 1) + (once >> hole & 1)
        nearest = min((y - v) ** 2 + (x - u) ** 2 for v, u in spots)
        return -made, nearest, (y - MIDDLE) ** 2 + (x - MIDDLE) ** 2

    return sorted(bits(holes), key=rank)


# --- the search -------------------------------------------------------------------------------------------------------


def _key(here: Twixt) -> Hashable:
    return here


def _promise(here: Twixt, step: str) -> int:
    """The order of the candidates is kept."""
    return 0


SENSE: Sense[Twixt] = Sense(evaluate, SCALE, _key, _promise, candidates=candidates)


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    assert isinstance(position, Twixt)
    won = wins(position)
    if won is not None:
        return won
    if position.phase != PEG or not position.pegs[0] | position.pegs[1]:
        found = _link(position, clock) if position.phase != PEG else _open(position, clock, rng)
        report(found)
        return found
    linking = Twixt(
        position.rules._replace(auto=True), position.pegs, position.links, position.side, PEG, position.withdrawn
    )
    best = think(SENSE, linking, budget, clock, rng, report)
    return _or_swap(position, best) if position.may_swap else best


def _or_swap(here: Twixt, best: Choice) -> Choice:
    """A first peg well placed is taken over."""
    y, x = divmod(here.pegs[0].bit_length() - 1, SIZE)
    gain = GAIN if x in TAKEN and y in TAKEN else -GAIN
    ranked = sorted([(SWAP, min(1.0, best.value + gain)), *best.ranked], key=lambda pair: -pair[1])
    step, value = ranked[0]
    return replace(best, step=step, value=value, pv=best.pv if step == best.step else (step,), ranked=tuple(ranked))


def _open(here: Twixt, clock: Clock, rng: Random) -> Choice:
    """The first peg: in the middle, or where nobody would take it over."""
    reach = (SIZE - 2 * TAKEN.start) // 2 + 1 if here.rules.swap else 2
    x = rng.choice((MIDDLE - reach + 0.5, MIDDLE + reach - 0.5))
    y = MIDDLE + rng.randrange(-3, 3) + 0.5
    step = HOLES[round(y) * SIZE + round(x)]
    return Choice(step, 0.5, False, 0, clock.nodes, (step,), ((step, 0.5),))


def _link(here: Twixt, clock: Clock) -> Choice:
    """The link that helps most, or the end of the turn where no link joins two chains any more."""
    found = []
    for step in (step for step in here.steps() if "-" in step and not step.startswith("x")):
        after = here.play(step)
        value = evaluate(after) if after.side == here.side else -evaluate(after) + 2 * TURN
        found.append((value, step))
    value, step = max(found, default=(evaluate(here), END))
    if found and value < evaluate(here):
        step = END
    worth = to_value(value, SCALE)
    return Choice(step, worth, False, 0, clock.nodes, (step,), ((step, worth),))


def wins(position: Position) -> Choice | None:
    """A turn that wins at once, looked for only where one peg or links alone can make a chain."""
    assert isinstance(position, Twixt)
    own = field_of(position, position.side)
    first, last = GOALS[position.side]
    if length(waves(own._replace(links=own.open), first), last) > (position.phase == PEG) or position.stock_empty:
        return None
    if position.phase != PEG:
        return winning_turn(position)
    for hole in named(corridors(own._replace(links=own.open), position.side, 0)[0][0]):
        after = position.play(hole)
        won = _won(position, hole, after) or (winning_turn(after) if after.turn == position.side else None)
        if won is not None:
            line = (hole, *(step for step in won.pv if step != hole))
            return replace(won, step=hole, pv=line, ranked=((hole, 1.0),))
    return None


def _won(here: Twixt, step: str, after: Twixt) -> Choice | None:
    """The choice of a step that makes a chain."""
    result = after.result()
    if result is None or result.scores[here.side] < 1:
        return None
    return Choice(step, 1.0, True, 1, 1, (step,), ((step, 1.0),))


BRAIN = Brain(
    think=_think,
    levels=(
        Level(nodes=40, seconds=0.8, depth=1, noise=0.3, blunder=0.7, sees_wins=False),
        Level(nodes=60, seconds=0.8, depth=1, noise=0.2, blunder=0.5),
        Level(nodes=200, seconds=0.8, depth=2, noise=0.12, blunder=0.35),
        Level(nodes=400, seconds=0.8, depth=3, noise=0.08, blunder=0.2),
        Level(nodes=3_000, seconds=2.8),
    ),
    full=Level(nodes=6_000, seconds=4.0),
    wins=wins,
)
