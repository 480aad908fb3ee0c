"""Files at the window: picked in the dialog, written under a name, found again, gathered when they are dropped."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from jeux.access.tree import Act, Request
from jeux.common import handing_over
from jeux.common.settings import MOST_RECENT, THEMES
from jeux.common.typography import words_drawn
from jeux.match.documents import read_document, write_document
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.scenes.app import App
from jeux.scenes.files.choosing import MatchList
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.opening import OpenSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.recent import recent_files
from jeux.scenes.files.saving import Saving
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui import file_dialog
from jeux.ui.drawing import Look
from jeux.ui.file_dialog import in_order
from tests.desk import button, click, desk, frames, play_table, press, show
from tests.rounds import in_turn
from tests.scenes.hands import click_on, dialogue_of, scene_of, type_text


def moulin(*steps: str) -> Match:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
    for step in steps:
        match.play(step)
    return match


def picking(app: App) -> PickScene:
    dialog = dialogue_of(app)
    assert isinstance(dialog, PickScene)
    return dialog


def open_dialog(app: App) -> PickScene:
    """Ctrl+O on the shelf, where nothing was opened before."""
    if not isinstance(app.scene, ShelfScene):
        show(app, ShelfScene)
    press(app, pygame.K_o, pygame.KMOD_CTRL)
    frames(app)
    return picking(app)


def listed(dialog: PickScene) -> list[str]:
    return [str(item["text"]) for item in dialog.dialog.files.item_list]


# --- opening ----------------------------------------------------------------------------------------------------------


def test_a_file_is_opened_by_the_keyboard_alone(tmp_path: Path) -> None:
    match = moulin("d6", "d7")
    path = write_document(match.record, tmp_path / "parties" / "été", "partie")
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        assert dialog.dialog.folder == tmp_path / "parties"
        assert listed(dialog) == ["été"]
        press(app, pygame.K_RETURN)
        assert dialog.dialog.folder == path.parent
        press(app, pygame.K_DOWN)
        assert dialog.dialog.field.text == str(path)
        press(app, pygame.K_RETURN)
        frames(app)
        assert scene_of(app, GameScene).match.position == match.position
        assert app.settings.recent == (str(path),)
        assert app.settings.folder == str(path.parent)


def test_a_file_is_opened_with_the_mouse(tmp_path: Path) -> None:
    match = moulin("d6")
    path = write_document(match.record, tmp_path / "parties" / "dossier", "partie")
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        click_on(app, "more")
        click_on(app, "open")
        frames(app)
        dialog = picking(app)
        for name in ("dossier", path.name):
            line = next(item for item in dialog.dialog.files.item_list if item["text"] == name)
            click(app, line["button_element"].rect.center)
            frames(app, 20)
            click(app, button(dialog, app.texts.get("files-open")))
            frames(app, 20)
        assert scene_of(app, GameScene).match.steps == ("d6",)


def test_what_is_typed_leads_to_a_folder_and_to_a_file(tmp_path: Path) -> None:
    path = write_document(moulin("d6").record, tmp_path / "ab", "partie")
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog.widgets.focus(dialog.main, "way")
        dialog.dialog.field.write(str(path.parent))
        press(app, pygame.K_RETURN)
        assert listed(dialog) == [path.name]
        dialog.dialog.field.write(f"{path.parent}{os.sep}")
        dialog.widgets.focus(dialog.main, "way")
        type_text(app, "partie")
        dialog.dialog.field.write(str(path))
        press(app, pygame.K_RETURN)
        frames(app)
        assert scene_of(app, GameScene)


@pytest.mark.parametrize(("name", "folder"), [("Zoe 1/2", "Zoe 1"), ("5/6", "5")])
def test_a_name_with_a_slash_is_told_of_it(tmp_path: Path, name: str, folder: str) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        dialog = picking(app)
        dialog.widgets.focus(dialog.main, "way")
        dialog.dialog.field.write(str(dialog.dialog.folder / name))
        click(app, button(dialog, ".tablier.txt"))
        frames(app, 20)
        name += ".tablier.txt"
        dialog = picking(app)
        dialog.widgets.focus(dialog.main, "way")
        press(app, pygame.K_RETURN)
        frames(app)
        assert picking(app).said() == app.texts.get("files-no-folder", name=folder, sign="/")
        assert dialog.dialog.field.text.endswith(name), "what was typed stays"
        dialog.dialog.field.write(str(dialog.dialog.folder / name.replace("/", "-")))
        press(app, pygame.K_RETURN)
        frames(app)
        assert [path.name for path in (tmp_path / "parties").iterdir()] == [name.replace("/", "-")]


def test_a_sign_that_the_system_forbids_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of Windows, where a colon would write beside the file."""
    monkeypatch.setattr(file_dialog, "FORBIDDEN", '<>:"|?*')
    with desk(tmp_path) as app:
        play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        dialog = picking(app)
        dialog.dialog.field.write(str(dialog.dialog.folder / "Zoé : Max"))
        click(app, button(dialog, app.texts.get("files-save")))
        frames(app)
        assert picking(app).said() == app.texts.get("files-forbidden", sign=":")
        assert not list((tmp_path / "parties").iterdir())


