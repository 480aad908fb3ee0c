"""Where the program keeps things for the player.

Nothing here is created by asking for it; `writable` creates and answers, because on a locked school machine or a
read-only stick the program plays on without keeping anything.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

from jeux.common.assets import ROOT
from jeux.common.files import remove_file

APP_NAME = "Tablier"
FOLDER_VARIABLE = "TABLIER_FOLDER"
"""Environment variable: one folder for everything the program keeps (tests, a stick)."""
PORTABLE_FOLDER = "Tablier-donnees"
"""When it exists beside the program, everything is kept there."""
DOCUMENTS = "parties"
"""The folder in such a one for the files that the player asks for."""
PROBE = "probe-"
"""How the name of a file begins that is written to see whether one can be. The module `tempfile` would look for a free
name without end where Windows refuses to make any (before Python 3.13)."""


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


def documents_folder() -> Path:
    """Where files are written that the player asks for; it may not exist yet. From a stick nothing goes elsewhere."""
    chosen = _chosen_folder()
    return chosen / DOCUMENTS if chosen else platformdirs.user_documents_path()


def _chosen_folder() -> Path | None:
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named).absolute()
    portable = program_folder() / PORTABLE_FOLDER
    return portable if portable.is_dir() else None


def readable(path: Path) -> str:
    """A path as it can be shown: what is no Unicode in it is replaced."""
    return os.fsencode(path).decode("utf-8", "replace")


def writable(folder: Path) -> bool:
    """Whether files can be kept in `folder`, which is created if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # only a file really written tells: rights lie under Windows, on network drives and for an administrator
        probe = folder / f"{PROBE}{os.getpid()}.tmp"
        probe.write_bytes(b"?")
    except OSError:
        return False
    remove_file(probe)
    return True
