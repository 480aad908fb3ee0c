"""Results of tables: entered by hand, reported by matches on this computer, or chosen in a conflict."""

from __future__ import annotations

import json
from collections.abc import Sequence

from jeux.match.record import Record
from jeux.tournament.contract import Conflict, Note, Pairing, Station, Tournament, TournamentError
from jeux.tournament.folding import folded
from jeux.tournament.notes import key_of, sound, written


def enter(tournament: Tournament, number: int, table: int, scores: Sequence[float], by: Station) -> Tournament:
    """Enter or correct the scores of a table, in seat order. Raises `TournamentError`."""
    return _enter(tournament, number, table, scores, (), "", by)


def forfeit(tournament: Tournament, number: int, table: int, absent: Sequence[int], by: Station) -> Tournament:
    """Enter a forfeit: the present player wins, nobody if both are absent. Raises `TournamentError`."""
    seats = len(_pairing(tournament, number, table).players)
    gone = tuple(sorted(set(absent)))
    if not gone:
        raise TournamentError("no-score")
    scores = [1.0 if seats > 1 and seat not in gone else 0.0 for seat in range(seats)]
    return _enter(tournament, number, table, scores, gone, "", by)


def _enter(
    tournament: Tournament,
    number: int,
    table: int,
    scores: Sequence[float],
    absent: Sequence[int],
    match: str,
    by: Station,
) -> Tournament:
    pairing, key = _pairing(tournament, number, table), key_of("result", number, table)
    made = [float(score) for score in scores]
    data = {"players": list(pairing.players), "scores": made, "absent": list(absent), "match": match}
    if not sound(key, data):
        raise TournamentError("no-score")
    return _with(tournament, written(tournament.notes, key, data, by))


def erase(tournament: Tournament, number: int, table: int, by: Station) -> Tournament:
    """Erase the result of a table. Raises `TournamentError`."""
    _pairing(tournament, number, table)
    return _with(tournament, written(tournament.notes, key_of("result", number, table), None, by))


def settle(tournament: Tournament, conflict: Conflict, chosen: str, by: Station) -> Tournament:
    """Choose one of the conflicting notes; the others remain as history. Raises `TournamentError`."""
    note = next((note for note in conflict.notes if note.id == chosen), None)
    if note is None or conflict not in tournament.conflicts:
        raise TournamentError("no-choice")
    return _with(tournament, written(tournament.notes, note.key, json.loads(note.value), by))


# --- matches of this computer -----------------------------------------------------------------------------------------


def seat_match(tournament: Tournament, number: int, table: int, match: str, by: Station) -> Tournament:
    """Record that a match of this computer, by its id, is being played at a table. Raises `TournamentError`."""
    if _pairing(tournament, number, table).match == match:
        return tournament
    return _with(tournament, written(tournament.notes, key_of("match", number, table), match, by))


def table_of_match(tournament: Tournament, match: str) -> tuple[int, int] | None:
    """The round and the table of a match, current or finished; None if there is none."""
    for each in reversed(tournament.rounds):
        for pairing in each.pairings:
            if match and pairing.match == match:
                return each.number, pairing.table
    return None


def report(tournament: Tournament, record: Record, by: Station, reached: int | None = None) -> Tournament:
    """Enter the result of a match registered by `seat_match`; `reached` is the score of a game played alone, as shown
    to the player. Returns the tournament unchanged if the match was reported before, so that later corrections by hand
    are kept. Raises `TournamentError`."""
    place = table_of_match(tournament, record.id)
    if place is None or not record.over:
        raise TournamentError("no-match")
    scores = record.scores if reached is None else (float(reached),)
    after = _enter(tournament, *place, scores, (), record.id, by)
    told = {note.value for note in tournament.notes if note.key == key_of("result", *place)}
    (new,) = set(after.notes) - set(tournament.notes)
    return tournament if new.value in told else after


def seats_at(tournament: Tournament, number: int, table: int) -> tuple[str, ...]:
    """The names of the players at a table, in side order. Raises `TournamentError`."""
    return tuple(tournament.player(name).name for name in _pairing(tournament, number, table).players)


def _pairing(tournament: Tournament, number: int, table: int) -> Pairing:
    """The pairing at a table. Raises `TournamentError`."""
    found = tournament.rounds[number - 1].table(table) if 1 <= number <= len(tournament.rounds) else None
    if not found:
        raise TournamentError("no-table")
    return found


def _with(tournament: Tournament, note: Note) -> Tournament:
    return folded(tournament.id, tournament.seed, (*tournament.notes, note))
