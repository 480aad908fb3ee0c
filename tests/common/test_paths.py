"""Where the program keeps things: the folder named, the folder beside the program, or the system's."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import platformdirs
import pytest

from jeux.common import paths
from jeux.common.assets import asset


@pytest.fixture(autouse=True)
def _nothing_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.FOLDER_VARIABLE, raising=False)


def test_assets_are_beside_the_code() -> None:
    assert asset("texts", "fr", "house", "common.ftl").is_file()
    assert (asset().parent / "jeux" / "common" / "paths.py").is_file()


def test_the_named_folder_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.FOLDER_VARIABLE, str(tmp_path / "stick"))
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    (tmp_path / paths.PORTABLE_FOLDER).mkdir()
    assert paths.data_folder() == paths.config_folder() == tmp_path / "stick"
    assert not (tmp_path / "stick").exists()


def test_a_folder_beside_the_program_makes_it_portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Tablier.exe"))
    assert paths.data_folder() == platformdirs.user_data_path("Tablier", appauthor=False)
    (tmp_path / paths.PORTABLE_FOLDER).mkdir()
    assert paths.data_folder() == paths.config_folder() == tmp_path / paths.PORTABLE_FOLDER


@pytest.mark.parametrize("program", ["tablier", "tablier-engine"])
def test_a_bundle_is_portable_by_a_folder_beside_it(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "Clé" / "Tablier.app" / "Contents" / "MacOS"
    inside.mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inside / program))
    for within in (inside, inside.parent, inside.parent.parent):
        (within / paths.PORTABLE_FOLDER).mkdir()
    assert paths.data_folder() == platformdirs.user_data_path("Tablier", appauthor=False)
    (tmp_path / "Clé" / paths.PORTABLE_FOLDER).mkdir()
    assert paths.data_folder() == paths.config_folder() == tmp_path / "Clé" / paths.PORTABLE_FOLDER


def test_a_folder_that_is_no_bundle_keeps_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "MacOS"
    inside.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inside / "tablier"))
    (inside / paths.PORTABLE_FOLDER).mkdir()
    assert paths.data_folder() == inside / paths.PORTABLE_FOLDER


def test_otherwise_the_folders_of_the_system() -> None:
    assert paths.data_folder() == platformdirs.user_data_path("Tablier", appauthor=False)
    assert paths.config_folder() == platformdirs.user_config_path("Tablier", appauthor=False)


def test_writable_creates_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert paths.writable(folder)
    assert list(folder.iterdir()) == []


def test_writable_asks_once_where_windows_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows says of a read-only folder that it can be written, and refuses every name: no other one is tried."""
    asked = []

    def refuse(self: Path, *_: object, **__: object) -> None:
        asked.append(self)
        raise PermissionError(errno.EACCES, "Access is denied")

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(os, "open", lambda path, *_: refuse(path))
    assert not paths.writable(tmp_path)
    assert len(asked) == 1


def test_writable_answers_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not paths.writable(tmp_path / "file")
    assert not paths.writable(tmp_path / "file" / "below")


def test_somebody_without_a_home_keeps_nothing_and_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    for name in ("user_data_path", "user_config_path", "user_documents_path"):
        monkeypatch.setattr(platformdirs, name, none)
    monkeypatch.setattr(Path, "home", none)
    for folder in (paths.data_folder(), paths.config_folder(), paths.documents_folder()):
        assert not folder.exists()
        assert not paths.writable(folder)
    assert paths.home_folder() == Path(Path.cwd().anchor)
