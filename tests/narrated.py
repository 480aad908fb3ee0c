"""Plays the games by ear: hears only what is spoken, presses only keys.

`python -m tests.narrated [keys…] [--seeds N]` plays each game against the easiest level until it is won, at most so
often, each game to its end; the advice that is spoken is followed."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest import mock

import pygame

from jeux.common.settings import Settings, save_settings
from jeux.common.texts import Texts
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.voice.speaker import Speaker
from tests.desk import FRAME

LONGEST = 4000
"""Keys of a game."""
RING = 1
"""An advice that is heard more often after the same one is not followed every time."""
NEVER_DRAWN = {"quandary": "option-blocked-count"}
"""What is chosen before a game that its sheet lets end without a winner: all of 200 measured games were drawn
(docs/balance.md)."""
PATIENCE = 60.0
"""Seconds to wait for a voice."""


class Recorded(Speaker):
    """A voice that writes down what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.speech: list[str] = []
        self.waiting: list[str] = []
        """What a slow voice would still have to say: an interruption takes it away."""

    def say(self, text: str, language: str, rate: int = 0, *, interrupt: bool = False) -> None:
        self.log.append(text)
        self.speech.append(text)
        self.waiting[:] = [*([] if interrupt else self.waiting), text]

    def hush(self) -> None:
        """Nothing is on its way."""


@contextmanager
def spoken_desk(folder: Path, language: str = "fr", **settings: object) -> Iterator[tuple[App, Recorded]]:
    """The application in a data folder of its own, speaking into a record."""
    usual: dict[str, object] = {"animation": "none", "muted": True, "speech": True, "language": language}
    chosen = Settings().replace(window=(1366, 768), **(usual | settings))
    with mock.patch.dict("os.environ", {"TABLIER_FOLDER": str(folder)}):
        assert save_settings(folder, chosen) is None
        voice = Recorded()
        app = App(ROUTES, propagate=True, speaker=voice)
        try:
            yield app, voice
        finally:
            app.shut()


