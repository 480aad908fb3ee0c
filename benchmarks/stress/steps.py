"""Random games under all options and presets, every step played by the mouse in a window.

    python -m benchmarks.stress steps --steps 20000 --seed 1
    python -m benchmarks.stress steps --steps 2000 --seed 1 --games twixt

A fault is an exception, or a legal step that the mouse does not play; each kind is printed once with its game, options
and steps, and counted. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path as File
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from benchmarks.stress.events import kind_of, random_options
from jeux.common.settings import THEMES, Settings, save_settings
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.gestures.hand import Path
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.scenes.table.scene import GameScene

DT = 0.05
LONGEST = 120
"""Steps of one game: later ones are like those before."""
LOOKS = 8
"""The ways that a piece can be turned and turned over."""


class OutOfReach(AssertionError):
    """A legal step that the mouse does not play."""


def options_of(game: Game, rng: Random) -> dict[str, str]:
    """A preset, or any options."""
    if game.presets and rng.random() < 0.3:
        return dict(rng.choice(game.presets)[1])
    return random_options(game, rng)


def match_of(key: str, rng: Random) -> Match:
    """A new match of persons, with any number of them."""
    game = CATALOGUE[key]
    seats = (Seat(""),) * rng.choice(game.players)
    dice = rng.choice(forms.DICE) if game.chance else forms.PROGRAM
    return Match.new(key, options_of(game, rng), seats, dice=dice)


class Mouse:
    """Plays steps at one table by clicks alone."""

    def __init__(self, app: App, scene: GameScene, rng: Random) -> None:
        self.app, self.scene, self.session = app, scene, scene.session
        self._rng = rng

    def frame(self, *events: pygame.Event) -> None:
        """One frame with these events."""
        self.app.frame([*pygame.event.get(), *events], DT)

    def point(self, pixel: tuple[float, float]) -> tuple[int, int]:
        """Move the pointer to a pixel."""
        point = round(pixel[0]), round(pixel[1])
        pygame.mouse.set_pos(point)
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        return point

    def click(self, pixel: tuple[float, float]) -> None:
        """Press and release there."""
        point = self.point(pixel)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frame(pygame.Event(kind, pos=point, button=1, touch=False))

    def touch(self, place: str) -> None:
        """Click a place; of a board seen from near, once it has come into sight."""
        display = self.scene.display
        closeup, before = display.board.closeup, None
        while not closeup.whole and display.board.hides(place) and closeup.frame != before:
            before, room, (x, y) = closeup.frame, closeup.room, display.pixel_of(place)
            self.point((min(max(x, room.left), room.right - 1), min(max(y, room.top), room.bottom - 1)))
            for _ in range(8):
                self.frame()
        self.click(display.pixel_of(place))

    def press(self, text: str) -> None:
        """Click the button with these words."""
        found = [button for button in self.scene.widgets.buttons() if button.text == text]
        if not found:
            raise OutOfReach(f"no button {text!r}")
        self.click(found[0].element.rect.center)

    # --- whatever is waited for -----------------------------------------------------------------------------------

    def act(self) -> None:
        """Do what the table waits for: any step, the dice, the end of the turn."""
        get = self.app.texts.get
        match self.session.waiting():
            case Waiting.PERSON:
                self.play(self._rng.choice(self.session.match.legal()))
            case Waiting.THROW:
                self.press(get("button-roll"))
            case Waiting.CONFIRM:
                self.press(get("button-end-turn"))
            case Waiting.ENTER:
                self.click(self._rng.choice(self.scene.faces.faces)[0].center)
            case _:
                self.frame()

    def play(self, step: str) -> None:
        """Play a legal step. Raises `OutOfReach` if that fails."""
        session, before = self.session, self.session.match.steps
        paths = [path for path, plays in session.permit.paths.items() if plays == step]
        whole = [path for path in paths if path not in session.permit.rests and not self._ends_early(path)]
        if self.scene.composer.active and session.match.position.places(step):
            self._put_together(step)
        elif whole:
            path = self._rng.choice(whole)
            # a click where a touch has just moved a man may count as the second of two, and so for nothing
            for place in path * 2 if path[:1] in session.permit.pushes else path:
                if session.match.steps == before:
                    self.touch(place)
        else:
            line = session.wording.button(session.match.position, step)
            if not line:
                raise OutOfReach(f"{step} has neither places nor a button")
            self.press(session.sentences.button(line)[0])
        if session.match.steps[: len(before) + 1] != (*before, step):
            raise OutOfReach(f"{step} after {' '.join(before)}: {session.match.steps[len(before) :]}")

    def _ends_early(self, path: Path) -> bool:
        """Whether the first places of a path play a step already; the step has another path then."""
        return any(path[:count] in self.session.permit.paths for count in range(1, len(path)))

    # --- steps that are put together ------------------------------------------------------------------------------

    def _put_together(self, step: str) -> None:
        composer, position, hand = self.scene.composer, self.session.match.position, self.session.hand
        composing, places = composer.composing, position.places(step)
        assert composing
        if composing.carried:
            self._carry(step, places)
            return
        if composing.offers:
            self._lay(step, places[0])
            return
        for place in (place for place in places if self.scene.display.board.has(place)):
            self.touch(place)
        for _ in range(LOOKS):
            if composer.step() == step:
                break
            composer.turn(0)
        line = composer.line()
        if not line or composer.step() != step:
            raise OutOfReach(f"{step}: {hand.chosen}")
        self.frame()
        self.press(self.session.sentences.button(line)[0])

    def _lay(self, step: str, place: str) -> None:
        """Turn what the hand holds over its place until it lies as in the step, and click."""
        composer, pixel = self.scene.composer, self.scene.display.pixel_of(place)
        self.point(pixel)
        for _ in range(LOOKS):
            if composer.step() == step:
                self.click(pixel)
                return
            composer.turn(0)
        raise OutOfReach(f"{step}: {self.session.hand.aimed}")

    def _carry(self, step: str, places: Sequence[str]) -> None:
        """Take a piece up, turn it and lead it until it lies on these places, and put it down."""
        session, composer = self.session, self.scene.composer
        side = session.match.game.sides[session.match.position.turn]
        self.touch(next(place for place, man in session.match.position.men() if man == side))
        for look in range(LOOKS):
            for place in places:
                self.point(self.scene.display.pixel_of(place))
                if composer.step() == step:
                    self.click(self.scene.display.pixel_of(place))
                    return
            composer.turn(1 if look == LOOKS // 2 - 1 else 0)
        raise OutOfReach(f"{step}: {session.hand.chosen}")


@contextmanager
def window(folder: File, rng: Random) -> Iterator[App]:
    """A window of any theme, in a data folder of its own."""
    settings = Settings(window=(1024, 768), animation="none", muted=True).replace(theme=rng.choice(THEMES))
    with mock.patch.dict(os.environ, {"TABLIER_FOLDER": str(folder)}):
        save_settings(folder, settings)
        app = App(ROUTES, propagate=True)
        try:
            yield app
        finally:
            app.shut()


def play_game(app: App, match: Match, rng: Random, longest: int = LONGEST) -> int:
    """A game from its beginning to its end, or so many steps of it. Returns the number of its steps."""
    app.show_table(match)
    app.frame([], DT)
    scene = app.scene
    assert isinstance(scene, GameScene)
    mouse = Mouse(app, scene, rng)
    while mouse.session.waiting() is not Waiting.OVER and len(match.steps) < longest:
        mouse.act()
    for _ in range(3):
        mouse.frame()
    return len(match.steps)


def sitting(key: str, seed: int, faults: Counter[str]) -> int:
    """One game in a window of its own. Returns the number of its steps."""
    rng = Random(f"{key} {seed}")
    match = match_of(key, rng)
    with tempfile.TemporaryDirectory() as folder, window(File(folder), rng) as app:
        try:
            return play_game(app, match, rng)
        except Exception as error:
            kind = f"{key}: {kind_of(error)}"
            if kind not in faults:
                told = "".join(traceback.format_exception(error)[-6:])
                print(f"--- seed {seed}: {kind}\n{dict(match.record.options)} {match.record.dice}\n{told}", flush=True)
            faults[kind] += 1
            return len(match.steps)


def main() -> int:
    """Games, all of them in turn, until enough steps were played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(CATALOGUE), help="keys, with commas between them")
    asked = parser.parse_args()
    faults: Counter[str] = Counter()
    steps, games, keys = 0, 0, asked.games.split(",")
    while steps < asked.steps:
        steps += sitting(keys[games % len(keys)], asked.seed + games // len(keys), faults)
        games += 1
    print(f"{steps} steps of {games} games, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, count in faults.most_common():
        print(f"{count:6} {kind}")
    return 1 if faults else 0
