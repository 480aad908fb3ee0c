"""The board of a game as it is set up, large beside the questions of its page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import pygame

from jeux.common.palette import colours
from jeux.rules.contract import Game, complete_options
from jeux.ui.background import table_top

TURN = -6.0
"""Degrees by which the board is turned."""
SHARE = 0.98
"""How much of its room the board takes."""
FLAT_SHARE = 0.86
FADE = 0.34
"""The share of the room over which the board is lost in the night, towards the questions."""
WIDEST = 1400
"""Pixels across of the canvas on which it is composed; a larger window enlarges it."""
Key = tuple[str, tuple[tuple[str, str], ...], tuple[int, int], str, bool]


class BoardSetUp:
    """Paints the ground of the page. The board is read on a worker thread, then it is there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where the board is; empty where there is no room for it."""
        self.options: Mapping[str, str] = {}
        self._made: tuple[Key, pygame.Surface] | None = None

    @property
    def _key(self) -> Key:
        upright = self.room.height < self.room.width * 0.7
        return self.game.key, tuple(sorted(self.options.items())), self.room.size, colours().theme, upright

    @property
    def moving(self) -> bool:
        """Whether the board is still to come."""
        return bool(self.room) and (self._made is None or self._made[0] != self._key)

    def advance(self) -> bool:
        """Make the picture once the board is read; True when it was made."""
        from jeux.views.portrait import lies_ready  # on demand: the first frame shows no board

        if not self.moving or not lies_ready(self.game, self._known(), (400, 400)):
            return False
        self._made = self._key, self._composed()
        return True

    def _known(self) -> Mapping[str, str]:
        return complete_options(self.game, dict(self.options))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the night, or the table of a flat theme, and the board on it."""
        if colours().pictured:
            surface.fill(colours().ground)
        else:
            surface.blit(table_top(surface.get_size()), (0, 0))
        if self._made and self.room and self._made[0] == self._key:
            surface.blit(self._made[1], self.room)

    def _composed(self) -> pygame.Surface:
        from jeux.views.portrait import turned_board

        factor = min(1.0, WIDEST / self.room.width)
        size = round(self.room.width * factor), round(self.room.height * factor)
        options, pictured = self._known(), colours().pictured
        start = self.game.start(options, self.game.players[0])
        one = turned_board(self.game, options, start, 200, 0.0)
        shape = one.get_width() / one.get_height()
        wide = round(min(size[0], size[1] * shape) * FLAT_SHARE)
        if pictured:
            wide = round(max(min(size[0], size[1] * shape), min(size) * 1.02) * SHARE)
        board = turned_board(self.game, options, start, wide, TURN if pictured else 0.0)
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        middle = size[0] // 2 - (round(0.03 * size[0]) if pictured else 0), size[1] // 2
        canvas.blit(board, board.get_rect(center=middle))
        if pictured:
            canvas.blit(
                pygame.transform.smoothscale(_light(size[1] < size[0] * 0.7), size),
                (0, 0),
                None,
                pygame.BLEND_RGBA_MULT,
            )
        return canvas if size == self.room.size else pygame.transform.smoothscale(canvas, self.room.size)


@lru_cache(maxsize=2)
def _light(downwards: bool) -> pygame.Surface:
    """How much of each part of the room is seen: all of it, less and less towards the questions."""
    long, short = 96, 4
    lamp = pygame.Surface((short, long) if downwards else (long, short), pygame.SRCALPHA)
    for n in range(long):
        part = min(1.0, (1 - (n + 0.5) / long) / FADE)
        seen = round(255 * part * part * (3 - 2 * part))
        for m in range(short):
            lamp.set_at((m, n) if downwards else (n, m), (255, 255, 255, seen))
    return lamp
