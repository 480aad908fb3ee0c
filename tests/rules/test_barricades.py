"""Barricades: the board of the page, moves read again from it, pawns sent home, touches, texts."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from random import Random

import pytest

from jeux.rules.contract import BadPosition, MalformedStep, Moved, Put, Refusal, Removed, Thrown
from jeux.rules.games.barricades.board import CELLS, ENTRIES, RUNGS, named
from jeux.rules.games.barricades.game import GAME
from jeux.rules.games.barricades.position import BARRICADE, Barricades

START = "board=.................#####.................##.............###.............##.........##.........#."
OPEN = "board=.................#####.................##......#......###.............##.........##....2......"
TAKEN = "board=.................#1###.................##.............###.............##.........##.........#."


def read(text: str, players: int = 2, **options: str) -> Barricades:
    position = GAME.read(text, options, players)
    assert isinstance(position, Barricades)
    return position


def promise(step: str) -> int:
    """The row that a move such as ``4:S15/e2`` leads to, 0 for any other step."""
    row = step.partition("/")[2][1:]
    return int(row) if row.isdigit() else 0


def hurried_game(seed: int, players: int, **options: str) -> Iterator[tuple[Barricades, str]]:
    """The positions of a game, each with the step chosen: at random, but upwards more often than not."""
    rng = Random(seed)
    position = GAME.start(options, players)
    while position.result() is None:
        assert isinstance(position, Barricades)
        step = max(rng.choices(position.steps(), k=3), key=promise)
        yield position, step
        position = position.play(step)


# --- the board ----------------------------------------------------------------------------------------------------

GRAPH = """
a1: b1 a2 | b1: a1 c1 | c1: b1 d1 | d1: c1 e1 | e1: d1 f1 e2 | f1: e1 g1 | g1: f1 h1 | h1: g1 i1 | i1: h1 j1 i2 |
j1: i1 k1 | k1: j1 l1 | l1: k1 m1 | m1: l1 n1 m2 | n1: m1 o1 | o1: n1 p1 | p1: o1 q1 | q1: p1 q2 |
a2: a1 a3 | e2: e1 e3 | i2: i1 i3 | m2: m1 m3 | q2: q1 q3 |
a3: a2 b3 | b3: a3 c3 | c3: b3 d3 | d3: c3 e3 | e3: e2 d3 f3 | f3: e3 g3 | g3: f3 h3 g4 | h3: g3 i3 | i3: i2 h3 j3 |
j3: i3 k3 | k3: j3 l3 k4 | l3: k3 m3 | m3: m2 l3 n3 | n3: m3 o3 | o3: n3 p3 | p3: o3 q3 | q3: q2 p3 |
g4: g3 g5 | k4: k3 k5 |
c5: d5 c6 | d5: c5 e5 | e5: d5 f5 | f5: e5 g5 | g5: g4 f5 h5 | h5: g5 i5 | i5: h5 j5 i6 | j5: i5 k5 | k5: k4 j5 l5 |
l5: k5 m5 | m5: l5 n5 | n5: m5 o5 | o5: n5 o6 |
c6: c5 c7 | i6: i5 i7 | o6: o5 o7 |
c7: c6 d7 | d7: c7 e7 | e7: d7 f7 | f7: e7 g7 | g7: f7 h7 g8 | h7: g7 i7 | i7: i6 h7 j7 | j7: i7 k7 | k7: j7 l7 k8 |
l7: k7 m7 | m7: l7 n7 | n7: m7 o7 | o7: o6 n7 |
g8: g7 g9 | k8: k7 k9 |
e9: f9 e10 | f9: e9 g9 | g9: g8 f9 h9 | h9: g9 i9 | i9: h9 j9 | j9: i9 k9 | k9: k8 j9 l9 | l9: k9 m9 | m9: l9 m10 |
e10: e9 e11 | m10: m9 m11 |
e11: e10 f11 | f11: e11 g11 | g11: f11 h11 | h11: g11 i11 | i11: h11 j11 i12 | j11: i11 k11 | k11: j11 l11 |
l11: k11 m11 | m11: m10 l11 |
i12: i11 i13 |
i13: i12
"""
"""The list of the page, letter for letter."""
NEAR = {name.strip(): near.split() for name, near in (cell.split(":") for cell in GRAPH.split("|"))}
ENTRY = {"1": "c1", "2": "g1", "3": "k1", "4": "o1"}


def test_the_board_is_that_of_the_page() -> None:
    assert list(NEAR) == list(CELLS)
    assert sum(map(len, NEAR.values())) == 2 * 102
    for cell, near in NEAR.items():
        assert {other for other in GAME.board.near[cell] if not other.startswith("S")} == set(near), cell
    assert [GAME.board.near[f"S{seat}"] for seat in "1234"] == [(entry,) for entry in ENTRY.values()]
    assert [CELLS[entry] for entry in ENTRIES] == list(ENTRY.values())
    assert named(RUNGS) == tuple("a2 e2 i2 m2 q2 g4 k4 c6 i6 o6 g8 k8 e10 m10 i12".split())


def test_every_position_has_27_steps_to_go_over_six_rungs_at_least() -> None:
    for entry in ENTRY.values():
        found = {entry: (1, 0)}
        waiting = deque([entry])
        while waiting:
            cell = waiting.popleft()
            for near in NEAR[cell]:
                if near not in found:
                    joins, rungs = found[cell]
                    found[near] = (joins + 1, rungs + (near in named(RUNGS)))
                    waiting.append(near)
        assert found["i13"] == (27, 6)


# --- the moves again, straight from the page ----------------------------------------------------------------------


def plain_ends(cell: str, joins: int, walls: set[str], path: tuple[str, ...]) -> set[str]:
    """Where so many joins lead from a cell: no cell twice, no barricade between the two ends (R4)."""
    if not joins:
        return {cell}
    if cell in walls and len(path) > 1:
        return set()
    ahead = [near for near in NEAR[cell] if near not in path]
    return {end for near in ahead for end in plain_ends(near, joins - 1, walls, (*path, near))}


def plain_moves(position: Barricades, own: str, team: str) -> set[str]:
    """R3 to R5 in the words of the page, from the text of a position."""
    fields = dict(word.split("=") for word in position.text().split())
    board = dict(zip(CELLS, fields["board"], strict=True))
    walls = {cell for cell, sign in board.items() if sign == "#"}
    waiting = int(fields["start"].split(",")[int(own) - 1])
    found = set()
    for die in set(fields["dice"].split(",")):
        ends = {cell: plain_ends(cell, int(die), walls, (cell,)) for cell, sign in board.items() if sign == own}
        if waiting:
            entry = ENTRY[own]
            ends[f"S{own}{waiting}"] = plain_ends(entry, int(die) - 1, walls, ("start", entry))
        found |= {f"{die}:{cell}/{end}" for cell, there in ends.items() for end in there if board[end] not in team}
    return found


@pytest.mark.parametrize(
    ("players", "options", "teams"),
    [
        (2, {}, ("2", "3")),
        (2, {"seats": "double"}, ("13", "24")),
        (3, {}, ("1", "2", "4")),
        (4, {"teams": "on"}, ("13", "24")),
    ],
)
def test_moves_agree_with_a_plain_reading(players: int, options: dict[str, str], teams: tuple[str, ...]) -> None:
    looked_at = 0
    for position, _ in hurried_game(3, players, **options):
        if position.dice and looked_at < 150:
            own = str(position.side + 1)
            team = next(team for team in teams if own in team)
            assert set(position.steps()) == (plain_moves(position, own, team) or {"pass"}), position
            looked_at += 1
    assert looked_at > 30


# --- who plays ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "sides", "owners"),
    [
        (2, {}, [2, 3], [0, 1]),
        (2, {"seats": "outer"}, [1, 4], [0, 1]),
        (2, {"seats": "double"}, [1, 2, 3, 4], [0, 1, 0, 1]),
        (3, {}, [1, 2, 4], [0, 1, 2]),
        (4, {}, [1, 2, 3, 4], [0, 1, 2, 3]),
    ],
)
def test_the_turn_goes_from_left_to_right(
    players: int, options: dict[str, str], sides: list[int], owners: list[int]
) -> None:
    position = GAME.start({**options, "passing": "free"}, players)
    seen = []
    for _ in range(2 * len(sides)):
        thrown = position.play("roll:2,1")
        assert isinstance(thrown, Barricades)
        seen.append((thrown.side + 1, thrown.turn))
        position = thrown.play("pass")
    assert seen == list(zip(sides, owners, strict=True)) * 2


@pytest.mark.parametrize(
    ("players", "options", "men"),
    [
        (2, {}, {"S2": "r", "S3": "b"}),
        (2, {"seats": "outer"}, {"S1": "r", "S4": "b"}),
        (2, {"seats": "double"}, {"S1": "r", "S2": "b", "S3": "y", "S4": "k"}),
        (3, {}, {"S1": "r", "S2": "b", "S4": "y"}),
        (4, {"teams": "on"}, {"S1": "r", "S2": "b", "S3": "y", "S4": "k"}),
    ],
)
def test_each_player_has_a_colour_wherever_he_sits(players: int, options: dict[str, str], men: dict[str, str]) -> None:
    found = Counter(man for man in GAME.start(options, players).men() if man[1] != BARRICADE)
    assert found == dict.fromkeys(men.items(), 5)


def test_a_team_wins_together() -> None:
    won = "board=.................#####.................##.............###.............##.........##....2....#1"
    result = read(f"{won} turn=2 start=4,4,5,5 side=2 dice=-", players=4, teams="on").result()
    assert result is not None
    assert result.scores == (1.0, 0.0, 1.0, 0.0)
    alone = read(f"{won} turn=2 start=4,4,5,5 side=2 dice=-", players=4).result()
    assert alone is not None
    assert alone.scores == (1.0, 0.0, 0.0, 0.0)
    double = read(f"{won} turn=2 start=4,4,5,5 side=2 dice=-", seats="double").result()
    assert double is not None
    assert double.scores == (1.0, 0.0)


# --- what a hand does ---------------------------------------------------------------------------------------------


def test_a_pawn_enters_and_sends_another_one_home() -> None:
    position = read(START.replace("=......", "=.....2") + " turn=1 start=5,4,5,5 side=1 dice=4,4", players=4)
    assert position.effects("4:S15/f1") == (Removed("b", "f1", "S2"), Put("r", "S1", "f1"))
    after = position.play("4:S15/f1")
    assert Counter(after.men())["S2", "b"] == 5
    assert position.effects("4:S15/a2") == (Removed(BARRICADE, "a2", "hand:r"), Put("r", "S1", "a2"))


def test_a_barricade_taken_is_put_down_by_the_same_player() -> None:
    position = read(f"{START} turn=1 start=5,5,5,5 side=1 dice=4,3", players=4)
    taken = position.play("4:S15/e2")
    assert (taken.turn, taken.dice) == (0, ())
    assert ("hand:r", BARRICADE) in taken.men()
    assert len(taken.steps()) == 62
    assert taken.effects("put:e3") == (Put(BARRICADE, "hand:r", "e3"),)
    assert taken.gesture(("e3",)) == taken.gesture(("hand:r", "e3")) == "put:e3"
    assert taken.refusal("put:d1") == Refusal("put-first-row", ("d1",))
    assert taken.gesture(("S1",)) == "put:S14"
    assert taken.refusal("put:S14") == Refusal("put-start", ("S1",))
    assert taken.gesture(("e2", "e1")) == "1:e2/e1"
    assert taken.refusal("1:e2/e1") == Refusal("put-first", ("hand:r",))
    assert taken.play("put:e3").turn == -1


def test_the_goal_wins_and_a_barricade_there_stays_in_hand() -> None:
    on_goal = OPEN.replace("##....2......", "##....2.....#").replace("#####", "####.")
    position = read(f"{on_goal} turn=2 start=0,4,5,0 side=2 dice=2,1")
    effects = position.effects("2:i11/i13")
    assert effects == (Removed(BARRICADE, "i13", "hand:r"), Moved("r", "i11", "i13"))
    over = position.play("2:i11/i13")
    result = over.result()
    assert result is not None
    assert (over.turn, result.scores, result.places) == (-2, (1.0, 0.0), ("i13",))
    assert ("hand:r", BARRICADE) in over.men()


def test_a_pawn_is_lifted_over_others() -> None:
    text = START.replace("=......", "=..31..") + " turn=1 start=4,5,4,5 side=1 dice=2,1"
    position = read(text, players=4)
    assert position.effects("2:d1/f1") == (Moved("r", "d1", "f1"),)
    assert position.effects("2:d1/b1") == (Moved("r", "d1", "b1", jump=True),)


@pytest.mark.parametrize(("players", "options"), [(2, {"seats": "double"}), (3, {"passing": "free"})])
def test_effects_lead_to_the_next_men(players: int, options: dict[str, str]) -> None:
    for position, step in hurried_game(1, players, **options):
        men = Counter(position.men())
        for effect in position.effects(step):
            if isinstance(effect, Thrown):
                assert effect.sides == (position.rules.owner[position.side],) * 2
            elif isinstance(effect, Moved | Put | Removed):
                assert men[effect.origin, effect.man] > 0, effect
                men[effect.origin, effect.man] -= 1
                men[effect.target, effect.man] += 1
        assert +men == Counter(position.play(step).men()), (position, step)


# --- touches ------------------------------------------------------------------------------------------------------


def test_a_cell_alone_is_enough_where_one_pawn_can_go_there() -> None:
    position = read(f"{OPEN} turn=2 start=0,4,5,0 side=2 dice=2,1")
    assert position.gesture(("i13",)) == "2:i11/i13"
    assert position.gesture(("h1",)) == "2:S24/h1"
    assert position.gesture(("i11",)) is None, "an own pawn is only taken in hand"
    assert position.gesture(("S2",)) is None
    assert position.gesture(("S2", "h1")) == "2:S24/h1"
    assert position.places("2:S24/h1") == ("S2", "h1")
    assert position.gesture(("e5",)) == "2:e5/e5"
    assert position.refusal("2:e5/e5") == Refusal("no-pawn", ("e5",))


def test_a_die_may_be_chosen_first() -> None:
    position = read(f"{START} turn=1 start=5,5,5,5 side=1 dice=2,1", players=4)
    assert position.gesture(("die:1", "S1")) == "1:S15/c1", "this die has one cell only"
    assert position.gesture(("die:2", "S1")) is None, "b1 or d1"
    assert position.gesture(("die:2", "d1")) == "2:S15/d1"
    assert position.gesture(("die:2", "S1", "d1")) == "2:S15/d1"
    assert position.gesture(("die:1", "S1", "d1")) == "1:S15/d1"
    assert position.refusal("1:S15/d1") == Refusal("wrong-distance", ("S1", "d1"))
    assert position.gesture(("die:2",)) is None


def test_the_touched_die_is_the_one_that_explains() -> None:
    position = read(f"{START} turn=1 start=5,5,5,5 side=1 dice=6,5", players=4)
    assert position.gesture(("S1", "d3")) == "6:S15/d3"
    assert position.refusal("6:S15/d3") == Refusal("barricade-in-the-way", ("e2",))
    assert position.gesture(("S1", "e3")) == "5:S15/e3"
    assert position.gesture(("S3",)) == "6:S35/S35"
    assert position.refusal("6:S35/S35") == Refusal("no-pawn", ("S3",))


def test_before_the_throw_a_touch_says_so() -> None:
    start = GAME.start({}, 2)
    step = start.gesture(("S2", "h1"))
    assert step is not None
    assert start.refusal(step) == Refusal("throw-first")
    assert start.gesture(("nowhere",)) is None


# --- doors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"{START} turn=1 start=0,5,5,0 side=1 dice=2,1",
        f"{START} turn=2 start=5,5,0,0 side=2 dice=2,1",
        f"{START} turn=2 start=0,4,5,0 side=2 dice=2,1",
        f"{START} turn=3 start=0,5,5,0 side=2 dice=2,1",
        f"{START} turn=2 start=0,5,5,0 side=2 dice=-",
        f"{START} turn=2 start=0,5,5,0 side=2 dice=1,2",
        f"{START} turn=2 start=0,5,5,0 side=2 dice=2",
        f"{START} turn=2 start=0,5,5,0 side=2 dice=2,2,2,2",
        f"{START} turn=2 start=0,5,5 side=2 dice=2,1",
        START.replace("#####", "####.") + " turn=2 start=0,5,5,0 side=2 dice=-",
        START.replace("#####", "###..") + " turn=2 start=0,5,5,0 side=2 dice=-",
        START.replace("=.", "=#").replace("#####", "####.") + " turn=? start=0,5,5,0 side=2 dice=-",
        START.replace("#####", "#2###") + " turn=3 start=0,4,5,0 side=3 dice=-",
        START[:-1] + "2 turn=2 start=0,4,5,0 side=2 dice=-",
        START[:-1] + "2 turn=3 start=0,4,5,0 side=3 dice=2,1",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)


def test_a_barricade_is_owed_by_a_pawn_above_the_first_row() -> None:
    text = f"{TAKEN} turn=1 start=4,0,0,5 side=1 dice=-"
    assert read(text, seats="outer").text() == text
    with pytest.raises(BadPosition):
        read(text.replace("turn=1", "turn=4").replace("side=1", "side=4"), seats="outer")


@pytest.mark.parametrize(
    "step", ["", "7:c1/d1", "1:c1-d1", "1:b2/b3", "put:b2", "put:S16", "roll:7,1", "roll:1", "1:S51/c1", "stop"]
)
def test_malformed_steps(step: str) -> None:
    with pytest.raises(MalformedStep):
        GAME.start({}, 2).refusal(step)
