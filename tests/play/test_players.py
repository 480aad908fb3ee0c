"""The players of a computer: kept, renamed, merged; erased, so that the name stands in no file any more."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from jeux.common import log
from jeux.common.settings import NewGame, Settings, load_settings, save_settings
from jeux.match.archive import Archive
from jeux.match.match import Match
from jeux.match.record import Record, Seat, to_json
from jeux.match.statistics import Adversary, Statistics, Who
from jeux.match.store import Store
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.library.naming import Naming, in_settings
from jeux.play.library.players import COLOURS, EMBLEMS, Players
from jeux.tournament.contract import SINGLE, Plan, Play
from jeux.tournament.director import pair_next, start
from jeux.tournament.draft import Draft
from jeux.tournament.draft_store import DraftStore
from jeux.tournament.store import TournamentStore
from tests.play.mistaken import mistake

NAME = "Zoé-Lou"
FORMS = (NAME.encode(), json.dumps(NAME)[1:-1].encode())
KEY = "moulin"


def ended(*seats: Seat, loser: int = 1) -> Match:
    match = Match.new(KEY, {}, seats)
    match.play(match.legal()[0])
    match.give_up(loser, 1)
    return match


@pytest.fixture(autouse=True)
def _log_closed_again() -> Iterator[None]:
    yield
    root = logging.getLogger("jeux")
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()


def naming(folder: Path) -> Naming:
    return Naming((folder,), Store(folder), Statistics(folder), Players(folder), KeptMistakes(folder))


def tournament(folder: Path) -> TournamentStore:
    """A tournament in which the name plays, one that is being chosen, and a computer that is called after it."""
    store = TournamentStore(folder / "evenings")
    by = store.name_desk(f"PC de {NAME}")
    plays = (Play(KEY),)
    begun = pair_next(start(Plan(f"Chez {NAME}", "2026-11-28", SINGLE, plays), (NAME, "Max"), by), by)
    for _ in range(2):  # the backup tells the name, too
        assert store.save(begun).problem is None
    assert DraftStore(folder).save(Draft("Demain", "2026-11-29", plays, (NAME, "Max"))) is None
    return store


def holding(folder: Path) -> list[str]:
    """The files in which the name stands, as bytes or as JSON writes it."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return [path.name for path in files if any(form in path.read_bytes() for form in FORMS)]


def lived_in(folder: Path) -> Record:
    """A folder in which the name stands wherever a name can; the match that goes on."""
    store, archive, statistics, players = Store(folder), Archive(folder), Statistics(folder), Players(folder)
    players.sit((NAME, "Max"))
    assert KeptMistakes(folder).add([mistake(player=NAME), mistake(player="Max")]) is None
    for number in range(2):
        match = ended(Seat(NAME), Seat("Max"), loser=number)
        match.record = replace(match.record, unknown={"sgf": {"PC": f"chez {NAME}, lundi"}})
        assert store.save(match.record) is archive.note(match) is statistics.note(match) is None
        store.release(match.record.id)
    going = Match.new("backgammon", {}, (Seat(NAME), Seat("Max")))
    going.contribute((NAME, "x"))
    for _ in range(3):  # the backup tells the name, too
        going.throw() if going.position.throws() else going.play(going.legal()[0])
        assert store.save(going.record) is None
    forgotten = Match.new(KEY, {}, (Seat("Max"), Seat(NAME)))
    forgotten.play(forgotten.legal()[0])
    assert store.save(forgotten.record) is store.forget(forgotten.record.id) is None
    for record in (going.record, forgotten.record):
        store.release(record.id)
    (folder / "running" / "x.json.illisible").write_text(f"{{{NAME}")
    (folder / "ended" / "y.json.tmp").write_text(to_json(going.record)[:300])
    choice = NewGame(seats=(NAME, ""), levels=(0, 2))
    chosen = Settings(games={KEY: choice}, recent=(f"/tmp/{NAME} contre Max.tablier", "/tmp/a.sgf"))
    assert save_settings(folder, chosen) is None
    tournament(folder)
    handler = log.set_up(folder)
    logging.getLogger("jeux").warning("the file of %s", NAME)
    handler.flush()
    return going.record


