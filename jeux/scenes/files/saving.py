"""Save files for the player: a match under a name the player chooses, in any format that can hold it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from jeux.common import handing_over
from jeux.common.cleaning import clean
from jeux.common.files import write_file
from jeux.common.paths import documents_folder
from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.match.documents import ENDING
from jeux.match.record import Record
from jeux.printing.web.format import ENDING as PAGE
from jeux.printing.web.format import page_writer
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.recent import last_folder, remember
from jeux.scenes.screen import Act
from jeux.ui.file_dialog import Asked

LONGEST = 60, 200
"""Characters of a file name, and of a folder, quoted in a sentence."""


class Saving:
    """Saves one file: asks for its path with `name` proposed, and confirms before it overwrites. `contents` returns the
    bytes for an ending. `back` is called when done. `said` names two texts shown after saving: the title, and an
    optional last sentence. `opened` are the endings of files that Tablier can open again, so that they are listed with
    the recent ones."""

    def __init__(
        self,
        app: App,
        name: str,
        endings: tuple[str, ...],
        contents: Callable[[str], bytes],
        back: Act | None = None,
        said: tuple[str, str] = ("document-saved-title", ""),
        opened: tuple[str, ...] = (),
    ) -> None:
        self._app, self._contents, self._said, self._opened = app, contents, said, opened
        self._back = back or app.close
        asked = Asked(app.texts.get("files-save-title"), _folder(app), endings, new=True, name=name + endings[0])
        self._asked, self._dialog = asked, PickScene(app, asked, self._picked, self._back)

    def ask(self) -> None:
        """Show the dialog."""
        self._app.open(self._dialog)

    def _picked(self, path: Path) -> None:
        if not os.path.lexists(path):
            self._write(path)
            return
        get, app = self._app.texts.get, self._app
        sentence = get("files-replace", file=clean(path.name, LONGEST[0]))
        replace = (get("files-replace-yes"), partial(self._write, path), "plain")
        other = (get("files-replace-no"), partial(app.open, self._dialog.again()), "primary")
        app.open(NoticeSheet(app, get("files-replace-title"), sentence, other, replace, back=self._back))

    def _write(self, path: Path) -> None:
        get, app, folder = self._app.texts.get, self._app, clean(str(path.parent), LONGEST[1])
        try:
            write_file(path, self._contents(self._asked.ending(path.name)), shared=True)
        except OSError:
            again = (get("files-replace-no"), partial(app.open, self._dialog.again()), "primary")
            said = get("error-title"), get("document-not-saved", folder=folder)
            app.open(NoticeSheet(app, *said, again, back=self._back))
            return
        opened = self._asked.ending(path.name) in self._opened
        remember(app, path, listed=opened)
        title, further = self._said
        sentence = get("document-saved", file=clean(path.name, LONGEST[0]), folder=folder)
        sentences = [sentence, *([get(further)] if further else [])]
        app.open(NoticeSheet(app, get(title), "\n".join(sentences), *self._handed_over(path, opened), back=self._back))

    def _handed_over(self, path: Path, opened: bool) -> list[Choice]:
        """Buttons that hand the file over to the system. One that is `opened` by Tablier itself is not opened twice."""
        get, found = self._app.texts.get, list[Choice]()
        if handing_over.opens():
            if not opened:
                found.append((get("button-open-file"), partial(self._hand, handing_over.open_path, path), "plain"))
            found.append((get("button-open-folder"), partial(self._hand, handing_over.open_path, path.parent), "plain"))
        if handing_over.prints(path):
            found.append((get("button-print-file"), partial(self._hand, handing_over.print_path, path), "plain"))
        return found

    def _hand(self, how: Callable[[Path], None], path: Path) -> None:
        """Hand something over; the sheet stays, or says that the system refuses."""
        get, app = self._app.texts.get, self._app
        try:
            how(path)
        except OSError:
            app.open(NoticeSheet(app, get("error-title"), get("error-not-handed-over"), back=self._back))


def _folder(app: App) -> Path:
    """The recent folder; also creates the documents folder, which may not exist before the first file."""
    with contextlib.suppress(OSError):
        documents_folder().mkdir(parents=True, exist_ok=True)
    return last_folder(app)


def save_as(app: App, record: Record, back: Act | None = None) -> None:
    """Ask where to save a match, and write it."""
    name = file_name(app.texts.game(record.game, "name"), record)
    kinds = writers(record)
    own, *others = kinds
    write = {**kinds, PAGE: page_writer(lambda: app.texts)}
    Saving(app, name, (own, PAGE, *others), lambda ending: write[ending]([record]), back, opened=tuple(kinds)).ask()


def writers(record: Record) -> dict[str, Callable[[Sequence[Record]], bytes]]:
    """The file endings of the formats that can hold a match, our own first, each with its writer."""
    found: dict[str, Callable[[Sequence[Record]], bytes]] = {}
    for each in sorted(formats().values(), key=lambda each: ENDING not in each.endings):
        if not each.write or each.endings[0] in found or (each.games and record.game not in each.games):
            continue
        with contextlib.suppress(FormatError):
            each.write([record])
            found[each.endings[0]] = each.write
    return found


def written(app: App, write: Callable[[Path], Path]) -> tuple[str, str]:
    """Write a file into the player's documents folder; return a title and a sentence that report where it is."""
    get, folder = app.texts.get, documents_folder()
    shown = clean(str(folder), LONGEST[1])  # the name of the folder may not be valid text
    try:
        path = write(folder)
    except OSError:
        return get("error-title"), get("document-not-saved", folder=shown)
    return get("document-saved-title"), get("document-saved", file=path.name, folder=shown)


def file_name(name: str, record: Record) -> str:
    """A file name without ending: the game, and the day it began."""
    return f"{name} {datetime.fromisoformat(record.created).astimezone().date().isoformat()}"
