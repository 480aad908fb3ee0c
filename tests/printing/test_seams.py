"""Where boards are cut into sheets: beside the men, at their hinges, on as few sheets as can be."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from jeux.printing.game.jobs import Job, job_of
from jeux.printing.paper.drawing import Box, Drawing, Polygon
from jeux.printing.paper.papers import OVERLAP, PAPERS, Tile, Tiling
from jeux.printing.paper.seams import Seams, count_sheets, parts, tiled
from jeux.printing.request import PrintRequest
from jeux.printing.sheets.board import plate_of, spread
from jeux.rules import CATALOGUE
from tests.rounds import in_turn
from tests.told import told

A4 = PAPERS["A4"]


def board_of(width: float, height: float) -> Drawing:
    return Drawing(width, height, (Polygon(Box(0.0, 0.0, width, height).corners, (0, 0, 0)),))


def grid(side: float, count: int) -> Seams:
    """The men of a board of square cells."""
    men = side * 0.8
    middles = [side * (number + 0.5) for number in range(count)]
    return Seams(tuple(Box(x - men / 2, y - men / 2, x + men / 2, y + men / 2) for x in middles for y in middles))


def job(key: str, paper: str = "A4", men: float = 25.75) -> Job:
    return job_of(PrintRequest(key, paper=paper, men=men))


@pytest.mark.parametrize("size", [(150.0, 200.0), (190.1, 200.0), (400.0, 700.0), (370.0, 277.0)])
def test_tiles_cover_all_and_overlap(size: tuple[float, float]) -> None:
    tiles = tiled(A4, A4.inside, board_of(*size), Seams()).tiles
    assert tiles[0].code == "A1"
    assert len(tiles) == len({tile.code for tile in tiles})
    assert max(tile.seen.right for tile in tiles) == pytest.approx(size[0])
    assert max(tile.seen.bottom for tile in tiles) == pytest.approx(size[1])
    for tile in tiles:
        assert tile.seen.width <= 190 + 1e-6
        assert tile.seen.height <= 277 + 1e-6
        assert tile.seen.width == pytest.approx(tiles[0].seen.width), "without places all are of one size"
        beside = [other for other in tiles if (other.column, other.row) == (tile.column + 1, tile.row)]
        assert all(tile.seen.right - other.seen.left == pytest.approx(OVERLAP) for other in beside)


def test_a_cut_goes_between_cells_and_leaves_no_strip() -> None:
    (first, second) = tiled(A4, A4.inside, board_of(270.0, 270.0), grid(30.0, 9)).tiles
    assert second.seen.left == pytest.approx(120.0), "the middle cell begins there"
    assert (first.seen.width, second.seen.width) == pytest.approx((130.0, 150.0))


def test_a_hinge_is_cut_whatever_lies_there() -> None:
    seams = Seams(grid(30.0, 9).places, hinges=(135.0,))
    assert tiled(A4, A4.inside, board_of(270.0, 270.0), seams).tiles[1].seen.left == 135.0


def test_places_that_leave_no_gap_are_cut_for_want_of_better() -> None:
    random = Random("seams")
    for _ in range(100):
        whole, room = random.uniform(200.0, 900.0), random.uniform(100.0, 300.0)
        offered = {random.uniform(0.0, whole): random.choice((0.0, 0.5, 1.0)) for _ in range(random.randrange(5))}
        spans = parts((0.0, whole), room, offered).spans
        assert len(spans) == count_sheets(whole, room), "no sheet more than it takes"
        assert (spans[0][0], spans[-1][1]) == (0.0, whole)
        for (begins, ends), (later, _) in pairwise(spans):
            assert ends - later == pytest.approx(OVERLAP)
            assert ends - begins <= room + 1e-6
            assert later > begins


def test_rows_that_lean_are_cut_each_by_itself() -> None:
    """A rhombus leaves two corners of its rectangle free: no sheet is spent on them."""
    lean = Polygon(((0.0, 0.0), (300.0, 0.0), (560.0, 520.0), (260.0, 520.0)), (0, 0, 0))
    tiling = tiled(A4, A4.inside, Drawing(560.0, 520.0, (lean,)), Seams())
    assert (tiling.columns, tiling.rows, tiling.sheets) == (3, 2, 6)
    assert count_sheets(560.0, 190.0) * 2 == 8
    for row in range(2):
        strip = [tile.seen for tile in tiling.tiles if tile.row == row]
        for part in range(11):
            y = strip[0].top + part / 10 * (strip[0].bottom - strip[0].top)
            assert strip[0].left <= y / 2 + 1e-6
            assert y / 2 + 300.0 <= strip[-1].right + 1e-6


@pytest.mark.parametrize("key", ["backgammon", "jacquet"])
@pytest.mark.parametrize("paper", PAPERS)
def test_tables_are_cut_on_the_middle_of_their_bar(key: str, paper: str) -> None:
    plate = plate_of(job(key, paper))
    tiling = spread(plate, PAPERS[paper]).tiling
    assert tiling.columns == 2
    lefts = {tile.seen.left for tile in tiling.tiles if tile.column == 1}
    label = plate.named.left, plate.field.left
    assert any(left + shown == pytest.approx(6.5 * plate.unit) for left in lefts for shown in label)


@pytest.mark.parametrize(("key", "paper"), in_turn(CATALOGUE, PAPERS))
def test_no_seam_goes_through_a_place_where_none_has_to(key: str, paper: str) -> None:
    plate = plate_of(job(key, paper))
    tiling = spread(plate, PAPERS[paper]).tiling
    assert tiling.cost <= 0.0 or told(key, "SEAMS_CROSS_PLACES", False)


@pytest.mark.parametrize(
    ("key", "sheets"), [("hex", 8), ("barricades", 7), ("backgammon", 4), ("twixt", 12), ("moulin", 2), ("boite", 2)]
)
def test_the_sheets_of_a_board(key: str, sheets: int) -> None:
    assert spread(plate_of(job(key)), A4).tiling.sheets == sheets


def test_a_tiling_counts_its_longest_row() -> None:
    tiling = Tiling(A4, A4.room, (Tile(0, 0, A4.room), Tile(0, 1, A4.room), Tile(1, 1, A4.room)))
    assert (tiling.columns, tiling.rows, tiling.sheets) == (2, 2, 3)
