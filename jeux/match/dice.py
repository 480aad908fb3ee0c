"""Dice that anyone can check: the die number i of a game is a function of its seed and of i alone.

Before the first throw the program shows the `commitment` of the seed, then takes a word from each player; at the end
the seed is shown, and these few lines give every die again. What is played, undone or thought has no part in it.

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
    """A seed from the generator of the system: the only thing ever left to chance."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the game, 64 hexadecimal digits: it binds the seed without giving it away."""
    return hashlib.sha256(_TAG + seed).hexdigest()


class Dice:
    """The endless row of dice of one game.

    `words` are what the players typed once the commitment was shown, one each, empty allowed."""

    __slots__ = ("_counter", "_drawn", "_key")

    def __init__(self, seed: bytes, game_id: str, words: tuple[str, ...]) -> None:
        assert len(seed) == SEED_BYTES, len(seed)
        typed = hashlib.sha256("|".join(words).encode()).digest()
        self._key = hmac.digest(seed, _TAG + game_id.encode() + b"|" + typed, "sha256")
        self._drawn: list[int] = []
        self._counter = 0

    def take(self, first: int, count: int) -> tuple[int, ...]:
        """The dice number `first` to `first + count - 1`, the first of the game being number 0."""
        while len(self._drawn) < first + count:
            block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._drawn += [1 + byte % 6 for byte in block if byte < _FAIR]
            self._counter += 1
        return tuple(self._drawn[first : first + count])