def test_a_way_is_pasted_into_the_line_wherever_the_focus_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was pasted opened as a match in place of the dialog, whose file was lost."""
    path = write_document(moulin("d6").record, tmp_path / "ab", "partie")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: str(path))
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        assert dialog.widgets.focused
        assert dialog.widgets.focused.name == "files"
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert picking(app).dialog.field.text == str(path)
        press(app, pygame.K_RETURN)
        frames(app)
        assert scene_of(app, GameScene).match.steps == ("d6",)


def test_a_name_is_pasted_into_the_line_of_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "à garder")
    with desk(tmp_path) as app:
        play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        dialog = picking(app)
        dialog.widgets.focus(dialog.main, "cancel")
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        press(app, pygame.K_RETURN)
        frames(app)
        assert [path.name for path in (tmp_path / "parties").iterdir()] == ["à garder.tablier"]


def test_a_file_to_open_that_is_not_there_is_told(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog.widgets.focus(dialog.main, "way")
        dialog.dialog.field.write("partie.tablier")
        press(app, pygame.K_RETURN)
        frames(app)
        assert picking(app).said() == app.texts.get("files-missing", name="partie.tablier")


def test_a_folder_that_cannot_be_read_is_told_and_the_one_before_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parties" / "secret").mkdir(parents=True)
    scandir: Callable[..., object] = os.scandir

    def closed(way: str) -> object:
        if Path(way).name == "secret":
            raise PermissionError(13, "closed", way)
        return scandir(way)

    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        monkeypatch.setattr(os, "scandir", closed)
        press(app, pygame.K_RETURN)
        assert dialog.said() == app.texts.get("files-unreadable")
        assert dialog.dialog.folder == tmp_path / "parties"
        assert listed(dialog) == ["secret"]


def test_thousands_of_files_are_walked_through_from_one_end_to_the_other(tmp_path: Path) -> None:
    folder = tmp_path / "parties"
    folder.mkdir()
    for number in range(1, 2001):
        (folder / f"{number}.sgf").touch()
    with desk(tmp_path, (800, 600)) as app:
        dialog = open_dialog(app)
        assert listed(dialog) == [f"{number}.sgf" for number in range(1, 2001)]
        for key, name in ((pygame.K_END, "2000.sgf"), (pygame.K_UP, "1999.sgf"), (pygame.K_HOME, "1.sgf")):
            press(app, key)
            frames(app, 3)
            chosen = dialog.dialog.files.item_list[dialog.dialog.files.chosen]
            assert chosen["text"] == name
            view = dialog.dialog.files.get_abs_rect()
            assert view.inflate(2, 2).contains(chosen["button_element"].rect)
        for _ in range(1000):
            dialog.dialog.files.scroll(3)
        frames(app, 3)
        assert dialog.dialog.files.item_list[-1]["button_element"]
        made = [item for item in dialog.dialog.files.item_list if item["button_element"]]
        assert len(made) < 60


def test_names_of_any_script_are_listed_in_order_and_those_without_letters_are_counted(tmp_path: Path) -> None:
    folder = tmp_path / "parties"
    folder.mkdir()
    for name in ("Élan 10.sgf", "elan 9.sgf", "Игра.sgf", "対局.sgf", "%{x} pygame-gui.OK.sgf", ".caché"):
        (folder / name).touch()
    count = 0
    if os.name == "posix" and os.path.supports_unicode_filenames is False:
        try:
            (folder / os.fsdecode(b"caf\xe9.sgf")).touch()
            count = 1
        except OSError:
            count = 0
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        assert listed(dialog) == ["%{x} pygame-gui.OK.sgf", "elan 9.sgf", "Élan 10.sgf", "Игра.sgf", "対局.sgf"]
        assert dialog.dialog.unnamed == count


def test_figures_are_sorted_by_their_number() -> None:
    assert sorted(["b", "a10", "a9", "Á1"], key=in_order) == ["Á1", "a9", "a10", "b"]


def test_the_drives_of_windows_are_above_the_highest_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_dialog, "drives", lambda: ["D:\\", "E:\\"])
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog._go(Path("/"))
        assert listed(dialog)[:2] == ["D:\\", "E:\\"]


@pytest.mark.parametrize("new", [False, True], ids=["open", "save"])
@pytest.mark.parametrize(
    ("large", "theme"), in_turn([((800, 600), 200), ((800, 600), 100), ((3840, 2160), 200)], THEMES)
)
def test_the_dialog_has_room_for_all_its_parts(
    tmp_path: Path, large: tuple[tuple[int, int], int], theme: str, new: bool
) -> None:
    size, letters = large
    with desk(tmp_path, size, text_size=letters, theme=theme) as app:
        if new:
            play_table(app, "moulin")
            press(app, pygame.K_s, pygame.KMOD_CTRL)
        else:
            open_dialog(app)
        dialog = picking(app)
        rects = {item.name: dialog.main.on_screen(item.rect) for item in dialog.main.items}
        window = dialog.dialog.inside.get_abs_rect()
        assert pygame.Rect((0, 0), size).contains(window)
        for name, rect in rects.items():
            assert window.contains(rect), name
            assert not [other for other in rects if other != name and rects[other].colliderect(rect)], name
        assert rects["files"].height >= 3 * dialog.dialog.files.list_item_height


# --- written under a name ---------------------------------------------------------------------------------------------


def test_a_game_is_saved_under_a_name_and_found_among_the_last_files(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        scene.session.play("d6")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        dialog = picking(app)
        dialog.dialog.rename("avant le piège")
        press(app, pygame.K_RETURN)
        frames(app)
        path = tmp_path / "parties" / "avant le piège.tablier"
        assert read_document(path) == scene.match.record
        press(app, pygame.K_ESCAPE)
        app.show_shelf()
        frames(app)
        press(app, pygame.K_o, pygame.KMOD_CTRL)
        sheet = dialogue_of(app)
        assert isinstance(sheet, OpenSheet)
        click(app, button(sheet, "avant le piège.tablier"))
        frames(app)
        assert scene_of(app, GameScene).match.steps == ("d6",)


def test_what_was_written_is_handed_over_to_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Path]] = []

    def refused(path: Path) -> None:
        raise OSError("no printer")

    monkeypatch.setattr(handing_over, "opens", lambda: True)
    monkeypatch.setattr(handing_over, "prints", lambda path: path.suffix == ".pdf")
    monkeypatch.setattr(handing_over, "open_path", lambda path: asked.append(("open", path)))
    monkeypatch.setattr(handing_over, "print_path", refused)
    with desk(tmp_path) as app:
        app.show_shelf()
        frames(app)
        Saving(app, "feuille", (".pdf",), lambda _: b"%PDF").ask()
        frames(app)
        press(app, pygame.K_RETURN)
        path = tmp_path / "parties" / "feuille.pdf"
        for words in ("Ouvrir", "Ouvrir le dossier", "Imprimer"):
            sheet = dialogue_of(app)
            assert isinstance(sheet, NoticeSheet)
            assert [text for text, _, _ in sheet.choices] == ["Ouvrir", "Ouvrir le dossier", "Imprimer", "Fermer"]
            click(app, button(sheet, words))
        assert asked == [("open", path), ("open", path.parent)]
        told = dialogue_of(app)
        assert isinstance(told, NoticeSheet)
        assert told.sentence == app.texts.get("error-not-handed-over")
        press(app, pygame.K_RETURN)
        assert app.dialogue is None


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_is_replaced_only_after_a_question(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "parties" / "là.tablier"
    path.parent.mkdir()
    path.write_bytes(b"precious")
    with desk(tmp_path) as app:
        scene = play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        picking(app).dialog.rename(path.name)
        press(app, pygame.K_RETURN)
        frames(app)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert path.read_bytes() == b"precious"
        click(app, button(notice, app.texts.get("files-replace-yes" if replaced else "files-replace-no")))
        frames(app)
        if replaced:
            assert read_document(path) == scene.match.record
        else:
            assert path.read_bytes() == b"precious"
            assert picking(app).dialog.field.text == str(path)


def test_a_disk_that_refuses_is_told_and_the_dialog_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin")
        press(app, pygame.K_s, pygame.KMOD_CTRL)

        def full(way: Path, content: bytes, *, shared: bool) -> None:
            raise OSError(28, "full", str(way))

        monkeypatch.setattr("jeux.scenes.files.saving.write_file", full)
        press(app, pygame.K_RETURN)
        frames(app)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert notice.title == app.texts.get("error-title")
        click(app, button(notice, app.texts.get("files-replace-no")))
        assert picking(app)


def test_the_last_ten_files_are_kept_and_those_that_are_gone_are_not_shown(tmp_path: Path) -> None:
    paths = [write_document(moulin("d6").record, tmp_path / "a", f"{number:02}") for number in range(12)]
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        for path in paths:
            frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(path))])
            app.show_shelf()
            frames(app)
        paths[11].unlink()
        assert recent_files(app) == paths[10:1:-1]
        kept = json.loads((tmp_path / "settings.json").read_text())["recent"]
        assert kept == [str(path) for path in paths[:1:-1]]
        assert len(kept) == MOST_RECENT


# --- several ----------------------------------------------------------------------------------------------------------


def test_several_files_of_one_gesture_give_a_list_to_choose_from(tmp_path: Path) -> None:
    matches = [moulin("d6"), moulin("f4", "d6")]
    paths = [write_document(match.record, tmp_path / "a", "partie") for match in matches]
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(path)) for path in paths])
        page = dialogue_of(app)
        assert isinstance(page, MatchList)
        assert {told.record.id for told in page.shown} == {match.record.id for match in matches}
        page.search("personne")
        assert not page.shown
        page.search("moulin zoé")
        frames(app)
        click_on(app, "match.1")
        frames(app)
        assert scene_of(app, GameScene).match.steps == ("f4", "d6")


def test_a_bad_file_among_good_ones_is_named_and_the_others_open(tmp_path: Path) -> None:
    good = write_document(moulin("d6").record, tmp_path, "bonne")
    bad = tmp_path / "mauvaise.tablier"
    bad.write_bytes(b"PK\3\4")
    with desk(tmp_path) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(path)) for path in (bad, good)])
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert bad.name in notice.sentence
        assert good.name not in notice.sentence
        click(app, button(notice, app.texts.get("files-go-on")))
        frames(app)
        assert scene_of(app, GameScene).match.steps == ("d6",)


def test_of_many_bad_files_some_are_named_and_the_others_counted(tmp_path: Path) -> None:
    with desk(tmp_path, (800, 600), text_size=200) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(tmp_path / f"{n}.sgf")) for n in range(60)])
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert len(notice.sentence.split("\n")) == 6
        assert app.texts.get("files-problems-more", n=55) in notice.sentence
        press(app, pygame.K_RETURN)
        assert app.dialogue is None


def test_enter_alone_closes_what_is_only_said(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin").session.play("d6")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        press(app, pygame.K_RETURN)
        assert isinstance(app.dialogue, NoticeSheet)
        press(app, pygame.K_RETURN)
        assert app.dialogue is None


def test_enter_alone_replaces_no_file(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin").session.play("d6")
        for _ in range(2):
            press(app, pygame.K_s, pygame.KMOD_CTRL)
            press(app, pygame.K_RETURN)
            notice = dialogue_of(app)
            press(app, pygame.K_RETURN)
        assert isinstance(notice, NoticeSheet)
        assert notice.title == app.texts.get("files-replace-title")
        assert isinstance(app.dialogue, PickScene)


@pytest.mark.parametrize("letter", ["o", "s"])
@pytest.mark.parametrize("said", ["x" * 300, "x" * 9000, "/" + "y/" * 3000])
def test_a_way_that_the_system_refuses_to_look_at_is_no_file(tmp_path: Path, letter: str, said: str) -> None:
    with desk(tmp_path) as app:
        play_table(app, "moulin").session.play("d6")
        press(app, ord(letter), pygame.KMOD_CTRL)
        picking = dialogue_of(app)
        assert isinstance(picking, PickScene)
        picking.dialog.field.write(said)
        picking.widgets.focus(picking.main, "way")
        press(app, pygame.K_RETURN)
        told = dialogue_of(app)  # a new file is tried: the system's answer is told
        assert picking.dialog.trouble or (isinstance(told, NoticeSheet) and told.title == app.texts.get("error-title"))


def test_a_last_folder_that_may_not_be_looked_at_is_passed_over(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        app.change(app.settings.replace(folder="/" + "z" * 300))
        show(app, ShelfScene)
        press(app, pygame.K_o, pygame.KMOD_CTRL)
        assert isinstance(dialogue_of(app), PickScene)


# --- the path line ----------------------------------------------------------------------------------------------------


def test_letters_without_width_are_nothing_in_the_path_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They had a line without anything to draw, which stopped the program."""
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog.widgets.focus(dialog.main, "way")
        monkeypatch.setattr(pygame.scrap, "get_text", lambda: "\u200b")
        before = dialog.dialog.field.text
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert dialog.dialog.field.text == before
        press(app, pygame.K_a, pygame.KMOD_CTRL)
        press(app, pygame.K_v, pygame.KMOD_CTRL)
        assert dialog.dialog.field.text == ""
        for key, mod in ((pygame.K_DELETE, 0), (pygame.K_DELETE, 0), (pygame.K_END, pygame.KMOD_SHIFT)):
            press(app, key, mod)
        click(app, dialog.dialog.field.element.rect.center)
        press(app, pygame.K_LEFT)
        assert dialog.dialog.field.text == ""


