"""A position as a picture: the board in the current theme, its men, dice and cube, labels, the marks that do not depend
on a gesture, and the trays below."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from jeux.common.palette import colours
from jeux.rules.contract import Game, Position, in_use
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.interfaces.view import DiceView
from jeux.views.marks.chalk import ChalkMark
from jeux.views.marks.marks import Marks
from jeux.views.pictures import picture_of
from jeux.views.place.labels import counting_in, draw_edges, draw_labels
from jeux.views.style.frame import AS_DRAWN, Mirroring, plan_of
from jeux.views.tabletop import Tabletop

TRAY = 0.055
"""The height of a tray, in widths of the picture."""
EDGE = 0.03
"""What is left free around the board, in widths of the picture."""
TURN, NEAR = 5.0, 1.02
"""Of a board that lies on the cloth: by how many degrees it is turned, and its size in sizes of the picture."""


def portrait(
    game: Game,
    options: Mapping[str, str],
    positions: Sequence[Position],
    steps: Sequence[str],
    wide: int,
    way: Mirroring = AS_DRAWN,
    drawn: Sequence[tuple[int, str, str]] = (),
    named: bool = True,
    ready: tuple[int, ...] = (),
) -> pygame.Surface:
    """A picture of the last position, reached by `steps`; `wide` pixels across, the board oriented by `way`, its places
    `named` at the edge. `drawn` are marks drawn by hand: colour, place, place. A die lies `ready` for each of these
    players."""
    view = view_of(game, options)
    board = BoardView(in_use(game, options), view, colours().theme)
    board.lie(way)
    width, height = plan_of(game.key, board.look.layout.picture).size
    edge, row = round(wide * EDGE), round(wide * TRAY)
    high = round((wide - 2 * edge) * height / width)
    rows = [places for places in view.look.trays if places]
    surface = pygame.Surface((wide, high + 2 * edge + len(rows) * (row + edge)))
    surface.fill(colours().cloth)
    trays = _trays(rows, pygame.Rect(edge, high + 2 * edge, wide - 2 * edge, row), edge)
    board.place_in(pygame.Rect(edge, edge, wide - 2 * edge, high), trays)
    _show_whole(board, surface.get_rect().center)
    board.arrange(positions[0])
    board.show(positions[-1])
    board.draw_ground(surface)
    if named:
        draw_edges(board, surface)
        draw_labels(board, surface, every=False, counting=counting_in(positions[-1]))
    _draw_trays(surface, trays, edge)
    table = _tabletop(board, view.dice, positions, steps, ready)
    table.draw_cube(surface, positions[-1])
    settled = view.cues.own.settled(Marks(), positions, steps).drawn
    board.draw(surface, Marks(drawn=(*settled, *(ChalkMark(*mark) for mark in drawn))))
    table.draw_dice(surface, positions[-1], None, None)
    return surface


def _show_whole(board: BoardView, middle: tuple[int, int]) -> None:
    """Zoom out of a board that starts zoomed in."""
    while not board.closeup.whole and board.closeup.zoom(-1, middle):
        pass


def _tabletop(
    board: BoardView,
    dice: DiceView[Any] | None,
    positions: Sequence[Position],
    steps: Sequence[str],
    ready: tuple[int, ...],
) -> Tabletop:
    """The dice and the cube as they lie after `steps`; dice that are `ready` lie in their place."""
    table = Tabletop(board, dice)
    table.place_in(board.frame)
    table.show(positions, steps)
    if ready:
        table.lie_ready(ready, in_hand=False)
    return table


def lying(
    game: Game,
    options: Mapping[str, str],
    positions: Sequence[Position],
    steps: Sequence[str],
    size: tuple[int, int],
) -> pygame.Surface:
    """The last position, reached by `steps`, as it fills a picture of `size`: in the theme of wood the board lies on
    the cloth, a little turned and seen from near; in the others it stands whole."""
    if not colours().pictured:
        return picture_of(game, options, positions[-1], size)
    wide, high = plan_of(game.key, view_of(game, options).look.layout.picture).size
    across = max(round(NEAR * size[0]), round(NEAR * size[1] * wide / high))
    whole = portrait(game, options, positions, steps, round(across / (1 - 2 * EDGE)), named=False)
    edge = round(whole.get_width() * EDGE)
    board = _part(whole, pygame.Rect(0, 0, whole.get_width(), round(across * high / wide) + 2 * edge))
    turned = pygame.transform.rotozoom(board.convert_alpha(), TURN, 1)
    picture = pygame.Surface(size)
    picture.fill(colours().cloth)
    picture.blit(turned, turned.get_rect(center=picture.get_rect().center))
    return picture


def turned_board(
    game: Game, options: Mapping[str, str], position: Position, wide: int, degrees: float, ready: tuple[int, ...] = ()
) -> pygame.Surface:
    """A board with its men, `wide` pixels across and turned, on nothing. A die lies `ready` for each of these
    players."""
    whole = portrait(game, options, [position], [], round(wide / (1 - 2 * EDGE)), named=False, ready=ready)
    edge = round(whole.get_width() * EDGE)
    frame = plan_of(game.key, view_of(game, options).look.layout.picture).size
    inner = whole.get_width() - 2 * edge
    board = _part(whole, pygame.Rect(edge, edge, inner, round(inner * frame[1] / frame[0])))
    return pygame.transform.rotozoom(board.convert_alpha(), degrees, 1)


def _part(whole: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A part of a picture, as far as there is: heights are rounded in more ways than one."""
    return whole.subsurface(part.clip(whole.get_rect()))


def lies_ready(game: Game, options: Mapping[str, str], size: tuple[int, int]) -> bool:
    """Whether the board of such a picture is read; the first call has it read on a worker thread."""
    board = BoardView(in_use(game, options), view_of(game, options), colours().theme)
    board.place_in(pygame.Rect((0, 0), size), {})
    return board.ready


def png(picture: pygame.Surface) -> bytes:
    """A picture as the bytes of a PNG file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()


def _draw_trays(surface: pygame.Surface, trays: Mapping[str, pygame.Rect], edge: int) -> None:
    for tray in trays.values():
        pygame.draw.rect(surface, colours().raised, tray.inflate(edge // 2, edge // 4), border_radius=4)


def _trays(rows: Sequence[tuple[str, ...]], first: pygame.Rect, edge: int) -> dict[str, pygame.Rect]:
    """The rectangles of the trays, a row for each player."""
    trays: dict[str, pygame.Rect] = {}
    for number, places in enumerate(rows):
        wide = (first.width - edge * (len(places) - 1)) // len(places)
        for place_number, place in enumerate(places):
            left, top = first.left + place_number * (wide + edge), first.top + number * (first.height + edge)
            trays[place] = pygame.Rect(left, top, wide, first.height)
    return trays
