"""Positions as pictures of pixels, as a theme of the window shows them."""

from __future__ import annotations

import io
from collections.abc import Mapping

import pygame

from jeux.rules.contract import Game, Position, complete_options, in_use
from jeux.views.board import BoardView
from jeux.views.frame import plan_of
from jeux.views.games import view_of
from jeux.views.labels import draw_labels
from jeux.views.marks import Marks
from jeux.views.tabletop import Tabletop


def picture(game: Game, position: Position, options: Mapping[str, str], width: int, theme: str) -> pygame.Surface:
    """The board with its men, dice and cube, so many pixels wide. Raises `BadOption`.

    pygame shows pictures of wood only once a screen is set."""
    chosen = complete_options(game, options)
    view = view_of(game, chosen)
    board = BoardView(in_use(game, chosen), view, theme)
    size = plan_of(game.key, view.look.layout.picture).size
    surface = pygame.Surface((width, round(width * size[1] / size[0])), pygame.SRCALPHA)
    board.place_in(surface.get_rect(), {})
    while not board.closeup.whole and board.closeup.zoom(-1, surface.get_rect().center):
        pass  # a large board is seen from near at first
    board.arrange(position)
    board.show(position)
    board.painter.prepare()
    board.painter.part(surface, board.frame)
    draw_labels(board, surface, every=False)
    table = Tabletop(board, view.dice)
    table.place_in(board.frame)
    table.show((position,), ())
    table.draw_cube(surface, position)
    board.draw(surface, Marks())
    table.draw_dice(surface, position, None, None)
    return surface


def png(surface: pygame.Surface) -> bytes:
    """The file of a picture."""
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()
