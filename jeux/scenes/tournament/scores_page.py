"""The table of scores: a click on a number explains how it was computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import height_of, in_column, leading, write
from jeux.tournament.contract import ScoreRow, Tournament
from jeux.tournament.standings import number, standings, ties_of
from jeux.ui.blocks import Column
from jeux.ui.drawing import BUTTON_HEIGHT, Look, put
from jeux.ui.items import Spot

PLACE, NAME, FIGURE = 2.6, 13.0, 4.9
NAME_MOST, FIGURE_MOST = 24.0, 8.0
"""Body sizes: the columns for place, name and numbers, at least and at most."""
SMALL = 0.85
POINTS = "points"
Explain = Callable[[str, str], object]
"""Called with a column and the id of a player."""
COUNTS = ("won", "drawn", "lost")


@dataclass(frozen=True, slots=True)
class Head:
    """A column: its name, its heading, and the function that gives the text of a row."""

    name: str
    text: str
    figure: Callable[[ScoreRow], str]


class ScoresPage:
    """Fills a page with the table; `explain` is called with the column and the player of the number clicked."""

    def __init__(self, tournament: Tournament, explain: Explain, texts: Texts) -> None:
        self.tournament, self.explain, self.texts = tournament, explain, texts
        self.rows = standings(tournament)

    def heads(self) -> list[Head]:
        """All the columns after the name."""
        get = self.texts.get
        counts = [Head(name, get(f"hall-{name}"), partial(_count, name)) for name in COUNTS]
        ties = [
            Head(f"tie.{tie}", get(f"evening-tie-{tie}-short"), partial(self._tie, place))
            for place, tie in enumerate(ties_of(self.tournament))
        ]
        return [Head(POINTS, get("hall-points"), lambda row: number(self.texts, row.points)), *ties, *counts]

    def _tie(self, place: int, row: ScoreRow) -> str:
        value = row.ties[place]
        return "–" if value is None else number(self.texts, value)

    def shown(self, page: Column) -> list[Head]:
        """The columns that fit; exported files have all of them."""
        heads = self.heads()
        room = (page.width - page.scale(PLACE + NAME)) // page.scale(FIGURE)
        return heads[: max(1, room)]

    def fill(self, page: Column) -> None:
        """The headings, and a row for each player."""
        if not self.rows:
            page.write(self.texts.get("hall-no-scores"))
            return
        heads = self.shown(page)
        self._headings(page, heads)
        for place, row in enumerate(self.rows):
            self._row(page, heads, row, bool(place % 2))
        if any(row.by_lot for row in self.rows):
            page.gap(0.6)
            page.note(self.texts.get("hall-by-lot", seed=self.tournament.seed))

    def _cells(self, rect: pygame.Rect, page: Column, count: int) -> list[pygame.Rect]:
        room = (page.width - page.scale(PLACE + NAME_MOST)) // count
        wide = min(page.scale(FIGURE_MOST), max(page.scale(FIGURE), room))
        left = rect.right - count * wide
        return [pygame.Rect(left + n * wide, rect.y, wide, rect.height) for n in range(count)]

    def _headings(self, page: Column, heads: Sequence[Head]) -> None:
        size = page.scale(SMALL)
        cells = self._cells(pygame.Rect(page.x, 0, page.width, 0), page, len(heads))
        inner = cells[0].width - page.scale(0.5)
        high = max(height_of(head.text, "text", size, inner) for head in heads)
        rect = pygame.Rect(page.x, page.y, page.width, high)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            for head, cell in zip(heads, self._cells(at, page, len(heads)), strict=True):
                tall = height_of(head.text, "text", size, inner)
                box = pygame.Rect(cell.x, at.bottom - tall, inner, tall)
                write(surface, head.text, box, "text", size, colours().ink_soft, "right")

        page.items.append(Spot(rect, paint, words=""))
        page.y = rect.bottom
        page.gap(0.2)
        page.rule()

    def _row(self, page: Column, heads: Sequence[Head], row: ScoreRow, odd: bool) -> None:
        scale = page.scale
        rect = pygame.Rect(page.x, page.y, page.width, max(scale(BUTTON_HEIGHT), leading(scale.body)))
        page.items.append(Spot(rect, partial(self._ground, odd), words=""))
        cells = self._cells(rect, page, len(heads))
        name = pygame.Rect(rect.x, rect.y, cells[0].left - rect.x, rect.height)
        who = row.player
        paint = partial(self._name, page, row)
        told = self.texts.get("hall-row-heard", place=row.place, name=who.name)
        page.items.append(Spot(name, paint, f"who.{who.id}", partial(self.explain, "who", who.id), words=told))
        for head, cell in zip(heads, cells, strict=True):
            figure = head.figure(row)
            draw = partial(self._figure, page, figure, head.name == POINTS)
            told = self.texts.get("hall-figure-heard", name=who.name, heading=head.text, figure=figure)
            act = partial(self.explain, head.name, who.id)
            page.items.append(Spot(cell, draw, f"{head.name}.{who.id}", act, words=told))
        page.y = rect.bottom

    def _ground(self, odd: bool, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        if odd:
            pygame.draw.rect(surface, colours().raised, at, border_radius=3)

    def _name(self, page: Column, row: ScoreRow, surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        scale, palette = page.scale, colours()
        place = pygame.Rect(at.x, at.y, scale(PLACE - 0.6), at.height)
        face = "bold" if row.place <= 3 else "text"
        put(surface, in_column(str(row.place)), face, scale.body, palette.ink, place, "right")
        room = pygame.Rect(at.x + scale(PLACE), at.y, at.width - scale(PLACE), at.height)
        put(surface, row.player.name, face, scale.body, palette.ink, room, "left")
        if look.hover:
            _underline(surface, room, scale.thin)

    def _figure(
        self, page: Column, figure: str, strong: bool, surface: pygame.Surface, at: pygame.Rect, look: Look
    ) -> None:
        inner = pygame.Rect(at.x, at.y, at.width - page.scale(0.5), at.height)
        put(surface, in_column(figure), "bold" if strong else "text", page.scale.body, colours().ink, inner, "right")
        if look.hover:
            _underline(surface, inner, page.scale.thin)


def _count(name: str, row: ScoreRow) -> str:
    return str(getattr(row, name))


def _underline(surface: pygame.Surface, at: pygame.Rect, thick: int) -> None:
    """Underline a clickable text on hover."""
    pygame.draw.rect(surface, colours().link, (at.x, at.bottom - 2 * thick, at.width, max(2, thick)))
