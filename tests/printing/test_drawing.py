"""Drawings: what printing keeps of boards and men, written as SVG and as pages of a PDF."""

from __future__ import annotations

import io
import math
from random import Random
from xml.etree import ElementTree

import pdfplumber
import pygame
import pytest
from pypdf import PdfReader

from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.printing.game.boards import board_drawing, diagram, pitch_of, plate_for, scaled, set_up
from jeux.printing.game.diagrams import drawn_diagram
from jeux.printing.paper.drawing import Box, Circle, Drawing, Polygon, Stroke, VectorPen, Words
from jeux.printing.paper.inks import inks
from jeux.printing.paper.pdf import pages_pdf
from jeux.printing.paper.properties import Properties
from jeux.printing.paper.svg import svg
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, complete_options
from jeux.views.games import view_of
from jeux.views.games.jacquet import FLAG
from jeux.views.style.pen import PixelPen
from jeux.views.style.plates import draw_man
from jeux.views.style.styles import STYLES

EVERY_KEY = pytest.mark.parametrize("key", CATALOGUE)
MM = 72 / 25.4
SVG = "{http://www.w3.org/2000/svg}"
LIVRET = STYLES["livret"]


def start(key: str, width: float = 120.0) -> Drawing:
    game = CATALOGUE[key]
    options = complete_options(game, {})
    return diagram(game, game.start(options, game.players[0]), options, game.players[0], width, False)


@EVERY_KEY
def test_a_diagram_is_as_wide_as_asked_and_nothing_leaves_it(key: str) -> None:
    drawn = start(key)
    assert drawn.width == pytest.approx(120)
    paper = Box(0, 0, drawn.width, drawn.height).grown(0.01)
    for shape in drawn.shapes:
        if not isinstance(shape, Words):  # the box of words is a guess
            assert paper.holds(shape.box()), shape


@EVERY_KEY
def test_every_man_of_the_start_is_drawn(key: str) -> None:
    """Beside what the empty board has, there are shapes for each man that stands on it."""
    game = CATALOGUE[key]
    options, players = complete_options(game, {}), game.players[0]
    position = game.start(options, players)
    board = set_up(game, options, position)
    men = [
        board.men.kind(man)
        for place, stack in board.men.stacks.items()
        for number, man in enumerate(stack)
        if board.layout.spot(place, number, len(stack)) is not None
    ]
    movable = [kind for kind in men if board.pieces.goes_alone(kind) and not board.pieces.is_fixed(kind)]
    empty = VectorPen()
    plate = plate_for(game, options, players, 20.0, inks(colour=False))
    plate.draw(empty, plate.named)
    assert len(start(key).shapes) >= len(empty.shapes) + 2 * len(movable) - 1  # a lentil of the treasure has two shapes


def test_the_postillons_bear_their_pennons_on_paper() -> None:
    """A flag of five corners stands on the top of each of the two piles."""
    drawn = start("jacquet")
    flags = [shape.box() for shape in drawn.shapes if isinstance(shape, Polygon) and len(shape.corners) == len(FLAG)]
    assert len(flags) == 2
    game = CATALOGUE["jacquet"]
    options = complete_options(game, {})
    board = set_up(game, options, game.start(options, 2))
    plate = scaled(board, 120.0, inks(colour=False))
    tops = [board.layout.spot(place, 14, 15) for place, stack in board.men.stacks.items() if len(stack) == 15]
    for box, spot in zip(sorted(flags), sorted(spot for spot in tops if spot), strict=True):
        x, y = plate.at_origin.pixel(spot)
        staff = (x - plate.manned.left, y - plate.manned.top)
        assert math.dist((box.left, box.bottom), staff) < board.layout.man_size * plate.unit


@EVERY_KEY
def test_both_pens_draw_a_man_over_the_same_square(key: str) -> None:
    """What the vector pen keeps of a man covers the pixels that the other pen fills."""
    for emblem in view_of(CATALOGUE[key]).look.emblems.values():
        pygame.font.init()
        canvas = pygame.Surface((200, 200), pygame.SRCALPHA)
        draw_man(PixelPen(canvas, 1).on((100, 100), 200), emblem, LIVRET)
        pen = VectorPen()
        draw_man(pen.on((100, 100), 200), emblem, LIVRET)
        boxes = [shape.box() for shape in pen.shapes if not isinstance(shape, Words)]
        filled = canvas.get_bounding_rect()
        seen = (
            min(box.left for box in boxes),
            min(box.top for box in boxes),
            max(box.right for box in boxes),
            max(box.bottom for box in boxes),
        )
        edges = (filled.left, filled.top, filled.right, filled.bottom)
        bounded = [min(200.0, max(0.0, edge)) for edge in seen]
        assert max(abs(a - b) for a, b in zip(bounded, edges, strict=True)) <= 3, emblem


