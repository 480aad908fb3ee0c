"""Move lists of Moulin in the dresses of other programs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import Format, FormatError
from jeux.formats.pasted import recognise_pasted
from jeux.formats.recognise import recognise
from jeux.match.match import Match
from jeux.match.record import Record, Seat, from_json, to_json
from tests.formats.games import played, told
from tests.formats.mutations import damaged, outcome

PGN, NUMBERS, MOVES = (formats()[key] for key in ("mill", "mill-numbers", "mill-moves"))
TOURNAMENT = {"flying": "3", "mills": "protected", "double": "one"}
BOOKLET = {"flying": "4", "mills": "open", "double": "one"}

SAMPLE = """[Event "Evening"]
[Site "Sanmill"]
[Date "2026.7.20"]
[White "Ann"]
[Black "Bob"]
[Result "0-1"]
[Variant "Nine Men's Morris"]
[PlyCount "9"]
[Opening "of my own"]

1. a7 b6 2. d7 {the middle} d6 3. g7xb6 $1 f6 (3... b6 4. b4) 4. a1 b6xa1 0-1
"""
STEPS = ("a7", "b6", "d7", "d6", "g7", "xb6", "f6", "a1", "b6", "xa1")


def write(kind: Format, records: Sequence[Record]) -> bytes:
    assert kind.write
    return kind.write(records)


def test_a_list_is_read_with_its_tags_and_notes_and_written_back() -> None:
    (record,) = recognise(SAMPLE)
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert record.games[0].steps == STEPS
    assert record.games[0].options == TOURNAMENT
    assert record.games[0].given_up == (0, 1)
    written = write(PGN, (from_json(to_json(record)),)).decode()
    for piece in ('[Opening "of my own"]', '[Site "Sanmill"]', '[PlyCount "10"]', '[Variant "Nine Men\'s Morris"]'):
        assert piece in written
    moves = written.split("\n\n")[1].replace("\n", " ").strip()
    assert moves == "1. a7 b6 2. d7 {the middle} 2... d6 3. g7xb6 $1 3... f6 (3... b6 4. b4) 4. a1 b6xa1 0-1"


@pytest.mark.parametrize(
    "text",
    [
        "a7 b6 d7 d6 g7 xb6 f6 a1 b6 xa1",
        "1. A7 B6 2. D7 D6 3. G7xB6 F6 4. A1 B6xA1",
        '[Site "PlayOK"]\n[Event "Mill"]\n1. 1 4 2. 2 5 3. 3x4 6 4. 22 4x22',
        "1. 1 4 2. 2 5 3. 3 x4 6 4. 22 4 x22 *",
    ],
)
def test_points_have_names_or_numbers_and_removals_stand_with_their_turn_or_alone(text: str) -> None:
    (record,) = recognise(text)
    assert record.games[0].steps == STEPS


def test_variations_may_follow_the_first_move_and_other_formats_are_left_alone() -> None:
    text = "1. d6 (1. a1 (1. b2 c3) 1... d7) 1... f4 (1... g7) 2. d2 *"
    assert recognise(text)[0].games[0].steps == ("d6", "f4", "d2")
    assert not PGN.likely("2 (;GM[Othello]BO[8 ")


def test_the_numbers_go_from_left_to_right_and_from_top_to_bottom() -> None:
    (record,) = recognise(" ".join(map(str, (1, 24, 2, 23, 5, 12))))
    assert record.games[0].steps == ("a7", "g1", "d7", "d1", "d6", "c4")
    assert b"1. 1 24 2. 2 23 3. 5 12 *" in write(NUMBERS, (record,))


@pytest.mark.parametrize("text", ["12", " 7 ", "https://example.org/?page=1"])
def test_a_number_alone_is_no_list(text: str) -> None:
    with pytest.raises(FormatError) as error:
        recognise_pasted(text)
    assert error.value.code == "unknown"


def test_a_list_without_rules_follows_the_first_that_allow_it() -> None:
    assert recognise("a7 b6 d7 d6 g7 xb6")[0].games[0].options == TOURNAMENT
    text = "1. a7 b6 2. d7 d6 3. g7xd6 d6 4. a1 f6xg7"
    assert recognise(text)[0].games[0].options == BOOKLET


def test_rules_that_have_no_name_elsewhere_are_told_in_tags() -> None:
    match = Match.new("moulin", {"flying": "never", "double": "two"}, (Seat(""), Seat("")))
    written = write(PGN, (match.record,)).decode()
    for piece in ('[Variant "Custom"]', '[Flying "never"]', '[Mills "open"]', '[Double "two"]'):
        assert piece in written
    assert recognise(written)[0].games[0].options == match.record.games[0].options


def test_bare_moves_are_written_under_the_rules_that_every_reader_supposes() -> None:
    for options, code in ((TOURNAMENT, ""), (BOOKLET, "other-rules")):
        match = Match.new("moulin", options, (Seat(""), Seat("")))
        for step in "a7 b6 d7 d6 g7 xb6".split():
            match.play(step)
        if code:
            with pytest.raises(FormatError, match=code):
                write(MOVES, (match.record,))
        else:
            assert write(MOVES, (match.record,)) == b"a7 b6 d7 d6 g7 xb6 *\n"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ('[Variant "Lasker Morris"]\n\n1. d6 f4', "other-game", (1, 1)),
        ('[Variant "Custom"]\n[Flying "5"]\n\n1. d6 f4', "foreign-rule", (1, 1)),
        ('[White "a"]\n\n1. d6 d5x', "bad-step", (3, 7)),
        ('[White "a"]\n\n1. d6\nd6', "illegal-step", (4, 1)),
        ('[White "a"]\n\n1. d6 xd6', "illegal-step", (3, 7)),
        ('[FEN "********/********/******** w p p 9 0 9 0 0 0 0 0 0 0 0 0"]\n\n1. d6', "position", (1, 1)),
        ('[White "a"]\n\n1. d6 (2. f4', "unexpected", (3, 7)),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormatError) as caught:
        PGN.read(text.encode())
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, *place)


def test_bare_moves_hold_games_that_were_given_up_before_their_first_move() -> None:
    games = MOVES.read(b"0-1\na7 b6 *\n1-0\n*\n")
    assert [record.games[0].steps for record in games] == [(), ("a7", "b6"), (), ()]
    assert [record.games[0].given_up for record in games] == [(0, 1), None, (1, 1), None]
    assert write(MOVES, games) == b"0-1\na7 b6 *\n1-0\n*\n"


def test_a_position_is_a_line() -> None:
    match = Match.new("moulin", {}, (Seat(""), Seat("")))
    match.play("d6")
    assert PGN.show
    (record,) = recognise(PGN.show(match))
    assert record.game == "moulin"
    assert record.games[0].start == match.position.text()
    assert recognise(write(PGN, (record,)))[0].games[0].start == match.position.text()


@pytest.mark.parametrize("key", ["mill", "mill-numbers", "mill-moves"])
def test_random_games_come_back(key: str) -> None:
    kind, rng, count = formats()[key], Random(key), 0
    for length in (0, 5, 18, 40, 200, 200) * 5:
        record = played("moulin", length, rng)
        if key == "mill-moves" and dict(record.options) != TOURNAMENT:
            continue
        (again,) = kind.read(write(kind, (record,)))
        assert told(again)[2:] == told(record)[2:]
        count += 1
    assert count


@pytest.mark.parametrize("key", ["mill", "mill-numbers", "mill-moves"])
def test_damaged_files_are_refused_with_a_sentence(key: str) -> None:
    kind, rng, contents = formats()[key], Random(key), [SAMPLE.encode()]
    while len(contents) < 4:
        record = played("moulin", 200, rng)
        if key != "mill-moves" or dict(record.options) == TOURNAMENT:
            contents.append(write(kind, (record,)))
    found = {outcome(kind, damaged(rng.choice(contents), rng.choice(contents), rng)) for _ in range(150)}
    assert {"read", "illegal-step"} < found
