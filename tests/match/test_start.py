"""A game that begins in another position than its own: played, written, read, refused."""

from __future__ import annotations

import json

import pytest

from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, from_json, to_json

KEY = "moulin"
START = "board=bwbbb......w.......b.... turn=w hand=3,3 take=0 quiet=0"
SEATS = (Seat("Zoé"), Seat(""))


def started() -> Match:
    return Match(begun_in(Match.new(KEY, {}, SEATS), START))


def begun() -> Match:
    match = started()
    match.play(match.legal()[0])
    return match


def test_a_match_begins_where_it_is_told() -> None:
    assert started().position.text() == START
    assert begun().positions[0].text() == START


def test_what_is_written_is_read_again() -> None:
    match = begun()
    again = Match(from_json(to_json(match.record)))
    assert again.record == match.record
    assert [position.text() for position in again.positions] == [position.text() for position in match.positions]


def test_all_is_taken_back_to_the_start_told() -> None:
    match = begun()
    assert match.undo()
    assert match.position.text() == START
    assert not match.can_undo()


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(RecordError):
        Match(begun_in(Match.new(KEY, {}, SEATS), "board=x"))


def test_a_record_with_no_such_position_is_broken() -> None:
    data = json.loads(to_json(begun().record))
    for start in ("board=x", START[:-1] + "x"):
        data["games"][0]["start"] = start
        with pytest.raises(RecordError, match="broken"):
            from_json(json.dumps(data))
    data["games"][0]["start"] = 7
    with pytest.raises(RecordError, match="broken"):
        from_json(json.dumps(data))


def test_a_record_that_does_not_tell_begins_as_the_game_does() -> None:
    data = json.loads(to_json(Match.new(KEY, {}, SEATS).record))
    del data["games"][0]["start"]
    record = from_json(json.dumps(data))
    assert record.games[0].start == ""
    assert Match(record).position == Match.new(KEY, {}, SEATS).position
