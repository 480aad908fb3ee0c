"""The words beside a button: near it, and never over what one is about to press."""

import pygame
import pytest

from jeux.ui.tips import tip_place

WINDOW = pygame.Rect(0, 0, 1280, 660)
TITLE = pygame.Rect(1008, 55, 240, 20)
"""A control far above the bar, as the name of the rule is."""
BAR = [
    pygame.Rect(x, y, width, 33)
    for y, xs, width in ((570, (1008, 1136), 121), (608, (1008, 1093, 1178), 80))
    for x in xs
]
SIZE = (224, 30)


@pytest.mark.parametrize("number", range(len(BAR)))
def test_words_stand_near_their_button_and_over_no_other(number: int) -> None:
    button = BAR[number]
    others = [TITLE, *BAR[:number], *BAR[number + 1 :]]
    place = tip_place(SIZE, button, others, WINDOW)
    assert WINDOW.contains(place)
    assert place.collidelist([button, *others]) < 0
    assert abs(place.centery - button.centery) < 100, "one sees to which button they belong"


BOARD = pygame.Rect(10, 10, 980, 640)


@pytest.mark.parametrize("number", range(len(BAR)))
def test_words_leave_the_frame_of_the_board_in_sight(number: int) -> None:
    button = BAR[number]
    place = tip_place(SIZE, button, [TITLE, *BAR[:number], *BAR[number + 1 :]], WINDOW)
    assert place.clip(BOARD).width <= SIZE[0] // 2, "they stand above the bar, not over the letters beside it"


@pytest.mark.parametrize("corner", ["topleft", "topright", "bottomleft", "bottomright"])
def test_words_keep_off_the_edges_of_the_window(corner: str) -> None:
    button = pygame.Rect(0, 0, 80, 33)
    setattr(button, corner, getattr(WINDOW, corner))
    assert WINDOW.inflate(-8, -8).contains(tip_place(SIZE, button, [], WINDOW))
