"""What is handed over to the system, by which command."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from jeux.common.handing_over import of_the_system, open_path, opens, print_path, prints

PDF = Path("/home/anne/Mes jeux/moulin.pdf")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(list(command)))
    return commands


@pytest.mark.parametrize(("platform", "opener", "printer"), [("linux", "xdg-open", "lp"), ("darwin", "open", "lpr")])
def test_the_program_of_the_system_gets_the_path(
    platform: str, opener: str, printer: str, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    open_path(PDF)
    open_path(PDF.parent)
    print_path(PDF)
    assert started == [[opener, str(PDF)], [opener, str(PDF.parent)], [printer, "-o", "print-scaling=none", str(PDF)]]


def test_windows_has_verbs(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("os.startfile", lambda *words: asked.append(words), raising=False)
    assert opens()
    assert prints(PDF)
    open_path(PDF)
    print_path(PDF)
    assert asked == [(PDF,), (PDF, "print")]
    assert started == []


def test_only_what_the_system_has_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    there = {"lp"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    assert (opens(), prints(PDF), prints(PDF.with_suffix(".svg"))) == (False, True, False)
    there.add("xdg-open")
    assert opens()


def test_other_programs_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = {"LD_LIBRARY_PATH": "/opt/tablier", "LD_LIBRARY_PATH_ORIG": "/usr/local/lib", "HOME": "/home/anne"}
    assert of_the_system(packed) == {"LD_LIBRARY_PATH": "/usr/local/lib", "HOME": "/home/anne"}
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert of_the_system({"LD_LIBRARY_PATH": "/opt/tablier", "HOME": "/"}) == {"HOME": "/"}
