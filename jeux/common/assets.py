"""What the program carries. Nothing is imported but Python's own: the engine needs no package."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parent
"""The folder that holds `jeux`: the repository from source, the contents folder once packaged."""
INSTALLED = PACKAGE / "assets"
"""Where a wheel has put them, for nothing of ours may lie beside the packages of others (setup.py)."""


def unicode_way(folder: Path) -> Path:
    """A way to a folder that is Unicode all along: SDL opens nothing by another. Under Linux a name is any bytes."""
    try:
        str(folder).encode()
    except UnicodeEncodeError:
        way = Path(f"/proc/self/fd/{os.open(folder, os.O_RDONLY)}")  # open as long as the program runs
        return way if way.is_dir() else folder
    return folder


ASSETS = unicode_way(INSTALLED if INSTALLED.is_dir() else ROOT / "assets")


def asset(*parts: str) -> Path:
    """The path of a file or folder among the assets."""
    return ASSETS.joinpath(*parts)


def picture_file(kind: str) -> str:
    """The file of a man. Windows and macOS take B.webp and b.webp for one file: a capital letter is written out."""
    return f"capital_{kind.lower()}.webp" if kind.isupper() else f"{kind}.webp"
