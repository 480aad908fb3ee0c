"""The values of the steps of a position: one analysis for whoever advises, warns or reviews.

A *verdict* holds the value of every legal step, by a search of its stage, and the facts about those that matter. It is
cached by position and history, so that the same question gets the same answer; once it has been shown, no deeper search
replaces it. An `Inquiry` says what is wanted, `Analysis.next` returns the next question to the engine, one at a time,
and `hear` takes the engine's messages.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from jeux.engine.client import Answer, EngineEvent, FactsAnswer, Lost, Restarted, StepWorth
from jeux.engine.kernels import compiled
from jeux.match.match import Match
from jeux.play.analysis.expected_lines import answered, turn_with
from jeux.play.analysis.remembered import key_of
from jeux.play.analysis.verdicts import Verdict, Worth, compared, together
from jeux.rules.contract import Fact, Position, losses_at

QUICK, DEEP, DEEPEST = 1, 2, 3
"""The stages of the search: about a third of a second, two seconds, eight seconds."""
MOST_KEPT = 60_000
"""The maximum of step values in the cache, over all positions: some 20 MB."""
BOUNDS_KEPT = 12
"""The maximum of unsearched steps kept by name; there may be hundreds, all worth little."""


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is wanted of the position after `number` steps of this game: a verdict of a stage; for the step `of`, also
    its value by a search of its own, and the replies to it (`answer`). `confirm`: where it seems to be an error, it and
    the best step are each searched alone once more. With `facts`, the facts that compare this step with the best, or
    the best with others. `receive` gets the verdict whenever it has improved, with True once it is complete; None when
    the engine is lost. `patient`: what the clock cuts short, on a busy machine, is asked again without it."""

    number: int
    stage: int
    receive: Callable[[Verdict | None, bool], None]
    of: str = ""
    facts: bool = True
    answer: bool = False
    patient: bool = False
    confirm: bool = False
    turn: tuple[str, ...] = ()
    """The whole turn that was played, `of` first: it and the best one are searched alone to their ends, for
    `Analysis.judge`."""
    judged: bool = False
    """Asks for the reasons of a verdict of `Analysis.judge`, on whole turns."""


@dataclass(frozen=True, slots=True)
class Search:
    """A question for the engine: search every step, or the step `of` alone, at a stage. With `before`, these steps are
    played first, to find the replies to them. `patient`: the clock has cut it short before; this time it is to last as
    long as its nodes do."""

    number: int
    stage: int
    of: str = ""
    before: tuple[str, ...] = ()
    patient: bool = False
    whole_turn: bool = False
    """`of` ends a turn that began with the steps `before`."""


@dataclass(frozen=True, slots=True)
class FactsOf:
    """A question for the engine: the facts about these steps, once those `before` are played."""

    number: int
    before: tuple[str, ...]
    steps: tuple[str, ...]


Question = Search | FactsOf
Q = TypeVar("Q", Search, FactsOf)


