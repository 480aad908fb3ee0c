"""Every vector of every game."""

from __future__ import annotations

import pytest

from jeux.rules import CATALOGUE
from tests.rules.vectors import Case, check_case, check_counts, check_line, label, load

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
    check_case(CATALOGUE[key], case)


@pytest.mark.parametrize(("key", "row"), COUNTS, ids=_ids(COUNTS))
def test_perft(key: str, row: Case) -> None:
    check_counts(CATALOGUE[key], row, PERFT_BOUND)


@pytest.mark.parametrize(("key", "row"), LINES, ids=_ids(LINES))
def test_line(key: str, row: Case) -> None:
    check_line(CATALOGUE[key], row)
