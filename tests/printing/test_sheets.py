"""Sheets at true scale, measured in the PDF by a reader that has nothing to do with the writer."""

from __future__ import annotations

import io
import math
from operator import itemgetter
from random import Random

import pdfplumber
import pytest

from jeux.common.texts import Texts
from jeux.printing.game.boards import board_drawing, pitch_of, plate_for, set_up
from jeux.printing.game.cut_outs import HINGE, kinds
from jeux.printing.game.jobs import job_of
from jeux.printing.game.legend import legend
from jeux.printing.game.sheet import CARD, CROP, RULER, card_outline
from jeux.printing.paper import men
from jeux.printing.paper.drawing import Box, Stroke, Window, Words, around
from jeux.printing.paper.inks import inks
from jeux.printing.paper.papers import OVERLAP, PAPERS, Tiling
from jeux.printing.paper.pdf import pages_pdf
from jeux.printing.paper.properties import Properties
from jeux.printing.request import PrintError, PrintRequest, fits, print_pdf
from jeux.printing.sheets.men import pages as men_pages
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.views.games import view_of
from jeux.views.style.shapes import disc
from tests.printing.reading import MM, Page, apart, boxes_of, count_pages, loose_fonts, pages_of
from tests.rounds import in_turn
from tests.told import told

EVERY_KEY = pytest.mark.parametrize("key", CATALOGUE)
MEN = {"A4": 16.0, "A3": 25.75, "Letter": 19.75}
"""For each paper, men of another size."""
TRAY = 15.0 / 11.4
"""How wide the tray of Nim is for its height; a match takes four of its fifteen units."""


def has_card(page: Page) -> bool:
    """Whether the outline of a bank card is on a page, with its sentence."""
    outline = any(sorted(shape.size) == pytest.approx(sorted(CARD), abs=0.02) for shape in page.shapes)
    assert outline is ("carte bancaire" in page.text)
    return outline


@pytest.mark.parametrize("paper", PAPERS)
def test_the_card_stays_out_of_what_is_played_on(paper: str) -> None:
    """Wherever a board lies and however large it is, the card is beside or below it, or nowhere."""
    random, lying, drawn = Random(paper), PAPERS[paper], 0
    room = lying.room
    for _ in range(200):
        left, top = random.uniform(room.left, room.left + 20), random.uniform(room.top, room.top + 20)
        taken = Box(left, top, random.uniform(left + 20, room.right), random.uniform(top + 20, room.bottom))
        outline = card_outline(Texts("fr"), lying, taken, roomy=True)
        lines = [shape.box() for shape in outline if isinstance(shape, Stroke)]
        drawn += len(lines)
        for box in lines:
            assert not box.meets(taken)
            assert room.grown(0.5).holds(box)
    assert 20 < drawn < 200, "some boards leave room for it"


def test_men_fill_their_sheets() -> None:
    """Hundreds of men leave no row free for the card, which has the last sheet where there is room."""
    for key in ("hex", "twixt"):
        drawings = men_pages(job_of(PrintRequest(key, sheet="men")))
        assert len(drawings) <= 11
    assert len(men_pages(job_of(PrintRequest("crosses", sheet="men")))) == 1, "no second sheet for one man"


