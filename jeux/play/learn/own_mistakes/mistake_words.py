"""What is said of a mistake that is asked again."""

from __future__ import annotations

from jeux.play.analysis.analysis import Verdict, turn_of
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
            return _together(self._get("mistake-played"), named, self.reason())
        return _together(self._get("review-not-yet"), self._worth(step, verdict))

    def found(self, step: str, verdict: Verdict) -> str:
        """The praise for a good step, with what it is worth."""
        return _together(self._get("problem-solved"), self._worth(step, verdict))

    def solution(self) -> str:
        """The best step, what it is worth, and why."""
        position, verdict, words = self._position, self._mistake.verdict, self._words
        played = verdict.of(self._mistake.played)
        best = words.way(position, turn_of(position, verdict.best.line) or (verdict.best.step,), False)
        better, less = words.short_worth(position, verdict.best), words.short_worth(position, played)
        return _together(self._get("review-better", step=best, best=better, played=less), self.reason())

    def reason(self) -> str:
        """Why the step played was worse than the best one, as far as the review found a reason."""
        verdict, played = self._mistake.verdict, self._mistake.played
        difference = self._words.difference(verdict, verdict.best.step, played)
        if difference:
            return self._words.reasons.say(difference.fact, verdict.player)
        return self._words.later(self._position, verdict, verdict.of(played))

    def again(self) -> str:
        """When it is asked again, after an answer."""
        schedule = self._mistake.schedule
        return self._get("mistake-learnt") if schedule.learnt else self._get("mistake-again", days=schedule.days)

    def _worth(self, step: str, verdict: Verdict) -> str:
        worth = verdict.of(step)
        return "" if worth.bound else self._words.worth(self._position, worth)


def _together(*parts: str) -> str:
    return " ".join(part for part in parts if part)
