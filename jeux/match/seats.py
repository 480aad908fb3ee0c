"""The seats of a match, and the handicap of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.schema import Fits, any_of, between, fields, flag, list_of, nothing, text

MOST = 8
STRONGEST = 6
"""The highest level, above the five numbered ones: « Maître », at full strength."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays: a person (level 0) or the computer (levels 1 to 6). A `guest` is left out of statistics."""

    name: str
    level: int = 0
    guest: bool = False
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advantage:
    """The advantage of the seat `seat`: a favourable `start` position of the game, by name; `points` before the first
    game; the first side in every game (`first`); advice, marks of legal steps and undo for it alone (`help`)."""

    seat: int
    start: str = ""
    points: int = 0
    first: bool = False
    help: bool = False

    def __bool__(self) -> bool:
        return bool(self.start or self.points or self.first or self.help)

    def before(self, players: int) -> tuple[float, ...]:
        """The points of the seats before the first game; empty if all have none."""
        return tuple(float(self.points) * (seat == self.seat) for seat in range(players)) if self.points else ()


SEATS: Fits = list_of(fields({"name": text(100_000), "level": between(0, STRONGEST), "guest": flag}), 1, MOST)
_ADVANTAGE = {"seat": between(0, MOST - 1), "start": text(40), "points": between(0, 99), "first": flag, "help": flag}
ADVANTAGE: Fits = any_of(nothing, fields(_ADVANTAGE))
"""The validator of seats in a file."""
SEAT_ADDED: Mapping[str, Any] = {"guest": False}
"""Default values of fields that earlier versions did not write."""


def helped(advantage: Advantage | None, seat: int) -> bool:
    """Whether a seat may ask for advice, see legal steps, and undo."""
    return not advantage or not advantage.help or seat == advantage.seat


def told(advantage: Advantage | None) -> object:
    """An advantage as JSON."""
    return asdict(advantage) if advantage else None


def read_advantage(data: Any) -> Advantage | None:
    """The advantage in data that fits `ADVANTAGE`."""
    return Advantage(**{each: data[each] for each in _ADVANTAGE}) if data else None


def read_seat(data: Any, unknown: Mapping[str, object]) -> Seat:
    """The seat in data that fits `SEATS`."""
    return Seat(clean(data["name"]), data["level"], data["guest"], unknown)
