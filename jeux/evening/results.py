"""How the tables ended: entered by hand, told by the matches of this computer, or chosen where two do not agree."""

from __future__ import annotations

import json
from collections.abc import Sequence

from jeux.evening.contract import Conflict, Desk, Evening, EveningError, Note, Pairing
from jeux.evening.folding import folded
from jeux.evening.notes import key_of, sound, written
from jeux.match.record import Record


def enter(evening: Evening, number: int, table: int, scores: Sequence[float], by: Desk) -> Evening:
    """Enter or correct what was made at a table, in the order of its seats. Raises `EveningError`."""
    return _enter(evening, number, table, scores, (), "", by)


def forfeit(evening: Evening, number: int, table: int, absent: Sequence[int], by: Desk) -> Evening:
    """Say which seats of a table did not come: who did wins; nobody where both are absent. Raises `EveningError`."""
    seats = len(_pairing(evening, number, table).players)
    gone = tuple(sorted(set(absent)))
    if not gone:
        raise EveningError("no-score")
    scores = [1.0 if seats > 1 and seat not in gone else 0.0 for seat in range(seats)]
    return _enter(evening, number, table, scores, gone, "", by)


def _enter(
    evening: Evening, number: int, table: int, scores: Sequence[float], absent: Sequence[int], match: str, by: Desk
) -> Evening:
    pairing, key = _pairing(evening, number, table), key_of("result", number, table)
    made = [float(score) for score in scores]
    data = {"players": list(pairing.players), "scores": made, "absent": list(absent), "match": match}
    if not sound(key, data):
        raise EveningError("no-score")
    return _with(evening, written(evening.notes, key, data, by))


def erase(evening: Evening, number: int, table: int, by: Desk) -> Evening:
    """Take away what was entered at a table by mistake. Raises `EveningError`."""
    _pairing(evening, number, table)
    return _with(evening, written(evening.notes, key_of("result", number, table), None, by))


def settle(evening: Evening, conflict: Conflict, chosen: str, by: Desk) -> Evening:
    """Choose one of the things that were said; the others are kept as what was said before. Raises `EveningError`."""
    note = next((note for note in conflict.notes if note.id == chosen), None)
    if note is None or conflict not in evening.conflicts:
        raise EveningError("no-choice")
    return _with(evening, written(evening.notes, note.key, json.loads(note.value), by))


# --- matches of this computer -----------------------------------------------------------------------------------------


def seat_match(evening: Evening, number: int, table: int, match: str, by: Desk) -> Evening:
    """Say that a match of this computer, by its id, is being played at a table. Raises `EveningError`."""
    if _pairing(evening, number, table).match == match:
        return evening
    return _with(evening, written(evening.notes, key_of("match", number, table), match, by))


def table_of_match(evening: Evening, match: str) -> tuple[int, int] | None:
    """The round and the table at which a match is played, or was."""
    for each in reversed(evening.rounds):
        for pairing in each.pairings:
            if match and pairing.match == match:
                return each.number, pairing.table
    return None


def report(evening: Evening, record: Record, by: Desk, reached: int | None = None) -> Evening:
    """Enter the end of a match that `seat_match` has put at a table, for one who plays alone what he has `reached` as
    persons count it; the same evening where that was told before: what a person has corrected since then stays.
    Raises `EveningError`."""
    place = table_of_match(evening, record.id)
    if place is None or not record.over:
        raise EveningError("no-match")
    scores = record.scores if reached is None else (float(reached),)
    after = _enter(evening, *place, scores, (), record.id, by)
    told = {note.value for note in evening.notes if note.key == key_of("result", *place)}
    (new,) = set(after.notes) - set(evening.notes)
    return evening if new.value in told else after


def seats_at(evening: Evening, number: int, table: int) -> tuple[str, ...]:
    """The names of those who sit at a table, in the order of the sides. Raises `EveningError`."""
    return tuple(evening.player(name).name for name in _pairing(evening, number, table).players)


def _pairing(evening: Evening, number: int, table: int) -> Pairing:
    """Raises `EveningError`."""
    found = evening.rounds[number - 1].table(table) if 1 <= number <= len(evening.rounds) else None
    if not found:
        raise EveningError("no-table")
    return found


def _with(evening: Evening, note: Note) -> Evening:
    return folded(evening.id, evening.seed, (*evening.notes, note))
