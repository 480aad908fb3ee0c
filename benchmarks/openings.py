"""How soon a table opens by each of the ways that lead to one, in the loop of the window.

    python -m benchmarks.openings resume hex      milliseconds until the click shows, until the board is there, and of
                                                  the longest frame before it, as JSON
    python -m benchmarks.openings hold hex        milliseconds for which the thread that reads a board holds the window

One way a process, as for a person who has just started the program: nothing is in its caches that the shelf has not
drawn. `TABLIER_FOLDER` must be set: the program saves there.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep

from jeux.common.environment import prepare

prepare()

import pygame  # noqa: E402 - reads the environment

from benchmarks.probe import WINDOW  # noqa: E402
from jeux.common import reading  # noqa: E402
from jeux.common.assets import asset  # noqa: E402
from jeux.common.settings import Settings, save_settings  # noqa: E402
from jeux.match.match import Match  # noqa: E402
from jeux.match.record import Seat  # noqa: E402
from jeux.play.learn.lesson.lessons import course_of  # noqa: E402
from jeux.play.setup.filters import PEOPLE  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.scenes import ahead  # noqa: E402
from jeux.scenes.app import App  # noqa: E402
from jeux.scenes.newgame.scene import NewGameScene  # noqa: E402
from jeux.scenes.routes import ROUTES  # noqa: E402
from jeux.scenes.screen import Act, Learning  # noqa: E402
from jeux.scenes.shelf.scene import ShelfScene  # noqa: E402
from jeux.scenes.table.scene import GameScene  # noqa: E402
from jeux.views.games import view_of  # noqa: E402

CALM_SECONDS = 2.0
"""What a person takes before the click, in which the screen shown loads what comes next."""
MOST_SECONDS = 2.0
TICK = 0.0005
"""Seconds that the loop sleeps while another thread reads: what it sleeps longer, it was held."""


class Flips:
    """When the window showed a new picture."""

    def __init__(self, app: App) -> None:
        self._flip, self.times = app.window.flip, list[float]()
        setattr(app.window, "flip", self)  # noqa: B010 - of another type

    def __call__(self) -> None:
        self._flip()
        self.times.append(perf_counter())


def calm(app: App, seconds: float) -> None:
    """Frames as they come, as the loop of the application takes them."""
    end, dt = perf_counter() + seconds, 0.0
    while perf_counter() < end:
        app.frame(pygame.event.get(), dt)
        busy = any(scene.moving for scene in (app.scene, app.dialogue) if scene)
        dt = app.clock.tick(60 if busy else 20) / 1000


def is_there(app: App) -> bool:
    """Whether what was opened is shown whole."""
    return not app.scene.ground.awaited if isinstance(app.scene, GameScene) else isinstance(app.scene, NewGameScene)


def timed(app: App, act: Act) -> dict[str, float]:
    """What a click costs that does `act`."""
    flips, left, dt, longest = Flips(app), app.scene, 0.0, 0.0
    started = perf_counter()
    act()
    while app.scene is left or not is_there(app):
        begun = perf_counter()
        app.frame(pygame.event.get(), dt)
        longest = max(longest, perf_counter() - begun)
        if begun - started > MOST_SECONDS:
            sys.exit("it does not open")
        dt = app.clock.tick(60) / 1000
    shown, whole = flips.times[0] - started, flips.times[-1] - started
    return {"shown": 1000 * shown, "whole": 1000 * whole, "frame": 1000 * longest}


def saved(app: App, key: str) -> Match:
    """A match of two persons that was begun and kept."""
    match = Match.new(key, {}, (Seat(""),) * min(2, max(CATALOGUE[key].players)))
    match.play(match.legal()[0])  # one without a step is not kept
    assert app.store.save(match.record) is None
    return match


def shelf(app: App) -> ShelfScene:
    """The shelf, drawn."""
    app.show_shelf()
    calm(app, CALM_SECONDS)
    assert isinstance(app.scene, ShelfScene)
    return app.scene


def to_page(app: App, key: str) -> Act:
    """From the shelf to the page before a match."""
    shelf(app)
    return lambda: app.show_new_game(key, PEOPLE)


def to_play(app: App, key: str) -> Act:
    """From that page to the table."""
    app.show_new_game(key, PEOPLE)
    calm(app, CALM_SECONDS)
    assert isinstance(app.scene, NewGameScene)
    return app.scene.play


def to_resume(app: App, key: str) -> Act:
    """From the shelf to a match that was begun."""
    match = saved(app, key)
    scene = shelf(app)
    summary = next(one for one in scene.matches if one.id == match.record.id)
    return lambda: scene.resume(summary)


def to_file(app: App, key: str) -> Act:
    """From the shelf to the match of a file."""
    file = next(Path(os.environ["TABLIER_FOLDER"]).rglob(f"{saved(app, key).record.id}.*"))
    shelf(app)
    return lambda: app.routes.open_files(app, [str(file)])


def to_rematch(app: App, key: str) -> Act:
    """From a table to the match after it."""
    app.show_table(saved(app, key))
    calm(app, CALM_SECONDS)
    assert isinstance(app.scene, GameScene)
    return app.scene.exits.rematch


def to_lesson(app: App, key: str) -> Act:
    """From the list of lessons to the first of them."""
    learning = Learning(key, app.show_shelf, app.show_shelf)
    app.go(lambda app: app.routes.learn(app, learning))
    calm(app, CALM_SECONDS)
    return lambda: app.go(lambda app: app.routes.lesson(app, learning, course_of(key).lessons[0].id))


WAYS: dict[str, Callable[[App, str], Act]] = {
    "page": to_page,
    "play": to_play,
    "resume": to_resume,
    "file": to_file,
    "rematch": to_rematch,
    "lesson": to_lesson,
}
"""What is clicked, by what it leads to."""


def opening(way: str, key: str) -> dict[str, float]:
    """Milliseconds of a way in a program that has just started."""
    folder = Path(os.environ["TABLIER_FOLDER"])
    save_settings(folder, Settings(window=WINDOW, animation="none", language="fr"))
    app = App(ROUTES, propagate=True)
    ahead.look_after_memory()
    calm(app, 0.1)
    ahead.after_first_frame(app.routes.load_next)
    calm(app, CALM_SECONDS)
    spent = timed(app, WAYS[way](app, key))
    app.shut()
    return spent


def hold(key: str) -> float:
    """Milliseconds for which the loop is held at most while the picture of a board is read beside it."""
    pygame.display.init()
    pygame.display.set_mode(WINDOW)
    name = view_of(CATALOGUE[key], {}).look.layout.picture
    path = asset("images", key, f"{name}.webp")
    read, longest = reading.beside(path), 0.0
    while not read.done():
        begun = perf_counter()
        sleep(TICK)
        longest = max(longest, perf_counter() - begun - TICK)
    read.result()
    return 1000 * longest


if __name__ == "__main__":
    what, of = sys.argv[1:]
    print(json.dumps(hold(of) if what == "hold" else opening(what, of)))
