"""Proves what sentences claim of the diagrams of pages and of questions: ``python -m tests.claims [key…]``.

The engine thinks at full strength, in this process, so many nodes as the last stage of an analysis has, from the same
seed, without a clock: the same claim gets the same answer. One line a claim; ends with 1 where one is wrong.
`docs/lessons.md` describes the claims. Takes minutes: up to the nodes of 8 seconds a search.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.lookup import player_of
from jeux.engine.values import SAME, Value, step_values, worth_of
from jeux.play.learn.diagram.diagrams import Diagram, diagrams_of
from jeux.play.learn.lesson.lesson_accept import Judge as Conditions
from jeux.play.learn.lesson.lesson_accept import read_accept
from jeux.play.learn.teacher_questions import questions_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact, Position
from jeux.rules.facts import FactFinder

Claim = Mapping[str, Any]
SEED = 0


class Finding(NamedTuple):
    """Whether a claim holds, and what was found."""

    holds: bool
    value: str


class Judge:
    """What a diagram shows."""

    def __init__(self, diagram: Diagram) -> None:
        self.game, self.players = CATALOGUE[diagram.game], diagram.players
        self.position: Position = diagram.positions()[-1]
        self.player = player_of(diagram.game)

    def _clock(self) -> Clock:
        return Clock(Budget(nodes=self.player.stages[-1], depth=self.player.full.depth))

    def worth(self, step: str) -> Value:
        """What one step is worth to who plays it, by a search of its own."""
        return worth_of(self.player, self.position, step, self._clock(), Random(SEED), _silent)

    def worths(self) -> tuple[Value, ...]:
        """What all steps are worth, best first; those that were not searched, at most."""
        return step_values(self.player, self.position, self._clock(), Random(SEED), _silent)

    def facts(self, step: str) -> tuple[Fact, ...]:
        """What is true of a step."""
        return tuple(FactFinder(self.game, self.position, self.players).facts(step))

    def accepted(self, condition: str) -> tuple[str, ...]:
        """The legal steps that do what a condition of the lessons asks for."""
        judge = Conditions(self.game, self.players, self.position, (read_accept(condition),))
        return tuple(step for step in self.position.steps() if judge.does(step))


def _silent(_result: SearchResult) -> None:
    """Nobody follows the search."""


def _better(judge: Judge, claim: Claim) -> Finding:
    if "than" in claim:
        gain = judge.worth(claim["step"]).value - judge.worth(claim["than"]).value
    else:
        worths = {value.step: value.value for value in judge.worths()}
        gain = worths.pop(claim["step"]) - max(worths.values())
    return Finding(100 * (gain + SAME) >= claim["by"], f"{100 * gain:.1f}")


def _wins(judge: Judge, claim: Claim) -> Finding:
    return _decided(judge, claim, lambda value: value >= 1 - SAME)


def _loses(judge: Judge, claim: Claim) -> Finding:
    return _decided(judge, claim, lambda value: value < 0 if judge.game.in_points else value <= SAME)


def _decided(judge: Judge, claim: Claim, is_so: Callable[[float], bool]) -> Finding:
    """Whether what a step is worth is proved, and is this."""
    worth = judge.worth(claim["step"])
    return Finding(worth.exact and is_so(worth.value), f"{100 * worth.value:.1f}{'' if worth.exact else '?'}")


def _value(judge: Judge, claim: Claim) -> Finding:
    value = 100 * judge.worths()[0].value
    return Finding(claim["low"] <= value + 100 * SAME and value - 100 * SAME <= claim["high"], f"{value:.1f}")


def _best(judge: Judge, claim: Claim) -> Finding:
    first = judge.worths()[0].step
    return Finding(first in claim["steps"], first)


def _fact(judge: Judge, claim: Claim) -> Finding:
    facts = {fact.name: fact.number for fact in judge.facts(claim["step"])}
    name = claim["name"]
    return Finding(name in facts and claim.get("number", facts[name]) == facts[name], ",".join(facts) or "-")


def _only(judge: Judge, claim: Claim) -> Finding:
    found = judge.accepted(claim["accept"])
    return Finding(set(found) == set(claim["steps"]), ",".join(found) or "-")


def _count(judge: Judge, claim: Claim) -> Finding:
    number = len(judge.accepted(claim["accept"]))
    return Finding(number == claim["number"], str(number))


def _refused(judge: Judge, claim: Claim) -> Finding:
    refusal = judge.position.refusal(claim["step"])
    return Finding(refusal is not None and refusal.code == claim["code"], refusal.code if refusal else "-")


def _happens(judge: Judge, claim: Claim) -> Finding:
    effects = judge.position.effects(claim["step"])
    number = sum(type(effect).__name__.lower() == claim["what"] for effect in effects)
    return Finding(number == claim["number"], str(number))


KINDS: Mapping[str, Callable[[Judge, Claim], Finding]] = {
    "better": _better,
    "wins": _wins,
    "loses": _loses,
    "value": _value,
    "best": _best,
    "fact": _fact,
    "only": _only,
    "count": _count,
    "refused": _refused,
    "happens": _happens,
}
SEARCHED = frozenset({"better", "wins", "loses", "value", "best"})
"""Those for which the engine searches; the rules alone prove the others."""


def judged(diagram: Diagram) -> Finding:
    """Whether what is claimed of a diagram holds."""
    assert diagram.claim
    return KINDS[diagram.claim["kind"]](Judge(diagram), diagram.claim)


def claimed(keys: list[str]) -> Iterator[Diagram]:
    """The diagrams of some games of which something is claimed, and the answers to their questions."""
    for key in keys:
        yield from (diagram for diagram in diagrams_of(key).values() if diagram.claim)
        yield from (question.answered for question in questions_of(key))


def main(keys: list[str]) -> int:
    """Judge the claims of these games, or of all; 1 where one is wrong."""
    wrong = 0
    for diagram in claimed(keys or list(CATALOGUE)):
        finding = judged(diagram)
        wrong += not finding.holds
        assert diagram.claim
        says = "ok" if finding.holds else "WRONG"
        sys.stdout.write(f"claim {diagram.game} {diagram.id} {diagram.claim['kind']} {says} value={finding.value}\n")
        sys.stdout.flush()
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
