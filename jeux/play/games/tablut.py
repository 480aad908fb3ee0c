"""The wording and the gestures of Tablut."""

from __future__ import annotations

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Reason, SpokenNames, Wording
from jeux.rules.contract import Formed, Moved, Position, Removed
from jeux.rules.games.tablut.position import Tablut

CALLS = ("", "-raichi", "-tuichi")
"""What White announces with no open road, one, two or more."""


def _prompt(position: Tablut) -> Phrase:
    roads = min(position.accesses(), 2)
    if position.side:
        return f"prompt-black{CALLS[roads]}", {}
    return ("prompt-white-road" if roads else "prompt-white"), {}


def _step(position: Tablut, step: str) -> Phrase:
    effects = position.effects(step)
    moved = next(effect for effect in effects if isinstance(effect, Moved))
    taken = [effect.origin for effect in effects if isinstance(effect, Removed)]
    arguments = {"man": moved.man, "from": moved.origin, "to": moved.target}
    if any(isinstance(effect, Removed) and effect.man == "k" for effect in effects):
        return "log-king-taken", {"from": moved.origin, "to": moved.target}
    # roads are announced by White only, and not by a king who is out
    call = "" if position.side else CALLS[min(position.play(step).accesses(), 2)]
    if not taken:
        return f"log-move{call}", arguments
    return f"log-take{call}", {**arguments, "n": len(taken), "taken": ", ".join(taken)}


def _call(position: Tablut, step: str) -> Phrase | None:
    """What White announces: Raichi, Tuichi, or the word alone where Tuichi ends the game."""
    after = position.play(step)
    roads = min(after.accesses(), 2)
    if position.side or not roads:
        return None
    return f"call{CALLS[roads]}{'-wins' if after.result() else ''}", {}


def _note(position: Tablut, player: int) -> Phrase | None:
    """The men on the board, by their colour: the names of the sides do not tell it."""
    if player:
        return "note-black", {"n": position.black.bit_count()}
    return "note-white", {"n": position.white.bit_count()}


def _step_heard(position: Tablut, step: str) -> Phrase | None:
    """The open roads of the king, each from his square to the border; the sentence says how many there are."""
    roads = [effect.places for effect in position.effects(step) if isinstance(effect, Formed)]
    if not roads:
        return None
    king = next(place for place, man in position.play(step).men() if man == "k")
    named = [f"{king}-{road[0] if road[-1] == king else road[-1]}" for road in roads]
    return "heard-roads", {"n": len(named), "roads": ", ".join(named)}


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    note=_note,
    call=_call,
    reasons=(
        Reason("tuichi", good=True),
        Reason("raichi", good=True),
        Reason("threatens-king", good=True),
        Reason("shuts", good=True),
        Reason("takes", good=True),
        Reason("exposes", good=False),
        Reason("saves", good=True, defence=True),
        Reason("attacks", good=True, most=15.0),
        Reason("surrounds", good=True),
    ),
    spoken_names=SpokenNames(step=_step_heard),
)
GESTURES: Gestures[Position] = Gestures()
