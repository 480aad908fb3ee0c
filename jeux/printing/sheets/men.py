"""Men to cut out: every kind in the number that the game needs, then a card with the names of the board's parts, if
they have names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jeux.common.palette import BLACK
from jeux.printing.game.cut_outs import kinds
from jeux.printing.game.jobs import Job, PrintError, properties_of
from jeux.printing.game.legend import legend
from jeux.printing.game.sheet import sheet
from jeux.printing.paper.drawing import Box, Drawing, Shape, Words
from jeux.printing.paper.inks import inks
from jeux.printing.paper.pdf import pages_pdf
from jeux.printing.paper.properties import ONE_SIDE
from jeux.views.games import view_of

GAP, LINE = 2.0, 6.0
"""In millimetres: the gap between parts, and the height of the sentence above them."""
Lying = tuple[Drawing, float, float]
"""A part, and its upper left corner."""


def make(job: Job) -> bytes:
    """The sheets as a PDF. Raises `PrintError`."""
    title = job.texts.get("print-men", game=job.name)
    return pages_pdf(pages(job), properties_of(job.texts, job.game, title, ONE_SIDE, true_size=True), job.seen)


def pages(job: Job) -> list[Drawing]:
    """The sheets as drawings. Raises `PrintError`."""
    ink = inks(colour=job.request.colour)
    found = kinds(job.game, job.options, job.players, job.request.men, job.pitch, ink)
    things = [kind.drawing for kind in found for _ in range(kind.number)]
    card = legend(job.game, view_of(job.game, job.options).look.areas, job.texts, ink)
    things += [card] if card else []
    room = job.paper.room
    free = Box(room.left, room.top + LINE, room.right, room.bottom)
    if any(thing.width > free.width or thing.height > free.height for thing in things):
        raise PrintError("men-too-large", paper=job.paper.key)
    filled = list(rows_on_pages(things, free))
    title = job.texts.get("print-men", game=job.name)
    numbers = [job.texts.get("print-page", n=n, all=len(filled)) for n in range(1, len(filled) + 1)]
    last = len(filled) - 1
    return [_page(job, page, title, numbers[n], card=n == last) for n, page in enumerate(filled)]


def rows_on_pages(things: Iterable[Drawing], room: Box) -> Iterator[list[Lying]]:
    """The parts placed in rows from the top, page by page."""
    page: list[Lying] = []
    x, y, high = room.left, room.top, 0.0
    for thing in things:
        if x + thing.width > room.right:
            x, y, high = room.left, y + high + GAP, 0.0
        if y + thing.height > room.bottom:
            yield page
            page, x, y, high = [], room.left, room.top, 0.0
        page.append((thing, x, y))
        x, high = x + thing.width + GAP, max(high, thing.height)
    yield page


def _page(job: Job, page: list[Lying], title: str, number: str, *, card: bool) -> Drawing:
    """A page; the last one has the outline of a bank card where it is free."""
    room = job.paper.room
    words = Words((room.left, room.top + LINE / 2), job.texts.get("print-fold"), "text", 3.2, BLACK, "start")
    shapes: list[Shape] = [words]
    for thing, x, y in page:
        shapes += thing.moved(x, y)
    bottom = max(y + thing.height for thing, _, y in page)
    taken = Box(room.left, room.top, room.right, bottom)
    return sheet(job.texts, job.paper, title, number, tuple(shapes), taken, roomy=True, card=card)
