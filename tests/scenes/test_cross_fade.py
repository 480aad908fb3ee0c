"""Screens fade into each other."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.play.gestures.pace import duration
from jeux.scenes.app import App
from jeux.scenes.shelf.scene import ShelfScene
from tests.desk import desk, press

STEP = 0.02


def picture(app: App) -> bytes:
    return bytes(app.screen.get_buffer().raw)


def told(app: App) -> bytes:
    """What the window shows once nothing fades any more."""
    for _ in range(40):
        app.frame([], STEP)
    return picture(app)


@pytest.mark.parametrize("animation", ["normal", "fast", "slow"])
def test_a_page_fades_in_for_as_long_as_the_speed_says(tmp_path: Path, animation: str) -> None:
    with desk(tmp_path, animation=animation) as app:
        app.show_shelf()
        shelf = told(app)
        app.open_about()
        shown = []
        for _ in range(40):
            app.frame([], STEP)
            shown.append(picture(app))
        last = shown[-1]
        assert shown[0] != shelf, "a click is answered in the next frame"
        assert shown[0] != last
        changing = sum(one != last for one in shown) * STEP
        assert changing == pytest.approx(duration("dialogue", animation), abs=STEP + 0.001)


def test_without_motion_a_page_is_there_at_once(tmp_path: Path) -> None:
    with desk(tmp_path, animation="none") as app:
        app.show_shelf()
        told(app)
        app.open_about()
        app.frame([], STEP)
        assert picture(app) == told(app)


def test_keys_act_while_a_page_fades_in(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        app.show_shelf()
        told(app)
        app.open_about()
        app.frame([], STEP)
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None
        assert isinstance(app.scene, ShelfScene)


def test_a_window_that_changes_its_size_ends_the_fade(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        app.show_shelf()
        told(app)
        app.open_about()
        app.frame([], STEP)
        app.window.resize((1024, 768))
        assert told(app)
        assert app.screen.get_size() == (1024, 768)
