"""What is seen of a document of text is what an independent reader finds in its file."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator

import pdfplumber
import pytest

from jeux.printing.game.pages import WANTED, GivenUp
from jeux.printing.paper.drawing import Box, Drawing, Shape, Stroke, Window, Words
from jeux.printing.paper.imposition import folded_drawings
from jeux.printing.request import PrintRequest, print_pdf

MM = 72 / 25.4


def flat(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """All shapes, those behind a window too."""
    for shape in shapes:
        yield from flat(shape.shapes) if isinstance(shape, Window) else (shape,)


def letters(drawing: Drawing) -> Counter[str]:
    words = [shape.text for shape in flat(drawing.shapes) if isinstance(shape, Words)]
    return Counter("".join(words).translate(_SPACES))


_SPACES = {**dict.fromkeys(map(ord, " \u00a0\u202f\u200b")), 0xAD: "-"}
"""Spaces are left out; a soft hyphen looks like any other."""


@pytest.mark.parametrize(("game", "sheet"), [("moulin", "rules"), ("barricades", "rules"), ("backgammon", "scores")])
@pytest.mark.parametrize("colour", [False, True])
def test_letters_stand_where_the_file_has_them(game: str, sheet: str, colour: bool) -> None:
    seen: list[Drawing] = []
    content = print_pdf(PrintRequest(game, sheet=sheet, colour=colour), seen)
    with pdfplumber.open(io.BytesIO(content)) as file:
        assert len(file.pages) == len(seen)
        for page, drawing in zip(file.pages, seen, strict=True):
            assert (drawing.width, drawing.height) == pytest.approx((float(page.width) / MM, float(page.height) / MM))
            assert letters(drawing) == Counter("".join(c["text"] for c in page.chars).translate(_SPACES))
            starts = {(round(c["x0"] / MM), round(float(page.height - c["matrix"][5]) / MM)) for c in page.chars}
            begun = [shape for shape in flat(drawing.shapes) if isinstance(shape, Words)]
            assert len(begun) > 5
            around = {(x + right, y + down) for x, y in starts for right in (-1, 0, 1) for down in (-1, 0, 1)}
            assert {(round(each.foot[0]), round(each.foot[1])) for each in begun} <= around


def test_of_a_figure_that_is_cut_only_what_is_printed_is_seen() -> None:
    """The lines of the board go on beyond the part of it that the figure shows."""
    seen: list[Drawing] = []
    print_pdf(PrintRequest("twixt", sheet="teacher"), seen)
    for drawing in seen:
        paper = Box(9.0, 9.0, drawing.width - 9.0, drawing.height - 9.0)
        assert all(paper.holds(shape.box()) for shape in drawing.shapes if not isinstance(shape, Words))
        windows = [shape for shape in drawing.shapes if isinstance(shape, Window)]
        assert len(windows) == 3
        assert any(not window.through.holds(shape.box()) for window in windows for shape in window.shapes)


def test_the_lines_of_a_score_sheet_are_seen() -> None:
    seen: list[Drawing] = []
    print_pdf(PrintRequest("backgammon", sheet="scores"), seen)
    lines = [shape for shape in seen[0].shapes if isinstance(shape, Stroke)]
    assert len(lines) > 30
    assert all(0 <= x <= 210 and 0 <= y <= 297 for line in lines for x, y in line.points)


def test_folded_pages_lie_side_by_side_in_the_order_of_the_sheets() -> None:
    pages = [Drawing(148.5, 210.0, (Words((10.0, 10.0), str(n), "text", 4.0, (0, 0, 0)),)) for n in range(1, 5)]
    sides = folded_drawings(pages)
    found = [[(shape.text, shape.foot[0]) for shape in side.shapes if isinstance(shape, Words)] for side in sides]
    assert found == [[("4", 10.0), ("1", 158.5)], [("2", 10.0), ("3", 158.5)]]
    assert (sides[0].width, sides[0].height) == (297.0, 210.0)


def test_what_nobody_waits_for_is_given_up() -> None:
    before = WANTED.set(lambda: False)
    try:
        with pytest.raises(GivenUp):
            print_pdf(PrintRequest("moulin", sheet="rules"))
    finally:
        WANTED.reset(before)
