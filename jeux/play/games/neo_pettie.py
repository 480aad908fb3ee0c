"""The wording and the gestures of La Néo-pettie."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, Wording
from jeux.rules.contract import Position
from jeux.rules.games.neo_pettie.position import NeoPettie


def _prompt(position: NeoPettie) -> Phrase:
    takes = any(position.captures(step) for step in position.steps())
    return ("prompt-take" if takes else "prompt-move"), {}


def _step(position: NeoPettie, step: str) -> Phrase:
    origin, target = position.places(step)
    taken = position.captures(step)
    arguments = {"from": origin, "to": target}
    return ("log-take", {**arguments, "n": len(taken), "taken": ", ".join(taken)}) if taken else ("log-move", arguments)


def _note(position: NeoPettie, player: int) -> Phrase | None:
    return "note-men", {"n": position.count(player)}


def _tally(position: Position) -> Phrase | None:
    """The points of both sides, because the loser's points may be a penalty."""
    result = position.result()
    if not result:
        return None
    white, black = (f"{score:.0f}".replace("-", "−") for score in result.scores)
    return "tally", {"white": white, "black": black}


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    tally=_tally,
    reasons=(
        Reason("takes", good=True),
        Reason("free", good=True),
        Reason("exposes", good=False),
        Reason("saves", good=True, defence=True),
        Reason("ahead", good=True),
        Reason("threatens", good=True),
        Reason("edge", good=False),
        Reason("off-edge", good=True),
    ),
)
GESTURES: Gestures[Position] = Gestures()
