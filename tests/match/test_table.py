"""The match being played: undo, redo, dice, ends by hand, matches in points."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jeux.match import forms
from jeux.match import table as table_module
from jeux.match.again import may_replay, rematch, replay
from jeux.match.dice import Dice
from jeux.match.fairness import agrees
from jeux.match.record import GameRecord, Record, Seat, from_json, result_of, to_json
from jeux.match.table import IllegalStep, Table
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, BadOption, Game, MalformedStep, Result
from tests.match.play import AGAINST, PERSONS, one_step, played

WITH_DICE = next(key for key, game in CATALOGUE.items() if game.in_points)
"""Thrown for, and won by more or less."""
WITHOUT = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not forms.has_dice(game))
PLAIN = {"cube": "off", "tie": "reroll"}
"""Backgammon without a cube: games last, and their stake stays 1."""
COMPUTERS = (Seat("A", 2), Seat("B", 3))
SEATINGS = (PERSONS, AGAINST, AGAINST[::-1], COMPUTERS)


def offered(game: Game, players: int, dice: str = forms.PROGRAM) -> list[tuple[str, int]]:
    """Every form and length that a game is offered in."""
    return [(form, target) for form in forms.FORMS for target in forms.targets_of(game, players, form, dice)]


class AnyMatch(RuleBasedStateMachine):
    """Whatever is played, undone, redone, saved and loaded, the same steps lead to the same positions and dice."""

    table: Table

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
        dice = data.draw(st.sampled_from(forms.DICE if forms.has_dice(game) else forms.DICE[:1]))
        form, target = data.draw(st.sampled_from(offered(game, len(seats), dice)))
        self.table = Table.new(key, options, seats, target, form, dice)
        self.seen: dict[tuple[object, ...], str] = {}

    @rule(count=st.integers(1, 80), rng_seed=st.integers(0, 10**6))
    def play_on(self, count: int, rng_seed: int) -> None:
        rng = Random(rng_seed)
        for _ in range(count):
            if self.table.decider() != OVER:
                one_step(self.table, rng)

    @precondition(lambda self: not self.table.result() or self.table.position.result())
    @rule()
    def undo_and_redo(self) -> None:
        before, positions = self.table.record.games[-1], self.table.positions
        assert self.table.can_undo() == self.table.undo()
        assert self.table.can_redo() == self.table.redo()
        # what was undone earlier may be redone as well, up to the next decision
        assert self.table.positions[: len(positions)] == positions
        if not before.undone:
            assert (self.table.record.games[-1], self.table.positions) == (before, positions)

    @rule()
    def undo(self) -> None:
        self.table.undo()

    @rule()
    def redo(self) -> None:
        assert self.table.can_redo() == self.table.redo()

    @rule(share=st.floats(0, 1))
    def undo_to(self, share: float) -> None:
        number = int(share * len(self.table.steps))
        line, positions = self.table.steps + self.table.record.games[-1].undone, self.table.positions
        self.table.undo_to(number)
        assert self.table.positions == positions[: number + 1]
        assert self.table.steps + self.table.record.games[-1].undone == line

    @rule()
    def save_and_load(self) -> None:
        again = Table(from_json(to_json(self.table.record)))
        assert again.record == self.table.record
        assert again.positions == self.table.positions
        assert (again.scores(), again.match_over()) == (self.table.scores(), self.table.match_over())
        self.table = again

    @precondition(lambda self: self.table.decider() != OVER)
    @rule(player=st.integers(0, 1), draw=st.booleans())
    def end_by_hand(self, player: int, draw: bool) -> None:
        if draw and self.table.may_agree_draw():
            self.table.agree_draw()
        elif not draw and (prices := self.table.game.prices(self.table.position)):
            self.table.give_up(player, prices[-1])

    @precondition(lambda self: self.table.result() and not self.table.match_over())
    @rule()
    def next_game(self) -> None:
        scores = self.table.scores()
        self.table.next_game()
        assert self.table.scores() == scores
        assert self.table.seed_shown(len(self.table.record.games) - 1) is None
        assert self.table.steps == ()

    @invariant()
    def same_steps_same_position(self) -> None:
        game = len(self.table.record.games)
        for number, position in enumerate(self.table.positions):
            text = self.seen.setdefault((game, self.table.steps[:number]), position.text())
            assert position.text() == text

    @invariant()
    def every_seat_has_its_own_side(self) -> None:
        sides = [self.table.side(seat) for seat in range(self.table.record.players)]
        assert sorted(sides) == list(range(self.table.record.players))
        assert [self.table.seat(side) for side in sides] == list(range(self.table.record.players))
        assert [self.table.sitting(side) for side in sides] == list(self.table.record.seats)

    @invariant()
    def same_dice_at_the_same_place_of_the_row(self) -> None:
        if self.table.record.dice == forms.MANUAL:
            return
        played_now = self.table.record.games[-1]
        dice = Dice(bytes.fromhex(played_now.seed), self.table.dice_id, played_now.words)
        first = 0
        for position, step in zip(self.table.positions, self.table.steps, strict=False):
            if position.turn == CHANCE:
                assert step == position.outcome(dice.take(first, position.throws()))
                first += position.throws()
        assert first == self.table.dice_thrown()

    @invariant()
    def record_tells_how_it_stands(self) -> None:
        assert self.table.record.over == self.table.match_over()
        assert self.table.record.scores == self.table.scores()
        assert (self.table.decider() == OVER) == bool(self.table.result()) == (not self.table.legal())


AnyMatch.TestCase.settings = settings(max_examples=120, stateful_step_count=25)
TestAnyMatch = AnyMatch.TestCase


# --- undo -------------------------------------------------------------------------------------------------------------


def at_decision(table: Table) -> int:
    """The number of steps when the table has gone back to a decision of a person."""
    assert table.record.seats[table.decider()].level == 0
    return len(table.steps)


def test_undo_against_the_computer_goes_back_to_ones_own_decision() -> None:
    table = Table.new(WITHOUT, {}, AGAINST)
    rng = Random(4)
    while len(table.steps) < 6 or table.decider() != 0:
        one_step(table, rng)
    own = [number for number, position in enumerate(table.positions[:-1]) if position.turn == 0]
    assert table.undo()
    assert at_decision(table) == own[-1]
    assert table.undo()
    assert at_decision(table) == own[-2]
    assert table.redo()
    assert at_decision(table) == own[-1]


def test_undo_between_persons_takes_one_decision_back() -> None:
    table = played(WITHOUT, 5)
    assert table.undo()
    assert len(table.steps) == 4


def test_undo_while_the_computer_thinks() -> None:
    table = Table.new(WITHOUT, {}, AGAINST)
    while table.decider() == 0:
        one_step(table, Random(1))
    assert table.undo()
    assert table.decider() == 0


def test_nothing_to_undo_before_ones_first_decision() -> None:
    table = Table.new(WITHOUT, {}, AGAINST[::-1])
    while table.decider() == 0:
        one_step(table, Random(2))
    assert len(table.steps) == 1
    assert not table.can_undo()
    assert not table.undo()
    assert len(table.steps) == 1


def with_two_dice_to_play() -> Table:
    """A table where a person has just played two dice of one throw, one after the other."""
    for rng_seed in range(50):
        table = Table.new(WITH_DICE, PLAIN, PERSONS)
        rng = Random(rng_seed)
        for _ in range(12):
            one_step(table, rng)
            turns = [position.turn for position in table.positions[-3:-1]]
            last_choices = [len(position.steps()) for position in table.positions[-3:-1]]
            if len(turns) == 2 and turns[0] == turns[1] >= 0 and min(last_choices) > 1:
                return table
    raise AssertionError("no turn of two dice in fifty games")


def test_undo_inside_a_turn_takes_one_die_back() -> None:
    table = with_two_dice_to_play()
    count, mover = len(table.steps), table.positions[-2].turn
    assert table.undo()
    assert (len(table.steps), table.decider()) == (count - 1, mover)
    assert table.undo()
    assert (len(table.steps), table.decider()) == (count - 2, mover)


def test_undo_does_not_stop_at_a_lone_pass() -> None:
    """Found among random games: somebody has to pass, and undoing goes on to a real decision."""
    for rng_seed in range(40):
        table = played(WITH_DICE, 400, rng_seed=rng_seed, options=PLAIN)
        positions = table.positions[: len(table.steps)]
        passes = [i for i, position in enumerate(positions) if position.turn >= 0 and position.steps() == ("pass",)]
        if passes:
            break
    table.undo_to(passes[0] + 1)
    assert table.undo()
    assert len(table.steps) < passes[0]
    assert len(table.legal()) > 1 or table.position.places(table.legal()[0])


def test_another_step_ends_redo_and_the_same_step_keeps_it() -> None:
    table = played(WITHOUT, 6)
    line = table.steps
    table.undo_to(2)
    table.play(line[2])
    assert table.record.games[-1].undone == line[3:]
    table.undo_to(2)
    other = next(step for step in table.legal() if step != line[2])
    table.play(other)
    assert not table.can_redo()


def test_undoing_a_throw_never_throws_again() -> None:
    table = Table.new(WITH_DICE, {}, PERSONS)
    first, _ = table.throw()
    for _ in range(5):
        table.undo_to(0)
        assert table.throw()[0] == first


def test_other_steps_same_dice() -> None:
    """« Et si j'avais joué autrement » : the throws to come stay the same row."""
    rows = []
    seed = played(WITH_DICE, 0, options=PLAIN).record
    for rng_seed in (1, 2):
        table, rng = Table(seed), Random(rng_seed)
        for _ in range(20):
            one_step(table, rng)
        rows.append([s for p, s in zip(table.positions, table.steps, strict=False) if p.turn == CHANCE])
    count = min(map(len, rows))
    assert count > 3
    assert rows[0][:count] == rows[1][:count]


