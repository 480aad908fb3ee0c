"""How a hand plays a game: one `Gestures` value in ``jeux/play/games/<key>.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from jeux.play.composing import Shaping
from jeux.play.wording import P
from jeux.rules.contract import Position


def no_dice(position: Position) -> tuple[int, ...]:
    """No dice to be played."""
    return ()


def nothing_in_hand(position: Position) -> str | None:
    """The pointer carries nothing of itself."""
    return None


@dataclass(frozen=True, slots=True)
class Gestures(Generic[P]):
    """What the hand may do beside touching the places of a step in turn."""

    dice_left: Callable[[P], tuple[int, ...]] = no_dice
    """The dice that the position still offers: touching one chooses it."""
    lifted: bool = False
    """Men are lifted from place to place, over whatever lies between; otherwise they are pushed along the board."""
    joined: bool = False
    """A man may be taken as far as several dice lead him in one gesture."""
    cube_steps: tuple[str, ...] = ()
    """The steps that touching the cube plays when they are legal."""
    confirm_turn: bool = False
    """A person ends a turn by a click, so that it can be taken back."""
    in_hand: Callable[[P], str | None] = nothing_in_hand
    """The place beside the board whose man follows the pointer as long as a person decides."""
    pairs: bool = False
    """Two places touched one after the other are meant together: a pair that is not allowed is explained, not taken
    for a new beginning."""
    pushed: bool = False
    """Men fill a row: touching one pushes it and those before it by a place; in hand they follow the pointer."""
    shaping: Shaping[P] | None = None
    """How steps are put together on the board, where touches alone do not play them."""
    retraces: bool = False
    """Who plays alone is told with an advice how far to go back for what the last mistake has lost."""
