"""The screen readers and speech engines of Windows and macOS (NVDA, JAWS, SAPI, VoiceOver and others), through the
library accessible_output2."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from jeux.voice.contract import NoVoice

STEPS = 10
"""SAPI has rates from -10 to 10, ours go from -100 to 100."""

_log = logging.getLogger(__name__)


class ScreenReader:
    """Speaks through whichever screen reader is running at the moment. Raises `NoVoice`."""

    def __init__(self) -> None:
        try:
            # the library is only installed on these systems
            from accessible_output2 import get_output_classes, outputs
        except ImportError as error:
            raise NoVoice(str(error)) from error
        _log.debug("speech is looked for by %s", outputs.__name__)
        self._outputs = [made for kind in get_output_classes() if (made := _made(kind)) is not None]
        self._speaking()

    def _speaking(self) -> Any:
        found = next((output for output in self._outputs if output.is_active()), None)
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


def _made(kind: Any) -> Any:
    """An output of the library, None if its native library is missing: those of some screen readers are not free, so
    packages of Tablier leave them out."""
    try:
        return kind()
    except Exception as error:
        _log.info("%s is not there: %s", kind.__name__, error)
        return None
