"""The game scene, used by its pixels and by its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame_gui.elements import UITooltip

from jeux.common.palette import colours
from jeux.common.settings import MASTER_SECONDS
from jeux.match.record import STRONGEST
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.mid_game import offer_to_give_up
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.views.style.badges import contrast
from tests.desk import button, click, desk, drag, frames, move, play_table, press, touch, until
from tests.rounds import in_turn

SIZES = ((1024, 768), (1366, 768), (1920, 1080))
MOST, FEW = 60, 20
"""First steps that are clicked in a thorough run, and in another."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def click_step(app: App, scene: GameScene, step: str) -> None:
    """Play a step as a person does: its places one after the other, or its button."""
    session = scene.session
    places = session.match.position.places(step)
    if scene.composer.active:
        put_together(app, scene, step)
        return
    if not places:
        words = session.wording.button(session.match.position, step)
        assert words
        click(app, button(scene, session.sentences.button(words)[0]))
        return
    if session.permit.paths.get(places) != step:
        die = next(path for path, played in session.permit.paths.items() if played == step and path[0][:4] == "die:")
        touch(app, scene, die[0])
        touch(app, scene, places[0])
        return
    for place in places:
        touch(app, scene, place)


def put_together(app: App, scene: GameScene, step: str) -> None:
    """Play a step as a hand puts it together: the places touched, then Enter; or a piece carried and turned."""
    composing, position = scene.composer.composing, scene.session.match.position
    assert composing
    places = position.places(step)
    if composing.offers:
        turn_over(app, scene, step, places[0])
        return
    if not composing.carried:
        for place in places:
            touch(app, scene, place)
        press(app, pygame.K_RETURN)
        return
    own = next(place for place, man in position.men() if man == scene.session.match.game.sides[position.turn])
    touch(app, scene, own)
    for number in range(8):
        for place in places:
            move(app, scene.display.pixel_of(place))
            if set(scene.session.hand.chosen) == set(places):
                click(app, scene.display.pixel_of(place))
                return
        for turning in composing.turnings[: 2 if number == 3 else 1]:
            press(app, pygame.key.key_code(turning.key), unicode=turning.key)
    raise AssertionError(f"{step} could not be put together")


def turn_over(app: App, scene: GameScene, step: str, place: str) -> None:
    """Turn what the pointer brings over a place until it lies as in the step, and click."""
    move(app, scene.display.pixel_of(place))
    for _ in range(8):
        if scene.composer.step() == step:
            touch(app, scene, place)
            return
        press(app, pygame.K_SPACE)
    raise AssertionError(f"{step} could not be put together")


def one_action(app: App, scene: GameScene, rng: Random) -> None:
    """Whatever the game waits for, done by hand."""
    session = scene.session
    waiting = session.conductor.waiting()
    get = app.texts.get
    if waiting is Waiting.THROW:
        click(app, button(scene, app.texts.game(session.match.game.key, "button-roll")))
    elif waiting is Waiting.CONFIRM:
        click(app, button(scene, get("button-end-turn")))
    elif waiting is Waiting.PERSON:
        step = rng.choice(session.match.legal())
        before = session.match.steps
        click_step(app, scene, step)
        assert session.match.steps[: len(before) + 1] == (*before, step)
    else:
        frames(app, 1)


@pytest.mark.parametrize(("key", "size"), in_turn(CATALOGUE, SIZES))
def test_every_first_step_is_played_by_its_pixels(
    tmp_path: Path, key: str, size: tuple[int, int], thorough: bool
) -> None:
    most = MOST if thorough else FEW
    with desk(tmp_path, size) as app:
        scene = play_table(app, key)
        until(app, lambda: scene.session.conductor.waiting() in (Waiting.PERSON, Waiting.THROW))
        while scene.session.match.decider() == CHANCE:
            one_action(app, scene, Random(size[0]))
        steps = scene.session.match.legal()
        for step in steps if len(steps) <= most else Random(size[0]).sample(steps, most):
            before = len(scene.session.match.steps)
            click_step(app, scene, step)
            assert scene.session.match.steps[before:] == (step,)
            press(app, pygame.K_BACKSPACE)
            assert len(scene.session.match.steps) == before


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_a_long_game_by_the_mouse(app: App, key: str, thorough: bool) -> None:
    rng, actions = Random(11), 120 if thorough else 30
    scene = play_table(app, key)
    for _ in range(actions):
        if scene.session.match.decider() == OVER:
            break
        one_action(app, scene, rng)
    assert len(scene.session.match.steps) > actions // 3 or scene.session.match.decider() == OVER
    assert app.store.running().matches or app.store.finished().matches


