"""The board of a game as it is set up, large on the lit cloth beside the questions of its page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import ceil, cos, hypot, radians, sin

import pygame

from jeux.common.palette import colours
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.throwing import at_rest
from jeux.rules.contract import Game, complete_options
from jeux.ui.background import table_top

TURN = 6.0
"""Degrees by which the board is turned: its upper left corner leaves room for the way back."""
REACH = 1.0, 1.03
"""How much of the width and of the height of its room the turned board takes: no more than its frame is outside."""
LEFT = 0.02
"""How far it lies left of the middle of its room, in widths of the room."""
REACH_ABOVE, UP = (1.0, 0.9), 0.035
"""The same where the questions stand below: how much it takes, and how far it lies above the middle, in heights."""
FLAT_SHARE = 0.86
FADE, FADE_BELOW = 0.3, 0.2
"""The share of the room over which the cloth is lost in the night, towards the questions; where they are below."""
BRIGHT, DIM = 1.0, 0.62
"""How much of the light reaches the upper left of the room, and its far corner."""
SHADOW = 0.018
"""How far a board's shadow falls, in widths of the board."""
BLURRED = 4
"""Pixels over which the shadow is made soft: a small one is made, and enlarged, for a large one costs the square."""
LEAST = 600
"""Pixels across of the smallest board that is drawn."""
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
        self._cloth: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def _downwards(self) -> bool:
        """Whether the questions stand below the board, not beside it."""
        return self.room.height < self.room.width * 0.7

    @property
    def _key(self) -> Key:
        options = tuple(sorted(self.options.items()))
        return self.game.key, options, self.room.size, colours().theme, self._downwards

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
        if not colours().pictured:
            surface.blit(table_top(surface.get_size()), (0, 0))
        else:
            surface.fill(colours().ground)
        if not self.room:
            return
        if self._made and self._made[0] == self._key:
            surface.blit(self._made[1], self.room)
        elif colours().pictured:
            surface.blit(self._bare_cloth(), self.room)

    def _bare_cloth(self) -> pygame.Surface:
        """The lit cloth, until the board is read."""
        size = self.room.size
        if self._cloth is None or self._cloth[0] != size:
            ground = table_top(size).convert_alpha()
            self._cloth = size, _in_light(ground, self._downwards)
        return self._cloth[1]

    def _composed(self) -> pygame.Surface:
        factor = min(1.0, WIDEST / self.room.width)
        size = round(self.room.width * factor), round(self.room.height * factor)
        canvas = self._on_cloth(size) if colours().pictured else self._flat(size)
        return canvas if size == self.room.size else pygame.transform.smoothscale(canvas, self.room.size)

    def _shape(self) -> float:
        """The width of the board in heights."""
        one = self._board(200, 0.0)
        return one.get_width() / one.get_height()

    def _board(self, wide: int, degrees: float) -> pygame.Surface:
        from jeux.views.portrait import turned_board

        options, players = self._known(), self.game.players[0]
        match = Match.new(self.game.key, options, (Seat(""),) * players)
        return turned_board(self.game, options, self.game.start(options, players), wide, degrees, at_rest(match))

    def _flat(self, size: tuple[int, int]) -> pygame.Surface:
        """The board alone, upright."""
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        board = self._board(round(min(size[0], size[1] * self._shape()) * FLAT_SHARE), 0.0)
        canvas.blit(board, board.get_rect(center=canvas.get_rect().center))
        return canvas

    def _on_cloth(self, size: tuple[int, int]) -> pygame.Surface:
        """The board with its shadow on the cloth, a little turned, whole but for the corners of its frame."""
        wide, middle = lying(size, self._shape(), self._downwards)
        board = self._board(max(wide, LEAST), TURN)
        if wide < LEAST:  # dice and cubes are never smaller than a finger: they shrink with the picture
            board = pygame.transform.smoothscale_by(board, wide / LEAST)
        canvas = table_top(size).convert_alpha()
        place = board.get_rect(center=middle)
        away = round(SHADOW * wide)
        canvas.blit(_shadow_of(board, away), place.move(away // 2 - 2 * away, away - 2 * away))
        canvas.blit(board, place)
        return _in_light(canvas, self._downwards)


def lying(size: tuple[int, int], shape: float, above: bool) -> tuple[int, tuple[int, int]]:
    """How wide a board of this shape (width in heights) lies in a room beside the questions, or `above` them, and where
    its middle is."""
    turn = radians(TURN)
    across, down = cos(turn) + sin(turn) / shape, sin(turn) + cos(turn) / shape
    reach = REACH_ABOVE if above else REACH
    wide = round(min(reach[0] * size[0] / across, reach[1] * size[1] / down))
    if above:
        return wide, (size[0] // 2, round(size[1] * (0.5 - UP)))
    return wide, (round(size[0] * (0.5 - LEFT)), size[1] // 2)


def _shadow_of(board: pygame.Surface, away: int) -> pygame.Surface:
    """The soft shadow of a board, two such lengths larger on each side."""
    part = max(1, away // BLURRED)
    wide, high = (ceil(side / part) for side in board.get_size())
    edge = ceil(2 * away / part)
    shade = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    shade.blit(pygame.transform.smoothscale(board, (wide, high)), (edge, edge))
    shade.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.gaussian_blur(shade, max(1, round(away / part)))
    return pygame.transform.smoothscale(soft, (board.get_width() + 4 * away, board.get_height() + 4 * away))


def _in_light(canvas: pygame.Surface, downwards: bool) -> pygame.Surface:
    """The canvas lit from the upper left, and lost in the night towards the questions."""
    lamp = pygame.transform.smoothscale(_light(downwards), canvas.get_size())
    canvas.blit(lamp, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return canvas


@lru_cache(maxsize=2)
def _light(downwards: bool) -> pygame.Surface:
    """How much of each part of the room is lit and seen: all of it at the upper left, less and less towards the
    questions."""
    wide, high = 96, 96
    lamp = pygame.Surface((wide, high), pygame.SRCALPHA)
    for n in range(wide):
        for m in range(high):
            x, y = (n + 0.5) / wide, (m + 0.5) / high
            along = y if downwards else x
            part = min(1.0, (1 - along) / (FADE_BELOW if downwards else FADE))
            seen = round(255 * part * part * (3 - 2 * part))
            far = min(1.0, hypot(x - 0.3, y - 0.25) / 1.03)
            lit = round(255 * (BRIGHT - (BRIGHT - DIM) * far * far))
            lamp.set_at((n, m), (lit, lit, lit, seen))
    return lamp
