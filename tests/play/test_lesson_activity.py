"""Lessons without their window: what is asked for goes on, what misses it comes back, replies come by themselves."""

from __future__ import annotations

import pytest

from jeux.common.settings import Settings
from jeux.match.taught import taught_match
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind
from jeux.play.learn.lesson.activity import ANSWER_SECONDS, WRONG_SECONDS, LessonActivity, Phase
from jeux.play.learn.lesson.lesson_accept import Judge
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.learn.lesson.lessons import Lesson, course_of, lesson_texts
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine

TAUGHT = [key for key in CATALOGUE if has_course(key)]
KEY = "boite"
LONG = 5.0
LOSING = [("turnabout", "trap", "d2:x")]
"""Lessons whose first task is missed by a step that the adversary's answer wins against."""


class Desk:
    """A lesson, and what a window would have of it."""

    def __init__(self, key: str, lesson: Lesson, settings: Settings = QUICK) -> None:
        self.reports: list[Report] = []
        self.learnt = 0
        self.engine = ScriptedEngine()
        self.activity = LessonActivity(lesson, self._learn)
        match = taught_match(key, lesson.options, lesson.players)
        self.session = Session(
            match, self.engine, Keeper(), TEXTS, lambda: settings, self.reports.append, self.activity
        )
        self.session.begin()

    def _learn(self) -> None:
        self.learnt += 1

    def wait(self, seconds: float = LONG) -> None:
        self.session.advance(seconds)

    def legal(self, right: bool) -> str | None:
        """The first legal step that does the task, or that misses it."""
        session = self.session
        judge = Judge(session.match.game, session.players, session.match.position, self.activity.task.accept)
        return next((step for step in session.match.legal() if judge.does(step) is right), None)

    def phase(self) -> Phase:
        return self.activity.phase

    def said(self) -> str:
        return self.session.notice.text if self.session.notice else ""


def lesson(name: str) -> Lesson:
    return next(each for each in course_of(KEY).lessons if each.id == name)


def taught(key: str) -> list[Lesson]:
    return list(course_of(key).lessons)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_lesson_is_done_step_by_step(key: str) -> None:
    """What misses is explained, lies a moment and comes back; then the task is done, and replies come by themselves."""
    for each in taught(key):
        desk = Desk(key, each)
        session, activity = desk.session, desk.activity
        for number, task in enumerate(each.tasks):
            assert (activity.number, activity.phase) == (number, Phase.TO_DO)
            before = session.match.position
            wrong = desk.legal(right=False)
            if wrong and before.turn != CHANCE:
                session.play(wrong)
                assert desk.phase() is Phase.WRONG
                assert desk.said() == activity.said.get(task.misses.get(wrong, task.wrong))
                while desk.phase() is Phase.WRONG:
                    desk.wait()
                assert (activity.phase, session.match.position) == (Phase.TO_DO, before)
                assert desk.said()
            assert session.waiting() is (Waiting.THROW if before.turn == CHANCE else Waiting.PERSON)
            activity.show_step()
            assert desk.phase() in (Phase.REPLYING, Phase.DONE)
            for _ in task.reply:
                desk.wait()
            assert number in activity.done
            if number + 1 < len(each.tasks):
                assert desk.learnt == 0
                desk.wait()  # goes on by itself only where nothing is to be read
                activity.go_on()
        assert desk.learnt == 1
        assert desk.engine.asked == []


@pytest.mark.parametrize("key", TAUGHT)
def test_every_task_can_be_gone_to_at_once(key: str) -> None:
    for each in taught(key):
        desk = Desk(key, each)
        for number in reversed(range(len(each.tasks))):
            desk.activity.go_to(number)
            assert (desk.activity.number, desk.activity.phase) == (number, Phase.TO_DO)
            assert desk.session.teaching.shown.lit == each.tasks[number].light
            desk.activity.show_step()
            assert desk.activity.phase in (Phase.REPLYING, Phase.DONE)


def test_a_step_that_misses_is_not_taken_back_unseen() -> None:
    desk = Desk(KEY, lesson("pair"))
    desk.session.play("close:7")
    desk.wait(WRONG_SECONDS / 2)
    assert desk.phase() is Phase.WRONG
    desk.session.advance(LONG, moving=True)
    assert desk.phase() is Phase.WRONG
    desk.wait()
    assert desk.phase() is Phase.TO_DO
    assert desk.session.notice
    assert desk.session.notice.kind is Kind.REFUSAL


