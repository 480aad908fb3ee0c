"""Verdicts as JSON, for the files that keep them: reviews, and one's own mistakes."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import replace
from fractions import Fraction
from typing import Any

from jeux.common.schema import Fits, any_of, between, flag, list_of, measure, nothing, row, table, text
from jeux.play.analysis.analysis import DEEPEST, QUICK
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.rules.contract import Fact

MOST_STEPS = 4000
BEST_KEPT = 8
"""The number of best steps kept of each decision."""

_step, _value = text(80), measure(-1e18, 1e18)
_steps = list_of(_step, 0, 1000)
_maybe = any_of(nothing, _value)
_figures = list_of(row(text(40), _value), 0, 20)
_worth = row(_step, _value, flag, any_of(nothing, between(-10_000, 10_000)), flag, _steps, _maybe, _figures)
_ratio = row(between(-(10**12), 10**12), between(1, 10**12))
_fact = row(text(80), any_of(nothing, _ratio), _steps)
_facts = list_of(_fact, 0, 100)
VERDICT: Mapping[str, Fits] = {
    "player": between(0, 7),
    "stage": between(QUICK, DEEPEST),
    "worths": list_of(_worth, 1, MOST_STEPS),
    "losses": row(_value, _value, _value),
    "cut": flag,
    "alone": _steps,
    "shared": list_of(_worth, 0, MOST_STEPS),
    "amounts": any_of(nothing, row(_value, _value, _value)),
    "facts": table(_step, _facts, MOST_STEPS),
}
"""The validators of the fields of a verdict."""


def shortened(verdict: Verdict, named: Set[str]) -> Verdict:
    """A verdict without the steps of which nothing is said: a board of 256 cells has too many to be read and written
    while a window waits. Those are left that are best and worst, are named, or were looked into."""
    named = named | {verdict.worths[-1].step} | verdict.alone | verdict.shared.keys() | verdict.facts.keys()
    worths = [one for number, one in enumerate(verdict.worths) if number < BEST_KEPT or one.step in named]
    return replace(verdict, worths=tuple(worths))


def steps_of(verdict: Verdict) -> Set[str]:
    """All steps that a verdict says something of."""
    valued = {worth.step for worth in verdict.worths}
    return valued | verdict.facts.keys() | verdict.shared.keys() | verdict.alone


def told(verdict: Verdict) -> Mapping[str, Any]:
    """A verdict as a JSON object."""
    return {
        "player": verdict.player,
        "stage": verdict.stage,
        "worths": [_told_worth(worth) for worth in verdict.worths],
        "losses": [float(loss) for loss in verdict.losses],
        "cut": verdict.cut,
        "alone": sorted(verdict.alone),
        "shared": [_told_worth(worth) for worth in verdict.shared.values()],
        "amounts": None if verdict.amounts is None else list(verdict.amounts),
        "facts": {step: [_told_fact(fact) for fact in facts] for step, facts in verdict.facts.items()},
    }


def _told_worth(worth: Worth) -> list[Any]:
    amount = None if worth.amount is None else float(worth.amount)
    figures = [[name, float(figure)] for name, figure in worth.figures]
    return [worth.step, float(worth.value), worth.exact, worth.turns, worth.bound, list(worth.line), amount, figures]


def _told_fact(fact: Fact) -> list[Any]:
    number = None if fact.number is None else [fact.number.numerator, fact.number.denominator]
    return [fact.name, number, list(fact.places)]


def verdict_of(one: Mapping[str, Any]) -> Verdict:
    """The verdict in an object that fits `VERDICT`."""
    worths, shared = _worths(one["worths"]), {worth.step: worth for worth in _worths(one["shared"])}
    facts = {step: tuple(_fact_of(*each) for each in some) for step, some in one["facts"].items()}
    first, second, third = one["losses"]
    losses, alone, amounts = (first, second, third), frozenset(one["alone"]), _amounts(one["amounts"])
    return Verdict(one["player"], one["stage"], worths, losses, one["cut"], alone, facts, shared, amounts)


def _amounts(kept: list[float] | None) -> tuple[float, float, float] | None:
    return (kept[0], kept[1], kept[2]) if kept else None


def _worths(kept: list[Any]) -> tuple[Worth, ...]:
    return tuple(
        Worth(step, value, exact, turns, bound, tuple(line), amount, tuple((name, one) for name, one in figures))
        for step, value, exact, turns, bound, line, amount, figures in kept
    )


def _fact_of(name: str, number: list[int] | None, places: list[str]) -> Fact:
    return Fact(name, Fraction(*number) if number else None, tuple(places))
