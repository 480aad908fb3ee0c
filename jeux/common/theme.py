"""Which palette and letters are in use, and how large everything is."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.common.palette import apply_palette, colours
from jeux.common.typography import apply_letters

REFERENCE_HEIGHT = 1080
BODY_AT_REFERENCE = 18
SMALLEST_BODY = 15


def apply_theme(theme: str, font: str) -> None:
    """Take another palette and other letters, by their names. Called by the application alone, at the
    start and when the settings change, before everything is laid out again."""
    apply_palette(theme)
    apply_letters(font)


@dataclass(frozen=True, slots=True)
class Scale:
    """The one factor that all sizes follow: `body` is the pixel size of running text in this window."""

    body: int

    @classmethod
    def of(cls, size: tuple[int, int], text_size: int, least: int = 0) -> Scale:
        """From the window's size in pixels and the player's text size in percent, the `least` pixels of body at any
        size."""
        height = min(size[1], size[0] * 3 // 4)
        body = max(SMALLEST_BODY, round(BODY_AT_REFERENCE * height / REFERENCE_HEIGHT))
        return cls(max(least, round(body * text_size / 100)))

    def __call__(self, ems: float) -> int:
        """A length in pixels from a length in body sizes."""
        return round(self.body * ems)

    @property
    def thin(self) -> int:
        """The width of the frame of a button or a sheet in pixels: hairlines vanish on a large screen."""
        return max(1, round(self.body / 18)) * colours().border