@pytest.mark.parametrize("name", ["une\u200b partie", "deux  espaces", "e\u0301te\u0301", "\u202egauche"])
def test_a_name_that_no_line_can_show_is_picked(tmp_path: Path, name: str) -> None:
    path = write_document(moulin("d6").record, tmp_path / "parties" / name, "partie").rename(
        tmp_path / "parties" / name / f"{name}.tablier"
    )
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        press(app, pygame.K_RETURN)
        assert dialog.dialog.folder == path.parent
        press(app, pygame.K_DOWN)
        assert dialog.dialog.meant() == path
        dialog.relayout()
        assert dialog.dialog.meant() == path
        dialog.dialog.field.write(dialog.dialog.field.text + "x")
        assert dialog.dialog.meant().parent == path.parent
        dialog.dialog.field.write(dialog.dialog.field.text[:-1])
        dialog.widgets.focus(dialog.main, "way")
        press(app, pygame.K_RETURN)
        frames(app)
        assert scene_of(app, GameScene).match.steps == ("d6",)


def test_the_proposed_name_is_replaced_by_what_is_typed(tmp_path: Path) -> None:
    """Its ending stays. A folder that has the name too is left as it is."""
    with desk(tmp_path) as app:
        play_table(app, "moulin").session.play("d6")
        press(app, pygame.K_s, pygame.KMOD_CTRL)
        dialog = picking(app)
        folder, before = dialog.dialog.folder, Path(dialog.dialog.field.text)
        type_text(app, "abc")
        assert dialog.dialog.meant() == folder / f"abc{before.suffix}"


