"""What is pasted is opened, what lies on a table is copied; the list of turns is written in three manners."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from jeux.common.settings import THEMES
from jeux.formats.catalogue import formats
from jeux.formats.recognise import recognise
from jeux.formats.showing import lines_of
from jeux.match.documents import read_document
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.words.position_line import position_line
from jeux.play.words.turn_lines import NOTATION, SHORT, WORDS
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.scenes.files import clipboard as clipboard_module
from jeux.scenes.files.choosing import MatchList
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.recent import recent_files
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.views.games import jacquet
from jeux.views.portrait import portrait
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.scenes.hands import click_on, dialogue_of, scene_of, screen_of, table_of

CTRL = pygame.KMOD_CTRL
SGF = "(;GM[11]FF[4]SZ[11];B[a3];W[f6])"


def begun(key: str, steps: int = 6) -> Match:
    game = CATALOGUE[key]
    match = Match.new(key, {}, (Seat(""),) * min(game.players))
    for _ in range(steps):
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(match.legal()[0])
    return match


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied last."""
    held = [""]

    def put(text: str) -> None:
        held[0] = text

    monkeypatch.setattr(pygame.scrap, "put_text", put)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    return held


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_position_of_every_game_is_read_again(key: str) -> None:
    match = begun(key)
    (record,) = recognise(position_line(match))
    assert Match(record).position == match.position
    assert record.games[0].options == match.record.options


def test_a_position_that_was_copied_is_opened_beside_the_match(tmp_path: Path, clipboard: list[str]) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        for step in ("d6", "d7"):
            scene.session.play(step)
        press(app, pygame.K_c, CTRL)
        frames(app)
        first, *turns = clipboard[0].split("\n")
        assert first == position_line(scene.match)
        assert [turn[-2:] for turn in turns] == ["d6", "d7"]
        assert app.texts.get("copied-text") in scene.content().message
        press(app, pygame.K_v, CTRL)
        frames(app)
        pasted = scene_of(app, GameScene)
        assert pasted is not scene
        assert pasted.match.position == scene.match.position
        assert pasted.match.record.id != scene.match.record.id
        app.show_shelf()
        frames(app)
        assert [one.id for one in app.store.running().matches] == [scene.match.record.id]


def test_a_game_of_another_program_is_pasted_on_the_shelf(tmp_path: Path, clipboard: list[str]) -> None:
    clipboard[0] = SGF
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        press(app, pygame.K_v, CTRL)
        frames(app)
        scene = scene_of(app, GameScene)
        assert scene.match.record.game == "hex"
        assert len(scene.match.steps) == 2


@pytest.mark.parametrize(("text", "said"), [("", "paste-nothing"), ("une liste de courses", "paste-unknown")])
def test_what_is_no_game_costs_one_sentence(tmp_path: Path, clipboard: list[str], text: str, said: str) -> None:
    clipboard[0] = text
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_v, CTRL)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert notice.sentence == app.texts.get(said)
        press(app, pygame.K_ESCAPE)
        assert app.scene is scene


def test_in_a_line_to_type_in_a_text_is_only_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.ui.elements.clipboard_paste", lambda: "hex")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: SGF)
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        assert isinstance(scene, ShelfScene)
        scene.toggle_search()
        press(app, pygame.K_v, CTRL)
        assert app.scene is scene
        assert scene.filters.words == "hex"


def test_a_text_that_is_dropped_is_opened(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPTEXT, text=SGF)])
        assert scene_of(app, GameScene).match.record.game == "hex"


# --- the list of turns ------------------------------------------------------------------------------------------------


def test_one_key_writes_the_list_of_turns_in_three_manners_and_they_are_copied(
    tmp_path: Path, clipboard: list[str]
) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        sentence = scene.content().turns[0].text
        for manner, written in ((WORDS, sentence), (NOTATION, "d6"), (SHORT, sentence)):
            press(app, pygame.K_x, unicode="x")
            assert app.settings.turns == manner
            (line,) = scene.content().turns
            assert (line.text == written) if manner != NOTATION else line.text.endswith(written)
            press(app, pygame.K_c, CTRL | pygame.KMOD_SHIFT)
            assert clipboard[0] == f"1. {line.text}"
    with desk(tmp_path, turns=NOTATION) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        frames(app)
        assert scene.content().turns[0].text.endswith("d6")
        assert scene.content().turns[0].text != sentence


