"""Tablut: the facts of a step, found a second time from the texts and by playing with either side put to play."""

from __future__ import annotations

from functools import lru_cache

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, Removed
from tests.rules.fact_cases import Case, fact_text, names_met, random_cases, vector_cases

TOLD = {"OCCUR": "wins gives-win avoids only forces draws takes", "TAKEN_BY": "left_their_places"}
"""To the tests of all games (`tests/told.py`)."""

KEY = "tablut"
GAME = CATALOGUE[KEY]
ORDER = [f"{x}{y}" for y in range(9, 0, -1) for x in "abcdefghi"]
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def moved(place: str, way: tuple[int, int]) -> str:
    return f"{chr(ord(place[0]) + way[0])}{int(place[1]) + way[1]}"


def board_of(position: Position) -> dict[str, str]:
    return dict(zip(ORDER, position.text().split()[0].removeprefix("board="), strict=True))


@lru_cache(maxsize=64)
def removable(board: str, options: tuple[tuple[str, str], ...], by: str) -> frozenset[tuple[str, str]]:
    """The pieces, with their squares, that the side `by` could take if it were to play."""
    here = GAME.read(f"{board} turn={by} quiet=0", {**dict(options), "accesses": "play-on"}, 2)
    effects = [effect for step in here.steps() for effect in here.effects(step)]
    return frozenset((e.man, e.origin) for e in effects if isinstance(e, Removed))


def takeable(position: Position, options: dict[str, str], by: str) -> set[str]:
    found = removable(position.text().split()[0], tuple(options.items()), by)
    return {place for man, place in found if man != "k"}


def king_of(board: dict[str, str]) -> str:
    return next(place for place, man in board.items() if man == "k")


def open_roads(board: dict[str, str], slow: bool) -> list[list[str]]:
    """The squares of each open road, outward from the king."""
    roads = []
    for way in WAYS:
        road, place = [], moved(king_of(board), way)
        while board.get(place) == ".":
            road.append(place)
            place = moved(place, way)
        if road and place not in board and not (slow and len(road) > 1):
            roads.append(road)
    return roads


def closed(board: dict[str, str]) -> set[str]:
    beside = {moved(king_of(board), way) for way in WAYS} & set(ORDER)
    return {place for place in beside if board[place] == "b" or (place == "e5" and board[place] == ".")}


def ordered(places: set[str]) -> list[str]:
    return sorted(places, key=ORDER.index)


def of_white(board: dict[str, str], slow: bool) -> list[str]:
    roads = open_roads(board, slow)
    squares = ordered({king_of(board), *(place for road in roads for place in road)})
    if len(roads) == 1:
        return [fact_text(KEY, "raichi", None, squares)]
    return [fact_text(KEY, "tuichi", len(roads), squares)] if roads else []


def of_black(was: dict[str, str], after: Position, options: dict[str, str]) -> list[str]:
    now, slow, texts = board_of(after), options["king"] == "step", []
    shut = [road for road in open_roads(was, slow) if road not in open_roads(now, slow)]
    if shut:
        texts.append(fact_text(KEY, "shuts", len(shut), ordered({place for road in shut for place in road})))
    if len(closed(now)) > len(closed(was)):
        texts.append(fact_text(KEY, "surrounds", len(closed(now)), ordered(closed(now))))
    if any(man == "k" for man, _ in removable(after.text().split()[0], tuple(options.items()), "b")):
        beside = {moved(king_of(now), way) for way in WAYS}
        texts.append(fact_text(KEY, "threatens-king", None, ordered(beside - closed(now))))
    return texts


def expected(case: Case) -> list[str]:
    options, position, step = case
    after, own = position.play(step), "wb"[position.turn]
    if after.turn == OVER:
        return []
    other = "b" if own == "w" else "w"
    origin, target = step.split("-")
    exposed = {target if place == origin else place for place in takeable(position, options, other)}
    counted = {
        "attacks": takeable(after, options, own) - takeable(position, options, own),
        "saves": exposed - takeable(after, options, other),
        "exposes": takeable(after, options, other),
    }
    texts = [fact_text(KEY, name, len(places), ordered(places)) for name, places in counted.items() if places]
    board = board_of(position)
    texts += of_white(board_of(after), options["king"] == "step") if own == "w" else of_black(board, after, options)
    return sorted(texts)


@pytest.mark.thorough
def test_own_facts_are_those_of_the_page() -> None:
    cases = (*random_cases(KEY, 46, steps=6), *vector_cases(KEY))
    assert names_met(KEY, cases, expected) == set(GAME.step_facts.names)
