"""A wrong step of a problem, looked into: what the engine expects after it, and what the rules prove of that.

The engine searches in its own process; the proof is played out here, in slices that a frame has time for.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from time import monotonic

from jeux.play.analysis.analysis import DEEP, QUICK, Inquiry
from jeux.play.analysis.expected_lines import playable, turn_of
from jeux.play.analysis.verdicts import Verdict
from jeux.play.learn.puzzle.puzzles import Puzzle
from jeux.play.learn.puzzle.refutation import Refutation, Refuter, played, turns_of, won_by
from jeux.play.table.activity import ActivityTable
from jeux.rules.contract import Position
from jeux.rules.facts import GivenUp

SLICE = 0.008
"""Seconds of a frame that the proof may take."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How a wrong step is answered: the `rest` of its turn, then the opponent's `reply`; both may be empty. `wins`: the
    reply wins the game. `prevents`: whether it is proved to leave no win in the turns that the problem allows; None
    where the proof was given up or none was looked for. `verdict` is what the engine found of the position before the
    step, None where it is lost."""

    before: Position
    step: str
    rest: tuple[str, ...]
    reply: tuple[str, ...]
    left: int
    """The turns in which the solver would have to win after this one."""
    verdict: Verdict | None
    wins: bool = False
    prevents: bool | None = None

    @property
    def line(self) -> tuple[str, ...]:
        """What follows the step."""
        return (*self.rest, *self.reply)

    @property
    def end(self) -> Position:
        """The position after the solver's turn."""
        return played(self.before, (self.step, *self.rest))


class Trial:
    """Finds the answer to the wrong step that was played after `number` steps of the match on a table; the solver has
    `left` turns more after this one."""

    def __init__(self, puzzle: Puzzle, table: ActivityTable, number: int, left: int) -> None:
        self.answer: Answer | None = None
        self._puzzle, self._table, self._left = puzzle, table, left
        self._before, self._step = table.match.positions[number], table.match.steps[number]
        self._proof: Generator[None, None, Refutation | None] | None = None
        stage = QUICK if puzzle.turns else DEEP
        table.conductor.study(Inquiry(number, stage, self._hear, of=self._step, answer=self._replied_to))

    @property
    def _replied_to(self) -> bool:
        """Whether the opponent decides after the solver, without chance in between."""
        return self._puzzle.players == 2 and self._puzzle.goal in ("win", "draw")

    def _hear(self, verdict: Verdict | None, whole: bool) -> None:
        if not whole or self.answer or self._proof:
            return
        rest, reply = self._expected(verdict) if self._replied_to else ((), ())
        end = played(self._before, (self._step, *rest))
        side = self._puzzle.side
        found = Answer(self._before, self._step, rest, reply, self._left, verdict)
        if end.turn == 1 - side and self._puzzle.goal == "win" and self._puzzle.turns:
            self._found = found
            self._proof = Refuter(self._table.match.game, side).find(end, self._left, reply)
        else:
            self.answer = replace(found, wins=bool(reply) and won_by(played(end, reply), 1 - side))

    def _expected(self, verdict: Verdict | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """How the engine expects the turn to go on, and the reply; the first way to end it where it expects nothing."""
        line = playable(self._before, verdict.of(self._step).line) if verdict else ()
        turn = turn_of(self._before, line) or (self._step,)
        here = played(self._before, turn)
        if here.turn == self._puzzle.side:
            more, _ = next(turns_of(here))
            return (*turn[1:], *more), ()
        reply = turn_of(here, line[len(turn) :]) if here.turn >= 0 else ()
        whole = bool(reply) and played(here, reply).turn != here.turn
        return turn[1:], reply if whole else ()

    def work(self) -> None:
        """Go on with the proof for a moment."""
        if self.answer or self._proof is None:
            return
        end = monotonic() + SLICE
        try:
            while monotonic() < end:
                next(self._proof)
        except StopIteration as done:
            proved: Refutation | None = done.value
            if proved is None:
                self._conclude(self._found.reply, prevents=False)
            else:
                self._conclude(proved.turn, proved.wins, prevents=True)
        except GivenUp:
            self._conclude(self._found.reply)

    def _conclude(self, reply: tuple[str, ...], wins: bool = False, prevents: bool | None = None) -> None:
        self.answer = replace(self._found, reply=reply, wins=wins, prevents=prevents)
