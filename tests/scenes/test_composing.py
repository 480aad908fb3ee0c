"""Steps put together on the board: matches gathered, given back and taken, by the mouse and by the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.play.analysis.verdicts import Worth
from jeux.scenes.app import App
from tests.desk import advise, button, click, desk, play_table, press, touch


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def test_matches_are_chosen_one_by_one_and_taken_by_the_button(app: App) -> None:
    scene = play_table(app, "nim_bicolore")
    for place in ("1n1", "1b1", "1n2", "1n1"):
        touch(app, scene, place)
    assert scene.session.hand.chosen == ("1b1", "1n2")
    click(app, button(scene, app.texts.game("nim_bicolore", "take-both", new=1, burnt=1)))
    assert scene.session.match.steps == ("1:1n1b",)
    assert list(scene.session.hand.chosen) == []


def test_a_match_of_another_heap_begins_the_choice_anew_and_says_so(app: App) -> None:
    scene = play_table(app, "nim_bicolore")
    touch(app, scene, "1n1")
    touch(app, scene, "3n2")
    assert scene.session.hand.chosen == ("3n2",)
    assert scene.content().message == app.texts.game("nim_bicolore", "say-one-heap")
    press(app, pygame.K_ESCAPE)
    assert list(scene.session.hand.chosen) == []
    assert scene.composer.line() is None


def test_matches_are_taken_by_the_keyboard(app: App) -> None:
    scene = play_table(app, "nim_bicolore")
    press(app, pygame.K_RIGHT)
    first = scene.display.marking.cursor
    press(app, pygame.K_SPACE, unicode=" ")
    assert scene.session.hand.chosen == (first,)
    press(app, pygame.K_RETURN)
    assert len(scene.session.match.steps) == 1


def test_advice_is_shown_with_its_proof(app: App) -> None:
    scene = play_table(app, "nim_bicolore")
    advise(app, scene)
    assert scene.display.marking.advised == ("2n1",)
    assert scene.content().badge == app.texts.get("badge-exact")
    assert app.texts.get("worth-win") in scene.content().message or "gain en" in scene.content().message
    touch(app, scene, "2n1")
    assert scene.content().badge == ""


def test_advice_says_that_a_lost_game_is_lost(app: App) -> None:
    scene = play_table(app, "nim_bicolore")
    scene.session.play("2:1n0b")
    advise(app, scene)
    assert app.texts.get("worth-loss") in scene.content().message or "perte en" in scene.content().message


def test_advice_claims_nothing_that_is_not_proven(app: App) -> None:
    session = play_table(app, "hex").session
    here, step = session.match.position, session.match.position.steps()[0]

    def told(value: float, exact: bool, turns: int | None = None) -> str:
        return session.words.short_worth(here, Worth(step, value, exact, turns))

    get = app.texts.get
    assert told(1.0, True) == get("worth-win")
    assert told(1.0, True, turns=7) == get("worth-win-in", n=7)
    assert told(0.0, True) == get("worth-loss")
    assert told(1.0, False) == get("worth-nearly")
    assert told(0.7, True) == told(0.7, False) == get("worth-chances", percent=70)
    assert session.words.short_worth(here, Worth(step, 0.4, bound=True)) == get("worth-at-most", percent=40)
