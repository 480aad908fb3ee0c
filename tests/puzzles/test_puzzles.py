"""The problems that the program carries: they read, they are what they say, no two are alike, a day has one."""

from __future__ import annotations

import json
from cmath import exp
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from math import pi

import pytest

from jeux.common.assets import asset
from jeux.play.learn.puzzle.puzzles import (
    DEGREES,
    Puzzle,
    PuzzleError,
    Tree,
    of_the_day,
    puzzles_of,
    read_puzzles,
    with_puzzles,
)
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, in_use
from tests.puzzles.check import canonical, faults, way
from tests.puzzles.searched import ALONE, FAR_AHEAD

FEWEST_GAMES, GRADED_GAMES, FEWEST = 20, 12, 18
COSTLY = {("twixt", 2), ("tablut", 3), ("turnabout", 3), ("hex", 3)}
"""Proving that no other step is right takes seconds here, as a new search does: `python -m tests.puzzles` does it."""

EVERY_KEY = pytest.mark.parametrize("key", with_puzzles())


def test_enough_games_have_problems() -> None:
    assert len(with_puzzles()) >= FEWEST_GAMES


@EVERY_KEY
def test_a_game_has_enough_problems_of_several_degrees(key: str) -> None:
    puzzles = puzzles_of(key)
    assert len(puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert list(puzzles) == sorted(puzzles, key=lambda puzzle: puzzle.degree)
    assert all(puzzle.game == key for puzzle in puzzles)


def test_most_games_have_problems_of_every_degree() -> None:
    whole = [key for key in with_puzzles() if {puzzle.degree for puzzle in puzzles_of(key)} == set(DEGREES)]
    assert len(whole) >= GRADED_GAMES


def images(puzzle: Puzzle) -> set[tuple[str, ...]]:
    """The men of a problem as every turn and mirror of the board that it has shows them."""
    game = in_use(CATALOGUE[puzzle.game], puzzle.options)
    where = {name: complex(*place) for name, place in game.board.where.items() if name in game.board.points}
    xs, ys = [place.real for place in where.values()], [place.imag for place in where.values()]
    middle = complex(min(xs) + max(xs), min(ys) + max(ys)) / 2
    grid = {(round(place.real, 1), round(place.imag, 1)): name for name, place in where.items()}
    found = set()
    for number in range(24):
        turn = exp(1j * pi * (number // 2) / 6)
        image = {}
        for name, place in where.items():
            goal = ((place - middle).conjugate() if number % 2 else place - middle) * turn + middle
            image[name] = grid.get((round(goal.real, 1) + 0.0, round(goal.imag, 1) + 0.0), "")
        if all(image.values()):
            found.add(tuple(sorted(f"{image.get(at, at)}{man}" for at, man in puzzle.start().men())))
    return found


@EVERY_KEY
def test_no_two_problems_are_alike(key: str) -> None:
    if CATALOGUE[key].chance:
        starts = [(*sorted(puzzle.options.items()), puzzle.position, puzzle.throw) for puzzle in puzzles_of(key)]
        assert len(set(starts)) == len(starts)
        return
    counts = Counter((puzzle.side, image) for puzzle in puzzles_of(key) for image in images(puzzle))
    assert images(puzzles_of(key)[0])
    assert max(counts.values()) == 1


def looks(game: str, position: Position) -> tuple[int, str]:
    """Who decides and what lies on the table: the dice too, where chance decides."""
    dice = CATALOGUE[game].chance
    return position.turn, position.text() if dice else " ".join(sorted(f"{at}{man}" for at, man in position.men()))


def passed_through(game: str, position: Position, tree: Tree) -> Iterator[tuple[int, str]]:
    """What a solution passes through before its end."""
    for step, rest in tree.items():
        if rest:
            after = position.play(step)
            yield looks(game, after)
            yield from passed_through(game, after, rest)


@EVERY_KEY
def test_no_solution_passes_through_another_problem(key: str) -> None:
    starts = {looks(key, puzzle.start()): puzzle.id for puzzle in puzzles_of(key)}
    if not CATALOGUE[key].chance:
        starts |= {(puzzle.side, " ".join(image)): puzzle.id for puzzle in puzzles_of(key) for image in images(puzzle)}
    for puzzle in puzzles_of(key):
        met = set(passed_through(key, puzzle.start(), puzzle.solution))
        assert [puzzle.id, *(starts[each] for each in met & starts.keys())] == [puzzle.id]


@EVERY_KEY
def test_problems_are_what_they_say(key: str) -> None:
    for puzzle in puzzles_of(key):
        if not puzzle.proved or (key, puzzle.turns) in COSTLY:
            assert canonical(puzzle) == puzzle.position
        else:
            assert faults(puzzle) == [], puzzle.id


@pytest.mark.parametrize(("key", "turns"), sorted(COSTLY))
def test_the_first_of_the_costly_problems_lead_to_the_win(key: str, turns: int) -> None:
    puzzle = next(each for each in puzzles_of(key) if each.turns == turns)
    if puzzle.turns == 2:
        assert list(way(puzzle, puzzle.start())) == []
    assert set(puzzle.solution) < set(puzzle.start().steps())


def altered(puzzle: Puzzle) -> Puzzle:
    """A problem with another first step in the place of the right one."""
    wrong = next(step for step in puzzle.start().steps() if step not in puzzle.solution)
    return replace(puzzle, solution={wrong: {}})


@pytest.mark.parametrize("key", ["moulin", "mini_halma", "boite", "nim_bicolore", "backgammon", "meandres"])
def test_a_wrong_solution_is_found_out(key: str) -> None:
    assert faults(altered(puzzles_of(key)[0]))


def test_a_win_that_takes_longer_is_found_out() -> None:
    puzzle = next(each for each in puzzles_of("moulin") if each.turns == 3)
    assert faults(replace(puzzle, turns=2))
    assert faults(replace(puzzle, turns=4))


def test_a_search_that_finds_another_lead_is_told() -> None:
    # one's own bearing off by exact chances: where the best is far ahead, a search finds it so
    proved = [replace(each, nodes=500, lead=FAR_AHEAD) for each in puzzles_of("backgammon") if each.proved]
    searched = next(each for each in proved if not faults(each))
    assert faults(replace(searched, lead=ALONE))
    assert faults(replace(searched, lead=FAR_AHEAD - 1))
    assert faults(altered(searched))


# --- the file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"tablier": "match"},
        {"game": 3},
        {"problems": {}},
        {"problems": [{}]},
        {"problems": [{"id": "moulin-1"}]},
    ],
)
def test_a_file_that_holds_no_problems_is_refused(change: dict[str, object]) -> None:
    data = json.loads(asset("problems", "moulin.json").read_text(encoding="utf-8"))
    assert read_puzzles(json.dumps(data).encode())
    with pytest.raises(PuzzleError):
        read_puzzles(json.dumps(data | change).encode())


def test_what_is_no_json_is_refused() -> None:
    for content in (b"", b"[]", b"{", b"\xff"):
        with pytest.raises(PuzzleError):
            read_puzzles(content)


# --- the problem of the day -------------------------------------------------------------------------------------------


def test_a_day_has_one_problem_and_the_next_another_game() -> None:
    first = date(2026, 11, 27)
    days = [of_the_day(first + timedelta(days=number)) for number in range(40)]
    assert of_the_day(first) is days[0]
    assert all(a.game != b.game for a, b in pairwise(days))
    assert {puzzle.game for puzzle in days} == set(with_puzzles())


def test_every_problem_has_its_day() -> None:
    first, count = date(2027, 3, 1), sum(len(puzzles_of(key)) for key in with_puzzles())
    met = {of_the_day(first + timedelta(days=number)).id for number in range(2 * count)}
    assert len(met) == count


def test_a_day_before_the_first_one_has_a_problem() -> None:
    assert of_the_day(date(1999, 12, 31)).id
