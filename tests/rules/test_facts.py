"""Every vector of facts: all that is true of a step, written by hand from `docs/facts.md`; and trees of a few
positions, a case of each reading of the definitions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game, Position, Result, StepFacts
from jeux.rules.facts import OF_OUTCOME, FactFinder, read, write
from tests.rules.facts_oracle import Oracle, fits
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


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "row"), ROWS[::5], ids=[label(key, row) for key, row in ROWS[::5]])
def test_one_fact_alone_is_found_as_among_all(key: str, row: Case) -> None:
    game = CATALOGUE[key]
    finder = FactFinder(game, position(key, row), row.get("players", game.players[0]))
    there = {text.partition("=")[0] for text in row["facts"]}
    names = {*OF_OUTCOME, "takes", "forms", "exposed", *(f"{key}:{name}" for name in game.step_facts.names)}
    assert {name for name in names if finder.holds(row["step"], name)} == there & names


@pytest.mark.parametrize("game", WITH_FACTS, ids=lambda game: game.key)
def test_each_fact_of_a_game_is_there_and_not_there(game: Game) -> None:
    rows = [{text.partition("=")[0] for text in row["facts"]} for key, row in ROWS if key == game.key]
    assert len(rows) >= 12
    own = {f"{game.key}:{name}" for name in game.step_facts.names}
    assert {name for row in rows for name in row if ":" in name} == own
    assert [name for name in own if all(name in row for row in rows)] == []


# --- how the definitions are read -------------------------------------------------------------------------------------


class Node:
    """A position of a game that is a tree: who decides, what follows each step, the scores at the end."""

    past = ()

    def __init__(self, turn: int, after: Mapping[str, Node], scores: tuple[float, ...] = ()) -> None:
        self.turn, self._after, self._scores = turn, after, scores

    def steps(self) -> tuple[str, ...]:
        """The branches."""
        return tuple(self._after)

    def play(self, step: str) -> Node:
        """The position behind a branch."""
        return self._after[step]

    def result(self) -> Result | None:
        """The scores of a leaf."""
        return Result(self._scores, "leaf") if self._scores else None


def decides(player: int, **after: Node) -> Node:
    """A player decides."""
    return Node(player, after)


def throws(**after: Node) -> Node:
    """Chance decides."""
    return Node(CHANCE, after)


def ends(*scores: float) -> Node:
    """The game is over."""
    return Node(OVER, {}, scores)


WON, LOST, DRAWN = ends(1, 0), ends(0, 1), ends(0.5, 0.5)
SAFE = throws(low=LOST, high=LOST)
"""Nobody can win now, whatever is thrown."""
GIVEN = decides(1, it=LOST, other=WON)
"""The other player can win."""
WIDE = decides(1, **{f"to{number}": throws(only=DRAWN) for number in range(9)})
"""More positions than are looked at; the other player cannot win."""
FEW = 8
ALONE, TEAMS = ((0,), (1,), (2,), (3,)), ((0, 2), (1, 3))


def facts_of(here: Node, step: str, players: int = 2, sides: tuple[tuple[int, ...], ...] = ALONE) -> str:
    """The facts of a step of a tree, found both ways."""
    allies = {player: side for side in sides for player in side}
    game = replace(CATALOGUE["quandary"], allies=lambda _, player: allies[player], step_facts=StepFacts())
    root = cast(Position, here)
    found = [write(fact) for fact in FactFinder(game, root, players).facts(step)]
    oracle = Oracle(game, root, players)
    assert found == sorted(oracle.of_outcome(step))
    brief = [write(fact) for fact in FactFinder(game, root, players, brief=True).facts(step)]
    assert fits(brief, found, known=None not in map(oracle.fails, here.steps()))
    return " ".join(found)


@pytest.mark.parametrize(
    ("here", "facts"),
    [
        (decides(0, s=SAFE), ""),
        (decides(0, s=decides(0, give=GIVEN, throw=SAFE)), ""),
        (decides(0, s=decides(0, give=GIVEN, lose=LOST)), "gives-win"),
        (decides(0, s=decides(0, throw=throws(low=WON, high=WON))), ""),
        (decides(0, s=decides(0, on=decides(0, win=WON, give=GIVEN), throw=SAFE)), "can-win"),
        (decides(0, s=decides(0, on=decides(1, lose=WON))), ""),
    ],
)
def test_chance_ends_a_turn(here: Node, facts: str) -> None:
    assert facts_of(here, "s") == facts


@pytest.mark.parametrize(
    ("here", "facts"),
    [
        (decides(0, s=WON), "wins"),
        (decides(0, s=LOST), "loses"),
        (decides(0, s=DRAWN), "draws"),
        (decides(0, s=GIVEN), "gives-win"),
        (decides(0, s=SAFE, give=GIVEN), "avoids only"),
        (decides(0, s=SAFE, lose=LOST), "avoids only"),
        (decides(0, s=SAFE, give=GIVEN, draw=DRAWN), "avoids"),
        (decides(0, s=DRAWN, lose=LOST), "avoids draws only"),
        (decides(0, s=WON, give=GIVEN, lose=LOST), "avoids only wins"),
        (decides(0, s=GIVEN, lose=LOST), "gives-win"),
        (decides(0, s=LOST, give=GIVEN), "loses"),
    ],
)
def test_a_step_is_weighed_against_the_others_if_there_are_any(here: Node, facts: str) -> None:
    assert facts_of(here, "s") == facts


MINE = decides(0, win=WON, not_yet=SAFE)


@pytest.mark.parametrize(
    ("answers", "facts"),
    [
        ({"any": MINE}, "forces"),
        ({"any": MINE, "lose": WON}, "forces"),
        ({"any": MINE, "throw": SAFE}, ""),
        ({"any": MINE, "throw": throws(low=MINE)}, ""),
        ({"any": MINE, "draw": DRAWN}, ""),
        ({"any": MINE, "win": LOST}, "gives-win"),
        ({"any": MINE, "on": decides(1, win=LOST)}, "gives-win"),
        ({"any": MINE, "on": decides(1, again=MINE)}, "forces"),
        ({"any": decides(0, throw=throws(low=WON))}, ""),
        ({"any": decides(0, on=decides(0, win=WON))}, "forces"),
    ],
)
def test_forced_is_what_follows_from_every_turn_of_the_other_side(answers: dict[str, Node], facts: str) -> None:
    assert facts_of(decides(0, s=Node(1, answers)), "s") == facts


@pytest.mark.parametrize(
    ("after", "facts"),
    [
        (ends(0.5, 0.5, 0), "draws"),
        (ends(0, 0.5, 0.5), "loses"),
        (ends(3, 2, 2), "wins"),
        (decides(1, share=ends(0, 0.5, 0.5)), ""),
        (decides(1, share=ends(0.5, 0.5, 0)), ""),
        (decides(1, win=ends(1, 2, 1)), "gives-win"),
        (decides(1, on=decides(2, win=ends(0, 0, 1))), ""),
        (decides(1, on=decides(2, lose=ends(1, 0, 0))), ""),
    ],
)
def test_three_players(after: Node, facts: str) -> None:
    assert facts_of(decides(0, s=after), "s", 3) == facts


@pytest.mark.parametrize(
    ("after", "facts"),
    [
        (ends(0, 0, 1, 0), "wins"),
        (ends(0.5, 0, 0, 0.5), "draws"),
        (decides(2, win=ends(1, 0, 1, 0)), ""),
        (decides(2, lose=ends(0, 1, 0, 1)), ""),
        (decides(1, win=ends(0, 0, 0, 1)), "gives-win"),
        (decides(1, on=decides(2, win=ends(1, 0, 0, 0))), "forces"),
        (decides(1, on=decides(3, win=ends(0, 1, 0, 1))), ""),
    ],
)
def test_teams(after: Node, facts: str) -> None:
    assert facts_of(decides(0, s=after), "s", 4, TEAMS) == facts


@pytest.mark.parametrize(
    ("here", "facts"),
    [
        (decides(0, s=WIDE), "unsure=forces,gives-win"),
        (decides(0, s=WIDE, safe=SAFE), "unsure=forces,gives-win"),
        (decides(0, s=WIDE, give=GIVEN), "unsure=avoids,forces,gives-win,only"),
        (decides(0, s=WIDE, give=GIVEN, safe=SAFE), "unsure=avoids,forces,gives-win"),
        (decides(0, s=SAFE, wide=WIDE), "unsure=avoids,only"),
        (decides(0, s=SAFE, wide=WIDE, give=GIVEN), "avoids unsure=only"),
        (decides(0, s=SAFE, wide=WIDE, safe=SAFE), "unsure=avoids"),
        (decides(0, s=SAFE, wide=WIDE, give=GIVEN, safe=SAFE), "avoids"),
        (decides(0, s=GIVEN, wide=WIDE), "gives-win"),
        (decides(0, s=WON, wide=WIDE), "unsure=avoids,only wins"),
    ],
)
def test_what_is_given_up(here: Node, facts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.rules.facts.MOST_POSITIONS", FEW)
    monkeypatch.setattr("tests.rules.facts_oracle.MOST", FEW)
    assert facts_of(here, "s") == facts


@pytest.mark.parametrize("after", [ends(1), ends(0), decides(0, win=ends(1))])
def test_who_plays_alone_has_no_facts_of_outcome(after: Node) -> None:
    assert facts_of(decides(0, s=after, lose=ends(0)), "s", 1) == ""
