"""Men pushed along in a row: how far the hand has led them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jeux.play.hand import Hand, Permit
from jeux.rules.contract import Moved, Position
from jeux.views.animation import Pixel

FAR_ENOUGH = 0.5
"""The part of the way from which a row that is let go goes on by itself."""


class Push(NamedTuple):
    """A row in hand."""

    places: tuple[str, ...]
    """Where its men stand."""
    target: str
    """The place that the man under the hand goes to."""
    part: float
    """How much of the way is done, 0 to 1."""
    offset: Pixel
    """How far the men are from their places."""

    @property
    def lands(self) -> str | None:
        """Where the man under the hand is let go: nowhere when it has not come far enough."""
        return self.target if self.part >= FAR_ENOUGH else None


def push_of(
    where: Callable[[str], Pixel], position: Position, permit: Permit, hand: Hand, pointer: Pixel | None
) -> Push | None:
    """The row that the hand pushes now, if it pushes one; `where` gives the pixel of a place."""
    step = permit.paths.get(hand.chosen)
    if not (permit.pushed and hand.dragging and pointer and step):
        return None
    ways = {effect.origin: effect.target for effect in position.effects(step) if isinstance(effect, Moved)}
    place = hand.chosen[-1]
    (x, y), (to_x, to_y) = where(place), where(ways[place])
    across, down = to_x - x, to_y - y
    led = (pointer[0] - hand.origin[0]) * across + (pointer[1] - hand.origin[1]) * down
    part = min(1.0, max(0.0, led / (across * across + down * down)))
    return Push(tuple(ways), ways[place], part, (across * part, down * part))
