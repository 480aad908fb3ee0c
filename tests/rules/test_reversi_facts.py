"""The facts of Reversi, found once more from the texts of positions."""

from __future__ import annotations

from random import Random

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.rules.fact_cases import any_step, names_of, own_texts, random_cases, random_positions

TOLD = {"OCCUR": "wins gives-win avoids only forces loses draws"}
"""To the tests of all games (`tests/told.py`)."""

GAME = CATALOGUE["reversi"]
Board = dict[tuple[int, int], str]
WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
CORNERS = {(0, 0): "a1", (7, 0): "h1", (0, 7): "a8", (7, 7): "h8"}


def board_of(position: Position) -> Board:
    letters = position.text().split()[0].removeprefix("board=")
    return {(i % 8, i // 8): letter for i, letter in enumerate(letters)}


def name(at: tuple[int, int]) -> str:
    return f"{'abcdefgh'[at[0]]}{at[1] + 1}"


def open_to(board: Board, side: str) -> set[str]:
    other = "w" if side == "b" else "b"
    found = set()
    for (x, y), letter in board.items():
        for dx, dy in WAYS:
            run = 1
            while board.get((x + run * dx, y + run * dy)) == other:
                run += 1
            if letter == "." and run > 1 and board.get((x + run * dx, y + run * dy)) == side:
                found.add(name((x, y)))
    return found


def line(at: tuple[int, int], way: tuple[int, int]) -> list[tuple[int, int]]:
    squares = [(at[0] + n * way[0], at[1] + n * way[1]) for n in range(-8, 9)]
    return [(x, y) for x, y in squares if 0 <= x < 8 and 0 <= y < 8]


def held(board: Board, at: tuple[int, int], way: tuple[int, int], stable: set[tuple[int, int]]) -> bool:
    squares = line(at, way)
    if at in (squares[0], squares[-1]) or all(board[square] != "." for square in squares):
        return True
    place = squares.index(at)
    return squares[place - 1] in stable or squares[place + 1] in stable


def stable_of(board: Board, side: str) -> set[str]:
    stable: set[tuple[int, int]] = set()
    while True:
        more = {
            at
            for at, letter in board.items()
            if letter == side
            and at not in stable
            and all(held(board, at, way, stable) for way in ((1, 0), (0, 1), (1, 1), (1, -1)))
        }
        if not more:
            return {name(at) for at in stable}
        stable |= more


def text(fact: str, places: set[str] | None = None, number: int | None = None) -> str:
    number_text = "" if number is None else str(number)
    places_text = f"@{','.join(sorted(places))}" if places else ""
    return f"reversi:{fact}" + (f"={number_text}{places_text}" if number_text or places_text else "")


def facts_of(position: Position, step: str) -> set[str]:
    after = position.play(step)
    board, later = board_of(position), board_of(after)
    if step == "pass" or after.result() or sum(letter != "." for letter in board.values()) < 4:
        return set()
    side, other = ("b", "w") if position.turn == 0 else ("w", "b")
    was, left, found = open_to(board, other), open_to(later, other), set()
    corners = set(CORNERS.values())
    if step in corners:
        found.add(text("corner", {step}))
    if (left - was) & corners:
        found.add(text("gives-corner", (left - was) & corners))
    if (was - left - {step}) & corners:
        found.add(text("guards-corner", (was - left - {step}) & corners))
    for (x, y), corner in CORNERS.items():
        if step == name((min(max(x, 1), 6), min(max(y, 1), 6))) and later[x, y] == ".":
            found.add(text("x-square", {corner}))
    if not left:
        found.add(text("makes-pass"))
    if len(left) != len(was):
        found.add(text("fewer" if len(left) < len(was) else "more", left, abs(len(left) - len(was))))
    gained = stable_of(later, side) - stable_of(board, side)
    if gained:
        found.add(text("stable", gained, len(gained)))
    return found


def test_facts_equal_a_second_computation() -> None:
    met: set[str] = set()
    for options, here, step in random_cases(GAME.key, 46, 400, 6):
        found = own_texts(GAME.key, here, step)
        assert found == sorted(facts_of(here, step)), (options, here.text(), step)
        assert GAME.step_facts.takes(here, step) == 0
        assert GAME.step_facts.forms(here, step) == ()
        met |= names_of(found)
    assert met == set(GAME.step_facts.names)


def test_a_stable_disc_is_never_turned_over() -> None:
    rng = Random(46)
    for _, here in random_positions(GAME.key, 46, 100, longest=60):
        kept = {side: stable_of(board_of(here), side) for side in "bw"}
        later = here
        while later.steps():
            later = later.play(any_step(later, rng))
        men = dict(later.men())
        assert all(men[place] == side for side, places in kept.items() for place in places)
