"""Any match in any form, played, undone, redone, saved and loaded at random."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jeux.match import forms
from jeux.match import match as table_module
from jeux.match.dice import Dice
from jeux.match.match import Match
from jeux.match.record import Seat, from_json, to_json
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game
from tests.match.play import AGAINST, COMPUTERS, PERSONS, one_step

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
        dice = data.draw(st.sampled_from(forms.DICE if game.chance else forms.DICE[:1]))
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
