"""Setting up a position of Quandary: the squares drawn, which hold the pawns until all squares are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jeux.play.editor.editing import Editing, Sketch
from jeux.play.editor.editing_fields import Draft, Named, text_of
from jeux.rules.contract import Game, Options
from jeux.rules.games.quandary.board import FIRST_ROWS, INDEX
from jeux.rules.games.quandary.position import PAWNS_EACH, SIDES, Quandary, Rules


@dataclass(frozen=True, slots=True)
class DrawnSketch(Sketch):
    """The sketch of a draft that is no position, with the squares drawn."""

    rules: Rules
    drawn: tuple[tuple[int, ...], ...]


class QuandaryEditing(Editing):
    """The squares drawn are marked; until all are drawn, putting a pawn on a square marks it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.marks = (Named("drawn", (*FIRST_ROWS[0], *FIRST_ROWS[1]), several=True),)
        self.adapts = {"turn": (*game.sides, "?")}

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        drawn = self.marks[0].places(draft["drawn"])
        at_home = man in SIDES and place in FIRST_ROWS[SIDES.index(man)]
        if self._drawing(draft) and at_home and place not in drawn:
            return self.mark(draft, "drawn", place)
        return super().put(draft, place, man)

    def take(self, draft: Draft, place: str) -> Draft:
        if self._drawing(draft) and place in self.marks[0].places(draft["drawn"]):
            return self.mark(draft, "drawn", place)
        return super().take(draft, place)

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        return self.take(draft, place) if self.top(draft, place) == man else self.put(draft, place, man)

    def follow(self, draft: Draft) -> Draft:
        """Until all squares are drawn, put the pawns on those that are."""
        drawn = self.marks[0].places(draft["drawn"])
        if not self._drawing(draft) and "w" in draft["board"] and "b" in draft["board"]:
            return draft
        clear = super().emptied()
        for man, row in zip(SIDES, FIRST_ROWS, strict=True):
            for square in drawn:
                if square in row:
                    clear = super().put(clear, square, man)
        return {**draft, "board": clear["board"]}

    def sketch(self, draft: Draft) -> Any:
        drawn = tuple(INDEX[place] for place in self.marks[0].places(draft["drawn"]))
        assert isinstance(self.start, Quandary)
        return DrawnSketch(self.men(draft), text_of(draft), self.start.rules, (drawn,))

    def _drawing(self, draft: Draft) -> bool:
        return len(self.marks[0].places(draft["drawn"])) < 2 * PAWNS_EACH


EDITING = QuandaryEditing
