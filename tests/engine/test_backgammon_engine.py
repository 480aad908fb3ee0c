"""How Backgammon is thought: its tables against independent reckoning, its turns against the rules, its play."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import choose, limits, winning_turn
from jeux.engine.player import Level
from jeux.engine.players.backgammon import CUBE_CARE, PLAYER, chances_and_outlook, node_of, set_stakes, think, wins
from jeux.engine.players.backgammon_cube import Outlook, values
from jeux.engine.players.backgammon_stakes import AFTER, BEFORE, CRAWFORD, chance, stakes
from jeux.engine.search import expectimax
from jeux.engine.tables import bearoff
from jeux.rules.contract import CHANCE, OVER
from jeux.rules.games.backgammon import game as backgammon
from jeux.rules.games.backgammon.men import START, Men
from jeux.rules.games.backgammon.position import NOBODY, Backgammon, Rules

NO_CUBE = {"cube": "off"}
BEFORE_FIRST_THROW = "board=B....e.c...Ee...C.E....b turn=w bar=0,0 side=w phase=double dice=- stake=1 cube=-"


def read(text: str, **options: str) -> Backgammon:
    return backgammon.read(text, options, 2)


def played(board: str, dice: str, **options: str) -> Backgammon:
    """Black to play his dice."""
    return read(f"board={board} turn=b bar=0,0 side=b phase=play dice={dice} stake=1 cube=-", **options)


def thought(position: Backgammon, depth: int, nodes: int | None = None, seed: int = 1) -> SearchResult:
    budget = Budget(nodes=nodes, depth=depth)
    return think(position, budget, Clock(budget), Random(seed), lambda choice: None)


def at_level(position: Backgammon, level: Level, seed: int = 1) -> SearchResult:
    clock = Clock(replace(limits(level), seconds=None))
    return choose(PLAYER, position, level, Random(seed), clock, lambda choice: None)


def seen(position: Backgammon, depth: int = 0) -> Outlook:
    """What the side may expect before its throw."""
    set_stakes(position, position.side)
    return chances_and_outlook(node_of(position, 1 - position.side), depth, Clock(Budget()))[1]


def laid(
    rows: Men,
    stake: int = 1,
    holder: int = NOBODY,
    *,
    cube: bool = True,
    crawford: bool = False,
    jacoby: bool = False,
) -> Backgammon:
    """White's throw comes, by these rules."""
    rules = Rules(cube=cube, tie_doubles=False, crawford=crawford, jacoby=jacoby, beaver=False)
    return Backgammon(rules, rows, 0, "roll", (), stake, holder)


def uncubed(position: Backgammon) -> Backgammon:
    """The side's throw comes in a game without a cube."""
    rows = position.rows[::-1] if position.side else position.rows
    return laid(rows, cube=False)


def expecting(kept: float, doubled: float, redoubled: float = 0.0) -> Outlook:
    """The side may expect so much where the cube stays, and where the other holds it, turned once or twice."""
    return Outlook(kept, kept, kept, 0.0, doubled, 0.0, redoubled)


def in_match(position: Backgammon, white: int, black: int) -> Backgammon:
    """In a match in which the players still need so many points."""
    return backgammon.in_match(position, (white, black))


POINTS = stakes(laid(START), 0)[0]


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


def _still_bearing(home: list[int]) -> list[int]:
    """The row of the men on the arrows 6, 5, … 1."""
    row = sum(bearoff.NUMBERS[16 * i + sum(home[: i + 1])] for i in range(6))
    return list(bearoff.bearoff_table()[row * bearoff.TURNS : (row + 1) * bearoff.TURNS])


@pytest.mark.parametrize("home", [(1,), (6,), (1, 1, 1), (1, 6), (5, 6), (6, 6), (2, 3, 6), (4, 5, 6), (3, 3, 5, 6)])
def test_mean_turns_by_trying_everything(home: tuple[int, ...]) -> None:
    assert sum(_still_bearing(_counts(home))) / 65535 == pytest.approx(_mean(home), abs=1e-4)


def test_known_chances_of_bearing_off() -> None:
    def off_at_once(*home: int) -> float:
        return 36 * (1 - _still_bearing(_counts(home))[1] / 65535)

    assert off_at_once(6, 5) == pytest.approx(6, abs=0.01)
    assert off_at_once(6) == pytest.approx(27, abs=0.01)
    assert off_at_once(4, 1) == pytest.approx(29, abs=0.01)
    assert off_at_once(1, 1, 1) == pytest.approx(6, abs=0.01)
    full = _still_bearing([15, 0, 0, 0, 0, 0])
    assert full == sorted(full, reverse=True)
    assert full[-1] < 10, "the rest of the table is nothing"


