"""The wording and the gestures of Les Méandres."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Position
from jeux.rules.games.meandres.board import SLIDES
from jeux.rules.games.meandres.game import GAME
from jeux.rules.games.meandres.position import Meandres

WHERE = GAME.board.where


def _prompt(position: Position) -> Phrase:
    return "prompt-slide", {}


def _step(position: Meandres, step: str) -> Phrase:
    """The number of tiles that slide, and the target of the last one. The board may be turned, so left and right would
    be wrong."""
    first, second = step.split("-")
    return "log-slide", {"from": first, "to": second, "n": len(SLIDES[position.hole][step])}


def _more_heard(position: Meandres, place: str) -> Phrase | None:
    """The words for the lines on a tile."""
    tile = dict(position.men()).get(place)
    return ("heard-more", {"tile": tile}) if tile else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    by_name=True,
    reasons=(
        Reason("gives", good=False),
        Reason("traps", good=True),
        Reason("shuts", good=True),
    ),
    spoken_names=SpokenNames(more=_more_heard),
)
GESTURES: Gestures[Position] = Gestures()
