"""A second computation of the facts of all games, word by word from `docs/facts.md`.

The computation shares no code with `jeux.rules.facts` nor with the facts of any game: whole turns are played out by
plain recursion, without stopping early, and lines, groups and paths are followed by the texts of positions alone.
"""

from __future__ import annotations

import itertools
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import inf
from random import Random
from time import process_time

from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game, Position
from jeux.rules.facts import FactFinder, write
from tests.rules.fact_positions import found
from tests.told import told

MOST = 20_000

Places = frozenset[str]


class TooMany(Exception):
    """One search met too many positions."""


class Oracle:
    """All that is true of the steps of one position."""

    def __init__(self, game: Game, here: Position, players: int) -> None:
        self.game, self.here, self.players = game, here, players
        self.player = here.turn
        self._failing: dict[str, bool | None] = {}

    def facts(self, step: str) -> list[str]:
        """The facts of a legal step as texts, sorted."""
        return sorted(itertools.chain(self.of_outcome(step), self.of_men(step), self.of_throws(step)))

    def of_outcome(self, step: str) -> Iterator[str]:
        """How the game ends, or may."""
        if self.players == 1:
            return
        known: dict[str, bool | None] = {}
        after = self.here.play(step)
        if after.turn == OVER:
            known[self.ending(after, self.player)] = True
        elif after.turn == self.player:
            known["can-win"] = sure(lambda met: self.can_win(after, met))
        elif after.turn != CHANCE and not self.same_side(after.turn, self.player):
            known["forces"] = sure(lambda met: self.forces(after, met))
        if after.turn != OVER:
            known["gives-win"] = self.fails(step)
        if not self.answers_cube():
            known["avoids"] = self.weighed(step, any)
            known["only"] = self.weighed(step, all)
        yield from (name for name, true in known.items() if true)
        given_up = sorted(name for name, true in known.items() if true is None)
        if given_up:
            yield f"unsure={','.join(given_up)}"

    def of_men(self, step: str) -> Iterator[str]:
        """The men taken and the things formed."""
        after = self.here.play(step)
        taken = TAKEN[told(self.game.key, "TAKEN_BY", "none_taken")](self.here, after, self.game.sides)
        if taken:
            yield f"takes={taken}"
        formed = FORMED[told(self.game.key, "FORMED_BY", "none_formed")]
        for places in formed(self.here, after, self.game.sides[self.player]):
            yield f"forms={','.join(sorted(places))}"

    def of_throws(self, step: str) -> Iterator[str]:
        """How likely the next throw hits."""
        after = self.here.play(step)
        if self.game.key == "backgammon" and after.turn not in (OVER, self.player):
            shots = exposed(after, self.player)
            if shots is not None:
                yield f"exposed={shots.numerator}/{shots.denominator}"

    # --- the definitions ----------------------------------------------------------------------------------------------

    def same_side(self, one: int, other: int) -> bool:
        """Whether two players win and lose together."""
        return one in self.game.allies(self.here, other)

    def answers_cube(self) -> bool:
        """Whether a double is to be taken or refused."""
        return "drop" in self.here.steps()

    def ending(self, over: Position, player: int) -> str:
        """What the end of the game is for a player."""
        result = over.result()
        assert result is not None
        best = {who for who, score in enumerate(result.scores) if score == max(result.scores)}
        own = {who for who in range(self.players) if self.same_side(who, player)}
        if not best & own:
            return "loses"
        return "wins" if best <= own else "draws"

    def turns(self, here: Position, player: int, met: Met) -> list[Position]:
        """Every position in which the turn of a player may end that goes on here."""
        ends: list[Position] = []
        self._go_on(here, player, met, set(), ends)
        return ends

    def _go_on(self, here: Position, player: int, met: Met, seen: set[int], ends: list[Position]) -> None:
        number = met(here)
        if number in seen:
            return
        seen.add(number)
        if here.turn != player:
            ends.append(here)
            return
        for step in here.steps():
            self._go_on(here.play(step), player, met, seen, ends)

    def can_win(self, here: Position, met: Met) -> bool:
        """Whether the side of the player who decides here can end the game in his turn, alone ahead."""
        ends = self.turns(here, here.turn, met)
        return "wins" in [self.ending(end, here.turn) for end in ends if end.turn == OVER]

    def bad(self, end: Position, met: Met) -> bool:
        """Whether the end of a turn of the player is a loss, or lets another side win now."""
        if end.turn == OVER:
            return self.ending(end, self.player) == "loses"
        if end.turn == CHANCE or self.same_side(end.turn, self.player):
            return False
        return self.can_win(end, met)

    def fails(self, step: str) -> bool | None:
        """Whether a step loses, or every way to finish the turn after it is bad."""
        if step not in self._failing:
            after = self.here.play(step)
            if after.turn == self.player:
                failing = sure(
                    lambda met: False not in [self.bad(end, met) for end in self.turns(after, self.player, met)]
                )
            else:
                failing = sure(lambda met: self.bad(after, met))
            self._failing[step] = failing
        return self._failing[step]

    def weighed(self, step: str, enough: Callable[[list[bool]], bool]) -> bool | None:
        """Whether a step does not fail and enough of the others do: a truth that every guess at the searches that were
        given up leaves as it is."""
        others = [self.fails(other) for other in self.here.steps() if other != step]
        found = {
            not guess_own and bool(others) and enough([guess if other is None else other for other in others])
            for guess in (False, True)
            for guess_own in ((False, True) if self.fails(step) is None else (bool(self.fails(step)),))
        }
        return found.pop() if len(found) == 1 else None

    def forces(self, after: Position, met: Met) -> bool:
        """Whether whatever the other side plays now, which cannot win, loses at once or to the next turn."""
        safe = not self.can_win(after, met)
        answered = [self._answered(end, met) for end in self.turns(after, after.turn, met)]
        return safe and False not in answered

    def _answered(self, end: Position, met: Met) -> bool:
        if end.turn == OVER:
            return self.ending(end, self.player) == "wins"
        return end.turn != CHANCE and self.same_side(end.turn, self.player) and self.can_win(end, met)


