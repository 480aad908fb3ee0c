"""The data types of a tournament, for the screens and for the store.

A `Tournament` is an immutable value: every function that changes one returns another. Everything that happened in it is
a set of `Note`s, which only grows; all the rest is computed from them (`jeux/tournament/folding.py`). Two copies of a
tournament from two computers are therefore merged by uniting their notes, in any order (`jeux/tournament/merging.py`).

The writer of a note is a `Station`, this computer. Each function that changes a tournament takes it as its last
argument, `by`:

``jeux.tournament.director``
    start(plan, names, by) -> Tournament
    change_plan(tournament, plan, by)             until the first round is paired; later only name, tables, rounds, ties
    add_player(tournament, name, by)              plays from the next round that is paired
    rename_player(tournament, player, name, by)
    set_away(tournament, player, round, away, by) absent in one round that is not paired yet, or there after all
    withdraw(tournament, player, by)              plays no round more; `reinstate` takes it back; who has played none is
                                               taken out of the field
    pair_next(tournament, by)                     raises `TournamentError` where `may_pair` says why not
    unpair_last(tournament, by)                   while it has no result
    swap(tournament, one, other, by)              two players of the last round change places, both of them `movable`
    may_pair(tournament) -> str                   "" or the code of the reason
``jeux.tournament.results``
    enter(tournament, round, table, scores, by)   by hand; enters, corrects, and settles a conflict of results
    forfeit(tournament, round, table, absent, by) `absent`: the seats that did not come, one or both
    erase(tournament, round, table, by)           the result entered there was a mistake
    settle(tournament, conflict, chosen, by)      `chosen`: the id of one of its notes
    seat_match(tournament, round, table, match, by)   this match of ours is being played at that table
    report(tournament, record, by, reached=None)  a match that ended; finds its table by `seat_match`
    table_of_match(tournament, match) -> (round, table) | None
    seats_at(tournament, round, table) -> the names in the order of the sides, for a new match
``jeux.tournament.standings``
    standings(tournament, after=0) -> tuple[Row, ...]          `after` a round, 0 for now
    explain(tournament, player, tie, texts) -> str             the arithmetic of one tie-break, in a sentence
``jeux.tournament.store``
    TournamentStore(folder): save (adds to what the file holds), load, tournaments, archive, recall, erase;
        station() is the `Station` of this computer, name_desk(name) names it
    to_bytes(tournament), read_exchange(path)                  the file on a stick (`ENDING`); raises `TournamentError`
``jeux.tournament.merging``
    merge(mine, other) -> Merged                            raises `TournamentError` where they are not the same
    tournament
``jeux.tournament.exports``
    standings_csv(tournament, texts), standings_text(tournament, texts) -> str
    pairings_csv(tournament, round, texts), pairings_text(tournament, round, texts) -> str
``jeux.printing.tournament``
    print_tournament(tournament, sheet, texts, paper="A4", number=0, seen=None) -> bytes   a PDF; `sheet` among its
    `SHEETS`
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from jeux.match import forms
from jeux.rules import CATALOGUE

SINGLE, DOUBLE, SWISS = "single", "double", "swiss"
SYSTEMS = (SINGLE, DOUBLE, SWISS)
"""The systems: round robin, double round robin with sides exchanged, Swiss."""

WINS, SCORES = "wins", "scores"
SCORINGS = (WINS, SCORES)
"""How a match is scored: win, draw or loss; or the points made in it."""

BUCHHOLZ, BUCHHOLZ_CUT, SONNEBORN, DIRECT, WON, LOTS = "buchholz", "cut", "sonneborn", "direct", "won", "lots"
TIES = (DIRECT, BUCHHOLZ_CUT, BUCHHOLZ, SONNEBORN, WON)
"""The tie-breaks to choose from, in any order. Drawing of lots is always added last."""
USUAL_TIES = {
    SINGLE: (DIRECT, WON, SONNEBORN),
    DOUBLE: (DIRECT, WON, SONNEBORN),
    SWISS: (BUCHHOLZ_CUT, BUCHHOLZ, DIRECT),
}

FEWEST_PLAYERS, MOST_PLAYERS = 2, 64
MOST_ROUNDS, MOST_TABLES, MOST_PLAYS = 126, 64, 20


class TournamentError(ValueError):
    """An action that is not possible, or a file that cannot be read. `code` names the sentence,
    ``evening-error-<code>``, with its `arguments`."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(f"{code} {arguments}")
        self.code, self.arguments = code, arguments


# --- what is chosen before --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """What is played in a round: a game, its options, and the form of a match as in `jeux.match.forms`."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    form: str = forms.SINGLE
    target: int = 0

    @property
    def alone(self) -> bool:
        """Whether each player plays alone and scores are compared: a game for one, or one where the fewest points win.
        Otherwise two play at a table, even if the game allows more."""
        game = CATALOGUE[self.game]
        return game.fewest or max(game.players) == 1

    @property
    def fewest(self) -> bool:
        """Whether the lowest score is the best: in games where the fewest points win, and in every game played
        alone."""
        return self.alone

    @property
    def may_end_even(self) -> bool:
        """Whether a table may have no winner."""
        return forms.may_end_even(CATALOGUE[self.game], self.form, self.target)


