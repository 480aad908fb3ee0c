"""The records on disk: what is kept, in which list, and who may play it."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from jeux.common.files import Problem
from jeux.match import store as store_module
from jeux.match.archive import Archive
from jeux.match.match import Match
from jeux.match.record import to_json
from jeux.match.store import Loaded, Store
from tests.clocks import BROKEN, set_clock
from tests.match.play import AGAINST, played
from tests.match.saved import running_file, saved_twice


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_saved_and_loaded(store: Store) -> None:
    match = played("backgammon", 30)
    assert store.save(match.record) is None
    loaded = store.load(match.record.id)
    assert (loaded.record, loaded.problems) == (match.record, ())


def test_a_match_without_a_step_is_not_kept(tmp_path: Path) -> None:
    store, match = Store(tmp_path), played("moulin", 0)
    assert store.save(match.record) is None
    assert not list(tmp_path.rglob("*.*"))
    match.play(match.legal()[0])
    assert store.save(match.record) is None
    assert running_file(tmp_path, match.record).exists()
    match.undo()
    assert store.save(match.record) is None
    assert not list(tmp_path.rglob("*.*"))
    match.redo()
    assert store.save(match.record) is None
    assert [kept.id for kept in store.running().matches] == [match.record.id]


def test_one_kept_by_an_earlier_version_goes(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    empty = played("moulin", 0).record
    old = path.with_name(f"{empty.id}.json")
    old.write_text(to_json(empty), encoding="utf-8")
    assert [kept.id for kept in Store(tmp_path).running().matches] == [match.record.id]
    assert not old.exists()


def test_a_game_given_up_at_once_is_kept(store: Store) -> None:
    match = played("moulin", 0)
    match.give_up(0, 1)
    assert store.save(match.record) is None
    assert [kept.id for kept in store.finished().matches] == [match.record.id]


def test_the_save_before_is_kept(tmp_path: Path) -> None:
    _, path, before = saved_twice(tmp_path)
    assert path.with_name(path.name + ".bak").read_bytes() == before


def test_running_matches_latest_first(store: Store) -> None:
    tables = [played(key, 4, rng_seed=5) for key in ("moulin", "assaut", "moulin")]
    for match in tables:
        store.save(match.record)
    tables[0].play(tables[0].legal()[0])
    store.save(tables[0].record)
    listing = store.running()
    assert [each.id for each in listing.matches] == [tables[i].record.id for i in (0, 2, 1)]
    first = listing.matches[0]
    assert (first.game, first.turns, first.games, first.scores) == ("moulin", 5, 1, (0.0, 0.0))
    assert (first.seats, first.updated) == (tables[0].record.seats, tables[0].record.updated)
    assert listing.problems == ()


def test_nothing_saved_yet(store: Store) -> None:
    assert store.running().matches == ()
    assert store.finished().matches == ()
    assert store.load("moulin-0123456789ab").record is None


def test_a_finished_match_leaves_the_running_ones_and_comes_back_when_its_end_is_undone(store: Store) -> None:
    match = played("moulin", 5000)
    assert match.match_over()
    assert store.save(match.record) is None
    assert store.running().matches == ()
    assert [each.id for each in store.finished().matches] == [match.record.id]
    assert store.load(match.record.id).record == match.record
    match.undo()
    assert store.save(match.record) is None
    assert [each.id for each in store.running().matches] == [match.record.id]
    assert store.finished().matches == ()
    assert store.load(match.record.id).record == match.record


@pytest.mark.parametrize("opened_first", [False, True])
def test_stopped_between_the_last_save_and_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened_first: bool
) -> None:
    match, store = played("moulin", 5000), Store(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "_put_with_finished", lambda self, name: None)
        store.save(match.record)
    store.release(match.record.id)
    assert running_file(tmp_path, match.record).exists()
    again = Store(tmp_path)
    if opened_first:
        assert again.load(match.record.id).record == match.record
    assert again.running().matches == ()
    assert [each.id for each in again.finished().matches] == [match.record.id]
    held_by_another = Store(tmp_path).load(match.record.id).record is None
    assert held_by_another == opened_first


def test_only_the_last_finished_matches_are_kept(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "KEPT", 3)
    going_on = played("assaut", 3)
    store.save(going_on.record)
    ids = []
    for number in range(5):
        match = Match.new("moulin", {}, AGAINST)
        match.give_up(0, 1)
        store.save(match.record)
        ids.append(match.record.id)
        os.utime(tmp_path / "finished" / f"{match.record.id}.json", (9 - number, 9 - number))
    listing = store.finished()
    assert {each.id for each in listing.matches} == set(ids[2:])
    assert not (tmp_path / "locks" / f"{ids[0]}.lock").exists()
    assert [each.id for each in store.running().matches] == [going_on.record.id]


def test_no_lock_is_deleted_where_windows_refuses_it_while_it_is_held(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the matches that are dropped no lock stays behind, whichever way round the system wants it."""
    held, unlink = store._held, Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.suffix == ".lock" and path.stem in held:
            raise PermissionError(errno.EACCES, "it is used by another process")
        unlink(path, missing_ok)

    monkeypatch.setattr(store_module, "KEPT", 1)
    monkeypatch.setattr(store_module, "_DELETES_HELD_LOCKS", False)
    monkeypatch.setattr(Path, "unlink", refuse)
    for _ in range(4):
        match = Match.new("moulin", {}, AGAINST)
        match.give_up(0, 1)
        assert store.save(match.record) is None
    empty = played("moulin", 1)
    store.save(empty.record)
    empty.undo()
    store.save(empty.record)
    assert [path.stem for path in (tmp_path / "locks").iterdir()] == [match.record.id]


