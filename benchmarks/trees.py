"""What it costs to describe a table for assistive technology, while somebody listens: the tree and what is sent of it.

    python -m benchmarks.trees                   every game
    python -m benchmarks.trees twixt hex         some

Milliseconds of the processor: the first tree of a table, a tree after a step (median and largest of `STEPS`), a tree
after the cursor has moved. The adapter is left out: it works in threads of its own.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any
from unittest import mock

from jeux.common.environment import prepare

prepare()
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from jeux.access import publisher as published  # noqa: E402 - reads the environment
from jeux.access.publisher import Publisher  # noqa: E402
from jeux.access.tree import Act, Request  # noqa: E402
from jeux.match.match import Match  # noqa: E402
from jeux.match.record import Seat  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import CHANCE, OVER  # noqa: E402
from jeux.scenes.app import App  # noqa: E402
from jeux.scenes.routes import ROUTES  # noqa: E402
from jeux.scenes.table.scene import GameScene  # noqa: E402

STEPS = 30


class _Adapter:
    """Takes what is sent and keeps nothing."""

    def __init__(self, begin: Callable[[], None]) -> None:
        begin()

    def update(self, factory: Callable[[], Any]) -> None:
        factory()

    def focus(self, focused: bool) -> None:
        """Nobody asks."""

    def lie(self, bounds: tuple[int, int, int, int]) -> None:
        """Nobody asks."""


def measured(act: Callable[[], object]) -> float:
    """Milliseconds of the processor that it takes."""
    begun = process_time()
    act()
    return (process_time() - begun) * 1000


def table_of(app: App, key: str) -> GameScene:
    """A table of persons."""
    seats = tuple(Seat("", 0) for _ in range(2 if 2 in CATALOGUE[key].players else 1))
    app.go(lambda app: GameScene(app, Match.new(key, {}, seats)))
    for _ in range(3):
        app.frame([], 0.02)
    assert isinstance(app.scene, GameScene)
    return app.scene


def measure(app: App, key: str) -> str:
    """The row of one game."""
    with mock.patch.object(published, "adapter_of", lambda handle, begin, act, end: _Adapter(begin)):
        publisher = Publisher(0)
    table, random = table_of(app, key), Random(1)

    def tell() -> None:
        publisher.publish(table.describer.tree(app.announcer.news))

    first, steps = measured(tell), list[float]()
    for _ in range(STEPS):
        match = table.session.match
        if match.decider() == OVER:
            break
        if match.decider() == CHANCE:
            table.session.throw()
        else:
            table.session.play(random.choice(match.legal()))
        table.display.finish()
        app.frame([], 0.02)
        steps.append(measured(tell))
    places = [key for key in table.describer.tree("").nodes if key.startswith("place ")]
    table.describer.do(Request(Act.FOCUS, random.choice(places)))
    return f"| {key} | {len(places)} | {first:.1f} | {median(steps):.1f} ({max(steps):.1f}) | {measured(tell):.1f} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*CATALOGUE, []])
    games = parser.parse_args().games or list(CATALOGUE)
    print("| game | places | first tree, ms | after a step: median (largest), ms | cursor, ms |")
    print("| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"TABLIER_FOLDER": folder}):
        app = App(ROUTES, propagate=True)
        for key in games:
            print(measure(app, key), flush=True)
        app.shut()


if __name__ == "__main__":
    main()
