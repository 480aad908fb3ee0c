"""What is said of a mistake that is asked again."""

from __future__ import annotations

from jeux.play.analysis.expected_lines import turn_of
from jeux.play.analysis.reasons import Fault
from jeux.play.analysis.verdicts import Verdict
from jeux.play.learn.own_mistakes.mistakes import Mistake
from jeux.play.table.advice_words import AdviceWords
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules.contract import Position


class MistakeWords:
    """The words of one mistake, in the position before it."""

    def __init__(self, mistake: Mistake, position: Position, sentences: Sentences) -> None:
        self._mistake, self._position, self._sentences = mistake, position, sentences
        self._words, self._get = AdviceWords(sentences, TurnLines(sentences)), sentences.texts.get

    def goal(self) -> str:
        """What is to be found."""
        return self._get("mistake-goal", side=self._sentences.side(self._mistake.side, title=True))

    def wrong(self, step: str, verdict: Verdict) -> str:
        """What is said of a step that is not good enough: of the one played in the game, what the review said."""
        if step == self._mistake.played:
            named = self._get(f"review-class-{self._mistake.error}")
            return _together(self._get("mistake-played"), named, self._allowed())
        return _together(self._get("review-not-yet"), self._worth(step, verdict))

    def found(self, step: str, verdict: Verdict) -> str:
        """The praise for a good step, with what it is worth, and why where it is the best one."""
        why = self._why() if step == self._mistake.verdict.best.step else ""
        return _together(self._get("problem-solved"), why, self._worth(step, verdict))

    def solution(self) -> str:
        """The best step, what it is worth, and why."""
        verdict, words = self._mistake.verdict, self._words
        better, less = (words.short_worth(self._position, verdict.of(step)) for step in self._compared)
        told = self._get("review-better", step=self._way(verdict.best.step), best=better, played=less)
        return _together(told, self._why())

    @property
    def _compared(self) -> tuple[str, str]:
        """The best step and the one played."""
        return self._mistake.verdict.best.step, self._mistake.played

    def _way(self, step: str) -> str:
        position, worth = self._position, self._mistake.verdict.of(step)
        return self._words.way(position, turn_of(position, worth.line) or (step,), False)

    def _why(self) -> str:
        """Why the best step is better: what it does, or what the one played allows."""
        told = self._off_the_board()
        if told:
            return told
        difference = self._words.difference(self._mistake.verdict, *self._compared)
        if not difference:
            best, played = map(self._mistake.verdict.of, self._compared)
            return self._later() or self._words.by_figures(self._position, best, played)
        reason = self._words.reasons.say(difference.fact, self._mistake.side)
        if difference.fault is Fault.MISSED:
            return reason
        return self._get("hint-otherwise", step=self._way(self._mistake.played), reason=reason)

    def _allowed(self) -> str:
        """What the step played allows, without telling what is better."""
        told = self._off_the_board()
        if told:
            return told
        difference = self._words.difference(self._mistake.verdict, *self._compared)
        if not difference:
            return self._later()
        allowed = difference.fault is Fault.ALLOWED
        return self._words.reasons.say(difference.fact, self._mistake.side) if allowed else ""

    def _off_the_board(self) -> str:
        """The reason of a decision that touches no place."""
        best, played = map(self._mistake.verdict.of, self._compared)
        return self._words.off_the_board(self._position, best, played)

    def _later(self) -> str:
        """What the expected lines tell of both."""
        verdict = self._mistake.verdict
        return self._words.later(self._position, verdict, verdict.of(self._mistake.played))

    def again(self) -> str:
        """When it is asked again, after an answer."""
        schedule = self._mistake.schedule
        return self._get("mistake-learnt") if schedule.learnt else self._get("mistake-again", days=schedule.days)

    def _worth(self, step: str, verdict: Verdict) -> str:
        worth = verdict.of(step)
        return "" if worth.bound else self._words.worth(self._position, worth)


def _together(*parts: str) -> str:
    return " ".join(part for part in parts if part)
