"""The pages of advice: three levels, each with a figure, in both languages alike, well set and our own."""

from __future__ import annotations

import re

import pytest

from jeux.common.assets import asset
from jeux.common.language import LANGUAGES
from jeux.common.markdown import Block, read_markdown
from jeux.common.texts import ADVICE
from jeux.rules import CATALOGUE
from tests.catalogues import pages_of
from tests.copied import hash_of, known_hashes, runs_of
from tests.typography import faults

SECTIONS = {
    "fr": ["Premiers conseils", "Tactique", "Pour aller plus loin"],
    "en": ["First ideas", "Tactics", "Further"],
}
ALLOWED = re.compile(r"\{(?!figure |if )")
KEYS = sorted(pages_of("fr", ADVICE))
BOTH = pytest.mark.parametrize("language", LANGUAGES)
ADVISED = pytest.mark.parametrize("key", KEYS)


def blocks(language: str, key: str) -> tuple[Block, ...]:
    return read_markdown(pages_of(language, ADVICE)[key])


def test_every_game_has_advice_in_both_languages() -> None:
    for language in LANGUAGES:
        assert sorted(pages_of(language, ADVICE)) == KEYS
    assert set(KEYS) == set(CATALOGUE)
    assert {path.name for path in asset(ADVICE).iterdir()} == set(LANGUAGES)


@BOTH
@ADVISED
def test_advice_has_three_levels_each_with_a_figure(key: str, language: str) -> None:
    levels: dict[str, int] = {}
    for block in blocks(language, key):
        if block.kind == "heading" and block.level == 2:
            levels[block.text] = 0
        elif block.kind == "figure":
            levels[list(levels)[-1]] += 1
    assert list(levels) == SECTIONS[language]
    assert all(levels.values()), levels


@BOTH
@ADVISED
def test_advice_has_no_directives_of_rules(key: str, language: str) -> None:
    assert ALLOWED.findall(pages_of(language, ADVICE)[key]) == []


@ADVISED
def test_both_languages_have_the_same_shape(key: str) -> None:
    shapes = [
        [(block.kind, block.level, block.directives) for block in blocks(language, key)] for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@BOTH
@ADVISED
def test_advice_is_well_set_and_not_copied(key: str, language: str) -> None:
    known = known_hashes()
    for block in blocks(language, key):
        assert not re.search(r"[\[\]`|<>#*~{}]", block.text), block.text
        assert faults(language, block.text) == []
        assert [run for run in runs_of(block.text) if hash_of(run) in known] == []
