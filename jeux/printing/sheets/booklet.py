"""The rules of all games in one booklet: a cover, a table of contents, a chapter for each game, the glossary.

For folding, a page is half a sheet, and blank pages are added to fill whole sheets.
"""

from __future__ import annotations

import io
from functools import partial
from xml.sax.saxutils import escape

from reportlab.lib.enums import TA_CENTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    NextPageTemplate,
    PageBreak,
    PageTemplate,
    Spacer,
    Table,
)

from jeux.common.alphabet import plain
from jeux.common.glossary import Term, read_glossary
from jeux.common.texts import Texts
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.printing.game.boards import diagram
from jeux.printing.game.contents import ContentsLine, Entry
from jeux.printing.game.jobs import Job
from jeux.printing.game.pages import (
    MOST,
    Document,
    TextPage,
    count_pages,
    folded_page_of,
    height_of,
    page_of,
    write_foot,
)
from jeux.printing.game.plates import Figure, GamePlates, Plate, fitted
from jeux.printing.game.rule_pages import SHARES, RulePages
from jeux.printing.paper.faces import ONE_AT_A_TIME, SERIF, TITLE, printable
from jeux.printing.paper.imposition import PAGES_OF_A_SHEET, FoldedCanvas, folded_drawings
from jeux.printing.paper.properties import LONG_EDGE, SHORT_EDGE, Properties
from jeux.printing.paper.prose import PLAIN_TABLE, styles_of
from jeux.printing.paper.tags import Paragraph, Part, TaggedCanvas
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

TRIES = ((1, 11.0), (2, 11.5), (2, 11.0), (2, 10.5), (2, 10.0), (2, 9.5), (2, 9.0))
"""The layouts tried for a game: number of pages, and text size."""
FOLDED_TRIES = tuple((pages, 9.5) for pages in range(1, 12))
FOLDED_SHARES = (*SHARES, 0.40, 0.37)
ACROSS = 4
"""Boards in a row on the cover."""
COVER, PLAIN, WORDS = "cover", "plain", "words"
_FRONT = 3
"""Pages before the first game: cover, inside of the cover, table of contents."""


class Book(Document):
    """A document that registers its chapters: the flowables with an attribute `entry`."""

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802  # the library's name
        """Register a chapter at its start."""
        entry: Entry | None = getattr(flowable, "entry", None)
        assert entry is None or entry.number == self.page, entry
        if entry and entry.linked:
            self.canv.bookmarkPage(entry.key)
            self.canv.addOutlineEntry(entry.title, entry.key, 0)


def make(job: Job) -> bytes:
    """The booklet as a PDF file."""
    texts, folded, colour = job.texts, job.request.imposed, job.request.colour
    page = folded_page_of(job.paper) if folded else page_of(job.paper)
    plates = {key: GamePlates(key, texts, colour=colour) for key in CATALOGUE}
    chapters = [RulePages(texts, rules_of_booklet(key), page, plates[key]) for key in CATALOGUE]
    templates = list(_templates(page))
    story: list[Flowable] = []
    entries: list[Entry] = []
    pages = _FRONT
    for chapter in chapters:
        fit = chapter.fitted(*((FOLDED_TRIES, FOLDED_SHARES) if folded else (TRIES, SHARES)))
        key = chapter.rules.key
        entries.append(Entry(chapter.parts.title, texts.game(key, "origin"), key, pages + 1, linked=not folded))
        templates += chapter.templates(fit, partial(_foot, page, chapter.parts.title))
        story += [NextPageTemplate(chapter.first), PageBreak(), *_entered(chapter.story(fit), entries[-1])]
        pages += fit.pages
    entries.append(Entry(texts.get("glossary-title"), "", WORDS, pages + 1, linked=not folded))
    story += [NextPageTemplate(WORDS), PageBreak(), *_entered(_words(texts, page), entries[-1])]
    pages += count_pages(page, [_templates(page)[-1]], _words(texts, page))
    if folded:
        story.append(NextPageTemplate(COVER))
        for _ in range(-pages % PAGES_OF_A_SHEET):
            story += [PageBreak(), Spacer(1, 1)]  # an empty page would be skipped
    front = [
        *_cover(texts, page, colour=colour),
        *_inside(texts, page, folded=folded),
        *_contents(texts, page, entries),
    ]
    return _bound(job, page, templates, [*front, *story])


def _bound(job: Job, page: TextPage, templates: list[PageTemplate], story: list[Flowable]) -> bytes:
    """The PDF file."""
    file = io.BytesIO()
    texts, folded, seen = job.texts, job.request.imposed, job.seen
    title = texts.get("booklet-title", n=len(CATALOGUE))
    sides = SHORT_EDGE if folded else LONG_EDGE
    properties = Properties(title, texts.get("booklet-what"), texts.language, sides)
    book = Book(file, page, templates, MOST, properties, seen)
    with ONE_AT_A_TIME:
        book.build(story, canvasmaker=FoldedCanvas if folded else TaggedCanvas)
    if seen and folded:
        seen[:] = folded_drawings(seen)
    return file.getvalue()