def test_who_bears_off_first() -> None:
    """The one who throws, for his last men; with four men on his ace he needs a double."""

    def win(own: int, other: int) -> float:
        rows = (15 - own, own, *[0] * 24), (15 - other, other, *[0] * 24)
        return (1.0 + seen(laid(rows, cube=False)).free) / 2.0

    assert win(2, 2) == pytest.approx(1.0, abs=1e-4)
    assert win(4, 2) == pytest.approx(6 / 36, abs=1e-4)


def test_the_start_is_nearly_even_and_throwing_is_worth_something() -> None:
    known, dead = seen(laid(START)), seen(laid(START, cube=False)).free
    assert 0.0 < dead < 0.2
    assert known.theirs < dead < known.own


# --- the cube -----------------------------------------------------------------------------------------------------

EVEN_RACE = "board=...eee............EEE... turn={turn} bar=0,0 side=w phase={phase} dice=- stake={stake} cube={cube}"


def asked(phase: str, turn: str, stake: int = 1, cube: str = "-", **options: str) -> Backgammon:
    return read(EVEN_RACE.format(phase=phase, turn=turn, stake=stake, cube=cube), **options)


def best(position: Backgammon, depth: int) -> str:
    return thought(position, depth).step


def race(own: str, other: str, phase: str, **options: str) -> Backgammon:
    """White, whose turn it is, has these men on his arrows 6 to 1, Black those."""
    turn = "b" if phase == "take" else "w"
    board = f"{other[::-1]}............{own}"
    text = f"board={board} turn={turn} bar=0,0 side=w phase={phase} dice=- stake=1 cube=-"
    return read(text, **options)


def test_on_the_last_throw_one_doubles_above_half_and_takes_from_a_quarter() -> None:
    """One throw for White: 6 and 1 go off with 15 throws of 36, 5 and 2 with 19, 4 and 1 with 29, while Black's last
    man waits."""
    for men, offered, answered in (
        ("A....A", "roll", "take"),
        (".A..A.", "double", "take"),
        ("..A..A", "double", "drop"),
    ):
        assert best(race(men, ".....a", "double"), 1) == offered
        assert best(race(men, ".....a", "take"), 1) == answered


@pytest.mark.parametrize(("phase", "own"), [("double", 19), ("take", 17)])
def test_the_window_of_the_last_throw_is_that_of_a_dead_cube(phase: str, own: int) -> None:
    """Five and two go off with 19 throws of 36. A double is right from half of the games on, refused from three
    quarters on, and no gammon is worth playing on for."""
    figures = dict(thought(race(".A..A.", ".....a", phase), 1).figures["take" if phase == "take" else "double"])
    assert figures.pop("win") == pytest.approx(own / 36, abs=1e-5)
    assert figures == pytest.approx(
        {"double": 0.0, "lost-double": 0.0, "open": 0.5, "cash": 0.75, "good": 1.0}, abs=1e-3
    )


@pytest.mark.parametrize("away", [None, (3, 3), (2, 3), (7, 4), (1, 5)])
def test_the_window_agrees_with_the_values(away: tuple[int, int] | None) -> None:
    """Without look-ahead a double is worth more inside the window and less outside, and is accepted up to its end."""
    near, checked = 0.003, set[str]()
    for position in random_positions(4, {"cube": "on", "tie": "reroll", "beaver": "off"}, 4):
        here = in_match(position, *away) if away else position
        if here.phase not in ("double", "take"):
            continue
        choice = thought(here, 1)
        values, figures = dict(choice.ranked), dict(choice.figures[choice.step])
        checked.add(here.phase)
        if here.phase == "take":
            gain, surplus = values["take"] - values["drop"], figures["win"] - (1.0 - figures["cash"])
        else:
            gain = values["double"] - values["roll"]
            surplus = min(figures["win"] - figures["open"], figures["good"] - figures["win"])
        assert gain * surplus >= 0.0 or abs(gain) < 0.005 or abs(surplus) < near, (here, values, figures)
    assert checked == {"double", "take"}


def test_a_look_at_the_throws_prices_the_cube_of_the_next_turn() -> None:
    """White has two turns unless Black's only man goes off between them: no cube that comes back can help."""
    last = race("..AA.A", ".....a", "double")
    assert seen(last, 2).free == pytest.approx(seen(uncubed(last), 2).free, abs=1e-9)


def test_a_gammon_in_sight_is_worth_more_than_a_cashed_single() -> None:
    found = values(asked("double", "w"), expecting(1.6, 3.0), POINTS)
    assert found["roll"] > found["double"] == 1.0


