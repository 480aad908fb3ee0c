"""Matches in points that begin in their middle."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from jeux.match import forms
from jeux.match.again import apart, rematch
from jeux.match.documents import continues
from jeux.match.match import Match
from jeux.match.record import RecordError, from_json, read_unplayed, running_scores, to_json
from jeux.rules.contract import BadOption
from tests.match.play import PERSONS


def match(*before: float, target: int = 7, key: str = "backgammon") -> Match:
    options = {"crawford": "on"} if key == "backgammon" else {}
    return Match.new(key, options, PERSONS, target, before=before)


def test_the_points_count_from_there_on() -> None:
    here = match(2, 4)
    assert (here.record.before, here.record.scores, here.scores()) == ((2.0, 4.0),) * 3
    assert running_scores(here.record, []) == ((2.0, 4.0),)
    here.give_up(1, 2)
    assert (here.scores(), here.record.scores, here.match_over()) == ((4.0, 4.0), (4.0, 4.0), False)
    here.next_game()
    assert here.away() == (3, 3)
    here.give_up(0, 3)
    assert (here.scores(), here.match_over(), here.record.over) == ((4.0, 7.0), True, True)


def test_the_engine_is_told_what_each_side_needs() -> None:
    assert match(2, 4).away() == (5, 3)
    assert match().away() == (7, 7)


def test_a_match_that_begins_one_point_short_begins_with_the_crawford_game() -> None:
    here = match(6, 2)
    assert here.record.games[0].options["crawford"] == "on"
    here.give_up(0, 1)
    here.next_game()
    assert here.record.games[1].options["crawford"] == "off"
    assert match(6, 6).record.games[0].options["crawford"] == "off"
    early = match(5, 2)
    early.give_up(1, 1)
    early.next_game()
    assert [played.options["crawford"] for played in early.record.games] == ["off", "on"]


def test_it_is_kept_and_read_again() -> None:
    here = match(2, 4)
    here.give_up(1, 2)
    data = json.loads(to_json(here.record))
    assert data["before"] == [2.0, 4.0]
    assert from_json(json.dumps(data)) == read_unplayed(json.dumps(data)) == here.record
    older = json.loads(to_json(match().record))
    assert older.pop("before") == []
    assert from_json(json.dumps(older)).before == ()


def test_no_points_are_none() -> None:
    assert match(0, 0).record.before == ()


@pytest.mark.parametrize("before", [[7.0, 0.0], [-1.0, 0.0], [1.0], [1.0, 0.0, 0.0], [0.5, 0.0], ["1", 0.0], [1, 0], 3])
def test_points_that_no_match_begins_with_are_refused(before: object) -> None:
    data = json.loads(to_json(match().record)) | {"before": before}
    with pytest.raises(RecordError, match="broken"):
        from_json(json.dumps(data))


@pytest.mark.parametrize("before", [(7, 0), (-1, 0), (1,), (0.5, 0)])
def test_no_match_is_begun_with_them(before: tuple[float, ...]) -> None:
    with pytest.raises(BadOption):
        match(*before)


def test_only_a_match_in_points_has_points_before_it() -> None:
    with pytest.raises(BadOption):
        match(1, 0, target=0)
    with pytest.raises(BadOption):
        Match.new("backgammon", {}, PERSONS, 4, forms.GAMES, before=(1, 0))
    assert match(0.5, 1.5, target=3, key="hex").scores() == (0.5, 1.5), "a draw is worth half a point"


def test_a_rematch_begins_at_nothing_and_a_copy_where_it_did() -> None:
    here = match(2, 4)
    assert rematch(here).before == ()
    assert apart(here.record).before == (2.0, 4.0)


def test_a_match_from_other_points_is_another_match() -> None:
    record = match(2, 4).record
    assert continues(record, record)
    assert not continues(record, replace(record, before=(2.0, 3.0)))
