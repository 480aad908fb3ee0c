"""The professor: when he asks, what he shows, and that he leaves the game as it was."""

from __future__ import annotations

import pytest

from jeux.common.texts import Texts
from jeux.play.conductor import Waiting
from jeux.play.notice import Notice
from jeux.play.professor import GENTLE, OFF, STRICT
from tests.play.table import QUICK, TEXTS, ScriptedEngine, Table, table_of

OPENING = ("d6", "a1", "f6", "d1")
"""In Moulin: White closes a mill on b6."""
MILL, ANSWER = "b6", "g1"
"""The best step; Black closes his own mill on g1 if White lets him."""


def moulin(manner: str, *levels: int, loss: float = 0.2, **values: float) -> Table:
    """White has to decide; a step that `values` does not name loses `loss`."""
    table = table_of("moulin", *(levels or (0, 1)))
    for step in OPENING:
        table.session.match.play(step)
    engine = engine_of(table)
    engine.answers = {len(OPENING): (MILL, 0.7)}
    engine.losses = dict.fromkeys(table.session.match.legal(), loss) | values
    table.settings = QUICK.replace(teacher=manner)
    table.session.begin()
    return table


def engine_of(table: Table) -> ScriptedEngine:
    assert isinstance(table.engine, ScriptedEngine)
    return table.engine


def play(table: Table, step: str) -> None:
    """Play a step, and let the professor look."""
    table.session.play(step)
    table.answer()


@pytest.mark.parametrize(
    ("manner", "loss", "asks"),
    [
        (OFF, 0.5, False),
        (GENTLE, 0.14, False),
        (GENTLE, 0.15, True),
        (STRICT, 0.04, False),
        (STRICT, 0.05, True),
    ],
)
def test_he_asks_from_his_class_on(manner: str, loss: float, asks: bool) -> None:
    table = moulin(manner, loss=loss)
    play(table, "g7")
    assert bool(table.session.teaching.question) is asks
    assert (table.session.match.steps[4:] == ()) is asks


def test_the_better_step_is_never_asked_about() -> None:
    table = moulin(STRICT)
    play(table, MILL)
    assert table.session.match.steps[4] == MILL


def test_he_says_what_was_missed_and_shows_what_follows() -> None:
    table = moulin(GENTLE)
    engine_of(table).replies["g7"] = (ANSWER, "xd6")
    play(table, "g7")
    session = table.session
    question = session.teaching.question
    assert question
    missed = TEXTS.game("moulin", "fact-forms", n=1, places="b6", count=1, side="", other="")
    assert table.content().message == TEXTS.get("teacher-missed", reason=missed)
    assert table.content().badge == TEXTS.get("badge-estimate")
    assert session.board.line
    assert session.board.line.steps == ("g7", ANSWER, "xd6")


def test_an_answer_is_looked_for_where_the_line_does_not_tell() -> None:
    table = moulin(GENTLE)
    engine, session = engine_of(table), table.session
    engine.answers[5], engine.lines[5] = (ANSWER, 0.6), (ANSWER, "xd6")
    play(table, "g7")
    assert session.teaching.question
    assert session.teaching.question.line == ("g7", ANSWER, "xd6")
    verdict = session.conductor.analysis.known(4)
    assert verdict
    assert verdict.of("g7").value == pytest.approx(0.5), "its value is the one that was told"


def test_his_question_stands_whatever_else_is_said() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    asked = table.content().message
    table.session.say(Notice("besides"))
    assert table.content().message == asked
    table.session.speak(Texts("en"))
    table.session.teaching.forget_words()
    assert table.content().message.startswith("Is that sure?")


def test_he_judges_no_bound_but_searches_the_step() -> None:
    table = moulin(GENTLE, g7=0.0)
    engine_of(table).bounds = {"g7", "g1"}
    play(table, "g7")
    assert table.session.match.steps[4] == "g7", "by a search of its own it loses nothing"
    table = moulin(GENTLE)
    engine_of(table).bounds = {"g7"}
    play(table, "g7")
    assert table.session.teaching.question


def test_he_is_quiet_where_no_fact_speaks() -> None:
    table = table_of("moulin", 0, 1)
    table.settings = QUICK.replace(teacher=STRICT)
    engine_of(table).answers = {0: ("a7", 0.9)}
    play(table, "g7")
    assert table.session.match.steps[0] == "g7", "both corners are alike"


def test_he_never_asks_twice() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    table.press(TEXTS.get("button-take-back"))
    play(table, "g7")
    assert table.session.match.steps[4] == "g7"


def test_taking_back_leaves_the_record_as_it_was() -> None:
    table = moulin(GENTLE)
    before = table.session.match.record
    play(table, "g7")
    table.press(TEXTS.get("button-take-back"))
    session = table.session
    assert session.match.record.games[-1].steps == before.games[-1].steps
    assert session.match.record.games[-1].hints == 1, "what he says is a hint"
    assert session.board.line is None
    assert session.notice is None
    assert session.permit.paths


def test_playing_anyway_plays_the_step_and_its_rest_without_asking_again() -> None:
    table = moulin(GENTLE)
    engine = engine_of(table)
    engine.answers = {4: ("g1", 0.7), 5: ("xd1", 0.2)}
    engine.proven = {"xa1"}
    table.session.play(MILL, rest=("xa1",))
    table.answer()
    question = table.session.teaching.question
    assert question
    assert question.rest == ("xa1",)
    table.press(TEXTS.get("button-play-anyway"))
    table.wait(0.0)
    assert table.session.match.steps == (*OPENING, MILL, "xa1")


def test_a_proven_loss_needs_no_other_reason() -> None:
    table = moulin(STRICT)
    engine = engine_of(table)
    engine.answers = {5: ("xd1", 0.2)}
    engine.proven = {"xa1"}
    table.session.match.play(MILL)
    play(table, "xa1")
    assert table.content().message == TEXTS.get("teacher-loses")


def test_anyway_is_the_step_that_was_asked_about() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    table.press(TEXTS.get("button-play-anyway"))
    assert table.session.match.steps == (*OPENING, "g7")
    assert table.session.board.line is None


def test_he_does_not_blame_what_was_advised() -> None:
    table = moulin(STRICT)
    session = table.session
    while not session.teaching.shown.turn:
        session.advise()
        table.answer()
    (advised, *_) = session.teaching.shown.turn
    engine_of(table).answers[4] = ("g7", 0.9)
    play(table, advised)
    assert session.match.steps[4] == advised


def test_persons_among_themselves_want_him_first() -> None:
    table = moulin(GENTLE, 0, 0)
    assert not table.session.teaching.professor.at_work
    play(table, "g7")
    assert table.session.match.steps[4] == "g7"
    table.session.undo()
    table.session.teaching.consent = True
    play(table, "g7")
    assert table.session.teaching.question


def test_taking_back_the_game_ends_the_question_only() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    table.session.undo()
    assert table.session.teaching.question is None
    assert table.session.match.steps == OPENING
    play(table, "g1")
    table.session.redo()
    assert table.session.teaching.question is None
    assert table.session.match.steps == OPENING


def test_no_question_outlives_its_game() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    table.session.give_up(0, 1)
    assert table.session.teaching.question is None
    assert table.session.board.line is None
    assert table.session.waiting() is Waiting.OVER


def test_without_an_engine_the_step_is_played() -> None:
    table = moulin(GENTLE)
    engine_of(table).fails = True
    play(table, "g7")
    assert table.session.match.steps[4] == "g7"