# --- the door ---------------------------------------------------------------------------------------------------------


def test_an_illegal_step_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = Table.new("moulin", {}, PERSONS)
    table.play("d6")
    before = table.record
    with pytest.raises(IllegalStep) as refused:
        table.play("d6")
    assert (refused.value.refusal.code, refused.value.refusal.places) == ("occupied", ("d6",))
    with pytest.raises(MalformedStep):
        table.play("z9")
    assert table.record is before


def test_real_dice_can_be_entered() -> None:
    table = Table.new(WITH_DICE, {}, PERSONS)
    shown = table.position.outcome((6, 1))
    table.play(shown)
    assert table.steps == (shown,)
    assert table.dice_thrown() == 2


def test_options_seats_and_targets_are_checked() -> None:
    with pytest.raises(BadOption):
        Table.new(WITHOUT, {"nonsense": "on"}, PERSONS)
    with pytest.raises(BadOption):
        Table.new(WITHOUT, {}, PERSONS[:1])
    with pytest.raises(BadOption):
        Table.new(WITH_DICE, {}, PERSONS, 7)


# --- ends -------------------------------------------------------------------------------------------------------------


def test_giving_up_ends_the_game_and_can_be_taken_back() -> None:
    table = played(WITHOUT, 4)
    table.give_up(1, 1)
    assert table.result() == Result((1.0, 0.0), "gave-up")
    assert (table.decider(), table.legal(), table.match_over()) == (OVER, (), True)
    assert not table.can_redo()
    with pytest.raises(IllegalStep) as refused:
        table.play(played(WITHOUT, 1).steps[0])
    assert refused.value.refusal.code == "game-over"
    assert table.undo()
    assert table.result() is None
    assert len(table.steps) == 4


