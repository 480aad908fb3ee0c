"""A problem without its window: right steps go on, wrong ones come back, replies come by themselves."""

from __future__ import annotations

import pytest

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.play.gestures.hand import Refuse
from jeux.play.learn.puzzle.activity import ANSWER_SECONDS, WRONG_SECONDS, PuzzleActivity, State
from jeux.play.learn.puzzle.puzzle_words import match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of, with_puzzles
from jeux.play.learn.puzzle.refutation import refutation
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules.contract import OVER, Position
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine
from tests.typography import faults

EVERY_KEY = pytest.mark.parametrize("key", with_puzzles())


class Desk:
    """A problem, and what a window would have of it."""

    def __init__(self, puzzle: Puzzle, settings: Settings = QUICK) -> None:
        self.reports: list[Report] = []
        self.found: list[str] = []
        self.engine = ScriptedEngine()
        self.activity = PuzzleActivity(puzzle, lambda: self.found.append(puzzle.id))
        self.session = Session(
            match_of(puzzle), self.engine, Keeper(), TEXTS, lambda: settings, self.reports.append, self.activity
        )
        self.session.begin()

    def state(self) -> State:
        return self.activity.state

    def right(self) -> str:
        node = self.activity.node
        assert node
        return next(iter(node))

    def wait(self, seconds: float = WRONG_SECONDS) -> None:
        self.session.advance(seconds)

    def solve(self) -> None:
        for _ in range(60):
            if self.state() is State.SOLVED:
                return
            if self.session.waiting() is Waiting.PERSON:
                self.session.play(self.right())
            self.wait()
        raise AssertionError("it is never solved")


def problem(key: str, turns: int) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(key) if puzzle.turns == turns)


@EVERY_KEY
def test_every_problem_is_solved_by_its_solution(key: str) -> None:
    for puzzle in puzzles_of(key):
        desk = Desk(puzzle)
        assert desk.state() is State.TO_SOLVE
        desk.solve()
        assert desk.found == [puzzle.id]
        assert desk.engine.asked == []
        if puzzle.goal == "fewest" or (puzzle.goal == "win" and puzzle.turns):
            assert desk.session.match.position.turn == OVER


def wrong_in(desk: Desk) -> str:
    node = desk.activity.node
    assert node
    return next(step for step in desk.session.match.legal() if step not in node)


def test_a_wrong_step_lies_a_moment_and_comes_back() -> None:
    desk = Desk(problem("moulin", 3))
    before, wrong = desk.session.match.position, wrong_in(desk)
    desk.session.play(wrong)
    assert desk.state() is State.WRONG
    assert desk.session.match.steps == (wrong,)
    assert desk.session.notice
    assert desk.session.notice.text == TEXTS.get("problem-wrong")
    desk.wait(WRONG_SECONDS / 2)
    assert desk.state() is State.WRONG
    desk.wait(WRONG_SECONDS)
    assert desk.session.match.position == before
    assert desk.state() is State.TO_SOLVE
    assert desk.session.notice.text == TEXTS.get("problem-wrong")
    desk.solve()
    assert desk.found


def test_a_wrong_step_is_answered_where_no_win_is_left_after_it() -> None:
    desk = Desk(problem("moulin", 2))
    match, before, wrong = desk.session.match, desk.session.match.position, wrong_in(desk)
    desk.session.play(wrong)
    assert desk.session.notice
    assert desk.session.notice.text == TEXTS.get("problem-wrong-late")
    desk.wait(WRONG_SECONDS)
    assert len(match.steps) == 2
    assert match.position.turn == desk.activity.puzzle.side
    assert all(match.position.play(step).turn != OVER for step in match.legal())
    desk.wait(WRONG_SECONDS)
    assert desk.state() is State.WRONG, "there is time to look at it"
    desk.wait(ANSWER_SECONDS)
    assert match.position == before
    assert desk.session.notice.text == TEXTS.get("problem-wrong-late")
    desk.solve()
    assert desk.found


def test_one_may_take_back_before_the_answer_comes() -> None:
    desk = Desk(problem("moulin", 2))
    desk.session.play(wrong_in(desk))
    desk.session.undo()
    desk.wait(10.0)
    assert desk.session.match.steps == ()
    assert desk.state() is State.TO_SOLVE


def wins(here: Position, side: int) -> bool:
    """Whether a side, to decide, can win in this turn."""
    for step in here.steps():
        after = here.play(step)
        if after.turn == side and wins(after, side):
            return True
        result = after.result() if after.turn == OVER else None
        if result and result.scores[side] > result.scores[1 - side]:
            return True
    return False


