"""The geometry of a board in the window: places, men and marks in pixels."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pygame

from jeux.rules.contract import Game, Position, complete_options
from jeux.rules.die_places import face_of
from jeux.views.place.closeup import Closeup
from jeux.views.place.cloth import Beside
from jeux.views.place.men import Men
from jeux.views.place.opposite import Opposite
from jeux.views.place.trays import lying_in
from jeux.views.style.animation import Motion, Pixel
from jeux.views.style.frame import AS_DRAWN, Frame, Mirroring, plan_of
from jeux.views.style.look import BoardLook
from jeux.views.style.painter import Painter, painter_of

Lying = tuple[Pixel, int]
"""The pixel and the size of a man."""


class BoardSpace:
    """The men of a board, their motion, and the conversion of places to pixels."""

    def __init__(self, game: Game, look: BoardLook[Any], theme: str) -> None:
        self.game = game
        self.look = look
        self.painter: Painter = painter_of(game, look, theme)
        self.upright: Painter = self.painter
        """The painter with all men upright, for the near edge."""
        self.opposite, self.theme = Opposite(), theme
        self.trays: Mapping[str, pygame.Rect] = {}
        """The rectangles of the places beside the board."""
        self.beside: Mapping[str, Beside] = {}
        """How men lie there, where they do not lie in a row."""
        self.men = Men()
        self.motion = Motion()
        self.closeup = Closeup(plan_of(game.key, look.layout.picture), pygame.Rect(0, 0, 100, 100))
        self._turned_from = self._turned = self.closeup.frame
        self.layout = look.layout
        self.way: Mirroring = AS_DRAWN
        self.emphasis = 1.0
        """Magnification of the marks."""
        self.arrange(game.start(complete_options(game, {}), game.players[0]))

    def arrange(self, start: Position) -> None:
        """Make room for the men of a game that begins with this position."""
        self.layout = self.look.layout.at_start(start)

    def apply_theme(self, theme: str) -> None:
        """Change the theme."""
        self.upright = painter_of(self.game, self.look, theme)
        self.theme = theme
        self.face(self.opposite)

    def face(self, opposite: Opposite) -> None:
        """Draw upside down what belongs to the players on the opposite side."""
        self.opposite = opposite
        faced = opposite.men and painter_of(self.game, self.look, self.theme, opposite.men)
        self.painter = faced or self.upright

    def place_in(self, room: pygame.Rect, trays: Mapping[str, pygame.Rect]) -> None:
        """Fit the board in a rectangle of the window; in `trays`, men off the board lie in a row."""
        self.closeup = self.closeup.in_room(plan_of(self.game.key, self.look.layout.picture), room)
        self.trays, self.beside = trays, {}
        self.motion.finish()

    def lay_beside(self, beside: Mapping[str, Beside]) -> None:
        """Have the men off the board lie there instead of in trays."""
        self.beside = beside
        self.trays = {place: heap.rect for place, heap in beside.items()}

    def lie(self, way: Mirroring) -> None:
        """Change the orientation; a zoomed board keeps its centre."""
        middle = self.frame.spot(self.closeup.area.center)
        self.way = way
        self.closeup.centre(self.frame.pixel(middle))

    @property
    def frame(self) -> Frame:
        """The placement of the board in the window, with its orientation."""
        lies = self.closeup.frame
        if self._turned_from is not lies or self._turned.way != self.way:
            self._turned_from, self._turned = lies, lies.turned(self.way)
        return self._turned

    @property
    def moving(self) -> bool:
        """Whether anything is animated."""
        return bool(self.motion)

    @property
    def under_way(self) -> bool:
        """Whether a man is moving."""
        return self.motion.under_way

    # --- sizes ----------------------------------------------------------------------------------------------------

    @property
    def man_size(self) -> int:
        """The diameter of a man on the board."""
        return max(8, round(self.layout.man_size * self.frame.unit)) // 2 * 2

    @property
    def mark_size(self) -> int:
        """The diameter of what marks are drawn around."""
        return max(8, round(self.look.mark_size * self.frame.unit)) if self.look.mark_size else self.man_size

    @property
    def line_width(self) -> int:
        """The line width of marks: finer on small men, never coarse on large ones."""
        return max(2, round(min(self.mark_size / 28, self.frame.rect.height / 250) * self.emphasis))

    def around(self, part: float) -> float:
        """The radius of a mark around a man, in radii of the man, limited to its cell."""
        return min(self.mark_size / 2 * part, self.look.within * self.frame.unit)

    def size_at(self, place: str) -> int:
        """The diameter of the men of a place, if it is on the board or on the cloth."""
        size = self.layout.size_of(place)
        return max(4, round(size * self.frame.unit)) // 2 * 2 if size else self.man_size

    # --- places ---------------------------------------------------------------------------------------------------

    def lying(self, place: str, index: int, count: int) -> Lying:
        """The pixel and the size of the index-th of `count` men of a place."""
        spot = self.layout.spot(place, index, count)
        if spot is not None:
            return self.frame.pixel(spot), self.size_at(place)
        if place in self.beside:
            return self.beside[place].lying(self.size_at(place), index, count)
        tray = self.trays.get(place)
        if tray is None:
            return (-200.0, -200.0), self.man_size
        (x, y), size = lying_in(tray, self.man_size, index, count)
        return ((tray.left + tray.right - x, y) if place in self.opposite.trays else (x, y)), size

    def in_sight(self, place: str, index: int, count: int) -> bool:
        """Whether that man is not under another one beside the board."""
        return place not in self.beside or self.beside[place].shows(self.size_at(place), index, count)

    def count(self, place: str) -> int:
        """How many men lie there."""
        return len(self.men.stack(place))

    def rest(self, man: int) -> Lying:
        """Where a man is when not moving."""
        place = self.men.by_number[man].place
        stack = self.men.stack(place)
        return self.lying(place, stack.index(man), len(stack))

    def pixel(self, place: str) -> Pixel:
        """The pixel of a place: its top man, or where the first one would be."""
        count = max(1, self.count(place))
        spot = self.layout.spot(place, count - 1, count)
        return self.frame.pixel(spot) if spot is not None else self.lying(place, count - 1, count)[0]

    def landing(self, place: str) -> Pixel:
        """Where the next man of a place would lie."""
        count = self.count(place)
        return self.lying(place, count, count + 1)[0] if count else self.pixel(place)

    def would_cover(self, place: str) -> bool:
        """Whether a mark drawn at the landing spot would hide the man already there."""
        return self.count(place) > 0 and math.dist(self.landing(place), self.pixel(place)) < self.man_size / 4

    def has(self, place: str) -> bool:
        """Whether it is a place of the board or a visible tray, and not a die or the name of a man's face."""
        if place in self.trays:
            return True
        return face_of(place) is None and self.layout.spot(place, 0, 1) is not None

    def hides(self, place: str) -> bool:
        """Whether no mark can be drawn there: it is no place, or outside the visible part of a zoomed board."""
        return not self.has(place) or (place not in self.trays and self.closeup.hides(self.pixel(place)))
