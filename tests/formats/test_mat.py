"""Matches of backgammon and Jacquet in the text of Jellyfish, as many programs write it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.mat.file import FORMATS
from jeux.formats.mat.games.backgammon import COURSE
from jeux.formats.mat.turns import read_ways, steps_of
from jeux.formats.mat.write import write
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat, beginning, replay
from jeux.rules import CATALOGUE
from jeux.rules.games.backgammon.men import START
from jeux.rules.games.backgammon.position import Backgammon
from tests.formats.games import played, told
from tests.formats.tables import random_match

read = FORMATS[0].read

HEAD = " Ann : 0                        Bob : 0\n"
OPTIONS = {
    "backgammon": (
        {"tie": "reroll", "crawford": "on"},
        {"tie": "reroll", "jacoby": "on", "beaver": "on"},
        {"tie": "reroll", "cube": "off"},
        {"tie": "double"},
    ),
    "jacquet": ({}, {"limit": "classique"}, {"limit": "aucune"}),
}


def one(text: str) -> Record:
    (record,) = read(text.encode())
    return record


def game(*lines: str, points: int = 0) -> Record:
    return one(f" {points} point match\n\n Game 1\n{HEAD}" + "".join(f"{line}\n" for line in lines))


def last(record: Record) -> str:
    """The last position of the last game."""
    final = record.games[-1]
    return replay(beginning(CATALOGUE[record.game], final, 2), final.steps)[-1].text()


def refused(text: str) -> tuple[str, int, int]:
    with pytest.raises(FormatError) as found:
        read(text.encode())
    return found.value.code, found.value.line, found.value.column


# --- what is written is read ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", OPTIONS)
def test_single_games_come_back_step_by_step(key: str) -> None:
    rng, written = Random(key), 0
    refusals: set[tuple[str, str]] = set()
    for length in (0, 1, 3, 20, 57, 200, 4000):
        for _ in range(4):
            record = played(key, length, rng)
            try:
                content = write((record,))
            except FormatError as error:
                refusals.add((error.code, record.games[0].options["tie"]))
                continue
            (again,) = read(content)
            assert told(again) == told(record)
            assert write((again,)) == content
            written += 1
    assert written > 20
    assert refusals <= {("no-opening-stake", "double")}


@pytest.mark.parametrize("key", OPTIONS)
def test_matches_come_back_with_their_scores(key: str) -> None:
    written, refusals = 0, set[str]()
    for seed in range(16):
        options = OPTIONS[key][seed % len(OPTIONS[key])]
        target = (1, 3, 5, 7)[seed // 4] if key == "backgammon" and "jacoby" not in options else 0
        form, target = ("", target) if target else (forms.GAMES, 3)
        record = random_match(key, options, target, seed, form)
        try:
            content = write((record,))
        except FormatError as error:
            refusals.add(error.code)
            continue
        (again,) = read(content)
        assert told(again) == told(record)
        assert (again.form, again.target, again.over) == (record.form, record.target, True)
        written += 1
    assert written > 10
    assert refusals <= {"no-opening-stake"}


def test_a_written_match_is_laid_out_in_two_columns() -> None:
    record = game(
        "  1)                             42: 8/4 6/4",
        "  2)  Doubles => 2                Takes",
        "  3) 31: 8/5 6/5                 66: 24/18(2) 13/7(2)",
        "      Wins 4 points",
    )
    assert write((record,)).decode().split("\n\n", 2)[2].splitlines() == [
        " Game 1",
        " Ann : 0                        Bob : 0",
        "  1)                             42: 8/4 6/4",
        "  2)  Doubles => 2                Takes",
        "  3) 31: 8/5 6/5                 66: 24/18 24/18 13/7 13/7",
        "      Wins 4 points",
    ]


# --- what others write ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "steps"),
    [
        ("31: 8/5 6/5", ("3:8/5", "1:6/5")),
        ("31: 6/5 8/5", ("1:6/5", "3:8/5")),
        ("13: 8/5, 6/5", ("3:8/5", "1:6/5")),
        ("64: 24/14", ("6:24/18", "4:18/14")),
        ("64: 24/18/14", ("6:24/18", "4:18/14")),
        ("64: 24-18 18-14", ("6:24/18", "4:18/14")),
        ("65: 24/13", ("6:24/18", "5:18/13")),
    ],
)
def test_a_turn_is_read_however_it_is_written(told: str, steps: tuple[str, ...]) -> None:
    assert game(f"  1) {told}").games[0].steps[1:] == steps


@pytest.mark.parametrize(
    ("told", "steps"),
    [
        ("22: 13/11*(2) 6/4(2)", ("2:13/11", "2:13/11", "2:6/4", "2:6/4")),
        ("22: 13/11(2)* 6/4(2)", ("2:13/11", "2:13/11", "2:6/4", "2:6/4")),
        ("22: 13/11*/9/7/5", ("2:13/11", "2:11/9", "2:9/7", "2:7/5")),
        ("22: 13/5", ("2:13/11", "2:11/9", "2:9/7", "2:7/5")),
    ],
)
def test_doubles_are_read_however_they_are_written(told: str, steps: tuple[str, ...]) -> None:
    """Blanc has left a man on his 14: it is Noir's 11."""
    record = game("  1) 64: 24/14                  " + told)
    assert record.games[0].steps[3:] == ("roll", "roll:2,2", *steps)


