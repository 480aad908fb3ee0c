"""A board that is turned is the same board: every place is found where it is seen, and every name stands beside it."""

from __future__ import annotations

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.style.frame import AS_DRAWN, HALF_TURN, UPSIDE_DOWN, Mirroring
from tests.told import told

pytestmark = pytest.mark.full_pictures

ROOM = pygame.Rect(40, 30, 900, 700)
WAYS = [(key, way) for key, game in CATALOGUE.items() for way in view_of(game).look.seating.ways]
TURNS = {"never": (AS_DRAWN,), "half": (AS_DRAWN, HALF_TURN)}
"""The ways a board may lie, as the tests of its game call them."""


def board_of(key: str, way: Mirroring, theme: str = "livret") -> BoardView:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    game = CATALOGUE[key]
    board = BoardView(game, view_of(game))
    board.apply_theme(theme)
    board.way = way
    board.place_in(ROOM, {})
    board.arrange(game.start(complete_options(game, {}), game.players[0]))
    board.show(game.start(complete_options(game, {}), game.players[0]))
    return board


@pytest.mark.parametrize(("key", "way"), WAYS)
def test_every_place_is_found_where_it_is_seen(key: str, way: Mirroring) -> None:
    board = board_of(key, way)
    as_drawn = board_of(key, AS_DRAWN)
    for place in board.places():
        x, y = board.pixel(place)
        assert board.at((round(x), round(y))) == place
        seen = as_drawn.pixel(place)
        expected = (
            seen[0] if way.across > 0 else 2 * ROOM.centerx - seen[0],
            seen[1] if way.up > 0 else 2 * ROOM.centery - seen[1],
        )
        assert (x, y) == pytest.approx(expected, abs=1.5)


@pytest.mark.parametrize("theme", ["bois", "livret"])
@pytest.mark.parametrize(("key", "way"), [(key, way) for key, way in WAYS if way != AS_DRAWN])
def test_the_picture_turns_with_its_places(key: str, way: Mirroring, theme: str) -> None:
    """What is seen at the places of the board is the same: compared small, as drawn lines may fall a pixel apart."""
    pictures = []
    for lies in (AS_DRAWN, way):
        board, ground = board_of(key, lies, theme), pygame.Surface((980, 760))
        board.draw_ground(ground)
        picture = ground.subsurface(board.frame.rect.clip(ground.get_rect()))
        pictures.append(pygame.transform.smoothscale(picture, (30, 30)))
    turned = pygame.transform.flip(pictures[0], way.across < 0, way.up < 0)
    spots = [(x, y) for x in range(30) for y in range(30)]
    apart = [
        sum(abs(a - b) for a, b in zip(turned.get_at(s)[:3], pictures[1].get_at(s)[:3], strict=True)) for s in spots
    ]
    upright = told(key, "DRAWN_UPRIGHT", "") == theme  # signs stand in their cells, whichever way the board lies
    assert sum(apart) / len(apart) < (80 if upright else 24)


@pytest.mark.parametrize("key", CATALOGUE)
def test_which_boards_may_be_turned(key: str) -> None:
    ways, turns = view_of(CATALOGUE[key]).look.seating.ways, told(key, "TURNS", "half")
    assert UPSIDE_DOWN in ways if turns == "upside down" else ways == TURNS[turns]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("key", "home"), [("backgammon", (("24", "19"), ("1", "6"))), ("jacquet", (("B1", "B6"), ("N1", "N6")))]
)
def test_the_home_of_a_lone_person_is_at_the_lower_right(
    key: str, home: tuple[tuple[str, str], ...], player: int
) -> None:
    seating = view_of(CATALOGUE[key]).look.seating
    board = board_of(key, seating.way((player,), turned=False))
    rim = board.frame.rect
    last, first = (board.frame.pixel(CATALOGUE[key].board.where[place]) for place in home[player])
    assert last[1] > rim.centery
    assert first[1] > rim.centery
    assert last[0] > first[0] > rim.centerx
    assert seating.way((player,), turned=True) != board.way
    assert seating.way((0, 1), turned=False) == seating.way((), turned=False) == AS_DRAWN


@pytest.mark.parametrize(("key", "way"), WAYS)
def test_every_name_stands_on_the_frame(key: str, way: Mirroring) -> None:
    board = board_of(key, way)
    for _, spot in board.layout.labels:
        assert board.frame.rect.collidepoint(board.frame.pixel(spot))
