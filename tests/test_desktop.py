"""The entry for the menus of a Linux desktop."""

from __future__ import annotations

from configparser import ConfigParser

import pytest

from jeux.common import environment
from jeux.common.assets import asset


@pytest.fixture
def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    parser.read(asset("tablier.desktop"), encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return dict(parser["Desktop Entry"])


def test_it_has_what_the_specification_asks_for(entry: dict[str, str]) -> None:
    """Desktop Entry Specification 1.5: the required keys, and lists that end with a semicolon."""
    assert entry["Type"] == "Application"
    assert {"Name", "Exec", "Icon", "Categories"} <= entry.keys()
    assert "Game;" in entry["Categories"]
    assert all(value.endswith(";") for name, value in entry.items() if name.startswith(("Categories", "Keywords")))
    assert entry["Exec"].split()[0] == entry["TryExec"]


def test_its_windows_are_those_of_the_program(entry: dict[str, str]) -> None:
    """So that a dock shows the icon of the entry on them."""
    assert entry["StartupWMClass"] == environment.WINDOW_CLASS


def test_it_speaks_both_languages(entry: dict[str, str]) -> None:
    for name in ("GenericName", "Comment", "Keywords"):
        assert entry[name]
        assert entry[f"{name}[en]"]


def test_it_opens_the_files_of_matches(entry: dict[str, str]) -> None:
    """The type is the one that packaging/linux/mime.xml gives to them; %f is one file."""
    assert entry["MimeType"] == "application/x-tablier;"
    assert entry["Exec"].split()[1:] == ["%f"]
