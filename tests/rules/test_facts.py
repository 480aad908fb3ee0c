"""Every vector of facts: all that is true of a step, written by hand from `docs/facts.md`."""

from __future__ import annotations

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from jeux.rules.facts import FactFinder, read, write
from tests.rules.vectors import FOLDER, Case, label, load, position

ROWS = [(path.name.partition(".")[0], row) for path in sorted(FOLDER.glob("*.facts.json")) for row in load(path.name)]
WITH_FACTS = [game for game in CATALOGUE.values() if game.step_facts.names]


@pytest.mark.parametrize(("key", "row"), ROWS, ids=[label(key, row) for key, row in ROWS])
def test_the_facts_of_a_step(key: str, row: Case) -> None:
    here, game = position(key, row), CATALOGUE[key]
    assert here.text() == row["position"]
    found = FactFinder(game, here, row.get("players", game.players[0])).facts(row["step"])
    assert [write(fact) for fact in found] == sorted(row["facts"])
    assert [read(text) for text in map(write, found)] == list(found)


@pytest.mark.parametrize("game", WITH_FACTS, ids=lambda game: game.key)
def test_each_fact_of_a_game_is_there_and_not_there(game: Game) -> None:
    rows = [{text.partition("=")[0] for text in row["facts"]} for key, row in ROWS if key == game.key]
    assert len(rows) >= 12
    own = {f"{game.key}:{name}" for name in game.step_facts.names}
    assert {name for row in rows for name in row if ":" in name} == own
    assert [name for name in own if all(name in row for row in rows)] == []
