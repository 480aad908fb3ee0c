"""The diagrams of rule pages as drawings: a board or a part of it, with signs and arrows."""

from __future__ import annotations

import math

from jeux.common.palette import Pair
from jeux.play.learn.diagram.diagrams import BAD, Arrow, Diagram, Mark
from jeux.printing.game.boards import BoardPlate, Placed, paint_ground, scaled, set_up
from jeux.printing.game.table_top import draw_table_top
from jeux.printing.paper.drawing import Box, Drawing, VectorPen, around
from jeux.printing.paper.inks import Inks, inks
from jeux.rules import CATALOGUE
from jeux.rules.contract import Thrown
from jeux.views.style.layout import Spot
from jeux.views.style.pen import Pen, rectangle

REACH = 1.25
"""The margin around the outermost places of a diagram, in diameters of a man."""
NAMES = 0.6
"""The size of coordinate labels, in pitches. Larger than on a board: a diagram is small, and its caption refers to
them."""
ROUNDS = 3
"""Iterations of fitting a diagram: its labels do not scale in proportion."""
LARGEST_MAN = 12.0
"""The largest diameter of a man in millimetres, in a diagram of a few places."""
LINE, EDGE, RING = 0.05, 0.03, 0.58
"""The line width of marks, the width of their edges and the radius of a ring, in diameters of what is marked."""
RIM, BROAD, HEAD, WING = 0.42, 0.12, 3.2, 0.5
"""Of an arrow: the distance of its start from the middle of a man and its width, in diameters of what is marked; the
length of its head, in arrow widths; half the angle of its head, in radians."""
OF_A_PLACE, OF_A_MAN, ASIDE = 0.34, 0.25, 0.4
"""The radius of a sign on an empty place and on a man, and its offset on a man, in the same diameters."""
TICK = ((-0.42, 0.04), (-0.1, 0.36), (0.44, -0.34))


def drawn_diagram(diagram: Diagram, width_mm: float, height_mm: float, colour: bool) -> Drawing:
    """A diagram, no larger than this. Raises what reading its position raises."""
    game, positions, ink = CATALOGUE[diagram.game], diagram.positions(), inks(colour=colour)
    board = set_up(game, diagram.options, positions[0])
    board.show(positions[-1])
    plate = _fitting(scaled(board, width_mm, ink, NAMES), diagram, width_mm, height_mm)
    seen, paper = _seen(plate, diagram), plate.manned
    pen = VectorPen()
    paint_ground(pen, paper, ink)
    placed = plate.draw(pen, paper)
    plate.draw_men(pen, placed)
    effects = positions[0].effects(diagram.throw) if diagram.throw else ()
    thrown = next((effect for effect in effects if isinstance(effect, Thrown)), None)
    draw_table_top(pen, placed, board, positions[-1], ink.style, thrown)
    marks = Marks(plate, placed, ink)
    for arrow in diagram.arrows:
        marks.arrow(pen, arrow)
    for mark in diagram.marks:
        marks.signs(pen, mark)
    whole = Drawing(paper.width, paper.height, tuple(pen.shapes))
    if not diagram.around:
        return whole
    part = whole.through(seen.moved(-paper.left, -paper.top), (0.0, 0.0))
    edge = VectorPen()
    edge.stroke([*part.through.corners, part.through.corners[0]], ink.style.ink, 0.2)
    return Drawing(seen.width, seen.height, (part, *edge.shapes))


def _fitting(plate: BoardPlate, diagram: Diagram, width_mm: float, height_mm: float) -> BoardPlate:
    """The plate at the largest scale at which the visible part fits."""
    largest = LARGEST_MAN / plate.board.layout.man_size if diagram.around else math.inf
    for _ in range(ROUNDS):
        seen = _seen(plate, diagram)
        unit = min(plate.unit * min(width_mm / seen.width, height_mm / seen.height), largest)
        plate = BoardPlate(plate.board, unit, plate.ink, NAMES)
    return plate


def _seen(plate: BoardPlate, diagram: Diagram) -> Box:
    """The box of the diagram's places and their surroundings, clipped to the board; the whole board if it names
    none."""
    whole, board = plate.manned, plate.board
    if not diagram.around:
        return whole
    spots = []
    for place in diagram.around:
        count = max(1, board.count(place))
        spots += [spot for i in range(count) if (spot := board.layout.spot(place, i, count)) is not None]
    box = around(list(map(plate.at_origin.pixel, spots)), board.layout.man_size * REACH * plate.unit)
    return Box(
        max(whole.left, box.left), max(whole.top, box.top), min(whole.right, box.right), min(whole.bottom, box.bottom)
    )


