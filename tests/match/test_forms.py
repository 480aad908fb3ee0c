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
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, from_json, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, BadOption, Game, complete_options
from tests.match.play import AGAINST, PERSONS, one_step, played

GAMES = list(CATALOGUE.values())
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=list(CATALOGUE))
SIDED = [game.key for game in GAMES if game.asymmetric and 2 in game.players]
WITH_DICE = next(game.key for game in GAMES if game.chance and game.targets)
TEAMED = next((game.key, {"teams": "on"}) for game in GAMES if any(option.name == "teams" for option in game.options))
PLAIN = next(game.key for game in GAMES if not game.asymmetric and not game.chance and 2 in game.players)


def seated(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{number}") for number in range(players))


def lose(match: Match, seat: int) -> None:
    """End this game: the person on a seat gives it up."""
    match.give_up(match.side(seat), match.game.prices(match.position)[0])


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
        row = [forms.turned(game, players, form, number) for number in range(players)]
        assert sorted(row) == list(range(players))


@EVERY_GAME
def test_the_starter_alternates_unless_the_dice_choose(game: Game) -> None:
    for players in game.players:
        start = game.start(complete_options(game, {}), players)
        row = [forms.turned(game, players, forms.GAMES, number) for number in range(2 * players)]
        if start.turn != CHANCE:
            assert row == [*range(players), *range(players)]
        assert row in ([*range(players), *range(players)], [0] * 2 * players)
        assert {forms.turned(game, players, forms.SINGLE, number) for number in range(4)} == {0}


@pytest.mark.parametrize(("key", "seats"), [(PLAIN, PERSONS), (PLAIN, AGAINST)])
def test_a_match_of_games(key: str, seats: tuple[Seat, ...]) -> None:
    match = Match.new(key, {}, seats, 4, forms.GAMES)
    sides = []
    for loser, scores in ((0, (0, 1)), (0, (0, 2)), (1, (1, 2)), (1, (2, 2))):
        sides.append(match.side(0))
        assert match.who_plays(match.side(0)) == seats[0]
        lose(match, loser)
        assert match.scores() == scores == match.record.scores
        assert match.match_over() == (len(sides) == 4)
        if not match.match_over():
            match.next_game()
            assert Match(from_json(to_json(match.record))).record == match.record
    assert sides == [0, 1, 0, 1]
    assert Match(from_json(to_json(match.record))).match_over()


@pytest.mark.parametrize("key", [game.key for game in GAMES if forms.targets_of(game, 2, forms.POINTS)])
def test_a_match_to_points_ends_when_somebody_leads_with_so_many(key: str) -> None:
    target = forms.targets_of(CATALOGUE[key], 2, forms.POINTS)[:2][-1]
    match = Match.new(key, {}, PERSONS, target, forms.POINTS)
    begun, played_games = {match.side(0)}, 1
    lose(match, 0)
    while not match.match_over():
        assert max(match.scores()) < target
        match.next_game()
        begun.add(match.side(0))
        lose(match, 1)
        played_games += 1
    assert match.scores()[0] >= target > match.scores()[1]
    assert Match(from_json(to_json(match.record))).match_over()
    alternate = forms.turned(match.game, 2, forms.POINTS, 1) > 0
    assert begun == ({0, 1} if alternate and played_games > 1 else {0})


def test_a_match_to_points_goes_on_while_two_are_level() -> None:
    match = Match.new(PLAIN, {}, PERSONS, 2, forms.POINTS)
    for _ in range(4):
        match.agree_draw()
        assert not match.match_over()
        match.next_game()
    lose(match, 1)
    assert (match.scores(), match.match_over()) == ((3, 2), True)


def test_a_team_that_leads_has_won_the_match_to_points() -> None:
    key, options = TEAMED
    match = Match.new(key, options, seated(4), 2, forms.POINTS)
    for loser in (1, 2, 3):
        lose(match, loser)
        assert match.match_over() == (loser == 3)
        if loser != 3:
            match.next_game()
    assert match.scores() == (2, 1, 2, 1)
    lone = Match.new(key, {}, seated(4), 2, forms.POINTS)
    for _ in range(7):  # three who win a third each are level: they are no team
        lose(lone, 3)
        lone.next_game()
    assert not lone.match_over()


@pytest.mark.parametrize("key", SIDED)
def test_a_tie_of_two_legs_has_one_total(key: str) -> None:
    match = Match.new(key, {}, PERSONS, 2, forms.LEGS)
    price = match.game.prices(match.position)[0]
    lose(match, 1)
    match.next_game()
    assert [match.side(seat) for seat in (0, 1)] == [1, 0]
    lose(match, 1)
    assert (match.scores(), match.match_over()) == ((2 * price, 0), True)


def test_undo_knows_who_is_a_person_when_the_seats_have_turned() -> None:
    match = Match.new(PLAIN, {}, AGAINST, 2, forms.GAMES)
    lose(match, 0)
    match.next_game()
    rng = Random(3)
    assert match.decider() == 0
    assert match.who_plays(0) == AGAINST[1]
    while len(match.steps) < 4:
        one_step(match, rng)
    assert match.undo()
    assert match.decider() >= 0
    assert match.who_plays(match.decider()).level == 0


def test_another_person_on_a_side_that_has_turned() -> None:
    match = Match.new(PLAIN, {}, PERSONS, 2, forms.GAMES)
    lose(match, 0)
    match.next_game()
    match.reseat(0, Seat("Zoé"))
    assert [seat.name for seat in match.record.seats] == [PERSONS[0].name, "Zoé"]


# --- the same dice ----------------------------------------------------------------------------------------------------


def throws(match: Match, count: int) -> list[str]:
    """The first throws of a game, whatever is played between them."""
    rng = Random(len(match.record.games))
    while True:
        row = [s for p, s in zip(match.positions, match.steps, strict=False) if p.turn == CHANCE]
        if len(row) >= count:
            return row[:count]
        one_step(match, rng)


def test_the_return_game_has_the_dice_of_the_first_and_the_sides_exchanged() -> None:
    plain = {"cube": "off", "tie": "reroll"} if WITH_DICE == "backgammon" else {}
    match = Match.new(WITH_DICE, plain, PERSONS, 2, forms.RETURN)
    match.contribute(("LUNDI", "mardi"))
    first = throws(match, 5)
    lose(match, 0)
    assert match.seed_shown(len(match.record.games) - 1) is None, "it would tell the dice of the return game"
    match.next_game()
    assert not match.may_contribute()
    assert match.record.games[1].words == ("LUNDI", "mardi")
    assert match.side(0) == 1
    again = Match(from_json(to_json(match.record)))
    assert throws(match, 5) == first == throws(again, 5)
    lose(match, 0)
    assert match.match_over()
    assert match.seed_shown(1) == match.record.games[0].seed


def test_a_record_of_a_return_match_cannot_have_other_dice() -> None:
    match = Match.new(WITH_DICE, {}, PERSONS, 2, forms.RETURN)
    lose(match, 0)
    match.next_game()
    data = json.loads(to_json(match.record))
    data["games"][1]["seed"] = "ab" * 32
    with pytest.raises(RecordError):
        from_json(json.dumps(data))


# --- real dice --------------------------------------------------------------------------------------------------------


def test_real_dice_are_entered_taken_back_and_redone() -> None:
    match = Match.new(WITH_DICE, {}, AGAINST, dice=forms.MANUAL)
    shown = match.position.outcome((6, 1))
    match.play(shown)
    assert not match.may_contribute()
    assert match.undo()
    assert (match.decider(), match.steps) == (CHANCE, ())
    assert match.redo()
    assert match.steps == (shown,)
    match.undo()
    with pytest.raises(AssertionError):
        match.throw()
    other = match.position.outcome((5, 2))
    match.play(other)
    assert not match.can_redo()
    assert from_json(to_json(match.record)).dice == forms.MANUAL


# --- what fits --------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_all_that_is_offered_can_be_begun_and_kept(game: Game) -> None:
    for players in game.players:
        for dice in forms.DICE if game.chance else forms.DICE[:1]:
            for form in forms.FORMS:
                for target in forms.targets_of(game, players, form, dice):
                    record = Match.new(game.key, {}, seated(players), target, form, dice).record
                    assert from_json(to_json(record)) == record
                    assert rematch(Match(record), swap_sides=True).form == form
                    assert rematch(Match(record)).dice == dice


@pytest.mark.parametrize(
    ("key", "form", "target", "dice"),
    [
        (PLAIN, "series", 2, forms.PROGRAM),
        (PLAIN, forms.GAMES, 1, forms.PROGRAM),
        (PLAIN, forms.GAMES, 100, forms.PROGRAM),
        (PLAIN, forms.SINGLE, 2, forms.PROGRAM),
        (PLAIN, forms.POINTS, 100, forms.PROGRAM),
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
        Match.new(key, {}, PERSONS, target, form, dice)
    record = replace(Match.new(key, {}, PERSONS).record, form=form, target=target, dice=dice)
    with pytest.raises(RecordError) as refused:
        from_json(to_json(record))
    assert refused.value.code == "broken"


@pytest.mark.parametrize("turned", [-1, 2, True, "1"])
def test_a_seat_that_is_nowhere(turned: object) -> None:
    data = json.loads(to_json(played(PLAIN, 2).record))
    data["games"][0]["turned"] = turned
    with pytest.raises(RecordError):
        from_json(json.dumps(data))
