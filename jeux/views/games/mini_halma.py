"""The looks of Mini-Halma: two squares of nine cells that share one."""

from __future__ import annotations

from jeux.rules.contract import Position
from jeux.rules.games.mini_halma.game import CELLS, GAME, MINIMUM, MiniHalma
from jeux.views.cells import CELL, cell_areas, cell_hit
from jeux.views.view import Emblem, Line, Spot, View

RIM = 1.05
"""How far the names of rows and columns stand from the middle of the outer cells."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, MiniHalma)
    return "prompt-move", {"n": position.moves + 1}


def _tell(position: Position, step: str) -> Line:
    origin, target = position.places(step)
    return ("log-jump" if step[0] == "s" else "log-step"), {"from": origin, "to": target, "step": step}


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, MiniHalma)
    return "note-moves", {"n": position.moves, "least": MINIMUM}


def _advice(position: Position, value: float) -> Line | None:
    """The least number of moves to the goal, and of the whole attempt."""
    assert isinstance(position, MiniHalma)
    total = MINIMUM - round(value)
    return "worth", {"n": total - position.moves, "total": total}


def _tally(position: Position) -> Line | None:
    assert isinstance(position, MiniHalma)
    return "tally", {"n": position.moves}


def _stuck(position: Position, place: str) -> Line | None:
    """Why the man of a place cannot come to the free cell."""
    assert isinstance(position, MiniHalma)
    free = CELLS[position.free]
    if place == free or place not in CELLS:
        return None
    return ("say-straight" if place[0] != free[0] and place[1] != free[1] else "say-far"), {}


_LABELS = (
    *((letter, (float(x), -RIM)) for x, letter in enumerate("abcde")),
    *((str(y + 1), (-RIM, float(y))) for y in range(5)),
)

VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.76,
    labels=_LABELS,
    emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star"), "A": Emblem("soft", "cross")},
    areas=cell_areas(GAME.board.where, {"c3": "soft"}),
    hit=cell_hit(GAME.board.where),
    within=CELL,
    note=_note,
    advice=_advice,
    tally=_tally,
    stuck=_stuck,
    retraces=True,
)
