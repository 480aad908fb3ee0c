"""What this program is, where its parts come from, and every key."""

from __future__ import annotations

import pygame

from jeux import __version__
from jeux.common.palette import colours
from jeux.common.paths import data_folder
from jeux.common.typography import height_of, leading, write
from jeux.engine.kernels import compiled
from jeux.scenes.app import App
from jeux.scenes.page_scene import NOTCH, PageScene
from jeux.scenes.pages.verifier import VerifierScene
from jeux.ui.background import table_top
from jeux.ui.band import BandButton, plain_band
from jeux.ui.blocks import Column
from jeux.ui.drawing import Look, draw_box, put, width_of
from jeux.ui.items import Spot
from jeux.ui.spread import spread

ABOUT = ("what", "privacy", "open", "saved", "dice")
ORIGINS = ("source", "pictures", "fonts", "licence")
KEYS = {
    "on-board": ("arrows", "tab", "shift-tab", "enter", "typing"),
    "in-game": ("undo", "redo", "hint", "rules", "marks", "coordinates", "sound", "new", "bare", "dice"),
    "everywhere": ("escape", "full-screen"),
}
CAP = 0.9
"""Body sizes: the letters on a key."""


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
        named = [texts.get(f"key-{key}") for keys in KEYS.values() for key in keys]
        room = max(width_of(name, "bold", self.app.scale(CAP)) for name in named) + self.app.scale(1.8)
        for group, keys in KEYS.items():
            page.gap(0.7)
            page.write(texts.get(f"keyboard-{group}"), "serif-italic", 1.25, colours().ink_soft)
            page.gap(0.3)
            for key in keys:
                _key_row(page, room, texts.get(f"key-{key}"), texts.get(f"key-{key}-does"))

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


def _key_row(page: Column, room: int, key: str, does: str) -> None:
    """A key as it is printed on a keyboard and, `room` pixels further, what it does."""
    scale = page.scale
    size = scale.body
    cap = width_of(key, "bold", scale(CAP)) + scale(0.9)
    height = height_of(does, "text", size, page.width - room)
    rect = pygame.Rect(page.x, page.y, page.width, max(height, leading(size)))

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        shape = pygame.Rect(at.x, at.y - scale(0.1), cap, leading(size) + scale(0.2))
        draw_box(surface, shape, colours().field, colours().paper_edge, scale)
        put(surface, key, "bold", scale(CAP), colours().ink, shape, "center")
        write(surface, does, pygame.Rect(at.x + room, at.y, at.width - room, at.height), "text", size)

    page.items.append(Spot(rect, paint))
    page.y = rect.bottom + scale(0.35)
