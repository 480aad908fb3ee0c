"""The rows of Les Méandres: pushing a tile moves all those ahead of it. Winning lines are traced."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Pair, colours
from jeux.play.games.meandres import WHERE
from jeux.play.gestures.hand import Hand, Permit
from jeux.play.gestures.pace import duration
from jeux.rules.contract import Moved, Position
from jeux.rules.games.meandres.board import CELLS, Line, winning_lines
from jeux.rules.games.meandres.position import Meandres
from jeux.views.interfaces.own_marks import GestureSituation, OwnMarks
from jeux.views.interfaces.pieces import Lead, Pieces
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Advice, AdviceArrow, Layer, draw_last
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Glow, Pixel
from jeux.views.style.layout import Spot
from jeux.views.style.picture_cache import kept_pictures

FAR_ENOUGH = 0.5
"""The part of the way from which a released row moves on by itself, instead of back."""
OUTWARD = ((0.0, 0.5), (0.5, 0.0), (0.0, -0.5), (-0.5, 0.0))
"""From the middle of a tile to the middles of its sides: north, east, south, west."""
PARTS = 12
"""Straight segments of a quarter circle."""


TRACE = 0.1
"""The width of a traced winning line, in tiles."""


def _moves(position: Position, step: str) -> list[tuple[str, str]]:
    """The origin and target of each tile moved by a step."""
    return [(effect.origin, effect.target) for effect in position.effects(step) if isinstance(effect, Moved)]


class Rows(Pieces[Meandres]):
    """Tiles of a row start together, and follow the hand."""

    def pause(self, lasts: float) -> float:
        return 0.0

    def light_up(self, places: tuple[str, ...], begins: float, speed: str) -> None:
        """Trace a winning line, once the tiles have arrived."""
        begins += duration("slide", speed)
        self.board.motion.glows.append(Glow((), begins, duration("traced", speed)))

    def lead(self, position: Meandres, permit: Permit, hand: Hand, pixel: Pixel | None) -> Lead | None:
        return lead_of(self.board, position, permit, hand, pixel)

    def in_order(self) -> list[tuple[str, list[int]]]:
        """Order the tiles by place: each may lie in the shadow of the one before."""
        return self.board.men.in_order(self.board.game.board.points)


def lead_of(board: BoardSpace, position: Position, permit: Permit, hand: Hand, pixel: Pixel | None) -> Lead | None:
    """The row that the hand pushes, and how far it has come; None when no row is pushed."""
    step = permit.paths.get(hand.chosen)
    if not (hand.dragging and pixel and step):
        return None
    ways = dict(_moves(position, step))
    place = hand.chosen[-1]
    (x, y), (to_x, to_y) = board.pixel(place), board.pixel(ways[place])
    across, down = to_x - x, to_y - y
    led = (pixel[0] - hand.origin[0]) * across + (pixel[1] - hand.origin[1]) * down
    part = min(1.0, max(0.0, led / (across * across + down * down)))
    return Lead(tuple(ways), (across * part, down * part), ways[place] if part >= FAR_ENOUGH else None)


# --- marks ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trace:
    """The lines that ended the game, traced as far as the animation has come."""

    lines: tuple[tuple[Spot, ...], ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        part = board.motion.glow_progress
        for line in self.lines if part > 0 else ():
            pixels = [board.frame.pixel(spot) for spot in line]
            draw_trace(surface, pixels, part, board.mark_size * TRACE, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class LastRow:
    """Marks the last row moved; above the tiles, which fill their cells."""

    places: tuple[str, ...]
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        if not board.moving:
            draw_last(surface, board, self.places, ())


class RowMarks(OwnMarks[Meandres]):
    """Marks whole rows, and shows the row move while it is pushed."""

    def settled(self, marks: Marks, positions: Sequence[Meandres], steps: Sequence[str]) -> Marks:
        traced = traced_lines(positions[-1])
        arrived = tuple(target for _, target in _moves(positions[-2], steps[-1])) if steps else marks.last.places
        return replace(
            marks,
            last=replace(marks.last, places=arrived),
            ending=() if traced else marks.ending,
            drawn=(Trace(traced),) if traced else (),
        )

    def in_hand(self, marks: Marks, situation: GestureSituation[Meandres]) -> Marks:
        board, position, hand = situation.board, situation.position, situation.hand
        lead = lead_of(board, position, situation.permit, hand, situation.dragged_to)
        ended = any(isinstance(mark, Trace) for mark in marks.drawn)
        arrived = () if lead or ended else marks.last.places
        movers = _moves(position, situation.step) if situation.step and not hand.chosen and not board.moving else []
        return replace(
            marks,
            chosen=(),
            last=replace(marks.last, places=()),
            preview=replace(marks.preview, forms=()),
            movers=tuple(origin for origin, _ in movers),
            held=None,
            shifted=dict.fromkeys(lead.places, lead.offset) if lead else {},
            drawn=(LastRow(arrived), *marks.drawn),
        )

    def advice(self, position: Meandres, step: str) -> Advice:
        """An arrow along the way of the tile to push."""
        return AdviceArrow(_moves(position, step)[-1])


def _quarter(cell: int, enters: int, leaves: int) -> list[Spot]:
    """The points of a tile's arc: from the middle of a side to the middle of an adjacent side, around their corner."""
    x, y = WHERE[CELLS[cell]]
    (u, v), (s, t) = OUTWARD[enters], OUTWARD[leaves]
    angles = [math.pi / 2 * part / PARTS for part in range(PARTS + 1)]
    # the corner (u + s, v + t) is half a side away from both sides
    return [
        (x + u + s - s * math.cos(a) - u * math.sin(a), y + v + t - t * math.cos(a) - v * math.sin(a)) for a in angles
    ]


