"""The rules beside a board: it stands aside for a column of text, and never under the hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.palette import colours
from jeux.scenes.app import App
from jeux.scenes.table.display.panel import panel_width
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Tab
from jeux.ui.items import Spot
from tests.desk import click, desk, frames, move, play_table, press

ROOMY = (1366, 768)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, size=ROOMY, animation="none") as made:
        yield made


def placed(scene: GameScene) -> tuple[int, ...]:
    return tuple(scene.display.board.closeup.outer)


def page_of(scene: GameScene) -> pygame.Rect:
    assert scene.rules.panel
    return scene.rules.panel.rect


@pytest.mark.parametrize("key", ["moulin", "backgammon"])
@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_the_board_stands_aside_and_comes_back(tmp_path: Path, key: str, theme: str) -> None:
    with desk(tmp_path, size=ROOMY, theme=theme, animation="none") as app:
        scene = play_table(app, key)
        frames(app, 2)
        before, panel = placed(scene), scene.panel.rect.copy()
        press(app, pygame.K_F1)
        frames(app, 2)
        page = page_of(scene)
        assert page.width >= 500 > panel.width, "a column of text"
        assert page == scene.panel.rect
        assert placed(scene) != before
        assert scene.display.board.closeup.outer.right <= page.left, "nothing of the board is covered"
        press(app, pygame.K_F1)
        frames(app, 2)
        assert scene.rules.panel is None
        assert placed(scene) == before
        assert scene.panel.rect == panel


def test_a_square_board_keeps_its_size(app: App) -> None:
    scene = play_table(app, "moulin")
    frames(app, 2)
    before = scene.display.board.closeup.outer.copy()
    scene.rules.toggle()
    frames(app, 2)
    after = scene.display.board.closeup.outer
    assert after.height == before.height
    assert after.width >= 0.98 * before.width


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 768), 100), ((1024, 600), 200), ((800, 560), 100), ((900, 1400), 100)]
)
def test_where_there_is_no_room_the_board_stays(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    with desk(tmp_path, size=size, text_size=text, animation="none") as app:
        scene = play_table(app, "moulin")
        frames(app, 2)
        before, panel = placed(scene), scene.panel.rect.copy()
        scene.rules.toggle()
        frames(app, 3)
        assert page_of(scene) == panel
        assert placed(scene) == before


def test_nothing_goes_away_under_a_man_in_the_hand(app: App) -> None:
    """The page opens over the panel at once; the board goes when the hand is empty, and comes back likewise."""
    scene = play_table(app, "tablut")
    frames(app, 2)
    before = placed(scene)
    position = scene.session.match.position
    many = [position.places(step)[0] for step in position.steps()]
    first = next(place for place in many if many.count(place) > 1)
    click(app, scene.display.pixel_of(first))
    assert scene.session.hand.chosen
    press(app, pygame.K_F1)
    frames(app, 3)
    assert page_of(scene).width == panel_width(app.size, scene.widget_scale)
    assert placed(scene) == before
    scene.session.let_go()
    frames(app, 2)
    aside = placed(scene)
    assert aside != before
    assert page_of(scene) == scene.panel.rect
    click(app, scene.display.pixel_of(first))
    assert scene.session.hand.chosen
    scene.rules.close()
    frames(app, 3)
    assert placed(scene) == aside
    scene.session.let_go()
    frames(app, 2)
    assert placed(scene) == before


def test_a_step_is_played_beside_the_rules(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.rules.toggle()
    frames(app, 2)
    move(app, scene.display.pixel_of("d7"))
    click(app, scene.display.pixel_of("d7"))
    assert scene.session.match.steps == ("d7",)
    assert scene.rules.reading


def test_another_window_lays_the_table_as_it_always_is(app: App) -> None:
    scene = play_table(app, "moulin")
    frames(app, 2)
    before = placed(scene)
    scene.rules.toggle()
    frames(app, 2)
    scene.relayout()
    frames(app, 2)
    assert scene.rules.panel is None
    assert placed(scene) == before


def test_the_page_is_night_in_the_wooden_theme(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.rules.toggle()
    frames(app, 2)
    part = app.screen.subsurface(page_of(scene))
    assert sum(pygame.transform.average_color(part)[:3]) / 3 < 70
    assert part.get_at((12, part.get_height() // 2))[:3] == colours().ground


def test_the_title_stands_above_the_tabs_and_once(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.rules.toggle()
    frames(app, 2)
    page = scene.rules.panel
    assert page
    title = app.texts.game("moulin", "name")
    spots = [item for part in page.pages for item in part.items if isinstance(item, Spot) and item.words == title]
    tabs = [item for item in page.head.items if isinstance(item, Tab)]
    assert len(spots) == 1
    assert spots[0].rect.bottom <= min(tab.rect.top for tab in tabs)


@pytest.mark.parametrize(("size", "text"), [(ROOMY, 100), ((1024, 600), 200), ((3840, 2160), 100)])
def test_a_figure_is_wide_and_no_higher_than_the_window_lets_it_be_read(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    with desk(tmp_path, size=size, text_size=text, animation="none") as app:
        scene = play_table(app, "moulin")
        scene.rules.toggle()
        frames(app, 2)
        page = scene.rules.panel
        assert page
        wide = [item.rect for item in page.text.items if isinstance(item, Spot) and item.words == ""]
        assert wide
        assert all(rect.height <= 0.65 * size[1] for rect in wide)
        if scene.rules.aside:
            assert max(rect.width for rect in wide) >= 0.6 * page.text.view.width
