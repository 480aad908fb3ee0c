"""Dice are touched, but they are no places of the board: nothing is marked there, and a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.match.forms import MANUAL
from jeux.play.table.conductor import Waiting
from jeux.play.table.throwing import at_rest, throwing_step
from jeux.rules import CATALOGUE
from jeux.rules.contract import FACES
from jeux.rules.die_places import die_place, face_of, without_dice
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.views.games import view_of
from tests.desk import desk, frames, move, play_table, touch

ROLLING = [key for key, game in CATALOGUE.items() if game.chance]
ROLLING_ON_THE_BOARD = [key for key in ROLLING if view_of(CATALOGUE[key]).dice]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def touch_every_die(app: App, scene: GameScene) -> None:
    """As a click does, and with the keyboard's cursor there."""
    for face in range(1, FACES + 1):
        scene.display.marking.cursor = scene.display.marking.hovered = die_place(face)
        scene.session.do(scene.session.hand.click(scene.session.permit, die_place(face)))
        frames(app, 1)
        assert scene.content().message or scene.session.outcome_shown
        scene.session.cancel()


def test_dice_have_places_of_their_own() -> None:
    assert face_of(die_place(4)) == 4
    assert face_of("die:7") is None
    assert face_of("d6") is None
    assert face_of(None) is None
    assert without_dice(("die:4", "d6", "off:w")) == ("d6", "off:w")


@pytest.mark.parametrize("key", ROLLING)
def test_a_die_is_touched_at_any_moment(app: App, key: str) -> None:
    scene, session = (made := play_table(app, key)), made.session
    seen = set[Waiting]()
    for _ in range(14):
        if session.match.result():  # a short game may be over by then
            break
        seen.add(session.waiting())
        touch_every_die(app, scene)
        if session.waiting() is Waiting.PERSON:
            session.play(session.match.legal()[0])
        elif session.waiting() is Waiting.CONFIRM:
            session.confirm()
        else:
            session.throw()
        frames(app, 1)
    assert Waiting.PERSON in seen
    price = session.match.game.prices(session.match.position)
    if price and not session.match.result():
        session.give_up(0, price[0])
        touch_every_die(app, scene)
        session.do(session.hand.click(session.permit, die_place(4)))
        assert session.notice
        assert session.notice.text == session.texts.game(key, "refusal-game-over")


@pytest.mark.parametrize("key", ROLLING)
def test_a_die_is_touched_while_the_computer_plays(app: App, key: str) -> None:
    scene = play_table(app, key, levels=(1,) * CATALOGUE[key].players[0])
    for _ in range(6):
        if scene.session.waiting() is Waiting.COMPUTER:
            touch_every_die(app, scene)
        frames(app, 2)


def test_a_sentence_tells_a_die_that_is_played_from_one_that_leads_nowhere(app: App) -> None:
    scene = play_table(app, "backgammon")
    session, get = scene.session, app.texts.get
    session.do(session.hand.click(session.permit, "die:4"))
    assert session.notice
    assert session.notice.text == get("refusal-die-early")
    session.play("roll:6,1")
    session.play("1:8/7")
    frames(app)
    session.do(session.hand.click(session.permit, "die:1"))
    assert session.notice
    assert session.notice.text == get("refusal-die-used")
    assert scene.display.marks(helped=True).refused == ("die:1",)
    assert not scene.display.board.has("die:1")
    assert scene.display.board.hides("die:1")


def lie_ready(scene: GameScene) -> tuple[int, ...]:
    """The faces of the dice that a click may throw."""
    return tuple(face for face in range(1, FACES + 1) if scene.display.top.pixel_of_die(face))


@pytest.mark.parametrize("key", ROLLING_ON_THE_BOARD)
def test_dice_lie_on_the_felt_before_the_first_throw_and_a_click_on_one_throws(app: App, key: str) -> None:
    scene = play_table(app, key)
    assert scene.session.waiting() is Waiting.THROW
    assert lie_ready(scene) == (4, 6)
    scene.display.marking.cursor = die_place(6)
    assert scene.narrator.speech().focus == (app.texts.get("heard-dice-ready"),), "what they show was not thrown"
    touch(app, scene, die_place(6))
    frames(app)
    assert scene.session.match.dice_thrown()


def test_where_a_double_may_be_offered_the_dice_lie_ready_too_and_a_click_throws_them(app: App) -> None:
    scene = play_table(app, "backgammon", target=5)
    session = scene.session
    for _ in range(40):
        if session.waiting() is Waiting.PERSON and throwing_step(session.match):
            break
        if session.waiting() is Waiting.PERSON:
            session.play(session.match.legal()[0])
        elif session.waiting() is Waiting.CONFIRM:
            session.confirm()
        else:
            session.throw()
        frames(app)
    assert session.waiting() is Waiting.PERSON
    assert at_rest(session.match) == (session.match.position.turn,) * 2
    thrown = session.match.dice_thrown()
    touch(app, scene, die_place(6))
    frames(app)
    assert session.match.dice_thrown() == thrown + 2


def test_no_dice_lie_ready_where_real_ones_are_thrown(app: App) -> None:
    scene = play_table(app, "barricades", dice=MANUAL)
    assert lie_ready(scene) == ()


def test_the_dice_of_the_computer_lie_ready_and_do_not_rock(app: App) -> None:
    app.change(app.settings.replace(animation="normal"))
    for levels, rocks in (((3, 3), False), ((0, 0), True)):
        scene = play_table(app, "barricades", levels=levels)
        assert lie_ready(scene) == (4, 6)
        x, y = scene.display.pixel_of(die_place(6))
        move(app, (round(x), round(y)))
        app.frame([], 0.01)
        assert scene.display.top.rocking is rocks
