"""« À revoir » in the window: the tile on the shelf, the table, whose mistakes, what is kept of an answer."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from jeux.common.clock import today
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import Analysis
from jeux.play.learn.own_mistakes.activity import State
from jeux.play.learn.own_mistakes.kept_mistakes import FILE_NAME, KeptMistakes
from jeux.play.learn.own_mistakes.schedule import Schedule
from jeux.play.review.review import Found, Review
from jeux.scenes.app import App
from jeux.scenes.learn.own_mistakes.screen import MistakeScreen
from jeux.scenes.navigation.mistakes import WhoseSheet
from jeux.scenes.review.gathering import gather_mistakes
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, move, touch, until
from tests.play.mistaken import found, game, mistake
from tests.scenes.hands import click_on, names, place, scene_of, screen_of, table_of

BEFORE = today() - timedelta(2)


def shelf(app: App) -> None:
    """Come to the shelf, and wait for what is found beside it."""
    app.show_shelf()
    frames(app)
    until(app, lambda: not (scene_of(app, ShelfScene).offers.due.busy or scene_of(app, ShelfScene).offers.daily.busy))


def asked(app: App) -> tuple[GameScene, MistakeScreen]:
    click_on(app, "mistakes")
    frames(app)
    scene = table_of(app, MistakeScreen)
    return scene, screen_of(scene, MistakeScreen)


def test_without_mistakes_that_wait_there_is_no_tile(app: App, tmp_path: Path) -> None:
    shelf(app)
    assert "mistakes" not in names(app)
    KeptMistakes(tmp_path).add([mistake(day=today())])
    shelf(app)
    assert "mistakes" not in names(app)


def test_a_better_step_is_found_and_kept(app: App, tmp_path: Path) -> None:
    KeptMistakes(tmp_path).add([mistake(day=BEFORE)])
    shelf(app)
    scene, screen = asked(app)
    assert screen.activity.words.goal() in scene.content().message
    touch(app, scene, "b2")
    assert screen.activity.state is State.FOUND
    assert app.texts.get("mistake-again", days=3) in scene.content().message
    (kept,) = KeptMistakes(tmp_path).all()
    assert kept.schedule == Schedule(today(), 1, 1)
    click(app, button(scene, app.texts.get("menu-game-shelf")))
    shelf(app)
    assert "mistakes" not in names(app)


def test_a_click_is_not_lost_where_the_shelf_is_laid_between_its_halves(app: App, tmp_path: Path) -> None:
    """The problem of the day may be found while the button is held."""
    KeptMistakes(tmp_path).add([mistake(day=BEFORE)])
    shelf(app)
    scene = scene_of(app, ShelfScene)
    x, y = map(round, place(app, "mistakes"))
    move(app, (x, y))
    frames(app, 1, [pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=False)])
    scene.layout()
    frames(app, 2, [pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=False)])
    frames(app)
    assert table_of(app, MistakeScreen)


def test_the_step_of_the_game_is_answered_and_counts_once(tmp_path: Path) -> None:
    with desk(tmp_path, animation="none") as app:
        KeptMistakes(tmp_path).add([mistake(day=BEFORE)])
        shelf(app)
        scene, screen = asked(app)
        assert app.texts.get("problem-next") not in [each.text for each in screen.buttons()]
        touch(app, scene, "f4")
        told = scene.content().message
        assert app.texts.get("mistake-played") in told
        assert told.endswith(app.texts.get("review-class-2")), "what is better is not told"
        until(app, lambda: len(scene.match.steps) == 4)
        assert scene.match.steps[-2:] == ("f4", "b4"), "what was expected after it"
        until(app, lambda: screen.activity.state is State.TO_FIND)
        touch(app, scene, "b4")
        assert screen.activity.state is State.FOUND
        assert "Ce coup empêche Noir de fermer un moulin en b6." in scene.content().message
        (kept,) = KeptMistakes(tmp_path).all()
        assert kept.schedule == Schedule(today(), 1, 0)


def test_a_hint_gives_the_reason_and_the_solution_is_played(app: App, tmp_path: Path) -> None:
    KeptMistakes(tmp_path).add([mistake(day=BEFORE)])
    shelf(app)
    scene, screen = asked(app)
    scene.session.advise()
    scene.session.advise()
    told = screen.activity.words.solution()
    assert told.endswith("Ce coup empêche Noir de fermer un moulin en b6.")
    assert told in scene.content().message
    screen.activity.show_solution()
    until(app, lambda: screen.activity.state is State.FOUND)
    assert scene.match.steps[-1] == "b4"
    (kept,) = KeptMistakes(tmp_path).all()
    assert kept.schedule == Schedule(today(), 1, 0)


def test_of_two_players_is_asked_whose(app: App, tmp_path: Path) -> None:
    KeptMistakes(tmp_path).add([mistake(day=BEFORE), mistake(day=BEFORE, player="Zoé")])
    shelf(app)
    click_on(app, "mistakes")
    frames(app)
    assert isinstance(app.dialogue, WhoseSheet)
    assert len(app.dialogue.choices) == 3
    click_on(app, "choice.1")
    frames(app)
    assert screen_of(table_of(app, MistakeScreen), MistakeScreen).activity.mistake.player == "Zoé"


def test_a_broken_file_costs_one_sentence(app: App, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("{}", encoding="utf-8")
    shelf(app)
    until(app, lambda: "mistakes-broken" in [code for code, _ in scene_of(app, ShelfScene).warnings])
    assert "mistakes" not in names(app)


def reviewed(match: Match) -> Review:
    """A review that has confirmed an error."""
    review = Review(match, Analysis(match), lambda _: None)
    review.restore(Found({2: found(match).verdict}, frozenset({2})))
    return review


@pytest.mark.parametrize(("seat", "number"), [(Seat("Anna"), 1), (Seat("Anna", guest=True), 0), (Seat("Bruno"), 0)])
def test_only_players_of_this_computer_keep_what_a_review_confirms(
    app: App, tmp_path: Path, seat: Seat, number: int
) -> None:
    app.players.add("Anna")
    gather_mistakes(app, reviewed(game(seat, Seat("", 3))))
    assert len(KeptMistakes(tmp_path).all()) == number
