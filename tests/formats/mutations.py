"""Files of every format with damage of all kinds: they are read and written again, or refused with a sentence.

python -m tests.formats.mutations [--count N] [--format KEY]: N damaged files a format (10 000), and the slowest one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from jeux.common.console import write_line
from jeux.common.texts import Texts
from jeux.formats.catalogue import formats
from jeux.formats.contract import Format, FormatError
from jeux.formats.recognise import recognise
from jeux.formats.sentences import sentence
from jeux.match.match import Match
from jeux.match.record import to_json
from jeux.rules import CATALOGUE
from tests.formats.games import played

LANGUAGES = {language: Texts(language) for language in ("fr", "en")}
_WORDS = (
    *("[", "]", "(", ")", ";", ":", "\\", '"', "{", "}", "\n", "\r\n", "\t", "\0", " ", "#", "-", "/", ".", "*", "|"),
    *(
        "0",
        "9" * 30,
        "-1",
        "a1",
        "zz99",
        "swap",
        "resign",
        "pass",
        "B[]",
        ";W[a1]",
        "GM[1]",
        "SZ[19:3]",
        "(;",
        "é",
        "\ud7ff",
    ),
    *("[Game", "play ", "undo 9\n", "new ", "position ", "[" * 50, "(" * 2000, "null", "true", '"kept": 3', "\ufeff"),
)


def specimens(kind: Format, rng: Random, count: int = 12) -> list[bytes]:
    """Files of a format as it writes them, of games played at random."""
    found: list[bytes] = []
    for number in range(40 * count):
        key = rng.choice(kind.games or tuple(CATALOGUE))
        record = played(key, (0, 4, 12, 40)[number % 4], rng)
        try:
            if kind.write:
                found.append(kind.write((record,)))
            elif kind.show:
                found.append(kind.show(Match(record)).encode())
        except FormatError:
            continue
        if len(found) == count:
            break
    return found


def with_what_is_kept(rng: Random) -> list[bytes]:
    """Our own files of matches that other formats told, with what these keep in them."""
    found: list[bytes] = []
    for kind in formats().values():
        for content in specimens(kind, rng, 4):
            try:
                records = kind.read(content)
            except FormatError:  # a game that has not begun is nothing in some formats
                continue
            kept = (record for record in records if record.unknown or any(each.unknown for each in record.games))
            found += [to_json(record).encode() for record in kept]
    return found


def damaged(content: bytes, other: bytes, rng: Random) -> bytes:
    """A content with up to four kinds of damage."""
    for _ in range(rng.randint(1, 4)):
        content = rng.choice(_DAMAGE)(content, other, rng)
    return content


def _cut(content: bytes, rng: Random) -> tuple[int, int]:
    start = rng.randint(0, len(content))
    return start, min(len(content), start + rng.choice((1, 1, 2, 5, 20, 200)))


def _drop(content: bytes, other: bytes, rng: Random) -> bytes:
    start, end = _cut(content, rng)
    return content[:start] + content[end:]


def _repeat(content: bytes, other: bytes, rng: Random) -> bytes:
    start, end = _cut(content, rng)
    return content[:end] + content[start:end] * rng.choice((1, 2, 30)) + content[end:]


def _insert(content: bytes, other: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(content))
    return content[:at] + rng.choice(_WORDS).encode() + content[at:]


def _change(content: bytes, other: bytes, rng: Random) -> bytes:
    if not content:
        return content
    at = rng.randrange(len(content))
    return content[:at] + bytes([rng.randrange(256)]) + content[at + 1 :]


def _near(content: bytes, other: bytes, rng: Random) -> bytes:
    """A letter or digit becomes its neighbour: what is still well formed."""
    places = [at for at, byte in enumerate(content[:20_000]) if chr(byte).isalnum()]
    if not places:
        return content
    at = rng.choice(places)
    return content[:at] + bytes([(content[at] + rng.choice((-1, 1))) % 256]) + content[at + 1 :]


def _end(content: bytes, other: bytes, rng: Random) -> bytes:
    return content[: rng.randint(0, len(content))]


def _splice(content: bytes, other: bytes, rng: Random) -> bytes:
    return content[: rng.randint(0, len(content))] + other[rng.randint(0, len(other)) :]


def _exchange(content: bytes, other: bytes, rng: Random) -> bytes:
    start, end = _cut(content, rng)
    middle = rng.randint(end, len(content))
    return content[:start] + content[end:middle] + content[start:end] + content[middle:]


_DAMAGE: tuple[Callable[[bytes, bytes, Random], bytes], ...] = (
    *(_drop, _repeat, _insert, _insert, _change, _near, _near, _near, _end, _splice, _exchange),
)


def outcome(kind: Format, content: bytes) -> str:
    """What becomes of a content: the code of its refusal, or ``read``. A refusal has its sentences and its place."""
    try:
        recognise(content)
    except FormatError as error:
        check(error, content)
    try:
        records = kind.read(content)
    except FormatError as error:
        check(error, content)
        return error.code
    for each in formats().values():
        wanted = each is kind or kind.key == "tablier"  # which may hold what each of the others has kept
        if wanted and each.write and all(not each.games or record.game in each.games for record in records):
            try:
                each.write(records)
            except FormatError as error:
                check(error, content)
    return "read"


def check(error: FormatError, content: bytes) -> None:
    """A refusal can be told, and points into the file where it points anywhere."""
    for texts in LANGUAGES.values():
        said = sentence(error, texts)
        assert said, error.code
        assert "\n" not in said, said
    lines = content.decode("latin-1").splitlines() or [""]
    assert 0 <= error.line <= len(lines) + 1, error
    assert bool(error.line) == bool(error.column), error


def trials(kind: Format, count: int) -> Iterator[tuple[str, float, bytes]]:
    """What becomes of so many damaged files, in how many seconds; the same every time."""
    rng = Random(f"mutations of {kind.key}")
    whole = specimens(kind, rng) + (with_what_is_kept(rng) if kind.key == "tablier" else [])
    for _ in range(count if whole else 0):
        content = damaged(rng.choice(whole), rng.choice(whole), rng)
        before = perf_counter()
        try:
            found = outcome(kind, content)
        except BaseException:
            sys.stderr.write(f"{kind.key}: {content!r}\n")
            raise
        yield found, perf_counter() - before, content


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--format", default="")
    asked = parser.parse_args()
    for kind in formats().values():
        if asked.format in ("", kind.key):
            found: Counter[str] = Counter()
            slowest, largest = 0.0, 0
            for code, seconds, content in trials(kind, asked.count):
                found[code] += 1
                if seconds > slowest:
                    slowest, largest = seconds, len(content)
            counts = ", ".join(f"{code} {number}" for code, number in found.most_common())
            slow = f"slowest {slowest:.2f} s ({largest} bytes)"
            write_line(sys.stdout, f"{kind.key}: {sum(found.values())} files, {slow}; {counts}")


if __name__ == "__main__":
    main()
