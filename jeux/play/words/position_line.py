"""A position as one line of text that is read again: the command ``position`` of the engine protocol."""

from __future__ import annotations

from jeux.match.match import Match


def position_line(match: Match) -> str:
    """The position on the table, with the game, how many play, and the rules they play by."""
    options = "".join(f" {name}={value}" for name, value in match.record.games[-1].options.items())
    return f"position {match.game.key} players={match.record.players}{options} : {match.position.text()}"
