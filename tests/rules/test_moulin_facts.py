"""Moulin: the facts of a step, found a second time from the texts of positions and by playing."""

from __future__ import annotations

from itertools import permutations

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Formed, Position
from tests.rules.fact_cases import Case, fact_text, names_met, own_texts, random_cases, vector_cases

TOLD = {
    "OCCUR": "wins gives-win avoids only forces draws can-win takes forms",
    "TAKEN_BY": "left_their_places",
    "FORMED_BY": "mills",
}
"""To the tests of all games (`tests/told.py`)."""

KEY = "moulin"
ORDER = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split()
ROWS = "a7d7g7 b6d6f6 c5d5e5 a4b4c4 e4f4g4 c3d3e3 b2d2f2 a1d1g1".split()
COLUMNS = "a7a4a1 b6b4b2 c5c4c3 d7d6d5 d3d2d1 e5e4e3 f6f4f2 g7g4g1".split()
LINES = [(text[:2], text[2:4], text[4:]) for text in ROWS + COLUMNS]
SHUFFLE = "board=ww...bb.b.....ww..b.wb.. turn=w hand=0,0 take=0 quiet=0"
JOINED = {frozenset(pair) for line in LINES for pair in (line[:2], line[1:])}


class Seen:
    """A position as its text tells it."""

    def __init__(self, position: Position, flying: str) -> None:
        fields = dict(part.split("=") for part in position.text().split())
        self.men = {side: {p for p, man in zip(ORDER, fields["board"], strict=True) if man == side} for side in "wb"}
        self.empty = set(ORDER) - self.men["w"] - self.men["b"]
        self.hand = dict(zip("wb", map(int, fields["hand"].split(",")), strict=True))
        self.limit = 0 if flying == "never" else int(flying)

    def mills(self, side: str) -> set[tuple[str, ...]]:
        return {line for line in LINES if set(line) <= self.men[side]}

    def closable(self, side: str) -> set[str]:
        """Where a third man could come to two of a line."""
        flies = len(self.men[side]) + self.hand[side] <= self.limit
        points = set()
        for line in LINES:
            for gap in set(line) & self.empty:
                if set(line) - {gap} <= self.men[side]:
                    comers = self.men[side] - set(line)
                    near = {man for man in comers if flies or frozenset((man, gap)) in JOINED}
                    if near or self.hand[side]:
                        points.add(gap)
        return points

    def doubles(self, side: str) -> dict[frozenset[tuple[str, ...]], str]:
        found: dict[frozenset[tuple[str, ...]], str] = {}
        for mill, line in permutations(LINES, 2):
            missing = set(line) - self.men[side]
            if mill in self.mills(side) and len(missing) == 1 and missing <= self.empty:
                (gap,) = missing
                if any(frozenset((man, gap)) in JOINED for man in set(mill) - set(line)):
                    found[frozenset((mill, line))] = gap
        return found

    def stuck(self, side: str) -> set[str]:
        return {m for m in self.men[side] if not any(frozenset((m, e)) in JOINED for e in self.empty)}


def ends(position: Position, player: int) -> list[Position]:
    """All positions at the end of the turn of a player."""
    if position.turn != player:
        return [position]
    return [end for step in position.steps() for end in ends(position.play(step), player)]


def expected(case: Case) -> list[str]:
    options, position, step = case
    after = position.play(step)
    if after.turn == OVER:
        return []
    flying = options["flying"]
    own, other = ("w", "b") if position.turn == 0 else ("b", "w")
    was, now = Seen(position, flying), Seen(after, flying)
    found: list[tuple[str, bool, set[str]]] = [
        ("double", False, {e for pair, e in now.doubles(own).items() if pair not in was.doubles(own)}),
        ("spoils", False, {e for pair, e in was.doubles(other).items() if pair not in now.doubles(other)}),
        ("stops", True, was.closable(other) - now.closable(other)),
        ("threatens", True, now.closable(own) - was.closable(own)),
    ]
    if not any(now.hand.values()) and len(now.men[other]) > now.limit:
        found.append(("pins", True, now.stuck(other) - was.stuck(other)))
    if after.turn != position.turn:
        closing = {s for s in after.steps() if any(isinstance(effect, Formed) for effect in after.effects(s))}
        found.append(("leaves", True, {s.split("-")[-1] for s in closing}))
        ready = now.closable(own)
        turns = ends(after, after.turn)
        if ready and all(end.turn == position.turn and Seen(end, flying).closable(own) for end in turns):
            found.append(("sure", False, ready))
    texts = [
        fact_text(KEY, name, len(points) if counted else None, sorted(points, key=ORDER.index))
        for name, counted, points in found
        if points
    ]
    lost = was.mills(other) - now.mills(other)
    if lost:
        texts.append(fact_text(KEY, "breaks", len(lost), sorted(set().union(*lost), key=ORDER.index)))
    return sorted(texts)


@pytest.mark.thorough
def test_own_facts_are_those_of_the_page() -> None:
    cases = (*random_cases(KEY, 46, steps=5), *vector_cases(KEY))
    assert names_met(KEY, cases, expected) == set(CATALOGUE[KEY].step_facts.names)


def test_a_mill_is_not_sure_where_the_next_move_may_draw() -> None:
    """Black cannot come to g7, but at last makes the same position for the third time."""
    options = {"flying": "4", "mills": "open", "double": "one"}
    here = CATALOGUE[KEY].read(SHUFFLE, options, 2)
    sure = []
    for step in ("c3-d3", "a1-d1", "d3-c3", "d1-a1") * 2:
        found = own_texts(KEY, here, step)
        assert found == expected((options, here, step)), step
        sure.append("moulin:sure=@g7" in found)
        here = here.play(step)
    assert here.turn == OVER
    assert sure == [True, False, True, False, True, False, False, False]
