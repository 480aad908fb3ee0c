"""Les Méandres: the facts of a step, found a second time from the texts: lines as chains of middles of sides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from tests.rules.fact_cases import fact_text, names_met
from tests.rules.fact_walks import walked_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces draws forms", "FORMED_BY": "meanders"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "meandres"
GAME = CATALOGUE[KEY]
ORDER = [f"{x}{y}" for y in (5, 4, 3, 2, 1) for x in "abcde"]
Middle = tuple[int, int]
Board = dict[str, str]


def board_of(position: Position) -> Board:
    return dict(zip(ORDER, position.text().split()[0].removeprefix("board="), strict=True))


def arcs(board: Board) -> Iterator[tuple[str, Middle, Middle]]:
    """Every arc with the two middles of sides that it joins; the middle of a cell has even coordinates."""
    for cell, tile in board.items():
        x, y = 2 * "abcde".index(cell[0]), 2 * int(cell[1]) - 2
        north, east, south, west = (x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)
        if tile != ".":
            yield from ((cell, north, west), (cell, east, south)) if tile == "a" else ()
            yield from ((cell, north, east), (cell, west, south)) if tile == "b" else ()


def edge(middle: Middle) -> str:
    """The side of the board on which a middle lies, if it does."""
    x, y = middle
    return "W" if x == -1 else "E" if x == 9 else "S" if y == -1 else "N" if y == 9 else ""


def lines(board: Board) -> list[list[str]]:
    """The cells of each winning line: chains of arcs from the edge to another side of it."""
    all_arcs = list(arcs(board))
    at: dict[Middle, list[int]] = {}
    for number, (_, *ends) in enumerate(all_arcs):
        for end in ends:
            at.setdefault(end, []).append(number)
    found: dict[frozenset[int], list[str]] = {}
    for start in filter(edge, at):
        chain: list[int] = []
        end = start
        while more := [number for number in at[end] if number not in chain]:
            chain += more
            _, first, second = all_arcs[more[0]]
            end = second if end == first else first
        tiles = sorted({all_arcs[i][0] for i in chain})
        if edge(end) and edge(end) != edge(start) and len(tiles) >= 3:
            found[frozenset(chain)] = tiles
    return list(found.values())


def slides(board: Board) -> Iterator[tuple[str, Board]]:
    """The first cell of each of the eight slides, and the board after it."""
    hole = next(cell for cell, tile in board.items() if tile == ".")
    row = [f"{x}{hole[1]}" for x in "abcde"]
    column = [f"{hole[0]}{y}" for y in "12345"]
    for line in (row, column):
        for cell in line:
            if cell != hole:
                moved = [board[other] for other in line]
                moved.insert(line.index(cell), moved.pop(line.index(hole)))
                yield cell, {**board, **dict(zip(line, moved, strict=True))}


def expected(here: Position, step: str) -> list[str]:
    after = here.play(step)
    if after.turn == OVER:
        return []
    found: dict[str, list[str]] = {"gives": [], "traps": [], "shuts": []}
    for reply in after.steps():
        end = after.play(reply)
        if lines(board_of(end)):
            found["gives"].append(reply[:2])
        elif end.turn != OVER and any(lines(board) for _, board in slides(board_of(end))):
            found["traps"].append(reply[:2])
    for first in ORDER:
        for second in ORDER:
            refusal = after.refusal(f"{first}-{second}") if first != second else None
            if refusal and refusal.code == "seen-before":
                found["shuts"].append(first)
    return sorted(fact_text(KEY, name, len(cells), sorted(cells)) for name, cells in found.items() if cells)


@pytest.mark.thorough
def test_facts_are_those_of_the_page() -> None:
    cases = walked_cases(KEY, seed=42, positions=210, steps=2)
    assert names_met(KEY, cases, lambda case: expected(*case[1:])) == set(GAME.step_facts.names)


def test_each_winning_line_is_formed() -> None:
    formed = 0
    for _, here, step in walked_cases(KEY, seed=43, positions=210, steps=8):
        found = sorted(map(sorted, GAME.step_facts.forms(here, step)))
        assert found == sorted(lines(board_of(here.play(step)))), (here, step)
        formed += len(found)
    assert formed


def test_two_lines_at_once_are_two_things_formed() -> None:
    here = GAME.read("board=a.abaabbbabaabbbababababa turn=A back=-", {}, 2)
    found = sorted(map(sorted, GAME.step_facts.forms(here, "d5-c5")))
    assert found == sorted(lines(board_of(here.play("d5-c5"))))
    assert ["a4", "a5", "b5"] in found
    assert len(found) == 2
