"""Technical words in the message of the sheet, explained by tooltips."""

from __future__ import annotations

import pygame

from jeux.common.glossary import Words
from jeux.common.theme import Scale
from jeux.common.typography import font
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.table.display.panel import Panel
from jeux.scenes.table.display.sheet_words import Written
from jeux.ui.controls import Word
from jeux.ui.widgets import Widgets

Place = tuple[pygame.Rect, str]
"""The rectangle of a word, and its definition."""


class MessageWords:
    """Lays out word controls over the drawn message."""

    def __init__(self, widgets: Widgets, panel: Panel, words: Words) -> None:
        self._widgets, self._panel, self._words = widgets, panel, words
        self._places: list[Place] = []
        self._laid: list[Word] = []

    def lay(self, content: PanelContent) -> None:
        """Lay out the words of the current message, each word once."""
        told: set[str] = set()
        texts = self._panel.words.to_explain(content)
        found = [(place, text.size) for text in texts if text.text for place in self._found(text, told)]
        places = [place for place, _ in found]
        if places == self._places:
            return
        for word in self._laid:
            self._widgets.remove(word)
        self._places = places
        self._laid = [self._widgets.word(rect, tip, Scale(size)) for (rect, tip), size in found]

    def _found(self, written: Written, told: set[str]) -> list[Place]:
        """The places of words that are not broken across lines."""
        box, ruler, step = written.box, font(written.face, written.size), written.step
        found = []
        for number, row in enumerate(written.lines):
            top = box.top + number * step + (step - ruler.get_height()) // 2
            for mention in self._words.mentions(row, told):
                left, right = (ruler.size(row[:end])[0] for end in (mention.start, mention.end))
                found.append((pygame.Rect(box.left + left, top, right - left, step), mention.term.text))
        return found
