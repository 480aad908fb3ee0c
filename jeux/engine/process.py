"""The other process: lines to it and from it, through threads, so that the window never waits for it.

All that is kept is bounded: so many lines read ahead, so many bytes of one. A process that says more waits in its pipe.
"""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Sequence
from enum import Enum
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO

from jeux.engine.channel import LONGEST_LINE

LINES_AHEAD = 1_000
FAREWELL = 0.2
"""Seconds that it has to end when asked to."""

_LOG = logging.getLogger(__name__)


class Ending(Enum):
    """Why nothing more comes."""

    ENDED = "it ended"
    TOO_LONG = "it does not end its line"


class EngineProcess:
    """A running engine. Raises `OSError` where it cannot be started."""

    def __init__(self, command: Sequence[str], log: IO[bytes] | None) -> None:
        self._popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log or subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows: no console window
        )
        self.ready = False
        """Whether it has said anything yet."""
        self._left = False
        self._lines: Queue[str | Ending] = Queue(LINES_AHEAD)
        self._input: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=self._read, name="engine answers", daemon=True).start()
        Thread(target=self._write, name="engine questions", daemon=True).start()

    @property
    def number(self) -> int:
        """What the system calls it."""
        return self._popen.pid

    def next(self) -> str | Ending | None:
        """The next line, if one has come. Never waits."""
        try:
            return self._lines.get_nowait()
        except Empty:
            return None

    def send(self, *lines: str) -> None:
        """Write lines; a process that died is noticed by the end of its answers."""
        self._input.put("".join(f"{line}\n" for line in lines).encode())

    def kill(self) -> None:
        """End it now, without waiting."""
        self._popen.kill()
        self._input.put(None)
        self._stop_reading()

    def leave(self) -> None:
        """Ask it to end, then end it."""
        self.send("quit")
        self._input.put(None)
        try:
            self._popen.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._popen.kill()
        self._stop_reading()

    def _stop_reading(self) -> None:
        """Let the reader go, which may wait for room in the queue."""
        self._left = True
        while self.next() is not None:
            pass

    def _read(self) -> None:
        assert self._popen.stdout is not None
        ending = Ending.ENDED
        with self._popen.stdout as stdout:
            while not self._left and (line := stdout.readline(LONGEST_LINE)):
                if len(line) == LONGEST_LINE:
                    ending = Ending.TOO_LONG
                    break
                self._lines.put(line.decode("utf-8", "replace").strip())
        if not self._left:
            self._lines.put(ending)
        self._popen.wait()

    def _write(self) -> None:
        assert self._popen.stdin is not None
        try:
            with self._popen.stdin as stdin:
                while (text := self._input.get()) is not None:
                    stdin.write(text)
                    stdin.flush()
        except OSError as error:
            _LOG.warning("the engine does not read: %s", error)
