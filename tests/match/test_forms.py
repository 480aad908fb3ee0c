"""Matches of several games: who plays which side, what each seat gains, when it is over, which dice fall."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jeux.match import forms
from jeux.match.again import rematch
from jeux.match.record import RecordError, Seat, from_json, to_json
from jeux.match.table import Table
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, BadOption, Game, complete_options
from tests.match.play import AGAINST, PERSONS, one_step, played

GAMES = list(CATALOGUE.values())
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=list(CATALOGUE))
SIDED = [game.key for game in GAMES if game.asymmetric and 2 in game.players]
WITH_DICE = next(game.key for game in GAMES if forms.has_dice(game) and game.targets)
TEAMED = next((game.key, {"teams": "on"}) for game in GAMES if any(option.name == "teams" for option in game.options))
PLAIN = next(game.key for game in GAMES if not game.asymmetric and not forms.has_dice(game) and 2 in game.players)


def seated(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{number}") for number in range(players))


def lose(table: Table, seat: int) -> None:
    """End this game: the person on a seat gives it up."""
    table.give_up(table.side(seat), table.game.prices(table.position)[0])


# --- turned seats -----------------------------------------------------------------------------------------------------


@given(st.integers(1, 6).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1))), st.data())
def test_scores_go_to_the_seats_that_made_them(size: tuple[int, int], data: st.DataObject) -> None:
    players, turned = size
    by_side = tuple(data.draw(st.lists(st.floats(-9, 9), min_size=players, max_size=players)))
    by_seat = forms.by_seat(by_side, turned)
    assert [by_seat[seat] for seat in range(players)] == [by_side[(seat + turned) % players] for seat in range(players)]
    assert forms.by_seat(by_seat, (players - turned) % players) == by_side


@given(st.sampled_from(GAMES), st.data())
def test_in_as_many_games_as_seats_everyone_plays_every_side(game: Game, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    for form in (forms.LEGS, forms.RETURN):
        row = [forms.turned(game, {}, players, form, number) for number in range(players)]
        assert sorted(row) == list(range(players))


@EVERY_GAME
def test_the_starter_alternates_unless_the_dice_choose(game: Game) -> None:
    for players in game.players:
        start = game.start(complete_options(game, {}), players)
        row = [forms.turned(game, {}, players, forms.GAMES, number) for number in range(2 * players)]
        if start.turn != CHANCE:
            assert row == [*range(players), *range(players)]
        assert row in ([*range(players), *range(players)], [0] * 2 * players)
        assert {forms.turned(game, {}, players, forms.SINGLE, number) for number in range(4)} == {0}


@pytest.mark.parametrize(("key", "seats"), [(PLAIN, PERSONS), (PLAIN, AGAINST)])
def test_a_match_of_games(key: str, seats: tuple[Seat, ...]) -> None:
    table = Table.new(key, {}, seats, 4, forms.GAMES)
    sides = []
    for loser, scores in ((0, (0, 1)), (0, (0, 2)), (1, (1, 2)), (1, (2, 2))):
        sides.append(table.side(0))
        assert table.sitting(table.side(0)) == seats[0]
        lose(table, loser)
        assert table.scores() == scores == table.record.scores
        assert table.match_over() == (len(sides) == 4)
        if not table.match_over():
            table.next_game()
            assert Table(from_json(to_json(table.record))).record == table.record
    assert sides == [0, 1, 0, 1]
    assert Table(from_json(to_json(table.record))).match_over()


@pytest.mark.parametrize("key", [game.key for game in GAMES if forms.targets_of(game, 2, forms.POINTS)])
def test_a_match_to_points_ends_when_somebody_leads_with_so_many(key: str) -> None:
    target = forms.targets_of(CATALOGUE[key], 2, forms.POINTS)[:2][-1]
    table = Table.new(key, {}, PERSONS, target, forms.POINTS)
    begun, played_games = {table.side(0)}, 1
    lose(table, 0)
    while not table.match_over():
        assert max(table.scores()) < target
        table.next_game()
        begun.add(table.side(0))
        lose(table, 1)
        played_games += 1
    assert table.scores()[0] >= target > table.scores()[1]
    assert Table(from_json(to_json(table.record))).match_over()
    options = table.record.options
    alternate = forms.turned(table.game, options, 2, forms.POINTS, 1) > 0
    assert begun == ({0, 1} if alternate and played_games > 1 else {0})


def test_a_match_to_points_goes_on_while_two_are_level() -> None:
    table = Table.new(PLAIN, {}, PERSONS, 2, forms.POINTS)
    for _ in range(4):
        table.agree_draw()
        assert not table.match_over()
        table.next_game()
    lose(table, 1)
    assert (table.scores(), table.match_over()) == ((3, 2), True)


def test_a_team_that_leads_has_won_the_match_to_points() -> None:
    key, options = TEAMED
    table = Table.new(key, options, seated(4), 2, forms.POINTS)
    for loser in (1, 2, 3):
        lose(table, loser)
        assert table.match_over() == (loser == 3)
        if loser != 3:
            table.next_game()
    assert table.scores() == (2, 1, 2, 1)
    lone = Table.new(key, {}, seated(4), 2, forms.POINTS)
    for _ in range(7):  # three who win a third each are level: they are no team
        lose(lone, 3)
        lone.next_game()
    assert not lone.match_over()


@pytest.mark.parametrize("key", SIDED)
def test_a_tie_of_two_legs_has_one_total(key: str) -> None:
    table = Table.new(key, {}, PERSONS, 2, forms.LEGS)
    price = table.game.prices(table.position)[0]
    lose(table, 1)
    table.next_game()
    assert [table.side(seat) for seat in (0, 1)] == [1, 0]
    lose(table, 1)
    assert (table.scores(), table.match_over()) == ((2 * price, 0), True)


def test_undo_knows_who_is_a_person_when_the_seats_have_turned() -> None:
    table = Table.new(PLAIN, {}, AGAINST, 2, forms.GAMES)
    lose(table, 0)
    table.next_game()
    rng = Random(3)
    assert table.decider() == 0
    assert table.sitting(0) == AGAINST[1]
    while len(table.steps) < 4:
        one_step(table, rng)
    assert table.undo()
    assert table.decider() >= 0
    assert table.sitting(table.decider()).level == 0


def test_another_person_on_a_side_that_has_turned() -> None:
    table = Table.new(PLAIN, {}, PERSONS, 2, forms.GAMES)
    lose(table, 0)
    table.next_game()
    table.reseat(0, Seat("Zoé"))
    assert [seat.name for seat in table.record.seats] == [PERSONS[0].name, "Zoé"]


# --- the same dice ----------------------------------------------------------------------------------------------------


def throws(table: Table, count: int) -> list[str]:
    """The first throws of a game, whatever is played between them."""
    rng = Random(len(table.record.games))
    while True:
        row = [s for p, s in zip(table.positions, table.steps, strict=False) if p.turn == CHANCE]
        if len(row) >= count:
            return row[:count]
        one_step(table, rng)


def test_the_return_game_has_the_dice_of_the_first_and_the_sides_exchanged() -> None:
    plain = {"cube": "off", "tie": "reroll"} if WITH_DICE == "backgammon" else {}
    table = Table.new(WITH_DICE, plain, PERSONS, 2, forms.RETURN)
    table.contribute(("LUNDI", "mardi"))
    first = throws(table, 5)
    lose(table, 0)
    assert table.seed_shown(len(table.record.games) - 1) is None, "it would tell the dice of the return game"
    table.next_game()
    assert not table.may_contribute()
    assert table.record.games[1].words == ("LUNDI", "mardi")
    assert table.side(0) == 1
    again = Table(from_json(to_json(table.record)))
    assert throws(table, 5) == first == throws(again, 5)
    lose(table, 0)
    assert table.match_over()
    assert table.seed_shown(1) == table.record.games[0].seed


def test_a_record_of_a_return_match_cannot_have_other_dice() -> None:
    table = Table.new(WITH_DICE, {}, PERSONS, 2, forms.RETURN)
    lose(table, 0)
    table.next_game()
    data = json.loads(to_json(table.record))
    data["games"][1]["seed"] = "ab" * 32
    with pytest.raises(RecordError):
        from_json(json.dumps(data))


# --- real dice --------------------------------------------------------------------------------------------------------


def test_real_dice_are_entered_taken_back_and_redone() -> None:
    table = Table.new(WITH_DICE, {}, AGAINST, dice=forms.MANUAL)
    shown = table.position.outcome((6, 1))
    table.play(shown)
    assert not table.may_contribute()
    assert table.undo()
    assert (table.decider(), table.steps) == (CHANCE, ())
    assert table.redo()
    assert table.steps == (shown,)
    table.undo()
    with pytest.raises(AssertionError):
        table.throw()
    other = table.position.outcome((5, 2))
    table.play(other)
    assert not table.can_redo()
    assert from_json(to_json(table.record)).dice == forms.MANUAL


# --- what fits --------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_all_that_is_offered_can_be_begun_and_kept(game: Game) -> None:
    for players in game.players:
        for dice in forms.DICE if forms.has_dice(game) else forms.DICE[:1]:
            for form in forms.FORMS:
                for target in forms.targets_of(game, players, form, dice):
                    record = Table.new(game.key, {}, seated(players), target, form, dice).record
                    assert from_json(to_json(record)) == record
                    assert rematch(Table(record), swap_sides=True).form == form
                    assert rematch(Table(record)).dice == dice


@pytest.mark.parametrize(
    ("key", "form", "target", "dice"),
    [
        (PLAIN, "series", 2, forms.PROGRAM),
        (PLAIN, forms.GAMES, 1, forms.PROGRAM),
        (PLAIN, forms.GAMES, 100, forms.PROGRAM),
        (PLAIN, forms.SINGLE, 2, forms.PROGRAM),
        (PLAIN, forms.POINTS, 4, forms.PROGRAM),
        (PLAIN, forms.LEGS, 2, forms.PROGRAM),
        (PLAIN, forms.RETURN, 2, forms.PROGRAM),
        (PLAIN, forms.SINGLE, 0, forms.MANUAL),
        (PLAIN, forms.SINGLE, 0, "loaded"),
        (WITH_DICE, forms.POINTS, 0, forms.PROGRAM),
        (WITH_DICE, forms.RETURN, 2, forms.MANUAL),
    ],
)
def test_what_does_not_fit_is_refused_at_both_doors(key: str, form: str, target: int, dice: str) -> None:
    with pytest.raises(BadOption):
        Table.new(key, {}, PERSONS, target, form, dice)
    record = replace(Table.new(key, {}, PERSONS).record, form=form, target=target, dice=dice)
    with pytest.raises(RecordError) as refused:
        from_json(to_json(record))
    assert refused.value.code == "broken"


@pytest.mark.parametrize("turned", [-1, 2, True, "1"])
def test_a_seat_that_is_nowhere(turned: object) -> None:
    data = json.loads(to_json(played(PLAIN, 2).record))
    data["games"][0]["turned"] = turned
    with pytest.raises(RecordError):
        from_json(json.dumps(data))


# --- older records ----------------------------------------------------------------------------------------------------


def as_format_1(table: Table) -> str:
    """The record as the first format had it."""
    data = json.loads(to_json(table.record)) | {"format": 1}
    del data["form"], data["dice"]
    for game in data["games"]:
        del game["turned"]
    return json.dumps(data)


@pytest.mark.parametrize("target", [0, 5])
def test_records_of_the_first_format_load(target: int) -> None:
    table = Table.new(WITH_DICE, {}, PERSONS, target)
    lose(table, 0)
    if target:
        table.next_game()
    assert from_json(as_format_1(table)) == table.record
    assert table.record.form == (forms.POINTS if target else forms.SINGLE)
    data = json.loads(as_format_1(table)) | {"games": 3}
    with pytest.raises(RecordError):
        from_json(json.dumps(data))
