"""Another level in the middle of a game."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.mid_game import change_level, level_now, may_change_level
from jeux.play.table.session import Session
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine


def table(*levels: int, engine: ScriptedEngine | None = None) -> Session:
    match = Match.new("moulin", {}, tuple(Seat("", level) for level in levels))
    return Session(match, engine or ScriptedEngine(), Keeper(), TEXTS, lambda: QUICK, lambda report: None)


def test_the_computer_goes_on_at_another_level_and_the_game_counts_as_helped() -> None:
    session = table(0, 5)
    session.play("d6")
    assert may_change_level(session)
    change_level(session, 2)
    assert level_now(session) == 2
    assert [seat.level for seat in session.match.record.seats] == [0, 2]
    assert session.match.record.games[-1].hints == 1
    assert session.notice
    assert TEXTS.get("level-2") in session.notice.text
    assert session.match.steps == ("d6",)


def test_a_computer_that_was_thinking_thinks_again_and_answers() -> None:
    engine = ScriptedEngine()
    session = table(0, 5, engine=engine)
    session.play("d6")
    session.advance(0.01)
    assert engine.asked == [1]
    change_level(session, 2)
    for _ in range(50):
        session.advance(0.5)
    assert engine.asked == [1, 1]
    assert len(session.match.steps) == 2


def test_there_is_none_to_change_between_persons_or_between_computers() -> None:
    assert not may_change_level(table(0, 0))
    assert not may_change_level(table(3, 4))
