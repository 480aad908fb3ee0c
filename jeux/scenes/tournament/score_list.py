"""The standings in short, beside a round: place, name, rounds as discs, points."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.scenes.tournament.scores_page import POINTS, Explain
from jeux.tournament.contract import ScoreRow, Tournament
from jeux.tournament.standings import number, standings
from jeux.ui.blocks import Column
from jeux.ui.drawing import Look, put
from jeux.ui.items import Spot
from jeux.ui.shapes import draw_disc

ROW = 2.6
PLACE, FIGURE = 2.0, 3.0
RADIUS, STEP = 0.42, 1.15
"""Body sizes: the radius of a disc, and from one disc to the next."""
NAME_LEAST = 8.0
"""Body sizes: names keep this much room; without it, there are no discs."""


class ScoreList:
    """Fills a column with the players in the order of their places. `explain` is called with the column and the player
    that are clicked."""

    def __init__(self, tournament: Tournament, explain: Explain, texts: Texts) -> None:
        self.tournament, self.explain, self.texts = tournament, explain, texts

    def fill(self, page: Column) -> None:
        """A row for each player, over a thin line."""
        for row in standings(self.tournament):
            rect = pygame.Rect(page.x, page.y, page.width, page.scale(ROW))
            told = self.texts.get("hall-row-heard", place=row.place, name=row.player.name)
            words = f"{told}, {number(self.texts, row.points)}"
            act = partial(self.explain, POINTS, row.player.id)
            page.items.append(
                Spot(rect, partial(self._paint, row, page.scale), f"list.{row.player.id}", act, words=words)
            )
            page.y = rect.bottom

    def _paint(self, row: ScoreRow, scale: Scale, surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        palette = colours()
        pygame.draw.rect(surface, palette.accent if look.hover else palette.rule, (at.x, at.bottom - 1, at.width, 1))
        place = pygame.Rect(at.x, at.y, scale(PLACE), at.height)
        put(surface, str(row.place), "title", scale(1.15), palette.ink_soft, place, "left")
        points = pygame.Rect(at.right - scale(FIGURE), at.y, scale(FIGURE), at.height)
        put(surface, number(self.texts, row.points), "title", scale(1.3), palette.ink, points, "right")
        rounds = self.tournament.rounds_in_all
        room = points.x - place.right
        discs = rounds * scale(STEP) if room - rounds * scale(STEP) >= scale(NAME_LEAST) else 0
        name = pygame.Rect(place.right, at.y, room - discs, at.height)
        put(surface, row.player.name, "text", scale.body, palette.ink, name, "left")
        if discs:
            self._paint_rounds(surface, row, (name.right, at.centery), scale)

    def _paint_rounds(self, surface: pygame.Surface, row: ScoreRow, start: tuple[int, int], scale: Scale) -> None:
        """A disc for each round: full for a win, half for a draw, dark for a loss, a ring for a round to come."""
        palette = colours()
        played = [palette.ink] * row.won + [palette.ink_soft] * row.drawn + [palette.field] * row.lost
        for n in range(self.tournament.rounds_in_all):
            centre = (start[0] + n * scale(STEP) + scale(STEP) // 2, start[1])
            fill = played[n] if n < len(played) else None
            radius = scale(RADIUS)
            if fill is None:
                draw_disc(surface, centre, max(2, radius // 3), palette.edge)
            else:
                draw_disc(surface, centre, radius, fill, palette.edge, scale.thin)
