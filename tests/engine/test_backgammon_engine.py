"""How Backgammon is thought: its tables against independent reckoning, its turns against the rules, its play."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import exp
from random import Random
from struct import unpack

import pytest

from jeux.common.paths import asset
from jeux.engine.brain import Level
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.evaluation import backgammon_net as net
from jeux.engine.evaluation import bearoff
from jeux.engine.evaluation.backgammon import (
    BRAIN,
    SENSE,
    cautious_points_after,
    outlook_after,
    points_after,
    think,
    turns_to_come,
)
from jeux.engine.evaluation.backgammon_cube import may_turn, not_holding, odds, values
from jeux.engine.evaluation.backgammon_net import Outlook
from jeux.engine.evaluation.backgammon_turns import Node, all_turns, pack, turned
from jeux.engine.levels import choose, limits
from jeux.engine.search import expectimax
from jeux.engine.search.expectimax import Sense, by_rules, turn_ends
from jeux.rules import backgammon
from jeux.rules.backgammon_men import START, Row
from jeux.rules.backgammon_position import Backgammon
from jeux.rules.contract import CHANCE, OVER

NO_CUBE = {"cube": "off"}


def read(text: str, **options: str) -> Backgammon:
    return backgammon.read(text, options, 2)


def played(board: str, dice: str, **options: str) -> Backgammon:
    """Black to play his dice."""
    return read(f"board={board} turn=b bar=0,0 side=b phase=play dice={dice} stake=1 cube=-", **options)


def thought(position: Backgammon, depth: int, nodes: int | None = None, seed: int = 1) -> Choice:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Backgammon, level: Level, seed: int = 1) -> Choice:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(BRAIN, position, level, Random(seed), clock, lambda choice: None)


def random_positions(seed: int, options: dict[str, str], games: int) -> list[Backgammon]:
    """The positions of games played at random."""
    rng = Random(seed)
    found = []
    for _ in range(games):
        position = backgammon.start(options, 2)
        while position.turn != OVER:
            found.append(position)
            position = position.play(rng.choice([step for step in position.steps() if step != "drop"]))
    return found


# --- turns --------------------------------------------------------------------------------------------------------


def test_packed_turns_are_those_of_the_rules() -> None:
    throws = [p for p in random_positions(1, NO_CUBE, 2) if p.phase == "roll"]
    assert len(throws) > 60
    for position in throws[::3]:
        side = position.side
        expected = []
        for step, chance in position.chances():
            ends = turn_ends(position.play(step), {})
            expected.append((int(36 * chance), sorted(pack(end.rows[side], end.rows[1 - side]) for end in ends)))
        found = all_turns(pack(position.rows[side], position.rows[1 - side]))
        assert sorted((round(36 * chance), sorted(ends)) for chance, ends in found) == sorted(expected), position


def test_turning_the_board_exchanges_the_players() -> None:
    for position in random_positions(2, NO_CUBE, 1):
        white, black = position.rows
        assert turned(pack(white, black)) == pack(black, white)
        assert turned(turned(pack(white, black))) == pack(white, black)


# --- bearing off --------------------------------------------------------------------------------------------------


def _one_die(home: tuple[int, ...], die: int) -> set[tuple[int, ...]]:
    """Where a die leads; men are listed by their arrows, in order."""
    if not home:
        return {home}
    found = set()
    for i, arrow in enumerate(home):
        if arrow > die:
            found.add(tuple(sorted((*home[:i], arrow - die, *home[i + 1 :]))))
        elif arrow == die or arrow == max(home):
            found.add(home[:i] + home[i + 1 :])
    return found


def _ends(home: tuple[int, ...], dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    reached = {home}
    for die in dice:
        reached = {after for here in reached for after in _one_die(here, die)}
    return reached


@cache
def _mean(home: tuple[int, ...]) -> float:
    """The least mean number of turns, by trying everything."""
    if not home:
        return 0.0
    total = 0.0
    for a in range(1, 7):
        for b in range(1, 7):
            ends = _ends(home, (a,) * 4) if a == b else _ends(home, (a, b)) | _ends(home, (b, a))
            total += min(map(_mean, ends))
    return 1 + total / 36


def _counts(home: tuple[int, ...]) -> list[int]:
    return [home.count(arrow) for arrow in range(6, 0, -1)]


@pytest.mark.parametrize("home", [(1,), (6,), (1, 1, 1), (1, 6), (5, 6), (6, 6), (2, 3, 6), (4, 5, 6), (3, 3, 5, 6)])
def test_mean_turns_by_trying_everything(home: tuple[int, ...]) -> None:
    assert bearoff.mean_turns(_counts(home)) == pytest.approx(_mean(home), abs=1e-4)


def test_known_chances_of_bearing_off() -> None:
    def off_at_once(*home: int) -> float:
        return 36 * (1 - bearoff.still_bearing(_counts(home))[1] / 65535)

    assert off_at_once(6, 5) == pytest.approx(6, abs=0.01)
    assert off_at_once(6) == pytest.approx(27, abs=0.01)
    assert off_at_once(4, 1) == pytest.approx(29, abs=0.01)
    assert off_at_once(1, 1, 1) == pytest.approx(6, abs=0.01)
    full = bearoff.still_bearing([15, 0, 0, 0, 0, 0])
    assert list(full) == sorted(full, reverse=True)
    assert full[-1] < 10, "the rest of the table is nothing"


def test_who_bears_off_first() -> None:
    last, two_turns = _counts((1, 1)), _counts((1, 1, 1, 1))
    assert bearoff.chance_first(last, last) == pytest.approx(1.0, abs=1e-4), "the one who throws"
    assert bearoff.chance_first(two_turns, last) == pytest.approx(6 / 36, abs=1e-4), "only a double helps"


def test_bearing_off_is_valued_by_the_table() -> None:
    black_ended = pack(_row({1: 4}), _row({1: 2}))
    assert outlook_after(black_ended).win == pytest.approx(0.0, abs=1e-4)
    assert outlook_after(pack(_row({1: 2}), _row({1: 4}))) == pytest.approx((30 / 36, 0, 0), abs=1e-4)


def _row(men: dict[int, int]) -> Row:
    row = [men.get(p, 0) for p in range(26)]
    row[0] = 15 - sum(row[1:])
    return tuple(row)


# --- the network --------------------------------------------------------------------------------------------------


def _by_floats(rows: tuple[Row, Row], race: bool) -> Outlook:
    """The outlook of the player of the second row, whose turn has ended, straight from the file and the description of
    its maker: no lanes, no pairs."""
    data = asset("tables", "backgammon.net").read_bytes()
    weights = unpack(f"<{len(data) // 4}f", data)
    half, hidden = len(weights) // 2, net.HIDDEN
    weights = weights[half:] if race else weights[:half]
    lines = [weights[i : i + hidden] for i in range(0, len(weights) - 4, hidden)]
    sums = list(lines[208])
    for side, row in enumerate(rows):
        for p, men in enumerate(row):
            forms = {0: float(men == 1), 1: float(men >= 2), 2: float(men >= 3), 3: max(0, men - 3) / 4}
            for form, amount in forms.items():
                line = lines[(side * 26 + p) * 4 + form]
                sums = [total + amount * weight for total, weight in zip(sums, line, strict=True)]
    units = [1 / (1 + exp(-total)) for total in sums]
    out = []
    for line, bias in zip(lines[209:], weights[-4:], strict=True):
        out.append(1 / (1 + exp(-bias - sum(u * weight for u, weight in zip(units, line, strict=True)))))
    return Outlook(1 - out[0], 2 * out[2], 2 * out[1])


def test_lanes_reckon_as_floats_do() -> None:
    seen = set()
    for position in random_positions(3, NO_CUBE, 2)[::9]:
        rows = (position.rows[1], position.rows[0])
        race = all(row[25] == 0 for row in rows) and _farthest(rows[0]) + _farthest(rows[1]) < 25
        home = race and max(map(_farthest, rows)) <= 6
        if not home:
            seen.add(race)
            assert outlook_after(pack(rows[1], rows[0])) == pytest.approx(_by_floats(rows, race), abs=0.01)
    assert seen == {False, True}


def _farthest(row: Row) -> int:
    return max(p for p in range(26) if row[p] or p == 0)


def test_no_lane_can_overflow() -> None:
    """Whatever the places of fifteen men of each side, every sum of the first layer stays within its lane."""
    zero = sum(net.CENTRE << 16 * j for j in range(net.HIDDEN))

    def lanes(number: int) -> list[int]:
        packed = (number + zero).to_bytes(2 * net.HIDDEN, "little")
        return [lane - net.CENTRE for lane in unpack(f"<{net.HIDDEN}H", packed)]

    for one in net.nets():
        low, high = [0] * net.HIDDEN, [0] * net.HIDDEN
        for side in (one.rows[:13], one.rows[13:]):
            digits = [[lanes(row[men << 4 * half]) for men in range(16)] for row in side for half in (0, 1)]
            for j in range(net.HIDDEN):
                low[j] += _extreme([[-lane[j] for lane in digit] for digit in digits]) * -1
                high[j] += _extreme([[lane[j] for lane in digit] for digit in digits])
        start = lanes(one.start - zero)
        assert min(map(sum, zip(start, low, strict=True))) >= -net.CENTRE
        assert max(map(sum, zip(start, high, strict=True))) < net.CENTRE


def _extreme(digits: list[list[int]]) -> int:
    """The greatest sum over all ways to lay out fifteen men."""
    best = [0] + [-(10**9)] * 15
    for digit in digits:
        best = [max(best[men - here] + digit[here] for here in range(men + 1)) for men in range(16)]
    return best[15]


def test_points_in_one_number_follow_the_outlook() -> None:
    nodes = [pack(p.rows[0], p.rows[1]) for p in random_positions(4, NO_CUBE, 2)[::5]]
    gaps = [abs(points_after(node) - outlook_after(node).points) for node in nodes]
    assert sum(gaps) / len(gaps) < 0.1


def test_the_start_is_nearly_even_and_throwing_is_worth_something() -> None:
    outlook = outlook_after(pack(*START))
    assert 0.44 < outlook.win < 0.5
    assert 0.1 < outlook.extra_won < 0.4


# --- the cube -----------------------------------------------------------------------------------------------------

EVEN_RACE = "board=...eee............EEE... turn={turn} bar=0,0 side=w phase={phase} dice=- stake={stake} cube={cube}"


def asked(phase: str, turn: str, stake: int = 1, cube: str = "-", **options: str) -> Backgammon:
    return read(EVEN_RACE.format(phase=phase, turn=turn, stake=stake, cube=cube), **options)


def single(win: float) -> Outlook:
    return Outlook(win, 0.0, 0.0)


def best(position: Backgammon, outlook: Outlook, turns: float) -> str:
    found = values(position, outlook, turns)
    return max(found, key=lambda step: found[step])


def test_on_the_last_throw_one_doubles_above_half_and_takes_from_a_quarter() -> None:
    offer, answer = asked("double", "w"), asked("take", "b")
    assert [best(offer, single(win), 1) for win in (0.45, 0.55, 0.95)] == ["roll", "double", "double"]
    assert [best(answer, single(win), 1) for win in (0.74, 0.76)] == ["take", "drop"]


def test_a_live_cube_is_doubled_later_and_taken_earlier() -> None:
    offer, answer = asked("double", "w"), asked("take", "b")
    assert [best(offer, single(win), 20) for win in (0.6, 0.78)] == ["roll", "double"]
    assert [best(answer, single(win), 20) for win in (0.76, 0.82)] == ["take", "drop"]


def test_a_gammon_in_sight_is_worth_more_than_a_cashed_single() -> None:
    assert best(asked("double", "w"), Outlook(0.95, 0.7, 0.0), 10) == "roll"
    assert best(asked("double", "w", jacoby="on"), Outlook(0.95, 0.7, 0.0), 10) == "double"


def test_gammons_against_make_one_refuse() -> None:
    assert best(asked("take", "b"), single(0.7), 10) == "take"
    assert best(asked("take", "b"), Outlook(0.7, 0.45, 0.02), 10) == "drop"


def test_a_wrong_offer_is_beavered() -> None:
    assert best(asked("take", "b", beaver="on"), single(0.4), 10) == "beaver"
    assert best(asked("take", "b", beaver="on"), single(0.7), 10) == "take"
    beavered = asked("beaver", "w", stake=2, cube="b", beaver="on")
    assert best(beavered, single(0.45), 10) == "take"
    assert best(beavered, single(0.1), 10) == "drop"
    assert values(beavered, single(0.1), 10)["drop"] == -2


def test_a_cube_at_64_is_dead() -> None:
    last = asked("take", "b", stake=32, cube="w")
    assert values(last, single(0.7), 20)["take"] == pytest.approx(-64 * 0.4)
    assert values(asked("take", "b"), single(0.7), 20)["take"] > -2 * 0.4, "a live one may still be turned"


def test_the_cube_is_worth_something_to_its_holder() -> None:
    for win in (0.1, 0.3, 0.5, 0.7, 0.9):
        known = odds(single(win))
        assert not_holding(known, 0.68) < known.dead < may_turn(known, 0.68, holding=True)


def test_turns_to_come() -> None:
    assert turns_to_come(asked("double", "w")) == pytest.approx(bearoff.mean_turns([5, 5, 5, 0, 0, 0]))
    assert turns_to_come(backgammon.start({}, 2)) == pytest.approx(167 / 8)


def test_the_offer_is_thought_over() -> None:
    ahead = "board=...eee............BEE... turn={} bar=0,0 side=w phase={} dice=- stake=1 cube=-"
    assert thought(read(ahead.format("w", "double")), 2).step == "double"
    assert thought(read(ahead.format("b", "take")), 2).step == "drop"
    assert thought(asked("double", "w"), 2).step == "roll"
    assert thought(asked("take", "b"), 2).step == "take"


# --- the search ---------------------------------------------------------------------------------------------------


def _exact(node: Node, depth: int) -> float:
    """The value of an end by plain recursion, without any of the search's shortcuts."""
    if not depth or node[0] & 15 == 15:
        return points_after(node)
    return -sum(chance * max(_exact(end, depth - 1) for end in ends) for chance, ends in all_turns(turned(node)))


