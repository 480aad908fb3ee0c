"""What goes out of an evening and comes into it: paper, tables for other programs, the file on a stick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Protocol

from jeux.common.texts import Texts
from jeux.evening import exports, results
from jeux.evening.contract import Conflict, Desk, Evening, EveningError, Note, Round
from jeux.evening.disagreeing import conflict_title, note_words
from jeux.evening.merging import merge
from jeux.evening.store import ENDING, EveningStore, read_exchange, to_bytes
from jeux.scenes.app import App
from jeux.scenes.evening.keeping import Keeping, error_text
from jeux.scenes.evening.plan_sheet import PlanSheet
from jeux.scenes.evening.sheets import AskSheet
from jeux.scenes.evening.table_hands import Change
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.recent import last_folder, remember
from jeux.scenes.files.saving import Saving
from jeux.scenes.screen import Act
from jeux.scenes.table.choice_sheet import ChoiceSheet
from jeux.ui.file_dialog import Asked

WRITTEN = ("hall-given-title", "")
"""What is said once a file is written."""


class Hall(Protocol):
    """The scene of an evening."""

    app: App
    keeping: Keeping
    said: str

    @property
    def evening(self) -> Evening:
        """As it is kept."""

    def change(self, act: Change) -> bool:
        """Change the evening and keep it."""

    @property
    def shown(self) -> Round | None:
        """The round that is shown."""

    def say(self, sentence: str) -> None:
        """Tell something below the band."""

    def layout(self) -> None:
        """Lay the page again."""

    def back(self) -> bool:
        """Go back to the list."""


class Exchange:
    """Does what is on the sheet « Plus »."""

    def __init__(self, hall: Hall, leave: Act) -> None:
        self._hall, self._leave = hall, leave

    @property
    def _evening(self) -> Evening:
        return self._hall.keeping.evening

    @property
    def _texts(self) -> Texts:
        return self._hall.app.texts

    # --- out ------------------------------------------------------------------------------------------------------

    def print_round(self) -> None:
        """The tables of the round, to be pinned up."""
        self._print_round("pairings", "hall-file-round")

    def print_slips(self) -> None:
        """A slip for each table of the round, on which its result is written."""
        self._print_round("slips", "hall-file-slips")

    def _print_round(self, sheet: str, name: str) -> None:
        shown = self._hall.shown
        if shown:
            self._print(sheet, self._texts.get(name, name=self._evening.plan.name, n=shown.number), shown.number)
        else:
            self._hall.say(self._texts.get("hall-no-round"))

    def print_scores(self) -> None:
        """The table of scores."""
        self._print("scores", self._texts.get("hall-file-scores", name=self._evening.plan.name), 0)

    def _print(self, sheet: str, name: str, number: int) -> None:
        evening, app = self._evening, self._hall.app

        def contents(_ending: str) -> bytes:
            from jeux.press.evening import print_evening  # what draws sheets is imported when one is wanted

            return print_evening(evening, sheet, app.texts, app.settings.paper, number)

        Saving(app, fit_name(name), (".pdf",), contents, said=WRITTEN).ask()

    def save_round(self) -> None:
        """The tables of the round for a spreadsheet, or as text."""
        shown, texts = self._hall.shown, self._texts
        if shown is None:
            self._hall.say(texts.get("hall-no-round"))
            return
        evening, number = self._evening, shown.number
        writers = {
            ".csv": lambda: exports.pairings_csv(evening, number, texts),
            ".txt": lambda: exports.pairings_text(evening, number, texts),
        }
        self._save(texts.get("hall-file-round", name=evening.plan.name, n=number), writers)

    def save_scores(self) -> None:
        """The table of scores for a spreadsheet, or as text."""
        evening, texts = self._evening, self._texts
        writers = {
            ".csv": lambda: exports.standings_csv(evening, texts),
            ".txt": lambda: exports.standings_text(evening, texts),
        }
        self._save(texts.get("hall-file-scores", name=evening.plan.name), writers)

    def _save(self, name: str, writers: Mapping[str, Callable[[], str]]) -> None:
        # spreadsheets know UTF-8 by the mark at its beginning
        codes = {".csv": "utf-8-sig", ".txt": "utf-8"}
        endings = tuple(writers)

        def contents(ending: str) -> bytes:
            return writers[ending]().encode(codes[ending])

        Saving(self._hall.app, fit_name(name), endings, contents, said=WRITTEN).ask()

    def save_exchange(self) -> None:
        """The evening for another computer."""
        evening = self._evening
        computer = self._hall.keeping.store.desk().name
        name = fit_name(self._texts.get("hall-file-exchange", name=evening.plan.name, computer=computer))
        Saving(
            self._hall.app, name, (ENDING,), lambda _: to_bytes(evening), said=("hall-given-title", "hall-given")
        ).ask()

    # --- in -------------------------------------------------------------------------------------------------------

    def read_exchange(self) -> None:
        """What another computer knows of this evening."""
        pick(self._hall.app, self.take)

    def take(self, way: Path) -> None:
        """Put what a file tells together with what is known here, and have chosen what does not agree."""
        other = read(self._hall.app, way, self._hall.say)
        if other is None:
            return
        try:
            merged = merge(self._evening, other)
        except EveningError as error:
            self._hall.say(error_text(error, self._texts))
            return
        said = self._hall.keeping.keep(merged.evening)
        self._hall.say(said or told(merged.new, merged.unknown_there, self._texts))
        self.settle_next()

    def settle_next(self) -> None:
        """Have the next thing chosen of which two computers do not agree."""
        conflicts = self._evening.conflicts
        if conflicts:
            self._hall.app.open(ConflictSheet(self._hall.app, self._evening, conflicts[0], self._settled))

    def _settled(self, conflict: Conflict, note: Note) -> None:
        said = self._hall.keeping.change(partial(_settle, conflict, note.id))
        self._hall.say(said)
        if not said:
            self.settle_next()

    # --- the plan, the end ----------------------------------------------------------------------------------------

    def change_plan(self) -> None:
        """Change what can still be changed."""
        self._hall.app.open(PlanSheet(self._hall.app, self._hall))

    def archive(self) -> None:
        """Put the evening with those that are over."""
        problem = self._hall.keeping.store.archive(self._evening.id)
        if problem:
            self._hall.say(self._texts.get(f"error-{problem.code}"))
        else:
            self._leave()

    def erase(self) -> None:
        """Erase the evening, after a question."""
        question = self._texts.get("hall-erase-question", name=self._evening.plan.name)
        self._hall.app.open(AskSheet(self._hall.app, "hall-erase", question, self._erase))

    def _erase(self) -> None:
        problem = self._hall.keeping.store.erase(self._evening.id)
        if problem:
            self._hall.say(self._texts.get(f"error-{problem.code}"))
        else:
            self._leave()


class ConflictSheet(ChoiceSheet):
    """Different things were written of the same on two computers: one is chosen."""

    def __init__(
        self, app: App, evening: Evening, conflict: Conflict, chosen: Callable[[Conflict, Note], object]
    ) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("hall-conflict-title")
        self.sentence = conflict_title(evening, conflict, app.texts)
        self.choices = [
            *(
                (note_words(evening, conflict, note, app.texts), self._do(_choosing(chosen, conflict, note)), "plain")
                for note in conflict.notes
            ),
            (get("hall-conflict-later"), app.close, "primary"),
        ]


def _choosing(chosen: Callable[[Conflict, Note], object], conflict: Conflict, note: Note) -> Callable[[], None]:
    def act() -> None:
        chosen(conflict, note)

    return act


def told(new: int, unknown_there: int, texts: Texts) -> str:
    """What a file brought, in a sentence."""
    if not new:
        return texts.get("hall-taken-nothing")
    return texts.get("hall-taken-more" if unknown_there else "hall-taken", n=new)


def pick(app: App, take: Callable[[Path], object]) -> None:
    """Have a file of another computer picked."""
    asked = Asked(app.texts.get("hall-take"), last_folder(app), (ENDING,))
    app.open(PickScene(app, asked, take))


def read(app: App, way: Path, say: Callable[[str], object]) -> Evening | None:
    """The evening in a file; None, and why is told, where there is none."""
    try:
        evening = read_exchange(way)
    except EveningError as error:
        say(error_text(error, app.texts))
    except OSError:
        say(app.texts.get("hall-unreadable"))
    else:
        remember(app, way)
        return evening
    return None


def fit_name(name: str) -> str:
    """A name that every system takes for a file."""
    kept = "".join(letter if letter.isalnum() or letter in " -_().,'’" else " " for letter in name)
    return " ".join(kept.split()).strip(". ") or "tournoi"


def _settle(conflict: Conflict, chosen: str, evening: Evening, by: Desk) -> Evening:
    return results.settle(evening, conflict, chosen, by)


class Told(Protocol):
    """The list of evenings."""

    def say(self, sentence: str) -> None:
        """Tell something below the band."""

    def show(self, name: str) -> None:
        """Go to an evening."""


def take_new(app: App, store: EveningStore, hall: Told, way: Path) -> None:
    """Go to the evening in a file; it is put with those here, or together with the same one."""
    other = read(app, way, hall.say)
    if other is None:
        return
    try:
        saved = store.save(other)
    except EveningError as error:
        hall.say(error_text(error, app.texts))
        return
    if saved.problem:
        hall.say(app.texts.get(f"error-{saved.problem.code}"))
    else:
        hall.show(saved.evening.id)
