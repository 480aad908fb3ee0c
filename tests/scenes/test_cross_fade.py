"""Screens fade into each other."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.play.gestures.pace import duration
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.cross_fade import CrossFade
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


def test_the_card_of_a_game_grows_into_its_board(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        app.show_shelf()
        told(app)
        shelf = app.scene
        assert isinstance(shelf, ShelfScene)
        game = next(iter(CARDS.values()))
        shelf.open_game(game)
        card = shelf.card
        assert card
        before = app.screen.subsurface(card).copy()
        shown = []
        for _ in range(40):
            app.frame([], STEP)
            shown.append(picture(app))
        assert app.scene
        assert app.scene.stage
        assert not card.contains(app.scene.stage)
        changing = sum(one != shown[-1] for one in shown) * STEP
        assert changing == pytest.approx(duration("grow", "normal"), abs=2 * STEP)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(app.screen.subsurface(card), "RGB")


def test_a_card_that_is_cut_and_a_window_without_motion_let_nothing_grow(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 600), animation="normal") as app:
        app.show_shelf()
        told(app)
        shelf = app.scene
        assert isinstance(shelf, ShelfScene)
        shelf.open_game(list(CARDS.values())[-1])
        assert shelf.card is None
    fade, screen = CrossFade(), pygame.Surface((200, 100))
    fade.begin(screen, 0.0, 5, pygame.Rect(0, 0, 50, 50))
    assert not fade.moving


def test_a_card_goes_from_its_place_to_the_stage() -> None:
    fade, screen = CrossFade(), pygame.Surface((400, 200))
    screen.fill("red", (10, 10, 40, 20))
    fade.begin(screen, 1.0, 5, pygame.Rect(10, 10, 40, 20))
    stage, found = pygame.Rect(200, 0, 200, 200), []
    for _ in range(4):
        fade.advance(0.12)
        after = pygame.Surface((400, 200))
        fade.draw(after, stage)
        found.append(pygame.mask.from_threshold(after, (255, 0, 0), (120, 60, 60)).get_bounding_rects())
    wide = [max(boxes, key=lambda box: box.width).width for boxes in found]
    assert wide == sorted(wide)
    assert wide[0] > 40
    assert wide[-1] < 200
