"""Nothing is told before it is seen: as long as men or dice are on their way, the table shows what was before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.match.forms import MANUAL
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from jeux.views.marks.marks import Marks
from tests.desk import FRAME, button, click, desk, frames, play_table, press, touch, until
from tests.rounds import in_turn

STEPS = 16
"""Steps played of each game."""


def on_the_board(marks: Marks) -> Marks:
    """The marks that follow from the game; the hand's are none while something moves."""
    hand = (marks.targets, marks.chosen, marks.related, marks.movers, marks.ghost, marks.composed_men, marks.held)
    assert not any(hand), hand
    return marks


def seen(scene: GameScene) -> tuple[object, ...]:
    """What the table tells beside the men and the dice."""
    moment = [button.text for button in scene.widgets.buttons() if scene.panel.actions.contains(button.element.rect)]
    return scene.content(), scene.display.position, scene.display.marking.settled.last, moment


def play_at_random(scene: GameScene, rng: Random) -> bool:
    """Go on with the game, whatever it waits for; False once it is over."""
    session = scene.session
    match session.waiting():
        case Waiting.PERSON:
            session.play(rng.choice(session.match.legal()))
        case Waiting.THROW | Waiting.PAUSE:
            session.throw()
        case Waiting.CONFIRM:
            session.confirm()
        case Waiting.OVER:
            return False
    return True


@pytest.mark.parametrize(("key", "speed"), in_turn(CATALOGUE, ["normal", "fast"]))
def test_nothing_shown_runs_ahead_of_the_men_and_the_dice(tmp_path: Path, key: str, speed: str) -> None:
    rng, moved = Random(key), 0
    with desk(tmp_path, (1024, 768), animation=speed) as app:
        scene = play_table(app, key)
        for _ in range(STEPS):
            until(app, lambda: not scene.moving)
            before = seen(scene)
            if not play_at_random(scene, rng):
                break
            steps = scene.session.match.steps
            while scene.display.late:
                moved += 1
                assert scene.display.under_way
                on_the_board(scene.display.marks(helped=True))
                assert seen(scene) == before
                frames(app, 1)
            if scene.session.match.steps == steps:  # nothing has gone on by itself in the last frame
                assert scene.display.position == scene.session.match.position
                assert scene.content() == scene.content_now()
        assert moved > STEPS // 2


@pytest.mark.parametrize("key", ["moulin", "backgammon", "reversi", "boite"])
def test_without_motion_everything_is_told_at_once(tmp_path: Path, key: str) -> None:
    rng = Random(key)
    with desk(tmp_path, animation="none") as app:
        scene = play_table(app, key)
        for _ in range(STEPS):
            if not play_at_random(scene, rng):
                break
            assert scene.display.late is None
            assert scene.content() == scene.content_now()
            frames(app, 1)


def test_a_click_during_the_motion_ends_it_and_plays(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        scene = play_table(app, "moulin")
        touch(app, scene, "a7")
        assert scene.display.late
        touch(app, scene, "d7")
        assert scene.session.match.steps == ("a7", "d7")
        assert len(scene.content().turns) == 1, "the first is seen, the second is on its way"


def test_enter_while_the_dice_roll_shows_them_and_presses_nothing(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        scene = play_table(app, "boite")
        press(app, pygame.K_RETURN)
        assert scene.display.top.rolling
        steps = scene.session.match.steps
        press(app, pygame.K_RETURN)
        assert not scene.display.top.rolling
        assert scene.session.match.steps == steps
        assert scene.content() == scene.content_now()


def test_a_second_click_on_a_button_that_gives_way_presses_no_other(tmp_path: Path) -> None:
    with desk(tmp_path, animation="slow") as app:
        scene = play_table(app, "backgammon")
        roll = button(scene, app.texts.get("button-roll"))
        click(app, roll)
        steps = scene.session.match.steps
        assert scene.display.top.rolling
        click(app, roll)
        assert not scene.display.top.rolling
        assert scene.session.match.steps == steps


def test_sounds_come_with_what_makes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The knock of a man when he lands, the mill and the signal after it; dice are heard from the throw on."""
    heard: list[str] = []
    with desk(tmp_path, animation="normal") as app:
        monkeypatch.setattr(app.sounds, "play", lambda event, _touch=None: heard.append(event))
        scene = play_table(app, "moulin")
        for place in ("a7", "a1", "d7", "d1"):
            scene.session.play(place)
            scene.display.finish()
        heard.clear()
        scene.session.play("g7")
        assert heard == []
        after = sounding(app, scene, heard, "place")
        assert 0.28 < after < 0.5
        assert sounding(app, scene, heard, "special") < 0.1, "once the man has settled"
        assert heard == ["place", "special"]
        heard.clear()
        scene = play_table(app, "boite")
        scene.session.throw()
        assert heard == ["dice"]
        assert sounding(app, scene, heard, "settle") > 0.6


def sounding(app: App, scene: GameScene, heard: list[str], event: str) -> float:
    """The seconds until a sound is heard."""
    for count in range(100):
        if event in heard:
            return count * FRAME
        frames(app, 1)
    raise AssertionError(event)


def test_a_tie_at_the_opening_says_why_the_cube_turns_once_the_dice_rest(tmp_path: Path) -> None:
    with desk(tmp_path, animation="normal") as app:
        scene = play_table(app, "backgammon", dice=MANUAL, tie="double")
        before = seen(scene)
        scene.session.play("roll:3,3")
        frames(app, 1)
        assert seen(scene) == before
        until(app, lambda: not scene.display.under_way)
        told = app.texts.game("backgammon", "log-open-doubled", first="3", n=2)
        assert told in [turn.text for turn in scene.content().turns]


def test_after_undo_and_redo_the_prompt_is_back(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        prompt = scene.content().message
        touch(app, scene, "a7")
        other = scene.content().message
        press(app, pygame.K_BACKSPACE)
        assert scene.content().message == prompt
        scene.session.redo()
        assert scene.content().message == other != prompt


@pytest.mark.parametrize(("form", "target", "main"), [(None, 0, "end-rematch"), ("points", 5, "end-next-game")])
def test_after_the_end_the_menu_offers_what_may_follow(
    tmp_path: Path, form: str | None, target: int, main: str
) -> None:
    with desk(tmp_path) as app:
        get = app.texts.get
        scene = play_table(app, "backgammon", target=target, form=form)
        while not (prices := scene.session.match.game.prices(scene.session.match.position)):
            scene.session.throw()  # a tie is thrown again
        scene.session.give_up(0, prices[0])
        scene.open_menu()
        frames(app)
        assert isinstance(app.dialogue, GameMenu)
        offered = [element.text for element in app.dialogue.widgets.buttons()]
        assert offered[0] == get(main)
        assert {get("end-review"), get("menu-game-look")} == set(offered[1:3])
        assert get("menu-game-continue") not in offered
        assert len(set(offered)) == len(offered)
        press(app, pygame.K_ESCAPE)
        scene.session.undo()
        scene.open_menu()
        frames(app)
        assert isinstance(app.dialogue, GameMenu)
        assert app.dialogue.widgets.buttons()[0].text == get("menu-game-continue")
