"""The dice proof of the program against the published scheme and its test vector."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from jeux.match.dice import Dice, commitment, new_seed

SEED = bytes(range(32))
FIRST = (4, 5, 4, 3, 2, 1, 5, 5, 1, 3, 6, 6, 3, 3, 2, 6, 4, 3, 2, 5, 6, 3, 1, 1)
SEEDS = st.binary(min_size=32, max_size=32)


def as_published(seed: bytes, game_id: str, words: tuple[str, ...], count: int) -> list[int]:
    """The scheme written a second time, from its text alone."""
    message = f"jeux-des-v1|{game_id}|".encode() + hashlib.sha256("|".join(words).encode()).digest()
    key = hmac.new(seed, message, hashlib.sha256).digest()
    dice: list[int] = []
    for counter in range(count):
        for byte in hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest():
            if byte >= 252:
                continue
            dice.append(byte % 6 + 1)
    return dice[:count]


def test_vector() -> None:
    assert commitment(SEED) == "233ebbee66334f37df5bf97f00c561b8dd3a0d096454103ff74545e850214c07"
    assert Dice(SEED, "partie-0001", ("LUNDI",)).take(0, 24) == FIRST


@given(SEEDS, st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.sampled_from(["", "é", "LUNDI", "a|b"])))
def test_scheme(seed: bytes, game_id: str, words: list[str]) -> None:
    assert list(Dice(seed, game_id, tuple(words)).take(0, 100)) == as_published(seed, game_id, tuple(words), 100)


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 8)), max_size=20))
def test_a_die_depends_on_its_number_alone(asked: list[tuple[int, int]]) -> None:
    """Whatever was asked before, in whatever order."""
    dice, row = Dice(SEED, "x", ()), Dice(SEED, "x", ()).take(0, 320)
    for first, count in asked:
        assert dice.take(first, count) == row[first : first + count]


def test_seed_game_and_words_all_count() -> None:
    one = Dice(SEED, "x", ("a", "b")).take(0, 50)
    assert Dice(SEED[::-1], "x", ("a", "b")).take(0, 50) != one
    assert Dice(SEED, "y", ("a", "b")).take(0, 50) != one
    assert Dice(SEED, "x", ("b", "a")).take(0, 50) != one
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32