def test_drag_and_drop(app: App) -> None:
    scene = play_table(app, "moulin")
    drag(app, scene.display.pixel_of("hand:w"), scene.display.pixel_of("d6"))
    assert scene.session.match.steps == ("d6",)
    drag(app, scene.display.pixel_of("hand:b"), (2.0, 2.0))
    assert scene.session.match.steps == ("d6",)


def test_a_refused_gesture_is_explained_with_its_places(app: App) -> None:
    scene = play_table(app, "moulin")
    touch(app, scene, "d6")
    touch(app, scene, "d6")
    assert scene.session.notice == Notice(app.texts.game("moulin", "refusal-occupied"), Kind.REFUSAL, code="occupied")
    assert scene.display.marking.refused == ("d6",)
    press(app, pygame.K_ESCAPE)
    assert scene.session.notice is None


def test_undo_and_redo_without_limit(app: App) -> None:
    scene = play_table(app, "moulin")
    for place in ("d6", "a1", "a7", "g1"):
        touch(app, scene, place)
    steps = scene.session.match.steps
    for _ in steps:
        press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.session.match.steps == ()
    for _ in steps:
        click(app, button(scene, app.texts.get("button-redo")))
    assert scene.session.match.steps == steps


def test_undo_gives_the_same_dice_back(app: App) -> None:
    scene = play_table(app, "backgammon", cube="off", tie="reroll")
    rng = Random(3)
    session = scene.session

    def dice() -> list[str]:
        return [step for step in session.match.steps if step.startswith("roll:")]

    while len(dice()) < 4:
        one_action(app, scene, rng)
    thrown = dice()
    while session.match.can_undo():
        press(app, pygame.K_BACKSPACE)
    other = Random(99)
    for _ in range(60):
        if len(dice()) >= 4:
            break
        one_action(app, scene, other)
    assert dice()[:4] == thrown


def test_against_the_computer_undo_comes_back_to_ones_own_decision(app: App) -> None:
    scene = play_table(app, "moulin", levels=(0, 1))
    touch(app, scene, "d6")
    until(app, lambda: len(scene.session.match.steps) == 2)
    press(app, pygame.K_BACKSPACE)
    assert scene.session.match.steps == ()
    assert scene.session.conductor.waiting() is Waiting.PERSON


def test_a_click_while_the_computer_thinks_is_explained(app: App) -> None:
    scene = play_table(app, "moulin", levels=(STRONGEST, 0))  # thinks its whole time, on any machine
    assert scene.session.conductor.waiting() is Waiting.COMPUTER
    touch(app, scene, "d6")
    assert scene.session.notice == Notice(
        app.texts.get("refusal-computer-thinks"), Kind.REFUSAL, code="computer-thinks"
    )


def test_play_now(app: App) -> None:
    scene = play_table(app, "moulin", levels=(STRONGEST, 0))  # thinks its whole time, on any machine
    until(app, lambda: scene.session.conductor.thinking)
    click(app, button(scene, app.texts.get("button-play-now")))
    until(app, lambda: len(scene.session.match.steps) == 1)


def test_the_hint_is_an_arrow_to_a_legal_step(app: App) -> None:
    scene = play_table(app, "moulin")
    click(app, button(scene, app.texts.get("button-hint")))
    until(app, lambda: bool(scene.session.teaching.shown.where))
    assert scene.display.marking.advised == scene.session.teaching.shown.where
    assert scene.content().message == app.texts.get("hint-where")
    click(app, button(scene, app.texts.get("button-hint")))
    until(app, lambda: bool(scene.session.teaching.shown.turn))
    assert scene.session.notice
    assert scene.session.notice.advises
    places = scene.display.marking.advised
    assert any(scene.session.match.position.places(step) == places for step in scene.session.match.legal())


