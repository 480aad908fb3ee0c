"""The demonstration and the lessons of each game, read from its file; docs/lessons.md describes the format.

`jeux.play.learn.lesson.lesson_replay` checks them against the rules; `python main.py --lessons` prints the faults.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from jeux.common.assets import asset
from jeux.common.files import UnfitFile, read_file
from jeux.common.schema import Fits, between, fields, list_of, matching, misfits, one_of, table, text
from jeux.common.texts import Catalogue
from jeux.play.learn.lesson.lesson_accept import Accept, AcceptError, read_accept
from jeux.play.learn.lesson.lesson_files import course_file
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position

FORMAT = 1
LARGEST = 1 << 18
DEMO = "demo"
"""The id of the demonstration, in place of the id of a lesson."""
MOST_SCENES, MOST_LESSONS, MOST_TASKS, MOST_STEPS = 30, 20, 20, 60
LONGEST_POSITION = 2_000

_step, _place = text(200), text(40)
_steps = list_of(_step, 1, MOST_STEPS)
_name = matching(re.compile(r"(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII))
_beginning: dict[str, Fits] = {"options": table(text(40), text(100), 50), "players": between(1, 8)}
_scene: dict[str, Fits] = {
    "position": text(LONGEST_POSITION),
    "caption": _name,
    "light": list_of(_place, 1, 200),
    "steps": _steps,
}
_miss: dict[str, Fits] = {"steps": _steps, "text": _name}
_task: dict[str, Fits] = {
    "position": text(LONGEST_POSITION),
    "text": _name,
    "light": list_of(_place, 1, 200),
    "accept": list_of(text(300), 1, 50),
    "good": _name,
    "wrong": _name,
    "reply": _steps,
    "misses": list_of(fields(_miss), 1, 50),
}
_demo: dict[str, Fits] = {**_beginning, "scenes": list_of(fields({}), 1, MOST_SCENES)}
_lesson: dict[str, Fits] = {"id": _name, **_beginning, "tasks": list_of(fields({}), 1, MOST_TASKS)}


class LessonError(ValueError):
    """Raised for a malformed file; says where the fault is, and what it is."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of the demonstration: a caption, and the steps played while it is shown."""

    position: str | None
    """Its starting position: empty for the start of the game, None to continue from the position on the board."""
    caption: str
    light: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Demo:
    """A game that plays itself, with captions."""

    options: Mapping[str, str]
    players: int
    scenes: tuple[Scene, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """One task on the board. `good` and `wrong` are empty where no sentence follows."""

    position: str | None
    """Its starting position: empty for the start of the game, None to continue from the position on the board."""
    text: str
    light: tuple[str, ...]
    accept: tuple[Accept, ...]
    good: str
    wrong: str
    reply: tuple[str, ...]
    misses: Mapping[str, str]
    """The sentences for particular wrong steps, instead of `wrong`."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """The names of all its sentences."""
        return tuple(name for name in (self.text, self.good, self.wrong, *self.misses.values()) if name)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few tasks about one thing."""

    id: str
    options: Mapping[str, str]
    players: int
    tasks: tuple[Task, ...]

    @property
    def title(self) -> str:
        """The name of the sentence with its title."""
        return f"{self.id}-title"


@dataclass(frozen=True, slots=True)
class Course:
    """The demonstration and the lessons of a game."""

    game: str
    demo: Demo
    lessons: tuple[Lesson, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The names of all its sentences."""
        tasks = (task for lesson in self.lessons for task in lesson.tasks)
        titles = (lesson.title for lesson in self.lessons)
        captions = (scene.caption for scene in self.demo.scenes)
        return (*captions, *titles, *(name for task in tasks for name in task.sentences))


# --- reading ----------------------------------------------------------------------------------------------------------


def _fit(data: object, where: str, kinds: Mapping[str, Fits], needed: tuple[str, ...]) -> dict[str, Any]:
    """The table, if all its fields are known and valid. Raises `LessonError`."""
    if not isinstance(data, dict):
        raise LessonError(f"{where}: not a table")
    unknown = [name for name in data if name not in kinds]
    missing = [name for name in needed if name not in data]
    wrong = misfits(data, {name: fits for name, fits in kinds.items() if name in data})
    for what, names in (("unknown", unknown), ("missing", missing), ("does not fit", wrong)):
        if names:
            raise LessonError(f"{where}: {what}: {', '.join(names)}")
    return data


def _scene_of(data: object, where: str) -> Scene:
    scene = _fit(data, where, _scene, ("caption",))
    return Scene(scene.get("position"), scene["caption"], tuple(scene.get("light", ())), tuple(scene.get("steps", ())))


def _task_of(data: object, where: str) -> Task:
    task = _fit(data, where, _task, ("text", "accept"))
    for miss in task.get("misses", ()):
        _fit(miss, f"{where}, misses", _miss, tuple(_miss))
    try:
        accept = tuple(map(read_accept, task["accept"]))
    except AcceptError as error:
        raise LessonError(f"{where}: {error}") from error
    return Task(
        task.get("position"),
        task["text"],
        tuple(task.get("light", ())),
        accept,
        task.get("good", ""),
        task.get("wrong", ""),
        tuple(task.get("reply", ())),
        {step: miss["text"] for miss in task.get("misses", ()) for step in miss["steps"]},
    )


def _lesson_of(data: object, number: int, usual: int) -> Lesson:
    lesson = _fit(data, f"lesson {number}", _lesson, ("id", "tasks"))
    where = f"{lesson['id']}, task"
    tasks = tuple(_task_of(task, f"{where} {k}") for k, task in enumerate(lesson["tasks"], 1))
    return Lesson(lesson["id"], lesson.get("options", {}), lesson.get("players", usual), tasks)


def read_course(content: bytes) -> Course:
    """The demonstration and the lessons of a file. Raises `LessonError`."""
    try:
        data = tomllib.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise LessonError(str(error)) from error
    kinds: dict[str, Fits] = {
        "game": text(40),
        "format": one_of((FORMAT,)),
        "demo": fields({}),
        "lessons": list_of(fields({}), 1, MOST_LESSONS),
    }
    whole = _fit(data, "the file", kinds, tuple(kinds))
    demo = _fit(whole["demo"], DEMO, _demo, ("scenes",))
    usual = CATALOGUE[whole["game"]].players[0] if whole["game"] in CATALOGUE else 2
    scenes = tuple(_scene_of(scene, f"demo, scene {k}") for k, scene in enumerate(demo["scenes"], 1))
    lessons = tuple(_lesson_of(lesson, k, usual) for k, lesson in enumerate(whole["lessons"], 1))
    return Course(whole["game"], Demo(demo.get("options", {}), demo.get("players", usual), scenes), lessons)


def reply_in(position: Position, reply: str) -> str | None:
    """The first legal step of a reply, which may name several: « e3 | e5 »."""
    legal = position.steps()
    return next((step for step in reply.split(" | ") if step in legal), None)


@cache
def course_of(key: str) -> Course:
    """The lessons of a game. Raises `LessonError`; `OSError` where it has none."""
    try:
        return read_course(read_file(course_file(key), LARGEST))
    except UnfitFile as error:
        raise LessonError(str(error)) from error


def lesson_texts(language: str, key: str) -> Catalogue:
    """The sentences of the lessons of a game. Raises `BrokenTexts`, `OSError`."""
    catalogue = Catalogue(language)
    catalogue.add(asset("lessons", language, f"{key}.ftl"))
    return catalogue
