"""The positions of a game as a film: the board once, and what lies on it as parts that positions share.

A part is anything drawn that comes or goes: a man at its place, a die, a ring around what moved last. A frame is the
list of its parts from the bottom up; a page has frame after frame only what changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import NamedTuple

from jeux.printing.game.boards import BoardPlate, Placed, draw_by_hand, scaled, set_up, union
from jeux.printing.game.table_top import draw_table_top
from jeux.printing.paper.drawing import Box, VectorPen
from jeux.printing.web.markup import NOTHING, Markup, tag
from jeux.printing.web.vectors import grouped, units, vectors
from jeux.printing.web.wood import EDGE, GROUND_PAINTS, MAN_PAINTS, MARK, WOOD, grain, slab
from jeux.rules.contract import Game, Position
from jeux.views.marking import Marking
from jeux.views.style.pen import rectangle
from jeux.views.style.plates import draw_man

WIDTH = 120.0
"""The width of a board in millimetres."""
RING, BODY, RIM = 0.56, 0.05, 0.025
"""Of the ring around what moved last, in diameters of a man: its radius, its line, the edges of that."""
DOT = 0.1
"""The radius of the dot where a man has left, in diameters."""
Frame = tuple[int, ...]
Drawn = Callable[[Position], Sequence[tuple[int, str, str]]]
"""What was drawn by hand over a position."""


class Men(NamedTuple):
    """Men of a kind at a place: one that is drawn, or all those that are not."""

    place: str
    kind: str
    number: int = 1


@dataclass
class Library:
    """The definitions of a page, each written once. `men` are the parts that are men."""

    men: dict[int, Men] = field(default_factory=dict)
    _numbers: dict[Markup, int] = field(default_factory=dict)
    _written: list[Markup] = field(default_factory=list)
    _made: dict[Markup, str] = field(default_factory=dict)

    def part(self, inside: Markup, men: Men | None = None) -> int:
        """The number of a part: of men, or of something else."""
        told: dict[str, str | float] = {"data-at": men.place, "data-man": men.kind} if men else {}
        if men and men.number > 1:
            told["data-n"] = men.number
        key = tag("g", told, inside)
        if key not in self._numbers:
            self._numbers[key] = len(self._numbers)
            if men:
                self.men[self._numbers[key]] = men
            self._written.append(tag("g", {"id": f"p{self._numbers[key]}", **told}, inside))
        return self._numbers[key]

    def name(self, prefix: str, inside: Markup) -> str:
        """The name of something that parts or boards use."""
        if inside not in self._made:
            self._made[inside] = f"{prefix}{len(self._made)}"
            self._written.append(tag("g", {"id": self._made[inside]}, inside))
        return self._made[inside]

    def written(self) -> Markup:
        """All definitions."""
        return Markup("".join(self._written))


@dataclass(frozen=True, slots=True)
class Film:
    """A game on a board: the part of the drawing that is seen, the name of the board in the library, the frames."""

    seen: Box
    board: str
    frames: tuple[Frame, ...]

    @property
    def view(self) -> str:
        """The part of the drawing that is seen, as SVG wants it."""
        return " ".join(str(units(each)) for each in (self.seen.left, self.seen.top, self.seen.width, self.seen.height))


def film_of(
    library: Library,
    game: Game,
    options: Mapping[str, str],
    positions: Sequence[Position],
    steps: Sequence[str],
    drawn: Drawn,
) -> Film:
    """The film of a game."""
    plate = scaled(set_up(game, options, positions[0]), WIDTH, WOOD)
    box = _box(plate, positions)
    pen = VectorPen()
    placed = plate.draw(pen, box)
    for man in plate.lying(placed):
        if plate.board.pieces.is_fixed(man.kind):
            draw_man(pen.on(man.middle, man.size), plate.board.look.emblems[man.kind], WOOD.style)
    seen = Box(-EDGE, -EDGE, box.width + EDGE, box.height + EDGE)
    ground = Markup(slab(seen) + vectors(pen.shapes, GROUND_PAINTS) + grain(seen))
    stage = _Stage(library, plate, placed)
    frames = [stage.frame(positions[: number + 1], steps[:number], drawn) for number in range(len(positions))]
    return Film(seen, library.name("b", ground), tuple(frames))


def _box(plate: BoardPlate, positions: Iterable[Position]) -> Box:
    """What holds the board in all positions."""
    boxes = [plate.named]
    for position in positions:
        plate.board.show(position)
        boxes += plate.men_boxes()
    return union(boxes)


class _Stage:
    """Draws position after position."""

    def __init__(self, library: Library, plate: BoardPlate, placed: Placed) -> None:
        self._library, self._plate, self._placed = library, plate, placed
        self._board = plate.board
        self._marking = Marking(plate.board)
        self._diameter = (self._board.look.mark_size or self._board.layout.man_size) * plate.unit

    def frame(self, positions: Sequence[Position], steps: Sequence[str], drawn: Drawn) -> Frame:
        """The parts of the last of these positions."""
        board, style, position = self._board, WOOD.style, positions[-1]
        board.show(position)
        below, above = VectorPen(), VectorPen()
        board.pieces.draw_on_paper(below, self._placed, style)
        self._plate.draw_counts(above, self._placed)
        board.pieces.draw_over_on_paper(above, self._placed, style)
        draw_table_top(above, self._placed, board, position, style)
        self._mark(above, positions, steps)
        for mark in drawn(position):
            draw_by_hand(above, self._placed, self._plate, *mark)
        return (*self._parts(below), *self._men(position), *self._parts(above))

    def _parts(self, pen: VectorPen) -> Iterator[int]:
        for group in grouped(pen.shapes):
            yield self._library.part(vectors(group, MAN_PAINTS))

    def _men(self, position: Position) -> Iterator[int]:
        """The men that are drawn, then those that are not, which are told all the same."""
        board, hidden = self._board, Counter(position.men())
        for man in self._plate.lying(self._placed):
            hidden[man.place, man.kind] -= 1
            if not board.pieces.is_fixed(man.kind):
                pen = VectorPen().on((0.0, 0.0), man.size)
                draw_man(pen, board.look.emblems[man.kind], WOOD.style)
                shape = self._library.name("m", vectors(pen.shapes, MAN_PAINTS))
                spot = {"x": units(man.middle[0]), "y": units(man.middle[1])}
                yield self._library.part(tag("use", {"href": f"#{shape}", **spot}), Men(man.place, man.kind))
        for (place, kind), count in hidden.items():
            if count:
                yield self._library.part(NOTHING, Men(place, kind, count))

    def _mark(self, pen: VectorPen, positions: Sequence[Position], steps: Sequence[str]) -> None:
        """Mark what moved last, and what decided the game."""
        if not steps:
            return
        self._marking.follow(positions, steps, person=False)
        last, ending = self._marking.settled.last, self._marking.settled.ending
        for place in dict.fromkeys((*last.places, *ending)):
            count = self._board.count(place)
            spot = self._board.layout.spot(place, max(0, count - 1), max(1, count)) if self._board.has(place) else None
            if spot is None:
                continue
            middle = self._placed.pixel(spot)
            if count:
                self._ring(pen, middle)
            else:
                pen.disc(middle, self._diameter * (DOT + RIM), MARK[1])
                pen.disc(middle, self._diameter * DOT, MARK[0])

    def _ring(self, pen: VectorPen, middle: tuple[float, float]) -> None:
        size = self._diameter
        for ink, width in ((MARK[1], BODY + 2 * RIM), (MARK[0], BODY)):
            if self._board.look.square:
                corners = rectangle(middle, 2 * RING * size, 2 * RING * size, RING * size * 0.16)
                pen.stroke([*corners, corners[0]], ink, width * size)
            else:
                pen.ring(middle, (RING + width / 2) * size, ink, width * size)


def changes(frames: Sequence[Frame]) -> list[list[list[int]]]:
    """What changes from frame to frame, the first one from nothing: where, how many parts go, which ones come. Last
    place first, so that the others stay where they are."""
    told, before = [], Frame()
    for frame in frames:
        codes = SequenceMatcher(None, before, frame, autojunk=False).get_opcodes()
        told.append([[i, i2 - i, *frame[j:j2]] for kind, i, i2, j, j2 in reversed(codes) if kind != "equal"])
        before = frame
    return told
