"""Setting up stacks of men on 24 arrows, and the men borne off: the games of *tables*."""

from __future__ import annotations

from jeux.play.editor.editing import FREE, Editing
from jeux.play.editor.editing_fields import Dice, Draft
from jeux.rules.contract import Game, Options
from jeux.rules.tables import MEN_EACH, write_stacks

Stacks = tuple[list[int], list[int]]


class StackEditing(Editing):
    """A touch adds a man to a stack; a man of the other colour replaces the whole stack."""

    arrows: tuple[str, ...]
    """The arrows in the order of the text."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.dice = Dice(doubles=True)

    # --- men ------------------------------------------------------------------------------------------------------

    def beside(self, draft: Draft) -> dict[str, int]:
        """How many men stand beside the arrows, by place, without those borne off."""
        return {}

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        stacks, beside = _stacks(draft), self.beside(draft)
        men: list[tuple[str, str]] = []
        for side, counts in zip(self.game.sides, stacks, strict=True):
            for arrow, count in zip(self.arrows, counts, strict=True):
                men += [(arrow, side)] * count
            men += [(place, side) for place, count in beside.items() if place.endswith(side) for _ in range(count)]
            off = MEN_EACH - sum(1 for _, man in men if man == side)
            men += [(f"off:{side}", side)] * max(0, off)
        return tuple(men)

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        if place not in self.arrows:
            return draft
        stacks, i = _stacks(draft), self.arrows.index(place)
        if not man:
            own = 0 if stacks[0][i] else 1
            stacks[own][i] = max(0, stacks[own][i] - 1)
        else:
            own = self.game.sides.index(man)
            stacks[1 - own][i] = 0
            stacks[own][i] = min(MEN_EACH, stacks[own][i] + 1)
        return self._lay(draft, stacks)

    def _lay(self, draft: Draft, stacks: Stacks) -> Draft:
        """The draft with these stacks, which may hold too many men."""
        return {**draft, "board": write_stacks(*stacks)}

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        return self.put(draft, place, man)

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        man = self.top(draft, origin)
        if not man or origin == target:
            return draft
        return self.put(self.take(draft, origin), target, man)

    def emptied(self) -> Draft:
        return {**self.opening, "board": FREE * len(self.arrows), "side": self.game.sides[0], "turn": "?"}


def _stacks(draft: Draft) -> Stacks:
    """The number of men on each arrow, for both sides; it may exceed what a side has."""
    white = [ord(each) - ord("A") + 1 if each.isupper() else 0 for each in draft["board"]]
    black = [ord(each) - ord("a") + 1 if each.islower() else 0 for each in draft["board"]]
    return white, black