@pytest.mark.parametrize(("key", "paper"), in_turn(CATALOGUE, PAPERS))
def test_every_sheet_of_a_board_is_true_to_scale(key: str, paper: str) -> None:
    request = PrintRequest(key, paper=paper, men=MEN[paper])
    content, fit = print_pdf(request), fits(request)
    upright = [PAPERS[paper].width, PAPERS[paper].height]
    wanted = [0.0, 0.0, *(reversed(upright) if fit.landscape else upright)]
    for box in boxes_of(content):
        assert box == pytest.approx(wanted, abs=0.01)
    assert loose_fonts(content) == []
    assert count_pages(content) == fit.sheets
    pages = pages_of(content, 0, fit.sheets - 1)
    for page in pages:
        assert not page.images
        assert any(abs(shape.size[0] - RULER) < 0.1 and shape.size[1] < 0.1 for shape in page.shapes)
        assert "100" in page.text
        assert "(taille réelle), sans ajuster à la page" in page.text.replace("\n", " ")
    assert sum(map(has_card, pages[: fit.sheets])) <= 1, "the card stands once"
    measured = [distance for page in pages for distance in apart(page.shapes)]
    if key == "nim_bicolore":  # a tray without equal parts: as wide as it is in the rules' units
        tray = max(shape.size for shape in pages[0].shapes if shape.size[0] == pytest.approx(TRAY * shape.size[1]))
        measured = [tray[0] * 4.0 / 15.0]
    assert any(distance == pytest.approx(fit.pitch, abs=0.15) for distance in measured), measured


