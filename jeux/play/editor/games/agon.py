"""Setting up a position of Agon: pieces that stand between two others are captured."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Draft, Named, Words
from jeux.rules.boards import letter_mask, mask_of
from jeux.rules.contract import Game, Options
from jeux.rules.games.agon.board import CELLS, CORNERS, squeezed
from jeux.rules.games.agon.position import Agon


class AgonEditing(Editing):
    """The captured pieces are marked; a piece caught between two others is marked automatically."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.marks = (Named("captured", self.cells, several=True),)

    def man_words(self, man: str) -> Words:
        return (f"edit-queen-{man.lower()}", {}) if man.isupper() else super().man_words(man)

    def follow(self, draft: Draft) -> Draft:
        assert isinstance(self.start, Agon)
        letters = draft["board"].replace("/", "")
        pions = [letter_mask(letters, man) for man in "wb"]
        pieces = [mask | letter_mask(letters, man) for mask, man in zip(pions, "WB", strict=True)]
        captors = pieces if self.start.rules.any_captor else pions
        caught = squeezed(pieces[0], captors[1]) | squeezed(pieces[1], captors[0])
        named = mask_of(CELLS, self.marks[0].places(draft["captured"])) & (pieces[0] | pieces[1])
        captured = ",".join(cell for i, cell in enumerate(CELLS) if (named & ~CORNERS | caught) >> i & 1) or "-"
        quiet = draft["quiet"] if captured == "-" else str(min(int(draft["quiet"]), 1))
        return {**draft, "captured": captured, "quiet": quiet}


EDITING = AgonEditing
