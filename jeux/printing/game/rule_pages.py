"""The rules of a game as printed pages: its rule page without the parts about the program.

Text size, then figure size, are as large as the number of pages allows. The columns of the last page are balanced.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from reportlab.lib import colors
from reportlab.platypus import Flowable, FrameBreak, LayoutError, PageTemplate, Spacer, Table

from jeux.common.markdown import Block
from jeux.common.texts import Texts
from jeux.play.setup.game_words import facts_text, origin_text
from jeux.play.setup.rule_text import RulesOf, rule_page
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.printing.game.heads import head
from jeux.printing.game.jobs import PrintError
from jeux.printing.game.pages import Draw, TextPage, TooManyPages, count_pages, height_of
from jeux.printing.paper.prose import PLAIN_TABLE, Plates, Styles, marked, prose, styles_of
from jeux.printing.paper.tags import Paragraph
from jeux.rules import CATALOGUE

CHOSEN = "sheet-chosen"
"""The text below an option that says which value is chosen."""
SHARES = (0.85, 0.78, 0.71, 0.64, 0.61, 0.58, 0.55, 0.52, 0.49, 0.46, 0.43)
"""The widths of a square figure that are tried, as shares of a column, the largest first."""
NARROW_COLUMN = 290.0
"""In points: figures in a wider column are no larger than in one of this width."""
LEAD = 1.0
"""The size of the lead, relative to the text."""


class Printed(NamedTuple):
    """A rule page split into its parts."""

    title: str
    lead: Block
    summary: tuple[Block, ...]
    """The heading of the summary and its items."""
    rest: tuple[Block, ...]


class Fit(NamedTuple):
    """How rules are laid out: number of pages, text size, figure size as a share of a column. `free` is the height left
    empty below the columns of the last page. In points."""

    pages: int
    size: float
    share: float
    free: float


def printed(texts: Texts, rules: RulesOf) -> Printed:
    """The parts of a rule page that are printed. Raises `PrintError`."""
    sections = sections_of(texts, rules._replace(chosen=CHOSEN), 2)
    screen = texts.get("rules-program")
    first, summary, *others = [section for section in sections if section[0].text != screen]
    return Printed(first[0].text, first[1], summary, tuple(block for section in others for block in section))


def sections_of(texts: Texts, rules: RulesOf, least: int) -> list[tuple[Block, ...]]:
    """The sections of a rule page, each starting with a heading; the first one holds its lead. Raises `PrintError`
    where the page is missing or damaged, and so has fewer than `least`."""
    found: list[list[Block]] = []
    for block in rule_page(texts, rules):
        if block.kind == "heading":
            found.append([])
        if found:
            found[-1].append(block)
    if len(found) < least or len(found[0]) < 2:
        raise PrintError("no-page", game=texts.game(rules.key, "name"))
    return [tuple(section) for section in found]


class RulePages:
    """The printed pages of a game's rules."""

    def __init__(self, texts: Texts, rules: RulesOf, page: TextPage, plates: Plates) -> None:
        self.texts, self.rules, self.page, self._plates = texts, rules, page, plates
        self.parts = printed(texts, rules)

    def fitted(self, tries: Sequence[tuple[int, float]], shares: Sequence[float] = SHARES) -> Fit:
        """The first of the `tries` (number of pages, text size) in which the rules fit, else the last one; then the
        first of the `shares`, which decrease, that still fits."""
        tries = [(pages, size * self.page.scale) for pages, size in tries]
        fits = bisect_left(tries, True, key=lambda one: self.fits(Fit(one[0], one[1], shares[-1], 0)))
        pages, size = tries[min(fits, len(tries) - 1)]
        fits = bisect_left(shares, True, key=lambda share: self.fits(Fit(pages, size, share, 0)))
        fit = Fit(pages, size, shares[min(fits, len(shares) - 1)], 0)
        if self.page.columns == 1 or pages > 2:
            return fit
        return fit._replace(free=_largest(self.page.tall, lambda free: self.fits(fit._replace(free=free))))

    def fits(self, fit: Fit) -> bool:
        """Whether the rules fit in this layout."""
        try:
            count_pages(self.page, self.templates(fit), self._story(fit, Blank(self._plates)), fit.pages)
        except (TooManyPages, LayoutError):  # LayoutError: the columns may be too short for a figure
            return False
        return True

    def templates(self, fit: Fit, draw: Draw | None = None) -> list[PageTemplate]:
        """The page templates, for the first page and the others. `draw` adds the footer."""
        tall = height_of(self._heading(fit.size), self.page.measure)
        first = self.page.frames(tall, fit.free if fit.pages == 1 else 0)
        on_page = {"onPage": draw} if draw else {}
        return [
            PageTemplate(self.first, [self.page.header(tall), *first], autoNextPageTemplate=self._next, **on_page),
            PageTemplate(self._next, self.page.frames(above=fit.free if fit.pages == 2 else 0), **on_page),
        ]

    @property
    def first(self) -> str:
        """The name of the template of the first page."""
        return f"{self.rules.key}-first"

    @property
    def _next(self) -> str:
        return f"{self.rules.key}-next"

    def story(self, fit: Fit) -> list[Flowable]:
        """The flowables of the pages. The first one holds the name of the game."""
        return self._story(fit, self._plates)

    def _story(self, fit: Fit, plates: Plates) -> list[Flowable]:
        styles, column = styles_of(fit.size, self.texts.language), self.page.column
        share = fit.share * min(1.0, NARROW_COLUMN * self.page.scale / column)
        body = prose(self.parts.rest, styles, plates, column, share)
        return [*self._heading(fit.size), FrameBreak(), self._summary(styles), *body]

    def _heading(self, size: float) -> list[Flowable]:
        """The part above the columns: name, facts, lead."""
        lead = Paragraph(marked(self.parts.lead.runs, slanted=True), styles_of(size * LEAD).lead)
        return [*head(self.page, self.parts.title, self._facts, size), lead, Spacer(0, size * 0.4)]

    @cached_property
    def _facts(self) -> tuple[str, ...]:
        """Facts in short lines: origin, players and duration, rules in use."""
        texts, game = self.texts, CATALOGUE[self.rules.key]
        return (
            origin_text(game, texts),
            facts_text(game, texts),
            rules_in_a_line(game, self.rules.options, self.rules.players, texts),
        )

    def _summary(self, styles: Styles) -> Flowable:
        """The framed summary."""
        heading, *items = self.parts.summary
        inner = [
            Paragraph(marked(heading.runs), styles.heading),
            *(Paragraph(marked(block.runs), styles.items[block.level], bulletText=block.mark) for block in items),
        ]
        pad, whole = styles.size * 0.7, ((0, 0), (-1, -1))
        return Table(
            [[inner]],
            colWidths=[self.page.column],
            spaceAfter=styles.size * 0.4,
            style=[
                *PLAIN_TABLE,
                ("BOX", *whole, 0.8, colors.black),
                ("LEFTPADDING", *whole, pad),
                ("RIGHTPADDING", *whole, pad),
                ("TOPPADDING", *whole, pad * 0.5),
                ("BOTTOMPADDING", *whole, pad * 0.6),
            ],
        )


class Blank:
    """Replaces figures by blank space of the same size, to try a layout quickly."""

    def __init__(self, plates: Plates) -> None:
        self._plates = plates

    def plate(self, name: str, column: float, share: float) -> Flowable:
        """A room as large as the figure."""
        plate = self._plates.plate(name, column, share)
        return Spacer(plate.width, plate.height)


def _largest(most: float, fits: Callable[[float], bool]) -> float:
    """The largest length up to `most` for which `fits` holds, to within 4 points (binary search)."""
    least = 0.0
    while most - least > 4:
        middle = (least + most) / 2
        least, most = (middle, most) if fits(middle) else (least, middle)
    return least
