"""What a game tells the window about its looks: one `View` value in ``jeux/views/<key>.py``, found by key."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from jeux.common.palette import Colour
from jeux.play.gestures import Gestures
from jeux.play.wording import P
from jeux.rules.contract import Game, Options, Position
from jeux.views.layout import Layout

Spot = tuple[float, float]
"""A place in board units, y upwards, as in `Board.where`."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A man in the drawn themes."""

    tone: str
    """``light``, ``dark`` or ``soft``."""
    sign: str
    """``ring``, ``dot``, ``star``, ``crown``, ``king``, ``cross``, ``screws``, ``ropes``, ``through``, ``bends``,
    ``bends-turned``, ``arrow``, ``wall``, ``round``, ``plus``, ``bar``, ``diamond``, ``saltire``, ``triangle``,
    ``block``, ``plain`` or a number."""
    shape: str = "disc"
    """``disc``, ``square``, ``tile`` (a square without gaps to its neighbours), ``logs`` or ``bar``."""
    way: Spot = (1.0, 0.0)
    """Where a bar leads from its one end to the other, in board units; its picture is `BAR` units wide."""


BAR = 2.6
"""The side of the picture of a bar, in board units."""


@dataclass(frozen=True, slots=True)
class Span:
    """Something that joins two places and lies below the men: its picture, centred in `middle`, `width` units wide."""

    kind: str
    middle: Spot
    width: float = BAR


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board in the drawn themes: a polygon in board units; its tone is ``empty``, ``soft``, ``full``,
    ``light`` or ``dark``."""

    corners: tuple[Spot, ...]
    tone: str = "empty"
    above: bool = False
    """It lies over the lines of the board."""
    hue: Colour | None = None
    """A colour of its own, which each theme makes paler or darker; its tone then says nothing."""
    sign: str = ""
    """A sign in its upper left corner, so that a colour is never told by itself: one of those of `Emblem`."""


LIGHT_AND_DARK = {"w": Emblem("light", "ring"), "b": Emblem("dark", "star")}
"""The two colours of most games."""


def no_places(position: Position, place: str = "") -> tuple[str, ...]:
    """Nothing to point at."""
    return ()


def no_looks(position: Position, place: str) -> tuple[tuple[str, str], ...]:
    """Nobody looks at anything."""
    return ()


def no_spans(position: Position) -> tuple[Span, ...]:
    """Nothing lies between the places."""
    return ()


def nobody_sent(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """No man goes back to where it began."""
    return ()


def no_strokes(position: Position) -> tuple[tuple[Spot, ...], ...]:
    """Nothing is drawn by the men."""
    return ()


@dataclass(frozen=True, slots=True)
class DiceView(Generic[P]):
    """Where dice roll and the cube lies, in board units. `piste` is (left, bottom, right, top) by player; a common
    throw uses both. `cube` the stake shown and its holder (or
    None without a cube), `cube_spot` where it lies by holder (-1 for nobody)."""

    piste: tuple[tuple[float, float, float, float], ...]
    size: float
    colours: tuple[str, ...]
    cube: Callable[[P], tuple[int, int] | None] = lambda position: None
    cube_spot: Mapping[int, Spot] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """The looks of a game."""

    spot: Callable[[str, int, int], Spot | None]
    """`spot(place, index, count)`: where the index-th of `count` men of a place lies, None for a tray of the panel."""
    gestures: Gestures[P]
    man_size: float
    """The diameter of a man in board units."""
    sizes: Mapping[str, float] = field(default_factory=dict)
    """The diameter of the men of a place, where it is another."""
    trays: tuple[tuple[str, ...], ...] = ()
    """For each player, the places beside the board that the panel shows."""
    labels: tuple[tuple[str, Spot], ...] = ()
    """The names of columns, rows or arrows, and where they stand on the frame."""
    labels_now: Callable[[P], tuple[tuple[str, Spot], ...]] | None = None
    """The same, where each player counts the places his own way."""
    emblems: Mapping[str, Emblem] = field(default_factory=lambda: LIGHT_AND_DARK)
    """The men in the drawn themes, by kind."""
    areas: tuple[Area, ...] = ()
    """The parts of the board in the drawn themes, from the bottom up."""
    cells: bool = False
    """The areas are the places, and lie over the lines of the board."""
    hit: Callable[[float, float], str | None] | None = None
    """The place under a point in board units, where nearness does not say it."""
    reach: Callable[[P, str], tuple[str, ...]] = no_places
    """The places where the man of a place would be allowed to go if they were free."""
    watched: Callable[[P], tuple[str, ...]] = no_places
    """The places to point at as long as a person decides."""
    sent: Callable[[Sequence[P], Sequence[str]], tuple[str, ...]] = nobody_sent
    """`sent(positions, steps)`: the places to which men were sent back in the last round, once for each man."""
    all_at_once: bool = False
    """Every place that a step leads to is marked before anything is chosen."""
    within: float = math.inf
    """Marks around a man keep this near to its middle, in board units: inside its cell."""
    carried: bool = False
    """Men are lifted from place to place, over whatever lies between; otherwise they are pushed along the board."""
    flagged: Callable[[P], tuple[str, ...]] = no_places
    """The places whose top man bears a pennon for all to see: a man with a part of his own, such as a postillon."""
    two_faced: bool = False
    """Men turn over in their place: going back turns them again, instead of exchanging them."""
    hinged: bool = False
    """They hang from their upper edge and swing to show the other face, one after the other."""
    square: bool = False
    """Men are square, and so are the marks around them."""
    traced: Callable[[P], tuple[tuple[Spot, ...], ...]] = no_strokes
    """The lines that men draw together and that have ended the game: each is traced from its beginning."""
    spans: Callable[[P], tuple[Span, ...]] = no_spans
    """What lies between places and joins them."""
    apart: int = 0
    """Pixels that places are apart at least: a board with less room is seen in part, and moves under the pointer."""
    picture: str = "board"
    """The name of the picture of the board, where options change it."""
    spacious: bool = False
    """A man may be put nearly anywhere: places are marked only when something is chosen, or under the pointer."""
    fixed: tuple[str, ...] = ()
    """Men that are parts of the board: nobody touches them."""
    layout: Callable[[P], Layout] | None = None
    """Where men lie in the set-up that a game begins with, where this differs from game to game."""
    linked: Callable[[P, str], tuple[str, ...]] = no_places
    """Before anything is chosen: the places that go together with the one pointed at, or (``""``) all that begin."""
    looks: Callable[[P, str], tuple[tuple[str, str], ...]] = no_looks
    """`looks(position, place)`: which men, looking at which places, make a place what it is to the player to decide."""
    aims: Callable[[P], tuple[str, ...]] = no_places
    """The places that stay framed all through the game: those that men set out from, or make for."""
    lifts: float = 0.0
    """Chosen men are pushed up by this part of their size, instead of being ringed."""
    mark_size: float = 0.0
    """The diameter that marks are made for, in board units, where it is not that of a man."""
    bodies: tuple[str, ...] = ()
    """The kinds of men of which four together are one piece, an L; `shaping` knows the order of its cells."""
    dice: DiceView[P] | None = None


def view_of(game: Game, options: Options | None = None) -> View[Any]:
    """The looks of a game, from the module that bears its key; `options` may change them (`view_in`)."""
    module = importlib.import_module(f"jeux.views.games.{game.key}")
    view = module.view_in(options) if options and hasattr(module, "view_in") else module.VIEW
    assert isinstance(view, View)
    return view


def lattice_labels(columns: str, rows: int) -> tuple[tuple[str, Spot], ...]:
    """The letters below and the numbers at the left of a board whose points are named d6."""
    below = [(letter, (float(x), -0.98)) for x, letter in enumerate(columns)]
    beside = [(str(y + 1), (-0.98, float(y))) for y in range(rows)]
    return (*below, *beside)
