"""A problem at the table: a person plays one side, the solution the other one, and a wrong step is taken back.

No search of the engine is run: the answers are in the solution tree, and the rules prove what refutes a wrong step.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import pairwise

from jeux.play.analysis.zones import zone
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.learn.puzzle.puzzle_words import goal_of
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.play.learn.puzzle.refutation import refutation
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Played, Waiting
from jeux.play.table.report import Report

WRONG_SECONDS = 1.2
"""Seconds that a wrong step stays on the board before it is answered or taken back."""
ANSWER_SECONDS = 2.4
"""Seconds that the answer stays there."""


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
        self._answer: tuple[str, ...] = ()
        """The steps still to be played of the opponent's answer to a wrong step."""

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
        return Waiting.OVER if state is State.SOLVED else Waiting.COMPUTER

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
            self._refute()
            sounds = ("illegal",)
        elif state is State.SOLVED:
            table.notice = table.notice_of("problem-shown" if self.showing else "problem-solved")
            sounds = () if self.showing else ("win",)
            if not self.showing and not self._helped:
                self._found()
        elif unasked and state is State.TO_SOLVE and not self.showing:
            sounds = ("turn",)
        table.moved(Report(played=played, put_down=put_down, sounds=sounds))

    def _refute(self) -> None:
        """Say that a step is wrong, and why where the rules prove it."""
        table, match = self.table, self.table.match
        turns = [position.turn for position in match.positions[self._first :]]
        played = sum(turn == self.puzzle.side != after for turn, after in pairwise(turns))
        found = refutation(self.puzzle, match.position, self.puzzle.turns - played)
        self._answer = found.turn if found else ()
        table.notice = table.notice_of(found.name if found else "problem-wrong", Kind.REFUSAL)

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
        self.table.undo_to(before[-1] if before else self._first)

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
        """Say where to look, and at the next press what to play."""
        table, node = self.table, self.node
        if self.state is not State.TO_SOLVE or not node:
            return
        step, position, adviser = next(iter(node)), table.match.position, table.teaching.adviser
        places = zone(table.match.game.board, position, step)
        looked = adviser.shown.where
        self._helped = True
        table.forget_marks()
        if places and not looked:
            adviser.shown = Shown(where=places)
            table.say(table.notice_of("hint-where"), "hint")
        else:
            adviser.shown = Shown(turn=(step,))
            told = table.texts.get("hint-step", step=table.sentences.step(position, step))
            table.say(Notice(told), "hint")

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: play the opponent's reply, take back a wrong step, play the solution."""
        if moving or held:
            return False
        if self.waiting() is Waiting.PERSON and self.table.hand_goes_on():
            return True
        self._rested += dt
        return self._go_on()

    def _go_on(self) -> bool:
        table, state, node = self.table, self.state, self.node
        if state is State.SOLVED or (state is State.TO_SOLVE and not self.showing):
            return False
        if self._rested < self._pause(state):
            return False
        if node:
            self._tell_of(table.conductor.play(next(iter(node))), unasked=True)
        elif self._answer:
            self._rested, step, self._answer = 0.0, self._answer[0], self._answer[1:]
            table.moved(Report(played=table.conductor.play(step)))
        else:
            table.match.undo_to(self._left_at())
            table.moved(Report(taken_back=True))
        return True

    def _pause(self, state: State) -> float:
        """Seconds until the next automatic action."""
        if state is not State.WRONG:
            return duration("pause", self.table.settings().animation)
        answered = len(self.table.match.steps) > self._left_at() + 1
        return ANSWER_SECONDS if answered and not self._answer else WRONG_SECONDS

    def _left_at(self) -> int:
        """The number of steps, from the start of the match, before the first wrong one."""
        node: Tree = self.puzzle.solution
        for number, step in enumerate(self.table.match.steps[self._first :], self._first):
            if step not in node:
                return number
            node = node[step]
        return len(self.table.match.steps)
