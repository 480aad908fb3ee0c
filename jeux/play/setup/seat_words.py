"""Who sits at a seat, in words."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.match.record import Seat


def called(seat: Seat, texts: Texts) -> str:
    """The name of a person, or that he is a guest; empty for the computer, and for who has no name."""
    if seat.level:
        return ""
    return seat.name or (texts.get("player-guest") if seat.guest else "")


def person(seat: Seat) -> str:
    """The name by which a player of this computer is known; empty for others."""
    return "" if seat.level or seat.guest else seat.name
