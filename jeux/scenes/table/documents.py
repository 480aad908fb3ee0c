"""Files of matches at the window: opened from the desktop or dropped, and written for the player."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.paths import documents_folder
from jeux.match.documents import parts, read_document, take_in, write_document
from jeux.match.match import Match
from jeux.match.record import Record, RecordError
from jeux.play.ended import reached
from jeux.play.problems import sentences
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.scenes.table.choice_sheet import Choice, ChoiceSheet

LONGEST = 60, 200
"""Letters of the name of a file, and of a folder, in a sentence."""


class NoticeSheet(ChoiceSheet):
    """A sentence, and what may follow; at least one can close it."""

    def __init__(self, app: App, title: str, sentence: str, *choices: Choice) -> None:
        super().__init__(app)
        self.title, self.sentence = title, sentence
        kind = "plain" if choices else "primary"
        self.choices = [*choices, (app.texts.get("button-close"), app.close, kind)]


def open_file(app: App, file: str, table: Callable[[App, Match], Scene], shelf: Callable[[App], Scene]) -> None:
    """Go to the match in a file, or say why not: then nothing changes."""
    texts = app.texts
    try:
        record = read_document(Path(file))
    except RecordError as error:
        (sentence,) = sentences([(error.code, "")], texts)
        named = texts.get("error-document", sentence=sentence, file=clean(Path(file).name, LONGEST[0]))
        app.open(NoticeSheet(app, texts.get("error-title"), named))
        return

    def go() -> None:
        app.close()
        app.archive.take_in(record, reached(Match(record)))
        app.go(lambda app: sit_down(app, record, table, shelf), f"table {record.id}", record.id)

    if parts(app.store, record):
        resume = (texts.get("document-resume"), go, "primary")
        app.open(NoticeSheet(app, texts.get("document-other-title"), texts.get("document-other"), resume))
    else:
        go()


def sit_down(app: App, record: Record, table: Callable[[App, Match], Scene], shelf: Callable[[App], Scene]) -> Scene:
    """The table of a match, as it was played further here or there; the shelf, with the reason, if that cannot be."""
    taken = take_in(app.store, record)
    if taken.record:
        return table(app, Match(taken.record))
    app.problems = (*app.problems, *([taken.problem] if taken.problem else []))
    return shelf(app)


def save_to_file(app: App, match: Match) -> None:
    """Write a match into the folder of the player's documents, and say where it is."""
    app.open(NoticeSheet(app, *write_to_file(app, match.record)))


def write_to_file(app: App, record: Record) -> tuple[str, str]:
    """Write a match into the folder of the player's documents; a title and a sentence that say where it is."""
    return written(
        app, lambda folder: write_document(record, folder, file_name(app.texts.game(record.game, "name"), record))
    )


def written(app: App, write: Callable[[Path], Path]) -> tuple[str, str]:
    """Have a file written into the folder of the player's documents; a title and a sentence that say where it is."""
    get, folder = app.texts.get, documents_folder()
    shown = clean(str(folder), LONGEST[1])  # its name need not be a text
    try:
        path = write(folder)
    except OSError:
        return get("error-title"), get("document-not-saved", folder=shown)
    return get("document-saved-title"), get("document-saved", file=path.name, folder=shown)


def file_name(name: str, record: Record) -> str:
    """A game and the day of its beginning, without the ending."""
    return f"{name} {datetime.fromisoformat(record.created).astimezone().date().isoformat()}"
