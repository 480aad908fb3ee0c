"""What `budgets.py` starts beside itself: the window of one game, run for real or frame by frame. `page` is for hands.

    python -m benchmarks.probe frames moulin      milliseconds of each frame in motion (clock, processor), as JSON
    python -m benchmarks.probe page backgammon    milliseconds to build the page before a match (processor), as JSON
    python -m benchmarks.probe menu moulin        the pixel of the button that opens the menu, as JSON
    python -m benchmarks.probe play moulin 0 5    the game, a person against level 5, until the window is closed

`TABLIER_FOLDER` must be set: the probe saves as the program does.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep

from jeux.common.environment import prepare

prepare()

import pygame  # noqa: E402 - reads the environment

from jeux.common.settings import Settings, save_settings  # noqa: E402
from jeux.match.match import Match  # noqa: E402
from jeux.match.record import Seat  # noqa: E402
from jeux.play.table.conductor import Waiting  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import CHANCE, OVER  # noqa: E402
from jeux.scenes.app import App  # noqa: E402
from jeux.scenes.newgame.scene import NewGameScene  # noqa: E402
from jeux.scenes.routes import ROUTES  # noqa: E402
from jeux.scenes.table.scene import GameScene  # noqa: E402

WINDOW = (1280, 800)
FRAMES = 600
BUILDS = 40
DT = 1 / 60


class EndlessApp(App):
    """The application at one table, where a game that has ended is followed by another one: the band of an end lies
    over the button that is clicked."""

    def frame(self, events: list[pygame.Event], dt: float) -> None:
        """A frame, with a new match once the last one has ended."""
        super().frame(events, dt)
        table = self.scene
        held = pygame.mouse.get_pressed()[0]  # a click that has begun is to act
        if not held and isinstance(table, GameScene) and table.session.match.decider() == OVER:
            match = table.session.match
            self.go(lambda app: GameScene(app, Match.new(match.game.key, {}, match.record.seats)))


def open_match(key: str, levels: tuple[int, ...], animation: str, app_of: type[App] = App) -> tuple[App, GameScene]:
    """The application with a new match of `key` on the table; levels for more seats than the game has are left out."""
    save_settings(Path(os.environ["TABLIER_FOLDER"]), Settings(window=WINDOW, animation=animation, language="fr"))
    app = app_of(ROUTES, propagate=True)
    seats = tuple(Seat("", level) for level in levels[: max(CATALOGUE[key].players)])
    scene = GameScene(app, Match.new(key, {}, seats))
    app.go(lambda app: scene)
    app.frame([], 0.0)
    while scene.moving:  # its board is read in a thread
        sleep(DT)
        app.frame([], DT)
    return app, scene


def frames(key: str) -> list[tuple[float, float]]:
    """Milliseconds, by the clock and of the processor, of the frames in motion of a game played at random."""
    app, scene = open_match(key, (0, 0), "normal")
    rng = Random(1)
    spent: list[tuple[float, float]] = []
    while len(spent) < FRAMES:
        if not scene.moving:
            app, scene = go_on(app, scene, rng)
        events = pygame.event.get()
        started, processor = perf_counter(), process_time()
        app.frame(events, DT)
        if scene.moving:
            spent.append((1000 * (perf_counter() - started), 1000 * (process_time() - processor)))
    app.shut()
    return spent


def go_on(app: App, scene: GameScene, rng: Random) -> tuple[App, GameScene]:
    """The next step of whoever is to act; a new game after the end."""
    session, match = scene.session, scene.session.match
    waiting = session.conductor.waiting()
    if match.decider() == OVER:
        app.shut()
        return open_match(match.game.key, (0, 0), "normal")
    if waiting is Waiting.CONFIRM:
        session.confirm()
    elif match.decider() == CHANCE:
        session.throw()
    else:
        session.play(rng.choice(match.legal()))
    return app, scene


def page(key: str) -> list[float]:
    """Milliseconds of the processor to build the screen before a match anew, as after a change of size."""
    save_settings(Path(os.environ["TABLIER_FOLDER"]), Settings(window=WINDOW, language="fr"))
    app = App(ROUTES, propagate=True)
    spent: list[float] = []
    for _ in range(BUILDS):
        started = process_time()
        scene = NewGameScene(app, key)
        scene.enter()
        spent.append(1000 * (process_time() - started))
        scene.leave()
    app.shut()
    return spent


def menu(key: str) -> tuple[int, int]:
    """The pixel of the window where the button lies that opens the menu of a table."""
    app, scene = open_match(key, (0, 0), "none")
    app.frame([], DT)
    words = app.texts.get("button-menu")
    [place] = [button.element.rect.center for button in scene.widgets.buttons() if button.text == words]
    app.shut()
    x, y = place
    return int(x), int(y)


def main(words: list[str]) -> None:
    """Do what is asked."""
    mode, key, *levels = words
    if mode == "frames":
        print(json.dumps(frames(key)))
    elif mode == "page":
        print(json.dumps(page(key)))
    elif mode == "menu":
        print(json.dumps(menu(key)))
    else:
        app, _ = open_match(key, tuple(map(int, levels)), "none", EndlessApp)
        app.run()


if __name__ == "__main__":
    main(sys.argv[1:])
