"""Prints what Shut the box is worth when it is played best, for each preset: exact figures, no games are played.

python -m benchmarks.boite
"""

from __future__ import annotations

from jeux.engine.budget import Budget, Clock
from jeux.engine.evaluation.boite import worth_of_sets
from jeux.engine.evaluation.boite_run import work_out
from jeux.rules import boite

COLUMNS = "| preset | points of a run alone | score as the first of 2 | of 3 | of 4 | of 5 | of 6 |"


def worth(options: tuple[tuple[str, str], ...], players: int) -> float:
    """What the first player may expect before his first throw: his score, or minus the points when he is alone."""
    position = boite.start(dict(options), players)
    sets = worth_of_sets(position)
    work_out(position.rules, position.open_word, sets, Clock(Budget()))
    return sets[position.open_word]


def main() -> None:
    """Print the table."""
    print(f"{COLUMNS}\n|{'---|' * 7}")
    for name, options in boite.GAME.presets:
        scores = " | ".join(f"{worth(options, players):.6f}" for players in range(2, 7))
        print(f"| {name} | {-worth(options, 1):.6f} | {scores} |")


if __name__ == "__main__":
    main()
