"""Input that can arrive on any screen: dropped files and texts, and the keys for open and paste."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common import shortcuts
from jeux.common.keys import KeyMap


class Arrivals:
    """Collects the files of one drop, which arrive as separate events, while `admitted` returns True. `open_files`
    opens the matches in those files, `open_text` the match in a text, and `ask` asks the player what to open."""

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
        """Handle a drop event; ignore any other."""
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
        """Run the open or paste command of a key that the screen did not use; True when there was one."""
        asked = event.type == pygame.KEYDOWN and self._admitted()
        act = shortcuts.act_of(keys, event, self._acts) if asked else None
        if act:
            act()
        return act is not None

    def _paste(self) -> None:
        self._open_text(pygame.scrap.get_text())