def test_the_stop_that_hits_as_marked_is_meant() -> None:
    """Noir's 13 to 8 with 3 and 2: by 11, where Blanc's man stands alone, or by 10."""
    hitting = game("  1) 64: 24/14                  32: 13/8*", "  2)")
    assert hitting.games[0].steps[-2:] == ("3:13/10", "2:10/8")
    marked = game("  1) 64: 24/14                  32: 13/11*/8")
    assert marked.games[0].steps[-2:] == ("2:13/11", "3:11/8")


@pytest.mark.parametrize(
    ("row", "text", "steps"),
    [
        ({0: 12, 3: 2, 4: 1}, "4/off", ("1:4/3", "4:3/off")),
        ({0: 12, 3: 2, 4: 1}, "4/off 3/2", ("4:4/off", "1:3/2")),
        ({0: 11, 3: 2, 4: 2}, "4/3 4/off", ("1:4/3", "4:4/off")),
    ],
)
def test_a_way_off_may_leave_out_its_stop(row: dict[int, int], text: str, steps: tuple[str, ...]) -> None:
    """With 41, 4/off alone would leave the 1 to be played, so it goes by 3."""
    men = tuple(row.get(point, 0) for point in range(26))
    opening = CATALOGUE["backgammon"].start({}, 2)
    assert isinstance(opening, Backgammon)
    here = Backgammon(opening.rules, (START[0], men), 1, "play", (4, 1))
    ways = read_ways(text)
    assert ways
    assert steps_of(COURSE, here, 1, (4, 1), ways) == steps


def test_the_bar_and_the_way_off_have_several_names() -> None:
    by_name = game("  1) 64: 24/14                  32: 13/11* 24/21", "  2) 61: bar/24 13/7")
    by_number = game("  1) 64: 24/14                  32: 13/11* 24/21", "  2) 61: 25/24 13/7")
    assert by_name.games[0].steps == by_number.games[0].steps
    assert by_name.games[0].steps[-2:] == ("1:bar/24", "6:13/7")


@pytest.mark.parametrize("words", ["Cannot Move", "(no move)", ""])
def test_a_turn_without_a_move_is_passed(words: str) -> None:
    """Noir, hit, would enter with a 6 on an arrow that four men hold."""
    lines = (
        "  1) 31: 8/5 6/5                 62: 24/18 13/11",
        "  2) 61: 13/7* 8/7               66: ",
        "  3) 42: 8/4 6/4                 ",
    )
    record = game(*(line.replace("66: ", f"66: {words}") if words else line for line in lines))
    assert "pass" in record.games[0].steps


def test_the_second_player_may_begin() -> None:
    assert game("  1)                             31: 8/5 6/5").games[0].steps[0] == "roll:1,3"


def test_who_gives_up_after_a_throw_has_thrown() -> None:
    record = game("  1) 31: 8/5 6/5                 62: ????", "      Wins 2 points")
    assert record.games[0].steps[-1] == "roll:6,2"
    assert record.games[0].given_up == (1, 2)
    assert record.scores == (2.0, 0.0)


