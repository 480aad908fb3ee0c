"""Files of matches at the window: dropped, named at the start, written from the menu."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
import pytest

from jeux.common.texts import Texts
from jeux.match.documents import read_document, write_document
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.match.store import Store
from jeux.rules import CATALOGUE
from jeux.scenes import routes
from jeux.scenes.app import App
from jeux.scenes.files import waiting
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.saving import file_name
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.first_start import FirstStartScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.scene import GameScene
from tests.catalogues import LANGUAGES
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.scenes.hands import dialogue_of, scene_of

FORBIDDEN = set('<>:"/\\|?*')
"""What Windows has in no name of a file."""


def moulin(*steps: str) -> Match:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
    for step in steps:
        match.play(step)
    return match


def drop(app: App, path: Path) -> None:
    frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(path))])


def written(folder: Path, record: Record) -> Path:
    return write_document(record, folder / "elsewhere", "partie")


def test_a_dropped_match_is_opened_and_kept_once(tmp_path: Path) -> None:
    match = moulin("d6", "d7")
    path = written(tmp_path, match.record)
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        for _ in range(2):
            drop(app, path)
            assert scene_of(app, GameScene).match.position == match.position
        app.show_shelf()
        frames(app)
        assert [one.id for one in app.store.running().matches] == [match.record.id]


@pytest.mark.parametrize("resume", [True, False], ids=["where it stands", "as it was saved"])
def test_a_match_that_was_played_further_is_resumed_here_or_as_it_was_saved(tmp_path: Path, resume: bool) -> None:
    path = written(tmp_path, moulin("d6").record)
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        drop(app, path)
        scene = scene_of(app, GameScene)
        scene.session.play("d7")
        frames(app)
        drop(app, path)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert notice.sentence == app.texts.get("document-further")
        click(app, button(notice, app.texts.get("document-resume-further" if resume else "document-apart")))
        frames(app)
        again = scene_of(app, GameScene)
        assert again is not scene
        assert again.match.steps == (("d6", "d7") if resume else ("d6",))
        if not resume:  # a match of its own: both go on
            again.session.play("f4")
            frames(app)
            app.show_shelf()
            frames(app)
            turns = {one.id: one.turns for one in app.store.running().matches}
            assert turns == {scene.match.record.id: 2, again.match.record.id: 2}
            assert not again.match.record.games[-1].unaided


def test_a_finished_match_opens_finished(tmp_path: Path) -> None:
    match = moulin("d6")
    match.give_up(1, 1)
    path = written(tmp_path, match.record)
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        drop(app, path)
        scene = scene_of(app, GameScene)
        assert scene.session.match.match_over()
        frames(app, 5)
        assert app.texts.get("end-rematch") in {one.text for one in scene.widgets.buttons()}


@pytest.mark.parametrize("above", [False, True], ids=["table", "settings"])
def test_a_bad_file_costs_one_sentence_and_nothing_else(tmp_path: Path, above: bool) -> None:
    path = tmp_path / "vacances.tablier"
    path.write_bytes(b"PK\3\4")
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        if above:
            app.open(SettingsScene(app))
        drop(app, path)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert app.texts.get("error-foreign") in notice.sentence
        assert path.name in notice.sentence
        press(app, pygame.K_ESCAPE)
        assert app.scene is scene
        assert path.read_bytes() == b"PK\3\4"


def test_other_steps_on_the_shelf_are_told_before_it_is_resumed(tmp_path: Path) -> None:
    first = moulin("d6")
    own, other = Match(first.record), Match(first.record)
    own.play("d7")
    other.play("f4")
    path = written(tmp_path, other.record)
    with desk(tmp_path) as app:
        assert app.store.save(own.record) is None
        app.store.release(own.record.id)
        shelf = show(app, ShelfScene)
        drop(app, path)
        assert app.scene is shelf
        click(app, button(dialogue_of(app), app.texts.get("document-resume-other")))
        frames(app)
        assert app.dialogue is None
        assert scene_of(app, GameScene).match.steps == ("d6", "d7")


def test_a_match_that_another_window_plays_is_told_on_the_shelf(tmp_path: Path) -> None:
    record = moulin("d6").record
    path = written(tmp_path, record)
    with desk(tmp_path) as app:
        there = Store(tmp_path)
        assert there.save(record) is None
        show(app, ShelfScene)
        drop(app, path)
        assert ("open-elsewhere", f"{record.id}.json") in scene_of(app, ShelfScene).warnings
        there.release(record.id)


# --- named at the start -----------------------------------------------------------------------------------------------


def start_with(monkeypatch: pytest.MonkeyPatch, folder: Path, file: str) -> list[type]:
    """Run the program on a file for some frames; the kinds of scenes that were drawn."""
    monkeypatch.setenv("TABLIER_FOLDER", str(folder))
    drawn: list[type] = []

    def few(app: App) -> None:
        app._propagate = True
        for _ in range(4):
            app.frame(pygame.event.get(), 0.04)
            drawn.append(type(app.dialogue or app.scene))
        app.show_shelf()
        frames(app)
        drawn.append(type(app.scene))
        app.shut()

    monkeypatch.setattr(App, "run", few)
    monkeypatch.setattr(waiting, "PATIENCE", 60)  # as at a desk: the file is read at once, on a busy computer too
    pygame.event.clear() if pygame.display.get_init() else None
    assert routes.run(file) == 0
    return drawn


def test_the_program_opens_on_a_file_and_asks_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, moulin("d6").record)
    monkeypatch.chdir(path.parent)
    drawn = start_with(monkeypatch, tmp_path / "data", path.name)
    assert GameScene in drawn[:-1]
    assert drawn[-1] is FirstStartScene


def test_what_reads_beside_the_window_gives_way_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a millisecond, where Python has it wait for five."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    try:
        start_with(monkeypatch, tmp_path / "data", str(written(tmp_path, moulin("d6").record)))
        assert sys.getswitchinterval() == pytest.approx(0.001)
    finally:
        sys.setswitchinterval(before)


def test_a_file_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").write_text("{}")
    drawn = start_with(monkeypatch, tmp_path, "nowhere.tablier")
    assert drawn[-2:] == [NoticeSheet, ShelfScene]


# --- written from the menu --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)], ids=str)
def test_the_menu_writes_a_file_and_says_where(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size, text_size=200) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        scene.open_menu()
        frames(app)
        assert isinstance(dialogue_of(app), GameMenu)
        for name in ("menu-game-take", "menu-game-save"):
            sheet = dialogue_of(app)
            assert isinstance(sheet, PageScene)
            row = next(one for one in sheet.widgets.buttons() if one.text == app.texts.get(name))
            sheet.widgets.focus(sheet.main, row.name)  # brings a row of a long menu into sight
            frames(app, 20)
            click(app, sheet.main.on_screen(row.rect).center)
            frames(app, 20)  # two clicks on one place at once are a double click
        frames(app)
        dialog = dialogue_of(app)
        assert isinstance(dialog, PickScene)
        click(app, button(dialog, app.texts.get("files-save")))
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        path = tmp_path / "parties" / f"{file_name('Moulin', scene.match.record)}.tablier"
        assert read_document(path) == scene.match.record
        assert path.name in notice.sentence
        press(app, pygame.K_ESCAPE)
        assert app.dialogue is None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is a text")
def test_a_folder_whose_name_is_no_text_is_left_for_the_one_of_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, home = tmp_path / os.fsdecode(b"caf\xe9"), tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    with desk(folder) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        press(app, pygame.K_RETURN)
        frames(app)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        (file,) = home.glob("*.tablier")
        assert read_document(file) == scene.match.record
        drop(app, folder / os.fsdecode(b"\xe9t\xe9.tablier"))
        assert isinstance(dialogue_of(app), NoticeSheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_file_is_one_on_every_system(language: str) -> None:
    record, texts = moulin().record, Texts(language)
    for key in CATALOGUE:
        name = file_name(texts.game(key, "name"), record)
        assert not FORBIDDEN & set(name)
        assert len(name.encode()) < 100