def test_a_turn_of_dice_is_written_in_words_throughout(tmp_path: Path) -> None:
    with desk(tmp_path, turns=WORDS) as app:
        scene = play_table(app, "jacquet")
        match = scene.session.match
        while len(match.steps) < 8:
            scene.session.throw() if match.decider() == CHANCE else scene.session.play(match.legal()[0])
            frames(app, 2)
        lines = scene.session.turns.lines(WORDS)
        assert all(line.text.endswith(".") for line in lines)
        assert len(lines) == len(scene.session.turns.lines(SHORT))
        assert not any("/" in line.text for line in lines)


def test_the_menu_leads_to_what_can_be_copied(tmp_path: Path, clipboard: list[str]) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        scene.open_menu()
        frames(app)
        for name in ("menu-game-take", "menu-game-copy"):
            click(app, button(dialogue_of(app), app.texts.get(name)))
            frames(app, 20)
        assert app.dialogue is None
        assert clipboard[0].startswith("position moulin ")


SHOWN = sorted({key for each in formats().values() if each.show for key in each.games})


@pytest.mark.parametrize("key", SHOWN)
def test_a_position_is_copied_in_each_notation_alone_and_all_of_it_comes_back(
    tmp_path: Path, clipboard: list[str], key: str
) -> None:
    with desk(tmp_path) as app:
        show(app, lambda app: app.routes.table(app, begun(key)))
        scene = scene_of(app, GameScene)
        position = scene.match.position
        press(app, pygame.K_c, CTRL)
        whole = clipboard[0].split("\n")
        others = [name for name, line in lines_of(scene.match).items() if line not in whole[0]]
        labels = ["copy-own", *(f"dialect-{name}" for name in others)] if others else []
        for label_of_line, line in zip(labels, whole, strict=False):
            scene.open_menu()
            frames(app)
            for label in ("menu-game-take", "menu-game-copy-as", label_of_line):
                click(app, button(dialogue_of(app), app.texts.game(key, label)))
                frames(app, 20)
            assert app.dialogue is None
            assert clipboard[0] == line
            assert app.texts.get("copied-text") in scene.content().message
        clipboard[0] = "\n".join(whole)
        press(app, pygame.K_v, CTRL)
        frames(app)
        pasted = scene_of(app, GameScene)
        assert pasted is not scene
        assert pasted.match.position == position


def test_the_good_ones_of_a_text_are_opened_and_the_others_told(tmp_path: Path, clipboard: list[str]) -> None:
    line = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    clipboard[0] = f"{line}\nXGID=hello\n{line.replace(':31:', ':52:')}"
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        press(app, pygame.K_v, CTRL)
        frames(app)
        notice, get = dialogue_of(app), app.texts.get
        assert isinstance(notice, NoticeSheet)
        count = get("files-unread", n=1)
        assert notice.sentence.startswith(f"{count}. ")
        assert notice.sentence.count("2") == 1, "its line is named once"
        click(app, button(notice, get("files-go-on")))
        frames(app)
        sheet = dialogue_of(app)
        assert isinstance(sheet, MatchList)
        assert len(sheet.shown) == 2


def test_several_positions_of_a_text_are_listed(tmp_path: Path, clipboard: list[str]) -> None:
    line = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    clipboard[0] = f"{line}\n{line.replace(':31:', ':52:')}"
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        press(app, pygame.K_v, CTRL)
        frames(app)
        sheet = dialogue_of(app)
        assert isinstance(sheet, MatchList)
        assert [told.played for told in sheet.shown] == [app.texts.get("files-position", n=n) for n in (1, 2)]
        click_on(app, "match.1")
        frames(app)
        assert "dice=5,2" in scene_of(app, GameScene).match.position.text()


