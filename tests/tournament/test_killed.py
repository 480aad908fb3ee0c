"""One kill; a hundred are one command away (`python -m tests.tournament.killed --times 100`)."""

from __future__ import annotations

from tests.tournament.killed import killed


def test_nothing_acknowledged_is_lost() -> None:
    found = killed(times=1, windows=2, seed=1)
    assert found.acknowledged >= 2
    assert (found.lost, found.problems) == (0, ())
