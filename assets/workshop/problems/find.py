"""Finds problems in games of the program against itself; `write.py` keeps the best of them.

    python assets/workshop/problems/find.py moulin --seed 1 --minutes 5  # goes on where the same seed was left

Wants the compiled kernels. What is found lies in build/problems. A problem is a position where one step alone reaches
the goal, or is better than any other by far; `python -m tests.puzzles` checks that again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from cmath import exp
from math import pi
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from mates import Found  # noqa: E402 - beside this file
from sources import SOURCES  # noqa: E402

from jeux.engine.budget import Clock  # noqa: E402 - the program lies beside the workshop
from jeux.engine.levels import choose, limits  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.engine.player import EnginePlayer, Level  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import CHANCE, OVER, Game, Position, Removed, complete_options, in_use  # noqa: E402

WORK = ROOT / "build" / "problems"
LEVELS = (2, 3, 4, 4)
"""The levels that play, drawn for each side."""
EVEN = 0.5


def play(name: str, seed: int, number: int, deadline: float) -> list[dict[str, Any]]:
    """The problems of one game."""
    source, rng, key = SOURCES[name], Random(f"{name} {seed} {number}"), name.partition("-")[0]
    game = CATALOGUE[key]
    options, players = complete_options(game, source.options(rng)), source.players
    judge, player = source.judge(), player_of(key)
    levels = [source.level(player.levels[rng.choice(LEVELS) - 1]) for _ in range(players)]
    position = source.start(game, options, rng) if source.start else game.start(options, players)
    found, before, thrown, stray = [], OVER, {}, rng.randrange(source.stray + 1)
    for count in range(source.longest):
        if position.turn == OVER or time.monotonic() > deadline:
            break
        step, value = chosen(player, position, levels, rng, stray=count < stray)
        begins = position.turn >= 0 and (players == 1 or position.turn != before)
        if begins and len(position.steps()) >= source.fewest:
            # as the problem begins: without what was played before
            one = judge(game.read(position.text(), options, players), value)
            if one:
                about = {"options": options, "players": players, "from": f"{seed} {number}"}
                found.append(about | described(one, in_use(game, options), position) | thrown)
        # dice are seen when they fall: the problem begins before them
        thrown = {"position": position.text(), "throw": step} if position.turn == CHANCE else {}
        before = position.turn
        position = position.play(step)
    return found


def chosen(
    player: EnginePlayer, position: Position, levels: list[Level], rng: Random, *, stray: bool
) -> tuple[str, float]:
    """What is played here, and what the engine thinks the position worth."""
    if position.turn == CHANCE:
        ways = position.chances()
        return rng.choices([step for step, _ in ways], [float(part) for _, part in ways])[0], EVEN
    if stray or len(position.steps()) == 1:
        return rng.choice(position.steps()), EVEN
    level = levels[position.turn]
    choice = choose(player, position, level, rng, Clock(limits(level)), lambda _: None)
    return choice.step, max(value for _, value in choice.ranked)


def described(one: Found, game: Game, position: Position) -> dict[str, Any]:
    """A problem as it is kept."""
    return {
        "position": position.text(),
        "throw": "",
        "side": position.turn,
        "goal": one.goal,
        "turns": one.turns,
        "degree": one.degree,
        "nodes": one.nodes,
        "lead": one.lead,
        "solution": one.solution,
        "quality": one.quality + quiet(position, one.solution),
        "alike": one.alike or alike(game, position),
    }


def quiet(position: Position, solution: dict[str, Any]) -> int:
    """Points for a step that takes nothing where another does, and for a choice that is neither narrow nor endless."""
    takes = {step: any(isinstance(e, Removed) for e in position.effects(step)) for step in position.steps()}
    step = next(iter(solution))
    points = 3 * (any(takes.values()) and not takes[step]) - (takes[step] and sum(takes.values()) == 1)
    return points + (8 <= len(takes) <= 90)


def symmetries(game: Game) -> list[dict[str, str]]:
    """The turns and mirrorings of the plane that bring the board onto itself, as maps of its points."""
    where = {point: complex(*game.board.where[point]) for point in game.board.points}
    xs, ys = [p.real for p in where.values()], [p.imag for p in where.values()]
    middle = complex(min(xs) + max(xs), min(ys) + max(ys)) / 2
    maps = []
    for twelfth in range(12):
        for mirrored in (False, True):
            image = {}
            for name, place in where.items():
                away = place - middle
                goal = (away.conjugate() if mirrored else away) * exp(1j * pi * twelfth / 6) + middle
                near = min(where, key=lambda other: abs(where[other] - goal))
                if abs(where[near] - goal) > 0.05:
                    break
                image[name] = near
            else:
                maps.append(image)
    return maps


_MAPS: dict[str, list[dict[str, str]]] = {}


def alike(game: Game, position: Position) -> str:
    """The same for all positions that a turn or a mirror makes of one another."""
    if game.key not in _MAPS:
        _MAPS[game.key] = symmetries(game)
    men, maps = position.men(), _MAPS[game.key]
    images = [sorted(f"{image.get(place, place)}{man}" for place, man in men) for image in maps]
    return f"{position.turn} {zlib.crc32(' '.join(min(images)).encode()):08x}"


def search(key: str, seed: int, minutes: float) -> None:
    """Play games, one after the other, for so many minutes."""
    WORK.mkdir(parents=True, exist_ok=True)
    path = WORK / f"{key}.{seed}.json"
    state = json.loads(path.read_text()) if path.exists() else {"games": 0, "found": []}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end and max(degree_counts(state["found"]).values(), default=0) < 400:
        found = play(key, seed, state["games"], end + 60)
        state["games"] += 1
        state["found"] += found
        path.write_text(json.dumps(state))
    print(key, state["games"], "games", degree_counts(state["found"]), flush=True)


def degree_counts(found: list[dict[str, Any]]) -> dict[int, int]:
    """How many problems there are of each degree."""
    degrees = [each["degree"] for each in found]
    return {degree: degrees.count(degree) for degree in sorted(set(degrees))}


def main() -> None:
    """Search."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(SOURCES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = parser.parse_args()
    search(given.game, given.seed, given.minutes)


if __name__ == "__main__":
    main()
