"""Copy to the system clipboard: a text on every system, and a picture with it where the system accepts both.

SDL 2 copies text only. On Windows, both go to the system clipboard. On X11 and XWayland, a separate process holds both.
On macOS and in a pure Wayland session, only the text is copied.
"""

from __future__ import annotations

import logging
import select
import subprocess
import sys

import pygame

from jeux.common.selection import command, packed
from jeux.views.portrait import png

PATIENCE = 3.0
"""Seconds to wait until the process reports that it holds the data."""

_log = logging.getLogger(__name__)


def put(text: str, picture: pygame.Surface | None = None) -> bool:
    """Copy a text and, if possible, a picture; True when the picture was copied too."""
    if picture is not None:
        try:
            if pygame.display.get_driver() == "x11" and _held(text, png(picture)):
                return True
            if sys.platform == "win32" and _given_to_windows(text, picture):
                return True
        except (OSError, ValueError) as error:
            _log.warning("the picture is not copied: %s", error)
    pygame.scrap.put_text(text)
    return False


def _held(text: str, picture: bytes) -> bool:
    """Start a process that holds both under X11; True once it reports success."""
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    process = subprocess.Popen(
        command(), stdin=pipe, stdout=pipe, stderr=nothing, start_new_session=True, close_fds=True
    )
    assert process.stdin
    assert process.stdout
    with process.stdin, process.stdout:
        process.stdin.write(packed(text, picture))
        process.stdin.close()
        ready, _, _ = select.select([process.stdout], [], [], PATIENCE)
        return bool(ready) and process.stdout.read(1) == b"+"


def _given_to_windows(text: str, picture: pygame.Surface) -> bool:
    """Put both on the Windows clipboard: the text, the picture as PNG and as a bitmap."""
    from jeux.common.windows_clipboard import give

    return give(text, png(picture), _bitmap(picture))


def _bitmap(picture: pygame.Surface) -> bytes:
    """A picture as a Windows bitmap (DIB): a header, then rows of 32-bit BGRA pixels from the bottom row up."""
    width, height = picture.get_size()
    rows = pygame.image.tobytes(picture, "BGRA", True)
    header = b"".join(
        number.to_bytes(size, "little")
        for number, size in ((40, 4), (width, 4), (height, 4), (1, 2), (32, 2), (0, 4), (len(rows), 4))
    )
    return header + bytes(16) + rows
