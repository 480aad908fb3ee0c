"""The demonstrations seen and the lessons done."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jeux.common.kept_names import KeptNames

FILE_NAME = "lessons.json"


class Learnt(KeptNames):
    """What the player of a folder has learnt."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE_NAME, "lessons", "done", "lesson-not-kept")

    def of(self, game: str) -> frozenset[str]:
        """The ids of the lessons of a game that were done, its demonstration among them."""
        return frozenset(name.partition("/")[2] for name in self.all() if name.startswith(f"{game}/"))


@cache
def learnt_in(folder: Path) -> Learnt:
    """What was learnt in a folder: one shared object, because it also remembers what could not be saved."""
    return Learnt(folder)
