"""A screen of our own for a real window: Xvfb, a hand made of xdotool, and eyes on the picture that the server holds.

Nothing of the desktop of whoever runs this is touched. There is no window manager: the window lies in the middle.
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

_T = TypeVar("_T")
Rectangle = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""

SIZE = (1400, 900)
GLANCE = 0.02
"""Seconds between two looks at something that is awaited."""
TOOLS = ("Xvfb", "xdotool")


class Late(AssertionError):
    """Something awaited did not happen in time."""


def missing_tools() -> list[str]:
    """The programs of the system that a screen needs and that are not there."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


def wait_for(happens: Callable[[], _T | None], what: str, seconds: float = 30.0) -> _T:
    """Look until `happens` gives something. Raises `Late`."""
    end = time.monotonic() + seconds
    while True:
        found = happens()
        if found:
            return found
        if time.monotonic() > end:
            raise Late(f"{what}: not within {seconds:g} s")
        time.sleep(GLANCE)


class Screen:
    """An X server without a monitor, `with Screen() as screen: …`."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        self.size = size
        self._folder = tempfile.TemporaryDirectory()
        read, write = os.pipe()
        # the server chooses a free number and tells it; its picture is a file that can be looked at; it must not begin
        # anew when the last program leaves, for the next one would find it gone
        command = ["Xvfb", "-displayfd", str(write), "-noreset", "-fbdir", self._folder.name]
        command += ["-screen", "0", f"{size[0]}x{size[1]}x24"]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"
        self._picture = self._map()

    def _map(self) -> memoryview:
        """The pixels: rows of four bytes, blue first."""
        path = Path(self._folder.name, "Xvfb_screen0")
        wait_for(lambda: (path.exists() and path.stat().st_size > 0) or None, "the picture of the screen")
        with path.open("rb") as file:
            whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))

        def field(number: int) -> int:
            return int.from_bytes(whole[4 * number : 4 * number + 4], "big")

        # the header of the XWD format, then its colours of twelve bytes each
        self._row = field(12)
        begin = field(0) + 12 * field(19)
        return whole[begin : begin + self._row * self.size[1]]

    def environment(self) -> dict[str, str]:
        """The environment of a program that opens its window here."""
        left_out = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "TABLIER_FOLDER")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        return kept | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def look(self, rectangle: Rectangle) -> bytes:
        """The pixels of a rectangle as they are now, four bytes each: blue, green, red, nothing."""
        left, top, width, height = rectangle
        rows = range(top, top + height)
        return b"".join(self._picture[y * self._row + 4 * left : y * self._row + 4 * (left + width)] for y in rows)

    def _do(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(command, env=self.environment(), capture_output=True, text=True, check=False, timeout=30)
        return done.stdout if done.returncode == 0 else ""

    def window(self, kind: str) -> Rectangle | None:
        """Where the window of a program is, by its class; None while it is not shown."""
        found = self._do("search", "--onlyvisible", "--class", f"^{kind}$").split()
        if not found:
            return None
        told = dict(line.split("=") for line in self._do("getwindowgeometry", "--shell", found[0]).split())
        return (int(told["X"]), int(told["Y"]), int(told["WIDTH"]), int(told["HEIGHT"])) if told else None

    def click(self, x: float, y: float) -> None:
        """Put the mouse there and click."""
        self._do("mousemove", str(round(x)), str(round(y)), "click", "1")

    def move(self, x: float, y: float) -> None:
        """Put the mouse there."""
        self._do("mousemove", str(round(x)), str(round(y)))

    def start(self, command: Sequence[str], folder: Path | str | None, **more: str) -> subprocess.Popen[bytes]:
        """Start a program here that keeps its things in `folder`, or where it does so by itself. What it has to tell
        goes to its log: under wine Python does not bear files here."""
        environment = self.environment() | ({"TABLIER_FOLDER": str(folder)} if folder else {}) | more
        nothing = subprocess.DEVNULL
        return subprocess.Popen(command, env=environment, stdin=nothing, stdout=nothing, stderr=nothing)

    def close(self) -> None:
        """Stop the server."""
        self._picture.release()
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
