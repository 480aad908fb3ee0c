"""What the games of *tables* share: two halves of twelve arrows on either side of a bar, men stacked from the rim.

The unit is the width of an arrow: halves 0 to 6 and 7 to 13, the bar between them, y from 0 to 11.
"""

from __future__ import annotations

from jeux.views.style.layout import Spot
from jeux.views.style.look import Area

MAN = 0.9
TOP = 11.0
HINGES = (6.5,)
"""The two halves fold along the middle of the bar."""
ARROW = 4.6
FLAT = 0.33
"""The height of a man borne off, lying on its edge."""
PISTES = ((0.7, 4.7, 5.3, 6.3), (7.7, 4.7, 12.3, 6.3))
DICE = 1.2
_ROOM = 4 * MAN
"""Five men side by side; more than five overlap."""


def inwards(y: float) -> int:
    """Which way a stack grows that begins at this height: up from the bottom rim, down from the top one."""
    return 1 if y < TOP / 2 else -1


def on_arrow(first: Spot, index: int, count: int) -> Spot:
    """Where the index-th of `count` men of an arrow lies."""
    x, y = first
    step = min(MAN, _ROOM / (count - 1)) if count > 1 else MAN
    return x, y + inwards(y) * step * index


def on_edge(first: Spot, index: int) -> Spot:
    """Where the index-th man borne off lies in its tray."""
    x, y = first
    return x, y + inwards(y) * (0.15 + FLAT * index)


def column_at(x: float) -> int | None:
    """The column of arrows (0 to 11) at an x; None on the bar and outside."""
    if not 0 <= x <= 13 or 6 <= x < 7:
        return None
    return min(11, int(x) if x < 6 else int(x) - 1)


def beside(first: Spot, rim: float = 0.2) -> Spot:
    """Where the label of an arrow goes, behind it on the `rim`."""
    x, y = first
    return x, -rim if y < TOP / 2 else TOP + rim


def box(left: float, bottom: float, right: float, top: float) -> Area:
    """A rectangle of the drawn themes."""
    return Area(((left, bottom), (right, bottom), (right, top), (left, top)))


def arrow_area(first: Spot, tone: str) -> Area:
    """An arrow of the drawn themes."""
    x, y = first
    base = 0.0 if y < TOP / 2 else TOP
    return Area(((x - 0.46, base), (x + 0.46, base), (x, base + inwards(y) * ARROW)), tone)
