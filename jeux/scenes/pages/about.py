"""What this program is, where its parts come from, and every key."""

from __future__ import annotations

from jeux import __version__
from jeux.common.assets import ROOT
from jeux.common.paths import data_folder, readable
from jeux.engine.kernels import compiled, refused
from jeux.scenes.pages.glossary import GlossaryScene
from jeux.scenes.pages.keys import write_keys
from jeux.scenes.pages.verifier import VerifierScene
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column

ABOUT = ("what", "privacy", "open", "saved", "dice")
ORIGINS = ("source", "pictures", "fonts", "licence", "parts")
LICENCES = ROOT / "LICENCES.md"
"""The licences of every part, which the packaged program carries (build.spec); pip installs each part with its own."""
KEYS = {
    "on-board": ("arrows", "tab", "shift-tab", "enter", "typing"),
    "in-game": (
        *("undo", "redo", "hint", "rules", "marks", "coordinates", "turn-board", "nearer", "farther", "sound", "new"),
        *("turns", "save", "picture", "copy", "copy-turns", "bare", "dice"),
    ),
    "everywhere": ("escape", "open", "paste", "full-screen"),
}


def _thinking() -> str:
    """The name of the sentence on how fast the computer thinks."""
    if refused():
        return "refused"
    return "compiled" if compiled() else "plain"


class AboutScene(ReadingScene):
    """On the left what it is, on the right the keyboard."""

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
        page.button("glossary", texts.get("glossary-title"), self._open_glossary)
        page.gap(0.4)
        page.button("verifier", texts.get("dice-verifier"), self._open_verifier)
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

    def _open_glossary(self) -> None:
        self.app.open(GlossaryScene(self.app, self.app.open_about))

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