def test_every_answer_spoils_the_goal() -> None:
    """Found again by playing all that can be played."""
    told: dict[str, set[str]] = {}
    for key in with_puzzles():
        for puzzle in puzzles_of(key)[::6]:
            here = puzzle.start()
            for step in [step for step in here.steps() if step not in puzzle.solution][::8]:
                after = here.play(step)
                found = refutation(puzzle, after, puzzle.turns - 1) if after.turn >= 0 else None
                if not found:
                    continue
                told.setdefault(key, set()).add(found.name)
                end = after
                for answer in found.turn:
                    assert end.turn == 1 - puzzle.side
                    assert answer in end.steps()
                    end = end.play(answer)
                result = end.result() if end.turn == OVER else None
                if found.name == "problem-wrong-loses":
                    assert result
                    assert result.scores[puzzle.side] < result.scores[1 - puzzle.side]
                else:
                    assert puzzle.turns == 2
                    assert end.turn == puzzle.side
                    assert not wins(end, puzzle.side)
    assert len(told) > 7
    assert set().union(*told.values()) == {"problem-wrong-loses", "problem-wrong-late"}


def test_the_professor_leaves_problems_alone() -> None:
    desk = Desk(puzzles_of("mini_halma")[0], QUICK.replace(teacher="strict"))
    wrong = next(step for step in desk.session.match.legal() if step != desk.right())
    desk.session.play(wrong)
    assert desk.state() is State.WRONG
    desk.wait()
    assert desk.engine.asked == []
    assert not desk.session.moving


def test_nothing_comes_back_while_it_still_moves() -> None:
    desk = Desk(problem("moulin", 2))
    desk.session.play(next(step for step in desk.session.match.legal() if step != desk.right()))
    desk.session.advance(10.0, moving=True)
    assert desk.state() is State.WRONG


def test_the_reply_comes_by_itself_and_resists_longest() -> None:
    puzzle = problem("moulin", 3)
    desk = Desk(puzzle)
    while desk.session.match.position.turn == puzzle.side:
        desk.session.play(desk.right())
    assert desk.state() is State.ANSWERED
    assert desk.session.waiting() is Waiting.COMPUTER
    reply = desk.right()
    desk.wait()
    assert desk.session.match.steps[-1] == reply
    assert desk.state() is State.TO_SOLVE


def test_nobody_is_asked_to_end_a_turn() -> None:
    puzzle = problem("moulin", 3)
    desk = Desk(puzzle, QUICK.replace(confirm=True))
    while desk.session.match.position.turn == puzzle.side:
        desk.session.play(desk.right())
    assert desk.session.conductor.acting() == 1 - puzzle.side
    desk.wait()
    assert desk.state() is State.TO_SOLVE


def test_a_touch_out_of_turn_says_nothing() -> None:
    desk = Desk(problem("moulin", 1))
    desk.solve()
    notice = desk.session.notice
    desk.session.do(Refuse(None, "a1"))
    assert desk.session.notice == notice


def test_the_solution_is_shown_and_does_not_count() -> None:
    desk = Desk(problem("moulin", 3))
    desk.activity.show_solution()
    assert desk.session.waiting() is not Waiting.PERSON
    for _ in range(20):
        desk.wait()
    assert desk.state() is State.SOLVED
    assert desk.session.notice
    assert desk.session.notice.text == TEXTS.get("problem-shown")
    desk.activity.begin_again()
    desk.solve()
    assert desk.found == []


def test_advice_says_where_to_look_then_what_to_play() -> None:
    desk = Desk(problem("moulin", 2))
    right = desk.right()
    desk.session.advise()
    assert desk.session.match.position.places(right)[0] in desk.session.teaching.shown.where
    desk.session.advise()
    assert desk.session.teaching.shown.turn == (right,)


def test_undo_leads_to_the_last_decision_of_the_solver() -> None:
    desk = Desk(problem("moulin", 2))
    before = desk.session.match.position
    assert not desk.session.can_undo
    while desk.state() is State.TO_SOLVE:
        desk.session.play(desk.right())
    desk.wait()
    assert desk.session.can_undo
    while desk.activity.begun:
        desk.session.undo()
    assert desk.session.match.position == before


def test_dice_are_seen_and_never_taken_back() -> None:
    desk = Desk(puzzles_of("boite")[0])
    assert len(desk.session.match.steps) == 1
    assert not desk.session.can_undo
    desk.session.undo()
    assert len(desk.session.match.steps) == 1
    desk.solve()
    assert len(desk.session.match.steps) == 2
    desk.wait(30.0)
    assert len(desk.session.match.steps) == 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_goal_has_its_sentence(language: str) -> None:
    for key in with_puzzles():
        for puzzle in puzzles_of(key):
            desk = Desk(puzzle)
            desk.session.speak(Texts(language))
            assert puzzle.turns == 0 or puzzle.turns == 1 or str(puzzle.turns) in desk.activity.goal()
            assert faults(language, desk.activity.goal()) == []
