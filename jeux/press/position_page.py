"""A position on a sheet of paper: its diagram as large as the sheet allows, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping

from jeux.common.palette import BLACK
from jeux.press.boards import draw_position, set_up
from jeux.press.drawing import Drawing, Words
from jeux.press.inks import inks
from jeux.press.papers import PAPERS
from jeux.press.pdf import pages_pdf, width_of
from jeux.rules.contract import Game, Position

TITLE, LINE = 7.0, 4.2
"""The sizes of words, in millimetres."""


def position_pdf(
    game: Game, options: Mapping[str, str], position: Position, words: tuple[str, str], language: str, paper: str = "A4"
) -> bytes:
    """A document of one page; `words` are its title and a line below the diagram. Raises `BadOption`."""
    sheet, (title, line) = PAPERS[paper], words
    room, ink = sheet.inside, inks(colour=False)
    below = 3 * LINE
    board = set_up(game, options, position)
    diagram = draw_position(board, position, room.width, ink)
    high = room.height - 2 * TITLE - below
    if diagram.height > high:
        diagram = draw_position(board, position, room.width * high / diagram.height, ink)
    left, top = (sheet.width - diagram.width) / 2, room.top + 2 * TITLE
    size = min(LINE, LINE * room.width / max(width_of(line, "text", LINE), 1e-6))
    foot = (sheet.width / 2, top + diagram.height + 2 * LINE)
    page = (
        Words((sheet.width / 2, room.top + TITLE), title, "title", TITLE, BLACK),
        *diagram.moved(left, top),
        Words(foot, line, "text", size, BLACK),
    )
    return pages_pdf([Drawing(sheet.width, sheet.height, page)], title, language)
