"""Setting up a position of backgammon: stacks, the bar, the phase of the turn, dice and cube."""

from __future__ import annotations

from jeux.play.editor.editing_fields import Choice, Draft
from jeux.play.editor.editing_stacks import StackEditing
from jeux.rules.contract import Game, Options
from jeux.rules.games.backgammon.men import place
from jeux.rules.games.backgammon.position import CUBE_LIMIT, PHASES
from jeux.rules.tables import MEN_EACH

STAKES = tuple(str(1 << power) for power in range(CUBE_LIMIT.bit_length()))


class BackgammonEditing(StackEditing):
    """Dice on the table and the phase of the turn are kept consistent: only one phase has dice."""

    arrows = tuple(place(0, p) for p in range(24, 0, -1))

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        holders = ("-", *game.sides)
        phases = tuple(phase for phase in PHASES if phase != "beaver" or options.get("beaver") == "on")
        side = Choice("side", game.sides, self.side_words())
        cube = Choice("cube", holders, (("edit-cube-none", {}), *self.side_words()))
        cube_fields = (Choice("stake", STAKES, STAKES), cube)
        self.fields = (side, Choice("phase", phases), self.dice, *cube_fields)
        self.adapts = {
            "phase": ("double", "roll", "play", "take", "over"),
            "turn": ("?", *game.sides),
        }

    def beside(self, draft: Draft) -> dict[str, int]:
        counts = draft["bar"].split(",")
        return {f"bar:{side}": int(count) for side, count in zip(self.game.sides, counts, strict=True)}

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        bars = self.beside(draft)
        if place not in bars:
            return super().put(draft, place, man)
        bars[place] = max(0, min(MEN_EACH, bars[place] + (1 if man else -1)))
        return {**draft, "bar": ",".join(map(str, bars.values()))}

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        """A man can be moved to the bar of his own side only."""
        man = self.top(draft, origin)
        stranger = target.startswith("bar:") and not target.endswith(man)
        return draft if not man or stranger else super().move(draft, origin, target)

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        after = {**super().set(draft, control, value)}
        if control == "dice":
            after["phase"] = "roll" if after["dice"] == "-" and after["phase"] == "play" else after["phase"]
            after["phase"] = "play" if after["dice"] != "-" else after["phase"]
        elif control == "phase" and value != "play":
            after["dice"] = "-"
        if control in ("side", "dice") and after["phase"] == "open":
            after["phase"] = "roll"
        if control == "phase" and value == "open":
            after["side"] = "-"
        elif after["side"] == "-" and after["phase"] != "open":
            after["side"] = self.game.sides[0]
        return after

    def follow(self, draft: Draft) -> Draft:
        """Once men are moved, the opening throw is over."""
        if draft["phase"] != "open" or draft["board"] == self.opening["board"]:
            return draft
        return {**draft, "phase": "roll", "side": self.game.sides[0] if draft["side"] == "-" else draft["side"]}

    def emptied(self) -> Draft:
        return {**super().emptied(), "phase": "roll"}


EDITING = BackgammonEditing
