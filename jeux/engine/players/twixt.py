"""The player of Twixt: a tree over few holes, evaluated by how easily both sides get across (`kernels.games.twixt`).

Only pegs are searched: each gets all its possible links, as with ``links=auto``. With manual links, the useful ones are
chosen afterwards one by one, each by a static evaluation; so are the pegs to withdraw once the stock is empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import lazy_kernel
from jeux.engine.kernels.games.twixt_tables import INNER
from jeux.engine.levels import winning_turn
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search import tree_search
from jeux.engine.search.deepening import to_value
from jeux.rules.boards import bits
from jeux.rules.contract import OVER, Position
from jeux.rules.games.twixt.board import HOLES, SIZE, links_of
from jeux.rules.games.twixt.position import Twixt
from jeux.rules.games.twixt.steps import END, PEG, SWAP

if TYPE_CHECKING:
    from jeux.engine.kernels import puct_tree
    from jeux.engine.kernels.games import twixt as twixt_kernel
else:
    twixt_kernel = lazy_kernel("games.twixt")
    puct_tree = lazy_kernel("puct_tree")

SCALE = 130
TURN = 20
"""The value of the right to move, in points of the kernel's estimate."""
TAKEN = range(5, SIZE - 5)
"""The columns and rows where a first peg is worth swapping."""
MIDDLE = (SIZE - 1) / 2
GAIN = 0.05
"""The bonus for swapping it, over another peg."""
SEARCHED = 100
"""The visits from which the value of a step counts as searched. In positions from games at level 3, with 2 500 visits
in all, values differed by 0.1 on average from a search of the step (at most 0.25), with hundreds of visits as with
thousands: the estimate varies by as much between depths."""
FEW, APART, MARGIN = 3, 4, 6
"""The number of first pegs placed without a search, and their distance from other pegs and from the own goal lines."""

NAMES = {hole: HOLES[i] for i, hole in enumerate(INNER)}
"""The steps by their numbers on the kernel's board."""


def board(here: Twixt) -> twixt_kernel.TwixtBoard:
    """The kernel's board of a position."""
    white, black = here.pegs
    pegs = [(white >> i & 1) + 2 * (black >> i & 1) for i in range(SIZE * SIZE)]
    links = [link for side in (0, 1) for link in links_of(here.links[side])]
    return twixt_kernel.TwixtBoard(here.rules.own_crossing, pegs, links, here.side)


def evaluate(here: Twixt) -> int:
    """The estimate for the side to play, in points: `SCALE` make a winning chance of 73 %."""
    return board(here).evaluate()


# --- the search -------------------------------------------------------------------------------------------------------


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    assert isinstance(position, Twixt)
    won = wins(position)
    if won is not None:
        return won
    if budget.every and position.phase != PEG:
        return _after_links(position, budget, clock, rng, report)
    choice = _without_search(position, budget.every, clock, rng)
    if choice is not None:
        report(choice)
        return choice
    linking = Twixt(
        position.rules._replace(auto=True), position.pegs, position.links, position.side, PEG, position.withdrawn
    )
    tree = puct_tree.PuctTree(board(linking), SCALE, budget.nodes or 0, clock.spent)
    best = tree_search.TreeSearch(tree, NAMES, clock, every=budget.every, enough=SEARCHED).run(report)
    if not position.rules.auto:
        lines = {step: _by_hand(position, line) for step, line in best.lines.items()}
        best = replace(best, pv=_by_hand(position, best.pv), lines=lines)
    return _or_swap(position, best) if position.may_swap else best


def _by_hand(here: Twixt, pegs: tuple[str, ...]) -> tuple[str, ...]:
    """A line of pegs with all possible links after each, for manual links."""
    line: list[str] = []
    for peg in pegs:
        if peg not in here.steps():
            break  # a link has ended the game, or blocks a peg of the line
        links, after = _linked(here.play(peg))
        line += (peg, *links)
        here = after
    return tuple(line)


def _linked(here: Twixt) -> tuple[tuple[str, ...], Twixt]:
    """The rest of a turn after the peg: all possible links; and the position after it."""
    line: list[str] = []
    while here.turn >= 0 and here.phase != PEG:
        line.append(next((step for step in here.steps() if "-" in step and not step.startswith("x")), END))
        here = here.play(line[-1])
    return tuple(line), here


