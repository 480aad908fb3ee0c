"""Solve the endings of Moulin with three or four men each, under every rule that matters there.

    python assets/workshop/training/moulin_table.py     (a minute a file where the kernels are compiled; 700 MB)

Writes `assets/tables/moulin_<men that fly>_<mills>.xz`, which `kernels/games/moulin_endings.py` explains and
reads. Two mills closed at once, which some rules reward, cannot be had with four men. The numbers printed are the
positions that are won, lost and drawn for the player to move, and the longest way to the end.
"""

from __future__ import annotations

import lzma
import sys
import time
from collections import Counter
from math import comb
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from jeux.engine.kernels import kernel  # noqa: E402 - found from here on
from jeux.rules.games.moulin.game import GAME  # noqa: E402


def main() -> None:
    """Solve and write."""
    endings = kernel("games.moulin_endings")
    flying, mills = (next(o.values for o in GAME.options if o.name == name) for name in ("flying", "mills"))
    for men in flying:
        for kind in mills:
            begun = time.time()
            solver = endings.EndingSolver(0 if men == "never" else int(men), kind == "protected")
            for (own, adverse), table in solver.tables.items():
                counts = Counter(bytes(table.values))
                won = sum(count for value, count in counts.items() if value and not value & 1)
                lost = sum(count for value, count in counts.items() if value & 1)
                drawn = comb(24, own) * comb(24 - own, adverse) - won - lost
                print(f"{own}-{adverse}: {won} won, {lost} lost, {drawn} drawn, {max(counts) - 1} turns", flush=True)
            path = ROOT / "assets" / "tables" / f"moulin_{men}_{kind}.xz"
            path.write_bytes(lzma.compress(endings.file_content(solver), preset=9))
            print(f"{path.name}: {path.stat().st_size} bytes, {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
