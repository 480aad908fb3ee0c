"""The plain text of a match, as docs/formats.md describes it, and the transcript of the engine protocol."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.engine.protocol import Conversation
from jeux.formats import text, transcript
from jeux.formats.contract import FormatError
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat, from_json, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from tests.formats.games import played, told
from tests.match.play import PERSONS, WITH_DICE, one_step

SPECIMEN = """\
# Finale du club
[Tablier "1"]
[Game "hex"]
[Player 1 "Zoé"]
[Player 2 "Max \\"le Grand\\""]
[Event "Club"]
[Options "size=11 swap=yes"]
[Given up "w"]

1. w: a3
# un bon coup
# vraiment
2. b: swap
f6
  b: g7
"""
WRITTEN = """\
[Tablier "1"]
[Game "hex"]
[Player 1 "Zoé"]
[Player 2 "Max \\"le Grand\\""]
[Event "Club"]
[Options "size=11 swap=yes"]
[Given up "w 1"]
[Result "0 1 gave-up"]

# Finale du club
  1. w: a3
# un bon coup
# vraiment
  2. b: swap
  3. w: f6
  4. b: g7
"""


def refused(said: str, module: object = text) -> tuple[str, str, int, int]:
    with pytest.raises(FormatError) as caught:
        module.FORMATS[0].read(said.encode())  # type: ignore[attr-defined]  # either module
    error = caught.value
    return error.code, error.detail, error.line, error.column


def test_what_a_teacher_writes_is_read_and_written_in_order() -> None:
    (record,) = text.FORMATS[0].read(SPECIMEN.encode())
    assert record.games[0].steps == ("a3", "swap", "f6", "g7")
    assert [seat.name for seat in record.seats] == ["Zoé", 'Max "le Grand"']
    assert record.scores == (0.0, 1.0)
    kept = from_json(to_json(record))
    assert text.write((kept,)).decode() == WRITTEN
    assert text.FORMATS[0].read(WRITTEN.encode())[0].games == record.games
    assert text.likely(SPECIMEN)
    assert text.likely(WRITTEN)
    assert not text.likely('[Event "x"]\n[Tablier "1"]')


def finished_match(key: str, form: str, target: int) -> Record:
    dice = forms.MANUAL if CATALOGUE[key].chance else forms.PROGRAM
    match, rng = Match.new(key, {}, (Seat("Zoé"), Seat("Max")), target, form, dice), Random(5)
    while not match.match_over():
        while match.decider() != OVER:
            if match.decider() >= 0 and len(match.steps) > 30:
                match.give_up(match.decider(), match.game.prices(match.position)[0])
            else:
                one_step(match, rng)
        if not match.match_over():
            match.next_game()
    return match.record


@pytest.mark.parametrize(("key", "form", "target"), [(WITH_DICE, forms.POINTS, 3), ("hex", forms.GAMES, 2)])
def test_a_match_of_several_games_comes_back(key: str, form: str, target: int) -> None:
    record = finished_match(key, form, target)
    assert len(record.games) > 1
    (again,) = text.FORMATS[0].read(text.write((record,)))
    assert told(again) == told(record)
    assert (again.form, again.target, again.over) == (record.form, record.target, True)
    assert [each.turned for each in again.games] == [each.turned for each in record.games]


def test_points_before_the_first_game_come_back() -> None:
    match = Match.new("hex", {}, PERSONS, 3, before=(0.5, 2))
    content = text.write((match.record,))
    assert b'[Before "0.5 2"]' in content
    (again,) = text.FORMATS[0].read(content)
    assert (again.before, again.scores) == ((0.5, 2.0), (0.5, 2.0))
    for nonsense in (b"0.5 3", b"1", b"nan 0", b"-1 0"):
        with pytest.raises(FormatError, match="unexpected"):
            text.FORMATS[0].read(content.replace(b"0.5 2", nonsense))


def test_several_matches_in_a_file() -> None:
    records = tuple(played("moulin", 8, Random(number)) for number in range(3))
    assert list(map(told, text.FORMATS[0].read(text.write(records)))) == list(map(told, records))


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("a3", "a33", ("bad-step", "a33", 10, 7)),
        ("f6", "f6 a3", ("wrong-side", "b", 15, 3)),
        ("swap\n", "f1 c3\nc3\n", ("illegal-step", "c3", 14, 1)),
        ("w: a3", "b: a3", ("wrong-side", "b", 10, 4)),
        ('[Game "hex"]', '[Game "go"]', ("other-game", "go", 3, 1)),
        ('[Tablier "1"]', '[Tablier "2"]', ("future-format", "2", 2, 1)),
        ("size=11", "size=12", ("option", "size=12 swap=yes", 7, 1)),
        ('[Given up "w"]', '[Given up "w 7"]', ("unexpected", "w 7", 8, 1)),
        ('[Given up "w"]', '[Start "board= turn=w"]', ("position", "board= turn=w", 8, 1)),
        ('[Event "Club"]', "[Event Club]", ("unexpected", "[Event Club]", 6, 1)),
        ('[Event "Club"]', '[Player 3 "Ida"]', ("option", "Player 3", 2, 1)),
        ('[Event "Club"]', '[Form "points"]', ("unexpected", "points", 6, 1)),
        ('[Game "hex"]\n', "", ("unexpected", "Player 1", 3, 1)),
        (SPECIMEN, "# rien\n", ("nothing", "", 0, 0)),
        (SPECIMEN, "1. a3", ("unexpected", "1. a3", 1, 1)),
    ],
)
def test_faults_have_their_place(old: str, new: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(SPECIMEN.replace(old, new, 1)) == refusal


# --- the transcript ---------------------------------------------------------------------------------------------------


class Answers:
    """Takes the place of the channel of a conversation."""

    def say(self, line: str) -> None:
        raise AssertionError(line)


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_engine_follows_a_transcript(key: str) -> None:
    record = played(key, 25, Random(key))
    engine = Conversation(Answers())  # type: ignore[arg-type]  # nothing is said beside the answers
    answer = ""
    for line in transcript.write((record,)).decode().splitlines():
        answer = engine.answer(line)
        assert answer.startswith("position "), (line, answer)
    assert answer == f"position {Match(record).position.text()}"
    (again,) = transcript.FORMATS[0].read(transcript.write((record,)))
    assert (again.games[0].steps, again.players) == (record.games[0].steps, record.players)
    assert again.games[0].options == record.games[0].options


def test_a_transcript_of_both_sides_is_read() -> None:
    said = "new hex size=11\nposition board=x turn=w\nmoves\nmoves 121 a1\nplay a1 a2\nundo\nplay  b2\nresult none\n"
    (record,) = transcript.FORMATS[0].read(said.encode())
    assert record.games[0].steps == ("a1", "b2")


def test_a_transcript_may_begin_anywhere() -> None:
    record = played("hex", 9, Random(2))
    begun = replace(record.games[0], start=Match(record).position.text(), steps=(), given_up=None)
    said = transcript.write((replace(record, games=(begun,)),)).decode()
    assert said.startswith("position hex players=2 ")
    assert transcript.FORMATS[0].read(said.encode())[0].games[0].start == begun.start


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ("", ("nothing", "", 0, 0)),
        ("new hex\nplay a1 a1", ("illegal-step", "a1", 2, 9)),
        ("new hex\n\nplay q1", ("bad-step", "q1", 3, 6)),
        ("new go", ("other-game", "go", 1, 5)),
        ("new hex size=12", ("option", "12", 1, 1)),
        ("new hex players=3", ("option", "players=3", 1, 9)),
        ("new hex big", ("unexpected", "big", 1, 9)),
        ("play a1", ("unexpected", "play", 1, 1)),
        ("new hex\nundo 2", ("unexpected", "2", 2, 6)),
        ("new hex\nhello", ("unexpected", "hello", 2, 1)),
        ("position hex : board= turn=w", ("position", "", 1, 1)),
    ],
)
def test_faults_of_a_transcript_have_their_place(said: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(said, transcript) == refusal
