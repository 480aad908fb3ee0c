"""The facts of La Néo-pettie, found once more from the texts of positions."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.rules.fact_cases import names_of, own_texts, random_cases

TOLD = {
    "OCCUR": "wins gives-win avoids only forces loses draws takes",
    "TAKEN_BY": "left_their_places",
    "COUNTED": "points",
}
"""To the tests of all games (`tests/told.py`)."""

GAME = CATALOGUE["neo_pettie"]
Board = dict[tuple[int, int], str]
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def board_of(position: Position) -> Board:
    letters = position.text().split()[0].removeprefix("board=")
    return {(i % 10, 9 - i // 10): letter for i, letter in enumerate(letters)}


def at(name: str) -> tuple[int, int]:
    return "abcdefghij".index(name[0]), int(name[1:]) - 1


def name(square: tuple[int, int]) -> str:
    return f"{'abcdefghij'[square[0]]}{square[1] + 1}"


def takeable(board: Board, side: str) -> set[tuple[int, int]]:
    """The men that `side` would take by some move."""
    found = set()
    other = "b" if side == "w" else "w"
    for (x, y), letter in board.items():
        for dx, dy in WAYS:
            there = (x + dx, y + dy)
            if letter != side or board.get(there) != ".":
                continue
            moved = {**board, (x, y): ".", there: side}
            for ex, ey in WAYS:
                over = (there[0] + ex, there[1] + ey)
                behind = (there[0] + 2 * ex, there[1] + 2 * ey)
                if moved.get(over) == other and moved.get(behind, side) == side:
                    found.add(over)
    return found


def text(fact: str, squares: set[tuple[int, int]], counted: bool = True) -> set[str]:
    if not squares:
        return set()
    places = ",".join(sorted(map(name, squares)))
    return {f"neo_pettie:{fact}={len(squares) if counted else ''}@{places}"}


def facts_of(position: Position, step: str) -> set[str]:
    after = position.play(step)
    if after.result():
        return set()
    board, later = board_of(position), board_of(after)
    side, other = ("w", "b") if position.turn == 0 else ("b", "w")
    origin, target = map(at, step.split("-"))
    feared = {target if man == origin else man for man in takeable(board, other)}
    exposed = takeable(later, other)
    threats = takeable(later, side) - takeable(board, side)
    taken = {square for square in board if board[square] == other and later[square] == "."}
    found = text("exposes", exposed) | text("saves", feared - exposed) | text("threatens", threats)
    if not exposed:
        found |= text("free", taken, counted=False)
    lead = [list(men.values()).count(side) - list(men.values()).count(other) for men in (board, later)]
    if lead[0] <= 0 < lead[1]:
        found.add(f"neo_pettie:ahead={lead[1]}")
    on_edge = [bool({x, y} & {0, 9}) for x, y in (origin, target)]
    if on_edge == [False, True] and not taken:
        found |= text("edge", {target}, counted=False)
    if on_edge == [True, False]:
        found |= text("off-edge", {target}, counted=False)
    return found


def test_facts_equal_a_second_computation() -> None:
    met: set[str] = set()
    for options, here, step in random_cases(GAME.key, 46, 240, 6):
        found = own_texts(GAME.key, here, step)
        assert found == sorted(facts_of(here, step)), (options, here.text(), step)
        men = [list(board_of(position).values()) for position in (here, here.play(step))]
        other = "bw"[here.turn]
        assert GAME.step_facts.takes(here, step) == men[0].count(other) - men[1].count(other)
        assert GAME.step_facts.forms(here, step) == ()
        met |= names_of(found)
    assert met == set(GAME.step_facts.names)
