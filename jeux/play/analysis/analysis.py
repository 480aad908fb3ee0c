"""The values of the steps of a position: one analysis for whoever advises, warns or reviews.

A *verdict* holds the value of every legal step, by a search of its stage, and the facts about those that matter. It is
cached by position and history, so that the same question gets the same answer; once it has been shown, no deeper search
replaces it. An `Inquiry` says what is wanted, `Analysis.next` returns the next question to the engine, one at a time,
and `hear` takes the engine's messages.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeVar

from jeux.engine.client import Answer, EngineEvent, FactsAnswer, Lost, Restarted, StepWorth
from jeux.engine.kernels import compiled
from jeux.match.match import Match
from jeux.play.analysis.remembered import key_of
from jeux.rules.contract import Fact, Position, losses_at

QUICK, DEEP, DEEPEST = 1, 2, 3
"""The stages of the search: about a third of a second, two seconds, eight seconds."""
MOST_KEPT = 60_000
"""The maximum of step values in the cache, over all positions: some 20 MB."""
ALL_SHOWN = 8
"""The maximum of steps listed where all of them are proven."""
BOUNDS_KEPT = 12
"""The maximum of unsearched steps kept by name; there may be hundreds, all worth little."""
COMPARED = 3
"""The number of best steps compared with each other."""
POINTS_OF_CLASSES = (5.0, 10.0, 15.0)
"""Points of winning chances that make an imprecision, an error and a blunder, in every game."""
BLAMED = 10.0
"""The points from which a loss that is not proven is called an error. Of 26 losses from 5 to 10 on which two searches
agreed, ten times the nodes found 8 to be less than 5; of 35 from 10 on, none (`python -m benchmarks.blame`)."""
TOLERANCE = 1.75
"""The points of winning chances that a step found instead of an error may lose (Lichess allows 0.035 on a scale from -1
to 1)."""
ALIKE = 1e-6


@dataclass(frozen=True, slots=True)
class Worth:
    """What a step is worth to the player who decides it: the expected score, 0 to 1, or points where the values of the
    game are points. `exact`: proven. `turns`: the number of turns to the end, where that is proven. `bound`: `value` is
    an upper bound, because the step itself was not searched. `line`: the expected line, the step first."""

    step: str
    value: float
    exact: bool = False
    turns: int | None = None
    bound: bool = False
    line: tuple[str, ...] = ()
    amount: float | None = None
    """What it leads to in what the game counts at its end, where it counts anything."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What every legal step is worth to `player`, best first, by a search of this stage; `cut`: it ran out of time.
    `losses` are the thresholds of the three classes of errors here, `amounts` those in what the game counts at its end.
    `alone` are the steps valued by a search of their own, and `shared` what the search of all steps had found for them;
    `facts` holds the facts about the steps asked for, with the rest of their turns."""

    player: int
    stage: int
    worths: tuple[Worth, ...]
    losses: tuple[float, float, float]
    cut: bool = False
    alone: frozenset[str] = frozenset()
    facts: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)
    shared: Mapping[str, Worth] = field(default_factory=dict)
    amounts: tuple[float, float, float] | None = None

    @property
    def best(self) -> Worth:
        """The best step."""
        return self.worths[0]

    def of(self, step: str) -> Worth:
        """The worth of a legal step; for one that is not kept, the last kept value is an upper bound."""
        known = (worth for worth in self.worths if worth.step == step)
        return next(known, Worth(step, self.worths[-1].value, bound=True, line=(step,)))

    def loss(self, step: str) -> float | None:
        """How much less than the best a step is worth; None where the step itself was not searched."""
        worth = self.of(step)
        return None if worth.bound else max(0.0, self.best.value - worth.value)

    @property
    def settled(self) -> bool:
        """Whether no deeper search can change it."""
        return len(self.worths) == 1 or all(worth.exact and not worth.bound for worth in self.worths)

    def points_lost(self, step: str) -> float | None:
        """The loss of a step in points of winning chances, scaled by the game's thresholds for 5, 10 and 15 of them;
        None where the step itself was not searched. Where it and the best one were searched twice, in a search of all
        steps and each alone, the lesser loss: only what both found is blamed on anyone."""
        own = self.of(step)
        if own.bound:
            return None
        points, shared = self._points_between(self.best, own), self.shared
        if step in shared and self.best.step in shared:
            points = min(points, self._points_between(shared[self.best.step], shared[step]))
        return points

    def _points_between(self, better: Worth, worse: Worth) -> float:
        """By how many points one step is worse than another, by its value or by what the game counts, whichever is
        more."""
        points = in_points(max(0.0, better.value - worse.value), self.losses)
        lost = _amount_between(better, worse)
        return points if self.amounts is None or lost is None else max(points, in_points(lost, self.amounts))

    def error(self, step: str) -> int | None:
        """The class of error that a step is, as far as this verdict can be trusted; None for none."""
        points = self.points_lost(step)
        return None if points is None else blamed(points, self.proves(step))

    def good_enough(self, step: str) -> bool | None:
        """Whether a step found instead of an error is accepted; None where the step itself was not searched."""
        points = self.points_lost(step)
        return None if points is None else points <= TOLERANCE

    def proves(self, step: str) -> bool:
        """Whether the loss of a step is proven."""
        return self.best.exact and self.of(step).exact

    def amount_lost(self, step: str) -> float | None:
        """The loss of a step in what the game counts; None where the game counts nothing, or that was not searched."""
        own = self.of(step)
        return None if own.bound else _amount_between(self.best, own)

    def valued_alone(self, worth: Worth) -> Verdict:
        """This verdict with the value of one step by a search of its own. The best stays the best: other values are
        capped by it."""
        best = worth if worth.step == self.best.step else self.best
        others = [other for other in self.worths[1:] if other.step != worth.step]
        others += [worth] if worth.step != best.step else []
        capped = [replace(other, value=min(other.value, best.value)) for other in others]
        ranked = (best, *sorted(capped, key=lambda one: -one.value))
        before = self.of(worth.step)
        shared = self.shared if before.bound else {worth.step: before, **self.shared}
        return replace(self, worths=ranked, alone=self.alone | {worth.step}, shared=shared)

    def with_result(self, line: tuple[str, ...]) -> Verdict:
        """This verdict with the line expected after its first step."""
        worths = (replace(worth, line=line) if worth.step == line[0] else worth for worth in self.worths)
        return replace(self, worths=tuple(worths))


def _amount_between(better: Worth, worse: Worth) -> float | None:
    if better.amount is None or worse.amount is None:
        return None
    return max(0.0, better.amount - worse.amount)


def in_points(loss: float, losses: tuple[float, float, float]) -> float:
    """A loss of value in points of winning chances, by the thresholds of the three classes."""
    lower, points = 0.0, 0.0
    for least, worth in zip(losses, POINTS_OF_CLASSES, strict=True):
        if loss < least:
            return points + (loss - lower) / (least - lower) * (worth - points)
        lower, points = least, worth
    return min(100.0, loss / losses[-1] * POINTS_OF_CLASSES[-1])


def class_of(points: float) -> int | None:
    """The class of a loss of so many points: 0, 1 or 2 for imprecision, error and blunder, None for less."""
    return max((number for number, least in enumerate(POINTS_OF_CLASSES) if points >= least - ALIKE), default=None)


def blamed(points: float, proven: bool) -> int | None:
    """The class of error that a loss is called."""
    return class_of(points) if proven or points >= BLAMED - ALIKE else None


def compared(verdict: Verdict) -> tuple[str, ...]:
    """The steps whose facts tell why the best is best: the best ones, and the first that is worth clearly less."""
    steps = [worth.step for worth in verdict.worths[:COMPARED]]
    less = alternative(verdict)
    return tuple(dict.fromkeys([*steps, *([less.step] if less else [])]))


def shown_at_most(verdict: Verdict) -> int:
    """The number of best steps to list; more where all are proven."""
    return ALL_SHOWN if verdict.settled else COMPARED


def alternative(verdict: Verdict) -> Worth | None:
    """The best of the steps that are worth clearly less than the best one, if there is one."""
    least = verdict.best.value - verdict.losses[0]
    return next((worth for worth in verdict.worths if worth.value <= least), None)


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
        self._parts: dict[Hashable, dict[str, list[tuple[Fact, ...]]]] = {}
        """The facts found so far for the steps of longer turns, by position and first step."""

    def _key(self, number: int) -> Hashable:
        return key_of(self._match, self._match.positions[number])

    def known(self, number: int) -> Verdict | None:
        """The verdict of the position after so many steps; None if there is none."""
        return self._kept.get(self._key(number))

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
        verdict = self.known(inquiry.number)
        self._patient = inquiry.patient
        if verdict is None:
            return self._ask(Search(inquiry.number, QUICK))
        if verdict.stage < inquiry.stage and not verdict.settled and self._key(inquiry.number) not in self._told:
            return self._ask(Search(inquiry.number, verdict.stage + 1))
        key = self._key(inquiry.number)
        if inquiry.patient and (key, "") in self._cut and key not in self._told:
            return self._ask(Search(inquiry.number, verdict.stage, patient=True))
        own = self._to_search_alone(verdict, inquiry.of) or self._to_confirm(verdict, inquiry.of, inquiry.confirm)
        if own:
            again = inquiry.patient and (key, own) in self._cut
            return self._ask(Search(inquiry.number, verdict.stage, own, patient=again))
        return self._ask_facts(verdict, inquiry) or self._ask_answer(verdict, inquiry)

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
        number, key = inquiry.number, self._key(inquiry.number)
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
        position, key = self._match.positions[asked.number], self._key(asked.number)
        if asked.before:
            self._kept[key] = self._kept[key].with_result((*asked.before, *worths[0].line))
            return
        if asked.patient:
            self._cut.discard((key, asked.of))
        elif answer.cut and self._patient and compiled():
            self._cut.add((key, asked.of))
            if asked.of:
                return  # it is asked again
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
        self._answers.pop(key, None)
        self._parts.pop(key, None)

    def _keep(self, asked: FactsOf, facts: Mapping[str, tuple[Fact, ...]]) -> None:
        key, position = self._key(asked.number), self._match.positions[asked.number]
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


def together(parts: Sequence[tuple[Fact, ...]]) -> tuple[Fact, ...]:
    """The facts of a turn: those of its steps without duplicates, and the sum of the men taken."""
    facts = list(dict.fromkeys(fact for part in parts for fact in part if fact.name != "takes"))
    taken = sum(fact.number or Fraction(0) for part in parts for fact in part if fact.name == "takes")
    return (*facts, Fact("takes", Fraction(taken))) if taken else tuple(facts)


def _worths(heard: Sequence[StepWorth]) -> tuple[Worth, ...]:
    """The values of steps, best first, without most of those that were not searched."""
    bounds = [event.step for event in heard if event.bound]
    left_out = set(bounds[BOUNDS_KEPT:])
    return tuple(_worth(event) for event in heard if event.step not in left_out)


def _worth(event: StepWorth) -> Worth:
    return Worth(event.step, event.value, event.exact, event.turns, event.bound, event.line, event.amount)


def playable(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The longest beginning of a line whose steps are legal, up to the first decision of chance."""
    steps: list[str] = []
    for step in line:
        if position.turn < 0 or step not in position.steps():
            break
        steps.append(step)
        position = position.play(step)
    return tuple(steps)


def turn_of(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The first turn of a line: the consecutive steps of its first player."""
    player, turn, here = position.turn, [], position
    for step in playable(position, line):
        if here.turn != player:
            break
        turn.append(step)
        here = here.play(step)
    return tuple(turn)


def turn_with(match: Match, position: Position, worth: Worth) -> tuple[str, ...]:
    """The turn expected with a step. Only the step itself for a single player without dice, whose turn would last to
    the end of the game."""
    endless = match.record.players == 1 and not match.game.chance
    return (worth.step,) if endless else turn_of(position, worth.line) or (worth.step,)


def answered(position: Position, line: Sequence[str]) -> bool:
    """Whether a line contains a reply to its first turn, or none is needed because the dice or the end follow."""
    turn = turn_of(position, line)
    for step in turn:
        position = position.play(step)
    return position.turn < 0 or bool(playable(position, line[len(turn) :]))
