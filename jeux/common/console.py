"""Words on the console, where there is one."""

from __future__ import annotations

from typing import TextIO


def write_line(stream: TextIO | None, text: str) -> None:
    """Write a line, what the console has no sign for as « ? ». A windowed program of Windows has no standard streams,
    and one whose console was closed has broken ones."""
    if stream is None:
        return
    encoding = stream.encoding or "ascii"
    try:
        stream.write(f"{text}\n".encode(encoding, "replace").decode(encoding))
        stream.flush()
    except (OSError, ValueError):
        return
