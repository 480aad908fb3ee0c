"""A damaged page or file of problems stops neither the choice of a game nor the table; what is damaged is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from jeux.common import texts
from jeux.common.assets import asset
from jeux.common.texts import RULES
from jeux.play.learn.puzzle import puzzles
from jeux.play.learn.puzzle.puzzles import has_puzzles, puzzles_of, usable_puzzles
from jeux.scenes.app import App
from jeux.scenes.navigation.puzzles import show_puzzles
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages import accessibility
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.puzzles import PuzzlesScene
from jeux.scenes.scene import Scene
from tests.desk import desk, play_table, press, show

KEY = "hex"
DAMAGED = pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{if}", b"# A\n\n- {option: none} b", b"## A\n\ntext {why"], ids=repr
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with desk(tmp_path_factory.mktemp("damaged")) as app:
        yield app


def instead(of: str, folder: Path) -> Callable[..., Path]:
    """The assets, but those of a kind in another folder."""
    return lambda *parts: folder.joinpath(*parts[1:]) if parts[0] == of else asset(*parts)


def words_of(scene: Scene) -> str:
    """All that a page reads out."""
    return " ".join(line.text for line in scene.narrator.lines())


@DAMAGED
def test_a_game_is_chosen_without_its_problems(
    app: App, content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{KEY}.json").write_bytes(content)
    with monkeypatch.context() as patch:
        patch.setattr(puzzles, "asset", instead("problems", tmp_path))
        usable_puzzles.cache_clear()
        assert has_puzzles(KEY)
        assert puzzles_of(KEY) == ()
        show(app, lambda app: NewGameScene(app, KEY))
        show_puzzles(app, KEY)
        press(app, pygame.K_F15)
        assert isinstance(app.scene, PuzzlesScene)
        said = app.texts.get("problem-unusable", games=app.texts.game(KEY, "name"))
        assert said in words_of(app.scene)
    usable_puzzles.cache_clear()
    assert puzzles_of(KEY)


@DAMAGED
def test_a_table_opens_without_its_rules(
    app: App, content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / f"{KEY}.md").write_bytes(content)
    with monkeypatch.context() as patch:
        patch.setattr(texts, "asset", instead(RULES, tmp_path))
        scene = play_table(app, KEY)
        assert scene.rules.codes == frozenset()
        scene.session.play("d4")
        assert list(scene.session.match.steps) == ["d4"]
        press(app, pygame.K_F1)
        assert scene.rules.panel
        told = app.texts.get("page-unusable") in words_of(scene.rules.panel)
        assert told is (content != b"")
        press(app, pygame.K_F1)


@DAMAGED
def test_the_page_on_accessibility_says_that_it_is_damaged(
    app: App, content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "fr.md"
    page.write_bytes(content)
    monkeypatch.setattr(accessibility, "asset", lambda *parts: page)
    scene = show(app, lambda app: AccessibilityScene(app, app.show_shelf))
    assert isinstance(scene, Scene)
    assert app.texts.get("page-unusable") in words_of(scene)
