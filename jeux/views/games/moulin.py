"""The looks of Moulin."""

from __future__ import annotations

from jeux.rules.contract import Moved, Position
from jeux.rules.games.moulin.game import GAME, SIDES, Moulin
from jeux.views.view import Line, Spot, View, lattice_labels


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Moulin)
    if position.take:
        return "prompt-take", {"n": position.take}
    if position.hands != (0, 0):
        return "prompt-place", {"n": position.hands[position.side]}
    return ("prompt-fly" if position.flies(position.side) else "prompt-move"), {}


def _tell(position: Position, step: str) -> Line:
    if step.startswith("x"):
        return "log-take", {"to": step[1:]}
    origin, dash, target = step.partition("-")
    if not dash:
        return "log-put", {"to": origin}
    flies = any(isinstance(effect, Moved) and effect.jump for effect in position.effects(step))
    return ("log-fly" if flies else "log-move"), {"from": origin, "to": target}


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.74,
    trays=tuple((f"hand:{side}", f"taken:{side}") for side in SIDES),
    labels=lattice_labels("abcdefg", 7),
)
