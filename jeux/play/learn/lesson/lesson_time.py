"""How long a demonstration and its captions last: computed, so that it can be announced, and shown as a progress
bar."""

from __future__ import annotations

from collections.abc import Iterable

from jeux.play.gestures.pace import duration
from jeux.rules.contract import Effect, Flipped, Formed, Moved, Put, Removed, Thrown

SHORTEST_READING = 2.5
LETTERS_A_SECOND = 17
"""A comfortable reading speed for somebody who also looks at a board."""
BEFORE_STEPS = 1.2
"""Seconds that a caption is shown before the first step under it."""
AFTER_STEP = 0.75
"""Seconds at rest after each step."""
TO_ACT = 4.0
"""Seconds to find and play a step."""
A_REPLY = 1.5
"""Seconds for a reply, and for looking at it."""
FARTHER = 1.5
"""The mean duration of a motion, in units of the shortest one."""


def reading(sentence: str) -> float:
    """Seconds to read a sentence."""
    return max(SHORTEST_READING, 1.0 + len(sentence) / LETTERS_A_SECOND)


def motion(effects: Iterable[Effect], speed: str = "normal") -> float:
    """Approximate seconds of motion of the men and dice of a step."""
    seconds, at_once = 0.0, 0.0
    for effect in effects:
        match effect:
            case Moved() | Put():
                seconds += duration("slide", speed) * FARTHER
            case Removed():
                at_once = max(at_once, duration("capture", speed) * FARTHER)
            case Flipped():
                at_once = max(at_once, duration("fall", speed))
            case Formed():
                at_once = max(at_once, duration("formed", speed))
            case Thrown():
                seconds += duration("dice", speed)
    return seconds + at_once


def scene_seconds(caption: str, steps: Iterable[tuple[Effect, ...]]) -> float:
    """How long a scene of a demonstration lasts at normal speed."""
    played = sum(motion(effects) + AFTER_STEP for effects in steps)
    return max(reading(caption), BEFORE_STEPS + played if played else 0.0)
