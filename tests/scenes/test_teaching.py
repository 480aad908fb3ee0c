"""« Conseil » and the professor in a window: what is seen of them, and what a hand can do meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.play.adviser import Ranked, Shown
from jeux.play.notice import Kind, Notice
from jeux.play.professor import Question
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from jeux.views import drawn_marks
from tests.desk import button, click, desk, frames, play_table, press

SIZES = ((1024, 768), (1366, 768), (1920, 1080))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as app:
        yield app


def ask(scene: GameScene, *line: str) -> None:
    """Have the professor ask about the first step of a line."""
    scene.session.teaching._answer(lambda: None, Question(line[0], (), lambda words: "Why?", line, exact=False))


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

    with desk(tmp_path, size, theme=theme) as app, mock.patch.object(drawn_marks, "_draw_number", note):
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
    assert scene.content().message == app.texts.get("teacher-gentle")


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
        assert panel._message_height(scene.content()) <= panel.message.height + grown
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
