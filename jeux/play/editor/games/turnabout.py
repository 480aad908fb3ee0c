"""Setting up a position of Turnabout: tiles in their orientations."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.rules.contract import Game, Options
from jeux.rules.games.turnabout.position import TILES


class TurnaboutEditing(Editing):
    """Every tile in every orientation that the options allow."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        turns = options.get("rotation") != "fixed"
        self.letters = {tile: letter for letter, tile in TILES.items() if turns or letter != "b"}


EDITING = TurnaboutEditing
