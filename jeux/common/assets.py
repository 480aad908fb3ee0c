"""What the program carries. Nothing is imported but Python's own: the engine needs no package."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder that holds `jeux`: the repository from source, the contents folder once packaged."""


def asset(*parts: str) -> Path:
    """The path of a file or folder among the assets."""
    return ROOT.joinpath("assets", *parts)
