"""The looks of Nim bicolore: heaps of matches in a tray, laid out for the heaps of each game.

Board coordinates: the tray is (0, 0) to (15, 11.4). The heaps stand in up to three columns and three rows; in a heap
the matches stand side by side, or the burnt ones below the new ones where there are many.
"""

from __future__ import annotations

from jeux.play.games.nim_bicolore import GESTURES
from jeux.rules.games.nim_bicolore.board import BURNT, KINDS, NEW, match
from jeux.rules.games.nim_bicolore.position import NimBicolore
from jeux.views.layout import Layout
from jeux.views.view import Area, Emblem, Spot, View

TRAY = (0.0, 0.0, 15.0, 11.4)
NARROW = 8
"""As many matches stand in one row."""
LONGEST = 4.0
WIDEST = 0.95
"""The length of a match and the way to the next one, at most."""
ROOM_FOR_NAME = 0.75


def _grid(heaps: int) -> tuple[int, int]:
    """Columns and rows for so many heaps."""
    columns = heaps if heaps <= 3 else 2 if heaps == 4 else 3
    return columns, -(-heaps // columns)


def _middle(heap: int, heaps: int) -> Spot:
    """The middle of the room of a heap; a last row that is not full stands in the middle."""
    columns, rows = _grid(heaps)
    row, column = divmod(heap, columns)
    mates = min(columns, heaps - row * columns)
    left, bottom, right, top = TRAY
    x = (left + right) / 2 + (column - (mates - 1) / 2) * (right - left) / columns
    return x, top - (row + 0.5) * (top - bottom) / rows


def _layout(position: NimBicolore) -> Layout:
    """Room for the matches of the heaps as they are at the start."""
    heaps = len(position.heaps)
    columns, rows = _grid(heaps)
    wide, high = (TRAY[2] - TRAY[0]) / columns, (TRAY[3] - TRAY[1]) / rows
    tall = max(map(sum, position.heaps)) > NARROW
    most = max(max(heap) if tall else sum(heap) for heap in position.heaps)
    length = min(LONGEST, (high - ROOM_FOR_NAME - 0.3) / (2 if tall else 1))
    step = min(WIDEST, length * 0.3, (wide - 0.6) / most)
    where: dict[str, Spot] = {}
    labels = []
    for heap, counts in enumerate(position.heaps):
        x, y = _middle(heap, heaps)
        base = y + ROOM_FOR_NAME / 2
        lines = [[(NEW, counts[0])], [(BURNT, counts[1])]] if tall else [list(zip(KINDS, counts, strict=True))]
        for number, line in enumerate(lines):
            places = [match(heap, kind, k + 1) for kind, count in line for k in range(count)]
            height = base + (length / 2 - number * length if tall else 0)
            for k, place in enumerate(places):
                where[place] = (x + (k - (len(places) - 1) / 2) * step, height + _rough(heap, k) * length)
        labels.append((str(heap + 1), (x, base - (length if tall else length / 2) - 0.45)))

    def hit(x: float, y: float) -> str | None:
        near = [place for place, (u, v) in where.items() if abs(x - u) <= step / 2 and abs(y - v) <= length * 0.56]
        return near[0] if near else None

    return Layout(lambda place, index, count: where.get(place), hit, tuple(labels), length)


def _rough(heap: int, number: int) -> float:
    """Matches that a hand has laid down are not quite in line."""
    return ((heap * 7 + number * 5) % 11 - 5) / 160


def _spot(place: str, index: int, count: int) -> Spot | None:
    return None


_LEFT, _BOTTOM, _RIGHT, _TOP = TRAY


VIEW = View(
    gestures=GESTURES,
    spot=_spot,
    layout=_layout,
    lifts=0.13,
    mark_size=0.5,
    man_size=LONGEST,
    emblems={
        NEW: Emblem("light", "plain", "match"),
        BURNT: Emblem("dark", "plain", "burnt"),
        "A": Emblem("light", "ring"),
        "B": Emblem("dark", "star"),
    },
    areas=(Area(((_LEFT, _BOTTOM), (_RIGHT, _BOTTOM), (_RIGHT, _TOP), (_LEFT, _TOP))),),
)