def _after_links(here: Twixt, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The link, or the end of the turn, with a value from a search after the whole turn."""
    choice = _link(here, clock)
    links, end = _linked(here.play(choice.step))
    if end.turn == OVER:
        return choice
    found = _think(end, budget, clock, rng, report)
    value, line = 1.0 - found.value, (choice.step, *links, *found.pv)
    looked_at = found.searched is None or found.step in found.searched
    searched = frozenset((choice.step,) if looked_at else ())
    return replace(choice, value=value, nodes=found.nodes, pv=line, ranked=((choice.step, value),), searched=searched)


def _without_search(here: Twixt, every: bool, clock: Clock, rng: Random) -> SearchResult | None:
    """A choice without search: links, withdrawals, the first pegs. An analysis (`every`) searches the second and third
    peg, though with little insight."""
    if here.phase != PEG:
        return _link(here, clock)
    if here.stock_empty:
        return _best_after(here, here.steps(), clock)
    if not any(here.pegs):
        return _open(here, clock, rng)
    return _finish(here, clock) or (None if every else _from_afar(here, clock))


def _finish(here: Twixt, clock: Clock) -> SearchResult | None:
    """If the opponent has no serious way left, a peg that brings the own goal lines nearer: by the estimate alone the
    player would only go on blocking him."""
    pegs = board(here)
    if pegs.ease(1 - here.side):
        return None
    nearer = [HOLES[i] for i in pegs.nearer(here.side)]
    return _best_after(here, nearer, clock) if nearer else None


def _from_afar(here: Twixt, clock: Clock) -> SearchResult | None:
    """One of the first pegs: halfway between an opposing peg and its farther goal line, with no peg near; searches see
    too little there."""
    own, other = here.pegs[here.side], here.pegs[1 - here.side]
    if own.bit_count() >= FEW or not other or here.may_swap:
        return None
    pegs = [divmod(peg, SIZE) for peg in bits(own | other)]
    spots = [_halfway(here.side, *divmod(peg, SIZE)) for peg in bits(other)]
    room, (y, x) = max((min(max(abs(v - y), abs(u - x)) for v, u in pegs), (y, x)) for y, x in spots)
    step = HOLES[y * SIZE + x]
    return SearchResult(step, 0.5, False, 0, clock.nodes, (step,), ((step, 0.5),)) if room >= APART else None


def _halfway(side: int, y: int, x: int) -> tuple[int, int]:
    """The row and column halfway from an opposing peg to its farther goal line, not too near to the own goal lines."""
    along, across = (y, x) if side else (x, y)
    along = (along + (SIZE - 1 if 2 * along < SIZE else 0)) // 2
    across = min(max(across, MARGIN), SIZE - 1 - MARGIN)
    return (along, across) if side else (across, along)


def _or_swap(here: Twixt, best: SearchResult) -> SearchResult:
    """The result with the swap as one more step, favoured if the first peg is well placed."""
    y, x = divmod(here.pegs[0].bit_length() - 1, SIZE)
    gain = GAIN if x in TAKEN and y in TAKEN else -GAIN
    ranked = sorted([(SWAP, min(1.0, best.value + gain)), *best.ranked], key=lambda pair: -pair[1])
    step, value = ranked[0]
    return replace(best, step=step, value=value, pv=best.pv if step == best.step else (step,), ranked=tuple(ranked))


def _open(here: Twixt, clock: Clock, rng: Random) -> SearchResult:
    """The first peg: in the middle, or where nobody would swap it."""
    reach = (SIZE - 2 * TAKEN.start) // 2 + 1 if here.rules.swap else 2
    x = rng.choice((MIDDLE - reach + 0.5, MIDDLE + reach - 0.5))
    y = MIDDLE + rng.randrange(-3, 3) + 0.5
    step = HOLES[round(y) * SIZE + round(x)]
    return _unsearched(step, 0.5, clock)


def _unsearched(step: str, value: float, clock: Clock) -> SearchResult:
    """A result from a static evaluation."""
    return SearchResult(step, value, False, 0, clock.nodes, (step,), ((step, value),), searched=frozenset())


def _best_after(here: Twixt, steps: Iterable[str], clock: Clock) -> SearchResult:
    """The step after which the side to play has the best estimate."""
    ranked = []
    for step in steps:
        after = here.play(step)
        value = evaluate(after) if after.side == here.side else -evaluate(after) + 2 * TURN
        ranked.append((value, step))
    value, step = max(ranked)
    return _unsearched(step, to_value(value, SCALE), clock)


def _link(here: Twixt, clock: Clock) -> SearchResult:
    """The most useful link, or the end of the turn if no link joins two chains."""
    links = [step for step in here.steps() if "-" in step and not step.startswith("x")]
    if links:
        best = _best_after(here, links, clock)
        if best.value >= to_value(evaluate(here), SCALE):
            return best
    return _unsearched(END, to_value(evaluate(here), SCALE), clock)


def wins(position: Position) -> SearchResult | None:
    """A turn that wins at once; only searched if one peg or links alone can complete a chain."""
    assert isinstance(position, Twixt)
    here = board(position)
    here.generous = True  # links between old pegs are still possible
    lacking = here.length(position.side, 1)
    if lacking > (position.phase == PEG) or position.stock_empty:
        return None
    if position.phase != PEG:
        return winning_turn(position)
    for hole in (HOLES[i] for i in here.nearer(position.side)):
        after = position.play(hole)
        won = _won(position, hole, after) or (winning_turn(after) if after.turn == position.side else None)
        if won is not None:
            line = (hole, *(step for step in won.pv if step != hole))
            return replace(won, step=hole, pv=line, ranked=((hole, 1.0),))
    return None


def _won(here: Twixt, step: str, after: Twixt) -> SearchResult | None:
    """The result for a step that completes a chain."""
    result = after.result()
    if result is None or result.scores[here.side] < 1:
        return None
    return SearchResult(step, 1.0, True, 1, 1, (step,), ((step, 1.0),))


PLAYER = EnginePlayer(
    think=_think,
    levels=(
        Level(nodes=50, seconds=0.8, noise=0.27, blunder=0.53, sees_wins=False, ease=0.85),
        Level(nodes=50, seconds=0.8, noise=0.27, blunder=0.53),
        Level(nodes=80, seconds=0.8, noise=0.18, blunder=0.38),
        Level(nodes=520, seconds=0.8, noise=0.05, blunder=0.1),
        Level(nodes=3_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    stages=(2_000, 60_000, 300_000),
    wins=wins,
    by_reply=True,
)
