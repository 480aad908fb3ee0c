"""What steps are worth: the values of a position, and what is lost by playing another step than the best one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from jeux.rules.contract import Fact

ALL_SHOWN = 8
"""The maximum of steps listed where all of them are proven."""
COMPARED = 3
"""The number of best steps compared with each other."""
POINTS_OF_CLASSES = (5.0, 10.0, 15.0)
"""Points of winning chances that make an imprecision, an error and a blunder, in every game."""
BLAMED = 10.0
"""The points from which a loss that is not proven is called an error. Of 26 losses from 5 to 10 on which two searches
agreed, ten times the nodes found 8 to be less than 5; of 35 from 10 on, none (`python -m benchmarks.blame`)."""
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
    figures: tuple[tuple[str, float], ...] = ()
    """What else is known of it, as numbers with the names that the words of the game know."""


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
    def proven(self) -> bool:
        """Whether the value of each step is proven."""
        return all(worth.exact and not worth.bound for worth in self.worths)

    @property
    def settled(self) -> bool:
        """Whether no deeper search can change it."""
        return len(self.worths) == 1 or self.proven

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


def together(parts: Sequence[tuple[Fact, ...]]) -> tuple[Fact, ...]:
    """The facts of a turn: those of its steps without duplicates, and the sum of the men taken."""
    facts = list(dict.fromkeys(fact for part in parts for fact in part if fact.name != "takes"))
    taken = sum(fact.number or Fraction(0) for part in parts for fact in part if fact.name == "takes")
    return (*facts, Fact("takes", Fraction(taken))) if taken else tuple(facts)
