"""Before whom the board lies, where several persons play at one screen."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.settings import FACING, TURNING, Settings
from jeux.play.table.session import Session
from jeux.views.style.frame import Mirroring
from jeux.views.style.look import Seating


class Orientation:
    """Computes how the board lies: as the user has turned it, and on request towards the current player."""

    def __init__(self, session: Session, seating: Seating, settings: Callable[[], Settings]) -> None:
        self._session, self.seating, self._settings = session, seating, settings
        self._last = -1
        """The person whose turn it was last."""

    @property
    def turning(self) -> bool:
        """Whether the board turns to the current player. Never for one person alone, nor for a board with one way
        up."""
        return self._several and len(self.seating.ways) > 1 and self._settings().orientation == TURNING

    @property
    def facing(self) -> bool:
        """Whether persons sit face to face, if the window has room for it."""
        return self._several and self._settings().orientation == FACING

    @property
    def _several(self) -> bool:
        """Whether several persons play in turn at this table."""
        return self._session.in_turn and len(self._session.match.persons()) > 1

    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The players at the near edge of the board as it lies now, and those at the far one."""
        players, here = range(self._session.players), self.way()
        if len(self.seating.ways) > 1:
            near = tuple(player for player in players if self.seating.way_before(player, player, False) == here)
        else:
            near = tuple(player for player in players if player % 2 == 0)
        return near, tuple(player for player in players if player not in near)

    def way(self) -> Mirroring:
        """The orientation for now. While nobody is to move, it stays with the last player."""
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
        """A sentence that says towards whom the board lies; empty if that never changes."""
        session = self._session
        if self.facing:
            near, far = ([session.sentences.side(player) for player in side] for side in self.sides())
            several = session.sentences.several
            near, far = ([several(side)] if len(side) > 1 else side for side in (near, far))
            return session.texts.get("board-between", near=near[0], far=far[0])
        if not self.turning or self._last < 0:
            return ""
        return session.texts.get("board-before", side=session.sentences.side(self._last))
