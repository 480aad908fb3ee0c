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
    """How persons replace a draw of the program by a few real dice, with the same chances: some throws do not count and
    are thrown again. The texts ``<key>-die-1``… say how to read each die, ``<key>-die-again`` why a throw does not
    count."""

    dice: int
    read: Callable[[P, tuple[int, ...]], str | None]
    """The chance step that these dice make, None where they are thrown again."""


@dataclass(frozen=True, slots=True)
class Gestures(Generic[P]):
    """What the hand may do besides touching the places of a step in turn."""

    dice_left: Callable[[P], tuple[int, ...]] = no_dice
    """The dice that the position still offers: touching one chooses it."""
    lifted: bool = False
    """Men are lifted from place to place, over whatever lies between; otherwise they are pushed along the board."""
    joined: bool = False
    """A man may use several dice in one gesture."""
    confirm_turn: bool = False
    """A person confirms the end of a turn by a click, so that it can be taken back before."""
    composing: Composing[P] | None = None
    """How steps are composed on the board, where touches alone do not play them."""
    by_hand: DrawByHand[P] | None = None
    """How real dice are read, where that differs from the program's own dice."""
    own: OwnGestures[P] = field(default_factory=OwnGestures)
    """The gestures of this game only."""
