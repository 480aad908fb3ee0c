"""The picture of a board is never read in the thread of the window on the way to a table."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common import reading
from jeux.common.assets import asset
from jeux.common.reading import Picture
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.ui.background import table_top
from jeux.views.style import wood
from jeux.views.style.picture_cache import LastPictures
from tests.desk import frames, play_table, show

KEY = "moulin"
BOARD = asset("images", KEY, "board.webp")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> dict[Path, Picture]:
    """The boards that a thread reads, which come when a test says so; nobody else may read one."""
    pictures: dict[Path, Picture] = {}
    load, at_once = pygame.image.load, reading.begin

    def begin(path: Path) -> Picture:
        return pictures.setdefault(path, Picture()) if path == BOARD else at_once(path)

    def load_here(path: Path) -> pygame.Surface:
        assert path != BOARD, "read in the thread of the window"
        return load(path)

    monkeypatch.setattr(reading, "begin", begin)
    monkeypatch.setattr(pygame.image, "load", load_here)
    monkeypatch.setattr(wood, "_boards", LastPictures(2, 10**7))
    reading.boards.forget()
    return pictures


def read() -> pygame.Surface:
    """What the thread reads."""
    return pygame.image.load(str(BOARD))


def test_a_table_is_shown_without_its_board_until_it_is_read(app: App, begun: dict[Path, Picture]) -> None:
    scene = play_table(app, KEY)
    frames(app, 3)
    area = scene.display.board.closeup.area
    shown = app.screen.subsurface(area).copy().get_buffer().raw
    assert shown == table_top(app.size).subsurface(area).copy().get_buffer().raw, "neither board nor men"
    assert scene.moving
    begun[BOARD].set_result(read())
    frames(app)
    assert app.screen.subsurface(area).copy().get_buffer().raw != shown
    frames(app)
    assert not scene.moving


def test_the_page_before_a_match_has_the_board_read(app: App, begun: dict[Path, Picture]) -> None:
    show(app, lambda app: NewGameScene(app, KEY))
    begun[BOARD].set_result(read())
    scene = play_table(app, KEY)
    assert not scene.ground.awaited


def test_a_rematch_reads_nothing(app: App, begun: dict[Path, Picture]) -> None:
    play_table(app, KEY)
    begun.pop(BOARD).set_result(read())
    frames(app, 2)
    scene = play_table(app, KEY)
    assert not scene.ground.awaited
    assert BOARD not in begun


def test_the_shelf_holds_no_board_that_was_not_shown(app: App, begun: dict[Path, Picture]) -> None:
    show(app, lambda app: NewGameScene(app, KEY))
    show(app, app.routes.shelf)
    assert begun[BOARD].cancelled()
