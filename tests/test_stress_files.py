"""A few of the mutated files of `python -m benchmarks.stress files` and `documents`."""

from __future__ import annotations

from benchmarks.stress import documents
from benchmarks.stress.files import run


def test_mutated_files_stop_nothing(thorough: bool) -> None:
    assert run(60 if thorough else 12, seed=500_000)[1] == {}


def test_mutated_documents_stop_nothing(thorough: bool) -> None:
    assert documents.run(40 if thorough else 10, seed=500_000) == {}
