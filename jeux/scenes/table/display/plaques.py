"""The plaques of the players beside a board: which man, who plays it, whose turn it is."""

from __future__ import annotations

import re
from dataclasses import replace

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, leading, line, shortened
from jeux.play.words.sentences import PlayerLine
from jeux.ui.drawing import radius_of, width_of
from jeux.ui.shapes import draw_rounded, draw_shadow
from jeux.views.style.badges import put_badges
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import Painter

TWO_LINES, ONE_LINE = 4.2, 2.7
"""Ems: the height of a plaque with a line below the name, and of one with both in a line."""
BETWEEN = 0.55
MANY = 3
"""From so many players on, each plaque has one line."""
SMALL, LEAST = 0.92, 13
"""Body sizes and pixels: the letters beside a name."""
_COUNTED = re.compile(r"(\D*?)[\s:]*(\d+)\s*(\D*)")
"""A note that counts one thing, with the words before or after its number."""
ROUND, STEPS = 8.0, 96
"""Seconds in which the man of a computer that thinks turns once, and in how many steps: twelve a second."""
SETTLES = 0.3
"""Seconds in which a man that lies upside down turns back."""
FIGURE = 1.6
"""Ems: the number of a note."""


class TurningMan:
    """The man of a computer that thinks, which turns. Each picture of him turned is made once."""

    def __init__(self) -> None:
        self.step = 0
        """How far he has turned; 0 at rest."""
        self.player = -1
        """The number of the side whose man turns, or turned last."""
        self._turned = 0.0
        """The part of a turn, 0 to 1."""
        self._pictures: dict[tuple[str, int, int], pygame.Surface] = {}

    def advance(self, dt: float, thinks: int | None) -> bool:
        """Let `dt` seconds pass. The man of the side that `thinks` turns; where none does, he goes back to how he lay,
        the shorter way, and rests. True when another picture is due."""
        before = self.step
        if thinks is not None:
            self.player = thinks
            self._turned = (self._turned + dt / ROUND) % 1.0
        elif self._turned:
            left = self._turned if self._turned <= 0.5 else self._turned - 1.0
            back = min(abs(left), 0.5 * dt / SETTLES)
            self._turned = (left - back if left > 0 else left + back) % 1.0
        self.step = int(self._turned * STEPS) % STEPS
        return self.step != before

    @property
    def at_rest(self) -> bool:
        """Whether he lies as ever."""
        return not self._turned

    def picture(self, painter: Painter, kind: str, size: int) -> pygame.Surface:
        """The man as he lies now, larger than `size` pixels where he lies askew."""
        wanted = kind, size, self.step
        if wanted not in self._pictures:
            whole = emblem(painter, kind, size)
            turned = pygame.transform.rotozoom(whole, -360 * self.step / STEPS, 1) if self.step else whole
            self._pictures[wanted] = turned
        return self._pictures[wanted]


def plaque_height(scale: Scale, one_line: bool) -> int:
    """The height of a plaque in pixels."""
    return scale(ONE_LINE if one_line else TWO_LINES)


def draw_emblem(
    surface: pygame.Surface,
    painter: Painter,
    kind: str,
    at: pygame.Rect,
    on_bar: bool,
    turning: TurningMan | None = None,
) -> None:
    """The man of a side in a square, as he lies while he is `turning`; on a dark bar he lies on the paper that shows
    him elsewhere."""
    if on_bar and not colours().pictured:
        pygame.draw.aacircle(surface, colours().ground, at.center, at.width * 0.58)
    man = turning.picture(painter, kind, at.width) if turning else emblem(painter, kind, at.width)
    surface.blit(man, man.get_rect(center=at.center))


def draw_ground(surface: pygame.Surface, box: pygame.Rect, scale: Scale, to_play: bool) -> tuple[Colour, Colour]:
    """Draw the ground of a plaque, gold-rimmed for the player to move; its colours for words and secondary words."""
    palette, radius = colours(), radius_of(scale)
    draw_shadow(surface, box, radius, scale(0.27), scale(0.45), 0.5)
    if to_play:
        draw_rounded(surface, box, radius, palette.turn, palette.accent, max(2, scale.thin))
        return palette.on_turn, palette.on_turn_soft
    draw_rounded(surface, box, radius, palette.ground, palette.sheet_edge, scale.thin)
    return palette.ink, palette.ink_soft


