"""Othello, Moulin and Tablut in SGF."""

from __future__ import annotations

from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.recognise import recognise
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat
from tests.formats.games import played
from tests.formats.mutations import damaged, outcome

SGF = formats()["sgf"]
EDAX = (
    "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]DT[2014-01-29]PB[Ann]PW[Bob]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]"
    "B[f5];W[d6];B[c3]C[why];W[d3];B[c4];)"
)
"""The first move stands in the root, an empty node at the end."""


def only(text: str) -> GameRecord:
    (record,) = recognise(text)
    return record.games[0]


def text_of(record: Record) -> str:
    assert SGF.write
    return SGF.write((record,)).decode().replace("\n", "")


def test_othello_is_read_as_edax_writes_it() -> None:
    (record,) = recognise(EDAX)
    assert record.game == "reversi"
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert record.games[0].steps == ("f5", "d6", "c3", "d3", "c4")
    assert (record.games[0].options["start"], record.games[0].start) == ("diagonal", "")
    written = text_of(record)
    for piece in ("AB[e4][d5]AW[d4][e5]PL[B]", ";B[f5];W[d6];B[c3]C[why];W[d3];B[c4]", "PC[Edax]", "RE[Void]"):
        assert piece in written


def test_old_files_have_two_letters_and_no_discs_at_the_beginning() -> None:
    assert only("(;GM[2];B[fe];W[df];B[cc])").steps == ("f5", "d6", "c3")


def test_passes_are_written_and_may_be_left_out() -> None:
    rng, match = Random(1), Match.new("reversi", {"start": "diagonal"}, (Seat(""), Seat("")))
    while "pass" not in match.steps or match.steps[-1] == "pass":
        if match.decider() < 0:
            match = Match.new("reversi", {"start": "diagonal"}, (Seat(""), Seat("")))
        match.play(rng.choice(match.legal()))
    text = text_of(match.record)
    assert "[PA];" in text
    for word in ("[PA]", "[]", "[tt]", "[pass]"):
        assert only(text.replace("[PA]", word)).steps == match.steps
    assert only(text.replace(";B[PA]", "").replace(";W[PA]", "")).steps == match.steps


def test_discs_that_the_players_placed_are_the_beginning() -> None:
    match = Match.new("reversi", {"start": "free"}, (Seat(""), Seat("")))
    for step in "d4 e4 d5 e5 f4".split():
        match.play(step)
    text = text_of(match.record)
    for piece in ("AB[d4][d5]AW[e4][e5]PL[B]", "Reversi 1888: d4 e4 d5 e5", ";B[f4]"):
        assert piece in text
    assert only(text).steps == match.steps


def test_moulin_says_its_dialect_and_a_turn_is_one_value() -> None:
    text = "(;GM[5]PW[Ann]PB[Bob];W[a7];B[b6];W[d7];B[d6];W[g7xb6]C[a mill];B[f6])"
    found = only(text)
    assert found.steps == ("a7", "b6", "d7", "d6", "g7", "xb6", "f6")
    (record,) = recognise(text)
    written = text_of(record)
    for piece in ("XD[Tablier: d6, d5-c5, d5-c5xg7; White first]", "RU[flying=3 ", ";W[g7xb6]C[a mill];B[f6]"):
        assert piece in written


def test_tablut_says_its_dialect() -> None:
    text = "(;GM[29];W[e3-f3];B[d1-c1];W[f3 - f2];B[d9-c9])"
    assert only(text).steps == ("e3-f3", "d1-c1", "f3-f2", "d9-c9")
    (record,) = recognise(text)
    assert "XD[Tablier: e3-e2; White, the side of the king, first]" in text_of(record)
    assert "RU[accesses=win king=rook" in text_of(record)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("(;GM[2]SZ[10];B[f5])", "size", (1, 8)),
        ("(;GM[2];W[f5])", "wrong-side", (1, 9)),
        ("(;GM[2];B[f5]\n;W[z9])", "bad-step", (2, 2)),
        ("(;GM[2];B[f5];W[a1])", "illegal-step", (1, 15)),
        ("(;GM[2]AB[a1]AW[a1];B[f5])", "position", (1, 8)),
        ("(;GM[2];B[f5];AB[a1])", "setup", (1, 15)),
        ("(;GM[5];W[a7];B[a7])", "illegal-step", (1, 15)),
        ("(;GM[5];B[a7])", "wrong-side", (1, 9)),
        ("(;GM[5]AW[a7];B[a4])", "setup", (1, 8)),
        ("(;GM[29];W[e3-f3];W[d1-c1])", "wrong-side", (1, 19)),
        ("(;GM[29];W[king])", "bad-step", (1, 10)),
        ("(;GM[29]AB[a1];W[e3-f3])", "setup", (1, 9)),
        ("(;GM[29];W[e3-f3];B[];W[e4-f4])", "empty-step", (1, 19)),
        ("(;GM[5];W[a7];B[];W[a4])", "empty-step", (1, 15)),
        ("(;GM[21];W[c3];B[];W[d4])", "empty-step", (1, 16)),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormatError) as caught:
        SGF.read(text.encode())
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, *place)


@pytest.mark.parametrize("key", ["reversi", "moulin", "tablut"])
def test_damaged_files_are_refused_with_a_sentence(key: str) -> None:
    rng = Random(key)
    contents = [text_of(played(key, length, rng)).encode() for length in (3, 30, 80)]
    found = {outcome(SGF, damaged(rng.choice(contents), rng.choice(contents), rng)) for _ in range(100)}
    assert {"read", "illegal-step"} < found
