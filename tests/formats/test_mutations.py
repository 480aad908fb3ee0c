"""Damaged files cost a sentence, in every format; `python -m tests.formats.mutations` tries many more."""

from __future__ import annotations

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import Format
from tests.formats.mutations import trials

COUNT = 150


@pytest.mark.parametrize("kind", list(formats().values()), ids=lambda each: each.key)
def test_a_damaged_file_costs_a_sentence(kind: Format) -> None:
    found = [code for code, _, _ in trials(kind, COUNT)]
    assert len(found) == COUNT
    assert len(set(found) - {"read"}) >= 2  # damage of several kinds was seen
