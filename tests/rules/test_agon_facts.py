"""The facts of Agon, found once more from the texts of positions and by playing every answer."""

from __future__ import annotations

from random import Random

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.rules.fact_cases import names_of, own_texts, random_cases

TOLD = {
    "OCCUR": "wins gives-win avoids forces loses draws takes",
    "TAKEN_BY": "newly_captured",
    "MOST_PLAYED": 400,
    "SEAMS_CROSS_PLACES": True,
}
"""To the tests of all games (`tests/told.py`)."""

GAME = CATALOGUE["agon"]
LENGTHS = (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)


def pieces(position: Position) -> dict[str, str]:
    """The letter of each occupied cell."""
    files = position.text().split()[0].removeprefix("board=").split("/")
    cells = {
        f"{name}{rank + 1}": letter
        for name, file in zip("abcdefghijk", files, strict=True)
        for rank, letter in enumerate(file)
    }
    return {cell: letter for cell, letter in cells.items() if letter != "."}


def captured(position: Position) -> set[str]:
    return set(position.text().split()[2].removeprefix("captured=").split(",")) - {"-"}


def ring(cell: str) -> int:
    x = "abcdefghijk".index(cell[0]) - 5
    y = 2 * (int(cell[1:]) - 1) - (10 - abs(x))
    return max(abs(x), (abs(x) + abs(y)) // 2)


def newly(before: Position, after: Position, letters: str) -> set[str]:
    """The cells of these pieces that a step has captured."""
    now = pieces(after)
    return {cell for cell in captured(after) - captured(before) if now[cell] in letters}


def facts_of(position: Position, step: str) -> set[str]:
    after = position.play(step)
    if step == "pass" or after.result():
        return set()
    own, other = ("wW", "bB") if position.turn == 0 else ("bB", "wW")
    origin, target = step.split("-")
    return moved(pieces(position)[origin], own, origin, target, after) | captures(position, after, own, other)


def moved(man: str, own: str, origin: str, target: str, after: Position) -> set[str]:
    closer = ring(origin) - ring(target)
    if man not in own:
        return {f"agon:sends-queen={-closer}@{target}"} if closer < 0 else set()
    if closer <= 0:
        return set()
    if man.isupper():
        return {f"agon:{'throne' if target == 'f6' else 'queen-nearer'}=@{target}"}
    found = {f"agon:guard-nearer=@{target}"}
    if ring(target) == 1:
        around = [cell for cell, letter in pieces(after).items() if letter == man and ring(cell) == 1]
        found.add(f"agon:court={len(around)}@{target}")
    return found


def captures(position: Position, after: Position, own: str, other: str) -> set[str]:
    found = {f"agon:takes-queen=@{cell}" for cell in newly(position, after, other[1])}
    if after.turn == position.turn:
        return found
    guards: set[str] = set()
    for answer in after.steps():
        later = after.play(answer)
        guards |= newly(after, later, own[0])
        found |= {f"agon:queen-exposed=@{cell}" for cell in newly(after, later, own[1])}
    return found | ({f"agon:guards-exposed={len(guards)}@{','.join(sorted(guards))}"} if guards else set())


def forward(position: Position, rng: Random) -> str:
    """Towards the centre rather than round it, so that the pieces meet."""
    steps = position.steps()
    inwards = [step for step in steps if step != "pass" and ring(step.split("-")[0]) > ring(step.split("-")[1])]
    return rng.choice(inwards or steps) if rng.random() < 0.5 else rng.choice(steps)


@pytest.mark.thorough
def test_facts_equal_a_second_computation() -> None:
    met: set[str] = set()
    for options, here, step in random_cases(GAME.key, 46, 240, 4, forward):
        found = own_texts(GAME.key, here, step)
        assert found == sorted(facts_of(here, step)), (options, here.text(), step)
        other = ("bB", "wW")[here.turn]
        assert GAME.step_facts.takes(here, step) == len(newly(here, here.play(step), other))
        assert GAME.step_facts.forms(here, step) == ()
        met |= names_of(found)
    assert met == set(GAME.step_facts.names)
