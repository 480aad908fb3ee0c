"""Les Crosses in the window: an L taken up, carried, turned, turned over and put down; then a neutral piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.play.games import gestures_of
from jeux.play.gestures.notice import Kind, Notice
from jeux.rules.boards import mask_of
from jeux.rules.contract import Refusal
from jeux.rules.games.crosses.board import CHAINS, POINTS
from jeux.rules.games.crosses.game import GAME
from jeux.scenes.app import App
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.table.scene import GameScene
from jeux.views.games.crosses_ells import Carried, Pose
from tests.desk import button, click, desk, drag, frames, move, play_table, press, show, touch
from tests.scenes.hands import click_on, names

KEY = "crosses"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def in_hand(scene: GameScene) -> Carried | None:
    """The L that is seen in the hand."""
    drawn = scene.display.marks(helped=True).drawn
    return next((mark for mark in drawn if isinstance(mark, Carried)), None)


def carried(scene: GameScene) -> set[str]:
    return set(scene.session.hand.chosen)


def coverable(cells: set[str], place: str) -> bool:
    """Whether an L of this look can lie over a place."""
    spots = {(ord(cell[0]), int(cell[1])) for cell in cells}
    return any(
        place in other and len({(ord(cell[0]) - x, int(cell[1]) - y) for cell in other} & spots) == 4
        for other in CHAINS.values()
        for x in range(-3, 4)
        for y in range(-3, 4)
    )


def test_the_l_is_dragged_to_its_new_place(app: App) -> None:
    scene = play_table(app, KEY)
    drag(app, scene.display.pixel_of("b2"), scene.display.pixel_of("d4"))
    assert not scene.session.match.steps
    assert scene.session.notice == Notice(app.texts.game(KEY, "refusal-covered"), Kind.REFUSAL, code="covered")
    press(app, pygame.K_ESCAPE)
    touch(app, scene, "b2")
    taken = in_hand(scene)
    assert taken is not None
    assert taken.fits is None, "it has not moved yet"
    press(app, pygame.K_ESCAPE)
    places = scene.session.match.position.places("a1b1b2b3")
    touch(app, scene, "b1")
    press(app, pygame.K_r, unicode="r")
    assert carried(scene) == set(places)
    turned = in_hand(scene)
    assert turned is not None
    assert turned.fits
    touch(app, scene, "b1")
    assert scene.session.match.steps == ("a1b1b2b3",)


def test_the_l_is_turned_and_turned_over_by_keys_wheel_and_buttons(app: App) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, "b2")
    start = carried(scene)
    press(app, pygame.K_t, unicode="t")
    turned = carried(scene)
    assert turned != start
    press(app, pygame.K_r, unicode="r")
    over = carried(scene)
    assert over not in (start, turned)
    click(app, button(scene, app.texts.game(KEY, "turn-over")))
    click(app, button(scene, app.texts.game(KEY, "turn-quarter")))
    assert len({mask_of(POINTS, tuple(cells)) for cells in (start, turned, over, carried(scene))} - set(CHAINS)) == 0
    move(app, scene.display.pixel_of("b2"))
    before = carried(scene)
    for way in (1, -1):
        frames(app, 2, [pygame.Event(pygame.MOUSEWHEEL, x=0, y=way, flipped=False, touch=False)])
    assert carried(scene) == before


@pytest.mark.parametrize("way", ["t", "r", "wheel", "wheel back"])
@pytest.mark.parametrize("place", ["a1", "a2", "b2", "d3", "c4", "d4"])
def test_the_l_stays_under_the_pointer_when_it_is_turned(app: App, place: str, way: str) -> None:
    """It lies at once where the next move of the mouse would bring it; the way back leads to where it was."""
    scene = play_table(app, KEY)
    touch(app, scene, "b2")
    x, y = scene.display.pixel_of(place)
    move(app, (x, y))
    before, turns = carried(scene), 0
    while turns == 0 or carried(scene) != before:
        assert turns < 4, "a cycle of four"
        if way in ("t", "r"):
            press(app, pygame.K_t if way == "t" else pygame.K_r, unicode=way)
        else:
            step = 1 if way == "wheel" else -1
            frames(app, 2, [pygame.Event(pygame.MOUSEWHEEL, x=0, y=step, flipped=False, touch=False)])
        turns, seen = turns + 1, carried(scene)
        assert place in seen or not coverable(seen, place)
        move(app, (x + 2, y + 2))
        assert carried(scene) == seen
    assert turns == (2 if way == "r" else 4)


def test_a_place_without_a_shared_cell_is_marked_and_not_the_old_one() -> None:
    position = GAME.read("board=obbb..rb..ro..rr turn=r phase=crosse", {"overlap": "required"}, 2)
    assert position.refusal("a1a2a3b1") == Refusal("no-shared-cell", ("a1", "a2", "a3", "b1"))


def test_a_refused_l_in_the_hand_has_only_its_own_signs(app: App) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, "b2")
    touch(app, scene, "d4")
    assert scene.session.notice
    assert scene.session.notice.refuses
    assert scene.session.refused
    marks = scene.display.marks(helped=True)
    assert marks.refused == ()
    held = in_hand(scene)
    assert held
    assert len(held.crossed(scene.display.board)) == len(held.barred) < 4
    apart = replace(held, barred=held.places)
    assert len(apart.crossed(scene.display.board)) == 1, "all four are refused together"


def test_the_l_in_the_hand_says_whether_it_fits(app: App) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, "c1")
    press(app, pygame.K_t, unicode="t")
    move(app, scene.display.pixel_of("c3"))
    seen = in_hand(scene)
    assert seen is not None
    assert seen.fits is False
    assert seen.barred
    assert set(seen.barred) <= {"b4", "c4", "c3", "c2", "a4", "d1"}
    assert set(seen.places) == carried(scene)
    press(app, pygame.K_ESCAPE)
    assert in_hand(scene) is None


def test_every_first_place_is_reached_with_the_keyboard_alone(app: App) -> None:
    scene = play_table(app, KEY)
    press(app, pygame.K_t, unicode="t")  # takes the L up and turns it
    for _ in range(8):
        for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT):
            press(app, key)
            if scene.composer.step():
                press(app, pygame.K_RETURN)
                assert len(scene.session.match.steps) == 1
                return
        press(app, pygame.K_t, unicode="t")
    raise AssertionError("no place was found")


def test_only_ones_own_l_is_taken(app: App) -> None:
    scene = play_table(app, KEY)
    touch(app, scene, "c3")
    assert carried(scene) == set()
    assert scene.session.notice == Notice(app.texts.game(KEY, "refusal-crosse-first"))


def test_then_a_neutral_piece_is_moved_or_left(app: App) -> None:
    scene = play_table(app, KEY)
    scene.session.play("a1a2a3b1")
    assert not scene.composer.active
    drag(app, scene.display.pixel_of("a4"), scene.display.pixel_of("d2"))
    assert scene.session.match.steps[-1] == "a4-d2"
    scene.session.play(scene.session.match.legal()[0])
    click(app, button(scene, app.texts.game(KEY, "step-pass")))
    assert scene.session.match.steps[-1] == "pass"


def test_the_men_of_an_l_are_one_piece(app: App) -> None:
    scene = play_table(app, KEY)
    app.change(app.settings.replace(animation="slow"))
    scene.session.play("a1a2a3b1")
    assert scene.display.board.moving
    frames(app, 3)
    assert scene.display.board.moving
    frames(app, 40)
    assert not scene.display.board.moving


def test_an_l_on_its_way_is_turned_and_turned_over() -> None:
    start = Pose.of(((0, 0), (10, 0), (20, 0), (20, 10)))
    end = Pose.of(((0, 0), (0, 10), (0, 20), (10, 20)))
    assert (start.side, end.side) == (1, -1)
    assert abs(start.towards(end, 0.5, 0.0).side) < 1e-9
    for pose, cells in ((start.towards(end, 0.0, 0.0), start), (start.towards(end, 1.0, 0.0), end)):
        assert [tuple(round(x) for x in cell) for cell in pose.body().cells] == [
            tuple(round(x) for x in cell) for cell in cells.body().cells
        ]
    assert [tuple(map(round, cell)) for cell in end.body().cells] == [(0, 0), (0, 10), (0, 20), (10, 20)]


def test_both_rules_are_named_on_the_new_game_page(app: App) -> None:
    show(app, lambda app: NewGameScene(app, KEY))
    click_on(app, "more")
    assert len(names(app, "preset.")) == len(GAME.presets) == 2
    assert "De Bono" in app.texts.game(KEY, "preset-l-libre-effect")


def test_turning_brings_the_l_back_onto_the_board() -> None:
    composing = gestures_of(GAME).composing
    assert composing
    position = GAME.start({}, 2)
    for word, chain in CHAINS.items():
        path: tuple[str, ...] = chain
        for turning in composing.turnings:
            path = turning.turn(position, path)
            assert mask_of(POINTS, path) in CHAINS, word
