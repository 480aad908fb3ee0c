"""« Tournoi »: a tournament made, played and told by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pygame
import pytest

from jeux.common import clock
from jeux.common.paths import data_folder, documents_folder
from jeux.match import forms
from jeux.match.match import Match
from jeux.play.library.ended import day_text
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.files.recent import recent_files
from jeux.scenes.table.scene import GameScene
from jeux.scenes.tournament.exchange import ConflictSheet
from jeux.scenes.tournament.keeping import begin, tournament_store
from jeux.scenes.tournament.list_scene import TournamentList, show_list, show_tournament
from jeux.scenes.tournament.making import MakingScene
from jeux.scenes.tournament.match_screen import TournamentScreen
from jeux.scenes.tournament.poster import LEAST, PosterLine, poster, setting_of
from jeux.scenes.tournament.scene import PLAYERS, TournamentScene
from jeux.scenes.tournament.sheets import AskSheet
from jeux.tournament import director as core
from jeux.tournament.contract import SCORES, SWISS, Plan, Play, Result, Station, Tournament
from jeux.tournament.draft import play_of
from jeux.tournament.results import enter
from jeux.tournament.store import ENDING, from_bytes, to_bytes
from tests.desk import desk, frames, press, until
from tests.match.play import played
from tests.scenes.hands import click_on, dialogue_of, item, names, place, scene_of, table_of, type_text
from tests.scenes.test_pages import check

NAMES = ("Anna", "Bruno", "Chloé", "Driss", "Élise")
LONG = "Maximilienne-Antoinette de la Rochefouca"
REST = 20
"""Frames after which a click is no double click any more."""
PAIRS, ALONE = "moulin", "boite"
ELSEWHERE = ("menu-game-rematch", "menu-game-new", "end-same-dice", "edit-open")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path, (1024, 768)) as made:
        yield made


def plan(key: str = PAIRS, **changes: object) -> Plan:
    return replace(Plan("Jeudi", "2026-11-28", SWISS, (play_of(key),), rounds=3), **changes)  # type: ignore[arg-type]


def hall(app: App, names: tuple[str, ...] = NAMES[:4], **changes: object) -> TournamentScene:
    """A tournament whose first round is drawn, on the screen."""
    tournament = begin(tournament_store(), plan(**changes), names)  # type: ignore[arg-type]
    show_tournament(app, tournament.id)
    frames(app, 2)
    return scene_of(app, TournamentScene)


def kept(scene: TournamentScene) -> Tournament:
    """What a program that starts now would find."""
    found = tournament_store().load(scene.tournament.id).tournament
    assert found
    return found


def results(tournament: Tournament) -> list[Result | None]:
    return [pairing.result for pairing in tournament.rounds[-1].pairings]


# --- a new tournament
# ----------------------------------------------------------------------------------------------------


def test_names_are_typed_one_after_the_other_and_the_first_round_is_one_click_away(app: App) -> None:
    app.show_shelf()
    frames(app, 2)
    click_on(app, "more")
    click_on(app, "evenings")
    frames(app, 2)
    assert isinstance(app.scene, TournamentList)
    click_on(app, "new")
    frames(app, 2)
    for name in ("ada", "bo", "ada"):
        type_text(app, name)
        press(app, pygame.K_RETURN)
    making = scene_of(app, MakingScene)
    assert making.draft.names == ("ada", "bo")
    assert making.said  # that she is there already
    click_on(app, "begin")
    frames(app, 2)
    scene = scene_of(app, TournamentScene)
    assert {player.name for player in kept(scene).players} == {"ada", "bo"}
    assert len(kept(scene).rounds) == 1


def test_tournaments_of_one_day_get_different_names(app: App) -> None:
    store = tournament_store()
    for _ in range(3):
        app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
        frames(app, 2)
        making = scene_of(app, MakingScene)
        making.add(("Ada", "Bo"))
        making.begin()
        frames(app, 2)
        (running,) = store.tournaments().running
        assert store.archive(running.id) is None, "one that is put away keeps its name"
    first = app.texts.get("hall-name-first", day=day_text(clock.today().isoformat(), app.texts))
    names = {each.plan.name for each in store.tournaments().archived}
    assert names == {first, f"{first} (2)", f"{first} (3)"}


def test_letters_that_cannot_be_printed_are_told_when_they_are_typed(app: App) -> None:
    app.show_shelf()
    frames(app, 2)
    for name in ("more", "evenings", "new"):
        click_on(app, name)
        frames(app, 2)
    making = scene_of(app, MakingScene)
    for name, told in (("Zoé", False), ("王伟", True), ("Жанна", False)):
        making.add((name,))
        assert (making.said == app.texts.get("hall-names-unprinted", n=1)) == told, name
    click_on(app, "begin")
    frames(app, 2)
    scene = scene_of(app, TournamentScene)
    scene.show(PLAYERS)
    frames(app)
    click_on(app, "entry")
    scene.players.type_name("李")
    scene.players.add_player()
    assert scene.said == app.texts.get("hall-names-unprinted", n=1)
    assert len(kept(scene).players) == 4


def test_a_list_is_pasted_and_the_draft_outlives_the_program(app: App) -> None:
    app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
    frames(app, 2)
    with mock.patch("pygame.scrap.get_text", return_value="1. Anna\r\n2) Bruno\n\n- Chloé\tMartin\nANNA\n"):
        press(app, pygame.K_v, pygame.KMOD_CTRL)
    assert scene_of(app, MakingScene).draft.names == ("Anna", "Bruno", "Chloé Martin")
    click_on(app, "name.Bruno")
    click_on(app, "computers.more")
    click_on(app, "computers.more")
    app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
    frames(app, 2)
    draft = scene_of(app, MakingScene).draft
    assert (draft.names, len(draft.tables)) == (("Anna", "Chloé Martin"), 2)


def test_players_of_this_computer_are_put_on_the_list_and_taken_off(app: App) -> None:
    app.players.add("Zoé", "Noé")
    app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
    frames(app, 2)
    click_on(app, "list.1")
    for wanted in (1, 2, 1):
        click_on(app, "choice.0" if wanted == 1 else "choice.1")
        frames(app, REST)
    draft = scene_of(app, MakingScene).draft
    assert len(draft.names) == 1
    assert draft.names[0] in ("Zoé", "Noé")


def test_one_player_alone_begins_nothing(app: App) -> None:
    app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
    frames(app, 2)
    scene_of(app, MakingScene).add(("Anna",))
    click_on(app, "begin")
    assert isinstance(app.scene, MakingScene)
    assert app.scene.said == app.texts.get("hall-too-few")
    assert names(app, "entry")


# --- results ----------------------------------------------------------------------------------------------------------


def test_a_result_is_one_click_and_kept_at_once(app: App) -> None:
    scene = hall(app)
    click_on(app, "win.1.1")
    click_on(app, "draw.2")
    first, second = results(kept(scene))
    assert first
    assert second
    assert (first.scores, second.scores) == ((0.0, 1.0), (0.5, 0.5))
    click_on(app, "next")
    frames(app, 2)
    assert [each.number for each in kept(scene).rounds] == [1, 2]


@pytest.mark.parametrize(
    ("play", "offered"),
    [
        (Play("moulin"), True),
        (Play("backgammon"), False),
        (Play("backgammon", form=forms.POINTS, target=3), False),
        (Play("backgammon", form=forms.GAMES, target=2), True),
        (Play("hex", form=forms.GAMES, target=3), False),
    ],
)
def test_a_draw_is_offered_where_there_can_be_one(app: App, play: Play, offered: bool) -> None:
    scene = hall(app, plays=(play,))
    assert ("draw.1" in names(app)) == offered
    click_on(app, "win.1.1")
    found = results(kept(scene))[0]
    assert found
    assert found.scores == (0.0, 1.0)


def test_a_draw_that_was_entered_is_shown_where_none_is_offered(app: App) -> None:
    store = tournament_store()
    tournament = begin(store, plan(plays=(Play("hex"),)), NAMES[:4])
    store.save(enter(tournament, 1, 1, (0.5, 0.5), store.station()))
    show_tournament(app, tournament.id)
    frames(app, 2)
    assert "draw.1" in names(app)
    assert "draw.2" not in names(app)


def test_a_result_is_corrected_after_one_question(app: App) -> None:
    scene = hall(app)
    click_on(app, "win.0.1")
    click_on(app, "win.0.1")  # the same again asks nothing
    assert app.dialogue is None
    click_on(app, "draw.1")
    assert isinstance(app.dialogue, AskSheet)
    press(app, pygame.K_ESCAPE)
    found = results(kept(scene))[0]
    assert found
    assert found.scores == (1.0, 0.0)
    frames(app, REST)
    click_on(app, "draw.1")
    click_on(app, "choice.0")
    found = results(kept(scene))[0]
    assert found
    assert found.scores == (0.5, 0.5)


def test_who_did_not_come_loses_and_a_result_is_erased(app: App) -> None:
    scene = hall(app)
    click_on(app, "other.1")
    sheet = app.dialogue
    assert isinstance(sheet, ChoiceSheet)
    absent = app.texts.get("hall-says-absent", name=scene.tables.name(1, 1))
    click_on(app, f"choice.{[words for words, _, _ in sheet.choices].index(absent)}")
    found = results(kept(scene))[0]
    assert found
    assert (found.scores, found.absent) == ((1.0, 0.0), (1,))
    click_on(app, "other.1")
    sheet = app.dialogue
    assert isinstance(sheet, ChoiceSheet)
    erase = app.texts.get("hall-erase-result")
    click_on(app, f"choice.{[words for words, _, _ in sheet.choices].index(erase)}")
    assert results(kept(scene))[0] is None


def choose(app: App, words: str) -> None:
    """Click the choice of a sheet that says this."""
    sheet = app.dialogue
    assert isinstance(sheet, ChoiceSheet)
    click_on(app, f"choice.{[said for said, _, _ in sheet.choices].index(words)}")
    frames(app, REST)


def test_two_who_have_not_played_change_places(app: App) -> None:
    scene = hall(app, NAMES)
    get, tables = app.texts.get, kept(scene).rounds[0].pairings
    (first, second), (left,) = tables[0].players, kept(scene).rounds[0].byes
    click_on(app, "other.1")
    choose(app, get("hall-turn-table"))
    assert kept(scene).rounds[0].pairings[0].players == (second, first)
    click_on(app, "other.1")
    choose(app, get("hall-move", name=scene.tables.name(1, 0)))
    bye = get("hall-move-choice", name=kept(scene).player(left).name, table=get("evening-mark-bye"))
    choose(app, bye)
    after = kept(scene).rounds[0]
    assert (after.pairings[0].players, after.byes) == ((left, first), (second,))
    click_on(app, "win.0.1")
    frames(app, REST)
    click_on(app, "other.1")
    sheet = app.dialogue
    assert isinstance(sheet, ChoiceSheet)
    assert get("hall-turn-table") not in [words for words, _, _ in sheet.choices]


def test_scores_are_typed_where_they_count(app: App) -> None:
    scene = hall(app, scoring=SCORES)
    click_on(app, "score.1.0")
    type_text(app, "5")
    press(app, pygame.K_RETURN)
    assert results(kept(scene))[0] is None
    type_text(app, "3")
    press(app, pygame.K_RETURN)
    found = results(kept(scene))[0]
    assert found
    assert found.scores == (5.0, 3.0)


def test_one_who_plays_alone_has_one_score(app: App) -> None:
    scene = hall(app, key=ALONE)
    assert len(names(app, "score.")) == 4
    click_on(app, "score.2.0")
    type_text(app, "17")
    press(app, pygame.K_RETURN)
    found = results(kept(scene))[1]
    assert found
    assert found.scores == (17.0,)


# --- playing here -----------------------------------------------------------------------------------------------------


def test_a_match_played_here_brings_its_result_home(app: App) -> None:
    scene = hall(app)
    seats = [scene.tables.name(1, seat) for seat in (0, 1)]
    click_on(app, "play.1")
    frames(app, 3)
    table = table_of(app, TournamentScreen)
    assert [seat.name for seat in table.match.record.seats] == seats
    table.session.play(table.match.legal()[0])
    table.session.give_up(1, 1)
    frames(app, 3)
    table.exits.main_button().act()
    frames(app, 3)
    found = results(kept(scene_of(app, TournamentScene)))[0]
    assert found
    assert (found.scores, found.match) == ((1.0, 0.0), table.match.record.id)


def test_a_menu_offers_each_choice_once(app: App) -> None:
    """At the end too, where what leads on stands first."""
    hall(app)
    click_on(app, "play.1")
    frames(app, 3)
    scene = table_of(app, TournamentScreen)
    scene.session.give_up(0, scene.match.game.prices(scene.match.position)[0])
    until(app, lambda: scene.session.outcome_shown)
    scene.open_menu()
    frames(app, 2)
    offered = [one.text for one in dialogue_of(app).widgets.buttons()]
    assert offered[0] == app.texts.get(scene.exits.home)
    assert sorted(set(offered)) == sorted(offered)


def test_one_who_plays_alone_brings_home_what_persons_count(app: App) -> None:
    scene = hall(app, key="mini_halma")
    click_on(app, "play.1")
    frames(app, 3)
    record = table_of(app, TournamentScreen).match.record
    ended = played("mini_halma", 3000)
    whole = replace(ended.record, id=record.id, seats=record.seats)
    assert app.store.save(whole) is None
    table_of(app, TournamentScreen).exits.to_shelf()
    frames(app, 3)
    found = results(kept(scene))[0]
    assert found
    assert found.scores == (float(len(ended.steps)),)  # his moves, of which the fewest are the best
    assert scene.tournament.rounds[0].play.fewest


def test_a_match_that_was_left_goes_on_and_counts_though_it_is_resumed_from_the_shelf(app: App) -> None:
    hall(app)
    click_on(app, "play.2")
    frames(app, 3)
    first = table_of(app, TournamentScreen)
    first.session.play(first.match.legal()[0])
    first.exits.to_shelf()
    frames(app, 3)
    assert item(app, "play.2")[1].told(app.texts)[0].endswith(app.texts.get("hall-resume"))
    app.show_shelf()
    frames(app, 2)
    (summary,) = app.store.running().matches
    loaded = app.store.load(summary.id).record
    assert loaded
    app.show_table(Match(loaded))
    frames(app, 3)
    table = table_of(app, TournamentScreen)
    table.session.give_up(0, 1)
    table.exits.main_button().act()
    frames(app, 3)
    found = results(kept(scene_of(app, TournamentScene)))[1]
    assert found
    assert found.scores == (0.0, 1.0)


def test_nobody_is_helped_in_a_match_that_counts(app: App) -> None:
    """Neither by a button nor by a key, nor by the menu, which offers no match beside those of the tournament; though
    one plays alone, who need not agree on the professor."""
    app.change(app.settings.replace(teacher="strict"))
    for key in (PAIRS, ALONE):
        hall(app, key=key)
        click_on(app, "play.1")
        frames(app, 3)
        scene, get = scene_of(app, GameScene), app.texts.get
        table = table_of(app, TournamentScreen)
        assert not table.session.teaching.professor.at_work
        helps = {get("button-hint"), get("button-teacher")}
        assert not helps & {button.text for button in scene.widgets.buttons()}
        assert not {"hint", "teacher", "new"} & {command.name for command in table.listed_commands()}
        press(app, pygame.K_h, unicode="h")
        assert not table.session.notice
        scene.open_menu()
        frames(app)
        assert not {get(name) for name in ELSEWHERE} & {button.text for button in dialogue_of(app).widgets.buttons()}
        click_words(app, get("blackboard-title"))
        assert get("draw-begin") in {button.text for button in dialogue_of(app).widgets.buttons()}
        assert get("edit-open") not in {button.text for button in dialogue_of(app).widgets.buttons()}
        app.close()


def click_words(app: App, words: str) -> None:
    """Take the choice of the sheet that is shown with these words."""
    sheet = app.dialogue
    assert isinstance(sheet, ChoiceSheet)
    next(act for each, act, _ in sheet.choices if each == words)()
    frames(app)


# --- players, scores --------------------------------------------------------------------------------------------------


def test_players_come_late_are_away_and_go_home(app: App) -> None:
    scene = hall(app, NAMES)
    click_on(app, "tab.players")
    click_on(app, "entry")
    type_text(app, "zoe")
    press(app, pygame.K_RETURN)
    anna, bruno, *_, zoe = scene.tournament.players
    assert (zoe.name, zoe.first_round) == ("zoe", 2)
    click_on(app, f"away.{anna.id}")
    click_on(app, f"gone.{bruno.id}")
    click_on(app, f"rename.{zoe.id}")
    type_text(app, "e")
    press(app, pygame.K_RETURN)
    anna, bruno, *_, zoe = kept(scene).players
    assert (anna.away, bruno.withdrawn_after, zoe.name) == (frozenset({2}), 1, "zoee")


def test_a_figure_says_how_it_was_reckoned(app: App) -> None:
    scene = hall(app)
    click_on(app, "win.0.1")
    click_on(app, "tab.scores")
    winner = scene.tournament.rounds[0].pairings[0].players[0]
    before = place(app, f"points.{winner}")
    click_on(app, f"points.{winner}")
    assert "= 1" in scene.said
    assert place(app, f"points.{winner}") == before  # what is clicked next is where it was
    for name in names(app, "tie."):
        click_on(app, name)
        assert scene.said


# --- other computers --------------------------------------------------------------------------------------------------


def test_what_another_computer_says_otherwise_is_asked(app: App, tmp_path: Path) -> None:
    scene = hall(app)
    mine, other = scene.tournament, Station("f" * 16, "Poste 2")
    exits = results_of(mine, other)
    click_on(app, "draw.1")
    path = tmp_path / f"cle{ENDING}"
    path.write_bytes(to_bytes(exits))
    scene.exchange.take(path)
    frames(app, 2)
    sheet = app.dialogue
    assert isinstance(sheet, ConflictSheet)
    assert sheet.title == "Deux réponses"
    said = [words for words, _, _ in sheet.choices]
    assert [words for words in said if words.startswith("Ici, ")]
    assert "La clé (Poste 2), " in sheet.sentence
    (wanted,) = (n for n, words in enumerate(said) if words.startswith("La clé, "))
    click_on(app, f"choice.{wanted}")
    frames(app, 2)
    assert app.dialogue is None
    first, second = results(kept(scene))
    assert first
    assert second
    assert (first.scores, second.scores) == ((0.0, 1.0), (1.0, 0.0))


def results_of(tournament: Tournament, by: Station) -> Tournament:
    """The same tournament where another computer has entered both tables."""
    return enter(enter(tournament, 1, 1, (0.0, 1.0), by), 1, 2, (1.0, 0.0), by)


def test_an_tournament_of_another_computer_is_taken_up_whole(app: App, tmp_path: Path) -> None:
    by = Station("f" * 16, "Poste 2")
    tournament = core.pair_next(core.start(plan(), NAMES, by), by)
    path = tmp_path / f"cle{ENDING}"
    path.write_bytes(to_bytes(tournament))
    show_list(app)
    frames(app, 2)
    scene_of(app, TournamentList).take_file(path)
    frames(app, 3)
    assert scene_of(app, TournamentScene).tournament == tournament


def test_a_file_that_is_dropped_opens_its_tournament_or_says_why_not(app: App, tmp_path: Path) -> None:
    by = Station("f" * 16, "Poste 2")
    tournament = core.start(plan(), NAMES, by)
    good, bad = tmp_path / f"cle{ENDING}", tmp_path / f"autre{ENDING}"
    good.write_bytes(to_bytes(tournament))
    bad.write_bytes(b"nothing of ours")
    for way, kind in ((bad, TournamentList), (good, TournamentScene)):
        app.show_shelf()
        frames(app, 2)
        app.routes.open_files(app, [str(way)])
        frames(app, 3)
        assert isinstance(app.scene, kind)
        assert bool(app.scene.said) == (way == bad)


def test_an_tournament_is_shortened_while_it_is_played(app: App) -> None:
    scene = hall(app)
    scene.exchange.change_plan()
    frames(app, 2)
    click_on(app, "rounds.less")
    click_on(app, "rounds.less")
    click_on(app, "tables")
    type_text(app, "salon")
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    found = kept(scene)
    assert (found.plan.rounds, found.rounds_in_all, found.plan.tables) == (1, 1, ("salon",))


def test_it_is_printed_and_written_for_other_programs(app: App) -> None:
    scene = hall(app)
    click_on(app, "win.0.1")
    for act in (scene.exchange.print_scores, scene.exchange.save_round, scene.exchange.save_exchange):
        act()
        frames(app, 2)
        press(app, pygame.K_RETURN)
        frames(app, 2)
        app.close()
    written = {path.suffix: path.read_bytes() for path in documents_folder().iterdir()}
    assert written[".pdf"].startswith(b"%PDF")
    assert written[".csv"].decode("utf-8-sig").splitlines()[1].startswith("1;")
    assert from_bytes(written[ENDING]) == kept(scene)
    assert [path.suffix for path in recent_files(app)] == [ENDING], "what cannot be opened is not offered"


def test_an_tournament_is_put_away_taken_up_and_erased_after_one_question(app: App) -> None:
    scene = hall(app)
    name = scene.tournament.id
    scene.exchange.archive()
    frames(app, 3)
    assert not names(app, "evening.")
    click_on(app, "archived")
    click_on(app, f"evening.{name}")
    frames(app, 3)
    scene = scene_of(app, TournamentScene)
    scene.exchange.erase()
    assert isinstance(app.dialogue, AskSheet)
    click_on(app, "choice.0")
    frames(app, 3)
    assert not names(app, "evening.")
    assert not list((data_folder() / "evenings").glob("*.json*"))[1:]  # desk.json stays


# --- seen and heard ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "letters"), [((800, 560), 200), ((1024, 768), 100), ((1920, 1080), 150)])
def test_every_page_is_whole_with_the_longest_names(tmp_path: Path, size: tuple[int, int], letters: int) -> None:
    with desk(tmp_path, size, text_size=letters, language="en") as app:
        app.go(lambda app: MakingScene(app, app.show_shelf, lambda name: None))
        frames(app, 2)
        making = scene_of(app, MakingScene)
        making.add(f"{LONG[:37]}{number:03}" for number in range(40))
        making.show_more()
        for page in making.pages:
            check(page)
        scene = hall(app, tuple(f"{LONG[:37]}{number:03}" for number in range(7)))
        for tab in ("round", "scores", "players"):
            scene.show(tab)
            for page in scene.pages:
                check(page)


def test_forty_players_are_read_from_the_last_bench() -> None:
    lines = [PosterLine(str(number), f"Maximilien {number}", "–", "Anne-Sophie") for number in range(1, 21)]
    for window in ((1024, 768), (1920, 1080), (3840, 2160)):
        pygame.font.init()
        items, pages = poster(lines, "Ronde 1", "", window, 60, 0)
        assert pages == 1
        assert all(pygame.Rect((0, 0), window).contains(one.rect) for one in items)
        room = pygame.Rect(0, 0, window[0], round(window[1] * 0.8))
        assert setting_of(lines, room, window[1]).size >= window[1] * LEAST
