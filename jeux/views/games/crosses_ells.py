"""The L-shaped pieces of Les Crosses, each drawn over the four places of its men: at rest, in the hand or moving.

An L is described by its chain: the end of its long arm, the next cell, its corner, its foot. Between two chains it
slides, rotates the shorter way, and flips about its long arm when they are mirror images.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Pair, colours
from jeux.play.gestures.pace import duration
from jeux.rules.boards import mask_of
from jeux.rules.games.crosses.board import CHAINS, POINTS
from jeux.rules.games.crosses.position import SIDES, Crosses
from jeux.views.interfaces.own_marks import GestureSituation, OwnMarks
from jeux.views.interfaces.pieces import Pieces
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Advice, AdviceArrow, Layer
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.animation import Pixel, ease, rise
from jeux.views.style.painter import Painter, place_shadow
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.picture_cache import kept_pictures
from jeux.views.style.plates import draw_body
from jeux.views.style.styles import Style

Path = tuple[str, ...]
Spots = tuple[Pixel, ...]
HALF = 0.46
"""From the middle of a cell to the side of the L, in cells."""
ROUND, BOW = 0.09, 5
"""The radius of its corners, in cells, and the points of each."""
_CORNERS = (
    ((-HALF, -HALF), 1),
    ((2 + HALF, -HALF), 1),
    ((2 + HALF, 1 + HALF), 1),
    ((2 - HALF, 1 + HALF), 1),
    ((2 - HALF, HALF), -1),
    ((-HALF, HALF), 1),
)
"""The corners of an L whose chain is (0, 0), (1, 0), (2, 0), (2, 1), counter-clockwise; -1 marks the concave one."""
_CELLS = ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 1.0))


def _outline() -> tuple[Pixel, ...]:
    """The outline with its corners rounded."""
    points = []
    for number, ((x, y), bend) in enumerate(_CORNERS):
        heading = (sum(turn for _, turn in _CORNERS[:number]) - 1) * math.pi / 2
        along, across = (math.cos(heading), math.sin(heading)), (-math.sin(heading), math.cos(heading))
        centre = (x + ROUND * (bend * across[0] - along[0]), y + ROUND * (bend * across[1] - along[1]))
        for k in range(BOW):
            angle = heading + bend * (k / (BOW - 1) - 1) * math.pi / 2
            points.append((centre[0] + ROUND * math.cos(angle), centre[1] + ROUND * math.sin(angle)))
    return tuple(points)


_OUTLINE = _outline()


@dataclass(frozen=True, slots=True)
class Body:
    """An L as it is to be painted, in pixels: its outline, the middles of its cells, the side of a cell, its height
    from 0 (on the board) to 1 (in the hand)."""

    outline: Spots
    cells: Spots
    unit: float
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of an L, in pixels: its centre, the angle of its long arm, the side of the foot (1 or -1, in between
    while it flips), the side of a cell."""

    middle: Pixel
    angle: float
    side: float
    unit: float

    @classmethod
    def of(cls, spots: Spots) -> Pose:
        """The pose of a chain whose cells have these middles."""
        (x0, y0), (x2, y2), (x3, y3) = spots[0], spots[2], spots[3]
        arm, foot = ((x2 - x0) / 2, (y2 - y0) / 2), (x3 - x2, y3 - y2)
        middle = (sum(x for x, _ in spots) / 4, sum(y for _, y in spots) / 4)
        side = math.copysign(1.0, arm[0] * foot[1] - arm[1] * foot[0])
        return cls(middle, math.atan2(arm[1], arm[0]), side, math.hypot(*arm))

    def towards(self, other: Pose, done: float, rises: float) -> Pose:
        """The pose at `done` (0 to 1) of the way to another one, in an arc that rises so many pixels."""
        turn = (other.angle - self.angle + math.pi) % (2 * math.pi) - math.pi
        x, y = (a + (b - a) * done for a, b in zip(self.middle, other.middle, strict=True))
        lifted = y - math.sin(math.pi * done) * rises
        return Pose((x, lifted), self.angle + turn * done, self.side + (other.side - self.side) * done, self.unit)

    def body(self, lift: float = 0.0) -> Body:
        """The outline and cells of the L in this pose."""
        arm = (math.cos(self.angle) * self.unit, math.sin(self.angle) * self.unit)
        foot = (-arm[1] * self.side, arm[0] * self.side)
        middle = tuple(sum(cell[axis] for cell in _CELLS) / 4 for axis in (0, 1))

        def put(spot: Pixel) -> Pixel:
            along, across = spot[0] - middle[0], spot[1] - middle[1]
            return (
                self.middle[0] + along * arm[0] + across * foot[0],
                self.middle[1] + along * arm[1] + across * foot[1],
            )

        return Body(tuple(map(put, _OUTLINE)), tuple(map(put, _CELLS)), self.unit, lift)