def test_killing_the_computer_costs_a_sentence(app: App) -> None:
    app.change(app.settings.replace(master=min(MASTER_SECONDS)))
    scene = play_table(app, "moulin", levels=(STRONGEST, 0))  # thinks its whole time, on any machine
    until(app, lambda: scene.session.conductor.thinking)
    process = app.engine._process
    assert process
    process._popen.kill()
    until(app, lambda: scene.session.notice is not None)
    assert scene.session.notice == Notice(app.texts.get("error-engine-restarted"), Kind.REFUSAL, lasting=True)
    until(app, lambda: len(scene.session.match.steps) == 1)


def test_the_end_is_told_with_its_rule(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.open_menu()
    frames(app, 1)
    assert app.dialogue
    click(app, button(app.dialogue, app.texts.get("menu-game-resign")))
    click(app, button(app.dialogue, app.texts.get("resign-confirm")))
    until(app, lambda: scene.session.outcome_shown)
    told = scene.content().outcome
    assert told[0] == app.texts.game("moulin", "wins-1")
    assert told[1] == app.texts.get("ending-gave-up-by", side=app.texts.game("moulin", "side-0"))
    click(app, button(scene, app.texts.get("end-rematch")))
    frames(app, 2)
    assert app.scene is not scene


def test_the_next_game_of_a_match(app: App) -> None:
    scene = play_table(app, "backgammon", target=5)
    scene.session.give_up(0, 2)
    until(app, lambda: scene.session.outcome_shown)
    frames(app, 2)
    click(app, button(scene, app.texts.get("end-next-game")))
    assert scene.session.match.scores() == (0.0, 2.0)
    assert len(scene.session.match.record.games) == 2


def test_the_cube_is_offered_and_taken_by_touching_it(app: App) -> None:
    rng = Random(5)
    scene = play_table(app, "backgammon", tie="reroll")
    session = scene.session
    dice = scene.display.view.dice
    assert dice
    while "double" not in session.match.legal() or session.conductor.waiting() is not Waiting.PERSON:
        one_action(app, scene, rng)
    player = session.match.decider()
    click(app, scene.display.board.frame.pixel(dice.cube_spot[-1]))
    assert session.match.steps[-1] == "double"
    click(app, scene.display.board.frame.pixel(dice.cube_spot[-1]))
    assert session.match.steps[-1] != "double"
    assert "take" in session.match.steps
    assert dice.cube(session.match.position) == (2, 1 - player)


def test_the_computer_refuses_too_cheap_a_surrender(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, "backgammon", levels=(0, 1), cube="off")
    asked: list[Callable[[int, float], None]] = []

    def appraise(heard: Callable[[int, float], None]) -> bool:
        asked.append(heard)
        return True

    monkeypatch.setattr(scene.session.conductor, "appraise", appraise)
    offer_to_give_up(scene.session, 0, 1)
    asked[-1](0, -1.8)
    assert scene.session.notice == Notice(app.texts.get("resign-refused"), Kind.REFUSAL)
    offer_to_give_up(scene.session, 0, 2)
    asked[-1](0, -1.8)
    result = scene.session.match.result()
    assert result
    assert (result.scores, result.reason) == ((0.0, 2.0), "gave-up")


def test_the_whole_keyboard_map(app: App) -> None:
    scene = play_table(app, "moulin")
    press(app, pygame.K_RIGHT)
    assert scene.display.marking.cursor
    press(app, pygame.K_RETURN)
    assert len(scene.session.match.steps) == 1
    for key, letter in ((pygame.K_c, "c"), (pygame.K_6, "3")):
        press(app, key, unicode=letter)
    press(app, pygame.K_RETURN)
    assert list(scene.session.match.steps[1:]) == ["c3"]
    press(app, pygame.K_l, unicode="l")  # all are shown
    press(app, pygame.K_l, unicode="l")
    assert not app.settings.marks
    assert not scene.typed.text, "no place of this board begins with an l"
    before = app.settings.muted
    press(app, pygame.K_m, unicode="m")
    assert app.settings.muted is not before
    press(app, pygame.K_c, pygame.KMOD_LALT)
    assert app.settings.coordinates != "border"
    press(app, pygame.K_F12)
    assert scene.bare
    press(app, pygame.K_F12)
    press(app, pygame.K_F1)
    assert scene.rules.reading
    press(app, pygame.K_ESCAPE)
    assert not scene.rules.reading
    press(app, pygame.K_TAB)
    assert scene.display.marking.cursor in scene.session.permit.next_places(())
    for _ in range(40):
        press(app, pygame.K_TAB)
        if scene.widgets.focused:
            break
    assert scene.widgets.focused
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue
    press(app, pygame.K_ESCAPE)
    assert not app.dialogue


@pytest.mark.parametrize(("key", "size", "percent"), in_turn(CATALOGUE, [*SIZES, (3840, 2160)], [100, 200]))
def test_the_board_has_its_share_of_the_window(tmp_path: Path, key: str, size: tuple[int, int], percent: int) -> None:
    with desk(tmp_path, size, text_size=percent) as app:
        scene = play_table(app, key)
        frame, room = scene.display.board.frame.rect, scene._lay_sheet(scene.widget_scale)[0]
        touching = max(frame.width / room.width, frame.height / room.height)
        assert touching >= 0.88
        assert app.screen.get_rect().contains(scene.display.board.closeup.area)
        assert scene.panel.list.height > 0


def test_an_idle_table_is_not_drawn_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    play_table(app, "moulin")
    frames(app, 5)
    flips: list[int] = []
    monkeypatch.setattr(app.window, "flip", lambda: flips.append(1))
    frames(app, 20)
    assert not flips


def test_new_buttons_are_seen_without_any_gesture(app: App) -> None:
    scene = play_table(app, "moulin")
    scene.session.give_up(0, 1)
    until(app, lambda: scene.session.outcome_shown)
    frames(app, 4)
    shown = pygame.image.tobytes(app.screen, "RGB")
    app._draw()
    assert pygame.image.tobytes(app.screen, "RGB") == shown


def test_the_words_beside_a_button_are_framed_and_wide_enough_for_large_letters(tmp_path: Path) -> None:
    with desk(tmp_path, (1920, 1080), text_size=200) as app:
        scene = play_table(app, "moulin")
        click_step(app, scene, scene.session.match.legal()[0])
        undo = next(each.element for each in scene.widgets.buttons() if each.text == app.texts.get("button-undo"))
        move(app, undo.rect.center)
        until(app, lambda: undo.tool_tip is not None)
        assert isinstance(undo.tool_tip, UITooltip)
        box = undo.tool_tip.text_block
        assert box
        assert box.image
        assert box.rect.width > 10 * scene.widget_scale.body
        assert box.image.get_at((box.rect.width // 2, 0))[:3] == colours().edge


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
def test_a_dark_man_is_seen_on_the_plaque_of_the_one_to_play(app: App, theme: str) -> None:
    """By its rim, or by the paper that it lies on."""
    app.change(app.settings.replace(theme=theme))
    scene = play_table(app, "reversi")
    box = scene.panel._players[0]
    side = box.height - scene.widget_scale(0.8)
    emblem = pygame.Rect(box.left + scene.widget_scale(0.8), box.centery - side // 2, side, side)
    pixels = [app.screen.get_at((x, y)) for x in range(*span(emblem, 0)) for y in range(*span(emblem, 1))]
    seen = [(pixel.r, pixel.g, pixel.b) for pixel in pixels]
    assert seen.count(colours().turn) > scene.widget_scale.body, "the plaque round the man"
    clear = [one for one in seen if contrast(one, colours().turn) >= 3]
    assert len(clear) > 2 * scene.widget_scale.body


def span(rect: pygame.Rect, axis: int) -> tuple[int, int]:
    """Where a rectangle begins and ends on an axis."""
    return rect.topleft[axis], rect.bottomright[axis]
