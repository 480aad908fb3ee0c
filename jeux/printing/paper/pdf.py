"""Drawings as PDF pages: vectors only, fonts embedded, page boxes equal to the paper."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from jeux.common.palette import Colour
from jeux.common.typography import LETTERS
from jeux.printing.paper.drawing import Circle, Drawing, Polygon, Shape, Stroke, Window, Words
from jeux.printing.paper.faces import ONE_AT_A_TIME, printable
from jeux.printing.paper.properties import Properties
from jeux.views.style.layout import Spot

AUTHOR = "Tablier"
ROUND = 1
"""The code for round line ends and joins in PDF."""


def font_of(face: str) -> str:
    """The registered font of a face of the program."""
    return LETTERS["standard"].faces[face].file.rpartition(".")[0]


def width_of(words: str, face: str, size: float) -> float:
    """The width of a line of text at this size, in millimetres."""
    return float(stringWidth(printable(words), font_of(face), size))


def pages_pdf(pages: Sequence[Drawing], properties: Properties, seen: list[Drawing] | None = None) -> bytes:
    """A PDF document with one page for each drawing, of its size. The output is reproducible. The drawings are also
    added to `seen`."""
    if seen is not None:
        seen[:] = pages
    stream = io.BytesIO()
    canvas = Canvas(
        stream, lang=properties.language, invariant=True, pageCompression=1, initialFontName=font_of("text")
    )
    write_properties(canvas, properties)
    for page in pages:
        begin_page(canvas, page.width, page.height)
        put(canvas, page, 0.0, page.height * mm)
        canvas.showPage()
    with ONE_AT_A_TIME:
        canvas.save()
    return stream.getvalue()


def write_properties(canvas: Canvas, properties: Properties) -> None:
    """Put the properties into a document. Its language is set when its canvas is made."""
    canvas.setTitle(properties.title)
    canvas.setSubject(properties.subject)
    canvas.setAuthor(AUTHOR)
    canvas.setCreator(AUTHOR)
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if properties.sides:
        canvas.setViewerPreference("Duplex", properties.sides)
    if properties.true_size:
        canvas.setViewerPreference("PrintScaling", "None")


def begin_page(canvas: Canvas, width: float, height: float) -> None:
    """Set the boxes of a canvas page, in millimetres."""
    size = (width * mm, height * mm)
    canvas.setPageSize(size)
    canvas.setTrimBox((0, 0, *size))
    canvas.setCropBox((0, 0, *size))


def put(canvas: Canvas, drawing: Drawing, left: float, top: float) -> None:
    """Draw it with its upper left corner at a point of the canvas, in PDF coordinates (points, y upwards)."""
    canvas.saveState()
    canvas.translate(left, top)
    canvas.scale(mm, mm)
    canvas.setLineCap(ROUND)
    canvas.setLineJoin(ROUND)
    _draw(canvas, drawing.shapes)
    canvas.restoreState()


def _fill(canvas: Canvas, colour: Colour) -> None:
    canvas.setFillColorRGB(*(part / 255 for part in colour))


def _line(canvas: Canvas, colour: Colour, width: float) -> None:
    canvas.setStrokeColorRGB(*(part / 255 for part in colour))
    canvas.setLineWidth(width)


def _draw(canvas: Canvas, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
        match shape:
            case Polygon(corners, fill):
                _fill(canvas, fill)
                canvas.drawPath(_path(canvas, corners, closed=True), stroke=0, fill=1)
            case Stroke(points, ink, width, dashes):
                _line(canvas, ink, width)
                canvas.setDash(list(dashes) if dashes else [])
                closed = len(points) > 2 and points[0] == points[-1]
                canvas.drawPath(_path(canvas, points[:-1] if closed else points, closed=closed), stroke=1, fill=0)
                canvas.setDash([])
            case Circle((x, y), radius, fill, ink, width):
                if fill:
                    _fill(canvas, fill)
                if ink:
                    _line(canvas, ink, width)
                canvas.circle(x, -y, radius, stroke=int(ink is not None), fill=int(fill is not None))
            case Words():
                _write(canvas, shape)
            case Window(through, inside):
                canvas.saveState()
                canvas.clipPath(_path(canvas, through.corners, closed=True), stroke=0, fill=0)
                _draw(canvas, inside)
                canvas.restoreState()


def _write(canvas: Canvas, words: Words) -> None:
    _fill(canvas, words.ink)
    canvas.setFont(font_of(words.face), words.size)
    write = {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}
    write[words.anchor](words.foot[0], -words.foot[1], printable(words.text))


def _path(canvas: Canvas, points: Sequence[Spot], *, closed: bool) -> object:
    path = canvas.beginPath()
    for number, (x, y) in enumerate(points):
        (path.lineTo if number else path.moveTo)(x, -y)
    if closed:
        path.close()
    return path
