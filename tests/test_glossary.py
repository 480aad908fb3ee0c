"""The glossary: one list in two languages, whose words are those of the texts."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from jeux.common.assets import asset
from jeux.common.explained import explained
from jeux.common.glossary import BadGlossary, Term, Words, read_glossary
from jeux.common.markdown import Run, read_markdown
from jeux.rules import CATALOGUE
from tests.catalogues import LANGUAGES, house_files
from tests.copied import hash_of, known_hashes, runs_of
from tests.parts import released
from tests.typography import faults

BOTH = pytest.mark.parametrize("language", LANGUAGES)
WRITTEN = (("pages", "md"), ("advice", "md"), ("lessons", "ftl"), ("texts", "ftl"))
"""The folders with what is written about one game, and the ends of its files."""
BLOT = Term("blot", "blot", ("blot", "blots"), "A man alone.", ("a",))
MILL = Term("mill", "mill", ("mill",), "Three in a row.")
DOUBLE = Term("double-mill", "double mill", ("double mill",), "One closes as the other opens.")


@lru_cache
def written_of(language: str, game: str) -> str:
    """All that is written about a game, in one line."""
    paths = [asset(folder, language, f"{game}.{end}") for folder, end in WRITTEN]
    return " ".join(" ".join(path.read_text(encoding="utf-8").split("\n")) for path in paths if path.is_file())


@lru_cache
def written_of_all(language: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in house_files(language))


def stands(form: str, text: str) -> bool:
    return bool(re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", text, re.IGNORECASE))


# --- the two lists ----------------------------------------------------------------------------------------------------


def test_both_languages_explain_the_same_terms_of_the_same_games() -> None:
    french, english = ([(term.id, term.games) for term in read_glossary(language)] for language in ("fr", "en"))
    assert french == english
    assert len({name for name, _ in french}) == len(french) > 80


@BOTH
def test_terms_belong_to_games_that_exist(language: str) -> None:
    assert {game for term in read_glossary(language) for game in term.games} <= CATALOGUE.keys()


@BOTH
def test_every_released_game_has_words(language: str) -> None:
    assert set(released()) <= {game for term in read_glossary(language) for game in term.games}


@BOTH
@pytest.mark.parametrize("game", list(CATALOGUE))
def test_no_word_of_a_game_means_two_things(game: str, language: str) -> None:
    terms = [term for term in read_glossary(language) if term.is_of(game)]
    assert terms
    forms = [form.casefold() for term in terms for form in term.forms]
    assert sorted(form for form in set(forms) if forms.count(form) > 1) == []


@BOTH
def test_every_form_stands_in_a_text_of_its_games(language: str) -> None:
    common = written_of_all(language)
    missing = [
        (term.id, form)
        for term in read_glossary(language)
        for form in term.forms
        if not stands(form, common)
        and not any(stands(form, written_of(language, game)) for game in term.games or CATALOGUE)
    ]
    assert missing == []


@BOTH
def test_every_game_of_a_term_uses_it(language: str) -> None:
    idle = [
        (term.id, game)
        for term in read_glossary(language)
        for game in term.games
        if not any(stands(form, written_of(language, game) + written_of_all(language)) for form in term.forms)
    ]
    assert idle == []


@BOTH
def test_explanations_are_short_and_well_set(language: str) -> None:
    known = known_hashes()
    for term in read_glossary(language):
        assert faults(language, term.text) == [], term
        assert 1 <= len(re.findall(r"[.!?](?= |$)", term.text)) <= 2, term
        assert not [run for run in runs_of(term.text) if hash_of(run) in known], term


@pytest.mark.parametrize(
    "rows",
    [
        "[[words]]",
        'more = 1\n[[terms]]\nid = "a"\nword = "a"\nforms = ["a"]\ntext = "A."',
        '[[terms]]\nid = "a"\nword = "a"\nforms = []\ntext = "A."',
        '[[terms]]\nid = "a"\nword = "a"\nforms = ["a"]\ntext = "A."\ngame = "hex"',
        '[[terms]]\nid = "a"\nword = "a"\nforms = ["a"]\ntext = "A."\ngames = []',
        '[[terms]]\nid = "a"\nword = "a"\nforms = ["a"]',
        "[[terms",
    ],
)
def test_a_glossary_that_is_not_one_is_refused(rows: str, tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text(rows, encoding="utf-8")
    with pytest.raises(BadGlossary):
        read_glossary("en", tmp_path)


# --- finding them -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A blot, a second blot.", ["blot"]),
        ("Blots are hit.", ["Blots"]),
        ("A double mill beats a mill.", ["double mill", "mill"]),
        ("The miller has a mill-stone, and blotted it.", []),
    ],
)
def test_whole_words_are_found_once_and_the_longest_form_wins(text: str, found: list[str]) -> None:
    words = Words((BLOT, MILL, DOUBLE), "a")
    assert [text[mention.start : mention.end] for mention in words.mentions(text, set())] == found


def test_a_word_of_other_games_is_left_alone() -> None:
    assert Words((BLOT, MILL), "b").mentions("A blot.", set()) == []
    assert Words((BLOT,), "b").mentions("A blot.", set()) == []


def test_a_page_explains_each_word_once_a_section_and_none_in_bold_or_in_a_heading() -> None:
    page = "# Mill\n\n## The mill\n\n**A mill.** A *mill*, a mill.\n\n- A mill.\n\n## More\n\nThe mill."
    blocks = explained(read_markdown(page), Words((MILL,), "a"))
    assert [[run for run in block.runs if run.tip] for block in blocks] == [
        [],
        [],
        [Run("mill", italic=True, tip=MILL.text)],
        [],
        [],
        [Run("mill", tip=MILL.text)],
    ]
    assert [block.text for block in blocks] == [block.text for block in read_markdown(page)]
