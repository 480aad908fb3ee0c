"""The click paths of a position: every legal step as the places that a hand touches, and the short ways to it."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path, Permit
from jeux.rules.contract import Effect, Flipped, Formed, Moved, Position, Put
from jeux.rules.die_places import die_place

MOST_ORDERED = 4
"""The most places of a step that may be touched in any order; with more, only the order of the rules counts."""
Steps = tuple[str, ...]


def joined_ways(position: Position) -> dict[Path, Steps]:
    """The steps for each origin and each target that one man reaches only by two steps or more.

    A target is left out where different steps to it lead to different positions, as when a man is hit on one way only:
    there the hand has to play step by step.
    """
    ways: dict[Path, dict[Position, Steps]] = {}
    single = {step: position.places(step) for step in position.steps()}
    for step, path in single.items():
        if len(path) == 2:
            _follow(position.play(step), position.turn, path, (step,), ways)
    return {
        path: next(iter(ends.values())) for path, ends in ways.items() if path not in single.values() and len(ends) == 1
    }


def _follow(
    position: Position, player: int, path: Path, before: Steps, ways: dict[Path, dict[Position, Steps]]
) -> None:
    """Follow the man at the end of a path, as long as the same player has the turn."""
    if position.turn != player:
        return
    for step in position.steps():
        places = position.places(step)
        if len(places) == 2 and places[0] == path[-1]:
            after, way = position.play(step), (path[0], places[1])
            ways.setdefault(way, {}).setdefault(after, (*before, step))
            _follow(after, player, way, (*before, step), ways)


def permit_of(position: Position, dice: tuple[int, ...], joined: bool = False) -> Permit:
    """What the hand of the player to decide may do. A man in hand may be dragged from its tray; with `dice` still to be
    played, a die may be touched before its man; places are touched in any order that means the same step. With
    `joined`, a man may use several dice at once."""
    paths: dict[Path, str] = {}
    pushes: set[Path] = set()
    still, legal = True, set(position.steps())
    for step in position.steps():
        places = position.places(step)
        if not places:
            continue
        effects = position.effects(step)
        still = still and _in_place(effects)
        if len(places) == 1 and _moves_from(places[0], effects):
            pushes.add(places)
        meant = position.gesture(places)
        # two dice may bear off the same man: the rules decide which one the gesture plays
        paths[places] = meant if meant in legal else step
        for path in _other_ways(position, step, effects, dice):
            paths.setdefault(path, step)
    longer = joined_ways(position) if joined and len(dice) > 1 else {}
    rests = {path: steps[1:] for path, steps in longer.items() if path not in paths}
    paths |= {path: longer[path][0] for path in rests}
    return Permit(paths, position.gesture, rests, still, frozenset(pushes))


def permit_in(gestures: Gestures[Any], position: Position) -> Permit:
    """The permit of a position under the gestures of its game."""
    left = gestures.dice_left(position)
    permit, own = permit_of(position, left, gestures.joined), gestures.own
    touches: dict[Path, str] = {(man,): step for man, step in own.touches(position).items()}
    return replace(
        permit,
        paths={**permit.paths, **touches},
        pushes=permit.pushes | touches.keys(),
        carried=own.in_hand(position) is not None,
        insistent=own.insists,
    )


def _moves_from(place: str, effects: tuple[Effect, ...]) -> bool:
    """Whether a step moves the man of this place."""
    return any(isinstance(effect, Moved) and effect.origin == place for effect in effects)


def _in_place(effects: tuple[Effect, ...]) -> bool:
    """Whether a step only turns men over in place."""
    return bool(effects) and all(isinstance(effect, Flipped | Formed) for effect in effects)


def _other_ways(position: Position, step: str, effects: tuple[Effect, ...], dice: tuple[int, ...]) -> list[Path]:
    """The other paths that mean this step."""
    paths: list[Path] = []
    places, put = position.places(step), next((one for one in effects if isinstance(one, Put)), None)
    if put and put.origin != places[0]:
        paths.append((put.origin, *places))
    tried: list[Path] = list(permutations(places))[1:] if 1 < len(places) <= MOST_ORDERED else []
    if _in_place(effects):
        # men that only turn over together: as many touches as tell this step from the others
        tried += [path for count in range(1, len(places)) for path in permutations(places, count)]
    for die in set(dice):
        thrown = die_place(die)
        tried += [(thrown, places[0]), (thrown, places[-1]), (thrown, *places), (thrown, *places[::-1])]
    return paths + [path for path in tried if position.gesture(path) == step]


def watch_only(position: Position) -> Permit:
    """The permit that plays nothing, while every gesture keeps its meaning so that a refusal can explain it."""
    return Permit({}, position.gesture)
