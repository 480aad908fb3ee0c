"""The view of Backgammon: stacks on 24 arrows, bar, trays, dice in the piste, the cube."""

from __future__ import annotations

from jeux.play.games.backgammon import GESTURES
from jeux.rules.games.backgammon.game import GAME
from jeux.rules.games.backgammon.position import Backgammon
from jeux.views.interfaces.view import DiceView, View
from jeux.views.place.tables import (
    DICE,
    HINGES,
    MAN,
    PISTES,
    TOP,
    arrow_area,
    beside,
    box,
    column_at,
    inwards,
    on_arrow,
    on_edge,
)
from jeux.views.style.frame import AS_DRAWN, UPSIDE_DOWN
from jeux.views.style.layout import Layout, Names, Spot
from jeux.views.style.look import Area, BoardLook, Seating

BAR_ROOM = 2.1
"""Board units for the men of a side on the bar; too many overlap."""
RIM = 0.24
"""Distance of the arrow numbers from the rim."""
ASIDE = 0.23
"""Distance of each of an arrow's two numbers from its centre line."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    first = GAME.board.where[place]
    if place.startswith("off"):
        return on_edge(first, index)
    if not place.startswith("bar"):
        return on_arrow(first, index, count)
    x, y = first
    step = min(MAN, BAR_ROOM / (count - 1)) if count > 1 else MAN
    return x, y - inwards(y) * step * index  # from the middle of the bar to the rim


def _hit(x: float, y: float) -> str | None:
    if not -0.2 <= y <= TOP + 0.2:
        return None
    top = y > TOP / 2
    if 13.2 <= x <= 15:
        return "off:w" if top else "off:b"
    if 6 <= x < 7:
        return "bar:w" if top else "bar:b"
    column = column_at(x)
    if column is None:
        return None
    return str(13 + column) if top else str(12 - column)


def _cube(position: Backgammon) -> tuple[int, int] | None:
    if not position.rules.cube_in_play:
        return None
    offered = position.phase in ("take", "beaver")
    return position.stake * (2 if offered else 1), position.cube


def _labels() -> Names:
    """Two numbers at each arrow: White's, and right of it Black's."""
    labels = []
    for arrow in range(1, 25):
        x, y = beside(GAME.board.where[str(arrow)], RIM)
        labels += [(str(25 - arrow), (x - ASIDE, y)), (str(arrow), (x + ASIDE, y))]
    return tuple(labels)


class Arrows(Layout[Backgammon]):
    """Each player numbers the arrows in the opposite order; the frame has both, or that of one player."""

    def counted_by(self, label: int) -> int | None:
        return label % 2

    def label_spot(self, label: int, *, alone: bool) -> Spot:
        x, y = self.labels[label][1]
        return (x + (ASIDE, -ASIDE)[label % 2], y) if alone else (x, y)


def _areas() -> tuple[Area, ...]:
    """The two halves, the bar between them, the two trays and the 24 arrows."""
    boxes = ((0.0, 0.0, 6.0, TOP), (7.0, 0.0, 13.0, TOP), (13.4, 0.0, 14.8, 5.3), (13.4, 5.7, 14.8, TOP))
    arrows = [arrow_area(GAME.board.where[str(arrow)], "soft" if arrow % 2 else "empty") for arrow in range(1, 25)]
    return (*(box(*edges) for edges in boxes), *arrows)


VIEW = View(
    look=BoardLook(
        layout=Arrows(
            spot=_spot,
            man_size=MAN,
            labels=_labels(),
            hit=_hit,
        ),
        areas=_areas(),
        hinges=HINGES,
        seating=Seating(ways=(AS_DRAWN, UPSIDE_DOWN), before=(1, 0)),
    ),
    gestures=GESTURES,
    dice=DiceView(
        piste=PISTES,
        size=DICE,
        colours=("ivory", "ebony"),
        cube=_cube,
        cube_spot={-1: (6.5, 5.5), 0: (6.5, 10.3), 1: (6.5, 0.7)},
    ),
)
