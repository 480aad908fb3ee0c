"""Draws the league table of a game in which the fewest points win, in place of the players."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import in_column, line, shortened
from jeux.play.table.league import League, LeagueRow
from jeux.scenes.table.display.plaques import draw_emblem
from jeux.views.style.badges import put_badges
from jeux.views.style.painter import Painter

HEAD, TALLEST = 1.5, 2.5
"""Ems: the height of the heading line, and the greatest height of a row."""


def draw_league(surface: pygame.Surface, box: pygame.Rect, painter: Painter, league: League, scale: Scale) -> None:
    """Draw the table from the top of `box`; the leaders have a dark background, like a player to move."""
    small, palette = scale(0.85), colours()
    widths = [
        max(line(in_column(text), "bold", scale.body, palette.ink).get_width() for text in (heading, *values))
        for heading, values in zip(league.headings, zip(*(row.points for row in league.rows), strict=True), strict=True)
    ]
    rights = [
        box.right - scale(0.3) - sum(widths[i + 1 :]) - scale(0.9) * (len(widths) - 1 - i) for i in range(len(widths))
    ]
    title = line(league.title, "bold", small, palette.ink_soft)
    surface.blit(title, (box.left, box.top))
    for heading, right in zip(league.headings, rights, strict=True):
        text = line(heading, "text", small, palette.ink_soft)
        surface.blit(text, text.get_rect(right=right, top=box.top))
    top = box.top + scale(HEAD)
    height = min(scale(TALLEST), (box.bottom - top) // len(league.rows))
    for number, row in enumerate(league.rows):
        rect = pygame.Rect(box.left, top + number * height, box.width, height - max(2, scale(0.15)))
        _draw_row(surface, rect, painter, row, rights, rights[0] - widths[0], scale)


def _draw_row(
    surface: pygame.Surface,
    rect: pygame.Rect,
    painter: Painter,
    row: LeagueRow,
    rights: list[int],
    name_ends: int,
    scale: Scale,
) -> None:
    palette, first = colours(), row.place == 1
    ink = palette.on_turn if first else palette.ink
    if first:
        pygame.draw.rect(surface, palette.turn, rect.inflate(scale(0.6), 0), border_radius=4)
    place = line(str(row.place), "title", scale(1.2), ink)
    surface.blit(place, place.get_rect(centerx=rect.left + scale(0.7), centery=rect.centery))
    side = min(scale(1.7), rect.height - 2)
    emblem = pygame.Rect(rect.left + scale(1.6), rect.centery - side // 2, side, side)
    draw_emblem(surface, painter, row.emblem, emblem, on_bar=first)
    left = rect.left + scale(1.6) + side + scale(0.5)
    left = put_badges(surface, (row.person,), left, rect.centery, min(scale(1.3), rect.height - 2))
    room = name_ends - scale(0.6) - left
    size = scale.body if line(row.name, "bold", scale.body, ink).get_width() <= room else scale(0.85)
    name = line(shortened(row.name, "bold", size, room), "bold", size, ink)
    surface.blit(name, name.get_rect(left=left, centery=rect.centery))
    for number, (text, right) in enumerate(zip(row.points, rights, strict=True)):
        face = "bold" if number == len(rights) - 1 else "text"
        points = line(in_column(text), face, scale.body, ink)
        surface.blit(points, points.get_rect(right=right, centery=rect.centery))
