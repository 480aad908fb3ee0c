"""The curve of a game on the sheet: a click on it goes there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import font, line
from jeux.play.review.evaluation_curve import EvaluationCurve
from jeux.scenes.review.signs import SIGNS, draw_sign
from jeux.scenes.table.display.plaques import draw_emblem
from jeux.ui.drawing import radius_of
from jeux.ui.shapes import draw_rounded
from jeux.views.style.painter import Painter

LEGEND, EMBLEM, RADIUS, AIR = 1.7, 1.25, 0.36, 0.55
"""Ems: the height of the legend, the man of a side, half the size of a sign, and the space round the plot."""
LEAST_AIR = 0.6
"""The least space in ems between two legend entries. With less, the legend has the signs without words."""
SMALL, LEAST = 0.87, 13
"""Body sizes and pixels: the letters of the legend."""
DASHES = ((1, 0), (3, 2), (1, 1), (5, 2))
"""The dash pattern of each player's line: lengths drawn and left out, as multiples of its width."""


class Curve:
    """Draws an evaluation curve in a rectangle, and finds the step under a pixel."""

    def __init__(self, words: Sequence[str], emblems: Sequence[str]) -> None:
        self._words, self._emblems = words, emblems
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._plot = pygame.Rect(0, 0, 0, 0)
        self._last = 0

    def number_at(self, pixel: tuple[int, int]) -> int | None:
        """The number of steps at a pixel; None outside the curve."""
        if not self.rect.collidepoint(pixel) or not self._plot.width:
            return None
        part = (pixel[0] - self._plot.left) / self._plot.width
        return round(min(1.0, max(0.0, part)) * self._last)

    def pixel_of(self, number: int, height: float) -> tuple[int, int]:
        """The pixel of a value after this number of steps."""
        x = self._plot.left + round(number / max(1, self._last) * self._plot.width)
        return x, self._plot.bottom - round(height * self._plot.height)

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        scale: Scale,
        curve: EvaluationCurve,
        here: int,
        painter: Painter,
    ) -> None:
        """Draw the curve in a box as wide as its column, with a vertical line at the current step."""
        self.rect, self._last = rect, curve.last
        side, palette = scale(EMBLEM), colours()
        box = pygame.Rect(rect.topleft, (rect.width, rect.height - scale(LEGEND)))
        draw_rounded(surface, box, radius_of(scale), palette.ground, palette.sheet_edge, scale.thin)
        self._plot = box.inflate(-2 * scale(AIR), -2 * scale(AIR))
        if not curve.against and len(curve.lines) > 1:
            self._plot.width -= side + scale(0.3)
        if curve.against or curve.high <= 1.0:
            left, right = self.pixel_of(0, 0.5), self.pixel_of(curve.last, 0.5)
            self._fill(surface, curve)
            pygame.draw.line(surface, palette.rule, left, right, scale.thin)
        x = self.pixel_of(here, 0)[0]
        pygame.draw.line(surface, palette.accent, (x, box.top + 1), (x, box.bottom - 2), max(2, scale(0.12)))
        for player, stretches in curve.lines.items():
            dash = DASHES[0] if len(curve.lines) == 1 else DASHES[player % len(DASHES)]
            for points in stretches:
                self._draw_line(surface, curve, points, dash, max(2, scale(0.14)))
        self._draw_emblems(surface, curve, side, painter)
        for number, (error, player) in curve.errors.items():
            value = curve.value_at(number, player)
            if value is not None:
                draw_sign(surface, error, self.pixel_of(number, curve.height(value)), scale(RADIUS))
        self._draw_legend(surface, scale)

    def _fill(self, surface: pygame.Surface, curve: EvaluationCurve) -> None:
        """Shade what lies between a single line and the middle."""
        middle = self.pixel_of(0, 0.5)[1]
        for points in next(iter(curve.lines.values())) if len(curve.lines) == 1 else ():
            if len(points) > 1:
                spots = [self.pixel_of(number, curve.height(value)) for number, value in points]
                whole = [(spots[0][0], middle), *spots, (spots[-1][0], middle)]
                pygame.draw.polygon(surface, colours().raised, whole)

    def _draw_line(
        self,
        surface: pygame.Surface,
        curve: EvaluationCurve,
        points: Sequence[tuple[int, float]],
        dash: tuple[int, int],
        width: int,
    ) -> None:
        spots = [self.pixel_of(number, curve.height(value)) for number, value in points]
        if len(spots) == 1:
            pygame.draw.circle(surface, colours().ink, spots[0], width)
        if len(spots) > 1 and not dash[1]:
            pygame.draw.lines(surface, colours().ink, False, spots, width)
            pygame.draw.aalines(surface, colours().ink, False, spots)
        elif len(spots) > 1:
            _draw_dashed(surface, spots, (dash[0] * 2 * width, dash[1] * 2 * width), width)

    def _draw_emblems(self, surface: pygame.Surface, curve: EvaluationCurve, side: int, painter: Painter) -> None:
        """Draw each player's man at the end of his line; with a single line, both men at the ends of its scale."""
        if curve.against:
            side = min(side, self._plot.height // 2)  # so that neither covers the other in a low window
            for player, top in ((0, self._plot.top), (1, self._plot.bottom - side)):
                box = pygame.Rect(self._plot.left, top, side, side)  # where the line is far from both
                draw_emblem(surface, painter, self._emblems[player], box, on_bar=False)
            return
        if len(curve.lines) > 1:
            ends = {player: curve.height(line[-1][-1][1]) for player, line in curve.lines.items()}
            wanted = {player: self.pixel_of(0, height)[1] - side // 2 for player, height in ends.items()}
            for player, top in apart(wanted, side, self.rect.top, self._plot.bottom + side // 2).items():
                box = pygame.Rect(self.rect.right - side - side // 4, top, side, side)
                draw_emblem(surface, painter, self._emblems[player], box, on_bar=False)

    def _draw_legend(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the legend of the signs, with words if there is room."""
        size, radius = max(LEAST, scale(SMALL)), scale(0.3)
        beside, left = 2 * radius + scale(0.4), self.rect.left + scale(0.2)
        middle = self.rect.bottom - scale(LEGEND) // 2 + scale(0.15)
        entries = list(self._words)
        if air_between(entries, size, beside, self.rect.width) < scale(LEAST_AIR):
            entries = list(SIGNS)
        air = min(scale(1.6), air_between(entries, size, beside, self.rect.width))
        for error, words in enumerate(entries):
            draw_sign(surface, error, (left + radius, middle), radius)
            image = line(words, "text", size, colours().on_cloth_soft)
            surface.blit(image, image.get_rect(left=left + beside, centery=middle))
            left += beside + image.get_width() + air


def air_between(entries: Sequence[str], size: int, beside: int, width: int) -> int:
    """The space between two legend entries in a line of this width."""
    taken = sum(beside + font("text", size).size(words)[0] for words in entries)
    return (width - taken) // (len(entries) - 1)


def apart(tops: Mapping[int, int], side: int, least: int, most: int) -> dict[int, int]:
    """The tops of boxes of height `side`, shifted as little as needed so that they do not overlap and lie between
    `least` and `most`."""
    placed: dict[int, int] = {}
    for player in sorted(tops, key=lambda player: tops[player]):
        placed[player] = max(tops[player], least)
        least = placed[player] + side
    for player in reversed(placed):
        placed[player] = min(placed[player], most - side)
        most = placed[player]
    return placed


def _draw_dashed(surface: pygame.Surface, spots: Sequence[tuple[int, int]], dash: tuple[int, int], width: int) -> None:
    """Draw a dashed polyline; the pattern runs on across its corners."""
    drawn, gap = dash
    left = 0.0
    for start, end in pairwise(spots):
        way = pygame.Vector2(end) - pygame.Vector2(start)
        length, done = way.length(), 0.0
        while done < length:
            phase = left % (drawn + gap)
            part = min(length - done, (drawn if phase < drawn else drawn + gap) - phase)
            if phase < drawn:
                first, last = (pygame.Vector2(start) + way * ((done + k) / length) for k in (0.0, part))
                pygame.draw.line(surface, colours().ink, first, last, width)
            done, left = done + part, left + part
