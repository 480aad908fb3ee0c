"""A turn that leaves no choice: found by the rules alone, told in a sentence, played with one click or by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from jeux.common.settings import Settings
from jeux.match.forms import MANUAL
from jeux.play.gestures.pace import duration
from jeux.play.table.conductor import Waiting
from jeux.play.table.contract import Table
from jeux.play.table.throwing import throwing_step
from jeux.rules.contract import Position

LONGEST = 12
"""Steps of a turn that are looked at."""
MOST_SEEN = 150
"""Positions that are looked at."""
READ = 1.5
"""Seconds in which the sentence can be read before a turn is played by itself."""


class ForcedTurns:
    """Looks whether a turn of a person is forced, at a real game; the settings say what follows from it."""

    def __init__(self, table: Table, settings: Callable[[], Settings]) -> None:
        self._table, self._settings = table, settings
        self._looked_at: Position | None = None
        self._way: tuple[str, ...] = ()
        self._waited = 0.0

    @property
    def way(self) -> tuple[str, ...]:
        """The steps that are all a person can play now; empty where there is a choice, or where nobody wants to
        know."""
        table = self._table
        asked = table.in_turn and not table.board.line and not table.hand.rest and self._settings().forced != "never"
        if not asked or table.conductor.waiting() is not Waiting.PERSON:
            return ()
        here = table.match.position
        if here is not self._looked_at:
            self._looked_at, self._way, self._waited = here, only_way(here), 0.0
        return self._way

    @property
    def shown(self) -> tuple[str, ...]:
        """The same, unless a button of the game says it already, as it does of a turn that is passed."""
        way = self.way
        return way if way and not self._table.wording.button(self._table.match.position, way[0]) else ()

    def sentence(self) -> str:
        """What is said of a turn that is shown as forced; empty where none is."""
        way, words = self.shown, self._table.words
        return words.texts.get("forced-turn", moves=words.moves(self._table.match.position, way)) if way else ""

    def play(self) -> None:
        """Play all of it, one step after the other; nothing is left to be confirmed."""
        if way := self.way:
            self._table.conductor.take_as_confirmed(len(way))
            self._table.play_step(way[0], rest=way[1:])

    def advance(self, dt: float, busy: bool) -> bool:
        """Let `dt` seconds pass; True when they ended the time in which a forced turn, or a throw that a person has
        chosen not to think about, waits to be played."""
        settings, table = self._settings(), self._table
        by_itself = self.way if settings.forced == "play" else ()
        throw = ""
        if not by_itself and settings.throws == "always" and self._persons_throw():
            throw = throwing_step(table.match)
        if busy or not (by_itself or throw):
            return False
        self._waited += dt
        if self._waited < duration("pause", settings.animation) + (READ if by_itself else 0.0):
            return False
        self._waited = 0.0
        if by_itself:
            self.play()
        else:
            table.play_step(throw)
        return True

    def _persons_throw(self) -> bool:
        """Whether a person decides at a real game, whose dice the program throws."""
        table = self._table
        by_program = table.match.record.dice != MANUAL
        return by_program and table.in_turn and not table.board.line and table.conductor.waiting() is Waiting.PERSON


def only_way(position: Position) -> tuple[str, ...]:
    """The rest of the turn, if the rules leave one way only: whatever is played, all ends in the same position. Empty
    where there is a choice, or where that is not seen soon."""
    ways = list(islice(_ways(position, {position}, ()), 2))
    return ways[0] if len(ways) == 1 else ()


def _ways(here: Position, seen: set[Position], before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A way to each position where the turn may end; an empty one where too much would have to be looked at."""
    for step in here.steps():
        after, way = here.play(step), (*before, step)
        if after in seen:
            continue
        seen.add(after)
        if after.turn != here.turn:
            yield way
        elif len(way) < LONGEST and len(seen) < MOST_SEEN:
            yield from _ways(after, seen, way)
        else:
            yield ()
