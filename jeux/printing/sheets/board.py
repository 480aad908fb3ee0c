"""The board of a game at true scale, on one sheet or spread over several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import NamedTuple

from jeux.common.palette import WHITE
from jeux.printing.game.boards import BoardPlate, plate_for
from jeux.printing.game.jobs import Fit, Job, properties_of
from jeux.printing.game.pages import WANTED, GivenUp
from jeux.printing.game.sheet import CARD, card_outline, crop_marks, note, plan, sheet
from jeux.printing.game.wood import Wood, wooden_plate
from jeux.printing.paper import men
from jeux.printing.paper.drawing import Box, Drawing, Polygon, Shape, VectorPen
from jeux.printing.paper.inks import inks
from jeux.printing.paper.papers import HAIR, MARGIN, Paper, Tile, Tiling, ways
from jeux.printing.paper.pdf import pages_pdf
from jeux.printing.paper.properties import ONE_SIDE
from jeux.printing.paper.seams import tiled
from jeux.views.style.layout import Spot
from jeux.views.style.pen import rectangle

Look = Callable[[Box, Spot], Iterator[Shape]]
"""What is drawn of a part of the board, its upper left corner at a spot."""

SHARES = (1.0, 0.75, 0.4, 0.0)
"""What may be left of a frame, so that the board takes no sheet more."""


class Spread(NamedTuple):
    """The layout of a board on its sheets: the part shown, its drawing, and whether title and ruler have room of their
    own."""

    shown: Box
    board: Drawing
    tiling: Tiling
    roomy: bool


def plate_of(job: Job) -> BoardPlate:
    """The board, sized for the men of a request."""
    if job.request.wood:
        return wooden_plate(job)
    return plate_for(job.game, job.options, job.players, job.pitch, inks(colour=job.request.colour))


def spread_of(job: Job, plate: BoardPlate) -> Spread:
    """The layout of a request."""
    framed = Wood(job, plate).framed if job.request.wood else None
    return spread(plate, job.paper, framed)


def spread(plate: BoardPlate, paper: Paper, framed: Box | None = None) -> Spread:
    """The layout with the fewest sheets. Among equals, the one that shows the same of the frame on both sides is
    preferred, then the one whose seams cross the fewest places, then one with most of the frame, with labels and with
    room for the ruler."""
    named, field = plate.named, plate.field
    boxes = (
        *((framed,) if framed else ()),
        named,
        Box(named.left, field.top, named.right, field.bottom),
        Box(field.left, named.top, field.right, named.bottom),
        field,
    )
    found = [each for box in boxes for each in _spreads(plate, paper, box, _drawn(plate, box))]
    # `min` keeps the first, preferred one of equals
    best = min(found, key=_dear)
    even = [] if framed is None else list(_even(plate, paper, framed, _dear(best)))
    return min([each for each in even if each.tiling.sheets <= best.tiling.sheets] or [best], key=_dear)


def _dear(each: Spread) -> tuple[int, float]:
    """What a layout costs: sheets, then places that are cut."""
    return each.tiling.sheets, each.tiling.cost


def _spreads(plate: BoardPlate, paper: Paper, box: Box, board: Drawing) -> Iterator[Spread]:
    """The ways to lay a part of the board on the paper."""
    seams = plate.seams.moved(-box.left, -box.top)
    for lying, roomy in ways(paper):
        yield Spread(box, board, tiled(lying, lying.room if roomy else lying.inside, board, seams), roomy)


def _even(plate: BoardPlate, paper: Paper, framed: Box, enough: tuple[int, float]) -> Iterator[Spread]:
    """The ways to lay the board with shares of its frame that are the same on opposite sides, the largest first, until
    one costs no more than `enough`. What is drawn there reaches to the edges everywhere."""
    for across, down in sorted(product(SHARES, SHARES), key=_framing, reverse=True):
        box = _between(plate.field, framed, across, down)
        edge = rectangle((box.width / 2, box.height / 2), box.width, box.height)
        board = Drawing(box.width, box.height, (Polygon(tuple(edge), WHITE),))
        laid = list(_spreads(plate, paper, box, board))
        yield from laid
        if min(map(_dear, laid)) <= enough:
            return


def _framing(shares: tuple[float, float]) -> tuple[float, bool, float]:
    """What makes one frame better than another: its narrowest side, that all are alike, what is seen of it."""
    across, down = shares
    return min(shares), across == down > 0.0, across + down


def _between(field: Box, framed: Box, across: float, down: float) -> Box:
    """The field with these shares of what the frame adds at its sides, and above and below."""
    shares = (across, down, across, down)
    return Box(*(one + (other - one) * share for one, other, share in zip(field, framed, shares, strict=True)))


def _drawn(plate: BoardPlate, shown: Box) -> Drawing:
    """The part of a board in a box."""
    pen = VectorPen()
    placed = plate.draw(pen, shown)
    plate.draw_plan(pen, placed)
    return Drawing(shown.width, shown.height, tuple(pen.shapes))


def fit_of(job: Job) -> Fit:
    """How the board fits on the paper of a request."""
    plate = plate_of(job)
    tiling = spread_of(job, plate).tiling
    field, inside = plate.field, job.paper.inside
    largest = plate.pitch * max(
        min(inside.width / field.width, inside.height / field.height),
        min(inside.height / field.width, inside.width / field.height),
    )
    landscape = tiling.paper.width > tiling.paper.height
    return Fit(job.pitch, tiling.columns, tiling.rows, tiling.sheets, landscape, men.largest_for(largest))


def make(job: Job) -> bytes:
    """The sheets as a PDF."""
    title = job.texts.get("print-board", game=job.name)
    return pages_pdf(pages(job), properties_of(job.texts, job.game, title, ONE_SIDE, true_size=True), job.seen)


def pages(job: Job) -> list[Drawing]:
    """The sheets as drawings."""
    plate = plate_of(job)
    lying = spread_of(job, plate)
    look = Wood(job, plate).look(lying.shown) if job.request.wood else partial(_through, lying.board, plate.line)
    title = job.texts.get("print-board", game=job.name)
    tiles = lying.tiling.tiles
    free = (
        tile for tile in tiles if card_outline(job.texts, lying.tiling.paper, _taken(lying, tile), roomy=lying.roomy)
    )
    carded = next(free, None)
    return [_page(job, lying, tile, title, look, card=tile is carded) for tile in tiles]


def _taken(lying: Spread, tile: Tile) -> Box:
    """The part of its sheet that a tile takes."""
    seen = tile.seen.moved(-tile.seen.left, -tile.seen.top)
    return seen.moved(*_corner(lying, seen))


def _page(job: Job, lying: Spread, tile: Tile, title: str, look: Look, *, card: bool) -> Drawing:
    tiling, texts = lying.tiling, job.texts
    taken = _taken(lying, tile)
    if not WANTED.get()():
        raise GivenUp
    corner = taken.left, taken.top
    shapes = tuple(look(tile.seen, corner))
    number = ""
    if tiling.sheets > 1:
        codes = [other.code for other in tiling.tiles]
        number = texts.get("print-sheet", code=tile.code, n=codes.index(tile.code) + 1, all=len(codes))
        at = (tiling.paper.width - MARGIN - 6, MARGIN - 1.0 if lying.roomy else 1.5)
        told = note(texts.get("print-assemble"), roomy=lying.roomy)
        shapes = (*shapes, told, *crop_marks(taken), *plan(tile, tiling, at, 8.0, taken.right))
    return sheet(texts, tiling.paper, title, number, shapes, taken, roomy=lying.roomy, cut=tiling.sheets > 1, card=card)


def _through(board: Drawing, line: float, seen: Box, corner: Spot) -> Iterator[Shape]:
    """The part of the board on a sheet, including the full width of the board's outermost line."""
    left, top, right, bottom = seen
    outer = Box(
        left - line * (left <= 0),
        top - line * (top <= 0),
        right + line * (right > board.width - HAIR),
        bottom + line * (bottom > board.height - HAIR),
    )
    yield board.through(outer, (corner[0] + outer.left - left, corner[1] + outer.top - top))


def _corner(lying: Spread, seen: Box) -> tuple[float, float]:
    """The upper left corner of the board on its sheet: centred, or shifted to leave room for the card."""
    room = lying.tiling.room
    if lying.tiling.sheets > 1:
        return room.left, room.top
    below, beside = room.height - seen.height > CARD[1] + 1, room.width - seen.width > CARD[1] + 1
    left = room.left if beside and not below else room.left + (room.width - seen.width) / 2
    return left, room.top if below else room.top + (room.height - seen.height) / 2
