"""What a game tells the window: one `View` value in ``jeux/views/games/<key>.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import P
from jeux.rules.contract import Position
from jeux.views.interfaces.own_marks import OwnMarks
from jeux.views.interfaces.pieces import Pieces
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Spot
from jeux.views.style.look import BoardLook


def nothing_watched(position: Position) -> tuple[str, ...]:
    """Nothing to point at."""
    return ()


def nothing_related(position: Position, chosen: Path, pointed: str) -> tuple[str, ...]:
    """No place goes with another."""
    return ()


def no_cube(position: Position) -> tuple[int, int] | None:
    """No cube on the table."""
    return None


@dataclass(frozen=True, slots=True)
class DiceView(Generic[P]):
    """Where dice roll and the cube lies, in board units."""

    piste: tuple[tuple[float, float, float, float], ...]
    """For each player, left, bottom, right and top of where his dice fall; a common throw uses both."""
    size: float
    """The side of the picture of a die."""
    colours: tuple[str, ...]
    """The dice of each player: ``ivory`` or ``ebony``."""
    cube: Callable[[P], tuple[int, int] | None] = no_cube
    """The stake that the cube shows and who holds it, -1 for nobody; None without a cube."""
    cube_spot: Mapping[int, Spot] = field(default_factory=dict)
    """Where the cube lies, by its holder."""


@dataclass(frozen=True, slots=True)
class Cues(Generic[P]):
    """What a game has marked on its board."""

    watched: Callable[[P], tuple[str, ...]] = nothing_watched
    """The places to point at as long as a person decides."""
    related: Callable[[P, Path, str], tuple[str, ...]] = nothing_related
    """`related(position, chosen, pointed)`: the places that go with what is chosen or, before anything is, with the
    place pointed at."""
    all_at_once: bool = False
    """Every place that a step leads to is marked before anything is chosen."""
    spacious: bool = False
    """A man may be put nearly anywhere: places are marked only when something is chosen, or under the pointer."""
    own: OwnMarks[P] = field(default_factory=OwnMarks)


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """A game in the window: how its board looks, how a hand plays it, what is marked, how its men move, its dice."""

    look: BoardLook[P]
    gestures: Gestures[P]
    cues: Cues[P] = field(default_factory=Cues)
    pieces: Callable[[BoardSpace], Pieces[P]] = Pieces
    dice: DiceView[P] | None = None
