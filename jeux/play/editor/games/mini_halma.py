"""Setting up a position of Mini-Halma: men and a free cell, and the moves made so far."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Count
from jeux.rules.contract import Game, Options
from jeux.rules.games.mini_halma.board import LIMIT


class HalmaEditing(Editing):
    """For a single player, so there is no side to move."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.fields = (Count("moves", 0, LIMIT),)
        self.adapts = {}


EDITING = HalmaEditing
