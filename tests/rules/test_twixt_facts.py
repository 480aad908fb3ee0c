"""The facts of Twixt, found once more from the texts of positions, hole by hole and link by link."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from heapq import heappop, heappush
from itertools import combinations
from random import Random

import pytest

from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position
from jeux.rules.facts import GivenUp, Search, no_tick
from tests.rules.fact_cases import any_step, names_of, own_texts, random_positions, rows_of

TOLD = {"LESSONS_TAKE_LONG": True, "OCCUR": "wins gives-win forces can-win", "FORMED_BY": "twixt_group"}
"""To the tests of all games (`tests/told.py`)."""

GAME = CATALOGUE["twixt"]
Hole = tuple[int, int]
Link = frozenset[Hole]
LENGTHS = [(dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx) != abs(dy)]
OTHER = {"w": "b", "b": "w"}


def name(hole: Hole) -> str:
    return f"{'abcdefghijklmnopqrstuvwx'[hole[0]]}{hole[1] + 1}"


ALL = [(x, y) for x in range(24) for y in range(24)]
EVERY = set(ALL)
HOLE = {name(hole): hole for hole in ALL}


def turn(p: Hole, q: Hole, r: Hole) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


@cache
def cross(one: Link, other: Link) -> bool:
    if one & other:
        return False
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


class Pegs:
    """A board: pegs, links and the options that say which links are open."""

    def __init__(self, position: Position, options: dict[str, str]) -> None:
        self.position = position
        board, _, _, links, _ = (field.partition("=")[2] for field in position.text().split())
        rows = board.split("/")
        self.at = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
        words = [] if links == "-" else links.split(",")
        pairs = [frozenset(HOLE[end] for end in word.split("-")) for word in words]
        self.links = {side: {pair for pair in pairs if self.at[min(pair)] == side} for side in "wb"}
        self.known: dict[tuple[str, Hole], set[Hole]] = {}
        self.barring: dict[str, dict[Hole, list[Link]]] = {"w": {}, "b": {}}
        self.auto, self.crossing = options["links"] == "auto", options["crossing"] == "own"

        for side in "wb":
            for link in self.links[OTHER[side]] | (set() if self.crossing else self.links[side]):
                x, y = min(link)
                for hole in {(x + dx, y + dy) for dx in range(-6, 7) for dy in range(-6, 7)}:
                    self.barring[side].setdefault(hole, []).append(link)

    def own(self, side: str) -> set[Hole]:
        return {hole for hole, letter in self.at.items() if letter == side}

    def free(self, side: str, hole: Hole) -> bool:
        return hole not in self.at and 0 < hole[0 if side == "w" else 1] < 23

    def open(self, side: str, one: Hole, other: Hole) -> bool:
        """Whether no link bars that of two holes a link's length apart."""
        return not any(cross(frozenset((one, other)), link) for link in self.barring[side].get(one, ()))

    def around(self, side: str, hole: Hole) -> set[Hole]:
        """The holes to which a link is open."""
        if (side, hole) not in self.known:
            there = {(hole[0] + dx, hole[1] + dy) for dx, dy in LENGTHS} & EVERY
            self.known[side, hole] = {end for end in there if self.open(side, hole, end)}
        return self.known[side, hole]

    def ways(self, side: str, hole: Hole) -> set[Hole]:
        return {end for end in self.around(side, hole) if self.free(side, end)}

    def chain(self, hole: Hole) -> frozenset[Hole]:
        chain, waiting = {hole}, [hole]
        links = self.links[self.at[hole]]
        while waiting:
            here = waiting.pop()
            for link in links:
                if here in link and not link <= chain:
                    waiting += link - chain
                    chain |= link
        return frozenset(chain)

    def goals(self, side: str) -> list[set[Hole]]:
        axis = 1 if side == "w" else 0
        return [{hole for hole in ALL if hole[axis] == end} for end in (0, 23)]

    def joinable(self, side: str) -> set[Link]:
        pegs = self.own(side)
        ways = {peg: self.ways(side, peg) for peg in pegs}
        chains = {peg: self.chain(peg) for peg in pegs}
        return {
            frozenset((one, other))
            for one, other in combinations(pegs, 2)
            if other not in chains[one]
            if ways[one] & ways[other] or (not self.auto and other in self.around(side, one))
        }

    def missing(self, side: str) -> int | None:
        """The cheapest way between the goal lines, own pegs free, free holes one each (Dijkstra)."""
        first, last = self.goals(side)
        own = self.own(side)
        waiting = sorted((0 if hole in own else 1, hole) for hole in first if hole in own or self.free(side, hole))
        done: set[Hole] = set()
        while waiting:
            spent, hole = heappop(waiting)
            if hole in done:
                continue
            if hole in last:
                return spent
            done.add(hole)
            for end in self.around(side, hole) - done:
                if end in own and hole in own and self.auto and frozenset((hole, end)) not in self.links[side]:
                    continue
                if end in own or self.free(side, end):
                    heappush(waiting, (spent + (end not in own), end))
        return None

    def blocked(self, side: str) -> bool:
        """Whether adverse pegs and links leave no way at all."""
        alone = Pegs(self.position, {"links": "manual", "crossing": "own"})
        return alone.missing(side) is None


