"""What Othello programs write and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.formats.beside import with_names
from jeux.formats.catalogue import formats
from jeux.formats.contract import Format, FormatError
from jeux.formats.recognise import recognise
from jeux.formats.sentences import sentence
from jeux.match.match import Match
from jeux.match.record import GameRecord, Record, Seat, from_json, to_json
from tests.formats.games import played, told
from tests.formats.mutations import damaged, outcome

GGF, WTHOR, PGN, LINES = (formats()[key] for key in ("ggf", "wthor", "othello-pgn", "othello"))
ALL = pytest.mark.parametrize("key", ["ggf", "wthor", "othello-pgn", "othello"])
CROSS = "---------------------------OX------XO---------------------------"


def only(content: bytes | str) -> GameRecord:
    """The one game of a file."""
    (record,) = recognise(content)
    return record.games[0]


def write(kind: Format, records: Sequence[Record]) -> bytes:
    assert kind.write
    return kind.write(records)


def game(steps: str, start: str = "diagonal") -> Match:
    match = Match.new("reversi", {"start": start}, (Seat("Ann"), Seat("Bob")))
    for step in steps.split():
        match.play(step)
    return match


# --- transcripts and positions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        " f5 d6\nc3 d3 c4\n",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 d6 2.c3 d3 3.c4",
        f"{CROSS} X;f5d6c3d3c4",
        CROSS.replace("X", "*") + " *\nF5 D6 C3 D3 C4",
    ],
)
def test_a_transcript_is_read_however_it_is_set(text: str) -> None:
    found = only(text)
    assert (found.options["start"], found.start) == ("diagonal", "")
    assert found.steps == ("f5", "d6", "c3", "d3", "c4")


@pytest.mark.parametrize("word", ["", "--", "PA", "pass", "Pass"])
def test_a_pass_may_be_left_out(word: str) -> None:
    rng, match = Random(1), game("")
    while "pass" not in match.steps or match.steps[-1] == "pass":
        match = game("") if match.decider() < 0 else match
        match.play(rng.choice(match.legal()))
    before, last = "".join(match.steps[:-2]), match.steps[-1]
    assert only(before + word + last).steps == match.steps
    assert write(LINES, (match.record,)).decode() == f"{before}{last}\n"


def test_a_needless_pass_is_refused() -> None:
    with pytest.raises(FormatError, match="illegal-step 1:3 --"):
        LINES.read(b"f5--d6")


def test_a_line_that_cannot_go_on_begins_a_game() -> None:
    records = LINES.read(b"f5d6c3\nf5f6e6f4\nf5d6\n\nd3c5\n")
    assert [len(record.games[0].steps) for record in records] == [3, 4, 2, 2]
    assert len({record.id for record in records}) == 4


def test_the_players_discs_come_first_where_the_first_squares_are_central() -> None:
    found = only("d4e4d5e5f4")
    assert found.options["start"] == "free"
    assert found.steps == ("d4", "e4", "d5", "e5", "f4")


def test_a_free_game_is_written_as_othello_only_where_the_discs_cross() -> None:
    crossed, other = game("e4 d4 d5 e5 f5", "free"), game("d4 e4 d5 e5 f4", "free")
    assert [write(LINES, (match.record,)) for match in (crossed, other)] == [b"f5\n", b"d4e4d5e5f4\n"]
    assert b"BO[8 -------- -------- -------- ---O*--- ---*O---" in write(GGF, (crossed.record,))
    assert b"RU[Reversi 1888: d4 e4 d5 e5]" in write(GGF, (other.record,))
    crossed.give_up(1, 1)
    other.give_up(1, 1)
    assert write(WTHOR, (crossed.record,))[24:26] == bytes((56, 0))
    with pytest.raises(FormatError, match="other-start"):
        write(WTHOR, (other.record,))


def test_a_problem_is_read_with_its_position_and_what_is_said_of_its_moves() -> None:
    line = "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+10; B2:+0;"
    found = only(line)
    assert found.start.startswith("board=.bbbbbb...bwwww..b")
    assert write(LINES, recognise(line)) == f"{line}\n".encode()


@pytest.mark.parametrize(
    ("text", "turn", "steps"),
    [
        ("8/8/8/3ox3/3xo3/8/8/8 x", "b", ()),
        ("8/8/8/3OX3/3XO3/8/8/8 b", "b", ()),
        ("8/8/8/3ox3/3xo3/8/8/8", "b", ()),
        ("8/8/8/3ox3/3xo3/8/8/8 x; f5d6", "b", ("f5", "d6")),
        ("8/8/8/3ox3/3xxx2/8/8/8 o", "w", ()),
        ("8/8/8/3ox3/3xxx2/8/8/8", "w", ()),
    ],
)
def test_a_position_may_stand_row_by_row(text: str, turn: str, steps: tuple[str, ...]) -> None:
    """The first row first. Where the side is left out, it is the one whose turn it is if nobody has passed."""
    found = only(text)
    assert found.steps == steps
    squares = CROSS if "xxx" not in text else CROSS[:35] + "XXX" + CROSS[38:]
    board = squares.replace("-", ".").replace("X", "b").replace("O", "w")
    assert found.start in ("", f"board={board} turn={turn}")
    assert (found.options["start"] == "diagonal") == (squares == CROSS)


def test_rows_that_are_no_board_are_refused() -> None:
    for text in ("8/8/8/3ox3/3xo3/8/8/7 x", "8/8/8/3ox3/3xo3/8/8 x"):
        with pytest.raises(FormatError):
            recognise(text)


def test_the_position_is_shown_on_one_line() -> None:
    assert LINES.show
    assert LINES.show(game("")) == f"{CROSS} X"
    assert LINES.show(game("f5")) == "---------------------------OX------XXX-------------------------- O"
    (record,) = recognise(LINES.show(game("f5 d6")))
    assert Match(record).position.text() == game("f5 d6").position.text()


@pytest.mark.parametrize(
    ("text", "code", "place"), [("f5d6\nc3 q9", "unexpected", (2, 4)), ("f5d6f5", "illegal-step", (1, 5))]
)
def test_an_error_names_its_place(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormatError) as caught:
        LINES.read(text.encode())
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, *place)
    assert sentence(caught.value, Texts("en")).startswith(f"Line {place[0]}, column {place[1]}: ")


# --- GGF --------------------------------------------------------------------------------------------------------------

SAMPLE = (
    "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Ann]PW[Bob]RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8]"
    "RE[-64.000:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
    "B[d3//0.01]W[c5/-1.20/5]B[e6]XX[kept];)"
)


def test_ggf_is_read_with_what_it_says_of_the_moves() -> None:
    (record,) = recognise(SAMPLE)
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert record.games[0].steps == ("d3", "c5", "e6")
    assert record.games[0].given_up == (0, 1)
    written = write(GGF, (record,)).decode()
    for piece in ("RB[2197.01]", "XX[kept]", "B[d3//0.01]W[c5/-1.20/5]B[e6]", "RE[-64.000:r]", "PC[GGS/os]"):
        assert piece in written


def test_the_two_games_of_a_synchronous_match_stand_on_a_line_behind_their_number() -> None:
    pair = f"2 {SAMPLE.replace('TY[8]', 'TY[s8r18]')}{SAMPLE}"
    assert [record.games[0].steps for record in recognise(pair)] == [("d3", "c5", "e6")] * 2


def test_what_was_kept_survives_our_own_file_and_yields_to_what_is_played_on() -> None:
    (record,) = recognise(SAMPLE.replace("-64.000:r", "?"))
    again = from_json(to_json(record))
    assert write(GGF, (again,)) == write(GGF, (record,))
    match = Match(again)
    match.play(match.legal()[0])
    match.give_up(1, 1)
    assert b"RE[+64.00:r]" in write(GGF, (match.record,))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("GM[Othello]", "GM[Othello]TY[10]"), "other-game"),
        (("TY[8]", "TY[8a]"), "other-game"),
        (("[8 ---", "[8 --"), "position"),
        (("W[c5", "B[c5"), "wrong-side"),
        (("B[e6]", "B[e9]"), "bad-step"),
        (("B[e6]", "B[a1]"), "illegal-step"),
        (("XX[kept]", "XX kept]"), "unexpected"),
    ],
)
def test_ggf_of_another_game_is_refused(change: tuple[str, str], code: str) -> None:
    with pytest.raises(FormatError) as caught:
        GGF.read(SAMPLE.replace(*change).encode())
    assert caught.value.code == code
    assert (caught.value.line, caught.value.column > 1) == (1, True)


def test_ggf_passes_and_counts_for_black() -> None:
    match = Match(played("reversi", 200, Random(3)))
    text = write(GGF, (match.record,)).decode()
    assert text.count("[PA]") == match.steps.count("pass")


# --- the dress of PGN -------------------------------------------------------------------------------------------------

EDAX = """[Event "?"]
[Site "edax"]
[Date "2014.1.29"]
[Round "3"]
[Black "Ann"]
[White "Bob"]
[Result "0-1"]

 1. f5 d6 2. c3 {why} d3 3. c4
{Bob wins 20-44} 0-1
"""


def test_pgn_gives_the_first_move_to_black() -> None:
    (record,) = recognise(EDAX)
    assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
    assert record.games[0].steps == ("f5", "d6", "c3", "d3", "c4")
    assert record.games[0].given_up == (0, 1)
    written = write(PGN, (record,)).decode()
    assert '[Round "3"]' in written
    assert "1. f5 d6 2. c3 {why} 2... d3 3. c4 {Bob wins 20-44} 0-1" in written


def test_pgn_of_servers_counts_the_discs_and_writes_passes_as_dashes() -> None:
    text = '[Black "a"]\n[White "b"]\n[Result "38-26"]\n\n1. f5 d6 2. c3 d3 38-26\n'
    assert only(text).given_up == (1, 1)
    assert write(PGN, recognise(text)).endswith(b"1. f5 d6 2. c3 d3 38-26\n")


def test_a_position_stands_in_a_tag_with_the_eighth_row_first() -> None:
    match = game("f5 d6")
    begun = GameRecord({"start": "free"}, "00" * 32, start=match.position.text())
    written = write(PGN, (replace(match.record, games=(begun,)),)).decode()
    assert '[FEN "8/8/3P4/3Ppp2/3Pp3/8/8/8 b - - 0 1"]' in written
    assert only(written).start == match.position.text()


# --- WTHOR ------------------------------------------------------------------------------------------------------------


def base(*games: bytes, count: int = -1, size: int = 8) -> bytes:
    """A file as the federation describes it."""
    header = bytes((20, 4, 12, 31)) + (len(games) if count < 0 else count).to_bytes(4, "little")
    return header + bytes((0, 0)) + (2004).to_bytes(2, "little") + bytes((size, 0, 24, 0)) + b"".join(games)


def one(moves: bytes, score: int = 20) -> bytes:
    return bytes((7, 1, 1, 0, 2, 0, score, 30)) + moves.ljust(60, b"\0")


def test_wthor_is_read_and_written_back(tmp_path: Path) -> None:
    content = base(one(bytes((56, 64, 33, 34, 43))), one(bytes((34, 53)), 32))
    records = WTHOR.read(content)
    assert [record.games[0].steps for record in records] == [("f5", "d6", "c3", "d3", "c4"), ("d3", "c5")]
    assert [record.games[0].given_up for record in records] == [(0, 1), None]
    assert records[1].games[0].agreed
    assert write(WTHOR, records)[4:] == content[4:]
    names = b"".join(name.ljust(20, b"\0") for name in (b"?", b"Zo\xe9", b"B"))
    (tmp_path / "WTHOR.JOU").write_bytes(bytes(16) + names)
    named = with_names(tmp_path / "WTH_2004.wtb", records)
    assert [seat.name for seat in named[0].seats] == ["Zoé", "B"]
    assert with_names(tmp_path / "x" / "WTH_2004.wtb", records) == records
    assert [record.id for record in WTHOR.read(content)] == [record.id for record in records]
    assert told(from_json(to_json(named[0]))) == told(named[0])


@pytest.mark.parametrize(
    ("content", "code", "place"),
    [
        (base(one(b"")), None, (0, 0)),
        (base(one(bytes((56, 64, 33, 56)))), "illegal-step", (1, 4)),
        (base(one(bytes((56,))), one(bytes((99,)))), "bad-step", (2, 1)),
        (base(one(b""), count=2), "damaged", (2, 1)),
        (base(one(b""), count=99_999), "too-large", (0, 0)),
        (base(one(b""), size=10), "size", (0, 0)),
        (base(), "nothing", (0, 0)),
        (b"short", "damaged", (0, 0)),
    ],
)
def test_a_damaged_base_is_refused(content: bytes, code: str | None, place: tuple[int, int]) -> None:
    if code is None:
        assert len(WTHOR.read(content)) == 1
        return
    with pytest.raises(FormatError) as caught:
        WTHOR.read(content)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, *place)


def test_nothing_is_said_of_when_a_game_of_others_was_played() -> None:
    assert b'[Site "?"]\n[Date "????.??.??"]' in write(PGN, LINES.read(b"f5d6"))
    assert b"DT[" not in write(GGF, LINES.read(b"f5d6"))
    assert b'[Date "2004.??.??"]' in write(PGN, WTHOR.read(base(one(bytes((56,))))))
    assert f'[Date "{game("").record.created[:4]}.' in write(PGN, (game("f5").record,)).decode()


def test_a_game_that_goes_on_has_no_place_in_a_base() -> None:
    with pytest.raises(FormatError, match="not-over"):
        write(WTHOR, (game("f5").record,))


# --- all of them ------------------------------------------------------------------------------------------------------


@ALL
def test_random_games_come_back(key: str) -> None:
    kind, rng, whole = formats()[key], Random(key), 0
    for length in (0, 2, 4, 7, 30, 200, 200, 200) * 3:
        record = played("reversi", length, rng)
        if key == "wthor" and (record.options["start"] != "diagonal" or not Match(record).result()):
            with pytest.raises(FormatError, match=r"other-start|not-over"):
                write(kind, (record,))
            continue
        content = write(kind, (record,))
        (again,) = recognise(content, f"x{kind.endings[0]}")
        assert write(kind, (again,)) == content
        if again.options == record.options:
            assert list(map(kept, again.games)) == list(map(kept, record.games))
            whole += 1
    assert whole > 2


def kept(played: GameRecord) -> tuple[object, ...]:
    return dict(played.options), played.steps, played.given_up, played.agreed, played.start


@ALL
def test_damaged_files_are_refused_with_a_sentence(key: str) -> None:
    kind, rng = formats()[key], Random(key)
    contents = [SAMPLE.encode()] if key == "ggf" else [EDAX.encode()] if key == "othello-pgn" else []
    while len(contents) < 4:
        record = played("reversi", 200, rng)
        if key != "wthor" or record.options["start"] == "diagonal":
            contents.append(write(kind, (record,)))
    found = {outcome(kind, damaged(rng.choice(contents), rng.choice(contents), rng)) for _ in range(200)}
    assert {"read", "illegal-step"} < found
