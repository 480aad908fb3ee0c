"""What one seat has over the others: in the record from the first game to the last, counted nowhere."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jeux.match import forms
from jeux.match.again import rematch, replay
from jeux.match.archive import Archive
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, from_json, to_json
from jeux.match.seats import Advantage
from jeux.match.statistics import Statistics, Who
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, complete_options
from jeux.rules.handicap import Handicap
from jeux.rules.handicaps import handicaps_of

ZOE, PAPA = Seat("Zoé"), Seat("Papa")
ALL = [(game, each) for game in CATALOGUE.values() for each in handicaps_of(game)]
STEPS = 12


def values(game: Game) -> list[dict[str, str]]:
    """Each option once with each of its values, the others as the booklet has them."""
    usual = complete_options(game, {})
    return [usual, *({**usual, option.name: value} for option in game.options for value in option.values[1:])]


def test_ten_games_have_starts_of_their_own() -> None:
    assert len({game.key for game, _ in ALL}) >= 10


@pytest.mark.parametrize(("game", "handicap"), ALL, ids=[f"{game.key}-{each.name}" for game, each in ALL])
def test_every_start_is_a_position_of_its_game_that_can_be_played(game: Game, handicap: Handicap) -> None:
    begun = 0
    for players in game.players:
        for options in values(game):
            if any(o.players and players not in o.players and options[o.name] != o.values[0] for o in game.options):
                continue
            usual, rng = game.start(options, players).text(), Random(1)
            for side in range(players):
                text = handicap.begin(options, players, side)
                if not text:
                    continue
                position = game.read(text, options, players)
                assert position.text() == text != usual
                assert position.turn != OVER
                for _ in range(STEPS):
                    if position.turn == OVER:
                        break
                    position = position.play(rng.choice(position.steps()))
                begun += 1
    assert begun


def test_the_start_goes_with_the_seat_when_sides_turn() -> None:
    match = Match.new("moulin", {}, (ZOE, PAPA), 2, forms.GAMES, advantage=Advantage(0, "ahead-2"))
    assert {man for place, man in match.position.men() if ":" not in place} == {"w"}
    match.give_up(1, 1)
    match.next_game()
    assert match.side(0) == 1
    assert {man for place, man in match.position.men() if ":" not in place} == {"b"}
    assert from_json(to_json(match.record)) == match.record


def test_one_seat_begins_every_game() -> None:
    match = Match.new("moulin", {}, (PAPA, ZOE), 4, forms.GAMES, advantage=Advantage(1, first=True))
    for _ in range(3):
        assert match.who_plays(match.position.turn) == ZOE
        match.give_up(0, 1)
        match.next_game()


def test_it_is_read_again_and_an_older_record_has_none() -> None:
    ahead = Advantage(1, "corners-1", 0, False, True)
    match = Match.new("reversi", {}, (PAPA, ZOE), advantage=ahead)
    data = json.loads(to_json(match.record))
    assert data["advantage"] == {"seat": 1, "start": "corners-1", "points": 0, "first": False, "help": True}
    assert from_json(json.dumps(data)) == match.record
    del data["advantage"]
    assert from_json(json.dumps(data)).advantage is None


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"seat": -1}, {"start": 3}, {"points": 100}, {"help": 1}, {"first": None}]
)
def test_what_is_none_is_refused(wrong: dict[str, object]) -> None:
    data = json.loads(to_json(Match.new("reversi", {}, (PAPA, ZOE), advantage=Advantage(1, help=True)).record))
    data["advantage"] |= wrong
    with pytest.raises(RecordError, match="broken"):
        from_json(json.dumps(data))


def test_the_next_match_gives_it_to_the_same_person() -> None:
    before = Advantage(1, points=2).before(2)
    match = Match.new("backgammon", {}, (PAPA, ZOE), 5, None, forms.PROGRAM, before, Advantage(1, "off-1", 2))
    again = rematch(match, swap_sides=True)
    assert [seat.name for seat in again.seats] == ["Zoé", "Papa"]
    assert (again.advantage, again.before) == (Advantage(0, "off-1", 2), (2.0, 0.0))
    assert Match(again).position.text() != match.position.text()


def test_the_same_dice_fall_once_more_with_the_same_advantage() -> None:
    match = Match.new("jacquet", {}, (ZOE, PAPA), advantage=Advantage(0, "postillon-2"))
    match.throw()
    match.give_up(1, 1)
    again = replay(match)
    assert (again.advantage, again.games[0].start) == (match.record.advantage, match.record.games[0].start)


@pytest.mark.parametrize("ahead", [Advantage(0, "ahead-1"), Advantage(0, help=True)])
def test_the_game_is_kept_and_not_counted(tmp_path: Path, ahead: Advantage) -> None:
    archive, statistics = Archive(tmp_path), Statistics(tmp_path)
    match = Match.new("moulin", {}, (ZOE, PAPA), advantage=ahead)
    match.play(match.legal()[0])
    match.give_up(1, 1)
    assert archive.note(match) is statistics.note(match) is None
    (game,) = archive.games().games
    assert game.advantage == ahead
    stats = statistics.table()[Who("moulin", "Zoé", None)]
    assert (stats.played, stats.aided) == (0, 1)


def test_taking_back_goes_to_the_seat_that_may() -> None:
    match = Match.new("moulin", {}, (PAPA, ZOE), advantage=Advantage(1, help=True))
    match.play("d6")
    assert not match.can_undo(), "only the adult has played"
    match.play("d2")
    match.play("f4")
    assert match.undo()
    assert match.steps == ("d6",)


def test_an_advantage_of_nothing_is_none() -> None:
    assert not Advantage(1)
    assert not replace(Match.new("moulin", {}, (ZOE, PAPA)).record, advantage=Advantage(1)).handicapped
