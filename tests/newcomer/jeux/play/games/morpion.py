"""What is said of Morpion, and how a hand plays it."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Wording
from jeux.rules.contract import Position


def _prompt(position: Position) -> Phrase:
    return "prompt-place", {}


def _step(position: Position, step: str) -> Phrase:
    return "log-put", {"to": step}


WORDING = Wording(prompt=_prompt, step=_step)
GESTURES: Gestures[Position] = Gestures()
