"""The screen readers of Windows and macOS, with a stand-in for the library."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import ClassVar

import pytest

from jeux.voice.contract import NoVoice
from jeux.voice.screen_reader import ScreenReader


class Output:
    """Speaks into a list."""

    active = True
    said: ClassVar[list[str]] = []

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool) -> None:
        self.said.append(text)

    def silence(self) -> None:
        self.said.append("silence")


class Missing(Output):
    """Its library is not in the package."""

    def __init__(self) -> None:
        raise OSError("no PCTKUSR64.dll")


class Asleep(Output):
    """A screen reader that does not run."""

    active = False


def library(monkeypatch: pytest.MonkeyPatch, *kinds: Callable[[], Output]) -> None:
    package, outputs = ModuleType("accessible_output2"), ModuleType("accessible_output2.outputs")
    vars(package).update(get_output_classes=lambda: list(kinds), outputs=outputs)
    monkeypatch.setitem(sys.modules, "accessible_output2", package)
    monkeypatch.setitem(sys.modules, "accessible_output2.outputs", outputs)
    monkeypatch.setattr(Output, "said", [])


def test_the_first_that_runs_speaks_though_the_library_of_another_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, Missing, Asleep, Output)
    reader = ScreenReader()
    reader.say("Bonjour", "fr", 0)
    reader.hush()
    assert Output.said == ["Bonjour", "silence"]


def test_where_none_runs_nothing_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, Missing, Asleep)
    with pytest.raises(NoVoice):
        ScreenReader()