def test_after_erasing_the_name_stands_in_no_file(tmp_path: Path) -> None:
    going = lived_in(tmp_path)
    assert len(holding(tmp_path)) >= 15
    here = naming(tmp_path)
    settings, _ = load_settings(tmp_path)
    assert here.erase(NAME, "Joueur effacé") == ()
    assert save_settings(tmp_path, in_settings(settings, NAME, "")) is None
    logging.getLogger("jeux").warning("the log goes on")
    assert holding(tmp_path) == []
    assert "the log goes on" in (tmp_path / log.FILE_NAME).read_text()
    loaded = Store(tmp_path).load(going.id).record
    assert loaded
    assert [(seat.name, seat.guest) for seat in loaded.seats] == [("Joueur effacé", True), ("Max", False)]
    assert loaded.games[0].steps == going.games[0].steps
    assert {seat.name for game in Archive(tmp_path).games().games for seat in game.seats} == {"Joueur effacé", "Max"}
    assert Statistics(tmp_path).names() == KeptMistakes(tmp_path).names() == {"Max"}
    (kept,) = TournamentStore(tmp_path / "evenings").tournaments().running
    assert (kept.plan.name, [player.name for player in kept.players]) == (
        "Chez Joueur effacé",
        ["Joueur effacé", "Max"],
    )
    assert kept.rounds[0].pairings
    assert [player.name for player in here.players.all()] == ["Max"]
    assert here.players.all()[0].met == ()
    assert load_settings(tmp_path)[0].recent == ("/tmp/a.sgf",)


def test_a_match_of_another_window_keeps_the_player_on_the_list(tmp_path: Path) -> None:
    going = lived_in(tmp_path)
    exits = Store(tmp_path)
    assert exits.load(going.id).record
    here = naming(tmp_path)
    assert {problem.code for problem in here.erase(NAME, "Joueur effacé")} == {"open-elsewhere"}
    assert here.players.find(NAME)
    exits.release(going.id)
    assert here.erase(NAME, "Joueur effacé") == ()
    assert not here.players.find(NAME)


def test_a_new_name_goes_everywhere_and_the_dice_stay(tmp_path: Path) -> None:
    going = lived_in(tmp_path)
    here = naming(tmp_path)
    assert here.rename(NAME, "Lou") == ()
    loaded = Store(tmp_path).load(going.id).record
    assert loaded
    assert loaded.seats[0].name == "Lou"
    assert loaded.games[0].words == going.games[0].words
    assert {seat.name for game in Archive(tmp_path).games().games for seat in game.seats} == {"Lou", "Max"}
    assert KeptMistakes(tmp_path).names() == {"Lou", "Max"}
    table = Statistics(tmp_path).table()
    assert table[Who(KEY, "Lou", Adversary(0, "Max"))].played == 2
    assert table[Who(KEY, "Max", Adversary(0, "Lou"))].played == 2
    assert [(player.name, player.met) for player in here.players.all()] == [("Lou", ("Max",)), ("Max", ("Lou",))]
    assert in_settings(load_settings(tmp_path)[0], NAME, "Lou").games[KEY].seats == ("Lou", "")


def test_two_players_become_one_who_never_met_himself(tmp_path: Path) -> None:
    here = naming(tmp_path)
    here.players.sit(("Max", "Ida", "Léo"))
    for seats in ((Seat("Max"), Seat("Ida")), (Seat("Ida"), Seat("Léo")), (Seat("Max"), Seat("", 2))):
        here.statistics.note(ended(*seats))
    assert here.rename("Max", "Ida") == ()
    stats = {who: each.played for who, each in here.statistics.table().items()}
    assert stats == {
        Who(KEY, "Ida", Adversary(0, "Léo")): 1,
        Who(KEY, "Ida", Adversary(2)): 1,
        Who(KEY, "Ida", None): 2,
        Who(KEY, "Léo", Adversary(0, "Ida")): 1,
        Who(KEY, "Léo", None): 1,
    }
    assert [(player.name, player.met) for player in here.players.all()] == [("Ida", ("Léo",)), ("Léo", ("Ida",))]