def test_jacoby_does_not_pay_a_gammon_before_the_cube_is_turned() -> None:
    crushed = (10, 5, *[0] * 24), (*[0] * 25, 15)
    assert seen(laid(crushed)).free > 1.9
    assert seen(laid(crushed, jacoby=True)).free == pytest.approx(1.0, abs=0.05)
    assert seen(laid(crushed, jacoby=True)).own > 1.9


def test_a_wrong_offer_is_beavered() -> None:
    behind, ahead = expecting(-0.2, -0.6, -1.2), expecting(0.4, 0.6, 1.2)

    def answer(known: Outlook) -> str:
        found = values(asked("take", "b", beaver="on"), known, POINTS)
        return max(found, key=lambda step: found[step])

    assert (answer(behind), answer(ahead)) == ("beaver", "take")
    beavered = values(asked("beaver", "w", stake=2, cube="b", beaver="on"), behind, POINTS)
    assert beavered == {"take": pytest.approx(-1.2), "drop": -2.0}


def test_a_cube_at_64_is_dead() -> None:
    dead = seen(laid(START, cube=False)).free
    assert seen(laid(START, stake=32, holder=0)).theirs_double == pytest.approx(2 * dead)
    assert seen(laid(START, stake=16, holder=0)).theirs_double < 2 * dead - 0.05, "a live one may still be turned"


def test_the_cube_is_worth_something_to_its_holder() -> None:
    for position in random_positions(7, {}, 1)[10:60:10]:
        if position.side >= 0:
            known = seen(position)
            assert known.theirs <= seen(uncubed(position)).free <= known.own


# --- the score of a match -----------------------------------------------------------------------------------------


def test_the_table_of_a_match_agrees_with_the_published_ones() -> None:
    """K. Woolsey's table, and after Crawford's game that of the same (*How to play tournament backgammon*, 1993), in
    whole per cents: a formula without any of its data comes within two."""
    woolsey = {(2, 3): 60, (2, 5): 75, (2, 7): 84, (3, 4): 57, (3, 7): 76, (4, 5): 57, (4, 7): 70, (6, 7): 56}
    for away, per_cent in woolsey.items():
        assert 100 * chance(away, BEFORE) == pytest.approx(per_cent, abs=2)
        assert chance(away, BEFORE) + chance(away[::-1], BEFORE) == pytest.approx(1.0)
    for other, per_cent in {2: 70, 3: 75, 5: 85, 7: 91}.items():
        assert 100 * chance((1, other), CRAWFORD) == pytest.approx(per_cent, abs=2)
    for own, per_cent in {2: 49, 3: 32, 4: 31, 5: 19}.items():
        assert 100 * chance((own, 1), AFTER) == pytest.approx(per_cent, abs=2)


def test_points_and_an_endless_match_are_worth_the_same() -> None:
    far = stakes(in_match(laid(START), 60, 60), 0)[0]
    assert far[:12] == pytest.approx(POINTS[:12], rel=0.1)


def test_who_has_nothing_to_lose_doubles_at_once() -> None:
    even = read("board=B....e.c...Ee...C.E....b turn=w bar=0,0 side=w phase=double dice=- stake=1 cube=-")
    assert thought(even, 1).step == "roll"
    assert thought(in_match(even, 3, 1), 2).step == "double"
    assert thought(in_match(even, 1, 3), 2).step == "roll", "one point is all that White needs"


def test_who_is_too_good_keeps_a_cube_that_costs_nothing() -> None:
    """White is sure to lose a gammon; twice the stake would lose the match with it, for Black need not turn again."""
    lost = read("board=a..........CAAA...F.AB.. turn=w bar=0,0 side=w phase=double dice=- stake=2 cube=w")
    for depth in (1, 2):
        found = dict(thought(in_match(lost, 3, 7), depth).ranked)
        assert found["double"] < found["roll"] - 1.0


def test_a_double_that_changes_nothing_is_not_offered() -> None:
    ahead = "board=...eee............BEE... turn=w bar=0,0 side=w phase=double dice=- stake=2 cube=w"
    assert thought(read(ahead), 1).step == "double"
    assert thought(in_match(read(ahead), 2, 2), 1).step == "roll"


def test_a_gammon_counts_where_the_match_needs_it() -> None:
    """Two points short a gammon wins the match; one point short it is worth nothing."""
    needed, idle = (stakes(in_match(laid(START, crawford=True), own, 1 if own > 1 else 2), 0)[0] for own in (2, 1))
    assert needed[1] > needed[0] + 1.0
    assert idle[0] == idle[1] == idle[2]


