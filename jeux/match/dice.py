"""Verifiable dice: die number i of a game is a function of the seed and i only.

Before the first throw the program shows the `commitment` of the seed and lets each player add a word. At the end it
reveals the seed, from which anyone can recompute every die with these few lines. Moves, undo and thinking do not affect
the dice.

    C = SHA-256("jeux-des-v1|" ‖ seed)                                            shown first
    k = HMAC-SHA256(seed, "jeux-des-v1|" ‖ game id ‖ "|" ‖ SHA-256(words joined with "|"))
    bytes of HMAC-SHA256(k, counter), counter = 0, 1, 2… on 8 bytes, big-endian; 252 to 255 are skipped
    die = 1 + byte mod 6
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SEED_BYTES = 32
_TAG = b"jeux-des-v1|"
_FAIR = 252
"""The largest multiple of 6 in a byte: the bytes from there on would favour the small dice."""


def new_seed() -> bytes:
    """A seed from the system's random generator: the only source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment to a seed, 64 hexadecimal digits: shown before the game, it fixes the seed without revealing
    it."""
    return hashlib.sha256(_TAG + seed).hexdigest()


class Dice:
    """The endless sequence of dice of one game.

    `words` are those the players added once the commitment was shown, one each; may be empty."""

    __slots__ = ("_counter", "_drawn", "_key")

    def __init__(self, seed: bytes, game_id: str, words: tuple[str, ...]) -> None:
        assert len(seed) == SEED_BYTES, len(seed)
        typed = hashlib.sha256("|".join(words).encode()).digest()
        self._key = hmac.digest(seed, _TAG + game_id.encode() + b"|" + typed, "sha256")
        self._drawn: list[int] = []
        self._counter = 0

    def take(self, first: int, count: int) -> tuple[int, ...]:
        """The dice number `first` to `first + count - 1`, counted from 0."""
        while len(self._drawn) < first + count:
            block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._drawn += [1 + byte % 6 for byte in block if byte < _FAIR]
            self._counter += 1
        return tuple(self._drawn[first : first + count])
