"""A demonstration without its window: it plays by itself, stands still, goes more slowly, begins again."""

from __future__ import annotations

import pytest

from jeux.match.taught import taught_match
from jeux.play.learn.demonstration.activity import SLOWER, DemoActivity, demo_seconds
from jeux.play.learn.lesson.lesson_files import has_course
from jeux.play.learn.lesson.lessons import course_of
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules import CATALOGUE
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine

TAUGHT = [key for key in CATALOGUE if has_course(key)]
FRAME = 0.05


class Desk:
    """A demonstration, and what a window would have of it."""

    def __init__(self, key: str) -> None:
        demo = course_of(key).demo
        self.reports: list[Report] = []
        self.seen = 0
        self.engine = ScriptedEngine()
        self.activity = DemoActivity(demo, self._see)
        match = taught_match(key, demo.options, demo.players)
        self.session = Session(match, self.engine, Keeper(), TEXTS, lambda: QUICK, self.reports.append, self.activity)
        self.session.begin()

    def _see(self) -> None:
        self.seen += 1

    def run(self) -> float:
        """Show it to its end; the seconds that this takes."""
        frames = 0
        while not self.activity.over:
            assert self.session.advance(FRAME)
            frames += 1
        return frames * FRAME


@pytest.mark.parametrize("key", TAUGHT)
def test_every_demonstration_plays_all_its_steps_by_itself(key: str) -> None:
    desk = Desk(key)
    assert (desk.session.waiting(), desk.session.watching) == (Waiting.COMPUTER, True)
    lasts = demo_seconds(desk.session.match.game, desk.activity.demo, desk.activity.said)
    assert desk.run() == pytest.approx(lasts, abs=1)
    steps = [step for scene in desk.activity.demo.scenes for step in scene.steps]
    assert [report.played.step for report in desk.reports if report.played] == steps
    assert (desk.seen, desk.activity.progress, desk.session.waiting()) == (1, 1.0, Waiting.OVER)
    assert desk.engine.asked == []


@pytest.mark.parametrize("key", TAUGHT)
def test_it_rests_on_its_last_position_also_where_it_is_skipped(key: str) -> None:
    ends = []
    for skipped in (False, True):
        desk = Desk(key)
        if skipped:
            desk.activity.skip()
        desk.run()
        ends.append((desk.session.match.position.text(), desk.activity.caption, desk.activity.progress))
    assert ends[0] == ends[1]


def test_it_stands_still_and_goes_more_slowly() -> None:
    desk = Desk(TAUGHT[0])
    desk.activity.pause()
    assert not desk.session.advance(FRAME)
    desk.activity.slow()
    assert desk.activity.slowed
    slowly = desk.run()
    desk.activity.again()
    assert desk.activity.slowed
    desk.activity.slow()
    assert slowly == pytest.approx(SLOWER * desk.run(), abs=1)
    assert desk.seen == 2


def test_undo_begins_again_and_what_is_skipped_was_not_seen() -> None:
    desk = Desk(TAUGHT[0])
    begun = desk.session.match.position
    assert not desk.session.can_undo
    while desk.activity.number == 0 or desk.session.match.position == begun:
        desk.session.advance(FRAME)
    assert desk.session.can_undo
    desk.session.undo()
    assert (desk.activity.number, desk.session.match.position) == (0, begun)
    desk.activity.skip()
    assert (desk.session.waiting(), desk.seen) == (Waiting.OVER, 0)
    assert not desk.session.advance(FRAME)
    desk.activity.pause()
    assert not desk.activity.over, "from its end it begins again"
