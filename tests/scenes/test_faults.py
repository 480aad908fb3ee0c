"""After a fault a plain page leads to what works; it needs nothing of what may have failed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common import typography
from jeux.common.settings import Settings, load_settings
from jeux.common.texts import Texts
from jeux.match.record import Seat
from jeux.scenes import crash
from jeux.scenes.app import App
from jeux.scenes.crash import CrashScene
from jeux.scenes.faults import SHELF, Faults
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui import background
from tests.desk import click, desk, frames, press
from tests.scenes.hands import begun, click_on

KEY = "moulin"


class Fault(Exception):
    """What the tests raise."""


def failing(*_: object) -> None:
    """What cannot be done."""
    raise Fault


def page_of(app: App) -> CrashScene:
    """The plain page, which is shown."""
    assert isinstance(app.scene, CrashScene), app.scene
    return app.scene


def choose(app: App, way: str) -> None:
    """Click the button of a way."""
    click(app, page_of(app).buttons[way].center)
    frames(app)


def as_for_players(app: App) -> None:
    """Faults do not reach the test."""
    app._propagate = False


@pytest.mark.parametrize("stopped", ["layout", "draw", "event", "advance"])
def test_a_screen_that_fails_leads_to_the_shelf(stopped: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        as_for_players(app)
        monkeypatch.setattr(AboutScene, stopped, failing)
        app.go(AboutScene)
        frames(app, 4, [pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)])
        if stopped == "event":
            frames(app, 4, [pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)])
        assert page_of(app).ways == ("shelf", "quit")
        choose(app, "shelf")
        assert isinstance(app.scene, ShelfScene)


def test_the_page_needs_no_letters_texts_theme_or_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((background, "table_top"), (typography, "line"), (typography, "write"), (crash, "font")):
        monkeypatch.setattr(module, name, failing)
    with desk(tmp_path) as app:
        as_for_players(app)
        monkeypatch.setattr(Texts, "get", failing)
        app.show_shelf()
        frames(app, 5)
        page_of(app)
        assert len({tuple(app.screen.get_at((x, 400))) for x in range(1366)}) > 1, "something is written"
        choose(app, "quit")
        assert not app.running


def test_a_shelf_that_fails_is_shown_again_with_the_first_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with the picture of the table, which was a pixel short in some windows."""
    top = background.table_top

    def short(size: tuple[int, int]) -> pygame.Surface:
        if size == (1024, 700):
            raise Fault
        return top(size)

    with desk(tmp_path, (1024, 700), theme="livret", text_size=150, language="en", volume=10) as app:
        as_for_players(app)
        monkeypatch.setattr("jeux.scenes.shelf.scene.table_top", short)
        app.show_shelf()
        frames(app, 5)
        assert page_of(app).ways == ("plain", "quit")
        choose(app, "plain")
        assert isinstance(app.scene, ShelfScene)
        first = Settings()
        assert app.size == first.window
        kept, _ = load_settings(tmp_path)
        assert (kept.window, kept.theme, kept.text_size) == (first.window, first.theme, first.text_size)
        assert (kept.language, kept.volume) == ("en", 10)


def test_a_match_that_fails_twice_can_be_left_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameScene, "draw", failing)
    with desk(tmp_path) as app:
        begun(app, KEY, Seat(""), Seat(""))
        as_for_players(app)
        for ways in (("shelf", "quit"), ("aside", "shelf", "quit")):
            app.show_shelf()
            frames(app, 20)
            shelf = app.scene
            assert isinstance(shelf, ShelfScene)
            (summary,) = shelf.matches
            click_on(app, f"resume.{summary.id}")
            frames(app, 4)
            assert page_of(app).ways == ways
        choose(app, "aside")
        assert isinstance(app.scene, ShelfScene)
        assert not app.scene.matches
        assert app.store.recall(summary.id) is None, "it is whole"


def test_a_size_that_cannot_be_drawn_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def resize(size: tuple[int, int]) -> None:
        app.window.handle.size = size
        frames(app, 10, [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])

    with desk(tmp_path) as app:
        app.show_shelf()
        frames(app)
        resize((1300, 900))
        assert load_settings(tmp_path)[0].window == (1300, 900)
        as_for_players(app)
        monkeypatch.setattr(ShelfScene, "draw", failing)
        resize((1024, 700))
        page_of(app)
        assert load_settings(tmp_path)[0].window == (1300, 900)


def test_keys_choose_on_the_plain_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        as_for_players(app)
        with monkeypatch.context() as first:
            first.setattr(AboutScene, "draw", failing)
            app.go(AboutScene)
            frames(app, 4)
        for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN):
            press(app, key)
        assert isinstance(app.scene, ShelfScene)


def test_the_ways_never_lead_back_to_the_same_fault_only() -> None:
    faults = Faults()
    expected = {
        ("about", False): ["shelf quit", "shelf plain quit"],
        (SHELF, False): ["plain quit"],
        (SHELF, True): ["shelf quit"],
    }
    for (where, plain), ways in expected.items():
        for each in ways:
            faults.add(where, "", plain)
            assert " ".join(faults.ways) == each


@pytest.mark.parametrize("size", [(800, 560), (1366, 768), (900, 1400), (3840, 2160)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_plain_page_has_a_drawing_few_words_and_one_gold_way(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """Also where no fault came before it: what is on it does not depend on that."""
    with desk(tmp_path, size=size, language=language) as app:
        for ways in (("shelf", "quit"), ("aside", "shelf", "quit")):
            app.faults.ways = ways
            app.go(app.routes.crash)
            frames(app, 3)
            page = page_of(app)
            assert tuple(page.buttons) == ways
            window, rects = pygame.Rect((0, 0), size), list(page.buttons.values())
            assert all(window.contains(rect) for rect in rects)
            assert all(one.collidelist(rects[n + 1 :]) < 0 for n, one in enumerate(rects))
            fills = [tuple(app.screen.get_at((rect.left + rect.width // 2, rect.top + 6)))[:3] for rect in rects]
            assert fills == [crash.CHOSEN, *[crash.GROUND] * (len(ways) - 1)]
            above = [column for column in range(size[0]) if column_is_drawn(app.screen, column, rects[0].top)]
            assert above, "a drawing and words stand above"


def column_is_drawn(surface: pygame.Surface, x: int, bottom: int) -> bool:
    return any(tuple(surface.get_at((x, y)))[:3] != crash.GROUND for y in range(0, bottom, 3))


def test_no_fault_leads_to_the_shelf_or_out() -> None:
    assert Faults().ways == ("shelf", "quit")
