"""The sounds: enough variants of every event, equally loud, short, and nothing wrong without a sound card."""

from __future__ import annotations

import cmath
import math
import os
from array import array
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise
from pathlib import Path

import pygame
import pytest

from jeux.common.assets import asset
from jeux.common.sounds import EVENTS, OWN, ROOM, WOOD, Sounds, Touch, event_in
from jeux.play.table.noises import KNOCKS

RATE = 44_100
FULL = 32_768
PEAK = -6.0
"""dBFS that no sound goes above."""
ALIKE = 0.5
"""dB between the loudest and the softest variant of an event."""
NEARLY_ALIKE = 1.0
"""The same for other materials, whose clicks are shorter than what an ear adds up."""
SPREAD = 9.5
"""dB between the loudest event and the softest: a refusal is softer than a fingertip on a man."""
WINDOW = RATE * 60 // 1000
"""Samples over which an ear adds up a short sound."""
LONGEST = {"dice": 0.76, "win": 1.61, "draw": 1.61, "loss": 1.41, "page": 0.41}
SHORT = 0.26
"""Seconds."""
MATERIALS = tuple(f"{material}_{event}" for material, events in OWN.items() if material != WOOD for event in events)
"""The recordings of other materials than wood on wood."""
TOGETHER = tuple(event for event in EVENTS if event != "page")
PAPER = -26.0
"""dBFS of a leaf that is turned."""
HEAVIEST = 1_300_000
"""Bytes of all recordings."""


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


@pytest.mark.parametrize("event", [*EVENTS, *MATERIALS])
def test_every_event_has_variants_of_one_loudness_that_are_short(event: str) -> None:
    waves = samples(event)
    assert 4 <= len(waves) <= 5
    assert len({bytes(wave) for wave in waves}) == len(waves)
    assert all(len(wave) / RATE <= LONGEST.get(event, SHORT) for wave in waves)
    assert all(decibels(max(abs(value) for value in wave) ** 2) <= PEAK for wave in waves)
    levels = [loudness(wave) for wave in waves]
    assert max(levels) - min(levels) <= (ALIKE if event in EVENTS else NEARLY_ALIKE), levels


def test_events_go_together() -> None:
    levels = {event: loudness(samples(event)[0]) for event in TOGETHER}
    assert max(levels.values()) - min(levels.values()) <= SPREAD, levels


def test_materials_go_with_wood() -> None:
    """Light things are softer, none drowns the signals, none is lost."""
    wood = loudness(samples("place")[0])
    levels = {name: loudness(samples(name)[0]) - wood for name in MATERIALS}
    assert -8 <= min(levels.values()) <= max(levels.values()) <= 1, levels


def test_a_page_is_the_softest_of_all() -> None:
    levels = [loudness(wave) for wave in samples("page")]
    assert all(abs(level - PAPER) <= 1.5 for level in levels), levels
    assert max(levels) < min(loudness(samples(event)[0]) for event in TOGETHER)


def test_the_recordings_stay_small() -> None:
    """And each is played by a material or an event."""
    files = list(asset("sounds").glob("*.ogg"))
    assert {path.stem.rpartition("_")[0] or path.stem for path in files} == {*EVENTS, *MATERIALS, ROOM}
    assert sum(path.stat().st_size for path in files) <= HEAVIEST


def test_the_room_is_far_below_what_is_done_and_has_no_seam() -> None:
    wave = array("h")
    wave.frombytes(pygame.mixer.Sound(str(asset("sounds") / f"{ROOM}.ogg")).get_raw())
    assert -50 < decibels(sum(value * value for value in wave) / len(wave)) < -40
    assert decibels(max(map(abs, wave)) ** 2) < -25
    assert abs(wave[0] - wave[-1]) <= max(abs(b - a) for a, b in pairwise(wave)) / 20, "less than a spark"
    assert len(wave) / RATE > 15, "nobody hears it come back"


def test_a_refusal_is_softer_than_whatever_it_answers() -> None:
    """6 dB below the sound of one's turn, which it was level with."""
    levels = {event: loudness(samples(event)[0]) for event in TOGETHER}
    assert levels["illegal"] < min(levels["turn"], levels["place"]) - 5, levels
    assert levels["illegal"] < min(level for event, level in levels.items() if event != "illegal"), levels


