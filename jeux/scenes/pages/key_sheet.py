"""A dialogue to change the keys of a command: replace, add or remove one, and resolve a clash with another command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.keys import MOST_KEYS, STANDING, KeyMap, printed
from jeux.common.shortcuts import chord
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.ui.widgets import ARROWS, ENTER

KEPT = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_SPACE, *ENTER, *ARROWS)
"""The keys that mean the same on every screen."""


class KeySheet(ChoiceSheet):
    """Assigns the next key pressed to a command. `back` leads to the page of keys."""

    def __init__(self, app: App, name: str, does: str, back: Callable[[], None]) -> None:
        super().__init__(app)
        self._name, self._does, self._leave = name, does, back
        self._ask(besides=name in STANDING)

    @property
    def _get(self) -> Callable[..., str]:
        return self.app.texts.get

    def _ask(self, besides: bool) -> None:
        """Wait for a key that replaces the first one or, with `besides`, is added to the others."""
        self.takes_keys, self._besides = True, besides
        keys = self.app.texts.keys
        caps = ", ".join(self.app.texts.caps(self._name)) or self._get("key-change-none")
        self.title, self.sentence = self._does, self._get(f"key-change-{'more' if besides else 'ask'}", keys=caps)
        self.choices = [
            (self._get("key-change-keep"), self.back, "primary"),
            *self._to_add(keys),
            *self._to_drop(keys),
            *self._to_reset(keys),
        ]

    def _to_add(self, keys: KeyMap) -> list[Choice]:
        own = keys.own(self._name)
        if self._besides or not 0 < len(own) < MOST_KEYS:
            return []
        return [(self._get("key-change-add"), self._ask_for_more, "plain")]

    def _ask_for_more(self) -> None:
        self._ask(besides=True)
        self.ask(self.title, self.sentence, self.choices)

    def _to_drop(self, keys: KeyMap) -> list[Choice]:
        """Choices to remove a key, as long as another one is left."""
        own = keys.own(self._name)
        if len(own) < 2 and self._name not in STANDING:
            return []
        return [(self._get("key-change-drop", key=printed(key, self._get)), self._drop(key), "plain") for key in own]

    def _drop(self, key: str) -> Callable[[], None]:
        return partial(self._keep, self.app.texts.keys.without(self._name, key))

    def _to_reset(self, keys: KeyMap) -> list[Choice]:
        if self._name not in keys.changed:
            return []
        return [(self._get("key-change-reset"), lambda: self._keep(keys.reset(self._name)), "plain")]

    def key(self, event: pygame.Event) -> bool:
        """Fixed keys move between the buttons; any other key is assigned."""
        pressed = chord(event)
        if not self.takes_keys or not pressed or event.key in KEPT:
            return super().key(event)
        other = self.app.texts.keys.holder(self._name, pressed)
        if other:
            self._ask_about(pressed, other)
        elif pressed in self.app.texts.keys.of(self._name):
            self.back()
        else:
            self._keep(self.app.texts.keys.put(self._name, pressed, self._besides))
        return True

    def enter_without_focus(self, key: int) -> bool:
        """Enter presses the first button."""
        self.choices[0][1]()
        return True

    def _ask_about(self, key: str, other: str) -> None:
        """Ask what to do when another command already uses the key."""
        self.takes_keys, keys = False, self.app.texts.keys
        choices: list[Choice] = [(self._get("key-change-keep"), self.back, "plain")]
        if keys.own(self._name) and not self._besides:
            exchanged = keys.exchange(self._name, key, other)
            choices.insert(0, (self._get("key-change-exchange"), lambda: self._keep(exchanged), "primary"))
        elif len(keys.own(other)) > 1 or other in STANDING:
            taken = keys.without(other, key).put(self._name, key, self._besides)
            choices.insert(0, (self._get("key-change-take"), lambda: self._keep(taken), "primary"))
        does = self._get(f"key-{other}-does")
        self.ask(self._does, self._get("key-change-clash", key=printed(key, self._get), does=does), choices)

    def _keep(self, keys: KeyMap) -> None:
        self.app.change(self.app.settings.replace(keys=keys.changed))
        self.back()

    def back(self) -> bool:
        self._leave()
        return True


class ResetSheet(ChoiceSheet):
    """Asks for confirmation before all keys are reset to the defaults."""

    def __init__(self, app: App, back: Callable[[], None]) -> None:
        super().__init__(app)
        get = app.texts.get
        self._leave = back
        self.title, self.sentence = get("keyboard-reset"), get("keyboard-reset-question")
        self.choices = [
            (get("key-change-keep"), self.back, "primary"),
            (get("keyboard-reset-yes"), self._reset, "plain"),
        ]

    def _reset(self) -> None:
        self.app.change(self.app.settings.replace(keys={}))
        self._leave()

    def back(self) -> bool:
        self._leave()
        return True
