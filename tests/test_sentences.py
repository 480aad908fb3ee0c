"""Whole games told in words: every sentence that a view asks for exists and takes the arguments that it gives."""

from __future__ import annotations

from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.play.games import wording_of
from jeux.play.gestures.wording import Phrase
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Position
from tests.catalogues import LANGUAGES
from tests.typography import faults

STEPS = 400
GAMES = 3


def say(texts: Texts, game: Game, line: Phrase, player: int, part: str) -> str:
    name, arguments = line
    sides = {"side": texts.game(game.key, f"side-{player}{part}")} if player >= 0 else {}
    return texts.game(game.key, name, **sides, **arguments)


def sentences(texts: Texts, game: Game, options: dict[str, str], rng: Random) -> list[str]:
    """What is said during a game played at random."""
    wording = wording_of(game)
    position: Position = game.start(options, game.players[0])
    said = []
    for _ in range(STEPS):
        if position.turn == OVER:
            break
        step = rng.choice(position.steps())
        if position.turn >= 0:
            said.append(say(texts, game, wording.prompt(position), position.turn, ""))
            button = wording.button(position, step)
            said += [texts.game(game.key, button[0], **button[1])] if button else []
        for player in range(len(game.sides)):
            note = wording.note(position, player)
            said += [say(texts, game, note, player, "")] if note else []
        said.append(say(texts, game, wording.step(position, step), max(position.turn, 0), "-title"))
        position = position.play(step)
    result = position.result()
    return [*said, texts.game(game.key, f"ending-{result.reason}")] if result else said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_games_can_be_told(game: Game, language: str) -> None:
    texts, rng, told = Texts(language), Random(1), 0
    for number in range(GAMES):
        options = {option.name: option.values[number % len(option.values)] for option in game.options}
        said = sentences(texts, game, options, rng)
        told += len(said)
        assert [wrong for sentence in set(said) for wrong in faults(language, sentence)] == []
    assert told > 10 * GAMES
