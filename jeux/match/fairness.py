"""Statistics of a match's dice: the frequency of each number, whether that is unusual, and the proof.

Chooses no dice: it counts those thrown, and writes what others need to verify them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass

from jeux.match import forms
from jeux.match.dice import commitment
from jeux.match.match import Match
from jeux.match.record import Record, beginning, dice_name, dice_of, replay
from jeux.rules import CATALOGUE
from jeux.rules.contract import FACES, Position, Thrown

FEWEST = 30
"""The least number of dice for a χ² test: each number must be expected five times (Cochran, 1954)."""
UNUSUAL, RARE = 0.05, 0.01
"""The p-values below which the result is called unusual, and rare."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of a throw, and the seat that threw each (-1: nobody in particular)."""

    dice: tuple[int, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of throws. `by_seat` has the count of each number for each seat, `total` for all; `doubles` is the number
    of doubles in `pairs` throws of two dice by one seat; `face` has the longest absence, `drought` throws in a row (0,
    0 before any throw)."""

    by_seat: tuple[tuple[int, ...], ...]
    total: tuple[int, ...]
    doubles: int
    pairs: int
    face: int
    drought: int

    @property
    def dice(self) -> int:
        """The number of dice."""
        return sum(self.total)


def throws_of(record: Record, number: int) -> list[Throw]:
    """The throws of one game of a match, counted from 0."""
    played = record.games[number]
    positions = replay(beginning(CATALOGUE[record.game], played, record.players), played.steps)
    return throws_between(record, number, positions)


def throws_between(record: Record, number: int, positions: Sequence[Position]) -> list[Throw]:
    """The throws of one game of a match, given its positions.

    If a step does not show its dice, the program's dice are recomputed; real dice are unknown."""
    played, throws, first = record.games[number], [], 0
    drawn = dice_of(record, number) if record.dice == forms.PROGRAM else None
    for position, step in zip(positions, played.steps, strict=False):
        count = position.throws()
        thrown = [effect for effect in position.effects(step) if isinstance(effect, Thrown)] if count else []
        for effect in thrown:
            seats = [(side - played.turned) % record.players if side >= 0 else -1 for side in effect.sides]
            throws.append(Throw(effect.dice, tuple(seats)))
        if count and drawn and not thrown:
            throws.append(Throw(drawn.take(first, count), (-1,) * count))
        first += count
    return throws


def tally(throws: Sequence[Throw], players: int) -> Tally:
    """The counts of some throws."""
    by_seat = [[0] * FACES for _ in range(players)]
    total = [0] * FACES
    for throw in throws:
        for die, seat in zip(throw.dice, throw.seats, strict=True):
            total[die - 1] += 1
            if seat >= 0:
                by_seat[seat][die - 1] += 1
    pairs = [throw.dice for throw in throws if len(throw.dice) == 2 and len(set(throw.seats)) == 1]
    drought, face = max((_absence(throws, face), face) for face in range(1, FACES + 1)) if throws else (0, 0)
    doubles = sum(first == second for first, second in pairs)
    return Tally(tuple(map(tuple, by_seat)), tuple(total), doubles, len(pairs), face, drought)


def _absence(throws: Sequence[Throw], face: int) -> int:
    """The longest run of throws without a number."""
    longest = current = 0
    for throw in throws:
        current = 0 if face in throw.dice else current + 1
        longest = max(longest, current)
    return longest


def chi_square(counts: Sequence[int]) -> float:
    """The χ² statistic against equal frequencies."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def share_beyond(chi: float) -> float:
    """The p-value: the share of fair series whose χ² is at least `chi`, with five degrees of freedom (six faces).

    Abramowitz & Stegun, *Handbook of Mathematical Functions* (1964), 26.4.4 for ν = 5."""
    root = math.sqrt(chi)
    density = math.exp(-chi / 2) / math.sqrt(2 * math.pi)
    return math.erfc(root / math.sqrt(2)) + 2 * density * (root + root**3 / 3)


def verdict(counts: Sequence[int]) -> str:
    """``few`` if there are too few dice to judge, else ``usual``, ``unusual`` or ``rare``."""
    if sum(counts) < FEWEST:
        return "few"
    share = share_beyond(chi_square(counts))
    return "rare" if share < RARE else "unusual" if share < UNUSUAL else "usual"


# --- the proof --------------------------------------------------------------------------------------------------------


def agrees(match: Match) -> bool:
    """Whether the dice of this game match its seed."""
    dice, first = dice_of(match.record, len(match.record.games) - 1), 0
    for position, step in zip(match.positions, match.steps, strict=False):
        count = position.throws()
        if count:
            if position.outcome(dice.take(first, count)) != step:
                return False
            first += count
    return True


def proof(match: Match) -> str:
    """The input of ``assets/help/verify_dice.py``: for each game its name, commitment, words, throws, and its seed once
    it is revealed. Empty for real dice."""
    record = match.record
    if record.dice == forms.MANUAL:
        return ""
    lines = []
    for number, played in enumerate(record.games):
        seed = match.seed_shown(number)
        throws = " ".join("-".join(map(str, throw.dice)) for throw in throws_of(record, number))
        lines += [
            f"game {number + 1}",
            f"name {dice_name(record, number)}",
            f"seal {commitment(bytes.fromhex(played.seed))}",
            f"words {json.dumps(played.words)}",
            f"throws {throws}",
            *([f"seed {seed}"] if seed else []),
        ]
    return "\n" + "\n".join(lines) + "\n"
