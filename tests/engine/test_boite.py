"""How Shut the box is thought: its sums against the rules, tried out to the end, and its table against its sums."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import choose, limits
from jeux.engine.player import Level
from jeux.engine.players.boite import PLAYER, think, worth_of_sets
from jeux.engine.players.boite_run import subsets, throws, work_out
from jeux.engine.players.boite_shares import ORDER, all_rules, scores, share
from jeux.rules.contract import CHANCE, OVER
from jeux.rules.games.boite import game as boite
from jeux.rules.games.boite.position import Boite, Rules

TOLD = {"PROVES_ALL": True}
"""To the tests of all games (`tests/told.py`)."""

PRESETS = [dict(options) for _, options in boite.GAME.presets]
LAST = "board=.2.4..78. turn=? dice=- points=3,9,."


def thought(position: Boite, nodes: int | None = None, seed: int = 1) -> SearchResult:
    budget = Budget(nodes=nodes)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Boite, level: Level, seed: int) -> SearchResult:
    return choose(PLAYER, position, level, Random(seed), Clock(replace(limits(level), seconds=None)), lambda _: None)


def worth(position: Boite) -> float:
    """What the run is worth to the one who throws next."""
    assert position.turn == CHANCE
    sets = worth_of_sets(position)
    work_out(position.rules, position.open_mask, sets, Clock(Budget()))
    return sets[position.open_mask]


def tried(position: Boite, player: int, ended: Callable[[Boite], tuple[float, ...]]) -> tuple[float, ...]:
    """What each player scores when everybody tries everything for himself, by the rules alone; `ended` says what is
    known without trying, once the run of `player` is over."""
    if position.turn == OVER or len(position.points) > player:
        return ended(position)
    if position.turn == CHANCE:
        rows = [(float(p), tried(position.play(step), player, ended)) for step, p in position.chances()]
        return tuple(sum(p * scores[i] for p, scores in rows) for i in range(len(rows[0][1])))
    return max((tried(position.play(step), player, ended) for step in position.steps()), key=lambda row: row[player])


def result(position: Boite) -> tuple[float, ...]:
    found = position.result()
    assert found is not None
    return found.scores


# --- against the rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", all_rules())
def test_closings_are_those_of_the_rules(rules: Rules) -> None:
    rng = Random(1)
    for word in [rng.randrange(1, 1 << rules.tiles) for _ in range(60)] + list(range(1, 64, 5)):
        expected: dict[tuple[int, ...], float] = {}
        for step, chance in Boite(rules, 1, word).chances():
            closings = tuple(sorted(Boite(rules, 1, word).play(step).closings()))
            expected[closings] = expected.get(closings, 0.0) + float(chance)
        found: dict[tuple[int, ...], float] = {}
        for share_of_throws, closings_of in throws(rules)[word >= 64]:
            closings = tuple(sorted(closings_of(word)))
            found[closings] = found.get(closings, 0.0) + share_of_throws
        assert found == pytest.approx(expected), word


def test_subsets_come_smaller_first_and_all() -> None:
    assert list(subsets(0b1011)) == [0, 1, 2, 3, 8, 9, 10, 11]


@pytest.mark.parametrize("options", [*PRESETS, {"single": "free"}, {"closing": "subsets", "scoring": "reading"}])
def test_a_run_alone_is_worth_what_trying_everything_gives(options: dict[str, str]) -> None:
    tail = "..." if options.get("tiles") == "12" else ""
    for board in (".2..5.78.", "1.3.5....", "..34..7.."):
        position = boite.read(f"board={board}{tail} turn=? dice=- points=.", options, 1)
        assert worth(position) == pytest.approx(tried(position, 0, result)[0]), board


@pytest.mark.parametrize("options", PRESETS)
def test_the_last_player_plays_for_the_score_to_beat(options: dict[str, str]) -> None:
    tail = "..." if options.get("tiles") == "12" else ""
    for points in ("3,8", "3,3", "0,0", "12,8"):
        position = boite.read(f"board=12.45....{tail} turn=? dice=- points={points},.", options, 3)
        assert worth(position) == pytest.approx(tried(position, 2, result)[2]), points


def test_a_player_who_is_not_the_last_plays_for_the_best_share() -> None:
    """The run of B against A's score, both for C to beat: what is left to C is worked out run by run."""

    def after_b(position: Boite) -> tuple[float, ...]:
        best = min(position.points)
        holds = 1.0 - worth_of_c(position.points)
        holders = position.points.count(best)
        ties = shared_by_c(position.points)
        return tuple((holds - ties) / holders + ties / (holders + 1) if p == best else 0.0 for p in position.points)

    @cache
    def run_of_c(points: tuple[int, ...]) -> tuple[float, float]:
        """The chances that C beats them and that C only reaches them, playing for his share."""
        rules, best, holders = boite.start({}, 3).rules, min(points), points.count(min(points))
        sets = worth_of_sets(Boite(rules, 3, rules.all_open, points))
        work_out(rules, rules.all_open, sets, Clock(Budget()))
        chances = {0: (1.0, 0.0) if best else (0.0, 1.0)}
        one, two = throws(rules)
        for left in subsets(rules.all_open):
            if not left:
                continue
            counted = sum(i + 1 for i in range(9) if left >> i & 1)
            ended = (float(counted < best), float(counted == best))
            wins = ties = 0.0
            for chance, closings in two if left >= 64 else one:
                after = max((left ^ shut for shut in closings(left)), key=sets.__getitem__, default=-1)
                won, tied = chances[after] if after >= 0 else ended
                wins, ties = wins + chance * won, ties + chance * tied
            chances[left] = (wins, ties)
        assert chances[rules.all_open][0] + chances[rules.all_open][1] / (holders + 1) == pytest.approx(
            sets[rules.all_open]
        )
        return chances[rules.all_open]

    def worth_of_c(points: tuple[int, ...]) -> float:
        return run_of_c(points)[0]

    def shared_by_c(points: tuple[int, ...]) -> float:
        return run_of_c(points)[1]

    position = boite.read("board=12.4..... turn=? dice=- points=3,.,.", {}, 3)
    assert worth(position) == pytest.approx(tried(position, 1, after_b)[1], abs=1e-6)


