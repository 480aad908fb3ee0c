"""The words that a page explains: under the mouse, by a click, by the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.scenes.app import App
from jeux.ui.controls import Word
from tests.desk import click, desk, frames, move, press
from tests.scenes.hands import item, names, pages, place

KEY = "moulin"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The rules of a game, above the page of a new game."""
    with desk(tmp_path, language="en") as app:
        app.show_new_game(KEY)
        frames(app)
        app.open_rules(KEY)
        frames(app)
        yield app


def word(app: App, name: str) -> Word:
    found = item(app, name)[1]
    assert isinstance(found, Word)
    return found


def first(app: App) -> str:
    return names(app, "word.")[0]


def shown(app: App) -> list[str]:
    """The explanations in sight."""
    words = [one for page in pages(app) for one in page.items if isinstance(one, Word)]
    return [one.tip for one in words if one.element.tool_tip]


def test_a_word_is_explained_under_the_mouse_and_no_more_beside_it(app: App) -> None:
    name = first(app)
    x, y = place(app, name)
    move(app, (x, y))
    frames(app, 20)
    assert shown(app) == [word(app, name).tip]
    tip = word(app, name).element.tool_tip
    assert app.screen.get_rect().contains(tip.rect)
    assert not tip.rect.colliderect(word(app, name).element.rect)
    move(app, (5, y))
    frames(app, 3)
    assert shown(app) == []


def test_a_click_explains_at_once_and_one_elsewhere_ends_it(app: App) -> None:
    name = first(app)
    click(app, place(app, name))
    assert shown(app) == [word(app, name).tip]
    click(app, (5, app.size[1] - 5))
    assert shown(app) == []
    assert app.dialogue


def test_the_keyboard_comes_to_every_word_explains_it_and_leaves_the_page_last(app: App) -> None:
    seen: list[str] = []
    while len(seen) < len(names(app, "word.")):
        press(app, pygame.K_TAB)
        focused = next((page.focused for page in pages(app) if page.focused), "")
        if focused.startswith("word."):
            seen.append(focused)
            assert shown(app) == []
            press(app, pygame.K_RETURN)
            assert shown(app) == [word(app, focused).tip]
    assert seen == names(app, "word.")
    press(app, pygame.K_ESCAPE)
    assert shown(app) == []
    assert app.dialogue
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None


def test_escape_ends_what_the_mouse_shows_until_it_comes_again(app: App) -> None:
    name = first(app)
    x, y = place(app, name)
    move(app, (x, y))
    frames(app, 20)
    press(app, pygame.K_ESCAPE, shown=20)
    assert shown(app) == []
    assert app.dialogue
    move(app, (5, y))
    frames(app, 3)
    move(app, (x, y))
    frames(app, 20)
    assert shown(app) == [word(app, name).tip]


def test_the_arrows_scroll_also_from_a_word(app: App) -> None:
    text = pages(app)[-1]
    text.scroll(-text.height)
    press(app, pygame.K_TAB)
    app_words = names(app, "word.")
    while text.focused not in app_words:
        press(app, pygame.K_TAB)
    before = text.offset
    press(app, pygame.K_DOWN)
    assert text.offset > before
