"""Lines in and out of the engine: a thread reads, so that a running search can hear a `stop`."""

from __future__ import annotations

import os
from enum import Enum
from io import BufferedReader
from queue import Empty, Queue
from threading import Thread
from typing import BinaryIO

LONGEST_LINE = 64 * 1024
"""Bytes of a line at most, its end included."""
QUEUE_SIZE = 1_000
"""Lines read ahead at most: beyond, the reader waits, and whoever writes to us."""


class Signal(Enum):
    """What may come instead of a line."""

    END = "the input ended, or said quit"
    TOO_LONG = "a line longer than LONGEST was dropped"


class OutputClosed(Exception):
    """Nobody reads the answers any more."""


class Channel:
    """The lines of a conversation, both ways; reading starts at once and stops after `quit` or the end of the input."""

    def __init__(self, stdin: BinaryIO, stdout: BinaryIO) -> None:
        # A thread that still waits in a buffered reader would hold its lock when the interpreter ends, and abort it.
        self._source = stdin.raw if isinstance(stdin, BufferedReader) else stdin
        self._stdout = stdout
        self._queue: Queue[str | Signal] = Queue(QUEUE_SIZE)
        self._peeked: str | Signal | None = None
        Thread(target=self._read, name="engine input", daemon=True).start()

    def next(self) -> str | Signal:
        """The next line, waiting for it."""
        line, self._peeked = self._peeked, None
        return self._queue.get() if line is None else line

    def waiting(self) -> str | Signal | None:
        """The next line if one has come."""
        line, self._peeked = self._peeked, None
        return self._come() if line is None else line

    def peek(self) -> str | Signal | None:
        """The next line if one has come; it stays to be obeyed in its turn."""
        if self._peeked is None:
            self._peeked = self._come()
        return self._peeked

    def _come(self) -> str | Signal | None:
        try:
            return self._queue.get_nowait()
        except Empty:
            return None

    def say(self, line: str) -> None:
        """Write one line and flush it. Raises `OutputClosed`."""
        try:
            self._stdout.write(line.encode("utf-8", "replace") + b"\n")
            self._stdout.flush()
        except (OSError, ValueError) as error:
            self._forget_output()
            raise OutputClosed from error

    def _forget_output(self) -> None:
        """Send what is left in the buffers nowhere, lest the interpreter complain about it when it ends."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return  # no file behind it, or closed: nothing is left to flush

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
        """Queue a line; True when it is the last one."""
        text = line.decode("utf-8", "replace").strip()
        if text.split(maxsplit=1)[:1] == ["quit"]:
            self._queue.put(Signal.END)
            return True
        if text:
            self._queue.put(text)
        return False