@dataclass(frozen=True, slots=True)
class Points:
    """The points for a round. `bye` is for the player left over in a Swiss round; in a round robin a bye gives nothing.
    `away` is for an announced absence.

    A round in which each plays alone gives the share of the other players beaten, ties counting half: 1 for the best, 0
    for the last."""

    win: float = 1.0
    draw: float = 0.5
    loss: float = 0.0
    bye: float = 1.0
    away: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a tournament. `day` is an ISO date. Round n plays `plays[(n - 1) % len(plays)]`. `rounds` is
    for Swiss tournaments; in the other systems it follows from the players (`Tournament.rounds_in_all`). `tables`
    are the names of the tables in order, for example those of the computers on them; a table without a name shows
    its number."""

    name: str
    day: str
    system: str
    plays: tuple[Play, ...]
    rounds: int = 5
    tables: tuple[str, ...] = ()
    scoring: str = WINS
    points: Points = Points()
    ties: tuple[str, ...] = ()
    """Empty: the usual ones of the system."""


@dataclass(frozen=True, slots=True)
class Station:
    """This computer as a writer of notes: a unique id, and a name for display."""

    id: str
    name: str = ""


# --- what has happened ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Note:
    """One statement in the log: the `value` (as JSON) of `key`. It replaces the notes `replaces`.

    `station` is the id of the computer that wrote it, `computer` its name. `when` is for display and never compared,
    because clocks are unreliable. If several notes of a key are not replaced and their values differ, there is a
    `Conflict`."""

    id: str
    key: str
    value: str
    replaces: tuple[str, ...] = ()
    station: str = ""
    computer: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """`id` never changes; `number` is the pairing number (1 the first), `first_round` the first that the player may
    play. `away` are the rounds of absence."""

    id: str
    name: str
    number: int
    first_round: int = 1
    away: frozenset[int] = frozenset()
    withdrawn_after: int | None = None
    """The last round before withdrawal; None if the player has not withdrawn."""

    def plays_in(self, number: int) -> bool:
        """Whether the player takes part in this round."""
        gone = self.withdrawn_after is not None and number > self.withdrawn_after
        return number >= self.first_round and number not in self.away and not gone


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table: the `scores` by seat, as made (1 and 0, ½ and ½; 5 and 3 in a match in points).

    `absent` are the seats that did not come; such a table was not played. `match` is the id of the match on the
    computer called `computer`; empty for a result entered by hand. `station` is the writer: another id than ours means
    the result was received."""

    scores: tuple[float, ...]
    absent: tuple[int, ...] = ()
    match: str = ""
    note: str = ""
    station: str = ""
    computer: str = ""
    when: str = ""

    @property
    def played(self) -> bool:
        """Whether all the players came."""
        return not self.absent


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round: the ids of its players in side order (the first to play first), or one id if each plays
    alone. `match` is the match being played or finished there. A result in conflict is None until it is settled."""

    table: int
    players: tuple[str, ...]
    result: Result | None = None
    match: str = ""
    in_conflict: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A paired round. `byes` are the players left over, at most one in a Swiss round; `away` the absent ones;
    `rematches` the tables of opponents who meet again because no other pairing was possible."""

    number: int
    play: Play
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    rematches: tuple[int, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every table has a result."""
        return all(pairing.result for pairing in self.pairings)

    def table(self, number: int) -> Pairing | None:
        """The pairing at a table."""
        return next((pairing for pairing in self.pairings if pairing.table == number), None)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Conflicting notes on the same key, sorted by id; `settle` chooses one. `kind` names the sentence (``result``,
    ``round``, ``plan``, ``player``); `round` and `table` are set if they apply; `subject` is the player's id if it is
    about a player."""

    kind: str
    key: str
    notes: tuple[Note, ...]
    round: int = 0
    table: int = 0
    subject: str = ""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament computed from its `notes`. The `seed` is public and determines the drawing of lots. `rounds_in_all`
    is the total number of rounds for the current players. `strays` are results for tables that no longer exist, because
    the round was paired again elsewhere; they are kept but not counted."""

    id: str
    seed: str
    plan: Plan
    players: tuple[Player, ...]
    rounds: tuple[Round, ...]
    conflicts: tuple[Conflict, ...]
    strays: tuple[Note, ...]
    rounds_in_all: int
    notes: tuple[Note, ...] = field(repr=False)
    """Sorted by id."""

    def table_name(self, number: int) -> str:
        """The name of a table."""
        names = self.plan.tables
        return names[number - 1] if number <= len(names) and names[number - 1] else str(number)

    @property
    def over(self) -> bool:
        """Whether nothing is left to pair or to enter."""
        return len(self.rounds) >= self.rounds_in_all and all(each.complete for each in self.rounds)

    def player(self, name: str) -> Player:
        """The player with this id."""
        return next(player for player in self.players if player.id == name)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a round gave a player: ``played``, ``forfeit-won``, ``forfeit-lost``, ``bye``, ``away``, ``open`` (no result
    yet), ``none`` (not in the tournament then), ``cancelled`` (one of the two left a round robin before its end).
    `opponent` is an id, `first` whether the player had the first side, `scores` the scores at the table, the player's
    own first."""

    kind: str
    round: int
    points: float = 0.0
    opponent: str = ""
    first: bool = False
    scores: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the standings. `ties` has a value for each of `Plan.ties` (None for a direct encounter that decides
    nothing), followed by `lot`, the rank drawn; `by_lot` says that only the lot decided the place. `rounds` has the
    outcome of each round."""

    place: int
    player: Player
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    ties: tuple[float | None, ...]
    lot: int
    by_lot: bool
    rounds: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """The result of a merge: how many notes were `new` to mine, and how many of mine the other lacked."""

    tournament: Tournament
    new: int
    unknown_there: int
