"""« Conseil » and the professor in a window: what is seen of them, and what a hand can do meanwhile."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.adviser import Ranked, Shown
from jeux.play.table.professor import ProfessorQuestion
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.scenes.table.scene import GameScene
from jeux.ui.controls import Row
from jeux.views.marks import drawn_marks
from tests.desk import button, click, desk, frames, play_table, press, until
from tests.scenes.hands import dialogue_of

SIZES = ((1024, 768), (1366, 768), (1920, 1080))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as app:
        yield app


def ask(scene: GameScene, *line: str) -> None:
    """Have the professor ask about the first step of a line."""
    scene.app.change(scene.app.settings.replace(teacher="gentle"))
    scene.session.teaching._answer(
        lambda: None, ProfessorQuestion(line[0], (), lambda words: "Why?", line, exact=False)
    )


def rank(scene: GameScene, *steps: str) -> None:
    """Show some steps as the best."""
    session = scene.session
    ranked = tuple(Ranked((step,), f"{number} · {step}") for number, step in enumerate(steps, 1))
    session.teaching.adviser.shown = Shown(ranked=ranked)
    session.say(Notice("best", Kind.PROOF))


@pytest.mark.parametrize("theme", ["bois", "contraste", "livret"])
@pytest.mark.parametrize("size", SIZES)
def test_no_number_hides_another(tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    """In Mini-Halma all steps lead to the one free cell."""
    drawn: list[tuple[tuple[float, float], float]] = []

    def note(surface: pygame.Surface, spot: tuple[float, float], radius: float, *rest: object) -> None:
        drawn.append((spot, radius))

    with desk(tmp_path, size, theme=theme) as app, mock.patch.object(drawn_marks, "draw_number", note):
        scene = play_table(app, "mini_halma", (0,))
        rank(scene, *scene.session.match.legal()[:3])
        frames(app, 1)
        assert len(drawn) == 3
        for number, (spot, radius) in enumerate(drawn):
            assert all(math.dist(spot, other) >= radius + far for other, far in drawn[:number])
            assert scene.display.board.frame.rect.collidepoint(spot)


def test_the_answers_are_there_while_a_line_moves(app: App) -> None:
    app.change(app.settings.replace(animation="slow"))
    scene = play_table(app, "moulin", (0, 1))
    ask(scene, "d6", "a1", "f6")
    frames(app, 3)
    assert scene.display.under_way
    click(app, button(scene, app.texts.get("button-take-back")))
    assert scene.session.teaching.question is None
    assert scene.session.match.steps == ()


def test_a_question_shows_the_sheet_that_was_put_away(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    press(app, pygame.K_F12)
    assert scene.bare
    ask(scene, "d6", "a1")
    frames(app, 2)
    assert not scene.bare
    assert button(scene, app.texts.get("button-play-anyway"))


def test_the_letter_of_the_professor_ends_his_question(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    ask(scene, "d6", "a1")
    press(app, pygame.K_p, unicode="p")
    assert scene.session.teaching.question is None
    assert scene.content().message == app.texts.get("teacher-strict")


def test_another_language_asks_the_same_and_drops_what_was_said(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    rank(scene, "d6", "a1")
    app.change(app.settings.replace(language="en"))
    frames(app, 2)
    assert scene.session.teaching.shown == Shown()
    assert scene.session.notice is None
    ask(scene, "d6", "a1")
    app.change(app.settings.replace(language="fr"))
    frames(app, 2)
    assert scene.content().message == "Why?"


@pytest.mark.parametrize("size", SIZES)
def test_a_long_sentence_is_whole_above_its_buttons(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        scene = play_table(app, "moulin", (0, 1))
        panel, short = scene.panel, scene.panel.actions.top
        scene.session.say(Notice("Une phrase qui ne finit pas. " * 9, Kind.PROOF))
        frames(app, 1)
        grown = panel.actions.top - short
        assert grown == panel.more_for(scene.content()) > 0
        assert panel.words.height(scene.content()) <= panel.message.height + grown
        scene.session.say(None)
        frames(app, 1)
        assert panel.actions.top == short


def test_a_zone_stays_on_the_board(app: App) -> None:
    """Matches that lie far apart are ringed one by one."""
    scene = play_table(app, "nim_bicolore", (0, 0))
    places = [place for place, _ in scene.session.match.position.men()]
    for where in (tuple(places), (places[0], places[-1])):
        canvas = pygame.Surface(app.size)
        drawn_marks.Zone(where).draw(canvas, scene.display.board)
        used = pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1, 255))
        used.invert()
        assert used.count()
        assert all(scene.display.board.frame.rect.contains(rect) for rect in used.get_bounding_rects())


def standing_as_played(scene: GameScene) -> bool:
    """Whether the men stand on the board as the match has it."""
    return scene.display.board.standing() == Counter(scene.session.match.position.men())


def test_giving_up_takes_a_line_off_the_board(app: App) -> None:
    scene = play_table(app, "moulin", (0, 1))
    ask(scene, "d6", "a1")
    frames(app, 3)
    assert not standing_as_played(scene)
    scene.session.give_up(0, 1)
    frames(app, 2)
    assert standing_as_played(scene)


def test_a_surrender_that_is_taken_is_told_as_the_end(app: App) -> None:
    scene = play_table(app, "backgammon", (0, 1))
    scene.session.play("roll:6,5")
    scene.session.say(Notice("…"))
    scene.session.give_up(0, 1)
    until(app, lambda: scene.session.outcome_shown)
    assert scene.content().outcome
    assert not scene.content().message


def test_a_line_is_not_touched_where_steps_are_put_together(app: App) -> None:
    scene = play_table(app, "nim_bicolore", (0, 1))
    first, answer = scene.session.match.legal()[:2]
    assert scene.composer.active
    ask(scene, first, answer)
    frames(app, 2)
    assert not scene.composer.active
    place = next(place for place, _ in scene.session.match.position.men())
    click(app, scene.display.pixel_of(place))
    assert scene.session.hand.chosen == ()
    assert scene.session.teaching.question


def test_the_cube_under_a_line_is_not_touched(app: App) -> None:
    scene = play_table(app, "backgammon", (0, 0))
    for step in ("roll:6,5", "6:24/18", "5:18/13"):
        scene.session.play(step)
    scene.session.confirm()
    assert "double" in scene.session.match.legal()
    scene.session.board.begin(("roll",))
    frames(app, 2)
    assert scene.display.view.dice
    click(app, scene.display.board.frame.pixel(scene.display.view.dice.cube_spot[-1]))
    assert scene.session.match.steps[-1] == "5:18/13"


def test_the_settings_show_and_send_away_the_professor(app: App) -> None:
    """As the page of settings does it, above the table."""
    scene = play_table(app, "moulin", (0, 1))
    ask(scene, "d6", "a1")
    frames(app, 2)
    assert professor(app, scene) == app.texts.get("setting-teacher-gentle")
    app.change(app.settings.replace(teacher="off"))
    frames(app, 2)
    assert professor(app, scene) == app.texts.get("setting-teacher-off")
    assert scene.session.teaching.question is None
    assert scene.session.board.line is None


def professor(app: App, scene: GameScene) -> str:
    """What the menu says of the professor."""
    scene.open_menu()
    frames(app, 2)
    rows = [one for one in dialogue_of(app).widgets.buttons() if isinstance(one, Row)]
    app.close()
    frames(app, 2)
    return next(row.value for row in rows if row.text == app.texts.get("button-teacher"))


def test_who_sends_the_professor_away_wants_him_no_more(app: App) -> None:
    """Between persons he comes back only if all of them want him again."""
    app.change(app.settings.replace(teacher="strict"))
    scene = play_table(app, "moulin", (0, 0))
    press(app, pygame.K_p, unicode="p")
    click_choice(app, "teacher-consent-yes")
    assert scene.session.teaching.professor.at_work
    press(app, pygame.K_p, unicode="p")
    assert not scene.session.teaching.professor.at_work
    press(app, pygame.K_p, unicode="p")
    assert app.dialogue
    click_choice(app, "teacher-consent-no")
    assert not scene.session.teaching.professor.at_work


def click_choice(app: App, name: str) -> None:
    """Choose on the sheet above the table."""
    frames(app, 2)
    assert isinstance(app.dialogue, Scene)
    click(app, button(app.dialogue, app.texts.get(name)))
