"""A problem without its window: right steps go on, wrong ones are answered, replies come by themselves."""

from __future__ import annotations

import pytest

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.play.gestures.hand import Refuse
from jeux.play.learn.puzzle.activity import WRONG_SECONDS, PuzzleActivity, State
from jeux.play.learn.puzzle.puzzle_words import match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of, with_puzzles
from jeux.play.learn.puzzle.refutation import Refutation, Refuter, played, turns_of, won_by
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.rules import CATALOGUE
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

    def said(self) -> str:
        return self.session.notice.text if self.session.notice else ""

    def answer(self) -> None:
        """Let all of the answer to a wrong step be played."""
        for _ in range(60):
            if self.activity.answered:
                return
            self.wait()
        raise AssertionError("it is never answered")

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
        if puzzle.goal == "fewest" or (puzzle.goal == "win" and puzzle.turns):
            assert desk.session.match.position.turn == OVER


def wrong_in(desk: Desk) -> str:
    node = desk.activity.node
    assert node
    return next(step for step in desk.session.match.legal() if step not in node)


def test_a_wrong_step_is_answered_and_stays_until_it_is_taken_back() -> None:
    desk = Desk(problem("moulin", 2))
    match, before, wrong = desk.session.match, desk.session.match.position, wrong_in(desk)
    desk.session.play(wrong)
    assert desk.state() is State.WRONG
    assert match.steps == (wrong,)
    assert desk.said() == TEXTS.get("problem-wrong")
    desk.wait(WRONG_SECONDS / 2)
    assert match.steps == (wrong,), "there is time to look at it"
    desk.answer()
    assert match.position.turn == desk.activity.puzzle.side
    assert all(match.position.play(step).turn != OVER for step in match.legal())
    assert desk.said().startswith(TEXTS.get("problem-wrong"))
    assert desk.said().endswith(TEXTS.get("problem-late", n=1))
    desk.wait(100.0)
    assert desk.session.waiting() is Waiting.OVER
    desk.session.undo()
    assert match.position == before
    assert desk.state() is State.TO_SOLVE
    desk.solve()
    assert desk.found


def test_the_reply_that_the_engine_expects_is_played_with_what_it_does() -> None:
    desk = Desk(problem("moulin", 2))
    wrong = wrong_in(desk)
    after = desk.session.match.position.play(wrong)
    reply = next(
        step
        for step in after.steps()
        if (end := after.play(step)).turn == desk.activity.puzzle.side and not wins(end, end.turn)
    )
    desk.engine.replies[wrong] = (reply,)
    desk.session.play(wrong)
    desk.answer()
    assert desk.session.match.steps == (wrong, reply)
    assert TEXTS.get("problem-reply", moves=reply) in desk.said()


def test_a_lost_engine_leaves_the_answer_that_the_rules_prove() -> None:
    desk = Desk(problem("moulin", 2))
    desk.engine.fails = True
    desk.session.play(wrong_in(desk))
    desk.answer()
    assert desk.said().endswith(TEXTS.get("problem-late", n=1))


def test_one_who_plays_alone_hears_how_many_moves_it_takes() -> None:
    desk = Desk(puzzles_of("mini_halma")[0])
    desk.session.play(wrong_in(desk))
    desk.answer()
    assert len(desk.session.match.steps) == 1, "nobody replies"


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


def refuted(puzzle: Puzzle, here: Position) -> Refutation | None:
    """The opponent's turn that the rules find."""
    search = Refuter(CATALOGUE[puzzle.game], puzzle.side).find(here, puzzle.turns - 1, ())
    while True:
        try:
            next(search)
        except StopIteration as done:
            found: Refutation | None = done.value
            return found


def test_every_answer_spoils_the_goal() -> None:
    """Found again by playing all that can be played."""
    kinds: set[bool] = set()
    every = [one for key in with_puzzles() for one in puzzles_of(key)[::6]]
    for puzzle in (one for one in every if one.goal == "win" and one.turns in (1, 2)):
        here = puzzle.start()
        for step in [step for step in here.steps() if step not in puzzle.solution][::16]:
            after = here.play(step)
            if after.turn != 1 - puzzle.side:
                continue
            found = refuted(puzzle, after)
            assert found, f"{puzzle.id} {step}"
            kinds.add(found.wins)
            assert found.turn in [turn for turn, _ in turns_of(after)]
            end = played(after, found.turn)
            assert found.wins == won_by(end, 1 - puzzle.side)
            assert not won_by(end, puzzle.side)
            if puzzle.turns == 2 and not found.wins:
                assert not wins(end, puzzle.side)
    assert kinds == {True, False}


def test_the_professor_leaves_problems_alone() -> None:
    desk = Desk(puzzles_of("mini_halma")[0], QUICK.replace(teacher="strict"))
    wrong = next(step for step in desk.session.match.legal() if step != desk.right())
    desk.session.play(wrong)
    assert desk.state() is State.WRONG
    desk.answer()
    assert desk.session.teaching.question is None
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
    assert desk.said().startswith(TEXTS.get("problem-shown"))
    desk.activity.begin_again()
    desk.solve()
    assert desk.found == []


def test_advice_says_where_to_look_then_why_then_what_to_play() -> None:
    desk = Desk(problem("moulin", 2))
    right = desk.right()
    desk.session.advise()
    assert desk.session.match.position.places(right)[0] in desk.session.teaching.shown.where
    assert desk.said() == TEXTS.get("hint-where")
    desk.session.advise()
    assert desk.said() == TEXTS.get("hint-thinking")
    for _ in range(9):
        desk.wait(0.0)
    reason = TEXTS.get("problem-whatever", n=1)
    assert desk.said().endswith(f"{reason}{TEXTS.get('problem-hint-reason', reason='')[-2:]}")
    assert not desk.session.teaching.shown.turn
    desk.session.advise()
    assert desk.session.teaching.shown.turn == (right,)
    assert desk.said().endswith(reason)


def test_who_solves_it_hears_why_the_first_step_was_right() -> None:
    desk = Desk(problem("moulin", 2))
    desk.solve()
    assert desk.said() == TEXTS.get("problem-solved")
    for _ in range(9):
        desk.wait(0.0)
    assert desk.said().startswith(TEXTS.get("problem-solved"))
    assert TEXTS.get("problem-whatever", n=1) in desk.said()


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


@pytest.mark.parametrize("key", with_puzzles())
def test_every_goal_has_its_sentence(key: str) -> None:
    languages = {language: Texts(language) for language in ("fr", "en")}
    for puzzle in puzzles_of(key):
        desk = Desk(puzzle)
        for language, texts in languages.items():
            desk.session.speak(texts)
            assert puzzle.turns == 0 or puzzle.turns == 1 or str(puzzle.turns) in desk.activity.goal()
            assert faults(language, desk.activity.goal()) == []
