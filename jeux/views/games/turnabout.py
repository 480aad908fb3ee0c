"""The looks of Turnabout."""

from __future__ import annotations

from jeux.rules.contract import Position
from jeux.rules.games.turnabout.board import COLUMNS, INDEX, LOOKS, SIZE
from jeux.rules.games.turnabout.game import GAME, SIDES, Turnabout
from jeux.views.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.shaping import Path, Shaping, Turning
from jeux.views.view import Emblem, Line, Spot, View

FACE = "look:"
"""What the second place of a tile that is being laid begins with: its look."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Turnabout)
    return f"prompt-lay-{SIDES[position.turn]}", {"n": position.left}


def _tell(position: Position, step: str) -> Line:
    cell, look = step.split(":")
    return f"log-{look}", {"to": cell}


def _touch(position: Position, chosen: Path, place: str) -> tuple[Path, str]:
    """A tile over an empty cell; touched again it shows its next look, and it keeps its look on another cell."""
    assert isinstance(position, Turnabout)
    if place not in INDEX:
        return chosen, ""
    if position.board[INDEX[place]]:
        return chosen, "refusal-occupied"
    if chosen and chosen[0] == place:
        return _next_look(position, chosen), ""
    return (place, chosen[1] if chosen else f"{FACE}{LOOKS[0]}"), ""


def _next_look(position: Position, chosen: Path) -> Path:
    """The same tile turned over, or turned by a quarter."""
    assert isinstance(position, Turnabout)
    if not chosen:
        return ()
    looks = LOOKS[:2] if position.fixed else LOOKS
    look = chosen[1].removeprefix(FACE)
    return chosen[0], f"{FACE}{looks[(looks.index(look) + 1) % len(looks)]}"


def _play(position: Position, step: str) -> Line:
    return "lay", {}


def _button(position: Position, step: str) -> Line | None:
    """Steps are put together on the board."""
    return None


_DARK = {place: "soft" for place, (x, y) in GAME.board.where.items() if (x + y) % 2 == 0}

VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.94,
    within=CELL,
    trays=tuple((f"box:{side}",) for side in SIDES),
    labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
    emblems={
        "cross": Emblem("light", "through", "square"),
        "arcs": Emblem("light", "bends", "square"),
        "turned": Emblem("light", "bends-turned", "square"),
        "a": Emblem("light", "arrow"),
        "d": Emblem("dark", "wall"),
    },
    areas=cell_areas(GAME.board.where, _DARK),
    hit=cell_hit(GAME.board.where),
    button=_button,
    carried=True,
    square=True,
    shaping=Shaping(
        wanted=lambda position: True,
        touch=_touch,
        play=_play,
        turns=(Turning("turn-look", "r", _next_look),),
    ),
)
