"""« Parties finies »: what ends at the table is on the list, found, opened, looked at again, written, deleted."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.common.files import Problem
from jeux.match import forms
from jeux.match.archive import FOLDER, KEPT
from jeux.match.documents import write_document
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.pages.past import PastGames
from jeux.scenes.pages.statistics import StatisticsPage
from jeux.scenes.review.screen import ReviewScreen
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.ui.double_click import DOUBLE_CLICK
from tests.desk import button, click, desk, frames, play_table, press, show, until
from tests.match.play import played
from tests.rounds import in_turn
from tests.scenes.hands import (
    click_on,
    dialogue_of,
    names,
    page_behind,
    pages,
    place,
    scene_of,
    screen_of,
    table_of,
    type_text,
)
from tests.typography import faults

PLAIN, OTHER = "moulin", "hex"
ALONE = "mini_halma"
NAMED = (Seat("Zoé"), Seat("Léo"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def past(app: App) -> PastGames:
    return page_behind(app, "past", PastGames)


def keep(app: App, key: str = PLAIN, seats: tuple[Seat, ...] = NAMED, day: str = "2026-11-27") -> Match:
    """A game given up by the first side on a day."""
    match = Match.new(key, {}, seats)
    match.play(match.legal()[0])
    match.give_up(0, 1)
    match.record = replace(match.record, updated=f"{day}T12:00:00+00:00")
    assert app.archive.note(match) is None
    return match


def give_up(app: App, scene: GameScene, side: int) -> None:
    """A side gives up at the table, and the result is shown."""
    match = scene.session.match
    scene.session.give_up(side, match.game.prices(match.position)[0])
    until(app, lambda: scene.session.outcome_shown)


def words(page: PastGames) -> list[tuple[str, str, str, str, str]]:
    return [(game.name, game.who, game.outcome, game.reason, game.day) for game in page.shown]


def test_what_ends_at_the_table_is_on_the_list(app: App) -> None:
    match = Match.new(PLAIN, {}, NAMED)
    show(app, lambda app: GameScene(app, match))
    scene = scene_of(app, GameScene)
    scene.session.play("d6")
    assert app.archive.games().games == ()
    give_up(app, scene, 0)
    (game,) = app.archive.games().games
    assert game.id == match.record.id
    scene.session.undo()
    scene.session.play("d7")
    give_up(app, scene, 1)
    page = past(app)
    day = page.games[0].day
    assert words(page) == [("Moulin", "Zoé contre Léo", "Gagnée par Zoé", "Partie abandonnée par Léo.", day)]
    assert app.archive.record(page.games[0].ended).games[0].steps == ("d6", "d7")


def test_every_game_of_a_match_is_on_the_list(app: App) -> None:
    match = Match.new(PLAIN, {}, NAMED, 2, forms.GAMES)
    show(app, lambda app: GameScene(app, match))
    scene = scene_of(app, GameScene)
    give_up(app, scene, match.side(0))
    click(app, button(scene, app.texts.get("end-next-game")))
    give_up(app, scene, match.side(0))
    page = past(app)
    assert [game.who for game in page.shown] == ["Zoé contre Léo · manche 2", "Zoé contre Léo"]
    assert [game.outcome for game in page.shown] == ["Gagnée par Léo"] * 2


def test_one_against_the_computer_has_won_lost_or_drawn(app: App) -> None:
    person, computer = Seat(""), Seat("", 3)
    keep(app, PLAIN, (person, computer))
    keep(app, PLAIN, (computer, person))
    drawn = Match.new(PLAIN, {}, (person, computer))
    drawn.agree_draw()
    app.archive.note(drawn)
    keep(app, PLAIN, (computer, Seat("", 1)))
    shown = past(app).shown
    assert [game.outcome for game in shown] == ["Gagnée par Noir", "Nulle", "Gagnée", "Perdue"]
    assert [game.who for game in shown][1:] == ["contre l’ordinateur (Habile)"] * 3


def test_alone_one_has_what_was_reached(app: App) -> None:
    match = played(ALONE, 3000)
    show(app, lambda app: GameScene(app, match))
    scene = scene_of(app, GameScene)
    while scene.session.waiting() is Waiting.OVER and scene.session.can_undo and len(match.steps) > 998:
        scene.session.undo()
    scene.session.play(match.legal()[0])
    (game,) = past(app).shown
    assert game.outcome == app.texts.game(ALONE, "tally", n=999)
    assert "999" in game.outcome


@pytest.mark.parametrize(("key", "language"), in_turn(CATALOGUE, ["fr", "en"]))
def test_a_game_of_every_kind_has_whole_sentences(key: str, language: str, tmp_path: Path) -> None:
    with desk(tmp_path, language=language) as app:
        match = played(key, 2000, rng_seed=1)
        if not match.result():
            match.give_up(0, match.game.prices(match.position)[0])
        app.archive.note(match, 3)
        (game,) = past(app).shown
        said = (game.name, game.who, game.outcome, game.reason, game.day)
        assert all(said)
        assert [fault for sentence in said for fault in faults(language, sentence)] == []


# --- the search -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("moulin", ["Moulin", "Moulin"]),
        ("zoe", ["Moulin"]),
        ("ZOÉ", ["Moulin"]),
        ("merelle", ["Moulin", "Moulin"]),
        ("hex habile", ["Hex"]),
        ("fevrier", ["Hex"]),
        ("3 fevrier 2026", ["Hex"]),
        ("2026-02-03", ["Hex"]),
        ("03/02/2026", ["Hex"]),
        ("27 novembre", ["Moulin"]),
        ("perdue", ["Hex"]),
        ("moulin habile", []),
        ("zoe max", []),
    ],
)
def test_a_search_by_game_player_and_date_ignores_accents(app: App, typed: str, found: list[str]) -> None:
    keep(app, PLAIN, NAMED, "2026-11-27")
    keep(app, OTHER, (Seat(""), Seat("", 3)), "2026-02-03")
    keep(app, PLAIN, (Seat("Max"), Seat("Ida")), "2025-07-14")
    page = past(app)
    page.search(typed)
    assert [game.name for game in page.shown] == found


def test_typing_searches_and_enter_goes_to_the_first_found(app: App) -> None:
    keep(app, OTHER)
    match = keep(app, PLAIN)
    page = past(app)
    press(app, pygame.K_h, unicode="h")
    type_text(app, "hex")
    assert [game.name for game in page.shown] == ["Hex"]
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert page.opened
    assert page.opened.name == "Hex"
    for _ in range(2):
        press(app, pygame.K_ESCAPE)
    assert [page.words, page.opened] == ["", None]
    assert page.shown[0].ended.id == match.record.id
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None
    scene_of(app, ShelfScene)


def test_filters_by_who_played(app: App) -> None:
    keep(app, seats=NAMED)
    keep(app, seats=(Seat(""), Seat("", 2)))
    keep(app, seats=(Seat("", 1), Seat("", 2)))
    page = past(app)
    counts = {}
    for who in ("", "computer", "people", "watch"):
        click_on(app, f"who.{who}")
        frames(app, 20)
        counts[who] = len(page.shown)
    assert counts == {"": 3, "computer": 1, "people": 1, "watch": 1}


def written(app: App) -> list[str]:
    """The sentences that the page asked for."""
    asked: list[str] = []
    real = app.texts.get

    def get(name: str, /, **arguments: object) -> str:
        asked.append(name)
        return real(name, **arguments)  # type: ignore[arg-type]

    with mock.patch.object(app.texts, "get", get):
        page = dialogue_of(app)
        page.layout()
    return asked


def test_without_a_game_and_without_an_answer_there_is_one_sentence(app: App) -> None:
    page = past(app)
    assert "past-empty" in written(app)
    keep(app)
    page.enter()
    assert "past-empty" not in written(app)
    page.search("zzz")
    assert "past-nothing" in written(app)
    assert names(app, "past.") == []


def test_the_last_position_of_each_game_is_its_picture(app: App) -> None:
    first, second = keep(app), keep(app)
    page = past(app)
    until(app, lambda: not page.moving)
    shown = [
        app.screen.subsurface(page.body.on_screen(item.rect)).copy()
        for item in page.body.items
        if item.name in (f"past.{first.record.id}.1", f"past.{second.record.id}.1")
    ]
    assert len(shown) == 2
    assert len(set(pygame.image.tobytes(shown[0], "RGB"))) > 30, "a board stands there"
    gold = [one.name for one in page.widgets.buttons() if one.kind in ("primary", "grand")]
    assert gold == []
    page.open(page.games[0])
    gold = [one.name for one in page.widgets.buttons() if one.kind in ("primary", "grand")]
    assert gold == ["review"]


def test_the_figures_lead_back_to_the_list(app: App) -> None:
    keep(app)
    past(app)
    click_on(app, "statistics")
    assert isinstance(dialogue_of(app), StatisticsPage)
    frames(app, 20)
    click_on(app, "back")
    assert isinstance(dialogue_of(app), PastGames)
    frames(app, 20)
    click_on(app, "back")
    assert app.dialogue is None


# --- a game that is opened --------------------------------------------------------------------------------------------


def test_a_game_opens_and_is_looked_at_again_on_the_table(app: App) -> None:
    match = keep(app)
    page = past(app)
    click_on(app, f"past.{match.record.id}.1")
    assert page.opened
    assert {"review", "file", "delete"} <= set(names(app))
    frames(app, 20)
    click_on(app, "review")
    frames(app, 2)
    table = scene_of(app, GameScene)
    assert table.session.match.record.games == match.record.games
    assert table.session.waiting() is Waiting.OVER
    assert len(app.archive.games().games) == 1


def double_click(app: App, name: str) -> None:
    """Two clicks at the same place, whatever the first one moves."""
    pixel = place(app, name)
    click(app, pixel)
    click(app, pixel)


def test_enter_opens_a_game_and_looks_at_it_again_and_the_space_bar_closes_it(app: App) -> None:
    for _ in range(2):
        keep(app)
    page = past(app)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert page.opened == page.games[1]
    press(app, pygame.K_SPACE)
    assert page.opened is None
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert screen_of(table_of(app, ReviewScreen), ReviewScreen).activity.whole.record.id == page.games[1].ended.id


def test_one_comes_back_to_the_page_as_one_left_it(app: App) -> None:
    for key in (PLAIN, OTHER, PLAIN, OTHER):
        keep(app, key)
    page = past(app)
    page.search(app.texts.game(OTHER, "name"))
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    table_of(app, ReviewScreen)
    press(app, pygame.K_ESCAPE)
    frames(app, 2)
    scene_of(app, ShelfScene)
    again = dialogue_of(app)
    assert isinstance(again, PastGames)
    assert again.opened
    assert again.opened.ended.name == again.shown[1].ended.name
    assert len(again.shown) == 2
    focused = again.widgets.focused
    assert focused
    assert focused.name == f"past.{again.opened.ended.name}"
    press(app, pygame.K_RETURN)
    table_of(app, ReviewScreen)


@pytest.mark.parametrize("opened", [None, 0, 3])
def test_a_double_click_looks_at_a_game_again_wherever_the_first_click_moves_it(app: App, opened: int | None) -> None:
    for _ in range(5):
        keep(app)
    page = past(app)
    if opened is not None:
        page.open(page.games[opened])
        frames(app, 20)
    double_click(app, f"past.{page.games[3].ended.name}")
    assert screen_of(table_of(app, ReviewScreen), ReviewScreen).activity.whole.record.id == page.games[3].ended.id
    assert len(app.archive.games().games) == 5, "no button that came under the mouse was pressed"


def test_two_slow_clicks_are_no_double_click(app: App) -> None:
    keep(app)
    page = past(app)
    name = f"past.{page.games[0].ended.name}"
    click_on(app, name)
    frames(app, 20)
    assert page.opened
    click_on(app, name)
    assert page.opened is None
    assert app.dialogue is page


def test_a_game_is_written_into_the_documents(app: App, tmp_path: Path) -> None:
    match = keep(app)
    page = past(app)
    page.open(page.games[0])
    page.write()
    press(app, pygame.K_RETURN)
    frames(app, 2)
    (file,) = tmp_path.rglob("*.tablier")
    assert json.loads(file.read_text())["id"] == match.record.id
    assert file.name in str(getattr(app.dialogue, "sentence", ""))
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is page


def rows_saved(file: Path, language: str = "fr") -> list[list[str]]:
    text = file.read_text(encoding="utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=";" if language == "fr" else ","))


def test_the_list_is_saved_for_a_spreadsheet_as_it_is_searched(app: App, tmp_path: Path) -> None:
    keep(app, seats=(Seat("=1+1"), Seat("Léo")), day="2026-11-26")
    keep(app, OTHER, day="2026-11-27")
    keep(app, seats=NAMED, day="2026-11-28")
    page = past(app)
    page.search(app.texts.game(PLAIN, "name"))
    click_on(app, "save-list")
    assert page.shown == [game for game in page.games if game.ended.game == PLAIN]
    click(app, button(dialogue_of(app), ".csv"))
    frames(app, 20)
    click(app, button(dialogue_of(app), app.texts.get("files-save")))
    frames(app, 2)
    (file,) = tmp_path.rglob("*.csv")
    assert file.name in str(getattr(app.dialogue, "sentence", ""))
    heads, *rows = rows_saved(file)
    assert heads == ["Jour", "Jeu", "Joueurs", "Résultat", "Fin"]
    assert [row[0] for row in rows] == ["2026-11-28", "2026-11-26"]
    assert [row[2] for row in rows] == ["Zoé contre Léo", "'=1+1 contre Léo"]
    assert all(len(row) == 5 and row[1] == app.texts.game(PLAIN, "name") for row in rows)
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is page


def test_the_list_is_printed(app: App, tmp_path: Path) -> None:
    for number in range(40):
        keep(app, day=f"2026-10-{1 + number % 28:02}", seats=(Seat("Zoé <b>"), Seat("Léo " * 6)))
    past(app)
    click_on(app, "save-list")
    press(app, pygame.K_RETURN)
    frames(app, 2)
    (file,) = tmp_path.rglob("*.pdf")
    assert file.read_bytes().startswith(b"%PDF")
    assert file.name.startswith("Parties finies 20")


def test_without_games_there_is_no_list_to_save(app: App) -> None:
    past(app)
    assert "save-list" not in names(app)


def test_a_search_without_games_is_not_saved(app: App) -> None:
    keep(app)
    page = past(app)
    page.search("zzz")
    click_on(app, "save-list")
    assert app.dialogue is page
    assert page.said == app.texts.get("past-nothing")


def test_a_game_is_deleted_without_a_question_and_brought_back(app: App) -> None:
    for key in (PLAIN, OTHER, PLAIN):
        keep(app, key)
    page = past(app)
    before = [game.ended for game in page.games]
    page.open(page.games[1])
    frames(app, 20)
    click_on(app, "delete")
    assert [game.ended for game in page.games] == [before[0], before[2]]
    frames(app, 20)
    click_on(app, "recall")
    assert [game.ended for game in page.games] == before
    assert "recall" not in names(app)


def test_a_game_whose_rules_have_changed_says_so_and_can_be_deleted(app: App, tmp_path: Path) -> None:
    keep(app)
    (path,) = (tmp_path / FOLDER).iterdir()
    data = json.loads(path.read_text())
    data["match"]["games"][0]["steps"] = ["a1", "a1"]
    path.write_text(json.dumps(data))
    page = past(app)
    page.open(page.games[0])
    frames(app, 2)
    assert "past-changed" in written(app)
    assert [name for name in names(app) if name in ("review", "file", "delete")] == ["delete"]
    app.frame([], 2 * DOUBLE_CLICK)
    double_click(app, f"past.{page.games[0].ended.name}")
    assert app.dialogue is page
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    press(app, pygame.K_RETURN)
    assert app.dialogue is page


def test_broken_files_are_told_and_the_others_shown(app: App, tmp_path: Path) -> None:
    keep(app)
    match = keep(app)
    (tmp_path / FOLDER / f"{match.record.id}.1.json").write_bytes(b"\0" * 100)
    page = past(app)
    assert len(page.shown) == 1
    assert app.texts.get("error-broken") in page.said
    assert ".illisible" in page.said


def test_a_file_that_is_opened_and_has_ended_is_on_the_list(app: App, tmp_path: Path) -> None:
    match = Match.new(PLAIN, {}, NAMED, 2, forms.GAMES)
    match.give_up(0, 1)
    match.next_game()
    match.give_up(0, 1)
    file = write_document(match.record, tmp_path / "given", "partie")
    app.show_shelf()
    frames(app, 2)
    frames(app, 2, [pygame.Event(pygame.DROPFILE, file=str(file))])
    scene_of(app, GameScene)
    assert [game.ended.number for game in past(app).games] == [2, 1]
    assert app.statistics.table() == {}, "it was not played here"


def test_a_file_that_has_no_place_in_the_list_is_told_and_opened(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(app)
    before = [game.ended.name for game in past(app).games]
    monkeypatch.setattr("jeux.match.archive.KEPT", len(before))
    match = Match.new(PLAIN, {}, NAMED)
    match.give_up(0, 1)
    file = write_document(match.record, tmp_path / "given", "partie")
    app.show_shelf()
    frames(app, 2)
    frames(app, 2, [pygame.Event(pygame.DROPFILE, file=str(file))])
    assert isinstance(app.dialogue, NoticeSheet)
    assert app.dialogue.sentence == app.texts.get("error-archive-full")
    press(app, pygame.K_RETURN)
    frames(app, 2)
    assert scene_of(app, GameScene).match.record.id == match.record.id
    assert [game.ended.name for game in past(app).games] == before


def test_the_list_holds_two_hundred_and_is_walked_by_keys(app: App) -> None:
    match = keep(app)
    for number in range(KEPT - 1):
        other = Match.new(PLAIN, {}, NAMED)
        other.give_up(number % 2, 1)
        app.archive.note(other)
    page = past(app)
    assert len(names(app, "past.")) == KEPT
    press(app, pygame.K_END)
    frames(app, 2)
    last = page.body.items[-1]
    assert page.body.on_screen(last.rect).bottom <= app.size[1]
    assert last.name == f"past.{match.record.id}.1"
    press(app, pygame.K_HOME)
    cards = [item.name for item in page.body.items if item.name]
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RIGHT)
    assert page.body.focused == cards[1]
    press(app, pygame.K_LEFT)
    press(app, pygame.K_DOWN)
    below = cards.index(page.body.focused)
    assert below > 1, "several stand in a line"
    assert page.body.items[1].rect.x == page.body.items[below + 1].rect.x
    elements = sum(item.element is not None for page in pages(app) for item in page.items if hasattr(item, "element"))
    assert elements < 20, "a row is drawn, it is no control"


@pytest.mark.parametrize(
    ("size", "theme", "text_size"),
    [
        ((1024, 768), "bois", 100),
        ((1024, 768), "livret", 200),
        ((1366, 768), "contraste", 150),
        ((3840, 2160), "livret", 100),
    ],
)
def test_it_is_drawn_in_every_theme_with_words_inside_their_cards(
    tmp_path: Path, size: tuple[int, int], theme: str, text_size: int
) -> None:
    with desk(tmp_path, size, theme=theme, text_size=text_size) as app:
        for key in CATALOGUE:
            match = played(key, 40)
            if not match.result() and match.game.prices(match.position):
                match.give_up(0, match.game.prices(match.position)[0])
            if match.result():
                app.archive.note(match)
        page = past(app)
        for game in page.shown[:3]:
            page.open(game)
            frames(app, 2)
        cards = [item.rect for item in page.body.items if item.name.startswith("past.")]
        assert not any(one.colliderect(other) for one, other in combinations(cards, 2))
        assert all(0 <= card.left < card.right <= size[0] for card in cards)
        opened = next(
            item.rect for item in page.body.items if page.opened and item.name.endswith(page.opened.ended.name)
        )
        tools = [item.rect for item in page.body.items if item.name in ("review", "file", "delete")]
        assert len(tools) == 3
        assert all(opened.contains(tool) for tool in tools)


def test_a_read_only_folder_costs_a_sentence_and_the_game_goes_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_table(app, PLAIN)
    monkeypatch.setattr(app.archive, "note", lambda match, count: Problem("not-archived", ""))
    scene.session.play("d6")
    give_up(app, scene, 0)
    assert scene.session.notice
    assert scene.session.notice.text == app.texts.get("error-not-archived")
    app.show_shelf()
    frames(app, 2)
    scene_of(app, ShelfScene)
