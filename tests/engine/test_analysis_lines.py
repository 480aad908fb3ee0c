"""What the window asks of an analysis, and what it makes of the answers: from the real engine, and from liars."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest

from jeux.engine import events
from jeux.engine.client import Answer, Engine, EngineEvent, FactsAnswer, Lost, Restarted, StepWorth
from jeux.engine.questions import EnginePosition, FactsQuestion, SearchQuestion
from jeux.rules import CATALOGUE
from jeux.rules.contract import Fact, complete_options
from jeux.rules.facts import FactFinder

HANG = 60.0
OPTIONS = complete_options(CATALOGUE["moulin"], {})
AT = EnginePosition("moulin", OPTIONS, 2, ("d6", "a1", "b6"))
HERE = CATALOGUE["moulin"].start(OPTIONS, 2).play("d6").play("a1").play("b6")
LIAR = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word in ("go", "facts"):
        print({text!r}, flush=True)
    else:
        print("ok" if word == "level" else "position p", flush=True)
"""


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.close()


def last(engine: Engine, *kinds: type[EngineEvent]) -> list[EngineEvent]:
    """All that comes until something of these kinds does, which is the last."""
    came: list[EngineEvent] = []
    deadline = monotonic() + HANG
    while monotonic() < deadline:
        came += engine.poll()
        if came and isinstance(came[-1], kinds):
            return came
        sleep(0.002)
    raise AssertionError(came)


def test_all_steps_have_their_worth_before_the_answer(engine: Engine) -> None:
    ticket = engine.ask(SearchQuestion(AT, stage=1, every=True))
    came = last(engine, Answer)
    told = [event for event in came if isinstance(event, StepWorth)]
    answer = came[-1]
    assert isinstance(answer, Answer)
    assert sorted(each.step for each in told) == sorted(HERE.steps())
    assert {each.ticket for each in told} == {ticket} == {answer.ticket}
    assert (told[0].step, told[0].value) == (answer.step, answer.value)
    assert all(each.line[0] == each.step for each in told)
    assert not answer.cut


def test_the_worth_of_one_step(engine: Engine) -> None:
    engine.ask(SearchQuestion(AT, stage=1, of="g1"))
    told = [event for event in last(engine, Answer) if isinstance(event, StepWorth)]
    assert [(each.step, each.bound) for each in told] == [("g1", False)]


def test_a_stage_that_time_ends_says_so(engine: Engine) -> None:
    engine.ask(SearchQuestion(AT, stage=3, every=True, seconds=0.05))
    answer = last(engine, Answer)[-1]
    assert isinstance(answer, Answer)
    assert answer.cut


def test_the_facts_of_some_steps(engine: Engine) -> None:
    about = ("f6", "g1")
    ticket = engine.ask(FactsQuestion(AT, about))
    finder = FactFinder(CATALOGUE["moulin"], HERE, 2, brief=True)
    assert last(engine, FactsAnswer)[-1] == FactsAnswer(ticket, {step: finder.facts(step) for step in about})


def test_questions_of_both_kinds_replace_each_other(engine: Engine) -> None:
    engine.ask(SearchQuestion(AT, stage=3, every=True))
    facts = engine.ask(FactsQuestion(AT, ("f6",)))
    first = last(engine, FactsAnswer)
    engine.ask(FactsQuestion(AT, HERE.steps()))
    analysis = engine.ask(SearchQuestion(AT, stage=1, every=True))
    second = last(engine, Answer)
    assert {event.ticket for event in first} == {facts}
    assert {event.ticket for event in second} == {analysis}


@pytest.mark.parametrize(
    "text",
    [
        "step g1",
        "step g1 value=nan proof=exact pv=g1",
        "step g1 value=0.5 proof=perhaps pv=g1",
        "step g1 value=0.5 proof=exact",
        "step g1 value=0.5 proof=exact pv=",
        "step g1 value=0.5 proof=exact pv=d6 g1",
        "step g1 value=0.5 proof=exact turns=-1 pv=g1",
        "step g1 value=0.5 proof=exact turns=99999 pv=g1",
        "step g1 value=0.5 proof=exact bound=lower pv=g1",
        "step g1 value=0.5 proof=exact wins=yes pv=g1",
        f"step g1 value=0.5 proof=exact pv=g1 {'x' * 300}",
        "step g1 value=0.5 proof=exact pv=g1\nstep g1 value=0.5 proof=exact pv=g1",
        "best g1 value=0.5 proof=exact cut=no",
        "best g1 value=0 proof=exact gives-up=maybe",
        "best g1 value=0.5 proof=perhaps",
    ],
)
def test_an_engine_that_talks_nonsense_of_steps_is_left(text: str) -> None:
    engine = Engine([sys.executable, "-c", LIAR.format(text=text)])
    engine.ask(SearchQuestion(AT, stage=1, every=True))
    came = last(engine, Lost)
    engine.close()
    assert [type(event) for event in came if not isinstance(event, StepWorth)] == [Restarted, Lost]


@pytest.mark.parametrize(
    "text", ["facts g1 2 wins", "facts g1 x", "facts g1", "facts g1 1 takes=many", "facts g1 1001"]
)
def test_an_engine_that_talks_nonsense_of_facts_is_left(text: str) -> None:
    engine = Engine([sys.executable, "-c", LIAR.format(text=text)])
    engine.ask(FactsQuestion(AT, ("g1",)))
    came = last(engine, Lost)
    engine.close()
    assert [type(event) for event in came] == [Restarted, Lost]


Reading = Callable[[int, str], EngineEvent]


@pytest.mark.parametrize(
    ("read", "line", "event"),
    [
        (
            events.step_worth,
            "step d6 value=1.0000 proof=exact turns=2 pv=d6 a1",
            StepWorth(7, "d6", 1.0, True, 2, False, ("d6", "a1")),
        ),
        (
            events.step_worth,
            "step d6 value=-0.2500 proof=estimate bound=upper pv=d6",
            StepWorth(7, "d6", -0.25, False, None, True, ("d6",)),
        ),
        (
            events.step_worth,
            "step roll value=0.2500 proof=estimate figures=win:0.6200,lost-double:0.0800 pv=roll",
            StepWorth(7, "roll", 0.25, False, None, False, ("roll",), figures=(("win", 0.62), ("lost-double", 0.08))),
        ),
        (events.answer, "best d6 value=0.5000 proof=estimate cut=yes", Answer(7, "d6", 0.5, False, True)),
        (events.answer, "best d6 value=0 proof=exact lost=yes", Answer(7, "d6", 0.0, True, lost=True)),
        (
            events.answer,
            "best d6 value=0 proof=exact lost=yes gives-up=yes",
            Answer(7, "d6", 0.0, True, lost=True, gives_up=True),
        ),
    ],
)
def test_lines_as_they_are_written(read: Reading, line: str, event: EngineEvent) -> None:
    assert read(7, line) == event


@pytest.mark.parametrize(
    "figures",
    ["win", "win:", "win:much", "win:nan", "Win:1", "win:1,win:2", ",".join(f"{'a' * n}:1" for n in range(1, 14))],
)
def test_figures_that_are_none(figures: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        events.step_worth(7, f"step d6 value=0.5 proof=estimate figures={figures} pv=d6")


def test_a_line_of_facts() -> None:
    assert events.step_facts("facts g1 2 forms=a1,d1,g1 wins") == (
        "g1",
        (Fact("forms", places=("a1", "d1", "g1")), Fact("wins")),
    )
