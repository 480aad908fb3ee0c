"""The click paths of a position: every legal step as the places that a hand touches, and the short ways to it."""

from __future__ import annotations

from jeux.rules.contract import Position, Put
from jeux.views.gestures import Path, Permit


def permit_of(position: Position, dice: tuple[int, ...]) -> Permit:
    """What the hand of the player to decide may do. A man in hand may be dragged from its tray; with `dice` still to
    be played, a die may be touched before its man."""
    paths: dict[Path, str] = {}
    legal = set(position.steps())
    for step in position.steps():
        places = position.places(step)
        if not places:
            continue
        meant = position.gesture(places)
        # two dice may bear off the same man: the rules say which of them the gesture plays
        paths[places] = meant if meant in legal else step
        first = position.effects(step)[0]
        if isinstance(first, Put) and first.origin != places[0]:
            paths[(first.origin, *places)] = step
        for die in set(dice):
            short = (f"die:{die}", places[0])
            if position.gesture(short) == step:
                paths[short] = step
    return Permit(paths, position.gesture)


def watch_only(position: Position) -> Permit:
    """Nothing may be played by hand now, but every gesture still has a meaning to be explained."""
    return Permit({}, position.gesture)
