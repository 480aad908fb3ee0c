"""Whether the tables are those that the program was made with: a damaged one is not used, and how to do without."""

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
"""The file of the checksums, as `sha256sum` writes it in `assets/tables`."""


@cache
def damaged(names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these tables that are missing, cannot be read or do not fit their checksum."""
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
    """A player that plays on without its tables."""
    return replace(player, think=player.without_tables or _pick, wins=None)


def _pick(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """A turn that wins at once, or any step: without its weights a search knows nothing better."""
    step = rng.choice(position.steps())
    return winning_turn(position) or SearchResult(step, 0.5, False, 1, 1, (step,), ((step, 0.5),))
