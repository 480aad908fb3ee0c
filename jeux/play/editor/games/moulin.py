"""Setting up a position of Moulin: men put on the board are taken from those in hand."""

from __future__ import annotations

from jeux.play.editor.editing import QUIET, Editing
from jeux.play.editor.editing_fields import Choice, Count, CountEach, Draft
from jeux.rules.contract import Game, Options
from jeux.rules.games.moulin.board import MEN_EACH


class MoulinEditing(Editing):
    """Counts for the men in hand, and for the men that are due to be removed."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        removals = ("0", "1", "2") if options.get("double") == "two" else ("0", "1")
        self.fields = (
            self.turn_field(),
            CountEach("hand", 0, MEN_EACH, self.side_words()),
            Choice("take", removals, removals),
            Count("quiet", 0, QUIET),
        )

    def follow(self, draft: Draft) -> Draft:
        counts = zip(draft["hand"].split(","), self.game.sides, strict=True)
        hands = [max(0, min(int(count), MEN_EACH - draft["board"].count(side))) for count, side in counts]
        busy = any(hands) or draft["take"] != "0"
        return {**draft, "hand": ",".join(map(str, hands)), "quiet": "0" if busy else draft["quiet"]}


EDITING = MoulinEditing
