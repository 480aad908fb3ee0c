"""Runs every benchmark, one after the other: `python -m benchmarks`, and `--write` puts their tables into docs/.

Speed of the kernels, costs of the program, exact points of Shut the box, ends of Reversi, strength of the levels of
each game and of « Maître », games against plain tree search and, where they are installed, GNU Backgammon and GRhino.
It takes hours; each part has a command of its own, told by its `--help`. `python -m benchmarks balance …` is
`benchmarks/balance.py`, which takes an hour more and is not among them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

from benchmarks import balance, grhino
from jeux.rules import CATALOGUE

HERE = Path(__file__).resolve().parent
BY_TREE_SEARCH = (
    "assaut",
    "agon",
    "barricades",
    "tresor",
    "dames_en_croix",
    "neo_pettie",
    "quandary",
    "turnabout",
)
"""The games for which no engine of others is known to measure ours by."""
SHORT = ("nim_bicolore", "crosses")
"""The games that random steps would settle."""


def commands() -> Iterator[list[str]]:
    """The parts and what each is given."""
    yield ["kernels.py"]
    yield ["budgets.py"]
    yield ["boite.py"]
    yield ["reversi.py"]
    if which("gnubg"):
        yield ["gnubg.py", "--matches", "30", "--money", "1000"]
    if which(grhino.COMMAND):
        yield ["grhino.py"]
    for key in BY_TREE_SEARCH:
        yield ["duel.py", key, "--against", "uct"]
    for key, game in CATALOGUE.items():
        if max(game.players) > 1:
            how = ["strength.py", key, *(["--from-start"] if key in SHORT else [])]
            yield how
            yield [*how, "--pair", "master:5", "--seconds", "1", "--games", "20"]


def main() -> None:
    """Run them all; the exit status is that of the first that fails."""
    if sys.argv[1:2] == ["balance"]:
        del sys.argv[1]
        balance.main()
        return
    for script, *words in commands():
        print(f"\n# {' '.join([script, *words])}\n", flush=True)
        subprocess.run([sys.executable, str(HERE / script), *words, *sys.argv[1:]], check=True)


if __name__ == "__main__":
    main()
