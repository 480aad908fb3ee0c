"""The wording and the gestures of Les Chercheurs de trésor."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, Wording
from jeux.rules.contract import Position, Removed
from jeux.rules.games.tresor.game import GAME
from jeux.rules.games.tresor.position import PASS, Tresor


def _prompt(position: Tresor) -> Phrase:
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    if position.at_the_door():
        return ("prompt-guard" if position.side else "prompt-enter"), {}
    left = position.count(0) + position.count(1)
    return ("prompt-defenders" if position.side else "prompt-seekers"), {"n": left}


def _step(position: Tresor, step: str) -> Phrase:
    if step == PASS:
        return "log-pass", {}
    origin, target = position.places(step)
    if target == "T":
        return "log-enter", {"from": origin}
    arguments = {"from": origin, "to": target, "man": GAME.sides[position.side]}
    taken = [effect.origin for effect in position.effects(step) if isinstance(effect, Removed)]
    return ("log-jump", {**arguments, "taken": taken[0]}) if taken else ("log-step", arguments)


def _note(position: Tresor, player: int) -> Phrase | None:
    return "note-lentils", {"n": position.lentils()[player]}


def _tally(position: Tresor) -> Phrase | None:
    white, black = position.lentils()
    return "tally", {"white": white, "black": black}


def _call(position: Tresor, step: str) -> Phrase | None:
    """Announce a passed turn."""
    return _step(position, step) if step == PASS else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    tally=_tally,
    call=_call,
    reasons=(
        Reason("threatens", good=True),
        Reason("stops", good=True, defence=True),
        Reason("takes", good=True),
        Reason("exposes", good=False),
        Reason("saves", good=True, defence=True),
        Reason("attacks", good=True),
        Reason("bars", good=True),
        Reason("gives-up", good=False),
    ),
)
GESTURES: Gestures[Position] = Gestures()
