"""What a first peg at Twixt is worth, and when the swap is even: games that begin with it.

    python -m benchmarks.first_pegs                 the pegs of the page of advice
    python -m benchmarks.first_pegs l12 c3 --level 4 --games 200 --seed 1

A level plays against itself, without the swap; who wins more than half of the games has a peg that is to be taken over.
The level errs now and then, so that the games differ. One line a peg: so many games won by who put it, the share, and
the interval of Wilson that holds it 95 times in 100.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random

from benchmarks.strength import LONGEST_GAME, chosen
from jeux.engine.lookup import player_of
from jeux.play.setup.balance import wilson
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, complete_options

PEGS = ("l12", "h12", "f12", "d12", "c12", "b12", "l6", "l4", "l2", "l1", "f6", "c3")
"""From the middle to the left, to the top, and to the corner."""
OPTIONS = {"links": "auto", "swap": "no"}


def score(peg: str, level: int, seed: str) -> float:
    """What who puts this peg first makes of one game: 1, ½ or 0."""
    game, rng = CATALOGUE["twixt"], Random(f"{seed} {peg}")
    position = game.start(complete_options(game, OPTIONS), 2).play(peg)
    for _ in range(LONGEST_GAME):
        if position.turn == OVER:
            break
        position = position.play(chosen(position, str(level), player_of("twixt"), rng, 0.0))
    result = position.result()
    return result.scores[0] if result else 0.5


def main(words: Sequence[str]) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pegs", nargs="*", default=PEGS)
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    for peg in asked.pegs:
        won = sum(score(peg, asked.level, f"{asked.seed} {number}") for number in range(asked.games))
        share, low, high = (100 * part for part in wilson(won, asked.games))
        sys.stdout.write(f"first {peg}: {won:g} of {asked.games} games, {share:.1f} % ({low:.1f} to {high:.1f})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
