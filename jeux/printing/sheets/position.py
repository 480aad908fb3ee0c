"""A position on one sheet: its diagram as large as possible, and who is to play."""

from __future__ import annotations

from jeux.common.palette import BLACK
from jeux.printing.game.boards import draw_position, set_up
from jeux.printing.game.jobs import Job, properties_of
from jeux.printing.paper.drawing import Drawing, Words
from jeux.printing.paper.inks import inks
from jeux.printing.paper.pdf import pages_pdf, width_of

TITLE, LINE = 7.0, 4.2
"""Text sizes in millimetres."""


def make(job: Job) -> bytes:
    """The sheet as a PDF."""
    return pages_pdf(pages(job), properties_of(job.texts, job.game, job.name), job.seen)


def pages(job: Job) -> list[Drawing]:
    """The sheet as a drawing."""
    sheet, position, line = job.paper, job.position, _to_play(job)
    room, ink = sheet.inside, inks(colour=job.request.colour)
    board = set_up(job.game, job.options, position)
    diagram = draw_position(board, position, room.width, ink, job.request.drawn)
    high = room.height - 2 * TITLE - 3 * LINE
    if diagram.height > high:
        diagram = draw_position(board, position, room.width * high / diagram.height, ink, job.request.drawn)
    left, top = (sheet.width - diagram.width) / 2, room.top + 2 * TITLE
    size = min(LINE, LINE * room.width / max(width_of(line, "text", LINE), 1e-6))
    foot = (sheet.width / 2, top + diagram.height + 2 * LINE)
    shapes = (
        Words((sheet.width / 2, room.top + TITLE), job.name, "title", TITLE, BLACK),
        *diagram.moved(left, top),
        Words(foot, line, "text", size, BLACK),
    )
    return [Drawing(sheet.width, sheet.height, shapes)]


def _to_play(job: Job) -> str:
    turn, key = job.position.turn, job.game.key
    if turn < 0 or len(job.game.sides) < 2:
        return ""
    return job.texts.get("print-turn", side=job.texts.game(key, f"side-{turn}-title"))
