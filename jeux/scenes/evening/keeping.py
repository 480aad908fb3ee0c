"""An evening that is shown: kept after every change, played at this computer, told by the matches that ended here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.common.paths import data_folder
from jeux.common.texts import Texts
from jeux.evening import desk, results
from jeux.evening.contract import Desk, Evening, EveningError, Pairing, Plan, Round
from jeux.evening.store import FOLDER, EveningStore
from jeux.match.match import Match
from jeux.match.record import Record, RecordError, Seat
from jeux.play.ended import reached
from jeux.scenes.app import App
from jeux.scenes.screen import Act

Change = Callable[[Evening, Desk], Evening]
NOT_SAVED = "not-saved"


def evening_store() -> EveningStore:
    """The evenings of this computer."""
    return EveningStore(data_folder() / FOLDER)


def error_text(error: EveningError, texts: Texts) -> str:
    """Why something cannot be done."""
    return texts.get(f"evening-error-{error.code}", **error.arguments)


def begin(store: EveningStore, plan: Plan, names: Sequence[str]) -> Evening:
    """Keep a new evening with its first round drawn. Raises `EveningError`, also where the disk refuses."""
    by = store.desk()
    saved = store.save(desk.pair_next(desk.start(plan, names, by), by))
    if saved.problem:
        raise EveningError(NOT_SAVED)
    return saved.evening


class Keeping:
    """`evening` is what is kept."""

    def __init__(self, app: App, store: EveningStore, evening: Evening) -> None:
        self._app, self.store, self.evening = app, store, evening

    def change(self, act: Change) -> str:
        """Change the evening and keep it; why that cannot be, in a sentence."""
        try:
            after = act(self.evening, self.store.desk())
        except EveningError as error:
            return error_text(error, self._app.texts)
        return self.keep(after)

    def keep(self, evening: Evening) -> str:
        """Take another evening in the place of this one."""
        saved = self.store.save(evening)
        self.evening = saved.evening
        return self._app.texts.get(f"error-{saved.problem.code}") if saved.problem else ""

    # --- matches --------------------------------------------------------------------------------------------------

    def read_matches(self) -> str:
        """Take the results of the matches that ended here since; what went wrong, in a sentence."""
        said = ""
        for each in self.evening.rounds:
            for pairing in each.pairings:
                record = self._ended(pairing)
                if record:
                    said = self.change(partial(_report, record)) or said
        return said

    def _ended(self, pairing: Pairing) -> Record | None:
        """The match of a table, if it has ended and nothing is known of it yet."""
        if pairing.result or pairing.in_conflict or not pairing.match:
            return None
        record = self._app.store.peek(pairing.match)
        if record is None or not record.over:
            return None
        loaded = self._app.store.load(pairing.match).record
        self._app.store.release(pairing.match)
        return loaded if loaded and loaded.over else None

    def playing(self, shown: Round) -> frozenset[int]:
        """The tables of a round whose matches wait at this computer."""
        waiting = (each for each in shown.pairings if each.match and not each.result)
        return frozenset(each.table for each in waiting if self._app.store.peek(each.match))

    def play(self, number: int, table: int, back: Act) -> str:
        """Sit down at the match of a table, or go on with it; why that cannot be, in a sentence."""
        pairing = self.evening.rounds[number - 1].table(table)
        assert pairing
        app = self._app
        if pairing.match and app.store.find(pairing.match):
            loaded = app.store.load(pairing.match)
            try:
                match = Match(loaded.record) if loaded.record else None
            except RecordError:
                match = None
            if match is None:
                return app.texts.get("hall-not-loaded")
        else:
            match = self._new_match(number, table)
            said = self.change(partial(_seat, number, table, match.record.id))
            if said:
                return said
        sit_down(app, match, back)
        return ""

    def _new_match(self, number: int, table: int) -> Match:
        play = self.evening.rounds[number - 1].play
        seats = tuple(Seat(name) for name in results.seats_at(self.evening, number, table))
        return Match.new(play.game, play.options, seats, play.target, play.form)


def sit_down(app: App, match: Match, back: Act) -> None:
    """Go to the table of a match that counts; `back` leads to its evening."""
    from jeux.scenes.evening.table import EveningTable

    name = match.record.id
    app.go(lambda app: EveningTable(app, match, back), f"table {name}", name)


def _report(record: Record, evening: Evening, by: Desk) -> Evening:
    return results.report(evening, record, by, reached(Match(record)))


def _seat(number: int, table: int, match: str, evening: Evening, by: Desk) -> Evening:
    return results.seat_match(evening, number, table, match, by)
