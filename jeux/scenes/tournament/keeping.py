"""The tournament shown: saves every change, starts its matches on this computer, and reads their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from jeux.common.paths import data_folder
from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Record, RecordError, Seat
from jeux.play.library.ended import reached
from jeux.scenes.app import App
from jeux.scenes.screen import Act
from jeux.tournament import director, results
from jeux.tournament.contract import Pairing, Plan, Round, Station, Tournament, TournamentError
from jeux.tournament.store import FOLDER, TournamentStore

Change = Callable[[Tournament, Station], Tournament]
NOT_SAVED = "not-saved"


def tournament_store() -> TournamentStore:
    """The tournaments of this computer."""
    return TournamentStore(data_folder() / FOLDER)


def error_text(error: TournamentError, texts: Texts) -> str:
    """A tournament error as a sentence."""
    return texts.get(f"evening-error-{error.code}", **error.arguments)


def begin(store: TournamentStore, plan: Plan, names: Sequence[str]) -> Tournament:
    """Save a new tournament with its first round drawn. Raises `TournamentError`, also when it cannot be written."""
    by = store.station()
    saved = store.save(director.pair_next(director.start(plan, names, by), by))
    if saved.problem:
        raise TournamentError(NOT_SAVED)
    return saved.tournament


class Keeping:
    """Changes and saves one tournament; `tournament` is the saved state."""

    def __init__(self, app: App, store: TournamentStore, tournament: Tournament) -> None:
        self._app, self.store, self.tournament = app, store, tournament

    def change(self, act: Change) -> str:
        """Change and save the tournament; return the reason for a failure, or an empty string."""
        try:
            after = act(self.tournament, self.store.station())
        except TournamentError as error:
            return error_text(error, self._app.texts)
        return self.keep(after)

    def keep(self, tournament: Tournament) -> str:
        """Save `tournament` in place of the current one; return the reason for a failure, or an empty string."""
        saved = self.store.save(tournament)
        self.tournament = saved.tournament
        return self._app.texts.get(f"error-{saved.problem.code}") if saved.problem else ""

    # --- matches --------------------------------------------------------------------------------------------------

    def read_matches(self) -> str:
        """Record the results of matches that ended on this computer; return the reason for a failure, or an empty
        string."""
        said = ""
        for each in self.tournament.rounds:
            for pairing in each.pairings:
                record = self._ended(pairing)
                if record:
                    said = self.change(partial(_report, record)) or said
        return said

    def _ended(self, pairing: Pairing) -> Record | None:
        """The match of a table, if it has ended and its result is not recorded yet."""
        if pairing.result or pairing.in_conflict or not pairing.match:
            return None
        record = self._app.store.peek(pairing.match)
        if record is None or not record.over:
            return None
        loaded = self._app.store.load(pairing.match).record
        self._app.store.release(pairing.match)
        return loaded if loaded and loaded.over else None

    def playing(self, shown: Round) -> frozenset[int]:
        """The tables of a round whose unfinished match is on this computer."""
        waiting = (each for each in shown.pairings if each.match and not each.result)
        return frozenset(each.table for each in waiting if self._app.store.peek(each.match))

    def play(self, number: int, table: int, back: Act) -> str:
        """Start or resume the match of a table; return the reason for a failure, or an empty string."""
        pairing = self.tournament.rounds[number - 1].table(table)
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
        play = self.tournament.rounds[number - 1].play
        seats = tuple(Seat(name) for name in results.seats_at(self.tournament, number, table))
        return Match.new(play.game, play.options, seats, play.target, play.form)


def sit_down(app: App, match: Match, back: Act) -> None:
    """Go to the table of a tournament match; `back` leads to its tournament."""
    from jeux.scenes.table.scene import GameScene
    from jeux.scenes.tournament.match_screen import TournamentScreen

    name = match.record.id
    app.go(lambda app: GameScene(app, match, TournamentScreen(match, back)), f"table {name}", name)


def _report(record: Record, tournament: Tournament, by: Station) -> Tournament:
    return results.report(tournament, record, by, reached(Match(record)))


def _seat(number: int, table: int, match: str, tournament: Tournament, by: Station) -> Tournament:
    return results.seat_match(tournament, number, table, match, by)
