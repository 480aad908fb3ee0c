"""README.md promises what is there: every game with its picture, every file it names, the same commands twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.rules import CATALOGUE

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENGLISH, FRENCH = README.split("\n# Tablier en français\n")
HEAVIEST = 300_000
"""Bytes of a picture."""


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_is_named_and_shown(key: str) -> None:
    picture = f"docs/screenshots/{key}.webp"
    assert f"![{Texts('en').game(key, 'name')}]({picture})" in ENGLISH
    assert f"**{Texts('fr').game(key, 'name')}**" in FRENCH
    assert (ROOT / picture).stat().st_size <= HEAVIEST


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_both_halves_give_the_same_commands() -> None:
    commands = [re.findall(r"^```(?:sh|bat)\n(.+?)\n```", half, re.MULTILINE) for half in (ENGLISH, FRENCH)]
    assert len(commands[0]) == 5
    assert commands[0] == commands[1]


def test_the_checks_run_the_command_that_readers_are_given() -> None:
    """`.ci/run` takes its test command from here."""
    assert len(re.findall(r"^python3 -m venv .* -m pytest$", ENGLISH, re.MULTILINE)) == 1


def test_every_script_that_a_page_tells_to_run_is_there() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "assets" / "workshop" / "README.md"]
    told = [
        (page.name, script)
        for page in pages
        for script in re.findall(r"python\s+((?:[\w-]+/)*[\w-]+\.py)", page.read_text(encoding="utf-8"))
    ]
    assert len(told) > 20
    assert not [(page, script) for page, script in told if not (ROOT / script).is_file()]
