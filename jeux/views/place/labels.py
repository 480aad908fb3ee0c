"""Draws the labels of columns, rows and places."""

from __future__ import annotations

import math
from functools import partial
from string import ascii_letters, digits

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.rules.contract import CHANCE, Position
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Pixel
from jeux.views.style.layout import Spot

SHIELD = (1.4, 1.05, 0.95)
"""A number in a player's colours, in label sizes: its width, its height, the size of its digits."""
INLAID = 1.25
"""The size of inlaid letters, whose face is smaller than that of the others at the same size."""
LIT = (0xD9, 0xA8, 0x6C)
"""The lit edge of letters that are burnt into the field."""
SHADE = 110
"""Opacity (of 255) of the shade at an edge where the board continues."""


def counting_in(here: Position) -> int:
    """The player whose numbering is read in a position: who decides, after the throw if one is due; player 0 where
    nobody does."""
    after = here.play(here.steps()[0]) if here.turn == CHANCE else here
    return max(0, after.turn)


def draw_labels(
    board: BoardSpace,
    ground: pygame.Surface,
    every: bool,
    largest: int | None = None,
    counting: int | None = None,
) -> None:
    """Draw the labels on the frame and, with `every`, the name of each place beside it; in letters of at most
    `largest`. Where each player has a numbering, only that of the player `counting` is drawn, by default all; a
    numbering alone needs no colours of its player."""
    where, size = board.game.board.where, _size(board)
    if largest is not None:
        size = min(size, largest)
    alone = counting is not None
    for number, (text, _) in enumerate(board.layout.labels):
        player = board.layout.counted_by(number)
        if player is not None and counting is not None and player != counting:
            continue
        spot = _spot(board, number, alone)
        end = _end(board, text, spot)
        pixel = board.closeup.pinned(board.frame.pixel(spot), board.frame.pixel(end) if end else None)
        if pixel and player is not None and not alone:
            _draw_shield(board, ground, text, pixel, size, dark=_is_dark(board, player))
        elif pixel:
            _draw_engraved(board, ground, text, pixel, size)
    if every:
        named = [place for place in board.game.board.points if place[0].isalpha() and ":" not in place]
        for place in named:
            pixel = board.frame.pixel((where[place][0] + 0.3, where[place][1] - 0.3))
            if not board.closeup.hides(pixel):
                _draw(board, ground, place, pixel, size)


def _spot(board: BoardSpace, number: int, alone: bool) -> Spot:
    """Where a label stands on the board as the theme draws it."""
    inlaid = board.layout.inlaid
    return inlaid[number][1] if inlaid and colours().pictured else board.layout.label_spot(number, alone=alone)


def _end(board: BoardSpace, text: str, spot: Spot) -> Spot | None:
    """The farthest place in the column or row of a label; None for labels of other kinds."""
    where = board.game.board.where
    named = [place for place in board.game.board.points if place[0].isalpha() and place[-1].isdecimal()]
    line = [where[place] for place in named if text in (place.rstrip(digits), place.lstrip(ascii_letters))]
    return max(line, key=partial(math.dist, spot), default=None)


def _size(board: BoardSpace) -> int:
    """The size of labels; of a zoomed board, limited by the strip for them."""
    size = max(board.painter.label_size(board.frame), round(board.layout.label_part * board.frame.unit))
    return size if board.closeup.whole else min(size, board.closeup.ruler - 6)


def _draw(board: BoardSpace, ground: pygame.Surface, text: str, centre: Pixel, size: int) -> None:
    colour, edge = board.painter.label
    dark = line(text, "bold", size, edge)
    for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        ground.blit(dark, dark.get_rect(center=(centre[0] + dx, centre[1] + dy)))
    image = line(text, "bold", size, colour)
    ground.blit(image, image.get_rect(center=centre))


def _draw_engraved(board: BoardSpace, ground: pygame.Surface, text: str, centre: Pixel, size: int) -> None:
    """Draw a label as an inlay in the frame: its groove throws a thin shade at its upper left. On the field, which is
    lighter, it is burnt in and its lower right is lit. Flat themes have neither."""
    if not colours().pictured:
        _draw(board, ground, text, centre, size)
        return
    colour, edge = board.painter.label
    size = round(size * INLAID)
    if board.layout.label_part:
        reach = max(1, round(size / 32))
        lit, burnt = line(text, "title", size, LIT), line(text, "title", size, edge)
        ground.blit(lit, lit.get_rect(center=(centre[0] + reach, centre[1] + reach)))
        ground.blit(burnt, burnt.get_rect(center=centre))
        return
    shade = line(text, "title", size, edge)
    reach = max(1, round(size / 16))
    for dx, dy in ((-reach, -reach), (0, -reach), (-reach, 0)):
        ground.blit(shade, shade.get_rect(center=(centre[0] + dx, centre[1] + dy)))
    image = line(text, "title", size, colour)
    ground.blit(image, image.get_rect(center=centre))


def _is_dark(board: BoardSpace, player: int) -> bool:
    return board.look.emblems[board.game.sides[player]].tone == "dark"


def _draw_shield(board: BoardSpace, ground: pygame.Surface, text: str, centre: Pixel, size: int, dark: bool) -> None:
    """Draw a number in the colours of the player whose numbering it is."""
    deep, light = sorted(board.painter.label, key=sum)
    fill, ink = (deep, light) if dark else (light, deep)
    box = pygame.Rect(0, 0, round(size * SHIELD[0]), round(size * SHIELD[1]))
    box.center = (round(centre[0]), round(centre[1]))
    pygame.draw.rect(ground, fill, box, border_radius=box.height // 4)
    pygame.draw.rect(ground, ink, box, 1, border_radius=box.height // 4)
    image = line(text, "bold", round(size * SHIELD[2]), ink)
    ground.blit(image, image.get_rect(center=box.center))


def draw_edges(board: BoardSpace, ground: pygame.Surface) -> None:
    """On a zoomed board, draw a frame around the visible part and, in themes with depth, a shade where the board
    continues."""
    closeup = board.closeup
    if closeup.whole:
        return
    for strip in closeup.edges_beyond() if colours().pictured else ():
        _draw_shade(ground, strip, closeup.area)
    pygame.draw.rect(ground, colours().accent, closeup.area.inflate(4, 4), 2, border_radius=2)


def _draw_shade(ground: pygame.Surface, strip: pygame.Rect, area: pygame.Rect) -> None:
    """Draw a shade, darkest at the edge of the visible part."""
    upright = strip.height > strip.width
    wide = strip.width if upright else strip.height
    first = strip.left == area.left if upright else strip.top == area.top
    ramp = pygame.Surface((wide, 1) if upright else (1, wide), pygame.SRCALPHA)
    for i in range(wide):
        part = (wide - i if first else i + 1) / wide
        ramp.set_at((i, 0) if upright else (0, i), (0, 0, 0, round(SHADE * part**1.5)))
    ground.blit(pygame.transform.scale(ramp, strip.size), strip)
