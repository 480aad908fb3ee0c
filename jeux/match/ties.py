"""Ties at the end of a match where the fewest points win, and the play-off that decides."""

from __future__ import annotations

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record


def level(match: Match) -> tuple[int, ...]:
    """The seats tied for first place once the match is over; empty if there is a single winner, and in other games."""
    result = match.result()
    if not result or not match.game.fewest or not match.match_over():
        return ()
    scores = match.scores()
    best = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    return best if len(best) > 1 else ()


def play_off(match: Match) -> Record:
    """A new match of one game between the tied seats."""
    record = match.record
    seats = tuple(record.seats[seat] for seat in level(match))
    return Match.new(record.game, record.options, seats, form=forms.PLAYOFF, dice=record.dice).record
