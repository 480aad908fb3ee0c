"""Setting up a position of Les Crosses: an L is put as a whole, and turned by touching its corner again."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Choice, Draft
from jeux.rules.contract import Game, Options
from jeux.rules.games.crosses.board import CHAINS
from jeux.rules.games.crosses.position import NEUTRAL, PHASES

CORNER = 2
"""The index of an L's corner in its chain."""


class CrossesEditing(Editing):
    """Two L and the pions."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.fields = (self.turn_field(), Choice("phase", PHASES))
        self.adapts = {"phase": PHASES, "turn": game.sides}

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        if place not in self.cells:
            return draft
        if man in ("", NEUTRAL):
            return self._lay(self.take(draft, place), (place,), man) if man else self.take(draft, place)
        own = self._cells_of(draft, man)
        fitting = self._fitting(draft, place, man)
        if not fitting:
            return draft
        shapes = [set(chain) for chain in fitting]
        turned = fitting[(shapes.index(own) + 1) % len(fitting)] if own in shapes else fitting[0]
        return self._lay(self._lay(draft, tuple(own), ""), turned, man)

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        if man == NEUTRAL:
            return super().touch(draft, place, man)
        return self.put(draft, place, man)

    def take(self, draft: Draft, place: str) -> Draft:
        """Remove the man of a place, or the whole L."""
        man = self.top(draft, place)
        cells = tuple(self._cells_of(draft, man)) if man not in ("", NEUTRAL) else (place,)
        return self._lay(draft, cells, "")

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        """An L can be moved by any of its cells; it stays where it is if it does not fit."""
        man = self.top(draft, origin)
        if man in ("", NEUTRAL):
            return super().move(draft, origin, target) if not self.top(draft, target) else draft
        where = self.game.board.where
        if target not in where:
            return draft
        by = tuple(there - here for there, here in zip(where[target], where[origin], strict=True))
        spots = {spot: cell for cell, spot in where.items()}
        own = self._cells_of(draft, man)
        led = [spots.get((where[cell][0] + by[0], where[cell][1] + by[1])) for cell in own]
        cells = tuple(cell for cell in led if cell and self.top(draft, cell) in ("", man))
        return self._lay(self._lay(draft, tuple(own), ""), cells, man) if len(cells) == len(own) else draft

    def _fitting(self, draft: Draft, corner: str, man: str) -> list[tuple[str, ...]]:
        """The L shapes of a side with this corner that overlap no other man."""
        here = [chain for chain in CHAINS.values() if chain[CORNER] == corner]
        return [chain for chain in here if all(self.top(draft, cell) in ("", man) for cell in chain)]

    def _cells_of(self, draft: Draft, man: str) -> set[str]:
        return {place for place, there in self.men(draft) if there == man}

    def _lay(self, draft: Draft, cells: tuple[str, ...], man: str) -> Draft:
        for cell in cells:
            draft = super().put(draft, cell, man)
        return draft


EDITING = CrossesEditing
