"""Assaut: what the vectors do not say — effects, gestures, what refusals and results point at, and random play."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jeux.rules.contract import (
    OVER,
    BadOption,
    BadPosition,
    Formed,
    MalformedStep,
    Moved,
    Put,
    Removed,
    complete_options,
)
from jeux.rules.games.assaut.board import FORTRESS, INDEX, JUMPS, LINES, NEIGHBOURS, POINTS, STEPS, longest
from jeux.rules.games.assaut.game import GAME, read, start
from jeux.rules.games.assaut.position import Assaut

T1 = "board=.o..o.ss...ssssssssssssssssssssss turn=s hand=0 jump=- owed=0 guilty=- quiet=0"
T5 = "board=.o....s..o..ss..s...s...s.ss.ssss turn=o hand=0 jump=- owed=0 guilty=- quiet=8"
T6 = "board=.o....s.....ss......s..os.ss.ssss turn=o hand=0 jump=d3 owed=1 guilty=- quiet=0"
T7 = "board=.o....s.so..ss..s...s...s.ss..sss turn=o hand=0 jump=- owed=0 guilty=- quiet=0"
T8 = "board=.o....s.s...ss......s..os.ss..sss turn=o hand=0 jump=d3 owed=1 guilty=- quiet=0"
T10 = "board=...o..s.so..ss..s...s.....ss..sss turn=o hand=0 jump=- owed=0 guilty=- quiet=0"
T11 = "board=...oo.s.s...ss..s...s.....ss..sss turn=s hand=0 jump=- owed=0 guilty=c6,d6 quiet=1"
T17 = "board=.oo...s.s...ss......s...s.....sss turn=s hand=0 jump=- owed=0 guilty=- quiet=0"
T20 = "board=sosssso.sss....s................. turn=s hand=0 jump=- owed=0 guilty=d7 quiet=3"
T23 = "board=.o....s..o..ss..s...s...s.....sss turn=o hand=0 jump=- owed=0 guilty=- quiet=0"
T26 = "board=s.sssso.sss.o.........s.......... turn=s hand=0 jump=- owed=0 guilty=- quiet=0"
FORCED = {"capture": "forced"}

OPTIONS = [
    {"capture": capture, "approach": approach}
    for capture in GAME.options[0].values
    for approach in GAME.options[1].values
]


def at(text: str, **options: str) -> Assaut:
    return read(text, options, 2)


def told(here: Assaut, step: str) -> tuple[str, tuple[str, ...]]:
    refusal = here.refusal(step)
    assert refusal is not None, step
    assert step not in here.steps()
    return refusal.code, refusal.places


def wander(options: dict[str, str], seed: int, plies: int) -> tuple[list[Assaut], list[str]]:
    """The positions of a game played at random, the start first, and the steps between them."""
    chance = random.Random(seed)
    seen, steps = [start(options, 2)], list[str]()
    while seen[-1].turn != OVER and len(steps) < plies:
        steps.append(chance.choice(seen[-1].steps()))
        seen.append(seen[-1].play(steps[-1]))
    return seen, steps


# --- the board --------------------------------------------------------------------------------------------------------


def test_board_of_the_page() -> None:
    assert len(POINTS) == 33
    assert POINTS[0] == "c7"
    assert POINTS[6:13] == ("a5", "b5", "c5", "d5", "e5", "f5", "g5")
    assert set(FORTRESS) == {"c7", "d7", "e7", "c6", "d6", "e6", "c5", "d5", "e5"}
    joined = {frozenset(pair) for line in LINES for pair in pairwise(line)}
    slanted = [pair for pair in joined if len({p[0] for p in pair}) == 2 and len({p[1] for p in pair}) == 2]
    assert (len(joined), len(slanted)) == (72, 20)
    crossroads = "c1 e1 d2 a3 c3 e3 g3 b4 d4 f4 a5 c5 e5 g5 d6 c7 e7"
    assert {p for pair in slanted for p in pair} == set(crossroads.split(" "))
    assert sum(len(jumps) for jumps in JUMPS) == 104


NEAR_TABLE = """c1:c2,d2 d1:d2 e1:d2,e2 c2:c3 d2:c3,d3,e3 e2:e3 a3:a4,b3,b4 b3:b4,c3 c3:b4,c4,d4 d3:d4 e3:d4,e4,f4
f3:e3,f4 g3:f3,f4,g4 a4:a5,b4 b4:b5,c4,c5 c4:c5 d4:c5,d5,e5 e4:e5 f4:e4,e5,f5 g4:f4,g5 a5:b4,b5 b5:c5 f5:e5 g5:f4,f5"""


def outside_steps(approach: str) -> set[tuple[str, str]]:
    here = at(T1, approach=approach)
    return {(a, b) for a in POINTS if a not in FORTRESS for b in here.nearer(a)}


def test_steps_of_a_soldier_outside() -> None:
    rows = (row.split(":") for row in NEAR_TABLE.split())
    near = {(a, b) for a, targets in rows for b in targets.split(",")}
    assert len(near) == 48
    assert outside_steps("near") == near
    assert outside_steps("no-retreat") == near - {("a5", "b4"), ("g5", "f4")}
    assert len(outside_steps("path")) == 36
    assert len(outside_steps("forward")) == 40


def test_a_soldier_inside_goes_anywhere_inside() -> None:
    here = at(T1)
    for point in FORTRESS:
        assert here.nearer(point) == tuple(p for p in NEIGHBOURS[point] if p in FORTRESS)


# --- the example of the booklet ---------------------------------------------------------------------------------------


def test_stopping_short_is_a_fault() -> None:
    half = at(T5).play("d5xd3")
    assert half.text() == T6
    assert half.turn == 1
    assert set(half.steps()) == {"d3xf3", "stop"}
    stopped = half.play("stop")
    assert stopped.turn == 0
    assert stopped.guilty == ("d3",)
    assert {"huff:d3"} == {step for step in stopped.steps() if step.startswith("huff")}
    whole = half.play("d3xf3")
    assert whole.turn == 0
    assert whole.guilty == ()


def test_forgetting_a_capture_is_a_fault_of_every_officer_who_could() -> None:
    assert at(T5).play("d5-c5").guilty == ("c5",), "the fault follows the officer who moved"
    assert at(T5).play("d7-d6").guilty == ("d5",)
    assert at(T10).play("d5-d6").guilty == ("c6", "d6")


def test_a_full_capture_excuses_the_other_officer() -> None:
    half = at(T10).play("c6xc4")
    assert half.play("stop").guilty == ("c4",), "he could take two"
    assert half.play("c4xe4").guilty == (), "d5 could take, but a whole capture was made"


def test_one_officer_only_is_huffed_and_the_soldiers_still_step() -> None:
    after = at(T11).play("huff:c6")
    assert after.turn == 0
    assert after.guilty == ()
    assert after.quiet == 0
    assert not any(step.startswith("huff") for step in after.steps())
    assert after.play("a5-b5").turn == 1


def test_the_right_to_huff_is_lost_by_a_step() -> None:
    after = at(T11).play("a5-b5")
    assert after.guilty == ()
    assert after.turn == 1


def test_a_jump_below_nine_soldiers_ends_at_once() -> None:
    after = at(T23).play("d5xd3")
    assert after.turn == OVER
    assert after.steps() == ()
    result = after.result()
    assert result is not None
    assert (result.scores, result.reason) == ((0.0, 1.0), "too-few-soldiers")
    assert len(result.places) == 8
    assert told(after, "d3xf3") == ("game-over", ())


def test_repetition_forgets_what_cannot_come_back() -> None:
    here = at(T26)
    shuffle = ("c7-d7", "a5-a4", "d7-c7", "a4-a5")
    for step in shuffle * 2:
        assert here.result() is None
        here = here.play(step)
    result = here.result()
    assert result is not None
    assert result.reason == "repetition"
    here = at(T26)
    for step in (*shuffle, "c3-c4"):
        here = here.play(step)
    assert here.past == ()
    assert here.quiet == 0


def test_equality_ignores_the_history() -> None:
    here = at(T26)
    for step in ("c7-d7", "a5-a4", "d7-c7", "a4-a5"):
        here = here.play(step)
    same = at(here.text())
    assert here == same
    assert hash(here) == hash(same)
    assert here.past != same.past
    assert here != at(T26), "the quiet count differs"


# --- what refusals and results point at -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "step", "code", "places"),
    [
        (start({}, 2).text(), {}, "d5-d4", "place-officers-first", ("hand:o",)),
        (start({}, 2).text(), {}, "d4", "not-in-fortress", ("d4",)),
        (start({}, 2).play("d6").text(), {}, "d6", "occupied", ("d6",)),
        (T1, {}, "d5", "officers-placed", ("d5",)),
        (T5, {}, "huff:d5", "soldiers-huff", ("d5",)),
        (T20, {}, "huff:c7", "not-guilty", ("c7",)),
        (T5, {}, "stop", "no-capture-running", ()),
        (T8, FORCED, "stop", "capture-to-finish", ("d3",)),
        (T1, {}, "d4xd6", "soldiers-do-not-take", ("d4",)),
        (T1, {}, "c7-c6", "empty-point", ("c7",)),
        (T1, {}, "d7-c7", "not-your-man", ("d7",)),
        (T6, {}, "d7-d6", "go-on-or-stop", ("d3",)),
        (T6, {}, "d7xd5", "go-on-or-stop", ("d3",)),
        (T6, {}, "d3-d4", "go-on-or-stop", ("d3",)),
        (T5, {}, "d5-d4", "occupied", ("d4",)),
        (T5, {}, "d5-e6", "no-line", ("d5", "e6")),
        (T5, {}, "d5xe7", "no-line", ("d5", "e7")),
        (T5, {}, "d5xb5", "nothing-to-jump", ("c5",)),
        (T7, FORCED, "d5xb5", "longer-capture", ("d4", "e3")),
        (T7, FORCED, "d7-d6", "must-capture", ("d5", "d4")),
        (T17, {}, "c5-b5", "no-exit", ("c5", "b5")),
        (T1, {}, "d4-d3", "occupied", ("d3",)),
        (T17, {}, "a4-a3", "occupied", ("a3",)),
        (T17, {}, "e3-e2", "not-nearer", ("e3",)),
    ],
)
def test_refusals_point_at_what_explains(
    text: str, options: dict[str, str], step: str, code: str, places: tuple[str, ...]
) -> None:
    assert told(at(text, **options), step) == (code, places)


def test_what_is_no_step_is_malformed() -> None:
    for text in ("", "d8", "a1", "d5-d5", "d5xd5", "huff:", "huff:a1", "stop ", "D5-D4", "d5d4", "pass"):
        with pytest.raises(MalformedStep):
            at(T1).refusal(text)


def test_results_point_at_what_shows_them() -> None:
    shown = {
        "board=oosss...sss.........sss.......... turn=o hand=0 jump=- owed=0 guilty=- quiet=0": ("c7", "d7"),
        "board=sosssso.sss....s................. turn=s hand=0 jump=- owed=0 guilty=- quiet=3": (
            *("c7", "e7", "c6", "d6", "e6", "c5", "d5", "e5", "c4"),
        ),
        "board=sssssso.sss.o.................... turn=o hand=0 jump=- owed=0 guilty=- quiet=1": FORTRESS,
        "board=...s....ss..........s.....ss.ssss turn=s hand=0 jump=- owed=0 guilty=- quiet=0": (),
    }
    for text, places in shown.items():
        result = at(text).result()
        assert result is not None
        assert result.places == places


# --- what is seen and touched -----------------------------------------------------------------------------------------


def test_effects() -> None:
    assert start({}, 2).effects("d6") == (Put("o", "hand:o", "d6"),)
    assert at(T1).effects("d4-d5") == (Moved("s", "d4", "d5"),)
    assert at(T5).effects("d5-c5") == (Moved("o", "d5", "c5"),)
    assert at(T5).effects("d5xd3") == (Moved("o", "d5", "d3", jump=True), Removed("s", "d4", "taken:o"))
    assert at(T6).effects("stop") == ()
    assert at(T11).effects("huff:c6") == (Removed("o", "c6", "taken:s"),)


def test_the_ninth_soldier_forms_the_fortress() -> None:
    here = at("board=ssssss..ss.so.................... turn=s hand=0 jump=- owed=0 guilty=- quiet=0")
    assert here.effects("f5-e5") == (Moved("s", "f5", "e5"), Formed(FORTRESS))
    assert here.play("f5-e5").turn == OVER
    assert here.effects("d5-e5") == (Moved("s", "d5", "e5"),)


def test_men_beside_the_board() -> None:
    assert [place for place, _ in start({}, 2).men()].count("hand:o") == 2
    beside = [place for place, _ in at(T20).men() if place not in POINTS]
    assert beside.count("taken:o") == 24 - 9
    assert beside.count("taken:s") == 0
    huffed = at(T20).play("huff:d7")
    assert ("taken:s", "o") in huffed.men()


def test_one_touch() -> None:
    opening = start({}, 2)
    assert opening.gesture(("d6",)) == "d6"
    assert opening.gesture(("hand:o", "d6")) == "d6"
    assert opening.gesture(("hand:o",)) is None
    assert opening.gesture(("d4",)) == "d4", "refused with its reason: not-in-fortress"
    assert at(T11).gesture(("c6",)) == "huff:c6"
    assert at(T20).gesture(("a5",)) == "huff:a5", "the other officer: refused with its reason, not-guilty"
    assert at(T1).gesture(("d4",)) is None, "an own man is picked up, nothing is played yet"
    assert at(T5).gesture(("d5",)) is None
    for here, place, code in ((at(T1), "d7", "not-your-man"), (at(T1), "c7", "empty-point")):
        explained = here.gesture((place,))
        assert explained is not None
        assert told(here, explained)[0] == code


def test_two_touches() -> None:
    officers, soldiers = at(T5), at(T1)
    assert officers.gesture(("d5", "d3")) == "d5xd3"
    assert officers.gesture(("d5", "c5")) == "d5-c5"
    assert officers.gesture(("d5", "e7")) == "d5-e7"
    assert at(T10).gesture(("c6", "e6")) == "c6xe6"
    assert soldiers.gesture(("d4", "d5")) == "d4-d5"
    assert soldiers.gesture(("d4", "d6")) == "d4-d6", "nobody to jump over: he goes too far, no-line"
    assert at(T11).gesture(("c5", "c7")) == "c5xc7", "over an officer: soldiers-do-not-take"
    assert soldiers.gesture(("d4", "d4")) is None
    assert soldiers.gesture(("d4", "taken:o")) is None
    assert soldiers.gesture(("d4", "d5", "d6")) is None
    assert soldiers.gesture(()) is None


# --- positions from outside -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (T1.replace("board=.o", "board=so"), {}),
        (T1.replace("board=.o", "board=oo"), {}),
        (T1.replace("hand=0", "hand=1"), {}),
        (T1.replace("hand=0", "hand=3"), {}),
        (T1.replace("turn=s", "turn=x"), {}),
        (T1.replace("owed=0", "owed=1"), {}),
        (T1.replace("guilty=-", "guilty=d5"), {}),
        (T1.replace("guilty=-", "guilty=d6,d7"), {}),
        (T1.replace("guilty=-", "guilty=d7,d7"), {}),
        (T1.replace("quiet=0", "quiet=101"), {}),
        (T1.replace("quiet=0", "quiet=00"), {}),
        (T1.replace("jump=-", "jump=d6"), {}),
        (T1.replace(" quiet=0", ""), {}),
        (T1 + " ", {}),
        (T11, FORCED),
        (T5.replace("guilty=-", "guilty=d5"), {}),
        (T5.replace("jump=-", "jump=d5"), {}),
        (T6.replace("jump=d3", "jump=d7"), {}),
        (T6.replace("jump=d3", "jump=d4"), {}),
        (T6.replace("quiet=0", "quiet=1"), {}),
        (T23.replace("jump=-", "jump=d5").replace("sss turn", "... turn"), {}),
        (T8.replace("owed=1", "owed=2"), FORCED),
        (start({}, 2).text().replace("turn=o", "turn=s"), {}),
        (start({}, 2).text().replace("quiet=0", "quiet=1"), {}),
        (start({}, 2).text().replace("hand=2", "hand=1"), {}),
        (start({}, 2).text().replace("board=......s", "board=s......"), {}),
    ],
)
def test_what_is_not_a_position(text: str, options: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        at(text, **options)


def test_unknown_options() -> None:
    for options in ({"capture": "never"}, {"speed": "fast"}):
        with pytest.raises(BadOption):
            start(options, 2)
    assert complete_options(GAME, {}) == {"capture": "huff", "approach": "near"}


# --- random play ------------------------------------------------------------------------------------------------------

Games = st.tuples(st.sampled_from(OPTIONS), st.integers(0, 2**32), st.integers(1, 250))


def captures(point: str, soldiers: frozenset[str], others: frozenset[str]) -> int:
    """M counted the plain way: on sets of names, without the tables nor the memory of the rules' own count."""
    best = 0
    for line in (way for chain in LINES for way in (chain, chain[::-1]) if point in way):
        ahead = line[line.index(point) + 1 :][:2]
        if len(ahead) == 2 and ahead[0] in soldiers and ahead[1] not in soldiers | others:
            best = max(best, 1 + captures(ahead[1], soldiers - {ahead[0]}, others))
    return best


