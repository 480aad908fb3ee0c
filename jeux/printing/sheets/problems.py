"""Problem sheets of a game: diagrams with the side to play and the goal, then separate sheets with the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar
from xml.sax.saxutils import escape

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, PageBreak, PageTemplate, Table

from jeux.common.texts import Texts
from jeux.play.learn.puzzle.puzzle_words import Told, answered, asked, proof_of, told
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of
from jeux.play.setup.rules_played import options_in_a_line
from jeux.printing.game.heads import head
from jeux.printing.game.jobs import Job, PrintError, properties_of
from jeux.printing.game.pages import TextPage, build, height_of, page_of, write_foot
from jeux.printing.game.plates import Figure, Plate, figure_of, fitted
from jeux.printing.paper.faces import printable
from jeux.printing.paper.properties import ONE_SIDE
from jeux.printing.paper.prose import PLAIN_TABLE, SMALLEST, Styles, styles_of
from jeux.printing.paper.ruled import lines
from jeux.printing.paper.tags import Paragraph
from jeux.rules import CATALOGUE

ACROSS, DOWN, ANSWERS_DOWN = 2, 3, 6
"""Problems in a row; rows on a sheet of problems; the most rows on a sheet of answers, which has `DOWN` if they are
enough."""
SIZE, NAME = 11.0, 9.0
"""The text size in points, and the text size passed to `head` for the name of the game."""
CUT = "…"
"""What stands for the turns of a line that have no room."""
ANSWER_SIZES = (10.0, 9.5, 9.0, SMALLEST)
"""The text sizes tried for an answer."""
GAP, LINE = 4.0 * mm, 9.0 * mm
"""The gap between problems, and the height of the line to write on."""
BESIDE = 0.46
"""The largest share of its column for the diagram of an answer."""

Thing = TypeVar("Thing")


class Numbered(NamedTuple):
    """A problem with its number in the list of its game."""

    number: int
    puzzle: Puzzle


@dataclass(frozen=True)
class ProblemSheets:
    """The settings shared by the sheets of one request."""

    page: TextPage
    texts: Texts
    name: str
    colour: bool
    rule: str | None
    """The differences from the booklet's rules, if they are the same for all problems; else None."""

    @classmethod
    def of(cls, job: Job, problems: Sequence[Numbered]) -> ProblemSheets:
        """The sheets of a request."""
        rules = {rule_of(one.puzzle, job.texts) for one in problems}
        rule = rules.pop() if len(rules) == 1 else None
        return cls(page_of(job.paper), job.texts, job.name, job.request.colour, rule)

    @property
    def column(self) -> float:
        """The width of a problem's column."""
        return float(self.page.measure - GAP) / ACROSS

    def beside(self, plate: Plate) -> float:
        """The width of the text beside an answer's diagram."""
        return float(self.column - plate.width - GAP / 2)

    def high(self, above: Sequence[Flowable], rows: int) -> float:
        """The height of a row, for `rows` rows below the flowables `above`."""
        return (self.page.tall - height_of(above, self.page.measure) - 1) / rows

    def head(self, title: str) -> list[Flowable]:
        """The head of a sheet: name of the game, title, rules."""
        return head(self.page, self.name, (title, self.rule or ""), NAME * self.page.scale)

    def above_answers(self, title: str) -> list[Flowable]:
        """The head, and a note on how to read the answers."""
        note = _words(self.texts.get("problems-line"), styles_of(ANSWER_SIZES[0] * self.page.scale))
        return [*self.head(title), note]

    def figure(self, puzzle: Puzzle, *, solved: bool) -> Figure:
        """The diagram of a problem."""
        return figure_of(answered(puzzle) if solved else asked(puzzle), self.texts, colour=self.colour)


