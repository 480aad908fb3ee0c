"""Setting up a position of Les Méandres: tiles, and the cell that the last slide has filled."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Draft, Named
from jeux.rules.contract import Game, Options


class MeandresEditing(Editing):
    """A moved tile swaps places with whatever lies at its target. The cell that was empty before the last slide is
    marked."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        back = Named("back", self.cells)
        self.marks = () if options.get("repeat") == "free" else (back,)

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        if target not in self.cells or not self.top(draft, origin):
            return draft
        mover, other = self.top(draft, origin), self.top(draft, target)
        return self.put(self.put(draft, origin, other), target, mover)

    def follow(self, draft: Draft) -> Draft:
        """The previous empty cell cannot be empty now: drop its mark if it is."""
        return {**draft, "back": "-"} if draft["back"] in self._holes(draft) else draft

    def _holes(self, draft: Draft) -> tuple[str, ...]:
        return tuple(cell for cell, tile in zip(self.cells, draft["board"], strict=True) if tile == ".")


EDITING = MeandresEditing