def stroke(line: Line) -> tuple[Spot, ...]:
    """The points of a line across the board, along the arcs of its tiles."""
    spots = [spot for passage in line for spot in _quarter(*passage)]
    return tuple(spot for i, spot in enumerate(spots) if i == 0 or math.dist(spot, spots[i - 1]) > 1e-6)


def traced_lines(position: Meandres) -> tuple[tuple[Spot, ...], ...]:
    """The winning lines."""
    return tuple(map(stroke, winning_lines(position.tiles, position.hole)))


def draw_trace(surface: pygame.Surface, chain: list[Pixel], part: float, width: float, pair: Pair) -> None:
    """Draw the first `part` (0 to 1) of a line through a chain of pixels: light, between dark edges."""
    left = part * sum(math.dist(*two) for two in itertools.pairwise(chain))
    drawn = chain[:1]
    for start, end in itertools.pairwise(chain):
        length = math.dist(start, end)
        if length > left:
            drawn.append(
                (start[0] + (end[0] - start[0]) * left / length, start[1] + (end[1] - start[1]) * left / length)
            )
            break
        drawn.append(end)
        left -= length
    margin = 2 * width
    left, top = min(x for x, _ in drawn) - margin, min(y for _, y in drawn) - margin
    surface.blit(_traced(tuple((x - left, y - top) for x, y in drawn), width, pair), (left, top))


@kept_pictures(4)
def _traced(chain: tuple[Pixel, ...], width: float, pair: Pair) -> pygame.Surface:
    """The picture of a traced line, in pixels from its corner."""
    size = (round(max(x for x, _ in chain) + 2 * width), round(max(y for _, y in chain) + 2 * width))
    fine = 2 if max(size) < strokes.LARGE else 1
    layer = pygame.Surface((fine * size[0], fine * size[1]), pygame.SRCALPHA)
    larger = [(fine * x, fine * y) for x, y in chain]
    for reach, colour in ((width / 2 + max(2.0, width * 0.28), pair[1]), (width / 2, pair[0])):
        strokes.fill_near(layer, larger, fine * reach, (*colour, 255))
    return layer if fine == 1 else pygame.transform.smoothscale(layer, size)
