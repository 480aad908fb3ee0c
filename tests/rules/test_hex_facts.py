"""The facts of Hex, found once more from the texts of positions, cell by cell."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from itertools import combinations
from random import Random

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from tests.rules.fact_cases import any_step, names_of, own_texts, random_cases, random_positions

TOLD = {"OCCUR": "wins gives-win avoids only forces forms", "FORMED_BY": "hex_group", "SEAMS_CROSS_PLACES": True}
"""To the tests of all games (`tests/told.py`)."""

GAME = CATALOGUE["hex"]
Cell = tuple[int, int]
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SECOND = ({(-1, 1), (0, 1)},)
THIRD = (
    {(1, 0), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2), (0, 2), (1, 2)},
    {(-1, 0), (-2, 1), (-1, 1), (0, 1), (-3, 2), (-2, 2), (-1, 2), (0, 2)},
)


class Stones:
    """A board as a dictionary."""

    def __init__(self, position: Position) -> None:
        rows = position.text().split()[0].removeprefix("board=").split("/")
        self.size = len(rows)
        self.at = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}

    def near(self, cell: Cell) -> set[Cell]:
        return {(cell[0] + dx, cell[1] + dy) for dx, dy in WAYS} & self.at.keys()

    def chain(self, cell: Cell) -> frozenset[Cell]:
        chain, waiting = {cell}, [cell]
        while waiting:
            for beside in self.near(waiting.pop()):
                if beside not in chain and self.at[beside] == self.at[cell]:
                    chain.add(beside)
                    waiting.append(beside)
        return frozenset(chain)

    def edges(self, side: str) -> list[set[Cell]]:
        axis = 1 if side == "w" else 0
        return [{cell for cell in self.at if cell[axis] == end} for end in (0, self.size - 1)]

    def between(self, one: Cell, other: Cell) -> set[Cell]:
        """The two cells of a bridge; nothing where there is none."""
        common = self.near(one) & self.near(other)
        return common if one != other and other not in self.near(one) and len(common) == 2 else set()

    def missing(self, side: str) -> int:
        """The cheapest way between the edges, own stones free, empty cells one each (Dijkstra)."""
        first, last = self.edges(side)
        cost = {side: 0, ".": 1}
        waiting = [(cost[self.at[cell]], cell) for cell in first if self.at[cell] in cost]
        waiting.sort()
        done: set[Cell] = set()
        while waiting:
            spent, cell = heappop(waiting)
            if cell in last:
                return spent
            if cell in done:
                continue
            done.add(cell)
            for beside in self.near(cell) - done:
                if self.at[beside] in cost:
                    heappush(waiting, (spent + cost[self.at[beside]], beside))
        raise AssertionError("no way")


def name(cell: Cell) -> str:
    return f"{'abcdefghijklmnop'[cell[0]]}{cell[1] + 1}"


def text(fact: str, cells: set[Cell], number: str = "") -> set[str]:
    return {f"hex:{fact}={number}@{','.join(sorted(map(name, cells)))}"} if cells else set()


def templates(board: Stones, side: str, edge: int, stone: Cell) -> list[set[Cell]]:
    """The templates of a stone, laid out from the edge: `depth` rows away from it, `along` it."""
    sign, last = (1, board.size - 1) if edge else (-1, 0)
    axis = 1 if side == "w" else 0
    found = []
    for shapes, depth in ((SECOND, 1), (THIRD, 2)):
        if abs(last - stone[axis]) != depth:
            continue
        for shape in shapes:
            cells = set()
            for along, down in shape:
                x, y = (along, down) if side == "w" else (down, along)
                cells.add((stone[0] + sign * x, stone[1] + sign * y))
            if all(board.at.get(cell) == "." for cell in cells):
                found.append(cells)
    return found


def facts_of(position: Position, step: str) -> set[str]:
    after = position.play(step)
    if step == "swap" or after.result():
        return set()
    board, later = Stones(position), Stones(after)
    stone = next(cell for cell in board.at if name(cell) == step)
    return of_chains(board, later, stone) | of_bridges(board, later, stone) | of_ways(board, later, stone)


def of_chains(board: Stones, later: Stones, stone: Cell) -> set[str]:
    side, chain = later.at[stone], later.chain(stone)
    beside = {cell for cell in board.near(stone) if board.at[cell] == side}
    chains = {board.chain(cell) for cell in beside}
    found = text("joins", beside, str(len(chains))) if len(chains) > 1 else set()
    on_edge: set[Cell] = set()
    guarded: set[Cell] = set()
    for number, edge in enumerate(later.edges(side)):
        if chain & edge:
            on_edge |= chain & edge if any(not old & edge for old in chains) else set()
        elif not any(templates(later, side, number, other) for other in chain - {stone}):
            guarded = guarded.union(*templates(later, side, number, stone))
    return found | text("edge", on_edge) | text("edge-template", guarded)


def of_bridges(board: Stones, later: Stones, stone: Cell) -> set[str]:
    side = later.at[stone]
    other = "b" if side == "w" else "w"
    bridged = {
        cell
        for cell, letter in later.at.items()
        if letter == side and cell not in later.chain(stone)
        if {later.at[each] for each in later.between(stone, cell)} == {"."}
    }
    ends: dict[str, set[Cell]] = {side: set(), other: set()}
    for letter, enemy in ((side, other), (other, side)):
        for one, two in combinations([cell for cell in board.near(stone) if board.at[cell] == letter], 2):
            rest = board.between(one, two) - {stone}
            if rest and all(board.at[cell] == enemy for cell in rest) and two not in board.chain(one):
                ends[letter] |= {one, two}
    return text("bridge", bridged) | text("keeps-bridge", ends[side]) | text("breaks-bridge", ends[other])


def of_ways(board: Stones, later: Stones, stone: Cell) -> set[str]:
    side = later.at[stone]
    other = "b" if side == "w" else "w"
    found = {"hex:nearer"} if later.missing(side) < board.missing(side) else set()
    longer = later.missing(other) - board.missing(other)
    return found | ({f"hex:hinders={longer}"} if longer else set())


def crowded(position: Position, rng: Random) -> str:
    """Near the stones of the board, so that chains meet; in a swap game, sometimes the swap."""
    board, steps = Stones(position), position.steps()
    names = {name(cell): cell for cell in board.at}
    if steps[-1] == "swap" and rng.random() < 0.3:
        return "swap"
    tried = rng.sample(steps, min(4, len(steps)))
    return max(
        tried, key=lambda step: sum(board.at[cell] != "." for cell in board.near(names[step])) if step in names else 0
    )


@pytest.mark.thorough
def test_facts_equal_a_second_computation() -> None:
    met: set[str] = set()
    for options, here, step in random_cases(GAME.key, 46, 240, 4, crowded):
        found = own_texts(GAME.key, here, step)
        assert found == sorted(facts_of(here, step)), (options, here.text(), step)
        assert GAME.step_facts.takes(here, step) == 0
        met |= names_of(found)
    assert met == set(GAME.step_facts.names)


@pytest.mark.thorough
def test_a_win_now_and_the_whole_chain_equal_playing_all_steps() -> None:
    seen, rng = Counter[bool](), Random(46)
    for options, here in random_positions(GAME.key, 46, 240, crowded, longest=400):
        ends = [step for step in here.steps() if here.play(step).turn == OVER]
        assert GAME.step_facts.wins_now(here) is bool(ends), (options, here.text())
        seen[bool(ends)] += 1
        for step in [any_step(here, rng), *ends[:3]]:
            board = Stones(here.play(step))
            stone = next((cell for cell in board.at if name(cell) == step), None)
            whole = {tuple(sorted(map(name, board.chain(stone))))} if step in ends and stone else set()
            assert {tuple(sorted(places)) for places in GAME.step_facts.forms(here, step)} == whole
    assert min(seen.values()) > 20


@pytest.mark.parametrize("shape", [*SECOND, *THIRD], ids=["second", "third", "third mirrored"])
def test_a_template_holds_against_every_way_of_playing(shape: set[Cell]) -> None:
    depth = max(y for _, y in shape)
    known: dict[tuple[frozenset[Cell], frozenset[Cell]], bool] = {}

    def joined(own: frozenset[Cell]) -> bool:
        reached, waiting = {(0, 0)}, [(0, 0)]
        while waiting:
            x, y = waiting.pop()
            for cell in {(x + dx, y + dy) for dx, dy in WAYS} & own - reached:
                reached.add(cell)
                waiting.append(cell)
        return any(y == depth for _, y in reached)

    def holds(own: frozenset[Cell], empty: frozenset[Cell]) -> bool:
        """Whether the stone of (0, 0) is joined in the end, the other side to play."""
        if (own, empty) not in known:
            known[own, empty] = joined(own) or (
                bool(empty)
                and all(any(holds(own | {answer}, empty - {cut, answer}) for answer in empty - {cut}) for cut in empty)
            )
        return known[own, empty]

    assert holds(frozenset(), frozenset(shape))
    assert not any(holds(frozenset(), frozenset(shape - {cell})) for cell in shape)
