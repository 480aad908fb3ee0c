"""Men beside the board, and the marks of what was taken."""

from __future__ import annotations

import pygame

from jeux.play.gestures.hand import Hand
from jeux.play.gestures.permits import permit_of
from jeux.rules.games.reversi import game as reversi
from jeux.rules.games.tablut import game as tablut
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marking import Marking
from jeux.views.place.trays import FEW, draw_number, lying_in

TRAY = pygame.Rect(10, 10, 280, 26)
TAKES = "board=....b...............bw..............b...k...b...................w...........b.... turn=w quiet=3"


def test_men_keep_clear_of_their_number() -> None:
    for count in (1, FEW, FEW + 1, 32):
        places = [lying_in(TRAY, 60, index, count) for index in range(count)]
        assert {size for _, size in places} == {26}
        assert all(TRAY.left + 13 <= x <= TRAY.right - 26 - 13 for (x, _), _ in places)
        assert places == sorted(places)


def test_many_men_have_their_number_beside_them_and_few_have_none() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 60))
    for count, written in ((FEW, False), (FEW + 1, True)):
        surface = pygame.Surface((320, 60))
        surface.fill((240, 230, 210))
        plain = surface.copy()
        draw_number(surface, TRAY, 60, count)
        assert (pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(plain, "RGB")) is written


def test_a_number_of_three_figures_lies_beside_the_men_too() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 60))
    surface = pygame.Surface((320, 60))
    draw_number(surface, TRAY, 60, 128)
    written = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
    written.invert()
    inked = written.get_bounding_rects()
    (last, _), size = lying_in(TRAY, 60, 127, 128)
    assert min(rect.left for rect in inked) >= last + size / 2
    assert max(rect.right for rect in inked) <= TRAY.right


def marking(game_view: BoardView) -> Marking:
    return Marking(game_view)


def test_a_man_just_taken_is_remembered_where_it_stood() -> None:
    before = tablut.GAME.read(TAKES, {}, 2)
    board = BoardView(tablut.GAME, view_of(tablut.GAME))
    marks = marking(board)
    after = before.play("b2-b7")
    board.show(after)
    marks.follow((before, after), ("b2-b7",), person=True)
    assert marks.marks(permit_of(after, ()), Hand(), after, helped=True).last.taken == (("c7", "b"),)


def test_under_the_pointer_the_disc_that_would_come_and_the_faces_that_would_turn() -> None:
    position = reversi.GAME.start({"start": "diagonal"}, 2)
    board = BoardView(reversi.GAME, view_of(reversi.GAME))
    board.show(position)
    marks = marking(board)
    marks.follow((position,), (), person=True)
    marks.hovered = "c4"
    seen = marks.marks(permit_of(position, ()), Hand(), position, helped=True)
    assert seen.ghost == ("c4", "b")
    assert seen.preview.turns == (("d4", "b"),)
    marks.hovered = "a1"
    assert marks.marks(permit_of(position, ()), Hand(), position, helped=True).ghost is None
