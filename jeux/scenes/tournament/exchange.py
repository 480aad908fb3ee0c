"""Import and export of a tournament: printing, tables for other programs, the file that computers exchange."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from jeux.common.texts import Texts
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.files.recent import last_folder, remember
from jeux.scenes.files.saving import Saving
from jeux.scenes.screen import Act
from jeux.scenes.tournament.host import Host
from jeux.scenes.tournament.keeping import error_text
from jeux.scenes.tournament.plan_sheet import PlanSheet
from jeux.scenes.tournament.sheets import AskSheet
from jeux.tournament import exports, results
from jeux.tournament.contract import Conflict, Note, Station, Tournament, TournamentError
from jeux.tournament.disagreeing import answer_words, conflict_words
from jeux.tournament.merging import merge
from jeux.tournament.store import ENDING, read_exchange, to_bytes
from jeux.ui.file_dialog import Asked

WRITTEN = ("hall-given-title", "")
"""The texts shown after a file is written."""


class Exchange:
    """The actions on the sheet « Plus »."""

    def __init__(self, host: Host, leave: Act) -> None:
        self._host, self._leave = host, leave

    @property
    def _tournament(self) -> Tournament:
        return self._host.keeping.tournament

    @property
    def _texts(self) -> Texts:
        return self._host.app.texts

    # --- out ------------------------------------------------------------------------------------------------------

    def print_round(self) -> None:
        """Print the pairings of the round, to pin up."""
        self._print_round("pairings", "hall-file-round")

    def print_slips(self) -> None:
        """Print a result slip for each table of the round."""
        self._print_round("slips", "hall-file-slips")

    def _print_round(self, sheet: str, name: str) -> None:
        shown = self._host.shown
        if shown:
            self._print(sheet, self._texts.get(name, name=self._tournament.plan.name, n=shown.number), shown.number)
        else:
            self._host.say(self._texts.get("hall-no-round"))

    def print_scores(self) -> None:
        """Print the table of scores."""
        self._print("scores", self._texts.get("hall-file-scores", name=self._tournament.plan.name), 0)

    def _print(self, sheet: str, name: str, number: int) -> None:
        tournament, app = self._tournament, self._host.app

        def contents(_ending: str) -> bytes:
            from jeux.printing.tournament import print_tournament  # on demand: it loads the drawing

            return print_tournament(tournament, sheet, app.texts, app.settings.paper, number)

        Saving(app, fit_name(name), (".pdf",), contents, said=WRITTEN).ask()

    def save_round(self) -> None:
        """Save the pairings of the round as CSV or text."""
        shown, texts = self._host.shown, self._texts
        if shown is None:
            self._host.say(texts.get("hall-no-round"))
            return
        tournament, number = self._tournament, shown.number
        writers = {
            ".csv": lambda: exports.pairings_csv(tournament, number, texts),
            ".txt": lambda: exports.pairings_text(tournament, number, texts),
        }
        self._save(texts.get("hall-file-round", name=tournament.plan.name, n=number), writers)

    def save_scores(self) -> None:
        """Save the table of scores as CSV or text."""
        tournament, texts = self._tournament, self._texts
        writers = {
            ".csv": lambda: exports.standings_csv(tournament, texts),
            ".txt": lambda: exports.standings_text(tournament, texts),
        }
        self._save(texts.get("hall-file-scores", name=tournament.plan.name), writers)

    def _save(self, name: str, writers: Mapping[str, Callable[[], str]]) -> None:
        # spreadsheets recognise UTF-8 by its byte order mark
        codes = {".csv": "utf-8-sig", ".txt": "utf-8"}
        endings = tuple(writers)

        def contents(ending: str) -> bytes:
            return writers[ending]().encode(codes[ending])

        Saving(self._host.app, fit_name(name), endings, contents, said=WRITTEN).ask()

    def save_exchange(self) -> None:
        """Save the tournament for another computer."""
        tournament = self._tournament
        computer = self._host.keeping.store.station().name
        name = fit_name(self._texts.get("hall-file-exchange", name=tournament.plan.name, computer=computer))
        said = "hall-given-title", "hall-given"
        Saving(self._host.app, name, (ENDING,), lambda _: to_bytes(tournament), said=said, opened=(ENDING,)).ask()

    # --- in -------------------------------------------------------------------------------------------------------

    def read_exchange(self) -> None:
        """Let the user pick the file of another computer, and merge it."""
        pick(self._host.app, self.take)

    def take(self, path: Path) -> None:
        """Merge the file of another computer into this tournament, then ask about each conflict."""
        other = read(self._host.app, path, self._host.say)
        if other is None:
            return
        try:
            merged = merge(self._tournament, other)
        except TournamentError as error:
            self._host.say(error_text(error, self._texts))
            return
        said = self._host.keeping.keep(merged.tournament)
        self._host.say(said or told(merged.new, merged.unknown_there, self._texts))
        self.settle_next()

    def settle_next(self) -> None:
        """Ask about the next conflict between two computers."""
        conflicts = self._tournament.conflicts
        if conflicts:
            here = self._host.keeping.store.station().id
            self._host.app.open(ConflictSheet(self._host.app, self._tournament, conflicts[0], here, self._settled))

    def _settled(self, conflict: Conflict, note: Note) -> None:
        said = self._host.keeping.change(partial(_settle, conflict, note.id))
        self._host.say(said)
        if not said:
            self.settle_next()

    # --- the plan, the end ----------------------------------------------------------------------------------------

    def change_plan(self) -> None:
        """Change what can still be changed."""
        self._host.app.open(PlanSheet(self._host.app, self._host))

    def archive(self) -> None:
        """Archive the tournament."""
        problem = self._host.keeping.store.archive(self._tournament.id)
        if problem:
            self._host.say(self._texts.get(f"error-{problem.code}"))
        else:
            self._leave()

    def erase(self) -> None:
        """Erase the tournament, after confirmation."""
        question = self._texts.get("hall-erase-question", name=self._tournament.plan.name)
        self._host.app.open(AskSheet(self._host.app, "hall-erase", question, self._erase))

    def _erase(self) -> None:
        problem = self._host.keeping.store.erase(self._tournament.id)
        if problem:
            self._host.say(self._texts.get(f"error-{problem.code}"))
        else:
            self._leave()


class TournamentMoreSheet(ChoiceSheet):
    """« Plus »: paper, files, the end of a tournament."""

    def __init__(self, app: App, exchange: Exchange) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("hall-more-title")
        ways = {
            "hall-print-round": exchange.print_round,
            "hall-print-slips": exchange.print_slips,
            "hall-print-scores": exchange.print_scores,
            "hall-save-round": exchange.save_round,
            "hall-save-scores": exchange.save_scores,
            "hall-give": exchange.save_exchange,
            "hall-take": exchange.read_exchange,
            "hall-change": exchange.change_plan,
            "hall-archive": exchange.archive,
            "hall-erase": exchange.erase,
        }
        self.choices = [
            *((get(name), self.closing(act), "plain") for name, act in ways.items()),
            (get("button-cancel"), app.close, "primary"),
        ]


class ConflictSheet(ChoiceSheet):
    """A choice between conflicting entries from several computers; `here` is the id of this one."""

    def __init__(
        self,
        app: App,
        tournament: Tournament,
        conflict: Conflict,
        here: str,
        chosen: Callable[[Conflict, Note], object],
    ) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("hall-conflict-title", n=len(conflict.notes))
        self.sentence = conflict_words(tournament, conflict, here, app.texts)
        self.choices = [
            *(
                (
                    answer_words(tournament, conflict, note, here, app.texts),
                    self.closing(_choosing(chosen, conflict, note)),
                    "plain",
                )
                for note in conflict.notes
            ),
            (get("hall-conflict-later"), app.close, "primary"),
        ]


def _choosing(chosen: Callable[[Conflict, Note], object], conflict: Conflict, note: Note) -> Callable[[], None]:
    def act() -> None:
        chosen(conflict, note)

    return act


def told(new: int, unknown_there: int, texts: Texts) -> str:
    """What a merged file added, in a sentence."""
    if not new:
        return texts.get("hall-taken-nothing")
    return texts.get("hall-taken-more" if unknown_there else "hall-taken", n=new)


def pick(app: App, take: Callable[[Path], object]) -> None:
    """Let the user pick the file of another computer."""
    asked = Asked(app.texts.get("hall-take"), last_folder(app), (ENDING,))
    app.open(PickScene(app, asked, take))


def read(app: App, path: Path, say: Callable[[str], object]) -> Tournament | None:
    """The tournament in a file; None, after calling `say` with the reason, if it cannot be read."""
    try:
        tournament = read_exchange(path)
    except TournamentError as error:
        say(error_text(error, app.texts))
    except OSError:
        say(app.texts.get("hall-unreadable"))
    else:
        remember(app, path)
        return tournament
    return None


def fit_name(name: str) -> str:
    """A file name that is valid on every system."""
    kept = "".join(letter if letter.isalnum() or letter in " -_().,'’" else " " for letter in name)
    return " ".join(kept.split()).strip(". ") or "tournoi"


def _settle(conflict: Conflict, chosen: str, tournament: Tournament, by: Station) -> Tournament:
    return results.settle(tournament, conflict, chosen, by)
