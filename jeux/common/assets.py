"""What the program carries. Nothing is imported but Python's own: the engine needs no package."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parent
"""The folder that holds `jeux`: the repository from source, the contents folder once packaged."""
INSTALLED = PACKAGE / "assets"
"""Where a wheel has put them, for nothing of ours may lie beside the packages of others (setup.py)."""
ASSETS = INSTALLED if INSTALLED.is_dir() else ROOT / "assets"


def asset(*parts: str) -> Path:
    """The path of a file or folder among the assets."""
    return ASSETS.joinpath(*parts)
