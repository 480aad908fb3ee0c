"""What a format writes it reads, for every game that it serves."""

from __future__ import annotations

from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import Format, FormatError
from jeux.match.record import Record
from jeux.rules import CATALOGUE
from tests.formats.games import played, told

LOSSY = ("transcript", "mat", "othello", "ggf", "wthor", "mill-moves", "otg")
"""Those without a place for all names; a test of their own tells what they hold."""
CASES = [
    pytest.param(each, key, id=f"{each.key}-{key}")
    for each in formats().values()
    for key in (each.games or CATALOGUE)
    if each.write and each.key not in LOSSY
]


REFUSALS = {"no-place", "no-start", "other-rules"}
"""What a writer may say of a game that its format cannot hold."""
LENGTHS = (0, 1, 2, 3, 5, 9, 20, 200)


def written(kind: Format, record: Record) -> bytes | None:
    """The file of a match; None where its format cannot hold it, and says so."""
    assert kind.write
    try:
        return kind.write((record,))
    except FormatError as error:
        if error.code not in REFUSALS:
            raise
        return None


@pytest.mark.parametrize(("kind", "key"), CASES)
def test_a_game_comes_back_as_it_was(kind: Format, key: str) -> None:
    rng = Random(f"{kind.key} {key}")
    held = 0
    for number in range(80):
        record = played(key, LENGTHS[number % len(LENGTHS)], rng)
        content = written(kind, record)
        if content is not None:
            (again,) = kind.read(content)
            assert told(again) == told(record)
            assert kind.write
            assert kind.write((again,)) == content
            held += 1
        if held >= len(LENGTHS):
            return
    raise AssertionError(f"{held} games were written")
