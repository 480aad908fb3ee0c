"""Plays sounds. Without a sound card everything stays silent and nothing fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame

from jeux.common.assets import asset

EVENTS = tuple(
    "select place slide capture jump flip special dice settle illegal turn hint edge win draw loss page".split()
)

SIGNALS = frozenset("illegal turn hint edge win draw loss".split())
"""Notification events; all others are sounds of pieces and dice. The two groups have separate volumes."""

WOOD = "wood"
"""The material of most men; its recordings bear the names of the events alone."""
OWN: Mapping[str, tuple[str, ...]] = {
    WOOD: EVENTS,
    "felt": ("place", "slide", "capture", "flip"),
    "brass": ("place", "slide", "capture"),
    "tile": ("place", "slide", "capture", "flip"),
    "match": ("place", "slide", "capture"),
    "peg": ("place", "slide", "capture"),
    "heavy": ("place",),
    "lentil": ("capture",),
}
"""For each material the events that it has recordings of, ``<material>_<event>``; all else sounds as in wood. ``heavy``
and ``lentil`` are woods of another weight: a piece of several cells, a seed."""
LIKE = {"jump": "place", "flip": "place"}
"""The events that sound like others where a material has recordings of those alone."""
ROOM = "room"
"""The recording of the room, which goes on."""
PAN = 0.35
"""How far to a side the edges of a board are heard, of 1."""
NEAR_DB = -6.0
"""How much softer a man is heard that has hardly moved than one that came from afar."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Touch:
    """How a man is heard that comes down: its material, where it lands (-1 the left edge of the board, 1 the right
    one), and how far it came (0 to 1)."""

    material: str = WOOD
    across: float = 0.0
    way: float = 1.0

    @property
    def gain(self) -> float:
        """The part of the volume that is heard."""
        return float(10 ** (NEAR_DB * (1 - self.way) / 20))

    @property
    def sides(self) -> tuple[float, float]:
        """The part of the volume left and right: the nearer side keeps all of it."""
        pan = PAN * max(-1.0, min(1.0, self.across))
        return min(1.0, 1 - pan), min(1.0, 1 + pan)


def event_in(material: str, event: str) -> str:
    """The event as which another is heard in a material."""
    alike = LIKE.get(event, event)
    return alike if event not in OWN[material] and alike in OWN[material] else event


class Sounds:
    """Plays one of the recorded variants of an event at random. Mute without an audio device."""

    def __init__(self, effects: int, signals: int, muted: bool, room: bool = False) -> None:
        self.available = True
        self._variants: dict[str, list[Path]] = {}
        self._read: dict[Path, pygame.mixer.Sound] = {}
        self._random = Random(0)
        self._room_heard = False
        try:
            pygame.mixer.pre_init(44100, -16, 2, 512)
            pygame.mixer.init()
        except pygame.error as error:
            self.available = False
            _log.warning("no sound: %s", error)
        self.set_volumes(effects, signals, muted, room)

    def set_volumes(self, effects: int, signals: int, muted: bool, room: bool = False) -> None:
        """Volumes are 0 to 100; `room`: whether the sound of a room goes on, as loud as what is done on the board."""
        self._effects, self._signals = (0.0 if muted else volume / 100 for volume in (effects, signals))
        if self.available:
            self._keep_room(room and bool(self._effects))

    def play(self, event: str, touch: Touch | None = None) -> None:
        """Play one variant of an event at the current volume; with `touch` as the man is heard that makes it."""
        self._strike(event, self._signals if event in SIGNALS else self._effects, touch or Touch())

    def turn_page(self) -> None:
        """Let a leaf be heard that is turned."""
        self._strike("page", self._effects, Touch())

    def _strike(self, event: str, volume: float, touch: Touch) -> None:
        if not self.available or not volume:
            return
        own = touch.material != WOOD and event in OWN[touch.material]
        name = f"{touch.material}_{event}" if own else event
        if name not in self._variants:
            self._variants[name] = self._find(name)
        variants = self._variants[name]
        if variants:
            path = self._random.choice(variants)
            if path not in self._read:  # one at a time, for each takes some milliseconds
                self._read[path] = self._load(path)
            sound = self._read[path]
            sound.set_volume(volume * touch.gain)
            channel = sound.play()
            if channel and touch.across:
                channel.set_volume(*touch.sides)

    def _keep_room(self, wanted: bool) -> None:
        """Begin the sound of the room, end it, or follow the volume; it is read from its file bit by bit."""
        if wanted and not self._room_heard:
            path = asset("sounds") / f"{ROOM}.ogg"
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.play(loops=-1, fade_ms=1500)
        elif self._room_heard and not wanted:
            pygame.mixer.music.stop()
        self._room_heard = wanted
        if wanted:
            pygame.mixer.music.set_volume(self._effects)

    def _find(self, name: str) -> list[Path]:
        paths = sorted(asset("sounds").glob(f"{name}_*.ogg"))
        if not paths:
            _log.warning("no recording of %s", name)
        return paths

    def _load(self, path: Path) -> pygame.mixer.Sound:
        return pygame.mixer.Sound(str(path))
