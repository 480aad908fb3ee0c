"""The facts of Quandary, computed a second time: from the text of the position, with either side to play."""

from __future__ import annotations

import random

from jeux.rules.contract import OVER, Options, Position
from jeux.rules.facts import write
from jeux.rules.games.quandary.board import GRID, POINTS
from jeux.rules.games.quandary.game import GAME
from tests.rules.walks import decisions

TOLD = {"OCCUR": "wins gives-win avoids only forces loses draws", "DRAWN_UPRIGHT": "livret"}
"""To the tests of all games (`tests/told.py`)."""

FACTS = GAME.step_facts
COLOUR = dict(zip(POINTS, GRID, strict=True))
LAST = {"w": "12", "b": "1"}


def men(here: Position, side: str) -> list[str]:
    return [place for place, man in here.men() if man == side]


def ahead(square: str, side: str, sideways: int = 0) -> str | None:
    """The square of the next row, straight ahead or so many columns to the right."""
    target = f"{chr(ord(square[0]) + sideways)}{int(square[1:]) + (1 if side == 'w' else -1)}"
    return target if target in COLOUR else None


def offered(here: Position, side: str) -> set[str]:
    looked_at = [ahead(pawn, other, 0) for other in "wb" if other != side for pawn in men(here, other)]
    return {COLOUR[square] for square in looked_at if square}


def moves(options: Options, here: Position, side: str) -> list[tuple[str, str]]:
    """The moves that a side would have, were it its turn."""
    turned = here.text().replace(" turn=w ", f" turn={side} ").replace(" turn=b ", f" turn={side} ")
    steps = GAME.read(turned, options, 2).steps()
    return [(step.partition("-")[0], step.partition("-")[2]) for step in steps if step != "pass"]


def written(name: str, places: set[str]) -> set[str]:
    return {f"quandary:{name}={len(places)}@{','.join(sorted(places))}"} if places else set()


def expected(options: Options, here: Position, step: str) -> set[str]:
    after = here.play(step)
    if step == "pass" or after.turn == OVER:
        return set()
    side, other = "wb"[here.turn], "bw"[here.turn]
    before, then = moves(options, here, other), moves(options, after, other)
    shut = {target for _, target in before if COLOUR[target] not in offered(after, other)}
    opened = {target for _, target in then if COLOUR[target] not in offered(here, other)}
    facts = written("shuts", shut) | written("opens", opened) | (set() if then else {"quandary:blocks"})
    facts |= written("stuck", stuck(options, after, other)) | written("trapped", stuck(options, after, side))
    return facts | of_aim(options, after, side, step.partition("-")[2])


def stuck(options: Options, here: Position, side: str) -> set[str]:
    able = {origin for origin, _ in moves(options, here, side)}
    return {pawn for pawn in men(here, side) if pawn not in able and pawn[1:] != LAST[side]}


def of_aim(options: Options, after: Position, side: str, target: str) -> set[str]:
    drawn = after.text().partition("drawn=")[2].split(",")
    starts = drawn[4:] if side == "w" else drawn[:4]
    pawns = men(after, side)
    if options["goal"] == "first":
        gained = max(int(pawn[1:]) - 1 if side == "w" else 12 - int(pawn[1:]) for pawn in pawns)
        return {f"quandary:front={gained}"}
    arrived = target in starts if options["goal"] == "squares" else target[1:] == LAST[side]
    facts = {f"quandary:arrives=@{target}"} if arrived else set()
    if options["goal"] == "squares":
        facts |= written("lost", {pawn for pawn in pawns if not reachable(pawn, side) & {*starts}})
    return facts


def reachable(pawn: str, side: str) -> set[str]:
    """The squares that a pawn may come to, whatever stands there; its own if it goes no further."""
    squares = {pawn}
    while next_row := {near for square in squares for x in (-1, 0, 1) if (near := ahead(square, side, x))}:
        squares = next_row
    return squares


def test_the_facts_of_random_steps() -> None:
    chance, seen = random.Random(14), set[str]()
    for options, _, here in decisions(GAME, 600, 50, 100):
        step = chance.choice(here.steps())
        found = {write(fact) for fact in FACTS.own(here, step)}
        assert found == expected(options, here, step), (options, here, step)
        assert FACTS.takes(here, step) == 0
        assert FACTS.exposed(here, step) is None
        seen |= {text.partition("=")[0].partition(":")[2] for text in found} | {step}
    assert seen > {*FACTS.names, "pass"}
