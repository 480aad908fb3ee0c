"""The small files of a player: what two windows, a later version, a failing disk and a damaged file do to each."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.stress.small_files import KEEPERS, later, unread, windows
from jeux.common import files
from jeux.common.files import HELD, SET_ASIDE, Problem, backup_of
from jeux.common.small_files import Kind, SmallFile
from tests.disk import fail_renaming

EACH = pytest.mark.parametrize("key", KEEPERS)


@EACH
def test_what_the_disk_does_not_give_stays_as_it_is(key: str, tmp_path: Path) -> None:
    assert unread(key, tmp_path) == []


@EACH
def test_a_later_version_stays_as_it_is(key: str, tmp_path: Path) -> None:
    for seed in range(5):
        (tmp_path / str(seed)).mkdir()
        assert later(key, tmp_path / str(seed), Random(seed)) == []


@pytest.mark.parametrize("key", ["lessons", "dice"])
def test_two_windows_lose_nothing_of_each_other(key: str, tmp_path: Path, thorough: bool) -> None:
    assert windows(key, tmp_path, 2, 200 if thorough else 40) == []


@EACH
def test_a_damaged_file_is_set_aside_once_and_whole(key: str, tmp_path: Path) -> None:
    keeper = KEEPERS[key]
    (tmp_path / keeper.file).write_bytes(b"\xff{")
    keeper.names(tmp_path)
    assert [path.read_bytes() for path in tmp_path.glob(f"*{SET_ASIDE}")] == [b"\xff{"]
    assert keeper.add(tmp_path, "after") is None
    assert "after" in keeper.names(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
@EACH
def test_it_begins_with_its_owner_alone(key: str, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert KEEPERS[key].add(tmp_path, name) is None
    written = [path for path in tmp_path.iterdir() if path.suffix != ".lock"]
    assert {path.stat().st_mode & 0o777 for path in written} == {0o600}


# --- the keeper itself ------------------------------------------------------------------------------------------------


def _read(data: Mapping[str, Any]) -> int | None:
    number = data.get("number")
    return number if isinstance(number, int) and 0 <= number < 10 else None


def _write(number: int) -> Mapping[str, Any]:
    return {"format": 1, "number": number}


def _file(folder: Path, largest: int = 1000) -> SmallFile[int]:
    return SmallFile(folder, Kind("number.json", 1, largest, 0, _read, _write, "not-kept", "broken"))


def test_what_would_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    assert _file(tmp_path).change(lambda number: number + 1) is None
    assert _file(tmp_path).change(lambda number: number + 9) == Problem("not-kept", "number.json")
    assert _file(tmp_path).get() == 1
    assert _file(tmp_path, largest=len(json.dumps(_write(1)))).change(lambda _: 22) == Problem(
        "not-kept", "number.json"
    )
    assert _file(tmp_path).get() == 1


def test_a_change_that_changes_nothing_writes_nothing(tmp_path: Path) -> None:
    for number in (1, 2, 2):
        assert _file(tmp_path).change(lambda _, number=number: number) is None  # type: ignore[misc]
    assert json.loads(backup_of(tmp_path / "number.json").read_bytes()) == _write(1)


def test_a_disk_that_refuses_is_told_and_the_file_is_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _file(tmp_path).change(lambda _: 1) is None
    with monkeypatch.context() as patch:
        fail_renaming(patch)
        assert _file(tmp_path).change(lambda _: 2) == Problem("not-kept", "number.json")
    assert _file(tmp_path).get() == 1
    assert {path.name for path in tmp_path.iterdir()} == {"number.json", "number.lock"}


def test_a_window_that_keeps_the_lock_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from filelock import FileLock

    monkeypatch.setattr(files, "LOCK_SECONDS", 0.05)
    assert _file(tmp_path).change(lambda _: 1) is None
    with FileLock(tmp_path / "number.lock"):
        assert _file(tmp_path).change(lambda _: 2) == Problem(HELD, "number.json")
        assert _file(tmp_path).get() == 1, "whoever reads waits for nobody"
    assert _file(tmp_path).change(lambda _: 2) is None


def test_why_it_began_anew_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "number.json").write_text('{"number": 10}')
    file = _file(tmp_path)
    assert file.get() == 0
    assert file.problem() == Problem("broken", f"number.json{SET_ASIDE}")
    assert file.problem() is None
