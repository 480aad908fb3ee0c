"""The numbers of all the finished games: counted once, by persons and by the computer; a bad file breaks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.match import forms
from jeux.match.again import replay
from jeux.match.fairness import tally, throws_of
from jeux.match.ledger import FILE_NAME, Ledger
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE

WITH_DICE = next(key for key, game in CATALOGUE.items() if game.throws_dice and not game.fewest)
AGAINST = (Seat("Zoé"), Seat("", 1))


def ended(match: Match, steps: int = 12) -> Match:
    """Play some steps, always the first, so that nobody doubles; then give up."""
    while len(match.steps) < steps and not match.result():
        match.throw() if match.decider() == CHANCE else match.play(match.legal()[0])
    if not match.result():
        match.give_up(0, match.game.prices(match.position)[0])
    return match


def test_a_finished_game_is_counted_once_by_who_threw(tmp_path: Path) -> None:
    ledger, match = Ledger(tmp_path), ended(Match.new(WITH_DICE, {}, AGAINST))
    for _ in range(3):
        ledger.note(match)
    counted = Ledger(tmp_path).ever()
    assert counted.dice == match.dice_thrown()
    assert all(sum(row) > 0 for row in counted.by_seat)
    assert sum(map(sum, counted.by_seat)) == counted.dice
    told = tally(throws_of(match.record, 0), 2)
    assert (counted.doubles, counted.pairs) == (told.doubles, told.pairs)
    ledger.note(ended(Match(replay(match)), 3))  # the same dice: they say nothing new
    assert Ledger(tmp_path).ever().dice <= match.dice_thrown()
    ledger.note(ended(Match.new(WITH_DICE, {}, AGAINST)))
    assert Ledger(tmp_path).ever().dice > counted.dice / 2


def test_only_the_games_of_this_session_are_counted_since_the_start(tmp_path: Path) -> None:
    Ledger(tmp_path).note(ended(Match.new(WITH_DICE, {}, AGAINST)))
    ledger, second = Ledger(tmp_path), ended(Match.new(WITH_DICE, {}, AGAINST), 20)
    assert ledger.since_start().dice == 0
    ledger.note(second)
    assert ledger.since_start().dice == second.dice_thrown() < ledger.ever().dice


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    windows = [Ledger(tmp_path), Ledger(tmp_path)]
    tables = [ended(Match.new(WITH_DICE, {}, AGAINST)) for _ in windows]
    for ledger, match in zip(windows, tables, strict=True):
        assert ledger.ever().dice >= 0
        ledger.note(match)
    assert windows[0].ever().dice == sum(match.dice_thrown() for match in tables)


def test_games_that_go_on_and_real_dice_are_not_counted(tmp_path: Path) -> None:
    ledger, match = Ledger(tmp_path), Match.new(WITH_DICE, {}, AGAINST)
    match.throw()
    ledger.note(match)
    by_hand = Match.new(WITH_DICE, {}, AGAINST, dice=forms.MANUAL)
    by_hand.play(by_hand.legal()[0])
    by_hand.give_up(0, by_hand.game.prices(by_hand.position)[0])
    ledger.note(by_hand)
    assert ledger.ever().dice == 0
    assert not (tmp_path / FILE_NAME).exists()


@pytest.mark.parametrize("content", ["", "[]", '{"games": 3}', '{"games": {"a": [[1], [2], [3], [4]]}}', "\xff"])
def test_a_file_that_does_not_load_is_set_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(content, encoding="latin-1")
    ledger = Ledger(tmp_path)
    assert ledger.ever().dice == 0
    assert not path.exists()
    assert [found.read_text(encoding="latin-1") for found in tmp_path.glob("*.illisible")] == [content]
    ledger.note(ended(Match.new(WITH_DICE, {}, AGAINST)))
    assert ledger.ever().dice > 0
