"""The parts of a game to cut out: two-sided men, pieces over several cells, dice and cubes, each a drawing."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from jeux.common.palette import BLACK
from jeux.printing.game.boards import Placed, pitch_of, set_up
from jeux.printing.paper.drawing import Box, Drawing, Shape, Stroke, VectorPen, Window, around
from jeux.printing.paper.inks import GREY, Inks
from jeux.rules.contract import CHANCE, Game, Options, Position
from jeux.views.board import BoardView
from jeux.views.style.look import Emblem
from jeux.views.style.pen import bow, rectangle
from jeux.views.style.plates import draw_man, draw_pips
from jeux.views.style.shapes import disc

EDGE, DASHES = 0.2, (1.2, 1.2)
"""The width of cutting lines, and the dashes of folding lines."""
DISC = 0.92
"""The diameter of a round man, relative to the square that it is drawn in."""
HINGE, NARROW = 8.0, 0.4
"""The length of the fold between the two sides of a round man in millimetres, and its largest half length in radii."""
LARGEST_TILE = 1.0
"""The largest side of a square man, in cells."""
DIE, CUBE, TAB = 16.0, 24.0, 5.0
"""The sides of a die and of a doubling cube, and the depth of a glue tab."""
STAKES = (2, 4, 8, 16, 32, 64)
PLIES = 4
"""The search for the first throw looks this many plies ahead."""
MOST_DICE = 2
"""The most dice printed for a game."""
NET = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""The column and row of each face in the net of a cube: opposite faces are two apart."""
FACES = (1, 3, 2, 4, 5, 6)
"""The die number of each face of the net: opposite faces add up to seven."""


class Kind(NamedTuple):
    """A part to cut out, and how many copies."""

    drawing: Drawing
    number: int


def kinds(game: Game, options: Options, players: int, diameter: float, pitch: float, ink: Inks) -> Iterator[Kind]:
    """Everything a game needs besides its board, for men of this diameter and pitch."""
    start = game.start(options, players)
    board = set_up(game, options, start)
    unit = pitch / pitch_of(board.game.board, board.layout)
    counts = Counter((kind, board.layout.size_of(place)) for place, kind in start.men())
    for (kind, size), count in counts.items():
        if board.pieces.is_fixed(kind):
            continue
        if not board.pieces.goes_alone(kind):
            yield Kind(_piece(set_up(game, options, start), kind, unit, ink), 1)
            continue
        part = (size or board.layout.man_size) / board.layout.man_size
        back = board.look.backs.get(kind, kind)
        faces = [board.look.emblems[each] for each in (kind, back)]
        yield Kind(_man(board, faces, diameter * part, unit, ink), count)
    for loose in board.pieces.loose():
        yield Kind(_strip([loose.emblem, loose.emblem], loose.size * unit, ink), loose.number)
    yield from _dice(board, start, ink)


# --- men --------------------------------------------------------------------------------------------------------------


def _man(board: BoardView, emblems: list[Emblem], diameter: float, unit: float, ink: Inks) -> Drawing:
    """Both sides of a man, joined at the fold."""
    if emblems[0].shape is disc:
        return _round(emblems, diameter, ink)
    if board.look.square:
        side = min(LARGEST_TILE, board.layout.man_size) * unit
        return _folded(emblems, side, tuple(rectangle((0, 0), side, side)), ink)
    return _strip(emblems, diameter, ink)


def _strip(emblems: list[Emblem], side: float, ink: Inks) -> Drawing:
    """Both sides of a man of another shape, each in its smallest rectangle."""
    pen = VectorPen()
    draw_man(pen.on((0, 0), side), emblems[0], ink.style)
    box = around([corner for shape in pen.shapes for corner in shape.box().corners], side * 0.03)
    half = max(-box.left, box.right)  # symmetric, because the back is seen from behind
    return _folded(emblems, side, Box(-half, box.top, half, box.bottom).corners, ink)


def _round(emblems: list[Emblem], diameter: float, ink: Inks) -> Drawing:
    """Two discs side by side, joined along a short chord. Folded there, their edges coincide. Cut along the outline of
    both."""
    radius = diameter / 2
    half = min(HINGE / 2, radius * NARROW)
    reach = math.sqrt(radius**2 - half**2)  # from the centre of a disc to the fold
    fold, level = radius + reach + EDGE, radius + EDGE
    shapes: list[Shape] = []
    for emblem, way in zip(emblems, (-1, 1), strict=True):
        pen = VectorPen()
        draw_man(pen.on((fold + way * reach, level), diameter / DISC), emblem, ink.style)
        edges = sorted((fold, fold + way * (reach + radius + EDGE)))
        shapes.append(Window(Box(edges[0], 0.0, edges[1], 2 * level), tuple(pen.shapes)))
    begins = math.asin(half / radius)  # the angle at which the arc leaves the fold
    for way in (-1, 1):
        arc = bow((0.0, 0.0), radius, begins, 2 * math.pi - begins, 64)
        shapes.append(Stroke(tuple((fold + way * (reach - x), level + y) for x, y in arc), BLACK, EDGE))
    shapes.append(Stroke(((fold, level - half), (fold, level + half)), GREY, EDGE, DASHES))
    return Drawing(2 * fold, 2 * level, tuple(shapes))


