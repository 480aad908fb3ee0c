"""The wording and the gestures of Assaut."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, Wording, plain_button, plain_notation
from jeux.rules.contract import Moved, Position, Removed
from jeux.rules.games.assaut.position import Assaut


def _prompt(position: Assaut) -> Phrase:
    steps = position.steps()
    if position.hand:
        return "prompt-place", {}
    if "stop" in steps:
        return "prompt-go-on", {}
    if position.jump >= 0:
        return "prompt-go-on-forced", {}
    if position.turn == 1:
        jumps_only = position.rules.forced and any("x" in step for step in steps)
        return ("prompt-must-capture" if jumps_only else "prompt-officers"), {}
    if not position.guilty:
        return "prompt-soldiers", {}
    return ("prompt-must-huff" if all(step.startswith("huff") for step in steps) else "prompt-huff"), {}


def _step(position: Position, step: str) -> Phrase:
    if step == "stop":
        return "log-stop", {}
    if step.startswith("huff:"):
        return "log-huff", {"from": step[5:]}
    places = position.places(step)
    if len(places) == 1:
        return "log-place", {"to": places[0]}
    effects = position.effects(step)
    taken = [effect.origin for effect in effects if isinstance(effect, Removed)]
    if taken:
        return "log-jump", {"from": places[0], "to": places[1], "taken": taken[0]}
    man = next(effect.man for effect in effects if isinstance(effect, Moved))
    return "log-step", {"from": places[0], "to": places[1], "man": man}


def _notation(position: Position, step: str) -> Phrase | str:
    """The text of a step, a huff as a word."""
    return ("short-huff", {"place": step[5:]}) if step.startswith("huff:") else plain_notation(position, step)


def _button(position: Position, step: str) -> Phrase | None:
    if step.startswith("huff:"):
        return "huff-at", {"place": step[5:]}
    return plain_button(position, step)


def _call(position: Position, step: str) -> Phrase | None:
    return ("call-huff", {"place": step[5:]}) if step.startswith("huff:") else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    button=_button,
    call=_call,
    reasons=(
        Reason("takes", good=True),
        Reason("goes-on", good=True),
        Reason("shuts", good=True),
        Reason("exposes", good=False),
        Reason("huffable", good=False),
        Reason("saves", good=True, defence=True),
        Reason("attacks", good=True),
        Reason("enters", good=True),
        Reason("gives-up", good=False),
    ),
)
GESTURES: Gestures[Position] = Gestures()
