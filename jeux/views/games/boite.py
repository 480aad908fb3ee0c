"""The view of Shut the box: a row of flaps above a tray of felt where the dice fall.

Board coordinates: the unit is the width of a flap. The tray of felt is (0, 0) to (12, 5.4); the rail of the flaps is
(0, 5.6) to (12, 6.8), the flap of tile n in the middle of (n - 1, n). Flaps are square men: ``1`` to ``12`` show their
number, ``closed`` their back, ``cover`` is the plain wood over the places that a smaller game leaves out. The men ``A``
to ``F`` are tokens that stand for the players beside the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import colours
from jeux.play.games.boite import GESTURES, closings_with
from jeux.play.gestures.hand import Path
from jeux.rules.contract import Options, complete_options
from jeux.rules.die_places import without_dice
from jeux.rules.games.boite.game import GAME
from jeux.rules.games.boite.position import CLOSED, COVER, SIDES, TILES, Boite
from jeux.views.games.boite_flaps import FELT, RAIL, Flaps, area_of
from jeux.views.interfaces.own_marks import OwnMarks
from jeux.views.interfaces.view import Cues, DiceView, View
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Advice, Layer
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.look import FIXED, BoardLook, Emblem
from jeux.views.style.shapes import square

PISTE = (2.5, 1.2, 9.5, 4.2)
LABELS = 7.05
"""Height of the numbers on the frame, above the flaps."""

_TOKENS = (
    Emblem("light", "ring"),
    Emblem("dark", "star"),
    Emblem("light", "dot"),
    Emblem("dark", "cross"),
    Emblem("light", "crown"),
    Emblem("dark", "ring"),
)


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where[place]


def _hit(x: float, y: float) -> str | None:
    left, bottom, right, top = RAIL
    return TILES[int(x)] if left <= x < right and bottom <= y <= top else None


def _related(position: Boite, chosen: Path, pointed: str) -> tuple[str, ...]:
    """The tiles that can be closed together with the tile pointed at; without such a tile, all that can be closed."""
    if chosen:
        return ()
    words = closings_with(position, pointed) if pointed in TILES else ()
    return _tiles_in(words) or _tiles_in(position.closings())


def _tiles_in(words: Iterable[int]) -> tuple[str, ...]:
    """The tiles of some closings, given as bit masks, in the order of the rail."""
    return tuple(tile for tile in TILES if any(word >> TILES.index(tile) & 1 for word in words))


class ClosingMarks(OwnMarks[Boite]):
    """Frames the flaps of an advised closing, since flaps do not move and an arrow would have no target."""

    def advice(self, position: Boite, step: str) -> Advice:
        return AdviceFrames(without_dice(position.places(step)))


@dataclass(frozen=True, slots=True)
class AdviceFrames:
    """A frame around each of these flaps."""

    places: tuple[str, ...]
    layer: Layer = Layer.TOP

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        radius, width = board.mark_size / 2 * 1.16, board.line_width + 2
        for place in self.places:
            strokes.frame(surface, board.pixel(place), radius, width, colours().mark_advice)


def _flap(tone: str, sign: str) -> Emblem:
    return Emblem(tone, sign, square)


VIEW = View(
    look=BoardLook(
        layout=Layout(
            spot=_spot,
            man_size=0.94,
            labels=tuple((tile, (x, LABELS)) for tile, (x, _) in GAME.board.where.items()),
            hit=_hit,
        ),
        emblems={
            **{tile: _flap("light", tile) for tile in TILES},
            CLOSED: _flap("dark", "ring"),
            COVER: _flap("soft", "screws"),
            **dict(zip(SIDES, _TOKENS, strict=True)),
        },
        backs=dict.fromkeys(TILES, CLOSED),
        areas=(area_of(FELT, "soft"), area_of(RAIL, "empty")),
        square=True,
        seating=FIXED,  # the flaps are closed from the thrower's side
        material="brass",
    ),
    gestures=GESTURES,
    cues=Cues(
        related=_related,
        own=ClosingMarks(),
    ),
    pieces=Flaps,
    dice=DiceView(piste=(PISTE,) * len(SIDES), size=1.3, colours=("ivory",) * len(SIDES)),
)


def view_in(options: Options) -> View[Boite]:
    """The view of the box for the number of flaps in the options; unused flaps, which are screwed down, have no
    number."""
    tiles = int(complete_options(GAME, options)["tiles"])
    layout = VIEW.look.layout
    return replace(VIEW, look=replace(VIEW.look, layout=replace(layout, labels=layout.labels[:tiles])))
