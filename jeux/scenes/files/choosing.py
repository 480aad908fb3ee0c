"""A dialogue to choose one match from a file that contains several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from jeux.common.alphabet import plain
from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import leading
from jeux.match.record import Record
from jeux.play.library.ended import day_text, who_text
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import column, paper, title_row
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Field
from jeux.ui.drawing import BUTTON_HEIGHT, Look, draw_sheet, put
from jeux.ui.items import Item, Spot

MOST = 300
"""Matches in sight at once: a search finds the others."""
AT_ONCE = 100
"""Matches that are told in one frame."""
NAME, SMALL, EDGE, GAP, SEARCH = 1.3, 0.9, 0.5, 0.4, 24


@dataclass(frozen=True, slots=True)
class _Told:
    """What one line of the list shows of a match."""

    record: Record
    name: str
    who: str
    played: str
    day: str
    plain: str
    """All of it as it is searched."""

    @classmethod
    def of(cls, record: Record, number: int, texts: Texts) -> _Told:
        """The line of the `number`-th match, in the language of `texts`. Of a position, which has no steps, it shows
        which one of the list it is."""
        game = record.games[-1]
        who = who_text(record.game, record.seats, game.turned, texts)
        turns = sum(each.turns or 0 for each in record.games)
        played = texts.get("files-played", games=len(record.games), steps=turns)
        if not any(each.steps for each in record.games):
            played = texts.get("files-position", n=number)
        name, day = texts.game(record.game, "name"), day_text(record.created, texts)
        return cls(record, name, who, played, day, plain(" ".join((name, who, played, day))))


class MatchList(SheetScene):
    """A dialogue; calls `chosen` with the match that is clicked."""

    def __init__(self, app: App, records: Sequence[Record], chosen: Callable[[Record], object]) -> None:
        super().__init__(app)
        self.records, self._chosen, self.words = tuple(records), chosen, ""

    def layout(self) -> None:
        """The band with the search, a line a match below it."""
        get, scale, width = self.app.texts.get, self.app.scale, self.app.size[0]
        self._told: list[_Told] = []
        self._tell_more(MOST)
        ground = Spot(pygame.Rect(0, 0, width, 0), paper)
        row, y = title_row(
            width, scale(0.6), scale, get("files-matches"), get("files-matches-which"), [self.button_back()]
        )
        left, inner = column(width, scale)
        rect = pygame.Rect(left, y + scale(0.35), min(inner, scale(SEARCH)), scale(BUTTON_HEIGHT))
        field = Field("search", rect, self.words, get("past-search"), self.search, scale)
        height = ground.rect.height = rect.bottom + scale(0.8)
        self.band.lay(pygame.Rect(0, 0, width, height), [ground, *row, field], height)
        self._lay_lines()

    def advance(self, dt: float) -> bool:
        changed = super().advance(dt)
        if len(self._told) == len(self.records):
            return changed
        before = len(self.shown) if self.words else 0
        self._tell_more(AT_ONCE)
        if not self.words or before == len(self.shown):
            return changed
        self._lay_lines()
        return True

    def _tell_more(self, count: int) -> None:
        """Tell some more matches: all of a large file at once would stop the window."""
        told = len(self._told)
        more = enumerate(self.records[told : told + count], told + 1)
        self._told += [_Told.of(record, number, self.app.texts) for number, record in more]

    def search(self, words: str) -> None:
        """List the matches that contain these words."""
        self.words = words
        self._lay_lines()

    @property
    def shown(self) -> list[_Told]:
        """The matches told so far that fit the search."""
        words = plain(self.words).split()
        return [told for told in self._told if all(word in told.plain for word in words)]

    def _lay_lines(self) -> None:
        get, scale, shown = self.app.texts.get, self.app.scale, self.shown
        top = self.band.view.bottom
        view = pygame.Rect(0, top, self.app.size[0], max(0, self.app.size[1] - top))
        left, inner = column(view.width, scale)
        count = get("past-count", n=len(shown) if self.words else len(self.records))
        more = (len(shown) if self.words else len(self.records)) > MOST
        text = get("files-first", count=count, n=MOST) if more else count
        rect = pygame.Rect(left, scale(0.8), inner, leading(scale.body))
        items: list[Item] = [Spot(rect, painted_text(text, "text", scale.body, colours().on_cloth))]
        y = rect.bottom + scale(GAP)
        for number, told in enumerate(shown[:MOST]):
            card = pygame.Rect(left, y, inner, leading(scale(NAME)) + leading(scale(SMALL)) + 2 * scale(EDGE))
            items.append(Spot(card, partial(self._paint, told), f"match.{number}", partial(self._chosen, told.record)))
            y = card.bottom + scale(GAP)
        self.body.lay(view, items, y + scale(GAP))

    def _paint(self, told: _Told, surface: pygame.Surface, card: pygame.Rect, look: Look) -> None:
        scale, palette = self.app.scale, colours()
        draw_sheet(surface, card, scale)
        if look.hover:
            pygame.draw.rect(surface, palette.accent, card, scale.thin + 1, border_radius=3)
        inner = card.inflate(-2 * scale(1), -2 * scale(EDGE))
        upper = pygame.Rect(inner.x, inner.y, round(inner.width * 0.62), leading(scale(NAME)))
        lower = pygame.Rect(inner.x, upper.bottom, upper.width, leading(scale(SMALL)))
        put(surface, told.name, "title", scale(NAME), palette.ink, upper, "left")
        put(surface, told.who, "text", scale(SMALL), palette.ink_soft, lower, "left")
        for line in (upper, lower):
            line.left, line.width = line.right, inner.right - line.right
        put(surface, told.played, "text", scale.body, palette.ink, upper, "right")
        put(surface, told.day, "text", scale(SMALL), palette.ink_soft, lower, "right")

    def letter(self, event: pygame.Event) -> bool:
        """A letter starts a search, wherever the focus is."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not event.unicode.isalnum():
            return False
        return self.widgets.focus(self.band, "search")

    def typed(self, field: str) -> bool:
        """Enter in the search: go to the first match found."""
        return bool(self.shown) and self.widgets.focus(self.body, "match.0")
