"""What a tournament is, for those who show it and those who keep it.

An `Tournament` is a value: every function that changes one returns another. All that ever happened in it is a set of
`Note`s, which only grows, and everything else is computed from them (`jeux/tournament/folding.py`). So two copies of an
tournament, on two computers, become one by putting their notes together, in whatever order
(`jeux/tournament/merging.py`).

Who writes is a `Station`, this computer; each function that changes a tournament takes it as its last argument, `by`:

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
    EveningStore(folder): save (adds to what the file holds), load, tournaments, archive, recall, erase;
        desk() is the `Station` of this computer, name_desk(name) names it
    to_bytes(tournament), read_exchange(path)                  the file on a stick (`ENDING`); raises `TournamentError`
``jeux.tournament.merging``
    merge(mine, other) -> Merged                            raises `TournamentError` where they are not the same
    tournament
``jeux.tournament.exports``
    standings_csv(tournament, texts), standings_text(tournament, texts) -> str
    pairings_csv(tournament, round, texts), pairings_text(tournament, round, texts) -> str
``jeux.printing.tournament``
    print_evening(tournament, sheet, texts, paper="A4", number=0, seen=None) -> bytes   a PDF; `sheet` among its
    `SHEETS`
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from jeux.match import forms
from jeux.rules import CATALOGUE

SINGLE, DOUBLE, SWISS = "single", "double", "swiss"
SYSTEMS = (SINGLE, DOUBLE, SWISS)
"""Everybody meets everybody once, or twice with sides exchanged; or so many rounds between those who stand level."""

WINS, SCORES = "wins", "scores"
SCORINGS = (WINS, SCORES)
"""What a match brings: a win, a draw or a loss; or the points that were made in it."""

BUCHHOLZ, BUCHHOLZ_CUT, SONNEBORN, DIRECT, WON, LOTS = "buchholz", "cut", "sonneborn", "direct", "won", "lots"
TIES = (DIRECT, BUCHHOLZ_CUT, BUCHHOLZ, SONNEBORN, WON)
"""The tie-breaks to choose among, in any order; the drawing of lots always comes last, by itself."""
USUAL_TIES = {
    SINGLE: (DIRECT, WON, SONNEBORN),
    DOUBLE: (DIRECT, WON, SONNEBORN),
    SWISS: (BUCHHOLZ_CUT, BUCHHOLZ, DIRECT),
}

FEWEST_PLAYERS, MOST_PLAYERS = 2, 64
MOST_ROUNDS, MOST_TABLES, MOST_PLAYS = 126, 64, 20


class TournamentError(ValueError):
    """What cannot be done, or read; `code` names the sentence, ``tournament-error-<code>``, `arguments` are its
    words."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(f"{code} {arguments}")
        self.code, self.arguments = code, arguments


# --- what is chosen before --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """What is played in a round: a game with its options and the form of a match, as `jeux.match.forms` has it."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    form: str = forms.SINGLE
    target: int = 0

    @property
    def alone(self) -> bool:
        """Whether everyone plays for himself and the scores are compared: in a game for one, or one in which the fewest
        points win. Otherwise two play at a table, even where the game may have more."""
        game = CATALOGUE[self.game]
        return game.fewest or max(game.players) == 1

    @property
    def fewest(self) -> bool:
        """Whether the lowest score is the best one: so it is in every game that one plays alone."""
        return self.alone


@dataclass(frozen=True, slots=True)
class Points:
    """What a round brings. `bye` is for who is left over in a Swiss round; where everybody meets everybody it brings
    nothing. `away` is for who said that he would not be there.

    A round that everyone plays for himself brings the share of the others that a player has beaten, those who did as
    well counted half: 1 to the best, 0 to the last."""

    win: float = 1.0
    draw: float = 0.5
    loss: float = 0.0
    bye: float = 1.0
    away: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is chosen before a tournament. `day` is an ISO date. Round n plays `plays[(n - 1) % len(plays)]`. `rounds`
    are those of a Swiss tournament; those of the other systems follow from the field (`Tournament.rounds_in_all`).
    `tables` are the names of the tables in order, perhaps the computers that stand on them; a table that has none has
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
    """This computer, as a writer of notes: an id that no other has, and a name that persons know it by."""

    id: str
    name: str = ""


