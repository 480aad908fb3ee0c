"""Sheets of choices: every choice is read and reached in every window, at every size of text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common.settings import TEXT_SIZES
from jeux.common.typography import leading
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.window import SMALLEST
from tests.desk import desk, frames, play_table, press, show
from tests.scenes.hands import dialogue_of


def menu_of(app: App) -> GameMenu:
    """The menu with the most choices: that of a game of dice between persons."""
    play_table(app, "backgammon", levels=(0, 0)).open_menu()
    frames(app, 2)
    menu = dialogue_of(app)
    assert isinstance(menu, GameMenu)
    return menu


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [SMALLEST, (1024, 768), (3840, 2160)])
def test_every_choice_has_room_for_its_words(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    with desk(tmp_path, size, text_size=text_size) as app:
        menu = menu_of(app)
        buttons = menu.widgets.buttons()
        assert len(buttons) == len(menu.choices)
        assert all(button.rect.height >= leading(app.scale.body) for button in buttons)
        assert pygame.Rect((0, 0), app.size).contains(menu.box)
        assert menu.box.contains(menu.main.view)


def test_what_does_not_fit_is_scrolled_to(tmp_path: Path) -> None:
    with desk(tmp_path, SMALLEST, text_size=TEXT_SIZES[-1]) as app:
        menu = menu_of(app)
        assert menu.main.farthest
        press(app, pygame.K_END)
        assert menu.main.offset == menu.main.farthest
        for _ in menu.choices:
            press(app, pygame.K_TAB)
        last = menu.widgets.buttons()[-1]
        assert menu.widgets.focused is last
        assert last.rect.bottom <= menu.main.offset + menu.main.view.height


def test_all_fits_where_words_are_small(tmp_path: Path) -> None:
    with desk(tmp_path, SMALLEST) as app:
        assert not menu_of(app).main.farthest


@pytest.mark.parametrize("text_size", [TEXT_SIZES[0], TEXT_SIZES[-1]])
def test_a_sentence_without_end_leaves_its_button_within_reach(tmp_path: Path, text_size: int) -> None:
    with desk(tmp_path, SMALLEST, text_size=text_size) as app:
        show(app, ShelfScene)
        sheet = NoticeSheet(app, "title", "\n".join(["a line"] * 60))
        app.open(sheet)
        frames(app, 2)
        assert sheet.main.view.height > app.size[1] // 2
        press(app, pygame.K_TAB)
        frames(app, 20)
        close = sheet.main.items[-1]
        assert sheet.widgets.focused is close
        assert close.rect.bottom <= sheet.main.offset + sheet.main.view.height + app.scale(1)
