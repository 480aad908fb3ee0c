"""An entry of the shelf that cannot be shown says so, can be put away, and leaves the others alone."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules.contract import Game, Options, Position
from jeux.scenes.app import App
from jeux.scenes.shelf import grid, match_cards, tiles
from jeux.scenes.shelf.running import RunningPage, shape_of_few
from jeux.scenes.shelf.scene import ShelfScene
from jeux.views import portrait
from tests.desk import desk, frames, show, until
from tests.scenes.hands import click_on, item, names


def kept(app: App, *steps: str) -> str:
    match = Match.new("moulin", {}, (Seat("Ann"), Seat("Bob")))
    for step in steps:
        match.play(step)
    assert app.store.save(match.record) is None
    app.store.release(match.record.id)
    return match.record.id


def of_later_version(folder: Path, name: str, **changes: object) -> str:
    path = folder / "running" / f"{name}.json"
    path.write_text(json.dumps(json.loads(path.read_bytes()) | changes), encoding="utf-8")
    return path.name


def shelf_of(app: App) -> ShelfScene:
    shelf = show(app, ShelfScene)
    assert isinstance(shelf, ShelfScene)
    until(app, lambda: not shelf.boards.busy)
    frames(app, 2)
    return shelf


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_a_file_of_a_later_version_is_told_and_can_be_put_away(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size) as app:
        other = kept(app, "d6", "d7")
        file = of_later_version(tmp_path, kept(app, "d6"), format=99)
        shelf = shelf_of(app)
        assert [(one.code, one.name) for one in shelf.unshown] == [("future-format", file)]
        assert shelf.warnings == (), "told by its strip alone"
        click_on(app, "unshown")
        assert isinstance(app.dialogue, RunningPage)
        assert {f"resume.{other}", f"forget.{file}"} <= {*names(app)}
        told = app.dialogue.narrator.situation()
        assert any(file in line for line in told)
        click_on(app, f"forget.{file}")
        assert f"forget.{file}" not in names(app)
        assert (tmp_path / "abandoned" / file).exists()
        app.close()
        assert "unshown" not in names(app)
        click_on(app, "recall")
        assert "unshown" in names(app)


def test_the_game_of_a_later_version_is_put_away_by_the_name_of_its_file(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        kept(app, "d6")
        path = next((tmp_path / "running").glob("*.json"))
        later = path.with_name("later_game-0123456789ab.json")
        path.rename(later)
        of_later_version(tmp_path, later.stem, id=later.stem, game="later_game")
        shelf = shelf_of(app)
        (unshown,) = shelf.unshown
        assert unshown.code == "unknown-game"
        shelf.put_away(unshown)
        frames(app, 2)
        assert not shelf.unshown
        assert shelf.forgotten == later.stem


def test_a_broken_file_is_told_once_and_has_no_card(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        other, broken = kept(app, "d6"), kept(app, "d6", "d7")
        (tmp_path / "running" / f"{broken}.json").write_bytes(b"[")
        (tmp_path / "running" / f"{broken}.json.bak").unlink(missing_ok=True)
        shelf = shelf_of(app)
        assert [code for code, _ in shelf.warnings] == ["foreign"]
        assert shelf.unshown == ()
        assert [one.id for one in shelf.matches] == [other]
        assert shelf_of(app).warnings == (), "not told again"


def test_a_board_that_cannot_be_drawn_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def draw(game: Game, options: Options, positions: list[Position], *rest: Any) -> pygame.Surface:
        if positions[-1].turn:
            raise ValueError("no board")
        return lying(game, options, positions, *rest)

    lying = portrait.lying
    monkeypatch.setattr(portrait, "lying", draw)
    with desk(tmp_path) as app:
        good, bad = kept(app, "d6", "d7"), kept(app, "d6")
        shelf = shelf_of(app)
        shelf.open_running()
        size = item(app, f"resume.{good}")[1].rect.size
        page = app.dialogue
        assert isinstance(page, RunningPage)
        size = size[0], shape_of_few(page.body.view, app.scale, 2).picture
        until(app, lambda: not shelf.boards.busy)
        frames(app, 2)
        failed = {one.id: shelf.boards.failed(one, size) for one in shelf.matches}
        assert failed == {good: False, bad: True}
        assert f"the board of {bad} cannot be drawn" in caplog.text


@pytest.mark.parametrize(
    ("module", "drawing"),
    [(match_cards, "draw_words"), (grid, "draw_words"), (tiles, "with_foot"), (grid, "draw_picture")],
)
def test_a_card_that_cannot_be_drawn_leaves_the_others_alone(
    module: ModuleType, drawing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = []

    def fail(*_: object, **__: object) -> None:
        failures.append(drawing)
        raise ValueError(drawing)

    monkeypatch.setattr(module, drawing, fail)
    with desk(tmp_path) as app:
        kept(app, "d6", "d7")
        shelf = shelf_of(app)
        frames(app, 10)
        assert app.scene is shelf
        shelf.open_running()
        frames(app, 10)
        assert 0 < len(failures) <= len(shelf.grid.items) + 1, "each card fails once"
        assert len(set(failures)) == 1
        assert "cannot be drawn" in caplog.text