def test_a_turn_ahead_is_averaged_exactly() -> None:
    position = played(".aa..................CB.", "4,1", **NO_CUBE)
    choice = thought(position, 2)
    ends = turn_ends(position, {})
    expected = max(_exact(pack(end.rows[1], end.rows[0]), 1) for end in ends)
    assert choice.value == pytest.approx(expected)
    assert choice.depth == 2


def test_a_game_with_rules_alone_is_searched_alike() -> None:
    plain: Sense[Backgammon, tuple[Backgammon, int]] = by_rules(
        lambda end, player: points_after(pack(end.rows[player], end.rows[1 - player]))
    )
    position = played(".aa.................AB..", "5,2", **NO_CUBE)
    budget = Budget(depth=2)
    found = expectimax.think(plain, position, budget, Clock(budget), Random(1), lambda choice: None)
    own = expectimax.think(SENSE, position, budget, Clock(budget), Random(1), lambda choice: None)
    assert found.value == pytest.approx(own.value)
    assert found.step == own.step


def test_every_step_is_ranked_by_the_best_turn_it_begins() -> None:
    position = played("B....e.c...Ee...C.E....b", "3,1")
    choice = thought(position, 1)
    assert {step for step, _ in choice.ranked} == set(position.steps())
    assert [value for _, value in choice.ranked] == sorted((value for _, value in choice.ranked), reverse=True)
    known: dict[Backgammon, dict[Backgammon, tuple[str, ...]]] = {}
    for step, value in choice.ranked:
        ends = expectimax.step_ends(position, step, known)
        assert value == pytest.approx(max(points_after(pack(end.rows[1], end.rows[0])) for end in ends))
    here = position
    for step in choice.pv:
        here = here.play(step)
    assert here.side == 0, "the line is a whole turn"


