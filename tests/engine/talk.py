"""Speaks the engine protocol to an engine in a thread of the test."""

from __future__ import annotations

import os
from queue import Queue
from threading import Thread

from jeux.engine.protocol import serve

HANG = 60.0
"""Seconds after which a silent engine fails the test."""


class Talk:
    """A conversation with `serve` over two pipes."""

    def __init__(self) -> None:
        engine_in, self._in = os.pipe()
        out, engine_out = os.pipe()
        self._lines: Queue[str] = Queue()
        self._status: Queue[int] = Queue()
        self._stdin, self._stdout = os.fdopen(engine_in, "rb"), os.fdopen(engine_out, "wb")
        Thread(target=self._serve, daemon=True).start()
        Thread(target=self._read, args=(out,), daemon=True).start()

    def _serve(self) -> None:
        self._status.put(serve(self._stdin, self._stdout))
        self._stdout.close()

    def _read(self, out: int) -> None:
        with os.fdopen(out, "rb") as lines:
            for line in lines:
                self._lines.put(line.decode("utf-8").rstrip("\n"))

    def send(self, text: str | bytes) -> None:
        """Write a line."""
        data = text.encode() if isinstance(text, str) else text
        rest = memoryview(data + b"\n")
        while rest:
            rest = rest[os.write(self._in, rest) :]

    def line(self) -> str:
        """The next line of the engine."""
        return self._lines.get(timeout=HANG)

    def ask(self, text: str | bytes) -> str:
        """The last line that answers a command: `info` lines are left out."""
        self.send(text)
        while True:
            line = self.line()
            if not line.startswith("info "):
                return line

    def end(self) -> int:
        """Close the input; the status that `serve` returned."""
        if self._in >= 0:
            os.close(self._in)
            self._in = -1
        return self._status.get(timeout=HANG)
