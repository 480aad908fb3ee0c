"""Setting up a position of Barricades: the pawns that are not on the course wait on their start lines."""

from __future__ import annotations

from jeux.play.editor.editing import Editing
from jeux.play.editor.editing_fields import Choice, Dice, Draft, Words
from jeux.rules.contract import Game, Options
from jeux.rules.games.barricades.board import CELLS, PAWNS_EACH, SEATS, START_LINES
from jeux.rules.games.barricades.position import BARRICADE, COLOURS, Barricades


class BarricadesEditing(Editing):
    """The pawns of each seat, the barricades, and the dice with their owner."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        assert isinstance(self.start, Barricades)
        rules = self.start.rules
        self.seats, self.colours = rules.seats, rules.colours
        self.cells = CELLS
        self.letters = {self.colours[seat]: str(seat + 1) for seat in self.seats} | {BARRICADE: "#"}
        seats = tuple(str(seat + 1) for seat in self.seats)
        words: tuple[Words, ...] = tuple((f"side-{COLOURS.index(self.colours[seat])}-short", {}) for seat in self.seats)
        self.fields = (Choice("side", seats, words), Dice())
        self.adapts = {"turn": ("?", *seats)}

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        counts = [int(count) for count in draft["start"].split(",")]
        waiting = ((START_LINES[seat], self.colours[seat]) for seat in self.seats for _ in range(counts[seat]))
        return (*super().men(draft), *waiting)

    def follow(self, draft: Draft) -> Draft:
        counts = [
            max(0, PAWNS_EACH - draft["board"].count(str(seat + 1))) if seat in self.seats else 0
            for seat in range(SEATS)
        ]
        return {**draft, "start": ",".join(map(str, counts))}

    def emptied(self) -> Draft:
        return self.follow({**super().emptied(), "dice": "-"})


EDITING = BarricadesEditing