def _folded(emblems: list[Emblem], side: float, edge: tuple[tuple[float, float], ...], ink: Inks) -> Drawing:
    """Two sides next to each other, each with its outline to cut, and the fold between them."""
    box = around(edge)
    shapes: list[Shape] = []
    for number, emblem in enumerate(emblems):
        middle = (box.width * (number + 0.5) + EDGE, box.height / 2 + EDGE)
        pen = VectorPen()
        lower = -(box.top + box.bottom) / 2
        draw_man(pen.on((middle[0], middle[1] + lower), side), emblem, ink.style)
        shapes += pen.shapes
        outline = tuple((middle[0] + x, middle[1] + lower + y) for x, y in edge)
        shapes.append(Stroke((*outline, outline[0]), BLACK, EDGE))
    fold = box.width + EDGE
    reach = min(box.height / 2, 3.0)
    ends = ((fold, box.height / 2 + EDGE - reach), (fold, box.height / 2 + EDGE + reach))
    shapes.append(Stroke(ends, GREY, EDGE, DASHES))
    return Drawing(2 * box.width + 2 * EDGE, box.height + 2 * EDGE, tuple(shapes))


def _piece(board: BoardView, kind: str, unit: float, ink: Inks) -> Drawing:
    """A piece over several cells, and its mirror image as the back, so that it can be turned over."""
    for man in [man for man in board.men.by_number if board.men.kind(man) != kind]:
        board.men.drop(man)
    shapes: list[Shape] = []
    left = 0.0
    for across in (1, -1):
        pen = VectorPen()
        board.pieces.draw_on_paper(pen, Placed((0.0, 0.0), unit, across), ink.style)
        box = around([corner for shape in pen.shapes for corner in shape.box().corners])
        shapes += [shape.moved(left - box.left, -box.top) for shape in pen.shapes]
        left += box.width
    shapes.append(Stroke(((left / 2, 0.0), (left / 2, box.height)), GREY, EDGE, DASHES))
    return Drawing(left, box.height, tuple(shapes))


# --- dice and cubes ---------------------------------------------------------------------------------------------------


def _dice(board: BoardView, start: Position, ink: Inks) -> Iterator[Kind]:
    table = board.view.dice
    if board.game.chance:
        yield Kind(_net(DIE, [str(face) for face in FACES], ink, pips=True), min(MOST_DICE, _thrown(start)))
    if table and table.cube(start):
        yield Kind(_net(CUBE, [str(stake) for stake in STAKES], ink, pips=False), 1)


def _thrown(position: Position) -> int:
    """How many dice the first throw has."""
    for _ in range(PLIES):
        if position.turn == CHANCE:
            return position.throws()
        position = position.play(position.steps()[0])
    return 1


def _net(side: float, faces: list[str], ink: Inks, *, pips: bool) -> Drawing:
    """The net of a cube with glue tabs: cut along solid lines, fold along dashes."""
    shapes: list[Shape] = []
    left = top = TAB + EDGE
    for (column, row), face in zip(NET, faces, strict=True):
        middle = (left + (column + 0.5) * side, top + (row + 0.5) * side)
        pen = VectorPen()
        if pips:
            draw_pips(pen.on(middle, side * 1.2), int(face), ink.style.dark)
        else:
            pen.text(middle, face, "title", side * 0.5, ink.style.dark)
        shapes += pen.shapes
    for start, end, way in _edges():
        a, b = ((left + x * side, top + y * side) for x, y in (start, end))
        if way is None:
            shapes.append(Stroke((a, b), BLACK, EDGE, DASHES))
        else:
            shapes += _tab(a, b, way)
    return Drawing(4 * side + 2 * left, 3 * side + 2 * top, tuple(shapes))


def _edges() -> Iterator[tuple[tuple[int, int], tuple[int, int], tuple[int, int] | None]]:
    """The edges of the net, each with its start and end: None for an edge to fold, the direction of the tab for an
    outer one, (0, 0) for one without a tab.

    Seven outer edges have a tab: those of the two faces beside the row, and the end of the row."""
    for column, row in NET:
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        for number, way in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            ends = corners[number], corners[(number + 1) % 4]
            if (column + way[0], row + way[1]) in NET:
                if number in (1, 2):  # an inner edge belongs to two faces: yield it once
                    yield *ends, None
            else:
                yield *ends, way if row != 1 or (column, number) == (3, 1) else (0, 0)


def _tab(start: tuple[float, float], end: tuple[float, float], way: tuple[int, int]) -> tuple[Shape, ...]:
    """An outer edge: a cut, or a fold with a glue tab beyond it."""
    if way == (0, 0):
        return (Stroke((start, end), BLACK, EDGE),)
    long = math.dist(start, end)
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    first, last = (
        (x + TAB * (way[0] + turn * along[0]), y + TAB * (way[1] + turn * along[1]))
        for (x, y), turn in ((start, 1), (end, -1))
    )
    return Stroke((start, first, last, end), BLACK, EDGE), Stroke((start, end), BLACK, EDGE, DASHES)
