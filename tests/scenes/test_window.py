"""The window of the system: full screen and back, maximised, and what of it is remembered."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import Settings, load_settings
from jeux.rules import CATALOGUE
from jeux.scenes import window as window_module
from jeux.scenes.app import App
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.window import SMALLEST, Window
from tests.desk import desk, frames, play_table, press, show
from tests.packaged.screen import Screen, missing_tools

SIZE = (1000, 640)
HANDLES = """
import pygame
from jeux.common.settings import Settings
from jeux.scenes.window import Window

window = Window(Settings())
acts = (
    lambda: window.fill_screen(True), lambda: window.fill_screen(False), window._maximise,
    lambda: window.resize((900, 600)), window.handle.hide, window.handle.show,
)
print(pygame.display.get_driver(), window.handle.handle, end=" ")
for act in acts:
    act()
    for _ in range(5):
        pygame.event.get()
        window.flip()
        pygame.time.wait(10)
    print(window.handle.handle, end=" ")
"""
"""Prints the driver, then the handle of a window after each of its changes."""
ROOT = Path(__file__).resolve().parents[2]


def resize(app: App, size: tuple[int, int]) -> None:
    """As the hand does it at the edge of the window."""
    app.window.handle.size = size
    frames(app, 10, [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])


def kept(folder: Path) -> tuple[tuple[int, int], bool, bool]:
    """What the settings remember of the window."""
    settings, problems = load_settings(folder)
    assert not problems
    return settings.window, settings.maximised, settings.fullscreen


@pytest.mark.parametrize(("wide", "first", "large"), [(1366, True, True), (1920, True, False), (1366, False, False)])
def test_the_first_window_is_maximised_on_a_narrow_screen(
    wide: int, first: bool, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(wide, 900)])
    window = Window(Settings(), first=first)
    try:
        assert window.maximised == large
    finally:
        window.close()


def test_full_screen_twice_gives_the_window_back(tmp_path: Path) -> None:
    with desk(tmp_path, SIZE) as app:
        show(app, ShelfScene)
        for _ in range(3):
            press(app, pygame.K_F11, shown=10)
            assert app.size == pygame.display.get_desktop_sizes()[0]
            assert kept(tmp_path) == (SIZE, False, True)
            press(app, pygame.K_F11, shown=10)
            assert app.size == SIZE
            assert kept(tmp_path) == (SIZE, False, False)


def test_the_size_of_a_maximised_window_is_not_the_size_of_the_window(tmp_path: Path) -> None:
    with desk(tmp_path, SIZE) as app:
        show(app, ShelfScene)
        frames(app, 1, [pygame.Event(pygame.WINDOWMAXIMIZED)])
        resize(app, (1920, 1061))
        assert kept(tmp_path) == (SIZE, True, False)
        press(app, pygame.K_F11, shown=10)
        frames(app, 10, [pygame.Event(pygame.WINDOWRESTORED)])  # as an X server says it of a window that fills it
        assert kept(tmp_path) == (SIZE, True, True)
        press(app, pygame.K_F11, shown=10)
        assert kept(tmp_path) == (SIZE, True, False)
        frames(app, 1, [pygame.Event(pygame.WINDOWRESTORED)])
        resize(app, (1100, 700))
        assert kept(tmp_path) == ((1100, 700), False, False)


def test_a_window_too_small_is_not_remembered(tmp_path: Path) -> None:
    with desk(tmp_path, SIZE) as app:
        show(app, ShelfScene)
        for size in ((1, 1), (20, 500), (SMALLEST[0] - 1, 900), (900, SMALLEST[1] - 1)):
            resize(app, size)
            frames(app, 2, [pygame.Event(pygame.WINDOWEXPOSED)])
            assert kept(tmp_path)[0] == SIZE


def test_a_held_key_changes_to_full_screen_once(tmp_path: Path) -> None:
    with desk(tmp_path, SIZE) as app:
        show(app, ShelfScene)
        down = pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
        frames(app, 3, [down] * 4)
        assert app.settings.fullscreen


@pytest.mark.parametrize("size", [(1300, 640), (1000, 900), (1600, 1000)])
def test_a_larger_window_shows_every_button(tmp_path: Path, size: tuple[int, int]) -> None:
    """The table in a window made larger looks as in one that was opened so."""
    pictures = []
    for opened in (SIZE, size):
        with desk(tmp_path / str(opened), opened) as app:
            play_table(app, next(iter(CATALOGUE)))
            resize(app, size)
            pictures.append(app.screen.copy().get_buffer().raw)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("full", [False, True])
def test_a_window_opens_as_it_was_left(full: bool) -> None:
    window = Window(Settings().replace(window=SIZE, maximised=True, fullscreen=full))
    assert (window.full, window.maximised) == (full, True)
    if full:
        window.fill_screen(False)
    assert window.kept(Settings()).window == Settings().window, "a maximised window has no size of its own"
    window.resize(SIZE)
    assert window.surface.get_size() == SIZE
    assert not window.maximised
    window.close()


# --- what assistive technology hangs on -----------------------------------------------------------------------------


def test_the_tree_is_made_before_the_window_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and macOS would not take it later."""
    happened: list[str] = []

    class Seen(pygame.Window):
        def show(self) -> None:
            happened.append("shown")
            super().show()

    def made(title: str, size: tuple[int, int], *, resizable: bool, hidden: bool) -> Seen:
        happened.append("hidden" if hidden else "shown")
        return Seen(title, size, resizable=resizable, hidden=hidden)

    monkeypatch.setattr(pygame, "Window", made)
    monkeypatch.setattr(window_module, "Publisher", lambda handle: happened.append("tree"))
    Window(Settings(maximised=True, fullscreen=True)).close()
    assert happened == ["hidden", "tree", "shown"]


@pytest.mark.skipif(bool(missing_tools()), reason="it needs a screen")
def test_the_window_is_never_made_anew() -> None:
    """Its tree hangs on the handle."""
    with Screen() as screen:
        command = [sys.executable, "-c", HANDLES]
        run = subprocess.run(
            command, cwd=ROOT, env=screen.environment(), capture_output=True, text=True, check=True, timeout=60
        )
    driver, *handles = run.stdout.splitlines()[-1].split()
    assert driver == "x11"
    assert len(handles) == 7
    assert len(set(handles)) == 1
    assert int(handles[0]) > 0
