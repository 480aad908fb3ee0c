"""Facts about a legal step, derived from the rules alone: exact, independent of the engine. `docs/facts.md` defines
them.

A *turn* is a sequence of decisions of one player; it ends when another player or chance decides, or the game is over.
The *side* of a player is his team. Looking ahead covers whole turns of players, without chance in between.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any

from jeux.rules.contract import OVER, Fact, Game, Position

MOST_POSITIONS = 20_000
"""The most distinct positions in a search. Beyond, it is abandoned and its result is `UNSURE`."""
UNSURE = "unsure"
_NUMBER = re.compile(r"[0-9]{1,9}(/[0-9]{1,9})?", re.ASCII)
_NUMBERED = frozenset(("takes", "exposed"))

Tick = Callable[[], None]
"""A callback for every position visited; it may raise to end the search."""


def no_tick() -> None:
    """A `Tick` that does nothing."""


# --- texts ------------------------------------------------------------------------------------------------------------


def write(fact: Fact) -> str:
    """A fact of all games as ``name``, ``name=number`` or ``name=place,…``; one of a game as ``key:name``, then
    ``=number``, ``=@place,…`` or ``=number@place,…``."""
    number = "" if fact.number is None else _fraction(fact)
    places = ",".join(fact.places)
    if places and ":" in fact.name:
        places = f"@{places}"
    value = number + places
    return f"{fact.name}={value}" if value else fact.name


def _fraction(fact: Fact) -> str:
    number = fact.number
    assert number is not None
    if fact.name == "exposed" or number.denominator != 1:
        return f"{number.numerator}/{number.denominator}"
    return str(number.numerator)


def read(text: str) -> Fact:
    """The fact of a text. Raises `ValueError`."""
    name, _, value = text.partition("=")
    number, places = value, ""
    if ":" in name:
        number, _, places = value.partition("@")
    elif name not in _NUMBERED:
        number, places = "", value
    if number and not _NUMBER.fullmatch(number):
        raise ValueError(f"{text!r} is no fact")
    return Fact(name, Fraction(number) if number else None, tuple(places.split(",")) if places else ())


# --- the facts of one step --------------------------------------------------------------------------------------------


OF_OUTCOME = ("wins", "loses", "draws", "can-win", "gives-win", "avoids", "only", "forces")
"""The facts about the end of the game, in the order in which `Outcomes.of` yields them."""


class FactFinder:
    """Finds the facts of the steps of one position where a player decides.

    `brief` stops as soon as the true facts are known: it is faster, and does not report abandoned searches."""

    def __init__(self, game: Game, position: Position, players: int, brief: bool = False, tick: Tick = no_tick) -> None:
        self._game, self._position = game, position
        self._alone = players == 1
        self._outcomes = Outcomes(game, position, brief, tick)
        self._brief = brief

    def facts(self, step: str) -> tuple[Fact, ...]:
        """All the facts of a legal step, sorted as text."""
        return tuple(sorted(self._find(step), key=write))

    def holds(self, step: str, name: str) -> bool:
        """Whether a fact of that name holds for a legal step. Nothing else is computed."""
        if self._alone or name not in OF_OUTCOME:
            return any(fact.name == name for fact in self._of_game(step))
        return any(true for found, true in self._outcomes.of(step) if found == name)

    def _find(self, step: str) -> Iterator[Fact]:
        if not self._alone:
            yield from self._of_outcome(step)
        yield from self._of_game(step)

    def _of_game(self, step: str) -> Iterator[Fact]:
        own, here = self._game.step_facts, self._position
        taken = own.takes(here, step)
        if taken:
            yield Fact("takes", Fraction(taken))
        for places in own.forms(here, step):
            yield Fact("forms", places=tuple(sorted(places)))
        exposed = own.exposed(here, step)
        if exposed is not None:
            yield Fact("exposed", exposed)
        yield from own.own(here, step)

    def _of_outcome(self, step: str) -> Iterator[Fact]:
        known: dict[str, bool | None] = dict(self._outcomes.of(step))
        yield from (Fact(name) for name, true in known.items() if true)
        unsure = tuple(sorted(name for name, true in known.items() if true is None))
        if unsure and not self._brief:
            yield Fact(UNSURE, places=unsure)


class GivenUp(Exception):
    """Raised when a search has visited too many positions."""


class Outcomes:
    """How the steps of one position end the game, or allow somebody to end it."""

    def __init__(self, game: Game, position: Position, brief: bool, tick: Tick) -> None:
        self._game, self._position = game, position
        self._player = position.turn
        self._side = frozenset(game.allies(position, position.turn))
        self._brief, self._tick = brief, tick
        self._played: dict[str, Position] = {}
        self._failing: dict[str, bool | None] = {}

    def of(self, step: str) -> Iterator[tuple[str, bool | None]]:
        """The names of the facts, each with whether it holds; None if that search was abandoned."""
        after = self._after(step)
        over = after.turn == OVER
        yield "wins", over and _ahead(after, self._side)
        yield "loses", over and _behind(after, self._side)
        yield "draws", over and not _ahead(after, self._side) and not _behind(after, self._side)
        if not over and after.turn == self._player:
            yield "can-win", self._sure(lambda: self._search().can_win(after))
        fails = self.fails(step)
        yield "gives-win", False if over else fails
        if not self._game.step_facts.answers(self._position):
            yield from self._against_others(step, fails)
        if after.turn >= 0 and after.turn not in self._side:
            yield "forces", self._sure(lambda: self._forces(after))

    def _against_others(self, step: str, fails: bool | None) -> Iterator[tuple[str, bool | None]]:
        if fails or (self._brief and fails is None):
            return
        others = self._others(step)
        some = True if True in others else None if None in others else False
        every = False if False in others else None if None in others else bool(others)
        yield "avoids", some and (None if fails is None else True)
        yield "only", every and (None if fails is None else True)

    def _others(self, step: str) -> set[bool | None]:
        """The values of `fails` that occur among the other steps: True, False, None for unknown. With `brief`, stops at
        the first None."""
        found: set[bool | None] = set()
        for other in self._position.steps():
            if self._brief and (None in found or len(found) == 2):
                break
            if other != step:
                found.add(self.fails(other))
        return found

    def fails(self, step: str) -> bool | None:
        """Whether a step loses: at once, or because every way to finish the turn loses or lets another side win in its
        next turn."""
        if step not in self._failing:
            self._failing[step] = self._sure(lambda: self._all_fail(self._after(step)))
        return self._failing[step]

    def _after(self, step: str) -> Position:
        if step not in self._played:
            self._played[step] = self._position.play(step)
        return self._played[step]

    def _all_fail(self, after: Position) -> bool:
        if self._brief and after.turn == self._player and self._game.step_facts.turn_fails(after):
            return True
        search = self._search()
        ends = search.ends(after) if after.turn == self._player else (after,)
        return _all((self._gives(end, search) for end in ends), self._brief)

    def _gives(self, end: Position, search: Search) -> bool:
        if end.turn == OVER:
            return _behind(end, self._side)
        return end.turn >= 0 and end.turn not in self._side and search.can_win(end)

    def _forces(self, after: Position) -> bool:
        """Whether the other side, now to move, cannot win in this turn, and every turn of its loses at once or lets
        this side win in its next turn."""
        search = self._search()
        safe = not search.can_win(after)
        if self._brief and not safe:
            return False
        answered = (self._wins_after(end, search) for end in search.ends(after))
        return _all(answered, self._brief) and safe

    def _wins_after(self, end: Position, search: Search) -> bool:
        if end.turn == OVER:
            return _ahead(end, self._side)
        return end.turn in self._side and search.can_win(end)

    def _search(self) -> Search:
        return Search(self._game, self._brief, self._tick)

    def _sure(self, search: Callable[[], bool]) -> bool | None:
        try:
            return search()
        except GivenUp:
            return None


def _all(truths: Iterable[bool], brief: bool) -> bool:
    """Whether all are true. Without `brief` every one is evaluated."""
    return all(truths) if brief else all(list(truths))


# --- turns ------------------------------------------------------------------------------------------------------------


class Search:
    """A search through whole turns. Raises `GivenUp` after too many distinct positions; with `brief` it visits no more
    than needed."""

    def __init__(self, game: Game, brief: bool, tick: Tick) -> None:
        self._game, self._brief, self._tick = game, brief, tick
        self._met: dict[Position, list[tuple[tuple[Any, ...], int]]] = {}
        """The numbers of the visited positions, by value, then by history. The history is long and rarely differs, so
        it is compared instead of hashed."""
        self._count = 0
        self._winning: dict[int, bool] = {}

    def ends(self, here: Position) -> Iterator[Position]:
        """The distinct positions in which the current turn may end."""
        player, waiting, seen = here.turn, [here], {self._meet(here)}
        while waiting:
            position = waiting.pop()
            for step in position.steps():
                after = position.play(step)
                number = self._meet(after)
                if number in seen:
                    continue
                seen.add(number)
                if after.turn == player:
                    waiting.append(after)
                else:
                    yield after

    def can_win(self, here: Position) -> bool:
        """Whether the side to move can end the game in this turn as the winner."""
        number = self._meet(here)
        if number not in self._winning:
            self._winning[number] = self._find_win(here)
        return self._winning[number]

    def _find_win(self, here: Position) -> bool:
        seen = self._game.step_facts.wins_now(here)
        if seen is not None:
            if not self._brief:
                self._add(len(here.steps()))
            return seen
        seen = self._game.step_facts.wins_turn(here) if self._brief else None
        if seen is not None:
            return seen
        side = frozenset(self._game.allies(here, here.turn))
        wins = (end.turn == OVER and _ahead(end, side) for end in self.ends(here))
        return any(wins) if self._brief else any(list(wins))

    def _meet(self, position: Position) -> int:
        """Count a position if it is new. Returns its number."""
        self._tick()
        alike = self._met.setdefault(position, [])
        for past, number in alike:
            if past == position.past:
                return number
        self._add(1)
        alike.append((position.past, self._count))
        return self._count

    def _add(self, positions: int) -> None:
        """Count distinct positions, including those that need not be played."""
        self._count += positions
        if self._count > MOST_POSITIONS:
            raise GivenUp


def _scores(over: Position, side: frozenset[int]) -> tuple[float, float]:
    """The best score of a side and the best of all others at the end."""
    result = over.result()
    assert result is not None
    own = max(score for player, score in enumerate(result.scores) if player in side)
    other = max(score for player, score in enumerate(result.scores) if player not in side)
    return own, other


def _ahead(over: Position, side: frozenset[int]) -> bool:
    own, other = _scores(over, side)
    return own > other


def _behind(over: Position, side: frozenset[int]) -> bool:
    own, other = _scores(over, side)
    return own < other
