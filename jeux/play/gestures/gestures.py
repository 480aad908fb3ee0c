"""How a hand plays a game: one `Gestures` value in ``jeux/play/games/<key>.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

from jeux.play.gestures.composing import Composing
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import P
from jeux.rules.contract import Position


def no_dice(position: Position) -> tuple[int, ...]:
    """No dice to be played."""
    return ()


@dataclass(frozen=True, slots=True)
class DrawByHand(Generic[P]):
    """How persons draw with a few real dice what the program draws with many, as evenly: some throws do not count and
    are thrown again. The texts ``<key>-die-1``… say how a die is read, ``<key>-die-again`` why they do not count."""

    dice: int
    read: Callable[[P, tuple[int, ...]], str | None]
    """The chance step that these dice make, None where they are thrown again."""


@dataclass(frozen=True, slots=True)
class Gestures(Generic[P]):
    """What the hand may do beside touching the places of a step in turn."""

    dice_left: Callable[[P], tuple[int, ...]] = no_dice
    """The dice that the position still offers: touching one chooses it."""
    lifted: bool = False
    """Men are lifted from place to place, over whatever lies between; otherwise they are pushed along the board."""
    joined: bool = False
    """A man may be taken as far as several dice lead him in one gesture."""
    confirm_turn: bool = False
    """A person ends a turn by a click, so that it can be taken back."""
    composing: Composing[P] | None = None
    """How steps are put together on the board, where touches alone do not play them."""
    by_hand: DrawByHand[P] | None = None
    """How real dice are read, where that is not as the program reads its own."""
    own: OwnGestures[P] = field(default_factory=OwnGestures)
    """What the hand does in this game only."""
