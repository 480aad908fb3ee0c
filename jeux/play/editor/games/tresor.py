"""Setting up a position of Les Chercheurs de trésor: the lentilles follow from the men."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.rules.contract import Game, Options


class TresorEditing(Editing):
    """Seekers and defenders."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.letters = {side: side for side in game.sides}


EDITING = TresorEditing
