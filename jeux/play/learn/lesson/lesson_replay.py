"""Checks the demonstration and the lessons of a game against its rules, as `python main.py --lessons` does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from jeux.common.language import LANGUAGES
from jeux.common.texts import BrokenTexts, Catalogue, MissingText
from jeux.play.games import gestures_of
from jeux.play.learn.lesson.lesson_accept import ANY, Attempt, Judge
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.learn.lesson.lesson_time import A_REPLY, TO_ACT, reading, scene_seconds
from jeux.play.learn.lesson.lessons import (
    DEMO,
    Course,
    Demo,
    Lesson,
    LessonError,
    Task,
    course_of,
    lesson_texts,
    reply_in,
)
from jeux.play.learn.lesson.refused_tries import refused_tries
from jeux.rules import CATALOGUE
from jeux.rules.contract import (
    OVER,
    Effect,
    Flipped,
    Formed,
    Game,
    Moved,
    Position,
    Removed,
    RulesError,
    complete_options,
    in_use,
)

LONGEST_CAPTION, LONGEST_SENTENCE, LONGEST_TITLE = 90, 200, 40
SHORTEST_DEMO, LONGEST_DEMO = 20.0, 60.0
FEWEST_LESSONS, MOST_LESSONS = 5, 13
MOST_WAYS = 1_000
"""The maximum of positions where a task without a position of its own may begin."""

Faults = list[str]


class ReplayedLine(NamedTuple):
    """A line for a demonstration or a lesson."""

    game: str
    id: str
    kind: str
    steps: int
    seconds: float

    def __str__(self) -> str:
        return f"lesson {self.game} {self.id} kind={self.kind} steps={self.steps} seconds={self.seconds:.0f}"


class Unfit(ValueError):
    """Raised for a fault after which the check cannot go on."""


def lines_of(keys: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """A line for each demonstration and lesson of these games, and one for each fault; each with whether it is a line
    of the first kind."""
    for key in keys:
        lines, faults = replay_game(key)
        yield from ((str(line), True) for line in lines)
        yield from ((f"wrong {key} {fault}", False) for fault in faults)


def replay_game(key: str) -> tuple[list[ReplayedLine], Faults]:
    """The report lines of a game, and its faults."""
    if key not in CATALOGUE:
        return [], ["no such game"]
    if not has_course(key):
        return [], ["no lessons"]
    try:
        course = course_of(key)
        catalogues = tuple(lesson_texts(language, key) for language in LANGUAGES)
    except (LessonError, BrokenTexts, OSError) as error:
        return [], [str(error)]
    faults = list(_wrong_file(key, course, catalogues))
    if faults:
        return [], faults
    lines = [_replay_demo(CATALOGUE[key], course.demo, catalogues, faults)]
    lines += [_replay_lesson(CATALOGUE[key], lesson, catalogues, faults) for lesson in course.lessons]
    return lines, faults


# --- the file and its sentences ---------------------------------------------------------------------------------------


def _wrong_file(key: str, course: Course, catalogues: tuple[Catalogue, ...]) -> Iterator[str]:
    if course.game != key:
        yield f"the file is one of {course.game}"
    ids = [lesson.id for lesson in course.lessons]
    if not FEWEST_LESSONS <= len(ids) <= MOST_LESSONS:
        yield f"{len(ids)} lessons, not {FEWEST_LESSONS} to {MOST_LESSONS}"
    yield from (f"{name}: twice" for name in sorted({name for name in ids if ids.count(name) > 1 or name == DEMO}))
    longest = _longest(course)
    for catalogue in catalogues:
        where = f"{catalogue.language}:"
        yield from (f"{where} no sentence {name}" for name in longest if not catalogue.has(name))
        yield from (f"{where} {name} is said nowhere" for name in catalogue.names if name not in longest)
        for name in longest:
            if catalogue.has(name):
                yield from _wrong_sentence(catalogue, name, longest[name])


def _longest(course: Course) -> dict[str, int]:
    """The maximum length of each sentence of a course."""
    tasks = [task for lesson in course.lessons for task in lesson.tasks]
    lengths = {name: LONGEST_SENTENCE for task in tasks for name in task.sentences}
    lengths |= {lesson.title: LONGEST_TITLE for lesson in course.lessons}
    return lengths | {scene.caption: LONGEST_CAPTION for scene in course.demo.scenes}


def _wrong_sentence(catalogue: Catalogue, name: str, longest: int) -> Iterator[str]:
    try:
        length = len(catalogue.get(name))
    except MissingText as error:  # it uses an argument that is never passed
        yield f"{catalogue.language}: {error}"
        return
    if length > longest:
        yield f"{catalogue.language}: {name} has {length} letters, more than {longest}"


# --- the demonstration ------------------------------------------------------------------------------------------------


def beginning_of(game: Game, options: Mapping[str, str], players: int, text: str) -> Position:
    """The position of a text, or the start of the game where it is empty. Raises `RulesError`."""
    full = complete_options(game, options)
    return game.read(text, full, players) if text else game.start(full, players)


def _begin(game: Game, what: Demo | Lesson, text: str) -> Position:
    try:
        if what.players not in game.players:
            raise Unfit(f"not played by {what.players}")
        return beginning_of(game, what.options, what.players, text)
    except RulesError as error:
        raise Unfit(f"{error.code}: {error}") from error


def _replay_demo(game: Game, demo: Demo, catalogues: tuple[Catalogue, ...], faults: Faults) -> ReplayedLine:
    position: Position | None = None
    steps, seconds, taken, reached = 0, 0.0, False, False
    for number, scene in enumerate(demo.scenes, 1):
        try:
            position = _stand(game, demo, scene.position, position)
            _check_light(game, demo, position, scene.light)
            shown: list[tuple[Effect, ...]] = []
            for step in scene.steps:
                after = _play(position, step)
                shown.append(position.effects(step))
                taken = taken or _takes(game, position, step)
                position, reached = after, reached or after.turn == OVER
        except Unfit as error:
            faults.append(f"demo, scene {number}: {error}")
            break
        steps += len(scene.steps)
        seconds += max(scene_seconds(catalogue.get(scene.caption), shown) for catalogue in catalogues)
    else:
        faults += [f"demo: {fault}" for fault in _wrong_demo(seconds, taken, reached)]
    return ReplayedLine(game.key, DEMO, DEMO, steps, seconds)


def _wrong_demo(seconds: float, taken: bool, reached: bool) -> Iterator[str]:
    if not SHORTEST_DEMO <= seconds <= LONGEST_DEMO:
        yield f"{seconds:.0f} seconds, not {SHORTEST_DEMO:.0f} to {LONGEST_DEMO:.0f}"
    if not taken:
        yield "nothing is taken, formed, turned over or jumped, and nobody has to pass"
    if not reached:
        yield "no game ends"


def _takes(game: Game, position: Position, step: str) -> bool:
    """Whether a step captures, or does the equivalent in its game."""
    if position.turn < 0:
        return False
    own = game.step_facts
    seen = position.effects(step)
    if own.takes(position, step) or own.forms(position, step):
        return True
    if not seen and len(position.steps()) == 1:  # only a pass is legal: this side is shut in
        return True
    return any(isinstance(one, Removed | Flipped | Formed) or (isinstance(one, Moved) and one.jump) for one in seen)


def _stand(game: Game, what: Demo | Lesson, text: str | None, position: Position | None) -> Position:
    if text is not None:
        return _begin(game, what, text)
    if position is None:
        raise Unfit("there is nothing to go on from")
    return position


def _play(position: Position, step: str) -> Position:
    if step in position.steps():
        return position.play(step)
    try:
        refusal = position.refusal(step)
    except RulesError as error:
        raise Unfit(f"{step} is no step: {error}") from error
    raise Unfit(f"{step} is refused: {refusal.code if refusal else '?'} in {position.text()}")


def _check_light(game: Game, what: Demo | Lesson, position: Position, light: Iterable[str]) -> None:
    board = in_use(game, complete_options(game, what.options)).board
    known = {*board.where, *(place for place, _ in position.men())}
    unknown = [place for place in light if place not in known and ":" not in place]
    if unknown:
        raise Unfit(f"no such place: {', '.join(unknown)}")


# --- the lessons ------------------------------------------------------------------------------------------------------


def _replay_lesson(game: Game, lesson: Lesson, catalogues: tuple[Catalogue, ...], faults: Faults) -> ReplayedLine:
    ways: list[Position] = []
    seconds = 0.0
    for number, task in enumerate(lesson.tasks, 1):
        try:
            here = ways if task.position is None else [_begin(game, lesson, task.position)]
            ways = _replay_task(game, lesson, task, here)
        except Unfit as error:
            faults.append(f"{lesson.id}, task {number}: {error}")
            break
        said = [name for name in (task.text, task.good) if name]
        read = max(sum(reading(catalogue.get(name)) for name in said) for catalogue in catalogues)
        seconds += read + TO_ACT + len(task.reply) * A_REPLY
    return ReplayedLine(game.key, lesson.id, "lesson", len(lesson.tasks), seconds)


def _replay_task(game: Game, lesson: Lesson, task: Task, ways: list[Position]) -> list[Position]:
    """The distinct positions in which the task may end. Raises `Unfit`."""
    if not ways:
        raise Unfit("there is nothing to go on from")
    if len(ways) > MOST_WAYS:
        raise Unfit(f"it begins in more than {MOST_WAYS} positions: it needs its own")
    ends: dict[Position, None] = {}
    for position in ways:
        ends |= dict.fromkeys(_ends_of(game, lesson, task, position))
    strange = [step for step in task.misses if not any(step in position.steps() for position in ways)]
    if strange:
        raise Unfit(f"misses that are not legal: {', '.join(strange)}")
    return list(ends)


def _ends_of(game: Game, lesson: Lesson, task: Task, position: Position) -> Iterator[Position]:
    if position.turn == OVER:
        raise Unfit(f"the game is over before it: {position.text()}")
    _check_light(game, lesson, position, task.light)
    judge = Judge(game, lesson.players, position, task.accept)
    tries = list(refused_tries(in_use(game, complete_options(game, lesson.options)), gestures_of(game), position))
    _check_accept(task, judge, position, tries)
    for step in position.steps():
        if judge.does(step):
            if step in task.misses:
                raise Unfit(f"{step} is a miss and is accepted")
            yield _replied(position.play(step), task, step)
    if any(judge.accepts(attempt) for attempt in tries):
        yield _replied(position, task, "what is refused")


def _check_accept(task: Task, judge: Judge, position: Position, tries: list[Attempt]) -> None:
    """Check that each alternative can be met, and that something wrong can be tried too. Raises `Unfit`."""
    where = f"in {position.text()}"
    for accept in task.accept:
        words = " & ".join(f"{one.kind} {one.value}".strip() for one in accept)
        if not judge.met(accept, tries):
            raise Unfit(f"nothing does it: {words} {where}")
    if position.turn < 0 or any(one.kind == ANY for accept in task.accept for one in accept if len(accept) == 1):
        return
    failing = [step for step in position.steps() if not judge.does(step)]
    if not failing and not any(not judge.accepts(attempt) for attempt in tries):
        raise Unfit(f"nothing else can be tried {where}")
    unsaid = [step for step in failing if step not in task.misses]
    if unsaid and not task.wrong:
        raise Unfit(f"nothing is said of {unsaid[0]} {where}")


def _replied(position: Position, task: Task, after: str) -> Position:
    for reply in task.reply:
        try:
            position = _play(position, reply_in(position, reply) or reply)
        except Unfit as error:
            raise Unfit(f"reply after {after}: {error}") from error
    return position
