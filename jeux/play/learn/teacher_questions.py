"""The three questions about each game on its teacher’s sheet: one to count, one to find a step, one to say why.

`docs/lessons.md` describes the files; `python -m tests.claims` proves the answers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from jeux.common.assets import asset
from jeux.common.files import UnfitFile, read_file
from jeux.common.schema import list_of
from jeux.common.texts import Catalogue
from jeux.play.learn.diagram.diagrams import Diagram, DiagramError, diagram_of, is_mark, marks_of

LARGEST = 1 << 16
ASKED = ("count", "find", "why")
"""The ids of the questions, in order; their sentences have the same names, and ``<name>-answer``."""
SHOW, TALK = "show", "talk"
"""The names of the sentences for what is shown to the class, and for the discussion at the end."""
_given = list_of(is_mark, 0, 40)


@dataclass(frozen=True, slots=True)
class TeacherQuestion:
    """A question about a position: the diagram with the question, and the one with the answer, whose claim proves
    it."""

    asked: Diagram
    answered: Diagram

    @property
    def id(self) -> str:
        """One of `ASKED`."""
        return self.answered.id


def read_questions(key: str, content: bytes) -> tuple[TeacherQuestion, ...]:
    """The questions of a file. Raises `DiagramError`."""
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DiagramError(f"{key}: {error}") from error
    entries = data.get("questions")
    if set(data) != {"questions"} or not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
        raise DiagramError(f"{key}: one list of questions")
    if tuple(entry.get("id") for entry in entries) != ASKED:
        raise DiagramError(f"{key}: the questions {', '.join(ASKED)}")
    return tuple(_question(key, number, entry) for number, entry in enumerate(entries, 1))


def _question(key: str, number: int, entry: Mapping[str, Any]) -> TeacherQuestion:
    given = entry.get("given", [])
    answered = diagram_of(key, number, {name: value for name, value in entry.items() if name != "given"})
    if not _given(given) or answered.claim is None:
        raise DiagramError(f"{key}: question {number}: {'claim' if answered.claim is None else 'given'}")
    marks = marks_of(given)
    asked = replace(answered, marks=marks, arrows=(), claim=None)
    return TeacherQuestion(asked, replace(answered, marks=(*marks, *answered.marks)))


def has_questions(key: str) -> bool:
    """Whether there are questions about a game."""
    return _file(key).is_file()


def _file(key: str) -> Path:
    return asset("questions", f"{key}.toml")


@cache
def questions_of(key: str) -> tuple[TeacherQuestion, ...]:
    """The questions about a game; none where it has no file. Raises `DiagramError`, `OSError`."""
    if not has_questions(key):
        return ()
    try:
        return read_questions(key, read_file(_file(key), LARGEST))
    except UnfitFile as error:
        raise DiagramError(f"{key}: {error}") from error


def question_texts(language: str, key: str) -> Catalogue:
    """The sentences of the questions about a game. Raises `BrokenTexts`, `OSError`."""
    catalogue = Catalogue(language)
    catalogue.add(asset("questions", language, f"{key}.ftl"))
    return catalogue
