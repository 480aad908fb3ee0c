"""A forced turn: found from the rules alone, announced in a sentence, played by one click or automatically."""

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
"""Search limit: steps of a turn."""
MOST_SEEN = 150
"""Search limit: positions."""
READ = 1.5
"""Seconds to read the sentence before the turn is played automatically."""


class ForcedTurns:
    """Finds out whether a turn of a person is forced, in a real game; the settings decide what follows."""

    def __init__(self, table: Table, settings: Callable[[], Settings]) -> None:
        self._table, self._settings = table, settings
        self._looked_at: Position | None = None
        self._way: tuple[str, ...] = ()
        self._waited = 0.0

    @property
    def way(self) -> tuple[str, ...]:
        """The only steps that a person can play now; empty where there is a choice, or where the settings turn this
        off."""
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
        """`way`, but empty where a button of the game says it already, as it does of a turn that is passed."""
        way = self.way
        return way if way and not self._table.wording.button(self._table.match.position, way[0]) else ()

    def sentence(self) -> str:
        """The sentence about the forced turn that is shown; empty where none is."""
        return self._sentence(self._table.words.moves)

    def told(self) -> str:
        """The same sentence for speech, without notation."""
        return self._sentence(self._table.words.told_moves)

    def _sentence(self, written: Callable[[Position, tuple[str, ...]], str]) -> str:
        way = self.shown
        return self._table.words.texts.get("forced-turn", moves=written(self._table.match.position, way)) if way else ""

    def play(self) -> None:
        """Play the whole forced turn, step by step, without a click at the end."""
        if way := self.way:
            self._table.conductor.take_as_confirmed(len(way))
            self._table.play_step(way[0], rest=way[1:])

    def advance(self, dt: float, busy: bool) -> bool:
        """Let `dt` seconds pass. Returns True when a forced turn was played after its delay, or a throw that the
        settings play automatically."""
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
    """The rest of the turn, if all ways to play it end in the same position. Empty where there is a choice, or where a
    search limit is reached."""
    ways = list(islice(_ways(position, {position}, ()), 2))
    return ways[0] if len(ways) == 1 else ()


def _ways(here: Position, seen: set[Position], before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A way to each position where the turn may end; yields an empty one where a search limit is reached."""
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
