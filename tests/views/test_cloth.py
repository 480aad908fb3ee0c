"""Men beside the board, on the cloth or on a plaque."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.views.games import view_of
from jeux.views.place.cloth import COUNTED, IN_STACK, LOOSE, WALL, Heap, Lot, Pile, lay_beside, on_plaque
from jeux.views.style.frame import Frame, Plan, plan_of

ROOM = pygame.Rect(10, 10, 1000, 748)
SQUARE = Plan((1000, 1000), (100, 900), 110)
MOULIN = Lot(("hand:w", "taken:w"), ("hand:b", "taken:b"), {"hand:w": 9, "hand:b": 9}, 0.74, by_hand=True)


def test_men_lie_beside_the_board_each_on_the_side_of_its_owner() -> None:
    laid = lay_beside(SQUARE, ROOM, MOULIN, at_right=False)
    assert laid
    board = Frame.fit(SQUARE, laid[0]).rect
    assert board.size == Frame.fit(SQUARE, ROOM).rect.size, "the board keeps its size"
    for place, heap in laid[1].items():
        assert ROOM.contains(heap.rect)
        assert heap.rect.right < board.left
        assert (heap.rect.centery > board.centery) is (place in MOULIN.near)
    other = lay_beside(SQUARE, ROOM, MOULIN, at_right=True)
    assert other
    assert all(heap.rect.left > Frame.fit(SQUARE, other[0]).rect.right for heap in other[1].values())


def test_men_lie_above_and_below_a_board_as_wide_as_its_room() -> None:
    tall = pygame.Rect(0, 0, 600, 900)
    laid = lay_beside(SQUARE, tall, MOULIN, at_right=False)
    assert laid
    board = Frame.fit(SQUARE, laid[0]).rect
    assert all(laid[1][place].rect.top >= board.bottom for place in MOULIN.near)
    assert all(laid[1][place].rect.bottom <= board.top for place in MOULIN.far)


def test_no_man_lies_on_cloth_that_is_too_narrow_nor_where_there_is_none() -> None:
    assert lay_beside(SQUARE, pygame.Rect(0, 0, 700, 700), MOULIN, at_right=False) is None
    assert lay_beside(SQUARE, ROOM, Lot((), (), {}, 0.74, by_hand=True), at_right=False) is None


@pytest.mark.parametrize(("most", "by_hand"), list(product((1, 2, 9, 16, 32, 50, 128), (False, True))))
def test_men_of_a_heap_stay_in_it_and_stay_where_they_are(most: int, by_hand: bool) -> None:
    heap = Heap(pygame.Rect(20, 20, 210, 340), most, True, by_hand)
    before = [heap.lying(62, index, most) for index in range(most)]
    for (x, y), size in before:
        assert heap.rect.inflate(8, 8).contains(pygame.Rect(round(x - size / 2), round(y - size / 2), size, size))
    seen = [index for index in range(most) if heap.shows(62, index, most)]
    assert len(seen) == (most if most <= COUNTED else IN_STACK)
    assert len({before[index][0] for index in seen}) == len(seen), "none in sight hides another"
    assert {pixel for pixel, _ in before} == {before[index][0] for index in seen}, "nor is any place without a man"
    assert [heap.lying(62, index, most - 1) for index in range(most - 1)] == before[:-1]


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_wall_of_men_is_a_short_stack_in_three_rows_however_small_they_are(by_hand: bool) -> None:
    heap = Heap(pygame.Rect(20, 20, 210, 340), WALL + 1, True, by_hand)
    seen = [heap.lying(10, index, WALL + 1)[0] for index in range(WALL + 1) if heap.shows(10, index, WALL + 1)]
    assert len(seen) == IN_STACK
    assert len({round((heap.rect.bottom - 5 - y) / (10 * LOOSE[0][1])) for _, y in seen}) <= 3
    few = Heap(pygame.Rect(20, 20, 210, 340), WALL, True, by_hand)
    assert all(few.shows(10, index, WALL) for index in range(WALL)), "what is counted lies man by man"


@pytest.mark.parametrize("rect", [pygame.Rect(20, 20, 210, 340), pygame.Rect(20, 20, 700, 34)])
@pytest.mark.parametrize("count", [2, 9, 61])
def test_the_number_of_a_stack_lies_beside_its_men_on_the_cloth(rect: pygame.Rect, count: int) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 80))
    surface = pygame.Surface((800, 400))
    heap = Heap(rect, 61, False, True)
    heap.draw_number(surface, 30, count, opposite=False)
    written = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    written.invert()
    (box,) = [boxes[0].unionall(boxes[1:]) for boxes in [written.get_bounding_rects()]]
    assert rect.contains(box)
    for index in range(count):
        (x, y), size = heap.lying(30, index, count)
        assert not box.colliderect(pygame.Rect(round(x - size / 2), round(y - size / 2), size, size))


def test_men_on_flat_paper_lie_in_order() -> None:
    laid = lay_beside(SQUARE, ROOM, Lot(MOULIN.near, MOULIN.far, MOULIN.most, 0.74, by_hand=False), at_right=False)
    assert laid
    heap = laid[1]["hand:w"]
    assert {heap.tilt(index) for index in range(9)} == {0}
    assert len({round(heap.lying(62, index, 9)[0][1]) for index in range(3)}) == 1


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_with_men_beside_its_board_has_room_for_them(key: str) -> None:
    game = CATALOGUE[key]
    look = view_of(game).look
    places = [*look.trays, (), ()]
    lot = Lot(places[0], places[1], {}, look.layout.man_size, by_hand=True)
    laid = lay_beside(plan_of(key, look.layout.picture), ROOM, lot, at_right=False)
    assert (laid is not None) is any(look.trays)
    if laid:
        assert set(laid[1]) == {place for own in look.trays for place in own}
        board = Frame.fit(plan_of(key, look.layout.picture), laid[0]).rect
        assert all(not heap.rect.colliderect(board) for heap in laid[1].values())


def test_a_pile_on_a_plaque_is_a_man_and_a_number() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 80))
    plaque = pygame.Rect(10, 10, 280, 46)
    piles = on_plaque(plaque, ("hand:w", "taken:w"), 30)
    assert list(piles) == ["hand:w", "taken:w"]
    assert all(plaque.contains(rect) for rect in piles.values())
    assert not piles["hand:w"].colliderect(piles["taken:w"])
    pile = Pile(piles["hand:w"])
    assert len({pile.lying(62, index, 9) for index in range(9)}) == 1
    surface = pygame.Surface((320, 80))
    pile.draw_number(surface, 62, 0, opposite=False)
    assert not pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 320 * 80
    pile.draw_number(surface, 62, 9, opposite=False)
    written = surface.subsurface(piles["hand:w"])
    assert pygame.mask.from_threshold(written, (0, 0, 0), (1, 1, 1, 255)).count() < written.get_width() * 30
