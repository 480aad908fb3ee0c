"""What a format writes it reads, for every game that it serves."""

from __future__ import annotations

from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import Format
from jeux.rules import CATALOGUE
from tests.formats.games import played, told

CASES = [
    pytest.param(each, key, id=f"{each.key}-{key}")
    for each in formats().values()
    for key in (each.games or CATALOGUE)
    if each.write and each.key != "transcript"
]


@pytest.mark.parametrize(("kind", "key"), CASES)
def test_a_game_comes_back_as_it_was(kind: Format, key: str) -> None:
    rng = Random(f"{kind.key} {key}")
    for length in (0, 3, 20, 200):
        record = played(key, length, rng)
        assert kind.write
        content = kind.write((record,))
        (again,) = kind.read(content)
        assert told(again) == told(record)
        assert kind.write((again,)) == content
