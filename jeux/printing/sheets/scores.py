"""Score sheets to fill in by hand: a row for each game, columns for every player, as the game is scored."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, takewhile
from typing import NamedTuple
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_LEFT
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, PageTemplate, Spacer, Table

from jeux.common.texts import Texts
from jeux.printing.game.jobs import Job, properties_of
from jeux.printing.game.pages import build, height_of, page_of
from jeux.printing.paper.faces import LABEL, SERIF, TITLE, printable
from jeux.printing.paper.prose import PLAIN_TABLE, SMALLEST
from jeux.printing.paper.tags import Paragraph, tabled
from jeux.rules.contract import Game

ROW, NAMES = 9.0 * mm, 13 * mm
"""The heights of a row and of the name row."""
_NUMBER = 13 * mm
OWN = 1.5
"""The width of a game column, relative to a player's column."""
ALONE = 4
"""The number of player columns for a game played alone."""
_THICK, _THIN = 1.0, 0.4
_WORD = ParagraphStyle("word", fontName=LABEL, fontSize=SMALLEST, leading=SMALLEST * 1.2, alignment=TA_CENTER)
_NOTE = ParagraphStyle("note", fontName=SERIF, fontSize=11, leading=14)
_WHOSE = _WORD.clone("whose", alignment=TA_LEFT)
_NAME = ParagraphStyle("name", fontName=TITLE, fontSize=26, leading=30, role="H1")


class Columns(NamedTuple):
    """The columns of a sheet: the headings of the game's columns, and of each player's columns."""

    of_game: tuple[str, ...]
    players: int
    of_player: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """All the headings from left to right."""
        return (*self.of_game, *self.of_player * self.players)


def kind_of(game: Game) -> str:
    """How a game is scored, as in the names of the texts."""
    if max(game.players) == 1:
        return "alone"
    if game.fewest:
        return "fewest"
    return "points" if game.in_points else "won"


def columns_of(game: Game, texts: Texts) -> Columns:
    """The columns of a game. Its own headings are the texts ``<key>-tally-column-1``, ``-2`` and so on."""
    texts.game(game.key, "name")  # loads the texts of the game, so that the look-ups below find them
    names = takewhile(lambda name: texts.has(f"{game.key}-{name}"), (f"tally-column-{number}" for number in count(1)))
    own = tuple(texts.game(game.key, name) for name in names)
    side = (texts.get("tally-side"),) if game.asymmetric else ()
    total = () if kind_of(game) in ("alone", "fewest") else (texts.get("tally-total"),)
    players = max(game.players) if max(game.players) > 1 else ALONE
    return Columns((texts.get("tally-game"), *own), players, (*side, texts.game(game.key, "tally-points"), *total))


def make(job: Job) -> bytes:
    """The score sheet of a game as a PDF of one page."""
    texts, game, page = job.texts, job.game, page_of(job.paper)._replace(columns=1)
    head = _head(texts, job.name, page.measure)
    help_words = texts.game(game.key, f"tally-help-{kind_of(game)}")
    note = [Spacer(0, 3 * mm), Paragraph(escape(printable(help_words)), _NOTE)]
    free = page.tall - height_of(head, page.measure) - height_of(note, page.measure)
    story = [*head, _table(texts, game, page.measure, free), *note]
    title = texts.get("tally-of", game=job.name)
    return build(
        page,
        [PageTemplate("scores", page.frames())],
        story,
        properties_of(texts, game, title),
        most=1,
        seen=job.seen,
    )


def _head(texts: Texts, name: str, width: float) -> list[Flowable]:
    label = ParagraphStyle("label", fontName=LABEL, fontSize=SMALLEST, leading=SMALLEST * 1.35)
    title = Paragraph(escape(printable(name)), _NAME)
    words = [Paragraph(escape(printable(texts.get(name))), label) for name in ("tally-title", "tally-date")]
    table = Table(
        [[title, *words]],
        colWidths=[width * 0.5, width * 0.25, width * 0.25],
        style=[
            *PLAIN_TABLE,
            ("VALIGN", (0, 0), (-1, -1), "BOTTOM"),
            ("BOTTOMPADDING", (1, 0), (-1, -1), 2),
            ("LINEBELOW", (2, 0), (2, 0), _THIN, colors.black),
        ],
    )
    return [table, Spacer(0, 4 * mm)]


def _table(texts: Texts, game: Game, width: float, free: float) -> Table:
    """As many rows as fit, the last one for totals if rows hold only points."""
    columns = columns_of(game, texts)
    adds = kind_of(game) == "fewest"
    rows = int((free - NAMES - ROW) / ROW)
    first, each = len(columns.of_game), len(columns.of_player)
    names: list[Paragraph | str] = ["" for _ in columns.words]
    for player in range(columns.players):
        names[first + player * each] = Paragraph(escape(printable(texts.get("tally-name"))), _WHOSE)
    firsts = [*map(str, range(1, rows + (not adds))), *([texts.get("tally-total")] if adds else [])]
    written = [columns.words, *((word, *("" for _ in columns.words[1:])) for word in firsts)]
    heads, *body = [[Paragraph(escape(printable(word)), _WORD) for word in row] for row in written]
    tabled([heads, *body])
    heights = [NAMES, ROW, *(ROW for _ in body)]
    return Table([names, heads, *body], _widths(columns, width), heights, style=_style(columns, adds=adds))


def _widths(columns: Columns, width: float) -> list[float]:
    """The column widths: the game number is narrow, the game's own columns are wider than the players'."""
    own, theirs = len(columns.of_game) - 1, len(columns.of_player) * columns.players
    part = (width - _NUMBER) / (own * OWN + theirs)
    return [_NUMBER, *(part * OWN for _ in range(own)), *(part for _ in range(theirs))]


def _style(columns: Columns, *, adds: bool) -> list[Sequence[object]]:
    first, each = len(columns.of_game), len(columns.of_player)
    style: list[Sequence[object]] = [
        ("GRID", (0, 1), (-1, -1), _THIN, colors.black),
        ("BOX", (first, 0), (-1, 0), _THIN, colors.black),
        ("LINEBELOW", (0, 1), (-1, 1), _THICK, colors.black),
        ("FONT", (0, 0), (-1, -1), LABEL, SMALLEST),
        ("VALIGN", (0, 0), (-1, 0), "TOP"),
        ("VALIGN", (0, 1), (-1, -1), "MIDDLE"),
        ("ALIGN", (0, 1), (-1, -1), "CENTER"),
        *((f"{side}PADDING", (0, 0), (-1, -1), 3) for side in ("LEFT", "RIGHT")),
    ]
    for player in range(columns.players):
        left, right = first + player * each, first + (player + 1) * each - 1
        style += [("SPAN", (left, 0), (right, 0)), ("BOX", (left, 0), (right, -1), _THICK, colors.black)]
    if adds:
        style.append(("LINEABOVE", (0, -1), (-1, -1), _THICK, colors.black))
    return style
