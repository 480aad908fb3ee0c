"""What the engine says to the window, read from its lines and checked: it may talk nonsense."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from jeux.rules.contract import Fact
from jeux.rules.facts import read

LONGEST_WORD, LONGEST_FACT = 200, 4_000
"""Characters of a step and of a fact with all its places, at most."""
_PROOFS = {"exact": True, "estimate": False}
_TURNS = re.compile(r"[0-9]{1,4}", re.ASCII)
_COUNT = re.compile(r"[0-9]{1,3}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Thought:
    """What the engine has found so far; the value is that of `SearchResult`."""

    ticket: int
    depth: int
    nodes: int
    value: float
    pv: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The step chosen, its value for the player to decide, and whether it is proven."""

    ticket: int
    step: str
    value: float
    exact: bool
    cut: bool = False
    """A search for a stage ended before its nodes were spent: the same question may have another answer."""
    lost: bool = False
    """The player to decide is proved to lose, whatever is played."""
    gives_up: bool = False
    """All is lost so long before the end that it would rather give up than play the step."""


@dataclass(frozen=True, slots=True)
class StepWorth:
    """What a legal step is worth to the player to decide, and whether that is proven. All those of a question come
    before its `Answer`, best first; after a `Restarted` they come again.

    `bound`: the step was not searched, it is worth so much at most. `turns`, where the distance is proved: the turns of
    the winner from this one on until he has won. `line`: the steps expected, this one first."""

    ticket: int
    step: str
    value: float
    exact: bool
    turns: int | None
    bound: bool
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FactsAnswer:
    """What is true of steps (`jeux.rules.facts`); of fewer than were asked about where the question was stopped."""

    ticket: int
    facts: Mapping[str, tuple[Fact, ...]]


@dataclass(frozen=True, slots=True)
class Lost:
    """The engine failed twice on this question."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Restarted:
    """The engine died on this question and was started again with it."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Warned:
    """The engine says what is wrong with it; it thinks as well as it can."""

    ticket: int
    code: str


EngineEvent = Thought | Answer | StepWorth | FactsAnswer | Lost | Restarted | Warned


# --- reading lines: each raises `ValueError`, `KeyError` or `IndexError` where the line is nonsense -------------------


def thought(ticket: int, line: str) -> Thought:
    """The event of an `info` line."""
    head, _, pv = line.partition(" pv=")
    fields = _fields(head.split()[1:])
    return Thought(ticket, int(fields["depth"]), int(fields["nodes"]), _value(fields), tuple(pv.split()))


def answer(ticket: int, line: str) -> Answer:
    """The event of a `best` line."""
    words = line.split()
    fields = _fields(words[2:])
    said = [_said(fields, name) for name in ("cut", "lost", "gives-up")]
    return Answer(ticket, words[1], _value(fields), _PROOFS[fields["proof"]], *said)


def step_worth(ticket: int, line: str) -> StepWorth:
    """The event of a `step` line."""
    head, _, pv = line.partition(" pv=")
    words, steps = head.split(), tuple(pv.split())
    fields = _fields(words[2:])
    step, turns, bound = words[1], fields.get("turns"), fields.get("bound")
    if fields.keys() - {"value", "proof", "turns", "bound"} or bound not in (None, "upper"):
        raise ValueError(repr(head[:LONGEST_WORD]))
    if turns is not None and not _TURNS.fullmatch(turns):
        raise ValueError(f"turns={turns[:LONGEST_WORD]}")
    if steps[:1] != (step,) or max(map(len, steps)) > LONGEST_WORD:
        raise ValueError(f"a line of {step[:LONGEST_WORD]} that does not begin with it")
    far = None if turns is None else int(turns)
    return StepWorth(ticket, step, _value(fields), _PROOFS[fields["proof"]], far, bound is not None, steps)


def step_facts(line: str) -> tuple[str, tuple[Fact, ...]]:
    """A step and its facts, from a `facts` line with a step."""
    _, step, count, *texts = line.split()
    if not _COUNT.fullmatch(count) or int(count) != len(texts) or max(map(len, texts), default=0) > LONGEST_FACT:
        raise ValueError(repr(line[:LONGEST_WORD]))
    return step, tuple(map(read, texts))


def _fields(words: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def _said(fields: Mapping[str, str], name: str) -> bool:
    """Whether a line says ``<name>=yes``, or nothing of it. Raises `ValueError`."""
    said = fields.get(name)
    if said not in (None, "yes"):
        raise ValueError(f"{name}={said}")
    return said is not None


def _value(fields: Mapping[str, str]) -> float:
    """A value that says something. Raises `ValueError`."""
    value = float(fields["value"])
    if not math.isfinite(value):
        raise ValueError(f"a value of {value}")
    return value
