"""What this program is, where its parts come from, and every key."""

from __future__ import annotations

import pygame

from jeux import __version__
from jeux.common.paths import data_folder
from jeux.engine.kernels import compiled
from jeux.scenes.app import App
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.scenes.pages.keys import write_keys
from jeux.scenes.pages.verifier import VerifierScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.blocks import Column
from jeux.ui.spread import spread

ABOUT = ("what", "privacy", "open", "saved", "dice")
ORIGINS = ("source", "pictures", "fonts", "licence")
KEYS = {
    "on-board": ("arrows", "tab", "shift-tab", "enter", "typing"),
    "in-game": (
        *("undo", "redo", "hint", "rules", "marks", "coordinates", "turn-board", "nearer", "farther", "sound", "new"),
        *("bare", "dice"),
    ),
    "everywhere": ("escape", "full-screen"),
}


class AboutScene(PageScene):
    """On the left what it is, on the right the keyboard."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.band, self.body = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.body]

    def layout(self) -> None:
        """The band, the two pages."""
        texts, (width, height) = self.app.texts, self.app.size
        button = BandButton("back", texts.get("button-back"), self.back, "primary")
        subtitle = texts.get("about-version", version=__version__)
        items, top = plain_band(width, self.app.scale, texts.get("about-title"), subtitle, (button,))
        self.band.lay(pygame.Rect(0, 0, width, top), items, top)
        view = pygame.Rect(0, top, width, height - top)
        self.body.lay(view, *spread(view, self.app.scale, self._what, self._keys, lambda page: None))

    def _what(self, page: Column) -> None:
        texts = self.app.texts
        page.title(texts.get("app-name"))
        for name in (*ABOUT, "compiled" if compiled() else "plain"):
            page.write(texts.get(f"about-{name}"))
            page.gap(0.6)
        page.button("verifier", texts.get("dice-verifier"), self._open_verifier)
        page.gap(0.8)
        page.title(texts.get("about-origins"))
        for name in ORIGINS:
            page.write(texts.get(f"about-{name}"))
            page.gap(0.6)
        page.gap(0.4)
        page.note(texts.get("about-folder"))
        page.note(str(data_folder()))

    def _open_verifier(self) -> None:
        self.app.open(VerifierScene(self.app, lambda app: app.open_about()))

    def _keys(self, page: Column) -> None:
        texts = self.app.texts
        page.title(texts.get("keyboard-title"))
        page.write(texts.get("keyboard-intro"))
        page.gap(0.7)
        groups = {
            texts.get(f"keyboard-{group}"): [(texts.get(f"key-{key}"), texts.get(f"key-{key}-does")) for key in keys]
            for group, keys in KEYS.items()
        }
        write_keys(page, groups)

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """The arrows scroll."""
        return self.body.scroll(dy * self.app.scale(NOTCH))

    def back(self) -> bool:
        """Back where one came from."""
        self.app.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The sheets on the table."""
        surface.blit(table_top(self.app.size), (0, 0))
        self.draw_pages(surface)
