"""Somebody in front of the packaged program, who sees the screen, moves the mouse, and reads the saved files.

Where to click and what must be seen there is told by a shadow: the same screens, made by the source without a window.
"""

from __future__ import annotations

import shutil
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from jeux.common.paths import data_folder
from jeux.engine.budget import Clock, SearchResult
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.match.match import Match
from jeux.match.record import from_json
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.table.scene import GameScene
from tests import desk
from tests.packaged.program import Program
from tests.packaged.screen import Screen, wait_for
from tests.scenes import hands

ALIKE = 6.0
"""Mean difference of two pictures, of 255, below which they show the same thing."""
OPENED = 60.0
"""Seconds in which a window opens for certain, under wine and on a busy machine too."""
FAIR_LEVEL = 4
"""How the person plays."""


class Sitting:
    """A person on seat `person` who uses `program` on a screen; `shadow` has the settings of the program."""

    def __init__(self, screen: Screen, shadow: App, program: Program, folder: Path, person: int = 0) -> None:
        self.screen, self.shadow, self.program, self.folder = screen, shadow, program, folder
        self.person = person

    def open(self) -> None:
        """Start the program and wait for its window."""
        self.process = self.program.start(self.screen, self.folder)
        self.window = wait_for(lambda: self.screen.window(self.program.window_class), "the window", OPENED)
        assert self.window[2:] == self.shadow.size

    def kill(self) -> None:
        """End the program as a crash of the machine would."""
        self.program.kill(self.process)
        wait_for(lambda: self.screen.window(self.program.window_class) is None, "the window to go")
        wait_for(lambda: not self.program.processes(), "the engine to notice that nobody listens")

    def leave(self) -> int:
        """Close the program; its exit status."""
        return self.program.leave(self.process)

    # --- seeing and clicking --------------------------------------------------------------------------------------

    def click_spot(self, name: str) -> None:
        """Click on a spot of the page that the shadow shows, once it is seen."""
        page, spot = hands.item(self.shadow, name)
        rect = page.on_screen(spot.rect)
        assert page.view.contains(rect), f"{name} is not in view"
        self.click_rect(rect)

    def click_button(self, scene: GameScene, text: str) -> None:
        """Click on a button of the game, once it is seen."""
        self.click_rect(_middle_of(scene, text))

    def fold_end(self, scene: GameScene, text: str) -> None:
        """Click beside the band of an end until a button is seen as the shadow has it, which opens the match as it was
        saved, without a band."""
        left, top = scene.display.board.frame.rect.midtop

        def folded() -> bool:
            self._click(left, top + 8)
            time.sleep(0.7)  # longer than two clicks may be apart
            return self._sees(_middle_of(scene, text))

        wait_for(folded, "the table below the band")

    def click_rect(self, rect: pygame.Rect) -> None:
        """Click in the middle of a part of the window once it looks there as it does in the shadow."""
        self.see(rect)
        self._click(*rect.center)

    def see(self, rect: pygame.Rect) -> None:
        """Wait until a part of the window looks as it does in the shadow."""
        left, top, _, height = self.window
        self.screen.move(left + 3, top + height // 2)  # a place where nothing lights up
        wait_for(lambda: self._sees(rect), f"the picture expected in {rect}")

    def _sees(self, rect: pygame.Rect) -> bool:
        seen = self.screen.look((self.window[0] + rect.left, self.window[1] + rect.top, rect.width, rect.height))
        own = pygame.image.tobytes(self.shadow.screen.subsurface(rect), "BGRA")
        far = sum(abs(a - b) for i, (a, b) in enumerate(zip(own, seen, strict=True)) if i % 4 < 3)
        return far < ALIKE * 3 * rect.width * rect.height

    def _click(self, x: float, y: float) -> None:
        self.screen.click(self.window[0] + x, self.window[1] + y)

    # --- playing --------------------------------------------------------------------------------------------------

    def saved(self, where: str) -> list[Path]:
        """The matches kept in a folder."""
        return sorted((self.folder / where).glob("*.json"))

    def match(self) -> Match:
        """The one match, as it is saved now."""
        (path,) = self.saved("running") or self.saved("finished")
        return Match(from_json(path.read_bytes()))

    def play_first(self, match: Match, kept: bool = True) -> None:
        """Play the first step of a match just begun once its table is seen; from then on it is kept, if it can be."""
        scene = desk.show(self.shadow, lambda app: GameScene(app, match))
        assert isinstance(scene, GameScene)
        step = good_step(match)
        for place in match.position.places(step):
            rect = pygame.Rect(0, 0, 16, 16)
            rect.center = tuple(map(round, scene.display.pixel_of(place)))
            self.click_rect(rect)
        if kept:
            wait_for(lambda: self.saved("running"), "the first save")
        match.play(step)
        desk.show(self.shadow, lambda app: GameScene(app, match))
        self.see(rect)

    def play(self, enough: int) -> Match:
        """Play until so many steps are on the table and the turn is the person's, or the game is over."""
        pixel_of = self.game().display.pixel_of
        seen = False
        while True:
            match = wait_for(self._my_turn, "the turn of the person")
            if match.decider() == OVER or len(match.steps) >= enough:
                return match
            places = match.position.places(good_step(match))
            if not seen:  # a match that is resumed is not on the table at once, and a click before that is lost
                rect = pygame.Rect(0, 0, 16, 16)
                rect.center = tuple(map(round, pixel_of(places[0])))
                self.see(rect)
                seen = True
            for place in places:
                self._click(*pixel_of(place))
            count = len(match.steps)
            wait_for(lambda count=count: len(self.match().steps) > count, "the step that was clicked")  # type: ignore[misc]

    def _my_turn(self) -> Match | None:
        match = self.match()
        return match if match.decider() in (OVER, self.person) else None

    def game(self) -> GameScene:
        """The shadow shows the match as it is saved now."""
        match = self.match()
        scene = desk.show(self.shadow, lambda app: GameScene(app, match))
        assert isinstance(scene, GameScene)
        return scene

    def share(self) -> None:
        """Let the shadow find the matches that the program has begun."""
        shutil.rmtree(data_folder() / "running", ignore_errors=True)
        shutil.copytree(self.folder / "running", data_folder() / "running")


def _middle_of(scene: GameScene, text: str) -> pygame.Rect:
    """The middle of a button of the shadow's game."""
    rect = pygame.Rect(0, 0, 40, 16)
    rect.center = tuple(map(round, desk.button(scene, text)))
    return rect


def good_step(match: Match) -> str:
    """What a fair player would do here."""
    mind = player_of(match.game.key)
    level = mind.levels[FAIR_LEVEL - 1]
    clock = Clock(replace(limits(level), seconds=None))
    return choose(mind, match.position, level, Random(len(match.steps)), clock, hear_nothing).step


def hear_nothing(_: SearchResult) -> None:
    """Nobody listens to the thoughts."""
