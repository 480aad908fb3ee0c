"""What is said of Morpion, and how a hand plays it."""

from __future__ import annotations

from jeux.play.gestures import Gestures
from jeux.play.wording import Line, Wording
from jeux.rules.contract import Position


def _prompt(position: Position) -> Line:
    return "prompt-place", {}


def _step(position: Position, step: str) -> Line:
    return "log-put", {"to": step}


WORDING = Wording(prompt=_prompt, step=_step)
GESTURES: Gestures[Position] = Gestures()
