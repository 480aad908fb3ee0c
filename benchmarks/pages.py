"""How large the pages of HTML are that replay a match: a whole game of each, as a level plays it against itself.

    python -m benchmarks.pages                   every game
    python -m benchmarks.pages twixt hex         some

Bytes of the page, and of what is in it: the board, its men and what else comes and goes; the changes from step to step.
"""

from __future__ import annotations

import argparse
import os
import sys
from random import Random

from jeux.common.environment import prepare

prepare()
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from benchmarks.strength import LONGEST_GAME, chosen  # noqa: E402 - reads the environment
from jeux.common.texts import Texts  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.formats.contract import imported  # noqa: E402
from jeux.formats.playing import Playing  # noqa: E402
from jeux.match.record import Record  # noqa: E402
from jeux.printing.web.match_page import match_page  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import OVER  # noqa: E402

NAMES = ("Camille", "Dominique", "Maxence", "Alix")


def whole_game(key: str, level: int, seed: int) -> Record:
    """A game that a level plays against itself."""
    rng, players = Random(f"{key} {seed}"), CATALOGUE[key].players[0]
    playing, mind = Playing(key, {}, players=players), player_of(key)
    while playing.here.turn != OVER and len(playing.steps) < LONGEST_GAME:
        playing.play(chosen(playing.here, str(level), mind, rng, 0.0))
    return imported(key, NAMES[:players], playing.options, (playing.record(),), b"")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *CATALOGUE], metavar="game")
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for key in arguments.games or CATALOGUE:
        record = whole_game(key, arguments.level, arguments.seed)
        page = match_page(record, Texts("fr")).decode()
        drawn = len(page.split("<defs>")[1].split("</defs>")[0])
        data = len(page.split('"application/json">')[1].split("</script>")[0])
        steps, size = len(record.games[0].steps), len(page.encode())
        sys.stdout.write(f"| {key} | {steps} | {size} | {drawn} | {data} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
