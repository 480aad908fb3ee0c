"""Steps that are put together on the board before they are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from jeux.play.wording import Line, P

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turning(Generic[P]):
    """A way to change what is put together: the text of its button, its key, what it makes of the places."""

    name: str
    key: str
    turn: Callable[[P, Path], Path]


@dataclass(frozen=True, slots=True)
class Shaping(Generic[P]):
    """Steps that are put together on the board: the places touched change what is meant, a button plays it.

    `touch(position, places, place)` answers the places after one more is touched, and the id of a sentence about it or
    nothing. `play(position, step)` is written on the button that plays the step. What is `carried` follows the pointer
    and is played where it is put down; the first of its places is under the hand, `outline` orders them for drawing."""

    wanted: Callable[[P], bool]
    touch: Callable[[P, Path, str], tuple[Path, str]]
    play: Callable[[P, str], Line]
    turns: tuple[Turning[P], ...] = ()
    carried: bool = False
    outline: Callable[[Path], Path] = tuple
