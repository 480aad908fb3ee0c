"""What is remembered of a match does not outgrow it, however long one goes back and forth."""

from __future__ import annotations

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.remembered import Remembered
from jeux.play.table.professor import GENTLE
from tests.play.table import QUICK, Table, table_of

PERSONS = (Seat(""), Seat(""))


def test_each_position_has_its_own_until_another_takes_its_place() -> None:
    match = Match.new("moulin", {}, PERSONS)
    kept: Remembered[list[str]] = Remembered(list)
    assert kept.known(match) is None
    kept.at(match).append("start")
    kept.at(match, "a1").append("later")
    match.play("a1")
    assert kept.known(match) == ["later"]
    match.undo_to(0)
    assert kept.known(match) == ["start"]
    match.play("d6")
    assert kept.known(match) is None
    kept.at(match).append("other")
    match.undo_to(0)
    match.play("a1")
    assert kept.known(match) is None
    assert len(kept) == 2


def test_a_new_game_of_the_match_remembers_nothing_of_the_one_before() -> None:
    match = Match.new("moulin", {}, PERSONS, 3)
    kept: Remembered[list[str]] = Remembered(list)
    kept.at(match).append("first game")
    match.give_up(0, 1)
    match.next_game()
    assert kept.known(match) is None


def wander(table: Table) -> None:
    """Try many first steps: ask for advice, let a step pass, play another one before the professor, and go back."""
    session = table.session
    for first in session.match.legal():
        session.match.play(first)
        session.begin()
        for _ in range(2):
            session.advise()
            table.answer()
        session.teaching.professor.let_pass(session.match.legal()[-1:])
        session.play(session.match.legal()[-2])
        table.answer()
        session.match.undo_to(0)


def test_adviser_and_professor_remember_no_more_than_one_position_for_each_number_of_steps() -> None:
    table = table_of("moulin", 0, 0)
    table.settings = QUICK.replace(teacher=GENTLE)
    table.session.teaching.agreed = True
    wander(table)
    teaching = table.session.teaching
    assert 0 < len(teaching.adviser._past) <= 3
    assert 0 < len(teaching.professor._asked) <= 3


def test_the_analysis_keeps_nothing_of_a_verdict_that_it_drops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.play.analysis.analysis.MOST_KEPT", 100)
    table = table_of("moulin", 0, 0)
    table.settings = QUICK.replace(teacher=GENTLE)
    table.session.teaching.agreed = True
    wander(table)
    analysis = table.session.conductor.analysis
    assert 0 < len(analysis._kept) <= 100 // 20
    assert {*analysis._told, *analysis._answers, *analysis._parts} <= set(analysis._kept)
    assert analysis._told
