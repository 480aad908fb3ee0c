"""Verifies the checksums of the engine's tables, and replaces players whose tables are damaged."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import cache
from random import Random

from jeux.common.assets import asset
from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.levels import winning_turn
from jeux.engine.player import EnginePlayer, Report
from jeux.rules.contract import Position

SUMS = "SHA256SUMS"
"""The checksum file in `assets/tables`, in the format of `sha256sum`."""


@cache
def damaged(names: tuple[str, ...]) -> tuple[str, ...]:
    """The tables that are missing, unreadable or have a wrong checksum."""
    return tuple(name for name in names if _sum_of(name) != _sums().get(name, "none"))


@cache
def _sums() -> dict[str, str]:
    try:
        lines = asset("tables", SUMS).read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):
        return {}
    return {words[1]: words[0] for words in map(str.split, lines) if len(words) == 2}


def _sum_of(name: str) -> str:
    try:
        return hashlib.sha256(asset("tables", name).read_bytes()).hexdigest()
    except OSError:
        return ""


def without_tables(player: EnginePlayer) -> EnginePlayer:
    """The player with a search that needs no tables."""
    return replace(player, think=player.without_tables or _pick, wins=None)


def _pick(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A turn that wins at once, else a random step."""
    step = rng.choice(position.steps())
    return winning_turn(position) or SearchResult(step, 0.5, False, 1, 1, (step,), ((step, 0.5),))
