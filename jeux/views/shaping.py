"""Boards that differ from one set-up to the next, and steps that are put together before they are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from jeux.rules.contract import Position

Spot = tuple[float, float]
Path = tuple[str, ...]
Line = tuple[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where men lie in one set-up, in board units, as `View` says it for boards that are always the same."""

    spot: Callable[[str, int, int], Spot | None]
    hit: Callable[[float, float], str | None] | None
    labels: tuple[tuple[str, Spot], ...]
    man_size: float


@dataclass(frozen=True, slots=True)
class Turning:
    """A way to change what is put together: the text of its button, its key, what it makes of the places."""

    name: str
    key: str
    turn: Callable[[Position, Path], Path]


@dataclass(frozen=True, slots=True)
class Shaping:
    """Steps that are put together on the board: the places touched change what is meant, a button plays it.

    `touch(position, places, place)` answers the places after one more is touched, and the id of a sentence about it or
    nothing. `play(position, step)` is written on the button that plays the step. What is `carried` follows the pointer
    and is played where it is put down; the first of its places is under the hand, `outline` orders them for drawing."""

    wanted: Callable[[Position], bool]
    touch: Callable[[Position, Path, str], tuple[Path, str]]
    play: Callable[[Position, str], Line]
    turns: tuple[Turning, ...] = ()
    carried: bool = False
    outline: Callable[[Path], Path] = tuple