@pytest.mark.parametrize("event", [*EVENTS, *MATERIALS])
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


def powers(wave: array[int], begins: float = 0.0, width: int = 8192) -> list[float]:
    """The power at each multiple of `RATE` / `width`, from a moment on."""
    first = int(begins * RATE)
    part = [*wave[first : first + width]]
    return [abs(value) ** 2 for value in spectrum([*map(complex, part), *[0j] * (width - len(part))])[: width // 2]]


def centroid(wave: array[int], begins: float = 0.0, width: int = 8192) -> float:
    """The middle of the spectrum in Hz, each frequency weighed by its power."""
    found = powers(wave, begins, width)
    return sum(k * power for k, power in enumerate(found)) / sum(found) * RATE / width


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def crest(wave: array[int]) -> tuple[float, float]:
    """When 2 ms of a sound are loudest, and how long after that they are still within 20 dB, in seconds."""
    width = RATE // 500
    sums = list(accumulate((value * value for value in wave), initial=0))
    loud = [sums[i + width] - sums[i] for i in range(0, len(wave) - width, 22)]
    top = max(loud)
    last = max(i for i, power in enumerate(loud) if power > top / 100)
    return loud.index(top) * 22 / RATE, (last - loud.index(top)) * 22 / RATE


def test_materials_are_told_apart_by_their_height() -> None:
    """Measured: heavy wood 270 Hz, felt 310, wood 570, brass 1 300, tiles 1 900, matches 2 800, lentils 4 100."""
    order = "heavy_place felt_place place brass_place tile_place match_place lentil_capture".split()
    heights = [mean(map(centroid, samples(name))) for name in order]
    assert all(high > 1.1 * low for low, high in pairwise(heights)), heights


def test_felt_swallows_what_is_high() -> None:
    for event in OWN["felt"]:
        for wave in samples(f"felt_{event}"):
            found = powers(wave)
            high = sum(found[round(900 * 8192 / RATE) :]) / sum(found)
            assert high < 0.08, (event, high)


@pytest.mark.parametrize(("material", "ratios"), [("brass", (2.32, 4.25)), ("tile", (2.76, 5.40))])
def test_brass_and_clay_ring_in_modes_that_make_no_chord(material: str, ratios: tuple[float, ...]) -> None:
    """Each mode stands 10 dB above what lies between it and the next."""
    for wave in samples(f"{material}_place"):
        found = powers(wave)
        low = max(range(round(700 * 8192 / RATE), round(2200 * 8192 / RATE)), key=found.__getitem__)
        for ratio in ratios:
            peak = max(found[round(low * ratio * 0.98) : round(low * ratio * 1.02) + 1])
            beside = mean(found[round(low * ratio * 1.10) : round(low * ratio * 1.20)])
            assert peak > 10 * beside, (material, ratio, low * RATE / 8192)


def test_what_is_light_is_over_soon_and_brass_rings_on() -> None:
    lasts = {name: mean(crest(wave)[1] for wave in samples(name)) for name in MATERIALS}
    assert lasts["match_place"] < 0.07
    assert lasts["match_place"] < lasts["tile_place"] < lasts["brass_place"] < 0.18, lasts


def test_a_peg_clicks_at_the_rim_and_knocks_at_the_bottom() -> None:
    for wave in samples("peg_place"):
        assert centroid(wave, 0.0, 1024) > 2 * centroid(wave, 0.05, 4096)


@pytest.mark.parametrize("name", [name for name in MATERIALS if name != "peg_place"])
def test_other_materials_knock_when_wood_would(name: str) -> None:
    """So that a man is heard when it lands; a peg is heard before it is at the bottom."""
    at = [crest(wave)[0] for wave in samples(name)]
    due = KNOCKS.get(name.partition("_")[2], 0.0)
    assert all(abs(one - due) < 0.025 for one in at), at


def flatness(wave: array[int]) -> float:
    """Spectral flatness of the eight loudest windows between 300 Hz and 8 kHz: 1 for white noise, 0 for a pure tone."""
    width = 1024
    windows = [wave[i : i + width] for i in range(0, len(wave) - width, width // 2)]
    windows.sort(key=lambda window: -sum(value * value for value in window))
    added = [0.0] * (width // 2)
    for window in windows[:8]:
        faded = [complex(x * (0.5 - 0.5 * math.cos(2 * math.pi * i / width))) for i, x in enumerate(window)]
        added = [power + abs(value) ** 2 for power, value in zip(added, spectrum(faded), strict=False)]
    band = [power for k, power in enumerate(added) if 300 < k * RATE / width < 8000]
    return math.exp(sum(map(math.log, band)) / len(band)) / (sum(band) / len(band))


@pytest.mark.parametrize("event", ["dice", "settle"])
def test_dice_make_a_noise_and_no_tune(event: str) -> None:
    """Ivory on wood, measured: 0.20 to 0.48; bars that ring gave 0.016 to 0.077, and tuned ones less than 0.01."""
    assert min(map(flatness, samples(event))) > 0.15
    assert max(map(flatness, samples("turn"))) < 0.01


def test_the_volume_and_the_mute_are_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(40, 60, muted=False)
    volumes: list[float] = []
    monkeypatch.setattr(Sounds, "_load", lambda self, path: Recorder(volumes))
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
    sounds.turn_page()
    assert volumes == [0.4, 0.6, 1.0, 1.0]


class Recorder:
    """Stands for a sound, and for what plays it: notes how loud it was played, in the middle or on which side."""

    def __init__(self, volumes: list[float], sides: list[tuple[float, float]] | None = None) -> None:
        self.volumes, self.sides = volumes, sides
        self.volume = 1.0

    def set_volume(self, volume: float, right: float | None = None) -> None:
        if right is None:
            self.volume = volume
        elif self.sides is not None:
            self.sides.append((volume, right))

    def play(self) -> Recorder:
        self.volumes.append(self.volume)
        return self


def test_a_man_is_heard_where_it_lands_and_softer_after_a_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(100, 100, muted=False)
    volumes: list[float] = []
    sides: list[tuple[float, float]] = []
    monkeypatch.setattr(Sounds, "_load", lambda self, path: Recorder(volumes, sides))
    for across, way in ((-1.0, 1.0), (0.0, 1.0), (0.5, 0.5), (1.0, 0.0), (7.0, 0.0)):
        sounds.play("place", Touch(across=across, way=way))
    assert [round(20 * math.log10(volume), 2) for volume in volumes] == [0.0, 0.0, -3.0, -6.0, -6.0]
    assert sides == [(1.0, 0.65), (0.825, 1.0), (0.65, 1.0), (0.65, 1.0)], "in the middle nothing is taken away"


def test_a_material_sounds_in_its_own_recordings_and_else_as_wood(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds, loaded = Sounds(100, 100, muted=False), list[str]()

    def load(_sounds: Sounds, path: Path) -> Recorder:
        loaded.append(path.stem.rpartition("_")[0])
        return Recorder([])

    monkeypatch.setattr(Sounds, "_load", load)
    for material, event in (
        ("wood", "jump"),
        ("felt", "flip"),
        ("brass", "flip"),
        ("heavy", "jump"),
        ("lentil", "place"),
    ):
        sounds.play(event_in(material, event), Touch(material))
    assert loaded == ["jump", "felt_flip", "brass_place", "heavy_place", "place"]


def test_the_room_is_heard_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Off by default, off when muted, as loud as what is done on the board."""
    playing = pygame.mixer.music.get_busy
    sounds = Sounds(50, 50, muted=False)
    assert not playing()
    sounds.set_volumes(50, 50, muted=False, room=True)
    assert playing()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)
    for effects, muted in ((0, False), (50, True)):
        sounds.set_volumes(effects, 50, muted=muted, room=True)
        assert not playing()
        sounds.set_volumes(20, 50, muted=False, room=True)
        assert playing()
    sounds.set_volumes(20, 50, muted=False)
    assert not playing()


def test_without_a_sound_card_everything_is_silent_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(70, 70, muted=False)
    assert not sounds.available
    for event in EVENTS:
        sounds.play(event)
    sounds.play("place", Touch("felt", -1.0, 0.0))
    sounds.turn_page()
    sounds.set_volumes(10, 10, muted=False, room=True)
