"""What a player has played and won, as a ring with words beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size
from jeux.play.library.statistics_words import GameRow, player_text
from jeux.rules import CATALOGUE
from jeux.ui.drawing import Look, put
from jeux.ui.items import Spot
from jeux.ui.shapes import draw_share

SUMMARY, HIGH = 27.0, 7.0
"""Body sizes: the width and the height of the ring with its words."""
RING = 3.4
"""Body sizes: the radius of the ring."""


def summary(rect: pygame.Rect, player: str, found: Sequence[GameRow], texts: Texts, scale: Scale) -> Spot:
    """The games won of all that a player has played against others, and how many were played."""
    get = texts.get
    played, won = sum(row.stats.played for row in found), sum(row.stats.won for row in found)
    against = sum(row.stats.won + row.stats.drawn + row.stats.lost for row in found)
    name, line = player_text(player, texts), get("past-count", n=played)
    games = get("stats-of-games", n=len(found), most=len(CATALOGUE)) if found else ""
    heard = [name, line, *([games, get("stats-streak-won", n=won)] if found else [])]

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        palette, radius = colours(), scale(RING)
        centre = (at.x + radius, at.y + radius)
        draw_share(surface, centre, radius, max(4, scale(0.5)), won / against if against else 0)
        box = pygame.Rect(0, 0, 2 * radius - scale(1), scale(2.6))
        box.center = (centre[0], centre[1] - scale(0.4))
        put(surface, str(won), "title", scale(2.2), palette.on_cloth, box, "center")
        box = pygame.Rect(box.x, box.bottom - scale(0.4), box.width, scale(1.3))
        put(surface, get("stats-won").lower(), "text", scale(0.87), palette.on_cloth_soft, box, "center")
        words = pygame.Rect(at.x + 2 * radius + scale(1.6), at.y + scale(0.7), 0, scale(2.8))
        words.width = at.right - words.x
        size = fitting_size(name, "title", scale(2.2), words.width)
        put(surface, name, "title", size, palette.on_cloth, words, "left")
        words = pygame.Rect(words.x, words.bottom, words.width, scale(1.5))
        put(surface, line, "text", scale.body, palette.on_cloth, words, "left")
        put(surface, games, "serif-italic", scale(1.15), palette.on_cloth_soft, words.move(0, scale(1.5)), "left")

    return Spot(rect, paint, words=", ".join(heard))
