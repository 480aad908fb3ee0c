"""What belongs to players on the opposite side of the board, drawn upside down for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from jeux.rules.contract import Game
from jeux.views.style.look import BoardLook


@dataclass(frozen=True, slots=True)
class Opposite:
    """What belongs to the players at the far edge of a screen that lies flat: the kinds of their men, their trays."""

    players: frozenset[int] = frozenset()
    men: frozenset[str] = frozenset()
    trays: frozenset[str] = frozenset()


def opposite_of(game: Game, look: BoardLook[Any], players: tuple[int, ...]) -> Opposite:
    """What belongs to these players."""
    owners = {kind: _owner(game, look, kind) for kind in game.men}
    trays = (place for player in players if player < len(look.trays) for place in look.trays[player])
    men = frozenset(kind for kind, owner in owners.items() if owner in players)
    return Opposite(frozenset(players), men, frozenset(trays))


def _owner(game: Game, look: BoardLook[Any], kind: str) -> int | None:
    """The owner of a kind of man: by its letter, else the only side of the same tone; None if unknown."""
    named = [player for player, side in enumerate(game.sides) if side in (kind, kind.lower())]
    if named:
        return named[0]
    tones = [look.emblems[side].tone if side in look.emblems else "" for side in game.sides]
    alike = [player for player, tone in enumerate(tones) if kind in look.emblems and tone == look.emblems[kind].tone]
    return alike[0] if len(alike) == 1 else None


def upside_down(picture: pygame.Surface) -> pygame.Surface:
    """The picture turned by 180 degrees."""
    return pygame.transform.flip(picture, True, True)
