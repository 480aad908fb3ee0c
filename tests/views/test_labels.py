"""The names of columns, rows and arrows stand on an empty ground in the drawn themes, however small the board."""

from __future__ import annotations

import pygame
import pytest

from jeux.common.typography import font
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.backgammon.position import Backgammon
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.place.labels import draw_labels
from jeux.views.style.frame import plan_of
from jeux.views.style.ink import CAPITAL
from jeux.views.style.styles import STYLES
from tests.rounds import in_turn

ROOMS = ((700, 750), (1010, 750), (1500, 1060), (2900, 2120))
"""Where the board lies in windows of 1024 × 768, 1366 × 768, 1920 × 1080 and 3840 × 2160 pixels."""


@pytest.mark.parametrize(("key", "theme", "room"), in_turn(CATALOGUE, STYLES, ROOMS))
def test_no_line_strikes_a_name_through(key: str, theme: str, room: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    game = CATALOGUE[key]
    board = BoardView(game, view_of(game))
    board.apply_theme(theme)
    board.place_in(pygame.Rect(0, 0, *room), {})
    ground = pygame.Surface(room)
    board.draw_ground(ground)
    _, paper = board.painter.label
    size = board.painter.label_size(board.frame)
    struck = []
    for name, spot in board.layout.labels:
        box = pygame.Rect(0, 0, font("bold", size).size(name)[0] - 2, CAPITAL * size - 2)
        box.center = (round(board.frame.pixel(spot)[0]), round(board.frame.pixel(spot)[1]))
        box = box.clip(ground.get_rect())  # of a board seen from near, names lie beyond the window
        seen = {ground.get_at((x, y))[:3] for x in range(box.left, box.right) for y in range(box.top, box.bottom)}
        if seen - {paper}:
            struck.append(name)
    assert struck == []


@pytest.mark.parametrize("side", [0, 1])
def test_the_arrows_of_backgammon_bear_the_numbers_of_both_sides(side: int) -> None:
    """The step of each side names its arrows as they are numbered in its colours, whoever is to play."""
    game = CATALOGUE["backgammon"]
    layout = view_of(game).look.layout
    position = game.start(complete_options(game, {}), 2).play(("roll:6,5", "roll:5,6")[side])
    assert isinstance(position, Backgammon)
    own = [label for number, label in enumerate(layout.labels) if layout.counted_by(number) == side]
    for step in position.steps():
        _, _, way = step.partition(":")
        for number, place in zip(way.split("/"), position.places(step), strict=True):
            x, y = game.board.where[place]
            assert min(own, key=lambda label: abs(label[1][0] - x) + abs(label[1][1] - y))[0] == number


def marked(counting: int | None) -> list[str]:
    """The labels of Backgammon near which something is drawn, on an empty ground."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    game = CATALOGUE["backgammon"]
    board = BoardView(game, view_of(game))
    board.apply_theme("contraste")
    board.place_in(pygame.Rect(0, 0, 1010, 750), {})
    ground = pygame.Surface((1010, 750))
    draw_labels(board, ground, every=False, counting=counting)
    found = []
    for number, (name, _) in enumerate(board.layout.labels):
        x, y = board.frame.pixel(board.layout.label_spot(number, alone=counting is not None))
        box = pygame.Rect(round(x) - 6, round(y) - 3, 12, 6)
        if any(
            ground.get_at((x, y))[:3] != (0, 0, 0)
            for x in range(box.left, box.right)
            for y in range(box.top, box.bottom)
        ):
            found.append(f"{board.layout.counted_by(number)}:{name}")
    return found


def test_one_person_who_plays_sees_one_numbering() -> None:
    """The other numbering stands at the same places, so each place is counted for both."""
    assert len(marked(None)) == 48
    for player in (0, 1):
        numbers = [mark.partition(":")[2] for mark in marked(player) if mark.startswith(f"{player}:")]
        assert sorted(map(int, numbers)) == list(range(1, 25))


def test_the_numbers_of_heaps_are_read_from_a_chair() -> None:
    game = CATALOGUE["nim_bicolore"]
    layout = view_of(game).look.layout.at_start(game.start(complete_options(game, {}), 2))
    assert layout.label_part >= 0.4


def test_inlaid_names_are_the_same_names_farther_from_the_holes() -> None:
    layout = view_of(CATALOGUE["twixt"]).look.layout
    assert [name for name, _ in layout.inlaid] == [name for name, _ in layout.labels]
    plan = plan_of("twixt")
    for name, (x, y) in layout.inlaid:
        pixel = plan.origin[0] + x * plan.unit, plan.origin[1] - y * plan.unit
        away = min(*pixel, plan.size[0] - pixel[0], plan.size[1] - pixel[1]) / plan.unit
        assert 0.2 < away < 0.45, f"{name} is in the middle of the frame"


@pytest.mark.parametrize("key", [key for key in CATALOGUE if view_of(CATALOGUE[key]).look.layout.inlaid])
def test_inlaid_names_lie_wholly_on_the_picture(key: str) -> None:
    layout, plan = view_of(CATALOGUE[key]).look.layout, plan_of(key)
    assert [name for name, _ in layout.inlaid] == [name for name, _ in layout.labels]
    for name, (x, y) in layout.inlaid:
        pixel = plan.origin[0] + x * plan.unit, plan.origin[1] - y * plan.unit
        away = min(*pixel, plan.size[0] - pixel[0], plan.size[1] - pixel[1])
        assert away > plan.size[1] / 90, f"{name} is inside the edge by its own half"
