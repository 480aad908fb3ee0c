"""Conversations with the engine, in process: what is true of steps."""

from __future__ import annotations

import pytest

from jeux.rules import CATALOGUE
from tests.engine.talk import Talk

MILL = "board=....b....w...b.......w.. turn=w hand=7,7 take=0 quiet=0"
OVER = "board=b...b...w.....w....w.w.w turn=w hand=0,0 take=0 quiet=0"
TABLUT = "board=...bbb.......b........w....b...w...bbbwwkwwbbb...w...b....w........b.......bbb... turn=w quiet=0"
"""The start: the facts of all steps take some seconds."""


def lines_until(talk: Talk, *last: str) -> list[str]:
    """What the engine says up to a line that begins with one of these words, that one too."""
    lines = [talk.line()]
    while not lines[-1].startswith(last):
        lines.append(talk.line())
    return lines


def test_the_facts_of_one_step_are_one_line(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    words = talk.ask("facts a7").split()
    assert words[0] == "facts"
    assert words[2:] == sorted(words[2:])
    assert int(words[1]) == len(words[2:])
    assert "forms=a1,a4,a7" in words
    assert talk.ask("show") == f"position {MILL}"


def test_the_facts_of_all_steps_come_in_the_order_of_the_steps(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    steps = talk.ask("moves").split()[2:]
    assert steps == sorted(steps)
    talk.send("facts all")
    *lines, last = lines_until(talk, "ok", "error")
    assert last == "ok"
    assert [line.split()[1] for line in lines] == steps
    for step, line in zip(steps, lines, strict=True):
        assert talk.ask(f"facts {step}") == line.replace(f"facts {step} ", "facts ", 1)


def test_brief_facts_come_in_the_order_asked(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    talk.send("facts brief g4 a7")
    *lines, last = lines_until(talk, "ok", "error")
    assert last == "ok"
    assert [line.split()[1] for line in lines] == ["g4", "a7"]


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("facts", "error bad-command"),
        ("facts brief", "error bad-command"),
        ("facts a7 d7", "error bad-command"),
        ("facts all a7", "error bad-command"),
        ("facts ALL", "error bad-step"),
        ("facts nowhere", "error bad-step"),
        ("facts brief a7 nowhere", "error bad-step"),
        ("facts brief all", "error bad-step"),
        ("facts d6", "error illegal d6 occupied"),
        ("facts brief a7 d6", "error illegal d6 occupied"),
    ],
)
def test_facts_that_cannot_be_told(talk: Talk, command: str, answer: str) -> None:
    assert talk.ask(command).startswith("error no-game ")
    talk.ask(f"position moulin : {MILL}")
    told = talk.ask(command)
    assert told.startswith(answer)
    assert len(told.split()) > 3, "a sentence, or a step and its reason"
    assert talk.ask("show") == f"position {MILL}"


@pytest.mark.parametrize("command", ["facts all", "facts d6", "facts brief d6"])
def test_nobody_decides(talk: Talk, command: str) -> None:
    talk.ask(f"position moulin : {OVER}")
    assert talk.ask(command).startswith("error no-choice ")
    talk.ask("new backgammon")
    assert talk.ask(command).startswith("error no-choice ")


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_step_is_named_like_a_word_of_the_protocol(talk: Talk, key: str) -> None:
    talk.ask(f"new {key}")
    for word in ("all", "brief"):
        assert talk.ask(f"why {word}").startswith("error bad-step ")


def test_stop_ends_the_facts_of_all_steps(talk: Talk) -> None:
    talk.ask("new twixt links=auto")
    talk.send("facts all")
    assert talk.line().startswith("facts ")
    talk.send("stop")
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")
    assert talk.ask("turn") == "turn 0"


def test_a_stop_behind_another_command_is_not_for_the_facts(talk: Talk) -> None:
    talk.ask(f"position tablut : {TABLUT}")
    talk.send("facts e7-d7\ngo time=600\nstop\nturn")
    assert talk.line().startswith("facts ")
    assert lines_until(talk, "best")[-1].startswith("best ")
    assert talk.line() == "turn 0"


@pytest.mark.parametrize("end", ["quit", None])
def test_the_end_of_the_conversation_ends_the_facts_of_all_steps(end: str | None) -> None:
    talk = Talk()
    talk.ask("new twixt links=auto")
    talk.send("facts all")
    assert talk.line().startswith("facts ")
    if end:
        talk.send(end)
    assert talk.end() == 0
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")


@pytest.mark.parametrize("end", ["quit", None])
def test_a_short_list_of_commands_gets_its_answers(end: str | None) -> None:
    talk = Talk()
    talk.send("\n".join([f"position moulin : {MILL}", "facts a7", "facts all", *([end] if end else [])]))
    assert talk.end() == 0
    assert talk.line() == f"position {MILL}"
    assert "forms=a1,a4,a7" in talk.line().split()
    assert lines_until(talk, "ok", "error")[-1] == "ok"


@pytest.mark.parametrize("many", ["all", "brief e7-d7 e7-c7"])
def test_facts_after_the_end_are_stopped_when_their_time_is_over(many: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.engine.protocol.LAST_SECONDS", 0.0)
    talk = Talk()
    talk.send(f"position tablut : {TABLUT}\nfacts {many}\nfacts {many}")
    assert talk.end() == 0
    assert talk.line() == f"position {TABLUT}"
    assert lines_until(talk, "ok", "error")[-1] == "ok", "another command follows"
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")


def test_the_facts_of_one_step_are_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.engine.protocol.LAST_SECONDS", 0.0)
    talk = Talk()
    talk.send(f"position tablut : {TABLUT}\nfacts e7-d7\nquit")
    assert talk.end() == 0
    assert talk.line() == f"position {TABLUT}"
    assert talk.line() == "facts 0"
