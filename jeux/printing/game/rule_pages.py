"""The rules of a game set on pages: its page as the program shows it, without what concerns the window alone.

Letters, then figures, are as large as a number of pages allows, and the columns of the last one end together.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from reportlab.lib import colors
from reportlab.platypus import Flowable, FrameBreak, LayoutError, PageTemplate, Paragraph, Spacer, Table

from jeux.common.markdown import Block
from jeux.common.texts import Texts
from jeux.play.setup.game_words import facts_text
from jeux.play.setup.rule_text import RulesOf, rule_page
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.printing.game.heads import head
from jeux.printing.game.pages import Draw, TextPage, TooManyPages, count_pages, height_of
from jeux.printing.paper.prose import PLAIN_TABLE, Plates, Styles, marked, prose, styles_of
from jeux.rules import CATALOGUE

CHOSEN = "sheet-chosen"
"""The text that tells below an option what is chosen."""
SHARES = (0.85, 0.78, 0.71, 0.64, 0.61, 0.58, 0.55, 0.52, 0.49, 0.46, 0.43)
"""The shares of a column that a square figure takes, the largest first."""
NARROW_COLUMN = 290.0
"""Points: of a wider column, a figure takes what it would take of this one."""
LEAD = 1.0
"""The size of the words that lead in, in sizes of the text."""


class Printed(NamedTuple):
    """A page of rules cut into its parts."""

    title: str
    lead: Block
    summary: tuple[Block, ...]
    """The heading of the summary and its items."""
    rest: tuple[Block, ...]


class Fit(NamedTuple):
    """How rules are set: on so many pages, in letters of this size, with figures that take this share of a column;
    `free` is the room below the columns of the last page. Points."""

    pages: int
    size: float
    share: float
    free: float


def printed(texts: Texts, rules: RulesOf) -> Printed:
    """The blocks that are printed."""
    sections = sections_of(rule_page(texts, rules._replace(chosen=CHOSEN)))
    screen = texts.get("rules-program")
    first, summary, *others = [section for section in sections if section[0].text != screen]
    return Printed(first[0].text, first[1], summary, tuple(block for section in others for block in section))


def sections_of(blocks: Iterable[Block]) -> list[tuple[Block, ...]]:
    """The blocks from one heading to the next."""
    found: list[list[Block]] = []
    for block in blocks:
        if block.kind == "heading":
            found.append([])
        found[-1].append(block)
    return [tuple(section) for section in found]


class RulePages:
    """The pages of some rules."""

    def __init__(self, texts: Texts, rules: RulesOf, page: TextPage, plates: Plates) -> None:
        self.texts, self.rules, self.page, self._plates = texts, rules, page, plates
        self.parts = printed(texts, rules)

    def fitted(self, tries: Sequence[tuple[int, float]], shares: Sequence[float] = SHARES) -> Fit:
        """On the first number of pages, and in letters of the size that goes with it on a page of the usual size, that
        hold them, or else the last one; then with the first of the `shares`, which become smaller."""
        tries = [(pages, size * self.page.scale) for pages, size in tries]
        fits = bisect_left(tries, True, key=lambda one: self.fits(Fit(one[0], one[1], shares[-1], 0)))
        pages, size = tries[min(fits, len(tries) - 1)]
        fits = bisect_left(shares, True, key=lambda share: self.fits(Fit(pages, size, share, 0)))
        fit = Fit(pages, size, shares[min(fits, len(shares) - 1)], 0)
        if self.page.columns == 1 or pages > 2:
            return fit
        return fit._replace(free=_largest(self.page.tall, lambda free: self.fits(fit._replace(free=free))))

    def fits(self, fit: Fit) -> bool:
        """Whether so many pages hold them like this."""
        try:
            count_pages(self.page, self.templates(fit), self._story(fit, Blank(self._plates)), fit.pages)
        except (TooManyPages, LayoutError):  # the columns may be too low for a figure
            return False
        return True

    def templates(self, fit: Fit, draw: Draw | None = None) -> list[PageTemplate]:
        """The first page and all others; `draw` adds what stands outside the text."""
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
        """All that stands on them; the first flowable has the name of the game."""
        return self._story(fit, self._plates)

    def _story(self, fit: Fit, plates: Plates) -> list[Flowable]:
        styles, column = styles_of(fit.size), self.page.column
        share = fit.share * min(1.0, NARROW_COLUMN * self.page.scale / column)
        body = prose(self.parts.rest, styles, plates, column, share)
        return [*self._heading(fit.size), FrameBreak(), self._summary(styles), *body]

    def _heading(self, size: float) -> list[Flowable]:
        """What stands above the columns: the name of the game, what is known of it, the words that lead in."""
        lead = Paragraph(marked(self.parts.lead.runs, slanted=True), styles_of(size * LEAD).lead)
        return [*head(self.page, self.parts.title, self._facts, size), lead, Spacer(0, size * 0.4)]

    @cached_property
    def _facts(self) -> tuple[str, ...]:
        """Where the game comes from, for whom it is, which of its rules are printed."""
        texts, key, game = self.texts, self.rules.key, CATALOGUE[self.rules.key]
        family = texts.get(f"family-{game.header.family}")
        return (
            texts.get("card-origin", origin=texts.game(key, "origin"), family=family),
            facts_text(game, texts),
            rules_in_a_line(game, self.rules.options, self.rules.players, texts),
        )

    def _summary(self, styles: Styles) -> Flowable:
        """The summary in a frame."""
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
    """The room of some figures, for a trial."""

    def __init__(self, plates: Plates) -> None:
        self._plates = plates

    def plate(self, name: str, column: float, share: float) -> Flowable:
        """A room as large as the figure."""
        plate = self._plates.plate(name, column, share)
        return Spacer(plate.width, plate.height)


def _largest(most: float, fits: Callable[[float], bool]) -> float:
    """The largest length up to this one, to within a few points, with which everything `fits`."""
    least = 0.0
    while most - least > 4:
        middle = (least + most) / 2
        least, most = (middle, most) if fits(middle) else (least, middle)
    return least
