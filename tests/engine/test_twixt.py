"""The opponent of Twixt: its kernel keeps to the rules, its ways are measured rightly, both its twins agree; plain wins
and blocks are not missed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.kernels.games.twixt import OUTER, TRIED, TwixtBoard
from jeux.engine.kernels.games.twixt_tables import INNER
from jeux.engine.levels import choose, limits
from jeux.engine.players.twixt import PLAYER, board, evaluate, wins
from jeux.rules.boards import bits
from jeux.rules.contract import OVER
from jeux.rules.games.twixt.board import GOALS, HOLES, INDEX, NONE, ROOM, between, ends, links_of, union, without
from jeux.rules.games.twixt.game import start
from jeux.rules.games.twixt.position import Twixt
from jeux.rules.games.twixt.steps import PEG
from tests.engine.test_kernels import POSITIONS
from tests.engine.twins import fastest

TOLD = {"NODES": 150}
"""To the tests of all games (`tests/told.py`)."""

AUTO = {"links": "auto"}
FAR = 26


def ask(here: Twixt, nodes: int, depth: int | None = None) -> SearchResult:
    budget = Budget(nodes=nodes, depth=depth)
    return PLAYER.think(here, budget, Clock(budget), Random(1), lambda _: None)


def after(steps: str, **options: str) -> Twixt:
    here = start(options, 2)
    for step in steps.split():
        here = here.play(step)
    return here


def walk(games: int, steps: int) -> list[Twixt]:
    """Positions of random games, near the middle so that links come and cross."""
    found = []
    for seed in range(games):
        lot, here = Random(seed), start(AUTO, 2)
        for _ in range(steps):
            near = [step for step in here.steps() if step[0] in "hijklmnop" and 7 < int(step[1:]) < 17]
            here = here.play(lot.choice(near))
            found.append(here)
    return found


def length(here: Twixt, side: int) -> int:
    """The pegs that a side lacks."""
    return int(board(here).length(side, FAR))


def open_links(here: Twixt, side: int) -> list[tuple[int, int]]:
    """The ends of the links that a side has or may still put, between its pegs and holes that it may take."""
    barred = here.barred[1 - side] if here.rules.own_crossing else union(here.barred[0], here.barred[1])
    links = union(without(between(ROOM[side] & ~here.pegs[1 - side]), barred), here.links[side])
    return [ends(link) for link in links_of(links)]


# --- the kernel against the rules -------------------------------------------------------------------------------------


def walked(positions: int) -> Iterator[tuple[Twixt, str]]:
    """Positions of random games under all the options that the kernel knows, most pegs near to others, and the next
    step; links come as in ``links=auto``."""
    lot = Random(1)
    while True:
        here = start({**AUTO, "crossing": lot.choice(("own", "never"))}, 2)
        while here.turn != OVER and not here.stock_empty:
            pegs = list(bits(here.pegs[0] | here.pegs[1]))
            near = [HOLES[i] for i in _around(lot.choice(pegs))] if pegs else []
            step = lot.choice([hole for hole in near if hole in here.steps()] or here.steps())
            yield here, step
            positions -= 1
            if not positions:
                return
            here = here.play(step)


def _around(hole: int) -> list[int]:
    y, x = divmod(hole, 24)
    ways = ((1, 2), (2, 1), (1, -2), (2, -1))
    there = [(y + s * dy, x + s * dx) for dy, dx in ways for s in (1, -1)]
    return [24 * v + u for v, u in there if 0 <= v < 24 and 0 <= u < 24]


def told(found: Any) -> tuple[object, ...]:
    """What a kernel's board holds."""
    return found.turn, found.winner, found.key, list(found.peg), list(found.linked), list(found.closed)


