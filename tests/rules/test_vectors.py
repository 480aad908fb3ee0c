"""Every vector of every game of the catalogue."""

from __future__ import annotations

import hashlib
from fractions import Fraction

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import perft
from tests.rules.vectors import Case, label, load, position

PERFT_BOUND = 200_000
"""Deeper counts are left to the conformance run: they take minutes and prove the same generator."""

ROWS = [(key, row) for key in CATALOGUE for row in load(f"{key}.json")]
CASES = [(key, row) for key, row in ROWS if "perft" not in row]
COUNTS = [(key, row) for key, row in ROWS if "perft" in row]
LINES = [(key, row) for key in CATALOGUE for row in load(f"{key}.lines.json")]


def _ids(rows: list[tuple[str, Case]]) -> list[str]:
    return [label(key, row) for key, row in rows]


@pytest.mark.parametrize(("key", "case"), CASES, ids=_ids(CASES))
def test_case(key: str, case: Case) -> None:
    here = position(key, case)
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
    result = here.result()
    if case["result"] is None:
        assert result is None
    else:
        assert result is not None
        assert list(result.scores) == pytest.approx(case["result"]["scores"], abs=1e-4)
        assert result.reason == case["result"]["reason"]
    if "chances" in case:
        assert dict(here.chances()) == {step: Fraction(p) for step, p in case["chances"].items()}
    assert here.text() == case["position"], "playing must not change a position"


@pytest.mark.parametrize(("key", "row"), COUNTS, ids=_ids(COUNTS))
def test_perft(key: str, row: Case) -> None:
    here = position(key, row)
    for depth, count in enumerate(row["perft"], 1):
        if count <= PERFT_BOUND:
            assert perft(here, depth) == count, depth


@pytest.mark.parametrize(("key", "row"), LINES, ids=_ids(LINES))
def test_line(key: str, row: Case) -> None:
    here = position(key, row)
    for step in row["line"]:
        assert here.result() is None
        assert step in here.steps(), step
        here = here.play(step)
    assert here.text() == row["end"]
    assert here.turn == row["turn"]
    result = here.result()
    expected = row["result"]
    assert (result and (list(result.scores), result.reason)) == (
        expected and (expected["scores"], expected["reason"])
    )
