"""What is shown before it is printed is what the PDF has."""

from __future__ import annotations

import pygame
import pytest

from jeux.printing.paper.drawing import Box, Circle, Drawing, Polygon, Stroke, Window, Words
from jeux.printing.paper.preview import dashed, surface_of
from jeux.printing.request import DRAWN, PrintRequest, pages_of, print_pdf
from tests.printing.reading import count_pages

BLACK, WHITE, RED = (0, 0, 0), (255, 255, 255), (255, 0, 0)


@pytest.fixture(autouse=True)
def _letters() -> None:
    pygame.font.init()


def shown(*shapes: object) -> pygame.Surface:
    return surface_of(Drawing(100.0, 50.0, shapes), 400)  # type: ignore[arg-type]


def test_millimetres_become_pixels() -> None:
    picture = shown(Polygon(((10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0)), RED))
    assert picture.get_size() == (400, 200)
    assert picture.get_at((60, 60))[:3] == RED
    assert picture.get_at((90, 60))[:3] == WHITE


def test_rings_and_strokes_leave_their_middle_white() -> None:
    picture = shown(Circle((50.0, 25.0), 20.0, None, BLACK, 2.0), Stroke(((0.0, 5.0), (100.0, 5.0)), RED, 2.0))
    assert picture.get_at((200, 100))[:3] == WHITE
    assert picture.get_at((200 + 80, 100))[:3] == BLACK
    assert picture.get_at((40, 20))[:3] == RED


def test_a_window_shows_its_part_alone() -> None:
    whole = Polygon(((0.0, 0.0), (100.0, 0.0), (100.0, 50.0), (0.0, 50.0)), RED)
    picture = shown(Window(Box(25.0, 0.0, 50.0, 50.0), (whole,)))
    assert [picture.get_at((x, 100))[:3] for x in (80, 150, 220)] == [WHITE, RED, WHITE]


@pytest.mark.parametrize(("anchor", "side"), [("start", 1), ("end", -1)])
def test_words_stand_where_they_begin_or_end(anchor: str, side: int) -> None:
    picture = shown(Words((50.0, 30.0), "HHHH", "bold", 10.0, BLACK, anchor))  # type: ignore[arg-type]
    assert any(picture.get_at((200 + side * x, 110))[:3] == BLACK for x in range(4, 30))
    assert all(picture.get_at((200 - side * x, 110))[:3] == WHITE for x in range(4, 30))


def test_dashes_begin_at_each_corner_and_leave_gaps() -> None:
    dashes = list(dashed(((0.0, 0.0), (10.0, 0.0), (10.0, 3.0)), 2.0, 2.0))
    assert dashes == [
        ((0.0, 0.0), (2.0, 0.0)),
        ((4.0, 0.0), (6.0, 0.0)),
        ((8.0, 0.0), (10.0, 0.0)),
        ((10.0, 0.0), (10.0, 2.0)),
    ]


@pytest.mark.parametrize("sheet", DRAWN)
def test_there_are_as_many_pages_as_are_printed(sheet: str) -> None:
    request = PrintRequest("quandary", sheet=sheet)
    pages = pages_of(request)
    assert len(pages) == count_pages(print_pdf(request))
    picture = surface_of(pages[0], 200)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 200, 3) for y in range(0, picture.get_height(), 3)}) > 2