class Analysis:
    """The verdicts of one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: dict[Hashable, Verdict] = {}
        self._values = 0
        """The number of step values in the cache."""
        self._told: set[Hashable] = set()
        self._heard: list[StepWorth] = []
        self._asked: Question | None = None
        self._turn: tuple[str, ...] = ()
        """The steps that facts are being asked about: one turn of several steps, or several turns of one step."""
        self._answers: dict[Hashable, set[str]] = {}
        """The steps whose replies were asked for, by position."""
        self._patient = False
        """Whether the inquiry of the moment wants searches that the clock cuts short to be repeated."""
        self._cut: set[tuple[Hashable, str]] = set()
        """The searches that the clock has cut short, by position and step; empty for all steps."""
        self._ends: dict[tuple[Hashable, int, tuple[str, ...]], Worth] = {}
        """What whole turns are worth, each searched alone, by position and stage."""
        self._at: Hashable = None
        """The key of the verdict that the question of the moment is about."""
        self._parts: dict[Hashable, dict[str, list[tuple[Fact, ...]]]] = {}
        """The facts found so far for the steps of longer turns, by position and first step."""

    def _key(self, number: int) -> Hashable:
        return key_of(self._match, self._match.positions[number])

    def known(self, number: int, *, judged: bool = False) -> Verdict | None:
        """The verdict of the position after so many steps, or the one on whole turns from there; None if there is
        none."""
        return self._kept.get(self._key_of(number, judged))

    def _key_of(self, number: int, judged: bool) -> Hashable:
        return ("judged", self._key(number)) if judged else self._key(number)

    def tell(self, number: int) -> None:
        """Mark the verdict as shown: it no longer changes."""
        self._told.add(self._key(number))

    def restore(self, number: int, verdict: Verdict) -> None:
        """Take a verdict of before on the position after so many steps, unless another one was told or is deeper."""
        key, known = self._key(number), self.known(number)
        if key not in self._told and (known is None or known.stage <= verdict.stage):
            self._put(key, verdict)

    # --- questions ------------------------------------------------------------------------------------------------

    def next(self, inquiry: Inquiry) -> Question | None:
        """What to ask for an inquiry, None when it is answered."""
        verdict = self.known(inquiry.number, judged=inquiry.judged)
        self._patient, self._at = inquiry.patient, self._key_of(inquiry.number, inquiry.judged)
        if verdict is not None and inquiry.judged:
            return self._ask_facts(verdict, inquiry)
        if verdict is None:
            return self._ask(Search(inquiry.number, QUICK))
        settled = verdict.proven if inquiry.turn else verdict.settled
        if verdict.stage < inquiry.stage and not settled and self._key(inquiry.number) not in self._told:
            return self._ask(Search(inquiry.number, verdict.stage + 1))
        key = self._key(inquiry.number)
        if inquiry.patient and (key, "") in self._cut and key not in self._told:
            return self._ask(Search(inquiry.number, verdict.stage, patient=True))
        if inquiry.turn:
            return self._ask_turn(verdict, inquiry)
        own = self._to_search_alone(verdict, inquiry.of) or self._to_confirm(verdict, inquiry.of, inquiry.confirm)
        if own:
            again = inquiry.patient and (key, own) in self._cut
            return self._ask(Search(inquiry.number, verdict.stage, own, patient=again))
        return self._ask_facts(verdict, inquiry) or self._ask_answer(verdict, inquiry)

    def _ask_turn(self, verdict: Verdict, inquiry: Inquiry) -> Search | None:
        """The search of a whole turn to its end that is missing: of the best one, then of the one played."""
        number, key, best = inquiry.number, self._at, self._best_turn(verdict, inquiry.number)
        if self._after(number, best) == self._after(number, inquiry.turn):
            return None
        for turn in (best, inquiry.turn):
            if (key, verdict.stage, turn) not in self._ends:
                again = inquiry.patient and (key, " ".join(turn)) in self._cut
                return self._ask(Search(number, verdict.stage, turn[-1], turn[:-1], again, whole_turn=True))
        return None

    def _best_turn(self, verdict: Verdict, number: int) -> tuple[str, ...]:
        return turn_with(self._match, self._match.positions[number], verdict.best)

    def _after(self, number: int, steps: Sequence[str]) -> Position:
        """The position after more steps than the first ones of the game."""
        position = self._match.positions[number]
        for step in steps:
            position = position.play(step)
        return position

    def judge(self, number: int, turn: tuple[str, ...]) -> tuple[int, Verdict] | None:
        """The whole turn played after so many steps against the best one, once an `Inquiry` about it is answered: the
        number of steps before which they part, and a verdict on the two from there. None where they end alike."""
        verdict = self._kept[self._key(number)]
        best, key = self._best_turn(verdict, number), self._key(number)
        pairs = enumerate(zip(best, turn, strict=False))
        parting = next((place for place, (one, other) in pairs if one != other), None)
        if parting is None or self._after(number, best) == self._after(number, turn):
            return None
        found = [self._ends[key, verdict.stage, each] for each in (best, turn)]
        better, own = (
            replace(worth, step=each[parting], line=(*each[parting:-1], *worth.line))
            for each, worth in zip((best, turn), found, strict=True)
        )
        own = replace(own, value=min(own.value, better.value))
        number += parting
        shared = {better.step: replace(better, value=verdict.best.value), own.step: own}
        losses, alone = losses_at(self._match.game, self._match.positions[number]), frozenset(shared)
        judged = Verdict(verdict.player, verdict.stage, (better, own), losses, verdict.cut, alone, shared=shared)
        self.keep_judged(number, judged)
        return number, judged

    def keep_judged(self, number: int, judged: Verdict) -> None:
        """Keep a verdict on whole turns, for its reasons."""
        self._put(self._key_of(number, True), judged)

    @staticmethod
    def _to_search_alone(verdict: Verdict, of: str) -> str:
        """The step that needs a search of its own: one with only a bound. The best is then searched alone first, so
        that both are measured alike."""
        best = verdict.best
        if of and verdict.of(of).bound and best.step not in verdict.alone:
            return best.step
        if of and verdict.of(of).bound:
            return of
        return best.step if best.bound else ""

    @staticmethod
    def _to_confirm(verdict: Verdict, of: str, wanted: bool) -> str:
        """The step to search alone once more before another one is called an error: the best one, then the step
        itself."""
        if not (wanted and of) or verdict.error(of) is None:
            return ""
        pair = (verdict.best, verdict.of(of))
        return next((one.step for one in pair if one.step not in verdict.alone and not one.exact), "")

    def _ask_facts(self, verdict: Verdict, inquiry: Inquiry) -> FactsOf | None:
        """The facts to ask for, about the turns that begin with the steps to compare: all turns of one step together,
        or the next step of a longer turn."""
        if not inquiry.facts or len(verdict.worths) == 1:
            return None
        steps = (verdict.best.step, inquiry.of) if inquiry.of else compared(verdict)
        missing = [step for step in dict.fromkeys(steps) if step not in verdict.facts]
        if not missing:
            return None
        number, key = inquiry.number, self._at
        turns = {step: turn_with(self._match, self._match.positions[number], verdict.of(step)) for step in missing}
        short = tuple(step for step in missing if len(turns[step]) == 1)
        if short:
            self._turn = short
            return self._ask(FactsOf(number, (), short))
        self._turn = turns[missing[0]]
        done = len(self._parts.setdefault(key, {}).setdefault(missing[0], []))
        return self._ask(FactsOf(number, self._turn[:done], self._turn[done : done + 1]))

    def _ask_answer(self, verdict: Verdict, inquiry: Inquiry) -> Search | None:
        """A short search for the replies to a step, where its line does not contain them."""
        number, of = inquiry.number, inquiry.of
        position, worth = self._match.positions[number], verdict.of(of)
        asked = self._answers.setdefault(self._key(number), set())
        if not inquiry.answer or answered(position, worth.line) or of in asked:
            return None
        asked.add(of)
        return self._ask(Search(number, QUICK, before=turn_with(self._match, position, worth)))

    def _ask(self, question: Q) -> Q:
        self._asked, self._heard = question, []
        return question

    # --- answers --------------------------------------------------------------------------------------------------

    def hear(self, event: EngineEvent) -> bool:
        """Take a message of the engine about the question. Returns True when the question is answered."""
        match event:
            case StepWorth():
                self._heard.append(event)
            case Restarted():
                self._heard.clear()
            case Answer():
                self._conclude(event)
                return True
            case FactsAnswer(_, facts):
                assert isinstance(self._asked, FactsOf)
                self._keep(self._asked, facts)
                return True
            case Lost():
                self._asked = None
        return False

    def _position(self, asked: Search) -> Position:
        """The position that a question is about."""
        position = self._match.positions[asked.number]
        for step in asked.before:
            position = position.play(step)
        return position

    def makes_sense(self, event: EngineEvent) -> bool:
        """Whether an answer covers exactly the steps that were asked about, each once."""
        asked = self._asked
        if isinstance(event, Answer) and isinstance(asked, Search):
            told = sorted(worth.step for worth in self._heard)
            return told == ([asked.of] if asked.of else sorted(self._position(asked).steps()))
        if isinstance(event, FactsAnswer):
            return isinstance(asked, FactsOf) and set(event.facts) == set(asked.steps)
        return not isinstance(event, Answer)

    def _conclude(self, answer: Answer) -> None:
        asked = self._asked
        assert isinstance(asked, Search)
        worths = _worths(self._heard)
        position, key, alone = self._match.positions[asked.number], self._at, (*asked.before, asked.of)
        if asked.before and not asked.of:
            self._kept[key] = self._kept[key].with_result((*asked.before, *worths[0].line))
            return
        if asked.patient:
            self._cut.discard((key, " ".join(alone)))
        elif answer.cut and self._patient and compiled():
            self._cut.add((key, " ".join(alone)))
            if asked.of:
                return  # it is asked again
        if asked.whole_turn:
            self._ends[key, asked.stage, alone] = worths[0]
            return
        if asked.of:
            self._kept[key] = self._kept[key].valued_alone(worths[0])
            return
        before = self._kept.get(key)
        losses, facts = losses_at(self._match.game, position), before.facts if before else {}
        amounts = self._match.game.amounts
        self._put(key, Verdict(position.turn, asked.stage, worths, losses, answer.cut, facts=facts, amounts=amounts))

    def _put(self, key: Hashable, verdict: Verdict) -> None:
        """Keep a verdict as the latest one; the oldest ones are forgotten beyond the limit."""
        before = self._kept.pop(key, None)
        self._values += len(verdict.worths) - (len(before.worths) if before else 0)
        while self._values > MOST_KEPT and self._kept:
            self._forget(next(iter(self._kept)))
        self._kept[key] = verdict

    def _forget(self, key: Hashable) -> None:
        self._values -= len(self._kept.pop(key).worths)
        self._told.discard(key)
        self._ends = {end: worth for end, worth in self._ends.items() if end[0] != key}
        self._answers.pop(key, None)
        self._parts.pop(key, None)

    def _keep(self, asked: FactsOf, facts: Mapping[str, tuple[Fact, ...]]) -> None:
        key, position = self._at, self._match.positions[asked.number]
        if asked.before or (len(self._turn) > 1 and asked.steps == self._turn[:1]):
            first = self._turn[0]
            parts = self._parts[key][first]
            parts.append(facts[asked.steps[0]])
            if len(parts) < len(self._turn):
                return
            facts = {first: together(self._parts[key].pop(first))}
        if self._match.game.step_facts.answers(position):
            # an answer to an offer is not made worse by what the dice may do next
            facts = {step: tuple(fact for fact in some if fact.name != "exposed") for step, some in facts.items()}
        verdict = self._kept[key]
        self._kept[key] = replace(verdict, facts={**verdict.facts, **facts})


def _worths(heard: Sequence[StepWorth]) -> tuple[Worth, ...]:
    """The values of steps, best first, without most of those that were not searched."""
    bounds = [event.step for event in heard if event.bound]
    left_out = set(bounds[BOUNDS_KEPT:])
    return tuple(_worth(event) for event in heard if event.step not in left_out)


def _worth(event: StepWorth) -> Worth:
    return Worth(
        event.step, event.value, event.exact, event.turns, event.bound, event.line, event.amount, event.figures
    )
