"""The demonstration of a game in the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.files import Problem
from jeux.play.learn.learnt import FILE_NAME, Learnt
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.learn.lesson.lessons import DEMO
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.learn.demonstration.screen import FADE, DemoScreen
from jeux.scenes.navigation.learning import learning, show_demo
from jeux.scenes.pages.learn import LearnScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import RoundButton
from tests.desk import button, click, desk, frames, press, until
from tests.rounds import some
from tests.scenes.hands import scene_of, screen_of, table_of

KEY = "boite"
TAUGHT = [key for key in CATALOGUE if has_course(key)]


LONG = 0.2
"""Seconds of a frame where nothing is asked of what comes between."""


def look_on(app: App, key: str = KEY) -> GameScene:
    show_demo(app, learning(app, key))
    frames(app)
    return table_of(app, DemoScreen)


@pytest.mark.parametrize("key", some(TAUGHT, every=5))
def test_a_demonstration_plays_itself_to_the_end(app: App, tmp_path: Path, key: str) -> None:
    scene = look_on(app, key)
    captions = []
    for _ in range(3000):
        if screen_of(scene, DemoScreen).activity.over:
            break
        if screen_of(scene, DemoScreen).activity.caption not in captions:
            captions.append(screen_of(scene, DemoScreen).activity.caption)
        frames(app, 1)
    assert screen_of(scene, DemoScreen).activity.over
    assert captions == list(dict.fromkeys(screen_of(scene, DemoScreen).activity.captions))
    assert Learnt(tmp_path).of(key) == {DEMO}
    texts = [each.text for each in scene.widgets.buttons()]
    assert {app.texts.get(name) for name in ("demo-again", "lesson-learn", "lesson-play")} <= set(texts)


def test_it_stands_still_while_the_rules_are_read(app: App) -> None:
    scene = look_on(app)
    press(app, pygame.K_F1)
    assert scene.rules.reading
    assert scene.session.watch.paused
    press(app, pygame.K_F1)
    assert not scene.rules.reading
    press(app, pygame.K_SPACE)
    assert not scene.session.watch.paused


def test_no_cursor_comes_on_its_board(app: App) -> None:
    scene = look_on(app)
    press(app, pygame.K_RIGHT)
    assert scene.display.marking.cursor is None


def test_a_click_on_the_board_stops_it_and_the_next_goes_on(app: App) -> None:
    scene = look_on(app)
    middle = scene.display.board.frame.rect.center
    click(app, middle)
    assert scene.session.watch.paused
    before = screen_of(scene, DemoScreen).activity.progress
    frames(app, 50)
    assert screen_of(scene, DemoScreen).activity.progress == before
    click(app, middle)
    frames(app, 50)
    assert screen_of(scene, DemoScreen).activity.progress > before


def test_it_is_slowed_and_skipped(app: App, tmp_path: Path) -> None:
    scene = look_on(app)
    frames(app, 25)
    quick = screen_of(scene, DemoScreen).activity.progress
    click(app, button(scene, app.texts.get("demo-slower")))
    before = screen_of(scene, DemoScreen).activity.progress
    frames(app, 25)
    assert 0 < screen_of(scene, DemoScreen).activity.progress - before < quick
    click(app, button(scene, app.texts.get("demo-skip")))
    assert screen_of(scene, DemoScreen).activity.over
    assert Learnt(tmp_path).of(KEY) == frozenset()
    click(app, button(scene, app.texts.get("demo-again")))
    assert not screen_of(scene, DemoScreen).activity.over
    press(app, pygame.K_ESCAPE)
    assert screen_of(scene, DemoScreen).activity.over
    press(app, pygame.K_ESCAPE)
    frames(app)
    scene_of(app, LearnScene)


def test_a_tick_that_cannot_be_kept_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = look_on(app)
    monkeypatch.setattr(Learnt, "add", lambda self, name: Problem("lesson-not-kept", FILE_NAME))
    for _ in range(1000):
        if screen_of(scene, DemoScreen).activity.over:
            break
        app.frame(pygame.event.get(), LONG)
    assert screen_of(scene, DemoScreen).activity.over
    assert scene.content_now().message == app.texts.get("demo-not-kept")


def brightness(surface: pygame.Surface, pixel: tuple[int, int]) -> int:
    return sum(surface.get_at(pixel)[:3])


@pytest.mark.parametrize("animation", ["normal", "none"])
def test_one_position_gives_way_to_another_little_by_little(tmp_path: Path, animation: str) -> None:
    with desk(tmp_path, animation=animation) as app:
        app.show_shelf()
        frames(app)
        scene = look_on(app)
        room = scene.display.board.frame.rect
        now = app.window.surface.copy()
        while (
            screen_of(scene, DemoScreen).activity.number == 0
            or screen_of(scene, DemoScreen).activity.since_laid > FADE / 2
        ):
            now = app.window.surface.copy()
            frames(app, 1)
        until(app, lambda: screen_of(scene, DemoScreen).activity.since_laid > FADE / 3)
        early = app.window.surface.copy()
        until(app, lambda: screen_of(scene, DemoScreen).activity.since_laid > FADE)
        after = app.window.surface
        spots = [(x, y) for x in range(room.left, room.right, 7) for y in range(room.top, room.bottom, 7)]
        changed = [spot for spot in spots if abs(brightness(now, spot) - brightness(after, spot)) > 100]
        assert changed, "the men lie elsewhere"
        for spot in changed:
            low, high = sorted((brightness(now, spot), brightness(after, spot)))
            if animation == "none":
                assert brightness(early, spot) == brightness(after, spot)
            else:
                assert low < brightness(early, spot) < high


def test_its_panel_has_four_round_buttons_a_way_back_and_one_filled(app: App) -> None:
    scene = look_on(app)
    rounds = [each for each in scene.widgets.buttons() if isinstance(each, RoundButton)]
    assert [each.name for each in rounds] == [f"tool.{name}" for name in ("again", "pause", "slower", "skip")]
    others = [each for each in scene.widgets.buttons() if each not in rounds and each.text]
    kinds = [(each.text, each.kind) for each in others if each.kind in ("back", "link", "plain")]
    assert kinds == [(app.texts.get("lesson-learn"), "back"), (app.texts.get("button-rules"), "link")]
    assert [each.name for each in scene.widgets.buttons() if each.kind == "primary"] == ["tool.pause"]
    screen_of(scene, DemoScreen).activity.skip()
    frames(app)
    filled = [each.text for each in scene.widgets.buttons() if each.kind == "primary"]
    assert filled == [app.texts.get("lesson-play")]
    left = [each for each in scene.widgets.buttons() if isinstance(each, RoundButton)]
    assert [each.name for each in left if each.enabled] == ["tool.again"], "what does not apply is not there"
    assert len(left) == 1


def test_by_keys_it_is_stopped_and_goes_on_at_the_same_place(app: App) -> None:
    scene = look_on(app)
    for _ in range(10):
        press(app, pygame.K_TAB)
        if scene.widgets.focused and scene.widgets.focused.name == "tool.pause":
            break
    for paused, name in ((True, "tool.go-on"), (False, "tool.pause")):
        press(app, pygame.K_RETURN)
        assert scene.session.watch.paused == paused
        focused = scene.widgets.focused
        assert focused
        assert focused.name == name, "the focus stays where the finger was"
        words = "demo-go-on" if paused else "demo-pause"
        assert focused.told(app.texts) == (app.texts.get(words),)
