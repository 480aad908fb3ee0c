"""Men beside the board: where those in hand and those taken lie on the cloth, or on the plaque of their owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from jeux.common.palette import colours
from jeux.common.typography import line
from jeux.views.style.animation import Pixel
from jeux.views.style.frame import Frame, Plan

LOOSE = ((1.34, 1.3), (1.34, 1.14), (1.18, 1.14), (1.06, 1.08))
"""Distances between neighbours and between rows, in diameters, the widest first."""
PUSHED_OVER = (0.8, 0.6, 0.46, 0.36, 0.28, 0.22, 0.17, 0.13, 0.1, 0.07, 0.05)
"""Distances between neighbours that overlap, like coins pushed over."""
COUNTED, CROWDED = 9, 0.5
"""So many men at most, no closer to each other, are counted at a glance."""
WALL = 16
"""More men than these that a game begins with are no row but a wall: a few lie there, with their number."""
IN_STACK, IN_ROW = 8, 3
"""So many men lie in such a stack, and so many in one of its rows where they do not fit in a single one."""
APART = 1.12
"""The distance between rows of men that overlap."""
STRAY = 0.05
"""How far a man lies from its place in the row, in diameters, as laid by hand."""
TILTS = (-7, 4, -2, 9, 0, -5, 6)
"""Degrees by which men are turned."""
COLUMN = 0.31
"""The wanted width of the cloth beside the board, as a part of the board's height."""
EDGE = 0.22
"""The cloth left free around men, in diameters."""
FEW_TAKEN = 6
"""For so many men there is room from the start where none lie yet."""
FIGURE = 0.5
"""The size of a number, in diameters of the men; never smaller than `LEAST_FIGURE` pixels."""
LEAST_FIGURE = 22

Lying = tuple[Pixel, int]


