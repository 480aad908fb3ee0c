"""Les Crosses: the facts of a step, found a second time by letting each side play from the texts of positions."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from tests.rules.fact_cases import fact_text, names_met, names_of, own_texts
from tests.rules.fact_walks import walked_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces can-win", "MOST_PLAYED": 400}
"""To the tests of all games (`tests/told.py`)."""

KEY = "crosses"
GAME = CATALOGUE[KEY]
ORDER = [f"{x}{y}" for y in (4, 3, 2, 1) for x in "abcd"]
CENTRE, CORNERS = {"b2", "b3", "c2", "c3"}, {"a1", "a4", "d1", "d4"}


def board_of(position: Position) -> dict[str, str]:
    return dict(zip(ORDER, position.text().split()[0].removeprefix("board="), strict=True))


def open_to(position: Position, options: dict[str, str], side: str) -> set[str]:
    """The places of a side's crosse if it were to move it now, each as its cells."""
    board = position.text().split()[0]
    return set(GAME.read(f"{board} turn={side} phase=crosse", options, 2).steps())


def cells(board: dict[str, str], letter: str) -> list[str]:
    return sorted(cell for cell, there in board.items() if there == letter)


def expected(options: dict[str, str], here: Position, step: str) -> list[str]:
    after = here.play(step)
    own, adverse = ("r", "b") if here.turn == 0 else ("b", "r")
    before, left = (open_to(position, options, adverse) for position in (here, after))
    boards = board_of(here), board_of(after)
    found = []
    if len(left) < len(before):
        covered = [cell for cell in ORDER if boards[0][cell] == "." != boards[1][cell]]
        hit = sorted(cell for cell in covered if any(cell in place for place in before - left))
        found.append(fact_text(KEY, "shuts", len(before) - len(left), hit))
    if left:
        found.append(fact_text(KEY, "leaves", len(left), cells(boards[1], adverse)))
    kept = open_to(after, options, own)
    if kept:
        found.append(fact_text(KEY, "keeps", len(kept), cells(boards[1], own)))
    if len(step) == 8:
        crosse = set(cells(boards[1], own))
        if crosse & CENTRE:
            found.append(fact_text(KEY, "centre", len(crosse & CENTRE), sorted(crosse & CENTRE)))
        if crosse & CORNERS:
            found.append(fact_text(KEY, "corner", None, sorted(crosse & CORNERS)))
    return sorted(found)


def test_facts_are_those_of_the_page() -> None:
    assert names_met(KEY, walked_cases(KEY, seed=41), lambda case: expected(*case)) == set(GAME.step_facts.names)


def test_a_crosse_that_is_shut_in_is_not_left_a_place() -> None:
    here = GAME.read("board=...brbbbrrroo... turn=r phase=pion", {"overlap": "required"}, 2)
    assert names_of(own_texts(KEY, here, "a1-b4")) == {"shuts", "keeps"}
