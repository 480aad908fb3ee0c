"""The current palette and typeface, and the scale of the window."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.common.palette import apply_palette, colours
from jeux.common.typography import apply_letters

REFERENCE_HEIGHT = 1080
BODY_AT_REFERENCE = 18
SMALLEST_BODY = 15


def apply_theme(theme: str, font: str) -> None:
    """Set the current palette and typeface by name. Called only by the application, at the start and when the settings
    change, before layout."""
    apply_palette(theme)
    apply_letters(font)


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of all sizes in a window: `body` is the text size in pixels."""

    body: int

    @classmethod
    def of(cls, size: tuple[int, int], text_size: int, least: int = 0) -> Scale:
        """The scale for a window's size in pixels and the player's text size in percent, with `body` at least
        `least`."""
        height = min(size[1], size[0] * 3 // 4)
        body = max(SMALLEST_BODY, round(BODY_AT_REFERENCE * height / REFERENCE_HEIGHT))
        return cls(max(least, round(body * text_size / 100)))

    def __call__(self, ems: float) -> int:
        """A length in pixels from a length in body sizes."""
        return round(self.body * ems)

    @property
    def thin(self) -> int:
        """The frame width of a button or a sheet in pixels, scaled: hairlines vanish on a large screen."""
        return max(1, round(self.body / 18)) * colours().border
