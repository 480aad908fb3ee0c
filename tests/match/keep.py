"""Keeps a short match of every game as this version writes it, for the tests of all later ones.

    python -m tests.match.keep

Run once for each release, before it; what is in `tests/match/earlier` is never made again.
"""

from __future__ import annotations

import json
from pathlib import Path

from jeux import __version__
from jeux.match.documents import write_document
from jeux.rules import CATALOGUE
from tests.match.play import played

EARLIER = Path(__file__).with_name("earlier")
POSITIONS = "positions.json"
STEPS = 24


def keep(folder: Path) -> None:
    """One file a game, and the positions that they lead to."""
    folder.mkdir(parents=True)
    positions = {}
    for key in CATALOGUE:
        match = played(key, STEPS, rng_seed=1)
        write_document(match.record, folder, key)
        positions[key] = match.position.text()
    (folder / POSITIONS).write_text(json.dumps(positions, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(EARLIER / __version__)
