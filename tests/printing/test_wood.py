"""Boards in the program's own wood and felt: true to scale, at 300 dots an inch, one picture across all sheets."""

from __future__ import annotations

import io

import pdfplumber
import pygame
import pytest

from jeux.printing.game.jobs import PrintError, job_of
from jeux.printing.game.wood import DOTS, DPI, Wood, wooden_plate
from jeux.printing.paper.drawing import Box, Picture, Window
from jeux.printing.paper.preview import surface_of
from jeux.printing.paper.svg import svg
from jeux.printing.request import PrintRequest, fits, print_pdf
from jeux.printing.sheets.board import pages, plate_of, spread_of
from jeux.rules import CATALOGUE
from jeux.views.true_scale import WoodenBoard
from tests.printing.reading import MM, count_pages, loose_fonts

LARGEST = 10_000_000
"""Bytes of a file."""


def window_of(key: str, page: int = 0) -> Window:
    window = pages(job_of(PrintRequest(key, wood=True)))[page].shapes[0]
    assert isinstance(window, Window)
    return window


@pytest.mark.parametrize("key", ["moulin", "nim_bicolore"])
def test_every_sheet_has_a_picture_of_three_hundred_dots(key: str) -> None:
    content = print_pdf(PrintRequest(key, wood=True))
    assert len(content) < LARGEST / 5
    assert loose_fonts(content) == []
    assert count_pages(content) == fits(PrintRequest(key)).sheets, "the frame costs no sheet"
    with pdfplumber.open(io.BytesIO(content)) as document:
        for page in document.pages:
            (image,) = page.images
            wide, high = image["srcsize"]
            assert wide / (image["width"] / 72) == pytest.approx(DPI, rel=1e-4)
            assert high / (image["height"] / 72) == pytest.approx(DPI, rel=1e-4)
            assert image["width"] < 277 * MM + 1


def test_sheets_side_by_side_show_the_same_wood() -> None:
    """What two sheets have in common is alike on both, dot by dot, whatever part each of them is scaled from."""
    board = WoodenBoard(CATALOGUE["twixt"], {}, CATALOGUE["twixt"].start({}, 2), 29.7 * DOTS)
    left, right = board.part(pygame.Rect(100, 100, 700, 300)), board.part(pygame.Rect(693, 100, 400, 300))
    for x in range(100):
        for y in range(0, 300, 20):
            pair = left.get_at((593 + x, y)), right.get_at((x, y))
            assert max(abs(one - other) for one, other in zip(*pair, strict=True)) <= 40, (x, y)


def test_a_place_lies_where_the_rules_have_it() -> None:
    """The holes of a wooden board are dark in the middle of each point, at the distance of the men."""
    job = job_of(PrintRequest("twixt", wood=True))
    plate = wooden_plate(job)
    x, y = plate.at_origin.pixel(plate.board.game.board.where["m12"])
    reach = 5.0
    at = Box(x - reach, y - reach, x + reach, y + reach)
    window = next(Wood(job, plate).look(at)(Box(0.0, 0.0, 2 * reach, 2 * reach), (0.0, 0.0)))
    assert isinstance(window, Window)
    (picture,) = window.shapes
    assert isinstance(picture, Picture)
    seen = pygame.image.load(io.BytesIO(picture.jpeg), "x.jpg")
    middle, aside = seen.get_at((seen.get_width() // 2, seen.get_height() // 2)), seen.get_at((4, 4))
    assert sum(middle[:3]) < 120 < sum(aside[:3])


def test_wood_is_cut_where_lines_are() -> None:
    for key in ("backgammon", "hex"):
        cuts = []
        for wood in (False, True):
            job = job_of(PrintRequest(key, wood=wood))
            plate = plate_of(job)
            lying = spread_of(job, plate)
            cuts.append([round(tile.seen.left + lying.shown.left, 3) for tile in lying.tiling.tiles if tile.column])
        assert cuts[0] == cuts[1], key


@pytest.mark.parametrize("paper", ["A4", "A3", "Letter"])
@pytest.mark.parametrize("key", ["agon", "mini_halma", "quandary", "reversi", "tablut", "twixt"])
def test_opposite_sides_show_as_much_of_the_frame(key: str, paper: str) -> None:
    """Lines reach as far as their labels on one side; wood that is cut so looks broken off."""
    job = job_of(PrintRequest(key, wood=True, paper=paper))
    plate = plate_of(job)
    lying = spread_of(job, plate)
    (left, top, right, bottom), shown = plate.field, lying.shown
    assert left - shown.left == pytest.approx(shown.right - right, abs=0.01)
    assert top - shown.top == pytest.approx(shown.bottom - bottom, abs=0.01)
    assert max(left - shown.left, top - shown.top) > 0.2 * plate.unit
    for row in {tile.row for tile in lying.tiling.tiles}:
        seen = [tile.seen for tile in lying.tiling.tiles if tile.row == row]
        ends = min(box.left for box in seen), max(box.right for box in seen)
        assert ends == pytest.approx((0.0, shown.width)), "no row is cut off"
    assert lying.tiling.sheets <= fits(PrintRequest(key, paper=paper)).sheets, "the frame costs no sheet"


def test_a_picture_that_shows_more_than_the_game_uses_has_no_frame() -> None:
    """A box of nine flaps is cut out of the picture of twelve."""
    for tiles, framed in (("9", False), ("12", True)):
        job = job_of(PrintRequest("boite", wood=True, options={"tiles": tiles}))
        assert bool(Wood(job, wooden_plate(job)).framed) is framed


def test_a_picture_is_previewed_and_written_as_svg() -> None:
    pygame.font.init()
    drawing = pages(job_of(PrintRequest("crosses", wood=True)))[0]
    preview = surface_of(drawing, 200)
    colours = {tuple(preview.get_at((x, y)))[:3] for x in range(40, 160, 10) for y in range(40, 160, 10)}
    assert any(red > blue + 40 for red, _, blue in colours), "brown, not grey"
    assert b"data:image/jpeg;base64," in svg(drawing)
    picture = window_of("crosses").shapes[0]
    assert isinstance(picture, Picture)
    assert len(picture.small) < len(picture.jpeg) / 4


def test_only_boards_are_of_wood() -> None:
    with pytest.raises(PrintError) as refused:
        print_pdf(PrintRequest("moulin", sheet="men", wood=True))
    assert refused.value.code == "no-wood"
