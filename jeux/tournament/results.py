"""How the tables ended: entered by hand, told by the matches of this computer, or chosen where two do not agree."""

from __future__ import annotations

import json
from collections.abc import Sequence

from jeux.match.record import Record
from jeux.tournament.contract import Conflict, Note, Pairing, Station, Tournament, TournamentError
from jeux.tournament.folding import folded
from jeux.tournament.notes import key_of, sound, written


def enter(tournament: Tournament, number: int, table: int, scores: Sequence[float], by: Station) -> Tournament:
    """Enter or correct what was made at a table, in the order of its seats. Raises `TournamentError`."""
    return _enter(tournament, number, table, scores, (), "", by)


def forfeit(tournament: Tournament, number: int, table: int, absent: Sequence[int], by: Station) -> Tournament:
    """Say which seats of a table did not come: who did wins; nobody where both are absent. Raises `TournamentError`."""
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
    """Take away what was entered at a table by mistake. Raises `TournamentError`."""
    _pairing(tournament, number, table)
    return _with(tournament, written(tournament.notes, key_of("result", number, table), None, by))


def settle(tournament: Tournament, conflict: Conflict, chosen: str, by: Station) -> Tournament:
    """Choose one of the things that were said; the others are kept as what was said before. Raises
    `TournamentError`."""
    note = next((note for note in conflict.notes if note.id == chosen), None)
    if note is None or conflict not in tournament.conflicts:
        raise TournamentError("no-choice")
    return _with(tournament, written(tournament.notes, note.key, json.loads(note.value), by))


# --- matches of this computer -----------------------------------------------------------------------------------------


def seat_match(tournament: Tournament, number: int, table: int, match: str, by: Station) -> Tournament:
    """Say that a match of this computer, by its id, is being played at a table. Raises `TournamentError`."""
    if _pairing(tournament, number, table).match == match:
        return tournament
    return _with(tournament, written(tournament.notes, key_of("match", number, table), match, by))


def table_of_match(tournament: Tournament, match: str) -> tuple[int, int] | None:
    """The round and the table at which a match is played, or was."""
    for each in reversed(tournament.rounds):
        for pairing in each.pairings:
            if match and pairing.match == match:
                return each.number, pairing.table
    return None


def report(tournament: Tournament, record: Record, by: Station, reached: int | None = None) -> Tournament:
    """Enter the end of a match that `seat_match` has put at a table, for one who plays alone what he has `reached` as
    persons count it; the same tournament where that was told before: what a person has corrected since then stays.
    Raises `TournamentError`."""
    place = table_of_match(tournament, record.id)
    if place is None or not record.over:
        raise TournamentError("no-match")
    scores = record.scores if reached is None else (float(reached),)
    after = _enter(tournament, *place, scores, (), record.id, by)
    told = {note.value for note in tournament.notes if note.key == key_of("result", *place)}
    (new,) = set(after.notes) - set(tournament.notes)
    return tournament if new.value in told else after


def seats_at(tournament: Tournament, number: int, table: int) -> tuple[str, ...]:
    """The names of those who sit at a table, in the order of the sides. Raises `TournamentError`."""
    return tuple(tournament.player(name).name for name in _pairing(tournament, number, table).players)


def _pairing(tournament: Tournament, number: int, table: int) -> Pairing:
    """Raises `TournamentError`."""
    found = tournament.rounds[number - 1].table(table) if 1 <= number <= len(tournament.rounds) else None
    if not found:
        raise TournamentError("no-table")
    return found


def _with(tournament: Tournament, note: Note) -> Tournament:
    return folded(tournament.id, tournament.seed, (*tournament.notes, note))
