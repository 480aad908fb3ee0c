"""A vote without its window: turns that are played are proposed and taken back; the match itself stays as it is."""

from __future__ import annotations

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.walked import walked_copy
from jeux.play.classroom.vote.activity import Stage, VoteActivity
from jeux.play.gestures.hand import Refuse
from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from tests.play.table import QUICK, TEXTS, Keeper, ScriptedEngine


class Desk:
    """A vote on the first step of a game, or on a later one."""

    def __init__(self, *before: str) -> None:
        self.whole = Match.new("moulin", {}, (Seat(""), Seat("", 1)))
        for step in before:
            self.whole.play(step)
        self.activity = VoteActivity(self.whole)
        settings = QUICK.replace(pupils=2, teacher="strict")
        self.engine, copy = ScriptedEngine(), walked_copy(self.whole)
        self.session = Session(copy, self.engine, Keeper(), TEXTS, lambda: settings, lambda _: None, self.activity)
        self.session.begin()

    def propose(self, *steps: str) -> None:
        for step in steps:
            self.session.play(step)
            assert self.session.waiting() is Waiting.OVER
            assert self.session.advance(1.0)

    def refused(self) -> tuple[str, ...]:
        return self.session.refused

    def proposed(self) -> list[tuple[str, ...]]:
        return [each.steps for each in self.activity.vote.candidates]


def test_what_is_played_is_proposed_and_goes_back() -> None:
    desk = Desk("d6", "b4")
    before = desk.whole.record
    assert not desk.session.advance(1.0)
    desk.propose("g7", "a1")
    assert desk.proposed() == [("g7",), ("a1",)]
    assert desk.session.match.steps == ("d6", "b4")
    assert desk.whole.record == before
    assert desk.engine.asked == [], "nobody asks the class anything"
    desk.propose("g7")
    assert len(desk.proposed()) == 2
    assert desk.session.notice
    assert desk.session.notice.text == TEXTS.get("vote-same", step="g7")


def test_nothing_is_proposed_while_men_move() -> None:
    desk = Desk()
    desk.session.play("d6")
    assert not desk.session.advance(1.0, moving=True)
    assert desk.proposed() == []


def test_undo_takes_back_the_turn_then_what_was_proposed_then_a_vote() -> None:
    desk = Desk()
    desk.propose("d6", "b4", "g7")
    desk.session.play("a1")
    desk.session.undo()
    assert (desk.session.match.steps, len(desk.proposed())) == ((), 3)
    desk.session.undo()
    assert desk.proposed() == [("d6",), ("b4",)]
    desk.activity.begin_vote()
    desk.activity.cast(0)
    desk.activity.cast(1)
    desk.activity.cast(1)
    assert desk.activity.message() == TEXTS.get("vote-all-voted")
    desk.session.undo()
    assert desk.activity.vote.counts() == (1, 0)
    desk.activity.reveal()
    assert desk.activity.stage is Stage.SHOWN
    assert desk.activity.message() == TEXTS.get("vote-won", letter="A", n=1, total=1)
    desk.activity.propose_more()
    assert desk.session.waiting() is Waiting.PERSON


def test_a_touch_says_nothing_once_one_votes() -> None:
    desk = Desk("d6")
    desk.session.do(Refuse(None, "d6"))
    assert desk.refused() == ("d6",)
    desk.propose("b4", "g7")
    desk.activity.begin_vote()
    assert desk.refused() == ()
    desk.session.do(Refuse(None, "d6"))
    assert desk.refused() == ()


@pytest.mark.parametrize(("count", "letters"), [(2, "A ou B"), (3, "A à C"), (4, "A à D")])
def test_the_letters_to_vote_for_are_those_proposed(count: int, letters: str) -> None:
    desk = Desk()
    desk.propose(*("d6", "b4", "g7", "a1")[:count])
    desk.activity.begin_vote()
    assert desk.activity.message().splitlines()[0] == f"Voter\N{NO-BREAK SPACE}: {letters}, ou cliquer."
