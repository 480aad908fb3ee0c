"""Which sounds go with what a hand does."""

from __future__ import annotations

from jeux.rules.contract import Effect, Flipped, Formed, Moved, Put, Raised, Removed, Thrown


def noises_of(effects: tuple[Effect, ...], lifted: bool = False) -> tuple[str, ...]:
    """The sound events of a step, the most telling ones only; men that are `lifted` do not rub on the board."""
    events: list[str] = []
    for effect in effects:
        match effect:
            case Put():
                events.append("place")
            case Moved(jump=jump):
                events.append("jump" if jump or lifted else "slide")
            case Removed(target=target):
                events.append("place" if target.startswith("off") else "capture")
            case Formed():
                events.append("special")
            case Flipped():
                events.append("flip")
            case Thrown():
                events.append("dice")
            case Raised():
                events.append("special")
    return tuple(dict.fromkeys(events))
