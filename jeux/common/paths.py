"""The folders where the program keeps the player's files.

Asking for a path creates nothing. `writable` creates the folder and reports whether that worked: on a locked school
machine or a read-only stick the program runs on without saving.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import platformdirs

from jeux.common.assets import ROOT
from jeux.common.files import can_create_files

APP_NAME = "Tablier"
FOLDER_VARIABLE = "TABLIER_FOLDER"
"""Environment variable: one folder for all the files of the program (for tests, or on a USB stick)."""
PORTABLE_FOLDER = "Tablier-donnees"
"""If this file exists beside the program, everything is kept there (portable mode)."""
NOWHERE = Path("/proc", APP_NAME)
"""The folder of somebody who has no home. It does not exist, and not even the administrator can create it: Linux, where
alone a person may have no home, fills the folder above by itself."""
DOCUMENTS = "parties"
"""The subfolder, in portable mode, for files that the player exports."""


def program_folder() -> Path:
    """The folder that contains the program, as the player sees it.

    Under macOS this is the folder of the bundle: its content is signed, and replaced by updates. A quarantined bundle
    that was not moved since its download runs from a system folder (AppTranslocation), beside which nothing can be
    kept."""
    if not getattr(sys, "frozen", False):
        return ROOT
    folder = Path(sys.executable).resolve().parent
    bundle = folder.parent.parent
    return bundle.parent if folder.parts[-2:] == ("Contents", "MacOS") and bundle.suffix == ".app" else folder


def data_folder() -> Path:
    """The folder of games and the log; it may not exist yet."""
    return _chosen_folder() or _of_person(partial(platformdirs.user_data_path, APP_NAME, appauthor=False))


def config_folder() -> Path:
    """The folder of the settings; it may not exist yet."""
    return _chosen_folder() or _of_person(partial(platformdirs.user_config_path, APP_NAME, appauthor=False))


def documents_folder() -> Path:
    """The folder of files that the player exports; it may not exist yet. In portable mode it is on the stick too."""
    chosen = _chosen_folder()
    return chosen / DOCUMENTS if chosen else _of_person(platformdirs.user_documents_path)


def home_folder() -> Path:
    """The home of this person; the root of the file system for somebody without one."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(Path.cwd().anchor)


def _of_person(folder: Callable[[], Path]) -> Path:
    """A folder in the home of this person. There is none without HOME and without an entry among the users, as in a
    container or under a service."""
    try:
        return folder()
    except RuntimeError:
        return NOWHERE


def _chosen_folder() -> Path | None:
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named).absolute()
    portable = program_folder() / PORTABLE_FOLDER
    return portable if portable.is_dir() else None


def readable(path: Path) -> str:
    """A path as text for display, bytes that are not Unicode replaced."""
    return os.fsencode(path).decode("utf-8", "replace")


def writable(folder: Path) -> bool:
    """Whether files can be created in `folder`, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return can_create_files(folder)
