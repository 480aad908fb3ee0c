"""The occupant of a seat, in words."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.match.record import Seat


def called(seat: Seat, texts: Texts) -> str:
    """The name of a person, or the word for a guest; empty for the computer, and for a person without a name."""
    if seat.level:
        return ""
    return seat.name or (texts.get("player-guest") if seat.guest else "")


def person(seat: Seat) -> str:
    """The name of the player of this computer at a seat; empty for the computer and for guests."""
    return "" if seat.level or seat.guest else seat.name
