"""Facing pages in a view of any height."""

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.ui.blocks import Column
from jeux.ui.items import Item
from jeux.ui.spread import spread

SCALE = Scale(17)


def fill(page: Column) -> None:
    page.gap(20)
    page.rule()


def laid(height: int) -> tuple[list[Item], int]:
    return spread(pygame.Rect(0, 0, 1280, height), SCALE, fill, fill, lambda page: None)


@pytest.mark.parametrize("over", [1, 3, 15])
def test_a_page_higher_than_its_view_by_less_than_a_line_fits(over: int) -> None:
    view = pygame.Rect(0, 0, 1280, laid(0)[1] - over)
    items, height = laid(view.height)
    assert height == view.height, "nothing is to be scrolled"
    assert all(view.contains(item.rect) for item in items)


def test_a_page_higher_by_more_is_scrolled_from_its_top() -> None:
    usual = laid(0)
    again = laid(usual[1] - SCALE(2))
    assert again[1] == usual[1]
    assert [item.rect for item in again[0]] == [item.rect for item in usual[0]]
