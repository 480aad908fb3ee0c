"""The language that the system speaks, of those that the program speaks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

LANGUAGES = ("fr", "en")
"""French is the source; English is complete."""
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What a terminal tells, the strongest first; LANGUAGE may name several: ``de:fr``."""
_NONE = ("", "c", "posix")
"""The names of no language."""


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of ours that the player understands, English for one who understands other ones.

    The environment is asked first, then the system itself: a program started from an icon has no LANG under macOS and
    Windows. French where nothing is told."""
    for variable in _VARIABLES:
        if told := _plain(environment.get(variable, "").split(":")):
            return _of_ours(told)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting is no answer to `--version`
    from pygame import system  # here: a terminal tells, and need not wait for it

    preferred = _plain(locale["language"] for locale in system.get_pref_locales())
    return _of_ours(preferred) if preferred else "fr"


def _plain(names: Iterable[str]) -> list[str]:
    """Languages without country and encoding: ``fr`` for ``fr_CA.UTF-8``."""
    spoken = (name.replace("-", "_").partition(".")[0].partition("_")[0].lower() for name in names)
    return [name for name in spoken if name not in _NONE]


def _of_ours(spoken: Iterable[str]) -> str:
    return next((name for name in spoken if name in LANGUAGES), "en")
