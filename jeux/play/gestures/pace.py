"""How long each event lasts at each speed, in seconds.

The values follow other programs: Lichess takes 0, 120, 250 or 500 ms for a slide, KReversi 300 ms for a flip.
"""

from __future__ import annotations

SPEEDS = ("normal", "fast", "slow", "none")
DURATIONS: dict[str, tuple[float, float, float, float]] = {
    "slide": (0.28, 0.14, 0.55, 0.0),
    "poise": (0.09, 0.045, 0.15, 0.0),
    "capture": (0.32, 0.16, 0.6, 0.0),
    "flip": (0.3, 0.18, 0.48, 0.0),
    "fall": (0.42, 0.22, 0.7, 0.0),
    "formed": (0.4, 0.2, 0.6, 0.0),
    "lit": (0.3, 0.15, 0.6, 0.0),
    "traced": (0.9, 0.45, 1.4, 0.0),
    "dice": (0.75, 0.35, 1.2, 0.0),
    "turn-board": (0.8, 0.4, 1.4, 0.0),
    "pause": (1.0, 0.4, 1.9, 0.0),
    "ply": (0.6, 0.3, 1.2, 0.0),
    "grow": (0.26, 0.13, 0.5, 0.0),
    "page": (0.16, 0.08, 0.32, 0.0),
    "dialogue": (0.12, 0.06, 0.24, 0.0),
    "end": (1.2, 0.6, 1.8, 0.0),
}


def duration(event: str, speed: str) -> float:
    """Seconds that an event lasts at the chosen speed."""
    return DURATIONS[event][SPEEDS.index(speed)]


def between_plies(speed: str) -> float:
    """Seconds between two steps that are shown one after the other. Without animations too, each has to be seen."""
    return duration("ply", "normal" if speed == "none" else speed)


class EndLight:
    """The moment between the last step of a game and the light on what has won. `lit`: it has passed."""

    def __init__(self) -> None:
        self.lit = True
        self._waited = 0.0

    def begin(self, animation: str) -> None:
        """Wait anew, where things move."""
        self.lit, self._waited = not duration("lit", animation), 0.0

    def advance(self, dt: float, animation: str) -> bool:
        """Let `dt` seconds pass. Returns True when the light has just come on."""
        self._waited += dt
        comes = not self.lit and self._waited >= duration("lit", animation)
        self.lit = self.lit or comes
        return comes


class EndPause:
    """The pause on the final position before the result is shown. `over`: it has passed."""

    def __init__(self) -> None:
        self.over = False
        self._seen = 0.0

    def advance(self, dt: float, animation: str) -> bool:
        """Let `dt` seconds pass. Returns True when the pause has just ended."""
        self._seen += dt
        ends = not self.over and self._seen >= duration("end", animation)
        self.over = self.over or ends
        return ends