def test_the_column_of_the_end_tells_the_winner() -> None:
    record = game("  1) 31: 8/5 6/5", f"{' ' * 34}Wins 1 point")
    assert record.scores == (0.0, 1.0)


def test_an_end_that_is_not_told_follows_from_the_next_score() -> None:
    record = one(
        f" 5 point match\n\n Game 1\n{HEAD}  1) 31: 8/5 6/5\n\n Game 2\n Ann : 0     Bob : 2\n  1) 31: 8/5 6/5\n"
    )
    assert record.games[0].given_up == (0, 2)
    assert record.scores == (0.0, 2.0)


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        (("  2)  Losses 1 point                 Wins 1 point and the match",), (0.0, 1.0)),
        (("  2)  Wins 2 points                  Losses 2 points",), (2.0, 0.0)),
        (("  2)                                 Losses 1 point", "      Wins 1 point"), (1.0, 0.0)),
        (("  2)  Loses 3 points",), (0.0, 3.0)),
    ],
)
def test_the_loss_may_be_told_too(lines: tuple[str, ...], scores: tuple[float, float]) -> None:
    """Backgammon Galaxy writes what each player wins and loses on the line after the last turn."""
    assert game("  1) 31: 8/5 6/5                 62: 24/18 13/11", *lines).scores == scores


def test_a_break_may_be_left_out_before_the_end() -> None:
    record = game(
        "  1) 31: 8/5 6/5                 62: 24/18 13/11",
        "  2) 42: 8/4 6/4                  2)  Losses 2 point                      Wins 2 point and the match",
    )
    assert (record.games[0].steps[-1], record.scores) == ("2:6/4", (0.0, 2.0))


@pytest.mark.parametrize(
    "lines",
    [
        ("  1) 31: 8/5 6/5                 62: Concedes", "      Wins 2 points"),
        ("  1) 31: 8/5 6/5                  Concedes", "  3)  Wins 2 points"),
        ("  1) 31: 8/5 6/5                 00: ????", "  2)  Wins 2 points"),
        ("  1) 31: 8/5 6/5                 Resigned Game", "      Wins 2 points and the match"),
    ],
)
def test_who_gives_up_is_told_in_many_words(lines: tuple[str, ...]) -> None:
    record = game(*lines)
    assert record.games[0].given_up == (1, 2)
    assert (record.games[0].steps[-1] == "roll:6,2") == ("62:" in lines[0])


def test_a_match_may_begin_in_the_middle() -> None:
    text = " 7 point match\n\n Game 3\n Ann : 2     Bob : 4\n  1) 31: 8/5 6/5\n      Wins 2 points\n"
    record = one(f"{text}\n Game 4\n Ann : 4    Bob : 4\n  1) 31: 8/5 6/5\n")
    assert (record.form, record.target) == (forms.POINTS, 7)
    assert (record.before, record.scores) == ((2.0, 4.0), (4.0, 4.0))
    assert record.unknown[KEPT] == {"mat": {"header": []}}
    assert Match(record).away() == (3, 3)
    written = write((record,)).decode().splitlines()
    assert " 7 point match" in written
    assert [line.split() for line in written if line.startswith(" Ann")] == [
        ["Ann", ":", "2", "Bob", ":", "4"],
        ["Ann", ":", "4", "Bob", ":", "4"],
    ]
    assert told(one("\n".join(written))) == told(record)


def test_a_match_that_begins_at_match_point_begins_with_the_crawford_game() -> None:
    text = " 7 point match\n\n Game 3\n Ann : 2     Bob : 6\n  1) 31: 8/5 6/5\n      Wins 2 points\n"
    record = one(f"{text}\n Game 4\n Ann : 4    Bob : 6\n  1) 31: 8/5 6/5\n")
    assert [played.options["crawford"] for played in record.games] == ["on", "off"]


