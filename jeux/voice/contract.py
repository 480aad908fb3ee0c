"""The interface of a voice. A voice is created and used only in the thread of `Speaker`."""

from __future__ import annotations

from typing import Protocol


class NoVoice(Exception):
    """Raised when no speech engine is available; the message says what is missing, for the log."""


class Voice(Protocol):
    """A screen reader or a speech engine."""

    def say(self, text: str, language: str, rate: int) -> None:
        """Queue a text in a language (``fr``, ``en``) and return at once. `rate` goes from -100 to 100; 0 is the
        system's own setting. Raises `NoVoice` or `OSError` when the engine is gone."""

    def hush(self) -> None:
        """Stop speaking and clear the queue."""

    def close(self) -> None:
        """Release the engine; speech ends."""
