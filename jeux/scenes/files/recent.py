"""The files that were opened or written most recently and can be opened, and their folder."""

from __future__ import annotations

import os
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.paths import documents_folder, home_folder
from jeux.common.settings import MOST_RECENT
from jeux.scenes.app import App
from jeux.ui.file_dialog import written

LONGEST = 48
"""Characters of a file name on a button."""


def remember(app: App, path: Path, *, listed: bool = True) -> None:
    """Put a file at the head of the recent ones, or, if it is not `listed`, take it off; keep its folder."""
    named = str(path)
    others = tuple(other for other in app.settings.recent if other != named)
    recent = (named, *others)[:MOST_RECENT] if listed else others
    app.change(app.settings.replace(recent=recent, folder=str(path.parent)))


def recent_files(app: App) -> list[Path]:
    """The recent files that still exist."""
    return [Path(named) for named in app.settings.recent if os.path.isfile(named)]


def last_folder(app: App) -> Path:
    """The folder used last, else the player's documents, else the home folder. Skips a folder whose name is not valid
    text."""
    folders = (*([Path(app.settings.folder)] if app.settings.folder else []), documents_folder())
    return next((folder for folder in folders if os.path.isdir(folder) and written(str(folder))), home_folder())


def shown_names(ways: list[Path]) -> list[str]:
    """The labels of their buttons: file names, with the folder where two names are the same."""
    names = [path.name for path in ways]
    return [
        clean(path.name if names.count(path.name) == 1 else f"{path.name} ({path.parent.name})", LONGEST)
        for path in ways
    ]
