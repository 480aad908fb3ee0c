"""The paper of the first start, and of --print: that of the system."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest

from jeux.common import system_paper as module
from jeux.common.settings import read_settings
from jeux.common.system_paper import system_paper


@pytest.mark.parametrize(
    ("environment", "paper"),
    [
        ({}, "A4"),
        ({"PAPERSIZE": "letter"}, "Letter"),
        ({"PAPERSIZE": " Letter\n"}, "Letter"),
        ({"PAPERSIZE": "a4", "LC_ALL": "en_US.UTF-8"}, "A4"),
        ({"PAPERSIZE": "legal"}, "A4"),
        ({"LANG": "en_US.UTF-8"}, "Letter"),
        ({"LANG": "fr_CA"}, "Letter"),
        ({"LANG": "es-MX"}, "Letter"),
        ({"LANG": "es_VE@euro"}, "Letter"),
        ({"LANG": "en_GB.UTF-8"}, "A4"),
        ({"LANG": "en"}, "A4"),
        ({"LANG": "C.UTF-8"}, "A4"),
        ({"LC_PAPER": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "Letter"),
        ({"LC_PAPER": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "A4"),
        ({"LC_ALL": "fr_FR.UTF-8", "LC_PAPER": "en_US.UTF-8"}, "A4"),
        ({"PAPERCONF": "there/is/none", "LANG": "en_US"}, "Letter"),
        ({"PAPERCONF": "\0"}, "A4"),
    ],
)
def test_the_environment_comes_first(environment: dict[str, str], paper: str, tmp_path: Path) -> None:
    assert system_paper(environment, tmp_path / "none") == paper


def test_the_file_of_the_system_comes_before_the_language(tmp_path: Path) -> None:
    """Many who have an English system print on A4, and say so there."""
    kept, own = tmp_path / "papersize", tmp_path / "own"
    kept.write_text("# chosen at installation\n\na4\n", "utf-8")
    own.write_text("letter\n", "utf-8")
    assert system_paper({"LANG": "en_US.UTF-8"}, kept) == "A4"
    assert system_paper({"PAPERCONF": str(own)}, kept) == "Letter"
    assert system_paper({"LC_PAPER": "en_US.UTF-8"}, kept) == "Letter"
    kept.write_text("letter\n", "utf-8")
    assert system_paper({"LANG": "fr_FR.UTF-8"}, kept) == "Letter"


@pytest.mark.parametrize(
    ("chosen", "locale", "paper"),
    [("na-letter", "fr_FR", "Letter"), ("iso-a4", "en_US", "A4"), ("", "en_US", "Letter"), ("", "fr_FR", "A4")],
)
def test_macos_has_it_in_its_preferences(
    chosen: str, locale: str, paper: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(module, "_PREFERENCES", tmp_path)
    if chosen:
        (tmp_path / "com.apple.print.PrintingPrefs.plist").write_bytes(plistlib.dumps({"DefaultPaperID": chosen}))
    else:
        (tmp_path / "com.apple.print.PrintingPrefs.plist").write_bytes(b"<broken")
    (tmp_path / ".GlobalPreferences.plist").write_bytes(plistlib.dumps({"AppleLocale": locale}))
    assert system_paper({}, tmp_path / "none") == paper


def test_a_choice_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERSIZE", "letter")
    assert read_settings({})[0].paper == "Letter"
    assert read_settings({"paper": "A4"})[0].paper == "A4"