def test_agreed_draw() -> None:
    table = played(WITHOUT, 4)
    table.agree_draw()
    assert table.result() == Result((0.5, 0.5), "agreed-draw")
    assert Table(from_json(to_json(table.record))).result() == table.result()
    assert table.undo()
    assert (table.result(), len(table.steps)) == (None, 4)


def test_a_game_won_in_points_cannot_be_agreed_drawn() -> None:
    assert CATALOGUE[WITH_DICE].in_points
    assert not played(WITH_DICE, 3).may_agree_draw()


def test_match_to_five_points() -> None:
    table = Table.new(WITH_DICE, PLAIN, PERSONS, 5)
    for loser, price, scores in ((1, 1, (1, 0)), (0, 3, (1, 3)), (1, 3, (4, 3)), (1, 2, (6, 3))):
        table.throw()
        table.give_up(loser, price)
        assert table.scores() == scores
        assert table.match_over() == (scores == (6, 3))
        if not table.match_over():
            seed = table.record.games[-1].seed
            table.next_game()
            assert table.record.games[-1].seed != seed
            assert table.record.seats == PERSONS
    assert table.record.over
    assert len(table.record.games) == 4


def crawford_games(record: Record) -> list[str]:
    return [game.options["crawford"] for game in record.games]


def test_the_match_sets_the_options_of_its_games() -> None:
    """Crawford's rule: on only in the first game that begins one point short of the target."""
    table = Table.new("backgammon", {"crawford": "on"}, PERSONS, 5)
    for loser, price in ((1, 1), (1, 3), (0, 1)):
        table.play("roll:3,1")
        table.give_up(loser, price)
        table.next_game()
    assert table.scores() == (4.0, 1.0)
    assert table.away() == (1, 4)
    assert crawford_games(table.record) == ["off", "off", "on", "off"]
    assert Table.new("backgammon", {}, PERSONS).away() == (), "no match"
    assert Table.new("backgammon", {}, PERSONS, form="games", target=4).away() == (), "all points count"


