"""What is drawn over positions: the same again wipes it away, a file holds it within bounds, old files have none."""

from __future__ import annotations

import json

import pytest

from jeux.match.chalk import MOST_MARKS, MOST_POSITIONS, Chalk, toggled, with_marks
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, from_json, to_json

ARROW, CIRCLE = Chalk(1, "d3", "d6"), Chalk(4, "a1", "a1")


def match_with(drawn: dict[str, tuple[Chalk, ...]]) -> Match:
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    match.play("d6")
    match.keep_drawn(drawn)
    return match


def test_the_same_again_wipes_it_away_and_another_colour_takes_its_place() -> None:
    assert toggled((ARROW, CIRCLE), ARROW) == (CIRCLE,)
    assert toggled((ARROW, CIRCLE), Chalk(2, "d3", "d6")) == (CIRCLE, Chalk(2, "d3", "d6"))
    assert toggled((ARROW,), Chalk(1, "d6", "d3")) == (ARROW, Chalk(1, "d6", "d3")), "another way"


def test_the_oldest_goes_where_there_is_too_much() -> None:
    many = tuple(Chalk(1, "d3", str(number)) for number in range(MOST_MARKS))
    assert toggled(many, CIRCLE) == (*many[1:], CIRCLE)
    positions = {str(number): (ARROW,) for number in range(MOST_POSITIONS)}
    assert list(with_marks(positions, "new", (CIRCLE,))) == [*list(positions)[1:], "new"]
    assert "3" not in with_marks(positions, "3", ())


def test_a_record_holds_it_and_gives_it_back() -> None:
    match = match_with({})
    match.keep_drawn(with_marks({}, match.position.text(), (ARROW, CIRCLE)))
    again = from_json(to_json(match.record))
    assert again == match.record
    assert again.games[0].drawn == {match.position.text(): (ARROW, CIRCLE)}
    match.undo()
    assert match.record.games[0].drawn == again.games[0].drawn, "it waits for the position to come back"


def test_a_file_without_it_opens() -> None:
    data = json.loads(to_json(match_with({}).record))
    del data["games"][0]["drawn"]
    assert from_json(json.dumps(data)).games[0].drawn == {}


@pytest.mark.parametrize("wrong", [[], {"p": []}, {"p": [[0, "a1", "a1"]]}, {"p": [[1, "a1"]]}, {"p": [[1, "a1", 7]]}])
def test_what_does_not_fit_is_refused(wrong: object) -> None:
    data = json.loads(to_json(match_with({}).record))
    data["games"][0]["drawn"] = wrong
    with pytest.raises(RecordError, match="broken"):
        from_json(json.dumps(data))
