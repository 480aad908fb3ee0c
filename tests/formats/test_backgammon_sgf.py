"""Backgammon in SGF, as GNU Backgammon reads and writes it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.sgf.file import FORMATS, write
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat, beginning, replay, result_of
from jeux.rules import CATALOGUE
from tests.formats.games import played, told
from tests.formats.tables import random_match

read = FORMATS[0].read

ROOT = "FF[4]GM[6]CA[UTF-8]PW[Ann]PB[Bob]"
NONE = "MI[length:0][game:0][ws:0][bs:0]"


def one(text: str) -> Record:
    (record,) = read(text.encode())
    return record


def game(nodes: str, root: str = NONE) -> Record:
    return one(f"(;{ROOT}{root}{nodes})")


def last(record: Record) -> str:
    """The last position of the last game."""
    final = record.games[-1]
    return replay(beginning(CATALOGUE[record.game], final, 2), final.steps)[-1].text()


def refused(text: str) -> str:
    with pytest.raises(FormatError) as found:
        read(text.encode())
    assert found.value.line
    return found.value.code


def test_games_come_back_step_by_step() -> None:
    rng = Random("backgammon")
    for length in (0, 1, 2, 3, 20, 57, 200, 4000):
        for _ in range(5):
            record = played("backgammon", length, rng)
            content = write((record,))
            (again,) = read(content)
            assert told(again) == told(record)
            assert write((again,)) == content


@pytest.mark.parametrize(
    ("options", "target"),
    [
        ({"tie": "double"}, 5),
        ({"tie": "double", "crawford": "on"}, 3),
        ({"tie": "reroll", "crawford": "on"}, 7),
        ({"tie": "double", "jacoby": "on", "beaver": "on"}, 0),
        ({"cube": "off"}, 3),
    ],
)
def test_matches_come_back_with_their_scores(options: dict[str, str], target: int) -> None:
    for seed in range(3):
        form, length = ("", target) if target else (forms.GAMES, 4)
        record = random_match("backgammon", options, length, seed, form)
        content = write((record,))
        (again,) = read(content)
        assert told(again) == told(record)
        assert (again.form, again.target, again.over) == (record.form, record.target, True)
        assert write((again,)) == content


# --- what others write ------------------------------------------------------------------------------------------------


def test_letters_are_arrows_counted_from_whites_home() -> None:
    assert game(";W[31hefe]").games[0].steps == ("roll:3,1", "3:8/5", "1:6/5")
    assert game(";B[61lrqr]").games[0].steps == ("roll:1,6", "6:13/7", "1:8/7")


def test_men_enter_and_go_off() -> None:
    """Noir hits Blanc's man on his 11; Blanc enters with the 1."""
    record = game(";W[64xrrn];B[32adln];W[61yxmg]")
    assert record.games[0].steps[-2:] == ("1:bar/24", "6:13/7")


def test_a_turn_without_letters_is_passed() -> None:
    record = game(";W[31hefe];B[62agln];W[61mghg];B[66];W[42hdfd]")
    assert "pass" in record.games[0].steps


def test_a_double_after_a_double_is_a_beaver() -> None:
    record = game(";W[31hefe];B[62agln];W[double];B[double];W[take]")
    assert record.options["beaver"] == "on"
    assert last(record).endswith("stake=4 cube=b")
    assert game(";W[31hefe]").options["beaver"] == "off"


def test_the_rules_have_the_names_of_gnu_backgammon() -> None:
    rules = "MI[length:3][game:0][ws:0][bs:0]RU[Crawford]"
    assert game("", rules).options["crawford"] == "on"
    assert game("", f"{NONE}RU[NoCube]").options["cube"] == "off"
    assert game("", f"{NONE}RU[Jacoby]").options["jacoby"] == "on"
    assert refused(f"(;{ROOT}{NONE}RU[Nackgammon])") == "foreign-rule"


def test_a_cube_of_two_at_the_root_comes_of_a_tie() -> None:
    record = game(";W[31hefe]", f"{NONE}CV[2]")
    assert record.options["tie"] == "double"
    assert "phase=open" in record.games[0].start
    assert last(record).endswith("stake=2 cube=-")
    assert b"CV[2]" in write((record,))
    assert refused(f"(;{ROOT}{NONE}CV[4];W[31hefe])") == "position"


def test_a_tie_of_ours_is_told_with_its_throw() -> None:
    match = Match.new("backgammon", {"tie": "double"}, (Seat(""), Seat("")))
    match.play("roll:4,4")
    content = write((match.record,))
    assert b"CV[2]OT[44]" in content
    assert read(content)[0].games[0].steps == ("roll:4,4",)


def test_a_result_ends_a_game_that_was_given_up() -> None:
    record = game(";W[31hefe]", f"{NONE}RE[B+2R]")
    assert record.games[0].given_up == (0, 2)
    assert record.scores == (0.0, 2.0)
    assert b"RE[B+2R]" in write((record,))


