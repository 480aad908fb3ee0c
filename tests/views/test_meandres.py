"""Les Méandres in the window: rows follow the hand, the line is traced, and slides are told."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from jeux.play.games.meandres import WORDING
from jeux.play.gestures.hand import Hand
from jeux.play.gestures.permits import permit_of
from jeux.rules.games.meandres.board import CELLS, winning_lines
from jeux.rules.games.meandres.game import GAME, read, start
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.views.board import BoardView
from jeux.views.games.meandres import VIEW
from jeux.views.games.meandres_rows import lead_of, stroke, traced_lines
from tests import desk

WON = "board=abab.ababababbabababababa turn=A back=e4"
TWO = "board=aab.aabbbabaabbbababababa turn=B back=b5"
NEARLY = "board=ababaabab.babbabababababa turn=B back=a4"


@pytest.mark.parametrize(
    ("step", "to", "n"), [("a3-b3", "b3", 2), ("b3-c3", "c3", 1), ("e3-d3", "d3", 2), ("c5-c4", "c4", 2)]
)
def test_a_slide_is_told_by_its_cells(step: str, to: str, n: int) -> None:
    """No way is left or right: the board may be turned."""
    assert WORDING.step(start({}, 2), step) == ("log-slide", {"from": step[:2], "to": to, "n": n})


def test_a_traced_line_runs_without_a_gap_from_side_to_side() -> None:
    for text, count in ((WON, 1), (TWO, 2)):
        here = read(text, {}, 2)
        chains = traced_lines(here)
        assert len(chains) == count
        for chain, line in zip(chains, winning_lines(here.tiles, here.hole), strict=True):
            assert max(math.dist(a, b) for a, b in pairwise(chain)) < 0.1
            for x, y in (chain[0], chain[-1]):
                assert min(abs(x + 0.5), abs(x - 4.5), abs(y + 0.5), abs(y - 4.5)) < 1e-9, "on the edge of the board"
            middles = [GAME.board.where[CELLS[cell]] for cell, _, _ in line]
            assert all(min(math.dist(spot, middle) for middle in middles) < 0.51 for spot in chain)
    assert traced_lines(start({}, 2)) == ()


def test_an_arc_keeps_to_its_corner() -> None:
    # the tile of a5 (an ``a``) from its north side to its west side: around its upper left corner
    chain = stroke(((0, 0, 3),))
    assert chain[0] == pytest.approx((0.0, 4.5))
    assert chain[-1] == pytest.approx((-0.5, 4.0))
    assert all(math.dist(spot, (-0.5, 4.5)) == pytest.approx(0.5) for spot in chain)


def test_a_row_follows_the_hand_as_far_as_it_goes() -> None:
    here, board = start({}, 2), BoardView(GAME, VIEW)
    board.place_in(pygame.Rect(0, 0, 600, 600), {})
    permit, hand, unit = permit_of(here, ()), Hand(), board.frame.unit
    hand.press(permit, "a3", (0, 0))
    assert lead_of(board, here, permit, hand, (0.4 * unit, 0)) is None, "not before it is dragged"
    hand.move((40, 0))
    for way, part, lands in (
        ((0.4, 0.09), 0.4, None),
        ((0.6, 0), 0.6, "b3"),
        ((3, 0), 1.0, "b3"),
        ((-0.5, 0), 0.0, None),
    ):
        lead = lead_of(board, here, permit, hand, (way[0] * unit, way[1] * unit))
        assert lead is not None
        assert lead.places == ("b3", "a3")
        assert lead.offset == pytest.approx((unit * part, 0))
        assert lead.lands == lands


def test_a_tile_that_cannot_slide_is_not_dragged() -> None:
    here = start({}, 2)
    permit, hand = permit_of(here, ()), Hand()
    hand.press(permit, "a1", (0, 0))
    hand.move((60, 0))
    assert not hand.dragging
    hand.press(permit, "a3", (0, 0))
    hand.hold(5.0)
    assert not hand.dragging, "a slow click is a click"


def _button(kind: int, pixel: tuple[float, float]) -> pygame.Event:
    return pygame.Event(kind, pos=(round(pixel[0]), round(pixel[1])), button=1, touch=False)


def pull(app: App, scene: GameScene, place: str, part: float) -> None:
    """Drag a tile of row 3 to the right by a part of a cell."""
    x, y = scene.display.pixel_of(place)
    way = part * scene.display.board.frame.unit
    desk.move(app, (x, y))
    desk.frames(app, 1, [_button(pygame.MOUSEBUTTONDOWN, (x, y))])
    for share in (0.5, 1.0):
        desk.move(app, (x + way * share, y))
    desk.frames(app, 2, [_button(pygame.MOUSEBUTTONUP, (x + way, y))])


def test_a_row_let_go_before_the_middle_goes_back_and_later_it_goes_on(tmp_path: Path) -> None:
    with desk.desk(tmp_path, animation="normal") as app:
        scene = desk.play_table(app, "meandres")
        pull(app, scene, "a3", 0.4)
        assert scene.display.board.moving, "it slides back"
        assert scene.session.match.steps == ()
        desk.frames(app, 20)
        assert not scene.display.board.moving
        assert scene.display.board.standing() == Counter(scene.session.match.position.men())
        pull(app, scene, "a3", 0.6)
        assert scene.session.match.steps == ("a3-b3",)
        desk.frames(app, 20)
        desk.touch(app, scene, "a3")
        assert scene.session.match.steps == ("a3-b3",), "the empty cell is no tile"
        desk.touch(app, scene, "a4")
        assert scene.session.match.steps == ("a3-b3", "a4-a3")


def test_tiles_of_a_row_slide_together() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    here = start({}, 2)
    board = BoardView(GAME, VIEW)
    board.place_in(pygame.Rect(0, 0, 600, 600), {})
    board.show(here)
    board.animate(here.effects("a3-b3"), here.play("a3-b3"), "normal")
    assert len(board.motion.flights) == 2
    assert {flight.begins for flight in board.motion.flights.values()} == {board.motion.now}


def test_the_line_is_drawn_after_the_slide_that_makes_it() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    here = read(NEARLY, {}, 2)
    board = BoardView(GAME, VIEW)
    board.place_in(pygame.Rect(0, 0, 600, 600), {})
    board.show(here)
    assert board.motion.glow_progress == 1.0, "nothing is on its way"
    board.animate(here.effects("e5-e4"), here.play("e5-e4"), "normal")
    assert board.motion.glow_progress == 0.0
    board.advance(0.7)
    assert 0.2 < board.motion.glow_progress < 0.9
    board.advance(2.0)
    assert board.motion.glow_progress == 1.0
