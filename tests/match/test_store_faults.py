"""The records on disk: nothing is lost where a file is broken, the disk refuses or the program is stopped."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from jeux.common.files import SET_ASIDE, Problem
from jeux.match import store as store_module
from jeux.match.record import Record, read_unplayed
from jeux.match.store import Store
from tests.disk import FAILURES, Killed, kill_before
from tests.match.play import played
from tests.match.saved import saved_twice

# --- broken files -----------------------------------------------------------------------------------------------------


def test_a_broken_file_is_set_aside_and_the_save_before_it_is_taken(tmp_path: Path) -> None:
    match, path, before = saved_twice(tmp_path)
    damaged = path.read_bytes()[:-20]
    path.write_bytes(damaged)
    loaded = Store(tmp_path).load(match.record.id)
    aside = path.with_name(path.name + ".illisible")
    assert loaded.problems == (Problem("recovered", aside.name),)
    assert loaded.record
    assert loaded.record.games[-1].steps == match.steps[:5]
    assert aside.read_bytes() == damaged
    assert path.read_bytes() == before


def test_a_broken_file_and_a_broken_backup_are_kept_for_who_can_read_them(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    path.write_bytes(b"")
    backup = path.with_name(path.name + ".bak")
    backup.write_bytes(b"{")
    loaded = Store(tmp_path).load(match.record.id)
    aside = path.with_name(path.name + ".illisible")
    assert (loaded.record, loaded.problems) == (None, (Problem("broken", aside.name),))
    assert (aside.exists(), backup.read_bytes(), path.exists()) == (True, b"{", False)


def test_files_set_aside_never_cover_one_another(tmp_path: Path) -> None:
    for number in range(3):
        path = tmp_path / "running" / "moulin-0123456789ab.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{{{number}")
        Store(tmp_path).load(path.stem)
    assert {each.read_text() for each in tmp_path.glob("running/*.illisible")} == {"{0", "{1", "{2"}


@pytest.mark.parametrize(
    ("content", "code"), [(b"", "broken"), (b"{", "broken"), (b"\x89PNG", "foreign"), (b"[]", "foreign")]
)
def test_lists_show_the_others_and_say_what_is_wrong(tmp_path: Path, content: bytes, code: str) -> None:
    match, *_ = saved_twice(tmp_path)
    bad = tmp_path / "running" / "moulin-0123456789ab.json"
    bad.write_bytes(content)
    listing = Store(tmp_path).running()
    assert [each.id for each in listing.matches] == [match.record.id]
    assert listing.problems == (Problem(code, bad.name + ".illisible"),)
    assert not bad.exists()
    assert Store(tmp_path).running().problems == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [('"format": 2', '"format": 9', "future-format"), ('"game": "moulin"', '"game": "g2040"', "unknown-game")],
)
def test_files_of_a_later_version_are_left_alone(tmp_path: Path, old: str, new: str, code: str) -> None:
    match, path, _ = saved_twice(tmp_path)
    path.write_text(path.read_text().replace(old, new))
    later = path.read_bytes()
    loaded = Store(tmp_path).load(match.record.id)
    assert (loaded.record, loaded.problems) == (None, (Problem(code, path.name),))
    assert Store(tmp_path).running().problems == (Problem(code, path.name),)
    assert path.read_bytes() == later


def test_an_illegal_step_sets_the_file_aside(tmp_path: Path) -> None:
    match, path, _ = saved_twice(tmp_path)
    path.write_text(path.read_text().replace(match.steps[-1], match.steps[0]))
    loaded = Store(tmp_path).load(match.record.id)
    assert [problem.code for problem in loaded.problems] == ["recovered"]
    assert loaded.record
    assert loaded.record.games[-1].steps == match.steps[:5]


def test_a_file_under_another_name_is_not_taken_for_that_match(tmp_path: Path) -> None:
    _, path, _ = saved_twice(tmp_path)
    other = path.with_name("moulin-0123456789ab.json")
    shutil.copyfile(path, other)
    assert [problem.code for problem in Store(tmp_path).load(other.stem).problems] == ["broken"]


@pytest.mark.skipif(os.name != "posix", reason="pipes and links")
@pytest.mark.parametrize("odd", ["pipe", "folder", "loop", "large", "zeros", "deep", "nowhere"])
def test_what_is_no_file_of_ours_stops_nothing(tmp_path: Path, odd: str) -> None:
    match, path, before = saved_twice(tmp_path)
    bad = path.with_name("moulin-0123456789ab.json")

    def make(bad: Path) -> None:
        match odd:
            case "pipe":
                os.mkfifo(bad)
            case "folder":
                bad.mkdir()
            case "loop":
                bad.symlink_to(bad)
            case "nowhere":
                bad.symlink_to(tmp_path / "none")
            case "zeros":
                bad.symlink_to("/dev/zero")
            case "deep":
                bad.write_text("[" * 500 + "]" * 500)
            case _:
                with bad.open("wb") as file:
                    file.truncate(1 << 33)

    make(bad)
    listing = Store(tmp_path).running()
    assert [each.id for each in listing.matches] == [match.record.id]
    assert len(listing.problems) == 1
    path.unlink()
    make(path)
    store = Store(tmp_path)
    loaded = store.load(match.record.id)
    if odd in ("loop", "nowhere"):
        assert [problem.code for problem in loaded.problems] == ["not-read"]
        return
    assert [problem.code for problem in loaded.problems] == ["recovered"]
    assert path.read_bytes() == before
    for aside in path.parent.glob(f"*{SET_ASIDE}"):
        assert aside.is_dir() or aside.lstat().st_blocks * 512 < 1 << 20, "set aside without being copied"
    assert loaded.record
    assert store.save(loaded.record) is None


def test_a_fault_of_ours_in_one_file_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, *_ = saved_twice(tmp_path)
    other = played("assaut", 3)
    store = Store(tmp_path)
    store.save(other.record)
    real = read_unplayed

    def fail(text: bytes) -> Record:
        if b"assaut" in text:
            raise KeyError("a fault")
        return real(text)

    monkeypatch.setattr(store_module, "read_unplayed", fail)
    listing = store.running()
    assert [each.id for each in listing.matches] == [match.record.id]
    assert [problem.code for problem in listing.problems] == ["broken"]


def test_files_that_are_not_records_are_not_touched(tmp_path: Path) -> None:
    _, path, _ = saved_twice(tmp_path)
    notes = path.with_name("notes de Zoé.json")
    notes.write_text("mine")
    listing = Store(tmp_path).running()
    assert (len(listing.matches), listing.problems) == (1, ())
    assert notes.read_text() == "mine"


# --- a disk that refuses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fail", FAILURES)
def test_a_refusing_disk_costs_nothing_that_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fail: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """The old file stays whole, the match goes on, and the next save that can be done holds everything."""
    match, path, _ = saved_twice(tmp_path)
    store, whole = Store(tmp_path), path.read_bytes()
    match.play(match.legal()[0])
    with monkeypatch.context() as patch:
        fail(patch)
        assert store.save(match.record) == Problem("not-saved", path.name)
    assert path.read_bytes() == whole
    match.play(match.legal()[0])
    assert store.save(match.record) is None
    assert store.load(match.record.id).record == match.record


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """Like a read-only place: where the folder should be there is a file."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file")
    store, match = Store(blocked), played("moulin", 3)
    assert store.save(match.record) == Problem("not-saved", f"{match.record.id}.json")
    assert store.running().matches == ()
    assert [problem.code for problem in store.running().problems] == ["not-read"]
    assert store.load(match.record.id).problems == (Problem("not-read", f"{match.record.id}.json"),)
    blocked.unlink()
    assert store.save(match.record) is None