def _entered(story: list[Flowable], entry: Entry) -> list[Flowable]:
    """The story with the entry attached to its first flowable."""
    story[0].entry = entry
    return story


def _foot(page: TextPage, title: str, canvas: Canvas, document: BaseDocTemplate) -> None:
    """The footer. Page numbers are on the outside: on the left of even pages, on the right of odd ones."""
    ends = (str(document.page), title)
    write_foot(canvas, page, *(ends if document.page % 2 == 0 else ends[::-1]))


def _templates(page: TextPage) -> tuple[PageTemplate, ...]:
    wide = page._replace(columns=1)
    return (
        PageTemplate(COVER, wide.frames()),
        PageTemplate(PLAIN, wide.frames(), onPage=partial(_foot, page, "")),
        PageTemplate(WORDS, page._replace(columns=2).frames(), onPage=partial(_foot, page, "")),
    )


def _cover(texts: Texts, page: TextPage, *, colour: bool) -> list[Flowable]:
    """The cover: the title, and the starting position of every game."""
    large = page.measure / 10
    name = ParagraphStyle("name", fontName=TITLE, fontSize=large, leading=large * 1.2, alignment=TA_CENTER, role="H1")
    below = ParagraphStyle("below", fontName=SERIF, fontSize=large / 2.4, leading=large / 2, alignment=TA_CENTER)
    title = _words_of(texts.get("booklet-title", n=len(CATALOGUE)), below)
    rows = -(-len(CATALOGUE) // ACROSS)
    wide, high = page.measure / ACROSS, (page.tall * 0.98 - 2.5 * large - title.wrap(page.measure, page.tall)[1]) / rows
    boards: list[Flowable] = [_beginning(texts, key, wide * 0.84, high * 0.84, colour=colour) for key in CATALOGUE]
    boards += [Spacer(0, 0)] * (rows * ACROSS - len(boards))
    grid = Table(
        [boards[row * ACROSS : (row + 1) * ACROSS] for row in range(rows)],
        [wide] * ACROSS,
        [high] * rows,
        style=[*PLAIN_TABLE, ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")],
    )
    return [_words_of(texts.get("app-name"), name), Spacer(0, large * 0.3), title, Spacer(0, large), grid]


def _beginning(texts: Texts, key: str, wide: float, high: float, *, colour: bool) -> Plate:
    """The starting position of a game, no larger than this."""
    game = CATALOGUE[key]
    options, players = complete_options(game, {}), game.players[0]
    drawing = diagram(game, game.start(options, players), options, players, 100.0, colour)
    return fitted(Figure(drawing, partial(texts.game, key, "name")), wide, high)


def _inside(texts: Texts, page: TextPage, *, folded: bool) -> list[Flowable]:
    """The text inside the cover."""
    told = ["booklet-what", "about-source", "booklet-print", *(["booklet-fold"] if folded else [])]
    style = styles_of(11.0 * page.scale).text
    words = [_words_of(texts.get(name), style) for name in told]
    room = page.tall - height_of(words, page.measure)
    return [NextPageTemplate(COVER), PageBreak(), Spacer(0, room * 0.9), *words]


def _contents(texts: Texts, page: TextPage, entries: list[Entry]) -> list[Flowable]:
    """The table of contents, with lines low enough for all of them to fit on one page with the heading."""
    of, high = Part("TOC"), page.tall / (len(entries) + 3)
    lines = [ContentsLine(entry, page, high, of) for entry in entries]
    heading = _words_of(texts.get("rules-contents"), _chapter(page))
    return [NextPageTemplate(PLAIN), PageBreak(), heading, Spacer(0, 6 * page.scale), *lines]


def _chapter(page: TextPage) -> ParagraphStyle:
    """The heading of a chapter that is no game."""
    return styles_of(14.0 * page.scale).heading.clone("chapter", role="H1")


def _words(texts: Texts, page: TextPage) -> list[Flowable]:
    """The glossary."""
    terms = sorted(read_glossary(texts.language), key=lambda term: plain(term.word))
    style = styles_of(9.0 * page.scale, texts.language).text
    return [
        _words_of(texts.get("glossary-title"), _chapter(page)),
        *(Paragraph(_meaning(texts, term), style) for term in terms),
    ]


def _meaning(texts: Texts, term: Term) -> str:
    games = ", ".join(texts.game(key, "name") for key in term.games)
    where = f" <i>({escape(printable(games))})</i>" if games else ""
    return f"<b>{escape(printable(term.word))}</b>{where} {escape(printable(term.text))}"


def _words_of(words: str, style: ParagraphStyle) -> Paragraph:
    return Paragraph(escape(printable(words)), style)