def chosen(key: str, number: int, degree: int) -> tuple[Numbered, ...]:
    """Problems of a game, at most `number`: the first ones of a degree, or an even selection of all degrees (0)."""
    every = [Numbered(n, puzzle) for n, puzzle in enumerate(puzzles_of(key), 1)]
    of_degree = [one for one in every if degree in (0, one.puzzle.degree)]
    if degree or number >= len(of_degree):
        return tuple(of_degree[:number])
    return tuple(of_degree[i * len(of_degree) // number] for i in range(number))


def rule_of(puzzle: Puzzle, texts: Texts) -> str:
    """The differences of its rules from the booklet's."""
    return options_in_a_line(CATALOGUE[puzzle.game], puzzle.options, puzzle.players, texts)


def make(job: Job) -> bytes:
    """The sheets as a PDF file. Raises `PrintError`."""
    problems = chosen(job.game.key, job.request.number, job.request.degree)
    if not problems:
        raise PrintError("no-problems", game=job.name)
    sheets = ProblemSheets.of(job, problems)
    titles = [job.texts.get(name, game=job.name) for name in ("problems-title", "problems-answers")]
    pages = [
        *((titles[0], _asked(sheets, part, titles[0])) for part in _parts(problems, ACROSS * DOWN)),
        *((titles[1], _solved(sheets, part, titles[1])) for part in _parts(problems, ACROSS * ANSWERS_DOWN)),
    ]

    def foot(canvas: Canvas, document: BaseDocTemplate) -> None:
        number = job.texts.get("sheet-side", number=document.page, sides=len(pages))
        write_foot(canvas, sheets.page, pages[document.page - 1][0], number)

    story: list[Flowable] = []
    for _, content in pages:
        story += [*([PageBreak()] if story else []), *content]
    return build(
        sheets.page,
        [PageTemplate("problems", sheets.page._replace(columns=1).frames(), onPage=foot)],
        story,
        properties_of(job.texts, job.game, titles[0], ONE_SIDE),
        most=len(pages),
        seen=job.seen,
    )


def _asked(sheets: ProblemSheets, problems: Sequence[Numbered], title: str) -> list[Flowable]:
    above = sheets.head(title)
    high = sheets.high(above, DOWN)
    return [*above, _grid(sheets, [_problem(sheets, one, high) for one in problems], high)]


def _problem(sheets: ProblemSheets, one: Numbered, high: float) -> list[Flowable]:
    """A problem: number, goal, rules, diagram, a line to write on."""
    styles = styles_of(SIZE * sheets.page.scale, sheets.texts.language)
    words = [_heading(sheets, one, styles), _words(told(one.puzzle, sheets.texts).goal, styles)]
    if sheets.rule is None and (rule := rule_of(one.puzzle, sheets.texts)):
        words.append(Paragraph(escape(printable(rule)), styles.caption))
    line = lines(sheets.column, LINE, LINE)
    room = high - GAP - height_of([*words, *line], sheets.column)
    return [*words, fitted(sheets.figure(one.puzzle, solved=False), sheets.column, room), *line]


def _solved(sheets: ProblemSheets, problems: Sequence[Numbered], title: str) -> list[Flowable]:
    above = sheets.above_answers(title)
    high = sheets.high(above, max(DOWN, -(-len(problems) // ACROSS)))
    return [*above, _grid(sheets, [_answer(sheets, one, high) for one in problems], high)]


def _answer(sheets: ProblemSheets, one: Numbered, high: float) -> list[Flowable]:
    plate, words = answer(sheets, one, high)
    style = [*PLAIN_TABLE, ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (1, 0), (1, 0), GAP / 2)]
    return [Table([[plate, words]], [plate.width, sheets.beside(plate) + GAP / 2], style=style)]


def answer(sheets: ProblemSheets, one: Numbered, high: float) -> tuple[Plate, list[Flowable]]:
    """A small diagram with the first turn of the solution, and the text beside it, in the largest size that fits; where
    none does, without the last turns of the line."""
    plate = fitted(sheets.figure(one.puzzle, solved=True), sheets.column * BESIDE, high - GAP)
    said = told(one.puzzle, sheets.texts)
    sizes = [(said, size) for size in ANSWER_SIZES]
    cut = [(said._replace(line=(*said.line[:turns], CUT)), SMALLEST) for turns in range(len(said.line) - 1, 0, -1)]
    words = list[Flowable]()
    for told_so, size in (*sizes, *cut):
        words = _answer_words(sheets, one, told_so, size * sheets.page.scale)
        if height_of(words, sheets.beside(plate)) <= high - GAP:
            break
    return plate, words


def _answer_words(sheets: ProblemSheets, one: Numbered, said: Told, size: float) -> list[Flowable]:
    styles = styles_of(size, sheets.texts.language)
    line = "<br/>".join(f"<b>{escape(printable(turn))}</b>" for turn in said.line)
    words = [_heading(sheets, one, styles), Paragraph(line, styles.text), _words(" ".join(said.sentences), styles)]
    if not one.puzzle.proved:
        words.append(Paragraph(escape(printable(proof_of(one.puzzle, sheets.texts))), styles.caption))
    return words


def _heading(sheets: ProblemSheets, one: Numbered, styles: Styles) -> Paragraph:
    degree = sheets.texts.get(f"problem-degree-{one.puzzle.degree}")
    words = sheets.texts.get("problems-one", n=one.number, degree=degree)
    return Paragraph(f"<i>{escape(printable(words))}</i>", styles.text.clone("problem", role="H2"))


def _words(words: str, styles: Styles) -> Paragraph:
    return Paragraph(escape(printable(words)), styles.text)


def _grid(sheets: ProblemSheets, cells: list[list[Flowable]], high: float) -> Table:
    rows = list(_rows(cells))
    style = [*PLAIN_TABLE, ("VALIGN", (0, 0), (-1, -1), "TOP"), ("RIGHTPADDING", (0, 0), (0, -1), GAP)]
    return Table(rows, [sheets.column + GAP, sheets.column], [high] * len(rows), style=style)


def _rows(cells: list[list[Flowable]]) -> Iterator[list[list[Flowable]]]:
    for row in _parts(cells, ACROSS):
        yield [*row, *([] for _ in range(ACROSS - len(row)))]


def _parts(things: Sequence[Thing], most: int) -> Iterator[Sequence[Thing]]:
    """The things in groups of at most `most`."""
    return (things[i : i + most] for i in range(0, len(things), most))
