"""The looks of Tablut."""

from __future__ import annotations

from jeux.rules.contract import Moved, Position, Removed
from jeux.rules.games.tablut.game import GAME, POINTS, Tablut
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.view import Area, Emblem, Line, Spot, View

CALLS = ("", "-raichi", "-tuichi")
"""What White announces with no open road, one, two or more."""
THRONE = tuple(
    Area(((4 - half, 4 - half), (4 + half, 4 - half), (4 + half, 4 + half), (4 - half, 4 + half)), "soft")
    for half in (0.42, 0.34)
)
"""The throne in the drawn themes: squares one in another, seen also around the king."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Tablut)
    roads = min(position.accesses(), 2)
    if position.side:
        return f"prompt-black{CALLS[roads]}", {}
    return ("prompt-white-road" if roads else "prompt-white"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Tablut)
    effects = position.effects(step)
    moved = next(effect for effect in effects if isinstance(effect, Moved))
    taken = [effect.origin for effect in effects if isinstance(effect, Removed)]
    told = {"man": moved.man, "from": moved.origin, "to": moved.target}
    if any(isinstance(effect, Removed) and effect.man == "k" for effect in effects):
        return "log-king-taken", {"from": moved.origin, "to": moved.target}
    # roads are announced by White only, and not by a king who is out
    call = "" if position.side else CALLS[min(position.play(step).accesses(), 2)]
    if not taken:
        return f"log-move{call}", told
    return f"log-take{call}", {**told, "n": len(taken), "taken": ", ".join(taken)}


def _call(position: Position, step: str) -> Line | None:
    """What White announces: Raichi, Tuichi, or the word alone where Tuichi ends the game."""
    assert isinstance(position, Tablut)
    after = position.play(step)
    roads = min(after.accesses(), 2)
    if position.side or not roads:
        return None
    return f"call{CALLS[roads]}{'-wins' if after.result() else ''}", {}


def _note(position: Position, player: int) -> Line | None:
    """The men on the board, by their colour: the names of the sides do not tell it."""
    assert isinstance(position, Tablut)
    if player:
        return "note-black", {"n": position.black.bit_count()}
    return "note-white", {"n": position.white.bit_count()}


def _watched(position: Position) -> tuple[str, ...]:
    """The border squares where the king would leave."""
    assert isinstance(position, Tablut)
    roads = position.open_roads()
    return tuple(road[0] if road[-1] == POINTS[position.king] else road[-1] for road in roads)


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.88,
    trays=(("taken:w",), ("taken:b",)),
    labels=cell_labels("abcdefghi", "123456789"),
    emblems={"w": Emblem("light", "ring"), "k": Emblem("light", "king"), "b": Emblem("dark", "star")},
    areas=(*cell_areas(GAME.board.where, {"e5": "soft"}), *THRONE),
    hit=cell_hit(GAME.board.where),
    note=_note,
    watched=_watched,
    call=_call,
    within=CELL,
)