def test_a_folder_that_cannot_be_made_is_told_where_windows_says_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file")

    def not_found(path: Path) -> list[str]:
        raise FileNotFoundError(errno.ENOENT, "The system cannot find the path specified", str(path))

    monkeypatch.setattr(os, "listdir", not_found)
    assert [problem.code for problem in Store(blocked).running().problems] == ["not-read"]
    assert Store(tmp_path / "none").running().problems == ()


def test_a_record_on_a_read_only_disk_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, *_ = saved_twice(tmp_path)

    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("filelock.FileLock.acquire", read_only)
    assert Store(tmp_path).load(match.record.id).record == match.record


# --- stopped between any two gestures on the disk ---------------------------------------------------------------------


@pytest.mark.parametrize("story", ["one step more", "the last step", "the end taken back"])
def test_killed_before_any_gesture_leaves_the_old_save_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: str
) -> None:
    number, finished = 0, False
    while not finished:
        folder = tmp_path / str(number)
        match = played("moulin", 10)
        store = Store(folder)
        store.save(match.record)
        if story == "the end taken back":
            match.give_up(0, 1)
            store.save(match.record)
            match.undo()
        elif story == "the last step":
            match.give_up(0, 1)
        else:
            match.play(match.legal()[0])
        old, new = store.load(match.record.id).record, match.record
        with monkeypatch.context() as patch:
            done = kill_before(patch, number)
            try:
                finished = store.save(new) is None
            except Killed:
                assert len(done) == number
        store.release(new.id)
        again = Store(folder)
        listed = [*again.running().matches, *again.finished().matches]
        loaded = again.load(new.id)
        assert loaded.record in (old, new)
        assert loaded.problems == ()
        assert [each.id for each in listed] == [new.id]
        number += 1
    assert loaded.record == new
    assert number > 4
