"""Decisions about the cube of Backgammon that GNU Backgammon finds a clear cash, as our analysis sees them.

    python -m benchmarks.gnubg_cube --decisions 200 --kept cube.jsonl

Needs GNU Backgammon (the package `gnubg` of Debian). Our engine plays games for points without look-ahead, without
Jacoby's rule, and never doubles. Before each throw where a static look says that a double would be refused, or nearly,
GNU Backgammon prices the cube with two plies. Where it finds that the double is refused and gains at least `CASH` over
playing on, it is one of the decisions: our analysis, by the stage of an advice, should not play on. Each line of the
kept file is one decision; what stands there is not measured again, so that the command resumes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from benchmarks.gnubg import Sparring, ours
from benchmarks.strength import silent
from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.values import step_values
from jeux.play.analysis.analysis import DEEP
from jeux.rules.contract import CHANCE, OVER, complete_options
from jeux.rules.games.backgammon import game as backgammon
from jeux.rules.games.backgammon.position import Backgammon

CASH = 0.08
"""Points of a single stake by which a refused double gains over playing on."""
PLIES = 2
LEAST_CASH = 0.85
"""What a double must be worth by a static look for the position to be shown to GNU Backgammon at all."""


def offers(seed: int) -> Iterator[tuple[str, Backgammon]]:
    """The positions before a throw in which a double may be offered, game after game, each with its name."""
    mind, options, number = ours(1), complete_options(backgammon.GAME, {"tie": "reroll"}), 0
    while True:
        dice, position, steps = Random(f"{seed} {number}"), backgammon.start(options, 2), 0
        while position.turn != OVER:
            if position.turn == CHANCE:
                position = position.play(position.outcome((dice.randint(1, 6), dice.randint(1, 6))))
                continue
            if position.phase == "double":
                yield f"{seed}:{number}:{steps}", position
            player = position.turn
            # nobody doubles, so that there are many positions in which one might
            chosen = ("roll",) if position.phase == "double" else mind(position)
            for step in chosen:
                if position.turn == player:
                    position, steps = position.play(step), steps + 1
        number += 1


def analysed(position: Backgammon) -> dict[str, float]:
    """What each step is worth by an advice, in points."""
    player = player_of("backgammon")
    clock = Clock(Budget(nodes=player.stages[DEEP - 1], depth=player.full.depth))
    return {one.step: one.value for one in step_values(player, position, clock, Random(1), silent)}


def is_cash(kept: float, taken: float, dropped: float) -> bool:
    """Whether a double is refused and gains at least `CASH` over playing on; all in points of a single stake."""
    return taken >= dropped and dropped - kept >= CASH


def measured(decisions: int, seed: int, path: Path) -> list[dict[str, object]]:
    """The decisions, those kept before and new ones."""
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    sparring, player = Sparring(), player_of("backgammon")
    seen = {line["name"] for line in kept}
    for name, position in offers(seed):
        if len(kept) >= decisions:
            return kept
        glance = Clock(Budget(nodes=1, depth=1))
        values = {one.step: one.value for one in step_values(player, position, glance, Random(1), silent)}
        if name in seen or values["double"] < LEAST_CASH * position.stake:
            continue
        found = sparring.cube_values(position, PLIES)
        if is_cash(*found):
            line = {"name": name, "theirs": [round(one, 4) for one in found], "ours": analysed(position)}
            kept.append(line)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return kept


def main() -> None:
    """Measure what is not kept yet, then report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, required=True)
    asked = parser.parse_args()
    lines = measured(asked.decisions, asked.seed, asked.kept)
    wrong = [line for line in lines if line["ours"]["double"] < line["ours"]["roll"]]  # type: ignore[index]
    print(f"{len(lines)} clear cashes, {len(wrong)} of them played on")
    for line in wrong:
        print(json.dumps(line))


if __name__ == "__main__":
    main()
