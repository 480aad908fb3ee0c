"""The ids of GNU Backgammon and the line of eXtreme Gammon. The values are what GNU Backgammon 1.07 shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from jeux.formats.contract import KEPT, FormatError
from jeux.formats.games.backgammon import gnu_id, xgid
from jeux.formats.games.backgammon.gnu_id import position_id
from jeux.formats.recognise import recognise
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.rules.games.backgammon.men import START
from tests.formats.tables import random_match

OPENING = "board=B....e.c...Ee...C.E....b"
UNEVEN = "board=B....e.c...Ee.a.A.DBA..a"
"""Blanc has played 8/5 6/5 8/4, Noir 24/15."""


def placed(line: str, *, by: object = gnu_id) -> Match:
    of = xgid.FORMAT if by is xgid else gnu_id.FORMAT
    (record,) = of.read(line.encode())
    return Match(record)


# --- the ids of GNU Backgammon ----------------------------------------------------------------------------------------


def test_the_men_at_the_start_have_the_id_that_everybody_knows() -> None:
    assert position_id(START, 0) == position_id(START, 1) == "4HPwATDgc/ABMA"


def test_the_side_that_does_not_throw_comes_first() -> None:
    """GNU Backgammon shows this id with O's men advanced, X to throw."""
    here = placed("aE/wATDgc/AJIA:cAlgAAAAAAAE")
    assert here.position.text() == f"{UNEVEN} turn=b bar=0,0 side=b phase=double dice=- stake=1 cube=-"
    other = placed("aE/wATDgc/AJIA:MAFgAAAAAAAA")
    assert "side=w" in other.position.text()
    assert gnu_id.show(here) == "aE/wATDgc/AJIA:cAlgAAAAAAAE"


def test_a_match_id_tells_the_cube_the_dice_and_the_score() -> None:
    """Nine points, 2 to 4; player 0 holds a cube of 2, player 1 has thrown 5 and 2."""
    here = placed("4HPwATDgc/ABMA:QYkqASAAIAAA")
    assert here.position.text() == f"{OPENING} turn=b bar=0,0 side=b phase=play dice=5,2 stake=2 cube=w"
    assert (here.record.target, here.record.before) == (9, (2.0, 4.0))
    assert here.away() == (7, 5), "the adviser weighs the score"
    # GNU Backgammon 1.07 has one more bit, for Jacoby's rule: it is off in a match
    assert gnu_id.show(here) == "4HPwATDgc/ABMA:QYkqASAAIAAE"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("jGfwATDgc/ABMA:cAngACAACAAE", "side=b phase=double dice=- stake=1 cube=-"),
        ("4HPwATDgc/ABMA:EQHgACAACAAE", "side=w phase=roll dice=- stake=2 cube=b"),
        ("4HPwATDgc/ABMA:QYkKAAAAAAAA", "side=b phase=play dice=5,2 stake=2 cube=w"),
        ("4HPwATDgc/ABMA:8AngACAAMAAE", "side=b phase=roll dice=- stake=1 cube=-"),
        ("4HPwATDgc/ABMA:cIkFAAAAAAAE", "side=b phase=play dice=3,1 stake=1 cube=-"),
    ],
)
def test_ids_of_gnu_backgammon_come_back(line: str, told: str) -> None:
    assert placed(line).position.text().split("bar=0,0 ")[1] == told
    assert gnu_id.show(placed(line)) == line


def test_the_rules_of_a_position_are_those_of_its_match() -> None:
    assert placed("4HPwATDgc/ABMA:QYkKAAAAAAAA").record.options["jacoby"] == "on"
    assert placed("4HPwATDgc/ABMA:cIkFAAAAAAAE").record.options["jacoby"] == "off"
    assert placed("4HPwATDgc/ABMA:8AngACAAMAAE").record.options["crawford"] == "on"


def test_the_men_at_the_start_alone_begin_a_game() -> None:
    here = placed("4HPwATDgc/ABMA")
    assert not here.record.games[0].start
    assert "phase=open" in here.position.text()


def test_the_ids_are_found_in_what_the_program_prints() -> None:
    text = " GNU Backgammon  Position ID: aE/wATDgc/AJIA\n                 Match ID   : cAlgAAAAAAAE\n +13-14-15-16"
    (record,) = recognise(text)
    assert record.games[0].start.startswith(UNEVEN)


