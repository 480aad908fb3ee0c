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


@dataclass(frozen=True, slots=True)
class View:
    """The looks of a game.

    `spot(place, index, count)` is where the index-th of `count` men of a place lies, or None for a place that the
    panel shows (`trays`, by player). `hit(x, y)` names the place under a point when nearness does not say it.
    `prompt(position)` is the sentence for the person to play, `tell(position, step)` the step in words, `note` a line
    under a player's name, `button` what is written on the button of a step that has one, `prominent` the steps whose
    button answers to Enter when there are several, `unlisted` those too plain for the list of steps. `reach` are the places where
    the man of a place would be allowed to go if they were free, `watched` those to point at all along. With
    `confirm_turn` a person ends a turn by a click, so that it can be taken back."""

    spot: Callable[[str, int, int], Spot | None]
    prompt: Callable[[Position], Line]
    tell: Callable[[Position, str], Line]
    man_size: float
    trays: tuple[tuple[str, ...], ...] = ()
    labels: tuple[tuple[str, Spot], ...] = ()
    hit: Callable[[float, float], str | None] | None = None
    note: Callable[[Position, int], Line | None] = no_line
    confirm_turn: bool = False
    dice: DiceView | None = None
    button: Callable[[Position, str], Line | None] = plain_button
    prominent: tuple[str, ...] = ()
    unlisted: tuple[str, ...] = ()
    reach: Callable[[Position, str], tuple[str, ...]] = no_places
    watched: Callable[[Position], tuple[str, ...]] = no_places


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
