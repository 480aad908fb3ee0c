"""Beside a screen reader: what it says by itself the program does not say, and what it leaves out the program says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from jeux.access.screen_reader import ORCA_LEAVES_OUT, Reader
from jeux.access.tree import TELLS_DISABLED
from jeux.common.roles import Role
from jeux.scenes.app import App
from jeux.scenes.learn.demonstration.screen import DemoScreen
from jeux.scenes.navigation.learning import learning, show_demo
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.voice.speaker import Speaker
from tests.desk import frames, play_table, press, show, until
from tests.listened import Listener
from tests.narrated import spoken_desk
from tests.scenes.hands import screen_of, table_of
from tests.scenes.reviews import ended, review
from tests.scenes.test_followed import _Found

ORCA_43 = Reader(runs=True, announces=False, leaves_out=ORCA_LEAVES_OUT)
OTHER = Reader(runs=True, announces=False)
"""One that says no announcements, but every change of what has the focus."""


@contextmanager
def beside(folder: Path, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[App, Speaker]]:
    """The program while a screen reader runs."""
    with spoken_desk(folder, speech=False) as (app, voice):
        monkeypatch.setattr(app.follower, "_watch", _Found(reader))
        yield app, voice


def said(voice: Speaker) -> list[str]:
    """What the program said since the last call."""
    found = list(voice.log)
    voice.log.clear()
    return found


@pytest.mark.parametrize(("reader", "told"), [(ORCA_43, 1), (OTHER, 0)])
def test_a_man_that_is_chosen_is_told_where_the_reader_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: Reader, told: int
) -> None:
    with beside(tmp_path, reader, monkeypatch) as (app, voice):
        play_table(app, "tablut")
        heard = Listener(app)
        frames(app, 4)
        press(app, pygame.K_TAB, shown=8)
        said(voice)
        press(app, pygame.K_RETURN, shown=8)
        assert heard.focus.endswith(", choix actuel")
        assert said(voice) == [heard.focus] * told


@pytest.mark.parametrize(("key", "told"), [(pygame.K_RETURN, True), (pygame.K_SPACE, False)])
def test_a_choice_by_enter_is_told_and_orca_tells_that_by_space(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: int, told: bool
) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        scene = show(app, lambda app: NewGameScene(app, "moulin"))
        assert isinstance(scene, NewGameScene)
        heard = Listener(app)
        frames(app, 4)
        while heard.focus != "Regarder":
            press(app, pygame.K_TAB, shown=4)
        said(voice)
        press(app, key, shown=8)
        assert heard.tree.nodes[heard.tree.focus].checked
        assert bool([text for text in said(voice) if text.endswith("Regarder, choix actuel")]) is told


def test_a_question_is_read_by_the_reader_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        scene = play_table(app, "moulin")
        heard = Listener(app)
        frames(app, 4)
        scene.open_menu()
        frames(app, 4)
        said(voice)
        heard.press("Abandonner")
        assert said(voice) == []
        assert heard.focus.startswith("Abandonner, ")
        assert "news" not in heard.tree.nodes


def test_a_title_that_changes_is_told_while_something_else_has_the_focus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        app.open_rules("moulin")
        heard = Listener(app)
        frames(app, 4)
        while heard.focus != "Conseils de jeu":
            press(app, pygame.K_TAB, shown=4)
        said(voice)
        press(app, pygame.K_RETURN, shown=8)
        assert "Conseils de jeu" in said(voice)


def test_an_arrow_that_leads_nowhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        play_table(app, "moulin")
        Listener(app)
        frames(app, 4)
        for _ in range(2):
            press(app, pygame.K_RIGHT, shown=4)
        said(voice)
        press(app, pygame.K_DOWN, shown=4)
        assert said(voice) == ["Rien de plus par là."]


def test_a_page_to_be_read_is_made_of_paragraphs_and_a_question_of_labels(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, _):
        scene = play_table(app, "moulin")
        heard = Listener(app)
        scene.open_menu()
        frames(app, 4)
        heard.press("Abandonner")
        assert Role.PARAGRAPH not in {node.role for _, node in heard.in_order()}
        app.close()
        app.open_rules("moulin")
        frames(app, 4)
        roles = [node.role for _, node in heard.in_order()]
        assert roles.count(Role.PARAGRAPH) > 20
        assert Role.TEXT not in roles


@pytest.mark.skipif(TELLS_DISABLED, reason="the system tells it by itself")
def test_what_cannot_be_used_says_so_in_its_name(tmp_path: Path) -> None:
    with spoken_desk(tmp_path, speech=False) as (app, _):
        play_table(app, "moulin")
        heard = Listener(app)
        frames(app, 4)
        assert heard.key("Annuler, indisponible")
        heard.press("a1, vide, jouable")
        assert "Annuler" in heard.names()


def test_a_review_says_what_it_is_and_takes_nothing_back_and_its_progress_is_only_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        review(app, ended("moulin", 4))
        heard = Listener(app)
        frames(app, 4)
        assert heard.focus == "Moulin, Revoir la partie"
        assert any(name.startswith("Analyse\u00a0:") for name in heard.names())
        said(voice)
        press(app, pygame.K_LEFT, shown=8)
        told = said(voice)
        assert [text for text in told if "pose un pion" in text], "the move before the last"
        assert not [text for text in told if "annulé" in text or text.startswith("Analyse")]
        assert heard.focus == "Moulin, Revoir la partie", "the node that has the focus stays"


def test_a_demonstration_that_begins_again_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        show(app, ShelfScene)
        show_demo(app, learning(app, "moulin"))
        frames(app)
        scene = table_of(app, DemoScreen)
        Listener(app)
        until(app, lambda: len(scene.session.match.steps) == 2)
        said(voice)
        screen_of(scene, DemoScreen).activity.again()
        frames(app, 8)
        assert len(scene.session.match.steps) < 2
        assert not [text for text in said(voice) if "annulé" in text]


def test_a_choice_is_told_before_what_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with beside(tmp_path, ORCA_43, monkeypatch) as (app, voice):
        show(app, lambda app: NewGameScene(app, "moulin"))
        heard = Listener(app)
        frames(app, 4)
        while heard.focus != "1, Novice":
            press(app, pygame.K_TAB, shown=4)
        said(voice)
        press(app, pygame.K_RETURN, shown=8)
        choice, effect = said(voice)
        assert choice.endswith("Novice, choix actuel")
        assert effect.startswith("Novice. ")
