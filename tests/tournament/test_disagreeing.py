"""What two computers say of one thing, in words."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from jeux.common.texts import Texts
from jeux.tournament.contract import Conflict, Tournament
from jeux.tournament.disagreeing import note_words
from jeux.tournament.folding import folded
from jeux.tournament.merging import merge
from jeux.tournament.results import enter
from tests.tournament.test_store import BAR, HALL, begun

FAR = timezone(timedelta(hours=9))
"""Where no clock of this room is: what is written there is told by the clock here."""


def told(local: datetime) -> str:
    """This moment of the clock here, as a file that comes from far away may have it."""
    return local.astimezone(FAR).isoformat()


def disagreeing(*moments: str) -> tuple[Tournament, Conflict]:
    """Two computers of the same name give a table two results, the first one here, at these moments."""
    tournament = begun()
    twin = replace(BAR, name=HALL.name)
    both = merge(enter(tournament, 1, 1, (1, 0), HALL), enter(tournament, 1, 1, (0, 1), twin)).tournament
    when = {HALL.id: moments[0], BAR.id: moments[1]}
    found = {note.id for note in both.conflicts[0].notes}
    notes = [replace(note, when=when[note.station]) if note.id in found else note for note in both.notes]
    dated = folded(both.id, both.seed, notes)
    return dated, dated.conflicts[0]


def words(language: str, *moments: str) -> list[str]:
    """What is said of each result: first of the one that was entered here."""
    tournament, conflict = disagreeing(*moments)
    notes = sorted(conflict.notes, key=lambda note: note.station != HALL.id)
    return [note_words(tournament, conflict, note, HALL.id, Texts(language)) for note in notes]


@pytest.mark.parametrize(
    ("language", "here", "there"),
    [("fr", "(ici, 14 h 05)", "(la clé, Salle, 9 h 30)"), ("en", "(here, 14:05)", "(the stick, Salle, 9:30)")],
)
def test_each_answer_names_its_hour_and_whether_it_is_of_here(language: str, here: str, there: str) -> None:
    said = words(language, told(datetime(2026, 11, 28, 14, 5)), told(datetime(2026, 11, 28, 9, 30)))
    assert said[0].endswith(here)
    assert said[1].endswith(there)


def test_the_day_is_named_where_there_are_two() -> None:
    said = words("fr", told(datetime(2026, 11, 28, 0, 5)), told(datetime(2026, 11, 27, 23, 55)))
    assert said[0].endswith("(ici, 28 novembre 2026, 0 h 05)")
    assert said[1].endswith("(la clé, Salle, 27 novembre 2026, 23 h 55)")


def test_an_answer_whose_moment_is_not_known_says_none() -> None:
    said = words("fr", "", told(datetime(2026, 11, 27, 23, 55)))
    assert said[0].endswith("(ici)")
    assert said[1].endswith("(la clé, Salle, 23 h 55)")
