"""What is said of Turnabout, and how a hand plays it."""

from __future__ import annotations

from jeux.play.composing import Path, Shaping, Turning
from jeux.play.gestures import Gestures
from jeux.play.wording import Line, Wording
from jeux.rules.contract import Position
from jeux.rules.games.turnabout.board import INDEX, LOOKS
from jeux.rules.games.turnabout.position import SIDES, Turnabout

FACE = "look:"
"""What the second place of a tile that is being laid begins with: its look."""


def _prompt(position: Turnabout) -> Line:
    return f"prompt-lay-{SIDES[position.turn]}", {"n": position.left}


def _tell(position: Position, step: str) -> Line:
    cell, look = step.split(":")
    return f"log-{look}", {"to": cell}


def _touch(position: Turnabout, chosen: Path, place: str) -> tuple[Path, str]:
    """A tile over an empty cell; touched again it shows its next look, and it keeps its look on another cell."""
    if place not in INDEX:
        return chosen, ""
    if position.board[INDEX[place]]:
        return chosen, "refusal-occupied"
    if chosen and chosen[0] == place:
        return _next_look(position, chosen), ""
    return (place, chosen[1] if chosen else f"{FACE}{LOOKS[0]}"), ""


def _next_look(position: Turnabout, chosen: Path) -> Path:
    """The same tile turned over, or turned by a quarter."""
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


WORDING = Wording(
    prompt=_prompt,
    tell=_tell,
    button=_button,
)
GESTURES = Gestures(
    lifted=True,
    shaping=Shaping(
        wanted=lambda position: True,
        touch=_touch,
        play=_play,
        turns=(Turning("turn-look", "r", _next_look),),
    ),
)
