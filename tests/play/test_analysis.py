"""Searches that the clock has cut short are asked again, without it, for whoever judges by them."""

from __future__ import annotations

import pytest

from jeux.engine.events import Answer, StepWorth
from jeux.match.match import Match
from jeux.play.analysis import analysis as module
from jeux.play.analysis.analysis import DEEP, QUICK, Analysis, Inquiry, Search, Verdict
from tests.match.play import played


class Asked:
    """An analysis whose engine answers what it is told to."""

    def __init__(self, match: Match) -> None:
        self.match, self.analysis = match, Analysis(match)
        self.questions: list[Search] = []

    def ask(self, inquiry: Inquiry, *, cut: bool) -> None:
        """Put the next question of an inquiry, and answer it: the first step is searched, the others have bounds."""
        question = self.analysis.next(inquiry)
        assert isinstance(question, Search)
        self.questions.append(question)
        steps = [question.of] if question.of else self.match.positions[question.number].steps()
        for place, step in enumerate(steps):
            bound = place > 0
            self.analysis.hear(StepWorth(1, step, 0.5 - 0.01 * place, False, None, bound, (step,)))
        assert self.analysis.hear(Answer(1, steps[0], 0.5, exact=False, cut=cut))


def ignore(_verdict: Verdict | None, _whole: bool) -> None:
    """What is found is read from the analysis."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    monkeypatch.setattr(module, "compiled", lambda: True)
    return Asked(played("hex", 4))


def test_a_patient_inquiry_asks_again_without_the_clock(asked: Asked) -> None:
    inquiry = Inquiry(2, QUICK, ignore, facts=False, patient=True)
    asked.ask(inquiry, cut=True)
    verdict = asked.analysis.known(2)
    assert verdict
    assert verdict.cut
    asked.ask(inquiry, cut=False)
    assert [question.patient for question in asked.questions] == [False, True]
    verdict = asked.analysis.known(2)
    assert verdict
    assert not verdict.cut
    assert asked.analysis.next(inquiry) is None


def test_it_asks_again_once_only(asked: Asked) -> None:
    inquiry = Inquiry(2, QUICK, ignore, facts=False, patient=True)
    asked.ask(inquiry, cut=True)
    asked.ask(inquiry, cut=True)
    assert asked.analysis.next(inquiry) is None


def test_a_step_searched_alone_is_asked_again_too(asked: Asked) -> None:
    last = asked.match.positions[2].steps()[3]
    inquiry = Inquiry(2, QUICK, ignore, of=last, facts=False, patient=True)
    asked.ask(inquiry, cut=False)
    asked.ask(inquiry, cut=False)  # the best step, to be measured alike
    asked.ask(inquiry, cut=True)
    asked.ask(inquiry, cut=False)
    assert [(question.of == last, question.patient) for question in asked.questions[2:]] == [
        (True, False),
        (True, True),
    ]
    assert asked.analysis.next(inquiry) is None


def test_others_take_what_there_is(asked: Asked) -> None:
    inquiry = Inquiry(2, DEEP, ignore, facts=False)
    asked.ask(inquiry, cut=True)
    asked.ask(inquiry, cut=True)
    assert asked.analysis.next(inquiry) is None
    assert [question.stage for question in asked.questions] == [QUICK, DEEP]
