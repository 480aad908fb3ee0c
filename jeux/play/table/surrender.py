"""What « Maître » does where its game is lost for certain: it says so once, and it gives up where the end is far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.common.settings import Settings
from jeux.engine.client import Answer
from jeux.match.match import Match
from jeux.match.record import STRONGEST


@dataclass(frozen=True, slots=True)
class KnownLoss:
    """The computer has just found that the side it plays loses for certain, unless the adversary errs."""

    player: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The computer gives the game up for the side it plays, at this price."""

    player: int
    price: int


class Surrender:
    """Remembers what was said in one game, and whether a person wants it played to its end."""

    def __init__(self, match: Match, settings: Callable[[], Settings]) -> None:
        self._match, self._settings = match, settings
        self._told: set[int] = set()
        self._to_the_end = False

    def heed_undo(self) -> None:
        """Called at an undo. If it takes back a resignation or an agreed draw, nobody gives up in this game any
        more."""
        self._to_the_end |= self._match.ended_by_hand

    def gives_up(self, answer: Answer) -> bool:
        """Whether the computer, which is to move, gives up rather than play the step of its answer."""
        asked = self._settings().gives_up and not self._to_the_end
        return asked and answer.gives_up and self._loses(answer) and bool(self._match.game.prices(self._match.position))

    def give_up(self) -> GaveUp:
        """The resignation of the computer, which is to move."""
        match = self._match
        return GaveUp(match.decider(), match.game.prices(match.position)[0])

    def learnt(self, answer: Answer) -> list[KnownLoss]:
        """The loss that an answer proves for the computer, which is to move, if it has not been announced yet."""
        player = self._match.decider()
        if self.gives_up(answer):
            return []
        if not self._loses(answer):
            self._told.discard(player)
        elif player not in self._told and not self._settings().hidden:
            self._told.add(player)
            return [KnownLoss(player)]
        return []

    def _loses(self, answer: Answer) -> bool:
        """Whether the highest level knows that its side loses, in a game of two."""
        match = self._match
        return answer.lost and match.record.players == 2 and match.who_plays(match.decider()).level == STRONGEST
