"""Open matches from outside on the table: picked, dropped on the window, or pasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.formats.catalogue import endings
from jeux.match.again import apart, fresh_from, is_position
from jeux.match.documents import continues, take_in
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.play.library.ended import reached
from jeux.play.words.failure_words import sentences
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.files.carrying import holds_backup, offer
from jeux.scenes.files.choosing import MatchList
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.reading import LONGEST, Found, read_files, read_text
from jeux.scenes.files.recent import last_folder, recent_files, remember, shown_names
from jeux.scenes.files.waiting import beside
from jeux.scenes.screen import Screen
from jeux.scenes.tournament.navigation import open_tournament
from jeux.tournament.store import ENDING
from jeux.ui.file_dialog import Asked

MOST = 5
"""Unreadable files that are listed with a sentence each; the rest are only counted."""


class OpenSheet(ChoiceSheet):
    """« Ouvrir… »: pick a file, or reopen a recent one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("files-open-title")
        ways = recent_files(app)
        if ways:
            self.sentence = get("files-recent")
        self.choices = [
            (get("files-pick"), partial(pick_file, app), "primary"),
            *(
                (name, self.closing(partial(open_files, app, [path])), "plain")
                for name, path in zip(shown_names(ways), ways, strict=True)
            ),
            (get("button-cancel"), app.close, "plain"),
        ]

    def enter_without_focus(self, key: int) -> bool:
        """Enter without a focus: pick a file."""
        pick_file(self.app)
        return True


def open_something(app: App) -> None:
    """Ask what to open; without recent files, show the file dialog at once."""
    if recent_files(app):
        app.open(OpenSheet(app))
    else:
        pick_file(app)


def pick_file(app: App) -> None:
    """Let the player pick a file, and open it."""
    asked = Asked(app.texts.get("files-open-title"), last_folder(app), (*endings(), ENDING))
    app.open(PickScene(app, asked, lambda path: open_files(app, [path])))


def open_files(app: App, ways: Sequence[Path]) -> None:
    """Open some files: go to their match, let the player choose among several, or report why none can be read. An error
    changes nothing."""
    if len(ways) == 1 and ways[0].name.lower().endswith(ENDING):
        open_tournament(app, ways[0])
        return
    if len(ways) == 1 and holds_backup(ways[0]):
        offer(app, ways[0])
        return
    sentence = app.texts.get("wait-files", file=clean(ways[0].name, LONGEST), n=len(ways))
    beside(app, sentence, partial(read_files, list(ways), app.texts), partial(_open_read, app, ways))


def _open_read(app: App, ways: Sequence[Path], found: Found) -> None:
    if found.records and len(ways) == 1:
        remember(app, ways[0])
    open_found(app, found)


def open_found(app: App, found: Found) -> None:
    """Open matches that are already read, after reporting the files that failed."""
    if found.problems:
        go_on = partial(_open_records, app, found.records)
        choices = [(app.texts.get("files-go-on"), _closing(app, go_on), "primary")] if found.records else []
        said = [*found.problems[:MOST]]
        if len(found.problems) > MOST:
            said.append(app.texts.get("files-problems-more", n=len(found.problems) - MOST))
        app.open(NoticeSheet(app, app.texts.get("error-title"), "\n".join(said), *choices))
    else:
        _open_records(app, found.records)


def open_text(app: App, text: str) -> None:
    """Open the match or the position in a text, or list those that can be read."""
    beside(app, app.texts.get("wait-paste"), partial(read_text, text, app.texts), partial(_open_pasted, app))


def _open_pasted(app: App, found: Found) -> None:
    if found.records:
        open_found(app, found)
    else:
        app.open(NoticeSheet(app, app.texts.get("paste-title"), "\n".join(found.problems)))


def _closing(app: App, act: Callable[[], object]) -> Callable[[], None]:
    def close_and_act() -> None:
        app.close()
        act()

    return close_and_act


def _open_records(app: App, records: tuple[Record, ...]) -> None:
    if len(records) == 1:
        open_record(app, records[0])
    elif records:
        app.open(MatchList(app, records, partial(open_record, app)))


def open_record(app: App, record: Record) -> None:
    """Open a match. If the stored match of the same id differs or goes further, ask which one to use. A position alone
    starts a new match."""
    if is_position(record):
        app.show_table(Match(fresh_from(record)))
        return
    own = app.store.peek(record.id)
    further = own is not None and not continues(record, own)
    if not further:
        _go(app, record)
        return
    assert own
    get, kind = app.texts.get, "further" if continues(own, record) else "other"
    resume = (get(f"document-resume-{kind}"), _closing(app, partial(_go, app, record)), "primary")
    beside = (get("document-apart"), _closing(app, partial(app.show_table, Match(apart(record)))), "plain")
    app.open(NoticeSheet(app, get("document-other-title"), get(f"document-{kind}"), resume, beside))


def _go(app: App, record: Record) -> None:
    app.close()
    problem = app.archive.take_in(record, reached(Match(record)))
    go_on = partial(app.go, lambda app: _sit_down(app, record), f"table {record.id}", record.id)
    if problem:
        get, said = app.texts.get, sentences([problem], app.texts)
        app.open(NoticeSheet(app, get("past-title"), said[0], (get("files-go"), _closing(app, go_on), "primary")))
    else:
        go_on()


def _sit_down(app: App, record: Record) -> Screen:
    """The table of a match, in the longer of its two versions; the shelf, with a reported problem, if that fails."""
    taken = take_in(app.store, record)
    if taken.record:
        return app.routes.table(app, Match(taken.record))
    app.problems = (*app.problems, *([taken.problem] if taken.problem else []))
    return app.routes.shelf(app)
