"""« À propos »: what the program is, where its parts come from, and the ways to its keys and other pages to read."""

from __future__ import annotations

import pygame

from jeux import __version__
from jeux.common.assets import ROOT
from jeux.common.paths import data_folder, readable
from jeux.engine.kernels import compiled, refused
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.scenes.pages.keys import change_keys
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.screen import Way
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column
from jeux.ui.sign_tiles import SignTile

ABOUT = ("what", "privacy", "names", "open", "saved", "dice")
ORIGINS = ("source", "pictures", "fonts", "licence", "parts")
LEAD, TILE_LEAST, TILE_HIGH = 1.45, 17.0, 5.0
"""Body sizes: the letters of the first sentence, the least width and the height of a tile."""
LICENCES = ROOT / "LICENCES.md"
"""The licences of all parts, shipped with the packaged program (build.spec); pip installs each part with its own
licence."""


def _thinking() -> str:
    """The name of the text on how fast the computer plays."""
    if refused():
        return "refused"
    return "compiled" if compiled() else "plain"


class AboutScene(ReadingScene):
    """The program on the left page, the pages behind this one and the origins on the right."""

    named = "about-title"

    def layout(self) -> None:
        """The band, the two pages."""
        texts = self.app.texts
        room = self.lay_band(texts.get("about-title"), texts.get("about-version", version=__version__))
        self.lay_sheets(room, self._what, self._ways)

    def _what(self, page: Column) -> None:
        """What the program is: the first sentence large, then the others."""
        get = self.app.texts.get
        first, *others = (*ABOUT, _thinking())
        page.write(get(f"about-{first}"), "serif-italic", LEAD).heading = get("app-name")
        page.gap(0.9)
        page.rule()
        page.gap(0.9)
        for name in others:
            page.write(get(f"about-{name}"))
            page.gap(0.75)

    def _ways(self, page: Column) -> None:
        """The pages behind this one as tiles, and where the parts of the program come from."""
        get, scale, gap = self.app.texts.get, page.scale, page.scale(0.8)
        tiles = (
            ("keys", "letters", get("keyboard-title"), get("keyboard-intro"), self._open_keys),
            ("accessibility", "person", get("access-title"), get("access-subtitle"), self._open_accessibility),
            ("glossary", "book", get("glossary-title"), get("about-glossary"), self._open_glossary),
            ("verifier", "check", get("dice-verifier"), get("about-verifier"), self._open_verifier),
        )
        columns = 2 if page.width >= scale(2 * TILE_LEAST) + gap else 1
        wide, high = (page.width - (columns - 1) * gap) // columns, scale(TILE_HIGH)
        for number, (name, icon, words, line, act) in enumerate(tiles):
            x = page.x + number % columns * (wide + gap)
            rect = pygame.Rect(x, page.y + number // columns * (high + gap), wide, high)
            tile = SignTile(name, rect, words, icon, act, scale)
            tile.line = tile.about = line
            page.items.append(tile)
        page.y += -(-len(tiles) // columns) * (high + gap)
        page.gap(0.6)
        self._origins(page)

    def _origins(self, page: Column) -> None:
        get = self.app.texts.get
        page.title(get("about-origins"))
        for name in ORIGINS:
            page.write(get(f"about-{name}"))
            page.gap(0.6)
        if LICENCES.is_file():
            page.note(get("about-parts-file"))
            page.note(readable(LICENCES))
        page.gap(0.4)
        page.note(get("about-folder"))
        page.note(readable(data_folder()))

    @property
    def _here(self) -> Way:
        return Way(self.app.open_about, self)

    def _open_accessibility(self) -> None:
        self.app.open(AccessibilityScene(self.app, self._here))

    def _open_glossary(self) -> None:
        self.app.open(GlossaryScene(self.app, self._here))

    def _open_verifier(self) -> None:
        self.app.open(VerifierScene(self.app, self._here))

    def _open_keys(self) -> None:
        change_keys(self.app, self._here)
