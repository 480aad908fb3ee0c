"""Draws the marks that a scene wants to be seen: where each lies and how large it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Layer, draw_around, draw_brackets
from jeux.views.marks.marks import LastTurn, Marks, Preview
from jeux.views.place.space import BoardSpace
from jeux.views.place.trays import draw_number
from jeux.views.style.animation import Pixel

FULL_STACK = 5
"""Taller stacks show their number."""
GHOST = 120
"""How opaque a man is that is not there yet, of 255."""
COMING = 225
"""The same of a man that is put together with a step."""
GONE = 70
"""The same of a man that has just been taken."""
SMALL = 0.52
"""The diameter of the face that a man would turn up, as a part of its own."""


def in_sight(board: BoardSpace, marks: Marks) -> Marks:
    """The marks of the places that are seen. A gesture, a refusal and an advice may name others: dice, a tray that is
    away, what a board seen from near leaves out."""

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
    """How many men lie in a place, on the top one of a tall stack or at the end of a tray."""
    if place in board.trays:
        draw_number(surface, board.trays[place], board.man_size, count, place in board.opposite.trays)
    elif count > FULL_STACK and place in board.game.board.points and board.layout.spot(place, 0, 1) is not None:
        text = line(str(count), "bold", max(12, board.man_size // 3), colours().mark[1])
        strokes.badge(surface, text, board.pixel(place))


def draw_band(board: BoardSpace, surface: pygame.Surface, places: tuple[str, ...], strength: float) -> None:
    """A mill, a chain, a fortress: a band around its places."""
    pixels = [board.pixel(place) for place in places]
    strokes.girdle(surface, pixels, strength, board.mark_size / 2 * 1.04, board.line_width, board.look.square)


def draw_below(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """What lies under the men: what would be formed, the last turn, the man that would come."""
    for places in marks.preview.forms:
        draw_band(board, surface, places, 1.0)
    _draw_own(board, surface, marks, Layer.BELOW)
    draw_brackets(surface, board, marks.last.places, marks.last.left)
    for place, kind in marks.last.taken:
        _draw_ghost(board, surface, place, kind, GONE)
        strokes.cross(surface, board.pixel(place), board.man_size / 2 * 0.4, board.line_width, colours().mark)
    if marks.ghost:
        _draw_ghost(board, surface, *marks.ghost, GHOST)
    for place, kind in marks.composed_men:
        _draw_ghost(board, surface, place, kind, COMING)


def _draw_own(board: BoardSpace, surface: pygame.Surface, marks: Marks, layer: Layer) -> None:
    """What the game itself shows in a layer, on the board alone: its places may be out of sight from near."""
    before = surface.get_clip()
    surface.set_clip(before.clip(board.closeup.clip) if board.closeup.clip else before)
    for mark in marks.drawn:
        if mark.layer is layer:
            mark.draw(surface, board)
    surface.set_clip(before)


def _draw_ghost(board: BoardSpace, surface: pygame.Surface, place: str, kind: str, opacity: int) -> None:
    """A man that is not there, or no longer."""
    ghost = board.painter.man(kind, board.man_size).copy()
    ghost.set_alpha(opacity)
    spot = board.landing(place)
    surface.blit(ghost, ghost.get_rect(center=(round(spot[0]), round(spot[1]))))


def draw_above(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """What lies on the men, the places of the gesture last."""
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
        draw_around(surface, board, place, board.around(1.12), max(3, width), inks.mark_choice)
    for place, kind in marks.preview.turns:
        _draw_face(board, surface, place, kind)
    for place in marks.preview.takes:
        strokes.cross(surface, board.pixel(place), board.mark_size / 2, width + 1, inks.mark_alarm)
    for place in marks.refused:
        strokes.barred(surface, board.pixel(place), board.around(1.12), width + 1, square)
    _draw_own(board, surface, marks, Layer.TOP)
    if marks.cursor:
        strokes.cursor(surface, board.pixel(marks.cursor), board.around(1.2), width)


def _draw_face(board: BoardSpace, surface: pygame.Surface, place: str, kind: str) -> None:
    """What a man would show when it turns over: small on its face, or a frame around a square man."""
    spot, width, inks = board.pixel(place), board.line_width, colours()
    if board.look.square:
        strokes.frame(surface, spot, board.man_size / 2 * 0.86, width, inks.mark)
        return
    face = board.painter.man(kind, round(board.man_size * SMALL) // 2 * 2)
    surface.blit(face, face.get_rect(center=(round(spot[0]), round(spot[1]))))
    strokes.ring(surface, spot, face.get_width() / 2 + width, width, inks.mark)


def _below(board: BoardSpace, place: str) -> Pixel:
    """The middle of the lower edge of a square man: what it bears stays in sight."""
    x, y = board.pixel(place)
    return x, y + board.mark_size * 0.52


def _draw_targets(board: BoardSpace, surface: pygame.Surface, marks: Marks) -> None:
    """Where one touch plays: a disc on free places, around or below what lies there or would lie there."""
    radius, inks, width = board.mark_size / 2 * board.emphasis, colours(), board.line_width
    for place, ringed in marks.targets.items():
        if board.look.square:
            strokes.disc(surface, _below(board, place), max(6, radius * 0.26), inks.mark_choice)
        elif ringed or board.would_cover(place):
            strokes.ring(surface, board.pixel(place), board.around(1.1), width, inks.mark)
        elif marks.ghost and marks.ghost[0] == place:
            strokes.ring(surface, board.landing(place), board.around(1.0), width, inks.mark_choice)
        else:
            strokes.disc(surface, board.landing(place), max(6, radius * 0.28), inks.mark_choice)
