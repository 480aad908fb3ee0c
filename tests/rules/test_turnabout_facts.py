"""Turnabout: the facts of a step, found a second time by laying every tile, and by the cheapest ways across."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from tests.rules.fact_cases import Case, every_options, fact_text, names_met
from tests.rules.fact_walks import walked_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces loses forms", "FORMED_BY": "paths"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "turnabout"
GAME = CATALOGUE[KEY]
ORDER = [f"{x}{y}" for y in range(8, 0, -1) for x in "abcdefgh"]
WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
JOINS = {"x": ("NS", "EW"), "a": ("NW", "SE"), "b": ("NE", "SW")}
Spot = tuple[str, str]
"""A cell, and the side where a line comes into it."""


def board_of(position: Position) -> str:
    return position.text().split()[0].removeprefix("board=")


def looks_of(options: dict[str, str]) -> str:
    return "xa" if options["rotation"] == "fixed" else "xab"


def has_path(board: str) -> bool:
    turn = "da"[board.count(".") % 2 == 0]
    result = GAME.read(f"board={board} turn={turn}", {"tiles": "64"}, 2).result()
    return result is not None and result.reason == "path"


@lru_cache(maxsize=2000)
def completing(board: str, looks: str) -> frozenset[str]:
    """The empty cells where some tile makes a path."""
    empty = [i for i, look in enumerate(board) if look == "."]
    return frozenset(ORDER[i] for i in empty if any(has_path(f"{board[:i]}{look}{board[i + 1 :]}") for look in looks))


def beyond(cell: str, side: str) -> str:
    x, y = WAYS[side]
    return f"{chr(ord(cell[0]) + x)}{int(cell[1]) + y}"


def ways_on(board: str, looks: str, spot: Spot) -> Iterator[tuple[int, str]]:
    """By which sides a line may leave, and how many tiles that costs."""
    cell, side = spot
    there = board[ORDER.index(cell)]
    for look in looks if there == "." else there:
        (pair,) = (pair for pair in JOINS[look] if side in pair)
        yield int(there == "."), pair.replace(side, "")


@lru_cache(maxsize=2000)
def missing(board: str, looks: str) -> float:
    """The tiles that a path lacks."""
    return min(cheapest(board, looks, edge) for edge in "NW")


def cheapest(board: str, looks: str, edge: str) -> float:
    """The cheapest way from an edge to the opposite one (Dijkstra)."""
    begin = [cell for cell in ORDER if beyond(cell, edge) not in ORDER]
    waiting: list[tuple[int, Spot]] = [(0, (cell, edge)) for cell in begin]
    done: set[Spot] = set()
    while waiting:
        cost, spot = heapq.heappop(waiting)
        if spot[0] not in ORDER:
            if spot[1] == edge:
                return cost
            continue
        if spot not in done:
            done.add(spot)
            for more, out in ways_on(board, looks, spot):
                heapq.heappush(waiting, (cost + more, (beyond(spot[0], out), OPPOSITE[out])))
    return float("inf")


def expected(options: dict[str, str], here: Position, step: str) -> list[str]:
    after, cell, looks = here.play(step), step[:2], looks_of(options)
    if after.turn == OVER:
        return []
    boards = board_of(here), board_of(after)
    opened, blocked = completing(boards[1], looks), completing(boards[0], looks) - completing(boards[1], looks)
    before, left = missing(boards[0], looks), missing(boards[1], looks)
    attacks = here.turn == 0
    found = []
    if opened:
        found.append(fact_text(KEY, "threat" if attacks else "gives", len(opened), sorted(opened)))
    if blocked and not attacks:
        found.append(fact_text(KEY, "blocks", len(blocked), sorted(blocked)))
    if left < before:
        found.append(fact_text(KEY, "nears" if attacks else "helps", int(left), [cell]))
    if before < left < float("inf"):
        found.append(fact_text(KEY, "strays" if attacks else "delays", int(left - before), [cell]))
    stock = int(options["tiles"]) - (64 - boards[0].count("."))
    if not attacks and before <= stock and left > stock - 1:
        found.append(fact_text(KEY, "seals", None, [cell]))
    return sorted(found)


@pytest.mark.thorough
def test_facts_are_those_of_the_page() -> None:
    def cases() -> Iterator[Case]:
        for options, here, drawn in walked_cases(KEY, seed=46, positions=240, steps=5):
            near = sorted(completing(board_of(here), looks_of(options)))[:2]
            for step in (drawn, *(f"{cell}:{look}" for cell in near for look in looks_of(options))):
                yield options, here, step

    assert names_met(KEY, cases(), lambda case: expected(*case)) == set(GAME.step_facts.names)


def line_from(board: str, spot: Spot) -> tuple[list[str], Spot]:
    """The cells of a line, and where it ends."""
    passed = []
    while spot[0] in ORDER and board[ORDER.index(spot[0])] != ".":
        passed.append(spot[0])
        ((_, out),) = ways_on(board, "", spot)
        spot = beyond(spot[0], out), OPPOSITE[out]
    return passed, spot


def paths(board: str) -> list[list[str]]:
    found = []
    for edge in "NW":
        for cell in ORDER:
            if beyond(cell, edge) not in ORDER:
                passed, (end, side) = line_from(board, (cell, edge))
                if end not in ORDER and side == edge:
                    found.append(sorted(set(passed)))
    return sorted(found)


@pytest.mark.parametrize("options", every_options(GAME), ids=lambda options: " ".join(options.values()))
def test_each_path_is_formed(options: dict[str, str], thorough: bool) -> None:
    """Full crosses of lines that lack the tile in the middle, and some arcs laid about them."""
    rng, most = random.Random(47), 0
    for _ in range(60 if thorough else 15):
        column, row = rng.choice("abcdefgh"), rng.choice("12345678")
        board = {cell: "x" for cell in ORDER if cell[0] == column or cell[1] == row}
        board |= {cell: rng.choice(looks_of(options)) for cell in rng.sample(ORDER, 3)}
        middle = f"{column}{row}"
        board.pop(middle)
        text = "".join(board.get(cell, ".") for cell in ORDER)
        here = GAME.read(f"board={text} turn={'ad'[len(board) % 2]}", options, 2)
        for step in here.steps():
            formed = sorted(map(list, GAME.step_facts.forms(here, step)))
            assert formed == paths(board_of(here.play(step))), (here, step)
            most = max(most, len(formed))
    assert most == 2


@pytest.mark.thorough
@pytest.mark.parametrize("looks", ["xab", "xa"])
def test_the_missing_tiles_are_the_fewest_that_make_a_path(looks: str) -> None:
    """On boards with four empty cells, by filling them in every way."""
    rng = random.Random(48)
    values: set[float] = set()
    while len(values) < 4:
        board = [rng.choice("ab" if looks == "xab" else "xaa") for _ in ORDER]
        empty = rng.sample(range(64), 4)
        for i in empty:
            board[i] = "."
        if has_path("".join(board)):
            continue
        fewest = float("inf")
        for filled in product(f".{looks}", repeat=4):
            for i, look in zip(empty, filled, strict=True):
                board[i] = look
            if 4 - filled.count(".") < fewest and has_path("".join(board)):
                fewest = 4 - filled.count(".")
        for i in empty:
            board[i] = "."
        assert missing("".join(board), looks) == fewest, "".join(board)
        values.add(fewest)
