"""What is counted on pages with much to choose: the ways back, the gold actions, the controls, the words; and what is
measured on all: margins, the height of the gold button, where the letters of a field begin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from benchmarks.stress.sizes import SCREENS
from jeux.common.language import LANGUAGES
from jeux.common.theme import Scale
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.make import MakeScene
from jeux.scenes.scene import Scene
from jeux.scenes.shelf.running import RunningPage
from jeux.scenes.table.scene import GameScene
from jeux.scenes.tournament.list_scene import TournamentList
from jeux.ui.band import BACK, BandButton, column, title_row, title_size
from jeux.ui.controls import Control
from jeux.ui.drawing import Look, button_height, draw_field
from jeux.ui.list_field import ListField
from tests.desk import desk, frames
from tests.scenes.hands import begun, click_on, pages

GOLD = ("primary", "grand")
WINDOW = (1366, 768)


class Counted(NamedTuple):
    """A page: how it is opened, its gold actions, the most controls and words in sight of it."""

    open: Callable[[App], object]
    gold: tuple[str, ...]
    controls: int
    words: int


def _running(app: App, count: int) -> None:
    for key in ("moulin", "reversi", "hex", "tablut")[:count]:
        begun(app, key, Seat("Camille"), Seat("", level=2))
    app.show_shelf()
    frames(app, 2)
    app.open(RunningPage(app, app.scene))  # type: ignore[arg-type]  # the shelf is the scene


PAGES = {
    "programme": Counted(lambda app: SCREENS["programme"](app, "moulin"), ("begin",), 50, 340),
    "new tournament": Counted(lambda app: SCREENS["new evening"](app, "moulin"), ("begin",), 16, 120),
    "tournaments": Counted(lambda app: app.go(TournamentList), ("new",), 4, 70),
    "make": Counted(lambda app: app.go(lambda app: MakeScene(app, "moulin", {}, 2)), ("save",), 12, 110),
    "about": Counted(lambda app: app.open(AboutScene(app)), (), 5, 330),
    "accessibility": Counted(lambda app: app.open(AccessibilityScene(app, app.show_shelf)), (), 1, 740),
}


def shown(app: App) -> Scene:
    top = app.dialogue or app.scene
    assert isinstance(top, Scene)
    return top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_has_is_counted(tmp_path: Path, name: str, language: str) -> None:
    page = PAGES[name]
    with desk(tmp_path, WINDOW, language=language) as app:
        app.show_shelf()
        frames(app, 2)
        page.open(app)
        frames(app, 3)
        buttons = shown(app).widgets.buttons()
        assert tuple(one.name for one in buttons if one.kind in GOLD) == page.gold
        (back,) = (one for one in buttons if one.kind == BACK)
        assert back.rect.x < 60
        assert back.rect.bottom < 60
        controls = [each for every in pages(app) for each in every.items if isinstance(each, Control)]
        assert len(controls) <= page.controls, len(controls)
        told = [text for every in pages(app) for each in every.items for text in each.told(app.texts)]
        said = [word for text in told for word in text.split()]
        assert len(said) <= page.words, len(said)
        least = column(WINDOW[0], app.scale)[0]
        assert least >= 40
        assert min(each.rect.left for each in controls) >= least
        golden = [one.rect.height for one in buttons if one.kind in GOLD]
        assert min(golden, default=44) >= 44


@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_game_in_progress_has_its_button_and_one_is_gold(tmp_path: Path, count: int) -> None:
    with desk(tmp_path, WINDOW) as app:
        _running(app, count)
        go = [one for one in shown(app).widgets.buttons() if one.name.startswith("go.")]
        assert [one.kind for one in go] == ["primary", *["plain"] * (count - 1)]
        assert len({one.described(app.texts).name for one in go}) == count, "each tells its game"
        body = pages(app)[-1]
        assert body.height <= body.view.height, "all in sight"
        rows = {
            rect.top for rect in (body.on_screen(item.rect) for item in body.items if item.name.startswith("resume."))
        }
        assert len(rows) == (2 if count > 2 else 1)
        last = go[-1].name.removeprefix("go.")
        click_on(app, f"go.{last}")
        frames(app, 3)
        assert isinstance(app.scene, GameScene)
        assert app.scene.match.record.id == last


@pytest.mark.parametrize("size", [WINDOW, (1024, 600), (1920, 1080), (900, 1400)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_margins_and_titles_give_way_to_large_letters(size: tuple[int, int], text_size: int) -> None:
    scale = Scale.of(size, text_size)
    left, inner = column(size[0], scale)
    assert left >= scale(1)
    assert left + inner <= size[0] - scale(1)
    assert 2 * left <= size[0] * 0.09 or inner >= scale(90), "margins take little of a window"
    big = title_size(size[0], scale)
    assert big >= 2 * scale.body - 1
    assert big <= max(0.05 * size[0], 2 * scale.body)
    assert button_height(scale, "primary") >= max(44, button_height(scale))


@pytest.mark.parametrize("kind", ["field", "list"])
def test_letters_begin_14_pixels_inside_a_field(kind: str) -> None:
    scale, rect = Scale.of(WINDOW, 100), pygame.Rect(0, 0, 300, 35)
    surface = pygame.Surface(rect.size)
    look = Look(hover=False, pressed=False)
    if kind == "field":
        draw_field(surface, rect, "Hector", "", look, scale)
    else:
        ListField("one", rect, ["Hector"], 0, lambda n: n, scale).paint(surface, rect, look)
    row = [surface.get_at((x, y))[:3] for x in range(6, 40) for y in range(10, 25)]
    ground = row[0]
    first = next(n for n, colour in enumerate(row) if colour != ground) // 15 + 6
    assert 13 <= first <= 17, first


def test_a_title_as_wide_as_the_window_needs_no_other_button() -> None:
    scale = Scale.of(WINDOW, 100)
    back = BandButton(BACK, "Retour", lambda: None)
    plain, below = title_row(WINDOW[0], 0, scale, "Tournoi", "", [back])
    assert title_row(WINDOW[0], 0, scale, "A" * 60, "", [back])[1] == below
    assert len(plain) == 2
