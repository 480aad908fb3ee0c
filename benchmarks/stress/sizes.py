"""Every screen in windows of any size: laid out and drawn by a resize, in each theme and text size.

    python -m benchmarks.stress sizes --count 300 --seed 1
    python -m benchmarks.stress sizes --heights 560 2200

Without `--heights` the sizes are drawn by lot. A fault is an exception that leaves a frame; each is printed with its
size, theme, text size and screen. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import traceback
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jeux.common.settings import TEXT_SIZES, THEMES, Settings, save_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.classroom.classrooms import Classroom, Point
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.classroom.programme import ProgrammePage
from jeux.scenes.routes import ROUTES
from jeux.scenes.table.scene import GameScene
from jeux.scenes.tournament.keeping import begin, tournament_store
from jeux.scenes.tournament.list_scene import show_tournament
from jeux.scenes.tournament.making import MakingScene
from jeux.scenes.window import SMALLEST
from jeux.tournament.contract import SWISS, Plan
from jeux.tournament.draft import play_of

LARGEST = (3840, 2200)
DT = 0.2
Size = tuple[int, int]


def sizes_by_lot(count: int, seed: int, largest: Size = LARGEST) -> Iterator[Size]:
    """Sizes of windows, the smaller ones more often."""
    rng = Random(seed)
    for _ in range(count):
        width, height = (
            round(least * (most / least) ** rng.random()) for least, most in zip(SMALLEST, largest, strict=True)
        )
        yield width, height


def _table(app: App, key: str) -> None:
    seats = (Seat(""),) * (2 if 2 in CATALOGUE[key].players else 1)
    app.show_table(Match.new(key, {}, seats))


def _menu(app: App, key: str) -> None:
    _table(app, key)
    app.frame([], DT)
    assert isinstance(app.scene, GameScene)
    app.scene.open_menu()


def _tournament(app: App, key: str) -> None:
    """A tournament with one name as long as any."""
    play = play_of(key)
    plan = Plan("A" * 40, "2026-11-28", SWISS, (play,), rounds=3, tables=("Bibliothèque",))
    tournament = begin(
        tournament_store(), plan, ("Anna", "Maximilienne-Antoinette de la Rochefouca", "Chloé", "Zoé", "Léo")
    )
    show_tournament(app, tournament.id)


def _making(app: App) -> MakingScene:
    return MakingScene(app, app.show_shelf, lambda name: None)


def _above(open_dialogue: Callable[[App, str], None]) -> Callable[[App, str], None]:
    """A dialogue above the shelf."""

    def show(app: App, key: str) -> None:
        app.show_shelf()
        app.frame([], DT)
        open_dialogue(app, key)

    return show


def _programme(app: App, key: str) -> None:
    """What is shown to a class, of one game."""
    points = (Point("day"), Point("demo", key), Point("game", key, level=3))
    app.open(ProgrammePage(app, Classroom("CE2", (key,), programme=points), lambda animation: None))


SCREENS: dict[str, Callable[[App, str], None]] = {
    "shelf": lambda app, key: app.show_shelf(),
    "new game": lambda app, key: app.show_new_game(key),
    "table": _table,
    "menu": _menu,
    "evening": _tournament,
    "new evening": lambda app, key: app.go(_making),
    "settings": _above(lambda app, key: app.open_settings()),
    "class": _above(lambda app, key: app.hour.prepare()),
    "programme": _above(_programme),
    "rules": _above(lambda app, key: app.open_rules(key)),
    "about": _above(lambda app, key: app.open_about()),
    "fault": lambda app, key: app.go(ROUTES.crash),
}


def draw(app: App, size: Size, theme: str, text_size: int, screen: str, key: str) -> None:
    """Show a screen, then let the window become that large around it. The size must have become the window's."""
    app.change(app.settings.replace(theme=theme, text_size=text_size))
    SCREENS[screen](app, key)
    app.frame(pygame.event.get(), DT)
    app.window.handle.size = size
    app.frame([pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], DT)
    app.frame([pygame.Event(pygame.WINDOWEXPOSED)], DT)
    assert app.size == size
    assert screen == "fault" or app.settings.window == size


def main() -> int:
    """All screens in each of the sizes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--heights", type=int, nargs=2, metavar=("FIRST", "LAST"), help="every height at one width")
    parser.add_argument("--width", type=int, default=1280)
    asked = parser.parse_args()
    lot = sizes_by_lot(asked.count, asked.seed)
    every = (
        ((asked.width, height) for height in range(asked.heights[0], asked.heights[1] + 1)) if asked.heights else lot
    )
    keys, drawn, faults = cycle(CATALOGUE), 0, 0
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"TABLIER_FOLDER": folder}):
        save_settings(Path(folder), Settings(muted=True, animation="none"))
        app = App(ROUTES, propagate=True)
        for size, text_size in zip(every, cycle(TEXT_SIZES), strict=False):
            for theme in THEMES:
                key = next(keys)
                for screen in SCREENS:
                    drawn += 1
                    try:
                        draw(app, size, theme, text_size, screen, key)
                    except Exception:
                        faults += 1
                        print(f"--- {size} {theme} {text_size} {screen} {key}\n{traceback.format_exc()}", flush=True)
        app.shut()
    print(f"{drawn} screens drawn, {faults} faults")
    return 1 if faults else 0
