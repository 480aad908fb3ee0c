"""The solved endings of Moulin: each follows from those after it, and is played out as the table says."""

from __future__ import annotations

from random import Random

import pytest

from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.players import moulin
from jeux.engine.search.deepening import WIN
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, complete_options
from jeux.rules.games.moulin.position import Moulin


def drawn_by_lot(rng: Random, men: tuple[int, int], **options: str) -> Moulin:
    """So many men of White and of Black anywhere, White to move."""
    game = CATALOGUE["moulin"]
    board = rng.sample("w" * men[0] + "b" * men[1] + "." * (24 - sum(men)), 24)
    here = game.read(f"board={''.join(board)} turn=w hand=0,0 take=0 quiet=0", complete_options(game, options), 2)
    assert isinstance(here, Moulin)
    return here


def turns_left(here: Moulin) -> int:
    """The turns to the end by the table, odd when the player to move wins, even when he loses; -1 for a draw."""
    if here.turn == OVER:
        return 0
    board = moulin.board(here)
    assert board.is_solved, here
    known = board.solved_score()
    assert known == 0 or (known > 0) == ((WIN - abs(known)) % 2 == 1)
    return WIN - abs(known) if known else -1


def after_turn(here: Moulin) -> list[Moulin]:
    """The positions after every turn, removals and all."""
    found = []
    for step in here.steps():
        child = here.play(step)
        found += after_turn(child) if child.turn == here.turn else [child]
    return found


@pytest.mark.parametrize("flying", ["4", "3", "never"])
@pytest.mark.parametrize("mills", ["open", "protected"])
def test_every_ending_follows_from_those_after_it(flying: str, mills: str) -> None:
    rng, met = Random(f"{flying} {mills}"), set()
    for _ in range(150):
        here = drawn_by_lot(rng, rng.choice(((3, 3), (3, 4), (4, 3), (4, 4))), flying=flying, mills=mills)
        if here.turn == OVER:
            continue
        told = [turns_left(child) for child in after_turn(here)]
        losses = [turns for turns in told if turns >= 0 and turns % 2 == 0]
        expected = 1 + min(losses) if losses else -1 if -1 in told else 1 + max(told)
        assert turns_left(here) == expected, here
        met.add(expected if expected < 0 else expected % 2)
    assert met >= {0, 1}


def test_an_ending_is_played_out_in_the_turns_that_the_table_says() -> None:
    rng = Random(4)
    here = next(each for each in iter(lambda: drawn_by_lot(rng, (3, 3)), None) if turns_left(each) >= 9)
    left, turns, winner = turns_left(here), 0, here.turn if turns_left(here) % 2 else 1 - here.turn
    while here.turn != OVER:
        budget = Budget(nodes=20_000)
        choice = player_of("moulin").think(here, budget, Clock(budget), Random(1), lambda _: None)
        assert choice.exact
        assert choice.value == float(here.turn == winner)
        after = here.play(choice.step)
        assert isinstance(after, Moulin)
        turns += after.turn != here.turn
        here = after
    assert turns == left


def test_weak_levels_do_not_know_the_endings_by_heart() -> None:
    here = next(each for each in iter(lambda: drawn_by_lot(Random(1), (4, 4)), None))
    assert moulin.board(here).is_solved
    assert not moulin.board(here, with_endings=False).is_solved
    weak, strong = player_of("moulin").levels[2], player_of("moulin").levels[3]
    assert weak.nodes < moulin.WITH_ENDINGS <= strong.nodes
