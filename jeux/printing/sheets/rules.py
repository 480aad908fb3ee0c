"""The rule sheet of a game: one leaf printed on both sides, in the largest text size that fits."""

from __future__ import annotations

from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate

from jeux.common.texts import Texts
from jeux.play.setup.rule_text import RulesOf
from jeux.printing.game.jobs import Job, properties_of
from jeux.printing.game.pages import TextPage, build, page_of, write_foot
from jeux.printing.game.plates import GamePlates
from jeux.printing.game.rule_pages import RulePages
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.properties import LONG_EDGE
from jeux.printing.paper.prose import Plates
from jeux.rules import CATALOGUE

SIZES = (14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
"""The text sizes that are tried, in points, the largest first."""
ON_ONE_SIDE = 10.5
"""The smallest text size at which one side is preferred to two."""
TRIES = [(1, size) for size in SIZES if size >= ON_ONE_SIDE] + [(2, size) for size in SIZES]


def make(job: Job) -> bytes:
    """The sheet as a PDF."""
    rules = RulesOf(job.game.key, job.options, job.players)
    return rules_sheet(
        job.texts, rules, page_of(job.paper), GamePlates(job.game.key, job.texts, colour=job.request.colour), job.seen
    )


def rules_sheet(
    texts: Texts, rules: RulesOf, page: TextPage, plates: Plates, seen: list[Drawing] | None = None
) -> bytes:
    """The sheet as a PDF; its pages are also drawn into `seen`."""
    pages = RulePages(texts, rules, page, plates)
    fit = pages.fitted(TRIES)

    def draw(canvas: Canvas, document: BaseDocTemplate) -> None:
        number = texts.get("sheet-side", number=document.page, sides=fit.pages) if fit.pages > 1 else ""
        write_foot(canvas, page, pages.parts.title, number)

    title = texts.get("sheet-rules", game=pages.parts.title)
    properties = properties_of(texts, CATALOGUE[rules.key], title, LONG_EDGE)
    return build(page, pages.templates(fit, draw), pages.story(fit), properties, seen=seen)
