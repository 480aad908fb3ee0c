"""The engine process: its lines are written and read by threads, so that the window never blocks.

Queues are bounded in lines, and lines in bytes. A process that writes more blocks on its pipe.
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
"""Seconds to end on request."""

_LOG = logging.getLogger(__name__)


class Ending(Enum):
    """Why no more lines come."""

    ENDED = "it ended"
    TOO_LONG = "it does not end its line"


class EngineProcess:
    """A running engine process. Raises `OSError` if it cannot be started."""

    def __init__(self, command: Sequence[str], log: IO[bytes] | None) -> None:
        self._popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log or subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows: no console window
        )
        self.ready = False
        """Whether it has written anything yet."""
        self._left = False
        self._lines: Queue[str | Ending] = Queue(LINES_AHEAD)
        self._input: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=self._read, name="engine answers", daemon=True).start()
        Thread(target=self._write, name="engine questions", daemon=True).start()

    @property
    def number(self) -> int:
        """The process id."""
        return self._popen.pid

    def next(self) -> str | Ending | None:
        """The next line, if there is one. Does not block."""
        try:
            return self._lines.get_nowait()
        except Empty:
            return None

    def send(self, *lines: str) -> None:
        """Write lines. A process that died is noticed when reading."""
        self._input.put("".join(f"{line}\n" for line in lines).encode())

    def kill(self) -> None:
        """Kill it, without waiting."""
        self._popen.kill()
        self._input.put(None)
        self._stop_reading()

    def leave(self) -> None:
        """Ask it to end, then kill it."""
        self.send("quit")
        self._input.put(None)
        try:
            self._popen.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._popen.kill()
        self._stop_reading()

    def _stop_reading(self) -> None:
        """Unblock the reader thread, which may wait for room in the queue."""
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
