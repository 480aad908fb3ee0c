"""All the games, one after the other in one window, by the hands of `events`; what the program holds, over time.

    python -m benchmarks.stress soak --minutes 120
    python -m benchmarks.stress soak --minutes 10 --games backgammon,twixt --one-size

Runs without a screen, in a data folder of its own. Each round sits a while at every game, against the computer, with
visits to the shelf, the pages and the menus in between; the window changes its size and its theme from round to round.
After each round it prints the resident memory of the window and that of its engine. The exit code is 1 if the window
holds more at the end of any round than `--most`.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic, sleep
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from benchmarks.stress.events import Hands, kind_of
from jeux.common.environment import keep_heap_small
from jeux.common.settings import THEMES, Settings, save_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES

SIZES = ((1280, 800), (1024, 768), (1920, 1080), (1366, 768))
MEGABYTE = 1 << 20
KEPT = 20
"""Matches to resume that stay on the shelf from round to round: each of several hundred would cost it 70 KB."""
THINKING_PAUSE = 0.004
"""Seconds given away in a frame while the computer thinks: its process wants the processor."""


def resident(process: int | str = "self") -> int:
    """The megabytes that a process holds in memory, 0 where it is gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // MEGABYTE


class Player(Hands):
    """Plays all the games, a sitting each; `seconds` is how long one lasts."""

    def __init__(self, app: App, keys: list[str], rng: Random, seconds: float) -> None:
        super().__init__(app, keys, rng)
        self._seconds = seconds
        self.faults: Counter[str] = Counter()

    def round(self) -> None:
        """Sit at every game once; a fault ends the sitting, and is counted."""
        for key in self._keys:
            try:
                self._sit_at(key)
            except Exception as error:
                self.faults[kind_of(error)] += 1

    def _sit_at(self, key: str) -> None:
        self.app.show_shelf()
        self._spend(0.3)
        self.app.show_new_game(key)
        self._spend(0.3)
        game = CATALOGUE[key]
        seats = tuple(Seat("", 0 if not seat else 1) for seat in range(self._rng.choice(game.players)))
        self.app.show_table(Match.new(key, {}, seats))
        self._spend(self._seconds)

    def _spend(self, seconds: float) -> None:
        end = monotonic() + seconds
        while monotonic() < end:
            self._frame(self._gesture() if self._rng.random() < 0.5 else [])
            self.app.give_back()
            self.app.running = True
            if self.app.scene and self.app.scene.moving:
                sleep(THINKING_PAUSE)

    def _gesture(self) -> list[pygame.Event]:
        dice = self._rng.random()
        return self._click() if dice < 0.6 else self._drag() if dice < 0.8 else [self._key()]

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size and theme."""
        self.app.change(self.app.settings.replace(theme=self._rng.choice(THEMES), fullscreen=False))
        self.app.window.handle.size = size
        self._frame([pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
        self._spend(0.3)


def tidy(app: App) -> int:
    """Put away all but the newest matches, as their player would. Returns how many are left."""
    matches = app.store.running().matches
    for old in matches[KEPT:]:
        app.store.forget(old.id)
    return min(len(matches), KEPT)


def soak(app: App, player: Player, asked: argparse.Namespace) -> int:
    """Rounds until the time is over; the most that the window held at the end of one."""
    begun, most, number = monotonic(), 0, 0
    while monotonic() < begun + 60 * asked.minutes:
        player.resize(SIZES[0 if asked.one_size else number % len(SIZES)])
        player.round()
        number, matches = number + 1, tidy(app)
        held, process = resident(), app.engine.process_id
        most = max(most, held)
        engine = resident(process) if process else 0
        minutes = (monotonic() - begun) / 60
        print(
            f"{minutes:6.1f} min  round {number:3}  window {held:4} MB  engine {engine:4} MB  {matches:3} matches",
            flush=True,
        )
    return most


def main() -> int:
    """One window, as long as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to sit at one game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(CATALOGUE), help="keys, with commas between them")
    parser.add_argument("--one-size", action="store_true", help="the window keeps its size")
    parser.add_argument("--most", type=int, default=250, help="megabytes that the window may hold")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"TABLIER_FOLDER": folder}):
        keep_heap_small()
        save_settings(Path(folder), Settings(animation="fast", muted=True))
        app = App(ROUTES, propagate=True)
        player = Player(app, asked.games.split(","), Random(asked.seed), asked.seconds)
        try:
            most = soak(app, player, asked)
        finally:
            app.shut()
    for kind, count in player.faults.most_common():
        print(f"{count:6} {kind}")
    print(f"{player.events} events, {sum(player.faults.values())} faults")
    print(f"the window held {most} MB at most, of {asked.most}")
    return 1 if most > asked.most else 0
