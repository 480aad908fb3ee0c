"""Les Chercheurs de trésor: the facts of a step, found a second time by playing with either side put to play."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, Removed
from tests.rules.fact_cases import Case, fact_text, names_met, ordered, random_cases, vector_cases

TOLD = {
    "OCCUR": "wins gives-win avoids only forces loses draws takes",
    "TAKEN_BY": "left_their_places",
    "COUNTED": "points",
}
"""To the tests of all games (`tests/told.py`)."""

KEY = "tresor"
GAME = CATALOGUE[KEY]
POSTS = {"c5", "d5", "e5", "c4", "e4", "c3", "d3", "e3"}


def to_play(position: Position, options: dict[str, str], player: int) -> Position:
    return GAME.read(f"{position.text().split()[0]} turn={'wb'[player]} quiet=0", options, 2)


def victim(position: Position, step: str) -> str:
    return next(e.origin for e in position.effects(step) if isinstance(e, Removed) and e.man != "l")


def captures(position: Position) -> list[str]:
    return [step for step in position.steps() if "x" in step]


def jumped(position: Position, options: dict[str, str], by: int) -> set[str]:
    here = to_play(position, options, by)
    return {victim(here, step) for step in captures(here)}


def goals(position: Position, options: dict[str, str]) -> set[tuple[str, str]]:
    """From where to where the seekers could go."""
    steps = to_play(position, options, 0).steps()
    return {(step[:2], step[3:]) for step in steps if step != "pass"}


def lost(after: Position) -> set[str]:
    """The men whose captor is not jumped in his turn."""
    found = set()
    for step in captures(after):
        end = after.play(step)
        back = [] if end.turn == OVER else captures(end)
        if not any(victim(end, answer) == step[3:] for answer in back):
            found.add(victim(after, step))
    return found


def expected(case: Case) -> list[str]:
    options, position, step = case
    after, player = position.play(step), position.turn
    if after.turn == OVER:
        return []
    other = 1 - player
    origin, target = (step[:2], step[3:]) if step != "pass" else ("", "")
    exposed = {target if place == origin else place for place in jumped(position, options, other)}
    counted = {
        "saves": exposed - jumped(after, options, other),
        "attacks": jumped(after, options, player) - jumped(position, options, player),
        "exposes": lost(after),
    }
    before, now = goals(position, options), goals(after, options)
    entering = {a for a, b in now if b == "T"}
    texts = []
    if player == 0:
        counted["threatens"] = entering
    else:
        counted["stops"] = {a for a, b in before if b == "T"} - entering
        if origin in POSTS and any(b == origin for _, b in now):
            texts.append(fact_text(KEY, "gives-up", None, [origin]))
        if target in POSTS and any(b == target for _, b in before):
            texts.append(fact_text(KEY, "bars", None, [target]))
    for name, places in counted.items():
        if places:
            texts.append(fact_text(KEY, name, len(places), ordered(KEY, places)))
    return sorted(texts)


def test_own_facts_are_those_of_the_page() -> None:
    assert names_met(KEY, (*random_cases(KEY, 46), *vector_cases(KEY)), expected) == set(GAME.step_facts.names)
