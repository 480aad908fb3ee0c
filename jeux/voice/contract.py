"""What speaks. A voice is made and used by one thread, that of `Speaker`."""

from __future__ import annotations

from typing import Protocol


class NoVoice(Exception):
    """Nothing on this machine speaks; the message says what was missing, for the log."""


class Voice(Protocol):
    """A screen reader or a speech synthesis."""

    def say(self, text: str, language: str, rate: int) -> None:
        """Say a text in a language (``fr``, ``en``) after those that were given before, without waiting for its end.
        The `rate` goes from -100 to 100; 0 is what the system is set to. Raises `NoVoice` or `OSError` when it
        has gone."""

    def hush(self) -> None:
        """Say no more of what was given."""

    def close(self) -> None:
        """Give it back; nothing is said any more."""
