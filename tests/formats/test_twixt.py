"""Twixt in SGF, of Little Golem and of T1j, by specimens written from the descriptions of the three."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jeux.common.texts import Texts
from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.sentences import sentence
from jeux.match.record import GameRecord, Record, from_json, to_json
from tests.formats.games import told


def read(said: str, key: str = "sgf") -> Record:
    (record,) = formats()[key].read(said.encode())
    return record


def game(said: str, key: str = "sgf") -> GameRecord:
    return read(said, key).games[0]


def refused(said: str, key: str = "sgf") -> tuple[str, str, int, int]:
    with pytest.raises(FormatError) as caught:
        formats()[key].read(said.encode())
    error = caught.value
    return error.code, error.detail, error.line, error.column


def written(record: Record, key: str = "sgf") -> str:
    write = formats()[key].write
    assert write
    return write((record,)).decode()


def not_written(record: Record, key: str) -> str:
    with pytest.raises(FormatError) as caught:
        written(record, key)
    return caught.value.code


# --- the standard -----------------------------------------------------------------------------------------------------


def test_white_begins_and_links_come_by_themselves() -> None:
    record = read("(;FF[4]GM[21]PB[Bob]PW[Ann];W[F6];B[k10];W[g8];B[resign])")
    (played,) = record.games
    assert played.steps == ("f6", "k10", "g8")
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert dict(played.options) == {"links": "auto", "crossing": "never", "removal": "no", "swap": "no"}
    assert played.given_up == (1, 1)
    assert ";W[f6];B[k10];W[g8];B[resign]" in written(record).replace("\n", "")


@pytest.mark.parametrize(("said", "crossing"), [("STD", "never"), ("PP", "own"), ("pp", "own"), ("3M", "never")])
def test_the_rules_have_names(said: str, crossing: str) -> None:
    record = read(f"(;GM[21]RU[{said}];W[f6])")
    assert record.games[0].options["crossing"] == crossing
    assert f"RU[{said}]" in written(record)


def test_other_rules_are_refused() -> None:
    assert refused("(;GM[21]RU[house];W[f6])") == ("option", "house", 1, 9)
    assert refused("(;GM[21]SZ[30];W[f6])") == ("size", "30", 1, 9)
    assert refused("(;GM[21]SZ[24:20]HA[1];W[f6])") == ("size", "24:20", 1, 9)
    assert refused("(;GM[21]AB[f6];W[f7])") == ("setup", "f6", 1, 9)
    assert refused("(;GM[21];W[f6];B[a6-b8])") == ("foreign-rule", "a6-b8", 1, 16)
    assert refused("(;GM[21];W[a6])") == ("illegal-step", "a6", 1, 10)
    assert refused("(;GM[21];B[f6])") == ("wrong-side", "f6", 1, 10)
    assert refused("(;GM[21];W[ff])") == ("bad-step", "ff", 1, 10)


def test_a_swap_is_mirrored_as_ours() -> None:
    found = game("(;GM[21];W[f3];B[swap];W[k10])")
    assert (found.steps, found.options["swap"]) == (("f3", "swap", "k10"), "yes")


def test_links_put_by_hand_stand_in_a_property_of_our_own() -> None:
    options = "links=manual crossing=never removal=yes swap=no"
    said = f"(;GM[21]RU[{options}];W[f6];B[k10];W[g8]XS[g8][f6-g8];B[l12]XS[l12][end];W[p4]XS[p4][xf6-g8][end])"
    record = read(said)
    assert record.games[0].steps == ("f6", "k10", "g8", "f6-g8", "l12", "end", "p4", "xf6-g8", "end")
    again = written(record).replace("\n", "")
    assert f"RU[{options}]" in again
    assert again.endswith(said[said.index(";W[f6]") :])


def test_a_position_set_up_keeps_its_links() -> None:
    start = game("(;GM[21];W[f6];B[k10];W[g8];B[l12])")
    position = formats()["transcript"]
    assert position.write
    record = read("(;GM[21];W[f6];B[k10];W[g8];B[l12])")
    from jeux.match.match import Match

    text = Match(record).position.text()
    begun = replace(record, games=(replace(start, start=text, steps=("p4",), unknown={}),))
    said = written(begun).replace("\n", "")
    assert "AW[f6][g8]AB[k10][l12]PL[W]XP[board=" in said
    assert told(read(said)) == told(begun)


# --- Little Golem -----------------------------------------------------------------------------------------------------

LG = (
    "(;FF[4]EV[twixt.ld.DEFAULT]PB[Ann]PW[Bob]SZ[24]SO[https://www.littlegolem.net]"
    ";b[ec];r[ff];b[pj];r[nq|draw];b[ip];r[resign])"
)


def test_the_site_gets_its_own_file_back() -> None:
    record = read(LG, "tsgf")
    (played,) = record.games
    assert played.steps == ("e3", "f6", "p10", "n17", "i16")
    assert played.given_up == (1, 1)
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert dict(played.options) == {"links": "auto", "crossing": "own", "removal": "no", "swap": "yes"}
    assert written(from_json(to_json(record)), "tsgf") == LG + "\n"


def test_swap_and_draw_of_the_site() -> None:
    found = game("(;FF[4]EV[twixt.a]PB[a]PW[b]SZ[24];b[ec];r[swap];b[ff];r[draw])", "tsgf")
    assert (found.steps, found.agreed) == (("e3", "swap", "f6"), True)
    assert refused("(;FF[4]EV[twixt.a]SZ[30];b[ec])", "tsgf") == ("size", "30", 1, 19)
    assert refused("(;FF[4]EV[twixt.a]SZ[24];b[e3])", "tsgf") == ("bad-step", "e3", 1, 26)


def test_the_site_has_no_word_for_links() -> None:
    record = read("(;GM[21]RU[links=manual];W[f6];B[k10];W[g8]XS[g8][f6-g8])")
    assert not_written(record, "tsgf") == "no-place"
    assert not_written(record, "t1") == "other-rules"
    assert "RU[STD links=auto" in written(read("(;GM[21]RU[links=auto];W[f6])"), "sgf")
    assert "RU[links=auto crossing=never" in written(read("(;GM[21];W[f6])"), "tsgf")


# --- T1j --------------------------------------------------------------------------------------------------------------

T1 = """\
# File created by T1j
# T1j is a program to play TwixT
1 # version of file-format
Ann# Name of Player 1
Computer# Name of Player 2
24# y-size of board
24# x-size of board
H# player 1 human or computer
C# player 2 human or computer
1# starting player (1 plays top-down)
V# Direction of letters
N# pierule?
N# game already over?
L10
L17
Q15
X13
"""


def test_a_file_of_the_program_comes_back() -> None:
    record = read(T1, "t1")
    assert record.games[0].steps == ("l10", "l17", "q15", "x13")
    assert [seat.name for seat in record.seats] == ["Ann", "Computer"]
    assert dict(record.games[0].options) == {"links": "auto", "crossing": "never", "removal": "no", "swap": "no"}
    assert written(from_json(to_json(record)), "t1") == T1


def test_where_player_two_begins_the_board_is_seen_across() -> None:
    said = T1.replace("1# starting", "2# starting").replace("L10\nL17\nQ15\nX13\n", "X13\nL24\nresign\n")
    record = read(said, "t1")
    assert record.games[0].steps == ("m24", "x12")
    assert [seat.name for seat in record.seats] == ["Computer", "Ann"]
    assert record.games[0].given_up == (0, 1)
    assert written(record, "t1") == said.replace("N# game already over?", "Y # game already over?")


def test_swap_of_the_program() -> None:
    found = game(T1.replace("L10\nL17\n", "E15\nswap\n"), "t1")
    assert (found.steps[:2], found.options["swap"]) == (("e15", "swap"), "yes")
    assert game(T1.replace("N# pierule", "Y# pierule"), "t1").options["swap"] == "yes"


def test_an_empty_move_of_the_site_is_blamed_where_it_stands() -> None:
    assert refused("(;FF[4]EV[twixt]SZ[24];b[pl];r[];b[ql])", "tsgf") == ("empty-step", "", 1, 30)


def test_the_peg_after_the_last_of_the_stock_is_refused_by_its_reason() -> None:
    """On holes of one colour of a chessboard no two pegs are linked, so that nobody wins before."""
    holes = [f"{'abcdefghijklmnopqrstuvwx'[x]}{y + 1}" for y in range(1, 23) for x in range(1, 23) if (x + y) % 2]
    moves = "".join(f";{'WB'[number % 2]}[{hole}]" for number, hole in enumerate(holes[:101]))
    assert len(game(f"(;GM[21]{moves.rpartition(';')[0]})").steps) == 100
    with pytest.raises(FormatError) as caught:
        read(f"(;GM[21]{moves})")
    assert (caught.value.code, caught.value.detail) == ("illegal-step", holes[100])
    for language in ("fr", "en"):
        texts = Texts(language)
        assert sentence(caught.value, texts).endswith(texts.get("twixt-refusal-stock-empty"))


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("24# x-size", "12# x-size", ("size", "12", 7, 1)),
        ("V# Dir", "H# Dir", ("foreign-rule", "H", 11, 1)),
        ("1# starting", "3# starting", ("unexpected", "3", 10, 1)),
        ("Q15", "Q", ("bad-step", "q", 16, 1)),
        ("Q15", "L10", ("illegal-step", "l10", 16, 1)),
        (T1, T1[:100], ("unfinished", "", 4, 1)),
    ],
)
def test_what_the_program_does_not_write(old: str, new: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(T1.replace(old, new), "t1") == refusal


def test_a_fresh_file_for_the_program() -> None:
    record = read("(;GM[21]PW[Ann]PB[Bob];W[f6];B[k10])")
    said = written(record, "t1")
    assert said.splitlines()[3:5] == ["Ann # Name of Player 1", "Bob # Name of Player 2"]
    assert said.endswith("N # pierule?\nN # game already over?\nF6\nK10\n")
    assert formats()["t1"].likely(said)
    assert told(read(said, "t1")) == told(record)
