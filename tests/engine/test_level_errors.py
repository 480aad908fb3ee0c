"""The benchmark of the levels' errors adds up what a turn loses, and measures the same again."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import level_errors
from benchmarks.level_errors import lost, lost_by_step, measured, nodes_for, turns_of
from jeux.engine.lookup import player_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options


def test_a_step_that_gives_a_won_game_away_loses_all_and_the_best_one_nothing() -> None:
    game = CATALOGUE["nim_bicolore"]
    position = game.start(complete_options(game, {}), 2)
    nodes = player_of("nim_bicolore").stages[0]
    losses = {step: lost_by_step("nim_bicolore", position, step, nodes) for step in position.steps()}
    assert set(losses.values()) == {0.0, 100.0}


def test_the_steps_of_a_turn_are_added_up_to_a_hundred_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = next(turns_of("nim_bicolore", 1, Random(1)))
    monkeypatch.setattr(level_errors, "lost_by_step", lambda key, position, step, nodes: 30.0)
    assert lost("nim_bicolore", turn[:1] * 2, 1) == 60.0
    assert lost("nim_bicolore", turn[:1] * 4, 1) == 100.0


def test_a_turn_is_what_one_player_does_before_the_other() -> None:
    turns = list(turns_of("backgammon", 2, Random(3)))
    assert len(turns) > 10
    for turn in turns:
        assert len({position.turn for position, _ in turn}) == 1
        assert all(step in position.steps() and len(position.steps()) > 1 for position, step in turn)


def test_the_same_seed_measures_the_same() -> None:
    first, again = (measured("nim_bicolore", 2, 6, 600.0, 4) for _ in range(2))
    assert first == again
    assert first.turns == 6


def test_the_judge_has_more_nodes_than_the_level() -> None:
    for key in CATALOGUE:
        player = player_of(key)
        for level in player.levels:
            nodes = nodes_for(player, level)
            assert nodes >= min(4 * level.nodes, player.stages[1])
            assert nodes == player.stages[0] or player.stages[0] < player.stages[1], "all that there is"
