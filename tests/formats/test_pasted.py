"""What is pasted comes from messages, links and windows of other programs: signs around it change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from urllib.parse import quote

import pytest

from jeux.common.texts import Texts
from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.pasted import collect_pasted, recognise_pasted
from jeux.formats.recognise import collect
from jeux.formats.showing import lines_of
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.words.position_line import position_line
from jeux.rules.contract import CHANCE

MEN = "-b----E-C---eE---c-e----B-"
XGID = f"XGID={MEN}:0:0:1:31:0:0:0:0:10"
OTHER = f"XGID={MEN}:0:0:1:52:0:0:0:0:10"
IDS = "4HPwATDgc/ABMA:cIkFAAAAAAAE"
SHOWING = [each for each in formats().values() if each.show]


def starts(text: str) -> list[str]:
    return [record.games[0].start.partition("phase=")[2] for record in recognise_pasted(text)]


def begun(key: str, options: Mapping[str, str], seed: int, steps: int) -> Match:
    """A match after some steps of chance, never before a throw."""
    rng = Random(seed)
    match = Match.new(key, options, (Seat(""), Seat("")))
    while (steps > 0 or match.decider() == CHANCE) and not match.result():
        steps -= 1
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.legal()))
    return match


def refused(text: str) -> tuple[str, int, int]:
    with pytest.raises(FormatError) as caught:
        recognise_pasted(text)
    return caught.value.code, caught.value.line, caught.value.column


@pytest.mark.parametrize(
    "text",
    [
        XGID,
        XGID.replace("XGID", "xgid"),
        f"« {XGID} »",
        f'"{XGID}"',
        f"→ {XGID}",
        f"> Look at this:\n> {XGID}\n",
        f"https://example.org/?xgid={quote(XGID[5:])}&move=1",
        f"https://example.org/board?{quote(XGID, safe='')}",
        IDS,
        f"[{IDS}]",
        f"({IDS})",
        f"“{IDS}”",
        f"GNUBGID {IDS} (money)",
        f"https://example.org/{IDS}",
        f"https://example.org/?id={quote(IDS, safe='')}",
        f"position id: {IDS[:14]}\nMatch ID: {IDS[15:]}",
    ],
)
def test_a_position_of_backgammon_is_found_in_what_surrounds_it(text: str) -> None:
    assert starts(text) == ["play dice=3,1 stake=1 cube=-"]


@pytest.mark.parametrize(
    "text",
    [
        "f5d6c3",
        "f5,d6,c3",
        "f5, d6; c3",
        "F5-D6-C3",
        "f5 – d6 – c3",
        "f5→d6→c3",
        "f5 -> d6 => c3",
        "« F5 D6 C3 »",
        "'f5d6c3'",
        "> f5d6\n> c3",
        "https://example.org/game?moves=f5d6c3",
        "https://example.org/#F5%20D6%20C3",
    ],
)
def test_squares_of_othello_may_have_signs_between_and_around_them(text: str) -> None:
    (record,) = recognise_pasted(text)
    assert (record.game, record.games[0].steps) == ("reversi", ("f5", "d6", "c3"))


def test_a_double_hyphen_is_a_pass_still() -> None:
    with pytest.raises(FormatError) as caught:
        recognise_pasted("f5--d6")
    assert (caught.value.code, caught.value.column) == ("illegal-step", 3)


# --- several ----------------------------------------------------------------------------------------------------------


def test_every_xgid_of_a_text_is_read_once() -> None:
    text = f"First {XGID}\nthen {OTHER}\nand the first again: {XGID.lower().replace(MEN.lower(), MEN)}"
    assert [each[:13] for each in starts(text)] == ["play dice=3,1", "play dice=5,2"]
    ids = [record.id for record in recognise_pasted(text)]
    assert len(set(ids)) == 2


def test_a_malformed_one_of_several_is_told_and_not_left_out() -> None:
    text = f"{XGID}\n  XGID=hello\n{OTHER}"
    assert refused(text) == ("bad-id", 2, 3)
    found = collect_pasted(text)
    assert len(found.records) == 2
    assert [(fault.code, fault.line) for fault in found.faults] == [("bad-id", 2)]


def test_the_reading_that_is_good_as_a_whole_goes_before_one_that_is_so_in_parts() -> None:
    """In the text as it is, the signs before the lines make one bad game of two."""
    text = "f5d6\n\n> f5f6\n> f5f4\n"
    as_it_is, found = collect(text), collect_pasted(text)
    assert (len(as_it_is.records), len(as_it_is.faults)) == (1, 1)
    assert [record.games[0].steps for record in found.records] == [("f5", "d6"), ("f5", "f6"), ("f5", "f4")]
    assert not found.faults


@pytest.mark.parametrize(
    "text",
    [
        f"{IDS}\n4HPwATDgc/ABMA:QYkKAAAAAAAA",
        f"one [{IDS}], two [4HPwATDgc/ABMA:QYkKAAAAAAAA], one [{IDS}]",
        f"Position ID: {IDS[:14]}\nMatch ID: {IDS[15:]}\n\nPosition ID: {IDS[:14]}\nMatch ID: QYkKAAAAAAAA",
    ],
)
def test_every_id_of_gnu_backgammon_is_read_once(text: str) -> None:
    assert [each[:13] for each in starts(text)] == ["play dice=3,1", "play dice=5,2"]


def test_each_position_id_has_the_match_id_behind_it() -> None:
    alone, full = starts(f"Position ID: aE/wATDgc/AJIA\n\nPosition ID: {IDS[:14]}\nMatch ID: {IDS[15:]}")
    assert alone.startswith("double dice=-")
    assert full.startswith("play dice=3,1")


# --- our own ----------------------------------------------------------------------------------------------------------


def test_our_own_position_keeps_its_rules_above_the_lines_of_others() -> None:
    match = begun("backgammon", {"tie": "double", "jacoby": "on"}, 3, 12)
    text = "\n".join([position_line(match), *lines_of(match).values(), "1. Blanc 3-1"])
    for pasted in (text, f"> {text}".replace("\n", "\n> "), text.replace("\n", "\r\n")):
        (record,) = recognise_pasted(pasted)
        assert Match(record).position == match.position
        assert record.games[0].options == match.record.games[-1].options


def test_a_damaged_position_of_ours_is_not_replaced_by_another_notation() -> None:
    match = begun("backgammon", {}, 3, 12)
    assert refused(f"{position_line(match).replace('board=', 'board=zz')}\n{XGID}")[0] == "position"


def test_a_transcript_with_a_fault_is_not_opened_at_its_beginning() -> None:
    assert refused("position moulin : board=........................ turn=w hand=9,9 take=0 quiet=0\nplay d6 zz") == (
        "bad-step",
        2,
        9,
    )


@pytest.mark.parametrize("kind", SHOWING, ids=lambda each: each.key)
def test_what_is_copied_for_another_program_is_read_back(kind: object) -> None:
    """Each notation alone, as « Copier la position » offers it."""
    (each,) = (one for one in SHOWING if one is kind)
    (key,) = each.games
    rng = Random(each.key)
    for seed in range(8):
        match = begun(key, {}, seed, rng.randrange(5, 14))
        line = lines_of(match)[each.key]
        (record,) = recognise_pasted(line)
        assert lines_of(Match(record))[each.key] == line


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_notation_has_its_name(language: str) -> None:
    texts = Texts(language)
    for each in SHOWING:
        for key in each.games:
            match = begun(key, {}, 1, 6)
            if lines_of(match)[each.key] not in position_line(match):
                assert texts.game(key, f"dialect-{each.key}")
