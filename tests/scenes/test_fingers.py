"""Fingers on the screen: the events are those of a screen, with what SDL makes of the first finger."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.keys import change_keys
from tests.desk import FRAME, button, desk, frames, play_table

SIZE = (800, 560)
MOUSE_OF = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
}
DOWN, MOVE, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("fingers"), SIZE, text_size=125) as app:
        yield app


def finger(app: App, kind: int, pixel: tuple[float, float], number: int = 0) -> None:
    """A finger, in the order of SDL: for the first one the mouse moves and clicks, then comes the finger itself."""
    x, y = round(pixel[0]), round(pixel[1])
    events = []
    if number == 0:
        motion = {"pos": (x, y), "rel": (0, 0), "buttons": (1, 0, 0), "touch": True}
        pygame.mouse.set_pos((x, y))
        events.append(pygame.Event(pygame.MOUSEMOTION, motion))
        if kind != MOVE:
            events.append(pygame.Event(MOUSE_OF[kind], pos=(x, y), button=1, touch=True))
    events.append(pygame.Event(kind, finger_id=number, touch_id=1, x=x / SIZE[0], y=y / SIZE[1], dx=0.0, dy=0.0))
    frames(app, 1, events)


def tap(app: App, pixel: tuple[float, float]) -> None:
    finger(app, DOWN, pixel)
    finger(app, UP, pixel)
    frames(app, 15)  # longer than a double click


def test_a_tap_is_a_click_and_leaves_nothing_under_the_pointer(app: App) -> None:
    scene = play_table(app, "moulin")
    tap(app, scene.display.pixel_of("a7"))
    assert scene.match.steps == ("a7",)
    assert scene.display.marking.hovered is None
    tap(app, button(scene, app.texts.get("button-undo")))
    assert not scene.match.steps


def test_a_long_press_is_the_right_button_and_plays_nothing(app: App) -> None:
    scene = play_table(app, "moulin")
    seen: list[tuple[int, int]] = []
    kept = scene.event

    def spy(event: pygame.Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 3:
            seen.append((event.type, event.pos[0]))
        return kept(event)

    scene.event = spy  # type: ignore[method-assign]
    x, y = scene.display.pixel_of("d7")
    finger(app, DOWN, (x, y))
    frames(app, 6)
    assert 0 < app.fingers.filled < 1
    before = pygame.image.tobytes(app.screen, "RGB")
    frames(app, 2)
    assert pygame.image.tobytes(app.screen, "RGB") != before, "the ring fills"
    frames(app, round(app.settings.hold / 1000 / FRAME))
    finger(app, UP, (x, y))
    assert seen == [(pygame.MOUSEBUTTONDOWN, round(x)), (pygame.MOUSEBUTTONUP, round(x))]
    assert app.fingers.filled == 0
    assert not scene.match.steps


def test_a_long_press_on_a_button_shows_its_words_and_does_not_press_it(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.session.play("a7")
    frames(app, 2)
    place = button(scene, app.texts.get("button-undo"))
    finger(app, DOWN, place)
    frames(app, 25)
    undo = next(one for one in scene.widgets.buttons() if one.text == app.texts.get("button-undo"))
    assert undo.element.tool_tip is not None
    finger(app, UP, place)
    assert scene.match.steps == ("a7",)


def test_a_man_that_a_finger_drags_is_seen_beyond_it(app: App) -> None:
    scene = play_table(app, "tablut")
    board = scene.display.board
    man, path = next((path[0], path) for path in scene.session.permit.paths if len(path) == 2)
    start, end = board.pixel(man), board.pixel(path[1])
    finger(app, DOWN, start)
    for part in (0.4, 0.8, 1.0):
        finger(app, MOVE, (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    held = scene.display.marking.dragged_to
    assert held
    assert held[1] < end[1] - board.man_size / 2
    finger(app, UP, end)
    assert len(scene.match.steps) == 1


def test_two_fingers_bring_the_board_nearer_and_move_it(app: App) -> None:
    scene = play_table(app, "twixt")
    closeup = scene.display.board.closeup
    x, y = closeup.outer.center
    finger(app, DOWN, (x - 30, y))
    finger(app, DOWN, (x + 30, y), 1)
    finger(app, MOVE, (x + 80, y), 1)
    assert not scene.display.board.closeup.whole
    before = scene.display.board.frame.rect.topleft
    finger(app, MOVE, (x + 80, y + 80), 1)
    assert scene.display.board.frame.rect.top > before[1]
    finger(app, UP, (x + 80, y + 80), 1)
    finger(app, UP, (x - 30, y))
    assert not scene.match.steps, "two fingers play nothing"


def test_a_finger_scrolls_a_page_and_presses_nothing(app: App) -> None:
    app.show_shelf()
    frames(app, 2)
    change_keys(app, app.close)
    frames(app, 2)
    page = app.dialogue
    assert isinstance(page, PageScene)
    scrolled = next(one for one in page.pages if one.farthest)
    before, settings = scrolled.offset, app.settings
    x, y = scrolled.view.centerx, scrolled.view.bottom - 40
    finger(app, DOWN, (x, y))
    for step in range(1, 6):
        finger(app, MOVE, (x, y - 30 * step))
    assert scrolled.offset > before + 90
    rests = scrolled.offset
    finger(app, UP, (x, y - 150))
    frames(app, 10)
    assert scrolled.offset == rests, "nothing goes on by itself without animation"
    assert app.settings == settings
    app.close()


def test_a_page_goes_on_a_little_where_things_move(app: App) -> None:
    app.change(app.settings.replace(animation="normal"))
    change_keys(app, app.close)
    frames(app, 2)
    page = app.dialogue
    assert isinstance(page, PageScene)
    scrolled = next(one for one in page.pages if one.farthest)
    x, y = scrolled.view.centerx, scrolled.view.bottom - 40
    finger(app, DOWN, (x, y))
    for step in range(1, 4):
        finger(app, MOVE, (x, y - 30 * step))
    rests = scrolled.offset
    finger(app, UP, (x, y - 90))
    frames(app, 10)
    assert scrolled.offset > rests
    app.close()
    app.change(app.settings.replace(animation="none"))