def test_a_finished_match_that_another_window_shows_is_not_dropped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "KEPT", 1)
    other, matches = Store(store._running.parent), []
    for _ in range(3):
        match = Match.new("moulin", {}, AGAINST)
        match.give_up(0, 1)
        store.save(match.record)
        store.release(match.record.id)
        matches.append(match.record)
        if len(matches) == 1:
            assert other.load(match.record.id).record
    assert {each.id for each in store.finished().matches} == {matches[0].id, matches[2].id}
    assert Store(store._running.parent).load(matches[0].id).record is None, "its lock is still the other window's"


def test_a_clock_set_back_costs_nothing(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the time of the files nor the dates in them say which match was the last."""
    monkeypatch.setattr(store_module, "KEPT", 3)
    days = [f"20{year}-01-01T00:00:00+00:00" for year in (40, 35, 30, 25, 20)]
    ids = []
    for number, day in enumerate(days):
        monkeypatch.setattr("jeux.match.match.stamp", lambda day=day: day)
        match = Match.new("moulin", {}, AGAINST)
        match.give_up(0, 1)
        here = store if number % 2 else Store(tmp_path)  # the program is started anew in between
        assert here.save(match.record) is None
        here.release(match.record.id)
        ids.append(match.record.id)
        os.utime(tmp_path / "finished" / f"{match.record.id}.json", (-number, -number))
        assert match.record.id in {each.id for each in store.finished().matches}
    assert [each.id for each in store.finished().matches] == [ids[4], ids[3], ids[2]]
    for day in days:
        monkeypatch.setattr("jeux.match.match.stamp", lambda day=day: day)
        match = played("moulin", 2)
        store.save(match.record)
        assert store.running().matches[0].id == match.record.id


def test_matches_of_older_programs_go_first(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no order, only their dates; one that does not load is set aside, not deleted."""
    monkeypatch.setattr(store_module, "KEPT", 3)
    finished = tmp_path / "finished"
    finished.mkdir()
    old = []
    for month in (3, 1, 2):
        match = Match.new("moulin", {}, AGAINST)
        match.give_up(0, 1)
        data = json.loads(to_json(match.record)) | {"updated": f"2026-0{month}-01T00:00:00+00:00"}
        del data["order"]
        (finished / f"{match.record.id}.json").write_text(json.dumps(data))
        old.append(match.record.id)
    (finished / "moulin-0123456789ab.json").write_text("{")
    match = Match.new("moulin", {}, AGAINST)
    match.give_up(0, 1)
    store.save(match.record)
    assert [each.id for each in store.finished().matches] == [match.record.id, old[0], old[2]]
    assert (finished / "moulin-0123456789ab.json.illisible").exists()


# --- two copies of the program ----------------------------------------------------------------------------------------


def test_a_match_open_in_one_window_cannot_be_played_in_another(tmp_path: Path) -> None:
    first, second = Store(tmp_path), Store(tmp_path)
    match = played("moulin", 3)
    name = f"{match.record.id}.json"
    assert first.save(match.record) is None
    loaded = second.load(match.record.id)
    assert (loaded.record, loaded.problems) == (None, (Problem("open-elsewhere", name),))
    assert second.save(match.record) == Problem("open-elsewhere", name)
    assert [each.id for each in second.running().matches] == [match.record.id]
    first.release(match.record.id)
    assert second.load(match.record.id).record == match.record
    assert first.save(match.record) == Problem("open-elsewhere", name)


def test_a_match_that_does_not_load_is_not_held(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    path.write_text(to_json(match.record).replace('"format": 2', '"format": 3'))
    first = Store(tmp_path)
    assert first.load(match.record.id).record is None
    assert Store(tmp_path).load(match.record.id).problems == (Problem("future-format", path.name),)


# --- taken off the list ----------------------------------------------------------------------------------------------


def test_forgotten_is_put_aside_whole_and_recalled(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    store, content = Store(tmp_path), path.read_bytes()
    assert store.forget(match.record.id) is None
    assert store.running().matches == ()
    assert store.finished().matches == ()
    assert (tmp_path / "abandoned" / path.name).read_bytes() == content
    assert store.recall(match.record.id) is None
    assert [match.id for match in store.running().matches] == [match.record.id]
    assert store.load(match.record.id).record == match.record


def test_what_another_window_plays_is_not_forgotten(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    other = Store(tmp_path)
    assert other.load(match.record.id).record
    assert Store(tmp_path).forget(match.record.id) == Problem("open-elsewhere", path.name)
    assert path.exists()
    assert other.forget(match.record.id) is None
    assert not path.exists()


def test_what_cannot_be_moved_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path, _ = saved_twice(tmp_path)

    def refuse(origin: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "replace", refuse)
    assert Store(tmp_path).forget(match.record.id) == Problem("not-moved", path.name)
    assert path.exists()
    monkeypatch.undo()
    assert Store(tmp_path).load(match.record.id).record == match.record


@pytest.mark.parametrize("year", BROKEN)
def test_a_match_under_a_broken_clock_is_there_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    set_clock(monkeypatch, year)
    match, ended = played("moulin", 5), played("moulin", 3)
    ended.give_up(0, 1)
    for each in (match, ended):
        assert Store(tmp_path).save(each.record) is None
    assert Archive(tmp_path).note(ended) is None
    assert [kept.id for kept in Store(tmp_path).running().matches] == [match.record.id]
    assert Store(tmp_path).load(match.record.id) == Loaded(match.record)
    assert [kept.id for kept in Store(tmp_path).finished().matches] == [ended.record.id]
    assert [game.id for game in Archive(tmp_path).games().games] == [ended.record.id]


def test_a_clock_that_goes_back_changes_no_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []
    for year in (3000, 2026, 1970):
        set_clock(monkeypatch, year)
        match = played("moulin", 2)
        assert Store(tmp_path).save(match.record) is None
        ids.insert(0, match.record.id)
    assert [kept.id for kept in Store(tmp_path).running().matches] == ids
