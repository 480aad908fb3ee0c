"""What is said of Morpion, and how a hand plays it."""

from __future__ import annotations

from jeux.play.gestures import Gestures
from jeux.play.wording import Line, Wording
from jeux.rules.contract import Position


def _prompt(position: Position) -> Line:
    return "prompt-place", {}


def _tell(position: Position, step: str) -> Line:
    return "log-put", {"to": step}


WORDING = Wording(prompt=_prompt, tell=_tell)
GESTURES: Gestures[Position] = Gestures()
