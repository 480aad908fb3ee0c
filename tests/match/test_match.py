"""The match being played: steps refused, dice, ends by hand, matches in points."""

from __future__ import annotations

import json

import pytest

from jeux.match import forms
from jeux.match.again import may_replay, rematch, replay
from jeux.match.dice import Dice
from jeux.match.fairness import agrees
from jeux.match.match import IllegalStep, Match
from jeux.match.record import GameRecord, Record, Seat, from_json, result_of, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, BadOption, MalformedStep, Result
from tests.match.play import AGAINST, PERSONS, PLAIN, WITH_DICE, WITHOUT, played

# --- the door ---------------------------------------------------------------------------------------------------------


def test_an_illegal_step_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = Match.new("moulin", {}, PERSONS)
    match.play("d6")
    before = match.record
    with pytest.raises(IllegalStep) as refused:
        match.play("d6")
    assert (refused.value.refusal.code, refused.value.refusal.places) == ("occupied", ("d6",))
    with pytest.raises(MalformedStep):
        match.play("z9")
    assert match.record is before


def test_real_dice_can_be_entered() -> None:
    match = Match.new(WITH_DICE, {}, PERSONS)
    shown = match.position.outcome((6, 1))
    match.play(shown)
    assert match.steps == (shown,)
    assert match.dice_thrown() == 2


def test_options_seats_and_targets_are_checked() -> None:
    with pytest.raises(BadOption):
        Match.new(WITHOUT, {"nonsense": "on"}, PERSONS)
    with pytest.raises(BadOption):
        Match.new(WITHOUT, {}, PERSONS[:1])
    with pytest.raises(BadOption):
        Match.new(WITH_DICE, {}, PERSONS, 100)


# --- ends -------------------------------------------------------------------------------------------------------------


def test_giving_up_ends_the_game_and_can_be_taken_back() -> None:
    match = played(WITHOUT, 4)
    match.give_up(1, 1)
    assert match.result() == Result((1.0, 0.0), "gave-up")
    assert (match.decider(), match.legal(), match.match_over()) == (OVER, (), True)
    assert not match.can_redo()
    with pytest.raises(IllegalStep) as refused:
        match.play(played(WITHOUT, 1).steps[0])
    assert refused.value.refusal.code == "game-over"
    assert match.undo()
    assert match.result() is None
    assert len(match.steps) == 4


def test_agreed_draw() -> None:
    match = played(WITHOUT, 4)
    match.agree_draw()
    assert match.result() == Result((0.5, 0.5), "agreed-draw")
    assert Match(from_json(to_json(match.record))).result() == match.result()
    assert match.undo()
    assert (match.result(), len(match.steps)) == (None, 4)


def test_a_game_won_in_points_cannot_be_agreed_drawn() -> None:
    assert CATALOGUE[WITH_DICE].in_points
    assert not played(WITH_DICE, 3).may_agree_draw()


def test_no_draw_is_agreed_where_the_rules_know_none() -> None:
    decisive = next(game.key for game in CATALOGUE.values() if game.decisive and not game.in_points and not game.chance)
    assert not played(decisive, 3).may_agree_draw()
    assert played(WITHOUT, 3).may_agree_draw()


def test_match_to_five_points() -> None:
    match = Match.new(WITH_DICE, PLAIN, PERSONS, 5)
    for loser, price, scores in ((1, 1, (1, 0)), (0, 3, (1, 3)), (1, 3, (4, 3)), (1, 2, (6, 3))):
        match.throw()
        match.give_up(loser, price)
        assert match.scores() == scores
        assert match.match_over() == (scores == (6, 3))
        if not match.match_over():
            seed = match.record.games[-1].seed
            match.next_game()
            assert match.record.games[-1].seed != seed
            assert match.record.seats == PERSONS
    assert match.record.over
    assert len(match.record.games) == 4


def crawford_games(record: Record) -> list[str]:
    return [game.options["crawford"] for game in record.games]


def test_the_match_sets_the_options_of_its_games() -> None:
    """Crawford's rule: on only in the first game that begins one point short of the target."""
    match = Match.new("backgammon", {"crawford": "on"}, PERSONS, 5)
    for loser, price in ((1, 1), (1, 3), (0, 1)):
        match.play("roll:3,1")
        match.give_up(loser, price)
        match.next_game()
    assert match.scores() == (4.0, 1.0)
    assert match.away() == (1, 4)
    assert crawford_games(match.record) == ["off", "off", "on", "off"]
    assert Match.new("backgammon", {}, PERSONS).away() == (), "no match"
    assert Match.new("backgammon", {}, PERSONS, form="games", target=4).away() == (), "all points count"


