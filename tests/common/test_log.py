"""The log: in a file, in turn, or on standard error."""

from __future__ import annotations

import errno
import logging
import os
import stat
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from jeux.common import log

_log = logging.getLogger("jeux.some.module")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger("jeux")
    before = root.handlers[:], root.level
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers[:], root.level = before


def test_written_to_a_file(tmp_path: Path) -> None:
    log.set_up(tmp_path / "new")
    _log.info("hello é")
    line = (tmp_path / "new" / log.FILE_NAME).read_text(encoding="utf-8")
    assert "INFO jeux.some.module: hello é" in line


def test_set_up_twice_writes_once(tmp_path: Path) -> None:
    log.set_up(tmp_path)
    log.set_up(tmp_path)
    _log.info("once")
    assert (tmp_path / log.FILE_NAME).read_text().count("once") == 1


def test_old_files_are_put_aside_and_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 300)
    log.set_up(tmp_path)
    for number in range(60):
        _log.info("line %d", number)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["tablier.log", "tablier.log.1", "tablier.log.2"]
    assert all(path.stat().st_size <= 300 for path in files)
    assert "line 59" in files[0].read_text()


def test_standard_error_when_there_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    log.set_up(tmp_path / "file")
    _log.warning("still said")
    said = capsys.readouterr().err
    assert "no log file" in said
    assert "still said" in said


def test_standard_error_when_the_disk_fills_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: RotatingFileHandler, record: logging.LogRecord) -> None:
        try:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            self.handleError(record)

    handler = log.set_up(tmp_path)
    assert isinstance(handler, RotatingFileHandler)
    monkeypatch.setattr(RotatingFileHandler, "emit", full)
    _log.warning("said elsewhere")
    said = capsys.readouterr().err
    assert "said elsewhere" in said
    assert "Traceback" not in said


def test_a_name_that_is_no_unicode_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("jeux"), "propagate", False)  # the report of the test must be Unicode
    log.set_up(tmp_path)
    _log.warning("not found: %s", "caf\udce9")
    assert "not found: caf" in (tmp_path / log.FILE_NAME).read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""


def test_no_standard_error_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A windowed program on a read-only disk has nowhere to write: it goes on."""
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("sys.stderr", None)
    assert isinstance(log.set_up(tmp_path / "file"), logging.NullHandler)
    _log.warning("to nobody")


def test_a_file_held_by_another_copy_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 200)

    def held(*_: object) -> None:
        raise PermissionError(errno.EACCES, "held")

    log.set_up(tmp_path)
    monkeypatch.setattr(os, "rename", held)
    for number in range(20):
        _log.info("line %d", number)
    lines = (tmp_path / log.FILE_NAME).read_text().splitlines()
    assert [line.split()[-1] for line in lines] == [str(number) for number in range(20)]


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_the_log_begins_with_its_owner_alone(tmp_path: Path) -> None:
    log.set_up(tmp_path)
    assert stat.S_IMODE((tmp_path / log.FILE_NAME).stat().st_mode) == 0o600
