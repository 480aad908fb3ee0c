"""A review without its window: the game is walked on a copy, lines are shown, better steps found, others tried."""

from __future__ import annotations

import pytest

from jeux.match.match import Match
from jeux.match.walked import walked_copy
from jeux.play.gestures.hand import Refuse
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.review.hunt import Stage
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from tests.match.play import played
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine


class Desk:
    """A review of a game that was given up, and what a window would have of it."""

    def __init__(self, key: str, steps: int) -> None:
        self.whole: Match = played(key, steps)
        self.whole.give_up(0, self.whole.game.prices(self.whole.position)[0])
        self.record, self.reports = self.whole.record, list[Report]()
        self.engine = ScriptedEngine()
        self.activity, self.settings = ReviewActivity(self.whole, None), QUICK
        self.session = Session(
            walked_copy(self.whole),
            self.engine,
            Keeper(),
            TEXTS,
            lambda: self.settings,
            self.reports.append,
            self.activity,
        )
        self.session.begin()

    def look(self) -> None:
        """Until all is known."""
        for _ in range(20_000):
            if self.activity.review.finished and not self.activity.judge.inquiry:
                return
            self.session.advance(0.01)
        raise AssertionError("it is never done")

    def stage(self) -> Stage | None:
        return self.activity.hunt.stage if self.activity.hunt else None

    def here(self) -> int:
        return len(self.session.match.steps)


@pytest.fixture
def desk() -> Desk:
    return Desk("hex", 8)


def test_the_game_is_walked_and_stays_as_it_is(desk: Desk) -> None:
    assert (desk.here(), desk.activity.here) == (8, 8)
    assert desk.session.waiting() is Waiting.OVER
    for steps, there in ((-1, 7), (-20, 0), (3, 3), (1, 4)):
        desk.activity.walk(steps)
        assert (desk.here(), desk.activity.here) == (there, there)
        assert desk.session.match.position == desk.whole.positions[there]
    assert desk.reports[-1].played
    assert desk.reports[-1].played.step == desk.whole.steps[3]
    desk.session.undo()
    desk.session.redo()
    assert desk.here() == 4
    assert desk.whole.record == desk.record


def test_the_game_goes_on_by_itself_from_its_start(desk: Desk) -> None:
    desk.activity.play_on()
    assert (desk.here(), desk.session.moving) == (0, True)
    for _ in range(100):
        desk.session.advance(1.0)
    assert desk.here() == 8
    assert not desk.activity.playing


def test_others_are_tried_out_and_taken_back(desk: Desk) -> None:
    desk.activity.go(2)
    desk.session.do(Refuse(None, "a1"))
    assert not desk.session.notice
    desk.activity.try_out()
    assert desk.session.waiting() is Waiting.PERSON
    tried = next(step for step in desk.session.match.legal() if step != desk.whole.steps[2])
    desk.session.play(tried)
    assert desk.session.match.steps == (*desk.whole.steps[:2], tried)
    desk.session.undo()
    assert (desk.here(), desk.activity.mode) == (2, Mode.TRY)
    desk.session.undo()
    assert (desk.here(), desk.activity.mode) == (2, Mode.WALK)
    assert desk.whole.record == desk.record


def test_a_line_on_the_board_leads_back_to_the_review(desk: Desk) -> None:
    desk.look()
    desk.activity.go(3)
    desk.activity.begin_line(2, (desk.session.match.legal()[0],))
    assert desk.session.board.line
    desk.session.cancel()
    assert not desk.session.board.line
    assert (desk.here(), desk.activity.here) == (3, 3)


def test_a_better_step_is_looked_for_where_one_has_erred(desk: Desk) -> None:
    desk.engine.answers = {4: (next(s for s in desk.whole.positions[4].steps() if s != desk.whole.steps[4]), 0.9)}
    desk.engine.losses = {desk.whole.steps[4]: 0.6}
    desk.look()
    desk.activity.find_better(0)
    hunt = desk.activity.hunt
    assert hunt
    assert (desk.here(), desk.stage(), desk.session.waiting()) == (hunt.number, Stage.ASKED, Waiting.PERSON)
    desk.session.play(desk.whole.steps[hunt.number])
    assert desk.stage() is Stage.WRONG
    desk.session.undo()
    assert desk.stage() is Stage.ASKED
    desk.session.advise()
    assert (desk.stage(), bool(desk.session.board.line)) == (Stage.SHOWN, True)
    assert desk.activity.step_back_out()
    assert desk.activity.step_back_out()
    assert (desk.activity.hunt, desk.activity.mode) == (None, Mode.WALK)
    assert desk.whole.record == desk.record


def test_small_errors_are_left_out_of_those_to_correct(desk: Desk) -> None:
    best = next(s for s in desk.whole.positions[4].steps() if s != desk.whole.steps[4])
    desk.engine.answers, desk.engine.losses = {4: (best, 0.9)}, {desk.whole.steps[4]: 0.12}
    desk.look()
    desk.settings = desk.settings.replace(find_from=10)
    assert 4 in [turn.first for turn in desk.activity.errors_of(0)]
    desk.activity.find_better(0)
    desk.settings = desk.settings.replace(find_from=25)
    assert 4 in [turn.first for turn in desk.activity.errors_of(0)], "it stays as long as one looks"
    desk.activity.go(0)
    assert 4 not in [turn.first for turn in desk.activity.errors_of(0)]


def test_who_leaves_stops_looking(desk: Desk) -> None:
    desk.session.advance(0.0)
    assert desk.activity.judge.inquiry
    desk.session.leave()
    assert not desk.activity.judge.inquiry