def test_points_that_end_a_match_before_it_begins_are_kept_beside_it() -> None:
    record = one(" 7 point match\n\n Game 3\n Ann : 7     Bob : 4\n  1) 31: 8/5 6/5\n")
    assert (record.form, record.before) == (forms.SINGLE, ())
    assert " Ann : 7" in write((record,)).decode()


def test_a_dropped_double_ends_the_game_in_whichever_column() -> None:
    for line in ("  2)  Doubles => 2                Drops", "  2)  Doubles => 2                Drop"):
        record = game("  1) 31: 8/5 6/5                 62: 24/18 13/11", line, "      Wins 1 point")
        assert record.games[0].steps[-2:] == ("double", "drop")
        assert record.scores == (1.0, 0.0)


def test_beavers_are_taken_by_the_next_throw_or_in_words() -> None:
    begun = ("  1) 31: 8/5 6/5                 62: 24/18 13/11", "  2)  Doubles => 2                Beavers => 4")
    silent = game(*begun, "  3) 31: 24/20                  ")
    spoken = game(*begun, "  3)  Takes                      ")
    assert silent.options["beaver"] == "on"
    assert "stake=4 cube=b" in last(silent)
    assert last(spoken).endswith("stake=4 cube=b")
    assert game("  1) 31: 8/5 6/5").options["beaver"] == "off"


def test_a_beaver_that_is_refused_is_written_as_a_double() -> None:
    begun = ("  1) 31: 8/5 6/5                 62: 24/18 13/11", "  2)  Doubles => 2                Beavers => 4")
    record = game(*begun, "  3)  Drops", "                                  Wins 2 points")
    assert record.games[0].steps[-2:] == ("beaver", "drop")
    content = write((record,)).decode()
    assert "  2)  Doubles => 2                Doubles => 4\n" in content
    assert told(one(content)) == told(record)
    assert told(one(content.replace('; [Beaver "On"]\n', ""))) == told(record)


def test_the_points_of_a_session_tell_jacobys_rule() -> None:
    """A gammon without a double: 2 points or 1. Points that no rule gives tell nothing."""
    matches = (random_match("backgammon", {"tie": "reroll", "cube": "off"}, 0, seed) for seed in range(200))
    gammon = next(each for each in matches if max(each.scores) == 2 and not each.games[0].given_up)
    first = "\n".join(line for line in write((gammon,)).decode().splitlines() if not line.startswith(";"))
    for points, jacoby in ((2, "off"), (1, "on"), (7, "off")):
        scores = [int(score / 2 * points) for score in gammon.scores]
        record = one(f"{first}\n Game 2\n Ann : {scores[0]}     Bob : {scores[1]}\n")
        assert record.options["jacoby"] == jacoby


def test_an_offer_before_the_first_throw_begins_without_an_opening_throw() -> None:
    record = game("  1)  Doubles => 2                Takes", "  2) 66: 24/18(2) 13/7(2)")
    assert record.games[0].start.endswith("phase=double dice=- stake=1 cube=-")
    assert "stake=2 cube=b" in last(record)


def test_crawford_is_assumed_unless_somebody_doubles_in_it() -> None:
    first = f" 3 point match\n\n Game 1\n{HEAD}  1) 31: 8/5 6/5\n      Wins 2 points\n\n Game 2\n Ann : 2     Bob : 0\n"
    assert one(f"{first}  1) 31: 8/5 6/5\n").games[1].options["crawford"] == "on"
    doubled = one(f"{first}  1) 31: 8/5 6/5          42: 8/4 6/4\n  2)  Doubles => 2    Drops\n      Wins 1 point\n")
    assert doubled.games[1].options["crawford"] == "off"
    assert doubled.over


def test_money_is_a_session_of_its_games() -> None:
    played = f"{HEAD}  1) 31: 8/5 6/5\n      Wins 2 points\n\n"
    record = one(f" 0 point match\n\n Game 1\n{played} Game 2\n{played}")
    assert (record.form, record.target, record.scores, record.over) == (forms.GAMES, 2, (4.0, 0.0), True)


def test_the_head_may_be_missing() -> None:
    record = one(f"\ufeffGame 1\r\n{HEAD}  1) 31: 8/5 6/5\r\n")
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]


