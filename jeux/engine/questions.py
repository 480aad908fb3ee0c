"""Questions to the engine: immutable values that produce the lines of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from jeux.engine.values import PROTECTION, STAGE_SECONDS

LEVEL_SECONDS = 3.0
"""The time limit of a level in seconds."""
FULL_SECONDS = 5.0
"""The default time of full strength in seconds."""
FACTS_SECONDS = 5.0
"""The time limit in seconds for the facts of some dozens of steps."""
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
        """The commands that set up the position."""
        options = (f"{name}={value}" for name, value in self.options.items())
        setting = " ".join((self.game, f"players={self.players}", *options))
        first = f"new {setting}" if self.start is None else f"position {setting} : {self.start}"
        parts = (self.steps[i : i + STEPS_A_LINE] for i in range(0, len(self.steps), STEPS_A_LINE))
        return (first, *(" ".join(("play", *part)) for part in parts))


@dataclass(frozen=True, slots=True)
class SearchQuestion:
    """Asks for a step to play and its value. `level` None is full strength. `seed` varies the choice among equal steps;
    it must be independent of the dice. `away` are the points that the players still need, if the game's rules use them.

    With `every`, or `of` a step, it asks for the values of all steps, or of this one, at full strength (a `StepWorth`
    each, before the `Answer`), limited by a `stage` from 1 to 3, or by `seconds`."""

    at: EnginePosition
    level: int | None = None
    seconds: float | None = None
    seed: int = 0
    away: tuple[int, ...] = ()
    stage: int | None = None
    every: bool = False
    of: str | None = None

    def lines(self) -> tuple[str, ...]:
        """The commands that ask the question."""
        words = ["go", f"seed={self.seed}"]
        words += [f"away={','.join(map(str, self.away))}"] if self.away else []
        words += ["multipv=all"] if self.every else []
        words += [f"of={self.of}"] if self.of is not None else []
        words += [f"stage={self.stage}"] if self.stage is not None else []
        words += [f"time={self.seconds:.3f}"] if self.seconds is not None else []
        return (*self.at.lines(), f"level {self.level or 'full'}", " ".join(words))

    @property
    def most_seconds(self) -> float:
        """Its time limit."""
        if self.seconds is not None:
            return self.seconds
        if self.stage:
            return PROTECTION * STAGE_SECONDS[self.stage - 1]
        return LEVEL_SECONDS if self.level else FULL_SECONDS


@dataclass(frozen=True, slots=True)
class FactsQuestion:
    """Asks for the facts about some legal steps; the answer is a `FactsAnswer`."""

    at: EnginePosition
    about: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        """The commands that ask the question."""
        return (*self.at.lines(), " ".join(("facts brief", *self.about)))

    @property
    def most_seconds(self) -> float:
        """Its time limit."""
        return FACTS_SECONDS


Question = SearchQuestion | FactsQuestion
