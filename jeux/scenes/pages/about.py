"""« À propos »: what the program is, where its parts come from, and its keys."""

from __future__ import annotations

from jeux import __version__
from jeux.common.assets import ROOT
from jeux.common.paths import data_folder, readable
from jeux.engine.kernels import compiled, refused
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.scenes.pages.keys import all_groups, change_keys, write_keys
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.screen import Way
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column

ABOUT = ("what", "privacy", "names", "open", "saved", "dice")
ORIGINS = ("source", "pictures", "fonts", "licence", "parts")
PLAIN_GROUPS = 3
"""How many groups of keys are listed here: the board, the game, every screen."""
LICENCES = ROOT / "LICENCES.md"
"""The licences of all parts, shipped with the packaged program (build.spec); pip installs each part with its own
licence."""


def _thinking() -> str:
    """The name of the text on how fast the computer plays."""
    if refused():
        return "refused"
    return "compiled" if compiled() else "plain"


class AboutScene(ReadingScene):
    """The program on the left page, the keyboard on the right."""

    named = "about-title"

    def layout(self) -> None:
        """The band, the two pages."""
        texts = self.app.texts
        room = self.lay_band(texts.get("about-title"), texts.get("about-version", version=__version__))
        self.lay_sheets(room, self._what, self._keys)

    def _what(self, page: Column) -> None:
        texts = self.app.texts
        page.title(texts.get("app-name"))
        for name in (*ABOUT, _thinking()):
            page.write(texts.get(f"about-{name}"))
            page.gap(0.6)
        page.button("accessibility", texts.get("access-title"), self._open_accessibility, "link")
        page.gap(0.4)
        page.button("glossary", texts.get("glossary-title"), self._open_glossary, "link")
        page.gap(0.4)
        page.button("verifier", texts.get("dice-verifier"), self._open_verifier, "link")
        page.gap(0.8)
        page.title(texts.get("about-origins"))
        for name in ORIGINS:
            page.write(texts.get(f"about-{name}"))
            page.gap(0.6)
        if LICENCES.is_file():
            page.note(texts.get("about-parts-file"))
            page.note(readable(LICENCES))
        page.gap(0.4)
        page.note(texts.get("about-folder"))
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

    def _keys(self, page: Column) -> None:
        texts = self.app.texts
        page.title(texts.get("keyboard-title"))
        page.write(texts.get("keyboard-intro"))
        page.gap(0.7)
        page.button("keys", texts.get("keyboard-change"), lambda: change_keys(self.app, self._here), "link")
        page.gap(0.7)
        write_keys(page, dict(list(all_groups(texts).items())[:PLAIN_GROUPS]), texts.get("key-none"))
