"""The opponent of Les Méandres: what the table says agrees with the rules, and the levels see as far as they should."""

from __future__ import annotations

from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.players.meandres import FARTHEST, PLAYER, ends_in, key, spoiled, think, traps, worth
from jeux.engine.players.meandres_table import free_turns_to_end, turns_to_end
from jeux.rules.contract import OVER
from jeux.rules.games.meandres.game import read, start
from jeux.rules.games.meandres.position import Meandres

TOLD = {"PROVES_ALL": True}
"""To the tests of all games (`tests/told.py`)."""

WON_IN_9 = "board=baaabaaab.baababbabababbb turn=B back=e3"
LOST_IN_4 = "board=baaabbbababababbabaaabab. turn=B back=a1"
ALL_LOSE = "board=aaaa.babababbbabbaababbba turn=A back=c5"
AT_ONCE = "board=ababaabab.babbabababababa turn=B back=a4"


def ask(here: Meandres, nodes: int = 500, depth: int | None = None) -> SearchResult:
    budget = Budget(nodes=nodes, depth=depth)
    return think(here, budget, Clock(budget), Random(1), lambda _: None)


def at(text: str, **options: str) -> Meandres:
    return read(text, options, 2)


@pytest.mark.parametrize(
    ("text", "turns"), [(WON_IN_9, 9), (LOST_IN_4, 4), (ALL_LOSE, 2), (AT_ONCE, 1), (start({}, 2).text(), 0)]
)
def test_the_table_knows_how_soon(text: str, turns: int) -> None:
    assert ends_in(at(text)) == turns


def test_every_entry_follows_from_those_after_it() -> None:
    """The law of the table, from positions of random games and from a position that is won far ahead."""
    checked = decided = 0
    begins = [at(WON_IN_9), at(LOST_IN_4)] * 6 + [start({}, 2)] * 12
    for seed, here in enumerate(begins):
        lot = Random(seed)
        while here.turn != OVER and checked < 200:
            after = [here.play(step) for step in here.steps()]
            if any(child.result() for child in after):
                break
            values = [ends_in(child) for child in after]
            losses = [turns for turns in values if turns and turns % 2 == 0]
            expected = 1 + min(losses) if losses else 1 + max(values) if all(turns % 2 for turns in values) else 0
            assert ends_in(here) == expected, here
            checked += 1
            decided += expected > 1
            here = lot.choice([child for child, turns in zip(after, values, strict=True) if turns != 1] or after)
    assert checked > 100
    assert decided > 12


def test_a_forced_win_is_played_out_in_time_whatever_the_other_does() -> None:
    for seed in range(12):
        lot, here, left = Random(seed), at(WON_IN_9), 9
        winner = here.turn
        while here.turn != OVER:
            here = here.play(ask(here).step if here.turn == winner else lot.choice(here.steps()))
            left -= 1
            assert left >= 0
        result = here.result()
        assert result is not None
        assert result.scores[winner] == 1.0


def test_a_loss_is_put_off() -> None:
    here, left = at(LOST_IN_4), 4
    while here.turn != OVER:
        here = here.play(ask(here).step)
        left -= 1
    assert left == 0


def test_the_start_is_a_proven_draw_and_full_strength_never_loses_it() -> None:
    choice = ask(start({}, 2))
    assert (choice.value, choice.exact) == (0.5, True)
    for seed in range(8):
        lot, here = Random(seed), start({}, 2)
        while here.turn != OVER and len(here.past) < 200:
            here = here.play(ask(here).step if here.turn == seed % 2 else lot.choice(here.steps()))
        result = here.result()
        assert result is None or result.scores[seed % 2] >= 0.5


def test_of_draws_the_one_that_sets_most_traps_is_played() -> None:
    here = at("board=abababbaaababb.abbabababa turn=B back=e4")
    step = ask(here).step
    drawn = [after for after in map(here.play, here.steps()) if worth(after, FARTHEST)[0] == 0.5]
    assert traps(here.play(step), FARTHEST) == max(traps(after, FARTHEST) for after in drawn)


def test_levels_see_ends_that_are_near_enough() -> None:
    near, far = ask(at(WON_IN_9), depth=3), ask(at(WON_IN_9), depth=9)
    assert (near.value, near.exact) == (0.5, False)
    assert (far.value, far.exact) == (1.0, True)
    assert [level.depth for level in PLAYER.levels] == [1, 3, 5, 8, 13]


def test_nothing_is_proven_where_the_third_time_could_bar_the_way() -> None:
    """A position that is won and has stood there twice already would be a draw the third time."""
    here = at(WON_IN_9)
    again = Meandres(here.repeat, here.tiles, here.hole, here.side, here.back, (here.board_key,) * 1)
    twice = at(LOST_IN_4)
    barred = Meandres(here.repeat, here.tiles, here.hole, here.side, here.back, (twice.board_key,) * 2)
    drawn = start({}, 2)
    harmless = Meandres(here.repeat, here.tiles, here.hole, here.side, here.back, (drawn.board_key,) * 2)
    assert [spoiled(position) for position in (here, again, barred, harmless)] == [False, False, True, False]
    assert not ask(barred).exact
    assert ask(harmless).exact


def test_where_a_slide_may_be_undone_nothing_is_far() -> None:
    here = start({"repeat": "free"}, 2)
    assert free_turns_to_end(here.tiles, here.hole) == 0
    lost = at(ALL_LOSE.replace("back=c5", "back=-"), repeat="free")
    expected = 2 if all(ends_in(lost.play(step)) == 1 for step in lost.steps()) else 0
    assert ends_in(lost) == expected
    won = at(AT_ONCE.replace("back=a4", "back=-"), repeat="free")
    assert (ask(won).value, ask(won).exact) == (1.0, True)


def test_without_a_way_back_the_game_is_searched() -> None:
    here = at(AT_ONCE, repeat="never")
    found = ask(here)
    assert (found.value, found.exact) == (1.0, True)
    result = here.play(found.step).result()
    assert result is not None
    assert result.reason == "line"
    begin = start({"repeat": "never"}, 2)
    assert not ask(begin, 300).exact
    other = begin.play("a3-b3").play("e3-d3")
    assert key(begin) != key(other)
    assert turns_to_end(begin.tiles, begin.hole, -1) == 0
