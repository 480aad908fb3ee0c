"""Turns that leave no choice, passes, and dice that persons need not throw."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.conductor import Waiting
from jeux.play.table.forced import only_way
from jeux.play.table.throwing import throwing_step
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.play.table import TEXTS, Table, table_of

VECTORS = Path(__file__).parents[1] / "vectors"
CASES = [(key, case) for key in CATALOGUE for case in json.loads((VECTORS / f"{key}.json").read_text())]
PASSED = {key: case for key, case in CASES if case.get("moves") == ["pass"]}
TWO_OFF = "board=...eee................B. turn=w bar=0,0 side=w phase=play dice=6,3 stake=1 cube=-"
ONE_MAN = "board=...b........A.b..Ab....b turn=w bar=0,0 side=w phase=play dice=6,3 stake=1 cube=-"


def backgammon(text: str) -> Position:
    return CATALOGUE["backgammon"].read(text, {}, 2)


def from_position(key: str, text: str, levels: tuple[int, ...] = (0, 0), **options: str) -> Table:
    """A match between persons that goes on from a position."""
    match = Match.new(key, options, tuple(Seat("", level) for level in levels))
    first = replace(match.record.games[0], start=text)
    return Table(Match(replace(match.record, games=(first,))))


def test_a_turn_is_forced_where_every_way_ends_alike() -> None:
    """Also where its two dice may be played in either order."""
    here = backgammon(TWO_OFF)
    assert len(here.steps()) == 2
    assert only_way(here) == ("6:2/off", "3:2/off")
    assert only_way(backgammon(ONE_MAN)) == ("3:12/9", "6:9/3")
    start = backgammon("board=B....e.c...Ee...C.E....b turn=b bar=0,0 side=b phase=play dice=6,2 stake=2 cube=-")
    assert only_way(start) == ()


def test_it_is_told_and_played_with_one_click() -> None:
    table = from_position("backgammon", ONE_MAN)
    assert table.content().message.startswith("Un seul coup possible\u00a0: 12/9/3.")
    table.press(TEXTS.get("button-forced"))
    table.wait(0.0)
    assert table.session.match.steps == ("3:12/9", "6:9/3")
    assert table.session.waiting() is not Waiting.CONFIRM, "nothing was chosen that could be confirmed"


def test_it_is_played_by_itself_once_it_could_be_read_or_not_at_all() -> None:
    table = from_position("backgammon", ONE_MAN)
    table.settings = table.settings.replace(forced="play")
    table.wait(1.0)
    assert not table.session.match.steps
    table.wait(1.0)
    table.wait(0.0)
    assert len(table.session.match.steps) == 2
    table = from_position("backgammon", ONE_MAN)
    table.settings = table.settings.replace(forced="never")
    table.wait(60.0)
    assert not table.session.match.steps
    assert TEXTS.get("button-forced") not in table.buttons()


def test_a_choice_is_left_to_the_person() -> None:
    table = table_of("moulin", 0, 0)
    table.settings = table.settings.replace(forced="play")
    table.wait(60.0)
    assert not table.session.match.steps
    assert table.session.forced.sentence() == ""


@pytest.mark.parametrize("key", PASSED)
def test_a_turn_that_must_be_passed_is_explained_before_and_after(key: str) -> None:
    case = PASSED[key]
    table = from_position(key, case["position"], (0,) * case["players"], **case["options"])
    session = table.session
    acting = session.match.decider()
    assert session.sentences.prompt(acting) == session.sentences.say(("prompt-pass", {}), acting)
    assert TEXTS.get("button-forced") not in table.buttons(), "there is a button for it already"
    table.press()
    if session.match.decider() != acting:
        name = session.sentences.side(acting, title=True) if case["players"] > 1 else "On"
        assert session.sentences.call().startswith(name)


# --- dice -------------------------------------------------------------------------------------------------------------


def thrown_by_persons(**settings: str) -> Table:
    """Backgammon without the cube, White to throw after the first throw of the match."""
    table = table_of("backgammon", 0, 0, cube="off")
    table.settings = table.settings.replace(**settings)
    table.session.throw()
    while table.session.match.position.turn >= 0:
        table.session.play(table.session.match.legal()[0])
    if table.session.waiting() is Waiting.CONFIRM:
        table.session.confirm()
    return table


def test_a_throw_waits_for_a_click_unless_a_person_wants_none() -> None:
    assert thrown_by_persons().session.waiting() is Waiting.THROW
    table = thrown_by_persons(throws="alone")
    before = len(table.session.match.steps)
    assert table.session.waiting() is Waiting.PAUSE
    table.wait()
    assert len(table.session.match.steps) == before + 1


def test_the_first_throw_shows_its_seal_first() -> None:
    table = table_of("backgammon", 0, 0)
    table.settings = table.settings.replace(throws="always")
    table.wait(60.0)
    assert not table.session.match.steps


def test_a_double_that_may_be_offered_is_never_passed_over_unless_wanted() -> None:
    text = "board=B....e.c...Ee...C.E....b turn=w bar=0,0 side=w phase=double dice=- stake=1 cube=-"
    for throws, thrown in (("click", 0), ("alone", 0), ("always", 1)):
        table = from_position("backgammon", text)
        table.settings = table.settings.replace(throws=throws)
        table.wait(60.0)
        assert table.session.match.steps[:1] == ("roll",) * thrown
    assert throwing_step(table_of("moulin", 0, 0).session.match) == ""


def test_an_offer_is_never_answered_unasked() -> None:
    text = "board=B....e.c...Ee...C.E....b turn=b bar=0,0 side=w phase=take dice=- stake=1 cube=-"
    table = from_position("backgammon", text)
    table.settings = table.settings.replace(throws="always", forced="play")
    table.wait(60.0)
    assert not table.session.match.steps
