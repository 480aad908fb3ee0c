"""« Trouver mieux »: the errors of one player in order, each with a better turn to find.

A turn of several steps is played from its beginning; each step is judged by what it is worth after those before it.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import Protocol

from jeux.match.match import Match
from jeux.play.analysis.analysis import DEEP, Inquiry
from jeux.play.analysis.verdicts import Verdict
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.review.review import JudgedTurn, Review, good_enough
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

    @property
    def number(self) -> int:
        """The number of steps before the turn with the error."""
        return self._error.first

    @property
    def place(self) -> tuple[int, int]:
        """The rank of this error, from 1, and the number of errors."""
        firsts = [turn.first for turn in self._walked.errors_of(self._player)]
        return firsts.index(self._error.first) + 1, len(firsts)

    def question(self) -> Notice:
        """The question in words, as it is written and as it is heard."""
        written, spoken = self._asked(spoken=False), self._asked(spoken=True)
        return Notice(written, spoken="" if spoken == written else spoken)

    def _asked(self, spoken: bool) -> str:
        walked, number, error = self._walked, self.number, self._error
        place, of = self.place
        played = walked.whole.steps[number : number + error.count]
        step = walked.told.words.way(walked.whole.positions[number], played, spoken)
        side = walked.told.sentences.side(self._player, title=True)
        return walked.table.texts.get("review-find", n=place, of=of, step=step, side=side)

    # --- what is tried --------------------------------------------------------------------------------------------

    @property
    def _tried(self) -> tuple[str, ...]:
        """The steps of the turn that are tried."""
        return self._walked.table.match.steps[self.number :]

    @property
    def judge(self) -> Conductor:
        """Who knows what the last tried step is worth: where those before it were not played in the game, the position
        is one of the table alone."""
        before = self._tried[:-1]
        known = self._walked.whole.steps[self.number : self.number + len(before)] == before
        return self._walked.judge if known else self._walked.table.conductor

    def _verdict(self) -> Verdict | None:
        """What is known of the position before the last tried step."""
        return self.judge.analysis.known(self.number + len(self._tried) - 1)

    def _good(self) -> bool | None:
        """Whether the last tried step is good enough; None where it has to be searched first."""
        tried, number = self._tried, self.number
        repeated = self._walked.whole.steps[number : number + len(tried)] == tried
        least = self._error.count if self._walked.review.is_whole(number) else self._error.worst - number + 1
        if repeated and len(tried) >= least:
            return False
        return good_enough(self._verdict(), tried[-1])

    @property
    def _over(self) -> bool:
        """Whether the tried turn is over."""
        match = self._walked.table.match
        return match.record.players == 1 or match.position.turn != self._player

    # --- what a person does ---------------------------------------------------------------------------------------

    def try_again(self) -> None:
        """Go back to the position before the turn."""
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
        self.stage = Stage.SHOWN
        line = self._solution()
        if line:
            self._walked.table.say(None)
            self._walked.begin_line(self.number, line)

    def _solution(self) -> tuple[str, ...]:
        """The steps of the turn that were best, then the best line from the first one that was not."""
        steps, review = self._walked.whole.steps, self._walked.review
        for number in range(self.number, self._error.worst + 1):
            verdict = review.verdict(number)
            if verdict and (number == self._error.worst or verdict.best.step != steps[number]):
                return (*steps[self.number : number], *(verdict.best.line or (verdict.best.step,)))
        return ()

    def tried(self) -> None:
        """Say whether the step that was just played is good enough, once it has been searched."""
        good = self._good()
        if good is not None:
            self._tell(good)
            return
        self.stage = Stage.JUDGED
        table, steps = self._walked.table, self._walked.table.match.steps
        table.refresh()
        table.say(Notice(table.texts.get("review-looking")))
        self._walked.judge.leave()  # both conductors have one engine
        take = partial(self._searched, steps)
        self.judge.study(Inquiry(len(steps) - 1, DEEP, take, of=steps[-1], facts=False))

    def _searched(self, steps: tuple[str, ...], verdict: Verdict | None, whole: bool) -> None:
        if steps != self._walked.table.match.steps or self.stage is not Stage.JUDGED or not whole:
            return
        good = self._good() if verdict else None
        if good is not None:
            self._tell(good)
            return
        self.stage = Stage.WRONG
        table = self._walked.table
        table.say(Notice(table.texts.get("error-engine-silent"), Kind.REFUSAL))

    def _tell(self, good: bool) -> None:
        table = self._walked.table
        if good and not self._over:
            self.stage = Stage.ASKED
            table.refresh()
            table.say(Notice(table.texts.get("review-find-on")))
            return
        self.stage = Stage.FOUND if good else Stage.WRONG
        worth, kind = self._worth()
        parts = [table.texts.get("review-found" if good else "review-not-yet"), worth]
        table.refresh()
        table.say(Notice(" ".join(part for part in parts if part), kind), "hint" if good else "illegal")

    def _worth(self) -> tuple[str, Kind]:
        """What the last tried step is worth, in words, as far as it is known."""
        verdict, step = self._verdict(), self._tried[-1]
        if not verdict or verdict.of(step).bound:
            return "", Kind.PLAIN
        worth, position = verdict.of(step), self._walked.table.match.positions[-2]
        kind = Kind.PROOF if worth.exact else Kind.ESTIMATE
        return self._walked.told.words.worth(position, worth), kind
