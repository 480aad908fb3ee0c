"""Reversi: what the vectors do not say — effects, boxes, gestures, what refusals and results show, and random play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jeux.rules.contract import OVER, BadOption, BadPosition, Flipped, MalformedStep, Moved, Put, perft
from jeux.rules.games.reversi.board import CENTRE, COLUMNS, INDEX, NEIGHBOURS, POINTS, SIZE
from jeux.rules.games.reversi.game import GAME, read, start
from jeux.rules.games.reversi.position import Reversi

T8 = "board=................wbwb..bw....bb....b.b.b..w..w..w....b.......w... turn=w"
T9 = "board=....................b......wbb.....wwwb....wbb......b........... turn=b"
T10 = "board=bw.........................bb......bb........................... turn=w"
T11 = "board=.....................b.....bb......bb..........................w turn=b"
T13 = "board=.wwwwwwbbbbbbbbbbbbbbbbbbbbbbbbbwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww turn=b"
DIAGONAL = {"start": "diagonal"}
STARTS = GAME.options[0].values


def at(text: str, **options: str) -> Reversi:
    return read(text, options, 2)


def told(here: Reversi, step: str) -> tuple[str, tuple[str, ...]]:
    refusal = here.refusal(step)
    assert refusal is not None, step
    assert step not in here.steps()
    return refusal.code, refusal.places


def wander(opening: str, seed: int, plies: int) -> tuple[list[Reversi], list[str]]:
    """The positions of a game played at random, the start first, and the steps between them."""
    chance = random.Random(seed)
    seen, steps = [start({"start": opening}, 2)], list[str]()
    while seen[-1].turn != OVER and len(steps) < plies:
        steps.append(chance.choice(seen[-1].steps()))
        seen.append(seen[-1].play(steps[-1]))
    return seen, steps


# --- the board --------------------------------------------------------------------------------------------------------


def test_board_of_the_page() -> None:
    assert (POINTS[0], POINTS[7], POINTS[8], POINTS[63]) == ("a1", "h1", "a2", "h8")
    assert GAME.board.where["a1"] == (0, 7), "row 1 is at the top"
    assert GAME.board.where["h8"] == (7, 0)
    assert NEIGHBOURS["a1"] == ("b1", "a2", "b2")
    assert NEIGHBOURS["d4"] == ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")
    assert sum(len(near) for near in NEIGHBOURS.values()) == 2 * (2 * 7 * 8 + 2 * 7 * 7)


def test_the_first_four_discs_make_one_of_two_positions() -> None:
    """Up to a turn of the board and to its mirror, as on the page; the side that began plays on."""
    after = {start({}, 2)}
    for _ in CENTRE:
        after = {here.play(step) for here in after for step in here.steps()}
    assert {here.turn for here in after} == {0}
    assert {len(here.steps()) for here in after} == {4}
    boards = {here.text() for here in after}
    assert len(boards) == 6
    assert {start({"start": name}, 2).text() for name in ("diagonal", "parallel")} <= boards


def test_counts_of_the_page() -> None:
    assert [perft(start(DIAGONAL, 2), depth) for depth in range(1, 7)] == [4, 12, 56, 244, 1396, 8200]


# --- effects ----------------------------------------------------------------------------------------------------------


def test_discs_are_turned_ring_by_ring() -> None:
    put, *flips = at(T8).effects("e3")
    assert put == Put("w", "box:w", "e3")
    assert flips == [Flipped("w", place) for place in ("e4", "d3", "f4", "e5", "g5")]


def test_the_first_four_turn_nothing() -> None:
    assert start({}, 2).effects("d4") == (Put("b", "box:b", "d4"),)
    assert start({}, 2).play("d4").effects("e5") == (Put("w", "box:w", "e5"),)


def test_passing_evens_the_boxes() -> None:
    """Nobody runs short: an odd disc goes to the side that plays."""
    here = at(T10)
    assert here.steps() == ("pass",)
    assert here.boxes() == (29, 29)
    assert here.effects("pass") == ()
    odd = at(T10.replace("bb.", "bbb", 1))
    assert odd.steps() == ("pass",)
    assert odd.boxes() == (28, 29)
    assert odd.effects("pass") == (Moved("w", "box:w", "box:b"), Flipped("b", "box:b"))
    assert odd.play("pass").boxes() == (29, 28)


def test_the_whole_stock_is_in_sight() -> None:
    for seed in range(4):
        for here in wander("free", seed, 100)[0]:
            assert len(here.men()) == 64
            black, white = here.boxes()
            assert black + white == 64 - here.count(0) - here.count(1)
            assert here.turn == OVER or (black, white)[here.side] > 0 or here.steps() == ("pass",)


# --- what refusals and results show -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "step", "code", "places"),
    [
        (T13, {}, "a1", "", ()),
        (T11, {}, "a1", "game-over", ()),
        (T8, {}, "pass", "can-play", None),
        (T8, {}, "a3", "occupied", ("a3",)),
        (start({}, 2).play("d4").text(), {}, "d4", "occupied", ("d4",)),
        (start({}, 2).play("d4").text(), {}, "c4", "centre-first", ("e4", "d5", "e5")),
        (start(DIAGONAL, 2).text(), DIAGONAL, "d6", "flips-nothing", ("d6",)),
        (T10, {}, "c1", "flips-nothing", ("c1",)),
    ],
)
def test_refusals_point_at_what_explains(
    text: str, options: dict[str, str], step: str, code: str, places: tuple[str, ...] | None
) -> None:
    here = at(text, **options)
    if not code:
        assert here.refusal(step) is None
    else:
        assert told(here, step) == (code, here.steps() if places is None else places)


def test_what_is_no_step_is_malformed() -> None:
    for text in ("", "d9", "i1", "D3", "d3-d4", "d03", "pass ", "PASS", "box:b"):
        with pytest.raises(MalformedStep):
            at(T8).refusal(text)


def test_results() -> None:
    swept = at(T9, **DIAGONAL).play("c5")
    assert (swept.turn, swept.count(0), swept.count(1)) == (OVER, 13, 0)
    result = swept.result()
    assert result is not None
    assert (result.scores, result.reason, result.places) == ((1.0, 0.0), "no-disc-left", ())
    full = at(T13).play("a1").result()
    assert full is not None
    assert (full.scores, full.reason, full.places) == ((0.5, 0.5), "board-full", ())
    stuck = at(T11).result()
    assert stuck is not None
    assert (stuck.scores, stuck.reason, len(stuck.places)) == ((1.0, 0.0), "nobody-can-play", 58)


# --- what is touched --------------------------------------------------------------------------------------------------


def test_gestures() -> None:
    here = at(T8)
    assert here.gesture(("e3",)) == "e3"
    assert here.gesture(("box:w", "e3")) == "e3"
    assert here.gesture(("box:b", "e3")) is None, "the other box"
    for places in ((), ("box:w",), ("e3", "e4"), ("box:w", "e3", "e4"), ("pass",), ("nowhere",)):
        assert here.gesture(places) is None
    assert here.places("e3") == ("e3",)
    assert at(T10).places("pass") == ()


# --- positions from outside -------------------------------------------------------------------------------------------


def few(discs: dict[str, str], turn: str) -> str:
    """The text of a position of a few discs."""
    return f"board={''.join(discs.get(place, '.') for place in POINTS)} turn={turn}"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (T8.replace("turn=w", "turn=x"), {}),
        (T8.replace("turn=w", "turn="), {}),
        (T8.replace("board=.", "board="), {}),
        (T8.replace("board=.", "board=.."), {}),
        (T8.replace("board=.", "board=k"), {}),
        (T8 + " quiet=0", {}),
        (few({}, "b"), DIAGONAL),
        (few({"d4": "b", "e4": "w", "e5": "b"}, "w"), {"start": "parallel"}),
        (few({"d3": "b"}, "w"), {}),
        (few({"d4": "b"}, "b"), {}),
        (few({"d4": "b", "e4": "b"}, "b"), {}),
        (few({"d4": "b", "e4": "w", "e5": "w"}, "w"), {}),
    ],
)
def test_what_is_not_a_position(text: str, options: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        at(text, **options)


def test_four_discs_anywhere_are_a_position() -> None:
    assert at(few({"a1": "b", "a2": "b", "h1": "b", "h2": "w"}, "w")).steps() == ("pass",)


def test_unknown_options() -> None:
    for options in ({"start": "crossed"}, {"speed": "fast"}):
        with pytest.raises(BadOption):
            start(options, 2)


# --- random play, against the rules told again on names of squares ----------------------------------------------------

Games = st.tuples(st.sampled_from(STARTS), st.integers(0, 2**32), st.integers(1, 64))


def framed_plainly(here: Reversi, square: str) -> set[str]:
    """R3 told again: the discs framed from a square by the side to play."""
    men = {place: man for place, man in here.men() if place in INDEX}
    own, found = "bw"[here.side], set()
    for right in (-1, 0, 1):
        for down in (-1, 0, 1):
            run, column, row = list[str](), COLUMNS.index(square[0]), int(square[1])
            while right or down:
                column, row = column + right, row + down
                place = f"{COLUMNS[column]}{row}" if 0 <= column < SIZE and 1 <= row <= SIZE else ""
                if men.get(place, own) == own:
                    found |= set(run) if place in men else set()
                    break
                run.append(place)
    return found


@settings(max_examples=40)
@given(Games)
def test_discs_are_framed_as_on_the_page(game: tuple[str, int, int]) -> None:
    here = wander(*game)[0][-1]
    if here.opening or here.turn == OVER:
        return
    empty = set(POINTS) - {place for place, _ in here.men()}
    framed = {square: framed_plainly(here, square) for square in empty}
    assert set(here.steps()) == ({square for square in empty if framed[square]} or {"pass"})
    for step in here.steps():
        flips = {effect.place for effect in here.effects(step) if isinstance(effect, Flipped) and step != "pass"}
        assert flips == framed.get(step, set())


@settings(max_examples=40)
@given(Games)
def test_refusals_and_steps_agree(game: tuple[str, int, int]) -> None:
    for here in wander(*game)[0]:
        assert {step for step in ("pass", *POINTS) if here.refusal(step) is None} == set(here.steps())


@settings(max_examples=40)
@given(Games)
def test_a_side_passes_only_when_it_must(game: tuple[str, int, int]) -> None:
    positions, steps = wander(game[0], game[1], 100)
    assert positions[-1].turn == OVER
    for here, step, after in zip(positions, steps, positions[1:], strict=False):
        assert after.turn == OVER or after.turn == 1 - here.turn
        if step == "pass":
            assert after.steps() != ("pass",), "both sides passing is the end of the game"
            assert after.discs == here.discs
