"""Draws the marks that a scene wants to be seen: where each lies and how large it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.views import marks
from jeux.views.animation import Pixel
from jeux.views.bodies import paint_body
from jeux.views.trays import draw_number

if TYPE_CHECKING:
    from jeux.views.board import BoardView, Marks


FULL_STACK = 5
"""Taller stacks show their number."""
GHOST = 120
"""How opaque a man is that is not there yet, of 255."""
COMING = 225
"""The same of a man that is put together with a step."""
GONE = 70
"""The same of a man that has just been taken."""
HOME = 0.49
"""Half of the side of the frame of a place that stays marked, in board units: around what its cell shows."""
TRACE = 0.1
"""The width of the line that has ended a game, as a part of a man."""
SMALL = 0.52
"""The diameter of the face that a man would turn up, as a part of its own."""


def _width(board: BoardView) -> int:
    """The width of a line of a mark, in pixels."""
    return max(2, round(board.mark_size / 28))


def _around(board: BoardView, part: float) -> float:
    """The radius of a mark around a man, `part` of its own, inside its cell."""
    return min(board.mark_size / 2 * part, board.view.within * board.frame.unit)


def lifts(board: BoardView, place: str) -> bool:
    """Whether a man of this place is pushed up when it is chosen, instead of being ringed."""
    return board.view.lifts > 0 and board.count(place) > 0


def would_cover(board: BoardView, place: str) -> bool:
    """Whether what is drawn where the next man would lie hides the man that is there."""
    return board.count(place) > 0 and math.dist(board.landing(place), board.pixel(place)) < board.man_size / 4


def _tops(board: BoardView, place: str, number: int) -> list[Pixel]:
    """Where the last men of a place lie, so many of them."""
    count = board.count(place)
    return [board.lie(place, index, count)[0] for index in range(max(0, count - number), count)]


def in_sight(board: BoardView, seen: Marks) -> Marks:
    """The marks of the places that are seen, of a board seen from near."""
    if board.closeup.whole:
        return seen

    def shown(places: Iterable[str]) -> tuple[str, ...]:
        return tuple(place for place in places if not board.hides(place))

    return replace(
        seen,
        chosen=shown(seen.chosen),
        targets={place: seen.targets[place] for place in shown(seen.targets)},
        reach=shown(seen.reach),
        last=shown(seen.last),
        arrow=shown(seen.arrow),
        refused=shown(seen.refused),
        takes=shown(seen.takes),
        shown=shown(seen.shown),
        cursor=None if seen.cursor and board.hides(seen.cursor) else seen.cursor,
    )


def draw_count(board: BoardView, surface: pygame.Surface, place: str, count: int) -> None:
    """How many men lie in a place, on the top one of a tall stack or at the end of a tray."""
    if place in board.trays:
        draw_number(surface, board.trays[place], board.man_size, count)
    elif count > FULL_STACK and place in board.game.board.points and board.layout.spot(place, 0, 1) is not None:
        text = line(str(count), "bold", max(12, board.man_size // 3), colours().mark[1])
        marks.badge(surface, text, board.pixel(place))


def draw_whole(board: BoardView, surface: pygame.Surface, places: tuple[str, ...], strength: float) -> None:
    """A mill, a chain, a fortress: a band around its places."""
    pixels = [board.pixel(place) for place in places]
    marks.girdle(surface, pixels, strength, board.mark_size / 2 * 1.04, _width(board), board.view.square)


def draw_below(board: BoardView, surface: pygame.Surface, seen: Marks) -> None:
    """What lies under the men: what would be formed, the last step, the man that would come."""
    for places in seen.forms:
        draw_whole(board, surface, places, 1.0)
    for place in seen.aims:
        marks.frame(surface, board.pixel(place), HOME * board.frame.unit, max(3, _width(board)), colours().mark_advice)
    if not board.view.gestures.pushed:
        _draw_last(board, surface, seen.last, seen.left)
    for place, kind in seen.gone:
        _draw_ghost(board, surface, place, kind, GONE)
        marks.cross(surface, board.pixel(place), board.man_size / 2 * 0.4, _width(board), colours().mark)
    if seen.ghost:
        _draw_ghost(board, surface, *seen.ghost, GHOST)
    for place, kind in seen.coming:
        _draw_ghost(board, surface, place, kind, COMING)


def _draw_last(board: BoardView, surface: pygame.Surface, places: tuple[str, ...], left: tuple[str, ...] = ()) -> None:
    """Where the last step was played. Where men remain, it is the next free spot that a man has `left`."""
    for place in places:
        spot = board.landing(place) if place in left else board.pixel(place)
        marks.brackets(surface, spot, _around(board, 1.12), _width(board))


def _draw_ghost(board: BoardView, surface: pygame.Surface, place: str, kind: str, opacity: int) -> None:
    """A man that is not there, or no longer."""
    ghost = board.painter.man(kind, board.man_size).copy()
    ghost.set_alpha(opacity)
    spot = board.landing(place)
    surface.blit(ghost, ghost.get_rect(center=(round(spot[0]), round(spot[1]))))


def draw_pennons(board: BoardView, surface: pygame.Surface, places: Iterable[str]) -> None:
    """A pennon on the top man of each place."""
    for place in places:
        marks.pennon(surface, board.pixel(place), board.mark_size)


def draw_above(board: BoardView, surface: pygame.Surface, seen: Marks) -> None:
    """What lies on the men, the places of the gesture last."""
    radius, width, worn, square = board.mark_size / 2, _width(board), colours(), board.view.square
    around = marks.frame if square else marks.ring
    for body in board.bodies.over(seen.last, board.pixel):
        marks.loop(surface, list(body.outline), width, worn.mark)
    if board.view.gestures.pushed:
        # men fill their cells: nothing below them is seen
        _draw_last(board, surface, () if board.moving or seen.push or seen.traced else seen.last)
    for place in seen.watched:
        around(surface, board.pixel(place), _around(board, 1.15), width, worn.mark_alarm)
    for place in seen.shown:
        around(surface, board.pixel(place), _around(board, 1.15), max(3, width), worn.mark_advice)
    for place, count in Counter(seen.sent).items():
        for spot in _tops(board, place, count):
            around(surface, spot, _around(board, 1.15), max(3, width), worn.mark_alarm)
    for man, place in seen.looks:
        around(surface, board.pixel(man), _around(board, 1.2), max(3, width), worn.mark_advice)
        marks.arrow(surface, board.pixel(man), board.pixel(place), max(4, board.mark_size // 7))
    _draw_targets(board, surface, seen.targets, seen.ghost)
    for place in seen.reach:
        spot = _below(board, place) if square else board.pixel(place)
        marks.ring(surface, spot, max(5, radius * 0.24), max(2, width - 1), worn.mark)
    lifted = [place for place in seen.chosen if lifts(board, place)]
    for place in lifted:
        x, y = board.pixel(place)
        marks.disc(surface, (x, y + board.man_size * 0.46), max(7, radius * 0.75), worn.mark_choice)
    for place in (*(place for place in seen.chosen if place not in lifted), *seen.comes):
        around(surface, board.pixel(place), _around(board, 1.12), max(3, width), worn.mark_choice)
    for place, kind in seen.turns:
        _draw_face(board, surface, place, kind)
    for place in seen.takes:
        marks.cross(surface, board.pixel(place), radius, width + 1, worn.mark_alarm)
    for place in seen.refused:
        marks.barred(surface, board.pixel(place), _around(board, 1.12), width + 1, square)
    _draw_carried(board, surface, seen)
    _draw_advice(board, surface, seen.arrow)
    _draw_traces(board, surface, seen)
    if seen.cursor:
        marks.cursor(surface, board.pixel(seen.cursor), _around(board, 1.2), max(2, width))


def _draw_carried(board: BoardView, surface: pygame.Surface, seen: Marks) -> None:
    """The piece in the hand where it would lie: whole where it fits, pale and barred where it does not."""
    if not seen.carried:
        return
    kind, *places = seen.carried
    body, worn, width = board.bodies.shown(tuple(places), board.pixel), colours(), max(2, _width(board))
    paint_body(surface, board.painter, kind, body, 255 if seen.fits is not False else COMING - 60)
    marks.loop(
        surface, list(body.outline), width, {True: worn.mark_choice, False: worn.mark_alarm, None: worn.mark}[seen.fits]
    )
    for place in seen.barred:
        marks.cross(surface, board.pixel(place), board.frame.unit * 0.2, width, worn.mark_alarm)


def _draw_traces(board: BoardView, surface: pygame.Surface, seen: Marks) -> None:
    """The lines that have ended the game, as far as they are drawn by now."""
    for chain in seen.traced if board.traced > 0 else ():
        pixels = [board.frame.pixel(spot) for spot in chain]
        marks.trace(surface, pixels, board.traced, board.mark_size * TRACE, colours().mark_advice)


def _draw_face(board: BoardView, surface: pygame.Surface, place: str, kind: str) -> None:
    """What a man would show when it turns over: small on its face, or a frame around a square man."""
    spot, width, worn = board.pixel(place), max(2, _width(board)), colours()
    if board.view.square:
        marks.frame(surface, spot, board.man_size / 2 * 0.86, width, worn.mark)
        return
    face = board.painter.man(kind, round(board.man_size * SMALL) // 2 * 2)
    surface.blit(face, face.get_rect(center=(round(spot[0]), round(spot[1]))))
    marks.ring(surface, spot, face.get_width() / 2 + width, width, worn.mark)


def _below(board: BoardView, place: str) -> Pixel:
    """The middle of the lower edge of a square man: what it bears stays in sight."""
    x, y = board.pixel(place)
    return x, y + board.mark_size * 0.52


def _draw_targets(
    board: BoardView, surface: pygame.Surface, targets: Mapping[str, bool], ghost: tuple[str, str] | None
) -> None:
    """Where one touch plays: a disc on free places, around or below what lies there or would lie there."""
    radius, worn = board.mark_size / 2, colours()
    for place, takes in targets.items():
        if board.view.square:
            marks.disc(surface, _below(board, place), max(6, radius * 0.26), worn.mark_choice)
        elif takes or would_cover(board, place):
            marks.ring(surface, board.pixel(place), _around(board, 1.1), _width(board), worn.mark)
        elif ghost and ghost[0] == place:
            marks.ring(surface, board.landing(place), _around(board, 1.0), _width(board), worn.mark_choice)
        else:
            marks.disc(surface, board.landing(place), max(6, radius * 0.28), worn.mark_choice)


def _draw_advice(board: BoardView, surface: pygame.Surface, places: tuple[str, ...]) -> None:
    """An arrow, or a ring where the step has one place only; men that stay in their places are framed together."""
    if board.bodies.kinds and len(places) > 2:
        body = board.bodies.shown(places, board.pixel)
        marks.loop(surface, list(body.outline), _width(board) + 2, colours().mark_advice)
    elif board.view.gestures.shaping and not board.bodies.kinds:
        for place in places:
            marks.ring(surface, board.pixel(place), board.mark_size * 0.6, _width(board) + 2, colours().mark_advice)
    elif board.view.square and not board.view.gestures.pushed:
        for place in places:
            marks.frame(
                surface, board.pixel(place), board.mark_size / 2 * 1.16, _width(board) + 2, colours().mark_advice
            )
    elif len(places) > 1:
        marks.arrow(surface, board.pixel(places[0]), board.landing(places[-1]), max(5, board.mark_size // 8))
    elif places:
        pair = colours().mark_advice
        marks.ring(surface, board.pixel(places[0]), _around(board, 1.25), _width(board) + 2, pair)
