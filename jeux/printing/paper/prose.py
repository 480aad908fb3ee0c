"""Converts the blocks of a page to reportlab flowables: headings, paragraphs, hanging lists, diagrams with captions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import CondPageBreak, Flowable, Table

from jeux.common.markdown import Block, Run
from jeux.printing.paper.faces import SERIF, TITLE, printable
from jeux.printing.paper.hyphens import SHORTEST, parting
from jeux.printing.paper.tags import ITEM, Paragraph

LEADING = 1.24
SMALL = 0.9
SMALLEST = 8.5
"""The smallest text size, in points."""
BESIDE = 0.66
"""The largest share of a column for a diagram with its caption beside it."""
PLAIN_TABLE: tuple[tuple[object, ...], ...] = (
    *((f"{side}PADDING", (0, 0), (-1, -1), 0) for side in ("LEFT", "RIGHT", "TOP", "BOTTOM")),
    ("FONT", (0, 0), (-1, -1), SERIF),  # reportlab's default font is not embedded
)
_ALONE = 3
"""The least number of lines kept with a heading at the end of a column."""


class Plates(Protocol):
    """Draws the diagrams of a page."""

    def plate(self, name: str, column: float, share: float) -> Flowable:
        """The diagram for a column of this width, in points; a square one takes this share of it. `width` and `height`
        of the result are its actual size."""


class Styles(NamedTuple):
    """The paragraph styles for one text size, in points."""

    size: float
    heading: ParagraphStyle
    lead: ParagraphStyle
    text: ParagraphStyle
    items: tuple[ParagraphStyle, ParagraphStyle]
    quote: ParagraphStyle
    caption: ParagraphStyle


@lru_cache(maxsize=64)
def styles_of(size: float, language: str = "") -> Styles:
    """The styles of a page whose text has this size. In a `language`, long words of narrow columns are parted, but not
    those of headings."""
    whole = ParagraphStyle("whole", fontName=SERIF, allowWidows=0, allowOrphans=0)
    parted = {"hyphenationLang": parting(language), "hyphenationMinWordLength": SHORTEST} if language else {}
    text = ParagraphStyle("text", whole, **parted)
    small = max(SMALLEST, size * SMALL)

    def style(letters: float, after: float, of: ParagraphStyle = text, **changes: object) -> ParagraphStyle:
        """A style with this text size and a space `after` it, in text sizes."""
        leading = letters * LEADING
        return ParagraphStyle("", of, fontSize=letters, leading=leading, spaceAfter=size * after, **changes)

    def item(level: int) -> ParagraphStyle:
        left = {"leftIndent": size * (level + 0.95), "bulletIndent": size * level}
        return style(size, 0.2, bulletFontName=SERIF, bulletFontSize=size, role=ITEM, depth=level, **left)

    return Styles(
        size,
        heading=style(size * 1.4, 0.2, whole, fontName=TITLE, spaceBefore=size * 0.6, role="H2"),
        lead=style(size * 1.2, 0.5, whole),
        text=style(size, 0.45),
        items=(item(0), item(1)),
        quote=style(size, 0.45, leftIndent=size, rightIndent=size),
        caption=style(small, 0),
    )


def marked(runs: Iterable[Run], slanted: bool = False) -> str:
    """Runs in reportlab's markup. In a `slanted` text, emphasised words are upright."""
    return "".join(_marked(run, slanted) for run in runs)


def _marked(run: Run, slanted: bool) -> str:
    words = escape(printable(run.text))
    words = f"<b>{words}</b>" if run.bold else words
    return f"<i>{words}</i>" if run.italic != slanted else words


def prose(blocks: Sequence[Block], styles: Styles, plates: Plates, column: float, share: float) -> list[Flowable]:
    """The flowables of these blocks in a column of this width."""
    found: list[Flowable] = []
    waiting: list[Flowable] = []  # a diagram, and the text that may move before it
    for number, block in enumerate(blocks):
        if block.kind == "figure":
            found += _afloat(waiting)
            waiting = [diagram(block, styles, plates.plate(block.directives.diagram, column, share), column)]
        elif block.kind != "note":
            note = blocks[number + 1] if blocks[number + 1 :] and blocks[number + 1].kind == "note" else None
            text = _block(block, note, styles)
            if waiting and block.kind != "heading":
                waiting += text
            else:
                found += _afloat(waiting) + text
                waiting = []
    return found + _afloat(waiting)


def _afloat(flowables: list[Flowable]) -> list[Flowable]:
    return [Afloat(flowables[0], flowables[1:])] if flowables[1:] else flowables


def _block(block: Block, note: Block | None, styles: Styles) -> list[Flowable]:
    words = marked(block.runs, slanted=block.kind == "quote")
    if block.kind == "heading":
        style = styles.heading
        room = style.spaceBefore + style.leading + style.spaceAfter + _ALONE * styles.text.leading
        return [CondPageBreak(room), Paragraph(words, style)]
    if note:
        words += f'<br/><font size="{styles.caption.fontSize}">{marked(note.runs, slanted=True)}</font>'
    if block.kind == "item":
        return [Paragraph(words, styles.items[block.level], bulletText=block.mark)]
    return [Paragraph(words, styles.quote if block.kind == "quote" else styles.text)]


def diagram(block: Block, styles: Styles, plate: Flowable, column: float) -> Flowable:
    """A diagram with its caption, beside it if there is room, else below it."""
    caption = Paragraph(marked(block.runs, slanted=True), styles.caption)
    gap = styles.size * 0.8
    beside = plate.width <= BESIDE * column
    rows, widths = ([[plate, caption]], [plate.width + gap, column - plate.width - gap])
    if not beside:
        rows, widths = [[plate], [caption]], [column]
    table = Table(rows, colWidths=widths, spaceBefore=styles.size * 0.45, spaceAfter=styles.size * 0.7)
    table.setStyle(
        [
            *PLAIN_TABLE,
            ("BOTTOMPADDING", (0, 0), (-1, 0), 0 if beside else styles.size * 0.3),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("NOSPLIT", (0, 0), (-1, -1)),
        ]
    )
    return table


class Afloat(Flowable):  # type: ignore[misc]  # reportlab is not typed
    """A diagram that floats: if the column has no room for it, the text after it moves before it."""

    def __init__(self, plate: Flowable, text: list[Flowable]) -> None:
        super().__init__()
        self._plate, self._text = plate, text

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Larger than the available room, so that reportlab always calls `split`."""
        return width, height + 1

    def split(self, width: float, height: float) -> list[Flowable]:
        """The diagram and the text; or as much text as fits, the diagram, and the rest."""
        if _fits(self._plate, width, height) or not self._text:
            return [self._plate, *self._text] if _fits(self._plate, width, height) else []
        first, *others = self._text
        if _fits(first, width, height):
            return [first, Afloat(self._plate, others) if others else self._plate]
        head = first.split(width, height)
        return [head[0], self._plate, *head[1:], *others] if len(head) > 1 else []


def _fits(flowable: Flowable, width: float, height: float) -> bool:
    return bool(flowable.wrap(width, height)[1] + flowable.getSpaceBefore() < height)