# --- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", all_rules()[:6])
def test_what_is_left_to_the_first_of_two_is_what_the_second_does_not_take(rules: Rules) -> None:
    for points in scores(rules)[:: len(scores(rules)) // 4]:
        taken = worth(Boite(rules, 2, rules.all_open, (points,)))
        assert share(rules, points, 1, 1) == pytest.approx(1.0 - taken, abs=1e-6)


def test_shares_fall_with_the_points_and_with_the_players() -> None:
    for rules in all_rules():
        for coming, sharing in ORDER:
            column = [share(rules, points, coming, sharing) for points in scores(rules)]
            assert coming > 1 or column == sorted(column, reverse=True), "who runs last takes what he can"
            assert 0.0 <= min(column) <= column[0] == max(column) <= 1.0 / sharing
        assert share(rules, 0, 1, 1) > share(rules, 0, 2, 1) > share(rules, 0, 2, 2)


# --- play ---------------------------------------------------------------------------------------------------------


def test_who_needs_to_beat_a_score_plays_otherwise_than_for_points() -> None:
    """Alone the tiles 3 and 4 are closed or the 7; against nothing but a shut box only a shut box counts."""
    differs = 0
    for a in range(1, 7):
        for b in range(1, a + 1):
            board = f"board=123456789 turn=%s dice={a},{b} points=%s"
            alone = thought(boite.read(board % ("A", "."), {"closing": "subsets"}, 1))
            hard = thought(boite.read(board % ("B", "0,."), {"closing": "subsets"}, 2))
            assert alone.exact
            assert hard.exact
            assert alone.value < 0.0 < hard.value < 0.5
            differs += alone.step != hard.step
    assert differs


def test_a_spent_budget_still_answers_and_says_that_it_guesses() -> None:
    position = boite.read("board=123456789ABC turn=A dice=6,4 points=.,.", {"tiles": "12"}, 2)
    whole, cut = thought(position), thought(position, nodes=50)
    assert whole.exact
    assert whole.step in position.steps()
    assert not cut.exact
    assert cut.step in position.steps()
    assert cut.value <= whole.value


def test_passing_is_exact() -> None:
    choice = thought(boite.read("board=12....... turn=A dice=6 points=.", {}, 1))
    assert (choice.step, choice.value, choice.exact) == ("pass", -3.0, True)
    choice = thought(boite.read("board=12....... turn=B dice=6 points=3,.", {}, 2))
    assert (choice.step, choice.value) == ("pass", 0.5)


def test_who_can_win_no_more_still_closes_what_he_can() -> None:
    position = boite.read("board=.2......9 turn=B dice=6,3 points=0,.", {"single": "strict"}, 2)
    assert thought(position).step == "close:9"


@pytest.mark.parametrize("options", PRESETS)
def test_full_strength_is_exact_from_the_first_throw(options: dict[str, str]) -> None:
    for players in (1, 2, 6):
        position = boite.start(options, players).play("roll:5,3")
        choice = at_level(position, PLAYER.full, 1)
        assert choice.exact
        assert choice.value == thought(position).value


def test_weaker_levels_err_alone_and_among_others() -> None:
    for players, points in ((1, "."), (2, ".,.")):
        text = f"board=123456789 turn=A dice=6,4 points={points}"
        position = boite.read(text, {"closing": "subsets"}, players)
        steps = [{at_level(position, level, seed).step for seed in range(15)} for level in PLAYER.levels]
        assert len(steps[0]) > 2
        assert len(steps[0]) >= len(steps[2]) >= len(steps[4])
        assert len({at_level(position, PLAYER.full, seed).step for seed in range(15)}) == 1
        assert at_level(position, PLAYER.levels[0], 1).value <= thought(position).value


def test_the_points_left_are_those_of_playing_for_the_victory() -> None:
    """By the rules alone: everybody plays for the victory, and the points of the second run are counted."""
    here = boite.GAME.read("board=12.4..7.. turn=B dice=2,1 points=4,.,.", dict(PRESETS[0]), 3)
    assert isinstance(here, Boite)
    found = think(here, Budget(every=True), Clock(Budget(every=True)), Random(1), lambda _: None)
    sets = worth_of_sets(here)
    work_out(here.rules, here.open_mask, sets, Clock(Budget()))

    def counted(position: Boite) -> float:
        if len(position.points) > 1:
            return float(position.points[1])
        if position.turn == CHANCE:
            return sum(chance * counted(position.play(step)) for step, chance in position.chances())
        after = [position.play(step) for step in position.steps()]
        return counted(max(after, key=lambda one: sets[one.open_mask]) if len(after) > 1 else after[0])

    told = {step: dict(figures)["points"] for step, figures in found.figures.items()}
    assert told == pytest.approx({step: counted(here.play(step)) for step in here.steps()})
    assert not thought(here).figures
