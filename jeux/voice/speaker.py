"""Says what the window gives it, beside the window: a thread of its own asks the voice of the system."""

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
"""Sentences that can be copied."""
WAITING = 100
"""Sentences that wait for the voice; older ones are left out where it cannot follow."""
RETRY = 30.0
"""Seconds until a voice is looked for again where there was none."""
LONGEST = 2000
"""Letters of a sentence."""

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
    """A sentence to be said."""

    text: str
    language: str
    rate: int


class Speaker:
    """Gives sentences to a voice in their order and never waits for it. `make` opens the voice, that of the system if
    none is given, when the first sentence comes. The window and the thread share the queue alone."""

    def __init__(self, make: Callable[[], Voice] | None = None) -> None:
        self._make = make or system_voice
        self._changed = threading.Condition()
        self._waiting: deque[Said] = deque(maxlen=WAITING)
        self._hush = self._ended = False
        self._thread: threading.Thread | None = None
        self.silent = False
        """Whether nothing on this machine speaks."""
        self.log: deque[str] = deque(maxlen=KEPT)
        """What was said, the latest last, also where nothing speaks."""

    def say(self, text: str, language: str, rate: int = 0, *, interrupt: bool = False) -> None:
        """Say a text after the others, or at once in their place."""
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
        """Be quiet."""
        with self._changed:
            self._waiting.clear()
            self._hush = True
            self._changed.notify()

    def close(self) -> None:
        """Say no more, and end the thread; a voice that hangs is left behind."""
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
        """Whether to be quiet first, and what to say then; None at the end."""
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
        """Close a voice; whatever it does then, there is none any more."""
        if voice:
            try:
                voice.close()
            except Exception:
                _log.exception("the voice did not close")
