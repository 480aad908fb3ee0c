"""Damaged files: each mutation of a file is read, or refused with an error that has its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from jeux.common.texts import Texts
from jeux.formats.contract import Format, FormatError
from jeux.formats.sentences import sentence

PIECES = (b"", b"9" * 30, *(bytes((letter,)) for letter in b'\0\xff()[]{};"\\\nx- '))


def mutated(content: bytes, rng: Random) -> bytes:
    """The content with one to four changes: a piece put in, cut out, doubled, moved or replaced."""
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(content) + 1)
        end = min(len(content), start + rng.choice((0, 1, 1, 2, 8, 60)))
        change = rng.choice((rng.choice(PIECES), content[start:end] * 2, bytes((rng.randrange(256),)), b""))
        content = content[:start] + change + content[end:]
    return content


def survives(kind: Format, contents: Sequence[bytes], times: int, seed: int) -> int:
    """Read so many mutations of some files, and write back those that are read. How many were read."""
    rng, texts, read = Random(seed), Texts("fr"), 0
    assert kind.write
    for _ in range(times):
        try:
            records = kind.read(mutated(rng.choice(contents), rng))
            read += 1
            kind.write(records)
        except FormatError as error:
            said = sentence(error, texts)
            if not said:
                raise
    return read