@dataclass(frozen=True, slots=True)
class Journey:
    """An L on its way between two chains. Times in seconds since the animation began."""

    start: Path
    begins: float
    lasts: float

    def done(self, now: float) -> float:
        """The part of the journey covered, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0


SLOWER = 1.5
"""How much longer an L takes to move than a man, since it may turn."""
FAINT = 80
"""Opacity (of 255) of an L at its old place while it is in the hand."""


PALE = 165
"""Opacity (of 255) of an L in the hand where it does not fit."""


def chain_of(cells: Path) -> Path:
    """The cells of an L, in any order, sorted into its chain."""
    return CHAINS[mask_of(POINTS, cells)]


def chains(board: BoardSpace) -> dict[str, Path]:
    """The chain of each L on the board."""
    places: dict[str, list[str]] = {kind: [] for kind in SIDES}
    for man in board.men.by_number.values():
        if man.kind in places:
            places[man.kind].append(man.place)
    return {kind: chain_of(tuple(cells)) for kind, cells in places.items() if cells}


def outline_over(board: BoardSpace, cells: Path, lift: float = 0.0) -> Body:
    """An L over these places, in any order."""
    return Pose.of(tuple(map(board.pixel, chain_of(cells)))).body(lift)


class Ells(Pieces[Crosses]):
    """Draws and moves the men of a side together, as one L."""

    def __init__(self, board: BoardSpace) -> None:
        super().__init__(board)
        self._before: dict[str, Path] = {}
        self._journeys: dict[str, Journey] = {}

    def goes_alone(self, kind: str) -> bool:
        return kind not in SIDES

    def before_change(self, position: Crosses) -> None:
        self._before = chains(self.board)

    def after_change(self, speed: str) -> None:
        lasts, now = duration("slide", speed) * SLOWER, self.board.motion.now
        for kind, chain in chains(self.board).items():
            if kind in self._before and self._before[kind] != chain and lasts:
                self._journeys[kind] = Journey(self._before[kind], now, lasts)
                self.board.motion.until = now + lasts

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        """Draw both L, the lower one first; faint where the hand has taken one up."""
        motion, board = self.board.motion, self.board
        taken = {mark.kind for mark in marks.drawn if isinstance(mark, Carried)}
        poses = []
        for kind, chain in chains(board).items():
            pose, lift = Pose.of(tuple(map(board.pixel, chain))), 0.0
            journey = self._journeys.get(kind) if motion else None
            if journey:
                done = journey.done(motion.now)
                start = Pose.of(tuple(map(board.pixel, journey.start)))
                rises = rise(start.middle, pose.middle, board.frame.rect.height, 5 * pose.unit)
                pose = start.towards(pose, ease(done), rises)
                lift = math.sin(math.pi * done)
            poses.append((lift, kind, pose))
        for lift, kind, pose in sorted(poses, key=lambda row: row[0]):
            paint_body(surface, board.painter, kind, pose.body(lift), FAINT if kind in taken else 255)

    def draw_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        for kind, chain in chains(self.board).items():
            spots = tuple(where.pixel(self.board.game.board.where[place]) for place in chain)
            body = Pose.of(spots).body()
            draw_body(pen, self.board.look.emblems[kind], style, body.outline, body.cells, body.unit)


# --- marks ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LastMoved:
    """An outline around the L that covers one of these places, once nothing moves."""

    places: Path
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        for chain in () if board.moving else chains(board).values():
            if set(chain) & set(self.places):
                draw_loop(surface, list(outline_over(board, chain).outline), board.line_width, colours().mark)


@dataclass(frozen=True, slots=True)
class Carried:
    """The L in the hand at its aimed place: opaque where it fits, translucent and crossed out where it does not."""

    kind: str
    places: Path
    fits: bool | None
    """None at the place it was taken from."""
    barred: Path
    """Those of its places that are not free."""
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        body, inks, width = outline_over(board, self.places, 0.5), colours(), board.line_width
        paint_body(surface, board.painter, self.kind, body, PALE if self.fits is False else 255)
        ink = {True: inks.mark_choice, False: inks.mark_alarm, None: inks.mark}[self.fits]
        draw_loop(surface, list(body.outline), width, ink)
        for spot in self.crossed(board):
            strokes.cross(surface, spot, board.frame.unit * 0.2, width, inks.mark_alarm)

    def crossed(self, board: BoardSpace) -> list[Pixel]:
        """The centres of the crosses: each blocked place, or a single cross where all of them are refused."""
        if set(self.barred) < set(self.places):
            return [board.pixel(place) for place in self.barred]
        (x, y), (to_x, to_y) = map(board.pixel, chain_of(self.places)[1:3])
        return [((x + to_x) / 2, (y + to_y) / 2)]


@dataclass(frozen=True, slots=True)
class AdvisedPlace:
    """An outline around the advised place of an L."""

    places: Path
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        outline = list(outline_over(board, self.places, 0.5).outline)
        draw_loop(surface, outline, board.line_width + 2, colours().mark_advice)


class EllMarks(OwnMarks[Crosses]):
    """Marks whole L-shaped pieces instead of single places."""

    def in_hand(self, marks: Marks, situation: GestureSituation[Crosses]) -> Marks:
        last = LastMoved(marks.last.places)
        carried = carried_l(situation)
        if carried is None:
            return replace(marks, drawn=(*marks.drawn, last))
        return replace(marks, chosen=(), composed_men=(), refused=(), drawn=(*marks.drawn, last, carried))

    def advice(self, position: Crosses, step: str) -> Advice:
        places = position.places(step)
        return AdvisedPlace(places) if len(places) > 2 else AdviceArrow(places)


def carried_l(situation: GestureSituation[Crosses]) -> Carried | None:
    """The L in the hand, if any."""
    position, places = situation.position, situation.hand.chosen
    if not places or position.moved or position.result():
        return None
    kind = SIDES[position.turn]
    where_it_stood = {place for place, man in position.men() if man == kind}
    fits = None if set(places) == where_it_stood else situation.composed is not None
    return Carried(kind, places, fits, _barred(position, places) if fits is False else ())


def _barred(position: Crosses, places: Path) -> Path:
    """The places of an L that prevent it from being put down there."""
    step = position.gesture(places)
    refusal = position.refusal(step) if step else None
    return tuple(place for place in refusal.places if place in places) if refusal else ()


# --- drawn ------------------------------------------------------------------------------------------------------------


def paint_body(surface: pygame.Surface, painter: Painter, kind: str, body: Body, opacity: int = 255) -> None:
    """An L and its shadow."""
    left, top = min(x for x, _ in body.outline), min(y for _, y in body.outline)
    corner = (math.floor(left) - 2, math.floor(top) - 2)
    # relative to whole pixels, so that the cached picture of an L at rest is reused
    outline, cells = (
        tuple((round(x - corner[0], 1), round(y - corner[1], 1)) for x, y in spots)
        for spots in (body.outline, body.cells)
    )
    picture, shadow = painter.body(kind, outline, cells, round(body.unit, 1))
    box = picture.get_rect(topleft=corner)
    if opacity == 255:
        place_shadow(surface, shadow, round(body.unit), (float(box.centerx), float(box.centery)), body.lift)
        surface.blit(picture, box)
        return
    pale = picture.copy()
    pale.set_alpha(opacity)
    surface.blit(pale, box)


def draw_loop(surface: pygame.Surface, places: list[Pixel], width: int, pair: Pair) -> None:
    """A closed line, light outside and dark inside."""
    left, top = math.floor(min(x for x, _ in places)) - 2 * width, math.floor(min(y for _, y in places)) - 2 * width
    surface.blit(_loop(tuple((round(x - left, 1), round(y - top, 1)) for x, y in places), width, pair), (left, top))


@kept_pictures(8)
def _loop(places: tuple[Pixel, ...], width: int, pair: Pair) -> pygame.Surface:
    """The picture of such a line, in pixels from its corner; drawn at double size and scaled down."""
    size = tuple(math.ceil(max(place[axis] for place in places)) + 2 * width for axis in (0, 1))
    layer = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    larger = [(2 * x, 2 * y) for x, y in (*places, places[0])]
    for colour, reach in zip(pair, (2 * width, width), strict=True):
        strokes.fill_near(layer, larger, reach, (*colour, 255))
    return pygame.transform.smoothscale(layer, size)
