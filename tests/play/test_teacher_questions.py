"""The questions of the teacher’s sheets: three a game in both languages, about positions that are legal, with answers
that the question does not show. `tests/test_claims.py` judges the answers."""

from __future__ import annotations

import pytest

from jeux.common.assets import asset
from jeux.common.language import LANGUAGES
from jeux.play.learn.diagram.diagrams import DiagramError, Mark
from jeux.play.learn.teacher_questions import (
    ASKED,
    SHOW,
    TALK,
    TeacherQuestion,
    has_questions,
    question_texts,
    questions_of,
    read_questions,
)
from jeux.rules import CATALOGUE
from tests.copied import hash_of, known_hashes, runs_of
from tests.parts import released
from tests.play.test_diagrams import check_diagram
from tests.typography import faults

LONGEST = 260
TAUGHT = [key for key in CATALOGUE if has_questions(key)]
EVERY_GAME = pytest.mark.parametrize("key", CATALOGUE)
EVERY_SHEET = pytest.mark.parametrize("key", TAUGHT)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
POSITION = 'position = "board=........................ turn=w hand=9,9 take=0 quiet=0"'
CLAIM = 'claim = { kind = "count", accept = "any", number = 24 }'


def read(*entries: str) -> tuple[TeacherQuestion, ...]:
    return read_questions("moulin", "".join(f"[[questions]]\n{entry}\n" for entry in entries).encode())


def entry(name: str, *lines: str) -> str:
    return "\n".join((f'id = "{name}"', POSITION, *lines))


def whole(*lines: str) -> list[str]:
    """Three questions, the first one with these lines."""
    return [entry(ASKED[0], *lines), *(entry(name, CLAIM) for name in ASKED[1:])]


def test_what_is_asked_shows_nothing_of_the_answer() -> None:
    question, *_ = read(
        *whole('given = [["light", "a7"]]', 'marks = [["good", "d6"]]', 'arrows = [["a7", "d7"]]', CLAIM)
    )
    assert question.asked.marks == (Mark("light", ("a7",)),)
    assert question.asked.arrows == ()
    assert question.asked.claim is None
    assert question.answered.marks == (Mark("light", ("a7",)), Mark("good", ("d6",)))
    assert len(question.answered.arrows) == 1


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ([entry(name, CLAIM) for name in ASKED[:2]], "count, find, why"),
        ([entry(name, CLAIM) for name in ASKED[::-1]], "count, find, why"),
        (whole(), "claim"),
        (whole(CLAIM, 'given = [["ugly", "a1"]]'), "given"),
        (whole(CLAIM, "level = 3"), "level"),
        (["id = "], "moulin: "),
        (["[other]"], "one list"),
    ],
)
def test_what_does_not_fit_is_told(entries: list[str], told: str) -> None:
    with pytest.raises(DiagramError, match=told):
        read(*entries)


@EVERY_GAME
def test_positions_and_places_are_those_of_the_game(key: str) -> None:
    for question in questions_of(key):
        check_diagram(question.answered)


@EVERY_SHEET
@BOTH
def test_sentences_are_complete_well_set_and_not_copied(key: str, language: str) -> None:
    texts, known = question_texts(language, key), known_hashes()
    assert texts.names == (SHOW, TALK, *(name for asked in ASKED for name in (asked, f"{asked}-answer")))
    for name in texts.names:
        sentence = texts.get(name)
        assert faults(language, sentence) == []
        assert len(sentence) <= LONGEST
        assert sentence.endswith("?" if name in ASKED else (".", "?", "!"))
        assert [run for run in runs_of(sentence) if hash_of(run) in known] == []


def test_every_released_game_has_its_questions_and_no_file_is_of_no_game() -> None:
    asked = {path.stem for path in asset("questions").glob("*.toml")}
    assert set(released()) <= asked <= CATALOGUE.keys()
    for language in LANGUAGES:
        assert {path.stem for path in asset("questions", language).glob("*.ftl")} == asked
