"""Nim bicolore: the facts of a step, found a second time by playing everything out; no theorem is used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, Removed
from tests.rules.fact_cases import fact_text, names_met, names_of, own_texts
from tests.rules.fact_walks import walked_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces loses", "MEN_LIE_BETWEEN": True, "TURNS": "never"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "nim_bicolore"
GAME = CATALOGUE[KEY]
LAWS = ("lone-burnt", "twins", "singles", "zero", "misere")
Heaps = tuple[str, ...]
SMALL = [f"{new}n{burnt}b" for new in range(4) for burnt in range(4) if new or burnt]


def heaps_of(position: Position) -> Heaps:
    """The heaps that are left, sorted; their order says nothing."""
    return tuple(sorted(set_aside(position.text().split()[0].removeprefix("board=").split(","))))


def set_aside(heaps: list[str]) -> Iterator[str]:
    return (heap for heap in heaps if heap != ".")


@cache
def lost(heaps: Heaps) -> bool:
    """Whether whoever takes next loses, by trying everything."""
    here = GAME.read(f"board={','.join(heaps)} turn=A last=-", {}, 2)
    return not any(wins_with(here, step) for step in here.steps())


def wins_with(here: Position, step: str) -> bool:
    after = here.play(step)
    result = after.result()
    return result.scores[here.turn] == 1 if result else lost(heaps_of(after))


def law_of(heaps: Heaps) -> str:
    """The theorem that speaks of some heaps, whoever wins; none, and nothing is said."""
    colours = {colour for heap in heaps for colour in heap[1::2] if heap[heap.index(colour) - 1] != "0"}
    if len(heaps) == 1:
        return "lone-burnt"
    if len(heaps) == 2:
        return "twins"
    if len(colours) == 1:
        return "zero" if colours == {"n"} else "misere"
    return "singles" if set(heaps) <= {"0n1b", "1n0b"} else ""


def opened(after: Position) -> list[str]:
    """The steps that win at once, or leave heaps that a theorem says are lost."""
    ends = {step: after.play(step) for step in after.steps()}
    return [step for step, end in ends.items() if wins_with(after, step) and (end.result() or law_of(heaps_of(end)))]


def expected(here: Position, step: str) -> list[str]:
    after = here.play(step)
    if after.result():
        return []
    found, heaps = [], heaps_of(after)
    law = law_of(heaps)
    if law and lost(heaps):
        found.append(fact_text(KEY, law, None, sorted(place for place, _ in after.men() if ":" not in place)))
    answers = opened(after)
    if answers:
        effects = [effect for answer in answers for effect in after.effects(answer)]
        places = sorted({effect.origin for effect in effects if isinstance(effect, Removed)})
        found.append(fact_text(KEY, "opens", len(answers), places))
    return sorted(found)


def test_facts_are_those_of_the_page() -> None:
    assert names_met(KEY, walked_cases(KEY, seed=45), lambda case: expected(*case[1:])) == set(GAME.step_facts.names)


def test_a_theorem_says_what_trying_says() -> None:
    """All heaps of up to three new and three burnt matches, one of burnt ones taken away from beside them."""
    told = 0
    for count in (1, 2, 3):
        for heaps in combinations_with_replacement(SMALL, count):
            here = GAME.read(f"board={','.join(heaps)},1n1b turn=A last=-", {}, 2)
            names = names_of(own_texts(KEY, here, f"{count + 1}:1n1b"))
            law = law_of(tuple(sorted(heaps)))
            assert names & set(LAWS) == ({law} if law and lost(tuple(sorted(heaps))) else set()), heaps
            assert not (names & set(LAWS) and "opens" in names), heaps
            told += bool(names & set(LAWS))
    assert told > 25


@pytest.mark.parametrize("law", ["singles", "zero", "misere"])
def test_a_theorem_holds_with_more_heaps(law: str) -> None:
    """Up to eight heaps of one match; four heaps of up to four matches of one colour."""
    kinds = {"singles": ["1n0b", "0n1b"], "zero": ["1n0b", "2n0b", "3n0b", "4n0b"], "misere": ["0n1b", "0n2b", "0n3b"]}
    told = set()
    for count in range(4, 9 if law == "singles" else 5):
        for heaps in combinations_with_replacement(kinds[law], count):
            if law_of(tuple(sorted(heaps))) == law:
                here = GAME.read(f"board={','.join(heaps)},1n1b turn=A last=-", {}, 2)
                names = names_of(own_texts(KEY, here, f"{count + 1}:1n1b"))
                assert (law in names) == lost(tuple(sorted(heaps))), heaps
                told.add(law in names)
    assert told == {True, False}
