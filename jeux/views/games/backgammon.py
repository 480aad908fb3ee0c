"""The view of Backgammon: stacks on 24 arrows, bar, trays, dice in the piste, the cube."""

from __future__ import annotations

from jeux.play.games.backgammon import GESTURES
from jeux.rules.games.backgammon.game import GAME
from jeux.rules.games.backgammon.position import Backgammon
from jeux.views.layout import Layout, Names, Spot
from jeux.views.look import Area, BoardLook
from jeux.views.view import DiceView, View

MAN = 0.9
ARROW_ROOM = 4 * MAN
"""Five men side by side; more than five overlap."""
BAR_ROOM = 2.1
FLAT = 0.33
"""Men borne off lie on edge, close together."""
TOP = 11.0


def _spot(place: str, index: int, count: int) -> Spot | None:
    x, y = GAME.board.where[place]
    away = 1 if (y < TOP / 2) != place.startswith("bar") else -1
    if place.startswith("off"):
        return x, y + away * (0.15 + FLAT * index)
    room = BAR_ROOM if place.startswith("bar") else ARROW_ROOM
    step = min(MAN, room / (count - 1)) if count > 1 else MAN
    return x, y + away * step * index


def _hit(x: float, y: float) -> str | None:
    if not -0.2 <= y <= TOP + 0.2:
        return None
    top = y > TOP / 2
    if 13.2 <= x <= 15:
        return "off:w" if top else "off:b"
    if 6 <= x < 7:
        return "bar:w" if top else "bar:b"
    if not 0 <= x <= 13:
        return None
    column = int(x) if x < 6 else int(x) - 1
    return str(13 + column) if top else str(12 - column)


def _cube(position: Backgammon) -> tuple[int, int] | None:
    if not position.rules.cube_in_play:
        return None
    offered = position.phase in ("take", "beaver")
    return position.stake * (2 if offered else 1), position.cube


def _labels() -> tuple[Names, ...]:
    """The numbers of the arrows on the frame, as White and as Black count them."""
    names: tuple[list[tuple[str, Spot]], list[tuple[str, Spot]]] = [], []
    for arrow in range(1, 25):
        x, y = GAME.board.where[str(arrow)]
        for side, number in enumerate((25 - arrow, arrow)):
            names[side].append((str(number), (x, -0.24 if y < TOP / 2 else TOP + 0.24)))
    return tuple(map(tuple, names))


_LABELS = _labels()


class Arrows(Layout[Backgammon]):
    """Each player counts the arrows his own way."""

    def names(self, position: Backgammon) -> Names:
        return _LABELS[position.side]


def _areas() -> tuple[Area, ...]:
    """The two halves, the bar, the tray and the 24 arrows, as lines draw them."""
    boxes = ((0.0, 0.0, 6.0, TOP), (7.0, 0.0, 13.0, TOP), (13.4, 0.0, 14.8, 5.3), (13.4, 5.7, 14.8, TOP))
    areas = [Area(((a, b), (c, b), (c, d), (a, d))) for a, b, c, d in boxes]
    for arrow in range(1, 25):
        x, y = GAME.board.where[str(arrow)]
        base, tip = (0.0, 4.6) if y < TOP / 2 else (TOP, TOP - 4.6)
        tone = "soft" if arrow % 2 else "empty"
        areas.append(Area(((x - 0.46, base), (x + 0.46, base), (x, tip)), tone))
    return tuple(areas)


VIEW = View(
    look=BoardLook(
        layout=Arrows(
            spot=_spot,
            man_size=MAN,
            labels=_LABELS[1],
            hit=_hit,
        ),
        areas=_areas(),
    ),
    gestures=GESTURES,
    dice=DiceView(
        piste=((0.7, 4.7, 5.3, 6.3), (7.7, 4.7, 12.3, 6.3)),
        size=1.2,
        colours=("ivory", "ebony"),
        cube=_cube,
        cube_spot={-1: (6.5, 5.5), 0: (6.5, 10.3), 1: (6.5, 0.7)},
    ),
)
