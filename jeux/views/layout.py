"""Boards that differ from one set-up to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where men lie in one set-up, in board units, as `View` says it for boards that are always the same."""

    spot: Callable[[str, int, int], Spot | None]
    hit: Callable[[float, float], str | None] | None
    labels: tuple[tuple[str, Spot], ...]
    man_size: float
