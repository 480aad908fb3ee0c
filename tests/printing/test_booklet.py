"""The booklet of all rules, as it is read and as it is folded."""

from __future__ import annotations

import io
import re
from itertools import islice
from typing import Any

import pdfplumber
import pytest
from pypdf import PdfReader

from jeux.common.texts import Texts
from jeux.printing.game.plates import Plate
from jeux.printing.paper.imposition import FoldedCanvas, spreads
from jeux.printing.request import PrintRequest, print_pdf
from jeux.printing.sheets import booklet
from jeux.rules import CATALOGUE
from tests.printing.paper import bare, images_of, letters_of, strange_fonts
from tests.printing.reading import boxes_of, count_pages


@pytest.fixture(autouse=True)
def _white(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the figures white: a reader takes long for their lines."""
    monkeypatch.setattr(Plate, "draw", lambda _plate: None)


def folded(sides: list[tuple[int, int]]) -> list[int]:
    """The pages as one turns them: each sheet lies in the one before, folded in its middle."""
    sheets = [(sides[i], sides[i + 1]) for i in range(0, len(sides), 2)]
    first = [page for (_, right), (behind, _) in sheets for page in (right, behind)]
    second = [page for (left, _), (_, behind) in reversed(sheets) for page in (behind, left)]
    return first + second


@pytest.mark.parametrize("pages", [4, 8, 40, 80])
def test_folded_pages_follow_each_other(pages: int) -> None:
    assert folded(list(spreads(pages))) == list(range(1, pages + 1))


def test_pages_lie_side_by_side_in_that_order() -> None:
    file = io.BytesIO()
    canvas = FoldedCanvas(file, pagesize=(200, 300))
    for number in range(1, 9):
        canvas.drawString(90, 150, str(number))
        canvas.showPage()
    canvas.save()
    with pdfplumber.open(io.BytesIO(file.getvalue())) as document:
        assert {(page.width, page.height) for page in document.pages} == {(400, 300)}
        sides = [[(char["x0"], char["text"]) for char in page.chars] for page in document.pages]
    assert [pytest.approx([x for x, _ in side], abs=1) == [90, 290] for side in sides] == [True] * 4
    assert folded([(int(left[1]), int(right[1])) for left, right in sides]) == list(range(1, 9))


@pytest.mark.thorough
def test_the_table_of_contents_and_the_outline_lead_to_every_game() -> None:
    texts = Texts("fr")
    content = print_pdf(PrintRequest("hex", "booklet"))
    reader: Any = PdfReader(io.BytesIO(content))
    outline = {entry.title: reader.get_destination_page_number(entry) + 1 for entry in reader.outline}
    names = [texts.game(key, "name") for key in CATALOGUE]
    assert list(outline) == [*names, texts.get("glossary-title")]
    contents, *chapters = letters_of(content, 2, *(number - 1 for number in outline.values()))
    for (name, number), words in zip(outline.items(), chapters, strict=True):
        assert re.search(rf"{re.escape(bare(name))}.{{0,60}}?\.{{5,}}{number}(?!\d)", contents), name
        foot = f"{number}{bare(name)}" if number % 2 == 0 else f"{bare(name)}{number}"
        assert words.startswith((f"{foot}{bare(name)}", f"{number}{bare(name)}"))
    links = [link for link in reader.pages[2].get("/Annots", ()) if link.get_object()["/Subtype"] == "/Link"]
    assert len(links) >= len(outline)
    assert strange_fonts(content) == []
    assert images_of(content) == 0
    for box in boxes_of(content):
        assert box == pytest.approx((0, 0, 210, 297), abs=0.01)


def test_a_folded_booklet_has_whole_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    """With five games, which fill more than eight sides: the other test sets them all."""
    few = dict(islice(CATALOGUE.items(), 5))
    monkeypatch.setattr(booklet, "CATALOGUE", few)
    content = print_pdf(PrintRequest("hex", "booklet", "Letter", language="en", imposed=True))
    assert count_pages(content) % 2 == 0
    for box in boxes_of(content):
        assert box == pytest.approx((0, 0, 279.4, 215.9), abs=0.01)
    assert strange_fonts(content) == []
    with pdfplumber.open(io.BytesIO(content)) as document:
        last = 2 * len(document.pages)
        halves = [half for page in document.pages[:8] for half in _feet(page)]
    for (left, right), (on_left, on_right) in zip(
        spreads(last), zip(halves[::2], halves[1::2], strict=True), strict=False
    ):
        assert on_left in ("", str(left))
        assert on_right in ("", str(right))
    assert sum(map(bool, halves)) > 8


def _feet(page: Any) -> list[str]:
    """The numbers at the foot of the left page and of the right one."""
    below = [word for word in page.extract_words() if word["top"] > page.height * 0.92 and word["text"].isdecimal()]
    middle = page.width / 2
    return ["".join(w["text"] for w in below if (w["x0"] > middle) == right) for right in (False, True)]
