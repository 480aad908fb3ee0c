"""A field with a chevron: it shows one of many choices, and opens all of them as a list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common.roles import Role
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.ui.blocks import Column
from jeux.ui.drop_list import DropList, place_of
from jeux.ui.list_field import ListField
from tests.desk import click, desk, frames, press, show

FEW = ("Bois", "Livret", "Contraste")
MANY = tuple(f"{letter}{n}" for letter in "AB" for n in range(20))


class Page(PageScene):
    """A page with a field near its top and one at its foot."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pages.append(self.new_page())
        self.taken = 1, 3
        self.left = False

    def layout(self) -> None:
        width, height = self.app.size
        page = Column(self.app.scale, 40, 40, width - 80)
        page.listed("look", FEW, self.taken[0], lambda n: self.take(n, self.taken[1]), "Thème", "Les couleurs.")
        page.y = height - 60
        page.listed("many", MANY, self.taken[1], lambda n: self.take(self.taken[0], n), "Nombre")
        self.main.lay(pygame.Rect(0, 0, width, height), page.items, height)

    def take(self, look: int, many: int) -> None:
        self.taken = look, many
        self.layout()

    def back(self) -> bool:
        self.left = True
        return True


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, animation="none") as app:
        yield app


def shown(app: App) -> Page:
    scene = show(app, Page)
    assert isinstance(scene, Page)
    return scene


def field(scene: Page, name: str) -> ListField:
    return next(item for item in scene.main.items if isinstance(item, ListField) and item.name == name)


def opened(scene: Page) -> DropList:
    assert scene.widgets.dropped
    return scene.widgets.dropped


def click_row(app: App, scene: Page, number: int) -> None:
    dropped = opened(scene)
    click(app, dropped.page.on_screen(dropped.page.items[number].rect).center)


def test_a_click_opens_the_list_and_another_takes_a_row(app: App) -> None:
    scene = shown(app)
    click(app, field(scene, "look").rect.center)
    assert opened(scene).focused
    click_row(app, scene, 2)
    assert scene.widgets.dropped is None
    assert scene.taken == (2, 3)
    assert field(scene, "look").text == "Contraste"


def test_a_click_elsewhere_closes_the_list_and_does_nothing_else(app: App) -> None:
    scene = shown(app)
    click(app, field(scene, "look").rect.center)
    click(app, field(scene, "many").rect.center)
    assert scene.widgets.dropped is None
    assert scene.taken == (1, 3)


def test_keys_alone_open_the_list_walk_through_it_and_take(app: App) -> None:
    scene = shown(app)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)  # there is nothing further down
    press(app, pygame.K_SPACE)
    assert scene.taken[0] == 2
    assert scene.main.ringed == "look", "the focus is where it was"
    press(app, pygame.K_RETURN)
    press(app, pygame.K_HOME)
    press(app, pygame.K_RETURN)
    assert scene.taken[0] == 0


def test_escape_closes_the_list_not_the_page(app: App) -> None:
    scene = shown(app)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_ESCAPE)
    assert (scene.widgets.dropped, scene.taken, scene.left) == (None, (1, 3), False)
    press(app, pygame.K_ESCAPE)
    assert scene.left


def test_a_letter_goes_to_the_next_choice_that_begins_with_it(app: App) -> None:
    scene = shown(app)
    click(app, field(scene, "many").rect.center)
    press(app, pygame.K_b, unicode="b")
    press(app, pygame.K_b, unicode="b")
    press(app, pygame.K_RETURN)
    assert MANY[scene.taken[1]] == "B1"


def test_a_long_list_is_scrolled_to_what_is_chosen(app: App) -> None:
    scene = shown(app)
    scene.take(1, 35)
    click(app, field(scene, "many").rect.center)
    dropped = opened(scene)
    chosen = dropped.page.on_screen(dropped.page.items[35].rect)
    assert dropped.page.farthest > 0
    assert dropped.page.view.contains(chosen)


def test_the_list_closes_with_its_page_and_when_its_field_moves(app: App) -> None:
    scene = shown(app)
    click(app, field(scene, "look").rect.center)
    scene.main.lay(scene.main.view, [item for item in scene.main.items if item.name != "look"], 100)
    frames(app)
    assert scene.widgets.dropped is None


@pytest.mark.parametrize("size", [(800, 560), (1024, 600), (1366, 768), (900, 1400)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_list_never_leaves_the_window(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    with desk(tmp_path, size, animation="none", text_size=text_size) as app:
        scene = shown(app)
        window = pygame.Rect((0, 0), size)
        for name in ("look", "many"):
            here = field(scene, name).rect
            click(app, here.center)
            box = opened(scene).box
            assert window.contains(box)
            assert not box.colliderect(here)
            press(app, pygame.K_ESCAPE)


def test_a_list_goes_where_it_has_room() -> None:
    window = pygame.Rect(0, 0, 800, 600)
    high, low = pygame.Rect(100, 50, 200, 34), pygame.Rect(100, 500, 200, 34)
    assert place_of(high, (200, 300), window, 4).top > high.bottom
    assert place_of(low, (200, 300), window, 4).bottom < low.top
    assert place_of(pygame.Rect(700, 50, 90, 34), (300, 100), window, 4).right < 800


def test_the_field_and_its_rows_are_described(app: App) -> None:
    scene, texts = shown(app), app.texts
    told = field(scene, "look").described(texts)
    assert (told.role, told.name, told.group, told.position) == (Role.COMBO, "Livret", "Thème", (2, 3))
    click(app, field(scene, "look").rect.center)
    rows = [row.described(texts) for row in opened(scene).page.items]
    assert [row.role for row in rows] == [Role.OPTION] * 3
    assert [(row.name, row.group, row.position) for row in rows] == [
        ("Bois", "Thème", (1, 3)),
        ("Livret", "Thème", (2, 3)),
        ("Contraste", "Thème", (3, 3)),
    ]
    assert rows[1].checked
    assert not rows[0].checked
    assert scene.narrator.speech().focus == opened(scene).page.items[1].told(texts)
    assert scene.narrator.speech().help == "Les couleurs."


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_the_list_is_drawn_above_its_page(tmp_path: Path, theme: str) -> None:
    with desk(tmp_path, animation="none", theme=theme) as app:
        scene = shown(app)
        before = app.screen.copy()
        click(app, field(scene, "look").rect.center)
        frames(app)
        box = opened(scene).box
        assert pygame.image.tobytes(app.screen.subsurface(box), "RGB") != pygame.image.tobytes(
            before.subsurface(box), "RGB"
        )
