"""Setting up a position of Les Dames en croix: a capture in progress, men who missed a capture."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Draft, Named
from jeux.rules.contract import Game, Options
from jeux.rules.games.dames_en_croix.position import DamesEnCroix


class DamesEditing(Editing):
    """The man in the middle of a capture is marked, and those who may be huffed."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        assert isinstance(self.start, DamesEnCroix)
        jump, guilty = Named("jump", self.cells), Named("guilty", self.cells, several=True)
        self.marks = (jump,) if self.start.forced else (jump, guilty)

    def follow(self, draft: Draft) -> Draft:
        standing = frozenset(place for place, _ in self.men(draft))
        jump, guilty = (Named(name, self.cells).kept(draft[name], standing) for name in ("jump", "guilty"))
        quiet = draft["quiet"] if jump == "-" else "0"
        return {**draft, "jump": jump, "guilty": guilty, "quiet": quiet}


EDITING = DamesEditing
