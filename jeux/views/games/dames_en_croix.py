"""The looks of Les Dames en croix."""

from __future__ import annotations

from jeux.rules.contract import Position, Removed
from jeux.rules.games.dames_en_croix.game import GAME, DamesEnCroix
from jeux.views.view import Area, Emblem, Line, Spot, View, lattice_labels, plain_button

_COLOURS = ("white", "black")


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, DamesEnCroix)
    steps, colour = position.steps(), _COLOURS[position.side]
    if position.jump >= 0:
        return ("prompt-go-on" if "stop" in steps else "prompt-go-on-forced"), {}
    if position.guilty:
        must = all(step.startswith("huff") for step in steps)
        return ("prompt-must-huff" if must else f"prompt-huff-{colour}"), {}
    forced = position.forced and any("x" in step for step in steps)
    return (f"prompt-must-capture-{colour}" if forced else f"prompt-{colour}"), {}


def _tell(position: Position, step: str) -> Line:
    assert isinstance(position, DamesEnCroix)
    if step == "stop":
        return "log-stop", {}
    places = position.places(step)
    if len(places) == 1:
        return "log-huff", {"from": places[0]}
    told = {"from": places[0], "to": places[1], "man": GAME.sides[position.side]}
    taken = [effect.origin for effect in position.effects(step) if isinstance(effect, Removed)]
    return ("log-jump", {**told, "taken": taken[0]}) if taken else ("log-step", told)


def _button(position: Position, step: str) -> Line | None:
    if step.startswith("huff:"):
        return "huff-at", {"place": step[5:]}
    return plain_button(position, step)


def _note(position: Position, player: int) -> Line | None:
    assert isinstance(position, DamesEnCroix)
    return "note-men", {"n": position.count(player)}


def _watched(position: Position) -> tuple[str, ...]:
    assert isinstance(position, DamesEnCroix)
    return position.guilty


def _call(position: Position, step: str) -> Line | None:
    """A huff is said aloud."""
    return _tell(position, step) if step.startswith("huff:") else None


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.76,
    trays=(("taken:w",), ("taken:b",)),
    labels=lattice_labels("abcdefg", 7),
    emblems={"w": Emblem("light", "ring"), "b": Emblem("dark", "star")},
    areas=(
        Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),
        Area(((2.95, 0.0), (3.05, 0.0), (3.05, 6.0), (2.95, 6.0)), "full"),
    ),
    button=_button,
    note=_note,
    watched=_watched,
    call=_call,
)
