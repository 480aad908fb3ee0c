"""The heaps of Nim bicolore lie in trays of their own, over their numbers; what was taken stays as a pale shape."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from jeux.common.theme import apply_theme
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.rules.games.nim_bicolore.board import SETS
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.games.nim_bicolore import Heaps
from jeux.views.marks.marks import Marks

GAME = CATALOGUE["nim_bicolore"]
SIZE = 600


def board_with(heaps: str, theme: str = "bois") -> BoardView:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))
    apply_theme(theme, "standard")
    board = BoardView(GAME, view_of(GAME), theme)
    start = GAME.start(complete_options(GAME, {"heaps": heaps}), 2)
    board.place_in(pygame.Rect(0, 0, SIZE, SIZE), {})
    board.arrange(start)
    board.show(start)
    return board


def trays_of(board: BoardView) -> list[pygame.FRect]:
    """With y downwards."""
    layout = board.layout
    assert isinstance(layout, Heaps)
    return [pygame.FRect(x, -y, *size) for (x, y), size in layout.trays]


@pytest.mark.parametrize("heaps", SETS)
def test_each_heap_lies_in_a_tray_of_its_own_over_its_number(heaps: str) -> None:
    board = board_with(heaps)
    trays = trays_of(board)
    assert len(trays) == len(heaps.split("+"))
    assert not any(one.colliderect(other) for one, other in combinations(trays, 2))
    for place in board.places():
        spot = board.layout.spot(place, 0, 1)
        assert spot
        x, y = spot
        match = pygame.FRect(x - 0.2, -y - 0.45 * board.layout.man_size, 0.4, 0.9 * board.layout.man_size)
        assert trays[int(place[0]) - 1].contains(match)
    for tray, (name, (x, y)) in zip(trays, board.layout.labels, strict=True):
        letters = pygame.FRect(x - 0.3, -y - 0.25, 0.6, 0.5)
        assert x == pytest.approx(tray.centerx), "the number is under the middle"
        assert letters.top > tray.bottom
        assert not any(letters.colliderect(other) for other in trays), name


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_a_taken_match_stays_as_a_pale_shape(theme: str) -> None:
    board = board_with("1n2b+2n1b+1n1b", theme)

    def drawn(shown: bool) -> pygame.Surface:
        surface = pygame.Surface((SIZE, SIZE))
        board.draw_ground(surface)
        if shown:
            board.draw(surface, Marks())
        return surface

    def changed(place: str) -> float:
        """How much of what is drawn around a match differs from the bare board."""
        box = pygame.Rect(0, 0, 12, board.man_size * 2 // 3)
        box.center = (round(board.pixel(place)[0]), round(board.pixel(place)[1]))
        here, bare = (pygame.image.tobytes(one.subsurface(box), "RGB") for one in (drawn(True), drawn(False)))
        return sum(abs(a - b) for a, b in zip(here, bare, strict=True)) / len(here)

    whole = changed("2n2")
    board.men.drop(board.men.stack("2n2")[-1])
    pale = changed("2n2")
    apply_theme("bois", "standard")
    assert 1 < pale < whole / 2
