"""The empty board of a game as the theme of wood paints it, at any size and part by part: for paper."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import pygame

from jeux.common.palette import WHITE
from jeux.rules.contract import Game, Position, in_use
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.style.frame import Plan, plan_of
from jeux.views.style.painter import WOOD


class WoodenBoard:
    """A board whose unit is `unit` pixels long. Lengths are in pixels from its (0, 0), y downwards. It needs no window,
    and may be painted on a worker thread."""

    def __init__(self, game: Game, options: Mapping[str, str], start: Position, unit: float) -> None:
        self.board = BoardView(in_use(game, options), view_of(game, options), WOOD)
        self.board.arrange(start)
        self.factor = unit / self.plan.unit

    @cached_property
    def plan(self) -> Plan:
        """The plan of its picture."""
        return plan_of(self.board.game.key, self.board.look.layout.picture)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The left, top, right and bottom of the whole picture."""
        (x, y), (wide, high) = self.plan.origin, self.plan.size
        return -x * self.factor, -y * self.factor, (wide - x) * self.factor, (high - y) * self.factor

    def part(self, seen: pygame.Rect) -> pygame.Surface:
        """The part in a rectangle, white where it has no board."""
        left, top, right, bottom = self.box
        surface = pygame.Surface(seen.size, depth=24)
        surface.fill(WHITE)
        whole = pygame.Rect(round(left) - seen.x, round(top) - seen.y, round(right - left), round(bottom - top))
        self.board.place_in(whole, {})
        self.board.painter.prepare()
        self.board.painter.part(surface, self.board.frame)
        self.board.pieces.draw_on_ground(surface)
        return surface
