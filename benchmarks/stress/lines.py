"""Random hands on the input lines: keys, letters, the clipboard, clicks and other sizes of the window.

    python -m benchmarks.stress lines --count 40 --seed 1

Runs without a screen, in a data folder of its own. A fault is an exception that leaves a frame, or a line that shows
another text than it has; each is printed with its line, its seed and the last hands. The exit code is 1 if there was
one.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jeux.common.settings import TEXT_SIZES, Settings, save_settings
from jeux.scenes.app import App
from jeux.scenes.files.picking import PickScene
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.window import SMALLEST
from jeux.ui.controls import Field
from jeux.ui.file_dialog import Asked

LARGEST = (1500, 1000)
DT = 0.05
HANDS = 60
"""Hands on one line."""
PIECES = (
    *("\u200b", "\u200b\u200b", "\u0301", "q\u0323\u0301", "\u202e\n", "\ufeff", "\u2800", "\0", "\ud83d"),
    *("", " ", "  ", "a b", "é", "x" * 60, "漢🙂", "/ab" * 30, "../.."),
)
"""What is typed and pasted: much of it has no width, or does not belong in a line."""
EDITS = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_DELETE, pygame.K_DELETE),
    *(pygame.K_BACKSPACE, pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v, pygame.K_v),
)
SHORTCUTS = (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v)


def _pick(app: App, folder: Path, new: bool) -> None:
    name = "une partie.tablier" if new else ""
    app.open(PickScene(app, Asked("Fichier", folder, (".tablier",), new, name), lambda path: None))


def _search(app: App) -> None:
    """The line of the search, which its sign opens."""
    app.show_shelf()
    app.frame([], DT)
    assert isinstance(app.scene, ShelfScene)
    app.scene.toggle_search()


def _above_shelf(app: App, open_dialogue: Callable[[], None]) -> None:
    app.show_shelf()
    app.frame([], DT)
    open_dialogue()


LINES: dict[str, Callable[[App, Path], None]] = {
    "open": lambda app, folder: _above_shelf(app, lambda: _pick(app, folder, new=False)),
    "save": lambda app, folder: _above_shelf(app, lambda: _pick(app, folder, new=True)),
    "search": lambda app, folder: _search(app),
    "name": lambda app, folder: app.go(lambda app: NewGameScene(app, "moulin", "people")),
}
"""The way to each line, the first of its screen."""


class Writer:
    """Hands on the first line of the screen."""

    def __init__(self, app: App, rng: Random) -> None:
        self.app, self._rng = app, rng
        self.done: list[object] = []
        self._clipboard = ""

    def field(self) -> Field:
        """The line as it is laid out now."""
        top = self.app.dialogue or self.app.scene
        assert isinstance(top, Scene)
        items = (item for page in top.widgets.all_pages() for item in page.items)
        return next(item for item in items if isinstance(item, Field))

    def take(self) -> None:
        """Give the keyboard to the line."""
        top, field = self.app.dialogue or self.app.scene, self.field()
        assert isinstance(top, Scene)
        page = next(page for page in top.widgets.all_pages() if field in page.items)
        top.widgets.focus(page, field.name)
        self._frame()

    def write(self) -> None:
        """Some hands, and what must hold after each."""
        with (
            mock.patch.object(pygame.scrap, "get_text", side_effect=lambda: self._clipboard),
            mock.patch.object(pygame.scrap, "put_text"),
        ):
            for _ in range(HANDS):
                if not self.field().typing:
                    self.take()
                self._hand()
                field = self.field()
                assert field.element.text == field.text == field.cleaned(field.text), (field.element.text, field.text)

    def _hand(self) -> None:
        rng, dice = self._rng, self._rng.random()
        piece = rng.choice(PIECES)
        if dice < 0.65:
            key, mod = rng.choice(EDITS), rng.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
            mod = pygame.KMOD_CTRL if key in SHORTCUTS else mod
            self._clipboard = piece
            self.done.append((pygame.key.name(key), mod, piece))
            self._frame(*(pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in _KEY))
        elif dice < 0.8:
            self.done.append(piece)
            self._frame(pygame.Event(pygame.TEXTINPUT, text=piece))
        elif dice < 0.95:
            self._click()
        else:
            size = rng.randint(SMALLEST[0], LARGEST[0]), rng.randint(SMALLEST[1], LARGEST[1])
            self.done.append(size)
            self.app.window.handle.size = size
            self._frame(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
            for _ in range(5):  # the window is laid out once its size has stayed the same for a while
                self._frame()

    def _click(self) -> None:
        rect = pygame.Rect(self.field().element.rect)
        begin, end = ((self._rng.randrange(rect.left, rect.right), rect.centery) for _ in range(2))
        end = self._rng.choice((begin, end))
        self.done.append((begin, end))
        for kind, point in ((pygame.MOUSEBUTTONDOWN, begin), (pygame.MOUSEBUTTONUP, end)):
            pygame.mouse.set_pos(point)
            self._frame(pygame.Event(kind, pos=point, button=1, touch=False))

    def _frame(self, *events: pygame.Event) -> None:
        self.app.frame([*pygame.event.get(), *events], DT)


_KEY = (pygame.KEYDOWN, pygame.KEYUP)


def write_in(app: App, line: str, folder: Path, seed: int) -> Writer:
    """Go to a line and write in it; what happened is in `done`, also after a fault."""
    rng = Random(f"{line} {seed}")
    app.change(app.settings.replace(text_size=rng.choice(TEXT_SIZES)))
    LINES[line](app, folder)
    app.frame(pygame.event.get(), DT)
    writer = Writer(app, rng)
    try:
        writer.write()
    except Exception as error:
        error.add_note(f"{line}, seed {seed}, last hands: {writer.done[-8:]}")
        raise
    return writer


def main() -> int:
    """Each line as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as name, mock.patch.dict(os.environ, {"TABLIER_FOLDER": name}):
        folder = Path(name)
        save_settings(folder, Settings(muted=True, animation="none", window=(1024, 700)))
        for seed in range(asked.seed, asked.seed + asked.count):
            for line in LINES:
                app = App(ROUTES, propagate=True)
                try:
                    write_in(app, line, folder, seed)
                except Exception:
                    faults += 1
                    print(f"--- {traceback.format_exc()}", flush=True)
                finally:
                    app.shut()
    print(f"{asked.count * len(LINES)} lines written in, {faults} faults")
    return 1 if faults else 0
