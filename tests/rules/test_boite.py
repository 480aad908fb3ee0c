"""Shut the box: the booklet's examples, closings read again from the page, flaps, touches, texts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from jeux.rules.contract import BadPosition, Effect, Flipped, Formed, MalformedStep, Refusal, Thrown
from jeux.rules.games.boite.game import GAME
from jeux.rules.games.boite.position import CLOSE_MASK, Boite


def read(text: str, players: int = 2, **options: str) -> Boite:
    position = GAME.read(text, options, players)
    assert isinstance(position, Boite)
    return position


def dice(first: int, second: int, board: str = "123456789", **options: str) -> Boite:
    return read(f"board={board} turn=A dice={first},{second} points=.,.", 2, **options)


# --- the examples of the booklet ----------------------------------------------------------------------------------


def test_a_4_and_a_3_close_both_tiles_or_their_sum() -> None:
    assert sorted(dice(4, 3).steps()) == ["close:3+4", "close:7"]
    assert sorted(dice(4, 3, board="12.456789").steps()) == ["close:4", "close:7"]
    assert dice(4, 3).refusal("close:4") == Refusal("both-tiles", ("3", "4"))


def test_a_double_closes_one_tile() -> None:
    assert dice(5, 5).steps() == ("close:5",)
    assert sorted(dice(5, 5, board="123456789ABC", tiles="12").steps()) == ["close:10", "close:5"]


def test_one_die_once_7_8_and_9_are_closed() -> None:
    position = read("board=1.3456... turn=? dice=- points=.,.")
    assert position.throws() == 1
    assert position.outcome((4,)) == "roll:4"
    assert position.refusal("roll:4,1") == Refusal("one-die")
    assert position.effects("roll:4") == (Thrown((4,), (0,)),)
    two = read("board=......7.. turn=? dice=- points=12,.")
    assert two.throws() == 2
    assert two.refusal("roll:4") == Refusal("two-dice", ("7",))
    assert two.effects("roll:4,1") == (Thrown((4, 1), (1, 1)),)
    assert two.outcome((1, 4)) == "roll:4,1"


def test_our_variant_makes_the_sum_in_every_way() -> None:
    assert len(dice(6, 2, closing="subsets").steps()) == 6
    assert dice(6, 2, closing="subsets").refusal("close:2+5") == Refusal("wrong-sum", ("2", "5"))


@pytest.mark.parametrize(("board", "points"), [("1..4..7..", 147), (".23.....9", 239), (".......89", 89)])
def test_the_french_variant_reads_the_tiles(board: str, points: int) -> None:
    assert read(f"board={board} turn=? dice=- points=.,.", scoring="reading").counted() == points


# --- the closings again, straight from the page -------------------------------------------------------------------


def plain_closings(tiles: set[int], thrown: tuple[int, ...], closing: str, single: str) -> set[str]:
    """R4 and R5 in the words of the page, on sets of numbers."""
    if closing == "subsets":
        sets = {
            tiles_closed
            for size in range(1, len(tiles) + 1)
            for tiles_closed in combinations(sorted(tiles), size)
            if sum(tiles_closed) == sum(thrown)
        }
    else:
        there = tuple(sorted(set(thrown) & tiles))
        sets = {there} if there else set()
        if len(thrown) == 2 and sum(thrown) in tiles:
            sets.add((sum(thrown),))
        if single == "free":
            sets |= {(tile,) for tile in there}
    return {"close:" + "+".join(map(str, chosen)) for chosen in sets} or {"pass"}


@pytest.mark.parametrize("single", ["strict", "free"])
@pytest.mark.parametrize("closing", ["dice", "subsets"])
@pytest.mark.parametrize("tiles", ["9", "12"])
def test_closings_agree_with_the_page_and_with_what_is_refused(tiles: str, closing: str, single: str) -> None:
    rng = Random(f"{tiles}{closing}{single}")
    known = [step for step, word in CLOSE_MASK.items() if word < 1 << int(tiles)]
    for _ in range(60):
        left = {n for n in range(1, int(tiles) + 1) if rng.random() < 0.6} or {1}
        board = "".join("123456789ABC"[n - 1] if n in left else "." for n in range(1, int(tiles) + 1))
        count = 2 if max(left) > 6 else 1
        thrown = tuple(sorted((rng.randint(1, 6) for _ in range(count)), reverse=True))
        text = f"board={board} turn=A dice={','.join(map(str, thrown))} points=.,."
        position = read(text, tiles=tiles, closing=closing, single=single)
        assert set(position.steps()) == plain_closings(left, thrown, closing, single), text
        for step in [*rng.sample(known, 40), "pass"]:
            assert (position.refusal(step) is None) == (step in position.steps()), (text, step)


# --- runs and scores ----------------------------------------------------------------------------------------------


def test_every_player_makes_one_run_and_the_smallest_wins() -> None:
    rng = Random(4)
    for players in GAME.players:
        position = GAME.start({}, players)
        runs = []
        while position.result() is None:
            if position.turn >= 0:
                runs.append(position.turn)
            position = position.play(rng.choice(position.steps()))
        assert runs == sorted(runs)
        assert set(runs) == set(range(players))
        result = position.result()
        assert result is not None
        assert len(result.scores) == players


def test_a_tie_shares_the_victory() -> None:
    result = read("board=12....... turn=C dice=- points=3,30,3", players=3).result()
    assert result is not None
    assert (result.scores, result.reason) == ((0.5, 0.0, 0.5), "shared")


def test_alone_one_plays_for_the_points() -> None:
    over = read("board=.......8. turn=A dice=6,1 points=.", players=1).play("pass")
    result = over.result()
    assert result is not None
    assert (result.scores, result.reason, result.places) == ((-8.0,), "tiles-left", ("8",))
    shut = read("board=.2....... turn=A dice=2 points=.", players=1).play("close:2")
    result = shut.result()
    assert result is not None
    assert (result.scores, result.reason) == ((0.0,), "box-shut")


# --- flaps --------------------------------------------------------------------------------------------------------


def test_flaps_lie_down_and_stand_up_again_for_the_next_run() -> None:
    position = read("board=12....... turn=A dice=6 points=.,.")
    reopened = tuple(Flipped(str(n), str(n)) for n in range(3, 10))
    assert position.effects("pass") == reopened
    assert dice(4, 3).effects("close:3+4") == (Flipped("closed", "3"), Flipped("closed", "4"))
    last = read("board=.2....... turn=B dice=2 points=3,.")
    assert last.effects("close:2") == (Flipped("closed", "2"), Formed(tuple("123456789")))
    assert read("board=12....... turn=B dice=6 points=3,.").effects("pass") == ()


def test_a_smaller_game_covers_the_rest_of_the_box() -> None:
    men = dict(read("board=1.......9 turn=? dice=- points=.,.").men())
    assert men["1"] == "1"
    assert men["5"] == "closed"
    assert [men[tile] for tile in ("10", "11", "12")] == ["cover"] * 3


@pytest.mark.parametrize("players", [1, 3])
def test_effects_lead_to_the_next_flaps(players: int) -> None:
    rng = Random(players)
    position = GAME.start({"closing": "subsets"}, players)
    while position.result() is None:
        step = rng.choice(position.steps())
        men = dict(position.men())
        for effect in position.effects(step):
            turn_over(men, effect)
        position = position.play(step)
        assert men == dict(position.men())


def turn_over(men: dict[str, str], effect: Effect) -> None:
    if isinstance(effect, Flipped):
        assert men[effect.place] != effect.man
        men[effect.place] = effect.man


# --- touches ------------------------------------------------------------------------------------------------------


def test_flaps_are_touched_in_any_order() -> None:
    position = dice(6, 2, closing="subsets")
    assert position.places("close:1+3+4") == ("1", "3", "4")
    for order in permutations(("1", "3", "4")):
        assert position.gesture(order) == "close:1+3+4"
    assert position.gesture(("4",)) == "close:1+3+4", "no other closing has the 4"
    assert position.gesture(("5",)) is None, "with the 3, or with the 1 and the 2"
    assert position.gesture(("9",)) == "close:9"
    assert position.refusal("close:9") == Refusal("wrong-sum", ("9",))


def test_one_touch_closes_both_tiles_where_the_rule_says_both() -> None:
    assert dice(4, 3).gesture(("4",)) == dice(4, 3).gesture(("3",)) == "close:3+4"
    assert dice(4, 3).gesture(("7",)) == "close:7"
    assert dice(4, 3).gesture(("die:3", "3")) == "close:3", "refused, and told why"
    assert dice(4, 3).gesture(("8",)) == "close:8"
    assert dice(4, 3).refusal("close:8") == Refusal("not-the-throw", ("8",))


def test_where_one_tile_may_be_closed_alone_its_die_says_so() -> None:
    position = dice(4, 3, single="free")
    assert position.places("close:3+4") == ("3", "4")
    assert position.places("close:3") == ("die:3", "3")
    assert position.places("close:7") == ("7",)
    assert position.gesture(("3",)) is None
    assert position.gesture(("4", "3")) == "close:3+4"
    assert position.gesture(("die:4", "4")) == "close:4"


def test_what_is_no_flap_means_nothing() -> None:
    for places in ((), ("10",), ("die:3",), ("3", "nowhere")):
        assert dice(4, 3).gesture(places) is None
    waiting = read("board=123456789 turn=? dice=- points=.,.")
    assert waiting.gesture(("3",)) == "close:3"
    assert waiting.refusal("close:3") == Refusal("throw-first")


# --- doors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "board=12345678 turn=? dice=- points=.,.",
        "board=213456789 turn=? dice=- points=.,.",
        "board=......... turn=? dice=- points=.,.",
        "board=123456789 turn=A dice=- points=.,.",
        "board=123456789 turn=B dice=4,3 points=.,.",
        "board=123456789 turn=A dice=4 points=.,.",
        "board=1........ turn=A dice=4,3 points=.,.",
        "board=123456789 turn=A dice=3,4 points=.,.",
        "board=123456789 turn=A dice=4,3,1 points=.,.",
        "board=123456789 turn=A dice=7,3 points=.,.",
        "board=123456789 turn=? dice=- points=.",
        "board=123456789 turn=? dice=- points=.,3",
        "board=123456789 turn=? dice=- points=46,.",
        "board=123456789 turn=? dice=- points=03,.",
        "board=1........ turn=B dice=- points=12,2",
        "board=1........ turn=B dice=4 points=12,1",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)


def test_points_are_those_of_the_option() -> None:
    text = "board=123456789 turn=? dice=- points=147,."
    assert read(text, scoring="reading").text() == text
    with pytest.raises(BadPosition):
        read(text)
    with pytest.raises(BadPosition):
        read("board=123456789 turn=? dice=- points=741,.", scoring="reading")


@pytest.mark.parametrize(
    "step", ["", "close:", "close:10", "close:4+3", "close:3+3", "close:0", "close:03", "roll:3,4", "roll:7", "stop"]
)
def test_malformed_steps(step: str) -> None:
    with pytest.raises(MalformedStep):
        dice(4, 3).refusal(step)


def test_chances_are_those_of_one_die_or_of_two() -> None:
    for board in ("12.......", "12.....8."):
        position = read(f"board={board} turn=? dice=- points=.,.")
        thrown = Counter(position.outcome(each) for each in product(range(1, 7), repeat=position.throws()))
        assert {step: chance * thrown.total() for step, chance in position.chances()} == thrown
