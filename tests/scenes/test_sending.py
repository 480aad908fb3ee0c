"""Matches and problems saved as pages of HTML, from the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from jeux.common import handing_over
from jeux.play.learn.puzzle.puzzle_words import told
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.sending import ProblemSheet
from jeux.scenes.learn.puzzle.screen import PuzzleMenu
from jeux.scenes.navigation.puzzles import show_puzzle
from jeux.scenes.pages.puzzles import PuzzlesScene
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.scenes.hands import click_on, dialogue_of


def saved(app: App) -> NoticeSheet:
    """What is said once the proposed file is saved."""
    dialog = dialogue_of(app)
    assert isinstance(dialog, PickScene)
    click(app, button(dialog, app.texts.get("files-save")))
    notice = dialogue_of(app)
    assert isinstance(notice, NoticeSheet)
    return notice


def written(folder: Path) -> str:
    """The one page that was saved."""
    (page,) = (folder / "parties").glob("*.html")
    return page.read_text(encoding="utf-8")


def test_a_match_is_saved_as_a_page_and_offered_to_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Path] = []
    monkeypatch.setattr(handing_over, "opens", lambda: True)
    monkeypatch.setattr(handing_over, "open_path", handed.append)
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        frames(app)
        click_on(app, "ending.html")
        notice = saved(app)
        assert "Blanc\u00a0: d6" in written(tmp_path)
        assert not app.settings.recent
        click(app, button(notice, app.texts.get("button-open-file")))
        assert [path.suffix for path in handed] == [".html"]


def test_a_problem_is_saved_from_the_page_of_problems(tmp_path: Path) -> None:
    puzzle = puzzles_of("moulin")[1]
    with desk(tmp_path) as app:
        show(app, lambda app: PuzzlesScene(app, "moulin"))
        click_on(app, "send.moulin")
        sheet = dialogue_of(app)
        assert isinstance(sheet, ProblemSheet)
        assert len(sheet.choices) == len(puzzles_of("moulin")) + 1
        click_on(app, "choice.1")
        assert saved(app).title == app.texts.get("problem-saved")
        page = written(tmp_path)
        assert told(puzzle, app.texts).goal in page
        assert app.texts.get("problem-number", n=2) in page
        press(app, pygame.K_ESCAPE)
        frames(app)
        assert isinstance(app.scene, PuzzlesScene)
        assert app.dialogue is None


def test_a_problem_is_saved_from_its_menu(tmp_path: Path) -> None:
    puzzle = puzzles_of("moulin")[0]
    with desk(tmp_path) as app:
        show_puzzle(app, puzzle)
        frames(app)
        press(app, pygame.K_ESCAPE)
        menu = dialogue_of(app)
        assert isinstance(menu, PuzzleMenu)
        click(app, button(menu, app.texts.get("problem-send")))
        frames(app)
        assert saved(app).title == app.texts.get("problem-saved")
        assert told(puzzle, app.texts).goal in written(tmp_path)
