"""Les Dames en croix: the facts of a step, found a second time by playing: whoever could capture is put to play."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, Removed
from tests.rules.fact_cases import Case, fact_text, men_of, names_met, ordered, random_cases, vector_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces loses draws can-win takes", "TAKEN_BY": "left_their_places"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "dames_en_croix"
GAME = CATALOGUE[KEY]
NINE = {"c7", "d7", "e7", "c6", "d6", "e6", "c5", "d5", "e5"}


def jumped(position: Position, by: int) -> set[str]:
    """The men that could be jumped if the player `by` were to play, captures being free."""
    board = position.text().split()[0]
    here = GAME.read(f"{board} turn={'wb'[by]} jump=- guilty=- quiet=0", {"capture": "huff"}, 2)
    jumps = [step for step in here.steps() if "x" in step]
    return {e.origin for step in jumps for e in here.effects(step) if isinstance(e, Removed)}


def most(position: Position, player: int) -> int:
    """The most men that a player takes by jumps in a row."""
    if position.turn != player:
        return 0
    return max((1 + most(position.play(step), player) for step in position.steps() if "x" in step), default=0)


def expected(case: Case) -> list[str]:
    _, position, step = case
    after, player = position.play(step), position.turn
    if after.turn == OVER:
        return []
    other, texts = 1 - player, []
    ends = step.replace("x", "-").split("-") if ":" not in step and step != "stop" else ["", ""]
    exposed = {ends[1] if place == ends[0] else place for place in jumped(position, other)}
    counted = {"saves": exposed - jumped(after, other)}
    if player == 0 and ends[1] in NINE and ends[0] not in NINE:
        texts.append(fact_text(KEY, "enters", len(men_of(after, "w") & NINE), [ends[1]]))
    if after.turn == player:
        if "x" in step:
            texts.append(fact_text(KEY, "goes-on", most(after, player), [ends[1]]))
    else:
        counted["attacks"] = jumped(after, player) - jumped(position, player)
        counted["huffable"] = {s[5:] for s in after.steps() if s.startswith("huff")}
        if most(after, other):
            texts.append(fact_text(KEY, "exposes", most(after, other), ordered(KEY, jumped(after, other))))
        if player == 1 and ends[0] in NINE and any(s[-3:] in (f"-{ends[0]}", f"x{ends[0]}") for s in after.steps()):
            texts.append(fact_text(KEY, "gives-up", None, [ends[0]]))
    texts += [fact_text(KEY, name, len(places), ordered(KEY, places)) for name, places in counted.items() if places]
    return sorted(texts)


def test_own_facts_are_those_of_the_page() -> None:
    assert names_met(KEY, (*random_cases(KEY, 46), *vector_cases(KEY)), expected) == set(GAME.step_facts.names)