class Marks:
    """The signs and arrows of a diagram on its board."""

    def __init__(self, plate: BoardPlate, placed: Placed, ink: Inks) -> None:
        self.board, self.placed, self.ink = plate.board, placed, ink
        self.size = (self.board.look.mark_size or self.board.layout.man_size) * plate.unit

    def _spot(self, place: str, number: int | None = None) -> Spot | None:
        """The position of the top man of a place, or of the man with this index; None if the board has no such
        place."""
        count = max(1, self.board.count(place))
        index = count - 1 if number is None else number
        spot = self.board.layout.spot(place, index, max(count, index + 1)) if self.board.has(place) else None
        return None if spot is None else self.placed.pixel(spot)

    def signs(self, pen: Pen, mark: Mark) -> None:
        """Draw a sign on each of its places."""
        for place in mark.places:
            spot = self._spot(place)
            if spot is not None:
                self._sign(pen, mark.sign, place, spot)

    def _sign(self, pen: Pen, sign: str, place: str, spot: Spot) -> None:
        if sign == "light":
            self._ring(pen, spot, self.ink.advice)
            return
        if sign == BAD:
            reach = self.size * RING * math.sqrt(0.5)
            bar = [(spot[0] - reach, spot[1] - reach), (spot[0] + reach, spot[1] + reach)]
            self._line(pen, bar, self.size * LINE, self.ink.alarm[::-1])
            self._ring(pen, spot, self.ink.alarm)
            return
        part = OF_A_PLACE
        if self.board.count(place):  # beside the man, not to hide it
            part, aside = OF_A_MAN, self.size * ASIDE
            spot = (spot[0] + aside, spot[1] - aside)
        radius = self.size * part
        light, dark = self.ink.choice if sign == "good" else self.ink.advice
        pen.disc(spot, radius, light if sign == "good" else dark)
        pen.disc(spot, radius * 0.86, dark if sign == "good" else light)
        if sign == "good":
            pen.stroke([(spot[0] + x * radius, spot[1] + y * radius) for x, y in TICK], light, radius * 0.24)
        else:
            pen.text(spot, sign, "bold", radius * 1.15, dark)

    def _ring(self, pen: Pen, spot: Spot, pair: Pair) -> None:
        """Draw a ring around a man, or a frame around a square one: the body between two edges."""
        body, edge, radius = self.size * LINE, self.size * EDGE, self.size * RING
        if self.board.look.square:
            corners = rectangle(spot, 2 * radius, 2 * radius, radius * 0.16)
            self._line(pen, [*corners, corners[0]], body, pair)
            return
        pen.ring(spot, radius + body / 2 + edge, pair[1], body + 2 * edge)
        pen.ring(spot, radius + body / 2, pair[0], body)

    def _line(self, pen: Pen, points: list[Spot], body: float, pair: Pair) -> None:
        pen.stroke(points, pair[1], body + 2 * self.size * EDGE)
        pen.stroke(points, pair[0], body)

    def arrow(self, pen: Pen, arrow: Arrow) -> None:
        """Draw an arrow from a place to where the next man on the target would lie. A bad one is crossed out."""
        start, end = self._spot(arrow.origin), self._spot(arrow.target, self.board.count(arrow.target))
        if start is None or end is None:
            return
        pair, edge, breadth = self.ink.alarm if arrow.bad else self.ink.arrow, self.size * EDGE, self.size * BROAD
        long = math.dist(start, end) or 1.0
        along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
        begin = min(long / 2, self.size * RIM) if self.board.count(arrow.origin) else 0.0
        start = (start[0] + along[0] * begin, start[1] + along[1] * begin)
        head, angle = breadth * HEAD, math.atan2(along[1], along[0])
        neck = (end[0] - head * 0.8 * along[0], end[1] - head * 0.8 * along[1])
        wings = [(end[0] - head * math.cos(angle + t), end[1] - head * math.sin(angle + t)) for t in (WING, -WING)]
        pen.stroke([start, neck], pair[1], breadth + 2 * edge)
        pen.stroke([end, *wings, end], pair[1], 2 * edge)
        pen.polygon([end, *wings], pair[0])
        pen.stroke([start, neck], pair[0], breadth)
        if arrow.bad:
            self._cross(pen, ((start[0] + neck[0]) / 2, (start[1] + neck[1]) / 2), pair)

    def _cross(self, pen: Pen, spot: Spot, pair: Pair) -> None:
        reach = self.size * 0.2
        for across, down in ((reach, reach), (reach, -reach)):
            bar = [(spot[0] - across, spot[1] - down), (spot[0] + across, spot[1] + down)]
            self._line(pen, bar, self.size * LINE, pair[::-1])
