"""Backgammon beside its vectors: the figures in words, an independent reading of the turn, hands, touches, matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from jeux.rules import tables
from jeux.rules.contract import BadPosition, MalformedStep, Moved, Put, Raised, Refusal, Removed, Thrown
from jeux.rules.games.backgammon import game as backgammon
from jeux.rules.games.backgammon.position import Backgammon

FREE = {"cube": "on", "tie": "double", "crawford": "off", "jacoby": "on", "beaver": "on"}
FIGURE_3 = "board=.....e.d...De...B.DBA.B. turn=b bar=0,1 side=b phase=play dice={} stake=1 cube=-"
FIGURE_4 = "board=...eee.............AA.B. turn=w bar=0,0 side=w phase=play dice={} stake=1 cube=-"
CONTACT = "board=A....eac...Dd...C.E.B..b turn={} bar=0,0 side={} phase={} dice={} stake={} cube={}"


def read(text: str, **options: str) -> Backgammon:
    return backgammon.read(text, options, 2)


def contact(
    turn: str, side: str, phase: str, dice: str = "-", stake: int = 1, cube: str = "-", **kw: str
) -> Backgammon:
    return read(CONTACT.format(turn, side, phase, dice, stake, cube), **kw)


def random_game(seed: int, options: dict[str, str]) -> Iterator[tuple[Backgammon, str]]:
    """The positions of a game played at random, each with the step chosen."""
    rng = Random(seed)
    position = backgammon.start(options, 2)
    while position.result() is None:
        step = rng.choice([step for step in position.steps() if step != "drop" or rng.random() < 0.05])
        yield position, step
        position = position.play(step)


# --- the figures of the booklet -----------------------------------------------------------------------------------


def test_figure_2_two_men_block_an_arrow_and_a_way_of_seven() -> None:
    position = read("board=B....e.c...De...C.BBB..b turn=b bar=0,0 side=b phase=play dice=4,3 stake=1 cube=-")
    assert position.refusal("3:24/21") == Refusal("blocked", ("21",))
    assert position.refusal("4:24/20") == Refusal("blocked", ("20",))
    assert not [step for step in position.steps() if ":24/" in step]


@pytest.mark.parametrize(("dice", "entering"), [("4,2", ["4:bar/21"]), ("3,1", ["1:bar/24", "3:bar/22"])])
def test_figure_3_the_man_on_the_bar_enters_where_it_may(dice: str, entering: list[str]) -> None:
    assert sorted(read(FIGURE_3.format(dice)).steps()) == entering


@pytest.mark.parametrize("dice", ["5,2", "6,5", "6,2", "2,2,2,2", "5,5,5,5", "6,6,6,6"])
def test_figure_3_with_2_5_or_6_black_passes(dice: str) -> None:
    position = read(FIGURE_3.format(dice))
    assert position.steps() == ("pass",)
    after = position.play("pass")
    assert (after.side, after.phase, after.rows) == (0, "double", position.rows)


def test_figure_3_the_4_hits_and_the_2_is_then_free() -> None:
    position = read(FIGURE_3.format("4,2"))
    assert position.effects("4:bar/21") == (Removed("w", "21", "bar:w"), Put("b", "bar:b", "21"))
    assert position.refusal("2:8/6") == Refusal("bar-first", ("bar:b",))
    assert sorted(position.play("4:bar/21").steps()) == ["2:13/11", "2:6/4", "2:8/6"]


def test_figure_4_the_5_bears_off_and_the_3_moves_on() -> None:
    position = read(FIGURE_4.format("5,3"))
    assert sorted(position.steps()) == ["3:4/1", "3:5/2", "5:5/off"]
    assert position.refusal("5:4/off") == Refusal("farther-man", ("20",))
    assert position.play("5:5/off").steps() == ("3:4/1",)
    assert position.play("3:5/2").steps() == ("5:4/off",), "the farthest man goes with a die too large"


def test_a_turn_stops_when_the_last_man_is_off() -> None:
    position = read("board=...dee................AA turn=w bar=0,0 side=w phase=play dice=3,3,3,3 stake=1 cube=-")
    over = position.play("3:2/off").play("3:1/off")
    assert (over.phase, over.dice, over.turn) == ("over", (), -2)


# --- an independent reading of R6 to R11 --------------------------------------------------------------------------


def _one_die(own: list[int], adverse: list[int], die: int) -> list[int]:
    """The origins from which a die may be played, straight from the words of R6 to R9."""
    found = []
    for origin in range(1, 26):
        if not own[origin] or (own[25] and origin != 25):
            continue
        if origin > die:
            allowed = adverse[25 - (origin - die)] < 2
        else:
            allowed = not any(own[7:]) and (origin == die or not any(own[origin + 1 :]))
        if allowed:
            found.append(origin)
    return found


def _sequences(own: list[int], adverse: list[int], dice: list[int]) -> list[list[tuple[int, int]]]:
    """Every way to go on until no die is left or none can be played."""
    found = []
    for die in set(dice):
        for origin in _one_die(own, adverse, die):
            after, left = list(own), list(dice)
            after[origin] -= 1
            if origin > die:
                after[origin - die] += 1
            left.remove(die)
            found += [[(die, origin), *rest] for rest in _sequences(after, adverse, left)]
    return found or [[]]


def _legal(position: Backgammon) -> set[str]:
    own, adverse = list(position.rows[position.side]), list(position.rows[1 - position.side])
    ways = _sequences(own, adverse, list(position.dice))
    most = max(map(len, ways))
    first = {way[0] for way in ways if way and len(way) == most}
    if most == 1:
        largest = max(die for die, _ in first)
        first = {(die, origin) for die, origin in first if die == largest}
    names = {25: "bar"} | {p: str(p) for p in range(1, 25)}
    return {f"{die}:{names[o]}/{names[o - die] if o > die else 'off'}" for die, o in first} or {"pass"}


@pytest.mark.parametrize("seed", range(4))
def test_the_turn_agrees_with_all_its_sequences(seed: int) -> None:
    turns = [position for position, _ in random_game(seed, FREE) if position.phase == "play"]
    assert len(turns) > 50
    for position in turns:
        if len(position.dice) < 4 or position.side == seed % 2:
            assert set(position.steps()) == _legal(position), position


# --- what a hand does ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_effects_carry_every_man_to_where_it_stands(seed: int) -> None:
    for position, step in random_game(seed, FREE):
        men = Counter(position.men())
        assert sum(men.values()) == 30
        for effect in position.effects(step):
            if isinstance(effect, Moved | Put | Removed):
                assert men[effect.origin, effect.man], (position, step, effect)
                men[effect.origin, effect.man] -= 1
                men[effect.target, effect.man] += 1
        after = position.play(step)
        assert +men == Counter(after.men()), (position, step)
        assert read(after.text(), **FREE) == after


def test_throws_say_whose_dice_they_are() -> None:
    opening = backgammon.start({}, 2)
    assert opening.throws() == 2
    assert opening.outcome((2, 5)) == "roll:2,5"
    assert opening.effects("roll:2,5") == (Thrown((2, 5), (0, 1)),)
    assert opening.effects("roll:4,4") == (Thrown((4, 4), (0, 1)), Raised(2, -1))
    tied = opening.play("roll:4,4")
    assert tied.effects("roll:4,4") == (Thrown((4, 4), (0, 1)),), "further ties change nothing more"
    later = contact("?", "w", "roll")
    assert later.outcome((2, 5)) == "roll:5,2"
    assert later.effects("roll:5,2") == (Thrown((5, 2), (0, 0)),)
    assert later.play("roll:5,2").throws() == 0


def test_the_cube_goes_to_the_table_then_to_its_holder_or_back() -> None:
    offer = contact("w", "w", "double", beaver="on")
    assert offer.effects("double") == (Raised(2, -1),)
    asked = offer.play("double")
    assert asked.turn == 1
    assert asked.effects("drop") == (Raised(1, -1),)
    assert asked.effects("take") == (Raised(2, 1),)
    assert asked.effects("beaver") == (Raised(2, 1),)
    beavered = asked.play("beaver")
    assert (beavered.turn, beavered.stake, beavered.cube) == (0, 2, 1)
    assert beavered.effects("take") == (Raised(4, 1),)
    assert beavered.effects("drop") == ()
    assert (beavered.play("take").stake, beavered.play("take").cube) == (4, 1)


def test_bearing_off_and_walking() -> None:
    assert read(FIGURE_4.format("5,3")).effects("5:5/off") == (Removed("w", "20", "off:w"),)
    assert contact("b", "b", "play", "6,2").effects("6:13/7") == (Moved("b", "13", "7"),)


# --- what a touch means -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_step_is_touched_by_its_places(seed: int) -> None:
    for position, _ in random_game(seed, FREE):
        for step in position.steps() if position.phase == "play" else ():
            places = position.places(step)
            if not places:
                assert step == "pass"
                continue
            assert position.gesture((f"die:{step[0]}", *places)) == step
            assert position.gesture((f"die:{step[0]}", places[0])) == step
            assert position.gesture(places) in position.steps()
            assert position.gesture(places[:1]) is None


def test_refused_touches_are_explained() -> None:
    def reason(position: Backgammon, *places: str) -> Refusal | None:
        step = position.gesture(places)
        return step and position.refusal(step)  # type: ignore[return-value]

    playing = contact("b", "b", "play", "6,2")
    assert reason(playing, "13", "8") == Refusal("no-such-die", ("13",))
    assert reason(playing, "13", "5") == Refusal("wrong-distance", ("13", "5"))
    assert reason(playing, "6", "8") == Refusal("wrong-distance", ("6", "8"))
    assert reason(playing, "12") == Refusal("no-man", ("12",))
    assert reason(playing, "6", "off:b") == Refusal("not-all-home", ("24", "13", "8", "7"))
    assert playing.gesture(("bar:w", "24")) is None
    assert playing.gesture(("off:b",)) is None
    assert reason(contact("b", "b", "double"), "13", "8") == Refusal("throw-first")
    assert reason(contact("b", "w", "take"), "13") == Refusal("answer-first")
    assert contact("b", "w", "take").gesture(("11",)) is None


def test_bearing_off_by_touch_takes_a_die_that_is_allowed() -> None:
    position = read("board=...eee.................A turn=w bar=0,0 side=w phase=play dice=6,3 stake=1 cube=-")
    assert position.gesture(("24", "off:w")) == "6:1/off", "the smaller die is not allowed here"
    two = read("board=...eee................B. turn=w bar=0,0 side=w phase=play dice=6,3 stake=1 cube=-")
    assert two.gesture(("23", "off:w")) == "3:2/off"


def test_places_name_the_absolute_arrows() -> None:
    assert contact("b", "b", "play", "5,2").places("5:13/8") == ("13", "8")
    assert contact("w", "w", "play", "5,2").places("5:13/8") == ("12", "17")
    assert read(FIGURE_3.format("4,2")).places("4:bar/21") == ("bar:b", "21")
    assert contact("w", "w", "double").places("double") == ()


def test_malformed_steps() -> None:
    position = contact("b", "b", "play", "6,2")
    for text in ("", "13/8", "7:13/6", "6:13", "6:013/7", "6:off/7", "6:13/bar", "6:13/7 ", "roll:7,1", "six:13/7"):
        with pytest.raises(MalformedStep):
            position.refusal(text)


# --- points and matches -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "bar", "scores", "reason", "places"),
    [
        ("...eed..................", "0,0", (2.0, 0.0), "single", ()),
        ("...eee..................", "0,0", (4.0, 0.0), "gammon", ()),
        ("...dee................a.", "0,0", (6.0, 0.0), "backgammon", ("23",)),
        ("...dee..................", "0,1", (6.0, 0.0), "backgammon", ("bar:b",)),
        ("...dee...........a......", "0,0", (4.0, 0.0), "gammon", ()),
    ],
)
def test_points(board: str, bar: str, scores: tuple[float, float], reason: str, places: tuple[str, ...]) -> None:
    text = f"board={board} turn=b bar={bar} side=b phase=over dice=- stake=2 cube=b"
    result = read(text).result()
    assert result is not None
    assert (result.scores, result.reason, result.places) == (scores, reason, places)


def test_a_refused_double_costs_the_stake_and_giving_up_up_to_three() -> None:
    offered = contact("b", "b", "double", stake=4, cube="b")
    assert backgammon.prices(offered) == (4, 8, 12)
    result = offered.play("double").play("drop").result()
    assert result is not None
    assert (result.scores, result.reason) == ((0.0, 4.0), "refused-double")


def test_crawford_is_the_first_manche_one_point_short() -> None:
    options = {"crawford": "on", "cube": "on"}

    def crawford(target: int, *scores: tuple[float, ...]) -> str:
        return backgammon.match_options(options, target, scores)["crawford"]

    assert crawford(5, (0, 0)) == "off"
    assert crawford(5, (0, 0), (3, 0), (4, 0)) == "on"
    assert crawford(5, (0, 0), (3, 0), (4, 0), (4, 1)) == "off", "the post-Crawford manches have the cube again"
    assert crawford(5, (0, 0), (4, 0), (4, 4)) == "off"
    assert crawford(7, (2, 6)) == "on", "a match that begins in the middle has it still to come"
    assert crawford(7, (2, 6), (4, 6)) == "off"
    assert crawford(7, (6, 6)) == "off", "who came there first has had it"
    assert crawford(1, (0, 0)) == "on", "a single manche is as chosen"
    assert backgammon.match_options({"crawford": "off"}, 5, ((4, 0),)) == {"crawford": "off"}


# --- position texts -----------------------------------------------------------------------------------------------

START = "board=B....e.c...Ee...C.E....b turn=? bar=0,0 side=- phase=open dice=- stake=1 cube=-"


@pytest.mark.parametrize(
    ("change", "options"),
    [
        (("board=B....e.c", "board=B....e.d"), {}),  # sixteen men
        (("board=B....e.c", "board=B....e.p"), {}),
        (("bar=0,0", "bar=0,1"), {}),
        (("turn=?", "turn=w"), {}),
        (("side=-", "side=w"), {}),
        (("phase=open", "phase=roll"), {}),
        (("stake=1", "stake=3"), {}),
        (("stake=1", "stake=4"), {}),
        (("stake=1", "stake=2"), {"tie": "reroll"}),
        (("cube=-", "cube=w"), {}),
        (("dice=-", "dice=6,5"), {}),
        (("stake=1 cube=-", "cube=- stake=1"), {}),
    ],
)
def test_impossible_starts(change: tuple[str, str], options: dict[str, str]) -> None:
    assert read(START).text() == START
    with pytest.raises(BadPosition):
        read(START.replace(*change), **options)


@pytest.mark.parametrize(
    ("values", "options"),
    [
        (("w", "w", "play", "2,6", 1, "-"), {}),
        (("w", "w", "play", "6,6,6,6,6", 1, "-"), {}),
        (("w", "w", "play", "6,6,5", 1, "-"), {}),
        (("w", "w", "play", "7", 1, "-"), {}),
        (("b", "w", "play", "6,2", 1, "-"), {}),
        (("w", "w", "double", "-", 2, "b"), {}),
        (("w", "w", "double", "-", 1, "-"), {"cube": "off"}),
        (("w", "w", "double", "-", 1, "-"), {"crawford": "on"}),
        (("w", "w", "double", "-", 64, "w"), {}),
        (("w", "w", "take", "-", 1, "-"), {}),
        (("w", "w", "beaver", "-", 2, "b"), {}),
        (("w", "w", "beaver", "-", 2, "w"), {"beaver": "on"}),
        (("w", "w", "beaver", "-", 64, "b"), {"beaver": "on"}),
        (("w", "w", "over", "-", 2, "w"), {}),
        (("w", "w", "over", "-", 64, "b"), {}),
        (("w", "w", "over", "-", 1, "-"), {"cube": "off"}),
        (("?", "w", "roll", "-", 1, "w"), {}),
        (("?", "w", "roll", "-", 2, "w"), {"cube": "off"}),
    ],
)
def test_impossible_positions(values: tuple[str, str, str, str, int, str], options: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        read(CONTACT.format(*values), **options)


def test_a_turn_that_cannot_go_on_is_no_position() -> None:
    with pytest.raises(BadPosition):
        read(FIGURE_3.format("5"))
    with pytest.raises(BadPosition):
        read("board=...eee................B. turn=b bar=0,0 side=b phase=over dice=- stake=1 cube=w")
    nobody = "board=........................ turn=b bar=0,0 side=b phase=over dice=- stake=1 cube=-"
    with pytest.raises(BadPosition):
        read(nobody)
    winner = "board=...eee.................. turn=w bar=0,0 side=w phase=over dice=- stake=1 cube=-"
    with pytest.raises(BadPosition):
        read(winner)


# --- the board ----------------------------------------------------------------------------------------------------


def test_both_homes_are_on_the_right_and_the_course_is_a_chain() -> None:
    board = backgammon.GAME.board
    assert board.where["1"] == (12.5, 0.45)
    assert board.where["6"] == (7.5, 0.45)
    assert board.where["7"] == (5.5, 0.45)
    assert board.where["12"] == (0.5, 0.45)
    assert board.where["13"] == (0.5, 10.55)
    assert board.where["24"] == (12.5, 10.55)
    assert board.near["13"] == ("12", "14")
    assert set(board.near) == set(board.where) == set(board.points)
    for here, others in board.near.items():
        assert all(here in board.near[other] for other in others)


def test_pips_count_what_is_left_to_travel() -> None:
    assert backgammon.start({}, 2).pips(0) == 167
    assert read(FIGURE_3.format("4,2")).pips(1) == 25 + 5 * 6 + 4 * 8 + 5 * 13


def test_plan_of_dice() -> None:
    def ways(state: int, die: int) -> Iterator[tuple[int, int]]:
        """A man runs on a road of seven: no stop on 3, none beyond 7."""
        if state + die <= 7 and state + die != 3:
            yield state, state + die

    assert tables.plan(0, (4, 3), ways) == tables.DicePlan(2, ((4, 0),)), "the 3 first would lose nothing but is barred"
    assert tables.plan(0, (6, 5), ways) == tables.DicePlan(1, ((6, 0),)), "one die only: the larger"
    assert tables.plan(2, (6, 5), ways) == tables.DicePlan(1, ((5, 2),)), "the larger cannot be played"
    assert tables.plan(7, (1, 1, 1, 1), ways) == tables.DicePlan(0, ())
    assert tables.plan(0, (2, 2, 2, 2), ways).most == 3
