"""Setting up a position of Assaut: officers in hand, a capture in progress, officers who missed a capture."""

from __future__ import annotations

from jeux.play.editor.editing import QUIET, Editing
from jeux.play.editor.editing_fields import Control, Count, Draft, Named
from jeux.rules.contract import Game, Options
from jeux.rules.games.assaut.position import ALL_OFFICERS, ALL_SOLDIERS, Assaut


class AssautEditing(Editing):
    """The officer in the middle of a capture is marked, and those who may be huffed."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        assert isinstance(self.start, Assaut)
        jump, guilty = Named("jump", self.cells), Named("guilty", self.cells, several=True)
        self.marks = (jump,) if self.start.rules.forced else (jump, guilty)
        owed = Count("owed", 0, ALL_SOLDIERS)
        self.fields = (self.turn_field(), Count("hand", 0, ALL_OFFICERS), owed, Count("quiet", 0, QUIET))
        self.adapts = {"turn": game.sides, "owed": tuple(map(str, range(ALL_SOLDIERS)))}

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        return tuple(each for each in super().controls(draft) if each.name != "owed" or draft["jump"] != "-")

    def follow(self, draft: Draft) -> Draft:
        officers = frozenset(place for place, man in self.men(draft) if man == "o")
        jump, guilty = (Named(name, self.cells).kept(draft[name], officers) for name in ("jump", "guilty"))
        if jump == "-":
            return {**draft, "jump": jump, "guilty": guilty, "owed": "0"}
        return {**draft, "jump": jump, "guilty": guilty, "quiet": "0"}

    def emptied(self) -> Draft:
        return {**super().emptied(), "hand": "0"}


EDITING = AssautEditing