def draw_plaque(
    surface: pygame.Surface,
    painter: Painter,
    box: pygame.Rect,
    player: PlayerLine,
    scale: Scale,
    one_line: bool,
    kept: int = 0,
    abreast: bool = False,
    turning: TurningMan | None = None,
) -> None:
    """Draw one plaque in its box, its man `turning` if it is the one that does; `kept` pixels at its right end are left
    free for piles of men, beside the name alone where it stands `abreast` of another."""
    inks = draw_ground(surface, box, scale, player.to_play or player.won)
    side = min(scale(2.5), box.height - scale(0.8)) // 2 * 2
    at = pygame.Rect(box.left + scale(0.8), box.centery - side // 2, side, side)
    of_this = turning if turning and turning.player == player.number else None
    draw_emblem(surface, painter, player.emblem, at, player.to_play, of_this)
    left = at.right + scale(0.8)
    room = pygame.Rect(left, box.top, box.right - scale(0.8) - kept - left, box.height)
    if one_line:
        _in_one(surface, room, player, scale, inks)
    else:
        if abreast and not _has_note_beside(room, player, scale):
            player = replace(player, note="")
        _in_two(surface, room, player, scale, inks, kept if abreast else 0)


def _has_note_beside(room: pygame.Rect, player: PlayerLine, scale: Scale) -> bool:
    """Whether the note leaves the name whole."""
    name = width_of(player.own or player.name, "title", scale(1.55))
    return name + scale(0.5) + width_of(player.note, "text", small(scale)) <= room.width


def figure_of(note: str) -> tuple[str, str]:
    """The number of a note that counts one thing, and what it counts; the number is empty for another note."""
    found = _COUNTED.fullmatch(note)
    if not found or (found[1] and found[3]):
        return "", note
    return found[2], found[1] or found[3]


def small(scale: Scale) -> int:
    """The size of the letters beside a name."""
    return max(LEAST, scale(SMALL))


def _below(player: PlayerLine) -> str:
    """What stands below the name: the side, where a person's own name is the name, and who plays it."""
    return " · ".join(words for words in (player.side if player.own else "", player.detail) if words)


def _parts_in(words: str, size: int, width: int) -> str:
    """As many whole parts of a line as fit, at least the first, which is shortened."""
    parts = words.split(" · ")
    while len(parts) > 1 and width_of(" · ".join(parts), "text", size) > width:
        parts.pop()
    return shortened(" · ".join(parts), "text", size, width)


def _in_two(
    surface: pygame.Surface, room: pygame.Rect, player: PlayerLine, scale: Scale, inks: tuple[Colour, Colour], more: int
) -> None:
    """The name, and below it the rest, which has `more` room; the note at the right of whichever leaves it room."""
    ink, soft = inks
    name, below = player.own or player.name, _below(player)
    number, words = figure_of(player.note)
    figure, unit = line(number, "title", scale(FIGURE), ink), line(words, "text", small(scale), soft)
    beside = room.width - (max(figure.get_width(), unit.get_width()) + scale(0.5) if player.note else 0)
    size = fitting_size(name, "title", scale(1.55), beside)
    head = line(shortened(name, "title", size, beside), "title", size, ink)
    if not below:
        surface.blit(head, head.get_rect(midleft=room.midleft))
    else:
        rows = leading(small(scale))
        middle = room.centery - rows // 2 + scale(0.1)
        surface.blit(head, head.get_rect(left=room.left, centery=middle - scale(0.2)))
        mark = scale(1.2)
        y = middle + scale(1.35)
        left = put_badges(surface, (player.person,), room.left, y, mark)
        whole = bool(more) or width_of(below, "text", small(scale)) > beside - (left - room.left)
        told = _parts_in(below, small(scale), (room.width + more if whole else beside) - (left - room.left))
        text = line(told, "text", small(scale), soft)
        surface.blit(text, text.get_rect(left=left, centery=y))
        if number and words and not whole:
            surface.blit(unit, unit.get_rect(right=room.right, centery=y))
        if whole or (number and words):
            room = pygame.Rect(room.left, room.top, room.width, 2 * (middle - scale(0.2) - room.top))
    note = figure if number else unit
    surface.blit(note, note.get_rect(midright=room.midright))


def _in_one(
    surface: pygame.Surface, room: pygame.Rect, player: PlayerLine, scale: Scale, inks: tuple[Colour, Colour]
) -> None:
    """The name at the left; at the right what fits of the note and the rest, the note first."""
    ink, soft = inks
    name = player.own or player.name
    size = fitting_size(name, "title", scale(1.3), room.width)
    head = line(shortened(name, "title", size, room.width), "title", size, ink)
    surface.blit(head, head.get_rect(midleft=room.midleft))
    left = put_badges(surface, (player.person,), room.left + head.get_width() + scale(0.4), room.centery, scale(1.2))
    right = room.right
    for words in (player.note, player.detail):
        text = line(words, "text", small(scale), soft)
        if words and text.get_width() <= right - left - scale(0.5):
            surface.blit(text, text.get_rect(right=right, centery=room.centery))
            right -= text.get_width() + scale(0.7)
