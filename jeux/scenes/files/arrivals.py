"""What arrives at the window at any time: files that are dropped on it, and the keys for opening and pasting."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common import shortcuts
from jeux.common.keys import KeyMap


class Arrivals:
    """Gathers the files of one gesture, one by one, while they are `admitted`. `open_files` goes to the match
    in some files, `open_text` to what a text holds, `ask` asks what to open."""

    def __init__(
        self,
        admitted: Callable[[], bool],
        open_files: Callable[[list[str]], object],
        open_text: Callable[[str], object],
        ask: Callable[[], object],
    ) -> None:
        self._admitted = admitted
        self._open_files, self._open_text = open_files, open_text
        self._files: list[str] = []
        self._acts: dict[str, Callable[[], object]] = {"open": ask, "paste": self._paste}

    def take(self, event: pygame.Event) -> None:
        """Look whether something is dropped."""
        if not self._admitted():
            return
        if event.type == pygame.DROPFILE:
            self._files.append(event.file)
        elif event.type == pygame.DROPTEXT:
            self._open_text(event.text)

    def open(self) -> None:
        """Open what was dropped since the last frame."""
        files, self._files = self._files, []
        if files:
            self._open_files(files)

    def key(self, event: pygame.Event, keys: KeyMap) -> bool:
        """Do what a key means that nothing on the screen has used."""
        asked = event.type == pygame.KEYDOWN and self._admitted()
        act = shortcuts.act_of(keys, event, self._acts) if asked else None
        if act:
            act()
        return act is not None

    def _paste(self) -> None:
        self._open_text(pygame.scrap.get_text())
