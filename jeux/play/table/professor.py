"""« Professeur »: before a step that loses much is final, he asks, in one sentence, and shows what would follow.

He speaks only where a search as deep as that of « Conseil » finds a loss of the class that his strictness asks for, and
where there is a computed reason. He never asks twice about the same step, nor about one that « Conseil » has advised.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

from jeux.common.settings import TEACHERS
from jeux.play.analysis.analysis import DEEP, Inquiry
from jeux.play.analysis.remembered import Remembered, key_of
from jeux.play.analysis.verdicts import Verdict
from jeux.play.table.advice_words import AdviceWords
from jeux.play.table.conductor import Waiting
from jeux.play.table.contract import Table

OFF, GENTLE, STRICT = TEACHERS
CLASS_OF = {GENTLE: 2, STRICT: 0}
"""The lowest class of error that he asks about: the gentle one about the worst errors, the strict one about all
three."""


@dataclass(frozen=True, slots=True)
class ProfessorQuestion:
    """A question about a step that is not played yet. `rest` would be played with it; `say` returns the question in
    words; `line` is what would follow, that step first; `exact` tells whether all of it is proven."""

    step: str
    rest: tuple[str, ...]
    say: Callable[[AdviceWords], str]
    line: tuple[str, ...]
    exact: bool


class Professor:
    """Checks the steps of the persons of one match. `manner` returns how strict he is, `advised` whether « Conseil »
    has advised a step."""

    def __init__(self, table: Table, manner: Callable[[], str], advised: Callable[[str], bool]) -> None:
        self._table, self._manner, self._advised = table, manner, advised
        self._asked: Remembered[set[str]] = Remembered(set)
        """The steps that he has asked about."""
        self._waiting: Hashable | None = None

    @property
    def at_work(self) -> bool:
        """Whether he is switched on."""
        return self._manner() != OFF

    @property
    def looking(self) -> bool:
        """Whether a step waits for his judgement."""
        return self._waiting is not None

    def look_away(self) -> None:
        """Drop the step that waits for his judgement: it is not played."""
        self._waiting = None

    def let_pass(self, steps: tuple[str, ...]) -> None:
        """Ask no more about these steps, played one after the other."""
        for played, step in enumerate(steps):
            self._asked.at(self._table.match, *steps[:played]).add(step)

    @property
    def _has_a_say(self) -> bool:
        """Whether he is switched on and a person has a choice; dice are nobody's choice."""
        choosing = self._table.conductor.waiting() is Waiting.PERSON and len(self._table.match.legal()) > 1
        return self.at_work and choosing

    def prepare(self) -> None:
        """Where a person is to decide, analyse the position in advance."""
        self.look_away()
        if self._has_a_say:
            self._table.conductor.study(Inquiry(len(self._table.match.steps), DEEP, _ignore, facts=False))

    def judge(self, step: str, rest: tuple[str, ...], then: Callable[[ProfessorQuestion | None], None]) -> None:
        """Judge a step that a person wants to play. `then` gets the question, or None, at once or a little later."""
        match = self._table.match
        key, asked = (key_of(match, match.position), step), self._asked.known(match)
        if not self._has_a_say or (asked and step in asked) or self._advised(step):
            then(None)
            return
        self._waiting = key
        found = partial(self._found, key, step, rest, then)
        self._table.conductor.study(Inquiry(len(match.steps), DEEP, found, of=step, answer=True, confirm=True))

    def _found(
        self,
        key: Hashable,
        step: str,
        rest: tuple[str, ...],
        then: Callable[[ProfessorQuestion | None], None],
        verdict: Verdict | None,
        whole: bool,
    ) -> None:
        if self._waiting != key or not (whole or verdict is None or self._harmless(verdict, step)):
            return
        self._waiting = None
        question = self._question(verdict, step, rest) if verdict else None
        if question:
            self._asked.at(self._table.match).add(step)
            self._table.conductor.analysis.tell(len(self._table.match.steps))
        then(question)

    def _harmless(self, verdict: Verdict, step: str) -> bool:
        """Whether the verdict so far shows that there is nothing to ask."""
        return verdict.points_lost(step) is not None and not self._too_much(verdict, step)

    def _too_much(self, verdict: Verdict, step: str) -> bool:
        found = verdict.error(step)
        return found is not None and self.at_work and found >= CLASS_OF[self._manner()]

    def _question(self, verdict: Verdict, step: str, rest: tuple[str, ...]) -> ProfessorQuestion | None:
        if not self._too_much(verdict, step):
            return None
        say, worth = partial(warning, verdict=verdict, step=step), verdict.of(step)
        exact = worth.exact and verdict.best.exact
        return ProfessorQuestion(step, rest, say, worth.line or (step,), exact) if say(self._table.words) else None


def warning(words: AdviceWords, verdict: Verdict, step: str) -> str:
    """The objection to a step; empty where no computed reason supports one."""
    difference = words.difference(verdict, verdict.best.step, step)
    if difference:
        reason = words.reasons.say(difference.fact, verdict.player)
        return words.texts.get(f"teacher-{difference.fault.value}", reason=reason)
    worth = verdict.of(step)
    lost = worth.exact and worth.value <= 0.0 < verdict.best.value and not words.counts_points
    return words.texts.get("teacher-loses") if lost else ""


def _ignore(verdict: Verdict | None, whole: bool) -> None:
    """Ignore the verdict: `prepare` only fills the cache of the analysis."""