# --- the line of eXtreme Gammon ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6", "side=b phase=play dice=3,1 stake=1 cube=-"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:1:2:0:7:6", "side=b phase=take dice=- stake=1 cube=-"),
        ("XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:1:2:0:7:6", "side=w phase=roll dice=- stake=2 cube=b"),
        ("XGID=-b----E-C---eE---c-e----AA:1:-1:1:52:0:0:3:0:6", "side=b phase=play dice=5,2 stake=2 cube=w"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:2:1:7:6", "side=b phase=roll dice=- stake=1 cube=-"),
        ("XGID=-b----E-C---eE---c-e----B-:2:-1:1:B:0:0:2:0:6", "side=b phase=beaver dice=- stake=4 cube=w"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:0", "side=b phase=roll dice=- stake=1 cube=-"),
    ],
)
def test_lines_come_back(line: str, told: str) -> None:
    here = placed(line, by=xgid)
    assert here.position.text().split(" ", 3)[3] == told
    assert xgid.show(here) == line


def test_a_line_tells_the_rules() -> None:
    options = placed("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10", by=xgid).record.options
    assert (options["jacoby"], options["beaver"], options["crawford"]) == ("on", "on", "off")
    crawford = placed("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:6:2:1:7:10", by=xgid)
    assert crawford.record.games[0].options["crawford"] == "on"
    assert (crawford.record.target, crawford.record.before, crawford.away()) == (7, (2.0, 6.0), (5, 1))
    later = placed("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:6:2:0:7:10", by=xgid)
    assert (later.record.games[0].options["crawford"], later.record.options["crawford"]) == ("off", "on")


@pytest.mark.parametrize("told", ["2:4:0:120", "7:4:0:7"])
def test_a_match_that_no_record_holds_is_kept_beside_it(told: str) -> None:
    """It is longer than ours, or has ended."""
    line = f"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:{told}:6"
    here = placed(line, by=xgid)
    bottom, top, _, points = map(int, told.split(":"))
    assert (here.record.form, here.record.before) == (forms.SINGLE, ())
    assert here.record.unknown[KEPT] == {"match": {"points": points, "scores": [top, bottom]}}
    assert xgid.show(here) == line


def test_a_line_is_found_in_a_page() -> None:
    (record,) = recognise("Score is X:0 O:0\n\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n\nX to play 31\n")
    assert "dice=3,1" in record.games[0].start


# --- both -------------------------------------------------------------------------------------------------------------


def matches() -> list[Match]:
    """Matches of all rules, stopped anywhere."""
    rng = Random("ids")
    options: tuple[dict[str, str], ...] = (
        {"tie": "reroll", "crawford": "on"},
        {"tie": "double", "jacoby": "on", "beaver": "on"},
        {"cube": "off"},
        {},
    )
    found = []
    for seed in range(60):
        rules = options[seed % len(options)]
        target, form = (5, "") if "jacoby" not in rules else (4, forms.GAMES)
        record = random_match("backgammon", rules, target, seed, form, rng.randrange(400))
        found.append(Match(record))
        found += [Match(each) for each in offers(record)]
    return found


def offers(record: Record) -> Iterator[Record]:
    """The match at each offer of its last game."""
    steps = record.games[-1].steps
    for number, step in enumerate(steps, 1):
        if step in ("double", "beaver"):
            cut = replace(record.games[-1], steps=steps[:number], given_up=None)
            yield replace(record, games=(*record.games[:-1], cut))


@pytest.mark.parametrize("by", [gnu_id, xgid], ids=["gnubg", "xgid"])
def test_what_is_shown_is_read_again(by: object) -> None:
    show = xgid.show if by is xgid else gnu_id.show
    seen = set()
    for match in matches():
        if "phase=over" in match.position.text():
            continue
        line = show(match)
        again = placed(line, by=by)
        assert show(again) == line
        seen.add(_phase(again.record))
    assert {"double", "roll", "play", "take", "beaver"} <= seen


def _phase(record: Record) -> str:
    return record.games[0].start.partition("phase=")[2].partition(" ")[0]


def test_in_the_middle_of_a_throw_the_position_before_it_is_shown() -> None:
    match = placed("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6", by=xgid)
    line = xgid.show(match)
    match.play("3:8/5")
    assert xgid.show(match) == line


@pytest.mark.parametrize(
    "line",
    [
        "4HPwATDgc/ABMA:////////////",
        "////////////wA",
        "4HPwATDgc/ABMA:QYkqASAAIA",
        "XGID=-b----E-C---eE---c-e----B-:9:0:1:31:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-e----B-:1:0:1:R:0:0:0:0:10",
        "XGID=-o----O-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        "XGID=Ab----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        "XGID=hello",
    ],
)
def test_an_impossible_position_is_refused(line: str) -> None:
    with pytest.raises(FormatError) as found:
        placed(line, by=xgid if "XGID" in line else gnu_id)
    assert (found.value.line, found.value.column) == (1, 1)