class Beside(Protocol):
    """Where the men of a place beside the board lie."""

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle of the place."""

    def lying(self, size: int, index: int, count: int) -> Lying:
        """The pixel and the diameter of the index-th of `count` men of this size."""

    def tilt(self, index: int) -> int:
        """The degrees by which that man is turned."""

    def shows(self, size: int, index: int, count: int) -> bool:
        """Whether that man is in sight: men under another one are not drawn, nor their shadows."""

    def draw_number(self, surface: pygame.Surface, size: int, count: int, opposite: bool) -> None:
        """Write how many there are, where it cannot be seen at a glance; for an `opposite` reader upside down."""


@dataclass(frozen=True, slots=True)
class Rows:
    """How many men fit beside each other, and their distances in pixels."""

    columns: int
    across: float
    down: float
    most: int | None = None
    """So many men lie side by side, and the rest under the last one; None where each has its own place. The number of
    such a stack is written."""

    def slot(self, index: int) -> tuple[int, int]:
        """The row and the column of the index-th man."""
        return divmod(index if self.most is None else min(index, self.most - 1), self.columns)


@dataclass(frozen=True, slots=True)
class Heap:
    """Men on the cloth, in rows that begin at the edge of the table nearest to their owner. Their places depend on how
    many there may be, so that none moves when another is taken away."""

    rect: pygame.Rect
    most: int
    upwards: bool
    """Whether the first row is at the bottom."""
    by_hand: bool
    """Whether each lies a little askew; flat forms lie in order."""

    def _rows(self, size: int, count: int) -> Rows:
        most = max(self.most, count)
        return rows_in(self.rect, size, most, wall=self.most > WALL) or _closest(self.rect, size, most)

    def lying(self, size: int, index: int, count: int) -> Lying:
        size = min(size, self.rect.height // 2 * 2)
        rows = self._rows(size, count)
        row, column = rows.slot(index)
        left = self.rect.centerx - self._reach(rows, size, count) / 2
        down = size / 2 + row * rows.down
        stray = self._stray(row * rows.columns + column, size, rows)
        x = left + column * rows.across + stray[0]
        y = (self.rect.bottom - down if self.upwards else self.rect.top + down) + stray[1]
        return (x, y), size

    def _reach(self, rows: Rows, size: int, count: int) -> float:
        """The width from the middle of the first man of a row to that of the last one, or to the end of the number
        beside a single row."""
        wide = (rows.columns - 1) * rows.across
        return wide + _figure(size) * BESIDE if rows.most is not None and rows.columns >= rows.most else wide

    def _stray(self, index: int, size: int, rows: Rows) -> Pixel:
        """How far a man lies from its place in the row: always the same."""
        if not self.by_hand:
            return 0.0, 0.0
        reach = size * STRAY * (1.0 if rows.across >= size else 0.3)
        return ((index * 5 + 2) % 7 - 3) / 3 * reach, ((index * 3 + 5) % 7 - 3) / 3 * reach

    def tilt(self, index: int) -> int:
        return TILTS[index % len(TILTS)] if self.by_hand else 0

    def shows(self, size: int, index: int, count: int) -> bool:
        most = self._rows(min(size, self.rect.height // 2 * 2), count).most
        return most is None or index < most - 1 or index == count - 1

    def draw_number(self, surface: pygame.Surface, size: int, count: int, opposite: bool) -> None:
        size = min(size, self.rect.height // 2 * 2)
        rows = self._rows(size, count)
        if not count or rows.most is None:
            return
        text = line(str(count), "title", _figure(size), colours().on_cloth)
        text = pygame.transform.flip(text, opposite, opposite)
        if rows.columns >= rows.most:
            (x, y), _ = self.lying(size, rows.columns - 1, count)
            surface.blit(text, text.get_rect(midleft=(x + size * 0.75, y)))
            return
        deep = size + (rows.slot(count - 1)[0]) * rows.down + _figure(size) * 0.75
        y = self.rect.bottom - deep if self.upwards else self.rect.top + deep
        surface.blit(text, text.get_rect(center=(self.rect.centerx, y)))


@dataclass(frozen=True, slots=True)
class Pile:
    """One man and a number, on the plaque of the owner, where no cloth is left beside the board."""

    rect: pygame.Rect

    def lying(self, size: int, index: int, count: int) -> Lying:
        size = min(size, self.rect.height) // 2 * 2
        return (self.rect.left + size / 2, float(self.rect.centery)), size

    def tilt(self, index: int) -> int:
        return 0

    def shows(self, size: int, index: int, count: int) -> bool:
        return index == count - 1

    def draw_number(self, surface: pygame.Surface, size: int, count: int, opposite: bool) -> None:
        if not count:
            return
        (x, y), size = self.lying(size, 0, count)
        left, figure = round(x + size * 0.62), max(LEAST_FIGURE, round(self.rect.height * 0.56))
        if colours().pictured:
            text = line(str(count), "title", figure, colours().ink)
            box = text.get_rect(midleft=(left, round(y)))
        else:  # a plaque may be light or dark
            light, dark = colours().mark
            text = line(str(count), "bold", max(LEAST_FIGURE, round(self.rect.height * 0.5)), dark)
            box = text.get_rect(midleft=(left + 4, round(y)))
            pygame.draw.rect(surface, light, box.inflate(8, 2), border_radius=box.height // 2)
        surface.blit(pygame.transform.flip(text, opposite, opposite), box)


def on_plaque(plaque: pygame.Rect, places: Sequence[str], side: int) -> dict[str, pygame.Rect]:
    """Where piles of men of `side` pixels stand on a plaque: at its right end, in the order of their places."""
    wide = round(side * PILE_SHARE)
    left = plaque.right - wide * len(places)
    return {
        place: pygame.Rect(left + number * wide, plaque.centery - side // 2, wide, side)
        for number, place in enumerate(places)
    }


PILE_SHARE = 2.1
"""The width of a pile with its number, in diameters."""


def _figure(size: int) -> int:
    """The size of the number of men of this size."""
    return max(LEAST_FIGURE, round(size * FIGURE))


def rows_in(rect: pygame.Rect, size: int, count: int, wall: bool = False) -> Rows | None:
    """The widest rows in which so many men of this size lie in a rectangle, or a short stack with a number, where they
    would hide each other or be a `wall`; None if the rectangle is too small."""
    if rect.width < size:
        return None
    for pitch, apart in () if wall else (*LOOSE, *((pitch, APART) for pitch in PUSHED_OVER)):
        across, down, overlapping = pitch * size, apart * size, pitch < 1
        if overlapping and (count > COUNTED or pitch < CROWDED):
            break
        columns = int((rect.width - size) // across) + 1
        lines = -(-count // columns)
        if size + (lines - 1) * down <= rect.height:
            return Rows(-(-count // lines) if overlapping else columns, across, down)
    return _stack(rect, size)


def _stack(rect: pygame.Rect, size: int) -> Rows | None:
    """The rows of a short stack: one with its number beside it where the cloth is low, else few with their number."""
    pitches = (*LOOSE, *((pitch, APART) for pitch in PUSHED_OVER))
    for columns in (IN_ROW, IN_STACK):
        lines = -(-IN_STACK // columns)
        beside, below = (_figure(size) * BESIDE, 0) if lines == 1 else (0.0, _figure(size) * 1.2)
        for pitch, apart in pitches:
            wide, high = (columns - 1) * pitch * size + size + beside, size + (lines - 1) * apart * size + below
            if wide <= rect.width and high <= rect.height:
                return Rows(columns, pitch * size, apart * size, IN_STACK)
    return None


BESIDE = 2.4
"""The width of a number beside a row and of the gap before it, in its sizes."""


def _closest(rect: pygame.Rect, size: int, count: int) -> Rows:
    """One row that is pushed together as far as it must be: for more men than anybody thought of."""
    return Rows(count, max(0.0, (rect.width - size) / max(1, count - 1)), float(size))


@dataclass(frozen=True, slots=True)
class Lot:
    """What lies beside a board: the places of the players at the near edge and at the far one, how many men each may
    hold, and the diameter of the men in board units, with that of smaller ones by place."""

    near: tuple[str, ...]
    far: tuple[str, ...]
    most: Mapping[str, int]
    man: float
    by_hand: bool
    smaller: Mapping[str, float] = field(default_factory=dict)

    def expected(self, place: str) -> int:
        """How many men there is room for from the start."""
        return self.most.get(place, 0) or FEW_TAKEN

    def size(self, place: str, unit: float) -> int:
        """The diameter of its men in pixels, where a board unit is so long."""
        return max(4, round(self.smaller.get(place, self.man) * unit)) // 2 * 2


Laid = tuple[pygame.Rect, dict[str, Heap]]
Strips = tuple[pygame.Rect, pygame.Rect]
"""Where the men of the near and of the far side lie."""


def lay_beside(plan: Plan, room: pygame.Rect, lot: Lot, at_right: bool) -> Laid | None:
    """The part of a room that is left to the board, and the heaps on the cloth beside it: in a column at the left (or
    `at_right`), else above and below. None where the board leaves no room for them, or where there are none."""
    if not (lot.near or lot.far):
        return None
    return _in_column(plan, room, lot, at_right) or _above_and_below(plan, room, lot)


def _in_column(plan: Plan, room: pygame.Rect, lot: Lot, at_right: bool) -> Laid | None:
    frame = Frame.fit(plan, room)
    man, spare = lot.man * frame.unit, room.width - frame.rect.width
    wide = min(spare, max(round(COLUMN * frame.rect.height), round(man * 2)))
    cut = min(spare, max(0, 2 * wide - spare))
    rest = pygame.Rect(room.left if at_right else room.left + cut, room.top, room.width - cut, room.height)
    board = Frame.fit(plan, rest).rect
    edge = max(6, round(EDGE * man))
    column = pygame.Rect(board.right if at_right else board.left - wide, board.top, wide, board.height)
    column = column.inflate(-2 * edge, -edge)
    half = (column.height - edge // 2) // 2
    far = pygame.Rect(column.left, column.top, column.width, half)
    near = pygame.Rect(column.left, column.bottom - half, column.width, half)
    unit = frame.unit
    heaps = _shared(near, lot, lot.near, unit, upwards=True) | _shared(far, lot, lot.far, unit, upwards=False)
    return (rest, heaps) if _all_fit(heaps, lot, unit) else None


def _above_and_below(plan: Plan, room: pygame.Rect, lot: Lot) -> Laid | None:
    frame = Frame.fit(plan, room)
    man, high = lot.man * frame.unit, (room.height - frame.rect.height) // 2
    tall = min(high, round(max(1.5 * man, 3 * man + LEAST_FIGURE)))
    edge = max(4, round(0.12 * man))
    wide = frame.rect.width
    below = pygame.Rect(frame.rect.left, frame.rect.bottom, wide, tall).inflate(-2 * edge, -2 * edge)
    above = pygame.Rect(frame.rect.left, frame.rect.top - tall, wide, tall).inflate(-2 * edge, -2 * edge)
    heaps = _side_by_side(below, lot, lot.near, upwards=False) | _side_by_side(above, lot, lot.far, upwards=True)
    return (room, heaps) if _all_fit(heaps, lot, frame.unit) else None


def lay_in_strips(plan: Plan, room: pygame.Rect, lot: Lot, strips: Strips) -> Laid | None:
    """The same with heaps in a strip of the near side and one of the far side, where men may be as small as a strip is
    low; None where they do not fit there."""
    near, far = strips
    heaps = _side_by_side(near, lot, lot.near, upwards=False) | _side_by_side(far, lot, lot.far, upwards=False)
    unit = min(Frame.fit(plan, room).unit, near.height / lot.man)
    return (room, heaps) if heaps and _all_fit(heaps, lot, unit) else None


def _all_fit(heaps: Mapping[str, Heap], lot: Lot, unit: float) -> bool:
    return all(rows_in(heap.rect, lot.size(place, unit), heap.most, heap.most > WALL) for place, heap in heaps.items())


def _shared(rect: pygame.Rect, lot: Lot, places: tuple[str, ...], unit: float, upwards: bool) -> dict[str, Heap]:
    """Heaps one above the other, the first one at the edge of the table, each as high as its rows need."""
    needs = []
    for place in places:
        size = lot.size(place, unit)
        needs.append(size * -(-lot.expected(place) // max(1, int(rect.width // (LOOSE[1][0] * size)))))
    heaps, taken = {}, 0
    for place, own in zip(places, needs, strict=True):
        high = rect.height * own // sum(needs)
        top = rect.bottom - taken - high if upwards else rect.top + taken
        heaps[place] = Heap(pygame.Rect(rect.left, top, rect.width, high), lot.expected(place), upwards, lot.by_hand)
        taken += high
    return heaps


def _side_by_side(rect: pygame.Rect, lot: Lot, places: tuple[str, ...], upwards: bool) -> dict[str, Heap]:
    """Heaps in a strip, each as wide as its men need."""
    every, left, heaps = sum(map(lot.expected, places)), rect.left, {}
    for place in places:
        wide = rect.width * lot.expected(place) // every
        heaps[place] = Heap(pygame.Rect(left, rect.top, wide, rect.height), lot.expected(place), upwards, lot.by_hand)
        left += wide
    return heaps
