"""The looks of Assaut."""

from __future__ import annotations

from jeux.rules.contract import Moved, Position, Removed
from jeux.rules.games.assaut.game import GAME, Assaut
from jeux.views.view import Area, Emblem, Line, Spot, View, lattice_labels, plain_button


def _spot(place: str, index: int, count: int) -> Spot | None:
    return GAME.board.where.get(place)


def _prompt(position: Position) -> Line:
    assert isinstance(position, Assaut)
    steps = position.steps()
    if position.hand:
        return "prompt-place", {}
    if "stop" in steps:
        return "prompt-go-on", {}
    if position.jump >= 0:
        return "prompt-go-on-forced", {}
    if position.turn == 1:
        jumps_only = position.rules.forced and any("x" in step for step in steps)
        return ("prompt-must-capture" if jumps_only else "prompt-officers"), {}
    if not position.guilty:
        return "prompt-soldiers", {}
    return ("prompt-must-huff" if all(step.startswith("huff") for step in steps) else "prompt-huff"), {}


def _tell(position: Position, step: str) -> Line:
    if step == "stop":
        return "log-stop", {}
    if step.startswith("huff:"):
        return "log-huff", {"from": step[5:]}
    places = position.places(step)
    if len(places) == 1:
        return "log-place", {"to": places[0]}
    effects = position.effects(step)
    taken = [effect.origin for effect in effects if isinstance(effect, Removed)]
    if taken:
        return "log-jump", {"from": places[0], "to": places[1], "taken": taken[0]}
    man = next(effect.man for effect in effects if isinstance(effect, Moved))
    return "log-step", {"from": places[0], "to": places[1], "man": man}


def _button(position: Position, step: str) -> Line | None:
    if step.startswith("huff:"):
        return "huff-at", {"place": step[5:]}
    return plain_button(position, step)


def _call(position: Position, step: str) -> Line | None:
    return ("call-huff", {"place": step[5:]}) if step.startswith("huff:") else None


def _reach(position: Position, place: str) -> tuple[str, ...]:
    """The points that bring a soldier nearer; an officer goes anywhere."""
    assert isinstance(position, Assaut)
    return position.nearer(place) if (place, "s") in position.men() else ()


def _watched(position: Position) -> tuple[str, ...]:
    assert isinstance(position, Assaut)
    return position.guilty


VIEW = View(
    spot=_spot,
    prompt=_prompt,
    tell=_tell,
    man_size=0.76,
    trays=(("taken:s",), ("hand:o", "taken:o")),
    labels=lattice_labels("abcdefg", 7),
    emblems={"s": Emblem("light", "dot"), "o": Emblem("dark", "crown")},
    areas=(Area(((1.5, 3.6), (4.5, 3.6), (4.5, 6.5), (1.5, 6.5)), "soft"),),
    button=_button,
    reach=_reach,
    watched=_watched,
    call=_call,
)