@dataclass
class BlindPlayer:
    """A person who hears `voice` and presses keys: nothing else of `app` is looked at."""

    app: App
    voice: Recorded
    keys: int = 0
    story: list[str] = field(default_factory=list)

    def frames(self, count: int = 2) -> None:
        for _ in range(count):
            self.app.frame(pygame.event.get(), FRAME)

    def press(self, key: int, unicode: str = "", mod: int = 0) -> list[str]:
        """Press a key, and listen."""
        self.keys += 1
        self.listen()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.Event(kind, key=key, mod=mod, unicode=unicode, scancode=0)
            self.app.frame([*pygame.event.get(), event], FRAME)
        if unicode and not mod:
            self.app.frame([pygame.Event(pygame.TEXTINPUT, text=unicode)], FRAME)
        self.frames(1)
        return self.listen()

    def listen(self) -> list[str]:
        """What was said since one listened last."""
        said, self.voice.speech[:] = list(self.voice.speech), []
        self.story += said
        return said

    def wait(self, speech: Callable[[str], bool]) -> str:
        """Wait until something is said, as long as one is patient."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.frames(1)
            found = next((text for text in self.listen() if speech(text)), None)
            if found:
                return found
            time.sleep(0.004)
        return ""

    def find(self, words: str, key: int = pygame.K_TAB, most: int = 80) -> None:
        """Press a key until these words are heard."""
        for _ in range(most):
            if any(words in text for text in self.press(key)):
                return
        raise AssertionError(f"{words!r} was not heard; last: {self.story[-most:]}")


class Player:
    """Plays one game from the shelf to its end."""

    def __init__(self, blind: BlindPlayer, game: str, texts: Texts, seed: int = 0) -> None:
        self._random = Random(seed)
        self._followed: Counter[tuple[str, str]] = Counter()
        """How often each advice was followed after each other one: what comes back leads round in a ring."""
        self._last = ""
        self.blind, self.game, self.get = blind, game, texts.get
        self.name = texts.game(game, "name")
        self.advice = self.get("hint-step", step="").strip()
        self.no_steps = self.get("heard-no-steps")
        self.several = len(CATALOGUE[game].players) > 1 or CATALOGUE[game].players[0] > 1

    def sit_down(self) -> None:
        """Find the game on the shelf, choose the easiest level, begin."""
        blind = self.blind
        blind.frames(3)
        for letter in self.name.lower():
            blind.press(pygame.key.key_code(letter) if letter.isascii() else pygame.K_UNKNOWN, letter)
        blind.press(pygame.K_RETURN)
        if not any(self.get("button-play") in text for text in blind.press(pygame.K_F4)):
            blind.press(pygame.K_RETURN)
        if self.several:
            blind.find(self.get("level-1"))
            blind.press(pygame.K_RETURN)
        if self.game in NEVER_DRAWN:
            for words in (self.get("new-change"), self.get(f"{self.game}-{NEVER_DRAWN[self.game]}")):
                blind.find(words)
                blind.press(pygame.K_RETURN)
        blind.find(self.get("button-play"))
        blind.press(pygame.K_RETURN)
        blind.frames(4)

    def mine(self) -> str:
        """The side that a person plays, as the situation tells it."""
        told = self.blind.press(pygame.K_F4)
        person = self.get("player-person")
        return next((re.split(",| ·", text)[0] for text in told if person in text), "")

    def play(self) -> tuple[bool, list[str]]:
        """Play to the end: whether the game was won, and what was said of it."""
        blind, side = self.blind, self.mine()
        while blind.keys < LONGEST:
            told = blind.press(pygame.K_F4)
            if self._over(told):
                return self._won(told, side), told
            self._turn(told)
        raise AssertionError(f"{self.game} does not end: {blind.story[-20:]}")

    def _over(self, told: list[str]) -> bool:
        ends = ("end-rematch", "end-again", "end-play-off", "end-next-game", "end-review")
        return any(self.get(end) in text for text in told for end in ends)

    def _won(self, told: list[str], side: str) -> bool:
        if not self.several:
            return True
        return any(text.startswith((f"{side} gagne", f"{side} win")) for text in told)

    def _turn(self, told: list[str]) -> None:
        """Throw, end the turn, wait, or play a step as it is advised."""
        blind = self.blind
        if any(self.get("turn-computer") in text for text in told):
            blind.frames(3)
            time.sleep(0.01)
            return
        listed = blind.press(pygame.K_F7)
        if any(text == self.no_steps for text in listed):
            blind.press(pygame.K_RETURN)
            return
        if not self._advised(listed):
            blind.press(pygame.K_ESCAPE)
            self._ask()
            listed = blind.press(pygame.K_F7)
        two, self._last = (self._last, listed[-1]), listed[-1]
        self._followed[two] += 1
        if self._followed[two] > RING:
            self._choose_another()
        blind.press(pygame.K_RETURN)

    def _choose_another(self) -> None:
        """One of the three best, as « Conseil » tells them when it is pressed once more."""
        blind = self.blind
        blind.press(pygame.K_ESCAPE)
        blind.press(pygame.K_h, "h", pygame.KMOD_ALT)
        blind.frames(40)
        blind.press(pygame.K_F7)
        for _ in range(self._random.randrange(3)):
            if not self._advised(blind.press(pygame.K_DOWN)):
                blind.press(pygame.K_UP)

    def _advised(self, listed: list[str]) -> bool:
        return any(self.advice in text for text in listed)

    def _ask(self) -> None:
        """« Conseil » until a step is told."""
        blind, thinking = self.blind, self.get("hint-thinking")
        badges = self.get("badge-exact"), self.get("badge-estimate")
        for _ in range(6):
            told = blind.press(pygame.K_h, "h", pygame.KMOD_ALT)  # alone, it may begin the name of a place
            if not any(text and text != thinking for text in told):
                told = [blind.wait(lambda text: text != thinking)]
            if any(self.advice in text or badge in told for text in told for badge in badges):
                return
        raise AssertionError(f"no advice was heard; last: {blind.story[-8:]}")


def played(game: str, folder: Path, seed: int) -> tuple[bool, BlindPlayer, list[str]]:
    """One game by ear: whether it was won, who played it, what was said at the end."""
    with spoken_desk(folder) as (app, voice):
        app.show_shelf()
        blind = BlindPlayer(app, voice)
        player = Player(blind, game, app.texts, seed)
        player.sit_down()
        won, end = player.play()
        return won, blind, end


def main() -> int:
    """Play; 0 when every game was won."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--seeds", type=int, default=10)
    asked = parser.parse_args()
    lost = []
    for key in asked.keys or list(CATALOGUE):
        for number in range(1, asked.seeds + 1):
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                won, blind, end = played(key, Path(folder), number)
            took = time.monotonic() - began
            how = "won" if won else "not won"
            sys.stdout.write(f"{key}: {how}, seed {number}, {blind.keys} keys, {took:.0f} s: {' '.join(end)}\n")
            sys.stdout.flush()
            if won:
                break
        else:
            lost.append(key)
    return len(lost)


if __name__ == "__main__":
    sys.exit(main())
