"""« Conseil », the professor and the review say the same of 1 000 positions, whatever the searches answer.

The engine here values every step at random, and every stage otherwise than the one before: what they say can only be
the same because they say it from the same verdict."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from zlib import crc32

import pytest

from jeux.engine.client import Answer, EngineEvent, StepWorth
from jeux.engine.questions import FactsQuestion, SearchQuestion
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP, Inquiry, class_of
from jeux.play.table.conductor import Waiting
from jeux.play.table.professor import ProfessorQuestion
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact
from tests.play.table import ScriptedEngine, Table, position_of
from tests.rounds import some

POSITIONS = 50
"""In each of the twenty games."""


class FickleEngine(ScriptedEngine):
    """Each stage of each position has values of its own; half of the steps are only bounds until they are asked about
    alone. Every step takes another number of men."""

    def _answer(self, ticket: int, asked: SearchQuestion) -> list[EngineEvent]:
        position = position_of(asked.at)
        rng = Random(f"{position.text()} {asked.stage} {asked.of}")
        wide = 6 * CATALOGUE[asked.at.game].losses[-1]
        worths = [
            StepWorth(ticket, step, wide * rng.random(), False, None, asked.every and rng.random() < 0.5, (step,))
            for step in (position.steps() if asked.every else (asked.of or "",))
        ]
        worths.sort(key=lambda worth: -worth.value)
        return [*worths, Answer(ticket, worths[0].step, worths[0].value, False)]

    def _facts(self, asked: FactsQuestion) -> dict[str, tuple[Fact, ...]]:
        return {step: (Fact("takes", Fraction(crc32(step.encode()))),) for step in asked.about}


def advised(table: Table) -> str:
    """The step that « Conseil » tells."""
    session = table.session
    while not session.teaching.shown.turn:
        session.advise()
        table.answer()
    return session.teaching.shown.turn[0]


def asked_about(table: Table, step: str) -> ProfessorQuestion | None:
    """What the professor asks about a step."""
    heard: list[ProfessorQuestion | None] = []
    table.session.teaching.professor.judge(step, (), heard.append)
    table.answer()
    assert len(heard) == 1
    return heard[0]


def reviewed(table: Table, step: str) -> tuple[str, int | None]:
    """The best step and the class of the played one, as a review finds them once it is played."""
    session = table.session
    number = len(session.match.steps)
    session.match.play(step)
    session.conductor.study(Inquiry(number, DEEP, lambda verdict, whole: None, of=step, confirm=True))
    table.answer()
    verdict = session.conductor.analysis.known(number)
    assert verdict
    points = verdict.points_lost(step)
    session.match.undo_to(number)
    return verdict.best.step, None if points is None else class_of(points)


def reason(table: Table, best: str, step: str) -> bool:
    """Whether something that is true tells the two steps apart."""
    session = table.session
    verdict = session.conductor.analysis.known(len(session.match.steps))
    return verdict is not None and session.words.difference(verdict, best, step) is not None


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_three_who_tell_tell_the_same(key: str) -> None:
    game, rng, checked, asked = CATALOGUE[key], Random(key), 0, 0
    while checked < POSITIONS:
        players = min(game.players, key=lambda count: abs(count - 2))
        table = Table(Match.new(key, {}, (Seat(""),) * players), FickleEngine(), teacher="strict")
        session = table.session
        session.teaching.agreed = True
        for _ in range(rng.randrange(60)):
            if session.match.result():
                break
            session.match.play(rng.choice(session.match.legal()))
        session.begin()
        if session.waiting() is not Waiting.PERSON or len(session.match.legal()) < 2:
            continue
        best, step = advised(table), rng.choice(session.match.legal())
        assert asked_about(table, best) is None, "what was advised is not asked about"
        assert reviewed(table, best) == (best, None), "nor is it an error when the game is looked at again"
        question = asked_about(table, step)
        told, error = reviewed(table, step)
        assert told == best
        assert question is None or error is not None, "what is asked about is an error"
        assert question or error is None or not reason(table, best, step), "and an error for a reason is asked about"
        asked, checked = asked + (question is not None), checked + 1
    assert asked > POSITIONS // 20, "few errors are found twice by searches that answer at random, but some are"
