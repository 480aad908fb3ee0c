"""Drawing of the shelf's cards: one for each game, and one for each unfinished match."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache, reduce

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.match.store import Summary
from jeux.play.library.ended import day_text
from jeux.rules.card import Card
from jeux.scenes.shelf.tiles import CORNER, draw_tile_rim
from jeux.ui.drawing import SHEET_CORNER, SMALLEST_TARGET, Look, draw_sheet, put, radius_of, width_of
from jeux.ui.shapes import draw_rounded, draw_shadow, rounded
from jeux.views.pictures import fresh_picture
from jeux.views.style.badges import badged, put_badges

MARGIN = 0.55
NAME = 1.53
SMALL = 0.93
"""Body sizes: the margin of a sheet, the name below a picture, and the line below the name."""
ABOVE = 0.45
"""Body sizes between a picture and the name below it."""
STAR = 2.2
"""Body sizes: the star of a card."""
BADGE = 1.3
_SEPARATOR = " · "


# --- words ------------------------------------------------------------------------------------------------------------


def facts_lines(facts: str, size: int, width: int) -> list[str]:
    """The facts of a game split into lines, each break between two facts."""
    lines: list[str] = []
    for fact in facts.split(_SEPARATOR):
        longer = f"{lines[-1]}{_SEPARATOR}{fact}" if lines else fact
        if lines and width_of(longer, "text", size) <= width:
            lines[-1] = longer
        else:
            lines.append(fact)
    return lines


def since_text(updated: str, now: datetime, texts: Texts) -> str:
    """How long ago an ISO date was, in words."""
    then = datetime.fromisoformat(updated)
    minutes = int((now - then).total_seconds() // 60)
    days = (now.astimezone().date() - then.astimezone().date()).days
    if minutes < 1:
        return texts.get("since-now")
    if minutes < 60:
        return texts.get("since-minutes", n=minutes)
    if days < 1:
        return texts.get("since-hours", n=minutes // 60)
    if days == 1:
        return texts.get("since-yesterday")
    if days < 7:
        return texts.get("since-days", n=days)
    return texts.get("since-date", date=day_text(updated, texts))


def so_far_text(summary: Summary, texts: Texts) -> str:
    """How many games and turns of a match were played, and the score where several games count, in words; empty where
    a single game does not tell its turns."""
    parts = [] if summary.turns is None else [texts.get("menu-steps", n=summary.turns)]
    if summary.games > 1:
        parts.insert(0, texts.get("menu-so-far", k=summary.games))
        if any(summary.scores):
            parts.insert(0, " – ".join(f"{score:g}" for score in summary.scores))
    return reduce(lambda first, last: texts.get("list-comma", first=first, last=last), parts) if parts else ""


# --- drawing ----------------------------------------------------------------------------------------------------------


def words_height(scale: Scale, lines: int = 1) -> int:
    """The height of a card below its picture: the name, and so many lines."""
    return scale(ABOVE) + leading(scale(NAME)) + lines * leading(scale(SMALL)) + scale(0.15)


def star_rect(picture: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the star of a card goes: right of the name, below the picture."""
    side = max(SMALLEST_TARGET, scale(STAR))
    middle = picture.bottom + scale(ABOVE) + leading(scale(NAME)) // 2
    return pygame.Rect(picture.right - side, middle - side // 2, side, side)


def draw_star(surface: pygame.Surface, rect: pygame.Rect, filled: bool, hover: bool, scale: Scale) -> None:
    """A five-pointed star: an outline, filled when the game is a favourite. Drawn at double size and scaled down."""
    palette = colours()
    side = 2 * rect.width
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    canvas.fill((*palette.ground, 0))
    radius = 2 * scale(0.72)
    corners = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.42
        angle = math.pi * i / 5 - math.pi / 2
        corners.append((side / 2 + reach * math.cos(angle), side / 2 + reach * math.sin(angle)))
    if filled:
        pygame.draw.polygon(canvas, palette.accent, corners)
    pygame.draw.polygon(canvas, palette.ink if filled or hover else palette.edge, corners, max(2, 2 * scale.thin))
    surface.blit(pygame.transform.smoothscale(canvas, rect.size), rect)


def lift(surface: pygame.Surface, rect: pygame.Rect, look: Look, scale: Scale) -> pygame.Rect:
    """Draw the sheet of a card, rimmed with gold under the pointer; return its rectangle."""
    draw_sheet(surface, rect, scale)
    if look.hover:
        draw_tile_rim(surface, rect, radius_of(scale, SHEET_CORNER), look, scale)
    return rect


@lru_cache(maxsize=48)
def _rounded(game: Card, size: tuple[int, int], radius: int, _theme: str) -> pygame.Surface:
    return rounded(fresh_picture(game, size), radius)


def rounded_picture(game: Card, size: tuple[int, int], scale: Scale) -> pygame.Surface:
    """The picture of a game with round corners, kept."""
    return _rounded(game, size, radius_of(scale, CORNER), colours().theme)


def draw_picture(
    surface: pygame.Surface, frame: pygame.Rect, picture: pygame.Surface, look: Look, scale: Scale
) -> None:
    """Draw a picture with round corners, its shadow, and its rim."""
    radius = radius_of(scale, CORNER)
    draw_shadow(surface, frame, radius, scale(0.3), scale(0.9), 0.6)
    surface.blit(picture, frame)
    draw_tile_rim(surface, frame, radius, look, scale)


def draw_words(
    surface: pygame.Surface,
    picture: pygame.Rect,
    name: str,
    lines: Sequence[str],
    scale: Scale,
    beside: int = 0,
    persons: tuple[str, ...] = (),
) -> None:
    """Write the name and the lines of a card below its picture; `beside` is the width right of the name that stays
    free. The badges of `persons` go right of the name."""
    row = pygame.Rect(picture.x, picture.bottom + scale(ABOVE), picture.width - beside, leading(scale(NAME)))
    badges = len(badged(persons)) * scale(BADGE * 1.2)
    size = fitting_size(name, "title", scale(NAME), row.width - badges)
    named = pygame.Rect(row.x, row.y, row.width - badges, row.height)
    put(surface, name, "title", size, colours().on_cloth, named, "left")
    left = row.x + min(named.width, width_of(name, "title", size)) + scale(0.4)
    put_badges(surface, persons, left, row.centery, scale(BADGE))
    y = row.bottom
    for words in lines:
        line = pygame.Rect(picture.x, y, picture.width, leading(scale(SMALL)))
        put(surface, words, "text", scale(SMALL), colours().on_cloth_soft, line, "left")
        y = line.bottom


def draw_sentence(surface: pygame.Surface, picture: pygame.Rect, sentence: str, scale: Scale) -> None:
    """Write a sentence over the foot of a picture."""
    size, edge = scale.body, scale(0.7)
    height = height_of(sentence, "text", size, picture.width - 2 * edge)
    strip = pygame.Rect(picture.x, picture.bottom - height - 2 * scale(0.4), picture.width, height + 2 * scale(0.4))
    strip = strip.clip(picture)
    clip = surface.get_clip()
    surface.set_clip(strip.clip(clip))
    draw_rounded(surface, picture, radius_of(scale, CORNER), colours().ground)
    surface.set_clip(clip)
    pygame.draw.line(surface, colours().accent, strip.topleft, (strip.right - 1, strip.y), 2)
    write(surface, sentence, strip.inflate(-2 * edge, -2 * scale(0.4)), "text", size)


def frame_picture(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A thin frame around a rendered picture; drawn boards have their own."""
    if colours().pictured:
        pygame.draw.rect(surface, colours().edge, rect, 1)
