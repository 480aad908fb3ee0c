"""What a game tells the window about its looks: one `View` value in ``jeux/views/<key>.py``, found by key."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from jeux.rules.contract import Game, Position

Spot = tuple[float, float]
"""A place in board units, y upwards, as in `Board.where`."""
Line = tuple[str, Mapping[str, Any]]
"""A sentence: the id of a text of the game, and its arguments."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A man in the drawn themes."""

    tone: str
    """``light`` or ``dark``."""
    sign: str
    """``ring``, ``dot``, ``star``, ``crown``, ``cross`` or ``plain``."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board in the drawn themes: a polygon in board units, ``empty``, ``soft`` or ``full``."""

    corners: tuple[Spot, ...]
    tone: str = "empty"


LIGHT_AND_DARK = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
"""The two colours of most games."""


def no_line(position: Position, player: int) -> Line | None:
    """Nothing to add under a player's name."""
    return None


def plain_button(position: Position, step: str) -> Line | None:
    """A step that touches no place is played by a button that bears its name."""
    return None if position.places(step) else (f"step-{step}", {})


def no_places(position: Position, place: str = "") -> tuple[str, ...]:
    """Nothing to point at."""
    return ()


@dataclass(frozen=True, slots=True)
class DiceView:
    """Where dice roll and the cube lies, in board units. `piste` is (left, bottom, right, top) by player; a common
    throw uses both. `left` are the dice that the position still offers, `cube` the stake shown and its holder (or
    None without a cube), `cube_spot` where it lies by holder (-1 for nobody)."""

    piste: tuple[tuple[float, float, float, float], ...]
    size: float
    left: Callable[[Position], tuple[int, ...]]
    colours: tuple[str, ...]
    cube: Callable[[Position], tuple[int, int] | None] = lambda position: None
    cube_spot: Mapping[int, Spot] = field(default_factory=dict)
    cube_steps: tuple[str, ...] = ()
    """The steps that touching the cube plays when they are legal."""


@dataclass(frozen=True, slots=True)
class View:
    """The looks of a game."""

    spot: Callable[[str, int, int], Spot | None]
    """`spot(place, index, count)`: where the index-th of `count` men of a place lies, None for a tray of the panel."""
    prompt: Callable[[Position], Line]
    """The sentence for the person to play."""
    tell: Callable[[Position, str], Line]
    """A step in words."""
    man_size: float
    """The diameter of a man in board units."""
    trays: tuple[tuple[str, ...], ...] = ()
    """For each player, the places beside the board that the panel shows."""
    labels: tuple[tuple[str, Spot], ...] = ()
    """The names of columns, rows or arrows, and where they stand on the frame."""
    emblems: Mapping[str, Emblem] = field(default_factory=lambda: LIGHT_AND_DARK)
    """The men in the drawn themes, by kind."""
    areas: tuple[Area, ...] = ()
    """The parts of the board in the drawn themes, from the bottom up."""
    hit: Callable[[float, float], str | None] | None = None
    """The place under a point in board units, where nearness does not say it."""
    note: Callable[[Position, int], Line | None] = no_line
    """A line under a player's name."""
    button: Callable[[Position, str], Line | None] = plain_button
    """What is written on the button of a step that has one."""
    prominent: tuple[str, ...] = ()
    """The steps whose button answers to Enter when there are several buttons."""
    unlisted: tuple[str, ...] = ()
    """The steps too plain for the list of steps."""
    reach: Callable[[Position, str], tuple[str, ...]] = no_places
    """The places where the man of a place would be allowed to go if they were free."""
    watched: Callable[[Position], tuple[str, ...]] = no_places
    """The places to point at as long as a person decides."""
    two_faced: bool = False
    """Men turn over in their place: going back turns them again, instead of exchanging them."""
    confirm_turn: bool = False
    """A person ends a turn by a click, so that it can be taken back."""
    dice: DiceView | None = None


def view_of(game: Game) -> View:
    """The looks of a game, from the module that bears its key."""
    module = importlib.import_module(f"jeux.views.{game.key}")
    view = module.VIEW
    assert isinstance(view, View)
    return view


def lattice_labels(columns: str, rows: int) -> tuple[tuple[str, Spot], ...]:
    """The letters below and the numbers at the left of a board whose points are named d6."""
    below = [(letter, (float(x), -0.98)) for x, letter in enumerate(columns)]
    beside = [(str(y + 1), (-0.98, float(y))) for y in range(rows)]
    return (*below, *beside)
