"""The opponent of Twixt: its ways are measured rightly, plain wins and blocks are not missed."""

from __future__ import annotations

from random import Random

from jeux.engine.evaluation.twixt_ways import FAR, around, around_twice, corridors, field_of, sure_length, waves

from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation.twixt import BRAIN, candidates, evaluate, lengths, wins
from jeux.engine.levels import choose
from jeux.rules.boards import bits
from jeux.rules.twixt import Twixt, start
from jeux.rules.twixt_board import GOALS, HOLES, INDEX, ends, links_of
from jeux.rules.twixt_steps import PEG

AUTO = {"links": "auto"}


def ask(here: Twixt, nodes: int, depth: int | None = None) -> Choice:
    budget = Budget(nodes=nodes, depth=depth)
    return BRAIN.think(here, budget, Clock(budget), Random(1), lambda _: None)


def after(steps: str, **options: str) -> Twixt:
    here = start(options, 2)
    for step in steps.split():
        here = here.play(step)
    return here


def walk(games: int, steps: int) -> list[Twixt]:
    """Positions of games by lot, near the middle so that links come and cross."""
    found = []
    for seed in range(games):
        lot, here = Random(seed), start(AUTO, 2)
        for _ in range(steps):
            near = [step for step in here.steps() if step[0] in "hijklmnop" and 7 < int(step[1:]) < 17]
            here = here.play(lot.choice(near))
            found.append(here)
    return found


def test_links_lead_where_the_board_says() -> None:
    for here in walk(3, 25):
        for side in (0, 1):
            own = field_of(here, side)
            led: dict[int, int] = {}
            for link in links_of(own.open):
                a, b = ends(link)
                led[b] = led.get(b, 0) + (own.pegs >> a & 1)
                led[a] = led.get(a, 0) + (own.pegs >> b & 1)
            once, twice = around_twice(own.pegs, own.open)
            assert set(bits(once)) == set(bits(around(own.pegs, own.open))) == {i for i, n in led.items() if n}
            assert set(bits(twice)) == {i for i, n in led.items() if n > 1}


def test_an_empty_board_takes_twelve_pegs() -> None:
    here = start({}, 2)
    for side in (0, 1):
        assert lengths(here, side)[0] == 13
    assert lengths(after("l12 a2"), 0)[0] == 12


def plain_costs(here: Twixt, side: int) -> dict[int, int]:
    """The pegs that a chain to each hole takes, hole by hole."""
    own = field_of(here, side)
    pegs, linked = own.pegs, {ends(link) for link in links_of(own.links)}
    near: dict[int, list[int]] = {}
    for link in links_of(own.open):
        for a, b in (ends(link), ends(link)[::-1]):
            near.setdefault(a, []).append(b)
    cost = {i: 1 - (pegs >> i & 1) for i in bits(GOALS[side][0] & (pegs | own.empty))}
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


def test_waves_go_as_far_as_a_plain_search_goes() -> None:
    for here in walk(2, 30)[::7]:
        for side in (0, 1):
            cost = plain_costs(here, side)
            found = waves(field_of(here, side), GOALS[side][0])
            assert set(bits(found[-1])) == set(cost)
            for n, reached in enumerate(found):
                assert set(bits(reached)) == {i for i, c in cost.items() if c <= n}


def test_a_double_link_is_a_sure_way() -> None:
    single = after("l12 b20 p12")
    double = after("l12 b20 l16")  # k14 and m14 join them both
    assert sure_length(field_of(double, 0), 0) < sure_length(field_of(single, 0), 0)


def test_both_colours_are_valued_alike() -> None:
    for here in walk(2, 20)[::5]:
        turned = [sum(1 << (i % 24 * 24 + i // 24) for i in bits(word)) for word in here.pegs[::-1]]
        mirror = Twixt(here.rules, (turned[0], turned[1]), ((0, 0, 0, 0), (0, 0, 0, 0)), 1 - here.side)
        bare = Twixt(here.rules, here.pegs, ((0, 0, 0, 0), (0, 0, 0, 0)), here.side)
        assert evaluate(mirror) == evaluate(bare)


def test_corridors_hold_what_shortens_the_way() -> None:
    for here in walk(2, 24)[::6]:
        for side in (0, 1):
            own = field_of(here, side)
            words, shortest = corridors(own, side, 0)
            for hole in list(bits(words[0]))[::9]:
                pegs = list(here.pegs)
                pegs[side] |= 1 << hole
                put = Twixt(here.rules, (pegs[0], pegs[1]), here.links, side)
                assert lengths(put, side)[0] <= shortest


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
        for level in BRAIN.levels[1:]:
            for seed in range(3):
                budget = Budget(nodes=level.nodes, depth=level.depth)
                choice = choose(BRAIN, here, level, Random(seed), Clock(budget), lambda _: None)
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
        tried = candidates(here)
        assert 0 < len(tried) <= 12
        assert set(tried) <= set(here.steps())


def test_an_empty_stock_is_answered() -> None:
    pegs = [
        sum(1 << INDEX[f"{x}{y}"] for x in "bcdefghijk" for y in rows)
        for rows in ((2, 5, 8, 11, 14), (3, 6, 9, 12, 15))
    ]
    here = Twixt(start(AUTO, 2).rules, (pegs[0], pegs[1]), ((0, 0, 0, 0), (0, 0, 0, 0)), 0)
    assert here.stock_empty
    assert ask(here, 40, 1).step in here.steps()


def test_a_link_is_found_whatever_the_budget() -> None:
    here = after("l12 c3 m14")
    assert here.phase != PEG
    budget = Budget(nodes=1)
    clock = Clock(budget)
    while clock.nodes < 1:
        clock.tick()
    assert BRAIN.think(here, budget, clock, Random(1), lambda _: None).step in here.steps()
