"""Where the program keeps things for the player.

Nothing here is created by asking for it; `writable` creates and answers, because on a locked school machine or a
read-only stick the program plays on without keeping anything.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import platformdirs

from jeux.common.assets import ROOT

APP_NAME = "Tablier"
FOLDER_VARIABLE = "TABLIER_FOLDER"
"""Environment variable: one folder for everything the program keeps (tests, a stick)."""
PORTABLE_FOLDER = "Tablier-donnees"
"""When it exists beside the program, everything is kept there."""


def program_folder() -> Path:
    """The folder where the player sees the program that was started.

    A bundle of macOS is one thing there: what lies inside is sealed, and goes with an update. A bundle that was not
    moved since its download runs from a copy in a folder of the system (AppTranslocation): nothing is beside that."""
    if not getattr(sys, "frozen", False):
        return ROOT
    folder = Path(sys.executable).resolve().parent
    bundle = folder.parent.parent
    return bundle.parent if folder.parts[-2:] == ("Contents", "MacOS") and bundle.suffix == ".app" else folder


def data_folder() -> Path:
    """Where games and the log are kept; it may not exist yet."""
    return _chosen_folder() or platformdirs.user_data_path(APP_NAME, appauthor=False)


def config_folder() -> Path:
    """Where the settings are kept; it may not exist yet."""
    return _chosen_folder() or platformdirs.user_config_path(APP_NAME, appauthor=False)


def _chosen_folder() -> Path | None:
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named).absolute()
    portable = program_folder() / PORTABLE_FOLDER
    return portable if portable.is_dir() else None


def writable(folder: Path) -> bool:
    """Whether files can be kept in `folder`, which is created if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # only a file really written tells: rights lie under Windows, on network drives and for an administrator
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"?")
    except OSError:
        return False
    return True
