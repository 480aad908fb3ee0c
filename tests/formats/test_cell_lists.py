"""Moves of Hex and Twixt in a row, and links of HexWorld."""

from __future__ import annotations

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.recognise import recognise
from jeux.match.match import Match
from jeux.match.record import Record
from tests.formats.games import told

LINK = "https://hexworld.org/board/#"


def only(text: str) -> Record:
    (record,) = recognise(text)
    return record


def refused(text: str) -> tuple[str, str, int, int]:
    with pytest.raises(FormatError) as caught:
        recognise(text)
    error = caught.value
    return error.code, error.detail, error.line, error.column


def shown(record: Record, key: str) -> str:
    show = formats()[key].show
    assert show
    return show(Match(record))


# --- HexWorld ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "size", "steps", "given_up"),
    [
        (f"{LINK}11c1,b3c6i9", "11", ("b3", "c6", "i9"), None),
        (f"{LINK}14r9c1,b3:sc6i9", "14", ("b3", "swap", "c6", "i9"), None),
        (f"{LINK}13x13nc1,b3c6,i9", "13", ("b3", "c6", "i9"), None),
        (f"{LINK}11r9c1,b3:sc6:rw", "11", ("b3", "swap", "c6"), (1, 1)),
        (f"{LINK}11r9c1,b3c11:fb", "11", ("b3", "c11"), (0, 1)),
        (f"Look: <{LINK}11c1%2Cb3%3Asc6>, please.", "11", ("b3", "swap", "c6"), None),
        (f"{LINK}16", "16", (), None),
    ],
)
def test_a_link_holds_a_game(text: str, size: str, steps: tuple[str, ...], given_up: tuple[int, int] | None) -> None:
    played = only(text).games[0]
    assert played.options == {"size": size, "swap": "yes" if "swap" in steps else "no"}
    assert (played.steps, played.given_up) == (steps, given_up)


def test_a_game_becomes_a_link() -> None:
    record = only(f"{LINK}14r9c1,b3:sc6i9:fw")
    assert shown(record, "hexworld") == f"{LINK}14c1,b3:sc6i9:rw"
    assert told(only(shown(record, "hexworld"))) == told(record)


@pytest.mark.parametrize(
    ("moves", "refusal"),
    [
        ("9c1,a1", ("size", "9", 1, 29)),
        ("11x13c1,a1", ("size", "13", 1, 29)),
        ("11c1,a1:p", ("foreign-rule", "pass", 1, 36)),
        ("11c1,a1:bb2", ("setup", ":bb2", 1, 36)),
        ("11c1,a1a1", ("illegal-step", "a1", 1, 36)),
        ("11c1,a1?", ("unexpected", "?", 1, 36)),
    ],
)
def test_what_a_link_says_that_we_have_not(moves: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(LINK + moves) == refusal


# --- moves in a row ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["1. a10 swap 2. f6 d5", "1.A10\n2.swap\n3.F6\n4.D5\n", "a10, swap-pieces, f6, d5", "1 a10\n2 swap\n3 f6\n4 d5"],
)
def test_a_list_of_hex_is_read_however_it_is_numbered(text: str) -> None:
    record = only(text)
    assert record.game == "hex"
    assert record.games[0].steps == ("a10", "swap", "f6", "d5")
    assert shown(record, "hex-moves") == "1. a10 swap 2. f6 d5"


@pytest.mark.parametrize(("cell", "size"), [("k1", "11"), ("a12", "13"), ("n1", "14"), ("p16", "16")])
def test_the_board_has_all_the_cells(cell: str, size: str) -> None:
    assert only(f"1. a9 {cell}").games[0].options["size"] == size


def test_sides_that_are_swapped_are_seen_reflected() -> None:
    assert only("1. c2 swap-sides 2. k1 b4").games[0].steps == ("c2", "swap", "a11", "d2")


def test_who_resigns_is_to_play() -> None:
    assert only("1. a10 swap 2. f6 resigns").games[0].given_up == (1, 1)


def test_a_list_of_twixt() -> None:
    record = only("1. L12 swap 2. O17 H9 3. resign")
    assert record.game == "twixt"
    assert dict(record.games[0].options) == {"links": "auto", "crossing": "never", "removal": "no", "swap": "yes"}
    assert (record.games[0].steps, record.games[0].given_up) == (("l12", "swap", "o17", "h9"), (0, 1))
    assert shown(record, "twixt-moves") == "1. l12 swap 2. o17 h9 3. resign"


def test_lists_of_small_boards_are_left_to_their_games() -> None:
    assert only("1. f5 d6 2. c3 d3").game == "reversi"
    assert only("1. d6 f4 2. d2 b4").game == "moulin"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("1. a10 a10", ("illegal-step", "a10", 1, 8)),
        ("1. a10 swap\n2. swap", ("illegal-step", "swap", 2, 4)),
        ("1. l20 c3 2. l20", ("illegal-step", "l20", 1, 14)),
    ],
)
def test_a_bad_move_is_told_with_its_place(text: str, refusal: tuple[str, str, int, int]) -> None:
    assert refused(text) == refusal


@pytest.mark.parametrize("key", ["hex-moves", "twixt-moves", "hexworld"])
def test_a_game_that_begins_elsewhere_has_no_list(key: str) -> None:
    text = "(;GM[11]AB[a3]AW[b4];B[c5])" if key != "twixt-moves" else "(;GM[21]XP[{}];W[f6])"
    if key == "twixt-moves":
        text = text.format(only("1. l12 o17").games[0].start or Match(only("1. l12 o17")).position.text())
    with pytest.raises(FormatError, match="no-start"):
        shown(only(text), key)
