"""Each reason is a fact that the rules find, and each fact of a game has its sentence."""

from __future__ import annotations

from functools import lru_cache

import pytest

from jeux.play.games import wording_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from tests.catalogues import LANGUAGES, Message, messages_of

GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
OF_ALL = {"takes", "forms", "exposed"}
ARGUMENTS = {"n", "chances", "percent", "places", "side", "other"}
LINE = 90


@lru_cache
def texts_of(language: str) -> dict[str, Message]:
    return messages_of(language)


@GAMES
def test_each_reason_is_a_fact(game: Game) -> None:
    names = [reason.name for reason in wording_of(game).reasons]
    assert len(set(names)) == len(names)
    assert set(game.step_facts.names) <= set(names) <= OF_ALL | set(game.step_facts.names)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fact_of_a_game_has_its_sentence(game: Game, language: str) -> None:
    texts = {name: text for name, text in texts_of(language).items() if name.startswith(f"{game.key}-fact-")}
    names = {name.removeprefix(f"{game.key}-fact-") for name in texts}
    assert set(game.step_facts.names) <= names <= OF_ALL | set(game.step_facts.names)
    for name, text in texts.items():
        assert text.arguments <= ARGUMENTS, name
        assert all(len(sentence) <= LINE and sentence.endswith(".") for sentence in text.sentences), name