@pytest.mark.parametrize(("key", "name", "wrong"), LOSING)
def test_the_answer_that_wins_is_shown_before_a_miss_is_taken_back(key: str, name: str, wrong: str) -> None:
    desk = Desk(key, next(each for each in course_of(key).lessons if each.id == name))
    session, activity, before = desk.session, desk.activity, desk.session.match.position
    session.play(wrong)
    missed = session.match.position
    said = desk.said()
    assert said == activity.said.get(activity.task.misses.get(wrong, activity.task.wrong))
    desk.wait(WRONG_SECONDS)
    while session.match.position.turn == missed.turn:
        desk.wait(WRONG_SECONDS)
    result = session.match.position.result()
    assert result
    assert result.scores[missed.turn] > result.scores[before.turn]
    assert (desk.phase(), desk.said()) == (Phase.WRONG, said)
    desk.wait(WRONG_SECONDS)
    assert desk.phase() is Phase.WRONG, "the answer is looked at longer"
    desk.wait(ANSWER_SECONDS)
    assert (desk.phase(), session.match.position, desk.said()) == (Phase.TO_DO, before, said)


def test_what_is_illegal_is_refused_by_the_rules() -> None:
    desk = Desk(KEY, lesson("pair"))
    desk.session.do(Refuse("close:9", "9", ("9",)))
    assert desk.said() == TEXTS.game(KEY, "refusal-not-the-throw")
    assert desk.phase() is Phase.TO_DO
    assert desk.session.refused == ("9",)


def test_what_is_asked_to_be_refused_is_done_by_it() -> None:
    desk = Desk(KEY, lesson("forbidden"))
    before = desk.session.match.position
    desk.session.do(Refuse("close:9", "9", ("9",)))
    assert desk.phase() is Phase.DONE
    assert desk.session.match.position == before
    assert desk.said() == lesson_texts("fr", KEY).get("forbidden-three-good")
    assert desk.learnt == 1


def test_the_dice_fall_as_the_lesson_needs_them() -> None:
    desk = Desk(KEY, lesson("tiles"))
    assert desk.session.waiting() is Waiting.THROW
    desk.session.throw()
    assert desk.session.match.steps == ("roll:4,3",)
    assert desk.phase() is Phase.DONE
    desk.wait()
    assert (desk.activity.number, desk.session.match.steps) == (1, ("roll:4,3",))


def test_help_is_offered_after_two_misses() -> None:
    desk = Desk(KEY, lesson("pair"))
    desk.session.play("close:7")
    desk.wait()
    assert not desk.activity.wants_help
    desk.session.do(Refuse("close:9", "9", ("9",)))
    assert desk.activity.wants_help
    desk.activity.show_step()
    assert desk.session.match.steps == ("close:2+5",)
    assert not desk.activity.wants_help


def test_undo_begins_the_task_again_and_never_leaves_it() -> None:
    desk = Desk(KEY, lesson("tiles"))
    desk.activity.go_to(1)
    before = desk.session.match.position
    desk.session.play("close:3+4")
    desk.session.undo()
    assert (desk.session.match.position, desk.activity.number) == (before, 1)
    desk.session.play("close:7")
    desk.session.undo()
    assert (desk.session.match.position, desk.activity.phase) == (before, Phase.TO_DO)
    desk.session.redo()
    assert desk.session.match.position == before


def test_touches_after_a_task_mean_nothing() -> None:
    desk = Desk(KEY, lesson("large"))
    desk.session.play("close:9")
    said = desk.said()
    desk.session.do(Refuse("close:1", "1", ("1",)))
    desk.session.play("close:3+6")
    assert (desk.said(), desk.session.match.steps) == (said, ("close:9",))


def test_the_professor_leaves_lessons_alone() -> None:
    desk = Desk(KEY, lesson("pair"), QUICK.replace(teacher="strict"))
    desk.session.play("close:7")
    assert desk.phase() is Phase.WRONG
    assert desk.engine.asked == []