# --- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.full_pictures
@pytest.mark.parametrize("theme", THEMES)
def test_the_picture_of_the_table_is_written_as_pixels_and_as_a_drawing(tmp_path: Path, theme: str) -> None:
    with desk(tmp_path, theme=theme) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        for choice, ending in (("picture-wide", ".png"), ("picture-drawn", ".svg")):
            press(app, pygame.K_s, CTRL | pygame.KMOD_SHIFT)
            sheet = dialogue_of(app)
            click(app, button(sheet, app.texts.get(choice, **({"n": 600} if ending == ".png" else {}))))
            frames(app, 20)
            press(app, pygame.K_RETURN)
            frames(app)
            press(app, pygame.K_ESCAPE)
        assert recent_files(app) == [], "a picture cannot be opened"
        (png,) = (tmp_path / "parties").glob("*.png")
        picture = pygame.image.load(png)
        assert picture.get_width() == 600
        assert len({tuple(picture.get_at((x, y))) for x in range(0, 600, 7) for y in range(0, 600, 7)}) > 3
        (svg,) = (tmp_path / "parties").glob("*.svg")
        assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_men_beside_the_board_are_on_its_picture() -> None:
    """The two hands of nine men are seen, and one man less once it is played."""
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    before = portrait(match.game, match.record.options, match.positions, match.steps, 500)
    match.play("d6")
    after = portrait(match.game, match.record.options, match.positions, match.steps, 500)
    assert before.get_size() == after.get_size()
    below = pygame.Rect(0, 500, 500, before.get_height() - 500)
    assert pygame.image.tobytes(before.subsurface(below), "RGB") != pygame.image.tobytes(after.subsurface(below), "RGB")


def test_what_a_game_marks_by_itself_is_on_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pennons of the postillons are seen."""
    match = Match.new("jacquet", {}, (Seat(""), Seat("")))

    def picture() -> bytes:
        shown = portrait(match.game, match.record.options, match.positions, match.steps, 500)
        return pygame.image.tobytes(shown, "RGB")

    flagged = picture()
    monkeypatch.setattr(jacquet, "postillons", lambda position: ())
    assert picture() != flagged


def test_a_bitmap_for_windows_begins_at_its_lowest_row() -> None:
    picture = pygame.Surface((2, 2))
    picture.set_at((0, 1), (1, 2, 3))
    bitmap = clipboard_module._bitmap(picture)
    assert bitmap[:20] == bytes((40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0))
    assert bitmap[40:43] == bytes((3, 2, 1))
    assert len(bitmap) == 40 + 16


@pytest.mark.skipif(not shutil.which("Xvfb") or not shutil.which("xclip"), reason="no X11 to copy to")
def test_under_x11_text_and_picture_are_held_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As another program gets them, until it holds something itself."""
    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write)], pass_fds=(write,), stderr=subprocess.DEVNULL)
    try:
        number = os.read(read, 20).decode().strip()
        monkeypatch.setenv("DISPLAY", f":{number}")
        assert clipboard_module._held("Zoé\nd6", b"\x89PNG picture")
        asked = ["xclip", "-selection", "clipboard", "-o", "-t"]
        assert subprocess.check_output([*asked, "UTF8_STRING"], timeout=20).decode() == "Zoé\nd6"
        assert subprocess.check_output([*asked, "image/png"], timeout=20) == b"\x89PNG picture"
        targets = subprocess.check_output([*asked, "TARGETS"], timeout=20).decode().split()
        assert {"TARGETS", "UTF8_STRING", "image/png"} <= set(targets)
    finally:
        screen.terminate()  # and with the screen the process that holds it
        screen.wait()
        os.close(read)
        os.close(write)


def test_a_review_saves_the_whole_game_and_copies_the_position_that_is_shown(
    tmp_path: Path, clipboard: list[str]
) -> None:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
    for step in ("d6", "d7", "f4"):
        match.play(step)
    match.give_up(1, 1)
    with desk(tmp_path) as app:
        show(app, lambda app: app.routes.review(app, match.record))
        scene = table_of(app, ReviewScreen)
        screen_of(scene, ReviewScreen).activity.walk_to(1)
        frames(app)
        scene.open_menu()
        frames(app)
        for name in ("menu-game-take", "menu-game-copy"):
            click(app, button(dialogue_of(app), app.texts.get(name)))
            frames(app, 20)
        line, *turns = clipboard[0].split("\n")
        assert line == position_line(scene.session.match)
        assert Match(recognise(line)[0]).position == match.positions[1]
        assert [turn[-2:] for turn in turns] == ["d6", "d7", "f4"]
        press(app, pygame.K_s, CTRL)
        press(app, pygame.K_RETURN)
        frames(app)
        (file,) = (tmp_path / "parties").glob("*.tablier")
        assert read_document(file) == match.record
