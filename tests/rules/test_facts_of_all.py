"""The facts of all games are those that a second, plain computation finds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Position, StepFacts
from jeux.rules.facts import FactFinder, write
from tests.rules.fact_positions import Found, chained, found, short, thinned
from tests.rules.facts_oracle import Oracle, fits
from tests.rules.vectors import facts_of, position_of
from tests.told import told

FEWEST = 120
"""The positions of a game that are compared."""
FEW = 15
"""So many where not all is looked at."""
MOST = 1_000
"""More are looked at until every fact was met that has to be."""
OF_GAMES = {"takes", "forms", "exposed"}

TOO_WIDE = "twixt"
"""Hundreds of turns everywhere, so that a plain computation would play hundreds of thousands of them: it is made on the
same positions with a few of their steps, without `forms`."""

EVERY_GAME = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())


def written(game: Game, here: Position, players: int, step: str, brief: bool = False) -> list[str]:
    """What the program finds, without the facts of one game."""
    return [write(fact) for fact in FactFinder(game, here, players, brief).facts(step) if ":" not in fact.name]


def names(texts: list[str]) -> set[str]:
    """The names of facts."""
    return {text.partition("=")[0] for text in texts}


def drawn(positions: Iterator[Found], rng: Random) -> Iterator[tuple[Position, int, str]]:
    """A step of each position, one that ends the game more often than others."""
    for here, players in positions:
        last = [step for step in here.steps() if here.play(step).turn == OVER]
        yield here, players, rng.choice(last if last and rng.random() < 1 / 3 else here.steps())


def cases(game: Game, rng: Random) -> Iterator[tuple[Position, int, str]]:
    """The steps of the vectors, then steps drawn."""
    for row in facts_of(game.key):
        yield position_of(game, row), row.get("players", game.players[0]), row["step"]
    yield from drawn(short(game), rng)


@EVERY_GAME
def test_facts_are_those_of_a_plain_computation(game: Game, thorough: bool) -> None:
    rng, missing, count = Random(game.key), set(told(game.key, "OCCUR", "").split()), 0
    fewest = FEWEST if thorough else FEW
    wide = game.key == TOO_WIDE
    bare = replace(game, step_facts=StepFacts()) if wide else game
    for here, players, step in itertools.islice(drawn(thinned(), rng) if wide else cases(game, rng), MOST):
        oracle = Oracle(game, here, players)
        expected = [text for text in oracle.facts(step) if not (wide and names([text]) & OF_GAMES)]
        assert written(bare, here, players, step) == expected, (here.text(), step)
        known = players == 1 or None not in map(oracle.fails, here.steps())
        assert fits(written(bare, here, players, step, brief=True), expected, known), (here.text(), step)
        missing -= names(expected)
        count += 1
        if count >= fewest and not (thorough and missing):
            break
    assert count >= fewest
    assert not (thorough and missing)


@pytest.mark.parametrize("key", ["hex", "agon", pytest.param("twixt", marks=pytest.mark.thorough)])
def test_a_search_is_given_up_after_as_many_positions_as_in_a_plain_computation(key: str) -> None:
    game = CATALOGUE[key]
    row = next(row for row in facts_of(key) if any(text.startswith("unsure=") for text in row["facts"]))
    here = position_of(game, row)
    expected = Oracle(game, here, 2).facts(row["step"])
    assert "unsure" in names(expected)
    assert written(game, here, 2, row["step"]) == expected


@EVERY_GAME
def test_men_taken_and_lines_formed_are_those_seen_in_the_texts(game: Game) -> None:
    rng = Random(game.key)
    for here, players in itertools.islice(chained() if game.key == TOO_WIDE else found(game), FEWEST):
        step, oracle = rng.choice(here.steps()), Oracle(game, here, players)
        expected = sorted([*oracle.of_men(step), *oracle.of_throws(step)])
        assert written(game, here, 1, step) == expected, (here.text(), step)


@EVERY_GAME
def test_a_win_seen_at_once_is_one_that_is_played(game: Game) -> None:
    """And what `wins_now` counts as positions are positions of their own."""
    for here, _ in itertools.islice(chained() if game.key == TOO_WIDE else found(game), 60):
        seen = game.step_facts.wins_now(here)
        if seen is None:
            continue
        ends = [here.play(step) for step in here.steps()]
        results = [end.result() for end in ends]
        assert seen == any(result and result.scores[here.turn] == max(result.scores) for result in results)
        assert all(end.turn != here.turn for end in ends)
        assert len({(end, end.past) for end in ends}) == len(ends)