@pytest.mark.parametrize(
    ("dice", "turn"),
    [
        ("3,1", {"3:8/5", "1:6/5"}),
        ("4,2", {"4:8/4", "2:6/4"}),
        ("6,1", {"6:13/7", "1:8/7"}),
        ("5,3", {"5:8/3", "3:6/3"}),
    ],
)
def test_points_are_made_with_the_throws_that_make_them(dice: str, turn: set[str]) -> None:
    assert set(thought(played("B....e.c...Ee...C.E....b", dice), 2).pv) == turn


def test_the_rest_of_a_turn_follows_its_beginning() -> None:
    position = played("B....e.c...Ee...C.E....b", "3,1")
    choice = thought(position, 1)
    assert thought(position.play(choice.pv[0]), 1).pv == choice.pv[1:]


def test_stopping_at_once_still_gives_a_legal_step() -> None:
    position = played("B....e.c...Ee...C.E....b", "6,5")
    choice = thought(position, 3, nodes=1)
    assert choice.step in position.steps()
    assert choice.depth == 0
    assert thought(asked("double", "w"), 2, nodes=1).step in ("double", "roll")


def test_a_budget_spent_on_the_way_keeps_what_was_finished() -> None:
    position = played("B....e.c...Ee...C.E....b", "6,5")
    assert thought(position, 3, nodes=300).depth == 1
    assert thought(position, 1) == replace(thought(position, 3, nodes=300), nodes=thought(position, 1).nodes)


