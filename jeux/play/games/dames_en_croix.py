"""The wording and the gestures of Les Dames en croix."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, Wording, plain_button, plain_notation
from jeux.rules.contract import Position, Removed
from jeux.rules.games.dames_en_croix.game import GAME
from jeux.rules.games.dames_en_croix.position import DamesEnCroix

_COLOURS = ("white", "black")


def _prompt(position: DamesEnCroix) -> Phrase:
    steps, colour = position.steps(), _COLOURS[position.side]
    if position.jump >= 0:
        return ("prompt-go-on" if "stop" in steps else "prompt-go-on-forced"), {}
    if position.guilty:
        must = all(step.startswith("huff") for step in steps)
        return ("prompt-must-huff" if must else f"prompt-huff-{colour}"), {}
    forced = position.forced and any("x" in step for step in steps)
    return (f"prompt-must-capture-{colour}" if forced else f"prompt-{colour}"), {}


def _step(position: DamesEnCroix, step: str) -> Phrase:
    if step == "stop":
        return "log-stop", {}
    places = position.places(step)
    if len(places) == 1:
        return "log-huff", {"from": places[0]}
    arguments = {"from": places[0], "to": places[1], "man": GAME.sides[position.side]}
    taken = [effect.origin for effect in position.effects(step) if isinstance(effect, Removed)]
    return ("log-jump", {**arguments, "taken": taken[0]}) if taken else ("log-step", arguments)


def _notation(position: Position, step: str) -> Phrase | str:
    """The text of a step, a huff as a word."""
    return ("short-huff", {"place": step[5:]}) if step.startswith("huff:") else plain_notation(position, step)


def _button(position: Position, step: str) -> Phrase | None:
    if step.startswith("huff:"):
        return "huff-at", {"place": step[5:]}
    return plain_button(position, step)


def _note(position: DamesEnCroix, player: int) -> Phrase | None:
    return "note-men", {"n": position.count(player)}


def _call(position: DamesEnCroix, step: str) -> Phrase | None:
    """Announce a huff."""
    return _step(position, step) if step.startswith("huff:") else None


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    button=_button,
    note=_note,
    call=_call,
    reasons=(
        Reason("takes", good=True),
        Reason("goes-on", good=True),
        Reason("exposes", good=False),
        Reason("huffable", good=False),
        Reason("saves", good=True, defence=True),
        Reason("attacks", good=True),
        Reason("enters", good=True),
        Reason("gives-up", good=False),
    ),
)
GESTURES: Gestures[Position] = Gestures()
