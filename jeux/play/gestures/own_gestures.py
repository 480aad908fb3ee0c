"""What the hand does in one game only: `OwnGestures` is the interface, and what it answers suits most games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic

from jeux.play.gestures.hand import Path
from jeux.play.gestures.wording import P, Phrase


class OwnGestures(Generic[P]):
    """The hand of a game. One that does otherwise gives a subclass in ``jeux/play/games/<key>.py``."""

    def in_hand(self, position: P) -> str | None:
        """The place beside the board whose man follows the pointer as long as a person decides."""
        return None

    def insists(self, path: Path, step: str) -> bool:
        """Whether a path that means this step, which is not legal, is to be explained; otherwise its last place is
        taken for a new beginning."""
        return False

    def cube_step(self, legal: Collection[str]) -> str | None:
        """What touching the cube plays among the legal steps."""
        return None

    def place_named(self, position: P, name: str) -> str:
        """The place that the player to decide calls by the name of this one."""
        return name

    def stuck(self, position: P, place: str) -> Phrase | None:
        """Why the man of a place cannot be used, where the rules have no step to name."""
        return None
