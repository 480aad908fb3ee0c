"""The description of a game for the window: one `View` value in ``jeux/views/games/<key>.py``."""

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
    """Default of `Cues.watched`: no places."""
    return ()


def nothing_related(position: Position, chosen: Path, pointed: str) -> tuple[str, ...]:
    """Default of `Cues.related`: no places."""
    return ()


def no_cube(position: Position) -> tuple[int, int] | None:
    """Default of `DiceView.cube`: no cube."""
    return None


@dataclass(frozen=True, slots=True)
class DiceView(Generic[P]):
    """Where dice roll and the cube lies, in board units."""

    piste: tuple[tuple[float, float, float, float], ...]
    """For each player, the left, bottom, right and top of the area where their dice fall; a common throw uses both
    areas."""
    size: float
    """The side of the picture of a die."""
    colours: tuple[str, ...]
    """The dice of each player: ``ivory`` or ``ebony``."""
    cube: Callable[[P], tuple[int, int] | None] = no_cube
    """The stake that the cube shows and who holds it, -1 for nobody; None without a cube."""
    cube_spot: Mapping[int, Spot] = field(default_factory=dict)
    """Where the cube lies, by its holder."""


def nothing_counted(position: Position) -> tuple[tuple[str, int], ...]:
    """Default of `Cues.counted`: no men."""
    return ()


@dataclass(frozen=True, slots=True)
class Cues(Generic[P]):
    """Which places a game marks on its board."""

    watched: Callable[[P], tuple[str, ...]] = nothing_watched
    """The places to mark as long as a person is to play."""
    related: Callable[[P, Path, str], tuple[str, ...]] = nothing_related
    """`related(position, chosen, pointed)`: the places related to the chosen ones or, before a choice, to the place
    pointed at."""
    counted: Callable[[P], tuple[tuple[str, int], ...]] = nothing_counted
    """The men that decide the game when they are counted at its end: for each side, a kind and how many."""
    all_at_once: bool = False
    """Whether the targets of all steps are marked before anything is chosen."""
    own: OwnMarks[P] = field(default_factory=OwnMarks)


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """A game in the window: the look of its board, its gestures, marks, animated men and dice."""

    look: BoardLook[P]
    gestures: Gestures[P]
    cues: Cues[P] = field(default_factory=Cues)
    pieces: Callable[[BoardSpace], Pieces[P]] = Pieces
    dice: DiceView[P] | None = None