def test_rematch_and_swapped_sides() -> None:
    match = Match.new(WITH_DICE, {}, AGAINST, 5)
    again, swapped = rematch(match), rematch(match, swap_sides=True)
    assert (again.seats, again.target, again.options) == (AGAINST, 5, match.record.options)
    assert again.id != match.record.id
    assert again.games[0].seed != match.record.games[0].seed
    assert swapped.seats == AGAINST[::-1]


def test_another_level_plays_on() -> None:
    match = Match.new(WITHOUT, {}, AGAINST)
    match.reseat(1, Seat("Ordinateur", 5))
    assert [seat.level for seat in match.record.seats] == [0, 5]


# --- the dice proof ---------------------------------------------------------------------------------------------------


def test_words_change_the_dice_only_before_the_first_throw() -> None:
    match = Match.new(WITH_DICE, {}, PERSONS)
    match.contribute(("LUNDI", ""))
    played_now = match.record.games[-1]
    dice = Dice(bytes.fromhex(played_now.seed), match.dice_id, ("LUNDI", ""))
    assert match.throw()[0] == Match(match.record).steps[0]
    start = match.positions[0]
    assert match.steps[0] == start.outcome(dice.take(0, start.throws()))
    assert not match.may_contribute()
    match.undo_to(0)
    assert not match.may_contribute()


def test_every_game_of_a_match_has_its_own_proof() -> None:
    match = Match.new(WITH_DICE, {}, PERSONS, 20)
    shown, name = match.commitment, match.dice_id
    assert match.record.id.endswith(shown[:12])
    match.give_up(0, 1)
    match.next_game()
    assert match.commitment != shown
    assert match.dice_id != name


def test_a_single_game_is_played_again_with_the_same_dice() -> None:
    match = Match.new(WITH_DICE, {}, AGAINST)
    match.contribute(("LUNDI", ""))
    first = match.throw()[0]
    assert not may_replay(match)
    match.give_up(0, match.game.prices(match.position)[0])  # equal dice raise the stake
    assert may_replay(match)
    again = Match(from_json(to_json(replay(match))))
    assert again.record.id != match.record.id
    assert (again.record.seats, again.record.options) == (match.record.seats, match.record.options)
    assert (again.commitment, again.dice_id) == (match.commitment, match.dice_id)
    assert again.seed_shown(0) == match.seed_shown(0)
    assert not again.may_contribute()
    assert again.throw()[0] == first
    again.give_up(0, again.game.prices(again.position)[0])
    third = Match(replay(again))
    assert (third.dice_id, third.throw()[0]) == (match.dice_id, first)
    assert agrees(third)


def test_what_has_no_dice_of_its_own_is_not_played_again() -> None:
    for key, target, dice in ((WITHOUT, 0, forms.PROGRAM), (WITH_DICE, 5, forms.PROGRAM), (WITH_DICE, 0, forms.MANUAL)):
        match = Match.new(key, {}, PERSONS, target, dice=dice)
        match.play(match.legal()[0])
        match.give_up(0, match.game.prices(match.position)[0])
        assert not may_replay(match)


def test_three_players_share_the_price_of_giving_up() -> None:
    """No game of three players is in the catalogue yet: asked of the function itself."""
    result = result_of(GameRecord({}, "00", given_up=(1, 1)), played(WITHOUT, 0).position, 3)
    assert result == Result((0.5, 0.0, 0.5), "gave-up")


def test_a_game_tells_whether_something_was_taken_back_for_good_or_advised() -> None:
    match = played(WITHOUT, 6)
    assert match.record.games[-1].unaided
    last = match.steps[-1]
    match.undo()
    match.play(last)
    match.undo()
    match.redo()
    assert match.record.games[-1].taken_back == 0, "the same game again"
    match.undo()
    match.play(next(step for step in match.legal() if step != last))
    assert match.record.games[-1].taken_back == 1
    match.give_up(0, 1)
    match.undo()
    assert match.record.games[-1].taken_back == 2
    assert match.record.games[-1].hints == 0
    match.hinted()
    again = from_json(to_json(match.record)).games[-1]
    assert (again.taken_back, again.hints, again.unaided) == (2, 1, False)


def test_of_a_game_of_an_earlier_version_neither_is_known() -> None:
    data = json.loads(to_json(played(WITHOUT, 6).record))
    for name in ("taken_back", "hints"):
        del data["games"][0][name]
    match = Match(from_json(json.dumps(data)))
    match.undo()
    match.play(next(step for step in match.legal() if step != match.record.games[-1].undone[0]))
    match.hinted()
    kept = match.record.games[-1]
    assert (kept.taken_back, kept.hints, kept.unaided) == (None, None, False)
