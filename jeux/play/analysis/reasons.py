"""Why a step is better than another: what is true of one and not of the other, in the words of the game.

Only computed facts are used. How a step ends the game comes first, then the reasons that the game names, then what the
step takes or exposes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from jeux.play.gestures.wording import Phrase, Reason
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import Fact

OF_OUTCOME = (
    Reason("wins", good=True),
    Reason("loses", good=False),
    Reason("gives-win", good=False),
    Reason("only", good=True),
    Reason("can-win", good=True),
    Reason("forces", good=True),
    Reason("avoids", good=True, defence=True),
    Reason("draws", good=True),
    Reason("draws", good=False),
)
OF_MEN = (Reason("takes", good=True), Reason("exposed", good=False))
THROWS = 36
"""The number of throws of two dice, the unit in which chances are given."""


class Fault(Enum):
    """Why the other step is worse."""

    MISSED = "missed"
    """The better step has something good that this one lacks."""
    ALLOWED = "allowed"
    """It has something bad that the better step lacks."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact of the better step (missed by the other) or of the worse one (allowed by it)."""

    fault: Fault
    fact: Fact


def order_of(own: Sequence[Reason]) -> tuple[Reason, ...]:
    """All reasons of a game, the most important first."""
    named = {reason.name for reason in own}
    return (*OF_OUTCOME, *own, *(reason for reason in OF_MEN if reason.name not in named))


def differences(
    own: Sequence[Reason], better: Sequence[Fact], worse: Sequence[Fact], points: float = 0.0
) -> Iterator[Difference]:
    """The differences in favour of the better step that can explain a loss of so many points, the most important
    first."""
    for reason in order_of(own):
        theirs, others = (better, worse) if reason.good else (worse, better)
        fact = _more(reason.name, theirs, others)
        if fact and explains(reason, fact, points, _most(reason.name, others)):
            yield Difference(Fault.MISSED if reason.good else Fault.ALLOWED, fact)


def explains(reason: Reason, fact: Fact, points: float, others: Fraction = Fraction(0)) -> bool:
    """Whether a fact can explain a loss of so many points; `others`: how much of the same the other step has."""
    return reason.most * (1 if fact.number is None else fact.number - others) >= points


def _most(name: str, facts: Sequence[Fact]) -> Fraction:
    """The highest number of the facts of this name; 0 without any."""
    return max((fact.number or Fraction(0) for fact in facts if local_name(fact) == name), default=Fraction(0))


def _more(name: str, theirs: Sequence[Fact], others: Sequence[Fact]) -> Fact | None:
    """The fact of this name that `theirs` has, and `others` lacks or has less of."""
    here = [fact for fact in theirs if local_name(fact) == name]
    there = [fact for fact in others if local_name(fact) == name]
    if not here or any(fact in there for fact in here):
        return None
    fact = max(here, key=lambda one: one.number or 0)
    if not there:
        return None if fact.number == 0 else fact
    if fact.number is None:
        return fact if len(here) > len(there) else None
    return fact if fact.number > _most(name, others) else None


def local_name(fact: Fact) -> str:
    """The name of a fact without the key of its game."""
    return fact.name.rpartition(":")[2]


class ReasonWords:
    """The reasons of one match as sentences. Each sentence follows the name of the step that it is about."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def first(self, better: Sequence[Fact], worse: Sequence[Fact], points: float = 0.0) -> Difference | None:
        """The most important difference between two steps that explains a loss of so many points; None if there is
        none."""
        return next(differences(self._sentences.wording.reasons, better, worse, points), None)

    def say(self, fact: Fact, player: int) -> str:
        """The sentence for a fact about a step of a player."""
        arguments = {**self._numbers(fact), **self._names(fact, player)}
        return self._sentences.texts.game(self._sentences.key, f"fact-{local_name(fact)}", **arguments)

    def told(self, line: Phrase, player: int) -> str:
        """A reason in the words of the game, about a step of a player."""
        name, arguments = line
        return self._sentences.texts.game(self._sentences.key, name, **self._sides(player), **arguments)

    def _numbers(self, fact: Fact) -> dict[str, float]:
        number = fact.number
        if number is None:
            return {}
        whole = number.numerator if number.denominator == 1 else round(float(number), 2)
        return {"n": whole, "chances": round(number * THROWS), "percent": round(number * 100)}

    def _names(self, fact: Fact, player: int) -> dict[str, str | int]:
        return {"places": self._places(fact.places), "count": len(fact.places), **self._sides(player)}

    def _sides(self, player: int) -> dict[str, str | int]:
        sentences = self._sentences
        others = [side for side in range(sentences.match.record.players) if side != player]
        return {
            "rivals": len(others),
            "side": sentences.side(player),
            "other": sentences.side(others[0]) if len(others) == 1 else sentences.texts.get("fact-another"),
        }

    def _places(self, places: Sequence[str]) -> str:
        named = [place for place in places if ":" not in place]
        return self._sentences.several(named) if len(named) > 1 else "".join(named)
