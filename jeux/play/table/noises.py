"""Which sounds go with what a hand does, and when."""

from __future__ import annotations

from jeux.rules.contract import Effect, Flipped, Formed, Moved, Put, Raised, Removed, Thrown

KNOCKS = {"slide": 0.14, "jump": 0.075, "capture": 0.07, "flip": 0.112}
"""Seconds from the start of a recording to the knock in it, which must sound when the man lands."""
BY_THEMSELVES = frozenset({"dice"})
"""The events whose sound starts with the motion."""


def noise_of(effect: Effect, lifted: bool = False) -> str:
    """The sound event of one effect; men that are `lifted` do not slide over the board."""
    match effect:
        case Put():
            return "place"
        case Moved(jump=jump):
            return "jump" if jump or lifted else "slide"
        case Removed(target=target):
            return "place" if target.startswith("off") else "capture"
        case Flipped():
            return "flip"
        case Thrown():
            return "dice"
        case Formed() | Raised():
            return "special"


def heard_at(event: str, begins: float, ends: float) -> float:
    """The time to start a recording for a motion between these times."""
    return begins if event in BY_THEMSELVES else max(begins, ends - KNOCKS.get(event, 0.0))
