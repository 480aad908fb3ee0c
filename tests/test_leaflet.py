"""The numbers that the pages of advice print: those that need no search are worked out again."""

from __future__ import annotations

import re

import pytest

from benchmarks.leaflet import SHOTS, after, escapes, first, last, shots, throws, verdict
from jeux.common.language import LANGUAGES
from jeux.common.texts import ADVICE
from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.rules.boards import bits
from jeux.rules.games.barricades.board import ENTRIES, GOAL, NEAR
from tests.catalogues import pages_of

TURN = re.compile(
    r"^- (\d) (?:et|and) (\d)\s?: (?:de|from) (\d+) (?:en|to) (\d+) (?:et de|and from) (\d+) (?:en|to) (\d+)\. Val",
    re.M,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_legal_turn_for_each_first_throw(language: str) -> None:
    told = set()
    for row in TURN.findall(pages_of(language, ADVICE)["backgammon"]):
        large, small, *places = map(int, row)
        begun = first((large, small))
        steps = [f"{start - end}:{start}/{end}" for start, end in (places[:2], places[2:])]
        assert after(begun, steps).turn != begun.turn
        told.add((large, small))
    assert told == set(throws())


def test_the_table_of_shots_is_the_one_that_is_drawn() -> None:
    drawn = {mark.places[0]: mark.sign for mark in diagrams_of("backgammon")["coups"].marks}
    assert drawn == {str(1 + distance): str(shots(distance)) for distance in SHOTS if distance < 24}


def test_primes_and_last_throws_are_as_the_page_says() -> None:
    assert [escapes(length, 1) for length in (4, 5, 6)] == [20, 11, 0]
    assert escapes(5, 2) == 2
    assert [(last(men), verdict(last(men))) for men in ((4, 3), (5, 2), (4, 1))] == [
        (17, "roll"),
        (19, "double, take"),
        (29, "double, drop"),
    ]


def test_the_way_at_barricades_is_as_long_as_the_page_says() -> None:
    for entry in ENTRIES:
        reached, joins = {entry}, 1
        while GOAL not in reached:
            reached |= {near for cell in reached for near in bits(NEAR[cell])}
            joins += 1
        assert joins == 27
