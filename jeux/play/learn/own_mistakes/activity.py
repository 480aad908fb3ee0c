"""A mistake at the table: a person looks for a better step than the one of the game.

What the review found judges a step. One that it did not search is searched now, by the question of the review. A wrong
step is answered by what was expected after it, and taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from jeux.common.clock import today
from jeux.common.files import Problem
from jeux.play.analysis.analysis import DEEP, Inquiry
from jeux.play.analysis.expected_lines import playable
from jeux.play.analysis.verdicts import Verdict
from jeux.play.analysis.zones import zone
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.learn.own_mistakes.mistake_words import MistakeWords
from jeux.play.learn.own_mistakes.mistakes import Mistake
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import EngineProblem, Waiting
from jeux.play.table.report import Report

WRONG_SECONDS = 1.2
"""Seconds that a step stays on the board before it is answered or taken back."""
ANSWER_SECONDS = 2.4
"""Seconds that the answer stays there."""


class State(Enum):
    """The progress of the search for a better step."""

    TO_FIND = auto()
    JUDGED = auto()
    """The tried step is searched first."""
    WRONG = auto()
    """A wrong step is on the board."""
    SHOWING = auto()
    """The solution is about to be played."""
    FOUND = auto()


class MistakeActivity(Activity):
    """Asks one mistake. `keep` keeps it as it is after the first answer."""

    in_turn = confirms = False
    quiet = True  # the activity itself says what is wrong

    def __init__(self, mistake: Mistake, keep: Callable[[Mistake], Problem | None]) -> None:
        self.mistake = mistake
        self.state = State.TO_FIND
        self.helped = False
        """Whether the solution or a part of it was shown."""
        self._keep = keep
        self.answered = False
        """Whether the first answer was given: what is found after it changes nothing."""
        self._rested = 0.0
        self._reply: tuple[str, ...] = ()
        """The steps still to be played of the answer to a wrong step."""

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        self._first = len(table.match.steps)
        """The number of steps before the mistake."""
        table.conductor.analysis.restore(self._first, self.mistake.verdict)
        table.conductor.analysis.tell(self._first)

    # --- the state ------------------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """Wait for a person while a step is to be found."""
        return {State.TO_FIND: Waiting.PERSON, State.FOUND: Waiting.OVER}.get(self.state, Waiting.COMPUTER)

    @property
    def busy(self) -> bool:
        return self.table.conductor.inquiry is not None

    @property
    def can_undo(self) -> bool:
        return self.begun

    @property
    def begun(self) -> bool:
        """Whether a step has been tried."""
        return len(self.table.match.steps) > self._first

    @property
    def words(self) -> MistakeWords:
        """The words, in the language of the table."""
        return MistakeWords(self.mistake, self.table.match.positions[self._first], self.table.sentences)

    # --- what a person does ---------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """Judge a step; the rest of a turn is not asked for."""
        table = self.table
        played = table.conductor.play(step)
        self._rested, table.notice = 0.0, None
        good = self.mistake.accepts(step)
        sounds: tuple[str, ...] = ()
        if good is None:
            self.state, table.notice = State.JUDGED, table.notice_of("review-looking")
        else:
            sounds = self._judge(step, good, self.mistake.verdict)
        table.moved(Report(played=played, put_down=put_down, sounds=sounds))
        if good is None:
            take = partial(self._searched, step)
            table.conductor.study(Inquiry(self._first, DEEP, take, of=step, facts=False))

    def _searched(self, step: str, verdict: Verdict | None, whole: bool) -> None:
        if self.state is not State.JUDGED or not whole:
            return
        self._rested, table = 0.0, self.table
        good = verdict.good_enough(step) if verdict else None
        if verdict is None or good is None:
            self.state = State.WRONG  # it is taken back, and counts for nothing
            table.say(table.notice_of("error-engine-silent", Kind.REFUSAL))
            return
        sounds = self._judge(step, good, verdict)
        table.refresh()
        table.say(table.notice, *sounds)

    def _judge(self, step: str, good: bool, verdict: Verdict) -> tuple[str, ...]:
        """Say whether a step is good enough, and keep the first answer. Returns the sounds."""
        table, words = self.table, self.words
        if good:
            self.state = State.FOUND
            table.notice = self._noted(words.found(step, verdict), solved=not self.helped)
            return ("win",)
        self.state, line = State.WRONG, verdict.of(step).line
        self._reply = self._reply_in(line) if line[:1] == (step,) else ()
        table.notice = self._noted(words.wrong(step, verdict), solved=False, kind=Kind.REFUSAL)
        return ("illegal",)

    def _noted(self, told: str, solved: bool, kind: Kind = Kind.PLAIN) -> Notice:
        """What is told of an answer. The first one is kept; once a step is found, when it is asked again is told."""
        problem = None
        if not self.answered:
            self.answered, self.mistake = True, self.mistake.answered(solved, today())
            problem = self._keep(self.mistake)
        again = self.words.again() if self.state is State.FOUND else ""
        trouble = self.table.texts.get(f"error-{problem.code}") if problem else ""
        return Notice("\n".join(part for part in (told, again, trouble) if part), Kind.REFUSAL if problem else kind)

    def _reply_in(self, line: tuple[str, ...]) -> tuple[str, ...]:
        """What is expected after the tried step, to the end of the others' answer; empty where there is none."""
        position, side, steps = self.table.match.position, self.mistake.side, list[str]()
        answered = False
        for step in playable(position, line[1:]):
            if answered and position.turn == side:
                break
            answered |= position.turn != side
            steps.append(step)
            position = position.play(step)
        return tuple(steps) if answered else ()

    def refuse(self, refused: Refuse) -> None:
        """Explain a refused gesture, but only while a step is to be found."""
        if self.state is State.TO_FIND:
            self.table.refuse(refused)

    def undo(self) -> None:
        """Go back to the position before the mistake."""
        self.begin_again()

    def redo(self) -> None:
        """Do nothing: the step has to be found again."""

    def begin_again(self) -> None:
        """Go back to the position before the mistake."""
        self.state, self._reply = State.TO_FIND, ()
        self.table.conductor.leave()
        self.table.hand.faces.clear()
        self.table.undo_to(self._first)

    def show_solution(self) -> None:
        """Play the best step by itself."""
        self.begin_again()
        self.helped = True
        self._noted("", solved=False)
        self.state, self._rested = State.SHOWING, 0.0
        self.table.refresh()

    def advise(self) -> None:
        """Say where to look, and at the next press what to play and why."""
        table, best = self.table, self.mistake.verdict.best.step
        if self.state is not State.TO_FIND:
            return
        position, adviser = table.match.position, table.teaching.adviser
        places, looked = zone(table.match.game.board, position, best), adviser.shown.where
        self.helped = True
        table.forget_marks()
        if places and not looked:
            adviser.shown = Shown(where=places)
            table.say(self._with_trouble(table.texts.get("hint-where")), "hint")
        else:
            adviser.shown = Shown(turn=(best,))
            table.say(self._with_trouble(self.words.solution()), "hint")

    def _with_trouble(self, told: str) -> Notice:
        return self._noted(told, solved=False)

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: hear what is searched, answer a wrong step, take it back, show the solution."""
        if self.state is State.JUDGED:
            return self._listen()
        if moving or held or self.state in (State.TO_FIND, State.FOUND):
            return False
        self._rested += dt
        if self._rested < self._pause():
            return False
        self._rested = 0.0
        self._go_on()
        return True

    def _listen(self) -> bool:
        news = self.table.conductor.listen()
        for each in news:
            if isinstance(each, EngineProblem):
                self.table.say(self.table.notice_of(f"error-{each.code}", Kind.REFUSAL))
        return bool(news) or self.state is not State.JUDGED

    def _go_on(self) -> None:
        table = self.table
        if self.state is State.SHOWING:
            self.state = State.FOUND
            played = table.conductor.play(self.mistake.verdict.best.step)
            table.notice = self._noted(self.words.solution(), solved=False)
            table.moved(Report(played=played))
        elif self._reply:
            step, self._reply = self._reply[0], self._reply[1:]
            table.moved(Report(played=table.conductor.play(step)))
        else:
            self.state = State.TO_FIND
            table.match.undo_to(self._first)
            table.moved(Report(taken_back=True))

    def _pause(self) -> float:
        """Seconds until the next automatic action."""
        if self.state is State.SHOWING:
            return duration("pause", self.table.settings().animation)
        answered = len(self.table.match.steps) > self._first + 1
        return ANSWER_SECONDS if answered and not self._reply else WRONG_SECONDS
