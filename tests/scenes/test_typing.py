"""Text lines: whatever is typed or pasted, the line shows something fit for one line, and no screen fails."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from benchmarks.stress.lines import LINES, write_in
from jeux.common.cleaning import LONGEST, clean
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.scene import Scene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.ui.controls import Field
from tests.desk import desk, frames, press, show
from tests.scenes.hands import click_on

ODD = (
    *("\u202a", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u202e", "\u0301", "\u034f", "\U000e0001"),
    *("\n", "\r", "\t", "\0", "\x1b", "\u2028", "\u3164", "\u2800", "\ud83d", "\uffff", "\ue000", "\u0378"),
)


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[App, Field]]:
    """The search of the shelf, with the keyboard, and something else in the clipboard each time."""
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        click_on(app, "find")
        field = typing(app)
        yield app, field


def typing(app: App) -> Field:
    assert isinstance(app.scene, Scene)
    field = app.scene.widgets.typing
    assert isinstance(field, Field)
    return field


def write(app: App, text: str) -> None:
    frames(app, 2, [pygame.Event(pygame.TEXTINPUT, text=text)])


def paste(app: App, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    press(app, pygame.K_v, pygame.KMOD_CTRL)


@pytest.mark.parametrize("odd", ODD, ids=[f"U+{ord(letter):04X}" for letter in ODD])
def test_odd_letters_alone_and_in_words(odd: str, line: tuple[App, Field], monkeypatch: pytest.MonkeyPatch) -> None:
    app, _ = line
    write(app, odd)
    assert typing(app).text == clean(odd)
    write(app, f"a{odd}b")
    assert typing(app).text == clean(f"{odd}a{odd}b")
    paste(app, odd * 200, monkeypatch)
    assert unicodedata.category(typing(app).text[-1]) not in ("Cf", "Cc", "Cs", "Co")
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    paste(app, odd, monkeypatch)
    assert typing(app).text == clean(odd)


def test_a_book_is_cut(line: tuple[App, Field], monkeypatch: pytest.MonkeyPatch) -> None:
    app, _ = line
    paste(app, "Zoé\r\n" * 100_000, monkeypatch)
    assert typing(app).text == ("Zoé " * 100)[:LONGEST]
    write(app, "x")
    assert len(typing(app).text) == LONGEST


def test_one_types_in_the_middle_and_takes_away(line: tuple[App, Field]) -> None:
    app, _ = line
    write(app, "Jean Pal")
    press(app, pygame.K_LEFT)
    write(app, "u")
    assert typing(app).text == "Jean Paul"
    press(app, pygame.K_END)
    write(app, " ")
    assert typing(app).text == "Jean Paul "
    write(app, "e")
    write(app, "\u0301")
    assert typing(app).text == "Jean Paul é"
    write(app, "q")
    write(app, "\u0323")
    press(app, pygame.K_LEFT)
    press(app, pygame.K_BACKSPACE)
    assert typing(app).text == unicodedata.normalize("NFC", "Jean Paul e\u0323\u0301")


def test_names_of_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        scene = show(app, lambda app: NewGameScene(app, next(iter(CATALOGUE)), "people"))
        assert isinstance(scene, NewGameScene)
        field = next(item for page in scene.pages for item in page.items if isinstance(item, Field))
        click_on(app, field.name)
        paste(app, "\u202aZoé\n" + "z" * 3000, monkeypatch)
        named = [seat for seat in scene.choice.seats if seat.name]
        assert named == [Seat(clean("Zoé " + "z" * 3000))]


@pytest.mark.parametrize("line", LINES)
def test_no_hands_on_a_line_make_it_fail(tmp_path: Path, line: str, thorough: bool) -> None:
    """Keys, letters without width, the clipboard, clicks and sizes; `python -m benchmarks.stress lines` does more."""
    for seed in range(6 if thorough else 1):
        with desk(tmp_path, (1024, 700)) as app:
            write_in(app, line, tmp_path, seed)
