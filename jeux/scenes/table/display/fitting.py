"""Letters of the sheet that leave room for all that it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from jeux.common.theme import SMALLEST_BODY, Scale


@final
class SheetFit:
    """Holds the letters of a sheet back once it has no room for its words and buttons. They stay so until the window,
    its letters or the language change: a sheet whose letters changed from turn to turn could not be read."""

    def __init__(self) -> None:
        self._held: tuple[object, Scale] | None = None

    def scale(self, wished: Scale, kind: object) -> Scale:
        """The scale of the sheet where `wished` is that of its kind: what it depends on besides."""
        return self._held[1] if self._held and self._held[0] == (wished, kind) else wished

    def hold_back(self, wished: Scale, kind: object, fits: Callable[[Scale], bool]) -> bool:
        """Choose the largest letters that are smaller than now and fit; the smallest if none do. True if there are
        smaller ones."""
        scale = before = self.scale(wished, kind)
        while scale.body > SMALLEST_BODY:
            scale = Scale(scale.body - 1)
            if fits(scale):
                break
        self._held = (wished, kind), scale
        return scale != before
