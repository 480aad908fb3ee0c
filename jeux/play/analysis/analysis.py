"""What the steps of a position are worth: one analysis for whoever advises, warns or reviews.

A *verdict* holds the value of every legal step, by a search of its stage, and what is true of those that matter. It is
kept by position and history, so that the same question has the same answer; once somebody was told of it, no deeper
search replaces it. An `Inquiry` says what is wanted; `Analysis.next` what to ask the engine for it, one question at a
time, and `hear` takes what the engine says.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeVar

from jeux.engine.client import Answer, EngineEvent, FactsAnswer, Lost, Restarted, StepWorth
from jeux.match.match import Match
from jeux.play.analysis.remembered import key_of
from jeux.rules.contract import Fact, Position, losses_at

QUICK, DEEP, DEEPEST = 1, 2, 3
"""The stages of the search: about a third of a second, two seconds, eight seconds."""
MOST_KEPT = 60_000
"""Values of steps kept at most, of whatever positions: some 20 MB."""
ALL_SHOWN = 8
"""Where all that a player may do is proven, so many steps are shown beside each other."""
BOUNDS_KEPT = 12
"""Of the steps that were not searched, so many are kept by name; there may be hundreds, all worth little."""
COMPARED = 3
"""So many of the best steps are compared with each other."""
POINTS_OF_CLASSES = (5.0, 10.0, 15.0)
"""Points of winning chances that make an imprecision, an error and a blunder, in every game."""
ALIKE = 1e-6


@dataclass(frozen=True, slots=True)
class Worth:
    """What a step is worth to the player who decides it: the expected score, 0 to 1, or points where the values of the
    game are points. `exact`: proven. `turns`: how many turns the end is away, where that is proven. `bound`: at most so
    much, for the step itself was not searched. `line`: what is expected after it, the step first."""

    step: str
    value: float
    exact: bool = False
    turns: int | None = None
    bound: bool = False
    line: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What every legal step is worth to `player`, best first, by a search of this stage; `cut`: time ended it before
    its work was done. `losses` make the three classes of errors here. `alone` are the steps valued by a search of their
    own; `facts` holds what is true of the steps that were asked about, with the rest of their turns."""

    player: int
    stage: int
    worths: tuple[Worth, ...]
    losses: tuple[float, float, float]
    cut: bool = False
    alone: frozenset[str] = frozenset()
    facts: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)

    @property
    def best(self) -> Worth:
        """The best step."""
        return self.worths[0]

    def of(self, step: str) -> Worth:
        """What a legal step is worth; one that is not kept is worth no more than the last that is."""
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
        """The same in points of winning chances, by what the game takes for 5, 10 and 15 of them."""
        loss = self.loss(step)
        return None if loss is None else _in_points(loss, self.losses)

    def valued_alone(self, worth: Worth) -> Verdict:
        """The same with the value of a step by a search of its own. The best stays the best: no other step is worth
        more than it."""
        best = worth if worth.step == self.best.step else self.best
        others = [other for other in self.worths[1:] if other.step != worth.step]
        others += [worth] if worth.step != best.step else []
        capped = [replace(other, value=min(other.value, best.value)) for other in others]
        ranked = (best, *sorted(capped, key=lambda one: -one.value))
        return replace(self, worths=ranked, alone=self.alone | {worth.step})

    def with_result(self, line: tuple[str, ...]) -> Verdict:
        """The same with what is expected after the first step of a line."""
        worths = (replace(worth, line=line) if worth.step == line[0] else worth for worth in self.worths)
        return replace(self, worths=tuple(worths))


def _in_points(loss: float, losses: tuple[float, float, float]) -> float:
    lower, points = 0.0, 0.0
    for least, worth in zip(losses, POINTS_OF_CLASSES, strict=True):
        if loss < least:
            return points + (loss - lower) / (least - lower) * (worth - points)
        lower, points = least, worth
    return min(100.0, loss / losses[-1] * POINTS_OF_CLASSES[-1])


def class_of(points: float) -> int | None:
    """The class of a loss of so many points: 0, 1 or 2 for imprecision, error and blunder, None for less."""
    return max((number for number, least in enumerate(POINTS_OF_CLASSES) if points >= least - ALIKE), default=None)


def compared(verdict: Verdict) -> tuple[str, ...]:
    """The steps whose facts tell why the best is best: the best ones, and the first that is worth clearly less."""
    steps = [worth.step for worth in verdict.worths[:COMPARED]]
    less = alternative(verdict)
    return tuple(dict.fromkeys([*steps, *([less.step] if less else [])]))


def shown_at_most(verdict: Verdict) -> int:
    """How many of the best steps are shown beside each other; all of them where all is proven and they are few."""
    return ALL_SHOWN if verdict.settled else COMPARED