@EVERY_KEY
def test_svg_has_its_size_in_millimetres_and_one_element_a_shape(key: str) -> None:
    drawn = start(key)
    root = ElementTree.fromstring(svg(drawn, "Jeu & <titre>"))
    assert root.tag == f"{SVG}svg"
    assert root.get("version") == "1.1"
    assert root.get("width") == "120mm"
    assert [float(part) for part in root.get("viewBox", "").split()] == pytest.approx(
        [0, 0, 120, drawn.height], abs=1e-3
    )
    assert root.findtext(f"{SVG}title") == "Jeu & <titre>"
    kinds = {Polygon: "polygon", Stroke: "polyline", Circle: "circle", Words: "text"}
    for kind, tag in kinds.items():
        assert len(root.findall(f"{SVG}{tag}")) == sum(type(shape) is kind for shape in drawn.shapes)


@EVERY_KEY
def test_an_independent_reader_finds_the_shapes_of_a_page_where_they_were_drawn(key: str) -> None:
    drawn = board_drawing(CATALOGUE[key], {}, CATALOGUE[key].players[0], 20.0, True)
    content = pages_pdf([drawn], Properties("Plateau", "", "fr"))
    page = PdfReader(io.BytesIO(content)).pages[0]
    for box in (page.mediabox, page.trimbox, page.cropbox):
        assert [float(edge) / MM for edge in box] == pytest.approx([0, 0, drawn.width, drawn.height], abs=1e-3)
    with pdfplumber.open(io.BytesIO(content)) as document:
        read = document.pages[0]
        assert not read.images
        found = [*read.rects, *read.curves, *read.lines]
        shapes = [shape for shape in drawn.shapes if not isinstance(shape, Words)]
        assert len(found) == len(shapes)
        words = [shape for shape in drawn.shapes if isinstance(shape, Words)]
        assert sum(len(shape.text) for shape in words) == len(read.chars)
    left = min(item["x0"] for item in found) / MM
    expected = min(min(x for x, _ in _points(shape)) for shape in shapes)
    assert left == pytest.approx(expected, abs=0.01)


def _points(shape: object) -> list[tuple[float, float]]:
    match shape:
        case Polygon(corners):
            return list(corners)
        case Stroke(points):
            return list(points)
        case Circle((x, y), radius):
            return [(x - radius, y)]
    raise AssertionError(shape)


@EVERY_KEY
def test_men_that_stand_side_by_side_are_a_pitch_apart(key: str) -> None:
    game = CATALOGUE[key]
    options = complete_options(game, {})
    board = set_up(game, options, game.start(options, game.players[0]))
    layout, pitch = board.layout, pitch_of(board.game.board, board.layout)
    places = [place for place in board.game.board.points if layout.spot(place, 0, 1) is not None]
    spots = [layout.spot(place, 0, 1) for place in places]
    if layout.pitch is None:  # declared where men are no discs side by side
        nearest = min(math.dist(a, b) for i, a in enumerate(spots) for b in spots[:i] if a and b and a != b)
        assert pitch == pytest.approx(nearest)


def test_the_same_drawing_gives_the_same_file() -> None:
    said = Properties("Moulin", "", "fr")
    assert pages_pdf([start("moulin")], said) == pages_pdf([start("moulin")], said)


@EVERY_KEY
def test_every_figure_fits_its_room(key: str) -> None:
    for figure in diagrams_of(key).values():
        drawn = drawn_diagram(figure, 80.0, 60.0, False)
        assert drawn.width <= 80.01
        assert drawn.height <= 60.01
        assert drawn.shapes


@EVERY_KEY
def test_a_game_that_has_ended_is_drawn(key: str) -> None:
    """Played at random to its end, or for so long: every position is a diagram, also from its text."""
    game, random = CATALOGUE[key], Random(key)
    options, players = complete_options(game, {}), game.players[0]
    position = game.start(options, players)
    for _ in range(150):
        if position.turn == OVER:
            break
        position = position.play(random.choice(position.steps()))
    drawn = diagram(game, position, options, players, 80.0, True)
    assert svg(drawn) == svg(diagram(game, position.text(), options, players, 80.0, True))