class Met:
    """The distinct positions that one search has met, each with a number. Raises `TooMany`.

    Positions are equal when their texts are (`test_contract`), and the few that are may have other histories."""

    def __init__(self) -> None:
        self.count = 0
        self.known: dict[Position, list[tuple[object, int]]] = {}

    def __call__(self, position: Position) -> int:
        alike = self.known.setdefault(position, [])
        for past, number in alike:
            if past == position.past:
                return number
        self.count += 1
        if self.count > MOST:
            raise TooMany
        alike.append((position.past, self.count))
        return self.count


def sure(search: Callable[[Met], bool]) -> bool | None:
    """What a search finds, None where it meets too many positions."""
    try:
        return search(Met())
    except TooMany:
        return None


def fits(brief: list[str], found: list[str], known: bool) -> bool:
    """Whether brief facts say no more than the others, what these gave up left aside; and as much where it is `known`
    which steps fail."""
    sure = {fact for fact in found if not fact.startswith("unsure=")}
    open_names = set(",".join(fact.partition("=")[2] for fact in found if fact not in sure).split(","))
    return set(brief) <= sure | open_names and (not known or set(brief) >= sure)


# --- men taken --------------------------------------------------------------------------------------------------------

Taken = Callable[[Position, Position, tuple[str, ...]], int]


def none_taken(before: Position, after: Position, sides: tuple[str, ...]) -> int:
    """Nobody takes."""
    return 0


def left_their_places(before: Position, after: Position, sides: tuple[str, ...]) -> int:
    """The men of the other side that stand on the board no more where they stood; a king is White's."""
    other = {"w": "wk"}.get(sides[1 - before.turn], sides[1 - before.turn])
    stood = Counter(pair for pair in before.men() if pair[1] in other and ":" not in pair[0])
    stood.subtract(Counter(after.men()))
    return sum(count for count in stood.values() if count > 0)


def sent_back(before: Position, after: Position, sides: tuple[str, ...]) -> int:
    """Pawns that wait on their start line once more."""
    waited, wait = (list(map(int, field(position, "start").split(","))) for position in (before, after))
    return sum(max(now - then, 0) for now, then in zip(wait, waited, strict=True))


