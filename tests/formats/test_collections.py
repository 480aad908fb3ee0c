"""Files of many games with bad ones among them: the good ones are read, the others told with their place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.converting import BAD_FILE, BAD_MATCHES, convert
from jeux.formats.recognise import collect, recognise
from jeux.rules.contract import Refusal
from tests.formats.mutations import specimens

HEX, GO = "(;GM[11]SZ[11];B[a3];W[b4])", "(;FF[4]GM[1]SZ[19];B[pd])"
PGN = '[Event "{event}"]\n[Black "{name}"]\n[White "b"]\n[Result "*"]\n\n1. {moves} *\n\n'
MAT = " 3 point match\n\n Game 1\n a : 0 b : 0\n  1) 31: 8/5 6/5\n      Wins 1 point\n\n Game 2\n a : 1 b : 0\n"

OCCUPIED = tuple(("hex", Refusal("occupied", (place,))) for place in ("a1", "a3"))


def pgn(moves: str, name: str = "a", event: str = "Open") -> str:
    return PGN.format(moves=moves, name=name, event=event)


def read(content: str | bytes, name: str = "") -> tuple[list[tuple[str, ...]], list[tuple[str, int, int]]]:
    found = collect(content, name)
    steps = [tuple(step for game in record.games for step in game.steps) for record in found.records]
    return steps, [(fault.code, fault.line, fault.column) for fault in found.faults]


@pytest.mark.parametrize(
    ("content", "steps", "faults"),
    [
        (f"{HEX}\n{GO}\n{HEX}", [("a3", "b4")] * 2, [("other-game", 2, 8)]),
        (f"{HEX}\n(;GM[11];B[a3]", [("a3", "b4")], [("unfinished", 2, 15)]),
        (f"{HEX}\n(;GM[11];B[a3\n{HEX}", [("a3", "b4")] * 2, [("unfinished", 2, 11)]),
        (f"(;GM[11];B[a3];W[b4]\n{HEX}", [("a3", "b4")], [("unfinished", 2, 1)]),
        (f"{HEX}\n(;GM[11];B[a3];W[a3])\n{HEX}", [("a3", "b4")] * 2, [("illegal-step", 2, 16)]),
        (f"{HEX}\n(;GM[11]SZ[12];B[a3])\n{HEX}", [("a3", "b4")] * 2, [("size", 2, 9)]),
    ],
)
def test_sgf(content: str, steps: list[tuple[str, ...]], faults: list[tuple[str, int, int]]) -> None:
    assert read(content, "a.sgf") == (steps, faults)


def test_one_illegal_move_of_a_pgn() -> None:
    content = pgn("f5 d6", "é") + pgn("f5 a1") + pgn("f5 f4", "c")
    assert read(content, "a.pgn") == ([("f5", "d6"), ("f5", "f4")], [("illegal-step", 13, 7)])


def test_quotes_inside_a_tag_of_a_pgn() -> None:
    content = pgn("f5 d6", event='Open "Les Tilleuls" 2004') + pgn("f5 f4")
    found = collect(content, "a.pgn")
    assert not found.faults
    assert read(content)[0] == [("f5", "d6"), ("f5", "f4")]
    kept = found.records[0].games[0].unknown["kept"]
    assert ["Event", 'Open "Les Tilleuls" 2004'] in kept["othello-pgn"]["tags"]  # type: ignore[index]


@pytest.mark.parametrize("bad", ["{never closed", "(f6 {c} d6", "f5] d6", '[Date "2004\n\n1. f5'])
def test_a_piece_that_is_cut_off_costs_its_game_alone(bad: str) -> None:
    steps, faults = read(pgn("f5 d6") + pgn(bad) + pgn("f5 f4"), "a.pgn")
    assert steps == [("f5", "d6"), ("f5", "f4")]
    assert [code for code, *_ in faults] == ["unexpected"]
    assert 8 <= faults[0][1] <= 14


def test_a_tag_without_a_place_is_told_at_the_start_of_its_game() -> None:
    content = pgn("f5 d6") + '[Variant "Checkers"]\n\n1. f5\n'
    assert read(content, "a.pgn") == ([("f5", "d6")], [("other-game", 8, 1)])


def test_ggf() -> None:
    good, board = "(;GM[Othello]B[f5]W[d6];)", "8 " + "-" * 27 + "O*------*O" + "-" * 27 + " *"
    assert read(f"{good}\n(;GM[Othello]BO[{board}]B[a1];)\n{good}") == (
        [("f5", "d6")] * 2,
        [("illegal-step", 2, 16 + len(board) + 4)],
    )
    assert read(f"{good}\n(;GM[Othello]B[f5\n{good}") == ([("f5", "d6")] * 2, [("unexpected", 2, 14)])
    assert read(f"{good}\n(;GM[Chess];)\n{good[:-2]}") == (
        [("f5", "d6")],
        [("other-game", 2, 6), ("unexpected", 3, 24)],
    )


def test_wthor() -> None:
    content = bytearray(formats()["wthor"].write(recognise("f5d6 33-31\nf5f6 33-31\nf5f4 33-31\n")))  # type: ignore[misc]
    content[16 + 68 + 8] = 11  # the first move of the second game: a1
    assert read(bytes(content), "a.wtb") == ([("f5", "d6"), ("f5", "f4")], [("illegal-step", 2, 1)])
    assert read(bytes(content[:-1]), "a.wtb") == ([("f5", "d6")], [("illegal-step", 2, 1), ("damaged", 3, 1)])


def test_lists_of_moves() -> None:
    assert read("f5d6c3\nf5a1\nf5f4\n") == ([("f5", "d6", "c3"), ("f5", "f4")], [("illegal-step", 2, 3)])
    assert read("f5d6\n\n1. f5 d6\n2. hello\n3. c3\n\nf5f4\n") == ([("f5", "d6"), ("f5", "f4")], [("unexpected", 4, 4)])
    assert read("f5d6 33-31\nhello\nf5f6 33-31\n\nhello\nf5f4\n") == (
        [("f5", "d6"), ("f5", "f6"), ("f5", "f4")],
        [("unexpected", 2, 1), ("unexpected", 5, 1)],
    )
    assert read("new hex\nplay a1\nnew hex\nplay a1 a1\nplay b1\nnew hex\nplay a2\n") == (
        [("a1",), ("a2",)],
        [("illegal-step", 4, 9)],
    )


def test_positions_of_othello_row_by_row() -> None:
    good = "8/8/8/3ox3/3xo3/8/8/8 x"
    for bad in ("8/8/8/3ox3/3xo3/8/8/7 x", f"{'X' * 64} X;f5"):
        steps, faults = read(f"{good}\n{bad}\n{good}\n")
        assert steps == [(), ()]
        assert [line for _, line, _ in faults] == [2]
    assert read(f"{good}\nhello\nf5d6\n") == ([(), ("f5", "d6")], [("unexpected", 2, 1)])


def test_positions_of_backgammon() -> None:
    men, ids = "-b----E-C---eE---c-e----B-", "4HPwATDgc/ABMA:cIkFAAAAAAAE"
    good, other = (f"XGID={men}:0:0:1:{dice}:0:0:0:0:10" for dice in ("31", "52"))
    found = collect(f"{good}\n XGID=hello\n{other}\n{good}\n{good.replace('-b', '-o')}")
    assert [record.games[0].start[-19:] for record in found.records] == [
        "dice=3,1 stake=1 cube=-"[-19:],
        "dice=5,2 stake=1 cube=-"[-19:],
    ]
    assert len({record.id for record in found.records}) == 2
    assert next((fault.code, fault.detail, fault.line) for fault in found.faults) == ("bad-id", "XGID=hello", 2)
    assert [fault.line for fault in found.faults] == [2, 5]
    steps, faults = read(f"{ids}\n{ids[:15]}////////////\n")
    assert (steps, faults) == ([()], [("bad-id", 2, 1)])


def test_the_reason_of_the_rules_is_told_of_each_bad_one() -> None:
    for content in ("f5d6\nf5a1\n", "new hex\nplay a1\nnew hex\nplay a1 a1", f"{HEX}(;GM[11];B[a3];W[a3])"):
        (fault,) = collect(content).faults
        assert fault.reason in (("reversi", Refusal("flips-nothing", ("a1",))), *OCCUPIED)


def test_plain_text() -> None:
    good = '[Tablier "1"]\n[Game "hex"]\n\n1. w: a3\n\n'
    assert read(good + good.replace("a3", "z9") + good) == ([("a3",)] * 2, [("bad-step", 9, 7)])
    assert read(good + good.replace('"hex"', '"go"') + good) == ([("a3",)] * 2, [("other-game", 7, 1)])
    assert read(good + good.replace('r "1"', 'r "9"') + good) == ([("a3",)] * 2, [("future-format", 6, 1)])


@pytest.mark.parametrize("bad", ["  1) 31: 8/5 6/4\n", "  1) 31: 8/5 hello\n", "  1) hel"])
def test_a_match_that_is_cut_in_its_second_game(bad: str) -> None:
    steps, faults = read(MAT + bad, "a.mat")
    assert len(steps) == 1
    assert steps[0][:1] == ("roll:3,1",)
    assert [line for _, line, _ in faults] == [10]


def test_the_games_behind_a_bad_one_are_a_match_that_begins_in_the_middle() -> None:
    rest = "  1) 31: 8/5 6/4\n      Wins 1 point\n\n Game 3\n a : 2 b : 0\n  1) 42: 8/4 6/4\n"
    found = collect(MAT + rest, "a.mat")
    assert [(len(record.games), record.before) for record in found.records] == [(1, ()), (1, (2.0, 0.0))]
    assert len({record.id for record in found.records}) == 2
    assert [fault.line for fault in found.faults] == [10]


def test_an_unfinished_game_costs_itself_alone() -> None:
    content = MAT.replace("      Wins 1 point\n", "").replace("a : 1", "a : 0") + "  1) 42: 8/4 6/4\n"
    found = collect(content, "a.mat")
    assert [record.games[0].steps[0] for record in found.records] == ["roll:4,2"]
    assert [(fault.code, fault.line) for fault in found.faults] == [("unfinished-game", 7)]


def test_a_match_in_sgf_with_a_bad_game() -> None:
    game = "(;GM[6]PW[a]PB[b]MI[length:3][game:{0}][ws:{0}][bs:0]RE[W+1R];W[31{1}])\n"
    content = game.format(0, "hefe") + game.format(1, "hegf") + game.format(2, "hefe")
    found = collect(content)
    assert [record.before for record in found.records] == [(), (2.0, 0.0)]
    assert [(fault.code, fault.line) for fault in found.faults] == [("illegal-step", 2)]


@pytest.mark.parametrize("content", [GO, pgn("h8"), "f5a1\nf5a1\n"])
def test_where_nothing_is_good_the_first_error_is_told(content: str) -> None:
    with pytest.raises(FormatError) as caught:
        collect(content)
    assert caught.value.line == (1 if "\n[" not in content else 6)


@pytest.mark.parametrize(
    "key", ["sgf", "hsgf", "tsgf", "othello-pgn", "mill", "ggf", "othello", "text", "transcript", "mat"]
)
def test_a_bad_game_between_two_good_ones_of_every_format(key: str) -> None:
    kind = formats()[key]
    good = max(specimens(kind, Random(key)), key=len)
    bad = good.replace(b"\n", b" ?{[ \n", 1) if key in ("othello", "transcript") else good[: len(good) * 2 // 3]
    found = collect(b"\n".join((good, bad, good)), f"x{kind.endings[0]}")
    (expected,) = kind.read(good)
    ends = [found.records[0].games[0].steps, found.records[-1].games[-1].steps]
    assert ends == [expected.games[0].steps, expected.games[-1].steps]


# --- the command line -------------------------------------------------------------------------------------------------


def test_the_good_ones_are_converted_and_the_others_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")
    source, target = tmp_path / "a.sgf", tmp_path / "b.txt"
    source.write_text(f"{HEX}\n{GO}\n{HEX}\n(;GM[11];B[a1")
    for origin in ("", "sgf"):
        assert convert(str(source), str(target), origin) == BAD_MATCHES == 3
        assert target.read_text().count("new hex") == 2
        lines = capsys.readouterr().err.splitlines()
        assert [line.partition("\u00a0: ")[2][:19] for line in lines] == [
            "Ligne 2, colonne 8\u00a0",
            "Ligne 4, colonne 11",
        ]
    target.unlink()
    source.write_text(GO)
    assert convert(str(source), str(target)) == BAD_FILE
    assert not target.exists()
