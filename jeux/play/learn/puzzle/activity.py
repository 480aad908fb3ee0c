"""A problem at the table: a person plays one side, the solution the other one, and a wrong step is answered.

What is right is in the solution tree. The engine says what to expect after a wrong step, the rules prove that it misses
the goal, and what refutes it stays on the board until a person takes it back.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import pairwise

from jeux.play.analysis.expected_lines import turn_of
from jeux.play.analysis.zones import zone
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.learn.puzzle.answer_words import AnswerWords
from jeux.play.learn.puzzle.puzzle_words import goal_of
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.play.learn.puzzle.solution_words import Reasoning, SolutionWords
from jeux.play.learn.puzzle.trial import Trial
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import EngineProblem, Played, Waiting
from jeux.play.table.report import Report

WRONG_SECONDS = 1.2
"""Seconds between a wrong step and each step of the answer to it."""
WHERE, REASON, STEP = 1, 2, 3
"""What each press of « Conseil » tells."""


class State(Enum):
    """The progress of the problem."""

    TO_SOLVE = auto()
    ANSWERED = auto()
    """The opponent's reply follows automatically."""
    WRONG = auto()
    """A wrong step is on the board."""
    SOLVED = auto()


class PuzzleActivity(Activity):
    """Plays one problem. `found` is called when a person has solved it without help."""

    in_turn = confirms = False
    quiet = True  # the problem itself says what is wrong

    def __init__(self, puzzle: Puzzle, found: Callable[[], None]) -> None:
        self.puzzle = puzzle
        self.showing = False
        """Whether the solution is being played automatically."""
        self._helped = False
        self._found = found
        self._rested = 0.0
        self._trial: Trial | None = None
        """The wrong step on the board, looked into."""
        self._answer: list[str] | None = None
        """The steps still to be played of the answer to it; None until the answer is known."""
        self._reasoning: tuple[tuple[str, ...], Reasoning] | None = None
        """Why the last of these steps is right after the others, looked into."""
        self._pressed: tuple[tuple[str, ...], int] = ((), 0)
        """How often « Conseil » was pressed after these steps."""

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        self._first = len(table.match.steps)
        """The number of steps before the problem begins."""

    # --- how far one is -------------------------------------------------------------------------------------------

    @property
    def node(self) -> Tree | None:
        """The subtree of the solution from here; None after a wrong step."""
        node: Tree = self.puzzle.solution
        for step in self.table.match.steps[self._first :]:
            if step not in node:
                return None
            node = node[step]
        return node

    @property
    def state(self) -> State:
        """The progress of the problem."""
        node = self.node
        if node is None:
            return State.WRONG
        if not node:
            return State.SOLVED
        return State.TO_SOLVE if self.table.match.position.turn == self.puzzle.side else State.ANSWERED

    def waiting(self) -> Waiting:
        """Wait for a person while a step is to be found."""
        state = self.state
        if state is State.TO_SOLVE and not self.showing:
            return Waiting.PERSON
        return Waiting.OVER if state is State.SOLVED or self.answered else Waiting.COMPUTER

    @property
    def answered(self) -> bool:
        """Whether a wrong step is on the board with all of its answer."""
        return self.state is State.WRONG and self._answer == []

    @property
    def busy(self) -> bool:
        """Whether the answer to a wrong step is looked for."""
        return self.state is State.WRONG and self._answer is None

    def goal(self) -> str:
        """The goal in one sentence."""
        return goal_of(self.puzzle, self.table.sentences)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step of the solver to be taken back."""
        return self.begun

    @property
    def begun(self) -> bool:
        """Whether a step has been played."""
        return len(self.table.match.steps) > self._first

    # --- what a person does ---------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """Play a step that a person tries."""
        self._tell_of(self.table.conductor.play(step), put_down=put_down)
        self.table.hand.rest = rest

    def _tell_of(self, played: Played, *, put_down: bool = False, unasked: bool = False) -> None:
        """Show a step, and whether it is right."""
        table = self.table
        self._rested, table.notice = 0.0, None
        sounds: tuple[str, ...] = ()
        state = self.state
        if state is State.WRONG:
            table.notice = table.notice_of("problem-wrong", Kind.REFUSAL)
            sounds = ("illegal",)
        elif state is State.SOLVED:
            table.notice = table.notice_of(self._end_name)
            sounds = () if self.showing else ("win",)
            if not self.showing and not self._helped:
                self._found()
        elif unasked and state is State.TO_SOLVE and not self.showing:
            sounds = ("turn",)
        table.moved(Report(played=played, put_down=put_down, sounds=sounds))
        if state is State.WRONG:
            self._look_into(len(table.match.steps) - 1)
        elif state is State.SOLVED:
            self._reason_at(self._first_choice())

    @property
    def _end_name(self) -> str:
        return "problem-shown" if self.showing else "problem-solved"

    def _look_into(self, number: int) -> None:
        """Look for the answer to the wrong step that was played after so many steps."""
        self._answer, self._reasoning = None, None
        self._trial = Trial(self.puzzle, self.table, number, self._left_after(number))

    def _left_after(self, number: int) -> int:
        """The turns that the solver has left after the one that begins, or goes on, after so many steps."""
        turns = [position.turn for position in self.table.match.positions[self._first : number + 1]]
        played = sum(turn == self.puzzle.side != after for turn, after in pairwise(turns))
        return self.puzzle.turns - played - 1

    def _reason_at(self, number: int) -> Reasoning:
        """What is known of the right step after so many steps; it is asked for where it is not known."""
        conductor, step = self.table.conductor, self._right_step(number)
        line = (*self.table.match.steps[:number], step)
        if self._reasoning and self._reasoning[0] == line:
            known = self._reasoning[1]
            if known.over or conductor.inquiry:
                return known
        found = Reasoning(conductor, number, step)
        self._reasoning = line, found
        return found

    def _node_after(self, number: int) -> Tree:
        """The subtree of the solution after so many steps, all of them right."""
        node: Tree = self.puzzle.solution
        for step in self.table.match.steps[self._first : number]:
            node = node[step]
        return node

    def _right_step(self, number: int) -> str:
        """The right step after so many steps: the one that was played, or else the first one."""
        node, steps = self._node_after(number), self.table.match.steps
        return steps[number] if number < len(steps) and steps[number] in node else next(iter(node))

    def _reason(self, number: int) -> str:
        """Why the right step after so many steps is right."""
        words = SolutionWords(self.puzzle, self.table)
        verdict = self._reason_at(number).verdict
        step = self._right_step(number)
        return words.reason(number, self._node_after(number), step, self._left_after(number), verdict)

    def refuse(self, refused: Refuse) -> None:
        """Explain a refused gesture, but only while a step is to be found."""
        if self.state is State.TO_SOLVE and not self.showing:
            self.table.refuse(refused)

    def undo(self) -> None:
        """Take back to the last decision of the solver."""
        self.showing = False
        if faces := self.table.hand.faces:
            faces.popitem()
        turns = [position.turn for position in self.table.match.positions[:-1]]
        before = [number for number, turn in enumerate(turns) if turn == self.puzzle.side]
        last = before[-1] if before else self._first
        self.table.undo_to(self._left_at() if self.state is State.WRONG else last)

    def redo(self) -> None:
        """Do nothing: the solver has to find a right step again."""

    def begin_again(self) -> None:
        """Go back to the first position."""
        self.showing = False
        self.table.undo_to(self._first)

    def show_solution(self) -> None:
        """Play the solution by itself, from the first position."""
        self._helped = True
        self.table.undo_to(self._first)
        self.showing, self._rested = True, 0.0
        self.table.refresh()

    def advise(self) -> None:
        """Say where to look, at the next press why the right step is right, then which it is."""
        table, node = self.table, self.node
        if self.state is not State.TO_SOLVE or not node:
            return
        steps = table.match.steps
        pressed = self._pressed[1] + 1 if self._pressed[0] == steps else WHERE
        places = zone(table.match.game.board, table.match.position, next(iter(node)))
        if pressed == WHERE and not places:
            pressed = REASON
        self._pressed = steps, min(STEP, pressed)
        self._helped = True
        table.forget_marks()
        table.teaching.adviser.shown = Shown(where=places)
        reasoning = self._reason_at(len(steps))
        if pressed == WHERE:
            table.say(table.notice_of("hint-where"), "hint")
        elif reasoning.over:
            self._advise_on()
        else:
            table.say(table.notice_of("hint-thinking"))

    def _advise_on(self) -> None:
        """Tell the reason, or the step: at the third press, and where there is no reason."""
        table, steps = self.table, self.table.match.steps
        reason = self._reason(len(steps))
        if reason and self._pressed[1] == REASON:
            table.say(Notice(table.texts.get("problem-hint-reason", reason=reason)), "hint")
            return
        step = self._right_step(len(steps))
        self._pressed = steps, STEP
        table.teaching.adviser.shown = Shown(turn=(step,))
        told = table.texts.get("hint-step", step=table.sentences.step(table.match.position, step))
        table.say(Notice(" ".join(part for part in (told, reason) if part)), "hint")

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: play the opponent's reply, take back a wrong step, play the solution."""
        heard = self._listen()
        if moving or held:
            return heard
        if self.waiting() is Waiting.PERSON and self.table.hand_goes_on():
            return True
        self._rested += dt
        return self._go_on() or heard

    def _listen(self) -> bool:
        """Take what the engine says, and go on with what is looked into. True when something was said of it."""
        table = self.table
        for news in table.conductor.listen():
            if isinstance(news, EngineProblem):
                table.hear(news)
        if self._trial and self.busy:
            self._trial.work()
        if self._reasoning is None or not self._reasoning[1].over:
            return False
        if self.state is State.SOLVED and table.notice == table.notice_of(self._end_name):
            return self._praise(self._end_name)
        if table.notice == table.notice_of("hint-thinking"):
            self._advise_on()
            return True
        return False

    def _first_choice(self) -> int:
        """The number of steps before the first one of the solution that could have been a wrong one."""
        node: Tree = self.puzzle.solution
        for number, step in enumerate(self.table.match.steps[self._first :], self._first):
            position = self.table.match.positions[number]
            if position.turn == self.puzzle.side and any(other not in node for other in position.steps()):
                return number
            node = node[step]
        return self._first

    def _praise(self, name: str) -> bool:
        """Add to the sentence at the end why the first step that had to be found is right, with its name where others
        stand on the list. Returns whether there is a reason."""
        table, match, number = self.table, self.table.match, self._first_choice()
        reason = self._reason(number)
        if not reason:
            return False
        told, here, steps = table.texts.get(name), match.positions[number], match.steps[number:]
        turn = turn_of(here, steps) if table.players > 1 else steps[:1]
        if len(match.steps) == self._first + len(turn):
            table.say(Notice(f"{told} {reason}"))
            return True
        lines = []
        for aloud in (False, True):
            moves = table.words.way(here, turn, aloud).rstrip(".")
            lines.append(f"{told} {table.texts.get('problem-why', moves=moves, reason=reason)}")
        table.say(Notice(lines[0], spoken=lines[1] if lines[1] != lines[0] else ""))
        return True

    def _go_on(self) -> bool:
        table, state, node = self.table, self.state, self.node
        if state is State.SOLVED or (state is State.TO_SOLVE and not self.showing):
            return False
        if self._rested < self._pause(state):
            return False
        if node:
            self._tell_of(table.conductor.play(next(iter(node))), unasked=True)
            return True
        return self._answer_on()

    def _answer_on(self) -> bool:
        """Say the answer to a wrong step, and play the next step of it."""
        table, answer = self.table, self._trial.answer if self._trial else None
        if answer is None or self._answer == []:
            return False
        if self._answer is None:
            self._answer = list(answer.line)
            words = AnswerWords(self.puzzle, table.match.game, table.wording.reasons, table.words)
            told, spoken = words.say(answer, spoken=False), words.say(answer, spoken=True)
            table.notice = Notice(told, Kind.REFUSAL, spoken="" if spoken == told else spoken)
        self._rested = 0.0
        played = table.conductor.play(self._answer.pop(0)) if self._answer else None
        table.moved(Report(played=played))
        return True

    def _pause(self, state: State) -> float:
        """Seconds until the next automatic action."""
        return WRONG_SECONDS if state is State.WRONG else duration("pause", self.table.settings().animation)

    def _left_at(self) -> int:
        """The number of steps, from the start of the match, before the first wrong one."""
        node: Tree = self.puzzle.solution
        for number, step in enumerate(self.table.match.steps[self._first :], self._first):
            if step not in node:
                return number
            node = node[step]
        return len(self.table.match.steps)