def test_dice_that_nobody_played_are_thrown() -> None:
    assert game(";PL[B]DI[31]").games[0].steps == ("roll:1,3",)
    assert game(";W[31hefe];PL[B]DI[52]").games[0].steps[-1] == "roll:5,2"


def test_a_position_is_set_up_with_its_cube_and_its_dice() -> None:
    board = ";PL[B]AE[a:y]AW[a][a][f]AB[x][w][w][t];CV[4];CP[w];PL[B]DI[31]"
    record = game(board)
    position = beginning(CATALOGUE["backgammon"], record.games[0], 2)
    assert position.text() == (
        "board=ab..a.............A....B turn=b bar=0,0 side=b phase=play dice=3,1 stake=4 cube=w"
    )
    content = write((record,))
    assert told(read(content)[0]) == told(record)
    assert game(f"{board};B[31twwx]").games[0].steps == ("3:5/2", "1:2/1")


def test_games_of_a_match_stand_together() -> None:
    info = "MI[length:3][game:{}][ws:{}][bs:0]".format
    text = f"(;{ROOT}{info(0, 0)}RE[W+2R];W[31hefe])(;{ROOT}{info(1, 2)}RU[Crawford:CrawfordGame];W[31hefe])"
    record = one(text)
    assert (record.target, len(record.games), record.scores) == (3, 2, (2.0, 0.0))
    assert record.games[1].options["crawford"] == "on"
    assert refused(text.replace("ws:2", "ws:1")) == "other-score"
    assert len(read((text + text).encode())) == 2


def test_a_game_of_a_match_alone_keeps_the_score() -> None:
    record = game(";W[31hefe]", "MI[length:7][game:3][ws:2][bs:4]")
    assert (record.form, record.target, record.before) == (forms.POINTS, 7, (2.0, 4.0))
    assert KEPT not in record.unknown
    assert b"[length:7][game:0][ws:2][bs:4]" in write((record,))


def test_games_from_the_middle_of_a_match_keep_the_score() -> None:
    info = "MI[length:7][game:{}][ws:{}][bs:6]".format
    second = f"(;{ROOT}{info(4, 4)}RU[Crawford];W[31hefe])"
    record = one(f"(;{ROOT}{info(3, 2)}RU[Crawford:CrawfordGame]RE[W+2R];W[31hefe]){second}")
    assert (record.target, record.before, record.scores) == (7, (2.0, 6.0), (4.0, 6.0))
    assert [played.options["crawford"] for played in record.games] == ["on", "off"]
    assert write((record,)).count(b"[length:7]") == 2
    assert b"[ws:4][bs:6]" in write((record,))
    assert told(read(write((record,)))[0]) == told(record)


def test_what_is_not_understood_is_kept_and_written_back() -> None:
    nodes = ";W[31hefe]LU[0.1]C[good \\] move];B[42qusu]A[0][qusu E ver 3 0.5]"
    content = write((game(nodes, f"{NONE}EV[a \\]b]DT[2026-11-27]"),)).decode().replace("\n", "")
    for kept in ("EV[a \\]b]", "DT[2026-11-27]", "LU[0.1]C[good \\] move]", "A[0][qusu E ver 3 0.5]"):
        assert kept in content


def test_the_first_seat_is_white_whatever_it_plays() -> None:
    record = random_match("backgammon", {"tie": "reroll"}, 2, 5, forms.GAMES)
    turned = replace(record, games=(record.games[0], replace(record.games[1], turned=1)))
    (again,) = read(write((turned,)))
    assert [seat.name for seat in again.seats] == [seat.name for seat in record.seats]
    first, second = again.games[1].steps[0], record.games[1].steps[0]
    assert first == second or first == f"roll:{second[7]},{second[5]}"
    assert again.scores[0] == record.scores[0] - _gained(record)[0] + _gained(record)[1]


def _gained(record: Record) -> tuple[float, float]:
    """The points of the second game."""
    final = record.games[1]
    last_one = replay(beginning(CATALOGUE[record.game], final, 2), final.steps)[-1]
    result = result_of(final, last_one, 2)
    assert result
    return result.scores[0], result.scores[1]


@pytest.mark.parametrize(
    ("nodes", "code"),
    [
        (";W[31hegf]", "illegal-step"),
        (";W[31he];B[31hefe]", "illegal-step"),
        (";W[hello]", "bad-step"),
        (";W[31ehef]", "bad-step"),
        (";W[31hefe];W[31hefe]", "wrong-side"),
        (";W[31hefe];W[take]", "wrong-side"),
        (";W[31hefe];AW[a]", "setup"),
        (";AW[aa];W[31hefe]", "unexpected"),
        (";CV[x]", "unexpected"),
        (";CP[x]", "unexpected"),
        (";DI[77]", "unexpected"),
        (";AW[a][a][a]", "position"),
    ],
)
def test_a_bad_node_is_told_with_its_place(nodes: str, code: str) -> None:
    assert refused(f"(;{ROOT}{NONE}{nodes})") == code