@pytest.mark.thorough
def test_a_peg_put_is_the_position_of_the_rules_and_can_be_taken_back() -> None:
    for number, (here, step) in enumerate(walked(POSITIONS if compiled() else POSITIONS // 10)):
        found, child = board(here), here.play(step)
        outer = [HOLES[OUTER[found.steps[i]]] for i in range(found.generate(0))]
        assert 0 < len(outer) == len(set(outer)) <= TRIED
        assert set(outer) <= set(here.steps()), here
        before = told(found) if number % 5 == 0 else None
        found.play(INNER[INDEX[step]])
        result = child.result()
        over = result is not None and result.reason == "chain"
        assert (found.turn, found.winner) == ((OVER, here.side) if over else (child.side, -1)), (here, step)
        if before:
            assert told(found) == told(board(child)), (here, step)
            found.undo()
            assert told(found) == before, (here, step)


def test_both_twins_search_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")

    def searches() -> list[object]:
        found: list[object] = []
        for number, (here, _) in enumerate(walked(1_000)):
            seen = board(here)
            found.append((seen.key, seen.evaluate()) if number % 10 == 0 else ())
            if number % 200 == 60:
                found.append(ask(here, 60))
        return found

    with_compiled = searches()
    monkeypatch.setenv(PLAIN, "1")
    assert fastest(TwixtBoard) is TwixtBoard
    assert searches() == with_compiled


# --- ways -------------------------------------------------------------------------------------------------------------


def test_an_empty_board_takes_twelve_pegs() -> None:
    here = start({}, 2)
    for side in (0, 1):
        assert length(here, side) == 13
    assert length(after("l12 a2"), 0) == 12


def plain_costs(here: Twixt, side: int) -> dict[int, int]:
    """The pegs that a chain to each hole takes, hole by hole."""
    pegs, linked = here.pegs[side], {ends(link) for link in links_of(here.links[side])}
    near: dict[int, list[int]] = {}
    for pair in open_links(here, side):
        for a, b in (pair, pair[::-1]):
            near.setdefault(a, []).append(b)
    cost = {i: 1 - (pegs >> i & 1) for i in bits(GOALS[side][0] & ROOM[side] & ~here.pegs[1 - side])}
    queue = list(cost)
    while queue:
        i = queue.pop(0)
        for j in near.get(i, []):
            if pegs >> i & 1 and pegs >> j & 1 and (i, j) not in linked and (j, i) not in linked:
                continue  # two old pegs are not linked any more
            step = cost[i] + 1 - (pegs >> j & 1)
            if step < cost.get(j, FAR):
                cost[j] = step
                queue.append(j)
    return cost


def test_ways_go_as_far_as_a_plain_search_goes() -> None:
    for here, _ in list(walked(400))[::20]:
        for side in (0, 1):
            cost = plain_costs(here, side)
            assert length(here, side) == min((cost[i] for i in bits(GOALS[side][1]) if i in cost), default=FAR)


def test_both_colours_are_valued_alike() -> None:
    for here in walk(2, 20)[::5]:
        turned = [sum(1 << (i % 24 * 24 + i // 24) for i in bits(word)) for word in here.pegs[::-1]]
        mirror = Twixt(here.rules, (turned[0], turned[1]), (NONE, NONE), 1 - here.side)
        bare = Twixt(here.rules, here.pegs, (NONE, NONE), here.side)
        assert evaluate(mirror) == evaluate(bare)


# --- how easily the sides get across ----------------------------------------------------------------------------------


def weights(here: Twixt, side: int) -> tuple[float, float]:
    """The weight of all the ways of a side, from either goal line."""
    found = board(here)
    return found.flow(side, 1), found.flow(side, 2)


def test_every_row_halves_the_weight_of_a_way() -> None:
    for side in (0, 1):
        assert weights(start(AUTO, 2), side) == (22 * 0.5**23, 22 * 0.5**23)
    assert weights(after(nearly(0), **AUTO), 0)[0] > 0.2


def test_the_ways_weigh_the_same_from_either_goal_line() -> None:
    for here in walk(3, 16)[::3]:
        for side in (0, 1):
            there, back = weights(here, side)
            assert there == pytest.approx(back, rel=0.5)


def test_a_peg_and_a_link_open_ways_and_bar_others() -> None:
    before, put = after("l12 b20"), after("l12 b20 m14", **AUTO)
    assert weights(put, 0) > weights(before, 0)
    assert weights(put, 1) < weights(before, 1)
    here = after("l12 b20 m14")
    assert weights(here.play("l12-m14"), 0) > weights(here, 0)


LADDER = "f11 g12 w3 f10"
"""White’s peg runs after the chain that leads it up to the left: it meets the left edge first."""


def test_a_ladder_that_meets_the_edge_first_is_lost() -> None:
    here = after(LADDER, **AUTO)
    run = after(f"{LADDER} e9 e8 d7 d6", **AUTO)
    assert weights(run, 0)[0] <= weights(here, 0)[0], "it only goes on with the ladder"
    near = after(LADDER.replace("f11 g12", "f5 g6").replace("f10", "f4"), **AUTO)
    assert weights(near, 0)[0] > weights(here, 0)[0], "here the goal line comes first"


def test_a_peg_on_its_way_wins_a_ladder() -> None:
    here, helped = after(LADDER, **AUTO), after(LADDER.replace("w3", "d3"), **AUTO)
    assert weights(helped, 0)[0] > 2 * weights(here, 0)[0]


def nearly(side: int) -> str:
    """A chain of a side that lacks its last peg, the other’s pegs out of the way."""
    way = "l24 m22 l20 m18 l16 m14 l12 m10 l8 m6 l4 m2 o1".split()
    other = "b3 b7 b11 b15 b19 b22 w4 w8 w12 w16 w20 e2 f8".split()
    if side:
        way, other = ([f"{HOLES[INDEX[h] % 24 * 24 + INDEX[h] // 24]}" for h in holes] for holes in (way, other))
        return " ".join(f"{o} {w}" for w, o in zip(way[:-1], other, strict=False)) + f" {other[-1]}"
    return " ".join(f"{w} {o}" for w, o in zip(way[:-1], other, strict=False))


def test_the_last_peg_is_put_at_every_level_from_the_second_on() -> None:
    for side in (0, 1):
        here = after(nearly(side), **AUTO)
        assert here.side == side
        for level in PLAYER.levels[1:]:
            for seed in range(3):
                budget = Budget(nodes=level.nodes, depth=level.depth)
                choice = choose(PLAYER, here, level, Random(seed), Clock(budget), lambda _: None)
                result = here.play(choice.step).result()
                assert result is not None
                assert result.scores[side] == 1


def test_a_win_by_hand_is_seen_with_its_links() -> None:
    steps: list[str] = []
    here = start({}, 2)
    for step in nearly(0).split():
        here = here.play(step)
        steps.append(step)
        while here.phase == "link":
            link = next((one for one in here.steps() if one != "end"), "end")
            here = here.play(link)
    won = wins(here)
    assert won is not None
    for step in won.pv:
        here = here.play(step)
    result = here.result()
    assert result is not None
    assert result.scores == (1.0, 0.0)


def test_the_last_pegs_join_the_goal_lines() -> None:
    for side in (0, 1):
        here = after(nearly(side), **AUTO)
        lasts = [HOLES[i] for i in board(here).nearer(side)]
        won = [step for step in here.steps() if here.play(step).result() is not None]
        assert lasts == won != []


@pytest.mark.parametrize("level", [1, 5])
def test_who_stands_won_does_not_tarry(level: int) -> None:
    here, rng = start({"links": "auto"}, 2), Random(1)
    while here.turn != OVER:
        choice = choose(
            PLAYER, here, PLAYER.levels[level - 1], rng, Clock(limits(PLAYER.levels[level - 1])), lambda _: None
        )
        here = here.play(choice.step if here.turn == 0 else rng.choice(here.steps()))
    result = here.result()
    assert result is not None
    assert result.scores == (1.0, 0.0)
    assert here.pegs[0].bit_count() < 60, "25 pegs are enough against random play"


def test_nothing_is_won_where_two_pegs_lack() -> None:
    assert wins(after(" ".join(nearly(0).split()[:-2]), **AUTO)) is None
    assert wins(start({}, 2)) is None


def test_links_follow_the_peg_by_hand() -> None:
    here = after("l12 b3 m14")
    choice = ask(here, 50)
    assert choice.step == "l12-m14"
    assert ask(here, 50).ranked == ((choice.step, choice.value),), "an error is never a link left out"


def test_the_last_gap_is_barred() -> None:
    here = after(nearly(0), **AUTO)
    before = Twixt(here.rules, here.pegs, here.links, 1)
    answer = ask(before, 400, 2)
    assert wins(before.play(answer.step)) is None or answer.value < 0.1


def test_a_good_first_peg_is_taken_over_and_a_poor_one_is_not() -> None:
    assert ask(after("l12", swap="yes"), 60, 1).step == "swap"
    assert ask(after("b3", swap="yes"), 60, 1).step != "swap"
    opening = ask(start({"swap": "yes"}, 2), 60)
    assert ask(after(opening.step, swap="yes"), 60, 1).step != "swap", "the cake is cut so that either half will do"


def test_few_holes_are_tried_and_all_are_legal() -> None:
    for here in walk(2, 30):
        tried = [step for step, _ in ask(here, 60).ranked]
        assert 0 < len(tried) <= TRIED
        assert set(tried) <= set(here.steps())


def test_an_empty_stock_is_answered() -> None:
    pegs = [
        sum(1 << INDEX[f"{x}{y}"] for x in "bcdefghijk" for y in rows)
        for rows in ((2, 5, 8, 11, 14), (3, 6, 9, 12, 15))
    ]
    here = Twixt(start(AUTO, 2).rules, (pegs[0], pegs[1]), (NONE, NONE), 0)
    assert here.stock_empty
    assert ask(here, 40, 1).step in here.steps()


def test_a_link_is_found_whatever_the_budget() -> None:
    here = after("l12 c3 m14")
    assert here.phase != PEG
    budget = Budget(nodes=1)
    clock = Clock(budget)
    while clock.nodes < 1:
        clock.tick()
    assert PLAYER.think(here, budget, clock, Random(1), lambda _: None).step in here.steps()
