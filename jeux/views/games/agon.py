"""The looks of Agon."""

from __future__ import annotations

from math import sqrt

from jeux.rules.contract import Moved, Position
from jeux.rules.games.agon.board import FILES, RING, named
from jeux.rules.games.agon.game import CELLS, GAME, Agon
from jeux.rules.games.agon.position import PASS
from jeux.views.hexagons import six_areas, six_corners, six_hit
from jeux.views.view import Area, Emblem, Line, Spot, View

BELOW = 1.92
"""How far the names of files stand below their lowest cell, and the numbers beside theirs."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Agon)
    if position.steps() == (PASS,):
        return "prompt-pass", {}
    due = position.due()
    if not due:
        return "prompt-move", {}
    if not due >> position.men_words.dames[position.side] & 1:
        return "prompt-pion", {}
    return ("prompt-dame" if position.decider == position.side else "prompt-other-dame"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, Agon)
    if step == PASS:
        return "log-pass", {}
    moved, *taken = position.effects(step)
    assert isinstance(moved, Moved)
    ends = {"from": moved.origin, "to": moved.target}
    kind = "dame" if moved.man.isupper() else "pion"
    if position.due():
        return f"log-back-{kind}", ends
    return ("log-takes", {**ends, "n": len(taken)}) if taken else (f"log-{kind}", ends)


def _call(position: Position, step: str) -> Line | None:
    return ("call-pass", {}) if step == PASS else None


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, Agon)
    men = position.men_words
    captured = (men.captured & men.pieces(player)).bit_count()
    return ("note-captured", {"n": captured}) if captured else None


def _watched(position: Position) -> tuple[str, ...]:
    """The pieces that are captured and have to be put back."""
    assert isinstance(position, Agon)
    return named(position.men_words.captured)


def _labels() -> tuple[tuple[str, Spot], ...]:
    """The letters below the files; the numbers at the left of file a and along the upper left side."""
    where = GAME.board.where
    below = [(name, (where[f"{name}1"][0], where[f"{name}1"][1] - BELOW)) for name in FILES]
    beside = [(str(rank), (where[f"a{rank}"][0] - BELOW * 0.87, where[f"a{rank}"][1])) for rank in range(1, 6)]
    slanting = [
        (
            str(6 + number),
            (where[f"{name}{6 + number}"][0] - BELOW * 0.62, where[f"{name}{6 + number}"][1] + BELOW * 0.8),
        )
        for number, name in enumerate(FILES[:6])
    ]
    return (*below, *beside, *slanting)


def _areas() -> tuple[Area, ...]:
    """The rings in two tones in turn; the centre is framed."""
    tones = {cell: "soft" for cell, ring in zip(CELLS, RING, strict=True) if ring % 2}
    centre = GAME.board.where["f6"]
    framed = Area(six_corners(centre, 0.84, pointed=False), "soft")
    return (*six_areas(GAME.board.where, 1.0, tones | {"f6": "full"}, pointed=False), framed)


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=1.5,
    labels=_labels(),
    emblems={
        "w": Emblem("light", "ring"),
        "W": Emblem("light", "king"),
        "b": Emblem("dark", "star"),
        "B": Emblem("dark", "king"),
    },
    areas=_areas(),
    hit=six_hit(GAME.board.where, 1.0),
    note=_note,
    call=_call,
    watched=_watched,
    within=sqrt(3) / 2 * 0.94,
)
