"""« Les mêmes dés »: a single game of dice played again, from the sheet of its end and from its menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match import forms
from jeux.play.setup.chance_words import same_chance
from jeux.play.table.panel_content import seal_line, short_seal
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, fold, frames, play_table, until
from tests.scenes.hands import dialogue_of, scene_of

WITH_DICE = [key for key, game in CATALOGUE.items() if game.chance]
AGAINST = [key for key in WITH_DICE if 2 in CATALOGUE[key].players and not CATALOGUE[key].fewest]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def ended(app: App, key: str, target: int = 0) -> GameScene:
    """A game in which dice have been thrown, given up."""
    scene = play_table(app, key, target=target)
    session = scene.session
    session.throw()
    session.give_up(0, session.match.game.prices(session.match.position)[0])
    until(app, lambda: session.outcome_shown)
    frames(app)
    fold(app)
    return scene


@pytest.mark.parametrize("key", AGAINST)
def test_a_single_game_is_played_again_with_the_same_dice(app: App, key: str) -> None:
    scene = ended(app, key)
    match = scene.session.match
    click(app, button(scene, app.texts.get(same_chance(match.game))))
    frames(app)
    again = scene_of(app, GameScene)
    assert again is not scene
    assert again.session.match.record.again == match.record.id
    assert again.session.match.record.seats == match.record.seats
    told = "dice-again" if match.game.throws_dice else "lots-again"
    assert app.texts.get(told, seal=short_seal(match.commitment)) == seal_line(again.session)
    again.session.throw()
    assert again.session.match.steps[0] == match.steps[0]
    assert app.store.load(again.session.match.record.id).record is not None


def test_a_return_game_says_that_its_dice_are_known(app: App) -> None:
    scene = play_table(app, AGAINST[0], form=forms.RETURN, target=2)
    session = scene.session
    seal = short_seal(session.match.commitment)
    assert app.texts.get("dice-commit", seal=seal) == seal_line(session)
    session.throw()
    session.give_up(0, session.match.game.prices(session.match.position)[0])
    session.next_game()
    assert app.texts.get("dice-again", seal=seal) == seal_line(session)


def test_the_menu_offers_it_at_the_end_only(app: App) -> None:
    scene, words_of = play_table(app, AGAINST[0]), app.texts.get("end-same-dice")
    scene.open_menu()
    frames(app)
    assert words_of not in [element.text for element in dialogue_of(app).widgets.buttons()]
    app.close()
    scene = ended(app, AGAINST[0])
    scene.open_menu()
    frames(app)
    assert app.dialogue
    click(app, button(app.dialogue, words_of))
    frames(app)
    assert scene_of(app, GameScene) is not scene


def test_a_game_of_a_match_is_not_played_again_alone(app: App) -> None:
    key = next(key for key in AGAINST if CATALOGUE[key].targets)
    scene = ended(app, key, target=CATALOGUE[key].targets[-1])
    offered = [element.text for element in scene.widgets.buttons()]
    assert app.texts.get("end-next-game") in offered
    assert app.texts.get("end-same-dice") not in offered