def test_the_offer_is_thought_over() -> None:
    ahead = "board=...eee............BEE... turn={} bar=0,0 side=w phase={} dice=- stake=1 cube=-"
    for depth in (1, 2):
        assert thought(read(ahead.format("w", "double")), depth).step == "double"
        assert thought(read(ahead.format("b", "take")), depth).step == "drop"
        assert thought(asked("double", "w"), depth).step == "roll"
        assert thought(asked("take", "b"), depth).step == "take"


# --- the search ---------------------------------------------------------------------------------------------------


def test_every_step_is_ranked_by_the_best_turn_it_begins() -> None:
    position = played("B....e.c...Ee...C.E....b", "3,1", **NO_CUBE)
    choice = thought(position, 1)
    assert {step for step, _ in choice.ranked} == set(position.steps())
    assert [value for _, value in choice.ranked] == sorted((value for _, value in choice.ranked), reverse=True)
    known: dict[Backgammon, dict[Backgammon, tuple[str, ...]]] = {}
    for step, value in choice.ranked:
        ends = expectimax.step_ends(position, step, known)
        assert value == pytest.approx(max(-seen(end).free for end in ends))
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
    for level in PLAYER.levels[:3]:
        assert [at_level(position, level, seed) for seed in range(5)] == [
            at_level(position, level, seed) for seed in range(5)
        ]


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
            level = PLAYER.levels[i % 4]
            assert at_level(position, level).step in position.steps()


@pytest.mark.parametrize("level", PLAYER.levels[1:])
def test_from_level_2_on_a_win_in_the_turn_is_taken(level: Level) -> None:
    position = played("a..a.................CBE", "4,1")
    for seed in range(5):
        here = position
        while here.turn == 1:
            here = here.play(at_level(here, level, seed).step)
        assert here.phase == "over"


def test_a_win_at_hand_is_found_as_by_exploring_every_turn() -> None:
    found = 0
    for position in random_positions(3, NO_CUBE, 8):
        if position.turn not in (CHANCE, OVER) and sum(position.rows[position.side][1:]) < 7:
            slow, quick = winning_turn(position), wins(position)
            assert (slow is None) == (quick is None)
            found += quick is not None
    assert found > 5


def test_the_levels_rise() -> None:
    blunders = [level.blunder * level.noise for level in PLAYER.levels]
    assert blunders == sorted(blunders, reverse=True)
    assert [level.sees_wins for level in PLAYER.levels] == [False, True, True, True, True]
    assert max(level.seconds for level in PLAYER.levels[:4]) <= 1 < PLAYER.levels[4].seconds <= 3


@pytest.mark.parametrize("level", PLAYER.levels)
def test_no_step_loses_more_than_the_band_of_a_level_and_no_cube_decision_more_than_a_part(level: Level) -> None:
    deciding = [p for p in random_positions(5, {}, 3) if p.turn not in (CHANCE, OVER) and len(p.steps()) > 1]
    cubes = [position for position in deciding if position.phase != "play"]
    assert len(cubes) > 20
    for number, position in enumerate([*deciding[::5], *cubes[::2]]):
        budget = Budget(depth=1, margin=1e9)
        worth = dict(think(position, budget, Clock(budget), Random(1), lambda _: None).ranked)
        step = at_level(position, level, number).step
        band = level.noise * (1.0 if position.phase == "play" else CUBE_CARE)
        assert max(worth.values()) - worth[step] <= band + 1e-9, (position, step)


def test_errors_are_mostly_small() -> None:
    """Of the steps of a level that are not the best, those that lose less than half of its band are the most."""
    level, small, large = PLAYER.levels[0], 0, 0
    for number, position in enumerate(random_positions(6, NO_CUBE, 6)):
        if position.phase == "play" and len(position.steps()) > 3:
            budget = Budget(depth=1, margin=1e9)
            worth = dict(think(position, budget, Clock(budget), Random(1), lambda _: None).ranked)
            loss = max(worth.values()) - worth[at_level(position, level, number).step]
            small, large = small + (0.0 < loss < level.noise / 2), large + (loss >= level.noise / 2)
    assert small > 100
    assert small > 4 * large


def test_no_level_doubles_at_the_first_throw() -> None:
    opening = read(BEFORE_FIRST_THROW)
    for level in PLAYER.levels:
        assert {at_level(opening, level, seed).step for seed in range(40)} == {"roll"}


def test_the_best_errors_still_beat_random_play() -> None:
    wins = 0
    for seed in range(6):
        rng = Random(seed)
        position = backgammon.start(NO_CUBE, 2)
        while position.turn != OVER:
            steps = position.steps()
            mine = position.turn == seed % 2 and len(steps) > 1
            position = position.play(at_level(position, PLAYER.levels[4], seed).step if mine else rng.choice(steps))
        result = position.result()
        assert result is not None
        wins += result.scores[seed % 2] > 0
    assert wins == 6
