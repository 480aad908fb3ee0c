"""Looking on while computers play: pause, a step back, a step forward, speed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.play.table.conductor import Waiting
from jeux.play.table.mid_game import hand_over
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import button, click, desk, frames, play_table, press, until

LONG = 60
"""Frames in which the computers would have played on."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768), animation="fast") as made:
        yield made


def words(scene: GameScene) -> list[str]:
    return [each.text for each in scene.widgets.buttons()]


def played(app: App, scene: GameScene, count: int) -> None:
    until(app, lambda: len(scene.session.match.steps) >= count)


def stays(app: App, scene: GameScene) -> None:
    """Nothing is played as long as one waits."""
    steps = scene.session.match.steps
    for _ in range(LONG):
        frames(app, 1)
        pygame.time.wait(2)
    assert scene.session.match.steps == steps


@pytest.mark.parametrize("key", ["moulin", "backgammon"])
def test_back_by_the_mouse_leaves_the_computers_waiting(app: App, key: str) -> None:
    get = app.texts.get
    scene = play_table(app, key, levels=(1, 1))
    assert {get("button-watch-back"), get("button-watch-forward"), get("button-pause")} <= set(words(scene))
    assert get("button-undo") not in words(scene)
    played(app, scene, 6)
    before = scene.session.match.steps
    click(app, button(scene, get("button-watch-back")))
    assert scene.session.watch.paused
    assert len(scene.session.match.steps) < len(before)
    stays(app, scene)
    assert get("watch-paused") in scene.content().message
    click(app, button(scene, get("button-watch-forward")))
    assert scene.session.match.steps[: len(before)] == before[: len(scene.session.match.steps)], "the same step again"
    stays(app, scene)
    click(app, button(scene, get("button-go-on")))
    played(app, scene, len(before) + 3)


def test_step_by_step_by_keys(app: App) -> None:
    scene = play_table(app, "moulin", levels=(1, 1))
    press(app, pygame.K_SPACE)
    assert scene.session.watch.paused
    count = len(scene.session.match.steps)
    for number in range(1, 4):
        press(app, pygame.K_RIGHT)
        played(app, scene, count + number)
        stays(app, scene)
        assert len(scene.session.match.steps) == count + number
    press(app, pygame.K_LEFT)
    assert len(scene.session.match.steps) == count + 2
    press(app, pygame.K_BACKSPACE)
    assert len(scene.session.match.steps) == count + 1
    stays(app, scene)
    press(app, pygame.K_SPACE)
    assert not scene.session.watch.paused
    played(app, scene, count + 3)


def test_the_speed_goes_round_and_is_kept_for_this_match_only(app: App) -> None:
    get = app.texts.get
    scene = play_table(app, "moulin", levels=(1, 1))
    seen = []
    for _ in range(3):
        pace = scene.session.watch.pace
        seen.append(pace)
        click(app, button(scene, get(f"button-pace-{pace}")))
    assert seen == ["fast", "slow", "normal"]
    assert scene.session.watch.speed == scene.session.conductor.pace == "fast"
    assert app.settings.animation == "fast"


def test_a_person_has_undo_and_no_pause(app: App) -> None:
    scene = play_table(app, "moulin", levels=(0, 1))
    assert app.texts.get("button-undo") in words(scene)
    assert app.texts.get("button-pause") not in words(scene)
    assert not scene.session.watching


def test_who_leaves_the_seat_looks_on(app: App) -> None:
    scene = play_table(app, "moulin", levels=(0, 1))
    hand_over(scene.session, 0)
    frames(app)
    assert app.texts.get("button-pause") in words(scene)
    assert app.texts.get("button-undo") not in words(scene)


def test_at_the_end_one_can_still_go_back(app: App) -> None:
    scene = play_table(app, "quandary", levels=(1, 1))
    scene.session.conductor.pace = "none"
    played(app, scene, 3)
    scene.session.give_up(0, 1)
    until(app, lambda: scene.session.outcome_shown)
    frames(app)
    assert scene.session.waiting() is Waiting.OVER
    click(app, button(scene, app.texts.get("button-watch-back")))
    assert scene.session.waiting() is not Waiting.OVER
    stays(app, scene)
