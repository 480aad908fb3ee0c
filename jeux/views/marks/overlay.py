"""Draws the marks: position and size of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from jeux.common.palette import colours
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Layer, draw_around, draw_last
from jeux.views.marks.marks import LastTurn, Marks, Preview
from jeux.views.place.space import BoardSpace
from jeux.views.place.trays import draw_number
from jeux.views.style.animation import Pixel

FULL_STACK = 5
"""Taller stacks show their number."""
GHOST = 120
"""Opacity (of 255) of a man that would come."""
COMING = 225
"""Opacity of a man that a composed step would place."""
GONE = 70
"""Opacity of a man just captured."""
SMALL = 0.52
"""The diameter of the preview of a man's other face, in diameters of the man."""


def in_sight(board: BoardSpace, marks: Marks) -> Marks:
    """The marks restricted to visible places. Gestures, refusals and advice may also name dice, hidden trays, or places
    outside the view of a zoomed board."""

    def in_view(places: Iterable[str]) -> tuple[str, ...]:
        return tuple(place for place in places if not board.hides(place))

    def men_in_view(men: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        return tuple((place, man) for place, man in men if not board.hides(place))

    return replace(
        marks,
        chosen=in_view(marks.chosen),
        targets={place: marks.targets[place] for place in in_view(marks.targets)},
        related=in_view(marks.related),
        last=LastTurn(in_view(marks.last.places), in_view(marks.last.left), men_in_view(marks.last.taken)),
        refused=in_view(marks.refused),
        preview=Preview(
            in_view(marks.preview.takes),
            tuple(line for line in map(in_view, marks.preview.forms) if line),
            men_in_view(marks.preview.turns),
        ),
        ending=in_view(marks.ending),
        watched=in_view(marks.watched),
        movers=in_view(marks.movers),
        ghost=marks.ghost if marks.ghost and not board.hides(marks.ghost[0]) else None,
        composed_men=men_in_view(marks.composed_men),
        cursor=None if marks.cursor and board.hides(marks.cursor) else marks.cursor,
    )


def draw_count(board: BoardSpace, surface: pygame.Surface, place: str, count: int) -> None:
    """Draw the number of men in a place: on top of a tall stack, or at the end of a tray."""
    if place in board.beside:
        board.beside[place].draw_number(surface, board.size_at(place), count, place in board.opposite.trays)
    elif place in board.trays:
        draw_number(surface, board.trays[place], board.man_size, count, place in board.opposite.trays)
    elif count > FULL_STACK and place in board.game.board.points and board.layout.spot(place, 0, 1) is not None:
        top = board.men.kind(board.men.stack(place)[-1])
        strokes.badge(surface, str(count), board.pixel(place), board.man_size, board.painter.man(top, board.man_size))


def draw_band(board: BoardSpace, surface: pygame.Surface, places: tuple[str, ...], strength: float) -> None:
    """Draw a band around the places of a formation: a mill, a chain, a fortress."""
    pixels = [board.pixel(place) for place in places]
    strokes.girdle(surface, pixels, strength, board.mark_size / 2 * 1.04, board.line_width, board.look.square)


def draw_below(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """Draw the marks under the men: formations, the last turn, the man that would come."""
    for places in marks.preview.forms:
        draw_band(board, surface, places, 1.0)
    _draw_own(board, surface, marks, Layer.BELOW)
    draw_last(surface, board, marks.last.places, marks.last.left)
    for place, kind in marks.last.taken:
        _draw_ghost(board, surface, place, kind, GONE)
        strokes.cross(surface, board.pixel(place), board.man_size / 2 * 0.4, board.line_width, colours().mark)
    if marks.ghost:
        _draw_ghost(board, surface, *marks.ghost, GHOST)
    for place, kind in marks.composed_men:
        _draw_ghost(board, surface, place, kind, COMING)


def _draw_own(board: BoardSpace, surface: pygame.Surface, marks: Marks, layer: Layer) -> None:
    """Draw the game's own marks of a layer, clipped to the visible board."""
    before = surface.get_clip()
    surface.set_clip(before.clip(board.closeup.clip) if board.closeup.clip else before)
    for mark in marks.drawn:
        if mark.layer is layer:
            mark.draw(surface, board)
    surface.set_clip(before)


def _draw_ghost(board: BoardSpace, surface: pygame.Surface, place: str, kind: str, opacity: int) -> None:
    """Draw a translucent man: one that would come, or one just captured."""
    ghost = board.painter.man(kind, board.man_size).copy()
    ghost.set_alpha(opacity)
    spot = board.landing(place)
    surface.blit(ghost, ghost.get_rect(center=(round(spot[0]), round(spot[1]))))


def draw_above(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """Draw the marks above the men, those of the gesture last."""
    width, inks, square = board.line_width, colours(), board.look.square
    _draw_own(board, surface, marks, Layer.ABOVE)
    for place in marks.watched:
        draw_around(surface, board, place, board.around(1.15), width, inks.mark_alarm)
    for place in marks.ending:
        draw_around(surface, board, place, board.around(1.15), max(3, width), inks.mark_advice)
    _draw_targets(board, surface, marks)
    for place in marks.related:
        spot = _below(board, place) if square else board.pixel(place)
        strokes.ring(surface, spot, max(5, board.mark_size / 2 * 0.24), max(2, width - 1), inks.mark)
    for place in (*marks.chosen, *marks.movers):
        strokes.chosen_place(surface, board.pixel(place), board.around(1.12), width, square)
    for place, kind in marks.preview.turns:
        _draw_face(board, surface, place, kind)
    for place in marks.preview.takes:
        strokes.cross(surface, board.pixel(place), board.mark_size / 2, width + 1, inks.mark_alarm)
    for place in marks.refused:
        strokes.barred(surface, board.pixel(place), board.around(1.12), width + 1, square)
    _draw_own(board, surface, marks, Layer.TOP)
    if marks.cursor:
        strokes.cursor(surface, board.pixel(marks.cursor), board.around(1.2), width)


def draw_rims(board: BoardSpace, surface: pygame.Surface) -> None:
    """Draw the rim around each man that takes, while it poises."""
    dark = colours().mark[1]
    for rim in board.motion.rims:
        if rim.begins <= board.motion.now < rim.ends and not board.hides(rim.place):
            draw_around(surface, board, rim.place, board.around(1.08), board.line_width + 1, (dark, dark))


def _draw_face(board: BoardSpace, surface: pygame.Surface, place: str, kind: str) -> None:
    """Preview a man turning over: its other face in small, or a frame around a square man."""
    spot, width, inks = board.pixel(place), board.line_width, colours()
    if board.look.square:
        strokes.frame(surface, spot, board.man_size / 2 * 0.86, width, inks.mark)
        return
    face = board.painter.man(kind, round(board.man_size * SMALL) // 2 * 2)
    surface.blit(face, face.get_rect(center=(round(spot[0]), round(spot[1]))))
    strokes.ring(surface, spot, face.get_width() / 2 + width, width, inks.mark)


def _below(board: BoardSpace, place: str) -> Pixel:
    """The middle of a square man's lower edge, where a mark does not hide its face."""
    x, y = board.pixel(place)
    return x, y + board.mark_size * 0.52


def _draw_targets(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """Mark the targets: a pearl, a ring of gold where something is captured, a rim around the man that would come. A
    pearl lies below a square man, whose face it would hide."""
    radius, width = board.mark_size / 2 * board.emphasis, board.line_width
    for place, takes in marks.targets.items():
        if board.look.square:
            strokes.target(surface, _below(board, place), max(6, radius * 0.26))
        elif takes:
            strokes.ring(surface, board.pixel(place), board.around(1.12), max(3, width), colours().mark_choice)
        elif marks.ghost and marks.ghost[0] == place:
            strokes.chosen_place(surface, board.landing(place), board.around(1.0), width, square=False)
        else:
            strokes.target(surface, board.landing(place), max(6, radius * 0.28))
