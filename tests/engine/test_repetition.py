"""A position that comes back is known again, however near the end by quiet steps is."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options

GAMES = ("moulin", "assaut", "tablut", "agon", "tresor", "dames_en_croix", "neo_pettie")


def reversed_step(step: str) -> str:
    """The step the other way round."""
    return "-".join(reversed(step.split("-")))


def shuffle(here: Position) -> list[str]:
    """Two steps of each player that lead back to the position; nothing where they were not found."""
    for first in here.steps():
        there = here.play(first)
        if there.turn != 1 - here.turn:
            continue
        for second in there.steps():
            steps = [first, second, reversed_step(first), reversed_step(second)]
            if played(here, steps) and still(played(here, steps)) == still(here):
                return steps
    return []


def played(here: Position, steps: list[str]) -> Position | None:
    """The position after these steps; nothing where one of them cannot be played."""
    for step in steps:
        if here.turn == OVER or step not in here.steps():
            return None
        here = here.play(step)
    return here


def still(here: Position | None) -> str:
    """What a position says but for its quiet steps."""
    return " ".join(word for word in here.text().split() if not word.startswith("quiet=")) if here else ""


def late(here: Position, key: str, quiet: int) -> Position:
    """The same position after so many quiet steps."""
    return CATALOGUE[key].read(f"{still(here)} quiet={quiet}", complete_options(CATALOGUE[key], {}), 2)


def walked(key: str) -> Iterator[Position]:
    """Positions of random games, after some quiet step."""
    for seed in range(200):
        rng, here = Random(seed), CATALOGUE[key].start(complete_options(CATALOGUE[key], {}), 2)
        while here.turn != OVER:
            if here.turn >= 0 and here.text().split()[-1].startswith("quiet=") and "quiet=0" not in here.text():
                yield here
            here = here.play(rng.choice(here.steps()))


@pytest.mark.parametrize("key", GAMES)
def test_the_third_time_is_foreseen_at_any_count_of_quiet_steps(key: str) -> None:
    mind = player_of(key)
    here, steps = next((here, steps) for here in walked(key) if (steps := shuffle(here)))
    values = set()
    for quiet in (1, 55, 80):
        last = played(late(here, key, quiet), (steps * 2)[:-1])
        assert last is not None
        result = last.play(steps[-1]).result()
        assert result is not None
        assert result.reason == "repetition"
        budget = Budget(None, nodes=20_000, depth=4)
        choice = mind.think(last, budget, Clock(budget), Random(1), lambda _: None)
        values.add(dict(choice.ranked)[steps[-1]])
    assert len(values) == 1


@pytest.mark.parametrize("key", GAMES)
def test_the_layout_forgets_the_quiet_steps_and_the_key_does_not(key: str) -> None:
    adapter: Any = import_module(f"jeux.engine.players.{key}").ADAPTER
    seen: dict[int, str] = {}
    for number, here in enumerate(walked(key)):
        boards = [adapter.board(late(here, key, quiet)) for quiet in (1, 80, 81)]
        assert len({board.repetition_key for board in boards}) == 1
        assert len({board.key for board in boards}) == 3
        assert boards[0].key == boards[0].repetition_key
        assert seen.setdefault(boards[0].repetition_key, still(here)) == still(here)
        if number > 300:
            break
