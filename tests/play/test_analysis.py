"""What is asked of the engine before anybody is blamed: again without the clock where it has cut, and each step alone
where an error is found."""

from __future__ import annotations

import pytest

from jeux.engine.events import Answer, StepWorth
from jeux.match.match import Match
from jeux.play.analysis import analysis as module
from jeux.play.analysis.analysis import DEEP, QUICK, Analysis, Inquiry, Search
from jeux.play.analysis.verdicts import Verdict, Worth
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


# --- what is blamed on a step -----------------------------------------------------------------------------------------


class Judged:
    """An analysis whose engine finds written values, in a search of all steps and in one of each alone."""

    def __init__(self, shared: dict[int, float], alone: dict[int, float], exact: frozenset[int] = frozenset()) -> None:
        self.match = played("hex", 4)
        self.analysis, self.steps = Analysis(self.match), self.match.positions[2].steps()
        self.shared, self.values, self.exact = shared, alone, exact
        self.asked: list[str] = []

    def answer(self, of: int, *, confirm: bool = True) -> Verdict:
        inquiry = Inquiry(2, QUICK, ignore, of=self.steps[of], facts=False, confirm=confirm)
        while question := self.analysis.next(inquiry):
            assert isinstance(question, Search)
            self.asked.append(question.of)
            for place, step in enumerate(self.steps):
                if question.of in ("", step):
                    values = self.values if question.of else self.shared
                    self.analysis.hear(
                        StepWorth(1, step, values.get(place, 0.0), place in self.exact, None, False, (step,))
                    )
            self.analysis.hear(Answer(1, question.of or self.steps[0], 0.5, exact=False))
        verdict = self.analysis.known(2)
        assert verdict
        return verdict


def test_an_error_is_searched_alone_with_the_best_step() -> None:
    judged = Judged({0: 0.6, 1: 0.4}, {0: 0.58, 1: 0.46})
    verdict = judged.answer(1)
    assert judged.asked == ["", judged.steps[0], judged.steps[1]]
    assert verdict.points_lost(judged.steps[1]) == pytest.approx(12.0), "the lesser of 20 and 12 points"


def test_what_one_search_alone_finds_is_no_error() -> None:
    dropped = Judged({0: 0.6, 1: 0.4}, {0: 0.5, 1: 0.49})
    assert dropped.answer(1).points_lost(dropped.steps[1]) == pytest.approx(1.0)
    found_late = Judged({0: 0.6, 1: 0.52}, {0: 0.9, 1: 0.2})
    assert found_late.answer(1).points_lost(found_late.steps[1]) == pytest.approx(8.0)


def test_good_steps_and_proven_ones_are_not_searched_again() -> None:
    good = Judged({0: 0.6, 1: 0.56}, {})
    good.answer(1)
    proven = Judged({0: 1.0, 1: 0.0}, {}, exact=frozenset({0, 1}))
    proven.answer(1)
    unasked = Judged({0: 0.6, 1: 0.4}, {})
    unasked.answer(1, confirm=False)
    assert good.asked == proven.asked == unasked.asked == [""]


def test_a_loss_of_what_the_game_counts_is_a_loss() -> None:
    worths = (Worth("a", 0.0, True, amount=-4.0), Worth("b", 0.0, True, amount=-30.0), Worth("c", 0.0, bound=True))
    losses, amounts = (0.05, 0.1, 0.15), (4.0, 8.0, 16.0)
    counting = Verdict(0, DEEP, worths, losses, amounts=amounts)
    assert counting.points_lost("b") == pytest.approx(26.0 / 16.0 * 15.0)
    assert (counting.amount_lost("b"), counting.amount_lost("c"), counting.points_lost("c")) == (26.0, None, None)
    assert Verdict(0, DEEP, worths, losses).points_lost("b") == 0.0


@pytest.mark.parametrize(
    ("lost", "proven", "error"), [(0.07, False, None), (0.07, True, 0), (0.1, False, 1), (0.2, True, 2)]
)
def test_a_small_loss_is_blamed_only_where_it_is_proven(lost: float, proven: bool, error: int | None) -> None:
    worths = (Worth("a", 0.7, exact=True), Worth("b", 0.7 - lost, exact=proven))
    assert Verdict(0, DEEP, worths, (0.05, 0.1, 0.15)).error("b") == error
