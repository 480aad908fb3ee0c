"""The kernels of games of thrown dice: against the rules, against plain reckoning, and their two twins."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp
from random import Random
from struct import unpack
from typing import Any

import pytest

from jeux.common.assets import asset
from jeux.engine.budget import Budget, Clock, Stopped
from jeux.engine.kernels import PLAIN, compiled
from jeux.engine.players import backgammon, jacquet
from jeux.engine.players.backgammon_stakes import stakes
from jeux.engine.search.dice_lookahead import Node, look_ahead
from jeux.engine.search.expectimax import turn_ends
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options
from jeux.rules.games.backgammon import game as rules

POSITIONS = 10_000
CHECKED_THROWS = 160


@dataclass(frozen=True)
class Kernel:
    """A game, its kernel, and what its files say of it."""

    key: str
    make: Callable[[], Any]
    enter: Callable[[Any, int], Node]
    nets: int
    features: int
    hidden: int
    outputs: int
    options: tuple[dict[str, str], ...]


KERNELS = (
    Kernel(
        "backgammon",
        backgammon.kernel,
        backgammon.node_of,
        backgammon.NETS,
        backgammon.FEATURES,
        backgammon.HIDDEN,
        5,
        ({"cube": "off"},),
    ),
    Kernel(
        "jacquet",
        jacquet.kernel,
        jacquet.node_of,
        jacquet.NETS,
        jacquet.FEATURES,
        jacquet.HIDDEN,
        1,
        tuple({"limit": limit} for limit in jacquet.LIMITS),
    ),
)
both = pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.key)


def before_throws(kernel: Kernel, positions: int, seed: int = 1) -> Iterator[Any]:
    """Positions of random games in which a throw comes, under all the options; the kernel is told of them."""
    game, rng = CATALOGUE[kernel.key], Random(seed)
    left = positions
    while left:
        for options in kernel.options:
            here: Any = game.start(complete_options(game, options), 2)
            if "limit" in options:
                kernel.make().limit = jacquet.LIMITS[options["limit"]]
            while here.turn != OVER and left:
                if here.turn == CHANCE and here.side >= 0:
                    yield here
                    left -= 1
                here = here.play(rng.choice(here.steps()))


def node_of(kernel: Kernel, here: Any) -> array[int]:
    return array("b", kernel.enter(here, 1 - here.side))


def values(mind: Any, node: array[int], depth: int = 0) -> tuple[float, ...]:
    found: tuple[float, ...] = mind.look_ahead(node, depth, None)
    return found


@both
def test_the_ends_are_those_of_the_rules(kernel: Kernel) -> None:
    rng = Random(2)
    for here in before_throws(kernel, POSITIONS):
        if rng.random() > CHECKED_THROWS / POSITIONS:
            continue
        step = rng.choice(here.steps())
        large, small = (int(die) for die in step.removeprefix("roll:").split(","))
        ends: dict[Position, tuple[str, ...]] = turn_ends(here.play(step), {})
        expected = sorted(kernel.enter(end, here.side) for end in ends)
        found = kernel.make().turn_ends(node_of(kernel, here), large, small)
        assert sorted(map(bytes, found)) == expected, (here, step)


def _inputs(mind: Any, node: array[int], features: int) -> list[float]:
    """What a network is told, by the description of its makers."""
    told = []
    for men in node:
        told += [men == 1, men >= 2, men >= 3, max(men - 3, 0)]
    return [float(amount) for amount in (*told, *mind.network_inputs(node)[:features])]


def _by_floats(kernel: Kernel, told: list[float], net: int) -> list[float]:
    """The outputs of a network straight from its file: no table, no sums kept."""
    data = zlib.decompress(asset("tables", f"{kernel.key}.net").read_bytes())
    weights = [unit / 65536 for unit in unpack(f"<{len(data) // 4}i", data)]
    size, hidden = len(weights) // kernel.nets, kernel.hidden
    weights = weights[net * size : (net + 1) * size]
    sums = weights[len(told) * hidden : (len(told) + 1) * hidden]
    for i, amount in enumerate(told):
        if amount:
            row = weights[i * hidden : (i + 1) * hidden]
            sums = [total + amount * weight for total, weight in zip(sums, row, strict=True)]
    units = [1 / (1 + exp(-total)) for total in sums]
    second = weights[(len(told) + 1) * hidden :]
    outs = []
    for k in range(kernel.outputs):
        line = second[k * hidden : (k + 1) * hidden]
        outs.append(second[kernel.outputs * hidden + k] + sum(u * w for u, w in zip(units, line, strict=True)))
    return [1 / (1 + exp(-out)) for out in outs]


@both
def test_the_networks_answer_what_their_file_says(kernel: Kernel) -> None:
    mind, seen = kernel.make(), set()
    for here in list(before_throws(kernel, 400, 3))[::9]:
        node = node_of(kernel, here)
        net = mind.class_of(node)
        seen.add(net)
        if net >= 0:
            expected = _by_floats(kernel, _inputs(mind, node, kernel.features), net)
            assert values(mind, node)[: kernel.outputs] == pytest.approx(expected, abs=1e-3), here
    assert len(seen) >= 2


@both
def test_a_look_ahead_averages_the_best_ends_of_all_throws(kernel: Kernel) -> None:
    mind = kernel.make()
    mind.set_weights([2.0, 1.0, 1.0, 1.0, 1.0] * 2)
    for here in list(before_throws(kernel, 300, 4))[::100]:
        node, mean = node_of(kernel, here), 0.0
        for large in range(1, 7):
            for small in range(1, large + 1):
                ends = [values(mind, array("b", end)) for end in mind.turn_ends(node, large, small)]
                least = min(ends, key=lambda v: 2 * v[0] + v[1] + v[2] - v[3] - v[4])
                mean += (1 if large == small else 2) / 36 * (1 - least[0])
        assert values(mind, node, 1)[0] == pytest.approx(mean, abs=1e-9)


def told(kernel: Kernel, mind: Any) -> Any:
    """The kernel told of the rules and of what the game is worth: a match, so that nothing is double its half."""
    if kernel.key == "jacquet":
        mind.limit = jacquet.LIMITS["livret"]
        return mind
    here = rules.in_match(rules.start({}, 2), (4, 5))
    mind.jacoby = False
    mind.set_stakes(*stakes(here, 0))
    mind.set_weights([2.0, 1.0, 1.0, 1.0, 1.0] * 2)
    return mind


@both
def test_both_twins_value_and_search_the_same(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("the kernels were not compiled here")
    nodes = [node_of(kernel, here) for here in list(before_throws(kernel, 600, 5))[::3]]
    quick = told(kernel, kernel.make())
    by_compiled = [values(quick, node) for node in nodes]
    ahead = [values(quick, node, 1) for node in nodes[::80]]
    monkeypatch.setenv(PLAIN, "1")
    mind = told(kernel, kernel.make.__wrapped__())  # type: ignore[attr-defined]
    assert type(mind).__module__ == f"jeux.engine.kernels.games.{kernel.key}"
    assert [values(mind, node) for node in nodes] == by_compiled
    assert [values(mind, node, 1) for node in nodes[::80]] == ahead


@both
def test_a_search_that_is_stopped_says_so_and_counts(kernel: Kernel) -> None:
    here = next(before_throws(kernel, 1))
    budget = Budget(nodes=300)
    clock = Clock(budget)
    with pytest.raises(Stopped):
        look_ahead(kernel.make(), bytes(node_of(kernel, here)), 3, clock)
    assert 300 < clock.nodes < 2_000


@both
def test_nobody_is_told_a_lost_game_can_be_won(kernel: Kernel) -> None:
    lost = array("b", [14, 1] + [0] * 24 + [15] + [0] * 25)
    assert values(kernel.make(), lost)[:5] == (0.0, 0.0, 0.0, 0.0, 0.0)
    assert values(kernel.make(), lost, 2)[0] == 0.0


@both
def test_the_last_men_go_off_with_their_throws(kernel: Kernel) -> None:
    """Two men on the second arrow go off with 26 throws of 36: all those without a 1, and the double 1."""
    node = array("b", [13, 0, 2] + [0] * 23 + [14, 1] + [0] * 24)
    assert values(kernel.make(), node)[0] == pytest.approx(26 / 36, abs=1e-4)
    assert values(kernel.make(), node, 1)[0] == pytest.approx(26 / 36, abs=1e-4)
