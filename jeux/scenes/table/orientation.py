"""Before whom the board lies, where several persons play at one screen."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.settings import TURNING, Settings
from jeux.play.session import Session
from jeux.views.frame import Way
from jeux.views.look import Seating


class Orientation:
    """Knows the way in which a board lies: as a hand has turned it and, where that is wanted, before whoever plays."""

    def __init__(self, session: Session, seating: Seating, settings: Callable[[], Settings]) -> None:
        self._session, self.seating, self._settings = session, seating, settings
        self._last = -1
        """The person whose turn it was last."""

    @property
    def turning(self) -> bool:
        """Whether the board turns to whoever plays: never before one person alone, nor where it has one way up."""
        several = len(self._session.match.persons()) > 1 and len(self.seating.ways) > 1
        return several and self._settings().orientation == TURNING

    def way(self) -> Way:
        """The way in which the board is to lie now; it waits before whoever played last while nobody decides."""
        match, acting = self._session.match, self._session.conductor.acting()
        persons = match.persons()
        if acting in persons:
            self._last = acting
        by_hand = match.game.key in self._settings().turned
        if not self.turning:
            return self.seating.way(persons, by_hand)
        player = self._last if self._last in persons else persons[0]
        return self.seating.way_before(player, persons.index(player), by_hand)

    def sentence(self) -> str:
        """Before whom the board lies, where that changes; else nothing."""
        if not self.turning or self._last < 0:
            return ""
        return self._session.texts.get("board-before", side=self._session.sentences.side(self._last))
