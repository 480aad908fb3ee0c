"""The board of a game at true scale, on one sheet or spread over several."""

from __future__ import annotations

from typing import NamedTuple

from jeux.printing.game.boards import BoardPlate, plate_for
from jeux.printing.game.jobs import Fit, Job, properties_of
from jeux.printing.game.sheet import CARD, card_outline, crop_marks, note, plan, sheet
from jeux.printing.paper import men
from jeux.printing.paper.drawing import Box, Drawing, Shape, VectorPen, Window
from jeux.printing.paper.inks import inks
from jeux.printing.paper.papers import HAIR, MARGIN, Paper, Tile, Tiling, ways
from jeux.printing.paper.pdf import pages_pdf
from jeux.printing.paper.properties import ONE_SIDE


class Spread(NamedTuple):
    """The layout of a board on its sheets: the part shown, and whether title and ruler have room of their own."""

    shown: Box
    tiling: Tiling
    roomy: bool


def plate_of(job: Job) -> BoardPlate:
    """The board, sized for the men of a request."""
    return plate_for(job.game, job.options, job.players, job.pitch, inks(colour=job.request.colour))


def spread(plate: BoardPlate, paper: Paper) -> Spread:
    """The layout with the fewest sheets. Among equals, one with labels and with room for the ruler is preferred."""
    named, field = plate.named, plate.field
    boxes = (
        named,
        Box(named.left, field.top, named.right, field.bottom),
        Box(field.left, named.top, field.right, named.bottom),
        field,
    )
    found = [
        Spread(box, Tiling(lying, lying.room if roomy else lying.inside, box.width, box.height), roomy)
        for box in boxes
        for lying, roomy in ways(paper)
    ]
    return min(found, key=lambda each: each.tiling.sheets)  # `min` keeps the first, preferred one of equals


def fit_of(job: Job) -> Fit:
    """How the board fits on the paper of a request."""
    plate = plate_of(job)
    tiling = spread(plate, job.paper).tiling
    field, inside = plate.field, job.paper.inside
    largest = plate.pitch * max(
        min(inside.width / field.width, inside.height / field.height),
        min(inside.height / field.width, inside.width / field.height),
    )
    landscape = tiling.paper.width > tiling.paper.height
    return Fit(job.pitch, tiling.columns, tiling.rows, landscape, men.largest_for(largest))


def make(job: Job) -> bytes:
    """The sheets as a PDF."""
    title = job.texts.get("print-board", game=job.name)
    return pages_pdf(pages(job), properties_of(job.texts, job.game, title, ONE_SIDE, true_size=True), job.seen)


def pages(job: Job) -> list[Drawing]:
    """The sheets as drawings."""
    plate = plate_of(job)
    lying, pen = spread(plate, job.paper), VectorPen()
    placed = plate.draw(pen, lying.shown)
    plate.draw_men(pen, placed, fixed=True)
    board = Drawing(lying.shown.width, lying.shown.height, tuple(pen.shapes))
    title = job.texts.get("print-board", game=job.name)
    tiles = list(lying.tiling.tiles())
    free = (
        tile for tile in tiles if card_outline(job.texts, lying.tiling.paper, _taken(lying, tile), roomy=lying.roomy)
    )
    carded = next(free, None)
    return [_page(job, lying, board, tile, title, plate.line, card=tile is carded) for tile in tiles]


def _taken(lying: Spread, tile: Tile) -> Box:
    """The part of its sheet that a tile takes."""
    seen = tile.seen.moved(-tile.seen.left, -tile.seen.top)
    return seen.moved(*_corner(lying, seen))


def _page(job: Job, lying: Spread, board: Drawing, tile: Tile, title: str, line: float, *, card: bool) -> Drawing:
    tiling, texts = lying.tiling, job.texts
    taken = _taken(lying, tile)
    corner = taken.left, taken.top
    shapes: tuple[Shape, ...] = (_through(board, tile, corner, line),)
    number = ""
    if tiling.sheets > 1:
        codes = [other.code for other in tiling.tiles()]
        number = texts.get("print-sheet", code=tile.code, n=codes.index(tile.code) + 1, all=len(codes))
        at = (tiling.paper.width - MARGIN - 6, MARGIN - 1.0 if lying.roomy else 1.5)
        told = note(texts.get("print-assemble"), roomy=lying.roomy)
        shapes = (*shapes, told, *crop_marks(taken), *plan(tile, tiling, at, 8.0, taken.right))
    return sheet(texts, tiling.paper, title, number, shapes, taken, roomy=lying.roomy, cut=tiling.sheets > 1, card=card)


def _through(board: Drawing, tile: Tile, corner: tuple[float, float], line: float) -> Window:
    """The part of the board on a sheet, including the full width of the board's outermost line."""
    left, top, right, bottom = tile.seen
    outer = Box(
        left - line * (left <= 0),
        top - line * (top <= 0),
        right + line * (right > board.width - HAIR),
        bottom + line * (bottom > board.height - HAIR),
    )
    return board.through(outer, (corner[0] + outer.left - left, corner[1] + outer.top - top))


def _corner(lying: Spread, seen: Box) -> tuple[float, float]:
    """The upper left corner of the board on its sheet: centred, or shifted to leave room for the card."""
    room = lying.tiling.room
    if lying.tiling.sheets > 1:
        return room.left, room.top
    below, beside = room.height - seen.height > CARD[1] + 1, room.width - seen.width > CARD[1] + 1
    left = room.left if beside and not below else room.left + (room.width - seen.width) / 2
    return left, room.top if below else room.top + (room.height - seen.height) / 2
