"""Somebody who has one key: it waits until the frame is where it wants to go, and presses."""

from __future__ import annotations

import random
from unittest import mock

import pygame

from jeux.access.tree import Act, Request
from jeux.scenes.app import App
from jeux.scenes.seen.stops import Group, Stop
from jeux.scenes.table.scene import GameScene
from jeux.views.board import BoardView
from tests.desk import frames

STEP = 4.0
"""Seconds of each frame: the frame of scanning goes on in each of them."""
LONGEST = 200
"""Frames until what is wanted must have come."""
ALL_ROUND = 60
"""Windows that the longest page takes."""
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

    def look_round(self) -> set[Request]:
        """Go into each group and through it, and out of it again by its own way back; through what is further down on a
        long page, too. Returns all that the frame came to."""
        found: set[Request] = set()
        for _ in range(ALL_ROUND):
            before, looked = len(found), set[str]()
            while (group := self.walk.group) and group.key not in looked:
                looked.add(group.key)
                found |= self._look_into(group)
                self.wait()
            further = [stop for stop in self.stops() if stop.request.act is Act.SHOW]
            if not further or len(found) == before:
                return found
            self.choose(further[0])
        raise AssertionError("the frame goes on without an end")

    def _look_into(self, group: Group) -> set[Request]:
        """All that the frame comes to in a group; it leads out of it again."""
        if len(group.stops) == 1:
            return {group.stops[0].request}
        self.press()
        found: set[Request] = set()
        while not self.walk.leaves:
            assert self.walk.stop, "the way back comes last"
            found.add(self.walk.stop.request)
            self.wait()
        self.press()
        assert self.walk.group
        assert self.walk.group.key == group.key
        assert self.walk.stop is None, "out of the group again"
        return found

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
