"""One match whose game goes otherwise from its beginning: as lessons begin again, and as a game is walked."""

from __future__ import annotations

from random import Random

import pytest

from jeux.match.taught import begin_in, taught_match
from jeux.match.walked import stand_after, walked_copy
from jeux.rules.contract import RulesError
from tests.match.play import WITHOUT, one_step, played


def test_a_game_begins_again_in_another_position() -> None:
    start = played(WITHOUT, 5).position
    match = taught_match(WITHOUT, {}, 2)
    first = match.position
    one_step(match, Random(0))
    begin_in(match, start.text())
    assert (match.position, match.steps, match.can_undo()) == (start, (), False)
    one_step(match, Random(0))
    begin_in(match, "")
    assert (match.position, match.steps, match.can_redo()) == (first, (), False)


def test_a_position_that_cannot_be_read_changes_nothing() -> None:
    match = taught_match(WITHOUT, {}, 2)
    one_step(match, Random(0))
    before = match.record, match.positions
    with pytest.raises(RulesError):
        begin_in(match, "no position")
    assert (match.record, match.positions) == before


def test_a_lesson_begins_again_after_the_end_of_a_game() -> None:
    match = taught_match(WITHOUT, {}, 2)
    match.give_up(0, match.game.prices(match.position)[0])
    assert match.record.over
    begin_in(match, "")
    assert not match.record.over
    assert match.legal()


def test_a_copy_stands_after_any_number_of_steps_and_the_game_stays() -> None:
    whole = played(WITHOUT, 9)
    whole.give_up(0, whole.game.prices(whole.position)[0])
    record, copy = whole.record, walked_copy(whole)
    for number in (4, 0, 9):
        stand_after(copy, whole, number)
        assert (copy.steps, copy.positions) == (whole.steps[:number], whole.positions[: number + 1])
        assert copy.legal(), "it can be played otherwise from there"
        one_step(copy, Random(1))
    assert whole.record == record
