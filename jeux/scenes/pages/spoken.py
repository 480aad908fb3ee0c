"""The log of spoken sentences as text, to read again and copy."""

from __future__ import annotations

from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column

SHOWN = 200
"""Sentences shown; the copy has all of them."""


class SpokenPage(ReadingScene):
    """A dialogue with the latest sentences, the last one first."""

    def layout(self) -> None:
        """The band, then the sentences."""
        get = self.app.texts.get
        copy = BandButton("copy", get("button-copy"), self.app.announcer.copy_log, "plain")
        self.lay_sheets(self.lay_band(get("spoken-title"), get("spoken-about"), copy), self._sentences)

    def _sentences(self, page: Column) -> None:
        log = list(self.app.announcer.speaker.log)[-SHOWN:]
        for text in reversed(log):
            page.write(text)
            page.gap(0.3)
        if not log:
            page.write(self.app.texts.get("spoken-nothing"))
