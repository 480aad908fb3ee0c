"""Hex in SGF and as Little Golem writes it, by specimens written from the descriptions of both."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat, from_json, to_json
from jeux.rules.games.hex.game import GAME
from jeux.rules.games.hex.position import Hex
from tests.formats.games import played, told

SGF, GOLEM = formats()["sgf"], formats()["hsgf"]


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


# --- the standard -----------------------------------------------------------------------------------------------------


def test_black_begins_as_our_first_player() -> None:
    record = read("(;FF[4]GM[11]SZ[13]PB[Ann]PW[Bob];B[E4];W[m13];B[f2])")
    assert record.games[0].steps == ("e4", "m13", "f2")
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert dict(record.games[0].options) == {"size": "13", "swap": "no"}


def test_eleven_cells_a_side_unless_the_file_says() -> None:
    assert game("(;GM[11];B[k11])").options["size"] == "11"
    assert game("(;GM[11]SZ[14:14];B[n14])").options["size"] == "14"
    assert refused("(;GM[11]\nSZ[19];B[a1])") == ("size", "19", 2, 1)
    assert refused("(;GM[11]SZ[11:13];B[a1])") == ("size", "11:13", 1, 9)


def test_the_players_are_told_without_names_too() -> None:
    assert "PB[]PW[]" in written(read("(;GM[11];B[a1])"))
    assert "PB[Ann]PW[]" in written(read("(;GM[11]PB[Ann];B[a1])"))


def test_swapped_pieces_are_mirrored_as_ours() -> None:
    found = game("(;GM[11];B[c2];W[swap-pieces];B[f6];W[c3])")
    assert found.steps == ("c2", "swap", "f6", "c3")
    assert found.options["swap"] == "yes"


@pytest.mark.parametrize("word", ["swap-sides", "swap-pieces", "swap", "SWAP"])
def test_swapped_sides_are_seen_across_the_diagonal(word: str) -> None:
    """The colour that plays next tells that the stone stayed where it was: the second player goes on as Black."""
    said = f"(;GM[11];B[c2];W[{word}];W[f6];B[a9];W[resign])"
    record = read(said)
    assert record.games[0].steps == ("c2", "swap", "f6", "i1")
    assert record.games[0].given_up == (0, 1)
    assert record.scores == (0.0, 1.0)
    again = written(record)
    assert f";B[c2];W[{word}];W[f6];B[a9];W[resign]" in again.replace("\n", "")
    assert "RE[B+R]" in again


def test_where_white_begins_the_board_is_seen_across() -> None:
    record = read("(;GM[11]PB[Ann]PW[Bob]RE[B+];W[c2];B[f6];W[a9])")
    assert record.games[0].steps == ("b3", "f6", "i1")
    assert [seat.name for seat in record.seats] == ["Bob", "Ann"]
    assert record.games[0].given_up == (0, 1)
    assert ";W[c2];B[f6];W[a9])" in written(record).replace("\n", "")


def test_ends() -> None:
    assert game("(;GM[11];B[c2];W[d2];B[resign])").given_up == (0, 1)
    assert game("(;GM[11];B[c2];W[forfeit])").given_up == (1, 1)
    assert game("(;GM[11]RE[W+T];B[c2];W[d2])").given_up == (0, 1)
    assert game("(;GM[11]RE[?];B[c2];W[d2])").given_up is None
    assert "RE[W+T]" in written(read("(;GM[11]RE[W+T];B[c2];W[d2])"))
    assert "resign" not in written(read("(;GM[11]RE[W+T];B[c2];W[d2])"))
    rows = "".join(f";B[a{n}];W[c{n}]" for n in range(1, 11)) + ";B[a11]"
    won = read(f"(;GM[11]RE[W+R]{rows})")
    assert (won.scores, won.over) == ((1.0, 0.0), True)
    assert "RE[B+]" in written(won)


def test_stones_set_up() -> None:
    said = "(;GM[11];AB[a1][B2]AW[c3]PL[W];W[d4];B[e5])"
    found = game(said)
    assert (
        found.start
        == "board=" + "/".join(["w..........", ".w.........", "..b........", *["..........."] * 8]) + " turn=b"
    )
    assert found.steps == ("d4", "e5")
    assert told(read(written(read(said)))) == told(read(said))
    # one stone more of the colour that did not begin
    assert game("(;GM[11]AW[c2]PL[B])").start.startswith("board=.........../.........../.w........./")
    assert refused("(;GM[11];B[a1];AW[b1])") == ("setup", "b1", 1, 16)


def test_a_diagram_with_stones_left_out_is_a_problem_to_look_into() -> None:
    """Three black stones and a white one, White to play."""
    said = "(;GM[11]SZ[11]AB[c3][e9][e10]AW[e11]PL[W]C[template])"
    record = read(said)
    position = Match(record).position
    assert isinstance(position, Hex)
    assert [mask.bit_count() for mask in position.stones] == [3, 1]
    assert position.turn == 1, "our Black is the White of the file"
    assert position.text().endswith(" turn=b count=any")
    assert told(read(written(record))) == told(record)
    after = position.play("f11")
    assert GAME.read(after.text(), record.games[0].options, 2) == after
    assert (after.turn, after.text().endswith(" turn=w count=any")) == (0, True)


def test_a_finished_diagram_is_no_problem() -> None:
    row = "".join(f"[{letter}{number}]" for number, letter in zip(range(1, 12), "a" * 11, strict=True))
    assert refused(f"(;GM[11]AB{row}PL[B])")[0] == "position"


@pytest.mark.parametrize(
    ("said", "code", "detail", "column"),
    [
        ("(;GM[11];B[a1];W[a1])", "illegal-step", "a1", 16),
        ("(;GM[11];B[l1])", "bad-step", "l1", 10),
        ("(;GM[11];B[aa1])", "bad-step", "aa1", 10),
        ("(;GM[11];B[dd])", "bad-step", "dd", 10),
        ("(;GM[11];B[pass])", "foreign-rule", "pass", 10),
        ("(;GM[11];B[a1];W[];B[a2])", "empty-step", "", 16),
        ("(;GM[11];B[a1];W[ ])", "empty-step", "", 16),
        ("(;GM[11];B[a1];B[a2])", "wrong-side", "a2", 16),
        ("(;GM[11];B[a1];W[a2];B[swap-pieces])", "illegal-step", "swap-pieces", 22),
        ("(;GM[1];B[pd])", "other-game", "1", 3),
        ("(;FF[4];B[pd])", "other-game", "1", 2),
    ],
)
def test_what_is_refused(said: str, code: str, detail: str, column: int) -> None:
    assert refused(said) == (code, detail, 1, column)


RICH = (
    "(;FF[4]GM[11]SZ[11]AP[HexGui:0.9]PB[Ann]PW[Bob]EV[Club]IS[tried:on][marked:off]C[Hello \\] there]\n"
    ";B[c2]C[first]LB[a1:x];W[f6](;B[g4]BM[1](;W[h4];C[a remark];B[i4])(;W[a1];B[a2]))(;B[a3]C[other]))"
)


def test_what_has_no_place_is_kept_and_written_back() -> None:
    record = read(RICH)
    assert record.games[0].steps == ("c2", "f6", "g4", "h4", "i4")
    again = from_json(to_json(record))  # through a file of ours
    said = written(again).replace("\n", "")
    for part in (
        "EV[Club]IS[tried:on][marked:off]C[Hello \\] there];B[c2]C[first]LB[a1:x];W[f6]",
        "(;B[g4]BM[1](;W[h4];C[a remark];B[i4])(;W[a1];B[a2]))(;B[a3]C[other])",
    ):
        assert part in said
    assert read(written(again)).games == record.games


def test_what_is_kept_goes_as_far_as_the_game_is_the_same() -> None:
    record = read(RICH)
    (played,) = record.games
    other = replace(record, games=(replace(played, steps=("c2", "f6", "g4", "h5")),))
    said = written(other).replace("\n", "")
    assert "BM[1](;W[h5])(;W[a1];B[a2])" in said
    assert "a remark" not in said


@pytest.mark.parametrize(
    "kept", [3, {"sgf": 3}, {"sgf": {"steps": "", "nodes": [[0, 0, "C[", ""]], "told": {}}}, {"sgf": {}}]
)
def test_what_others_put_there_is_left_out(kept: object) -> None:
    record = read("(;GM[11];B[c2])")
    (played,) = record.games
    odd = replace(record, games=(replace(played, unknown={"kept": kept}),))
    assert ";B[c2])" in written(odd)


def test_several_trees_are_several_matches() -> None:
    records = SGF.read(b"(;GM[11];B[a1])(;GM[21];W[b1])(;GM[11];B[b2])")
    assert [record.games[0].steps for record in records] == [("a1",), ("b1",), ("b2",)]
    assert len({record.id for record in records}) == 3
    assert SGF.read(b"(;GM[11];B[a1])")[0].id == SGF.read(b"(;GM[11];B[a1])")[0].id


def test_the_rules_stand_in_the_file() -> None:
    record = read("(;GM[11]RU[size=16 swap=yes]SZ[13];B[a1])")
    assert dict(record.games[0].options) == {"size": "13", "swap": "yes"}
    assert "RU[size=13 swap=yes]" in written(record)
    assert "RU[my own]" in written(read("(;GM[11]RU[my own];B[a1])"))


# --- Little Golem -----------------------------------------------------------------------------------------------------

LG = (
    "(;FF[4]EV[hex.ch.1.2.3]PB[lazy\\player]PW[Shu;]]SZ[13]RE[W]GC[ game #1]SO[http://www.littlegolem.com]"
    ";W[mf];B[swap];W[kj];B[ie];W[resign])"
)


def test_the_first_player_is_pb_whatever_the_letters() -> None:
    record = read(LG, "hsgf")
    assert record.games[0].steps == ("m6", "swap", "k10", "i5")
    assert [seat.name for seat in record.seats] == ["lazy\\player", "Shu;]"]
    assert (record.games[0].given_up, record.scores) == ((0, 1), (0.0, 1.0))
    assert dict(record.games[0].options) == {"size": "13", "swap": "yes"}


def test_the_site_gets_its_own_file_back() -> None:
    assert written(read(LG, "hsgf"), "hsgf") == LG + "\n"


def test_brackets_in_a_name_give_way_where_they_could_not_be_read_back() -> None:
    record = replace(read(LG, "hsgf"), seats=(Seat("Max];B[a1]"), Seat("Ann]")))
    said = written(record, "hsgf")
    assert "PB[Max);B(a1)]PW[Ann]]SZ" in said
    assert [seat.name for seat in read(said, "hsgf").seats] == ["Max);B(a1)", "Ann]"]


def test_a_result_without_a_resignation() -> None:
    said = "(;FF[4]EV[null]PB[a]PW[b]SZ[11]RE[B];W[ad];B[eg])"
    assert game(said, "hsgf").given_up == (1, 1)
    assert "resign" not in written(read(said, "hsgf"), "hsgf")
    assert game("(;FF[4]PB[a]PW[b]SZ[11];W[ad];B[eg])", "hsgf").given_up is None


def test_from_the_site_to_the_standard() -> None:
    said = written(read(LG, "hsgf"))
    assert "PB[lazy\\\\player]PW[Shu;\\]]" in said
    assert "EV[hex.ch.1.2.3]GC[ game #1]" in said
    assert ";B[m6];W[swap-pieces];B[k10]" in said.replace("\n", "")
    assert told(read(said)) == told(read(LG, "hsgf"))


def test_a_file_of_the_site_is_known() -> None:
    assert GOLEM.likely(LG)
    assert not GOLEM.likely("(;FF[4]GM[1]SZ[13];B[dd];W[ee])")
    assert not GOLEM.likely("(;FF[4]SZ[13];B[dd];W[ee])")
    assert refused("(;FF[4]EV[hex.a]SZ[15];W[aa])", "hsgf") == ("size", "15", 1, 17)
    assert refused("(;FF[4]EV[hex.a]SZ[11];W[a1])", "hsgf") == ("bad-step", "a1", 1, 24)


def test_random_games_go_to_the_site_and_back() -> None:
    rng = Random(4)
    for _ in range(10):
        record = played("hex", 60, rng)
        assert told(read(written(record, "hsgf"), "hsgf")) == told(record)


def test_what_is_too_long_for_us_is_written_back() -> None:
    long = "A" * 60
    said = f"(;GM[11]PB[{long}]RO[3 (final)];B[a1])"
    record = from_json(to_json(read(said)))
    assert record.seats[0].name == "A" * 40
    assert f"PB[{long}]" in written(record)
    assert "RO[3 (final)]" in written(record)
    assert f"PB[{long}]" not in written(replace(record, seats=(Seat("Zoé"), record.seats[1])))


def test_a_match_that_would_not_fit_into_our_own_file_is_refused() -> None:
    assert refused(f"(;GM[11]C[{'é' * 2_000_000}];B[a1])")[0] == "too-large"
