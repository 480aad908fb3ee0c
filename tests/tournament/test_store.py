"""The files of the tournaments: what is kept, what is broken, what came on a stick."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.stress.small_files import failing_disk
from jeux.common import files
from jeux.common.files import SET_ASIDE
from jeux.common.texts import Texts
from jeux.tournament.contract import SINGLE, Plan, Play, Station, Tournament, TournamentError
from jeux.tournament.director import add_player, may_pair, pair_next, rename_player, start, unpair_last
from jeux.tournament.folding import folded
from jeux.tournament.merging import merge
from jeux.tournament.results import enter, erase, settle
from jeux.tournament.sheets import pairings_sheet, standings_sheet
from jeux.tournament.store import Loaded, TournamentStore, from_bytes, read_exchange, to_bytes
from jeux.tournament.words import RoundWords
from tests.clocks import BROKEN, set_clock

HALL, BAR, YARD = (Station(letter * 16, name) for letter, name in zip("abc", ("Salle", "Bar", "Cour"), strict=True))
PLAN = Plan("Soirée d’hiver", "2026-11-28", SINGLE, (Play("hex"),))


def begun(count: int = 4) -> Tournament:
    return pair_next(start(PLAN, [f"J{number}" for number in range(1, count + 1)], HALL), HALL)


def damaged(tournament: Tournament, **changes: object) -> bytes:
    return json.dumps(json.loads(to_bytes(tournament)) | changes).encode()


# --- one file ---------------------------------------------------------------------------------------------------------


def test_what_is_written_is_read() -> None:
    tournament = enter(begun(), 1, 1, (0.5, 0.5), HALL)
    assert from_bytes(to_bytes(tournament)) == tournament


def test_an_tournament_is_kept_archived_and_brought_back(tmp_path: Path) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    assert store.tournaments().running == ()
    assert store.save(tournament).problem is None
    assert store.load(tournament.id).tournament == tournament
    assert [each.id for each in store.tournaments().running] == [tournament.id]
    assert store.archive(tournament.id) is None
    assert [each.id for each in store.tournaments().archived] == [tournament.id]
    assert store.load(tournament.id).tournament == tournament
    assert store.recall(tournament.id) is None
    assert [each.id for each in store.tournaments().running] == [tournament.id]


def test_an_tournament_is_erased_with_every_copy_of_it(tmp_path: Path) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    other = begun()
    store.save(other)
    store.save(tournament)
    store.save(enter(tournament, 1, 1, (1, 0), HALL))
    (tmp_path / f"{tournament.id}.json").write_bytes(b"")
    store.load(tournament.id)
    assert store.erase(tournament.id) is None
    assert [path.name for path in tmp_path.rglob("*") if tournament.id in path.name] == []
    assert store.tournaments().running == (other,)


def test_another_window_loses_nothing(tmp_path: Path) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    store.save(tournament)
    store.save(enter(tournament, 1, 1, (1, 0), HALL))
    saved = store.save(enter(tournament, 1, 2, (0, 1), HALL)).tournament
    assert [pairing.result is not None for pairing in saved.rounds[0].pairings] == [True, True]
    assert store.load(tournament.id).tournament == saved


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b'{"tablier": "evening", "form', b"[1]", b"PK\x03\x04"])
def test_a_broken_file_is_set_aside_and_the_save_before_it_taken(tmp_path: Path, content: bytes) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    store.save(tournament)
    later = store.save(enter(tournament, 1, 1, (1, 0), HALL)).tournament
    path = tmp_path / f"{tournament.id}.json"
    path.write_bytes(content)
    loaded = store.load(tournament.id)
    assert loaded.tournament == tournament
    assert [problem.code for problem in loaded.problems] == ["evening-recovered"]
    assert (tmp_path / f"{tournament.id}.json{SET_ASIDE}").read_bytes() == content
    # and with no save before it, one sentence is left
    path.write_bytes(content)
    loaded = store.load(tournament.id)
    assert (loaded.tournament, len(loaded.problems)) == (None, 1)
    assert store.save(later).tournament == later


def test_a_file_of_a_later_version_stays_where_it_is(tmp_path: Path) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    path = tmp_path / f"{tournament.id}.json"
    path.write_bytes(damaged(tournament, format=2))
    assert [problem.code for problem in store.load(tournament.id).problems] == ["evening-future-format"]
    assert path.exists()


def test_a_save_does_not_overwrite_a_file_of_a_later_version(tmp_path: Path) -> None:
    store, tournament = TournamentStore(tmp_path), begun()
    path = tmp_path / f"{tournament.id}.json"
    path.write_bytes(damaged(tournament, format=2))
    saved = store.save(tournament)
    assert saved.problem is not None
    assert json.loads(path.read_bytes())["format"] == 2


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    saved = TournamentStore(blocked).save(begun())
    assert saved.problem is not None
    assert saved.problem.code == "evening-not-saved"


CHANGES: tuple[dict[str, object], ...] = (
    {"id": "x"},
    {"seed": 1},
    {"notes": []},
    {"notes": [1]},
    {"notes": None},
    {"format": 0},
    {"format": True},
)


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_file_that_is_not_whole_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(TournamentError, match="broken"):
        from_bytes(damaged(begun(), **change))


VALUES = (
    ("plan", "system", "cup"),
    ("plan", "rounds", 10**9),
    ("plan", "plays", [{"game": "chess", "options": {}, "form": "single", "target": 0}]),
    ("plan", "plays", [{"game": "hex", "options": {"x": "y"}, "form": "single", "target": 0}]),
    ("plan", "plays", [{"game": "hex", "options": {}, "form": "legs", "target": 7}]),
    ("player", "number", -1),
    ("player", "name", "x" * 1000),
    ("round", "tables", [["0" * 16, "0" * 16]]),
    ("result", "scores", [float("nan"), 0.0]),
    ("result", "scores", [1.0]),
    ("result", "absent", [2]),
    ("result", "match", "../../x"),
)


@pytest.mark.parametrize(("kind", "field", "value"), VALUES, ids=lambda value: str(value)[:20])
def test_a_note_that_cannot_be_is_refused(kind: str, field: str, value: object) -> None:
    data = json.loads(to_bytes(enter(begun(), 1, 1, (1, 0), HALL)))
    note = next(note for note in data["notes"] if note["key"].partition("/")[0] == kind)
    note["value"][field] = value
    with pytest.raises(TournamentError, match="broken"):
        from_bytes(json.dumps(data).encode())


def test_a_computer_keeps_its_id_and_takes_a_name(tmp_path: Path) -> None:
    first = TournamentStore(tmp_path).station()
    named = TournamentStore(tmp_path).name_desk("Table  1")
    assert (named.id, named.name) == (first.id, "Table 1")
    assert TournamentStore(tmp_path).station() == named


def test_a_computer_whose_file_fails_is_one_and_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = TournamentStore(tmp_path).station()
    monkeypatch.setattr(files, "open", failing_disk(), raising=False)
    store = TournamentStore(tmp_path)
    assert store.station() == store.station(), "all that it writes now has one writer"
    monkeypatch.undo()
    assert TournamentStore(tmp_path).station() == kept


@pytest.mark.parametrize("year", BROKEN)
def test_a_tournament_under_a_broken_clock_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    set_clock(monkeypatch, year)
    tournament = enter(begun(), 1, 1, (1, 0), HALL)
    assert TournamentStore(tmp_path).save(tournament).problem is None
    assert TournamentStore(tmp_path).load(tournament.id) == Loaded(tournament)


def test_one_that_an_earlier_version_wrote_under_a_broken_clock_is_read() -> None:
    data = json.loads(to_bytes(begun()))
    for note in data["notes"]:
        note["when"] = "1970-01-01T00:03:00+00:00"
    assert {note.when for note in from_bytes(json.dumps(data).encode()).notes} == {""}


# --- on a stick -------------------------------------------------------------------------------------------------------


def told(tournament: Tournament) -> object:
    """All that a tournament says, who wrote it left out."""
    return [[(pairing.result, pairing.in_conflict) for pairing in each.pairings] for each in tournament.rounds], [
        (conflict.key, [note.id for note in conflict.notes]) for conflict in tournament.conflicts
    ]


def test_three_computers_merge_in_any_order(tmp_path: Path) -> None:
    tournament = begun(6)
    copies = [
        enter(enter(tournament, 1, 1, (1, 0), HALL), 1, 1, (0, 1), HALL),
        add_player(enter(enter(tournament, 1, 1, (0.5, 0.5), BAR), 1, 2, (1, 0), BAR), "Tard", BAR),
        rename_player(
            add_player(enter(tournament, 1, 3, (0, 1), YARD), "Tard aussi", YARD), tournament.players[0].id, "Z", YARD
        ),
    ]
    whole = []
    for order in permutations(copies):
        merged = order[0]
        for other in (*order[1:], *order):  # each a second time: nothing new
            merged = merge(merged, from_bytes(to_bytes(other))).tournament
        whole.append(merged)
    assert all(merged == whole[0] for merged in whole)
    assert len(whole[0].players) == 8
    assert [conflict.kind for conflict in whole[0].conflicts] == ["result"]
    assert [pairing.result is not None for pairing in whole[0].rounds[0].pairings] == [False, True, True]


def test_a_conflict_is_settled_and_stays_settled() -> None:
    tournament = begun()
    mine, other = enter(tournament, 1, 1, (1, 0), HALL), enter(tournament, 1, 1, (0, 1), BAR)
    both = merge(mine, other).tournament
    (conflict,) = both.conflicts
    assert {note.computer for note in conflict.notes} == {"Salle", "Bar"}
    assert (conflict.kind, conflict.round, conflict.table) == ("result", 1, 1)
    assert both.rounds[0].pairings[0].in_conflict
    chosen = next(note for note in conflict.notes if note.computer == "Bar")
    settled = settle(both, conflict, chosen.id, HALL)
    result = settled.rounds[0].pairings[0].result
    assert result is not None
    assert result.scores == (0.0, 1.0)
    assert merge(other, settled).tournament.conflicts == merge(settled, mine).tournament.conflicts == ()
    with pytest.raises(TournamentError, match="no-choice"):
        settle(settled, conflict, chosen.id, HALL)


def test_a_state_follows_the_players_and_a_result_is_a_sentence() -> None:
    tournament = begun()
    mine, other = enter(tournament, 1, 1, (1, 0), HALL), enter(tournament, 1, 1, (0, 1), BAR)
    texts = Texts("fr")

    def said(tournament: Tournament) -> str:
        here = tournament.rounds[0]
        return RoundWords(tournament, here, texts).sentence(here.pairings[0])

    who = said(tournament)
    assert who.endswith(")")
    assert said(merge(mine, other).tournament) == f"{who}, en désaccord"
    assert said(mine).startswith(f"{who}. ")


def test_two_who_say_the_same_do_not_disagree() -> None:
    tournament = begun()
    both = merge(enter(tournament, 1, 1, (1, 0), HALL), enter(tournament, 1, 1, (1, 0), BAR)).tournament
    assert both.conflicts == ()
    assert both.rounds[0].pairings[0].result is not None


def test_a_correction_after_a_copy_is_no_conflict() -> None:
    mine = enter(begun(), 1, 1, (1, 0), HALL)
    corrected = erase(mine, 1, 1, BAR)
    assert merge(mine, corrected).tournament == merge(corrected, mine).tournament
    assert merge(mine, corrected).tournament.rounds[0].pairings[0].result is None


def test_clocks_are_not_trusted() -> None:
    mine = begun()
    late = enter(enter(mine, 1, 1, (1, 0), HALL), 1, 1, (0, 1), HALL)
    notes = [replace(note, when="1999-01-01T00:00:00+00:00") if note.replaces else note for note in late.notes]
    result = folded(late.id, late.seed, notes).rounds[0].pairings[0].result
    assert result is not None
    assert result.scores == (0.0, 1.0)


def test_the_result_of_a_round_that_was_paired_anew_is_kept_apart() -> None:
    tournament = begun()
    exits = enter(tournament, 1, 1, (1, 0), BAR)
    anew = pair_next(add_player(unpair_last(tournament, HALL), "Tard", HALL), HALL)
    both = merge(anew, exits).tournament
    assert [note.computer for note in both.strays] == ["Bar"]
    assert all(pairing.result is None for pairing in both.rounds[0].pairings)


def test_another_tournament_is_refused() -> None:
    with pytest.raises(TournamentError, match="another-evening"):
        merge(begun(), begun())


@pytest.mark.parametrize("content", [b"", b"hello", b'{"tablier": "match", "format": 1}'])
def test_a_file_on_a_stick_that_is_no_tournament_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.tablier-tournoi"
    path.write_bytes(content)
    with pytest.raises(TournamentError):
        read_exchange(path)
    assert path.read_bytes() == content


JUNK: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    2**70,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    ["0" * 16],
    "0" * 16,
    "\ud800",
    1e308,
)


def spoilt(value: Any, chance: Random) -> Any:
    """A value with one thing in it replaced, doubled or taken away."""
    if isinstance(value, dict | list) and value and chance.random() < 0.9:
        place = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if chance.random() < 0.1:
            value.pop(place)
        elif isinstance(value, list) and chance.random() < 0.1:
            value.append(value[place])
        else:
            value[place] = spoilt(value[place], chance)
        return value
    return chance.choice(JUNK)


def test_a_spoilt_file_is_refused_or_works() -> None:
    """What is read can be shown, gone on with, merged and written: a file comes from anywhere."""
    chance, texts = Random(3), Texts("fr")
    whole = enter(begun(5), 1, 1, (1, 0), HALL)
    refused = 0
    for _ in range(300):
        data = json.loads(to_bytes(whole))
        one, other = chance.sample(data["notes"], 2)
        if chance.random() < 0.2:
            one["value"], other["value"] = other["value"], one["value"]
        try:
            tournament = from_bytes(json.dumps(spoilt(data, chance)).encode())
        except TournamentError:
            refused += 1
            continue
        standings_sheet(tournament, texts)
        for each in tournament.rounds:
            pairings_sheet(tournament, each.number, texts)
        if not may_pair(tournament):
            pair_next(tournament, HALL)
        assert from_bytes(to_bytes(tournament)) == tournament
        if (tournament.id, tournament.seed) == (whole.id, whole.seed):
            assert merge(tournament, whole).tournament == merge(whole, tournament).tournament
    assert 50 < refused < 295
