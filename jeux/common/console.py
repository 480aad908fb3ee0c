"""Output on the console, if there is one."""

from __future__ import annotations

from typing import TextIO


def write_line(stream: TextIO | None, text: str) -> None:
    """Write a line, with « ? » for characters that the console cannot encode. Does nothing without a usable stream: a
    windowed program of Windows has no standard streams, and a closed console leaves broken ones."""
    if stream is None:
        return
    encoding = stream.encoding or "ascii"
    try:
        stream.write(f"{text}\n".encode(encoding, "replace").decode(encoding))
        stream.flush()
    except (OSError, ValueError):
        return
