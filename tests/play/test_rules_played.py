"""The sheet names the rules that are played: the preset in force, or what differs from the nearest one."""

from __future__ import annotations

import pytest

from jeux.common.texts import Texts
from jeux.play.setup.choosing import preset_options
from jeux.play.setup.rules_played import rules_in_a_line, rules_in_full
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

PRESETS = [(key, number) for key, game in CATALOGUE.items() for number in range(len(game.presets))]


def line(key: str, options: dict[str, str], players: int = 2) -> str:
    game = CATALOGUE[key]
    rules = rules_in_a_line(game, complete_options(game, options), players, Texts("fr"))
    return rules.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("key", "number"), PRESETS)
def test_each_preset_is_named(key: str, number: int, language: str) -> None:
    game, texts = CATALOGUE[key], Texts(language)
    name = texts.game(key, f"preset-{game.presets[number][0]}")
    rules = rules_in_a_line(game, preset_options(game, number), game.players[0], texts)
    assert rules == texts.get("rules-played", name=name)


def test_what_differs_from_the_nearest_preset_is_named() -> None:
    assert line("backgammon", {}) == "Règle : Livret"
    assert line("backgammon", {"cube": "off"}) == "Règle : Livret, sauf Videau (Sans videau)"
    assert line("backgammon", {"cube": "off", "tie": "reroll"}) == "Règle : Famille"
    assert (
        line("backgammon", {"cube": "off", "jacoby": "on"})
        == "Règle : Livret, sauf Videau (Sans videau), Règle de Jacoby (Avec)"
    )


def test_a_game_of_one_rule_names_none() -> None:
    assert not line("mini_halma", {}, 1)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_value_of_every_option_can_be_told(key: str, language: str) -> None:
    game, texts = CATALOGUE[key], Texts(language)
    for option in game.options:
        for value in option.values:
            options = complete_options(game, {option.name: value})
            for players in game.players:
                told = rules_in_full(game, options, players, texts)
                counted = [one for one in game.options if not one.players or players in one.players]
                assert len(told) == len(counted)
                assert all(one.name and one.value and one.effect for one in told)