def test_sums_of_two_who_are_one_are_added_without_a_streak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.match.statistics.MOST_GAMES", 0)
    here = naming(tmp_path)
    for name in ("Max", "Ida", "Ida"):
        here.statistics.note(ended(Seat(name), Seat("", 2)))
    here.rename("Max", "Ida")
    stats = here.statistics.table()[Who(KEY, "Ida", None)]
    assert (stats.played, stats.won, stats.streak, stats.longest) == (3, 3, 0, 2)


@pytest.mark.parametrize("name", ["moulin", "w", "2026", "d6", "single", "null", "a.*"])
def test_a_name_that_is_a_word_of_the_format_changes_nothing_else(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path)
    match = Match.new(KEY, {}, (Seat(name), Seat("", 2)))
    match.play("d6")
    store.save(match.record)
    store.release(match.record.id)
    assert naming(tmp_path).erase(name, "?") == ()
    loaded = Store(tmp_path).load(match.record.id).record
    assert loaded == replace(match.record, seats=(Seat("?", guest=True), Seat("", 2)))


# --- the list ---------------------------------------------------------------------------------------------------------


def test_each_new_player_has_a_colour_and_an_emblem_of_his_own(tmp_path: Path) -> None:
    players = Players(tmp_path)
    assert players.add(*(f"n{number}" for number in range(COLOURS)), "n0", " ") is None
    assert {player.colour for player in players.all()} == set(range(COLOURS))
    assert len({player.emblem for player in players.all()}) == COLOURS <= len(EMBLEMS)
    players.dress("n3", 7, "boat")
    assert Players(tmp_path).find("n3") == replace(players.all()[3], colour=7, emblem="boat")


def test_recent_adversaries_come_first(tmp_path: Path) -> None:
    players = Players(tmp_path)
    players.add("Ana", "Bob", "Cléo", "Dan")
    players.sit(("Ana", "Cléo"))
    players.sit(("Bob", "Dan"))
    assert [player.name for player in players.offered(())] == ["Bob", "Dan", "Ana", "Cléo"]
    assert [player.name for player in players.offered(("Ana",))] == ["Cléo", "Bob", "Dan"]
    players.sit(("Ana", "Bob"))
    assert [player.name for player in players.offered(("Ana",))] == ["Bob", "Cléo", "Dan"]


def test_twins_are_told_and_the_same_name_is_the_same_player(tmp_path: Path) -> None:
    players = Players(tmp_path)
    players.add("Zoé", "  Zoé ", "Zoe\u0301")
    assert [player.name for player in players.all()] == ["Zoé"]
    twin = players.twin("ZOE")
    assert twin
    assert twin.name == "Zoé"
    assert players.twin("Zoé") is players.twin("Léa") is None


def test_another_window_is_seen_and_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    one, other = Players(tmp_path), Players(tmp_path)
    one.add("Ana")
    other.add("Bob")
    assert [player.name for player in one.all()] == ["Ana", "Bob"]
    (tmp_path / "players.json").write_text('{"tablier": "players", "format": 1, "players": [{"name": 3}]}')
    assert one.all() == ()
    problem = one.problem()
    assert problem
    assert problem.code == "players-broken"
    assert (tmp_path / problem.name).exists()


def test_a_later_version_keeps_its_file(tmp_path: Path) -> None:
    later = '{"tablier": "players", "format": 2, "people": []}'
    (tmp_path / "players.json").write_text(later)
    players = Players(tmp_path)
    assert players.all() == ()
    problem = players.add("Ana")
    assert problem
    assert problem.code == "players-not-kept"
    assert (tmp_path / "players.json").read_text() == later


def test_a_guest_is_counted_nowhere(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.note(ended(Seat("", guest=True), Seat("Max")))
    assert {who.player for who in statistics.table()} == {"Max"}
    assert naming(tmp_path).others(Settings()) == ("Max",)


def test_other_names_stand_in_the_order_of_the_alphabet(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.note(ended(Seat("Fabien"), Seat("Élise")))
    statistics.note(ended(Seat("émile"), Seat("Zoé")))
    assert naming(tmp_path).others(Settings()) == ("Élise", "émile", "Fabien", "Zoé")
