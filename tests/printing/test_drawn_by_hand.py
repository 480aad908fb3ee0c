"""What is drawn by hand over a position is on paper and in pictures, in black alone as well."""

from __future__ import annotations

import pygame
import pytest

from jeux.common.palette import BLACK, CHALKS, WHITE, Colour
from jeux.match.chalk import COLOURS, Chalk, with_marks
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.blackboard import drawn_over
from jeux.printing.game.boards import draw_position, set_up
from jeux.printing.paper.drawing import Circle, Drawing, Polygon, Stroke
from jeux.printing.paper.inks import inks
from jeux.printing.request import PrintRequest, pages_of
from jeux.views.portrait import png, portrait

DRAWN = tuple(Chalk(colour, "a1", end) for colour in range(1, COLOURS + 1) for end in ("g7", "a1"))


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))


def colours_of(drawing: Drawing) -> set[Colour]:
    found: set[Colour] = set()
    for shape in drawing.shapes:
        if isinstance(shape, Stroke):
            found.add(shape.ink)
        elif isinstance(shape, Polygon | Circle) and shape.fill:
            found.add(shape.fill)
    return found


def drawn_on() -> Match:
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    match.play("a1")
    match.keep_drawn(with_marks({}, match.position.text(), (*DRAWN, Chalk(1, "z9", "a1"))))
    return match


def test_only_what_the_board_has_is_drawn_and_only_over_its_position() -> None:
    match = drawn_on()
    assert drawn_over(match, match.position) == DRAWN
    assert drawn_over(match, match.positions[0]) == ()


def test_a_diagram_has_the_colours_or_black_and_white_alone() -> None:
    match = drawn_on()
    board = set_up(match.game, match.record.options, match.position)
    coloured = draw_position(board, match.position, 120.0, inks(colour=True), DRAWN)
    assert set(CHALKS) <= colours_of(coloured)
    plain = draw_position(board, match.position, 120.0, inks(colour=False))
    black = draw_position(board, match.position, 120.0, inks(colour=False), DRAWN)
    assert len(black.shapes) > len(plain.shapes) + len(DRAWN)
    assert colours_of(black) == colours_of(plain) | {BLACK, WHITE}


def test_a_sheet_and_a_picture_show_it() -> None:
    match = drawn_on()
    asked = PrintRequest("moulin", "position", colour=True, position=match.position.text(), drawn=DRAWN)
    (page,) = pages_of(asked)
    assert set(CHALKS) <= colours_of(page)
    game, options = match.game, match.record.options
    pictures = [png(portrait(game, options, match.positions, match.steps, 200, drawn=each)) for each in ((), DRAWN)]
    assert pictures[0] != pictures[1]
