"""The one writer of files: a file is there whole or not at all, whatever the disk or the system does."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from jeux.common import files as files_module
from jeux.common.files import SET_ASIDE, Held, backup_of, read_file, remove_file, set_aside, write_file
from tests.disk import FAILURES, Killed, full_disk, hold, kill_before

NO_POSIX = pytest.mark.skipif(os.name != "posix", reason="pipes with a name and links for everybody are POSIX's")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that the first write makes."""
    return tmp_path / "folder" / "kept.json"


def test_written_with_its_folder_and_nothing_beside_it(path: Path) -> None:
    for content in (b"old", b"new"):
        write_file(path, content)
        assert path.read_bytes() == content
        assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "kind", ["folder", pytest.param("pipe", marks=NO_POSIX), pytest.param("dead link", marks=NO_POSIX)]
)
def test_what_is_no_file_in_the_place_of_a_backup_is_set_aside(path: Path, kind: str) -> None:
    write_file(path, b"old")
    if kind == "folder":
        backup_of(path).mkdir()
    elif kind == "pipe":
        os.mkfifo(backup_of(path))
    else:
        backup_of(path).symlink_to(path.with_name("nowhere") / "nothing")
    write_file(path, b"new", backup=True)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"new", b"old")
    assert os.path.lexists(f"{backup_of(path)}{SET_ASIDE}")


def test_a_backup_is_the_content_before(path: Path) -> None:
    write_file(path, b"1", backup=True)
    assert not backup_of(path).exists()
    for content in (b"2", b"3"):
        before = path.read_bytes()
        write_file(path, content, backup=True)
        assert (path.read_bytes(), backup_of(path).read_bytes()) == (content, before)


@pytest.mark.parametrize("fail", FAILURES)
def test_a_refusing_disk_leaves_the_old_content(
    path: Path, monkeypatch: pytest.MonkeyPatch, fail: Callable[[pytest.MonkeyPatch], None]
) -> None:
    write_file(path, b"old", backup=True)
    with monkeypatch.context() as patch:
        fail(patch)
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            write_file(path, b"new", backup=True)
    assert path.read_bytes() == b"old"
    write_file(path, b"new", backup=True)
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(os.name != "posix", reason="the limit on file sizes is POSIX's")
def test_a_disk_that_takes_only_part_of_the_file(path: Path) -> None:
    """The same with a true short write: the system stops at 200 bytes."""
    import resource

    write_file(path, b"old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, limits[1]))
    try:
        with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
            write_file(path, bytes(300))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == b"old"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("backup", [False, True])
def test_killed_before_any_gesture_leaves_the_old_content_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backup: bool
) -> None:
    contents, number, finished = [], 0, False
    while not finished:
        path = tmp_path / str(number) / "kept.json"
        write_file(path, b"old")
        with monkeypatch.context() as patch:
            done = kill_before(patch, number)
            try:
                write_file(path, b"new", backup=backup)
                finished = True
            except Killed:
                assert len(done) == number
        contents.append(path.read_bytes())
        number += 1
    assert set(contents) == {b"old", b"new"}
    assert contents == sorted(contents, reverse=True)
    assert number > 3


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a folder cannot be written out")
def test_the_file_and_its_folder_are_written_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced, real = [], os.fsync

    def watched(handle: int) -> None:
        synced.append(os.path.samestat(os.fstat(handle), path.parent.stat()))
        real(handle)

    monkeypatch.setattr(os, "fsync", watched)
    write_file(path, b"content")
    assert synced == [False, True]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a folder is not opened")
def test_a_folder_that_cannot_be_written_out_is_no_failure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def refuse_folders(name: str | Path, flags: int, *mode: int) -> int:
        if Path(name).is_dir():
            full_disk()
        return real(name, flags, *mode)

    monkeypatch.setattr(os, "open", refuse_folders)
    write_file(path, b"content")
    assert path.read_bytes() == b"content"


