"""A game that begins again and again, each time in another position, as lessons need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from jeux.match.match import Match
from jeux.match.record import Seat


def taught_match(game: str, options: Mapping[str, str], players: int) -> Match:
    """The match of persons on whose board lessons are given. Nothing of it is kept."""
    return Match.new(game, options, (Seat(""),) * players)


def begin_in(match: Match, start: str) -> None:
    """Begin in the position of this text, that of the game where it is empty. Raises `RulesError`."""
    played = match.record.games[-1]
    match.lay(replace(played, start=start, steps=(), undone=(), given_up=None, agreed=False))