def test_rematch_and_swapped_sides() -> None:
    table = Table.new(WITH_DICE, {}, AGAINST, 5)
    again, swapped = rematch(table), rematch(table, swap_sides=True)
    assert (again.seats, again.target, again.options) == (AGAINST, 5, table.record.options)
    assert again.id != table.record.id
    assert again.games[0].seed != table.record.games[0].seed
    assert swapped.seats == AGAINST[::-1]


def test_another_level_plays_on() -> None:
    table = Table.new(WITHOUT, {}, AGAINST)
    table.reseat(1, Seat("Ordinateur", 5))
    assert [seat.level for seat in table.record.seats] == [0, 5]


# --- the dice proof ---------------------------------------------------------------------------------------------------


def test_words_change_the_dice_only_before_the_first_throw() -> None:
    table = Table.new(WITH_DICE, {}, PERSONS)
    table.contribute(("LUNDI", ""))
    played_now = table.record.games[-1]
    dice = Dice(bytes.fromhex(played_now.seed), table.dice_id, ("LUNDI", ""))
    assert table.throw()[0] == Table(table.record).steps[0]
    start = table.positions[0]
    assert table.steps[0] == start.outcome(dice.take(0, start.throws()))
    assert not table.may_contribute()
    table.undo_to(0)
    assert not table.may_contribute()


def test_every_game_of_a_match_has_its_own_proof() -> None:
    table = Table.new(WITH_DICE, {}, PERSONS, 20)
    shown, name = table.commitment, table.dice_id
    assert table.record.id.endswith(shown[:12])
    table.give_up(0, 1)
    table.next_game()
    assert table.commitment != shown
    assert table.dice_id != name


def test_a_single_game_is_played_again_with_the_same_dice() -> None:
    table = Table.new(WITH_DICE, {}, AGAINST)
    table.contribute(("LUNDI", ""))
    first = table.throw()[0]
    assert not may_replay(table)
    table.give_up(0, table.game.prices(table.position)[0])  # equal dice raise the stake
    assert may_replay(table)
    again = Table(from_json(to_json(replay(table))))
    assert again.record.id != table.record.id
    assert (again.record.seats, again.record.options) == (table.record.seats, table.record.options)
    assert (again.commitment, again.dice_id) == (table.commitment, table.dice_id)
    assert again.seed_shown(0) == table.seed_shown(0)
    assert not again.may_contribute()
    assert again.throw()[0] == first
    again.give_up(0, again.game.prices(again.position)[0])
    third = Table(replay(again))
    assert (third.dice_id, third.throw()[0]) == (table.dice_id, first)
    assert agrees(third)


def test_what_has_no_dice_of_its_own_is_not_played_again() -> None:
    for key, target, dice in ((WITHOUT, 0, forms.PROGRAM), (WITH_DICE, 5, forms.PROGRAM), (WITH_DICE, 0, forms.MANUAL)):
        table = Table.new(key, {}, PERSONS, target, dice=dice)
        table.play(table.legal()[0])
        table.give_up(0, table.game.prices(table.position)[0])
        assert not may_replay(table)


def test_three_players_share_the_price_of_giving_up() -> None:
    """No game of three players is in the catalogue yet: asked of the function itself."""
    result = result_of(GameRecord({}, "00", given_up=(1, 1)), played(WITHOUT, 0).position, 3)
    assert result == Result((0.5, 0.0, 0.5), "gave-up")
