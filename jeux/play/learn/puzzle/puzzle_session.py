"""A problem at the table: a person plays one side, the solution the other one, and a wrong step is taken back.

Nothing is thought about: the answers are in the tree of the problem; what a wrong step allows, the rules tell.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import pairwise

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.match.match import Match
from jeux.play.analysis.zones import zone
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import duration
from jeux.play.learn.puzzle.puzzle_words import goal_of
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.play.learn.puzzle.refutation import refutation
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Conductor, Played, Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Keeper, Session

WRONG_SECONDS = 1.2
"""How long a wrong step lies on the board before it is answered or taken back."""
ANSWER_SECONDS = 2.4
"""How long the answer lies there."""


class State(Enum):
    """How far one is."""

    TO_SOLVE = auto()
    ANSWERED = auto()
    """The adversary's reply comes by itself."""
    WRONG = auto()
    """A wrong step lies on the board."""
    SOLVED = auto()


class PuzzleSession(Session):
    """Plays one problem. `found` is told when a person has solved it."""

    in_turn = False

    def __init__(
        self,
        match: Match,
        puzzle: Puzzle,
        engine: Engine,
        keeper: Keeper,
        texts: Texts,
        settings: Callable[[], Settings],
        show: Callable[[Report], None],
        found: Callable[[], None],
    ) -> None:
        self.puzzle = puzzle
        self.showing = False
        """Whether the solution plays by itself."""
        self._helped = False
        self._found = found
        self._rested = 0.0
        self._answer: tuple[str, ...] = ()
        """What is still to be played of the adversary's answer to a wrong step."""
        self._first = len(match.steps)
        """The steps before the problem begins."""
        super().__init__(match, engine, keeper, texts, settings, show)
        self.teaching.quiet = True  # the problem itself says what is wrong

    def _conduct(self) -> None:
        self.conductor = Conductor(self.match, self._engine, self._settings)

    # --- how far one is -------------------------------------------------------------------------------------------

    @property
    def node(self) -> Tree | None:
        """What the solution has from here on; None where it has been left."""
        node: Tree = self.puzzle.solution
        for step in self.match.steps[self._first :]:
            if step not in node:
                return None
            node = node[step]
        return node

    @property
    def state(self) -> State:
        """How far one is."""
        node = self.node
        if node is None:
            return State.WRONG
        if not node:
            return State.SOLVED
        return State.TO_SOLVE if self.match.position.turn == self.puzzle.side else State.ANSWERED

    def waiting(self) -> Waiting:
        """A person, while something is to be found."""
        state = self.state
        if state is State.TO_SOLVE and not self.showing:
            return Waiting.PERSON
        return Waiting.OVER if state is State.SOLVED else Waiting.COMPUTER

    def goal(self) -> str:
        """What is to be found, in one sentence."""
        return goal_of(self.puzzle, self.sentences)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step of the solver to be taken back."""
        return bool(self.hand.faces) or self.begun

    @property
    def begun(self) -> bool:
        """Whether a step has been played."""
        return len(self.match.steps) > self._first

    # --- what a person does ---------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """A person tries a step."""
        self._tell_of(self.conductor.play(step), put_down=put_down)
        self.hand.rest = rest

    def _tell_of(self, played: Played, *, put_down: bool = False, unasked: bool = False) -> None:
        """Show a step and what it is worth."""
        self._rested, self.notice = 0.0, None
        sounds: tuple[str, ...] = ()
        state = self.state
        if state is State.WRONG:
            self._refute()
            sounds = ("illegal",)
        elif state is State.SOLVED:
            self.notice = self._notice("problem-shown" if self.showing else "problem-solved")
            sounds = () if self.showing else ("win",)
            if not self.showing and not self._helped:
                self._found()
        elif unasked and state is State.TO_SOLVE and not self.showing:
            sounds = ("turn",)
        self.moved(Report(played=played, put_down=put_down, sounds=sounds))

    def _refute(self) -> None:
        """Say that a step is wrong, and why where the rules prove it."""
        turns = [position.turn for position in self.match.positions[self._first :]]
        played = sum(turn == self.puzzle.side != after for turn, after in pairwise(turns))
        found = refutation(self.puzzle, self.match.position, self.puzzle.turns - played)
        self._answer = found.turn if found else ()
        self.notice = self._notice(found.name if found else "problem-wrong", Kind.REFUSAL)

    def _refuse(self, step: str | None, place: str) -> None:
        """While nothing is to be found, a touch means nothing."""
        if self.state is State.TO_SOLVE and not self.showing:
            super()._refuse(step, place)

    def undo(self) -> None:
        """Take back to the last decision of the solver."""
        self.showing = False
        if self.hand.faces:
            self.hand.faces.popitem()
        steps = self.match.steps
        before = [number for number in range(len(steps)) if self.match.positions[number].turn == self.puzzle.side]
        self.undo_to(before[-1] if before else self._first)

    def redo(self) -> None:
        """Nothing is played again: what was right is found again."""

    def begin_again(self) -> None:
        """From the first position."""
        self.showing = False
        self.undo_to(self._first)

    def show_solution(self) -> None:
        """Play the solution by itself, from the first position."""
        self._helped = True
        self.undo_to(self._first)
        self.showing, self._rested = True, 0.0
        self.refresh()

    def advise(self) -> None:
        """Say where to look, and at the next press what to play."""
        node = self.node
        if self.state is not State.TO_SOLVE or not node:
            return
        step, position, adviser = next(iter(node)), self.match.position, self.teaching.adviser
        places = zone(self.match.game.board, position, step)
        looked = adviser.shown.where
        self._helped = True
        self._forget_marks()
        if places and not looked:
            adviser.shown = Shown(where=places)
            self.say(self._notice("hint-where"), "hint")
        else:
            adviser.shown = Shown(turn=(step,))
            self.say(Notice(self.texts.get("hint-step", step=self.sentences.step(position, step))), "hint")

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool = False, held: bool = False) -> bool:
        """Let `dt` seconds pass: the adversary replies, a wrong step goes back, the solution plays."""
        if self.hand.pressed:
            self.hand.hold(dt)
        if moving or held:
            return False
        if self.waiting() is Waiting.PERSON and (following := self.hand.goes_on()):
            self.do(following)
            return True
        self._rested += dt
        return self._go_on()

    def _go_on(self) -> bool:
        state, node = self.state, self.node
        if state is State.SOLVED or (state is State.TO_SOLVE and not self.showing):
            return False
        if self._rested < self._pause(state):
            return False
        if node:
            self._tell_of(self.conductor.play(next(iter(node))), unasked=True)
        elif self._answer:
            self._rested, step, self._answer = 0.0, self._answer[0], self._answer[1:]
            self.moved(Report(played=self.conductor.play(step)))
        else:
            notice = self.notice
            self.match.undo_to(self._left_at())
            self.notice = notice
            self.moved(Report(taken_back=True))
        return True

    def _pause(self, state: State) -> float:
        """The seconds until the board goes on by itself."""
        if state is not State.WRONG:
            return duration("pause", self._settings().animation)
        answered = len(self.match.steps) > self._left_at() + 1
        return ANSWER_SECONDS if answered and not self._answer else WRONG_SECONDS

    def _left_at(self) -> int:
        """How many steps were right."""
        node: Tree = self.puzzle.solution
        for number, step in enumerate(self.match.steps[self._first :], self._first):
            if step not in node:
                return number
            node = node[step]
        return len(self.match.steps)
