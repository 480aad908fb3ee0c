"""« Fabriquer ce jeu » in the window: chosen, seen, written, by the mouse and by the keyboard."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pdfplumber
import pygame
import pytest

from jeux.match.forms import PROGRAM
from jeux.play.learn import teacher_questions
from jeux.printing.game.jobs import PROBLEMS
from jeux.printing.making import KINDS
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.make import MakeScene
from jeux.scenes.pages.puzzles import PuzzlesScene
from jeux.ui.list_field import ListField
from tests.desk import button, click, desk, frames, play_table, press, show, touch, until
from tests.printing.reading import boxes_of, count_pages, pages_of
from tests.rounds import in_turn
from tests.scenes.hands import click_on, dialogue_of, item, names, take_listed, type_text

A3 = (297.0, 420.0)


def making(app: App) -> MakeScene:
    scene = dialogue_of(app)
    assert isinstance(scene, MakeScene)
    return scene


def made(app: App) -> MakeScene:
    """The page, once its sheets are there."""
    scene = making(app)
    until(app, lambda: scene.shop.made is not None)
    frames(app)
    return scene


def open_make(app: App, key: str = "moulin") -> MakeScene:
    new = show(app, lambda app: NewGameScene(app, key))
    assert isinstance(new, NewGameScene)
    if "make" in names(app):
        click_on(app, "make")
    else:  # in a low window with large letters the way is on a sheet
        new.open_make()
        frames(app, 2)
    return made(app)


def written(app: App, folder: Path) -> bytes:
    """Accept the dialog for the file, close the notice, and read what was written."""
    frames(app, 3)
    dialog = dialogue_of(app)
    assert isinstance(dialog, PickScene)
    press(app, pygame.K_RETURN)
    frames(app, 3)
    notice = dialogue_of(app)
    assert isinstance(notice, NoticeSheet)
    assert notice.title == app.texts.get("make-saved")
    assert app.texts.get("print-scale") in notice.sentence
    press(app, pygame.K_ESCAPE)  # where the system opens files, buttons for that stand before the one that leads back
    frames(app)
    making(app)
    (file,) = folder.rglob("*.pdf")
    return file.read_bytes()


def test_a_board_is_made_with_the_mouse(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app)
        click_on(app, "paper.1")
        take_listed(app, "men", 0)
        scene = made(app)
        assert scene.shop.made
        assert scene.shop.made.fit
        assert scene.shop.made.fit.sheets == 1
        assert scene.shop.made.fit.pitch == 18.7
        click_on(app, "save")
        content = written(app, tmp_path)
        assert all(box == pytest.approx((0.0, 0.0, *A3)) for box in boxes_of(content))
        assert "Moulin" in pages_of(content)[0].text
        assert (app.settings.men, app.settings.paper) == ("cent-1", "A3")
        assert making(app).making.paper == "A3"
        click_on(app, "paper.0")  # the page goes on as before
        scene = made(app)
        assert scene.shop.made
        assert scene.shop.made.pages[0].width in (210.0, 297.0)


def test_rules_are_made_with_the_keyboard_alone(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        open_make(app)
        scene = making(app)
        while scene.widgets.focused is None or scene.widgets.focused.name != "kind":
            press(app, pygame.K_TAB)
        for key in (pygame.K_RETURN, pygame.K_HOME, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
            press(app, key)
        made(app)
        assert scene.making.kind == "rules"
        while scene.widgets.focused is None or scene.widgets.focused.name != "save":
            press(app, pygame.K_TAB)
        press(app, pygame.K_RETURN)
        content = written(app, tmp_path)
        assert 1 <= count_pages(content) <= 2
        assert "En bref" in pages_of(content)[0].text


def test_a_board_is_made_of_wood_and_its_men_in_colour(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app, "crosses")
        click_on(app, "ink.2")
        assert scene.making.wood
        made(app)
        click_on(app, "save")
        with pdfplumber.open(io.BytesIO(written(app, tmp_path))) as document:
            assert [len(page.images) for page in document.pages] == [1]
        take_listed(app, "kind", 1)
        made(app)
        request = scene.making.request("fr")
        assert request
        assert (request.colour, request.wood) == (True, False)
        assert "ink.2" not in names(app), "men are not of wood"


def test_a_diameter_is_typed(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app)
        click_on(app, "diameter")
        type_text(app, "20")
        made(app)
        assert scene.making.diameter == 20.0
        assert scene.shop.made
        assert scene.shop.made.fit
        assert scene.shop.made.fit.pitch == 23.0
        type_text(app, "0")
        frames(app)
        assert scene.making.diameter is None
        assert scene.shop.made is None
        assert not scene.shop.busy
        refused = app.texts.get("print-no-men", least="4", most="60")
        assert any(refused in words for page in scene.pages for item in page.items for words in item.told(app.texts))
        click_on(app, "save")
        assert app.dialogue is scene


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1920, 1080)])
def test_a_sheet_is_shown_as_wide_as_the_window_and_small_again(tmp_path: Path, size: tuple[int, int]) -> None:
    with desk(tmp_path, size=size) as app:
        scene = open_make(app)
        small = item(app, "sheet")[1].rect.width
        click_on(app, "sheet")
        large = item(app, "sheet")[1].rect
        assert small < 0.45 * size[0]
        assert large.width > 0.75 * size[0]
        assert abs(large.height / large.width - 297 / 210) < 0.01
        assert "save" not in names(app)
        click_on(app, "next")
        assert scene.page == 1
        press(app, pygame.K_PAGEDOWN, shown=30)
        assert scene.body.offset > 0
        press(app, pygame.K_ESCAPE)
        assert making(app) is scene
        assert item(app, "sheet")[1].rect.width == small
        assert "save" in names(app)
        click_on(app, "sheet")
        click_on(app, "small")
        assert item(app, "sheet")[1].rect.width == small


def test_the_sheets_are_turned_by_arrows_and_by_buttons(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app, "twixt")
        assert scene.shop.made
        count = len(scene.shop.made.pages)
        assert count > 2
        assert app.texts.get("print-page", n=1, all=count) in said(app, scene)
        press(app, pygame.K_RIGHT)
        assert app.texts.get("print-page", n=2, all=count) in said(app, scene)
        click_on(app, "next")
        click_on(app, "previous")
        click_on(app, "previous")
        click_on(app, "previous")
        assert scene.page == 0


def said(app: App, scene: MakeScene) -> set[str]:
    return {words for page in scene.pages for item in page.items for words in item.told(app.texts)}


def test_what_is_chosen_or_played_is_printed(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        new = show(app, lambda app: NewGameScene(app, "hex"))
        assert isinstance(new, NewGameScene)
        option = next(option for option in new.game.options if len(option.values) > 1)
        value = next(value for value in option.values if value != new.choice.options[option.name])
        new.choose(replace(new.choice, options={**new.choice.options, option.name: value}))
        click_on(app, "more")
        click_on(app, "make")
        assert made(app).making.options[option.name] == value
        table = play_table(app, "hex", (0, 0), 0, None, PROGRAM, **{option.name: value})
        press(app, pygame.K_ESCAPE)
        for name in ("menu-game-take", "make-open"):
            click(app, button(dialogue_of(app), app.texts.get(name)))
            frames(app, 20)
        scene = made(app)
        assert scene.making.options == table.match.record.options
        assert scene.making.players == 2


def test_the_position_on_the_table_is_printed(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        table = play_table(app, "moulin")
        touch(app, table, "d6")
        press(app, pygame.K_ESCAPE)
        click(app, button(dialogue_of(app), app.texts.get("menu-game-take")))
        click(app, button(dialogue_of(app), app.texts.get("menu-game-print")))
        scene = made(app)
        assert scene.making.kind == "position"
        assert scene.making.position == table.session.board.position.text()
        click_on(app, "save")
        words = pages_of(written(app, tmp_path))[0].text
        assert app.texts.game("moulin", "side-1-title") in words


def test_a_folder_that_cannot_be_written_costs_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    with desk(tmp_path) as app:
        open_make(app)
        click_on(app, "save")
        frames(app, 3)
        monkeypatch.setattr("jeux.scenes.files.saving.write_file", refuse)
        press(app, pygame.K_RETURN)
        frames(app, 3)
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert notice.title == app.texts.get("error-title")
        press(app, pygame.K_ESCAPE)
        frames(app)
        making(app)


def test_men_that_are_too_large_for_a_sheet_are_told(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app, "crosses")
        take_listed(app, "kind", 1)
        scene.choose(replace(scene.making, men="60"))
        until(app, lambda: not scene.shop.busy)
        assert scene.shop.refusal
        assert app.texts.get(f"print-{scene.shop.refusal.code}", paper="A4") in said(app, scene)


def test_the_window_lives_while_a_booklet_is_made_and_another_wish_ends_it(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app)
        take_listed(app, "kind", KINDS.index("booklet"))
        assert scene.shop.busy
        assert app.texts.get("make-busy") in said(app, scene)
        click_on(app, "save")
        assert scene.shop.busy
        click_on(app, "ink.1")
        assert scene.making.colour
        assert scene.shop.busy
        work = scene.shop._work
        take_listed(app, "kind", 0)
        made(app)
        assert work
        assert work.result(timeout=60) is None


def test_the_page_of_problems_leads_to_their_sheets_and_back(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        show(app, lambda app: PuzzlesScene(app, "moulin"))
        click_on(app, "print.moulin")
        scene = made(app)
        assert (scene.making.game, scene.making.kind) == ("moulin", PROBLEMS)
        assert scene.shop.made
        assert len(scene.shop.made.pages) == 2  # six problems, their answers
        click_on(app, "next")
        assert scene.page == 1
        click_on(app, "number.more")
        assert scene.page == 0
        scene = made(app)
        assert len(scene.shop.made.pages) == 3  # type: ignore[union-attr]
        click_on(app, "degree.3")
        scene = made(app)
        assert scene.making.request("fr").degree == 3  # type: ignore[union-attr]
        press(app, pygame.K_ESCAPE)
        frames(app)
        assert isinstance(app.scene, PuzzlesScene)


@pytest.mark.usefixtures("no_problems")
def test_a_game_without_problems_offers_none(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        scene = open_make(app, "quandary")
        assert PROBLEMS not in scene.making.kinds
        assert "teacher" in scene.making.kinds


def test_a_game_without_questions_offers_no_sheet_of_the_teacher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher_questions, "_file", lambda key: tmp_path / f"{key}.toml")
    with desk(tmp_path) as app:
        scene = open_make(app, "quandary")
        assert "teacher" not in scene.making.kinds
        _, field = item(app, "kind")
        assert isinstance(field, ListField)
        assert len(field.texts) == len(scene.making.kinds)
        assert scene.shop.made is not None


@pytest.mark.parametrize(("key", "kind"), in_turn(CATALOGUE, KINDS[:4]))
def test_every_sheet_of_every_game_is_seen(tmp_path: Path, key: str, kind: str) -> None:
    with desk(tmp_path) as app:
        game = CATALOGUE[key]
        options = {option.name: option.values[0] for option in game.options}
        scene = MakeScene(app, key, options, game.players[0])
        scene.making = replace(scene.making, kind=kind)
        show(app, app.routes.shelf)
        app.open(scene)
        made(app)
        assert scene.shop.made
        assert len(scene.shop.made.pages) == count_pages(scene.shop.made.content)
        assert scene._picture.made


@pytest.mark.parametrize(
    ("size", "letters"), [((800, 600), 100), ((800, 600), 200), ((1366, 768), 200), ((3840, 2160), 100)]
)
@pytest.mark.parametrize("simple", [False, True])
def test_everything_has_room(tmp_path: Path, size: tuple[int, int], letters: int, simple: bool) -> None:
    with desk(tmp_path, size, text_size=letters, simple=simple) as app:
        scene = open_make(app)
        assert ("diameter" in names(app)) is not simple
        assert scene.shop.made
        for kind in ("board", PROBLEMS):
            scene.choose(replace(scene.making, kind=kind))
            for name in names(app):
                page, control = item(app, name)
                assert 0 <= control.rect.left < control.rect.right <= page.view.width, name
