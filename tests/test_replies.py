"""The 315 replies at Backgammon: the table agrees with the rules of thumb, and the page tells what the table gives."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from benchmarks.gnubg_replies import NEAR, PAGE, first_turns, loss, replies, ruled, steps_of
from benchmarks.leaflet import after, throws
from jeux.common.language import LANGUAGES
from jeux.common.texts import ADVICE
from jeux.rules.games.backgammon.position import Backgammon
from tests.catalogues import pages_of

ROW = re.compile(r"^\| (\d-\d) \| (\d-\d) \| ([\d/ ]+) \| ([+-][\d.]+) \| (\w+) \| (more|[\d.]*) \|$", re.MULTILINE)
AS_GOOD = 0.0005
"""What a best turn may lose by the figures of the table."""
TOLD = re.compile(r"(\d+) (?:fois sur|times in) (\d+)|(\d+) (?:fois\b|times\b)")


class Row(NamedTuple):
    opening: str
    dice: str
    turn: str
    value: str
    rule: str
    loss: str

    @property
    def lost(self) -> float:
        return float(self.loss or 9) if self.loss != "more" else 9.0


@cache
def table() -> tuple[Row, ...]:
    return tuple(Row(*found) for found in ROW.findall(PAGE.read_text("utf-8")))


@cache
def thrown() -> dict[tuple[str, str], Backgammon]:
    return {(_name(dice), _name(here.dice)): here for dice, here in replies()}


def _name(dice: tuple[int, ...]) -> str:
    return f"{dice[0]}-{dice[1]}"


def test_the_table_has_every_reply_once() -> None:
    assert set(first_turns()) == set(throws())
    assert {(row.opening, row.dice) for row in table()} == set(thrown())
    assert len(table()) == 315


def test_the_rules_say_what_the_table_says_of_them() -> None:
    for row in table():
        here = thrown()[row.opening, row.dice]
        said = ruled(here)
        assert (said.rule if said.ends else "none") == row.rule, row
        best = after(here, steps_of(row.turn))
        assert best.turn != here.turn, row
        if best in said.ends:
            assert row.lost == 0, row
        elif row.rule != "none":
            assert row.loss == "more" or row.lost >= 0, row
            assert loss(here, ((row.turn, 0.0),)) is None


def counts(rule: str) -> tuple[int, int, int]:
    """How many replies a rule speaks of, how many it finds, in how many it loses little."""
    lost = [row.lost for row in table() if row.rule == rule]
    return len(lost), sum(one < AS_GOOD for one in lost), sum(one < NEAR for one in lost)


def doubles() -> dict[int, int]:
    """How often the turn of each double is the best."""
    found = Counter(int(row.dice[0]) for row in table() if row.rule == "double" and row.lost < AS_GOOD)
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_what_the_table_gives(language: str) -> None:
    page = pages_of(language, ADVICE)["backgammon"]
    start = page.index("**Les 315" if language == "fr" else "**The 315")
    told = page[start : page.index("Avant de jouer" if language == "fr" else "Before moving", start)]
    point, hit, first = counts("point"), counts("hit"), counts("first")
    assert "{} {} {}".format(point[1], "fois sur" if language == "fr" else "times in", point[0]) in told
    assert hit[1] == hit[0]
    pairs = [(int(a), int(b)) for a, b, _ in TOLD.findall(told) if a]
    assert pairs == [(point[1], point[0]), (hit[1], hit[0]), (first[1], first[0]), (_sums()[0], 315)]
    alone = [int(c) for _, _, c in TOLD.findall(told) if c]
    assert alone == [first[2], *(doubles()[pips] for pips in (6, 5, 4, 3, 2, 1)), _sums()[1]]
    assert counts("none")[0] == 12


def _sums() -> tuple[int, int]:
    """How many of all replies the rules find, and in how many they lose little."""
    lost = [row.lost for row in table()]
    return sum(one < AS_GOOD for one in lost), sum(one < NEAR for one in lost)
