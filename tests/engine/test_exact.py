"""The positions whose value is known: the engine proves it, and plays a step that keeps it."""

from __future__ import annotations

from random import Random

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.rules import CATALOGUE
from tests.rules.vectors import FOLDER, Case, load, position

WORTH = {"win": 1.0, "draw": 0.5, "loss": 0.0}
SOLVED = [(path.stem.removesuffix("_exact"), path.name) for path in sorted(FOLDER.glob("*_exact.json"))]
CASES = [(key, case) for key, name in SOLVED if key in CATALOGUE for case in load(name)]


@pytest.mark.parametrize(("key", "case"), CASES, ids=[f"{key} {case['position']}" for key, case in CASES])
def test_a_known_value_is_proven_and_kept(key: str, case: Case) -> None:
    budget = Budget(nodes=400_000)
    found = player_of(key).think(position(key, case), budget, Clock(budget), Random(1), lambda choice: None)
    assert found.exact
    assert found.value == WORTH.get(case.get("value", ""), case.get("score"))
    if case["keep"]:
        assert found.step in case["keep"]
