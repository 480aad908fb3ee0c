"""A card that names the parts of a board: a swatch of each with its name."""

from __future__ import annotations

from jeux.common.alphabet import plain
from jeux.common.palette import BLACK
from jeux.common.texts import Texts
from jeux.printing.game.boards import Placed
from jeux.printing.paper.drawing import CAPITALS, Box, Drawing, Shape, Stroke, VectorPen, Words, around
from jeux.printing.paper.inks import Inks
from jeux.printing.paper.pdf import width_of
from jeux.rules.contract import Game
from jeux.views.style.look import Area

SWATCH, GAP, LETTERS = 9.0, 3.0, 4.5
"""In millimetres: the side of a swatch, the gap, the text size."""
COLUMNS = 2
EDGE = 0.2
"""The line to cut along."""


def legend(game: Game, areas: tuple[Area, ...], texts: Texts, ink: Inks) -> Drawing | None:
    """The card; None for a board without named parts."""
    named = {area.name: area for area in areas if area.name}
    if not named:
        return None
    told = sorted(
        ((texts.game(game.key, "area", area=name), area) for name, area in named.items()), key=lambda one: plain(one[0])
    )
    wide = SWATCH + 2 * GAP + max(width_of(word, "text", LETTERS) for word, _ in told)
    rows = -(-len(told) // COLUMNS)
    card = Box(0.0, 0.0, COLUMNS * wide + GAP, rows * (SWATCH + GAP) + GAP).moved(EDGE / 2, EDGE / 2)
    shapes: list[Shape] = [Stroke((*card.corners, card.corners[0]), BLACK, EDGE)]
    for number, (word, area) in enumerate(told):
        column, row = divmod(number, rows)
        left, top = GAP + column * wide, GAP + row * (SWATCH + GAP)
        shapes += _swatch(area, left, top, ink)
        foot = (left + SWATCH + GAP, top + (SWATCH + LETTERS * CAPITALS) / 2)
        shapes.append(Words(foot, word, "text", LETTERS, BLACK, "start"))
    return Drawing(card.width + EDGE, card.height + EDGE, tuple(shapes))


def _swatch(area: Area, left: float, top: float, ink: Inks) -> list[Shape]:
    """A part of the board with its upper left corner at the given point."""
    box, pen = around(area.corners), VectorPen()
    unit = SWATCH / max(box.width, box.height)
    area.draw(pen, Placed((left - box.left * unit, top + box.bottom * unit), unit), ink.style, EDGE)
    return pen.shapes
