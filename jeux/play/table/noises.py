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


def man_of(effect: Effect) -> str:
    """The kind of the man that is heard; empty where none is."""
    return effect.man if isinstance(effect, Put | Moved | Removed | Flipped) else ""


def way_of(effect: Effect) -> tuple[str, str]:
    """The places from which and to which the man goes that is heard; empty where none goes."""
    match effect:
        case Put(_, origin, target) | Moved(_, origin, target) | Removed(_, origin, target):
            return origin, target
        case Flipped(_, place):
            return "", place
    return "", ""


def heard_at(event: str, begins: float, ends: float) -> float:
    """The time to start a recording for a motion between these times."""
    return begins if event in BY_THEMSELVES else max(begins, ends - KNOCKS.get(event, 0.0))
