"""The wording and the gestures of Hex."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, Wording
from jeux.rules.contract import Position
from jeux.rules.games.hex.position import SWAP, Hex


def _prompt(position: Hex) -> Phrase:
    return ("prompt-swap" if position.may_swap else "prompt-place"), {}


def _step(position: Hex, step: str) -> Phrase:
    if step != SWAP:
        return "log-put", {"to": step}
    after = position.play(step)
    return "log-swap", {"to": after.grid.named(after.stones[1])[0]}


def _call(position: Position, step: str) -> Phrase | None:
    return ("call-swap", {}) if step == SWAP else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    call=_call,
    prominent=(SWAP,),
    reasons=(
        Reason("forms", good=True),
        Reason("keeps-bridge", good=True, defence=True),
        Reason("breaks-bridge", good=True),
        Reason("hinders", good=True, most=15.0),
        Reason("edge", good=True),
        Reason("edge-template", good=True),
        Reason("joins", good=True),
        Reason("bridge", good=True),
        Reason("nearer", good=True, most=15.0),
    ),
)
GESTURES: Gestures[Position] = Gestures(lifted=True)
