"""« Statistiques »: the figures of the games played here, opened, saved as CSV, erased and brought back."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.statistics import PlayerStatistics, Who
from jeux.play.library.statistics_words import COLUMNS, cells, csv_text, players, rows
from jeux.scenes.app import App
from jeux.scenes.pages.statistics import StatisticsPage
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import advise, click, desk, frames, press, show, until
from tests.match.play import played
from tests.scenes.hands import click_on, names, page_behind, place, scene_of

PLAIN, OTHER, ALONE = "moulin", "hex", "mini_halma"
ZOE = Seat("Zoé")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made


def ended(app: App, loser: int, key: str = PLAIN, seats: tuple[Seat, ...] = (ZOE, Seat("", 3)), hints: int = 0) -> None:
    match = Match.new(key, {}, seats)
    for _ in range(hints):
        match.hinted()
    match.give_up(loser, 1)
    assert app.statistics.note(match) is None


def some(app: App) -> None:
    for loser in (1, 1, 0):
        ended(app, loser)
    ended(app, 1, seats=(ZOE, Seat("", 5)))
    ended(app, 1, hints=2)
    ended(app, 0, OTHER, (ZOE, Seat("Léo")))
    match = played(ALONE, 3000)
    app.statistics.note(match, 52)


def page_of(app: App) -> StatisticsPage:
    return page_behind(app, "statistics", StatisticsPage)


def test_what_ends_at_the_table_is_counted_and_help_is_told(app: App) -> None:
    match = Match.new(PLAIN, {}, (Seat("Zoé"), Seat("", 1)))
    show(app, lambda app: GameScene(app, match))
    scene = scene_of(app, GameScene)
    scene.session.play("d6")
    scene.session.give_up(0, 1)
    assert app.statistics.table()[Who(PLAIN, "Zoé", None)] == PlayerStatistics(played=1, lost=1, streak=-1)
    again = Match.new(PLAIN, {}, (Seat("Zoé"), Seat("", 1)))
    show(app, lambda app: GameScene(app, again))
    scene = scene_of(app, GameScene)
    advise(app, scene)
    assert again.record.games[0].hints
    scene.session.give_up(0, 1)
    assert app.statistics.table()[Who(PLAIN, "Zoé", None)] == PlayerStatistics(played=1, lost=1, streak=-1, aided=1)
    assert app.store.peek(again.record.id) == again.record


def test_a_finished_match_that_is_opened_is_not_counted_again(app: App) -> None:
    match = Match.new(PLAIN, {}, (Seat("Zoé"), Seat("Léo")))
    match.give_up(0, 1)
    show(app, lambda app: GameScene(app, match))
    assert app.statistics.table() == {}
    assert app.archive.games().games == ()


def test_who_played_as_often_stands_by_the_alphabet(app: App) -> None:
    ended(app, 0, OTHER, (Seat("Fabien"), Seat("Élise")))
    ended(app, 0, OTHER, (Seat("Fabien"), Seat("émile")))
    ended(app, 0, OTHER, (Seat("Zoé"), Seat("Élise")))
    ended(app, 0, OTHER, (Seat("Fabien"), Seat("Zoé")))
    table = app.statistics.table()
    assert players(table) == ["Fabien", "Élise", "Zoé", "émile"]
    (row,) = rows(table, "Fabien")
    assert [adversary.name for adversary, _ in row.adversaries] == ["Élise", "émile", "Zoé"]


def test_the_table_of_a_player_opens_to_the_adversaries(app: App) -> None:
    some(app)
    page = page_of(app)
    assert page.player == "Zoé"
    assert players(page.table) == ["Zoé", "Camille", "Léo"]
    assert names(app, "game.") == [f"game.{PLAIN}", f"game.{OTHER}"]
    words = {row.game: cells(row.stats, app.texts, alone=False) for row in rows(page.table, "Zoé")}
    assert words[PLAIN] == ["4", "3", "0", "1", "1 gagnée", "2", "–", "1"]
    assert words[OTHER] == ["1", "0", "0", "1", "1 perdue", "0", "–", "–"]
    (moulin, _) = rows(page.table, "Zoé")
    assert [(level.level, stats.played) for level, stats in moulin.adversaries] == [(3, 3), (5, 1)]
    click_on(app, f"game.{PLAIN}")
    assert "erase-game" in names(app)
    press(app, pygame.K_ESCAPE)
    assert "erase-game" not in names(app)
    click_on(app, "player.1")
    frames(app, 20)
    assert names(app, "game.") == [f"game.{ALONE}"]
    (row,) = rows(page.table, "Camille")
    assert cells(row.stats, app.texts, alone=True) == ["1", "–", "–", "–", "–", "–", "52", "–"]
    press(app, pygame.K_ESCAPE)
    assert app.dialogue is None


@pytest.mark.parametrize(("language", "separator"), [("fr", ";"), ("en", ",")])
def test_the_file_is_read_back_by_a_csv_reader(tmp_path: Path, language: str, separator: str) -> None:
    with desk(tmp_path, language=language) as app:
        some(app)
        ended(app, 1, seats=(Seat('="A";, 1'), Seat("", 2)))
        page = page_of(app)
        click_on(app, "do.0")
        (path,) = tmp_path.rglob("*.csv")
        assert path.name in page.said
        with path.open(encoding="utf-8-sig", newline="") as file:
            lines = list(csv.reader(file, delimiter=separator))
        get = app.texts.get
        assert lines[0] == [get(f"stats-{name}") for name in ("player", "game", "adversary", *COLUMNS)]
        level = get("stats-level", level=get("level-3"))
        assert ["Zoé", "Moulin" if language == "fr" else app.texts.game(PLAIN, "name"), level] == lines[1][:3]
        assert lines[1][3:] == ["3", "2", "0", "1", "-1", "2", "", "1"]
        assert [line[0] for line in lines[1:]].count("Zoé") == 3
        assert [line[0] for line in lines if line[0].startswith("'")] == ['\'="A";, 1']
        assert next(line for line in lines if line[0] == "Camille")[3:] == ["1", "0", "0", "0", "0", "0", "52", "0"]
        page.export()
        assert len(list(tmp_path.rglob("*.csv"))) == 2, "none is written over"
        assert csv_text({}, app.texts).count("\n") == 1


def test_no_name_is_a_formula_for_a_spreadsheet(app: App) -> None:
    for name in ("=1+1", "＝1", "@a"):
        ended(app, 0, OTHER, (Seat(name), ZOE))
    cells = [cell for line in csv_text(app.statistics.table(), app.texts).splitlines() for cell in line.split(";")]
    assert {cell for cell in cells if cell.startswith("'")} == {"'=1+1", "'＝1", "'@a"}
    assert not [cell for cell in cells if cell.startswith(("=", "＝", "@"))]


def test_one_game_or_all_is_erased_and_brought_back(app: App) -> None:
    some(app)
    page = page_of(app)
    before = app.statistics.table()
    click_on(app, f"game.{PLAIN}")
    frames(app, 20)
    click_on(app, "erase-game")
    assert {who.game for who in app.statistics.table()} == {OTHER, ALONE}
    assert page.said == app.texts.get("stats-erased-game", game="Moulin")
    frames(app, 20)
    click_on(app, "recall")
    assert app.statistics.table() == before
    assert page.said == ""
    frames(app, 20)
    click_on(app, "do.1")
    assert app.statistics.table() == {}
    assert names(app, "game.") == []
    frames(app, 20)
    click_on(app, "recall")
    assert app.statistics.table() == before


def test_a_folder_that_refuses_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    some(app)
    page = page_of(app)
    before = app.statistics.table()
    monkeypatch.setattr(app.statistics, "erase", lambda game: None)
    page.erase("")
    assert page.said == app.texts.get("stats-not-erased")
    assert app.statistics.table() == before


def test_without_a_game_there_is_one_sentence_and_nothing_to_erase(app: App) -> None:
    page_of(app)
    assert set(names(app)) == {"back", "choose"}
    click_on(app, "choose")
    frames(app)
    scene_of(app, ShelfScene)


def test_the_last_games_are_told_and_drawn_the_latest_last(app: App) -> None:
    for loser in (1, 0, 0, *[1] * 9):
        ended(app, loser)
    page = page_of(app)
    assert app.statistics.latest("Zoé", 10) == {PLAIN: ("lost", *["won"] * 9)}
    (row,) = [item for item in page.body.items if item.name == f"game.{PLAIN}"]
    told = row.told(app.texts)[0]
    assert told.endswith(app.texts.get("stats-latest", outcomes="gagnée, " * 9 + "perdue"))
    assert app.texts.get("stats-streak-won", n=10) in told


def test_a_page_of_statistics_has_one_way_back_and_no_gold(app: App) -> None:
    some(app)
    page = page_of(app)
    buttons = page.widgets.buttons()
    assert [one.name for one in buttons if one.kind in ("primary", "grand")] == []
    assert [one.name for one in buttons if one.kind == "back"] == ["back"]
    assert all(one.described(app.texts).name for one in buttons)


def test_statistics_that_cannot_be_read_are_told_on_the_shelf(app: App, tmp_path: Path) -> None:
    (tmp_path / "statistics.json").write_text("{")
    page_of(app)
    app.show_shelf()
    frames(app, 2)
    shelf = app.scene
    assert ("statistics-broken", "statistics.json.illisible") in getattr(shelf, "warnings")  # noqa: B009


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_every_row_and_button_is_reached_at_every_size(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    with desk(tmp_path, size, text_size=text_size) as app:
        some(app)
        page = page_of(app)
        for name in names(app):
            x, y = place(app, name)
            assert app.screen.get_rect().collidepoint(x, y)
        click(app, place(app, f"game.{PLAIN}"))
        until(app, lambda: page.opened == PLAIN)
