"""Long files are read beside the window: with a bar, and until one cancels."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event
from unittest import mock

import pygame
import pytest

from jeux.common.palette import colours
from jeux.common.progress import reached
from jeux.common.settings import THEMES
from jeux.match.store import Store
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import BELOW
from jeux.scenes.files import waiting
from jeux.scenes.files.choosing import AT_ONCE, MOST, MatchList
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.waiting import Errand, WaitSheet, beside
from jeux.scenes.shelf.scene import ShelfScene
from jeux.ui.drawing import SHEET_CORNER
from tests.desk import button, click, desk, frames, press, until
from tests.scenes.hands import dialogue_of
from tests.scenes.test_carrying import empty, moulin
from tests.scenes.test_fingers import tap

HEX = "(;GM[11];B[a3];W[b4])\n"


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, list[str]]:
    monkeypatch.setattr(waiting, "PATIENCE", 0.001)
    return Event(), []


def test_a_bar_shows_how_far_it_is_and_the_result_comes(app: App, steps: tuple[Event, list[str]]) -> None:
    go_on, said = steps

    def job() -> str:
        reached(0.5)
        go_on.wait(30)
        return "read"

    beside(app, "Lecture…", job, said.append)
    frames(app, 3)
    sheet = dialogue_of(app)
    assert isinstance(sheet, WaitSheet)
    assert said == []
    assert any("Lecture…" in words for words in sheet.narrator.speech().title)
    go_on.set()
    until(app, lambda: said == ["read"])
    assert app.dialogue is None


@pytest.mark.parametrize("theme", THEMES)
def test_the_bar_lies_inside_the_edge_of_the_sheet(app: App, steps: tuple[Event, list[str]], theme: str) -> None:
    """All around, the edge of a sheet without a bar is seen."""
    go_on, said = steps
    app.change(app.settings.replace(theme=theme))

    def job() -> str:
        reached(1.0)
        go_on.wait(30)
        return "read"

    beside(app, "Lecture…", job, said.append)
    frames(app, 3)
    sheet = dialogue_of(app)
    assert isinstance(sheet, WaitSheet)
    edge, corner = app.scale.thin, app.scale(SHEET_CORNER) + 2
    for side in (
        pygame.Rect(sheet.box.left, sheet.box.top + corner, edge, sheet.box.height - 2 * corner),
        pygame.Rect(sheet.box.left + corner, sheet.box.bottom - edge, sheet.box.width - 2 * corner, edge),
    ):
        seen = app.screen.subsurface(side)
        whole = {tuple(seen.get_at((x, y)))[:3] for x in range(side.width) for y in range(side.height)}
        assert whole == {colours().sheet_edge}
    middle = (sheet.box.centerx, sheet.box.bottom - app.scale(BELOW) // 2)
    assert app.screen.get_at(middle) == pygame.Color(colours().accent), "it is full"
    go_on.set()
    until(app, lambda: said == ["read"])


@pytest.mark.parametrize("way", ["click", "touch", "escape", "enter"])
def test_it_is_cancelled_by_every_hand(app: App, steps: tuple[Event, list[str]], way: str) -> None:
    go_on, said = steps
    ended = Event()

    def job() -> str:
        try:
            while not go_on.wait(0.005):
                reached(0.1)
        finally:
            ended.set()
        return "read"

    beside(app, "Lecture…", job, said.append)
    frames(app)
    sheet = dialogue_of(app)
    if way == "click":
        click(app, button(sheet, app.texts.get("button-cancel")))
    elif way == "touch":
        tap(app, button(sheet, app.texts.get("button-cancel")))
    else:
        press(app, pygame.K_ESCAPE if way == "escape" else pygame.K_RETURN)
    frames(app, 3)
    assert app.dialogue is None
    assert isinstance(app.scene, ShelfScene)
    assert ended.wait(30), "the job goes on"
    assert said == []


def test_the_window_closes_while_a_job_runs(tmp_path: Path, steps: tuple[Event, list[str]]) -> None:
    go_on, said = steps
    ended = Event()

    def job() -> str:
        try:
            while not go_on.wait(0.005):
                reached(0.1)
        finally:
            ended.set()
        return "read"

    with desk(tmp_path) as app, mock.patch.object(waiting, "PATIENCE", 0.001):
        beside(app, "Lecture…", job, said.append)
        frames(app)
        frames(app, 1, [pygame.Event(pygame.QUIT)])
    assert ended.wait(30), "the job goes on"
    assert said == []


def test_what_a_job_raises_is_raised_in_the_window() -> None:
    def job() -> None:
        raise ZeroDivisionError

    errand = Errand(job)
    assert errand.ready(30)
    with pytest.raises(ZeroDivisionError):
        errand.result()


# --- files ------------------------------------------------------------------------------------------------------------


def drop(app: App, file: Path) -> None:
    frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(file))])


def test_the_bad_games_of_a_file_are_told_and_the_good_ones_open(app: App, tmp_path: Path) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(f"{HEX}(;GM[1];B[pd])\n{HEX}(;GM[11];B[a3];W[a3])\n")
    drop(app, file)
    notice = dialogue_of(app)
    assert isinstance(notice, NoticeSheet)
    assert notice.sentence == (
        "2 parties illisibles\u00a0: lignes 2, 4. Ligne 2, colonne 3\u00a0: "
        "Le jeu «\u202f1\u202f» n’est pas dans Tablier, ou pas dans ce format. Fichier\u00a0: a.sgf"
    )
    click(app, button(notice, app.texts.get("files-go-on")))
    frames(app, 3)
    listed = dialogue_of(app)
    assert isinstance(listed, MatchList)
    assert len(listed.records) == 2


def test_a_large_file_is_listed_bit_by_bit_and_searched_whole(app: App, tmp_path: Path) -> None:
    number = MOST + 3 * AT_ONCE
    file = tmp_path / "a.sgf"
    file.write_text("".join(f"(;GM[11]PB[Ann{i}];B[a3])\n" for i in range(number)))
    drop(app, file)
    listed = dialogue_of(app)
    assert isinstance(listed, MatchList)
    listed.search(f"ann{number - 1}")
    until(app, lambda: len(listed.shown) == 1)
    assert listed.shown[0].record.seats[0].name == f"Ann{number - 1}"
    listed.search("")
    frames(app, 2)
    assert len(listed.shown) == number


def test_a_backup_with_bad_matches_is_taken_in_without_them(app: App, tmp_path: Path) -> None:
    from jeux.match.record import to_json

    good = json.loads(to_json(moulin("d6").record))
    file = tmp_path / "tout.tablier"
    file.write_text(json.dumps({**empty(), "running": [{}, good, 7, {**good, "games": []}]}))
    drop(app, file)
    click(app, button(dialogue_of(app), app.texts.get("luggage-without-settings")))
    frames(app, 3)
    notice = dialogue_of(app)
    assert isinstance(notice, NoticeSheet)
    assert notice.sentence.splitlines() == [
        app.texts.get("luggage-taken", running=1, ended=0),
        "3 parties du fichier sont illisibles\u202f; elles ne sont pas reprises.",
    ]
    assert [each.id for each in Store(tmp_path).running().matches] == [good["id"]]
