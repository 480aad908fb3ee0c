"""A match for lessons: a game that restarts in any position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from jeux.match.match import Match
from jeux.match.record import Seat


def taught_match(game: str, options: Mapping[str, str], players: int) -> Match:
    """The match in which lessons are given, between persons. It is not stored."""
    return Match.new(game, options, (Seat(""),) * players)


def begin_in(match: Match, start: str) -> None:
    """Restart in the given position, the usual one if the text is empty. Raises `RulesError`."""
    played = match.record.games[-1]
    match.lay(replace(played, start=start, steps=(), undone=(), given_up=None, agreed=False))
