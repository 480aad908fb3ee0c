"""The looks of Les Chercheurs de trésor."""

from __future__ import annotations

from jeux.rules.contract import Position, Removed
from jeux.rules.games.tresor.game import GAME, Tresor
from jeux.rules.games.tresor.position import PASS, TREASURE
from jeux.views.view import Area, Emblem, Line, Spot, View, lattice_labels

ROW = 4
"""Lentils side by side in the treasure."""
GAP = 0.24
LENTIL = 0.26
"""The diameter of a lentil, in board units."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if place != TREASURE:
        return GAME.board.where.get(place)
    x, y = GAME.board.where["T"]
    row, column = divmod(index, ROW)
    return x + (column - (ROW - 1) / 2) * GAP, y + ((ROW - 1) / 2 - row) * GAP


def _prompt(position: Position) -> Line:
    assert isinstance(position, Tresor)
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    if position.at_the_door():
        return ("prompt-guard" if position.side else "prompt-enter"), {}
    left = position.count(0) + position.count(1)
    return ("prompt-defenders" if position.side else "prompt-seekers"), {"n": left}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Tresor)
    if step == PASS:
        return "log-pass", {}
    origin, target = position.places(step)
    if target == "T":
        return "log-enter", {"from": origin}
    told = {"from": origin, "to": target, "man": GAME.sides[position.side]}
    taken = [effect.origin for effect in position.effects(step) if isinstance(effect, Removed)]
    return ("log-jump", {**told, "taken": taken[0]}) if taken else ("log-step", told)


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, Tresor)
    return "note-lentils", {"n": position.lentils()[player]}


def _tally(position: Position) -> Line | None:
    assert isinstance(position, Tresor)
    white, black = position.lentils()
    return "tally", {"white": white, "black": black}


def _call(position: Position, step: str) -> Line | None:
    """A turn that is passed is said aloud."""
    return _tell(position, step) if step == PASS else None


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.76,
    sizes={TREASURE: LENTIL},
    trays=(("taken:w", "won:w"), ("taken:b", "won:b")),
    labels=lattice_labels("abcdefg", 7),
    emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star"), "l": Emblem("soft", "plain")},
    areas=(Area(((2.44, 2.44), (3.56, 2.44), (3.56, 3.56), (2.44, 3.56)), "soft", above=True),),
    note=_note,
    tally=_tally,
    call=_call,
)
