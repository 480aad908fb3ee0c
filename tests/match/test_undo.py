"""What is taken back, and what is played again."""

from __future__ import annotations

from random import Random

from jeux.match.match import Match
from jeux.rules.contract import CHANCE
from tests.match.play import AGAINST, PERSONS, PLAIN, WITH_DICE, WITHOUT, one_step, played


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
