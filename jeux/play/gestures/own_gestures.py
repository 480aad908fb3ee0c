"""The gestures of one game only: `OwnGestures` is the interface, with defaults that suit most games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Generic

from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import P, Phrase


class OwnGestures(Generic[P]):
    """The gestures of a game. One that needs others gives a subclass in ``jeux/play/games/<key>.py``."""

    def in_hand(self, position: P) -> str | None:
        """The place beside the board whose man follows the pointer as long as a person decides."""
        return None

    def touches(self, position: P) -> Mapping[str, str]:
        """The steps that one touch of a man plays, by his place, besides the touches of man and target: where no man of
        this game ever has more than one way."""
        return {}

    def insists(self, path: Path, step: str) -> bool:
        """Whether to explain why this illegal step is refused; otherwise the last place of its path starts a new
        gesture."""
        return False

    def cube_step(self, legal: Collection[str]) -> str | None:
        """The legal step that touching the cube plays."""
        return None

    def place_named(self, position: P, name: str) -> str:
        """The place that the player to move refers to by this name."""
        return name

    def tries(self, position: P, place: str) -> tuple[str, ...]:
        """The illegal steps that the man of a place, which has no legal one, would make next: the rules refuse each,
        and so tell why it is stuck."""
        return ()

    def stuck(self, position: P, place: str) -> Phrase | None:
        """Why the man of a place cannot be used, where there is no step for the rules to refuse."""
        return None
