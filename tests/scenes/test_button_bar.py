"""The buttons of the moment on the sheet of a game: their words are whole in small windows too."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from jeux.play.analysis.verdicts import Worth
from jeux.play.gestures.notice import Notice
from jeux.play.table.adviser import Ranked, Shown
from jeux.play.table.conductor import Waiting
from jeux.play.table.professor import ProfessorQuestion
from jeux.rules import CATALOGUE
from jeux.ui.controls import RoundButton
from jeux.ui.drawing import SMALL, width_of
from tests.desk import desk, fold, frames, play_table


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(800, 560), (1024, 600), (1366, 768)])
def test_what_follows_an_end_is_written_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with desk(tmp_path, size) as app:
        app.change(app.settings.replace(language=language))
        key = next(key for key, game in CATALOGUE.items() if not game.chance)
        scene = play_table(app, key)
        scene.session.give_up(0, 1)
        frames(app, 60)
        fold(app)
        buttons = scene.widgets.buttons()
        assert {app.texts.get("end-rematch"), app.texts.get("end-shelf")} <= {button.text for button in buttons}
        for button in buttons:
            if isinstance(button, RoundButton):
                assert width_of(button.text, "text", button.scale(SMALL)) <= button.rect.width
                continue
            words = width_of(button.text, "bold" if button.kind == "primary" else "text", app.scale.body)
            assert button.kind in ("link", "caption") or words + app.scale(0.8) <= button.element.rect.width, (
                button.text
            )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_best_turns_are_written_whole(tmp_path: Path, language: str) -> None:
    """With what is proven of them; where there is no room, all the words are the tip."""
    with desk(tmp_path, (1024, 768), language=language) as app:
        scene = play_table(app, "crosses", (0, 1))
        session = scene.session
        for step in ("a1a2a3b3", "d1-d2", "c1c2c3d3", "a4-d4"):
            session.play(step)
        position = session.match.position
        turn, worth = ("a1b1b2b3", "d4-c4"), Worth("a1b1b2b3", 1.0, exact=True, turns=12)
        assert turn[0] in position.steps()
        short, long = session.words.ranked(position, 1, worth, turn), "2 · " + ", ".join(turn * 3)
        session.teaching.adviser.shown = Shown(ranked=(Ranked(turn, short), Ranked(turn, long)))
        session.say(None)
        frames(app, 2)
        tips = {button.text: button.tip for button in scene.widgets.buttons()}
        assert tips[short] == app.texts.get("hint-ranked-help")
        assert tips[long] == long


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768)])
def test_a_question_leaves_the_lowest_buttons_free(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Long words have a row of their own, short ones share one."""
    with desk(tmp_path, size, language=language, teacher="strict") as app:
        scene = play_table(app, "moulin", (0, 1))
        question = ProfessorQuestion("d6", (), lambda words: "…", ("d6", "a1"), exact=False)
        scene.session.teaching._answer(lambda: None, question)
        frames(app, 2)
        assert scene.panel.actions.bottom <= scene.panel.buttons.top
        rects = {button.text: button.element.rect for button in scene.widgets.buttons()}
        get = app.texts.get
        assert rects[get("button-play-anyway")].bottom <= rects[get("button-line-forward")].top
        back = rects[get("button-line-back")]
        assert [rect.right < back.left for rect in rects.values() if rect.top == back.top and rect != back] == [True]


@pytest.mark.parametrize(("size", "text_size"), [((1024, 768), 200), ((800, 600), 150), ((1366, 768), 100)])
@pytest.mark.parametrize("key", ["hex", "tablut", "backgammon"])
def test_after_the_end_no_button_lies_over_another(
    tmp_path: Path, key: str, size: tuple[int, int], text_size: int
) -> None:
    """At Hex there is one more, which shows the board from near."""
    with desk(tmp_path, size, text_size=text_size) as app:
        scene = play_table(app, key, (0, 2))
        match = scene.session.match
        scene.session.give_up(1, match.game.prices(match.position)[0])
        frames(app, 60)
        fold(app)
        rects = [button.rect for button in scene.widgets.buttons()]
        assert len(rects) > 6
        assert not [(one, other) for one, other in combinations(rects, 2) if one.colliderect(other)]


def test_the_main_button_after_a_game_of_a_match_is_whole_where_rows_are_few(tmp_path: Path) -> None:
    with desk(tmp_path, (820, 600)) as app:
        scene = play_table(app, "hex", (0, 2), target=2, form="games")
        scene.session.give_up(1, 1)
        frames(app, 60)
        fold(app)
        main = next(button for button in scene.widgets.buttons() if button.kind == "primary")
        assert main.text == app.texts.get("end-next-game")
        assert width_of(main.text, "bold", app.scale.body) + app.scale(0.8) <= main.element.rect.width


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "text_size"), [((800, 560), 150), ((1024, 700), 100), ((1366, 768), 150)])
def test_no_double_is_offered_where_the_dice_were_thrown(
    tmp_path: Path, size: tuple[int, int], text_size: int, language: str
) -> None:
    """Whatever is said above the two buttons."""
    with desk(tmp_path, size, text_size=text_size, language=language) as app:
        scene = play_table(app, "backgammon", target=3)
        session, get = scene.session, app.texts.get
        double, roll = (get(f"backgammon-step-{step}") for step in ("double", "roll"))

        def rects() -> dict[str, pygame.Rect]:
            return {one.text: one.element.rect for one in scene.widgets.buttons()}

        places: dict[str, list[pygame.Rect]] = {roll: [], double: []}

        def lay(names: dict[str, str]) -> None:
            """Keep the places of these buttons under words of every height."""
            for count in range(0, 60, 5):
                session.say(Notice(" ".join(["mot"] * count)) if count else None)
                frames(app)
                for name, words in names.items():
                    places[name].append(rects()[words])
            session.say(None)
            frames(app)

        lay({roll: get("button-roll")})
        thrown = rects()[get("button-roll")]
        session.throw()
        while double not in rects():
            if session.waiting() is Waiting.CONFIRM:
                session.confirm()
            elif session.waiting() is Waiting.THROW:
                session.throw()
            else:
                session.play(session.match.legal()[0])
            frames(app)
        lay({roll: roll, double: double})
        assert rects()[roll] == thrown
        assert len({rect.top for rect in places[roll]}) > 1, "long words move them"
        assert not [rect for rect in places[double] if rect.collidelist(places[roll]) >= 0]
        assert all(app.screen.get_rect().contains(rect) for rect in (*places[roll], *places[double]))
        primary = next(one for one in scene.widgets.buttons() if one.kind == "primary")
        assert primary.text == roll, "Enter throws"
