"""The place names of dice in gestures; they are not places of the board."""

from __future__ import annotations

from collections.abc import Iterable

from jeux.rules.contract import FACES

_FACES = {f"die:{face}": face for face in range(1, FACES + 1)}


def die_place(face: int) -> str:
    """The place of a die with this face."""
    return f"die:{face}"


def face_of(place: str | None) -> int | None:
    """The face of a die, None for a place of the board."""
    return _FACES.get(place or "")


def without_dice(places: Iterable[str]) -> tuple[str, ...]:
    """The places of a gesture, without dice."""
    return tuple(place for place in places if place not in _FACES)
