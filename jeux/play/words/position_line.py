"""A position as one line of text that can be parsed again: the command ``position`` of the engine protocol."""

from __future__ import annotations

from jeux.match.match import Match


def position_line(match: Match) -> str:
    """The position on the table, with the game, the number of players and the options."""
    options = "".join(f" {name}={value}" for name, value in match.record.games[-1].options.items())
    return f"position {match.game.key} players={match.record.players}{options} : {match.position.text()}"
