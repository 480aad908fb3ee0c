"""Mini-Halma: the facts of a step, found a second time by how far all men together have come."""

from __future__ import annotations

from jeux.rules import CATALOGUE
from jeux.rules.contract import Moved, Position
from tests.rules.fact_cases import fact_text, names_met, own_texts
from tests.rules.fact_walks import walked_cases

TOLD = {"COUNTED": "alone", "TURNS": "never"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "mini_halma"
GAME = CATALOGUE[KEY]
ORDER = "a5 b5 c5 a4 b4 c4 a3 b3 c3 d3 e3 c2 d2 e2 c1 d1 e1".split()
CAMPS = {"b": set(ORDER[9:]), "w": set(ORDER[:8])}
GOAL = "wwwwwwww.bbbbbbbb"


def board_of(position: Position) -> dict[str, str]:
    return dict(zip(ORDER, position.text().split()[0].removeprefix("board="), strict=True))


def progress(position: Position) -> int:
    """How far the black men have come to the south-east and the white ones to the north-west, in cells."""
    signs = {"b": 1, "w": -1, ".": 0}
    return sum(signs[man] * ("abcde".index(cell[0]) - int(cell[1])) for cell, man in board_of(position).items())


def home(position: Position) -> int:
    return sum(cell in CAMPS.get(man, ()) for cell, man in board_of(position).items())


def advancing(position: Position) -> list[str]:
    """The men who could come forward, whatever the number of moves made."""
    again = GAME.read(position.text().partition(" moves=")[0] + " moves=0", {}, 1)
    return sorted(again.places(step)[0] for step in again.steps() if progress(again.play(step)) > progress(again))


def middle(first: str, second: str) -> str:
    """The cell between two, two apart."""
    return "".join(chr((ord(a) + ord(b)) // 2) for a, b in zip(first, second, strict=True))


def expected(here: Position, step: str) -> list[str]:
    after = here.play(step)
    (effect,) = here.effects(step)
    assert isinstance(effect, Moved)
    gained, arrived = progress(after) - progress(here), home(after) - home(here)
    found = [fact_text(KEY, "forward" if gained > 0 else "backward", abs(gained), [effect.origin, effect.target])]
    if arrived > 0:
        found.append(fact_text(KEY, "enters", home(after), [effect.target]))
    if arrived < 0:
        found.append(fact_text(KEY, "leaves", None, [effect.origin]))
    if effect.jump and gained > 0:
        over = middle(effect.origin, effect.target)
        if board_of(here)[over] != effect.man:
            found.append(fact_text(KEY, "passes", None, [over]))
    if "".join(board_of(after).values()) == GOAL:
        return sorted([*found, f"{KEY}:solves"])
    men = advancing(after)
    free = next(cell for cell, man in board_of(after).items() if man == ".")
    found.append(fact_text(KEY, "ready", len(men), men) if men else fact_text(KEY, "dead-end", None, [free]))
    return sorted(found)


def test_facts_are_those_of_the_page() -> None:
    cases = walked_cases(KEY, seed=44, steps=8)
    assert names_met(KEY, cases, lambda case: expected(*case[1:])) == set(GAME.step_facts.names) - {"solves"}


def test_the_last_move_solves() -> None:
    here = GAME.read("board=wwwww.wwwbbbbbbbb turn=A moves=45", {}, 1)
    for step in here.steps():
        assert own_texts(KEY, here, step) == expected(here, step)
    assert f"{KEY}:solves" in own_texts(KEY, here, "dN")


def test_what_could_be_done_next_does_not_depend_on_the_number_of_moves() -> None:
    texts = ("board=bbbbbbbb.wwwwwwww turn=A moves=0", "board=bbbbbbbb.wwwwwwww turn=A moves=998")
    assert len({tuple(own_texts(KEY, GAME.read(text, {}, 1), "dN")) for text in texts}) == 1
