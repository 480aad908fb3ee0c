"""The families of games: which games are alike, and what to try for those who like one: ``assets/families.toml``."""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from jeux.common.assets import asset
from jeux.common.schema import Fits, fields, list_of, matching, table
from jeux.rules.card import Card

_log = logging.getLogger(__name__)

PROPOSED = 2
"""The number of games proposed to those who like one."""
_key = matching(re.compile("[a-z0-9_]{1,40}"))
_FAMILY: dict[str, Fits] = {"id": matching(re.compile("[a-z][a-z0-9-]{0,40}")), "games": list_of(_key, 1, 100)}
_FILE: dict[str, Fits] = {
    "families": list_of(fields(_FAMILY), 1, 100),
    "try": table(_key, list_of(_key, PROPOSED, PROPOSED), 100),
}


class BadMap(ValueError):
    """Raised for a map that cannot be read."""


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are alike, by their keys; the texts ``family-<id>`` name them."""

    id: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamilyMap:
    """All families, and the games to try for those who like each game. The reasons are the texts ``try-1`` and
    ``try-2`` of the game."""

    families: tuple[Family, ...]
    proposed: Mapping[str, tuple[str, ...]]


@lru_cache(maxsize=1)
def family_map(path: Path | None = None) -> FamilyMap:
    """The map in a file. Raises `BadMap`."""
    path = path or asset("families.toml")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadMap(f"{path.name}: {error}") from error
    if not fields(_FILE)(data) or data.keys() - _FILE.keys():
        raise BadMap(f"{path.name}: [[families]] with id and games, and [try] with {PROPOSED} games each")
    families = tuple(Family(row["id"], tuple(row["games"])) for row in data["families"])
    return FamilyMap(families, {key: tuple(games) for key, games in data["try"].items()})


@cache
def known_map() -> FamilyMap:
    """The map of this program; an empty one where its file is damaged, because games can be chosen without it."""
    try:
        return family_map()
    except (ValueError, OSError) as error:
        _log.error("the map of the families cannot be read: %s", error)
        return FamilyMap((), {})


def families_of(games: Iterable[Card]) -> list[Family]:
    """The families of these games, each with those of its games that are among them. A game missing from the map goes
    to the family in its header."""
    asked = {game.key: game for game in games}
    members = {family.id: [key for key in family.games if key in asked] for family in known_map().families}
    listed = {key for family in known_map().families for key in family.games}
    for key, game in asked.items():
        if key not in listed:
            members.setdefault(game.header.family, []).append(key)
    return [Family(name, tuple(keys)) for name, keys in members.items() if keys]
