"""Setting up a position of Jacquet: stacks and dice."""

from __future__ import annotations

from jeux.play.editor.editing_fields import Choice, Draft
from jeux.play.editor.editing_stacks import StackEditing
from jeux.rules.contract import Game, Options
from jeux.rules.games.jacquet.men import RING


class JacquetEditing(StackEditing):
    """Men on the ring."""

    arrows = RING

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        words = (*self.side_words(), ("edit-side-none", {}))
        self.fields = (Choice("side", (*game.sides, "-"), words), self.dice)
        self.adapts = {"turn": ("?", *game.sides)}

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        after = super().set(draft, control, value)
        if control == "dice" and value != "-" and after["side"] == "-":
            return {**after, "side": self.game.sides[0]}
        return {**after, "dice": "-"} if after["side"] == "-" else after


EDITING = JacquetEditing
