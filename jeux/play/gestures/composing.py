"""Steps that are composed on the board before they are played: `Composing` is the interface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import P, Phrase


@dataclass(frozen=True, slots=True)
class Turning(Generic[P]):
    """A way to change the composed step: the text of its button, its key, and its effect on the places."""

    name: str
    key: str
    turn: Callable[[P, Path], Path]


class Composing(ABC, Generic[P]):
    """Steps that are composed on the board: the places touched change the intended step, a button plays it.

    A game gives a subclass in ``jeux/play/games/<key>.py``.
    """

    def wanted(self, position: P) -> bool:
        """Whether the next step is composed; otherwise touches play it."""
        return True

    @abstractmethod
    def touch(self, position: P, places: Path, place: str) -> tuple[Path, str]:
        """The places after one more is touched, and the id of a sentence about that, or an empty string."""

    def line(self, position: P, step: str) -> Phrase | None:
        """What is written on the button that plays the step; None where a click on the board plays it."""
        return None

    def offer(self, position: P, last: Path, place: str) -> Path:
        """The piece in hand placed over a place, in the orientation that it had `last`, so that one click plays it;
        empty where it cannot lie there."""
        return ()

    @property
    def offers(self) -> bool:
        """Whether the hand holds something from the beginning of a turn."""
        return False

    @property
    def turnings(self) -> tuple[Turning[P], ...]:
        """The ways to change the composed step."""
        return ()

    @property
    def carried(self) -> bool:
        """Whether the composed step is a piece that follows the pointer, even when turned, and is played where it is
        put down. The first of its places is where it is held."""
        return False
