"""Levels: their bounds, their errors within the band, and the wins that they see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.common.assets import asset
from jeux.engine.budget import LOOK_EVERY, WHOLE_MARGIN, Budget, Clock, SearchResult, Stopped
from jeux.engine.levels import choose, limits, winning_turn
from jeux.engine.lookup import player_of
from jeux.engine.player import EnginePlayer, Level, Report, Think
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options

SLOW_LEVEL, SLOW_BEST = 1.0, 3.0


FEWEST_WINS = 4


def decided(key: str, seed: int, weak: bool) -> Position:
    """The position in which the last turn of a random game, or of one between beginners (`weak`), begins, if its
    player wins by it."""
    game = CATALOGUE[key]
    rng = Random(seed)
    options = {option.name: option.values[-(seed % 2)] for option in game.options}  # the booklet's, or the last ones
    here = begin = game.start(options, game.players[0])
    turn = here.turn
    while here.turn != OVER:
        if here.turn != turn:
            begin, turn = here, here.turn
        here = here.play(
            step_at(here, player_of(key), player_of(key).levels[0], rng) if weak else rng.choice(here.steps())
        )
    result = here.result()
    assert result is not None
    return begin if begin.turn >= 0 and result.scores[begin.turn] == max(result.scores) > min(result.scores) else here


def step_at(position: Position, mind: EnginePlayer, level: Level, rng: Random) -> str:
    budget = Budget(nodes=min(level.nodes, 400), depth=level.depth, margin=limits(level).margin)
    return choose(mind, position, level, rng, Clock(budget), lambda _: None).step


def wins_at_hand(key: str, games: int, *, weak: bool) -> list[Position]:
    """Where somebody wins by the last turn, in so many games."""
    return [here for here in (decided(key, seed, weak) for seed in range(games)) if here.turn != OVER]


@pytest.mark.parametrize("key", [key for key, game in CATALOGUE.items() if max(game.players) > 1])
def test_from_level_two_on_a_win_at_hand_is_played(key: str) -> None:
    mind = player_of(key)
    wins = wins_at_hand(key, 20, weak=False)
    if len(wins) < FEWEST_WINS:  # random steps hardly ever win this game
        wins = wins_at_hand(key, 8, weak=True)
    assert len(wins) >= FEWEST_WINS
    for number, begin in enumerate(wins):
        for level in mind.levels[1:]:
            here = begin
            while here.turn == begin.turn:
                here = here.play(step_at(here, mind, level, Random(number)))
            result = here.result()
            assert result is not None, begin
            assert result.scores[begin.turn] == max(result.scores), begin


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_levels_of_every_game(key: str) -> None:
    mind = player_of(key)
    assert len(mind.levels) == 5
    assert [level.sees_wins for level in mind.levels] == [False, True, True, True, True]
    assert all(level.seconds <= SLOW_LEVEL for level in mind.levels[:4])
    assert mind.levels[4].seconds <= SLOW_BEST
    assert mind.full.noise == mind.full.blunder == 0.0, "« Maître » does not err"
    nodes = [level.nodes for level in (*mind.levels, mind.full)]
    assert nodes == sorted(nodes)


# --- errors -------------------------------------------------------------------------------------------------------

RANKED = (("best", 0.9), ("good", 0.8), ("fair", 0.7), ("bad", 0.1))
FULL = Level(nodes=10, seconds=1.0)


def finding(*ranked: tuple[str, float]) -> Think:
    """A search that always finds the same."""
    step, value = ranked[0]
    return lambda *_: SearchResult(step, value, True, 3, 10, (step, "then"), ranked)


def drawn(level: Level, think: Think | None = None, even: float | None = 0.5) -> dict[str, int]:
    """How often each step is played in a thousand games, from a position without a win at hand."""
    game = CATALOGUE["moulin"]
    here = game.start(complete_options(game, {}), 2)
    mind = EnginePlayer(think or finding(*RANKED), (level,), FULL, even=even, stages=(1, 2, 3))
    found: dict[str, int] = {}
    for seed in range(1_000):
        step = choose(mind, here, level, Random(seed), Clock(limits(level)), lambda _: None).step
        found[step] = found.get(step, 0) + 1
    return found


def test_no_error_without_noise() -> None:
    assert drawn(FULL) == {"best": 1_000}
    assert drawn(Level(nodes=10, seconds=1.0, noise=0.3)) == {"best": 1_000}


def test_errors_stay_in_the_band_and_are_as_frequent_as_said() -> None:
    found = drawn(Level(nodes=10, seconds=1.0, noise=0.25, blunder=0.6))
    assert set(found) == {"best", "good", "fair"}
    assert 150 < found["good"] < 250
    assert 150 < found["fair"] < 250


def test_with_a_taper_larger_errors_are_rarer() -> None:
    found = drawn(Level(nodes=10, seconds=1.0, noise=0.25, blunder=1.0, taper=2.0))
    assert set(found) == {"best", "good", "fair"}
    whole = 1.0 + 0.6**2 + 0.2**2  # a loss of 0.1 is two fifths of the band, one of 0.2 four fifths
    assert found["good"] == pytest.approx(1_000 * 0.6**2 / whole, abs=50)
    assert found["fair"] == pytest.approx(1_000 * 0.2**2 / whole, abs=20)


def test_the_band_narrows_for_a_player_who_stands_badly() -> None:
    level = Level(nodes=10, seconds=1.0, noise=0.25, blunder=0.6)
    badly = finding(("best", 0.2), ("good", 0.12), ("fair", 0.08), ("bad", 0.0))
    assert set(drawn(level, badly)) == {"best", "good"}, "a loss of 0.1, as of 0.25 from even"
    assert set(drawn(level, badly, even=0.2)) == {"best", "good", "fair", "bad"}, "even among five"
    lost = finding(("best", 0.0), ("good", 0.0))
    assert drawn(level, lost) == {"best": 1_000}, "what holds out longest"


def test_a_level_that_takes_its_ease_gives_a_sure_win_away() -> None:
    level = Level(nodes=10, seconds=1.0, noise=0.05, blunder=0.02, ease=0.8)
    assert limits(level).margin == WHOLE_MARGIN, "the worst step has its true value too"
    won = drawn(level, finding(("best", 1.0), ("good", 0.8), ("bad", 0.0)))
    assert 200 < won["bad"] < 340, "any step, in eight of ten cases"
    ahead = drawn(level, finding(("best", 0.8), ("good", 0.6), ("bad", 0.1)))
    assert set(ahead) == {"best", "good"}, "less far down where less is sure"
    assert won["best"] < ahead["best"] < 950
    inches = drawn(level, finding(("best", 0.52), ("good", 0.46)))
    assert inches == {"best": 1_000}, "a small lead is none"


def test_a_level_that_takes_its_ease_plays_in_earnest_where_it_does_not_lead() -> None:
    earnest = Level(nodes=10, seconds=1.0, noise=0.25, blunder=0.6)
    for value in (0.5, 0.3):
        found = finding(("best", value), ("good", value - 0.1), ("bad", value - 0.25))
        assert drawn(replace(earnest, ease=1.0), found) == drawn(earnest, found)


@pytest.mark.parametrize("key", CATALOGUE)
def test_only_a_first_level_takes_its_ease_and_the_page_of_the_game_says_so(key: str) -> None:
    first, *others = player_of(key).levels
    assert not any(level.ease for level in others)
    for language, words in (("fr", "se relâche dès qu’il mène"), ("en", "eases off as soon as it is well ahead")):
        page = asset("pages", language, f"{key}.md").read_text(encoding="utf-8")
        assert (words in page) == (first.ease > 0.0)


def test_points_are_a_measure_by_themselves() -> None:
    behind = finding(("best", -2.0), ("good", -2.2), ("bad", -2.3))
    assert set(drawn(Level(nodes=10, seconds=1.0, noise=0.25, blunder=0.6), behind, even=None)) == {"best", "good"}


def test_a_forced_step_is_not_thought_over() -> None:
    game = CATALOGUE["assaut"]
    text = "board=......sso.ossssssssssssssssssssss turn=s hand=0 jump=- owed=0 guilty=- quiet=0"
    here = game.read(text, complete_options(game, {}), 2)
    assert len(here.steps()) == 1
    depths: list[int | None] = []

    def think(here: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
        depths.append(budget.depth)
        return finding(*RANKED)(here, budget, clock, rng, report)

    level = Level(nodes=10, seconds=1.0)
    mind = EnginePlayer(think, (level,), FULL, stages=(1, 2, 3))
    for asked in (level, FULL):
        choose(mind, here, asked, Random(1), Clock(limits(asked)), lambda _: None)
    assert depths == [1, None], "hints think about the value all the same"


def test_a_winning_turn_of_two_steps_is_found() -> None:
    """Making the mill is no win yet; the removal is."""
    game = CATALOGUE["moulin"]
    text = "board=..b...w....w....w..b.b.. turn=w hand=0,0 take=0 quiet=0"
    here = game.read(text, complete_options(game, {}), 2)
    win = winning_turn(here)
    assert win is not None
    assert win.step == "d3-c3"
    assert win.pv[1] in ("xg7", "xd2", "xa1")
    assert (win.value, win.exact) == (1.0, True)
    assert winning_turn(game.start(complete_options(game, {}), 2)) is None


# --- the clock ----------------------------------------------------------------------------------------------------


def test_a_clock_gives_exactly_its_nodes() -> None:
    clock = Clock(Budget(nodes=100))
    for _ in range(100):
        clock.tick()
    with pytest.raises(Stopped):
        clock.tick()
    with pytest.raises(Stopped):
        clock.tick()


def test_a_clock_hears_a_stop_and_the_time() -> None:
    for clock in (Clock(Budget(), lambda: True), Clock(Budget(seconds=0.0))):
        for _ in range(LOOK_EVERY - 1):
            clock.tick()
        with pytest.raises(Stopped):
            clock.tick()


def test_limits_only_tighten() -> None:
    level = Level(nodes=100, seconds=1.0, depth=3, noise=0.2, blunder=0.5)
    assert limits(level) == Budget(1.0, 100, 3, 0.2)
    assert limits(level, seconds=9.0, nodes=900) == Budget(1.0, 100, 3, 0.2)
    assert limits(level, seconds=0.5, nodes=9) == Budget(0.5, 9, 3, 0.2)