# --- what has happened ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that somebody wrote: the `value` (as JSON) of what is called `key`, in the place of the notes that it
    `replaces`.

    `station` is the id of the computer that wrote it, `computer` its name. `when` is shown and never compared: clocks
    are wrong. Where several notes of a key stand, none in the place of another, and say different things, there is a
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
    """`id` never changes; `number` is the one he is drawn with (1 the first), `first_round` the first that he may
    play. `away` are the rounds in which he is absent."""

    id: str
    name: str
    number: int
    first_round: int = 1
    away: frozenset[int] = frozenset()
    withdrawn_after: int | None = None
    """The last round that he took part in; None while he plays on."""

    def plays_in(self, number: int) -> bool:
        """Whether he is there in this round."""
        gone = self.withdrawn_after is not None and number > self.withdrawn_after
        return number >= self.first_round and number not in self.away and not gone


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended: the `scores` by seat, as they were made (1 and 0, ½ and ½; 5 and 3 in a match in points).

    `absent` are the seats that did not come: such a table was not played. `match` is the id of the match on the
    computer called `computer`; empty where the result was entered by hand. `station` tells whose entry it is: another
    one than ours was received."""

    scores: tuple[float, ...]
    absent: tuple[int, ...] = ()
    match: str = ""
    note: str = ""
    station: str = ""
    computer: str = ""
    when: str = ""

    @property
    def played(self) -> bool:
        """Whether all who belong there came."""
        return not self.absent


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round: the ids of its players in the order of the sides (the first begins, where a side begins), one
    alone in a round that everyone plays for himself. `match` is being played, or was. A result in conflict counts as
    none until it is settled."""

    table: int
    players: tuple[str, ...]
    result: Result | None = None
    match: str = ""
    in_conflict: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was paired. `byes` are those who were left over, at most one in a Swiss round; `away` those who were
    not there; `rematches` the tables at which two meet again because no other pairing was left."""

    number: int
    play: Play
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    rematches: tuple[int, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every table has its result."""
        return all(pairing.result for pairing in self.pairings)

    def table(self, number: int) -> Pairing | None:
        """What is played at a table."""
        return next((pairing for pairing in self.pairings if pairing.table == number), None)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Several things that were written of the same, none knowing of the other, sorted by their ids; one is chosen with
    `settle`. `kind` names the sentence (``result``, ``round``, ``plan``, ``player``); `round` and `table` where it has
    them; `subject` is the player's id where it is about one."""

    kind: str
    key: str
    notes: tuple[Note, ...]
    round: int = 0
    table: int = 0
    subject: str = ""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as its `notes` tell it. By the `seed`, which is told to everyone, the lots are drawn.
    `rounds_in_all` is how many rounds it has as the field is now. `strays` are results that fit no table any more: of a
    round that was paired anew elsewhere. They count for nothing and are kept."""

    id: str
    seed: str
    plan: Plan
    players: tuple[Player, ...]
    rounds: tuple[Round, ...]
    conflicts: tuple[Conflict, ...]
    strays: tuple[Note, ...]
    rounds_in_all: int
    notes: tuple[Note, ...] = field(repr=False)
    """In the order of their ids."""

    def table_name(self, number: int) -> str:
        """What a table is called."""
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
    """What a round brought a player: ``played``, ``forfeit-won``, ``forfeit-lost``, ``bye``, ``away``, ``open`` (no
    result yet), ``none`` (not in the field then), ``cancelled`` (one of the two left a tournament in which everybody
    meets everybody before he had). `opponent` is an id, `first` whether he had the first side, `scores` what was made
    at the table, his own first."""

    kind: str
    round: int
    points: float = 0.0
    opponent: str = ""
    first: bool = False
    scores: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the table of scores, the best first. `ties` has a value for each of `Plan.ties` (None where a direct
    encounter decides nothing), then comes `lot`, the rank that was drawn; `by_lot` says that only that put him there.
    `rounds` has what each round brought."""

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
    """Two copies put together: how many notes were `new` to mine, and how many of mine the other had not."""

    tournament: Tournament
    new: int
    unknown_there: int
