"""The cards of finished games: the last position on the cloth, with the game, the day and the outcome below."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.play.library.ended import PastGame
from jeux.rules import CATALOGUE
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, draw_sheet, put, radius_of, width_of
from jeux.views.pictures import man
from jeux.views.style.badges import badged, put_badges

PICTURE, WORDS_ABOVE = 12.6, 0.7
"""Body sizes: the height of the picture of a card, and the room between it and the words."""
LEAST, APART, BELOW = 15.5, 1.8, 1.5
"""Body sizes: the least width of a card, and the gaps beside and below it."""
MOST = 5
NAME, SMALL, MAN = 1.35, 0.9, 1.15
INSIDE = 0.5
"""Body sizes: how far the ground of an opened card reaches inwards to its buttons."""


class Columns(NamedTuple):
    """The cards of a line: how many, and their size."""

    across: int
    size: tuple[int, int]


def columns_of(width: int, scale: Scale) -> Columns:
    """As many cards in a line as have room."""
    count = max(1, min(MOST, (width + scale(APART)) // scale(LEAST + APART)))
    if count == MOST and width < MOST * scale(LEAST + 4):
        count -= 1  # rather large pictures than many
    return Columns(count, ((width - (count - 1) * scale(APART)) // count, card_height(scale)))


def card_height(scale: Scale) -> int:
    """The height of a card."""
    return scale(PICTURE + WORDS_ABOVE) + leading(scale(NAME)) + leading(scale.body) + leading(scale(SMALL))


def picture_room(card: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the board of a card stands."""
    return pygame.Rect(card.x, card.y, card.width, scale(PICTURE))


def draw_card(surface: pygame.Surface, card: pygame.Rect, look: Look, game: PastGame, scale: Scale) -> None:
    """Draw the words of a card, and its rim under the pointer."""
    palette = colours()
    if look.hover:
        rim = palette.action_edge if palette.pictured else palette.accent
        outer = picture_room(card, scale).inflate(2 * scale(0.3), 2 * scale(0.3))
        pygame.draw.rect(surface, rim, outer, max(2, scale.thin), border_radius=radius_of(scale) * palette.rounded)
    line = pygame.Rect(card.x, card.y + scale(PICTURE + WORDS_ABOVE), card.width, leading(scale(NAME)))
    day = width_of(game.day, "text", scale(SMALL)) + scale(0.6)
    room = pygame.Rect(line.x, line.y, line.width - day, line.height)
    size = fitting_size(game.name, "title", scale(NAME), room.width)
    put(surface, game.name, "title", size, palette.on_cloth, room, "left")
    put(surface, game.day, "text", scale(SMALL), palette.on_cloth_soft, line, "right")
    line = pygame.Rect(line.x, line.bottom, line.width, leading(scale.body))
    left = _winner(surface, game, line, scale)
    outcome = pygame.Rect(left, line.y, line.right - left, line.height)
    put(surface, game.outcome, "text", scale.body, palette.on_cloth, outcome, "left")
    line = pygame.Rect(line.x, line.bottom, line.width, leading(scale(SMALL)))
    left = put_badges(surface, badged(game.persons), line.x, line.centery, scale(MAN))
    who = pygame.Rect(left, line.y, line.right - left, line.height)
    put(surface, game.who, "text", scale(SMALL), palette.on_cloth_soft, who, "left")


def _winner(surface: pygame.Surface, game: PastGame, line: pygame.Rect, scale: Scale) -> int:
    """Draw the man of the only winner of several players; return the x after it."""
    ended = game.ended
    if len(ended.seats) == 1 or len(ended.winners) != 1:
        return line.x
    picture = _man(ended.game, ended.winners[0], scale(MAN), colours().theme)
    surface.blit(picture, picture.get_rect(midleft=line.midleft))
    return line.x + scale(MAN + 0.45)


@lru_cache(maxsize=48)
def _man(key: str, side: int, size: int, _theme: str) -> pygame.Surface:
    game = CATALOGUE[key]
    return man(game, game.sides[side], size)


# --- the opened card --------------------------------------------------------------------------------------------------


def tool_places(card: pygame.Rect, words: list[tuple[str, str]], scale: Scale) -> list[pygame.Rect]:
    """The places of the buttons of an opened card, (text, kind) each: an action at the right of the foot of the
    picture, the first link at its left, the second at the head. The middle stays free: a click there closes the
    card."""
    room, high = picture_room(card, scale), scale(BUTTON_HEIGHT)
    inner = room.inflate(-2 * scale(INSIDE), -2 * scale(INSIDE))
    places, links = [], 0
    for text, kind in words:
        wide = button_width(text, scale, kind)
        if kind == "link":
            place = pygame.Rect(inner.x, inner.y if links else inner.bottom - high, min(wide, inner.width), high)
            links += 1
        else:
            place = pygame.Rect(inner.right - wide, inner.bottom - high, wide, high)
        places.append(place)
    return places


def grounds_of(card: pygame.Rect, places: list[pygame.Rect], sentence: str, scale: Scale) -> list[pygame.Rect]:
    """The grounds below the buttons of an opened card: at the foot of its picture, where a sentence may stand above
    them, and around a button at its head."""
    room = picture_room(card, scale)
    at_foot = [place for place in places if place.centery > room.centery]
    top = min(place.top for place in at_foot) - scale(INSIDE)
    if sentence:
        top -= height_of(sentence, "text", scale(SMALL), room.width - 2 * scale(INSIDE)) + scale(0.3)
    foot = pygame.Rect(room.x, top, room.width, room.bottom - top)
    return [foot, *(place.inflate(2 * scale(INSIDE), 2 * scale(INSIDE)) for place in places if place not in at_foot)]


def draw_opened(surface: pygame.Surface, ground: pygame.Rect, sentence: str, scale: Scale) -> None:
    """Draw the ground of the buttons, with a sentence."""
    draw_sheet(surface, ground, scale)
    words = ground.inflate(-2 * scale(INSIDE), -2 * scale(INSIDE))
    if sentence:
        write(surface, sentence, words, "text", scale(SMALL), colours().warning)
