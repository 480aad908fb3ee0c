"""The screen readers and the speech of Windows and macOS: NVDA, JAWS and others, SAPI, VoiceOver, by the library
accessible_output2."""

from __future__ import annotations

import contextlib
from typing import Any

from jeux.voice.contract import NoVoice

STEPS = 10
"""SAPI counts rates from -10 to 10, ours from -100 to 100."""


class ScreenReader:
    """Whatever of them runs when something is to be said. Raises `NoVoice`."""

    def __init__(self) -> None:
        try:
            from accessible_output2.outputs.auto import Auto  # the library is installed on its own systems alone
        except ImportError as error:
            raise NoVoice(str(error)) from error
        self._outputs: Any = Auto()
        self._speaking()

    def _speaking(self) -> Any:
        found = self._outputs.get_first_available_output()
        if found is None:
            raise NoVoice("no screen reader, no speech")
        return found

    def say(self, text: str, language: str, rate: int) -> None:
        output = self._speaking()
        if getattr(output, "has_rate", False):
            output.set_rate(round(rate / STEPS))
        output.speak(text, interrupt=False)

    def hush(self) -> None:
        output = self._speaking()
        if hasattr(output, "silence"):
            output.silence()
        else:
            output.speak("", interrupt=True)

    def close(self) -> None:
        with contextlib.suppress(NoVoice):
            self.hush()