def newly_captured(before: Position, after: Position, sides: tuple[str, ...]) -> int:
    """Pieces in the list of those captured that were not there before."""
    then, now = (set(field(position, "captured").split(",")) - {"-"} for position in (before, after))
    return len(now - then)


TAKEN = {way.__name__: way for way in (none_taken, left_their_places, sent_back, newly_captured)}
"""The ways to see what was taken; the tests of a game name its own (`TAKEN_BY`)."""


def field(position: Position, name: str) -> str:
    """One field of a position text."""
    return dict(word.split("=", 1) for word in position.text().split())[name]


# --- things formed ----------------------------------------------------------------------------------------------------

Formed = Callable[[Position, Position, str], list[Places]]
MILLS = [
    frozenset(line.split())
    for line in (
        "a7 d7 g7|b6 d6 f6|c5 d5 e5|a4 b4 c4|e4 f4 g4|c3 d3 e3|b2 d2 f2|a1 d1 g1|"
        "a1 a4 a7|b2 b4 b6|c3 c4 c5|d1 d2 d3|d5 d6 d7|e3 e4 e5|f2 f4 f6|g1 g4 g7"
    ).split("|")
]


def none_formed(before: Position, after: Position, man: str) -> list[Places]:
    """Nothing is formed."""
    return []


def mills(before: Position, after: Position, man: str) -> list[Places]:
    """The lines of Moulin that the side holds now and did not hold before."""
    then, now = ({place for place, who in position.men() if who == man} for position in (before, after))
    return [mill for mill in MILLS if mill <= now and not mill <= then]


def groups(places: set[str], joined: Callable[[str, str], bool]) -> list[Places]:
    """Places in groups that hang together."""
    rest, found = set(places), []
    while rest:
        group, waiting = set(), [rest.pop()]
        while waiting:
            place = waiting.pop()
            group.add(place)
            near = {other for other in rest if joined(place, other)}
            rest -= near
            waiting += near
        found.append(frozenset(group))
    return found


def xy(place: str) -> tuple[int, int]:
    """The column and the row of a place, from 0."""
    return ord(place[0]) - ord("a"), int(place[1:]) - 1


def joins_edges(group: Places, man: str, last: int) -> bool:
    """Whether a group reaches both goals of a side: White's rows, Black's columns."""
    reached = {xy(place)[man == "w"] for place in group}
    return {0, last} <= reached


def hex_group(before: Position, after: Position, man: str) -> list[Places]:
    """The whole group that joins the edges at the end of a game of Hex."""
    if after.turn != OVER:
        return []
    last = len(field(after, "board").split("/")) - 1
    own = {place for place, who in after.men() if who == man and ":" not in place}

    def touching(one: str, other: str) -> bool:
        (x, y), (to_x, to_y) = xy(one), xy(other)
        return (to_x - x, to_y - y) in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

    return [group for group in groups(own, touching) if joins_edges(group, man, last)]


def twixt_group(before: Position, after: Position, man: str) -> list[Places]:
    """All the pegs that hang by links on the chain at the end of a game of Twixt."""
    if after.turn != OVER:
        return []
    links = {frozenset(link.split("-")) for link in field(after, "links").split(",")}
    own = {place for place, who in after.men() if who == man and ":" not in place}
    hanging = groups(own, lambda one, other: frozenset((one, other)) in links)
    return [group for group in hanging if joins_edges(group, man, 23)]


WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
LOOKS = {"x": "ns ew", "a": "nw es", "b": "ne ws"}
"""The sides that a tile joins, the same letters at Turnabout and at Les Méandres."""


