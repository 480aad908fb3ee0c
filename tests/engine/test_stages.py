"""What every step is worth: all of them once, the same each time, true where it is said to be proven."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, repeat
from random import Random

import pytest

from jeux.engine.budget import Clock
from jeux.engine.lookup import player_of
from jeux.engine.values import Value, stage_bounds, step_values, worth_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Position, complete_options
from tests.rules.vectors import FOLDER, Case, load, position
from tests.told import told

LONG = 1_000.0
"""Seconds in which every search of a test spends its nodes."""
USUAL = 6_000
"""Nodes spent on a position; those of a tree cost more, and its tests say how many (`NODES`)."""
WALKS = (6, 23, 41)
"""How far into a game the positions are, at most."""


@dataclass(frozen=True)
class Asked:
    """A position and what is spent on it."""

    key: str
    position: Position
    nodes: int | None = None

    def _clock(self) -> Clock:
        nodes = self.nodes or told(self.key, "NODES", USUAL)
        return Clock(stage_bounds(player_of(self.key), 1, LONG, nodes))

    def all(self) -> tuple[Value, ...]:
        """What all steps are worth."""
        clock = self._clock()
        values = step_values(player_of(self.key), self.position, clock, Random(0), lambda _: None)
        assert not clock.cut
        return values

    def one(self, step: str) -> Value:
        """What one is worth."""
        return worth_of(player_of(self.key), self.position, step, self._clock(), Random(0), lambda _: None)


@cache
def walked(key: str) -> tuple[Asked, ...]:
    """Some positions of a game played at random, in which a player decides."""
    return tuple(Asked(key, _walk(key, far, Random(far))) for far in WALKS)


def _walk(key: str, far: int, lot: Random) -> Position:
    game = CATALOGUE[key]
    here = last = game.start(complete_options(game, {}), game.players[0])
    while here.turn != OVER and (far > 0 or here.turn == CHANCE):
        far -= 1
        if here.turn == CHANCE:
            steps, chances = zip(*here.chances(), strict=True)
            here = here.play(lot.choices(steps, [float(chance) for chance in chances])[0])
        else:
            last = here
            here = here.play(lot.choice(here.steps()))
    return last if here.turn == OVER else here


EXACT = [key for key in CATALOGUE if told(key, "PROVES_ALL", False)]
EVERY_GAME = pytest.mark.parametrize("key", CATALOGUE)


@EVERY_GAME
def test_every_step_once_best_first_and_what_is_expected_of_it(key: str) -> None:
    for asked in walked(key):
        values = asked.all()
        assert sorted(each.step for each in values) == sorted(asked.position.steps())
        assert [each.value for each in values] == sorted((each.value for each in values), reverse=True)
        assert not any(each.bound and each.exact for each in values)
        for each in values:
            assert each.line[0] == each.step
            here = asked.position
            for step in each.line:
                assert here.refusal(step) is None, (here.text(), each)
                here = here.play(step)


def in_turn(key: str, *, thorough: bool) -> tuple[Asked, ...]:
    """All of them, or one: early in one game, late in the next."""
    return walked(key) if thorough else walked(key)[list(CATALOGUE).index(key) % len(WALKS) :][:1]


@EVERY_GAME
def test_the_same_question_has_the_same_answer_whatever_was_asked_before(key: str, thorough: bool) -> None:
    first, *others = walked(key)
    before = first.all(), first.one(first.position.steps()[-1])
    for asked in (*others, first) if thorough else others[:1]:
        asked.all()
        asked.one(asked.position.steps()[0])
    after = first.one(first.position.steps()[-1]), first.all()
    assert before == after[::-1]


TOLERANCE = 0.18
"""How far a value may lie from that of a search of the step with as many nodes: the one sees several turns more than
the other, on a few thousand nodes. Where nothing is estimated they are the same. A part of a win, or of the `UNIT`
that the tests of a game tell."""


@EVERY_GAME
@pytest.mark.parametrize("looks", [0, 3])
def test_an_analysis_that_is_stopped_has_all_steps_and_says_what_it_knows(key: str, looks: int, thorough: bool) -> None:
    for asked in in_turn(key, thorough=thorough):
        answers = chain(repeat(False, looks), repeat(True))
        clock = Clock(stage_bounds(player_of(key), 3, LONG), partial(next, answers))
        values = step_values(player_of(key), asked.position, clock, Random(0), lambda _: None)
        assert sorted(each.step for each in values) == sorted(asked.position.steps())
        assert [each.value for each in values] == sorted((each.value for each in values), reverse=True)
        if key not in EXACT and len(values) > 1 and not values[0].exact:
            assert clock.cut


@EVERY_GAME
def test_a_search_of_one_step_agrees_with_the_one_of_all(key: str, thorough: bool) -> None:
    for asked in in_turn(key, thorough=thorough):
        searched = [each for each in asked.all() if not each.bound]
        for each in (*searched[:1], *searched[-1:]):
            alone = asked.one(each.step)
            assert not alone.bound
            assert alone.exact or not each.exact
            tolerance = 1e-9 if each.exact else TOLERANCE * told(key, "UNIT", 1.0)
            assert alone.value == pytest.approx(each.value, abs=tolerance), (asked.position.text(), each, alone)


@pytest.mark.parametrize("key", EXACT)
def test_tables_prove_all(key: str) -> None:
    assert all(each.exact and not each.bound for asked in walked(key) for each in asked.all())


def test_losses_are_in_the_unit_of_the_values() -> None:
    for key in CATALOGUE:
        if points := told(key, "UNIT", 0.0):
            assert CATALOGUE[key].losses == pytest.approx([points * part for part in (0.05, 0.10, 0.15)])


# --- known values -----------------------------------------------------------------------------------------------------

WORTH = {"win": 1.0, "draw": 0.5, "loss": 0.0}
SOLVED = [path.stem.removesuffix("_exact") for path in sorted(FOLDER.glob("*_exact.json"))]
CASES = [(key, case) for key in SOLVED if key in CATALOGUE for case in load(f"{key}_exact.json")]


@pytest.mark.parametrize(("key", "case"), CASES, ids=[f"{key} {case['position']}" for key, case in CASES])
def test_known_values_and_distances(key: str, case: Case) -> None:
    best, *others = Asked(key, position(key, case), 400_000).all()
    assert (best.value, best.exact) == (WORTH.get(case.get("value", ""), case.get("score")), True)
    if case["keep"]:
        assert {each.step for each in (best, *others) if each.value == best.value} == set(case["keep"])
    if case.get("turns"):
        assert best.turns == (case["turns"] + (best.value == 1.0)) // 2
    elif "least" in case:
        assert best.turns == case["least"]


ASSAUT = "board=..s.s......ss...ssss..sso....s..s"
TABLUT_BLACK = "board=..bb.....b....wb.............w.....bb...k.w.bbb.w..w.b....bbb....b......w..b....."
TABLUT_WHITE = "board=...bbb.b.b..........w....k.b..ww.w..bbw.......b.b........wb.wb...w.........bbb..b"
# Wins and losses near the end of games: the position, a step, the turns that the winner still has to play.
NEAR_THE_END = [
    (
        "assaut",
        "board=..s.s......ss...ssss..sso....s..s turn=o hand=0 jump=e3 owed=2 guilty=- quiet=0",
        "e3xc5",
        0.0,
        1,
    ),
    ("assaut", "board=....o...s.ss.....sss...ss..s.s... turn=s hand=0 jump=- owed=0 guilty=- quiet=4", "g4-g5", 0.0, 3),
    ("assaut", "board=s.ssss..sss....oss......s........ turn=s hand=0 jump=- owed=0 guilty=- quiet=5", "d6-d7", 1.0, 3),
    ("crosses", "board=ob..rbbbr...rro. turn=r phase=pion", "a4-d4", 0.0, 1),
    ("crosses", "board=rrr..br..b.obbo. turn=r phase=pion", "c1-a2", 0.0, 2),
    ("crosses", "board=.rrror.obbb...b. turn=b phase=crosse", "a2b2c2c3", 1.0, 1),
    ("crosses", "board=obb.r.b.r.b.rr.o turn=b phase=crosse", "b2c2d2d3", 1.0, 2),
    ("dames_en_croix", "board=w...bbbw.bb..www.....ww..bbw.w..w turn=w jump=- guilty=a5 quiet=3", "c7-d7", 0.0, 1),
    ("dames_en_croix", "board=w...bbbw.bb..www.....ww..bbw.w..w turn=w jump=- guilty=a5 quiet=3", "c4-c5", 0.0, 2),
    ("dames_en_croix", "board=.b...bw.w.b.ww.w..w..w...w..w.... turn=b jump=- guilty=f4 quiet=0", "e5xg3", 1.0, 1),
    ("dames_en_croix", "board=...wb.w...wwww...ww........wb.... turn=b jump=- guilty=c6,e5 quiet=0", "d2-e3", 1.0, 2),
    ("dames_en_croix", "board=...wb.w...wwww...ww........wb.... turn=b jump=- guilty=c6,e5 quiet=0", "d2-c3", 1.0, 3),
    ("meandres", "board=bababaa.bababbabababababa turn=A back=e4", "c5-c4", 0.0, 1),
    ("meandres", "board=bababaa.bababbabababababa turn=A back=e4", "b4-c4", 1.0, 1),
    ("moulin", "board=.w...bbw.bb.bb...b..b.w. turn=w hand=0,0 take=0 quiet=0", "d7-d6", 0.0, 1),
    ("moulin", "board=b.ww...ww.w..wb..b.ww... turn=b hand=0,0 take=0 quiet=32", "e3-b2", 0.0, 2),
    ("moulin", "board=...b.w.wb......ww.....b. turn=w hand=0,0 take=0 quiet=29", "d5-e3", 1.0, 1),
    ("moulin", "board=.wwbwb.b...b....b..bbb.. turn=b hand=0,0 take=0 quiet=21", "c4-b4", 1.0, 2),
    ("tablut", f"{TABLUT_BLACK} turn=b quiet=9", "a5-a6", 0.0, 1),
    ("tablut", f"{TABLUT_BLACK} turn=b quiet=9", "i6-e6", 0.0, 2),
    ("tablut", f"{TABLUT_WHITE} turn=w quiet=26", "g6-i6", 1.0, 2),
]


@pytest.mark.parametrize(("key", "text", "step", "value", "turns"), NEAR_THE_END)
def test_distances_are_the_shortest(key: str, text: str, step: str, value: float, turns: int) -> None:
    """As the search tells them, for a position and for a step alone, and as trying everything finds them."""
    game = CATALOGUE[key]
    here = game.read(text, complete_options(game, {}), 2)
    asked = Asked(key, here)
    told = {each.step: each for each in asked.all()}[step]
    for each in (told, asked.one(step)):
        assert (each.value, each.exact, each.turns) == (value, True, turns)
    winner = here.turn if value else 1 - here.turn
    to_play = turns - (winner == here.turn)
    after = here.play(step)
    assert wins_within(after, here.turn, winner, to_play)
    assert not wins_within(after, here.turn, winner, to_play - 1)


def wins_within(here: Position, mover: int, winner: int, turns: int) -> bool:
    """Whether a player can win in so many turns of his own that are still to begin, whatever the other does."""
    if turns < 0:
        return False
    result = here.result()
    if result is not None:
        return result.scores[winner] == max(result.scores) > min(result.scores)
    if here.turn == winner:
        left = turns - (mover != winner)
        return left >= 0 and any(wins_within(here.play(step), winner, winner, left) for step in here.steps())
    return all(wins_within(here.play(step), here.turn, winner, turns) for step in here.steps())
