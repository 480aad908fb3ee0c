"""Boards and positions as drawings: a board for a given size of men, a diagram of a given width.

The geometry comes from the rules and the window layout, as everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from jeux.printing.game.table_top import draw_table_top
from jeux.printing.paper.drawing import Box, Drawing, Polygon, VectorPen, around
from jeux.printing.paper.inks import Inks, inks
from jeux.printing.paper.seams import Seams
from jeux.rules.contract import Board, Game, Position, complete_options, in_use
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marks.chalk import PART, RING, draw_arrow, draw_circle
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.pen import Pen, rectangle
from jeux.views.style.plates import LINE, draw_board, draw_man

NAME, LETTER, APART = 0.3, 0.6, 1.5
"""Of coordinate labels: the size, in pitches; the width of a letter, and the least distance between labels, in label
sizes."""
LARGEST_NAME = 6.0
"""The largest size of a label in millimetres."""
SHIELD, RIM = (1.4, 1.05), 0.05
"""The width and height of a label in a player's colours, and its outline, in label sizes."""
SMALL = 0.6
"""The size of labels, relative to the normal one, if some have no room beside the board."""
FAR, ASIDE = 0.45, 0.37
"""In pitches: a label moved further than `FAR` into the field is shifted by `ASIDE` away from the middle of its
cell."""
MANY = 5
"""Stacks of more men show their number."""
FLAT = "livret"


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement of a board on paper: the position of its (0, 0), the length of a board unit, and -1 in `across` for
    a mirror image."""

    origin: Spot
    unit: float
    across: int = 1

    def pixel(self, spot: Spot) -> Spot:
        """The paper coordinates of a spot in board units."""
        return self.origin[0] + spot[0] * self.unit * self.across, self.origin[1] - spot[1] * self.unit


class ManOnPaper(NamedTuple):
    """A man drawn by itself: its place, its kind, the middle and the side of its square."""

    place: str
    kind: str
    middle: Spot
    size: float


def set_up(game: Game, options: Mapping[str, str], position: Position) -> BoardView:
    """The board of a game with the men of a position. Raises `BadOption`."""
    chosen = complete_options(game, options)
    board = BoardView(in_use(game, chosen), view_of(game, chosen), FLAT)
    board.look = board.pieces.look_on_paper()
    board.arrange(position)
    board.show(position)
    return board


def pitch_of(board: Board, layout: Layout[Any]) -> float:
    """The smallest distance between neighbouring men, in board units."""
    if layout.pitch is not None:
        return layout.pitch
    return min(math.dist(board.where[place], board.where[near]) for place in board.near for near in board.near[place])


class BoardPlate:
    """A board to be drawn at a scale of `unit` millimetres to a board unit. Boxes are in millimetres from its (0,
    0)."""

    def __init__(self, board: BoardView, unit: float, ink: Inks, names: float = NAME) -> None:
        self.board, self.unit, self.ink, self.names = board, unit, ink, names
        self.at_origin = Placed((0.0, 0.0), unit)
        self.pitch = unit * pitch_of(board.game.board, board.layout)

    @property
    def field(self) -> Box:
        """The box that the men need: the board areas, and half a pitch around the points."""
        corners = [self.at_origin.pixel(spot) for area in self.board.look.areas for spot in area.corners]
        return union([*([around(corners)] if corners else []), *self._cells()])

    def _cells(self) -> list[Box]:
        """Half a pitch around each point."""
        board, spot_of = self.board.game.board, self.board.layout.spot
        stands = [
            place for place in board.points if place in board.where and spot_of(place, 0, 1) == board.where[place]
        ]
        return [around([self.at_origin.pixel(board.where[place])], self.pitch / 2) for place in stands]

    @property
    def seams(self) -> Seams:
        """Where the board may be cut: beside the men of its places and their stacks, or at its hinges."""
        board, layout = self.board, self.board.layout
        boxes = []
        for place in board.game.board.where:
            stack = [layout.spot(place, number, MANY) for number in range(MANY)]
            middles = [self.at_origin.pixel(spot) for spot in stack if spot is not None]
            if middles:
                boxes.append(around(middles, (layout.size_of(place) or layout.man_size) * self.unit / 2))
        return Seams(tuple(boxes), tuple(x * self.unit for x in board.look.hinges), tuple(self._cells()))

    @property
    def line(self) -> float:
        """How far the stroke of the outermost line extends beyond the field."""
        return LINE * self.unit / 2

    @property
    def named(self) -> Box:
        """The box of the field and the labels around it."""
        lined = self.field.grown(self.line)
        return union([lined, *(self._name_box(number) for number in range(len(self.board.layout.labels)))])

    @property
    def manned(self) -> Box:
        """The box of the field, the labels and the men, which may lie beside the board."""
        return union([self.named, *self.men_boxes()])

    def men_boxes(self) -> list[Box]:
        """The boxes of the men."""
        return [around([man.middle], man.size / 2) for man in self.lying(self.at_origin)]

    @cached_property
    def name_size(self) -> float:
        """The size of the labels, small enough that none overlap."""
        labels = self.board.layout.labels
        apart = min((math.dist(one, other) for (_, one), (_, other) in combinations(labels, 2)), default=math.inf)
        longest = max((len(name) for name, _ in labels), default=1)
        return min(self.names * self.pitch, LARGEST_NAME, self.unit * apart / max(APART, LETTER * longest))

    def _name_box(self, number: int) -> Box:
        name, spot = self.board.layout.labels[number]
        x, y = self.at_origin.pixel(spot)
        wide, high = max(SHIELD[0], LETTER * len(name)) + RIM, SHIELD[1] + RIM
        wide, high = self.name_size * wide / 2, self.name_size * high / 2
        return Box(x - wide, y - high, x + wide, y + high)

    # --- drawn --------------------------------------------------------------------------------------------------------

    def draw(self, pen: Pen, paper: Box) -> Placed:
        """Draw the part of the board in the box `paper`. Labels outside it are moved to its edge. Returns the
        placement."""
        placed = Placed((-paper.left, -paper.top), self.unit)
        draw_board(pen, self.board.game.board, self.board.look, self.ink.style, placed)
        self.draw_names(pen, paper)
        return placed

    def draw_names(self, pen: Pen, paper: Box) -> None:
        """Draw the labels alone."""
        boxes = [self._name_box(number) for number in range(len(self.board.layout.labels))]
        size = self.name_size * (1.0 if all(map(paper.holds, boxes)) else SMALL)
        for number, box in enumerate(boxes):
            x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
            if not paper.holds(box):
                x, y = self._at_edge((x, y), paper, size)
            self._draw_name(pen, number, (x - paper.left, y - paper.top), size)

    def _draw_name(self, pen: Pen, number: int, middle: Spot, size: float) -> None:
        name, _ = self.board.layout.labels[number]
        style, ink = self.ink.style, self.ink.style.ink
        player = self.board.layout.counted_by(number)
        if player is not None:
            dark = self.board.look.emblems[self.board.game.sides[player]].tone == "dark"
            fill, ink = (style.dark, style.light) if dark else (style.light, style.dark)
            shield = rectangle(middle, size * SHIELD[0], size * SHIELD[1], size / 4)
            pen.polygon(shield, fill)
            pen.stroke([*shield, shield[0]], style.rim, pen.width(size * RIM))
        pen.text(middle, name, "bold", size, ink)

    def _at_edge(self, middle: Spot, paper: Box, size: float) -> Spot:
        """The position of a label that does not fit on the paper: at the edge, in the corner of the cell."""
        inner = paper.grown(-size * 0.7)
        x, y = (min(max(at, low), high) for at, low, high in zip(middle, inner[:2], inner[2:], strict=True))
        across, down = abs(x - middle[0]) > FAR * self.pitch, abs(y - middle[1]) > FAR * self.pitch
        if across != down:  # clear of the man in the middle of the cell
            x, y = x - ASIDE * self.pitch * down, y - ASIDE * self.pitch * across
        return min(max(x, inner.left), inner.right), min(max(y, inner.top), inner.bottom)

    def draw_plan(self, pen: Pen, placed: Placed) -> None:
        """Draw where the men go on an empty board."""
        self.board.pieces.draw_plan_on_paper(pen, placed, self.ink.style)

    def draw_men(self, pen: Pen, placed: Placed) -> None:
        """Draw the men, and the number of those of a tall stack."""
        board, style = self.board, self.ink.style
        board.pieces.draw_on_paper(pen, placed, style)
        for man in self.lying(placed):
            draw_man(pen.on(man.middle, man.size), board.look.emblems[man.kind], style)
        self.draw_counts(pen, placed)
        board.pieces.draw_over_on_paper(pen, placed, style)

    def lying(self, placed: Placed) -> list[ManOnPaper]:
        """The men drawn one by one, from the bottom up."""
        board, men = self.board, []
        for place, stack in board.pieces.in_order():
            size = (board.layout.size_of(place) or board.layout.man_size) * self.unit
            for number, man in enumerate(stack):
                kind, spot = board.men.kind(man), board.layout.spot(place, number, len(stack))
                if spot is not None and board.pieces.goes_alone(kind):
                    men.append(ManOnPaper(place, kind, placed.pixel(spot), size))
        return men

    def draw_counts(self, pen: Pen, placed: Placed) -> None:
        """Draw the number of men on high stacks."""
        for place, stack in self.board.men.stacks.items():
            if len(stack) > MANY:
                self._draw_count(pen, placed, place, len(stack))

    def _draw_count(self, pen: Pen, placed: Placed, place: str, count: int) -> None:
        spot = self.board.layout.spot(place, count - 1, count)
        if spot is not None and place in self.board.game.board.points and self.board.layout.size_of(place) is None:
            size, style = self.board.layout.man_size * self.unit / 3, self.ink.style
            badge = rectangle(placed.pixel(spot), size * 1.5, size * 1.2, size * 0.6)
            pen.polygon(badge, style.light)
            pen.stroke([*badge, badge[0]], style.dark, pen.width(size / 12))
            pen.text(placed.pixel(spot), str(count), "bold", size, style.dark)


def union(boxes: Sequence[Box]) -> Box:
    """What holds all of some boxes."""
    return around([corner for box in boxes for corner in (*box.corners,)])


def plate_for(game: Game, options: Mapping[str, str], players: int, pitch_mm: float, ink: Inks) -> BoardPlate:
    """The board before the first step, with a pitch of `pitch_mm`. Raises `BadOption`."""
    board = set_up(game, options, game.start(complete_options(game, options), players))
    return BoardPlate(board, pitch_mm / pitch_of(board.game.board, board.layout), ink)


def board_drawing(
    game: Game, options: Mapping[str, str], players: int, pitch_mm: float, colour: bool, paper: Box | None = None
) -> Drawing:
    """An empty board with a pitch of `pitch_mm`: with its labels, or the part inside `paper`. Raises `BadOption`."""
    plate = plate_for(game, options, players, pitch_mm, inks(colour=colour))
    paper, pen = paper or plate.named, VectorPen()
    placed = plate.draw(pen, paper)
    plate.draw_plan(pen, placed)
    return Drawing(paper.width, paper.height, tuple(pen.shapes))


def diagram(
    game: Game,
    position: Position | str,
    options: Mapping[str, str],
    players: int,
    width_mm: float,
    colour: bool,
) -> Drawing:
    """A position with its men, dice and cube, `width_mm` wide. Raises `BadOption` and `BadPosition`."""
    chosen = complete_options(game, options)
    shown = game.read(position, chosen, players) if isinstance(position, str) else position
    return draw_position(set_up(game, chosen, shown), shown, width_mm, inks(colour=colour))


def draw_position(
    board: BoardView, position: Position, width_mm: float, ink: Inks, drawn: Sequence[tuple[int, str, str]] = ()
) -> Drawing:
    """A board with its position, what lies beside it, and the marks `drawn` by hand: colour, start place, end place."""
    plate = scaled(board, width_mm, ink)
    paper, pen = plate.manned, VectorPen()
    paint_ground(pen, paper, ink)
    placed = plate.draw(pen, paper)
    plate.draw_men(pen, placed)
    draw_table_top(pen, placed, board, position, ink.style)
    for mark in drawn:
        draw_by_hand(pen, placed, plate, *mark)
    return Drawing(paper.width, paper.height, tuple(pen.shapes))


def draw_by_hand(pen: Pen, placed: Placed, plate: BoardPlate, colour: int, start: str, end: str) -> None:
    """Draw an arrow, or a circle if both places are the same."""
    board, pair = plate.board, plate.ink.chalk(colour)
    tops = [max(1, board.count(place)) for place in (start, end)]
    spots = [board.layout.spot(place, top - 1, top) for place, top in zip((start, end), tops, strict=True)]
    size = (board.look.mark_size or board.layout.man_size) * plate.unit
    points = [placed.pixel(spot) for spot in spots if spot is not None]
    if len(points) < 2:
        return
    if start == end:
        draw_circle(pen, points[0], size / 2 * RING, size / PART, colour, pair)
    else:
        draw_arrow(pen, points[0], points[1], size / PART, colour, pair)


def paint_ground(pen: VectorPen, paper: Box, ink: Inks) -> None:
    """Fill the background, unless it is white."""
    if ink.style.ground != (0xFF, 0xFF, 0xFF):
        pen.shapes.append(Polygon(Box(0.0, 0.0, paper.width, paper.height).corners, ink.style.ground))


def scaled(board: BoardView, width_mm: float, ink: Inks, names: float = NAME) -> BoardPlate:
    """A plate that is `width_mm` wide with its labels and men."""
    plate = BoardPlate(board, 1.0, ink, names)
    while abs(plate.manned.width - width_mm) > 1e-6:  # repeated: labels grow with the board only up to a largest size
        plate = BoardPlate(board, plate.unit * width_mm / plate.manned.width, ink, names)
    return plate
