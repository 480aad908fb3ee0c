"""Where a large drawing is cut into sheets: the fewest that take it, cut through as few places as can be.

A sheet begins at its cut, and goes on under the next one by `OVERLAP`. Millimetres.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from typing import NamedTuple

from jeux.printing.paper.drawing import Box, Drawing, Polygon, Shape, Stroke
from jeux.printing.paper.papers import HAIR, OVERLAP, Paper, Tile, Tiling

Span = tuple[float, float]
"""Where something begins and ends along an axis."""
NARROW = 0.7
"""A part narrower than this, in parts of one size, is as bad as any cut."""
HINGE = -1.0
"""What a cut costs where the board has a hinge; elsewhere the share of the places beside it that it crosses."""


@dataclass(frozen=True, slots=True)
class Seams:
    """What decides where a drawing is cut: the places that a cut spares, the x of the board's hinges, and the room of
    men that is shown even where nothing is drawn."""

    places: tuple[Box, ...] = ()
    hinges: tuple[float, ...] = ()
    kept: tuple[Box, ...] = ()

    def across(self, strip: Span) -> dict[float, float]:
        """The cuts from top to bottom of a horizontal strip, with what each costs."""
        top, bottom = strip
        found = costs([(box.left, box.right) for box in self.places if box.top < bottom and top < box.bottom])
        return {**found, **dict.fromkeys(self.hinges, HINGE)}

    def moved(self, right: float, down: float) -> Seams:
        """The same of a board that is moved."""
        places, kept = (tuple(box.moved(right, down) for box in boxes) for boxes in (self.places, self.kept))
        return Seams(places, tuple(x + right for x in self.hinges), kept)

    def down(self) -> dict[float, float]:
        """The cuts from left to right, with what each costs."""
        return costs([(box.top, box.bottom) for box in self.places])


def costs(spans: Sequence[Span]) -> dict[float, float]:
    """Cuts halfway between all ends of some spans, with the share of the spans near it that each crosses, in
    quarters."""
    alike = Counter((round(begin, 3), round(end, 3)) for begin, end in spans)
    ends = sorted({end for span in alike for end in span})
    near = min((end - begin for begin, end in alike), default=0.0)
    return {(low + high) / 2: _crossed((low + high) / 2, alike, near) for low, high in pairwise(ends)}


def _crossed(cut: float, spans: Counter[Span], near: float) -> float:
    crossed = sum(number for (begins, ends), number in spans.items() if begins < cut < ends)
    beside = sum(number for (begins, ends), number in spans.items() if begins - near < cut < ends + near)
    return math.ceil(4 * crossed / beside) / 4 if crossed else 0.0


def count_sheets(whole: float, room: float) -> int:
    """How many overlapping sheets cover a length."""
    return 1 if whole <= room + HAIR else math.ceil((whole - OVERLAP) / (room - OVERLAP) - HAIR)


class Parts(NamedTuple):
    """A length cut into overlapping parts, and what its cuts cost."""

    cost: float
    unevenness: float
    """The sum of the squares of their lengths: among equals no sheet holds a narrow strip."""
    spans: tuple[Span, ...]


def parts(whole: Span, room: float, offered: dict[float, float]) -> Parts:
    """The parts of a length on the fewest sheets: cut where it costs least among the cuts `offered`, else into parts of
    one size."""
    ends, most = whole[1], count_sheets(whole[1] - whole[0], room)
    share = (ends - whole[0] - OVERLAP) / most
    worst = 1.0 + max((abs(cost) for cost in offered.values()), default=0.0)

    def cost_of(wide: float) -> float:
        return math.inf if wide > room + HAIR else worst if wide < NARROW * (share + OVERLAP) else 0.0

    cuts = sorted({**{whole[0] + share * number: worst for number in range(1, most)}, **offered}.items())

    @cache
    def best(begin: float, count: int) -> Parts:
        found = [Parts(math.inf, 0.0, ())]
        if count == 1:
            found.append(Parts(cost_of(ends - begin), (ends - begin) ** 2, ((begin, ends),)))
        last = begin + room + HAIR - OVERLAP if count > 1 else begin
        for cut, cost in cuts[bisect(cuts, (begin, math.inf)) : bisect(cuts, (last, math.inf))]:
            wide, rest = cut + OVERLAP - begin, best(cut, count - 1)
            spans = ((begin, cut + OVERLAP), *rest.spans)
            found.append(Parts(cost_of(wide) + cost + rest.cost, round(wide**2 + rest.unevenness, 3), spans))
        return min(found)

    return best(whole[0], most)


def tiled(paper: Paper, room: Box, board: Drawing, seams: Seams) -> Tiling:
    """A drawing on the fewest sheets: cut into columns and rows, or each row by itself where that takes fewer."""
    rows = parts((0.0, board.height), room.height, seams.down())
    grid = [parts((0.0, board.width), room.width, seams.across((0.0, board.height)))] * len(rows.spans)
    # only a row that is shorter than this takes a sheet fewer
    short = room.width + (len(grid[0].spans) - 2) * (room.width - OVERLAP)
    by_row = [parts(_extent(board, strip, seams, short), room.width, seams.across(strip)) for strip in rows.spans]
    chosen = by_row if _sheets(by_row) < _sheets(grid) else grid
    tiles = [
        Tile(column, row, Box(left, top, right, bottom))
        for row, (top, bottom) in enumerate(rows.spans)
        for column, (left, right) in enumerate(chosen[row].spans)
    ]
    return Tiling(paper, room, tuple(sorted(tiles)), rows.cost + sum(row.cost for row in chosen))


def _sheets(rows: Sequence[Parts]) -> int:
    return sum(len(row.spans) for row in rows)


def _extent(board: Drawing, strip: Span, seams: Seams, most: float) -> Span:
    """From where to where something is drawn or kept in a horizontal strip; the whole width if that is over `most`."""
    kept = (x for box in seams.kept if box.top < strip[1] and strip[0] < box.bottom for x in (box.left, box.right))
    low, high = math.inf, -math.inf
    for x in chain(kept, (x for shape in board.shapes for x in _reaches(shape, *strip))):
        low, high = min(low, max(0.0, x)), max(high, min(board.width, x))
        if high - low > most:
            break
    return (low, high) if high - low <= most else (0.0, board.width)


def _reaches(shape: Shape, top: float, bottom: float) -> Iterator[float]:
    """The x at which the part of a shape between two heights may end."""
    box = shape.box()
    if box.bottom < top or bottom < box.top:
        return
    match shape:
        case Polygon(corners):
            reach = 0.0
        case Stroke(corners, _, width):
            reach = width / 2
        case _:
            yield from (box.left, box.right)
            return
    for x in _within((*corners, corners[0]), top, bottom):
        yield from (x - reach, x + reach)


def _within(corners: Sequence[tuple[float, float]], top: float, bottom: float) -> Iterator[float]:
    """The x of the corners between two heights, and where the lines between corners cross these heights."""
    for (x, y), (to_x, to_y) in pairwise(corners):
        if top <= y <= bottom:
            yield x
        for level in (top, bottom):
            if min(y, to_y) < level < max(y, to_y):
                yield x + (to_x - x) * (level - y) / (to_y - y)
