"""Which problems have been solved."""

from __future__ import annotations

from pathlib import Path

from jeux.common.kept_names import KeptNames

FILE_NAME = "problems.json"


class Solved(KeptNames):
    """The problems solved by the player of a folder, by their ids."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE_NAME, "solved", "solved", "problem-not-kept")
