"""The cards of finished games: a one-line card for each, and a large one for the opened game."""

from __future__ import annotations

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, write
from jeux.play.library.ended import PastGame
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, draw_sheet, put, width_of
from jeux.views.pictures import SHAPE
from jeux.views.style.badges import badged, put_badges

EDGE = 0.55
SMALL = 0.9
NAME = 1.3
"""Body sizes: the name of a game in the list."""
OPENED_NAME = 1.9
BADGE = 1.15
"""Body sizes of the badges of those who played."""
LOWEST_PICTURE = 9.5
"""Body sizes: the least height of the opened game's board."""
NAMES, OUTCOME = 0.38, 0.36
"""The parts of the width beside the picture for the game with its players, and for the outcome."""


def line_height(scale: Scale) -> int:
    """The height of a one-line card."""
    return leading(scale(NAME)) + leading(scale(SMALL)) + 2 * scale(EDGE)


def line_picture(card: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the picture of the game is."""
    high = card.height - 2 * scale(EDGE)
    return pygame.Rect(card.x + scale(EDGE), card.y + scale(EDGE), round(high * SHAPE), high)


def draw_line(
    surface: pygame.Surface, card: pygame.Rect, look: Look, game: PastGame, picture: pygame.Surface | None, scale: Scale
) -> None:
    """Draw the card of a game: the game, its players, the outcome, the day. Without a picture yet, its frame stays
    empty."""
    draw_sheet(surface, card, scale)
    if look.hover:
        pygame.draw.rect(surface, colours().accent, card, scale.thin + 1, border_radius=3)
    frame = line_picture(card, scale)
    if picture:
        surface.blit(picture, frame)
    pygame.draw.rect(surface, colours().edge, frame, 1)
    left, right = frame.right + scale(0.9), card.right - scale(1)
    room = right - left
    upper = pygame.Rect(left, frame.y, round(room * NAMES), leading(scale(NAME)))
    lower = pygame.Rect(left, upper.bottom, upper.width, leading(scale(SMALL)))
    palette, gap = colours(), scale(0.8)
    size = fitting_size(game.name, "title", scale(NAME), upper.width - gap)
    put(surface, game.name, "title", size, palette.ink, _cut(upper, gap), "left")
    who = _after_badges(surface, game, _cut(lower, gap), scale)
    put(surface, game.who, "text", scale(SMALL), palette.ink_soft, who, "left")
    for line in (upper, lower):
        line.x, line.width = line.right, round(room * OUTCOME)
    put(surface, game.outcome, "bold", scale.body, palette.ink, _cut(upper, gap), "left")
    put(surface, game.reason, "text", scale(SMALL), palette.ink_soft, _cut(lower, gap), "left")
    day = pygame.Rect(upper.right, card.y, right - upper.right, card.height)
    put(surface, game.day, "text", scale(SMALL), palette.ink_soft, day, "right")


def _after_badges(surface: pygame.Surface, game: PastGame, line: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Draw the badges of the players; return the rest of the line."""
    left = put_badges(surface, game.persons, line.x, line.centery, scale(BADGE))
    return pygame.Rect(left, line.y, line.right - left, line.height)


def _cut(rect: pygame.Rect, gap: int) -> pygame.Rect:
    return pygame.Rect(rect.x, rect.y, rect.width - gap, rect.height)


# --- the opened game --------------------------------------------------------------------------------------------------


def opened_height(width: int, game: PastGame, sentence: str, buttons: list[int], scale: Scale) -> int:
    """The height of the opened card: the higher of its board and its words with `buttons` of these widths."""
    words = _words_width(width, scale)
    said = [(game.who, "text"), (game.outcome, "bold"), (game.reason, "text"), (sentence, "bold")]
    high = leading(scale(OPENED_NAME)) + scale(0.6) + _flow(buttons, words, scale)[-1].bottom
    high += sum(height_of(text, face, scale.body, words) for text, face in said if text)
    return max(scale(LOWEST_PICTURE), high) + 2 * scale(EDGE + 0.3)


def opened_picture(card: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the board of the opened game is."""
    edge = scale(EDGE + 0.3)
    wide = _picture_width(card.width, scale)
    frame = pygame.Rect(card.x + edge, card.y + edge, wide, round(wide / SHAPE))
    frame.centery = card.centery
    return frame


def _picture_width(width: int, scale: Scale) -> int:
    return min(round(scale(LOWEST_PICTURE) * SHAPE), round(width * 0.3))


def _words_width(width: int, scale: Scale) -> int:
    return width - _picture_width(width, scale) - scale(2 * (EDGE + 0.3) + 1.2)


def opened_buttons(card: pygame.Rect, widths: list[int], scale: Scale) -> list[pygame.Rect]:
    """The places of the buttons at the foot of the opened card."""
    flow = _flow(widths, _words_width(card.width, scale), scale)
    left = opened_picture(card, scale).right + scale(1.2)
    top = card.bottom - scale(EDGE + 0.3) - flow[-1].bottom
    return [rect.move(left, top) for rect in flow]


def _flow(widths: list[int], room: int, scale: Scale) -> list[pygame.Rect]:
    """Places for buttons side by side, wrapped to as many rows as needed."""
    rects, x, y = [], 0, 0
    for width in widths:
        width = min(width, room)
        if x and x + width > room:
            x, y = 0, y + scale(BUTTON_HEIGHT) + scale(CHIP_GAP)
        rects.append(pygame.Rect(x, y, width, scale(BUTTON_HEIGHT)))
        x += width + scale(CHIP_GAP)
    return rects


def draw_opened(
    surface: pygame.Surface,
    card: pygame.Rect,
    look: Look,
    game: PastGame,
    sentence: str,
    picture: pygame.Surface,
    scale: Scale,
) -> None:
    """Draw the opened card: the final board, and the details that a one-line card has no room for."""
    draw_sheet(surface, card, scale)
    pygame.draw.rect(surface, colours().accent, card, scale.thin + (2 if look.hover else 1), border_radius=3)
    frame = opened_picture(card, scale)
    surface.blit(picture, frame)
    pygame.draw.rect(surface, colours().edge, frame, 1)
    palette, left, wide = colours(), frame.right + scale(1.2), _words_width(card.width, scale)
    words = pygame.Rect(left, card.y + scale(EDGE + 0.1), wide, leading(scale(OPENED_NAME)))
    badges = len(badged(game.persons)) * scale(1.6)
    named = _cut(words, width_of(game.day, "text", scale.body) + scale(0.8) + badges)
    size = fitting_size(game.name, "title", scale(OPENED_NAME), named.width)
    put(surface, game.name, "title", size, palette.ink, named, "left")
    put_badges(surface, game.persons, named.right, named.centery, scale(1.3))
    put(surface, game.day, "text", scale.body, palette.ink_soft, words, "right")
    rest = pygame.Rect(words.x, words.bottom, wide, card.bottom - words.bottom)
    for text, face, colour in (
        (game.who, "text", palette.ink_soft),
        (game.outcome, "bold", palette.ink),
        (game.reason, "text", palette.ink),
        (sentence, "bold", palette.warning),
    ):
        if text:
            rest.top = write(surface, text, rest, face, scale.body, colour)