def test_patience_with_what_looks_into_new_files(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under Windows a virus guard may hold a new file for some milliseconds."""
    monkeypatch.setattr(files_module, "_RETRY_DELAYS", (0, 0, 0))
    tries = hold(monkeypatch, os, "replace", 2, 5)
    write_file(path, b"content")
    assert path.read_bytes() == b"content"
    assert len(tries) == 3


@pytest.mark.parametrize(("owner", "name"), [(os, "replace"), (shutil, "copyfile"), (Path, "unlink"), (os, "open")])
def test_patience_with_every_gesture(path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    monkeypatch.setattr(files_module, "_RETRY_DELAYS", (0, 0, 0))
    monkeypatch.setattr(files_module, "_sync_folder", lambda folder: None)
    write_file(path, b"old")
    tries = hold(monkeypatch, owner, name, 3, 32)
    write_file(path, b"new", backup=True)
    assert (read_file(path, 10), read_file(backup_of(path), 10)) == (b"new", b"old")
    remove_file(path)
    assert not path.exists()
    assert len(tries) > 3


def test_what_is_held_for_long_is_told_as_such_and_what_is_read_only_at_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_file(path, b"old")
    monkeypatch.setattr(files_module, "_RETRY_DELAYS", (0, 0))
    with monkeypatch.context() as patch:
        hold(patch, os, "replace", 99, 32)
        with pytest.raises(Held):
            write_file(path, b"new")
    with monkeypatch.context() as patch:
        tries = hold(patch, os, "open", 99, 5)
        with pytest.raises(PermissionError) as refused:
            write_file(path, b"new")
        assert len(tries) == 1
    assert not isinstance(refused.value, Held)
    assert path.read_bytes() == b"old"


def not_found(self: Path, *_: object, **__: object) -> None:
    raise FileNotFoundError(errno.ENOENT, "The system cannot find the path specified", str(self))


def test_a_file_in_the_place_of_a_folder_is_no_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows says « not found » of both; whoever takes a file that is not there yet for none must know the other."""
    (tmp_path / "file").write_text("")
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none" / "below" / "kept.json", 10)
    monkeypatch.setattr(Path, "stat", not_found)
    monkeypatch.setattr(Path, "is_dir", os.path.isdir)
    for path in (tmp_path / "file" / "kept.json", tmp_path / "file" / "below" / "kept.json"):
        with pytest.raises(NotADirectoryError):
            read_file(path, 10)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none" / "below" / "kept.json", 10)


def test_files_set_aside_never_cover_one_another(path: Path) -> None:
    for content in (b"1", b"2", b"3"):
        write_file(path, content)
        assert set_aside(path).name.endswith(SET_ASIDE)
    assert not path.exists()
    assert {each.read_bytes() for each in path.parent.iterdir()} == {b"1", b"2", b"3"}


def test_what_cannot_be_set_aside_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_file(path, b"content")
    monkeypatch.setattr(os, "replace", full_disk)
    assert set_aside(path) == path
    assert path.read_bytes() == b"content"


@NO_POSIX
def test_a_link_that_lies_in_wait_is_not_written_through(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may write beside a file has it overwrite no other one: neither through its temporary, whose name he might
    have guessed, nor through its backup."""
    path.parent.mkdir()
    victim = path.with_name("victim")
    victim.write_bytes(b"precious")
    monkeypatch.setattr(secrets, "randbits", lambda count: 0)
    trap = path.with_name(f".tablier-{'0' * 16}.tmp")
    trap.symlink_to(victim)
    for dangling in (False, True):
        if dangling:
            victim.unlink()
        with pytest.raises(FileExistsError):
            write_file(path, b"content")
    assert not victim.exists()
    assert not path.exists()
    assert trap.is_symlink()
    monkeypatch.undo()
    trap.unlink()
    victim.write_bytes(b"precious")
    write_file(path, b"old")
    backup_of(path).symlink_to(victim)
    write_file(path, b"new", backup=True)
    assert (victim.read_bytes(), backup_of(path).read_bytes()) == (b"precious", b"old")


def test_a_file_of_the_name_with_tmp_is_somebody_elses(path: Path) -> None:
    path.parent.mkdir()
    other = path.with_name("kept.json.tmp")
    other.write_bytes(b"precious")
    write_file(path, b"content", backup=True)
    write_file(path, b"content", backup=True)
    assert other.read_bytes() == b"precious"


@NO_POSIX
def test_a_file_begins_with_its_owner_alone_or_shared_and_keeps_its_mode(path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_file(path, b"1")
        write_file(path.with_name("board.pdf"), b"1", shared=True)
        assert [_mode(path), _mode(path.with_name("board.pdf"))] == [0o600, 0o644]
        for mode in (0o640, 0o600, 0o664):
            path.chmod(mode)
            for shared in (False, True):
                write_file(path, b"2", backup=True, shared=shared)
                assert [_mode(path), _mode(backup_of(path))] == [mode, mode]
    finally:
        os.umask(before)


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_long_name_can_be_written(path: Path) -> None:
    long = path.with_name("é" * 125 + ".sgf")
    write_file(long, b"content", shared=True)
    assert long.read_bytes() == b"content"


def test_what_a_killed_program_left_is_removed_by_a_later_one(path: Path) -> None:
    path.parent.mkdir()
    left, fresh = (path.with_name(f".tablier-{digit * 16}.tmp") for digit in "ab")
    others = [path.with_name(name) for name in ("x.tmp", ".tablier-1.tmp", f".tablier-{'c' * 16}.tmp.sgf")]
    for each in (left, fresh, *others):
        each.write_bytes(b"x")
    for each in (left, *others):
        os.utime(each, (0, 0))
    write_file(path, b"content")
    assert {*path.parent.iterdir()} == {path, fresh, *others}
