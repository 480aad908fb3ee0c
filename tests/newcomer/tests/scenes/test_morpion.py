"""Morpion from the shelf to the end, as a person meets it: by words, pixels and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.play.setup.rule_text import rule_page, rules_of_booklet
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.views import pictures
from tests.desk import button, click, desk, frames, play_table, press, show, touch, until
from tests.scenes.hands import click_on, names, scene_of, type_text

KEY = "morpion"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def said(scene: GameScene) -> str:
    """The message line."""
    return scene.content().message


def steps(scene: GameScene) -> tuple[str, ...]:
    return scene.session.match.steps


def test_it_stands_on_the_shelf_with_its_card_and_is_found_by_its_name(app: App) -> None:
    show(app, ShelfScene)
    assert names(app, "game.")[-1] == f"game.{KEY}"
    assert pictures._cut(KEY, (260, 200)), "its card.webp"
    type_text(app, "tic")
    assert names(app, "game.") == [f"game.{KEY}"]


def test_two_persons_play_it_by_mouse_from_the_shelf_to_its_last_sentence(app: App) -> None:
    show(app, ShelfScene)
    for name in ("more", "filters", "filter.who.2"):
        click_on(app, name)
    click_on(app, f"game.{KEY}")
    assert not names(app, "preset."), "it has no options to choose"
    click_on(app, "play")
    scene = scene_of(app, GameScene)
    assert said(scene) == "À Croix de poser un signe sur une case libre."
    for place in ("b2", "a1", "c3"):
        touch(app, scene, place)
    touch(app, scene, "b2")
    assert said(scene) == "Cette case est occupée."
    for place in ("a3", "a2", "c1", "c2"):
        touch(app, scene, place)
    until(app, lambda: scene.session.outcome_shown)
    assert list(scene.content().outcome[:2]) == [
        "Croix gagne.",
        "Trois signes du gagnant sont alignés.",
    ]
    assert app.store.finished().matches


def test_it_is_played_by_the_keyboard_alone(app: App) -> None:
    scene = play_table(app, KEY)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert len(steps(scene)) == 1
    for key, letter in ((pygame.K_c, "c"), (pygame.K_3, "3"), (pygame.K_RETURN, "")):
        press(app, key, unicode=letter)
    assert steps(scene)[1:] == ("c3",)


def test_the_engine_answers_gives_a_hint_and_lets_one_take_back(app: App) -> None:
    scene = play_table(app, KEY, levels=(0, 5))
    touch(app, scene, "a1")
    until(app, lambda: len(steps(scene)) == 2)
    assert steps(scene) == ("a1", "b2"), "the only answer that does not lose"
    click(app, button(scene, app.texts.get("button-hint")))
    until(app, lambda: scene.display.marking.advised != ())
    assert scene.display.marking.advised[0] in scene.session.match.legal()
    press(app, pygame.K_BACKSPACE)
    assert steps(scene) == ()


def test_the_computer_begins_and_plays_to_a_draw(app: App) -> None:
    scene = play_table(app, KEY, levels=(5, 5))
    until(app, lambda: scene.session.outcome_shown)
    assert scene.content().outcome[1].startswith("Les neuf cases sont prises")


@pytest.mark.parametrize(("language", "title"), [("fr", "Morpion"), ("en", "Noughts and crosses")])
def test_its_rules_are_shown_beside_the_board(tmp_path: Path, language: str, title: str) -> None:
    with desk(tmp_path, language=language) as app:
        scene = play_table(app, KEY)
        press(app, pygame.K_F1)
        assert scene.rules.reading
        assert rule_page(app.texts, rules_of_booklet(KEY))[0].text == title


def test_it_is_resumed_where_it_was_left(app: App) -> None:
    scene = play_table(app, KEY)
    for place in ("b2", "a1"):
        touch(app, scene, place)
    app.show_shelf()
    frames(app)
    click_on(app, next(name for name in names(app, "resume.")))
    assert steps(scene_of(app, GameScene)) == ("b2", "a1")


def test_the_page_of_a_new_game_names_its_players(app: App) -> None:
    show(app, lambda app: NewGameScene(app, KEY))
    assert {"who.0", "who.1", "play"} <= set(names(app))
    click_on(app, "more")
    assert {"side.0", "side.1", "play"} <= set(names(app))
