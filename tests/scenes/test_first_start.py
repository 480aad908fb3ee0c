"""The card of the first start: asked once, by keyboard or mouse, at once in effect, and never in the way."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.common.settings import FILE_NAME, load_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.store import Store
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages import first_start
from jeux.scenes.pages.first_board import SECONDS
from jeux.scenes.pages.first_start import FirstStartScene
from jeux.scenes.routes import ROUTES, FirstRoutes, routes_here
from jeux.scenes.shelf.scene import ShelfScene
from tests.desk import FRAME, click, desk, frames, press, show, until
from tests.scenes.hands import click_on, item, names, scene_of

SIZES = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which nothing was ever kept, on a French system."""
    monkeypatch.setenv("TABLIER_FOLDER", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "fr")
    return tmp_path


def started() -> App:
    """The program as it starts in this folder, its first screen drawn."""
    app = App(routes_here(), propagate=True)
    app.show_shelf()
    frames(app)
    return app


@pytest.mark.parametrize(("spoken", "language"), [("fr_CA", "fr"), ("de_DE", "en")])
def test_the_language_of_the_system_is_proposed(
    fresh: Path, spoken: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", spoken)
    app = started()
    scene = scene_of(app, FirstStartScene)
    assert app.texts.language == language
    assert scene.main.items
    app.shut()


def test_every_answer_is_taken_at_once_and_the_card_is_shown_once(fresh: Path) -> None:
    app = started()
    body = app.scale.body
    click_on(app, "language.1")
    assert app.texts.get("first-title") == "Welcome"
    click_on(app, "sound")
    click_on(app, "text")
    click_on(app, "text_size.3")
    assert app.scale.body == 2 * body
    assert names(app) == [*(f"text_size.{number}" for number in range(4)), "simple", "begin", "text", "speech"]
    click_on(app, "text")
    assert names(app) == ["language.0", "language.1", "sound", "begin", "text", "speech"]
    click_on(app, "begin")
    scene_of(app, ShelfScene)
    app.show_shelf()
    frames(app)
    scene_of(app, ShelfScene)
    app.shut()
    kept = load_settings(fresh)[0]
    assert (kept.language, kept.text_size, kept.muted) == ("en", 200, True)
    assert routes_here() is ROUTES


def test_the_keyboard_alone_is_enough(fresh: Path) -> None:
    app = started()
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        press(app, key)
    assert app.settings.language == "en"
    scene_of(app, ShelfScene)
    app.shut()
    assert load_settings(fresh)[0].language == "en"


@pytest.mark.parametrize("way", [pygame.K_ESCAPE, pygame.K_RETURN, "closed"])
def test_it_is_not_asked_again_however_it_was_left(fresh: Path, way: int | str) -> None:
    app = started()
    if isinstance(way, int):
        press(app, way)
    else:
        frames(app, 1, [pygame.Event(pygame.QUIT)])
    app.shut()
    assert routes_here() is ROUTES


def test_switching_the_sound_on_lets_it_be_heard(fresh: Path) -> None:
    app = started()
    with mock.patch.object(app.sounds, "play") as heard:
        muted = app.settings.muted
        click_on(app, "sound")
        assert app.settings.muted != muted
        click_on(app, "sound")
    assert mock.call("place") in heard.call_args_list
    assert app.settings.muted == muted
    app.shut()


def test_without_a_sound_card_it_says_so(fresh: Path) -> None:
    with desk(fresh) as app:
        app.sounds.available = False
        scene = show(app, FirstStartScene)
        assert isinstance(scene, FirstStartScene)
        assert app.texts.get("error-no-sound") in scene.narrator.situation()
        assert "sound" not in names(app)
        app.sounds.available = True
        scene.relayout()
        assert "sound" in names(app)


def test_two_clicks_lead_to_the_page_of_a_game(fresh: Path) -> None:
    app = started()
    click_on(app, "begin")
    scene_of(app, ShelfScene)
    click_on(app, f"game.{list(CATALOGUE)[1]}")
    scene_of(app, NewGameScene)
    assert "play" in names(app), "the third click begins"
    app.shut()


def test_one_gold_button_and_no_control_without_a_name(fresh: Path) -> None:
    app = started()
    scene = scene_of(app, FirstStartScene)
    for _ in range(2):
        gold = [one for one in scene.widgets.buttons() if one.kind in ("primary", "grand")]
        assert [one.name for one in gold] == ["begin"]
        assert all(one.told(app.texts) for one in scene.body.items if one.name)
        click_on(app, "text")
    app.shut()


def test_speech_is_a_switch_that_says_whether_it_is_on(fresh: Path) -> None:
    app = started()
    _, sign = item(app, "speech")
    assert app.texts.get("heard-off") in sign.told(app.texts)
    click_on(app, "speech")
    assert app.settings.speech
    assert app.texts.get("heard-on") in item(app, "speech")[1].told(app.texts)
    app.shut()


@pytest.mark.parametrize("animation", ["normal", "none"])
def test_the_board_comes_out_of_the_dark_or_is_there_at_once(tmp_path: Path, animation: str) -> None:
    with desk(tmp_path, animation=animation) as app:
        scene = show(app, FirstStartScene)
        assert isinstance(scene, FirstStartScene)
        until(app, lambda: not scene.moving)
        frames(app)
        lit = brightness(app.screen)
        again = show(app, FirstStartScene)
        assert isinstance(again, FirstStartScene)
        until(app, lambda: brightness(app.screen) > 0.1 * lit)
        assert (brightness(app.screen) < 0.5 * lit) == (animation == "normal")
        for _ in range(round(SECONDS / FRAME) + 1):
            frames(app, 1)
        assert not again.moving, "in its time, once it has begun"
        assert not again.advance(0.1), "then it rests"


def brightness(screen: pygame.Surface) -> int:
    """How much brighter than the night the upper part of the page is."""
    middle = screen.get_width() // 2
    return sum(max(0, sum(screen.get_at((middle + x, 40))[:3]) - 40) for x in range(-200, 200, 10))


# --- when it is not shown ---------------------------------------------------------------------------------------------


def test_not_where_settings_were_kept_once(fresh: Path) -> None:
    assert isinstance(routes_here(), FirstRoutes)
    (fresh / f"{FILE_NAME}.illisible").write_text("?")
    assert routes_here() is ROUTES


def test_not_where_a_match_was_kept_once(fresh: Path) -> None:
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    match.play(match.legal()[0])
    assert Store(fresh).save(match.record) is None
    assert routes_here() is ROUTES


def test_not_where_nothing_can_be_kept(fresh: Path) -> None:
    """There it would come back at every start."""
    with mock.patch.object(first_start, "writable", return_value=False):
        assert routes_here() is ROUTES


# --- how it looks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["bois", "contraste", "livret"])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_whole_card_is_in_sight(tmp_path: Path, size: tuple[int, int], text_size: int, theme: str) -> None:
    for language in ("fr", "en"):
        with desk(tmp_path, size, text_size=text_size, theme=theme, language=language) as app:
            scene = show(app, FirstStartScene)
            assert isinstance(scene, FirstStartScene)
            assert not scene.main.farthest
            assert names(app)[-3:] == ["begin", "text", "speech"]
            boxes = [one.rect for one in scene.body.items if one.name]
            assert all(one.collidelistall(boxes) == [number] for number, one in enumerate(boxes))


def test_in_the_smallest_window_the_last_button_is_brought_in(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 560), text_size=200) as app:
        show(app, FirstStartScene)
        press(app, pygame.K_TAB, pygame.KMOD_SHIFT, shown=5)
        page, last = item(app, "begin")
        assert page.farthest
        assert page.view.contains(page.on_screen(last.rect))
        click(app, page.on_screen(last.rect).center)
        scene_of(app, ShelfScene)
