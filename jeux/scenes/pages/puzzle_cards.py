"""Problems as pictures: the position, its number, a seal where it is solved."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.ui.drawing import Look, Paint, put, radius_of
from jeux.ui.shapes import draw_disc, draw_icon, draw_shadow, draw_share

NUMBER = 1.15
"""Body sizes: the number below a picture."""
SEAL = 0.95
"""Body sizes: the radius of the seal of a solved problem."""
RIM = 0.35
"""Body sizes: how far the rim of a picture lies outside it."""


class Card(NamedTuple):
    """What a picture of a problem shows beside its position."""

    number: int
    solved: bool
    next: bool
    """Whether it is the one to solve next."""


def diagram_of(puzzle: Puzzle) -> Diagram:
    """The position of a problem, to be drawn."""
    return Diagram(puzzle.game, puzzle.id, puzzle.position, puzzle.options, puzzle.players, puzzle.throw)


def number_height(scale: Scale) -> int:
    """The room below a picture for its number."""
    return leading(scale(NUMBER)) + scale(0.3)


def card_paint(card: Card, size: tuple[int, int], picture: Paint, scale: Scale) -> Paint:
    """Paints a card: the picture of this size at its top, centred; the number below."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        palette = colours()
        frame = pygame.Rect((0, 0), size)
        frame.center = (at.centerx, at.y + (at.height - number_height(scale)) // 2)
        draw_shadow(surface, frame, scale(0.3), scale(0.3), scale(0.8), 0.6)
        picture(surface, frame, look)
        if card.next or look.hover:
            rim = frame.inflate(2 * scale(RIM), 2 * scale(RIM))
            radius = radius_of(scale) if palette.rounded else 0
            colour = palette.action_edge if palette.pictured else palette.accent
            pygame.draw.rect(surface, colour, rim, max(2, 2 * scale.thin), border_radius=radius)
        if card.solved:
            draw_seal(surface, (frame.right - scale(0.3), frame.y + scale(0.3)), scale)
        ink = palette.on_cloth if card.solved or card.next or look.hover else palette.on_cloth_soft
        below = pygame.Rect(at.x, at.bottom - number_height(scale), at.width, number_height(scale))
        put(surface, str(card.number), "title", scale(NUMBER), ink, below, "center")

    return paint


def draw_seal(surface: pygame.Surface, centre: tuple[int, int], scale: Scale) -> None:
    """Draw the seal of what is solved."""
    palette = colours()
    draw_disc(surface, centre, scale(SEAL), palette.action, palette.action_edge, scale.thin)
    draw_icon(surface, "check", centre, round(1.5 * scale(SEAL)), palette.on_action, 0.1)


def draw_progress(surface: pygame.Surface, at: pygame.Rect, done: int, words: str, part: float, scale: Scale) -> None:
    """Draw a ring with a number in it, and what it counts on its right."""
    palette, radius = colours(), at.height // 2
    centre = (at.x + radius, at.centery)
    draw_share(surface, centre, radius, max(3, scale(0.32)), part)
    box = pygame.Rect(0, 0, 2 * radius, at.height)
    box.center = centre
    put(surface, str(done), "title", scale(1.5 if radius > scale(1.9) else 1.15), palette.on_cloth, box, "center")
    beside = pygame.Rect(box.right + scale(0.7), at.y, at.right - box.right - scale(0.7), at.height)
    put(surface, words, "text", scale(0.95), palette.on_cloth_soft, beside, "left")
