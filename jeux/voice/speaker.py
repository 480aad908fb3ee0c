"""Speaks the texts of the window in a worker thread, which calls the system's voice."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from jeux.voice.contract import NoVoice, Voice

KEPT = 1000
"""The number of sentences kept in the history."""
WAITING = 300
"""The longest queue; older sentences are dropped if the voice falls behind."""
RETRY = 30.0
"""Seconds before another attempt to find a voice."""
LONGEST = 2000
"""The most letters of one sentence."""

_log = logging.getLogger(__name__)


def system_voice() -> Voice:
    """The voice of this system. Raises `NoVoice`."""
    if sys.platform in ("win32", "darwin"):
        from jeux.voice.screen_reader import ScreenReader

        return ScreenReader()
    from jeux.voice.speech_dispatcher import SpeechDispatcher

    return SpeechDispatcher()


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence in the queue."""

    text: str
    language: str
    rate: int


class Speaker:
    """Passes sentences to a voice in order, without blocking. `make` opens the voice when the first sentence comes; the
    default is the voice of the system. The window and the thread share only the queue."""

    def __init__(self, make: Callable[[], Voice] | None = None) -> None:
        self._make = make or system_voice
        self._changed = threading.Condition()
        self._waiting: deque[Said] = deque(maxlen=WAITING)
        self._hush = self._ended = False
        self._thread: threading.Thread | None = None
        self.silent = False
        """Whether no voice was found."""
        self.log: deque[str] = deque(maxlen=KEPT)
        """The sentences so far, the latest last, even without a voice."""

    def say(self, text: str, language: str, rate: int = 0, *, interrupt: bool = False) -> None:
        """Queue a text, or interrupt the others and say it at once."""
        text = text.strip()[:LONGEST]
        if not text:
            return
        self.log.append(text)
        with self._changed:
            if interrupt:
                self._waiting.clear()
                self._hush = True
            self._waiting.append(Said(text, language, rate))
            self._changed.notify()
        self._start()

    def hush(self) -> None:
        """Stop speaking."""
        with self._changed:
            self._waiting.clear()
            self._hush = True
            self._changed.notify()

    def close(self) -> None:
        """Stop speaking and end the thread. A voice that hangs is abandoned."""
        self.hush()
        with self._changed:
            self._ended = True
            self._changed.notify()
        if self._thread:
            self._thread.join(timeout=1.0)

    # --- the thread -----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        voice: Voice | None = None
        failed = 0.0
        while (work := self._next()) is not None:
            hush, said = work
            if self.silent and time.monotonic() - failed < RETRY:
                continue
            try:
                voice = voice or self._make()
                self._do(voice, hush, said)
                self.silent = False
            except (NoVoice, OSError) as error:
                _log.warning("nothing is said: %s", error)
                voice, self.silent, failed = self._closed(voice), True, time.monotonic()
            except Exception:
                _log.exception("the voice failed")
                voice, self.silent, failed = self._closed(voice), True, time.monotonic()
        self._closed(voice)

    def _next(self) -> tuple[bool, Said | None] | None:
        """Whether to stop speaking first, and the next sentence; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._hush or self._ended)
            hush, self._hush = self._hush, False
            if self._ended:
                return None
            return hush, self._waiting.popleft() if self._waiting else None

    @staticmethod
    def _do(voice: Voice, hush: bool, said: Said | None) -> None:
        if hush:
            voice.hush()
        if said:
            voice.say(said.text, said.language, said.rate)

    @staticmethod
    def _closed(voice: Voice | None) -> None:
        """Close a voice, ignoring its errors."""
        if voice:
            try:
                voice.close()
            except Exception:
                _log.exception("the voice did not close")
