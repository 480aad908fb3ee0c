"""« Glossaire »: every technical word in alphabetical order, its meaning, and the games that use it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pygame

from jeux.common.alphabet import plain
from jeux.common.glossary import Term, read_glossary
from jeux.common.palette import colours
from jeux.common.typography import height_of, leading, write
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.band import column, paper, title_row
from jeux.ui.blocks import Column, painted_text, rule
from jeux.ui.drawing import Look
from jeux.ui.items import Item, Spot

WIDEST = 76.0
"""Body sizes of the text."""
TOP = 0.8
ASIDE, INITIAL = 7.0, 2.7
"""Body sizes: the width of the column of initials, and their letters."""
WORD, WORD_SIZE = 15.0, 1.2
"""Body sizes of the column of words, and their letters."""
ABOVE = 0.6
"""Body sizes: the room above a letter that is gone to."""
SMALL = 1.05
"""Body sizes: the names of the games."""


class GlossaryScene(ReadingScene):
    """A dialogue with the words of all games, or of the game `key`. `back` is called when it closes."""

    named = "glossary-title"

    def __init__(self, app: App, back: Callable[[], object], key: str = "") -> None:
        super().__init__(app)
        self._back = back
        self._offered = key
        self.shown = key
        self._tops: dict[str, int] = {}
        """The y of each letter's heading on the page."""
        self._letter = 0
        """The number of the letter that is marked as shown."""

    def layout(self) -> None:
        """The band with the letters, then all words on the table, their initial large beside them."""
        width, height = self.app.size
        scale = self.app.scale
        terms = self._terms()
        initials = sorted({plain(term.word)[0].upper() for term in terms})
        self._letter = min(self._letter, len(initials) - 1)
        top = self._lay_band(width, initials)
        left, inner = column(width, scale)
        aside = scale(ASIDE) if inner >= scale(ASIDE + 3 * WORD) else 0
        page = Column(scale, left + aside, scale(TOP), min(scale(WIDEST), inner) - aside)
        self._tops = {}
        for letter, group in groupby(terms, lambda term: plain(term.word)[0].upper()):
            self._tops[letter] = page.y
            self._initial(page, letter, aside)
            for term in group:
                self._entry(page, term)
            page.gap(1.0)
        view = pygame.Rect(0, top, width, max(0, height - top))
        # room for the last letter to scroll to the top
        below = max(page.y + scale(TOP), max(self._tops.values()) + view.height)
        self.body.lay(view, page.items, below)

    def _initial(self, page: Column, letter: str, aside: int) -> None:
        """A line, and the letter below it: beside its words, or above them where there is little width."""
        scale = page.scale
        rect = pygame.Rect(page.x - aside, page.y, page.width + aside, scale.thin)
        page.items.append(Spot(rect, rule))
        page.gap(0.6)
        size = scale(INITIAL)
        place = pygame.Rect(page.x - aside, page.y - scale(0.35), aside or page.width, leading(size))
        spot = Spot(place, painted_text(letter, "title", size, colours().on_cloth_soft))
        spot.heading = letter
        page.items.append(spot)
        if not aside:
            page.y = place.bottom + scale(0.3)

    def _terms(self) -> list[Term]:
        """The terms shown, in alphabetical order."""
        terms = read_glossary(self.app.texts.language)
        shown = (term for term in terms if not self.shown or term.is_of(self.shown))
        return sorted(shown, key=lambda term: (plain(term.word), term.id))

    def _lay_band(self, width: int, initials: list[str]) -> int:
        """Lay out the band: the title, the choice of game, and a tab for each letter. Returns its height."""
        get, scale = self.app.texts.get, self.app.scale
        row, y = title_row(
            width, scale(0.6), scale, get("glossary-title"), get("glossary-subtitle"), (self.button_back(),)
        )
        left, inner = column(width, scale)
        page = Column(scale, left, y + scale(0.35), inner)
        if self._offered:
            games = ["", self._offered]
            words = [get("glossary-all"), self.app.texts.game(self._offered, "name")]
            page.choices("game", words, games.index(self.shown), lambda number: self._show(games[number]))
            page.gap(0.4)
        page.tabs("letter", initials, self._letter, lambda number: self._go(initials[number]))
        height = page.y + scale(0.8)
        items: list[Item] = [Spot(pygame.Rect(0, 0, width, height), paper), *row, *page.items]
        self.band.lay(pygame.Rect(0, 0, width, height), items, height)
        return height

    def _entry(self, page: Column, term: Term) -> None:
        """A word on the left, its meaning and games on the right; below it on a narrow sheet."""
        scale = page.scale
        room = scale(WORD) if page.width >= scale(3 * WORD) else 0
        texts = self.app.texts
        games = texts.get("glossary-games", games=", ".join(texts.game(key, "name") for key in self._games(term)))
        size, small, width = scale.body, scale(SMALL), page.width - room
        high = height_of(term.text, "text", size, width)
        word_high = height_of(term.word, "title", scale(WORD_SIZE), (room or page.width) - scale(0.6))
        games_high = height_of(games, "serif-italic", small, width) if term.games else 0
        rect = pygame.Rect(page.x, page.y, page.width, max(word_high, high + games_high + scale(0.15)))
        rect.height = rect.height if room else word_high + high + games_high

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            name = pygame.Rect(at.x, at.y, (room or at.width) - scale(0.6), at.height)
            write(surface, term.word, name, "title", scale(WORD_SIZE), colours().on_cloth)
            down = scale(0.15) if room else word_high  # the lines of both columns stand on one base
            beside = pygame.Rect(at.x + room, at.y + down, width, high + leading(size))
            y = write(surface, term.text, beside, "text", size, colours().on_cloth)
            if term.games:
                below = pygame.Rect(beside.x, y, width, games_high + leading(small))
                write(surface, games, below, "serif-italic", small, colours().on_cloth_soft)

        page.items.append(Spot(rect, paint))
        page.y = rect.bottom
        page.gap(0.55)

    @staticmethod
    def _games(term: Term) -> list[str]:
        """The games of a term, in catalogue order."""
        return [key for key in CATALOGUE if key in term.games]

    def _show(self, key: str) -> None:
        self.shown = key
        self._letter = 0
        self.body.open_at(0)
        self.layout()

    def _go(self, letter: str) -> None:
        self.body.open_at(self._tops[letter] - self.app.scale(ABOVE))

    def advance(self, dt: float) -> bool:
        """Mark the letter whose words are at the top."""
        changed = super().advance(dt)
        letter = self._letter_at(self.body.offset)
        if letter != self._letter:
            self._letter = letter
            self._lay_band(self.app.size[0], list(self._tops))
            return True
        return changed

    def _letter_at(self, offset: int) -> int:
        """The number of the last letter whose heading is at this offset or above it."""
        reached = offset + self.app.scale(ABOVE + 1)
        return max(0, sum(top <= reached for top in self._tops.values()) - 1)

    @property
    def way_back(self) -> Act:
        return self._back