def lines_of(after: Position, size: int) -> set[tuple[Places, Places]]:
    """Every line of arcs from edge to edge: the two sides of the board, then its cells with the arcs it takes."""
    board = field(after, "board")
    tiles = {(i % size, size - 1 - i // size): tile for i, tile in enumerate(board) if tile != "."}
    found = set()
    for cell, side in itertools.product(tiles, WAYS):
        if (cell[0] + WAYS[side][0], cell[1] + WAYS[side][1]) in itertools.product(range(size), repeat=2):
            continue
        at, enters, arcs = cell, side, []
        while at in tiles:
            arc = next(arc for arc in LOOKS[tiles[at]].split() if enters in arc)
            arcs.append(f"{'abcdefgh'[at[0]]}{at[1] + 1}{arc}")
            leaves = arc.replace(enters, "")
            at, enters = (at[0] + WAYS[leaves][0], at[1] + WAYS[leaves][1]), BACK[leaves]
        if not (0 <= at[0] < size and 0 <= at[1] < size):
            found.add((frozenset(side + BACK[enters]), frozenset(arcs)))
    return found


def cells_of(arcs: Places) -> Places:
    """The cells of a line."""
    return frozenset(arc[:2] for arc in arcs)


def meanders(before: Position, after: Position, man: str) -> list[Places]:
    """The lines between two different sides through three tiles or more."""
    return [cells_of(arcs) for sides, arcs in lines_of(after, 5) if len(sides) == 2 and len(cells_of(arcs)) >= 3]


def paths(before: Position, after: Position, man: str) -> list[Places]:
    """The lines of Turnabout between opposite edges."""
    return [cells_of(arcs) for sides, arcs in lines_of(after, 8) if sides in (frozenset("ns"), frozenset("ew"))]


FORMED: dict[str, Formed] = {way.__name__: way for way in (none_formed, mills, hex_group, twixt_group, meanders, paths)}
"""The ways to see what was formed; the tests of a game name its own (`FORMED_BY`)."""


# --- throws -----------------------------------------------------------------------------------------------------------


def exposed(after: Position, player: int) -> Fraction | None:
    """The chance that the next throw hits a man of a player of Backgammon; None when that throw is his own."""
    while after.turn >= 0:
        after = after.play("roll" if "roll" in after.steps() else "take")
    hits = Fraction(0)
    for throw, chance in after.chances():
        thrown = after.play(throw)
        if thrown.turn == player:
            return None
        hits += chance * hits_in_turn(thrown, player, on_bar(thrown, player), {})
    return hits


def hits_in_turn(here: Position, player: int, on_the_bar: int, known: dict[str, bool]) -> bool:
    """Whether some full turn sends a man of a player to the bar."""
    if on_bar(here, player) > on_the_bar:
        return True
    if here.turn in (CHANCE, OVER, player):
        return False
    if here.text() not in known:
        known[here.text()] = any(hits_in_turn(here.play(s), player, on_the_bar, known) for s in here.steps())
    return known[here.text()]


def on_bar(here: Position, player: int) -> int:
    """The men of a player on the bar."""
    return int(field(here, "bar").split(",")[player])


# --- a longer comparison ----------------------------------------------------------------------------------------------


def compare(game: Game, positions: int, seconds: float) -> str:
    """Compare a step of each of so many positions, as long as these seconds of computing last; a line about it.
    Raises `AssertionError` at the first difference."""
    rng, met, begun, count = Random(game.key), Counter[str](), process_time(), 0
    for here, players in itertools.islice(found(game), positions):
        if process_time() - begun > seconds:
            break
        step = rng.choice(here.steps())
        expected = Oracle(game, here, players).facts(step)
        facts = [write(fact) for fact in FactFinder(game, here, players).facts(step) if ":" not in fact.name]
        assert facts == expected, (game.key, here.text(), step, facts, expected)
        met.update(text.partition("=")[0] for text in expected)
        count += 1
    names = " ".join(f"{name}:{number}" for name, number in sorted(met.items()))
    return f"{game.key} positions={count} seconds={process_time() - begun:.1f} {names}"


def main() -> None:
    """Compare whole positions of the games named, all without a name."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("key", nargs="*", choices=[[], *CATALOGUE], help="games")
    parser.add_argument("--positions", type=int, default=200, help="positions of each game")
    parser.add_argument("--seconds", type=float, default=inf, help="seconds of computing for each game, about")
    asked = parser.parse_args()
    for key in asked.key or CATALOGUE:
        sys.stdout.write(f"{compare(CATALOGUE[key], asked.positions, asked.seconds)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
