"""The looks of La Néo-pettie."""

from __future__ import annotations

from jeux.rules.contract import Position
from jeux.rules.games.neo_pettie.game import GAME, NeoPettie
from jeux.views.cells import cell_areas, cell_hit, cell_labels
from jeux.views.view import Line, Spot, View


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, NeoPettie)
    takes = any(position.captures(step) for step in position.steps())
    return ("prompt-take" if takes else "prompt-move"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, NeoPettie)
    origin, target = position.places(step)
    taken = position.captures(step)
    told = {"from": origin, "to": target}
    return ("log-take", {**told, "n": len(taken), "taken": ", ".join(taken)}) if taken else ("log-move", told)


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, NeoPettie)
    return "note-men", {"n": position.count(player)}


def _tally(position: Position) -> Line | None:
    """The points of both sides: the other's too may be a penalty."""
    result = position.result()
    if not result:
        return None
    white, black = (f"{score:.0f}".replace("-", "−") for score in result.scores)
    return "tally", {"white": white, "black": black}


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}

VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.82,
    trays=(("taken:w",), ("taken:b",)),
    labels=cell_labels("abcdefghij", tuple(str(row) for row in range(1, 11))),
    areas=cell_areas(GAME.board.where, _DARK),
    hit=cell_hit(GAME.board.where),
    note=_note,
    tally=_tally,
)
