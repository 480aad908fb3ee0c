"""What a PDF says of itself, read by another library than the one that wrote it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from pypdf import PdfReader

from jeux.common.tables import Sheet
from jeux.common.texts import Texts
from jeux.printing.paper.drawing import Drawing, Stroke
from jeux.printing.paper.imposition import FROM_THE_EDGE, REACH, folded_drawings
from jeux.printing.request import PrintRequest, print_pdf
from jeux.printing.tables import print_table


def catalogue(content: bytes) -> Any:
    return PdfReader(io.BytesIO(content)).trailer["/Root"]


@pytest.mark.parametrize(
    ("kind", "language", "title", "preferences"),
    [
        ("board", "fr", "Plateau\u00a0: Hex", {"/Duplex": "/Simplex", "/PrintScaling": "/None"}),
        ("men", "en", "Pieces to cut out: Hex", {"/Duplex": "/Simplex", "/PrintScaling": "/None"}),
        ("position", "fr", "Hex", {}),
        ("rules", "en", "Rules of the game: Hex", {"/Duplex": "/DuplexFlipLongEdge"}),
        ("teacher", "fr", "Fiche de l’enseignant\u00a0: Hex", {"/Duplex": "/DuplexFlipLongEdge"}),
        ("problems", "en", "Problems: Hex", {"/Duplex": "/Simplex"}),
        ("scores", "fr", "Feuille de marque\u00a0: Hex", {}),
    ],
)
def test_every_sheet_says_what_it_is(kind: str, language: str, title: str, preferences: dict[str, str]) -> None:
    content = print_pdf(PrintRequest("hex", kind, language=language, number=1))
    root, told = catalogue(content), PdfReader(io.BytesIO(content)).metadata
    assert told is not None
    assert (told.title, told.author) == (title, "Tablier")
    origin = Texts(language).game("hex", "origin")
    assert str(told.subject).startswith(f"Hex · {origin} · ")
    assert root["/Lang"] == language
    assert dict(root["/ViewerPreferences"]) == {"/DisplayDocTitle": True, **preferences}


def test_a_table_says_what_it_is() -> None:
    content = print_table(Sheet("Soirée", "après la ronde 2", ("Nom",), (("Zoé",),), (0,), (0,)), Texts("fr"))
    told = PdfReader(io.BytesIO(content)).metadata
    assert told is not None
    assert (told.title, told.subject) == ("Soirée · après la ronde 2", "Soirée")
    assert catalogue(content)["/Lang"] == "fr"


def test_crosses_of_both_sides_lie_on_each_other() -> None:
    """On the fold, so that neither side has them elsewhere when the sheet is turned over."""
    sides = folded_drawings([Drawing(148.5, 210.0, ())] * 4)
    assert len(sides) == 2
    for side in sides:
        assert all(isinstance(shape, Stroke) for shape in side.shapes)
        spots = {point for shape in side.shapes if isinstance(shape, Stroke) for point in shape.points}
        assert {(297.0 - x, y) for x, y in spots} == spots
        assert {(x, 210.0 - y) for x, y in spots} == spots
        assert min(y for _, y in spots) == FROM_THE_EDGE - REACH
