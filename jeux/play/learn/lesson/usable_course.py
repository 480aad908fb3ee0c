"""The lessons of a game, checked so that a window can show them: a damaged file must not prevent the game."""

from __future__ import annotations

import logging
from typing import NamedTuple

from jeux.common.texts import BrokenTexts, Catalogue, MissingText
from jeux.play.learn.demonstration.activity import demo_seconds
from jeux.play.learn.lesson.lessons import Course, LessonError, course_of, lesson_texts
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, RulesError, complete_options

_log = logging.getLogger(__name__)


class UsableCourse(NamedTuple):
    """The course of a game, its sentences in one language, and the length of its demonstration in seconds."""

    course: Course
    said: Catalogue
    seconds: int


def usable_course(language: str, key: str) -> UsableCourse | None:
    """The lessons of a game; None where a file of them cannot be used, with the reason in the log."""
    try:
        course, said = course_of(key), lesson_texts(language, key)
        for name in course.sentences:
            said.get(name)
        _check(CATALOGUE[key], course)
        return UsableCourse(course, said, demo_seconds(CATALOGUE[key], course.demo, said))
    except (LessonError, BrokenTexts, MissingText, RulesError, OSError, UnicodeDecodeError) as error:
        _log.error("the lessons of %s cannot be used: %s", key, error)
        return None


def _check(game: Game, course: Course) -> None:
    """Check that everything can be shown. Raises `LessonError`, `RulesError`."""
    options, players = complete_options(game, course.demo.options), course.demo.players
    if players not in game.players:
        raise LessonError(f"demo: not played by {players}")
    position = game.start(options, players)
    for scene in course.demo.scenes:
        if scene.position is not None:
            position = game.read(scene.position, options, players) if scene.position else game.start(options, players)
        for step in scene.steps:
            if step not in position.steps():
                raise LessonError(f"demo: {step} is no step of {position.text()}")
            position = position.play(step)
    for lesson in course.lessons:
        if lesson.tasks[0].position is None or lesson.players not in game.players:
            raise LessonError(f"{lesson.id}: it has no beginning")
        for task in lesson.tasks:
            if task.position:
                game.read(task.position, complete_options(game, lesson.options), lesson.players)
