"""Waves that the sounds are made of: damped modes, coloured noise, a small room round them, and their loudness."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
PEAK_DB = -6.0
DAMPED = 0.08
"""Seconds over which a short tone dies away: it would be cut otherwise."""
Wave = NDArray[np.float64]
Rng = np.random.Generator

# Modes of a short bar of hard wood lying on another: ratio to the lowest, strength, decay in seconds.
BAR = ((1.0, 1.0, 0.042), (2.57, 0.55, 0.022), (4.95, 0.30, 0.012), (8.1, 0.16, 0.006))
# Modes of a tuned bar hung at its nodes (xylophone): they ring, and the second is tuned two octaves up.
TUNED = ((1.0, 1.0, 0.30), (3.93, 0.30, 0.09), (9.2, 0.08, 0.03), (2.0, 0.10, 0.18))


def seconds(duration: float) -> Wave:
    return np.arange(int(duration * RATE)) / RATE


def filtered(x: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Band-pass by Butterworth-like magnitude in the frequency domain (no phase: fine for noise)."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    rise = 1 / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    fall = 1 / np.sqrt(1 + (f / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(x) * rise * fall, len(x))


def modes(table: tuple[tuple[float, float, float], ...], pitch: float, duration: float, rng: Rng) -> Wave:
    """Sum of damped modes; each strike excites them a little differently."""
    t = seconds(duration)
    wave = np.zeros_like(t)
    for ratio, strength, decay in table:
        f = pitch * ratio * (1 + rng.normal(0, 0.004))
        phase = rng.uniform(0, 0.6)
        wave += strength * rng.uniform(0.8, 1.2) * np.sin(2 * np.pi * f * t + phase) * np.exp(-t / decay)
    return wave


def knock(pitch: float, rng: Rng, body: float = 0.7, click: float = 0.45, duration: float = 0.2) -> Wave:
    """A man set down: the bar, the thump of the board, the grain of the contact."""
    t = seconds(duration)
    wave = modes(BAR, pitch, duration, rng)
    sweep = np.cumsum(150 * np.exp(-t * 9) + 75) / RATE
    wave += body * np.sin(2 * np.pi * sweep) * np.exp(-t / 0.045)
    grain = filtered(rng.normal(0, 1, len(t)), 900, 7000)
    wave += click * grain / np.abs(grain).max() * 2.2 * np.exp(-t / 0.0026)
    wave *= np.minimum(t / 0.0005, 1)
    return wave / np.abs(wave).max()


def clack(sharp: float, rng: Rng, duration: float = 0.05) -> Wave:
    """A die of ivory on wood: two bursts of noise, the contact and the board under it; nothing rings."""
    t = seconds(duration)
    contact = filtered(rng.normal(0, 1, len(t)), 0.45 * sharp, 2.2 * sharp) * np.exp(-t / 0.0035)
    board = filtered(rng.normal(0, 1, len(t)), 180, 800) * np.exp(-t / 0.011)
    wave = contact / np.abs(contact).max() + 0.55 * board / np.abs(board).max()
    wave *= np.minimum(t / 0.0003, 1) * ending(duration, 0.02)
    return wave / np.abs(wave).max()


def ending(duration: float, fade: float) -> Wave:
    """A gain of 1 that falls to 0 over the last `fade` seconds."""
    left = duration - seconds(duration)
    return np.sin(np.minimum(left / fade, 1) * np.pi / 2) ** 2


def friction(duration: float, rng: Rng) -> Wave:
    """A man pushed along the board: noise with the colours of the wood, breathing with the grain."""
    t = seconds(duration)
    noise = rng.normal(0, 1, len(t))
    wave = filtered(noise, 900, 2100) + 0.6 * filtered(noise, 330, 620) + 0.3 * filtered(noise, 2800, 4600)
    grain = filtered(rng.normal(0, 1, len(t)), 14, 60)
    wave = wave * (1 + 0.4 * grain / np.abs(grain).max()) * np.sin(np.pi * t / duration) ** 1.1
    return wave / np.abs(wave).max()


def tone(pitch: float, rng: Rng, duration: float, ring: float = 1.0, fade: float = 0.0) -> Wave:
    """A tuned bar under a soft beater, damped by the hand over the last `fade` seconds."""
    t = seconds(duration)
    wave = modes(tuple((r, a, d * ring) for r, a, d in TUNED), pitch, duration, rng)
    wave *= np.minimum(t / 0.002, 1)
    if fade:
        wave *= ending(duration, fade)
    return wave / np.abs(wave).max()


def lay(parts: list[tuple[float, float, Wave]]) -> Wave:
    """Lay waves on one track: (start, gain, wave)."""
    out = np.zeros(max(int(at * RATE) + len(w) for at, _, w in parts))
    for at, gain, wave in parts:
        i = int(at * RATE)
        out[i : i + len(wave)] += gain * wave
    return out


def room(wave: Wave, duration: float, rng: Rng) -> Wave:
    """A small furnished room round the table, and a clean end within the allotted time."""
    tail = rng.normal(0, 1, int(0.18 * RATE)) * np.exp(-seconds(0.18) / 0.035)
    tail = filtered(tail, 150, 5000)
    tail /= math.sqrt(float((tail**2).sum()))
    wet = (
        np.convolve(wave, tail)
        if len(wave) < 20_000
        else np.fft.irfft(np.fft.rfft(wave, 1 << 18) * np.fft.rfft(tail, 1 << 18))[: len(wave) + len(tail)]
    )
    out = 0.13 * wet
    out[: len(wave)] += wave
    out = out[: int(duration * RATE)]
    loud = np.nonzero(np.abs(out) > 0.003 * np.abs(out).max())[0][-1] + 1
    out = out[:loud]
    fade = min(len(out) // 3, int(0.02 * RATE))
    out[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return out


def loudness(wave: Wave) -> float:
    """Loudness in dB: the loudest 60 ms after a rough A-weighting (an ear integrates short sounds)."""
    heard = filtered(wave, 500, 9000, 1)
    window = min(len(heard), int(0.06 * RATE))
    power = np.convolve(heard**2, np.ones(window) / window, "valid")
    return 10 * math.log10(float(power.max()))


def soften(wave: Wave, ceiling: float) -> Wave:
    """Round the highest crests (tanh) so that short clicks can be as loud as tones under one ceiling."""
    return ceiling * np.tanh(wave / ceiling)


def level(wave: Wave, target: float) -> Wave:
    """Bring to the target loudness, never above the peak."""
    ceiling = 10 ** (PEAK_DB / 20)
    for _ in range(3):
        wave = soften(wave * 10 ** ((target - loudness(wave)) / 20), ceiling)
    return wave
