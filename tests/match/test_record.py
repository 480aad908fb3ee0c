"""What a record file may hold: everything of ours comes back, everything else is named and refused."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jeux import __version__
from jeux.match.match import Match
from jeux.match.record import START, Record, RecordError, Seat, from_json, order_of, read_unplayed, to_json
from jeux.rules import CATALOGUE
from tests.match.play import PERSONS, played

WITH_POINTS = next(key for key, game in CATALOGUE.items() if game.targets)


def as_data(record: Record) -> dict[str, Any]:
    data = json.loads(to_json(record))
    assert isinstance(data, dict)
    return data


def code_of(text: str | bytes) -> str:
    with pytest.raises(RecordError) as refused:
        from_json(text)
    return refused.value.code


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("steps", [0, 1, 30, 5000])
def test_round_trip(key: str, steps: int) -> None:
    match = played(key, steps, rng_seed=steps)
    match.undo()
    assert from_json(to_json(match.record)) == match.record
    assert read_unplayed(to_json(match.record).encode()) == match.record


def test_the_file_says_what_it_is() -> None:
    data = as_data(played("moulin", 2).record)
    assert (data["format"], data["program"]) == (2, __version__)
    assert data["games"][0]["steps"] == list(played("moulin", 2).steps)


def test_unknown_keys_are_kept_everywhere() -> None:
    data = as_data(played("moulin", 2).record)
    data["mood"] = {"a": [1, None]}
    data["seats"][1]["emblem"] = "sun"
    data["games"][0]["clock"] = 3.5
    again = as_data(from_json(json.dumps(data)))
    assert again == data


def test_names_keep_their_letters() -> None:
    seats = (Seat("Zoé « la reine »\u202f!"), Seat("Ordinateur", 5))
    record = Match.new("moulin", {}, seats).record
    assert from_json(to_json(record)).seats == seats
    half = Match.new("moulin", {}, (Seat("half \ud83d"), Seat(""))).record
    assert from_json(to_json(half)) == half


def test_truncated_anywhere_is_broken() -> None:
    text = to_json(played("moulin", 40).record).encode()
    for cut in [*range(60), *range(60, len(text), 7), len(text) - 1]:
        assert code_of(text[:cut]) == "broken", cut


@given(st.data())
@settings(max_examples=150)
def test_damaged_anywhere_is_refused_or_harmless(data: st.DataObject) -> None:
    """A byte changed gives a record that still obeys the rules, or one of the codes; never another exception."""
    text = bytearray(to_json(played("moulin", 12, rng_seed=3).record).encode())
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255))
    try:
        record = from_json(bytes(text))
    except RecordError as error:
        assert error.code in {"broken", "foreign", "future-format", "unknown-game", "illegal-step"}  # noqa: PT017
    else:
        Match(record)


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "[1, 2]",
        "12",
        "null",
        "{}",
        '{"name": "tablier", "version": "1"}',
        b"\x89PNG\r\n",
        "é".encode("latin-1"),
    ],
)
def test_foreign(text: str | bytes) -> None:
    assert code_of(text) == "foreign"


@pytest.mark.parametrize("text", ["", b"", b"\0" * 4096, "{", b'{"format": 1', "{" * 100_000, '{"a":' * 100_000])
def test_what_a_power_cut_leaves_is_broken(text: str | bytes) -> None:
    assert code_of(text) == "broken"


def test_later_versions() -> None:
    data = as_data(played("moulin", 2).record)
    assert code_of(json.dumps(data | {"format": 3})) == "future-format"
    assert code_of(json.dumps(data | {"format": 3, "seats": {}, "games": "elsewhere"})) == "future-format"
    assert code_of(json.dumps(data | {"game": "game-of-2040"})) == "unknown-game"


BAD_VALUES: list[tuple[str, object]] = [
    ("format", True),
    ("format", "1"),
    ("id", "../../etc/passwd"),
    ("id", 3),
    ("players", 3),
    ("players", True),
    ("seats", []),
    ("seats", [{"name": "a", "level": 0}]),
    ("seats", [{"name": "a", "level": 0}, {"name": "b", "level": 7}]),
    ("seats", [{"name": "a", "level": 0}, {"name": 7, "level": 1}]),
    ("seats", [{"name": "a", "level": 0}, "b"]),
    ("options", {"nonsense": "on"}),
    ("options", {"flying": "17"}),
    ("options", {"flying": ["3"]}),
    ("options", None),
    ("target", 3),
    ("target", -1),
    ("games", []),
    ("games", {}),
    ("games", [3]),
    ("created", "yesterday"),
    ("updated", 12),
    ("over", 1),
    ("scores", [0.0]),
    ("scores", [0.0, float("nan")]),
    ("scores", "00"),
    ("scores", [1e300, 0.0]),
    ("order", -1),
    ("order", 1.0),
    ("created", "2026-05-01T00:00:00"),
    ("updated", "0001-01-01T00:00:00+00:00"),
    ("updated", "9999-12-31T23:59:59-12:00"),
    ("form", ["single"]),
    ("before", [0.0, 0.0]),
    ("before", None),
]


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_each_bad_value_of_a_match_is_broken(name: str, value: object) -> None:
    assert code_of(json.dumps(as_data(played("moulin", 2).record) | {name: value})) == "broken"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "00"),
        ("seed", "z" * 64),
        ("steps", "d6"),
        ("steps", [1]),
        ("undone", None),
        ("given_up", [0]),
        ("given_up", [0, "1"]),
        ("given_up", 1),
        ("agreed", 0),
        ("words", [None]),
        ("words", ["alone"]),
        ("turned", 2),
        ("steps", ["d" * 1000]),
        ("options", {"double": "three"}),
    ],
)
def test_each_bad_value_of_a_game_is_broken(name: str, value: object) -> None:
    data = as_data(played("moulin", 2).record)
    data["games"][0][name] = value
    assert code_of(json.dumps(data)) == "broken"


def test_every_key_is_needed() -> None:
    data = as_data(played("moulin", 2).record)
    for name in data.keys() - {"format", "program", "game", "tablier", "order", "again", "before", "advantage"}:
        assert code_of(json.dumps({key: value for key, value in data.items() if key != name})) == "broken", name


@pytest.mark.parametrize("version", [0, 1])
def test_no_program_was_released_with_an_earlier_format(version: int) -> None:
    assert code_of(json.dumps(as_data(played("moulin", 2).record) | {"format": version})) == "broken"


@pytest.mark.parametrize("again", ["x", "moulin-0123456789ab", 5, None])
def test_dice_thrown_again_are_those_of_another_match_of_the_game(again: object) -> None:
    data = as_data(played("backgammon", 2).record)
    assert from_json(json.dumps(data | {"again": "backgammon-0123456789ab"})).again == "backgammon-0123456789ab"
    assert code_of(json.dumps(data | {"again": again})) == "broken"


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": ["d6", "d6"]},
        {"steps": ["d6", "z9"]},
        {"undone": ["d6"]},
        {"undone": ["xd6"]},
        {"given_up": [2, 1]},
        {"given_up": [-1, 1]},
        {"given_up": [0, 5]},
        {"given_up": [0, 1], "agreed": True},
    ],
)
def test_against_the_rules(changes: dict[str, object]) -> None:
    data = as_data(played("moulin", 0).record)
    data["games"][0] |= {"steps": ["d6"]} | changes
    assert code_of(json.dumps(data)) == "illegal-step"


def test_a_finished_game_is_not_given_up() -> None:
    match = played("moulin", 5000)
    assert match.result()
    data = as_data(match.record)
    data["games"][0]["agreed"] = True
    assert code_of(json.dumps(data)) == "illegal-step"


def test_points_cannot_be_agreed_drawn() -> None:
    data = as_data(played(WITH_POINTS, 3, rng_seed=1).record)
    data["games"][0]["agreed"] = True
    assert code_of(json.dumps(data)) == "illegal-step"


def test_no_game_follows_an_unfinished_one_nor_the_end_of_the_match() -> None:
    data = as_data(Match.new(WITH_POINTS, {}, PERSONS, 5).record)
    data["games"] *= 2
    assert code_of(json.dumps(data)) == "broken"
    single = as_data(played("moulin", 5000).record)
    single["games"] *= 2
    assert code_of(json.dumps(single)) == "broken"


def test_names_are_cleaned_and_words_are_not() -> None:
    """The dice follow from the words: what an older program took is kept as it is."""
    match = Match.new("backgammon", {}, PERSONS)
    data = as_data(match.record)
    data["seats"][0]["name"] = "\u202aCa\u200bmille" + "x" * 2500
    data["games"][0]["words"] = ["\u200bone", "two"]
    record = from_json(json.dumps(data))
    assert record.seats[0].name == "Camille" + "x" * 33
    assert record.games[0].words == ("\u200bone", "two")


def test_a_file_begins_with_its_order() -> None:
    record = replace(played("moulin", 2).record, order=123)
    text = to_json(record).encode()
    assert order_of(text[:START]) == 123
    assert from_json(text).order == 123
    assert order_of(b'{"a": 1}') == 0


def test_standing_is_worked_out_again() -> None:
    """What is written for the lists is not believed when the match is opened."""
    match = played("moulin", 5000, rng_seed=Random(1).randrange(9))
    data = as_data(match.record) | {"over": False, "scores": [7.0, 7.0]}
    assert from_json(json.dumps(data)) == match.record
