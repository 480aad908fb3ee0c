"""What judges is seen only where somebody asks for it: in a review turn by turn, at a table by the professor."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.hidden_evaluation import WHOLE
from jeux.play.table.professor import OFF
from jeux.scenes.app import App
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press, show, until
from tests.scenes.hands import screen_of, table_of

TURNS = ("d6", "d2", "a1", "g7", "b4")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("hidden"), (1024, 768), hidden=True, teacher="strict") as made:
        yield made


def reviewed(app: App) -> GameScene:
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    for step in TURNS:
        match.play(step)
    match.give_up(match.position.turn, match.game.prices(match.position)[0])
    show(app, lambda app: app.routes.review(app, match.record))
    return table_of(app, ReviewScreen)


def test_the_class_guesses_before_it_sees_what_a_turn_was_worth(app: App) -> None:
    scene = reviewed(app)
    _session, get = scene.session, app.texts.get
    activity = screen_of(scene, ReviewScreen).activity
    until(app, lambda: activity.review.finished)
    activity.walk_to(2)
    frames(app, 2)
    turn = activity.turn
    assert turn
    assert get("review-hidden") in scene.content().message
    assert not scene.content().badge
    assert activity.told.errors() == {}
    assert all(activity.told.of_player(player) == ("", "") for player in (0, 1))
    assert not scene.screen.able()["best"]
    press(app, pygame.K_RETURN)
    frames(app, 2)
    assert get("review-hidden") not in scene.content().message
    activity.walk_to(3)
    frames(app, 2)
    assert get("review-hidden") in scene.content().message, "each turn is asked for"
    activity.walk_to(2)
    frames(app, 2)
    assert get("review-hidden") not in scene.content().message, "what was seen stays seen"


def test_the_curve_and_the_figures_are_asked_for(app: App) -> None:
    scene = reviewed(app)
    until(app, lambda: screen_of(scene, ReviewScreen).activity.review.finished)
    frames(app, 2)
    assert not screen_of(scene, ReviewScreen).curve.rect.width
    click(app, button(scene, app.texts.get("review-see-curve")))
    frames(app, 2)
    assert screen_of(scene, ReviewScreen).curve.rect.width
    assert not screen_of(scene, ReviewScreen).activity.review.hidden_evaluation.hides(WHOLE)


def test_the_professor_keeps_silent_until_the_menu_shows_what_is_hidden(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    assert scene.session.teaching.manner() == OFF
    scene.switches.teacher()
    assert scene.content().message == app.texts.get("hidden-teacher")
    assert app.settings.teacher == "strict"
    scene.open_menu()
    frames(app)
    for words in ("blackboard-title", "hidden-show"):
        assert app.dialogue
        click(app, button(app.dialogue, app.texts.get(words)))
        frames(app, 20)
    assert not app.settings.hidden
    assert scene.session.teaching.manner() == "strict"
    assert scene.content().message == app.texts.get("hidden-no-more")
    scene.switches.hide()