def test_a_path_too_long_for_its_line_ends_with_the_name(tmp_path: Path) -> None:
    folder = tmp_path / "parties" / Path(*(["un dossier au nom assez long"] * 6))
    path = write_document(moulin("d6").record, folder, "la fin")
    with desk(tmp_path, (1024, 700), text_size=200) as app:
        dialog = open_dialog(app)
        dialog.dialog.go(folder)
        dialog.dialog.choose(0)
        frames(app, 4)
        field = dialog.dialog.field
        drawn = words_drawn(lambda: field.paint(pygame.Surface((1, 1)), field.rect, Look(hover=False, pressed=False)))
        assert drawn[0].startswith(f"…{os.sep}")
        assert drawn[0].endswith(f"{os.sep}{path.name}")


# --- told -------------------------------------------------------------------------------------------------------------


def test_the_dialog_tells_its_title_its_status_and_the_lines_of_its_list(tmp_path: Path) -> None:
    folder = tmp_path / "parties"
    for name in ("un", "deux", "trois"):
        write_document(moulin("d6").record, folder, name)
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog._go(folder)
        frames(app, 4)
        tree, names = dialog.describer.tree(""), listed(dialog)
        assert tree.nodes["dialog Ouvrir un fichier"].modal
        assert tree.nodes["message"].name == app.texts.get("files-count", n=3)
        assert tree.nodes["files"].name == "parties"
        assert [tree.nodes[key].name for key in tree.nodes["files"].children] == names
        assert tree.nodes[tree.focus].checked
        assert dialog.describer.do(Request(Act.PRESS, "line:2"))
        assert dialog.describer.tree("").focus == "line:2"
        assert dialog.narrator.speech().focus == (names[2],)
        assert dialog.dialog.meant() == folder / names[2]


def test_lines_out_of_sight_are_scrolled_to(tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / "many" / f"{number:02}").mkdir(parents=True)
    with desk(tmp_path) as app:
        dialog = open_dialog(app)
        dialog._go(tmp_path / "many")
        frames(app, 8)
        assert dialog.describer.tree("").nodes["line:59"].hidden
        assert dialog.describer.do(Request(Act.SHOW, "line:59"))
        frames(app, 8)
        shown = dialog.describer.tree("").nodes
        assert (shown["line:59"].hidden, shown["line:0"].hidden) == (False, True)