def text(fact: str, holes: set[Hole], number: str = "") -> set[str]:
    return {f"twixt:{fact}={number}@{','.join(sorted(map(name, holes)))}"} if holes else set()


def facts_of(position: Position, step: str, options: dict[str, str]) -> set[str]:
    after = position.play(step)
    if step in ("swap", "end") or after.result():
        return set()
    board, later, side = Pegs(position, options), Pegs(after, options), "wb"[position.turn]
    found = of_links(board, later, side) | of_ways(board, later, side)
    return found | of_peg(board, later, side, HOLE[step]) if step in HOLE else found


def of_peg(board: Pegs, later: Pegs, side: str, peg: Hole) -> set[str]:
    near = {hole for hole in board.around(side, peg) if board.at.get(hole) == side}
    full = not board.auto and len(board.links[side]) >= 50
    found = set() if full else text("links", near, str(len(near)))
    ways = later.ways(side, peg)
    others = later.own(side) - later.chain(peg) - near
    return found | text("double", {hole for hole in others if len(later.ways(side, hole) & ways) >= 2})


def of_links(board: Pegs, later: Pegs, side: str) -> set[str]:
    ends = {hole for link in later.links[side] - board.links[side] for hole in link}
    if not ends:
        return set()
    old = {hole: board.chain(hole) for hole in ends if hole in board.at}
    long = {chain for chain in old.values() if len(chain) >= 2}
    found = text("joins", {hole for hole in old if old[hole] in long}, str(len(long))) if len(long) >= 2 else set()
    chain = later.chain(min(ends))
    reached = [chain & goal for goal in later.goals(side) if any(not each & goal for each in old.values())]
    return found | text("goal", set().union(*reached))


def of_ways(board: Pegs, later: Pegs, side: str) -> set[str]:
    other = OTHER[side]
    lost = board.joinable(other) - later.joinable(other)
    found = text("cuts", set().union(*lost), str(len(lost))) if lost else set()
    if later.blocked(other) and not board.blocked(other):
        found.add("twixt:bars")
    was, left = board.missing(side), later.missing(side)
    if left is not None and (was is None or left < was):
        found.add("twixt:nearer")
    was, left = board.missing(other), later.missing(other)
    if was is not None and left is not None and left > was:
        found.add(f"twixt:hinders={left - was}")
    return found


# --- games ------------------------------------------------------------------------------------------------------------


def building(position: Position, rng: Random, strong: str = "wb") -> str:
    """Links rather than none. A strong side lengthens its chains towards its goal lines; another puts its pegs beside
    adverse ones."""
    steps, side = position.steps(), "wb"[position.turn]
    if steps[0] not in HOLE or steps[-1] == "swap":
        linking = [step for step in steps if "-" in step and not step.startswith("x")]
        return rng.choice(linking) if linking and rng.random() < 0.8 else rng.choice(steps)
    pegs = {HOLE[place]: man for place, man in position.men() if place in HOLE}
    own = {hole for hole, man in pegs.items() if man == side}
    if side not in strong or rng.random() < 0.2:
        return rng.choice(beside(steps, set(pegs) - own) or steps)
    axis = 1 if side == "w" else 0
    middle = [step for step in steps if 9 < HOLE[step][0] < 15 and 9 < HOLE[step][1] < 15]
    linked = [step for step in steps if any((HOLE[step][0] + dx, HOLE[step][1] + dy) in own for dx, dy in LENGTHS)]

    def extent(step: str) -> int:
        along = [hole[axis] for hole in (*own, HOLE[step])]
        return max(along) - min(along)

    rng.shuffle(linked)
    return max(linked, key=extent) if linked else rng.choice(middle or steps)


