"""Synthesise the sounds: wood on wood here, other materials in `materials`.

Nothing is recorded: a struck bar is a handful of damped modes, a board under it a low thump, a man pushed along a board
coloured noise. Each event gets a few variants, for an ear spots at once a sample that comes back unchanged.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import numpy as np
import soundfile
from materials import RECORDINGS, Maker
from waves import (
    DAMPED,
    PEAK_DB,
    RATE,
    Rng,
    Wave,
    clack,
    ending,
    filtered,
    friction,
    knock,
    lay,
    level,
    loudness,
    room,
    seconds,
    tone,
)

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
MARGIN_DB = 0.2
"""How far below the greatest peak a recording stays, for it is read by other decoders."""
ROOM, ROOM_SECONDS, ROOM_DB = "room", 17.0, -44.0
"""The recording that goes on as long as the player wants it: its name, its length, its loudness over the whole."""


def select(n: int, rng: Rng) -> Wave:
    """Fingertip on a man: light, high, no board under it."""
    return knock(880 + 70 * n, rng, body=0.12, click=0.25, duration=0.09)


def place(n: int, rng: Rng) -> Wave:
    return knock(470 + 38 * n, rng)


def slide(n: int, rng: Rng) -> Wave:
    rub = friction(0.17 + 0.01 * n, rng)
    stop = knock(540 + 30 * n, rng, body=0.5, duration=0.08) * ending(0.08, 0.06)
    return lay([(0, 0.55, rub), (0.13 + 0.01 * n, 0.6, stop)])


def capture(n: int, rng: Rng) -> Wave:
    """Man against man, then against the board."""
    first = knock(780 + 50 * n, rng, body=0.2, click=0.6, duration=0.12)
    return lay([(0, 0.8, first), (0.07, 1.0, knock(400 + 25 * n, rng, body=0.9, duration=0.17))])


def jump(n: int, rng: Rng) -> Wave:
    """Lifted (a breath of friction), then set down firmly."""
    rub = friction(0.07, rng)
    return lay([(0, 0.3, rub), (0.075, 1.0, knock(430 + 35 * n, rng, body=1.0, duration=0.17))])


def flip(n: int, rng: Rng) -> Wave:
    """Turned over: a breath of the fingers, one edge on the board, then the flat face, lighter than a man set down."""
    rub = friction(0.075 + 0.006 * n, rng)
    edge = knock(830 + 60 * n, rng, body=0.15, click=0.5, duration=0.07)
    face = knock(590 + 45 * n, rng, body=0.4, click=0.35, duration=0.11)
    return lay([(0, 0.4, rub), (0.07, 0.55, edge), (0.112 + 0.005 * n, 0.9, face)])


def special(n: int, rng: Rng) -> Wave:
    """A mill, a fortress, a doubling: a rising fourth on two tuned bars over the knock."""
    root = (392.0, 440.0, 415.3, 466.16)[n - 1]
    return lay(
        [
            (0, 0.55, knock(520, rng, duration=0.12)),
            (0.012, 0.75, tone(root, rng, 0.235, 0.35, DAMPED)),
            (0.085, 0.9, tone(root * 4 / 3, rng, 0.165, 0.42, DAMPED)),
        ]
    )


def dice(n: int, rng: Rng) -> Wave:
    """Two dice thrown on a board: hits that thin out and weaken, the last ones rolling over edges."""
    parts = []
    at, gap = 0.0, 0.030
    while at < 0.62:
        fade = 1 - 0.6 * at / 0.62
        parts.append((at, float(rng.uniform(0.35, 1.0)) * fade, clack(float(rng.uniform(1900, 3600)), rng)))
        at += gap * float(rng.uniform(0.5, 1.5))
        gap *= 1.06
    return lay(parts)


def settle(n: int, rng: Rng) -> Wave:
    """The two dice come to rest, one just after the other."""
    sharp = 1800 + 150 * n
    return lay([(0, 0.9, clack(sharp, rng)), (0.075 + 0.008 * n, 0.7, clack(1.2 * sharp, rng))])


def signal(first: float, second: float, rng: Rng) -> Wave:
    return lay([(0, 0.8, tone(first, rng, 0.15, 0.28, DAMPED)), (0.095, 0.9, tone(second, rng, 0.15, 0.32, DAMPED))])


def illegal(n: int, rng: Rng) -> Wave:
    """Falling minor third, low and muffled: it says no without scolding."""
    root = 233.08 * 2 ** ((n - 1) / 24)
    return filtered(signal(root, root / 1.189, rng), 60, 900)


def turn(n: int, rng: Rng) -> Wave:
    """Rising fifth: over to you."""
    root = 349.23 * 2 ** ((n - 1) / 24)
    return signal(root, root * 1.5, rng)


def hint(n: int, rng: Rng) -> Wave:
    """Rising major third, higher: an idea."""
    root = 523.25 * 2 ** ((n - 1) / 24)
    return signal(root, root * 1.26, rng)


def edge(n: int, rng: Rng) -> Wave:
    """The end of a line: a soft beater on a damped bar, twice, the second time lower."""
    root = 293.66 * 2 ** ((n - 1) / 24)
    return signal(root, root / 1.5, rng)


def win(n: int, rng: Rng) -> Wave:
    """Four bars of a major chord, the octave held."""
    root = (392.0, 349.23, 415.3, 369.99)[n - 1]
    chord = tuple(root * 2 ** (step / 12) for step in (0, 4, 7, 12))
    notes = [(0.105 * i, 0.7, tone(f, rng, 1.1, 1.3)) for i, f in enumerate(chord)]
    return lay([*notes, (0.42, 0.5, tone(chord[0] / 2, rng, 1.1, 1.6)), (0.42, 0.35, tone(chord[1], rng, 1.1, 1.3))])


def loss(n: int, rng: Rng) -> Wave:
    """Three low bars going down to the minor third and home: over, without a scolding."""
    root = (220.0, 207.65, 233.08, 196.0)[n - 1]
    notes = [(0.16 * i, 0.7, tone(root * 2 ** (step / 12), rng, 1.0, 1.1)) for i, step in enumerate((7, 3, 0))]
    return lay([*notes, (0.32, 0.3, tone(root / 2, rng, 1.0, 1.2))])


def draw(n: int, rng: Rng) -> Wave:
    """Two notes, there and back: nobody won, nothing is wrong."""
    low = (392.0, 349.23, 415.3, 369.99)[n - 1]
    high = low * 4 / 3
    return lay(
        [
            (0, 0.7, tone(low, rng, 0.8, 1.0)),
            (0.2, 0.7, tone(high, rng, 0.8, 1.0)),
            (0.4, 0.75, tone(low, rng, 0.95, 1.2)),
            (0.4, 0.35, tone(low / 2, rng, 0.95, 1.2)),
        ]
    )


def page(n: int, rng: Rng) -> Wave:
    """A leaf that is turned: a breath along its edge, the crackle of the fold, its fall on the next."""
    breath = filtered(rng.normal(0, 1, len(seconds(0.26))), 1100, 5200)
    breath *= np.sin(np.pi * np.linspace(0, 1, len(breath)) ** (0.7 + 0.06 * n)) ** 2 / np.abs(breath).max()
    crackle = [
        (float(at), float(rng.uniform(0.15, 0.5)), clack(float(rng.uniform(3200, 5600)), rng, 0.03))
        for at in rng.uniform(0.04, 0.16, 5)
    ]
    fall = filtered(rng.normal(0, 1, len(seconds(0.1))), 300, 1800) * np.exp(-seconds(0.1) / 0.018)
    return lay([(0, 0.7, breath), *crackle, (0.2, 0.4, fall * ending(0.1, 0.05) / np.abs(fall).max())])


# event: maker, variants, longest duration in seconds, loudness in dB under the common level
EVENTS: dict[str, tuple[Maker, int, float, float]] = {
    "select": (select, 4, 0.15, -7.0),
    "place": (place, 4, 0.25, 0.0),
    "slide": (slide, 4, 0.25, -3.0),
    "capture": (capture, 4, 0.25, 0.0),
    "jump": (jump, 4, 0.25, 0.0),
    "flip": (flip, 4, 0.25, -1.0),
    "special": (special, 4, 0.25, -1.0),
    "dice": (dice, 4, 0.75, -3.0),
    "settle": (settle, 4, 0.25, -4.0),
    "illegal": (illegal, 4, 0.25, -9.0),
    "turn": (turn, 4, 0.25, -3.0),
    "hint": (hint, 4, 0.25, -4.0),
    "edge": (edge, 4, 0.25, -7.0),
    "win": (win, 4, 1.6, -1.0),
    "draw": (draw, 4, 1.6, -2.0),
    "loss": (loss, 4, 1.4, -3.0),
    "page": (page, 4, 0.4, -11.0),
    **{name: (maker, 4, 0.25, loud) for name, (maker, loud) in RECORDINGS.items()},
}


def hearth() -> Wave:
    """A furnished room in the evening: its air, low and wide, and a fire that ticks now and then. Every part is wrapped
    round the end, so that it goes on for ever without a seam."""
    rng, length = np.random.default_rng(12), int(ROOM_SECONDS * RATE)
    f = np.fft.rfftfreq(length, 1 / RATE)
    colour = 1 / np.maximum(f, 40) / np.sqrt(1 + (60 / np.maximum(f, 1)) ** 4) / np.sqrt(1 + (f / 700) ** 4)
    air = np.fft.irfft(np.fft.rfft(rng.normal(0, 1, length)) * colour, length)
    wave = air / np.sqrt((air**2).mean())
    for _ in range(26):
        tick = float(rng.uniform(0.3, 2.2)) * clack(float(rng.uniform(1400, 4200)), rng, 0.03)
        wave[(int(rng.integers(length)) + np.arange(len(tick))) % length] += tick
    hushed = np.convolve(np.abs(np.concatenate([wave[-400:], wave, wave[:399]])), np.ones(800), "valid")
    wave = np.roll(wave, -int(hushed.argmin()))  # what is lost by coding at both ends is lost where there is least
    return wave * 10 ** (ROOM_DB / 20) / np.sqrt((wave**2).mean())


def make_room() -> None:
    """Write what is heard between the moves, by those who want it."""
    path = SOUNDS / f"{ROOM}.ogg"
    soundfile.write(path, hearth(), RATE, format="OGG", subtype="VORBIS", compression_level=0.8)
    back, _ = soundfile.read(path)
    print(f"{path.name:14} {len(back) / RATE:.3f} s  {path.stat().st_size / 1024:4.1f} KiB")


def make(event: str, common: float = -15.0) -> None:
    """Write the variants of one event."""
    maker, variants, duration, offset = EVENTS[event]
    for n in range(1, variants + 1):
        rng = np.random.default_rng([sum(map(ord, event)), n])
        wave = level(room(maker(n, rng), duration, rng), common + offset)
        path = SOUNDS / f"{event}_{n}.ogg"
        for _ in range(3):  # what is coded is a little louder or softer than what was to be
            soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS")
            back, _ = soundfile.read(path)
            peak = 20 * math.log10(float(np.abs(back).max()))
            wave *= 10 ** (min(common + offset - loudness(back), PEAK_DB - MARGIN_DB - peak) / 20)
        print(
            f"{path.name:14} {len(back) / RATE:.3f} s  peak {peak:5.1f} dB  loud {loudness(back):6.1f} dB  "
            f"{path.stat().st_size / 1024:4.1f} KiB"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("events", nargs="*", default=[*EVENTS, ROOM])
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for event in parser.parse_args().events:
        make_room() if event == ROOM else make(event)


if __name__ == "__main__":
    main()
