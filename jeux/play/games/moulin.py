"""The wording and the gestures of Moulin."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import FigureWords, Measure, Phrase, Reason, SpokenNames, Wording
from jeux.rules.boards import bits
from jeux.rules.contract import Formed, Moved, Position
from jeux.rules.games.moulin.board import FULL_MASK, NEAR
from jeux.rules.games.moulin.position import Moulin


def _prompt(position: Moulin) -> Phrase:
    if position.take:
        return "prompt-take", {"n": position.take}
    if position.hands != (0, 0):
        return "prompt-place", {"n": position.hands[position.side]}
    return ("prompt-fly" if position.flies(position.side) else "prompt-move"), {}


def _step(position: Position, step: str) -> Phrase:
    if step.startswith("x"):
        return "log-take", {"to": step[1:]}
    origin, dash, target = step.partition("-")
    if not dash:
        return "log-put", {"to": origin}
    flies = any(isinstance(effect, Moved) and effect.jump for effect in position.effects(step))
    return ("log-fly" if flies else "log-move"), {"from": origin, "to": target}


def _step_heard(position: Moulin, step: str) -> Phrase | None:
    """The mills that are closed."""
    mills = ["-".join(effect.places) for effect in position.effects(step) if isinstance(effect, Formed)]
    return ("heard-mills", {"n": len(mills), "mills": ", ".join(mills)}) if mills else None


def _free(position: Moulin, player: int) -> int:
    """The ways in which the men of a side on the board could slide along a line."""
    empty = FULL_MASK & ~(position.men_masks[0] | position.men_masks[1])
    return sum((NEAR[point] & empty).bit_count() for point in bits(position.men_masks[player]))


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    reasons=(
        Reason("forms", good=True),
        Reason("sure", good=True),
        Reason("leaves", good=False),
        Reason("stops", good=True, defence=True),
        Reason("double", good=True),
        Reason("spoils", good=True),
        Reason("breaks", good=True),
        Reason("threatens", good=True, most=30.0),
        Reason("pins", good=True, most=10.0),
    ),
    figures=FigureWords(measures=(Measure("free", _free, good=True, most=3.0),)),
    spoken_names=SpokenNames(step=_step_heard),
)
GESTURES: Gestures[Position] = Gestures()
