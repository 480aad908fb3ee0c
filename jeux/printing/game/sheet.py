"""What every sheet at true scale has: a title, a ruler, the outline of a bank card, printing instructions."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.common.palette import BLACK
from jeux.common.texts import Texts
from jeux.printing.paper.drawing import CAPITALS, Box, Drawing, Polygon, Shape, Stroke, Words
from jeux.printing.paper.papers import HAIR, MARGIN, OVERLAP, Paper, Tile, Tiling
from jeux.printing.paper.pdf import width_of
from jeux.views.style.layout import Spot
from jeux.views.style.pen import rectangle

RULER, CARD, CARD_CORNER = 100.0, (85.60, 53.98), 3.18
"""In millimetres: the ruler, and a bank card (ISO/IEC 7810, ID-1)."""
SIZE, SMALLEST = 3.2, 1.8
"""The normal and the smallest text size."""
LEFT = MARGIN + 6.0
"""The left end of text lines, clear of the crop marks."""
NOTE = 2.2
"""The text size of the second line."""
THIN = 0.2
CROP, GAP = 4.0, 1.0
"""The length of a crop mark, and its distance from the printed area."""
PLAN = (5.0, 3.0)
"""The mean size of a sheet in the assembly plan."""


def sheet(
    texts: Texts,
    paper: Paper,
    title: str,
    number: str,
    shapes: tuple[Shape, ...],
    taken: Box,
    *,
    roomy: bool,
    cut: bool = False,
    card: bool = True,
) -> Drawing:
    """A page: the printed `shapes` within the box `taken`, with title and ruler around them, and the outline of a bank
    card where `card` wants it and it is free. With `cut`, text avoids the crop marks."""
    head = head_of(roomy=roomy)
    foot = paper.height - MARGIN - 6.0 if roomy else paper.height - MARGIN + 3.5
    marks = list(map(Stroke.box, crop_marks(taken))) if cut else []
    beside = LEFT + RULER + 6
    return Drawing(
        paper.width,
        paper.height,
        (
            *shapes,
            _line(title, "bold", (LEFT, head), paper.width / 2 - LEFT),
            _line(number, "text", *_clear((paper.width / 2 + 4, head), paper.width / 4, marks)),
            *ruler((LEFT, foot)),
            _line(texts.get("print-scale"), "text", *_clear((beside, foot), paper.width - MARGIN - beside, marks)),
            *(card_outline(texts, paper, taken, roomy=roomy) if card else ()),
        ),
    )


def _line(words: str, face: str, foot: tuple[float, float], room: float) -> Words:
    """A line of text from a point, shrunk if it would exceed `room`."""
    size = min(SIZE, room / max(width_of(words, face, 1.0), 1e-6))
    return Words(foot, words, face, max(size, SMALLEST), BLACK, "start")


def _clear(foot: Spot, room: float, marks: Sequence[Box]) -> tuple[Spot, float]:
    """The start and length of the longest part of a line that no crop mark crosses."""
    line = Box(foot[0], foot[1] - SIZE, foot[0] + room, foot[1] + SIZE / 3).grown(GAP)
    for mark in filter(line.meets, marks):
        before, after = mark.left - GAP - foot[0], foot[0] + room - mark.right - GAP
        foot, room = ((mark.right + GAP, foot[1]), after) if after > before else (foot, before)
        line = Box(foot[0], line.top, foot[0] + room, line.bottom)
    return foot, room


def head_of(*, roomy: bool) -> float:
    """The baseline of the title."""
    return MARGIN + 4.0 if roomy else MARGIN - 3.5


def note(words: str, *, roomy: bool) -> Words:
    """The second line, below the title."""
    return Words((LEFT, head_of(roomy=roomy) + 2.7), words, "text", NOTE, BLACK, "start")


def ruler(at: tuple[float, float]) -> tuple[Shape, ...]:
    """A ten-centimetre ruler to the right of a point."""
    x, y = at
    ticks = [
        Stroke(((x + mm, y), (x + mm, y - (2.6 if mm % 50 == 0 else 1.8 if mm % 10 == 0 else 1.0))), BLACK, THIN)
        for mm in range(0, round(RULER) + 1, 5)
    ]
    numbers = [Words((x + mm, y + 2.6), f"{mm}" if mm else "0 mm", "text", 2.2, BLACK) for mm in (0, 50, 100)]
    return (Stroke((at, (x + RULER, y)), BLACK, THIN), *ticks, *numbers)


def card_outline(texts: Texts, paper: Paper, taken: Box, *, roomy: bool) -> tuple[Shape, ...]:
    """The outline of a bank card below or beside the printed area; nothing if there is no room: what is played on stays
    clear, and the ruler is on every sheet."""
    room = paper.room if roomy else paper.inside
    wide, high = CARD
    for size in ((wide, high), (high, wide)):
        for free in (
            Box(room.left, taken.bottom + 1, room.right, room.bottom),
            Box(taken.right + 1, room.top, room.right, room.bottom),
        ):
            if size[0] <= free.width and size[1] <= free.height:
                middle = (free.left + size[0] / 2 + 0.2, (free.top + free.bottom) / 2)
                return _outline(texts, middle, size)
    return ()


def _outline(texts: Texts, middle: tuple[float, float], size: tuple[float, float]) -> tuple[Shape, ...]:
    corners = tuple(rectangle(middle, *size, CARD_CORNER))
    words = texts.get("print-card")
    scale = min(2.6, (size[0] - 4) / width_of(words, "text", 1.0))
    foot = (middle[0], middle[1] + size[1] / 2 - 2)
    return Stroke((*corners, corners[0]), BLACK, THIN), Words(foot, words, "text", scale, BLACK)


# --- boards of several sheets -----------------------------------------------------------------------------------------


def crop_marks(seen: Box) -> tuple[Stroke, ...]:
    """Short lines outside the printed area that show where to cut."""
    ends = ((-1, seen.left, seen.top), (1, seen.right, seen.bottom))
    marks: list[Stroke] = []
    for x in (seen.left, seen.right):
        marks += [Stroke(((x, y + way * GAP), (x, y + way * (GAP + CROP))), BLACK, THIN) for way, _, y in ends]
    for y in (seen.top, seen.bottom):
        marks += [Stroke(((x + way * GAP, y), (x + way * (GAP + CROP), y)), BLACK, THIN) for way, x, _ in ends]
    return tuple(marks)


def plan(tile: Tile, tiling: Tiling, at: tuple[float, float], high: float, mark: float) -> tuple[Shape, ...]:
    """The assembly plan of all sheets, this one in grey, with its upper right corner at `at`, at most `high` tall. It
    is moved to the left of a crop mark at x = `mark`."""
    wide, tall = (
        max(edge) for edge in zip(*((each.seen.right, each.seen.bottom) for each in tiling.tiles), strict=True)
    )
    size = PLAN[0] * tiling.columns, min(PLAN[1] * tiling.rows, high)
    left = at[0] - size[0]
    if left - GAP < mark < at[0] + GAP:
        left += mark - 2 * GAP - at[0]
    shapes: list[Shape] = []
    for other in tiling.tiles:
        x, y, right, bottom = other.seen
        right, bottom = (end - OVERLAP * (end < whole - HAIR) for end, whole in ((right, wide), (bottom, tall)))
        box = Box(x / wide * size[0], y / tall * size[1], right / wide * size[0], bottom / tall * size[1])
        shapes += _plan_cell(box.moved(left, at[1]), other.code, here=other.code == tile.code)
    return tuple(shapes)


def _plan_cell(box: Box, code: str, *, here: bool) -> tuple[Shape, ...]:
    ground = (Polygon(box.corners, (0xD0, 0xD0, 0xD0)),) if here else ()
    size = min(box.height, PLAN[1]) * 0.75
    words = Words(((box.left + box.right) / 2, (box.top + box.bottom + size * CAPITALS) / 2), code, "text", size, BLACK)
    return (*ground, Stroke((*box.corners, box.corners[0]), BLACK, 0.15), words)
