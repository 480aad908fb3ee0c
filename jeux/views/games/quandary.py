"""The looks of Quandary."""

from __future__ import annotations

from jeux.rules.contract import Position
from jeux.rules.games.quandary.board import COLUMNS, GRID, INDEX, POINTS, SIZE
from jeux.rules.games.quandary.game import GAME
from jeux.rules.games.quandary.position import DRAWS, PASS, PAWNS_EACH, Quandary
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Area, Line, Spot, View

ENAMEL = {
    "B": ((0x2F, 0x74, 0xBD), "round"),
    "G": ((0x9A, 0x9A, 0x96), "bar"),
    "J": ((0xF2, 0xC8, 0x32), "star"),
    "M": ((0xB5, 0x8A, 0xD8), "diamond"),
    "N": ((0x2A, 0x2A, 0x2D), "saltire"),
    "O": ((0xEE, 0x83, 0x28), "triangle"),
    "R": ((0xC4, 0x30, 0x2A), "block"),
    "V": ((0x3C, 0x99, 0x50), "plus"),
}
"""The colours and the sign of each, as the workshop fires them."""
WAITING = 1.05
"""How far from the outer squares the pawns wait, on the frame, until their squares are drawn."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if not place.startswith("hand:"):
        return GAME.board.where.get(place)
    x = (SIZE - PAWNS_EACH) / 2 + index + 0.5
    return (x, -WAITING) if place == "hand:w" else (x, SIZE - 1 + WAITING)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Quandary)
    if position.side is None:
        return "prompt-draw", {}
    return ("prompt-move" if position.own_moves() else "prompt-pass"), {}


def _tell(position: Position, step: str) -> Line:
    if step == PASS:
        return "log-pass", {}
    if step in DRAWS:
        man = "w" if POINTS[DRAWS[step]].endswith("1") else "b"
        return f"log-draw-{man}", {"to": POINTS[DRAWS[step]]}
    origin, target = position.places(step)
    return "log-move", {"from": origin, "to": target, "colour": GRID[INDEX[target]]}


def _looks(position: Position, place: str) -> tuple[tuple[str, str], ...]:
    """The adverse pawns that make a square one to step on, each with the square it looks at."""
    assert isinstance(position, Quandary)
    if position.side is None or position.result() or place not in INDEX:
        return ()
    return tuple((POINTS[i], POINTS[j]) for i, j in position.offering(position.side, INDEX[place]))


def _pointed(position: Position, place: str) -> Line | None:
    assert isinstance(position, Quandary)
    if position.side is None or place not in INDEX or any(INDEX[place] in pawns for pawns in position.pawns):
        return None
    looking = _looks(position, place)
    told = {"colour": GRID[INDEX[place]]}
    if not looking:
        return "pointed-closed", told
    return "pointed-open", told | {"n": len(looking), "pawns": ", ".join(man for man, _ in looking)}


def _aims(position: Position) -> tuple[str, ...]:
    """The squares drawn, where four pawns of the other side win."""
    assert isinstance(position, Quandary)
    if position.rules.goal != "squares":
        return ()
    return tuple(POINTS[i] for squares in position.drawn for i in squares)


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, Quandary)
    return "note-arrived", {"n": len(position.arrived(player)), "rows": position.rows(player)}


def _tally(position: Position) -> Line | None:
    """What decides when pawns are counted."""
    assert isinstance(position, Quandary)
    result = position.result()
    if result is None or result.reason != "blocked-count":
        return None
    white, black = (len(position.arrived(side)) for side in (0, 1))
    return "tally", {"white": white, "black": black, "rows": position.rows(0), "others": position.rows(1)}


def _areas() -> tuple[Area, ...]:
    plain = cell_areas(GAME.board.where, {})
    enamels = (ENAMEL[GRID[INDEX[place]]] for place in GAME.board.where)
    return tuple(Area(area.corners, hue=hue, sign=sign) for area, (hue, sign) in zip(plain, enamels, strict=True))


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.6,
    mark_size=0.74,
    labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
    areas=_areas(),
    hit=cell_hit(GAME.board.where),
    within=CELL,
    all_at_once=True,
    looks=_looks,
    aims=_aims,
    pointed=_pointed,
    note=_note,
    tally=_tally,
)
