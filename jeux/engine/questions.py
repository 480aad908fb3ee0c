"""What the window asks of the engine: one frozen value a question, which writes the lines of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from jeux.engine.values import PROTECTION, STAGE_SECONDS

LEVEL_SECONDS = 3.0
"""Seconds that a level may take."""
FULL_SECONDS = 5.0
"""Seconds that full strength takes where none are asked for."""
FACTS_SECONDS = 5.0
"""Seconds that the facts of some dozens of steps may take."""
STEPS_A_LINE = 2_000


@dataclass(frozen=True, slots=True)
class EnginePosition:
    """The position after these steps, from the start of a game or from the position text `start`."""

    game: str
    options: Mapping[str, str]
    players: int
    steps: tuple[str, ...] = ()
    start: str | None = None

    def lines(self) -> tuple[str, ...]:
        """The commands that bring the engine there."""
        options = (f"{name}={value}" for name, value in self.options.items())
        setting = " ".join((self.game, f"players={self.players}", *options))
        first = f"new {setting}" if self.start is None else f"position {setting} : {self.start}"
        parts = (self.steps[i : i + STEPS_A_LINE] for i in range(0, len(self.steps), STEPS_A_LINE))
        return (first, *(" ".join(("play", *part)) for part in parts))


@dataclass(frozen=True, slots=True)
class SearchQuestion:
    """Which step to play, and what it is worth. `level` None is full strength. `seed` varies equal steps; it must have
    nothing to do with the dice. `away` are the points that the players still need, in a match played by that.

    With `every`, or `of` a step, the answer says what all steps, or this one, are worth at full strength (a `StepWorth`
    each, before the `Answer`), by a search bounded as a `stage` of 1 to 3, or by `seconds`."""

    at: EnginePosition
    level: int | None = None
    seconds: float | None = None
    seed: int = 0
    away: tuple[int, ...] = ()
    stage: int | None = None
    every: bool = False
    of: str | None = None

    def lines(self) -> tuple[str, ...]:
        """The commands that ask it."""
        words = ["go", f"seed={self.seed}"]
        words += [f"away={','.join(map(str, self.away))}"] if self.away else []
        words += ["multipv=all"] if self.every else []
        words += [f"of={self.of}"] if self.of is not None else []
        words += [f"stage={self.stage}"] if self.stage is not None else []
        words += [f"time={self.seconds:.3f}"] if self.seconds is not None else []
        return (*self.at.lines(), f"level {self.level or 'full'}", " ".join(words))

    @property
    def most_seconds(self) -> float:
        """What it may take."""
        if self.seconds is not None:
            return self.seconds
        if self.stage:
            return PROTECTION * STAGE_SECONDS[self.stage - 1]
        return LEVEL_SECONDS if self.level else FULL_SECONDS


@dataclass(frozen=True, slots=True)
class FactsQuestion:
    """What is true of some legal steps; the answer is a `Facts`."""

    at: EnginePosition
    about: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        """The commands that ask it."""
        return (*self.at.lines(), " ".join(("facts brief", *self.about)))

    @property
    def most_seconds(self) -> float:
        """What it may take."""
        return FACTS_SECONDS


Question = SearchQuestion | FactsQuestion
