"""The round of sizes and themes, the thorough cases, and what nearly every test does without."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pygame
import pytest

from jeux.common.assets import asset
from tests.rounds import SHARE, Share, in_turn, is_always_run, some
from tests.spared import LOADED, PART, SparedPictures


def round_of(*sizes: int) -> list[tuple[object, ...]]:
    """The cases of a product of rows of so many values."""
    return [tuple(case.values) for case in in_turn(*map(range, sizes))]


@pytest.mark.parametrize("others", [(3,), (3, 4), (3, 3), (2, 3), (2, 2), (3, 2, 2), (2, 4)])
def test_each_game_comes_once_and_each_size_and_theme_by_turns(others: tuple[int, ...]) -> None:
    met = round_of(20, *others)
    assert [game for game, *_ in met] == list(range(20))
    for number, row in enumerate(others, 1):
        counts = Counter(values[number] for values in met)
        assert set(counts) == set(range(row))
        assert max(counts.values()) - min(counts.values()) <= 20 // row


def test_two_rows_meet_in_all_ways() -> None:
    for rows in ((3, 4), (3, 3), (2, 2), (2, 4)):
        assert len({values[1:] for values in round_of(20, *rows)}) == rows[0] * rows[1]


def test_the_rest_of_a_product_is_none() -> None:
    assert len(in_turn("abcd", "xyz")) == 4


def test_each_after_so_many_is_always_run_and_none_that_is_dear() -> None:
    def run(every: int, dear: int = -1) -> list[object]:
        return [case.values[0] for case in some(range(7), every, lambda value: value == dear) if not case.marks]

    assert run(3) == [0, 3, 6]
    assert run(1, dear=4) == [0, 1, 2, 3, 5, 6]


def test_one_thorough_case_in_a_few_is_always_run() -> None:
    names = [f"tests/test_a.py::test_b[{number}]" for number in range(8000)]
    assert sum(map(is_always_run, names)) == pytest.approx(8000 / SHARE, rel=0.1)


class Case:
    """As much of a test as is asked for."""

    def __init__(self, name: str, thorough: bool) -> None:
        self.nodeid, self.thorough = name, thorough

    def get_closest_marker(self, name: str) -> object:
        """Whether it is marked."""
        return (self.thorough and name == "thorough") or None


def test_what_is_left_out_is_counted_and_told() -> None:
    cases = [Case(f"x[{number}]", number % 2 == 0) for number in range(100)]
    share = Share(thorough=False)
    out = share.choose(cases)  # type: ignore[arg-type]  # all it uses
    assert 20 < len(out) < 50
    assert all(case.thorough for case in out)  # type: ignore[attr-defined]  # as above
    assert share.sentence() == f"{len(out)} thorough cases were left out; --thorough runs all of them"
    every = Share(thorough=True)
    assert every.choose(cases) == []  # type: ignore[arg-type]  # as above
    assert every.sentence() == ""


# --- what is spared ---------------------------------------------------------------------------------------------------


def board() -> Path:
    """The picture of some board."""
    return next(path for path in sorted(asset("images").rglob("board.webp")))


def test_the_picture_of_a_board_is_small() -> None:
    pictures = SparedPictures(LOADED)
    whole, small = LOADED(board()), pictures.load(board())
    assert small.get_size() == tuple(side // PART for side in whole.get_size())
    small.fill((255, 0, 255))
    assert pictures.load(board()).get_at((9, 9)) != small.get_at((9, 9)), "each test has its own"
    other = board().with_name("card.webp")
    assert pictures.load(other).get_size() == LOADED(other).get_size()


@pytest.mark.full_pictures
def test_who_looks_at_pictures_has_them_whole() -> None:
    assert max(pygame.image.load(board()).get_size()) == 2000
