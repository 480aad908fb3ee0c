"""Reads the vector files, positions worked out from the pages by hand or by an independent program, and checks them."""

from __future__ import annotations

import hashlib
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, Position, perft

FOLDER = Path(__file__).resolve().parents[1] / "vectors"
Case = dict[str, Any]


def load(name: str) -> list[Case]:
    """The rows of one vector file."""
    rows: list[Case] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return rows


def facts_of(key: str) -> list[Case]:
    """The rows of a game about its facts; none where it has no facts of its own."""
    return load(f"{key}.facts.json") if (FOLDER / f"{key}.facts.json").exists() else []


def position(key: str, case: Case) -> Position:
    """The position that a row describes, of the game of this key."""
    return position_of(CATALOGUE[key], case)


def position_of(game: Game, case: Case) -> Position:
    """The position that a row describes."""
    return game.read(case["position"], case["options"], case.get("players", game.players[0]))


def label(key: str, case: Case) -> str:
    """A short name for a test id."""
    return f"{key}: {case.get('note', case['position'])}"[:90]


# --- checks -----------------------------------------------------------------------------------------------------------


def check_case(game: Game, case: Case) -> None:
    """The steps of a position, what follows them, what is refused and how the game stands."""
    here = position_of(game, case)
    assert here.text() == case["position"]
    assert here.turn == case["turn"]
    found = sorted(here.steps())
    if "moves" in case:
        assert found == case["moves"]
    else:
        assert len(found) == case["moves_count"]
        assert hashlib.sha256(" ".join(found).encode()).hexdigest() == case["moves_sha256"]
    for step, after in case["after"].items():
        assert here.play(step).text() == after, step
        assert here.refusal(step) is None
    for step, code in case["refused"].items():
        refusal = here.refusal(step)
        assert refusal is not None, step
        assert refusal.code == code, step
    check_result(here, case)
    if "chances" in case:
        assert dict(here.chances()) == {step: Fraction(p) for step, p in case["chances"].items()}
    assert here.text() == case["position"], "playing must not change a position"


def check_result(here: Position, case: Case) -> None:
    """How the game ended, or that it goes on."""
    result = here.result()
    if case["result"] is None:
        assert result is None
    else:
        assert result is not None
        assert list(result.scores) == pytest.approx(case["result"]["scores"], abs=1e-4)
        assert result.reason == case["result"]["reason"]


def check_counts(game: Game, row: Case, bound: int) -> None:
    """The numbers of sequences of steps, those up to `bound`."""
    here = position_of(game, row)
    for depth, count in enumerate(row["perft"], 1):
        if count <= bound:
            assert perft(here, depth) == count, depth


def check_line(game: Game, row: Case) -> None:
    """A sequence of steps, and where it leads."""
    here = position_of(game, row)
    for step in row["line"]:
        assert here.result() is None
        assert step in here.steps(), step
        here = here.play(step)
    assert here.text() == row["end"]
    assert here.turn == row["turn"]
    result = here.result()
    expected = row["result"]
    assert (result and (list(result.scores), result.reason)) == (expected and (expected["scores"], expected["reason"]))
