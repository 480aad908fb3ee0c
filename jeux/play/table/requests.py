"""The request to the engine, one value at a time: from the question to the chosen step that waits to be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jeux.engine.client import Answer
from jeux.play.analysis.analysis import Inquiry


@dataclass(frozen=True, slots=True)
class OwnStep:
    """The step that the computer plays."""


@dataclass(frozen=True, slots=True)
class Study:
    """A question of the analysis for an inquiry."""

    inquiry: Inquiry


@dataclass(frozen=True, slots=True)
class Worth:
    """What the game is worth to a player; `receive` gets the player and the expected score."""

    player: int
    receive: Callable[[int, float], None]


@dataclass(frozen=True, slots=True)
class Again:
    """The choice at an earlier decision; `receive` gets the answer, or None when the engine failed."""

    receive: Callable[[Answer | None], None]


Purpose = OwnStep | Study | Worth | Again


@dataclass(frozen=True, slots=True)
class Thinking:
    """A question that the engine is working on."""

    ticket: int
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class Chosen:
    """The step that the computer has found for itself; it is played after a pause, unless it gives up."""

    step: str
    gives_up: bool = False


Request = Thinking | Chosen
