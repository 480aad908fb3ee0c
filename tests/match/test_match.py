"""The match being played: undo, redo, dice, ends by hand, matches in points."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jeux.match import forms
from jeux.match import match as table_module
from jeux.match.again import may_replay, rematch, replay
from jeux.match.dice import Dice
from jeux.match.fairness import agrees
from jeux.match.match import IllegalStep, Match
from jeux.match.record import GameRecord, Record, Seat, from_json, result_of, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, BadOption, Game, MalformedStep, Result
from tests.match.play import AGAINST, PERSONS, one_step, played

WITH_DICE = next(key for key, game in CATALOGUE.items() if game.in_points)
"""Thrown for, and won by more or less."""
WITHOUT = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not game.throws_dice)
PLAIN = {"cube": "off", "tie": "reroll"}
"""Backgammon without a cube: games last, and their stake stays 1."""
COMPUTERS = (Seat("A", 2), Seat("B", 3))
SEATINGS = (PERSONS, AGAINST, AGAINST[::-1], COMPUTERS)


def offered(game: Game, players: int, dice: str = forms.PROGRAM) -> list[tuple[str, int]]:
    """Every form and length that a game is offered in."""
    return [(form, target) for form in forms.FORMS for target in forms.targets_of(game, players, form, dice)]


class AnyMatch(RuleBasedStateMachine):
    """Whatever is played, undone, redone, saved and loaded, the same steps lead to the same positions and dice."""

    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()

    def teardown(self) -> None:
        self.patch.undo()

    @initialize(
        data=st.data(),
        rng_seed=st.integers(0, 10**6),
        key=st.sampled_from(list(CATALOGUE)),
        seats=st.sampled_from(SEATINGS),
    )
    def sit_down(self, data: st.DataObject, rng_seed: int, key: str, seats: tuple[Seat, ...]) -> None:
        rng, game = Random(rng_seed), CATALOGUE[key]
        seats = seats if len(seats) in game.players else seats[:1]
        self.patch.setattr(table_module, "new_seed", lambda: rng.randbytes(32))  # an example must be repeatable
        options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
        dice = data.draw(st.sampled_from(forms.DICE if game.throws_dice else forms.DICE[:1]))
        form, target = data.draw(st.sampled_from(offered(game, len(seats), dice)))
        self.match = Match.new(key, options, seats, target, form, dice)
        self.seen: dict[tuple[object, ...], str] = {}

    @rule(count=st.integers(1, 80), rng_seed=st.integers(0, 10**6))
    def play_on(self, count: int, rng_seed: int) -> None:
        rng = Random(rng_seed)
        for _ in range(count):
            if self.match.decider() != OVER:
                one_step(self.match, rng)

    @precondition(lambda self: not self.match.result() or self.match.position.result())
    @rule()
    def undo_and_redo(self) -> None:
        before, positions = self.match.record.games[-1], self.match.positions
        assert self.match.can_undo() == self.match.undo()
        assert self.match.can_redo() == self.match.redo()
        # what was undone earlier may be redone as well, up to the next decision
        assert self.match.positions[: len(positions)] == positions
        if not before.undone:
            assert (self.match.record.games[-1], self.match.positions) == (before, positions)

    @rule()
    def undo(self) -> None:
        self.match.undo()

    @rule()
    def redo(self) -> None:
        assert self.match.can_redo() == self.match.redo()

    @rule(share=st.floats(0, 1))
    def undo_to(self, share: float) -> None:
        number = int(share * len(self.match.steps))
        line, positions = self.match.steps + self.match.record.games[-1].undone, self.match.positions
        self.match.undo_to(number)
        assert self.match.positions == positions[: number + 1]
        assert self.match.steps + self.match.record.games[-1].undone == line

    @rule()
    def save_and_load(self) -> None:
        again = Match(from_json(to_json(self.match.record)))
        assert again.record == self.match.record
        assert again.positions == self.match.positions
        assert (again.scores(), again.match_over()) == (self.match.scores(), self.match.match_over())
        self.match = again

    @precondition(lambda self: self.match.decider() != OVER)
    @rule(player=st.integers(0, 1), draw=st.booleans())
    def end_by_hand(self, player: int, draw: bool) -> None:
        if draw and self.match.may_agree_draw():
            self.match.agree_draw()
        elif not draw and (prices := self.match.game.prices(self.match.position)):
            self.match.give_up(player, prices[-1])

    @precondition(lambda self: self.match.result() and not self.match.match_over())
    @rule()
    def next_game(self) -> None:
        scores = self.match.scores()
        self.match.next_game()
        assert self.match.scores() == scores
        assert self.match.seed_shown(len(self.match.record.games) - 1) is None
        assert self.match.steps == ()

    @invariant()
    def same_steps_same_position(self) -> None:
        game = len(self.match.record.games)
        for number, position in enumerate(self.match.positions):
            text = self.seen.setdefault((game, self.match.steps[:number]), position.text())
            assert position.text() == text

    @invariant()
    def every_seat_has_its_own_side(self) -> None:
        sides = [self.match.side(seat) for seat in range(self.match.record.players)]
        assert sorted(sides) == list(range(self.match.record.players))
        assert [self.match.seat(side) for side in sides] == list(range(self.match.record.players))
        assert [self.match.who_plays(side) for side in sides] == list(self.match.record.seats)

    @invariant()
    def same_dice_at_the_same_place_of_the_row(self) -> None:
        if self.match.record.dice == forms.MANUAL:
            return
        played_now = self.match.record.games[-1]
        dice = Dice(bytes.fromhex(played_now.seed), self.match.dice_id, played_now.words)
        first = 0
        for position, step in zip(self.match.positions, self.match.steps, strict=False):
            if position.turn == CHANCE:
                assert step == position.outcome(dice.take(first, position.throws()))
                first += position.throws()
        assert first == self.match.dice_thrown()

    @invariant()
    def record_tells_how_it_stands(self) -> None:
        assert self.match.record.over == self.match.match_over()
        assert self.match.record.scores == self.match.scores()
        assert (self.match.decider() == OVER) == bool(self.match.result()) == (not self.match.legal())


AnyMatch.TestCase.settings = settings(max_examples=120, stateful_step_count=25)
TestAnyMatch = AnyMatch.TestCase


# --- undo -------------------------------------------------------------------------------------------------------------


def at_decision(match: Match) -> int:
    """The number of steps when the table has gone back to a decision of a person."""
    assert match.record.seats[match.decider()].level == 0
    return len(match.steps)


def test_undo_against_the_computer_goes_back_to_ones_own_decision() -> None:
    match = Match.new(WITHOUT, {}, AGAINST)
    rng = Random(4)
    while len(match.steps) < 6 or match.decider() != 0:
        one_step(match, rng)
    own = [number for number, position in enumerate(match.positions[:-1]) if position.turn == 0]
    assert match.undo()
    assert at_decision(match) == own[-1]
    assert match.undo()
    assert at_decision(match) == own[-2]
    assert match.redo()
    assert at_decision(match) == own[-1]


def test_undo_between_persons_takes_one_decision_back() -> None:
    match = played(WITHOUT, 5)
    assert match.undo()
    assert len(match.steps) == 4


def test_undo_while_the_computer_thinks() -> None:
    match = Match.new(WITHOUT, {}, AGAINST)
    while match.decider() == 0:
        one_step(match, Random(1))
    assert match.undo()
    assert match.decider() == 0


def test_nothing_to_undo_before_ones_first_decision() -> None:
    match = Match.new(WITHOUT, {}, AGAINST[::-1])
    while match.decider() == 0:
        one_step(match, Random(2))
    assert len(match.steps) == 1
    assert not match.can_undo()
    assert not match.undo()
    assert len(match.steps) == 1


def with_two_dice_to_play() -> Match:
    """A table where a person has just played two dice of one throw, one after the other."""
    for rng_seed in range(50):
        match = Match.new(WITH_DICE, PLAIN, PERSONS)
        rng = Random(rng_seed)
        for _ in range(12):
            one_step(match, rng)
            turns = [position.turn for position in match.positions[-3:-1]]
            last_choices = [len(position.steps()) for position in match.positions[-3:-1]]
            if len(turns) == 2 and turns[0] == turns[1] >= 0 and min(last_choices) > 1:
                return match
    raise AssertionError("no turn of two dice in fifty games")


def test_undo_inside_a_turn_takes_one_die_back() -> None:
    match = with_two_dice_to_play()
    count, mover = len(match.steps), match.positions[-2].turn
    assert match.undo()
    assert (len(match.steps), match.decider()) == (count - 1, mover)
    assert match.undo()
    assert (len(match.steps), match.decider()) == (count - 2, mover)


def test_undo_does_not_stop_at_a_lone_pass() -> None:
    """Found among random games: somebody has to pass, and undoing goes on to a real decision."""
    for rng_seed in range(40):
        match = played(WITH_DICE, 400, rng_seed=rng_seed, options=PLAIN)
        positions = match.positions[: len(match.steps)]
        passes = [i for i, position in enumerate(positions) if position.turn >= 0 and position.steps() == ("pass",)]
        if passes:
            break
    match.undo_to(passes[0] + 1)
    assert match.undo()
    assert len(match.steps) < passes[0]
    assert len(match.legal()) > 1 or match.position.places(match.legal()[0])


def test_another_step_ends_redo_and_the_same_step_keeps_it() -> None:
    match = played(WITHOUT, 6)
    line = match.steps
    match.undo_to(2)
    match.play(line[2])
    assert match.record.games[-1].undone == line[3:]
    match.undo_to(2)
    other = next(step for step in match.legal() if step != line[2])
    match.play(other)
    assert not match.can_redo()


def test_undoing_a_throw_never_throws_again() -> None:
    match = Match.new(WITH_DICE, {}, PERSONS)
    first, _ = match.throw()
    for _ in range(5):
        match.undo_to(0)
        assert match.throw()[0] == first


def test_other_steps_same_dice() -> None:
    """« Et si j'avais joué autrement » : the throws to come stay the same row."""
    rows = []
    seed = played(WITH_DICE, 0, options=PLAIN).record
    for rng_seed in (1, 2):
        match, rng = Match(seed), Random(rng_seed)
        for _ in range(20):
            one_step(match, rng)
        rows.append([s for p, s in zip(match.positions, match.steps, strict=False) if p.turn == CHANCE])
    count = min(map(len, rows))
    assert count > 3
    assert rows[0][:count] == rows[1][:count]


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
        Match.new(WITH_DICE, {}, PERSONS, 7)


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
