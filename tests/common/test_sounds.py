"""The sounds: enough variants of every event, equally loud, short, and nothing wrong without a sound card."""

from __future__ import annotations

import cmath
import math
import os
from array import array
from collections.abc import Iterator
from itertools import accumulate

import pygame
import pytest

from jeux.common.assets import asset
from jeux.common.sounds import EVENTS, Sounds

RATE = 44_100
FULL = 32_768
PEAK = -6.0
"""dBFS that no sound goes above."""
ALIKE = 0.5
"""dB between the loudest and the softest variant of an event."""
SPREAD = 9.5
"""dB between the loudest event and the softest: a refusal is softer than a fingertip on a man."""
WINDOW = RATE * 60 // 1000
"""Samples over which an ear adds up a short sound."""
LONGEST = {"dice": 0.76, "win": 1.61, "draw": 1.61, "loss": 1.41}
SHORT = 0.26
"""Seconds."""


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    assert os.environ.get("SDL_AUDIODRIVER") == "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, 512)
    yield
    pygame.mixer.quit()


def samples(event: str) -> list[array[int]]:
    """The variants of an event, in one channel."""
    found = []
    for path in sorted(asset("sounds").glob(f"{event}_*.ogg")):
        wave = array("h")
        wave.frombytes(pygame.mixer.Sound(str(path)).get_raw())
        found.append(wave)
    return found


def decibels(power: float) -> float:
    return 10 * math.log10(power / FULL**2)


def heard(wave: array[int]) -> Iterator[float]:
    """A sound without the bass that an ear hardly hears: a high-pass of the first order at 500 Hz."""
    kept, out, before = 1 / (1 + 2 * math.pi * 500 / RATE), 0.0, 0
    for value in wave:
        out = kept * (out + value - before)
        before = value
        yield out


def loudness(wave: array[int]) -> float:
    """The loudest 60 ms, in dBFS."""
    sums = list(accumulate((value * value for value in heard(wave)), initial=0.0))
    width = min(WINDOW, len(wave))
    return decibels(max((sums[i + width] - sums[i]) / width for i in range(0, len(wave) - width + 1, 16)))


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_variants_of_one_loudness_that_are_short(event: str) -> None:
    waves = samples(event)
    assert 4 <= len(waves) <= 5
    assert len({bytes(wave) for wave in waves}) == len(waves)
    assert all(len(wave) / RATE <= LONGEST.get(event, SHORT) for wave in waves)
    assert all(decibels(max(abs(value) for value in wave) ** 2) <= PEAK for wave in waves)
    levels = [loudness(wave) for wave in waves]
    assert max(levels) - min(levels) <= ALIKE, levels


def test_events_go_together() -> None:
    levels = {event: loudness(samples(event)[0]) for event in EVENTS}
    assert max(levels.values()) - min(levels.values()) <= SPREAD, levels


def test_a_refusal_is_softer_than_whatever_it_answers() -> None:
    """6 dB below the sound of one's turn, which it was level with."""
    levels = {event: loudness(samples(event)[0]) for event in EVENTS}
    assert levels["illegal"] < min(levels["turn"], levels["place"]) - 5, levels
    assert levels["illegal"] < min(level for event, level in levels.items() if event != "illegal"), levels


@pytest.mark.parametrize("event", EVENTS)
def test_no_sound_is_cut_off(event: str) -> None:
    """The last 20 ms are 12 dB below the whole, and the very end is silent."""
    for wave in samples(event):
        whole, last = (sum(value * value for value in part) / len(part) for part in (wave, wave[-RATE // 50 :]))
        assert decibels(last) < decibels(whole) - 12
        assert max(map(abs, wave[-60:])) < max(map(abs, wave)) / 100


def spectrum(values: list[complex]) -> list[complex]:
    """Their Fourier transform; their number is a power of two."""
    if len(values) == 1:
        return values
    even, odd = spectrum(values[::2]), spectrum(values[1::2])
    turned = [cmath.exp(-2j * cmath.pi * k / len(values)) * value for k, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def flatness(wave: array[int]) -> float:
    """Spectral flatness of the eight loudest windows between 300 Hz and 8 kHz: 1 for white noise, 0 for a pure tone."""
    width = 1024
    windows = [wave[i : i + width] for i in range(0, len(wave) - width, width // 2)]
    windows.sort(key=lambda window: -sum(value * value for value in window))
    powers = [0.0] * (width // 2)
    for window in windows[:8]:
        faded = [complex(x * (0.5 - 0.5 * math.cos(2 * math.pi * i / width))) for i, x in enumerate(window)]
        powers = [power + abs(value) ** 2 for power, value in zip(powers, spectrum(faded), strict=False)]
    band = [power for k, power in enumerate(powers) if 300 < k * RATE / width < 8000]
    return math.exp(sum(map(math.log, band)) / len(band)) / (sum(band) / len(band))


@pytest.mark.parametrize("event", ["dice", "settle"])
def test_dice_make_a_noise_and_no_tune(event: str) -> None:
    """Ivory on wood, measured: 0.20 to 0.48; bars that ring gave 0.016 to 0.077, and tuned ones less than 0.01."""
    assert min(map(flatness, samples(event))) > 0.15
    assert max(map(flatness, samples("turn"))) < 0.01


def test_the_volume_and_the_mute_are_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(40, 60, muted=False)
    volumes: list[float] = []
    monkeypatch.setattr(Sounds, "_load", lambda self, event: [Recorder(volumes)])
    sounds.play("place")
    sounds.play("turn")
    sounds.set_volumes(100, 0, muted=False)
    sounds.play("place")
    sounds.play("turn")
    sounds.set_volumes(100, 100, muted=True)
    sounds.play("place")
    sounds.set_volumes(0, 100, muted=False)
    sounds.play("place")
    sounds.play("win")
    assert volumes == [0.4, 0.6, 1.0, 1.0]


class Recorder:
    """Stands for a sound: notes how loud it was played."""

    def __init__(self, volumes: list[float]) -> None:
        self.volumes = volumes
        self.volume = 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.volumes.append(self.volume)


def test_without_a_sound_card_everything_is_silent_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(70, 70, muted=False)
    assert not sounds.available
    for event in EVENTS:
        sounds.play(event)
    sounds.set_volumes(10, 10, muted=True)
