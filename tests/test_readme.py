"""README.md and the pages it leads to promise what is there: every game with its picture, every file they name, every
licence, the same commands in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.match.record import STRONGEST
from jeux.rules import CATALOGUE
from tests.parts import section

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "README.fr.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]
ENGLISH, FRENCH = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.fr.md"))
GAMES = (DOCS / "games.md").read_text(encoding="utf-8")
BOTH = pytest.mark.parametrize("readme", [ENGLISH, FRENCH], ids=["en", "fr"])
MOST_LINES = 140
HEAVIEST = 300_000
"""Bytes of a picture."""


def test_as_many_levels_are_promised_as_are_offered() -> None:
    count = {"en": {6: "six levels"}, "fr": {6: "six niveaux"}}
    for language, readme in (("en", ENGLISH), ("fr", FRENCH)):
        told = count[language][STRONGEST]
        assert told in readme
        assert told in Texts(language).get("filter-who-computer-help")


@BOTH
def test_it_is_short_and_leads_to_every_page(readme: str) -> None:
    assert len(readme.splitlines()) <= MOST_LINES
    assert readme.count("![") == 1
    in_one_language = {"playing.md", "playing.fr.md"}
    assert [
        page.name for page in DOCS.glob("*.md") if page.name not in in_one_language and page.name not in readme
    ] == []


def test_both_have_the_same_sections() -> None:
    shapes = [re.findall(r"^(#+) |^(\|) |^(```\w*)", readme, re.MULTILINE) for readme in (ENGLISH, FRENCH)]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_is_named_and_shown(key: str) -> None:
    english, french = GAMES.split("\n## Les jeux\n")
    picture = f"screenshots/{key}.webp"
    assert f"![{Texts('en').game(key, 'name')}]({picture})" in english
    assert f"**{Texts('fr').game(key, 'name')}**" in french
    assert (DOCS / picture).stat().st_size <= HEAVIEST


def anchors(page: Path) -> set[str]:
    """What a link may name behind ``#``: the headings of a page, as the forges write them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, _, anchor in re.findall(r"\]\((?!https?:)([^)#]*)(#([^)]*))?\)", page.read_text(encoding="utf-8")):
        aim = page.parent / target if target else page
        assert aim.exists(), target
        assert not anchor or anchor in anchors(aim), f"{target}#{anchor}"


def test_both_give_the_same_commands() -> None:
    commands = [re.findall(r"^```(?:sh|bat)\n(.+?)\n```", readme, re.MULTILINE) for readme in (ENGLISH, FRENCH)]
    assert len(commands[0]) == 4
    assert commands[0] == commands[1]


def test_the_checks_run_the_command_that_readers_are_given() -> None:
    """`.ci/run` takes its test command from here."""
    assert len(re.findall(r"^python3 -m venv .* -m pytest$", ENGLISH, re.MULTILINE)) == 1


@BOTH
def test_every_part_stands_under_its_licence(readme: str) -> None:
    """Those that the program needs, and those that come along in a packaged folder."""
    table = section(readme, "Licences").lower().replace("_", "-").replace(".", "-")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [re.split(r"[<>=;\[ ]", line)[0] for line in project["dependencies"]]
    known = tomllib.loads((ROOT / "packaging" / "licences" / "parts.toml").read_text(encoding="utf-8"))
    parts = {
        name.lower().replace("_", "-").replace(".", "-") for name in (*needed, *known["packages"], *known["libraries"])
    }
    assert len(parts) > 40
    assert sorted(part for part in parts if not re.search(rf"(?<![\w-]){re.escape(part)}(?![\w-])", table)) == []


def test_every_script_that_a_page_tells_to_run_is_there() -> None:
    told = [
        (page.name, script)
        for page in (*PAGES, ROOT / "assets" / "workshop" / "README.md")
        for script in re.findall(r"python\s+((?:[\w-]+/)*[\w-]+\.py)", page.read_text(encoding="utf-8"))
    ]
    assert len(told) > 20
    assert not [(page, script) for page, script in told if not (ROOT / script).is_file()]