@EVERY_KEY
def test_parts_of_a_board_lie_where_the_rules_have_them(key: str) -> None:
    """In the PDF, a shape lies in the middle of every point of the board where men stand on points."""
    game = CATALOGUE[key]
    options, players = complete_options(game, {}), game.players[0]
    plate = plate_for(game, options, players, 20.0, inks(colour=False))
    drawn = board_drawing(game, options, players, 20.0, False)
    board, layout = plate.board.game.board, plate.board.layout
    shapes = pages_of(pages_pdf([drawn], Properties("", "", "fr")))[0].shapes
    middles = {(round(x, 1), round(y, 1)) for x, y in (shape.middle for shape in shapes)}
    near = {(x + dx / 10, y + dy / 10) for x, y in middles for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    found = {(round(x, 1), round(y, 1)) for x, y in near}
    points = [place for place in board.points if layout.spot(place, 0, 1) == board.where.get(place)]
    between = told(key, "MEN_LIE_BETWEEN", False)  # they hang on a rail, lie on an arrow or in a heap
    assert between or len(points) > 0.9 * len(board.points)
    paper = plate.named
    for place in () if between else points:
        x, y = plate.at_origin.pixel(board.where[place])
        assert (round(x - paper.left, 1), round(y - paper.top, 1)) in found, place


@EVERY_KEY
def test_round_men_do_not_touch_each_other(key: str) -> None:
    game = CATALOGUE[key]
    options = complete_options(game, {})
    board = set_up(game, options, game.start(options, game.players[0]))
    if all(board.look.emblems[man].shape is not disc for man in game.men):
        return
    unit = men.pitch_for(25.75) / pitch_of(board.game.board, board.layout)
    spots = {board.layout.spot(place, 0, 1) for place in board.game.board.points} - {None}
    apart_least = min(math.dist(a, b) for a in spots for b in spots if a and b and a != b)
    assert apart_least * unit >= 25.75


@pytest.mark.parametrize("diameter", [4.0, 16.0, 16.25, 25.75, 60.0])
def test_a_cell_is_larger_than_its_man_by_a_seventh(diameter: float) -> None:
    pitch = men.pitch_for(diameter)
    assert diameter * 1.15 <= pitch + 1e-9
    assert pitch < diameter * 1.15 + 0.1
    assert round(pitch * 10) == pytest.approx(pitch * 10)


@pytest.mark.parametrize(
    ("key", "paper", "pitch"),
    [
        ("moulin", "A4", 27.1),
        ("moulin", "A3", 39.6),
        ("tablut", "A4", 21.1),
        ("tablut", "A3", 30.8),
        ("reversi", "A4", 23.8),
        ("crosses", "A4", 47.5),
        ("agon", "A4", 19.4),
        ("agon", "A3", 28.2),
        ("twixt", "A4", 7.9),
        ("hex", "A4", 10.9),
    ],
)
def test_the_largest_men_of_a_sheet(key: str, paper: str, pitch: float) -> None:
    """The pitches were worked out by hand; the men are the largest that one sheet takes, and larger ones take more."""
    largest = fits(PrintRequest(key, paper=paper)).largest_men
    assert men.pitch_for(largest) == pytest.approx(pitch, abs=0.21)
    assert fits(PrintRequest(key, paper=paper, men=largest)).sheets == 1
    assert fits(PrintRequest(key, paper=paper, men=largest + 0.2)).sheets > 1


def test_a_two_euro_coin_does_not_fit_moulin_or_assaut_on_one_sheet() -> None:
    assert fits(PrintRequest("moulin")).sheets == fits(PrintRequest("assaut")).sheets == 2
    assert fits(PrintRequest("moulin", paper="A3")).sheets == 1


@pytest.mark.parametrize("size", [(150.0, 200.0), (190.1, 200.0), (400.0, 700.0), (370.0, 277.0)])
def test_tiles_cover_all_and_overlap(size: tuple[float, float]) -> None:
    tiling = Tiling(PAPERS["A4"], PAPERS["A4"].inside, *size)
    tiles = list(tiling.tiles())
    assert len(tiles) == tiling.sheets == len({tile.code for tile in tiles})
    assert max(tile.seen.right for tile in tiles) == pytest.approx(size[0])
    assert max(tile.seen.bottom for tile in tiles) == pytest.approx(size[1])
    for tile in tiles:
        assert tile.seen.width <= 190 + 1e-6
        assert tile.seen.height <= 277 + 1e-6
        assert tile.seen.width == pytest.approx(tiles[0].seen.width)
        beside = [other for other in tiles if (other.column, other.row) == (tile.column + 1, tile.row)]
        assert all(tile.seen.right - other.seen.left == pytest.approx(OVERLAP) for other in beside)
    assert [tile.code for tile in tiles][:1] == ["A1"]


def test_sheets_of_a_large_board_are_lettered_and_numbered() -> None:
    pages = pages_of(print_pdf(PrintRequest("quandary", men=25.75)))
    codes = ["A1", "A2", "B1", "B2"]
    for number, (page, code) in enumerate(zip(pages, codes, strict=True), 1):
        assert f"Feuille {code}, {number} sur 4" in page.text.replace("\u00a0", " ")
        assert "communs à deux feuilles, puis coller." in page.text
        assert all(other in page.text for other in codes), "each sheet has the plan of all"


@pytest.mark.parametrize("key", ["moulin", "barricades"])
def test_crop_marks_cross_no_words(key: str) -> None:
    with pdfplumber.open(io.BytesIO(print_pdf(PrintRequest(key, men=25.75)))) as document:
        page = document.pages[0]
        marks = [line for line in page.lines if line["width"] + line["height"] == pytest.approx(CROP * MM, abs=0.01)]
        assert len(marks) == 8
        for char in page.chars:
            foot, top = char["bottom"] - 0.2 * char["size"], char["top"] + 0.25 * char["size"]
            for mark in marks:
                apart = char["x1"] < mark["x0"] or mark["x1"] < char["x0"] or foot < mark["top"] or mark["bottom"] < top
                assert apart, char["text"]


@pytest.mark.parametrize(
    ("language", "colours"),
    [("fr", "Bleu Gris Jaune Mauve Noir Orange Rouge Vert"), ("en", "Blue Grey Yellow Mauve Black Orange Red Green")],
)
def test_coloured_squares_have_their_names_and_signs_beside_the_men(language: str, colours: str) -> None:
    (page,) = pages_of(print_pdf(PrintRequest("quandary", sheet="men", language=language)))
    assert all(colour in page.text for colour in colours.split())
    drawn = legend(
        CATALOGUE["quandary"], view_of(CATALOGUE["quandary"]).look.areas, Texts(language), inks(colour=False)
    )
    assert drawn
    assert len([shape for shape in drawn.shapes if isinstance(shape, Words)]) == 8
    assert (
        legend(CATALOGUE["moulin"], view_of(CATALOGUE["moulin"]).look.areas, Texts(language), inks(colour=False))
        is None
    )


@EVERY_KEY
def test_men_to_cut_out_are_those_of_the_rules(key: str) -> None:
    """As many closed shapes of the size of a man as two for each round man of the start, and no page without ruler."""
    game = CATALOGUE[key]
    options = complete_options(game, {})
    start = game.start(options, game.players[0])
    board = set_up(game, options, start)
    content = print_pdf(PrintRequest(key, sheet="men", men=20.0))
    pages = pages_of(content)
    assert loose_fonts(content) == []
    for page in pages:
        assert any(abs(shape.size[0] - RULER) < 0.1 and shape.size[1] < 0.1 for shape in page.shapes)
    assert not any(map(has_card, pages[:-1]))
    rims, cuts = (
        sum(shape.size == pytest.approx((wide, 20.0), abs=0.05) for page in pages for shape in page.shapes)
        for wide in (20.0, 10.0 + math.sqrt(10.0**2 - (HINGE / 2) ** 2))
    )
    usual = [(place, kind) for place, kind in start.men() if board.layout.size_of(place) is None]
    round_men = [kind for _, kind in usual if board.look.emblems[kind].shape is disc and board.pieces.goes_alone(kind)]
    assert rims == cuts == 2 * len(round_men)


@pytest.mark.parametrize("diameter", [men.SMALLEST, 16.0, men.LARGEST])
def test_both_sides_of_a_round_man_meet_when_they_are_folded(diameter: float) -> None:
    """The lines to cut are each other’s image in the fold and end where it ends; the pictures lie on each other."""
    game = CATALOGUE["moulin"]
    drawing = next(kinds(game, complete_options(game, {}), 2, diameter, men.pitch_for(diameter), inks(colour=False)))[0]
    first, second, fold = (shape for shape in drawing.shapes if isinstance(shape, Stroke))
    (x, top), (_, bottom) = fold.points
    assert bottom - top >= min(7.9, diameter / 3), "they hang together"
    assert x == pytest.approx(drawing.width / 2)
    for (ax, ay), (bx, by) in zip(first.points, second.points, strict=True):
        assert (2 * x - ax, ay) == pytest.approx((bx, by))
    ends = sorted((first.points[0], first.points[-1]), key=itemgetter(1))
    assert ends == [pytest.approx((x, top)), pytest.approx((x, bottom))]
    left, right = (shape for shape in drawing.shapes if isinstance(shape, Window))
    assert left.through.right == right.through.left == pytest.approx(x)
    middles = [around([corner for each in side.shapes for corner in each.box().corners]) for side in (left, right)]
    assert x - (middles[0].left + middles[0].right) / 2 == pytest.approx((middles[1].left + middles[1].right) / 2 - x)


def test_both_sides_of_a_man_are_those_of_the_game() -> None:
    reversi, boite = CATALOGUE["reversi"], CATALOGUE["boite"]
    assert set_up(reversi, {}, reversi.start(complete_options(reversi, {}), 2)).look.backs == {"b": "w", "w": "b"}
    text = pages_of(print_pdf(PrintRequest("boite", sheet="men")))[0].text
    assert all(str(number) in text for number in range(1, 10))
    assert boite.men[-2] == "closed"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"sheet": "poster"}, "no-sheet"),
        ({"paper": "B5"}, "no-paper"),
        ({"men": 0.0}, "no-men"),
        ({"men": math.nan}, "no-men"),
        ({"options": {"flying": "5"}}, "no-option"),
        ({"players": 7}, "no-players"),
        ({"game": "crosses", "sheet": "men", "men": 60.0}, "men-too-large"),
    ],
)
def test_what_cannot_be_printed_is_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(PrintError) as refused:
        print_pdf(PrintRequest(**{"game": "moulin", **wish}))  # type: ignore[arg-type]
    assert refused.value.code == code
