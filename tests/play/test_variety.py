"""The computer plays no two games alike: what it errs by changes with the match, its game and the turn alone."""

from __future__ import annotations

from zlib import crc32

import pytest

from jeux.engine.questions import FactsQuestion, Question, SearchQuestion
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table import conductor
from tests.play.table import ScriptedEngine, Table


class Listener(ScriptedEngine):
    """Remembers the seeds of what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[int] = []

    def ask(self, asked: Question) -> int:
        if not isinstance(asked, FactsQuestion):
            assert isinstance(asked, SearchQuestion)
            self.seeds.append(asked.seed)
        return super().ask(asked)


def watched(target: int = 0, form: str | None = None) -> tuple[Table, Listener]:
    engine = Listener()
    return Table(Match.new("nim_bicolore", {}, (Seat("", 2), Seat("", 2)), target, form), engine), engine


def to_the_end(made: Table) -> None:
    while not made.session.match.result():
        made.wait()


def test_every_turn_of_every_match_is_asked_for_by_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor, "crc32", crc32)  # with the moment, which other tests leave out
    seeds: list[int] = []
    for _ in range(5):
        made, engine = watched()
        to_the_end(made)
        seeds += engine.seeds
    assert len(seeds) > 20
    assert len(set(seeds)) == len(seeds)


def test_the_games_of_a_match_differ() -> None:
    made, engine = watched(2, forms.GAMES)
    to_the_end(made)
    first = set(engine.seeds)
    engine.seeds.clear()
    made.session.next_game()
    to_the_end(made)
    assert engine.seeds
    assert not first & set(engine.seeds)


def test_what_is_taken_back_is_answered_by_the_same_seed() -> None:
    engine = Listener()
    made = Table(Match.new("moulin", {}, (Seat("", 0), Seat("", 2))), engine)
    for _ in range(2):
        made.session.play("a1")
        made.wait()
        made.wait()
        assert len(made.session.match.steps) == 2
        made.session.undo()
        assert not made.session.match.steps
    assert len(engine.seeds) == 2
    assert len(set(engine.seeds)) == 1
