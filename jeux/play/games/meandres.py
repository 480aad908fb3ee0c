"""What is said of Les Méandres, and how a hand plays it."""

from __future__ import annotations

from jeux.play.gestures import Gestures
from jeux.play.wording import Line, Wording
from jeux.rules.contract import Position
from jeux.rules.games.meandres.board import SLIDES
from jeux.rules.games.meandres.game import GAME
from jeux.rules.games.meandres.position import Meandres

WHERE = GAME.board.where
WAYS = {(1.0, 0.0): "right", (-1.0, 0.0): "left", (0.0, 1.0): "up", (0.0, -1.0): "down"}


def _prompt(position: Position) -> Line:
    return "prompt-slide", {}


def _step(position: Meandres, step: str) -> Line:
    """How many tiles slide, from where, and which way."""
    first, second = step.split("-")
    way = WAYS[WHERE[second][0] - WHERE[first][0], WHERE[second][1] - WHERE[first][1]]
    return "log-slide", {"from": first, "way": way, "n": len(SLIDES[position.hole][step])}


WORDING = Wording(
    prompt=_prompt,
    step=_step,
)
GESTURES: Gestures[Position] = Gestures()
