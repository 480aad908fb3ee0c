"""Files of matches: what is written can be read anywhere, and the id decides what is in the store already."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from jeux.match.documents import ENDING, Taken, continues, parts, read_document, take_in, write_document
from jeux.match.match import Match
from jeux.match.record import Record, RecordError, Seat, to_json
from jeux.match.store import Store
from tests.match.play import PERSONS, played


def moulin(*steps: str) -> Record:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("", 2)))
    for step in steps:
        match.play(step)
    return match.record


def further(record: Record, *steps: str) -> Record:
    match = Match(record)
    for step in steps:
        match.play(step)
    return match.record


def store_with(folder: Path, record: Record) -> Store:
    store = Store(folder)
    assert store.save(record) is None
    store.release(record.id)
    return store


def kept(store: Store) -> list[str]:
    return [match.id for match in (*store.running().matches, *store.finished().matches)]


# --- the file ---------------------------------------------------------------------------------------------------------


def test_a_match_comes_back_from_its_file(tmp_path: Path) -> None:
    record = played("backgammon", 30).record
    path = write_document(record, tmp_path / "new", "partie")
    assert read_document(path) == record
    assert path.read_bytes().startswith(b'{"tablier": "match", "format": 2, "program": ')
    assert path.suffix == ENDING


def test_no_file_is_written_over(tmp_path: Path) -> None:
    record = moulin("d6")
    names = [write_document(record, tmp_path, "partie").name for _ in range(3)]
    assert names == ["partie.tablier", "partie (2).tablier", "partie (3).tablier"]


def test_what_a_later_minor_version_wrote_is_kept(tmp_path: Path) -> None:
    data = json.loads(to_json(moulin("d6"))) | {"comment": "à revoir"}
    data["games"][0]["clock"] = [1, 2]
    path = tmp_path / "a.tablier"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8-sig")
    again = json.loads(to_json(read_document(path)))
    assert (again["comment"], again["games"][0]["clock"]) == ("à revoir", [1, 2])
    assert list(again)[:3] == ["tablier", "format", "program"]


def test_a_match_without_the_first_word_opens(tmp_path: Path) -> None:
    data = json.loads(to_json(moulin("d6")))
    del data["tablier"]
    path = tmp_path / "a.tablier"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert read_document(path).games[0].steps == ("d6",)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "broken"),
        (b"PK\3\4", "foreign"),
        (b"[" * 100_000, "foreign"),
        (b'{"tablier": "statistics", "format": 1, "program": "9", "game": "moulin"}', "foreign"),
        (b'{"tablier": "match", "format": 3, "program": "9", "game": "moulin"}', "future-format"),
        (b'{"tablier": "match", "format": 2, "program": "9", "game": "g2040"}', "unknown-game"),
        (to_json(moulin("d6")).replace('["d6"]', '["d6", "d6"]').encode(), "illegal-step"),
        (to_json(moulin("d6")).encode() + b" " * (9 << 20), "unfit"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_that_is_none_has_its_reason(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "a.tablier"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        read_document(path)
    assert caught.value.code == code
    assert path.read_bytes() == content


@pytest.mark.parametrize(("name", "code"), [("nowhere/a", "missing"), ("a\0b", "foreign"), (".", "unfit")])
def test_no_file_at_all(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_document(tmp_path / name)
    assert caught.value.code == code


# --- into the store ---------------------------------------------------------------------------------------------------


def test_a_new_match_is_taken_in_once(tmp_path: Path) -> None:
    store, record = Store(tmp_path), moulin("d6", "d7")
    assert take_in(store, record) == Taken(record)
    store.release(record.id)
    assert take_in(store, record) == Taken(record)
    assert kept(store) == [record.id]


def test_whichever_was_played_further_goes_on(tmp_path: Path) -> None:
    early = moulin("d6")
    late = further(early, "d7", "f4")
    store = store_with(tmp_path, late)
    assert take_in(store, early) == Taken(late)
    store.release(early.id)
    latest = further(late, "a1")
    assert take_in(store, latest) == Taken(latest)
    store.release(early.id)
    assert store.load(early.id).record == latest


def test_other_steps_are_told_and_the_store_keeps_its_own(tmp_path: Path) -> None:
    early = moulin("d6")
    own, other = further(early, "d7"), further(early, "f4")
    store = store_with(tmp_path, own)
    assert parts(store, other)
    assert not parts(store, early)
    assert take_in(store, other) == Taken(own)


def test_steps_taken_back_do_not_make_another_match() -> None:
    match = Match(moulin("d6", "d7"))
    match.undo()
    assert match.record.games[0].undone
    assert continues(moulin_like(match.record, "d7"), match.record)


def moulin_like(record: Record, step: str) -> Record:
    """The record with one more step, nothing taken back."""
    return further(replace(record, games=(replace(record.games[0], undone=()),)), step)


def test_a_game_that_was_given_up_does_not_go_on() -> None:
    early = moulin("d6")
    match = Match(early)
    match.give_up(0, match.game.prices(match.position)[0])
    assert continues(match.record, early)
    assert not continues(further(early, "d7"), match.record)


def test_a_match_taken_off_the_list_is_put_back(tmp_path: Path) -> None:
    record = moulin("d6", "d7")
    store = store_with(tmp_path, record)
    assert store.forget(record.id) is None
    assert kept(store) == []
    assert take_in(store, moulin_prefix(record)) == Taken(record)
    assert kept(store) == [record.id]


def moulin_prefix(record: Record) -> Record:
    return replace(record, games=(replace(record.games[0], steps=record.games[0].steps[:1]),))


def test_a_match_that_another_window_plays_is_left_to_it(tmp_path: Path) -> None:
    record = moulin("d6")
    here, there = Store(tmp_path), Store(tmp_path)
    assert there.save(record) is None
    taken = take_in(here, further(record, "d7"))
    assert taken.record is None
    assert taken.problem
    assert taken.problem.code == "open-elsewhere"
    there.release(record.id)


def test_a_file_of_a_later_version_in_the_store_is_not_written_over(tmp_path: Path) -> None:
    record = moulin("d6")
    store = store_with(tmp_path, record)
    path = tmp_path / "running" / f"{record.id}.json"
    later = path.read_text().replace('"format": 2', '"format": 9')
    path.write_text(later)
    taken = take_in(store, record)
    assert taken.problem
    assert taken.problem.code == "future-format"
    assert path.read_text() == later


def test_finished_matches_from_outside_take_no_place_of_those_played_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jeux.match.store.KEPT", 3)
    store, own = Store(tmp_path), [given_up() for _ in range(2)]
    for record in own:
        assert store.save(record) is None
    others = [given_up() for _ in range(3)]
    for record in others:
        assert take_in(store, record) == Taken(record)
    assert finished(store) == {record.id for record in (*own, others[0])}
    own.append(given_up())
    assert store.save(own[2]) is None
    assert finished(store) == {record.id for record in own}


def given_up() -> Record:
    match = Match.new("moulin", {}, PERSONS)
    match.give_up(0, 1)
    return match.record


def finished(store: Store) -> set[str]:
    return {match.id for match in store.finished().matches}
