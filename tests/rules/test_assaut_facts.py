"""Assaut: the facts of a step, found a second time by playing: whoever could capture is put to play."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, Removed
from tests.rules.fact_cases import Case, fact_text, men_of, names_met, ordered, random_cases, vector_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces draws can-win takes", "TAKEN_BY": "left_their_places"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "assaut"
GAME = CATALOGUE[KEY]
FORTRESS = {"c7", "d7", "e7", "c6", "d6", "e6", "c5", "d5", "e5"}


def taken_now(position: Position) -> set[str]:
    """The men that the legal jumps take."""
    jumps = [step for step in position.steps() if "x" in step]
    return {e.origin for step in jumps for e in position.effects(step) if isinstance(e, Removed)}


def officers_to_play(position: Position) -> Position:
    """The board with free captures, the officers to play."""
    board = position.text().split()[0]
    return GAME.read(f"{board} turn=o hand=0 jump=- owed=0 guilty=- quiet=0", {"capture": "huff"}, 2)


def jumped(position: Position) -> set[str]:
    return taken_now(officers_to_play(position)) if "hand=0" in position.text() else set()


def movers(position: Position) -> set[str]:
    return {step[:2] for step in officers_to_play(position).steps()}


def most(position: Position) -> int:
    """The most soldiers taken by jumps in a row."""
    if position.turn != 1:
        return 0
    return max((1 + most(position.play(step)) for step in position.steps() if "x" in step), default=0)


def of_soldiers(position: Position, step: str, after: Position) -> list[str]:
    texts = []
    origin, _, target = step.partition("-")
    exposed = {target if place == origin else place for place in jumped(position)}
    saved = exposed - jumped(after)
    if saved:
        texts.append(fact_text(KEY, "saves", len(saved), ordered(KEY, saved)))
    if after.turn == position.turn:
        return texts
    if target in FORTRESS and origin not in FORTRESS:
        texts.append(fact_text(KEY, "enters", len(men_of(after, "s") & FORTRESS), [target]))
    shut = movers(position) - movers(after)
    if shut:
        texts.append(fact_text(KEY, "shuts", len(shut), ordered(KEY, shut)))
    if most(after):
        texts.append(fact_text(KEY, "exposes", most(after), ordered(KEY, taken_now(after))))
    return texts


def of_officers(position: Position, step: str, after: Position) -> list[str]:
    texts = []
    if after.turn == position.turn:
        if "x" in step:
            texts.append(fact_text(KEY, "goes-on", most(after), [step[-2:]]))
        return texts
    attacked = jumped(after) - jumped(position)
    if attacked:
        texts.append(fact_text(KEY, "attacks", len(attacked), ordered(KEY, attacked)))
    guilty = [step[5:] for step in after.steps() if step.startswith("huff")]
    if guilty:
        texts.append(fact_text(KEY, "huffable", len(guilty), guilty))
    left = men_of(position, "o") - men_of(after, "o")
    if left & FORTRESS and any(s.endswith(f"-{min(left)}") for s in after.steps()):
        texts.append(fact_text(KEY, "gives-up", None, ordered(KEY, left)))
    return texts


def expected(case: Case) -> list[str]:
    _, position, step = case
    after = position.play(step)
    if after.turn == OVER:
        return []
    return sorted((of_officers if position.turn else of_soldiers)(position, step, after))


def test_own_facts_are_those_of_the_page() -> None:
    assert names_met(KEY, (*random_cases(KEY, 46), *vector_cases(KEY)), expected) == set(GAME.step_facts.names)
