"""The choices before a match."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from jeux.common.settings import AT_RANDOM, NewGame
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import COMPUTER, PEOPLE, WATCH
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game, complete_options

TWO = next(game for game in CATALOGUE.values() if game.players == (2,))
MANY = replace(TWO, players=(2, 3, 4), sides=("a", "b", "c", "d"))
ALONE = replace(TWO, players=(1,), sides=("a",))
PLAYED_TO_POINTS = next(game for game in CATALOGUE.values() if game.targets)


def levels(choice: Choice) -> list[int]:
    return [seat.level for seat in choice.seats]


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_the_first_choice_begins_a_match_by_the_booklet(game: Game) -> None:
    choice = choosing.first_choice(game)
    assert choosing.preset_of(game, choice.options) == (0 if game.presets else -1)
    assert choice.who == (COMPUTER if max(game.players) > 1 else "")
    assert not Match.new(game.key, choice.options, choice.seats, choice.target).steps


def test_a_game_for_one_has_one_person() -> None:
    choice = choosing.first_choice(ALONE)
    assert levels(choice) == [0]
    assert choice.who == ""


def test_a_choice_is_remembered_whole() -> None:
    game = PLAYED_TO_POINTS
    options = complete_options(game, {game.options[0].name: game.options[0].values[-1]})
    choice = Choice((Seat("", 4), Seat("Zoé")), options, game.targets[-1], True, forms.POINTS, forms.MANUAL)
    assert choosing.remembered(game, choosing.to_keep(choice)) == choice
    before_forms = replace(choosing.to_keep(choice), form="", dice="")
    assert choosing.remembered(game, before_forms) == replace(choice, dice=forms.PROGRAM)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_every_form_of_match_that_is_offered_can_be_begun(game: Game) -> None:
    for players in game.players:
        choice = replace(choosing.first_choice(game), seats=(Seat(""),) * players)
        for form in choosing.forms_of(game, choice):
            chosen = choosing.with_form(game, choice, form)
            assert Match.new(game.key, chosen.options, chosen.seats, chosen.target, chosen.form).record.form == form


def test_a_form_that_fits_no_longer_becomes_a_single_game() -> None:
    game = PLAYED_TO_POINTS
    fair = choosing.with_form(game, choosing.first_choice(game), forms.RETURN)
    assert choosing.fitting(game, fair) == fair
    by_hand = choosing.fitting(game, replace(fair, dice=forms.MANUAL))
    assert (by_hand.form, by_hand.target) == (forms.SINGLE, 0)
    odd = choosing.fitting(game, replace(fair, form=forms.GAMES, target=77))
    assert (odd.form, odd.target) == (forms.GAMES, forms.targets_of(game, 2, forms.GAMES)[0])


def test_the_side_of_the_person_is_kept() -> None:
    choice = Choice((Seat("", 4), Seat("Zoé")), {})
    assert choosing.to_keep(choice).side == 1
    assert choosing.to_keep(replace(choice, at_random=True)).side == AT_RANDOM


@pytest.mark.parametrize(
    "kept",
    [
        NewGame(seats=("a", "b", "c"), levels=(0, 0, 0), options={TWO.options[0].name: TWO.options[0].values[1]}),
        NewGame(seats=("a",), levels=(0, 3), options={TWO.options[0].name: TWO.options[0].values[1]}),
        NewGame(options={TWO.options[0].name: TWO.options[0].values[1]}, target=77),
    ],
)
def test_what_a_game_no_longer_has_falls_back_alone(kept: NewGame) -> None:
    choice = choosing.remembered(TWO, kept)
    assert choice.seats == choosing.first_choice(TWO).seats
    assert choice.options[TWO.options[0].name] == TWO.options[0].values[1]
    assert choice.target in forms.targets_of(TWO, 2, choice.form)


@pytest.mark.parametrize("options", [{"gone": "x"}, {TWO.options[0].name: "gone"}])
def test_unknown_options_fall_back_to_the_booklet(options: dict[str, str]) -> None:
    choice = choosing.remembered(TWO, NewGame(seats=("Ann", ""), levels=(0, 5), options=options))
    assert choice.options == complete_options(TWO, {})
    assert choice.seats == (Seat("Ann"), Seat("", 5))


def test_who_plays() -> None:
    choice = choosing.first_choice(MANY)
    for count, who, expected in (
        (3, WATCH, [2, 2, 2]),
        (3, COMPUTER, [0, 2, 2]),
        (4, PEOPLE, [0, 0, 0, 0]),
        (2, PEOPLE, [0, 0]),
    ):
        choice = choosing.with_who(choosing.with_players(choice, count), who)
        assert levels(choice) == expected
        assert choice.who == who


def test_the_level_and_the_side_survive_a_change_of_company() -> None:
    choice = Choice((Seat("", 5), Seat("Zoé")), {})
    again = choosing.with_who(choosing.with_who(choice, COMPUTER), COMPUTER)
    assert again == choice
    assert levels(choosing.with_who(choice, WATCH)) == [5, 5]


def test_the_person_changes_places() -> None:
    choice = Choice((Seat("Zoé"), Seat("", 5), Seat("", 1)), {}, at_random=True)
    moved = choosing.with_side(choice, 2)
    assert moved.seats == (Seat("", 1), Seat("", 5), Seat("Zoé"))
    assert not moved.at_random


def test_new_seats_go_to_those_who_play_already() -> None:
    people = Choice((Seat("Ann"), Seat("Bob")), {})
    assert levels(choosing.with_players(people, 4)) == [0, 0, 0, 0]
    computer = Choice((Seat("Ann"), Seat("", 3)), {})
    assert levels(choosing.with_players(computer, 4)) == [0, 3, 3, 3]
    assert choosing.with_players(choosing.with_players(computer, 4), 2) == computer


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_presets_are_recognised(game: Game) -> None:
    for number in range(len(game.presets)):
        assert choosing.preset_of(game, choosing.preset_options(game, number)) == number
    names = [option.name for option in game.options]
    presets = [choosing.preset_options(game, number) for number in range(len(game.presets))]
    every = (dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options)))
    other = next((options for options in every if options not in presets), None)
    assert other is None or choosing.preset_of(game, other) == -1


def test_the_lot_gives_every_seat_once_and_both_ways() -> None:
    choice = Choice((Seat("Ann"), Seat("", 3)), {}, at_random=True)
    drawn = [choosing.seated(choice, Random(seed)) for seed in range(20)]
    assert choice.seats in drawn
    assert choice.seats[::-1] in drawn
    assert all(sorted(seat.name for seat in seats) == ["", "Ann"] for seats in drawn)
    assert choosing.seated(replace(choice, at_random=False), Random(1)) == choice.seats


def test_the_computer_does_not_take_the_name_of_a_person() -> None:
    choice = choosing.with_who(Choice((Seat("Ann"), Seat("Bob")), {}), COMPUTER)
    assert choosing.seated(choice, Random(1)) == (Seat("Ann"), Seat("", 2))
    assert choosing.with_who(choice, PEOPLE).seats[1].name == "Bob"
