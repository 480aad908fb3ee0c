"""A board seen from near: its places far enough apart, the rest within reach of the pointer."""

from __future__ import annotations

import pygame
import pytest

from jeux.views.closeup import EDGE, REST, RULER, BoardSight, Closeup
from jeux.views.frame import Frame, Plan

PLAN = Plan((2000, 2000), (88.6, 1911.4), 79.25)
ROOM = pygame.Rect(10, 10, 700, 748)
APART = 32
SEEN = ROOM.inflate(-2 * RULER, -2 * RULER)


def near() -> Closeup:
    return Closeup(PLAN, ROOM, APART)


def test_a_board_with_room_enough_is_seen_whole() -> None:
    large = pygame.Rect(0, 0, 1200, 1000)
    for room, closeup in ((ROOM, BoardSight(PLAN, ROOM)), (large, Closeup(PLAN, large, APART))):
        assert closeup.whole
        assert closeup.clip is None
        assert closeup.frame == Frame.fit(PLAN, room)
        assert not closeup.pan(room.topleft, 0.1)
        assert not closeup.reveal((0, 0))


def test_places_are_far_enough_apart() -> None:
    closeup = near()
    assert closeup.frame.unit == pytest.approx(APART, rel=0.01)
    assert closeup.clip == SEEN
    assert closeup.area == SEEN, "no part of the room is left empty"


def test_every_place_comes_into_sight_when_the_pointer_goes_there() -> None:
    corners = {(0, 22): ROOM.topleft, (22, 23): ROOM.topright, (1, 0): ROOM.bottomleft, (22, 0): ROOM.bottomright}
    for spot, (x, y) in corners.items():
        closeup = near()
        pointer = (min(x, ROOM.right - 1), min(y, ROOM.bottom - 1))
        assert not closeup.pan(pointer, REST), "a pointer that only passes by moves nothing"
        assert not closeup.explored
        assert not closeup.pan(None, REST)
        assert not closeup.pan(pointer, REST)
        steps = 0
        while closeup.pan(pointer, 0.05):
            steps += 1
            assert steps < 50, "the board stops at its edge"
        assert SEEN.collidepoint(closeup.frame.pixel(spot))
        assert closeup.area == SEEN
        assert closeup.explored


def test_the_board_rests_while_the_pointer_is_well_inside() -> None:
    closeup = near()
    assert not closeup.pan((ROOM.left + EDGE, ROOM.bottom - EDGE), 2 * REST)


def test_what_is_to_be_looked_at_comes_in_and_nothing_moves_without_need() -> None:
    closeup = near()
    assert not closeup.reveal(closeup.frame.pixel((12, 12)))
    assert closeup.reveal(closeup.frame.pixel((0, 12)))
    assert SEEN.collidepoint(closeup.frame.pixel((0, 12)))
    assert closeup.area == SEEN


def test_the_names_of_columns_and_rows_that_are_seen_are_always_in_sight() -> None:
    closeup = near()
    for _ in range(3):
        for at in range(24):
            for spot, along in (((at, -0.7), 0), ((-0.7, at), 1)):
                pixel, hole = closeup.pinned(closeup.frame.pixel(spot), along), closeup.frame.pixel((at, at))[along]
                seen = SEEN.topleft[along] <= hole < SEEN.bottomright[along]
                assert (pixel is not None) == seen
                if pixel:
                    assert pixel[along] == pytest.approx(hole), "it stands by its holes"
                    assert ROOM.inflate(-RULER + 2, -RULER + 2).collidepoint(pixel)
        closeup.drag(-40, 30)


def test_it_is_seen_on_which_sides_the_board_goes_on() -> None:
    closeup = near()
    assert len(closeup.edges_beyond()) == 4
    while closeup.drag(50, 50):
        pass
    assert {strip.bottomright for strip in closeup.edges_beyond()} == {SEEN.bottomright}, "only to the right and below"
    closeup.zoom(-9, SEEN.center)
    assert closeup.edges_beyond() == ()


def test_the_wheel_keeps_what_lies_under_the_pointer() -> None:
    closeup = near()
    pointer = (300.0, 420.0)
    before = closeup.frame.spot(pointer)
    assert closeup.zoom(1, pointer)
    assert closeup.frame.unit > APART * 1.4
    assert closeup.frame.spot(pointer) == pytest.approx(before, abs=0.05)
    assert closeup.zoom(-9, pointer)
    assert closeup.whole, "the furthest view is that of the whole board"
    assert closeup.frame == Frame.fit(PLAN, ROOM)
    assert not closeup.zoom(-1, pointer)
    assert not BoardSight(PLAN, ROOM).zoom(1, pointer)


def test_nothing_is_drawn_beside_a_board_that_leaves_room_at_its_sides() -> None:
    closeup = Closeup(PLAN, pygame.Rect(0, 0, 1200, 700), APART)
    assert not closeup.whole
    assert closeup.clip is not None
    assert closeup.clip.width == closeup.frame.rect.width, "the shadow of the part that is not seen is not seen either"
    assert all(closeup.clip.contains(strip) for strip in closeup.edges_beyond())
