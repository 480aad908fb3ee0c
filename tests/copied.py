"""Finds sentences that were copied from the sources: runs of eight words that stand there too.

The sources are not ours to publish, so the tests keep a hash of each of their runs: ``copied.bin``, written by
`python -m tests.copied FOLDER` from the text files of a folder. What stands in quotation marks is quoted, not copied.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

LENGTH = 8
"""Words of a run."""
BYTES = 5
"""Of a hash: among 14 000 runs, a run of ours meets one by chance in 80 000 000 cases."""
HASHES = Path(__file__).with_name("copied.bin")


def words_of(text: str) -> list[str]:
    """The words of a text without its marks, accents kept."""
    return re.findall(r"[a-zàâäéèêëîïôöùûüç0-9]+", text.lower().replace("œ", "oe"))


def runs_of(text: str) -> Iterator[str]:
    """Every run of words of a text; none of them reaches across a quotation."""
    for part in re.split("«[^»]*»|“[^”]*”", text):
        words = words_of(part)
        for start in range(len(words) - LENGTH + 1):
            yield " ".join(words[start : start + LENGTH])


def hash_of(run: str) -> bytes:
    """What the tests keep of a run."""
    return blake2b(run.encode(), digest_size=BYTES).digest()


def known_hashes() -> frozenset[bytes]:
    """The hashes of the runs of the sources."""
    data = HASHES.read_bytes()
    return frozenset(data[start : start + BYTES] for start in range(0, len(data), BYTES))


def main() -> None:
    """Write the hashes of a folder of sources."""
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in sorted(Path(sys.argv[1]).glob("*.txt"))]
    # a quotation in a source is a part of it
    runs = {run for text in texts for run in runs_of(re.sub("[«»“”]", " ", text))}
    HASHES.write_bytes(b"".join(sorted(map(hash_of, runs))))


if __name__ == "__main__":
    main()
