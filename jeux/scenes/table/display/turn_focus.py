"""The list of turns under the keyboard: Tab leads to it, the arrows from turn to turn, each told in whole sentences."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.scenes.table.display.turn_columns import words_of
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.ui.drawing import LEAST_SIDE
from jeux.ui.items import Described, Item


class TurnFocus(Item):
    """The list as one thing that can have the focus. The mouse is left to the list itself."""

    name = "turns"
    aside = True

    def __init__(self, rows: TurnRows, area: Callable[[], pygame.Rect]) -> None:
        self._rows, self._area = rows, area

    @property
    def rect(self) -> pygame.Rect:  # type: ignore[override]
        """Where the list is now."""
        return self._area()

    @property
    def enabled(self) -> bool:
        return bool(self._rows.walked) and self._area().height >= LEAST_SIDE

    def described(self, texts: Texts) -> Described:
        turns, pointed = self._rows.walked, self._rows.pointed
        numbers = [number for number, turn in enumerate(turns) if turn.first == pointed]
        number = numbers[0] if numbers else len(turns) - 1
        words = words_of(turns[number]).replace("\n", " ") if turns else ""
        return Described(
            Role.BUTTON, words, texts.get("heard-turns"), position=(number + 1, len(turns)) if turns else None
        )

    def press(self) -> bool:
        pointed = self._rows.pointed
        if pointed is not None:
            self._rows.opened ^= {pointed}
        return pointed is not None

    def nudge(self, step: int) -> bool:
        self._rows.walk(step)
        return True

    def focus(self) -> None:
        self._rows.walk(0)

    def blur(self) -> None:
        self._rows.pointed = None