def test_the_same_seed_gives_the_same_step() -> None:
    position = played("B....e.c...Ee...C.E....b", "6,5")
    for level in BRAIN.levels[:3]:
        assert [at_level(position, level, seed) for seed in range(5)] == [
            at_level(position, level, seed) for seed in range(5)
        ]


def test_unpaid_gammons_weigh_half() -> None:
    node = pack(_row({24: 2, 1: 2}), _row({24: 1, 6: 14}))
    win, won, lost = outlook_after(node)
    assert cautious_points_after(node) == pytest.approx(2 * win - 1 + (won - lost) / 2)
    won_now = pack(_row({}), _row({6: 15}))
    assert (points_after(won_now), cautious_points_after(won_now)) == (2.0, 1.0), "too late for a double"


# --- levels -------------------------------------------------------------------------------------------------------


def test_every_level_plays_legally_under_every_rule() -> None:
    for seed, options in enumerate(
        (
            {},
            {"cube": "off", "tie": "reroll"},
            {"crawford": "on"},
            {"jacoby": "on", "beaver": "on"},
        )
    ):
        deciding = [p for p in random_positions(seed, options, 1) if p.turn not in (CHANCE, OVER)]
        for i, position in enumerate(Random(seed).sample(deciding, 12)):
            level = BRAIN.levels[i % 4]
            assert at_level(position, level).step in position.steps()


@pytest.mark.parametrize("level", BRAIN.levels[1:])
def test_from_level_2_on_a_win_in_the_turn_is_taken(level: Level) -> None:
    position = played("a..a.................CBE", "4,1")
    for seed in range(5):
        here = position
        while here.turn == 1:
            here = here.play(at_level(here, level, seed).step)
        assert here.phase == "over"


def test_the_levels_rise() -> None:
    blunders = [level.blunder * level.noise for level in BRAIN.levels]
    assert blunders == sorted(blunders, reverse=True)
    assert [level.sees_wins for level in BRAIN.levels] == [False, True, True, True, True]
    assert max(level.seconds for level in BRAIN.levels[:4]) <= 1 < BRAIN.levels[4].seconds <= 3


def test_a_middle_level_beats_random_play() -> None:
    wins = 0
    for seed in range(6):
        rng = Random(seed)
        position = backgammon.start(NO_CUBE, 2)
        while position.turn != OVER:
            steps = position.steps()
            mine = position.turn == seed % 2 and len(steps) > 1
            position = position.play(at_level(position, BRAIN.levels[2], seed).step if mine else rng.choice(steps))
        result = position.result()
        assert result is not None
        wins += result.scores[seed % 2] > 0
    assert wins == 6
