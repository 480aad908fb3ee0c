"""Tablut: what the vectors do not say — effects, gestures, what refusals and results point at, and random play."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jeux.rules.contract import OVER, BadOption, BadPosition, Formed, MalformedStep, Moved, Removed, complete_options
from jeux.rules.games.tablut.board import INDEX, NEIGHBOURS, POINTS, STEPS
from jeux.rules.games.tablut.game import GAME, read, start
from jeux.rules.games.tablut.position import Tablut

T1 = "board=...bbb.......b........w....b...w...bbbwwkwwbbb...w...b....w........b.......bbb... turn=w quiet=0"
T2 = "board=...........k.b............................................w..b................... turn=w quiet=0"
T4 = "board=....b.........w........b.........bw.b...k...b.......................w.......b.... turn=w quiet=3"
T7 = "board=.......b................b.......bk........b...................................... turn=b quiet=0"
T13 = "board=......b...........b.....k.b......................w....b.......................b.. turn=b quiet=0"
T16 = "board=....b...........................................bkb.......b...............w...... turn=b quiet=1"
T17 = "board=.....................b..........................k.b...............b.............. turn=b quiet=1"
T18 = "board=................................................k.b...............b.............. turn=b quiet=1"
T22 = "board=...............b......................................b.....k.................... turn=w quiet=1"
T23 = "board=........b.............b.................................k........................ turn=w quiet=1"
T24 = "board=........b.............b..........................................k............... turn=w quiet=1"
T25 = "board=..b......b.k.....b..............................bw........................b...... turn=w quiet=1"
T28 = "board=....b......................b.......b.........b...k...b......................b.... turn=w quiet=1"
T30 = "board=...............................w.......wkw.......w.............w........bw....... turn=b quiet=5"
T31 = "board=....b...............................b...k...b..w............................b.... turn=b quiet=99"
T32 = "board=....................w.......b.b.......b...............................b.......... turn=w quiet=0"
T34 = "board=....................w.......b.b.......b...............................b.......k.. turn=b quiet=4"
CAPTURE = "board=....b...............bw..............b...k...b...................w...........b.... turn=w quiet=3"
SHUFFLE = ("e3-f3", "e2-f2", "f3-e3", "f2-e2")
NAMES = [option.name for option in GAME.options]
OPTIONS = [
    dict(zip(NAMES, chosen, strict=True)) for chosen in itertools.product(*[option.values for option in GAME.options])
]


def at(text: str, **options: str) -> Tablut:
    return read(text, options, 2)


def placed(turn: str, w: str = "", k: str = "", b: str = "", **options: str) -> Tablut:
    """The position of these men, named by their squares."""
    men = {place: man for man, places in (("w", w), ("k", k), ("b", b)) for place in places.split()}
    return at(f"board={''.join(men.get(place, '.') for place in POINTS)} turn={turn} quiet=0", **options)


def told(here: Tablut, step: str) -> tuple[str, tuple[str, ...]]:
    refusal = here.refusal(step)
    assert refusal is not None, step
    assert step not in here.steps()
    return refusal.code, refusal.places


def wander(options: dict[str, str], seed: int, plies: int) -> tuple[list[Tablut], list[str]]:
    """The positions of a game played at random, the start first, and the steps between them."""
    chance = random.Random(seed)
    seen, steps = [start(options, 2)], list[str]()
    while seen[-1].turn != OVER and len(steps) < plies:
        steps.append(chance.choice(seen[-1].steps()))
        seen.append(seen[-1].play(steps[-1]))
    return seen, steps


# --- the board --------------------------------------------------------------------------------------------------------


def test_board_of_the_page() -> None:
    assert len(POINTS) == 81
    assert (POINTS[0], POINTS[8], POINTS[9], POINTS[80]) == ("a9", "i9", "a8", "i1")
    assert start({}, 2).text() == T1
    assert NEIGHBOURS["e5"] == ("e6", "d5", "f5", "e4")
    assert sum(len(near) for near in NEIGHBOURS.values()) == 2 * 2 * 8 * 9
    assert GAME.board.where["a1"] == (0, 0)
    assert GAME.board.where["e9"] == (4, 8)


def test_the_start_is_symmetrical() -> None:
    board = T1.split()[0].removeprefix("board=")
    rows = [board[i : i + 9] for i in range(0, 81, 9)]
    assert rows == rows[::-1]
    assert rows == ["".join(column) for column in zip(*rows, strict=True)]


# --- moves and captures -----------------------------------------------------------------------------------------------


def test_figure_1() -> None:
    here = at(T2)
    from_e3 = sorted(step[3:] for step in here.steps() if step.startswith("e3-"))
    assert " ".join(from_e3) == "a3 b3 c3 d3 e1 e2 e4 e6 e7 f3 g3"


def test_nobody_crosses_the_throne_while_the_king_sits_there() -> None:
    here = placed("w", w="e3", k="e5", b="a9")
    assert {step for step in here.steps() if step.startswith("e3-e")} == {"e3-e1", "e3-e2", "e3-e4"}
    assert told(here, "e3-e5")[0] == "occupied"
    assert told(here, "e3-e7") == ("path-blocked", ("e5",))


def test_effects() -> None:
    assert at(T1).effects("e3-f3") == (Moved("w", "e3", "f3"),)
    assert at(CAPTURE).effects("b2-b7") == (Moved("w", "b2", "b7"), Removed("b", "c7", "taken:w"))
    assert at(T4).effects("f2-f6")[1:] == (Removed("b", "f7", "taken:w"), Removed("b", "g6", "taken:w"))
    assert at(T13, throne="hostile").effects("a3-e3") == (Moved("b", "a3", "e3"), Removed("w", "e4", "taken:b"))
    assert at(T7).effects("h9-h6") == (Moved("b", "h9", "h6"), Removed("k", "g6", "taken:b"))


def test_a_white_move_shows_every_open_road() -> None:
    before = placed("w", k="b4", b="b9 c7 h4")
    after = before.play("b4-c4")
    assert before.effects("b4-c4") == (
        Moved("k", "b4", "c4"),
        Formed(("c4", "c3", "c2", "c1")),
        Formed(("a4", "b4", "c4")),
    )
    assert after.accesses() == 2
    assert placed("b", k="b4", b="b9 c7 h4", accesses="play-on").effects("h4-h3") == (Moved("b", "h4", "h3"),)
    assert at(T22).effects("g3-g1") == (Moved("k", "g3", "g1"),), "he is out: no road is announced"


def test_open_roads() -> None:
    assert at(T17).open_roads() == (("a4", "b4", "c4", "d4"),)
    assert at(T18).accesses() == 2
    for text in (T1, T32, T34):
        assert (at(text).open_roads(), at(text).accesses()) == ((), 0)
    slow = at(T23, king="step")
    assert slow.accesses() == 0
    assert slow.play("c3-b3").open_roads() == (("a3", "b3"),)
    assert at(T24, king="step").play("c2-b2").open_roads() == (("a2", "b2"), ("b2", "b1"))


def test_the_king_is_taken_only_by_a_man_who_comes_to_his_side() -> None:
    here = at(T16)
    assert here.play("e9-e8").result() is None
    closed = here.play("f4-f3").play("c1-c2").play("f3-f4")
    assert closed.king == -1
    result = closed.result()
    assert result is not None
    assert (result.scores, result.reason) == ((0.0, 1.0), "king-captured")
    assert ("taken:b", "k") in closed.men()
    assert closed.quiet == 0


def test_repetition_forgets_what_a_capture_undid() -> None:
    here = at(T1)
    for step in SHUFFLE * 2:
        assert here.result() is None
        here = here.play(step)
    result = here.result()
    assert result is not None
    assert result.reason == "repetition"
    quiet, capture = at(CAPTURE).play("b2-b3"), at(CAPTURE).play("b2-b7")
    assert (len(quiet.past), quiet.quiet) == (1, 4)
    assert (capture.past, capture.quiet) == ((), 0)


def test_equality_ignores_the_history() -> None:
    here = at(T1)
    for step in SHUFFLE:
        here = here.play(step)
    same = at(here.text())
    assert here == same
    assert hash(here) == hash(same)
    assert here.past != same.past
    assert here != at(T1), "the quiet count differs"


# --- what refusals and results point at -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "step", "code", "places"),
    [
        (T34, {}, "e3-e2", "game-over", ()),
        (T1, {}, "a1-a2", "empty-point", ("a1",)),
        (T1, {}, "d1-c1", "not-your-man", ("d1",)),
        (T2, {}, "e3-h3", "occupied", ("h3",)),
        (T2, {}, "e3-d4", "not-in-line", ("e3", "d4")),
        (T2, {}, "e3-i3", "path-blocked", ("h3",)),
        (T2, {}, "e3-e9", "path-blocked", ("e8",)),
        (T23, {"king": "step"}, "c3-a3", "king-one-step", ("c3", "a3")),
        (T2, {}, "e3-e5", "throne-reserved", ("e5",)),
        (T28, {"back": "no"}, "e4-e5", "throne-left", ("e5",)),
    ],
)
def test_refusals_point_at_what_explains(
    text: str, options: dict[str, str], step: str, code: str, places: tuple[str, ...]
) -> None:
    assert told(at(text, **options), step) == (code, places)


def test_what_is_no_step_is_malformed() -> None:
    for text in ("", "e3", "e3-", "e3-e3", "e3-j3", "e3-e0", "e3-e10", "E3-E4", "e3e4", "e3xe4", "e3-e4 ", "pass"):
        with pytest.raises(MalformedStep):
            at(T1).refusal(text)


def test_results_point_at_what_shows_them() -> None:
    shown = {
        T18: ("two-accesses", ("d9", "d8", "d7", "d6", "d5", "d4", "a4", "b4", "c4")),
        T30: ("no-move", ("a1",)),
        T32: ("king-captured", ()),
        T34: ("king-escaped", ("g1",)),
    }
    for text, expected in shown.items():
        result = at(text).result()
        assert result is not None
        assert (result.reason, result.places) == expected
    drawn = at(T31).play("e9-f9").result()
    assert drawn is not None
    assert (drawn.reason, drawn.places) == ("no-progress", ())


# --- what is touched --------------------------------------------------------------------------------------------------


def test_gestures() -> None:
    here = at(T1)
    assert here.gesture(("e3", "f3")) == "e3-f3"
    assert here.gesture(("e3", "e3")) is None
    assert here.gesture(("e3", "f3", "g3")) is None
    assert here.gesture(("e3", "taken:w")) is None
    assert here.gesture(()) is None
    assert here.gesture(("e3",)) is None, "an own man is picked up, nothing is played yet"
    assert here.gesture(("e5",)) is None
    for place, code in (("d1", "not-your-man"), ("a1", "empty-point")):
        meant = here.gesture((place,))
        assert meant is not None
        assert told(here, meant)[0] == code
    over = at(T34).gesture(("g1",))
    assert over is not None
    assert told(at(T34), over)[0] == "game-over"


# --- positions from outside -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        T1.replace("k", ".").replace("turn=w", "turn=b"),
        T1.replace("board=...", "board=..k"),
        T1.replace("board=...", "board=..w"),
        T1.replace("board=...", "board=..b"),
        f"board={'.' * 40}b{'.' * 40} turn=w quiet=0",
        T34.replace("turn=b", "turn=w"),
        T1.replace("turn=w", "turn=k"),
        T1.replace("quiet=0", "quiet=101"),
        T1.replace("quiet=0", "quiet=-1"),
        T1.replace("quiet=0", "quiet=00"),
        T1.replace("board=.", "board="),
        T1.replace("board=.", "board=W"),
        T1.replace(" quiet=0", ""),
        T1 + " ",
    ],
)
def test_what_is_not_a_position(text: str) -> None:
    with pytest.raises(BadPosition):
        at(text)


def test_unknown_options() -> None:
    for options in ({"king": "queen"}, {"speed": "fast"}):
        with pytest.raises(BadOption):
            start(options, 2)
    assert complete_options(GAME, {}) == {
        "accesses": "win",
        "king": "rook",
        "arms": "yes",
        "throne": "neutral",
        "back": "yes",
    }


# --- random play, against the rules told again on names of squares ----------------------------------------------------

Games = st.tuples(st.sampled_from(OPTIONS), st.integers(0, 2**32), st.integers(1, 200))


def beyond(square: str, near: str) -> str | None:
    """The square straight behind `near`, seen from `square`."""
    name = chr(2 * ord(near[0]) - ord(square[0])) + str(2 * int(near[1]) - int(square[1]))
    return name if name in INDEX else None


def taken_plainly(here: Tablut, step: str, options: dict[str, str]) -> set[str]:
    """R5 and R7 told again."""
    origin, target = step.split("-")
    men = {place: man for place, man in here.men() if place in INDEX}
    mover = men[target] = men.pop(origin)
    adverse = "w" if mover == "b" else "b"
    friends = {"b"} if mover == "b" else {"w", "k"} if options["arms"] == "yes" else {"w"}
    taken = set()
    for near in NEIGHBOURS[target]:
        behind = beyond(target, near)
        if men.get(near) != adverse or behind is None or (mover == "k" and options["arms"] == "no"):
            continue
        hostile = options["throne"] == "hostile" and behind == "e5" and "e5" not in men
        if men.get(behind) in friends or hostile:
            taken.add(near)
    king = next(place for place, man in men.items() if man == "k")
    around = NEIGHBOURS[king]
    shut = all(men.get(near) == "b" or (near == "e5" and near not in men) for near in around)
    return taken | {king} if mover == "b" and shut and target in around else taken


@settings(max_examples=60)
@given(Games)
def test_captures_are_those_of_the_page(game: tuple[dict[str, str], int, int]) -> None:
    positions, steps = wander(*game)
    for here, step, after in zip(positions, steps, positions[1:], strict=False):
        taken = taken_plainly(here, step, game[0])
        before, now = ({place for place, _ in position.men() if place in INDEX} for position in (here, after))
        assert (before | {step[3:]}) - now - {step[:2]} == taken - {step[:2]}
        assert {effect.origin for effect in here.effects(step) if isinstance(effect, Removed)} == taken
        assert after.quiet == (0 if taken else here.quiet + 1)


def roads_plainly(here: Tablut, options: dict[str, str]) -> set[frozenset[str]]:
    """R8 told again: the squares between the king and the border, that border square included."""
    men = {place: man for place, man in here.men() if place in INDEX}
    king = next((place for place, man in men.items() if man == "k"), None)
    if king is None or king[0] in "ai" or king[1] in "19":
        return set()
    found = set()
    for near in NEIGHBOURS[king]:
        road, last, here_now = [near], king, near
        while (further := beyond(last, here_now)) is not None:
            last, here_now = here_now, further
            road.append(further)
        if not any(square in men for square in road) and (options["king"] == "rook" or len(road) == 1):
            found.add(frozenset({king, *road}))
    return found


@settings(max_examples=60)
@given(Games)
def test_roads_are_those_of_the_page(game: tuple[dict[str, str], int, int]) -> None:
    for here in wander(*game)[0]:
        roads = here.open_roads()
        assert {frozenset(road) for road in roads} == roads_plainly(here, game[0])
        assert here.accesses() == len(roads)


@settings(max_examples=40)
@given(Games)
def test_refusals_and_steps_agree(game: tuple[dict[str, str], int, int]) -> None:
    here = wander(*game)[0][-1]
    assert {step for step in STEPS if here.refusal(step) is None} == set(here.steps())


def test_random_games_end() -> None:
    """R10 bounds every game: at most 25 captures, a hundred moves apart."""
    for seed, options in enumerate(OPTIONS * 4):
        assert wander(options, seed, 3000)[0][-1].turn == OVER
