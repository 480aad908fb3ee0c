"""The files of the lessons of a game, which is all that the shelf needs to know of them."""

from __future__ import annotations

from pathlib import Path

from jeux.common.assets import asset


def course_file(key: str) -> Path:
    """The file with the demonstration and the lessons of a game."""
    return asset("lessons", f"{key}.toml")


def has_course(key: str) -> bool:
    """Whether a game has lessons."""
    return course_file(key).is_file()
