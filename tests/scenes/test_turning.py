"""Turning the board at the table: `R` and the menu, by game, and everything that a hand touches follows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.match import forms
from jeux.play.gestures.notice import Notice
from jeux.scenes.app import App
from jeux.scenes.table.menu import GameMenu, OneScreenSheet
from jeux.views.style.frame import AS_DRAWN, HALF_TURN, UPSIDE_DOWN
from tests.desk import button, click, desk, frames, play_table, press, touch, until


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, animation="none") as app:
        yield app


def turn(app: App) -> None:
    press(app, pygame.K_r, unicode="r")
    frames(app, 60)  # a letter waits for a digit first, where places begin with it


def test_r_turns_the_board_for_this_and_the_next_matches_of_the_game(app: App) -> None:
    scene = play_table(app, "agon")
    before = scene.display.board.pixel("d9")
    turn(app)
    assert scene.display.board.way == HALF_TURN
    assert scene.session.notice == Notice(app.texts.get("board-turned"))
    assert scene.display.board.pixel("d9") != before
    assert app.settings.turned == ("agon",)
    assert play_table(app, "moulin").display.board.way == AS_DRAWN
    again = play_table(app, "agon")
    assert again.display.board.way == HALF_TURN
    turn(app)
    assert again.display.board.way == AS_DRAWN
    assert not app.settings.turned


def test_hands_and_arrows_follow_the_board(app: App) -> None:
    scene = play_table(app, "agon")
    turn(app)
    board, marking = scene.display.board, scene.display.marking
    press(app, pygame.K_TAB)
    assert marking.cursor
    here = board.pixel(marking.cursor)
    press(app, pygame.K_RIGHT)
    assert board.pixel(marking.cursor)[0] > here[0]
    step = scene.match.legal()[0]
    for place in scene.match.position.places(step):
        touch(app, scene, place)
    assert scene.match.steps == (step,)


def test_a_typed_place_is_that_of_the_name_seen_there(app: App) -> None:
    scene = play_table(app, "moulin")
    turn(app)
    for letter in "d2":
        press(app, ord(letter), unicode=letter)
    press(app, pygame.K_RETURN)
    assert scene.match.steps == ("d2",)


def test_the_menu_turns_the_board_where_it_may_be_turned(app: App) -> None:
    scene = play_table(app, "backgammon", levels=(1, 0))
    assert scene.display.board.way == AS_DRAWN, "Black's home is at the lower right"
    scene.open_menu()
    frames(app)
    assert isinstance(app.dialogue, GameMenu)
    click(app, button(app.dialogue, app.texts.get("settings-one-screen")))
    frames(app, 15)  # longer than a double click
    assert isinstance(app.dialogue, OneScreenSheet)
    click(app, button(app.dialogue, app.texts.get("button-flip")))
    frames(app)
    assert scene.display.board.way == UPSIDE_DOWN


@pytest.mark.parametrize("key", ["boite", "nim_bicolore", "mini_halma"])
def test_a_board_with_one_right_way_up_stays(app: App, key: str) -> None:
    scene = play_table(app, key)
    turn(app)
    assert scene.display.board.way == AS_DRAWN
    assert scene.session.notice == Notice(app.texts.get("board-fixed"))
    assert not app.settings.turned
    sheet = OneScreenSheet(app, scene.switches)
    assert sheet.sentence == app.texts.get("board-fixed")
    app.open(sheet)
    frames(app)
    assert app.texts.get("button-flip") not in {item.text for item in sheet.widgets.buttons()}


def test_the_home_of_a_person_who_changes_sides_comes_to_the_lower_right(app: App) -> None:
    scene = play_table(app, "jacquet", levels=(0, 1), form=forms.RETURN, target=2)
    assert scene.display.board.way == AS_DRAWN
    scene.session.give_up(0, 1)
    until(app, lambda: scene.session.outcome_shown)
    scene.session.next_game()
    frames(app)
    assert scene.match.persons() == (1,)
    assert scene.display.board.way == HALF_TURN


@pytest.mark.parametrize(("throw", "step"), [("roll:6,3", "6:24/18"), ("roll:3,6", "6:24/18")])
def test_a_typed_number_is_that_of_the_side_to_play(app: App, throw: str, step: str) -> None:
    scene = play_table(app, "backgammon", cube="off")
    scene.match.play(throw)
    scene.session.begin()
    for number in ("24", "18"):
        for letter in number:
            press(app, ord(letter), unicode=letter)
        press(app, pygame.K_RETURN)
    assert scene.match.steps == (throw, step)
