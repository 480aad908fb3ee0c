"""The language of the first start: the environment's, or else the one that the system itself prefers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from jeux.common.language import system_language
from jeux.common.settings import load_settings, read_settings

ROOT = Path(__file__).resolve().parents[2]
Preferred = list[dict[str, str | None]]


def prefers(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let the system prefer these languages, the best first."""
    preferred: Preferred = [
        {"language": name.partition("_")[0], "country": name.partition("_")[2] or None} for name in names
    ]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: preferred)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "POSIX"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr-BE"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fur_IT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB"}, "en"),
        ({"LANGUAGE": "fr:en", "LANG": "en_GB"}, "fr"),
        ({"LANGUAGE": "de:fr:en", "LANG": "de_DE"}, "fr"),
        ({"LANGUAGE": "de:it", "LANG": "fr_FR"}, "en"),
        ({"LANGUAGE": ":", "LANG": "en_IE"}, "en"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        ({"LC_MESSAGES": "es_ES", "LANG": "fr_FR"}, "en"),
    ],
)
def test_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prefers(monkeypatch)
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (("fr_FR",), "fr"),
        (("en_US", "fr_FR"), "en"),
        (("de_CH", "fr_CH", "en_GB"), "fr"),
        (("it_IT", "de_DE"), "en"),
        (("C",), "fr"),
        ((), "fr"),
    ],
)
def test_the_system_is_asked_where_the_environment_is_silent(
    preferred: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prefers(monkeypatch, *preferred)
    assert system_language({"HOME": "/home/somebody"}) == language
    assert system_language({"LANG": "C"}) == language


def test_the_environment_is_heard_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    prefers(monkeypatch, "en_US")
    assert system_language({"LANG": "fr_FR.UTF-8"}) == "fr"


def test_pygame_really_tells_the_languages() -> None:
    """The name and the keys that this relies on, in a process whose SDL has not read its environment yet."""
    script = "from jeux.common.language import system_language as s; print(s({}))"
    for told, language in (("en_GB.UTF-8", "en"), ("fr_BE.UTF-8", "fr")):
        environment = {**os.environ, "LANG": told, "LANGUAGE": ""}
        environment.pop("PYGAME_HIDE_SUPPORT_PROMPT", None)
        ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True)
        if sys.platform == "linux":
            assert (ran.stdout, ran.stderr) == (f"{language}\n", "")
        else:  # there the system itself is asked
            assert ran.stdout in ("fr\n", "en\n")


def test_first_settings_speak_the_language_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "sv_SE")
    assert load_settings(tmp_path)[0].language == "en"
    assert read_settings({})[0].language == "en"
