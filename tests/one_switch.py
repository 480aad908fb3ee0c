"""Somebody who has one key: it waits until the frame is where it wants to go, and presses."""

from __future__ import annotations

import random
from unittest import mock

import pygame

from jeux.scenes.app import App
from jeux.scenes.seen.stops import Stop
from jeux.scenes.table.scene import GameScene
from jeux.views.board import BoardView
from tests.desk import frames

STEP = 4.0
"""Seconds of each frame: the frame of scanning goes on in each of them."""
LONGEST = 200
"""Frames until what is wanted must have come."""
NEAR = 5
"""A game is played among so many of the first places: to wait for the others takes long."""
TAKES_BACK = ("Annuler", "Reprendre", "Menu", "Conseil", "Règle", "Voir", "Coups joués", "Coups permis", "Proposer")
"""How the buttons begin that do not carry a game on."""


class OneSwitch:
    """Plays by a switch that is a key."""

    def __init__(self, app: App, key: int = pygame.K_SPACE, written: str = " ") -> None:
        self.app, self.walk = app, app.follower.scanner.walk
        self._key, self._written = key, written
        self.presses = 0

    def wait(self) -> None:
        """Let the frame go on once."""
        self.app.frame(pygame.event.get(), STEP)

    def press(self) -> None:
        """Press the key, as the system tells it, and let it up."""
        down, up = (
            pygame.Event(kind, key=self._key, mod=0, unicode=self._written, scancode=0)
            for kind in (pygame.KEYDOWN, pygame.KEYUP)
        )
        frames(self.app, 1, [down, pygame.Event(pygame.TEXTINPUT, text=self._written), up])
        self.presses += 1

    def stops(self) -> list[Stop]:
        """All that can be chosen now, in whatever group it is."""
        return [stop for group in self.walk.groups for stop in group.stops]

    def choose(self, wanted: Stop) -> None:
        """Choose this once the frame is there, its group first; what is gone meanwhile is left."""
        for _ in range(LONGEST):
            if wanted.request not in [one.request for one in self.stops()]:
                return
            group, stop = self.walk.group, self.walk.stop
            assert group
            mine = wanted.request in [one.request for one in group.stops]
            if stop and stop.request == wanted.request:
                self.press()
                return
            if (mine and not stop and not self.walk.leaves) or (self.walk.leaves and not mine):
                self.press()
            else:
                self.wait()
        raise AssertionError(f"the frame never came to {wanted.name}")

    def named(self, name: str) -> Stop:
        """What can be chosen and is called so, once it is there."""
        for _ in range(LONGEST):
            found = [stop for stop in self.stops() if stop.name.startswith(name)]
            if found:
                return found[0]
            self.wait()
        raise AssertionError((name, [stop.name for stop in self.stops()]))

    def play(self, scene: GameScene, chance: random.Random, most: int) -> None:
        """Play a game to its end in at most so many choices, each at random among those that carry it on. Nobody looks
        at the board."""
        with mock.patch.object(BoardView, "draw"):
            self._play(scene, chance, most)

    def _play(self, scene: GameScene, chance: random.Random, most: int) -> None:
        for _ in range(most):
            if scene.match.position.result() is not None:
                return
            wanted = self._wanted(scene)
            if wanted:
                self.choose(chance.choice(wanted))
            else:
                pygame.time.wait(2)  # the other one thinks
                self.wait()
        raise AssertionError(f"after {most} choices the game goes on")

    def _wanted(self, scene: GameScene) -> list[Stop]:
        """What carries the game on: places, but not the one that was just chosen; a button where there is one, too."""
        chosen = [f"place {place}" for place in scene.session.hand.chosen[-1:]]
        places = [stop for group in self.walk.groups if group.board for stop in group.stops]
        others = [stop for stop in self.stops() if stop not in places and not stop.name.startswith(TAKES_BACK)]
        free = [stop for stop in places if stop.request.key not in chosen]
        return [*others, *free[:NEAR]]
