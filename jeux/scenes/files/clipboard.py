"""What is copied, for other programs: a text everywhere, a picture with it where the system takes both at once.

SDL 2 copies text alone. Under Windows both are given to the system; under X11, XWayland too, a process of its own holds
them; under macOS and in a pure session of Wayland the text alone is copied.
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
"""Seconds in which the process must hold what it was given."""

_log = logging.getLogger(__name__)


def put(text: str, picture: pygame.Surface | None = None) -> bool:
    """Copy a text, and a picture with it if that can be; whether the picture is there too."""
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
    """Have another process hold both under X11."""
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
    """Give both to the clipboard of Windows: the text, the picture as PNG and as a bitmap."""
    from jeux.common.windows_clipboard import give

    return give(text, png(picture), _bitmap(picture))


def _bitmap(picture: pygame.Surface) -> bytes:
    """A picture as Windows holds one: a header, then rows of blue, green, red from the lowest up, each a multiple of
    four bytes long."""
    width, height = picture.get_size()
    rows = pygame.image.tobytes(picture, "BGRA", True)
    header = b"".join(
        number.to_bytes(size, "little")
        for number, size in ((40, 4), (width, 4), (height, 4), (1, 2), (32, 2), (0, 4), (len(rows), 4))
    )
    return header + bytes(16) + rows