def alternative(verdict: Verdict) -> Worth | None:
    """The best of the steps that are worth clearly less than the best one, if there is one."""
    least = verdict.best.value - verdict.losses[0]
    return next((worth for worth in verdict.worths if worth.value <= least), None)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is wanted of the position after `number` steps of this game: a verdict of a stage; with the value of the
    step `of` by a search of its own, and what others answer (`answer`); with the facts that tell this step from the
    best, or the best from others.
    `receive` gets the verdict whenever it has become better and at last whole (True); None when the engine is lost."""

    number: int
    stage: int
    receive: Callable[[Verdict | None, bool], None]
    of: str = ""
    facts: bool = True
    answer: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """A question for the engine: every step, or the step `of` alone, at a stage; once the steps `before` are played,
    for what others answer to them."""

    number: int
    stage: int
    of: str = ""
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FactsOf:
    """A question for the engine: what is true of these steps, once those `before` are played."""

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
        """How many values of steps are kept."""
        self._told: set[Hashable] = set()
        self._heard: list[StepWorth] = []
        self._asked: Question | None = None
        self._turn: tuple[str, ...] = ()
        """The turn of several steps that facts are asked about, or the short ones."""
        self._answers: dict[Hashable, set[str]] = {}
        """The steps that it was asked about what others answer, by position."""
        self._parts: dict[Hashable, dict[str, list[tuple[Fact, ...]]]] = {}
        """The facts of the steps of a longer turn, as far as they were asked for, by position and first step."""

    def _key(self, number: int) -> Hashable:
        return key_of(self._match, self._match.positions[number])

    def known(self, number: int) -> Verdict | None:
        """The verdict of the position after so many steps, as far as there is one."""
        return self._kept.get(self._key(number))

    def tell(self, number: int) -> None:
        """Somebody is told of the verdict: it stands from now on."""
        self._told.add(self._key(number))

    # --- questions ------------------------------------------------------------------------------------------------

    def next(self, inquiry: Inquiry) -> Question | None:
        """What to ask for an inquiry, None when it is answered."""
        verdict = self.known(inquiry.number)
        if verdict is None:
            return self._ask(Search(inquiry.number, QUICK))
        if verdict.stage < inquiry.stage and not verdict.settled and self._key(inquiry.number) not in self._told:
            return self._ask(Search(inquiry.number, verdict.stage + 1))
        own = self._to_search_alone(verdict, inquiry.of)
        if own:
            return self._ask(Search(inquiry.number, verdict.stage, own))
        return self._ask_facts(verdict, inquiry) or self._ask_answer(verdict, inquiry)

    @staticmethod
    def _to_search_alone(verdict: Verdict, of: str) -> str:
        """The step that needs a search of its own: one of which there is only a bound, and then the best as well, so
        that both are measured alike."""
        best = verdict.best
        if of and verdict.of(of).bound and best.step not in verdict.alone:
            return best.step
        if of and verdict.of(of).bound:
            return of
        return best.step if best.bound else ""

    def _ask_facts(self, verdict: Verdict, inquiry: Inquiry) -> FactsOf | None:
        """What is to be asked about the turns that begin with the steps to compare: one step of all the short ones, or
        the next of a longer one."""
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
        """A short search for what others answer to a step, where the line does not tell."""
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
        """Take what the engine says to the question; True when that is answered."""
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
        """Whether an answer is about the steps that were asked about, each once."""
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
        if asked.of:
            self._kept[key] = self._kept[key].valued_alone(worths[0])
            return
        before = self._kept.pop(key, None)
        self._values += len(worths) - (len(before.worths) if before else 0)
        while self._values > MOST_KEPT and self._kept:
            self._forget(next(iter(self._kept)))
        losses, facts = losses_at(self._match.game, position), before.facts if before else {}
        self._kept[key] = Verdict(position.turn, asked.stage, worths, losses, answer.cut, facts=facts)

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
            # an answer is not made worse by what the dice may do next
            facts = {step: tuple(fact for fact in some if fact.name != "exposed") for step, some in facts.items()}
        verdict = self._kept[key]
        self._kept[key] = replace(verdict, facts={**verdict.facts, **facts})


def together(parts: Sequence[tuple[Fact, ...]]) -> tuple[Fact, ...]:
    """The facts of a turn: those of its steps, each once; the men taken are added up."""
    facts = list(dict.fromkeys(fact for part in parts for fact in part if fact.name != "takes"))
    taken = sum(fact.number or Fraction(0) for part in parts for fact in part if fact.name == "takes")
    return (*facts, Fact("takes", Fraction(taken))) if taken else tuple(facts)


def _worths(heard: Sequence[StepWorth]) -> tuple[Worth, ...]:
    """The values of steps, best first, without most of those that were not searched."""
    bounds = [event.step for event in heard if event.bound]
    left_out = set(bounds[BOUNDS_KEPT:])
    return tuple(_worth(event) for event in heard if event.step not in left_out)


def _worth(event: StepWorth) -> Worth:
    return Worth(event.step, event.value, event.exact, event.turns, event.bound, event.line)


def playable(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The beginning of a line whose steps are legal one after the other; nothing that chance would have to decide."""
    steps: list[str] = []
    for step in line:
        if position.turn < 0 or step not in position.steps():
            break
        steps.append(step)
        position = position.play(step)
    return tuple(steps)


def turn_of(position: Position, line: Sequence[str]) -> tuple[str, ...]:
    """The steps of a line that its first player takes in a row."""
    player, turn, here = position.turn, [], position
    for step in playable(position, line):
        if here.turn != player:
            break
        turn.append(step)
        here = here.play(step)
    return tuple(turn)


def turn_with(match: Match, position: Position, worth: Worth) -> tuple[str, ...]:
    """The turn that is expected with a step; only this step where one who plays alone takes turns with nobody, not even
    with dice: such a turn ends with the game."""
    endless = match.record.players == 1 and not match.game.throws_dice
    return (worth.step,) if endless else turn_of(position, worth.line) or (worth.step,)


def answered(position: Position, line: Sequence[str]) -> bool:
    """Whether a line goes on after the turn that it begins with, as far as it is not the dice that go on."""
    turn = turn_of(position, line)
    for step in turn:
        position = position.play(step)
    return position.turn < 0 or bool(playable(position, line[len(turn) :]))
