"""Line-based input and output of the engine. A reader thread lets a running search notice a `stop`."""

from __future__ import annotations

import os
from enum import Enum
from io import BufferedReader
from queue import Empty, Queue
from threading import Thread
from typing import BinaryIO

LONGEST_LINE = 64 * 1024
"""The longest line in bytes, including its end."""
QUEUE_SIZE = 1_000
"""The most lines read ahead. Beyond that the reader blocks, and so does the sender."""


class Signal(Enum):
    """What a read may return instead of a line."""

    END = "the input ended, or said quit"
    TOO_LONG = "a line longer than LONGEST was dropped"


class OutputClosed(Exception):
    """Raised when nobody reads the output any more."""


class Channel:
    """Both directions of a conversation. Reading starts at once and stops after `quit` or at the end of the input."""

    def __init__(self, stdin: BinaryIO, stdout: BinaryIO) -> None:
        # A thread blocked in a buffered reader holds its lock at interpreter exit, which would abort the process.
        self._source = stdin.raw if isinstance(stdin, BufferedReader) else stdin
        self._stdout = stdout
        self._queue: Queue[str | Signal] = Queue(QUEUE_SIZE)
        self._peeked: str | Signal | None = None
        Thread(target=self._read, name="engine input", daemon=True).start()

    def next(self) -> str | Signal:
        """The next line; blocks until it comes."""
        line, self._peeked = self._peeked, None
        return self._queue.get() if line is None else line

    def waiting(self) -> str | Signal | None:
        """The next line if there is one."""
        line, self._peeked = self._peeked, None
        return self._come() if line is None else line

    def peek(self) -> str | Signal | None:
        """The next line if there is one, without removing it from the queue."""
        if self._peeked is None:
            self._peeked = self._come()
        return self._peeked

    def _come(self) -> str | Signal | None:
        try:
            return self._queue.get_nowait()
        except Empty:
            return None

    def say(self, line: str) -> None:
        """Write and flush one line. Raises `OutputClosed`."""
        try:
            self._stdout.write(line.encode("utf-8", "replace") + b"\n")
            self._stdout.flush()
        except (OSError, ValueError) as error:
            self._forget_output()
            raise OutputClosed from error

    def _forget_output(self) -> None:
        """Redirect the output to nowhere, so that flushing at interpreter exit raises no error."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return  # no file behind it, or closed: nothing to flush

    def _read(self) -> None:
        rest, dropping = b"", False
        while True:
            try:
                chunk = self._source.read(LONGEST_LINE)
            except (OSError, ValueError):
                chunk = b""
            if not chunk:
                if rest and not dropping:
                    self._put(rest)
                self._queue.put(Signal.END)
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if dropping or len(line) >= LONGEST_LINE:
                    self._queue.put(Signal.TOO_LONG)
                    dropping = False
                elif self._put(line):
                    return
            if len(rest) >= LONGEST_LINE:
                rest, dropping = b"", True

    def _put(self, line: bytes) -> bool:
        """Queue a line. Returns True for the last one."""
        text = line.decode("utf-8", "replace").strip()
        if text.split(maxsplit=1)[:1] == ["quit"]:
            self._queue.put(Signal.END)
            return True
        if text:
            self._queue.put(text)
        return False
