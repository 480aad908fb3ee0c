"""Which sounds go with what a hand does."""

from __future__ import annotations

from jeux.rules.contract import Effect, Flipped, Formed, Moved, Put, Raised, Removed, Thrown


def noises_of(effects: tuple[Effect, ...], lifted: bool = False) -> tuple[str, ...]:
    """The sound events of a step, the most telling ones only; men that are `lifted` do not rub on the board."""
    found: list[str] = []
    for effect in effects:
        match effect:
            case Put():
                found.append("place")
            case Moved(jump=jump):
                found.append("jump" if jump or lifted else "slide")
            case Removed(target=target):
                found.append("place" if target.startswith("off") else "capture")
            case Formed():
                found.append("special")
            case Flipped():
                found.append("flip")
            case Thrown():
                found.append("dice")
            case Raised():
                found.append("special")
    return tuple(dict.fromkeys(found))
