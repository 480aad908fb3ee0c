"""Plays match after match in a folder, saves after each step, then reports it: killed at any moment by a test.

python -m tests.match.autoplay FOLDER SEED; a line is ``<id> <number of steps> <last step>``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from jeux.match.archive import Archive
from jeux.match.match import Match
from jeux.match.statistics import Statistics
from jeux.match.store import Store
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from tests.match.play import AGAINST, one_step


def main(folder: Path, rng: Random) -> None:
    """Play until killed."""
    store, archive, statistics = Store(folder), Archive(folder), Statistics(folder)
    while True:
        game = rng.choice(list(CATALOGUE.values()))
        match = Match.new(game.key, {}, AGAINST if 2 in game.players else AGAINST[:1])
        while match.decider() != OVER:
            one_step(match, rng)
            if match.result():
                assert archive.note(match) is None
                assert statistics.note(match) is None
            problem = store.save(match.record)
            assert problem is None, problem
            sys.stdout.write(f"{match.record.id} {len(match.steps)} {match.steps[-1]}\n")
            sys.stdout.flush()
        store.release(match.record.id)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Random(int(sys.argv[2])))
