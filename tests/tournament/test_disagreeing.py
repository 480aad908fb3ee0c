"""What two computers say of one thing, in words."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from jeux.common.texts import Texts
from jeux.tournament.contract import Conflict, Tournament
from jeux.tournament.disagreeing import answer_words, conflict_words
from jeux.tournament.folding import folded
from jeux.tournament.merging import merge
from jeux.tournament.results import enter
from tests.tournament.test_store import BAR, HALL, YARD, begun

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


def lines(language: str, *moments: str) -> list[str]:
    """What is said of each result, the one of here first."""
    tournament, conflict = disagreeing(*moments)
    title, *said = conflict_words(tournament, conflict, HALL.id, Texts(language)).splitlines()
    assert title.startswith(("Ronde 1. Table 1", "Round 1. Table 1"))
    return sorted(said)


@pytest.mark.parametrize(
    ("language", "here", "there"),
    [
        ("fr", "Ici, 14 h 05\u00a0: J1 gagne", "La clé (Salle), 9 h 30\u00a0: J4 gagne"),
        ("en", "Here, 14:05: J1 wins", "The stick (Salle), 9:30: J4 wins"),
    ],
)
def test_each_answer_names_its_hour_and_whether_it_is_of_here(language: str, here: str, there: str) -> None:
    assert lines(language, told(datetime(2026, 11, 28, 14, 5)), told(datetime(2026, 11, 28, 9, 30))) == [here, there]


def test_the_day_is_named_where_there_are_two() -> None:
    said = lines("fr", told(datetime(2026, 11, 28, 0, 5)), told(datetime(2026, 11, 27, 23, 55)))
    assert said[0].startswith("Ici, 28 novembre 2026, 0 h 05")
    assert said[1].startswith("La clé (Salle), 27 novembre 2026, 23 h 55")


def test_an_answer_whose_moment_is_not_known_says_none() -> None:
    said = lines("fr", "", told(datetime(2026, 11, 27, 23, 55)))
    assert said[0].startswith("Ici\u00a0:")
    assert said[1].startswith("La clé (Salle), 23 h 55\u00a0:")


def test_a_button_has_the_hour_and_the_computer_where_two_are_elsewhere() -> None:
    tournament, conflict = disagreeing(told(datetime(2026, 11, 28, 0, 5)), told(datetime(2026, 11, 27, 23, 55)))
    for here, wanted in (
        (HALL.id, {"Ici, 0 h 05\u00a0: J1 gagne", "La clé, 23 h 55\u00a0: J4 gagne"}),
        (YARD.id, {"La clé (Salle), 0 h 05\u00a0: J1 gagne", "La clé (Salle), 23 h 55\u00a0: J4 gagne"}),
    ):
        said = {answer_words(tournament, conflict, note, here, Texts("fr")) for note in conflict.notes}
        assert said == wanted
