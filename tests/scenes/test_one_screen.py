"""Several persons at one screen: how the board lies between them, and what is asked before a step is final."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from jeux.common.paths import data_folder
from jeux.play.table.conductor import Waiting
from jeux.scenes.app import App
from jeux.scenes.table.hands.key_table import key_groups
from jeux.views.style.frame import AS_DRAWN, HALF_TURN, UPSIDE_DOWN
from tests.desk import button, desk, frames, play_table, press, touch


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("one"), (800, 560)) as app:
        yield app


@pytest.fixture(autouse=True)
def usual(app: App) -> None:
    frames(app, 15)  # longer than a double click
    app.change(app.settings.replace(orientation="fixed", confirm=False, shared_keys=False, animation="none", turned=()))


def test_board_stays_unless_it_is_to_turn(app: App) -> None:
    scene = play_table(app, "moulin")
    touch(app, scene, "a7")
    assert scene.display.board.way == AS_DRAWN


def test_board_turns_to_whoever_plays(app: App) -> None:
    app.change(app.settings.replace(orientation="turning"))
    scene = play_table(app, "moulin")
    before = scene.display.pixel_of("a7")
    assert scene.display.board.way == AS_DRAWN
    touch(app, scene, "a7")
    assert scene.display.board.way == HALF_TURN
    assert scene.display.pixel_of("g1") == pytest.approx(before, abs=1)
    assert app.texts.get("board-before", side=scene.session.sentences.side(1)) in scene.narrator.speech().notes
    press(app, pygame.K_BACKSPACE)
    assert scene.display.board.way == AS_DRAWN


def test_board_turns_once_nothing_moves_and_nothing_is_held(app: App) -> None:
    app.change(app.settings.replace(orientation="turning", animation="normal"))
    scene = play_table(app, "moulin")
    scene.session.play("a7")
    app.frame([], 0.01)
    assert scene.display.under_way
    assert scene.display.board.way == AS_DRAWN
    scene.session.hand.dragging = True
    scene.display.finish()
    app.frame([], 0.01)
    assert scene.display.board.way == AS_DRAWN
    scene.session.hand.let_go()
    app.frame([], 0.01)
    assert scene.display.board.way == HALF_TURN
    assert scene.display.half_turn.under_way
    scene.display.finish()
    assert not scene.display.half_turn.under_way


def test_tables_are_mirrored_as_by_hand(app: App) -> None:
    app.change(app.settings.replace(orientation="turning"))
    scene = play_table(app, "backgammon")
    ways = {scene.display.orientation.seating.way_before(player, player, False) for player in (0, 1)}
    assert ways == {AS_DRAWN, UPSIDE_DOWN}


def test_board_never_turns_before_one_person(app: App) -> None:
    app.change(app.settings.replace(orientation="turning"))
    scene = play_table(app, "hex", levels=(0, 1))
    assert not scene.display.orientation.turning


def test_step_is_asked_for_before_it_is_final(app: App) -> None:
    app.change(app.settings.replace(confirm=True))
    scene = play_table(app, "moulin")
    touch(app, scene, "a7")
    assert scene.session.waiting() is Waiting.CONFIRM
    touch(app, scene, "d7")
    assert scene.session.match.steps == ("a7",)
    press(app, pygame.K_BACKSPACE)
    assert not scene.session.match.steps
    touch(app, scene, "d7")
    press(app, pygame.K_RETURN)
    assert scene.session.waiting() is Waiting.PERSON
    assert scene.session.conductor.acting() == 1
    touch(app, scene, "a7")
    frames(app, 1)
    button(scene, app.texts.get("button-end-turn"))
    button(scene, app.texts.get("button-take-back"))


def test_only_the_last_step_of_a_turn_is_asked_for(app: App) -> None:
    app.change(app.settings.replace(confirm=True))
    scene = play_table(app, "moulin")
    for step in ("a7", "g1", "d7", "g4"):
        scene.session.play(step)
        scene.session.confirm()
    scene.session.play("g7")
    assert scene.session.waiting() is Waiting.PERSON  # a mill: a man is to be taken first
    scene.session.play(scene.session.match.legal()[0])
    assert scene.session.waiting() is Waiting.CONFIRM


def test_a_game_has_not_ended_before_its_last_step_is_confirmed(app: App) -> None:
    app.change(app.settings.replace(confirm=True))
    scene = play_table(app, "hex", size="11")
    for number in range(1, 11):
        for step in (f"a{number}", f"b{number}"):
            scene.session.play(step)
            scene.session.confirm()
    last = next(step for step in scene.match.legal() if scene.match.position.play(step).result())
    scene.session.play(last)
    frames(app, 40)
    assert scene.session.waiting() is Waiting.CONFIRM
    assert not scene.content().outcome
    saved = [path.read_text() for path in data_folder().rglob(f"*{scene.match.record.id}*") if path.suffix != ".lock"]
    assert saved
    assert not any(f'"{last}"' in text for text in saved)
    press(app, pygame.K_BACKSPACE)
    assert scene.session.waiting() is Waiting.PERSON
    scene.session.play(last)
    press(app, pygame.K_RETURN)
    frames(app, 40)
    assert scene.session.waiting() is Waiting.OVER
    assert scene.content().outcome
    assert any(f'"{last}"' in path.read_text() for path in data_folder().rglob(f"*{scene.match.record.id}*"))


def hit(app: App, code: int = 0, key: int = 0) -> None:
    """A key by where it lies, or by what it is."""
    frames(app, 2, [pygame.Event(pygame.KEYDOWN, key=key, scancode=code, mod=0, unicode="")])
    app.frame([pygame.Event(pygame.KEYUP, key=key, scancode=code, mod=0, unicode="")], 0.01)


def test_each_of_two_persons_has_keys_and_a_cursor(app: App) -> None:
    app.change(app.settings.replace(shared_keys=True))
    scene = play_table(app, "moulin")
    marking, steps = scene.display.marking, []
    for number in range(4):
        if number % 2 == 0:
            hit(app, pygame.KSCAN_TAB, pygame.K_TAB)
            hit(app, pygame.KSCAN_SPACE, pygame.K_SPACE)
        else:
            hit(app, key=pygame.K_PAGEDOWN)
            hit(app, key=pygame.K_RETURN)
        steps.append(marking.cursor)
    assert len(scene.match.steps) == 4
    assert list(scene.match.steps) == steps


def test_nobody_plays_for_the_other(app: App) -> None:
    app.change(app.settings.replace(shared_keys=True))
    scene = play_table(app, "hex")
    hit(app, key=pygame.K_PAGEDOWN)
    hit(app, key=pygame.K_RETURN)
    assert scene.display.marking.cursor is None
    assert not scene.match.steps
    notice = scene.session.notice
    assert notice
    assert app.texts.get("shared-keys-left") in notice.text
    hit(app, pygame.KSCAN_TAB, pygame.K_TAB)
    cursor = scene.display.marking.cursor
    hit(app, pygame.KSCAN_SPACE, pygame.K_SPACE)
    assert len(scene.match.steps) == 1
    hit(app, pygame.KSCAN_W, pygame.K_w)
    assert scene.display.marking.cursor == cursor
    hit(app, key=pygame.K_DOWN)
    assert scene.display.marking.cursor != cursor, "the other's cursor begins of its own"


def test_dice_too_are_thrown_by_whose_turn_it_is(app: App) -> None:
    app.change(app.settings.replace(shared_keys=True))
    scene = play_table(app, "jacquet")
    while scene.session.waiting() is not Waiting.PERSON:
        hit(app, key=pygame.K_RETURN)
        hit(app, pygame.KSCAN_SPACE, pygame.K_SPACE)
    assert scene.match.steps


def test_shared_keys_are_listed(app: App) -> None:
    app.change(app.settings.replace(shared_keys=True))
    groups = key_groups(lambda: app.texts, tuple, play_table(app, "moulin").parts, app.hour.offered)
    rows = groups[app.texts.get("keyboard-shared")]
    assert [row.caps for row in rows] == [(app.texts.get(f"shared-keys-{hand}"),) for hand in ("left", "right")]
    app.change(app.settings.replace(shared_keys=False))
    assert app.texts.get("keyboard-shared") not in key_groups(
        lambda: app.texts, tuple, play_table(app, "moulin").parts, app.hour.offered
    )
