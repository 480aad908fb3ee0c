"""A few of the mutated files of `python -m benchmarks.stress files`."""

from __future__ import annotations

from benchmarks.stress.files import run


def test_mutated_files_stop_nothing() -> None:
    assert run(60, seed=500_000)[1] == {}
