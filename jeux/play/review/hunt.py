"""« Trouver mieux »: the errors of one player in order, each with a better step to find."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import Protocol

from jeux.match.match import Match
from jeux.play.analysis.analysis import QUICK, Inquiry, Verdict, Worth, turn_with
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.review.review import JudgedTurn, Review
from jeux.play.review.review_words import ReviewWords
from jeux.play.table.activity import ActivityTable
from jeux.play.table.conductor import Conductor


class Stage(Enum):
    """The stages of one error."""

    ASKED = auto()
    JUDGED = auto()
    """The tried step has to be searched first."""
    WRONG = auto()
    FOUND = auto()
    SHOWN = auto()
    """The solution was shown."""


class Walked(Protocol):
    """The part of the review that a hunt uses."""

    whole: Match
    review: Review
    told: ReviewWords
    judge: Conductor
    table: ActivityTable

    def errors_of(self, player: int) -> list[JudgedTurn]:
        """The errors of a player that are known, in order."""

    def stand(self, number: int) -> None:
        """Put the game after so many steps on the table."""

    def begin_line(self, number: int, line: tuple[str, ...]) -> None:
        """Show a line from the position after so many steps."""

    def go(self, number: int) -> None:
        """Go back to the game after so many steps."""


class Hunt:
    """Goes through the errors of a player; the analysis may add more meanwhile."""

    def __init__(self, walked: Walked, player: int, error: JudgedTurn) -> None:
        self._walked, self._player, self._error = walked, player, error
        self.stage = Stage.ASKED
        self._tried = ""

    @property
    def number(self) -> int:
        """The number of steps before the error."""
        return self._error.worst

    @property
    def place(self) -> tuple[int, int]:
        """The rank of this error, from 1, and the number of errors."""
        firsts = [turn.first for turn in self._walked.errors_of(self._player)]
        return firsts.index(self._error.first) + 1, len(firsts)

    def question(self) -> str:
        """The question in words."""
        walked, number, error = self._walked, self.number, self._error
        place, of = self.place
        played = walked.whole.steps[number : error.first + error.count]
        step = walked.told.words.moves(walked.whole.positions[number], played)
        side = walked.told.sentences.side(self._player, title=True)
        return walked.table.texts.get("review-find", n=place, of=of, step=step, side=side)

    # --- what a person does ---------------------------------------------------------------------------------------

    def try_again(self) -> None:
        """Go back to the position before the error."""
        self.stage = Stage.ASKED
        self._walked.stand(self.number)

    def next(self) -> None:
        """Go to the next error; after the last one, back to the game."""
        following = [turn for turn in self._walked.errors_of(self._player) if turn.first > self._error.first]
        if following:
            self._error = following[0]
            self.try_again()
        else:
            self._walked.go(self.number)

    def show_solution(self) -> None:
        """Show the best line on the board."""
        verdict = self._walked.review.verdict(self.number)
        self.stage = Stage.SHOWN
        if verdict:
            self._walked.table.say(None)
            self._walked.begin_line(self.number, verdict.best.line or (verdict.best.step,))

    def judge(self, step: str) -> None:
        """Say whether a step played here is good enough, once it has been searched."""
        walked, number = self._walked, self.number
        self._tried = step
        good = walked.review.good_enough(number, step) if step != walked.whole.steps[number] else False
        if good is not None:
            self._tell(good)
            return
        self.stage = Stage.JUDGED
        table = walked.table
        table.refresh()
        table.say(Notice(table.texts.get("review-looking")))
        take = partial(self._searched, self._error)
        walked.judge.study(Inquiry(number, QUICK, take, of=step, facts=False))

    def _searched(self, error: JudgedTurn, verdict: Verdict | None, whole: bool) -> None:
        if error is not self._error or self.stage is not Stage.JUDGED or not whole:
            return
        good = self._walked.review.good_enough(self.number, self._tried) if verdict else None
        if good is not None:
            self._tell(good)
            return
        self.stage = Stage.WRONG
        table = self._walked.table
        table.say(Notice(table.texts.get("error-engine-silent"), Kind.REFUSAL))

    def _rest(self, worth: Worth) -> str:
        """The rest of the turn of a step that was found: its value assumes that these steps follow."""
        walked, position = self._walked, self._walked.whole.positions[self.number]
        rest = turn_with(walked.whole, position, worth)[1:]
        moves = walked.told.words.moves(position.play(worth.step), rest) if rest else ""
        return walked.table.texts.get("review-found-rest", step=moves) if rest else ""

    def _tell(self, good: bool) -> None:
        walked, table, number = self._walked, self._walked.table, self.number
        self.stage = Stage.FOUND if good else Stage.WRONG
        parts = [table.texts.get("review-found" if good else "review-not-yet")]
        verdict, kind = walked.judge.analysis.known(number), Kind.PLAIN
        if verdict and not verdict.of(self._tried).bound:
            worth, position = verdict.of(self._tried), walked.whole.positions[number]
            parts += [self._rest(worth)] if good else []
            parts.append(walked.told.words.worth(position, worth))
            kind = Kind.PROOF if worth.exact else Kind.ESTIMATE
        table.refresh()
        table.say(Notice(" ".join(part for part in parts if part), kind), "hint" if good else "illegal")
