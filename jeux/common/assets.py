"""The path of the assets. Only the standard library is imported: the engine needs no package."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parent
"""The folder that holds `jeux`: the repository from source, the contents folder once packaged."""
INSTALLED = PACKAGE / "assets"
"""Where a wheel installs the assets: inside the package, to add nothing else to site-packages (setup.py)."""


def unicode_way(folder: Path) -> Path:
    """A path to the folder that is valid Unicode, as SDL opens no other. Under Linux a file name may be any bytes."""
    try:
        str(folder).encode()
    except UnicodeEncodeError:
        way = Path(f"/proc/self/fd/{os.open(folder, os.O_RDONLY)}")  # stays open as long as the program runs
        return way if way.is_dir() else folder
    return folder


ASSETS = unicode_way(INSTALLED if INSTALLED.is_dir() else ROOT / "assets")


def asset(*parts: str) -> Path:
    """The path of a file or folder among the assets."""
    return ASSETS.joinpath(*parts)


def picture_file(kind: str) -> str:
    """The file name of a man's picture. Capitals are spelt out: Windows and macOS take B.webp and b.webp for one
    file."""
    return f"capital_{kind.lower()}.webp" if kind.isupper() else f"{kind}.webp"
