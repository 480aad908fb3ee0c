"""The rest of a race, played by the computer for everybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jeux.play.table import race
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.games.backgammon.position import Backgammon
from jeux.rules.games.jacquet.men import packed
from jeux.rules.games.jacquet.position import Jacquet
from tests.play.table import TEXTS, Table
from tests.play.test_forced import from_position

VECTORS = Path(__file__).parents[1] / "vectors"
RACE = "board=...eee................B. turn=w bar=0,0 side=w phase=double dice=- stake=1 cube=-"
ALMOST_OFF = packed([14, 1, *[0] * 23])


def alone(here: Backgammon | Jacquet) -> Backgammon | Jacquet:
    """The same with a single man of the other side, who stands on the last arrow of his way."""
    other = 1 - here.side
    if isinstance(here, Jacquet):
        rows = [row if side != other else ALMOST_OFF for side, row in enumerate(here.rows)]
        return Jacquet(here.limit, (rows[0], rows[1]), here.side, here.dice)
    last = (14, 1, *[0] * 24)
    white, black = (row if side != other else last for side, row in enumerate(here.rows))
    return Backgammon(here.rules, (white, black), here.side, here.phase, here.dice, here.stake, here.cube)


@pytest.mark.parametrize("key", ["backgammon", "jacquet"])
def test_in_a_race_the_other_side_changes_no_step(key: str) -> None:
    game = CATALOGUE[key]
    raced = 0
    for case in json.loads((VECTORS / f"{key}.json").read_text()):
        if "options" not in case or case.get("error"):
            continue
        here = game.read(case["position"], case["options"], 2)
        assert isinstance(here, Backgammon | Jacquet)
        if game.parted(here) and here.turn >= 0 and here.dice:
            raced += 1
            assert alone(here).steps() == here.steps(), case["position"]
    assert raced > 3


def test_no_game_begins_as_a_race() -> None:
    for game in CATALOGUE.values():
        options = {option.name: option.values[0] for option in game.options}
        assert not game.parted(game.start(options, game.players[0]))


def run_on(table: Table, limit: int = 400) -> None:
    for _ in range(limit):
        if table.session.waiting() is Waiting.OVER:
            return
        table.wait(0.5)
    raise AssertionError("the race has no end")


def test_a_race_is_played_to_its_end_with_the_sealed_dice() -> None:
    """Both sides borne off by nobody's hand; no double is offered, and the help is kept."""
    table = from_position("backgammon", RACE)
    session = table.session
    assert race.may_run(session)
    race.run(session)
    assert session.waiting() is Waiting.COMPUTER
    assert table.buttons() == [TEXTS.get("button-stop")]
    assert TEXTS.get("race-running") in table.content().message
    run_on(table)
    assert session.match.result()
    assert "double" not in session.match.steps
    assert session.match.record.games[-1].hints
    assert not race.may_run(session)


def test_it_can_be_stopped_and_is_then_played_by_hand() -> None:
    table = from_position("backgammon", RACE)
    session = table.session
    race.run(session)
    for _ in range(2):
        table.wait(0.5)
    table.press()
    assert session.waiting() in (Waiting.PERSON, Waiting.THROW)
    before = len(session.match.steps)
    table.wait(60.0)
    assert len(session.match.steps) == before
    race.run(session)
    session.undo()
    assert session.waiting() is not Waiting.COMPUTER, "who takes back plays himself"


def test_an_offer_of_another_is_left_to_the_person() -> None:
    offered = RACE.replace("turn=w", "turn=b").replace("phase=double", "phase=take")
    table = from_position("backgammon", offered)
    race.run(table.session)
    assert table.session.waiting() is Waiting.PERSON


def test_a_game_with_contact_is_played_by_hand() -> None:
    contact = "board=...b........A.b..Ab....b turn=w bar=0,0 side=w phase=play dice=6,3 stake=1 cube=-"
    assert not race.may_run(from_position("backgammon", contact).session)
    assert not race.may_run(from_position("backgammon", RACE, (1, 2)).session), "nobody plays by hand"
