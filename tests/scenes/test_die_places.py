"""Dice are touched, but they are no places of the board: nothing is marked there, and a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.contract import FACES
from jeux.rules.die_places import die_place, face_of, without_dice
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, frames, play_table

ROLLING = [key for key, game in CATALOGUE.items() if game.chance]


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