@settings(max_examples=40)
@given(Games)
def test_refusals_and_steps_agree(game: tuple[dict[str, str], int, int]) -> None:
    here = wander(*game)[0][-1]
    legal = {step for step in STEPS if here.refusal(step) is None}
    assert legal == set(here.steps())
    codes = {told(here, step)[0] for step in STEPS if step not in legal}
    assert codes <= set(GAME.refusals)


def most_captures(here: Assaut) -> dict[str, int]:
    """M of every officer, by his point."""
    men = [(place, man) for place, man in here.men() if place in INDEX]
    soldiers = frozenset(place for place, man in men if man == "s")
    officers = frozenset(place for place, man in men if man == "o")
    return {officer: captures(officer, soldiers, officers - {officer}) for officer in officers}


@settings(max_examples=60)
@given(Games)
def test_the_longest_capture_is_the_plain_count(game: tuple[dict[str, str], int, int]) -> None:
    for here in wander(*game)[0]:
        for officer, most in most_captures(here).items():
            assert longest(INDEX[officer], here.soldiers, here.empty) == most


def faults(before: Assaut, turn: list[str]) -> set[str]:
    """R9 told again from what was played in a whole turn of the officers."""
    able = most_captures(before)
    if "-" in turn[0]:
        origin, target = turn[0].split("-")
        return {target if place == origin else place for place, most in able.items() if most}
    jumps = [step.split("x") for step in turn if step != "stop"]
    return {jumps[-1][1]} if len(jumps) < able[jumps[0][0]] else set()


