"""Finds problems in games of the program against itself and writes `assets/problems/<key>.json`.

    python assets/workshop/problems/find.py moulin --seed 1 --minutes 5  # goes on where the same seed was left
    python assets/workshop/problems/find.py moulin --write  # the best of what all seeds have found

Wants the compiled kernels. What is found lies in build/problems. A problem is a position where one step alone reaches
the goal; `python -m tests.puzzles` proves that again, by the rules alone.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from math import cos, hypot, pi, sin
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from exact import SOURCES  # noqa: E402 - beside this file

from jeux.engine.budget import Clock  # noqa: E402 - the program lies beside the workshop
from jeux.engine.levels import choose, limits  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import CHANCE, OVER, Game, Position, Removed, complete_options, in_use  # noqa: E402

WORK = ROOT / "build" / "problems"
TARGET = ROOT / "assets" / "problems"
LEVELS = (2, 3, 4, 4)
"""The levels that play, drawn for each side."""
LONGEST = 400
EACH = 6
"""Problems of each degree."""


def play(key: str, seed: int, number: int, deadline: float) -> list[dict[str, Any]]:
    """The problems of one game."""
    game, rng = CATALOGUE[key], Random(f"{key} {seed} {number}")
    source = SOURCES[key]
    options, players = complete_options(game, source.options(rng)), source.players
    judge, player = source.judge(), player_of(key)
    levels = [source.level(player.levels[rng.choice(LEVELS) - 1]) for _ in range(players)]
    position = source.start(game, options, rng) if source.start else game.start(options, players)
    found, before, stray = [], -3, rng.randrange(source.stray + 1)
    for count in range(LONGEST):
        if position.turn == OVER or time.monotonic() > deadline:
            break
        if position.turn == CHANCE:
            ways = position.chances()
            position = position.play(rng.choices([s for s, _ in ways], [float(p) for _, p in ways])[0])
            continue
        value = 0.5
        if len(position.steps()) == 1:
            step = position.steps()[0]
        elif count < stray:
            step = rng.choice(position.steps())
        else:
            level = levels[position.turn]
            budget = limits(level)
            choice = choose(player, position, level, rng, Clock(budget), lambda _: None)
            step, value = choice.step, max(value for _, value in choice.ranked)
        if (players == 1 or position.turn != before) and len(position.steps()) >= source.fewest:
            one = judge(game.read(position.text(), options, players), value)
            if one:
                found.append(
                    {
                        "options": options,
                        "players": players,
                        "position": position.text(),
                        "side": position.turn,
                        "goal": one.goal,
                        "turns": one.turns,
                        "degree": one.degree,
                        "solution": one.solution,
                        "quality": one.quality + quiet(position, one.solution),
                        "alike": one.alike or alike(in_use(game, options), position),
                        "from": f"{seed} {number}",
                    }
                )
        before = position.turn
        position = position.play(step)
    return found


def quiet(position: Position, solution: dict[str, Any]) -> int:
    """Points for a step that takes nothing where another does, and for a choice that is neither narrow nor endless."""
    takes = {step: any(isinstance(e, Removed) for e in position.effects(step)) for step in position.steps()}
    step = next(iter(solution))
    points = 3 * (any(takes.values()) and not takes[step]) - (takes[step] and sum(takes.values()) == 1)
    return points + (8 <= len(takes) <= 90)


def symmetries(game: Game) -> list[dict[str, str]]:
    """The turns and mirrorings of the plane that bring the board onto itself, as maps of its points."""
    where = game.board.where
    points = {p: where[p] for p in game.board.points}
    mx = (min(x for x, _ in points.values()) + max(x for x, _ in points.values())) / 2
    my = (min(y for _, y in points.values()) + max(y for _, y in points.values())) / 2
    maps = []
    for twelfth in range(12):
        for mirror in (1, -1):
            a = twelfth * pi / 6
            image = {}
            for p, (x, y) in points.items():
                u, v = (x - mx), mirror * (y - my)
                s, t = u * cos(a) - v * sin(a) + mx, u * sin(a) + v * cos(a) + my
                near = min(points, key=lambda q: hypot(points[q][0] - s, points[q][1] - t))
                if hypot(points[near][0] - s, points[near][1] - t) > 0.05:
                    break
                image[p] = near
            else:
                maps.append(image)
    return maps


_MAPS: dict[str, list[dict[str, str]]] = {}


def alike(game: Game, position: Position) -> str:
    """The same for all positions that a turn or a mirror makes of one another."""
    maps = _MAPS.setdefault(game.key, symmetries(game))
    images = [sorted(f"{image.get(place, place)}{man}" for place, man in position.men()) for image in maps]
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


def write(key: str) -> None:
    """Keep the best of what was found: none twice, one of a degree from each game while there are enough."""
    found = [
        each | {"file": path.name}
        for path in sorted(WORK.glob(f"{key}.*.json"))
        for each in json.loads(path.read_text())["found"]
    ]
    found.sort(key=lambda each: -each["quality"])
    kept: list[dict[str, Any]] = []
    wanted = {degree: EACH for degree in degree_counts(found)}
    for fresh in (True, False):
        for each in found:
            source = (each["file"], each["from"], each["degree"])
            sides = [one["side"] for one in kept if one["degree"] == each["degree"]]
            if (
                len(sides) < wanted[each["degree"]] * (3 - len(wanted) + 1 if len(wanted) < 3 else 1)
                and each["alike"] not in {one["alike"] for one in kept}
                and not (fresh and source in {(o["file"], o["from"], o["degree"]) for o in kept})
                and not (fresh and sides.count(each["side"]) * 3 > 2 * EACH and each["players"] > 1)
            ):
                kept.append(each)
    kept.sort(key=lambda each: (each["degree"], each["turns"], each["position"]))
    names = ("options", "players", "position", "side", "goal", "turns", "degree", "solution")
    lines = []
    for each in kept:
        number = zlib.crc32(f"{sorted(each['options'].items())} {each['position']}".encode())
        lines.append(json.dumps({"id": f"{key}-{number:08x}"} | {name: each[name] for name in names}))
    head = f'{{"tablier": "problems", "format": 1, "game": "{key}", "problems": ['
    TARGET.mkdir(exist_ok=True)
    (TARGET / f"{key}.json").write_text(head + "\n" + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    print(key, degree_counts(kept), sum(len(line) for line in lines), "bytes")


def main() -> None:
    """Search, or write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(SOURCES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.write:
        write(given.game)
    else:
        search(given.game, given.seed, given.minutes)


if __name__ == "__main__":
    main()