def test_what_a_header_tells_is_kept_and_written_back() -> None:
    lines = ('; [Site "a café"]', '; [Player 1 Elo "1600.00/0"]', "; a remark", '; [EventDate "2009.10.03"]')
    record = one("\n".join((*lines, '; [Player 1 "Zoé: 3"]', "", " 1 point match", "", " Game 1", HEAD)))
    assert record.seats[0].name == "Zoé: 3"
    assert record.unknown[KEPT] == {"mat": {"header": list(lines)}}
    assert all(line in write((record,)).decode().splitlines() for line in lines)


def test_several_matches_stand_in_one_file() -> None:
    text = f" 1 point match\n\n Game 1\n{HEAD}  1) 31: 8/5 6/5\n"
    records = read((text + text).encode())
    assert len(records) == 2
    assert records[0].id != records[1].id
    assert len(read(write(records))) == 2


def test_the_variation_tells_the_game() -> None:
    text = f" 0 point match\n\n Game 1\n{HEAD}  1) 31: 24/21/20\n"
    assert one(f'; [Variation "Jacquet"]\n{text}').game == "jacquet"
    assert refused(f'; [Variation "NackGammon"]\n{text}')[0] == "other-game"


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "code", "line", "column"),
    [
        ("  1) 31: 8/5 6/4\n", "illegal-step", 5, 6),
        ("  1) 31: 8/5\n  2) 31: 8/5 6/5\n", "illegal-step", 5, 6),
        ("  1) 31: hello\n", "bad-step", 5, 6),
        ("  1) hello\n", "bad-step", 5, 5),
        ("  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5\n", "wrong-side", 6, 6),
        ("  1) 31: 8/5 6/5\n  2)  Takes\n", "wrong-side", 6, 7),
        ("  1) 31: Illegal play (1;2;3)\n", "setup", 5, 6),
        ("  1) 31: 8/5 6/5\n      Wins 1 point\n  2) 31: 8/5 6/5\n", "after-the-end", 7, 6),
        ("  1) 31: 8/5 6/5\n Game 2\n Ann : 0 Bob : 0\n", "unfinished-game", 6, 1),
        ("      Wins 1 point\n Game 2\n Ann : 2   Bob : 0\n", "other-score", 7, 1),
        ("      Wins 5 points\n Game 2\n Ann : 5   Bob : 0\n", "after-the-end", 6, 1),
    ],
)
def test_a_bad_line_is_told_with_its_place(lines: str, code: str, line: int, column: int) -> None:
    assert refused(f" 3 point match\n\n Game 1\n{HEAD}{lines}") == (code, line, column)


def test_a_refusal_on_the_left_has_the_end_beside_it() -> None:
    """On a line of its own GNU Backgammon would count it once more."""
    record = game(
        "  1) 31: 8/5 6/5                 62: 24/18 13/11",
        "  2) 42: 8/4 6/4                  Doubles => 2",
        "  3)  Drops",
    )
    (line,) = (line for line in write((record,)).decode().splitlines() if "Drops" in line)
    assert line == "  3)  Drops                      Wins 1 point"


def test_what_is_no_match_is_refused() -> None:
    assert refused("hello")[0] == "nothing"
    assert refused(f" 100 point match\n Game 1\n{HEAD}")[0] == "too-many-games"


def test_a_stake_doubled_by_the_opening_throw_is_not_written() -> None:
    match = Match.new("backgammon", {"tie": "double"}, (Seat(""), Seat("")))
    match.play("roll:4,4")
    with pytest.raises(FormatError, match="no-opening-stake"):
        write((match.record,))
    again = Match.new("backgammon", {"tie": "reroll"}, (Seat(""), Seat("")))
    again.play("roll:4,4")
    assert read(write((again.record,)))[0].games[0].steps == ("roll:4,4",)


def test_a_game_from_a_set_position_is_not_written() -> None:
    record = game("  1) 31: 8/5 6/5")
    start = "board=B....e.c...De...C.BBB..b turn=b bar=0,0 side=b phase=play dice=4,3 stake=1 cube=-"
    begun = replace(record, games=(GameRecord(record.options, "00" * 32, start=start),))
    with pytest.raises(FormatError, match="set-position"):
        write((begun,))
