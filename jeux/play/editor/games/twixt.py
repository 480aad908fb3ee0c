"""Setting up a position of Twixt: pegs, and the links between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jeux.play.editor.editing import Editing, Tool, Use
from jeux.play.editor.editing_fields import Choice, Control, Count, Draft, text_of
from jeux.rules.contract import Game, Options
from jeux.rules.games.twixt.board import HOLES, LINKS, NONE, Four, only, union
from jeux.rules.games.twixt.position import MOST_WITHDRAWN, SIDES
from jeux.rules.games.twixt.steps import LINK, PEG, UNLINK


@dataclass(frozen=True, slots=True)
class LinkedSketch:
    """Sketch of pegs and links that do not form a position yet."""

    standing: tuple[tuple[str, str], ...]
    links: tuple[Four, Four]
    written: str

    def men(self) -> tuple[tuple[str, str], ...]:
        """Every peg as (hole, side)."""
        return self.standing

    def text(self) -> str:
        """The text of the draft."""
        return self.written


class TwixtEditing(Editing):
    """Links join pegs of one side a knight's move apart; they go with their pegs."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.cells = HOLES
        auto = options.get("links") == "auto"
        removal = options.get("removal") == "yes" and not auto
        phases = (PEG,) if auto else (PEG, UNLINK, LINK) if removal else (PEG, LINK)
        self.fields = (self.turn_field(), Choice("phase", phases), Count("withdrawn", 0, MOST_WITHDRAWN))
        self.adapts = {"phase": phases, "turn": game.sides}

    def tools(self) -> tuple[Tool, ...]:
        *others, rubber = super().tools()
        return (*others, Tool(Use.LINK, "links"), rubber)

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        return tuple(each for each in super().controls(draft) if each.name != "phase" or len(each.values) > 1)

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        return super().put(draft, place, man) if place in self.game.board.points else draft

    def link(self, draft: Draft, one: str, other: str) -> Draft:
        name = next((name for name in (f"{one}-{other}", f"{other}-{one}") if name in LINKS), "")
        if not name or self.top(draft, one) != self.top(draft, other):
            return draft
        return {**draft, "links": ",".join(sorted(set(_named(draft)) ^ {name})) or "-"}

    def follow(self, draft: Draft) -> Draft:
        pegs = dict(self.men(draft))
        kept = [name for name in _named(draft) if len({pegs.get(hole) for hole in name.split("-")} | {None}) == 2]
        kept = [name for name in kept if all(hole in pegs for hole in name.split("-"))]
        return {**draft, "links": ",".join(kept) or "-"}

    def emptied(self) -> Draft:
        return self.opening

    def sketch(self, draft: Draft) -> Any:
        pegs, links = dict(self.men(draft)), [NONE, NONE]
        for name in _named(draft):
            side = SIDES.index(pegs[name.partition("-")[0]])
            links[side] = union(links[side], only(LINKS[name]))
        return LinkedSketch(self.men(draft), (links[0], links[1]), text_of(draft))


def _named(draft: Draft) -> list[str]:
    """The links of a draft."""
    return [] if draft["links"] == "-" else draft["links"].split(",")


EDITING = TwixtEditing
