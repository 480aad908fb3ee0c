"""Ties at the end of a match of a game where the fewest points win: who is level, and the game that decides."""

from __future__ import annotations

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record


def level(match: Match) -> tuple[int, ...]:
    """The seats that share the first place once nothing is left to play; empty when there is a single one, and in
    games that nobody wins by the fewest points."""
    result = match.result()
    if not result or not match.game.fewest or not match.match_over():
        return ()
    scores = match.scores()
    best = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    return best if len(best) > 1 else ()


def play_off(match: Match) -> Record:
    """A new match of one game between those who are level."""
    record = match.record
    seats = tuple(record.seats[seat] for seat in level(match))
    return Match.new(record.game, record.options, seats, form=forms.PLAYOFF, dice=record.dice).record
