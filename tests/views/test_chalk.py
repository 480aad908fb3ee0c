"""What is drawn by hand is seen on the boards of all themes by all eyes, and told apart without colour."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from jeux.common.palette import CHALKS
from jeux.common.settings import THEMES
from jeux.match.chalk import COLOURS
from jeux.views.marks.chalk import ChalkMark, _picture, draw_arrow
from jeux.views.marks.marks import Marks
from jeux.views.style.frame import HALF_TURN
from tests.views.eyes import SEEN, SIGHTS, Sight, pixels, ratio
from tests.views.test_vision import _window, board_of, picture, telling_places, under_way, weak_sights

pytestmark = pytest.mark.full_pictures

assert _window, "a window for all tests of this module"
ALIKE = 0.12
"""Two marks of which a smaller part differs are not told apart."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", ["moulin", "backgammon", "twixt"])
def test_it_is_seen_by_all_eyes(key: str, theme: str) -> None:
    board, position = board_of(key, theme), under_way(key)
    board.show(position)
    plain = picture(board, Marks())
    places = telling_places(board, plain, position)
    low = []
    for colour in range(1, COLOURS + 1):
        for number, place in enumerate(places[:3]):
            for other in (place, places[number - 1]):
                marks = Marks(drawn=(ChalkMark(colour, place, other),))
                low += [(colour, place, other, *weak) for weak in weak_sights(board, plain, marks, place)]
    assert low == []


def test_body_and_edge_stand_out_from_each_other_for_all_eyes() -> None:
    for name in SIGHTS:
        see = Sight(name)
        assert all(ratio(see(*body), see(0x11, 0x11, 0x11)) >= SEEN for body in CHALKS), name


def test_the_lines_are_told_apart_in_one_grey() -> None:
    grey = ((0xC0, 0xC0, 0xC0), (0x11, 0x11, 0x11))
    for way, radius in (((180.0, 40.0), 0.0), (None, 30.0)):
        drawn = [_picture(way, radius, 5.0, kind, grey) for kind in range(1, COLOURS + 1)]
        for one, other in combinations(drawn, 2):
            first, second = (pixels(each, each.get_rect()) for each in (one, other))
            inked = sum(a != (0, 0, 0) or b != (0, 0, 0) for a, b in zip(first, second, strict=True))
            differ = sum(abs(a[0] - b[0]) > 60 for a, b in zip(first, second, strict=True))
            assert differ / inked > ALIKE


def test_an_arrow_has_its_head_at_its_end_and_turns_with_the_board() -> None:
    board = board_of("moulin", "contraste")
    mark = Marks(drawn=(ChalkMark(1, "a1", "g7"),))

    def green(surface: pygame.Surface, place: str) -> int:
        box = pygame.Rect(0, 0, 40, 40)
        box.center = (round(board.pixel(place)[0]), round(board.pixel(place)[1]))
        return sum(abs(p[k] - CHALKS[0][k]) < 12 for p in pixels(surface, box) for k in range(3)) // 3

    for way in (board.way, HALF_TURN):
        board.lie(way)
        surface = picture(board, mark)
        assert green(surface, "g7") > green(surface, "a1") > 0
        assert green(surface, "a7") == 0


def test_nothing_is_drawn_where_a_place_is_out_of_sight() -> None:
    board = board_of("moulin", "bois")
    plain = picture(board, Marks())
    away = picture(board, Marks(drawn=(ChalkMark(1, "a1", "die:3"),)))
    assert pixels(plain, plain.get_rect()) == pixels(away, away.get_rect())


class _Bounds:
    """A pen that keeps where it was."""

    def __init__(self) -> None:
        self.points: list[tuple[float, float]] = []

    def stroke(self, points: list[tuple[float, float]], ink: object, width: float) -> None:
        self.points += points

    def polygon(self, corners: list[tuple[float, float]], fill: object) -> None:
        self.points += corners

    def disc(self, middle: tuple[float, float], radius: float, fill: object) -> None:
        self.points.append(middle)


@pytest.mark.parametrize("kind", range(1, COLOURS + 1))
@pytest.mark.parametrize("long", [3.0, 12.0, 200.0])
def test_however_short_an_arrow_is_it_stays_between_its_ends(kind: int, long: float) -> None:
    pen = _Bounds()
    draw_arrow(pen, (0.0, 0.0), (long, 0.0), 5.0, kind, (CHALKS[0], CHALKS[1]))  # type: ignore[arg-type]  # all it uses
    assert all(-0.01 <= x <= long + 0.01 for x, _ in pen.points)
