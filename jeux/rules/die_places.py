"""The names of dice as a hand touches them: beside the places of a board, never among them."""

from __future__ import annotations

from collections.abc import Iterable

from jeux.rules.contract import FACES

_FACES = {f"die:{face}": face for face in range(1, FACES + 1)}


def die_place(face: int) -> str:
    """The die that shows a face."""
    return f"die:{face}"


def face_of(place: str | None) -> int | None:
    """The face of a die, None for a place of the board."""
    return _FACES.get(place or "")


def without_dice(places: Iterable[str]) -> tuple[str, ...]:
    """The places of a gesture that are no dice."""
    return tuple(place for place in places if place not in _FACES)
