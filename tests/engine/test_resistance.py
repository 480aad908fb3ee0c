"""Where all is lost: the step that loses latest, and of such ones the one after which the fewest answers win."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import choose
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.players.moulin import PLAYER
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options

MOULIN = CATALOGUE["moulin"]
FULL = Level(nodes=100_000, seconds=60.0)
START = MOULIN.start(complete_options(MOULIN, {}), 2)
HOPELESS = "board=w..www..bw...bb....ww.w. turn=b hand=0,0 take=0 quiet=0"


def hopeless(turns: Mapping[str, int], answers: Mapping[str, int], *, value: float = 0.0) -> EnginePlayer:
    """A player who finds the first of these steps at the start of Moulin, all of them lost in so many turns, and after
    each of them that so many answers win."""

    def think(here: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
        if here == START:
            ranked = tuple((step, value) for step in turns)
            known = turns if budget.every else {}
            return SearchResult(next(iter(turns)), value, True, 6, 1, (), ranked, turns=known)
        (step,) = (step for step in turns if START.play(step) == here)
        ranked = tuple((answer, float(i < answers[step])) for i, answer in enumerate(here.steps()))
        return SearchResult(*ranked[0], True, 6, 1, (), ranked)

    return EnginePlayer(think, (FULL,) * 5, FULL, stages=(1, 1, 1), finds_distances=True)


def chosen(player: EnginePlayer, here: Position = START, level: Level = FULL) -> str:
    return choose(player, here, level, Random(1), Clock(Budget(seconds=60.0)), lambda _: None).step


def test_the_latest_loss_and_of_equal_ones_the_one_that_is_hardest_to_win() -> None:
    turns = {"a1": 2, "a4": 3, "a7": 3, "d1": 1}
    assert chosen(hopeless(turns, {"a1": 1, "a4": 5, "a7": 2, "d1": 1})) == "a7"
    assert chosen(hopeless(turns, {"a1": 1, "a4": 2, "a7": 5, "d1": 1})) == "a4"


def test_a_step_of_which_nobody_knows_how_long_it_lasts_stays() -> None:
    player = hopeless({"a1": 2, "a4": 3}, {"a1": 1, "a4": 1})

    def think(here: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
        found = player.think(here, budget, clock, rng, report)
        return SearchResult(found.step, 0.0, True, 6, 1, (), found.ranked)

    assert chosen(EnginePlayer(think, (FULL,) * 5, FULL, stages=(1, 1, 1), finds_distances=True)) == "a1"


def test_only_full_strength_that_has_lost_looks_for_more() -> None:
    turns, answers = {"a1": 2, "a4": 3}, {"a1": 1, "a4": 1}
    assert chosen(hopeless(turns, answers, value=0.5)) == "a1"
    weaker = Level(nodes=100, seconds=60.0)
    assert chosen(hopeless(turns, answers), level=weaker) == "a1"


def wins_within(here: Position, player: int, turns: int) -> bool:
    """Whether a player wins for certain in so many turns of his at most, by the rules alone."""
    result = here.result()
    if result is not None:
        return result.scores[player] == 1.0
    if here.turn != player:
        return turns > 0 and all(wins_within(here.play(step), player, turns) for step in here.steps())
    after = (here.play(step) for step in here.steps())
    return any(wins_within(each, player, turns - (each.turn != player)) for each in after)


def test_the_rules_agree_that_it_loses_latest_and_leaves_the_fewest_answers() -> None:
    here = MOULIN.read(HOPELESS, complete_options(MOULIN, {}), 2)
    found = PLAYER.think(here, Budget(nodes=100_000, depth=6), Clock(Budget()), Random(1), lambda _: None)
    assert (found.value, found.exact) == (0.0, True)
    step = choose(PLAYER, here, PLAYER.full, Random(1), Clock(Budget(seconds=60.0)), lambda _: None).step
    after = {each: here.play(each) for each in here.steps()}
    assert not any(position.turn == OVER for position in after.values())
    latest = [each for each, position in after.items() if not wins_within(position, 0, 1)]
    assert all(wins_within(after[each], 0, 2) for each in latest)

    def answers(each: str) -> int:
        return sum(wins_within(after[each].play(answer), 0, 1) for answer in after[each].steps())

    assert step in latest
    assert answers(step) == min(map(answers, latest))
    assert len({answers(each) for each in latest}) > 1, "there is something to choose"
