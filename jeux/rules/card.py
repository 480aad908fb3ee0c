"""Facts about a game that are known before its rules are loaded: what the shelf needs to show and find it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BookletHeader:
    """The header line of the booklet, as data for cards and filters. `luck` is ``strategie`` or ``hasard``
    (« hasard raisonné »); `minutes` and `age` are the booklet's."""

    family: str
    age: int
    minutes: int
    luck: str


@dataclass(frozen=True, slots=True)
class Card:
    """A game on the shelf."""

    key: str
    header: BookletHeader
    players: tuple[int, ...]
    """The possible numbers of players, the usual one first."""
