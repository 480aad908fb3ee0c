"""A board seen from near by choice: it is whole first, and every place can be brought into sight."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.rules import CATALOGUE
from jeux.scenes.table.scene import GameScene
from jeux.views.marks.strokes import whole
from jeux.views.place.closeup import EDGE, REST, RULER, Closeup
from jeux.views.style.frame import Frame, Plan
from tests.desk import button, click, desk, drag, frames, move, play_table, press
from tests.rounds import in_turn, some
from tests.scenes.hands import dialogue_of

PLAN = Plan((2000, 2000), (88.6, 1911.4), 79.25)
ROOM = pygame.Rect(10, 10, 700, 748)
SEEN = ROOM.inflate(-2 * RULER, -2 * RULER)
SIZES = ((1024, 768), (1366, 768), (1920, 1080))


def near(steps: int = 1) -> Closeup:
    closeup = Closeup(PLAN, ROOM)
    assert closeup.zoom(steps, ROOM.center)
    return closeup


def wheel(steps: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, touch=False)


def closer(scene: GameScene) -> Closeup:
    return scene.display.board.closeup


def covered(scene: GameScene, place: str) -> bool:
    """Whether the map lies over a place."""
    x, y = scene.display.board.pixel(place)
    return scene.pan_zoom.covers((round(x), round(y)))


@pytest.mark.parametrize(("key", "size"), in_turn(CATALOGUE, SIZES))
def test_every_board_is_whole_first(tmp_path: Path, key: str, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        scene = play_table(app, key)
        assert closer(scene).whole
        assert app.screen.get_rect().contains(closer(scene).frame.rect)


def test_a_board_is_whole_until_it_is_brought_nearer() -> None:
    closeup = Closeup(PLAN, ROOM)
    assert closeup.frame == Frame.fit(PLAN, ROOM)
    assert closeup.clip is None
    assert not closeup.pan(ROOM.topleft, 2 * REST)
    assert not closeup.zoom(-1, ROOM.center)
    assert closeup.zoom(1, ROOM.center)
    assert closeup.area == SEEN
    assert closeup.zoom(-9, ROOM.center)
    assert closeup.frame == Frame.fit(PLAN, ROOM)


def test_the_wheel_keeps_what_lies_under_the_pointer() -> None:
    closeup, pointer = near(), (300.0, 420.0)
    before = closeup.frame.spot(pointer)
    assert closeup.zoom(1, pointer)
    assert closeup.frame.spot(pointer) == pytest.approx(before, abs=0.05)


def test_every_place_comes_into_sight_when_the_pointer_goes_there() -> None:
    corners = {(0, 22): ROOM.topleft, (22, 23): ROOM.topright, (1, 0): ROOM.bottomleft, (22, 0): ROOM.bottomright}
    for spot, (x, y) in corners.items():
        closeup = near()
        pointer = (min(x, ROOM.right - 1), min(y, ROOM.bottom - 1))
        assert not closeup.pan(pointer, REST), "a pointer that only passes by moves nothing"
        steps = 0
        while closeup.pan(pointer, 0.05) or steps == 0:
            steps += 1
            assert steps < 60, "the board stops at its edge"
        assert SEEN.collidepoint(closeup.frame.pixel(spot))
    assert not near().pan((ROOM.left + EDGE, ROOM.bottom - EDGE), 2 * REST)


def test_a_board_keeps_its_nearness_in_another_room() -> None:
    closeup, other = near(), pygame.Rect(0, 0, 1200, 900)
    middle = closeup.frame.spot(closeup.area.center)
    moved = closeup.in_room(PLAN, other)
    assert not moved.whole
    assert moved.frame.spot(other.center) == pytest.approx(middle, abs=0.1)
    assert Closeup(PLAN, ROOM).in_room(PLAN, other).whole


def test_names_keep_to_the_edge_where_their_line_comes_in() -> None:
    closeup = near()
    for at in range(24):
        pixel, end = closeup.frame.pixel((at, -0.7)), closeup.frame.pixel((at, 23))
        pinned = closeup.pinned(pixel, end)
        seen = SEEN.left <= pixel[0] < SEEN.right
        assert (pinned is not None) == seen
        if pinned:
            assert pinned[0] == pytest.approx(pixel[0], abs=1)
            assert ROOM.collidepoint(pinned)
            assert not SEEN.collidepoint(pinned)


def test_the_button_the_keys_and_escape(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, "twixt")
        scene.open_menu()
        frames(app, 2)
        click(app, button(dialogue_of(app), app.texts.get("button-near")))
        frames(app, 2)
        assert not closer(scene).whole
        click(app, button(scene, app.texts.get("button-whole")))
        assert closer(scene).whole
        press(app, pygame.K_PLUS, unicode="+")
        assert not closer(scene).whole
        press(app, pygame.K_ESCAPE)
        assert closer(scene).whole
        assert app.dialogue is None
        press(app, pygame.K_PLUS, unicode="+")
        press(app, pygame.K_MINUS, unicode="-")
        assert closer(scene).whole


def test_a_large_board_offers_no_button(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = play_table(app, "moulin")
        assert scene.pan_zoom.buttons(app.texts) == []


def test_the_map_leads_to_every_corner_and_never_covers_it(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = play_table(app, "twixt")
        board, small = scene.display.board, scene.pan_zoom.map
        press(app, pygame.K_PLUS, unicode="+")
        for corner, place in (("topleft", "b2"), ("bottomright", "w23"), ("topright", "w2"), ("bottomleft", "b23")):
            rect = small.rect(board.closeup)
            x, y = getattr(rect, corner)
            point = (min(x, rect.right - 1), min(y, rect.bottom - 1))
            drag(app, rect.center, point)
            assert not board.hides(place), corner
            assert not small.rect(board.closeup).collidepoint(board.pixel(place)), corner
        assert scene.session.match.steps == (), "a hand on the map plays nothing"


def test_the_cursor_comes_into_sight(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, "twixt")
        press(app, pygame.K_PLUS, unicode="+")
        press(app, pygame.K_PLUS, unicode="+")
        for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
            for _ in range(24):
                press(app, key)
                cursor = scene.display.marking.cursor
                assert cursor
                assert not scene.display.board.hides(cursor)
                assert not covered(scene, cursor)


def test_places_are_hit_and_the_empty_board_is_dragged_from_near(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, "twixt", links="auto")
        board = scene.display.board
        move(app, board.pixel("l12"))
        frames(app, 1, [wheel(2)])
        click(app, board.pixel("l12"))
        assert scene.session.match.steps == ("l12",)
        here = board.pixel("l12")
        drag(app, here, (here[0] + 60, here[1] + 20))
        assert board.pixel("l12") == pytest.approx((here[0] + 60, here[1] + 20), abs=1.5)
        assert scene.session.match.steps == ("l12",)
        scene.session.play("a12")
        frames(app, 3)
        assert not board.hides("a12"), "the board shows what has just been played"
        scene.session.undo()
        frames(app, 3)
        assert not board.closeup.whole


def test_near_stays_near_when_the_board_is_turned(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = play_table(app, "twixt")
        board = scene.display.board
        move(app, board.pixel("f6"))
        frames(app, 1, [wheel(2)])
        middle = board.frame.spot(board.closeup.area.center)
        press(app, pygame.K_r, unicode="r")
        frames(app, 20)
        assert not board.closeup.whole
        assert board.frame.spot(board.closeup.area.center) == pytest.approx(middle, abs=0.6)
        click(app, board.pixel("h8"))
        assert scene.session.match.steps == ("h8",)


def test_two_fingers_bring_the_board_nearer_and_play_nothing(tmp_path: Path) -> None:
    with desk(tmp_path, (1366, 768)) as app:
        scene = play_table(app, "hex")

        def finger(kind: int, number: int, x: float) -> None:
            frames(app, 1, [pygame.Event(kind, touch_id=1, finger_id=number, x=x, y=0.5, dx=0.0, dy=0.0)])

        finger(pygame.FINGERDOWN, 1, 0.3)
        finger(pygame.FINGERDOWN, 2, 0.35)
        finger(pygame.FINGERMOTION, 2, 0.45)
        assert not closer(scene).whole
        finger(pygame.FINGERMOTION, 2, 0.32)
        assert closer(scene).whole
        assert scene.session.match.steps == ()


def test_names_seen_from_near_grow_with_a_fine_screen() -> None:
    """As large a part of a room twice as large."""
    assert near().ruler == RULER
    room = pygame.Rect(0, 0, 2100, 2100)
    fine = Closeup(PLAN, room)
    assert fine.zoom(1, room.center)
    assert fine.ruler == 47
    assert fine.room == room.inflate(-94, -94)


NOTHING = (255, 0, 254)
"""A colour that nothing has."""


def drawn_alone(scene: GameScene) -> pygame.Surface:
    """The men and the marks on nothing."""
    surface = pygame.Surface(scene.app.size)
    surface.fill(NOTHING)
    scene.display.draw(surface, helped=True)
    return surface


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_no_mark_of_a_board_seen_from_near_lies_beside_it(tmp_path: Path, key: str) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, key)
        for _ in range(4):
            if steps := scene.session.match.position.steps():
                scene.session.play(steps[-1])
        frames(app, 120)
        board = scene.display.board
        for corner in ("topleft", "bottomright"):
            board.closeup.zoom(-9, ROOM.center)
            board.closeup.zoom(3, getattr(closer(scene).frame.rect, corner))
            surface = drawn_alone(scene)
            trays = [tray.inflate(12, 12) for tray in board.trays.values()]
            for rect in (board.closeup.outer, *trays):
                surface.fill(NOTHING, rect)
            surface.set_colorkey(NOTHING)
            assert not surface.get_bounding_rect(), corner


def test_a_man_half_in_sight_is_seen(tmp_path: Path) -> None:
    with desk(tmp_path, (1024, 768)) as app:
        scene = play_table(app, "meandres")
        board = scene.display.board
        cut = 0
        for across in range(0, 400, 40):
            board.closeup.zoom(-9, ROOM.center)
            board.closeup.zoom(2, (board.closeup.frame.rect.left + across, ROOM.centery))
            seen = drawn_alone(scene)
            for place in board.game.board.where:
                man = pygame.Rect(0, 0, board.man_size - 8, board.man_size - 8)
                man.center = whole(board.pixel(place))
                part = man.clip(board.closeup.area)
                if board.hides(place) and part and board.men.stack(place):
                    assert seen.get_at(part.center)[:3] != NOTHING, place
                    cut += 1
        assert cut
