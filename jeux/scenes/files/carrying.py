"""« Tout emporter »: export all stored data as one backup file, and import such a file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from jeux.common.cleaning import clean
from jeux.common.clock import today
from jeux.common.files import UnfitFile, read_file, read_start
from jeux.common.paths import data_folder
from jeux.formats.own import ENDING
from jeux.match.record import RecordError
from jeux.play.library.backup import LARGEST, Shelves, TakenIn, is_backup, pack, settings_in, take_in, unpack
from jeux.play.words.failure_words import sentences
from jeux.scenes.app import App
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.recent import last_folder
from jeux.scenes.files.saving import LONGEST, Saving
from jeux.scenes.files.waiting import beside
from jeux.scenes.screen import Act
from jeux.ui.file_dialog import Asked


def pack_up(app: App, back: Act) -> None:
    """Ask where to save a backup of all stored data, and write it."""
    get = app.texts.get
    name = get("luggage-file", day=today().isoformat())
    Saving(app, name, (ENDING,), lambda _: pack(Shelves.of(data_folder()), app.settings), back, opened=(ENDING,)).ask()


def pick_backup(app: App, back: Act) -> None:
    """Let the player pick a backup file, then offer to import it."""
    asked = Asked(app.texts.get("luggage-take"), last_folder(app), (ENDING,))
    app.open(PickScene(app, asked, partial(offer, app), back))


def holds_backup(path: Path) -> bool:
    """Whether a file is a backup; False when it cannot be read."""
    try:
        return is_backup(read_start(path, 200))
    except (OSError, ValueError):
        return False


def offer(app: App, path: Path) -> None:
    """Show what a backup contains, and import it if the player confirms."""
    name = clean(path.name, LONGEST[0])
    beside(app, app.texts.get("wait-files", file=name, n=1), partial(_read, path), partial(_offer, app, name))


def _read(path: Path) -> Mapping[str, Any] | str:
    """What a backup contains, or the code of the sentence that says why it cannot be read."""
    try:
        return unpack(read_file(path, LARGEST))
    except (RecordError, UnfitFile, OSError, ValueError) as error:
        return error.code if isinstance(error, RecordError) else "not-read" if isinstance(error, OSError) else "foreign"


def _offer(app: App, name: str, data: Mapping[str, Any] | str) -> None:
    get = app.texts.get
    if isinstance(data, str):
        (said,) = sentences([(data, "")], app.texts)
        app.open(NoticeSheet(app, get("error-title"), get("error-document", sentence=said, file=name)))
        return
    counts = {name: len(data[name]) for name in ("running", "ended")}
    choices = [
        (get("luggage-all"), partial(_take, app, data, True), "primary"),
        (get("luggage-without-settings"), partial(_take, app, data, False), "plain"),
    ]
    app.open(NoticeSheet(app, get("luggage-title"), get("luggage-holds", **counts), *choices))


def _take(app: App, data: Mapping[str, Any], settings_too: bool) -> None:
    job = partial(take_in, data, Shelves.of(data_folder()))
    beside(app, app.texts.get("wait-luggage"), job, partial(_taken, app, data if settings_too else None))


def _taken(app: App, data: Mapping[str, Any] | None, taken: TakenIn) -> None:
    """Tell what was taken in, after applying the settings in `data`."""
    get = app.texts.get
    if data is not None:
        app.change(settings_in(data, app.settings))
        get = app.texts.get
    said = [get("luggage-taken", running=taken.running, ended=taken.ended)]
    if taken.left:
        said.append(get("luggage-left", n=taken.left))
    if taken.unread:
        said.append(get("luggage-unread", n=taken.unread))
    if taken.problem:
        said += sentences([(taken.problem.code, taken.problem.name)], app.texts)
    app.open(NoticeSheet(app, get("luggage-title"), "\n".join(said), back=app.show_shelf))