def beside(steps: tuple[str, ...] | list[str], pegs: set[Hole]) -> list[str]:
    """The steps in holes near some of these pegs."""
    near = {(x + dx, y + dy) for x, y in pegs for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return [step for step in steps if step in HOLE and HOLE[step] in near]


def looked_at(position: Position, rng: Random) -> list[str]:
    """A few steps: one anywhere, some near pegs or of links."""
    steps = position.steps()
    pegs = {HOLE[place] for place, _ in position.men() if place in HOLE}
    near = beside(steps, pegs) or [step for step in steps if step not in HOLE] or list(steps)
    return [rng.choice(steps), rng.choice(near)]


def positions(count: int, longest: int) -> Iterator[tuple[dict[str, str], Position]]:
    """Positions of games with both sides strong, with White strong, with Black strong."""
    for strong in ("wb", "w", "b"):
        yield from random_positions(GAME.key, 46, count, partial(building, strong=strong), longest)


@pytest.mark.thorough
def test_facts_equal_a_second_computation() -> None:
    met, rng = set[str](), Random(46)
    for options, here in positions(30, 70):
        for step in looked_at(here, rng):
            found = own_texts(GAME.key, here, step)
            assert found == sorted(facts_of(here, step, options)), (options, here.text(), step)
            assert GAME.step_facts.takes(here, step) == 0
            met |= names_of(found)
    for options, here, step in rows_of(GAME.key):
        assert own_texts(GAME.key, here, step) == sorted(facts_of(here, step, options)), (options, here.text(), step)
        met |= names_of(own_texts(GAME.key, here, step))
    assert met == set(GAME.step_facts.names)


@pytest.mark.thorough
def test_a_win_now_and_the_whole_chain_equal_playing_all_steps() -> None:
    seen: Counter[bool | None] = Counter()
    rng = Random(46)
    for options, here in positions(72, 80):
        if here.steps()[0] not in HOLE:
            continue
        ends = [step for step in here.steps() if here.play(step).turn == OVER]
        wins = GAME.step_facts.wins_now(here)
        seen[wins] += 1
        assert wins in (bool(ends), None), (options, here.text())
        assert (wins is None) == (options["links"] == "manual" or "swap" in here.steps())
        for step in [any_step(here, rng), *ends[:2]]:
            after, whole = here.play(step), set()
            if step in ends:
                result = after.result()
                assert result is not None
                whole = {tuple(sorted(map(name, Pegs(after, options).chain(HOLE[result.places[0]]))))}
            assert {tuple(sorted(places)) for places in GAME.step_facts.forms(here, step)} == whole
    assert seen[True] > 20 < seen[False]


@pytest.mark.thorough
def test_a_win_in_a_turn_of_links_equals_playing_all_turns() -> None:
    seen: Counter[bool | None] = Counter()
    for options, here in positions(24, 90):
        if options["links"] == "auto" or len(here.steps()) > 600:
            continue
        wins = GAME.step_facts.wins_turn(here)
        seen[wins] += 1
        try:
            assert wins in (None, Search(GAME, brief=False, tick=no_tick).can_win(here)), (options, here.text())
        except GivenUp:
            continue
    assert seen[True] > 5 < seen[False]
    assert seen[None] < 5


@pytest.mark.thorough
def test_a_turn_seen_to_fail_fails_however_it_is_finished() -> None:
    met, rng = Counter[bool](), Random(46)
    for options, here in positions(64, 90):
        if options["links"] == "auto" or here.steps()[0] not in HOLE or len(here.men()) < 20:
            continue
        near = beside(here.steps(), {HOLE[place] for place, _ in here.men() if place in HOLE})
        for after in [here.play(step) for step in rng.sample(near, min(8, len(near)))]:
            if after.turn != here.turn or len(after.steps()) > 8:
                continue
            seen = GAME.step_facts.turn_fails(after)
            met[seen] += 1
            ends = Search(GAME, brief=False, tick=no_tick).ends(after)
            assert not seen or all(GAME.step_facts.wins_turn(end) is True for end in ends), (options, here.text())
    assert met[True] > 5 < met[False]
