"""The teacher’s sheet of a game: one leaf printed on both sides. The front, for the teacher, has the game in a few
lines, a lesson plan and the answers; the back, for the pupils, has three questions with lines to write on.

It follows the rules of the booklet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from xml.sax.saxutils import escape

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    FrameBreak,
    LayoutError,
    NextPageTemplate,
    PageTemplate,
    Spacer,
    Table,
)

from jeux.common.markdown import Block
from jeux.play.learn.teacher_questions import SHOW, TALK, TeacherQuestion, has_questions, question_texts, questions_of
from jeux.play.setup.game_words import facts_text, origin_text, players_text
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.printing.game.heads import head
from jeux.printing.game.jobs import Job, PrintError, properties_of
from jeux.printing.game.pages import TooManyPages, build, count_pages, height_of, page_of, write_foot
from jeux.printing.game.plates import Figure, figure_of, fitted
from jeux.printing.game.rule_pages import sections_of
from jeux.printing.paper.faces import printable
from jeux.printing.paper.properties import LONG_EDGE
from jeux.printing.paper.prose import PLAIN_TABLE, SMALLEST, Styles, marked, styles_of
from jeux.printing.paper.ruled import lines, named
from jeux.printing.paper.tags import Paragraph

SIZES = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, SMALLEST)
"""The text sizes tried for the front, in points, the largest first."""
PLATES = (62.0, 56.0, 50.0, 44.0, 38.0)
"""The diagram heights tried for the front, in millimetres."""
ASKED_SIZE, NAME_SIZE = 13.0, 12.0
"""The text sizes of the back and of its name line, in points."""
BESIDE, GAP = 0.54, 5.0 * mm
"""The largest share of the width for a diagram on the back, and the gap around it."""
SECTIONS = 4
"""The parts of the rule page that are printed: lead, summary, material and aim."""
HOUR = ("make", "groups", "show", "play", "talk")
"""The steps of the lesson plan."""
TEACHER, PUPILS = "teacher", "pupils"

Draw = Callable[[Figure, float, float], Flowable]


def make(job: Job) -> bytes:
    """The sheet as a PDF file. Raises `PrintError`."""
    if not has_questions(job.game.key):
        raise PrintError("no-questions", game=job.name)
    return TeacherSheet(job).pdf()


class TeacherSheet:
    """Both sides of the sheet."""

    def __init__(self, job: Job) -> None:
        self.job, self.page, self.texts = job, page_of(job.paper), job.texts
        self.questions = questions_of(job.game.key)
        self.words = question_texts(job.texts.language, job.game.key)
        colour = job.request.colour
        self._asked = [figure_of(each.asked, self.texts, colour=colour) for each in self.questions]
        self._answered = [figure_of(each.answered, self.texts, colour=colour) for each in self.questions]

    def pdf(self) -> bytes:
        """The file."""
        size, high = self._fit()
        story = [*self._first(size, high, fitted), NextPageTemplate(PUPILS), FrameBreak(), *self._second()]
        title = self.texts.get("teach-title", game=self.job.name)
        properties = properties_of(self.texts, self.job.game, title, LONG_EDGE)
        return build(self.page, [*self._templates(size)], story, properties, most=2, seen=self.job.seen)

    def _fit(self) -> tuple[float, float]:
        """The largest text size, then the largest diagrams, with which the front fits on one page. Raises
        `TooManyPages`."""
        tries = [(size * self.page.scale, high * self.page.scale * mm) for size, high in product(SIZES, PLATES)]
        return next((one for one in tries if self.fits(*one)), tries[-1])

    def fits(self, size: float, high: float) -> bool:
        """Whether the front fits on one page with this text size and diagram height."""
        try:
            count_pages(self.page, [self._templates(size)[0]], self._first(size, high, _blank), 1)
        except (TooManyPages, LayoutError):
            return False
        return True

    def _templates(self, size: float) -> tuple[PageTemplate, PageTemplate]:
        tall = height_of(self._head(size), self.page.measure)
        whole = self.page._replace(columns=1).frames()
        return (
            PageTemplate(TEACHER, [self.page.header(tall), *self.page.frames(tall)], onPage=partial(self._foot, 1)),
            PageTemplate(PUPILS, whole, onPage=partial(self._foot, 2)),
        )

    def _foot(self, number: int, canvas: Canvas, _document: BaseDocTemplate) -> None:
        name = "teach-title" if number == 1 else "teach-questions-of"
        sides = self.texts.get("sheet-side", number=number, sides=2)
        write_foot(canvas, self.page, self.texts.get(name, game=self.job.name), sides)

    # --- the side of the teacher ----------------------------------------------------------------------------------

    def _head(self, size: float) -> list[Flowable]:
        game, texts = self.job.game, self.texts
        facts = (texts.get("make-teacher"), origin_text(game, texts), facts_text(game, texts))
        return head(self.page, self.job.name, facts, size)

    def _first(self, size: float, high: float, draw: Draw) -> list[Flowable]:
        styles = styles_of(size, self.texts.language)
        return [
            *self._head(size),
            FrameBreak(),
            *self._game(styles),
            *self._hour(styles),
            FrameBreak(),
            *self._answers(styles, high, draw),
        ]

    def _game(self, styles: Styles) -> list[Flowable]:
        """The game in a few lines, from its page of rules. Raises `PrintError`."""
        rules = rules_of_booklet(self.job.game.key)
        lead, summary, material, aim = sections_of(self.texts, rules, SECTIONS)[:SECTIONS]
        told = [block for section in (aim, material, summary) for block in section if block.kind != "figure"]
        return [Paragraph(marked(lead[1].runs, slanted=True), styles.text), *(_set(each, styles) for each in told)]

    def _hour(self, styles: Styles) -> list[Flowable]:
        """The lesson plan in five steps. The texts of the game say what to show and discuss."""
        get, game = self.texts.get, self.job.game
        alone, players = "yes" if max(game.players) == 1 else "no", players_text(game, self.texts)
        told = [Paragraph(_plain(get("teach-hour")), styles.heading)]
        for number, name in enumerate(HOUR, 1):
            own = [self.words.get(name)] if name in (SHOW, TALK) else []
            of_all = [get(f"teach-{name}-does", alone=alone, players=players)] if name != SHOW else []
            words = " ".join((*own, *of_all))
            text = f"<b>{_plain(get(f'teach-{name}'))}</b> {_plain(words)}"
            told.append(Paragraph(text, styles.items[0], bulletText=f"{number}."))
        return told

    def _answers(self, styles: Styles, high: float, draw: Draw) -> list[Flowable]:
        column = self.page.column
        story: list[Flowable] = [Paragraph(_plain(self.texts.get("teach-answers")), styles.heading)]
        for number, (question, figure) in enumerate(zip(self.questions, self._answered, strict=True), 1):
            story += [
                Paragraph(f"<b>{number}.</b> <i>{_plain(self.words.get(question.id))}</i>", styles.text),
                draw(figure, column, high),
                Spacer(0, styles.size * 0.35),
                Paragraph(_plain(self.words.get(f"{question.id}-answer")), styles.text),
                Spacer(0, styles.size * 0.5),
            ]
        return story

    # --- the side of the pupils -----------------------------------------------------------------------------------

    def _second(self) -> list[Flowable]:
        get, page = self.texts.get, self.page
        size = NAME_SIZE * page.scale
        name = [
            *head(page, self.job.name, (), ASKED_SIZE * page.scale),
            named([(get("tally-name"), 0.62), (get("tally-date"), 0.38)], page.measure, size),
            Spacer(0, size),
        ]
        room = (page.tall - height_of(name, page.measure) - 1) / len(self.questions)
        asked = zip(self.questions, self._asked, strict=True)
        return [*name, *(self._question(i, each, figure, room) for i, (each, figure) in enumerate(asked, 1))]

    def _question(self, number: int, question: TeacherQuestion, figure: Figure, room: float) -> Flowable:
        """A diagram, the question beside it, and as many lines as fit."""
        page = self.page
        plate = fitted(figure, page.measure * BESIDE, room - 2 * GAP)
        width = page.measure - plate.width - GAP
        style = styles_of(ASKED_SIZE * page.scale).text
        words = Paragraph(f"<b>{number}.</b> {_plain(self.words.get(question.id))}", style)
        left = room - 2 * GAP - height_of([words], width)
        cells = [[plate, [words, *lines(width, left, 9.0 * mm * page.scale)]]]
        style_of = [*PLAIN_TABLE, ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (1, 0), (1, 0), GAP)]
        return Table(cells, [plate.width, width + GAP], [room], style=style_of)


def _set(block: Block, styles: Styles) -> Paragraph:
    if block.kind == "heading":
        return Paragraph(marked(block.runs), styles.heading)
    if block.kind == "item":
        return Paragraph(marked(block.runs), styles.items[block.level], bulletText=block.mark)
    return Paragraph(marked(block.runs), styles.text)


def _blank(figure: Figure, wide: float, high: float) -> Flowable:
    """Blank space of the diagram's size, to try a layout."""
    plate = fitted(figure, wide, high)
    return Spacer(plate.width, plate.height)


def _plain(words: str) -> str:
    return escape(printable(words))
