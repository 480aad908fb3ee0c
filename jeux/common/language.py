"""The language of the system, among those of the program."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

LANGUAGES = ("fr", "en")
"""French is the source language; English is complete."""
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that set the language of a terminal, highest priority first; LANGUAGE may hold several: ``de:fr``."""
_NONE = ("", "c", "posix")
"""Locale names that are not languages."""


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of the user that the program has. English if it has none of them.

    The environment comes first, then the system: a program started from an icon has no LANG under macOS and Windows.
    French if neither says."""
    for variable in _VARIABLES:
        if told := _plain(environment.get(variable, "").split(":")):
            return _of_ours(told)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # else its greeting comes before `--version`'s answer
    from pygame import system  # imported late: not needed if the environment tells the language

    preferred = _plain(locale["language"] for locale in system.get_pref_locales())
    return _of_ours(preferred) if preferred else "fr"


def _plain(names: Iterable[str]) -> list[str]:
    """Language codes without country and encoding: ``fr`` for ``fr_CA.UTF-8``."""
    spoken = (name.replace("-", "_").partition(".")[0].partition("_")[0].lower() for name in names)
    return [name for name in spoken if name not in _NONE]


def _of_ours(spoken: Iterable[str]) -> str:
    return next((name for name in spoken if name in LANGUAGES), "en")
