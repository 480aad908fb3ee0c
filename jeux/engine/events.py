"""Events of the engine, parsed from its lines and validated: the engine may send garbage."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from jeux.engine.budget import Figures
from jeux.rules.contract import Fact
from jeux.rules.facts import read

LONGEST_WORD, LONGEST_FACT = 200, 4_000
"""The most characters of a step, and of a fact with its places."""
_PROOFS = {"exact": True, "estimate": False}
_TURNS = re.compile(r"[0-9]{1,4}", re.ASCII)
MOST_FIGURES = 12
_NAME = re.compile(r"[a-z-]{1,20}", re.ASCII)
_COUNT = re.compile(r"[0-9]{1,3}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Thought:
    """The best step found so far; the value is that of `SearchResult`."""

    ticket: int
    depth: int
    nodes: int
    value: float
    pv: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The step chosen, its value for the player to move, and whether that is proven."""

    ticket: int
    step: str
    value: float
    exact: bool
    cut: bool = False
    """A staged search was stopped before its nodes were spent: the same question may have another answer."""
    lost: bool = False
    """The player to move is proven to lose."""
    gives_up: bool = False
    """The position is lost, but so far from the end that the engine would rather resign than play the step."""


@dataclass(frozen=True, slots=True)
class StepWorth:
    """The value of a legal step for the player to move, and whether it is proven. All those of a question precede its
    `Answer`, best first; after a `Restarted` they are sent again.

    `bound`: the step was not searched, its value is an upper bound. `turns`, if the distance is proven: the turns of
    the winner from this one until he has won. `line`: the principal variation, this step first. `amount`: what it leads
    to in what the game counts, where that was searched. `figures`: more about it, as the engine's player names it."""

    ticket: int
    step: str
    value: float
    exact: bool
    turns: int | None
    bound: bool
    line: tuple[str, ...]
    amount: float | None = None
    figures: Figures = ()


@dataclass(frozen=True, slots=True)
class FactsAnswer:
    """The facts about steps (`jeux.rules.facts`); incomplete if the question was stopped."""

    ticket: int
    facts: Mapping[str, tuple[Fact, ...]]


@dataclass(frozen=True, slots=True)
class Lost:
    """The engine failed twice on this question."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Restarted:
    """The engine crashed on this question and was restarted with it."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Warned:
    """The engine reports a problem with itself; it plays as well as it can."""

    ticket: int
    code: str


EngineEvent = Thought | Answer | StepWorth | FactsAnswer | Lost | Restarted | Warned


# --- parsing: each raises `ValueError`, `KeyError` or `IndexError` for an invalid line --------------------------------


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
    if fields.keys() - {"value", "proof", "turns", "bound", "amount", "figures"} or bound not in (None, "upper"):
        raise ValueError(repr(head[:LONGEST_WORD]))
    if turns is not None and not _TURNS.fullmatch(turns):
        raise ValueError(f"turns={turns[:LONGEST_WORD]}")
    if steps[:1] != (step,) or max(map(len, steps)) > LONGEST_WORD:
        raise ValueError(f"a line of {step[:LONGEST_WORD]} that does not begin with it")
    far = None if turns is None else int(turns)
    amount = _value(fields, "amount") if "amount" in fields else None
    figures = _figures(fields.get("figures", ""))
    value, exact = _value(fields), _PROOFS[fields["proof"]]
    return StepWorth(ticket, step, value, exact, far, bound is not None, steps, amount, figures)


def _figures(text: str) -> Figures:
    """The named numbers of a line. Raises `ValueError` for more than `MOST_FIGURES`, a bad name or number."""
    parts = [part.partition(":") for part in text.split(",")] if text else []
    named = {name: _value({name: number}, name) for name, _, number in parts}
    if len(named) != len(parts) or len(parts) > MOST_FIGURES or not all(map(_NAME.fullmatch, named)):
        raise ValueError(f"figures={text[:LONGEST_WORD]}")
    return tuple(named.items())


def step_facts(line: str) -> tuple[str, tuple[Fact, ...]]:
    """A step and its facts, from a `facts` line with a step."""
    _, step, count, *texts = line.split()
    if not _COUNT.fullmatch(count) or int(count) != len(texts) or max(map(len, texts), default=0) > LONGEST_FACT:
        raise ValueError(repr(line[:LONGEST_WORD]))
    return step, tuple(map(read, texts))


def _fields(words: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def _said(fields: Mapping[str, str], name: str) -> bool:
    """Whether a line has ``<name>=yes``. Raises `ValueError` for another value."""
    said = fields.get(name)
    if said not in (None, "yes"):
        raise ValueError(f"{name}={said}")
    return said is not None


def _value(fields: Mapping[str, str], name: str = "value") -> float:
    """The value in a line, checked to be a number. Raises `ValueError`."""
    value = float(fields[name])
    if not math.isfinite(value):
        raise ValueError(f"a value of {value}")
    return value