@settings(max_examples=40)
@given(Games)
def test_faults_are_those_of_the_page(game: tuple[dict[str, str], int, int]) -> None:
    positions, steps = wander({**game[0], "capture": "huff"}, *game[1:])
    before, turn = positions[0], list[str]()
    for here, step, after in zip(positions, steps, positions[1:], strict=False):
        if here.hand or here.turn == 0:
            continue
        if here.jump < 0:
            before, turn = here, []
        turn.append(step)
        if after.jump < 0 and after.soldiers.bit_count() >= 9:
            assert set(after.guilty) == faults(before, turn)


@settings(max_examples=60)
@given(Games)
def test_no_fault_is_ever_made_when_captures_are_forced(game: tuple[dict[str, str], int, int]) -> None:
    options, seed, plies = game
    for here in wander({**options, **FORCED}, seed, plies)[0]:
        assert here.guilty == ()
        if here.jump >= 0:
            assert here.owed == longest(here.jump, here.soldiers, here.empty)
            assert "stop" not in here.steps()


@settings(max_examples=60)
@given(Games)
def test_touching_the_places_of_a_step_plays_it(game: tuple[dict[str, str], int, int]) -> None:
    here = wander(*game)[0][-1]
    for step in here.steps():
        places = here.places(step)
        assert here.gesture(places) == (step if places else None)


def test_random_games_end() -> None:
    """R12 bounds every game; the longest of two thousand random ones lasted 474 steps."""
    for seed in range(60):
        for options in OPTIONS:
            assert wander(options, seed, 3000)[0][-1].turn == OVER
