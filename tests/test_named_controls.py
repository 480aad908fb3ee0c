"""What a page sets in italics where it tells of the program is what the program says: buttons, choices, levels."""

from __future__ import annotations

from functools import cache

import pytest

from jeux.common.markdown import Block, read_markdown
from jeux.rules import CATALOGUE
from tests.catalogues import LANGUAGES, catalogue_files, house_files, pages_of, read_catalogue

SECTIONS = {"fr": ("Variantes", "Dans ce programme"), "en": ("Variants", "In this program")}
OTHERS = frozenset({"German Tactics", "dé cassé", "cocked die"})
"""The name of a game in a book, and a word that is explained there: no control."""


@cache
def said(language: str, key: str) -> frozenset[str]:
    """The sentences of the house and of a game."""
    own = [path for path in catalogue_files(language) if path.stem == key]
    paths = [*house_files(language), *own]
    return frozenset(words.strip() for path in paths for one in read_catalogue(path) for words in one.sentences)


def sections(language: str, key: str) -> list[Block]:
    """The blocks of the sections that tell of the program."""
    found, heading = [], ""
    for block in read_markdown(pages_of(language)[key]):
        if block.kind == "heading" and block.level == 2:
            heading = block.text
        elif heading in SECTIONS[language]:
            found.append(block)
    return found


def strangers(language: str, key: str, blocks: list[Block]) -> list[str]:
    """Words in italics that the program never says."""
    named = [run.text for block in blocks for run in block.runs if run.italic and not run.bold]
    return [words for words in named if words not in said(language, key) | OTHERS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_what_a_page_names_of_the_program_is_there(key: str, language: str) -> None:
    assert sections(language, key)
    assert strangers(language, key, sections(language, key)) == []


def test_a_button_that_is_not_there_is_found() -> None:
    blocks = list(read_markdown("Le bouton *Ne pas la bouger* et le bouton *Laisser les pions*."))
    assert strangers("fr", "crosses", blocks) == ["Ne pas la bouger"]
