"""The professor: when he asks, what he shows, and that he leaves the game as it was."""

from __future__ import annotations

import pytest

from jeux.common.texts import Texts
from jeux.engine.client import EngineEvent
from jeux.match.forms import MANUAL, PROGRAM
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.gestures.hand import Play
from jeux.play.gestures.notice import Notice
from jeux.play.gestures.pace import SPEEDS
from jeux.play.table.conductor import Waiting
from jeux.play.table.mid_game import hand_over
from jeux.play.table.professor import GENTLE, OFF, STRICT
from jeux.play.table.showing import Showing
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
        (STRICT, 0.09, False),
        (STRICT, 0.1, True),
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
    assert table.content().message.startswith("Are you sure?")


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
    table.session.teaching.agreed = True
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


class SlowEngine(ScriptedEngine):
    """Says what it has found once it was asked for it three times."""

    def poll(self) -> list[EngineEvent]:
        self._asleep = getattr(self, "_asleep", 0) + 1 if self._waiting else 0
        return super().poll() if self._asleep > 3 else []

    def cancel(self) -> None:
        super().cancel()
        self._asleep = 0


def at_dice(*steps: str, dice: str = PROGRAM) -> Table:
    """A game of Backgammon against the computer, the professor strict, the engine slow."""
    match = Match.new("backgammon", {}, (Seat("", 0), Seat("", 1)), dice=dice)
    for step in steps:
        match.play(step)
    return Table(match, SlowEngine(), STRICT)


def test_what_real_dice_show_is_no_step_of_a_person() -> None:
    table = at_dice(dice=MANUAL)
    table.session.teaching.professor.prepare()
    table.entry.choose_next(6)
    table.entry.choose_next(5)
    assert table.session.match.steps == ("roll:6,5",)
    assert 0 not in engine_of(table).asked


def test_the_rest_of_a_gesture_waits_until_he_has_looked() -> None:
    table = at_dice("roll:6,5")
    table.session.do(Play("6:13/7", ("5:7/2",)))
    for _ in range(40):
        table.session.advance(0.02)
    assert table.session.match.steps[1:] == ("6:13/7", "5:7/2")


def test_taking_back_while_he_looks_takes_that_step_back_only() -> None:
    table = at_dice("roll:6,5")
    table.session.play("6:13/7")
    assert table.session.teaching.professor.looking
    table.session.undo()
    for _ in range(40):
        table.session.advance(0.02)
    assert table.session.match.steps == ("roll:6,5",)
    assert not table.session.teaching.professor.looking


def test_a_question_is_counted_even_if_the_program_ends_there() -> None:
    table = moulin(GENTLE)
    play(table, "g7")
    assert table.session.teaching.question
    assert table.keeper.record
    assert table.keeper.record.games[-1].hints == 1


def test_one_who_plays_on_alone_need_not_agree_with_the_computer() -> None:
    table = moulin(GENTLE, 0, 0)
    hand_over(table.session, 1)
    assert table.session.teaching.professor.at_work


def test_he_says_no_more_once_he_is_sent_away() -> None:
    table = at_dice("roll:6,5")
    table.session.play("6:13/7")
    table.settings = table.settings.replace(teacher=OFF)
    table.answer()
    assert table.session.match.steps == ("roll:6,5", "6:13/7")


def test_a_line_ends_before_the_dice_are_thrown() -> None:
    """Backgammon: what the adversary does before his throw is a step that changes nothing on the table."""
    match = Match.new("backgammon", {}, (Seat("", 0), Seat("", 1)))
    for step in ("roll:6,5", "6:24/18"):
        match.play(step)
    assert Showing(match.position, ("5:18/13", "roll")).steps == ("5:18/13",)
    match.play("5:18/13")
    assert Showing(match.position, ("roll",)).steps == ("roll",)
    assert Showing(match.position, ("double", "take")).steps == ("double", "take")


def test_the_next_game_of_a_match_is_looked_at_as_the_first() -> None:
    """What the persons have agreed on holds for the match; the same step is asked about anew in another game."""
    match = Match.new("moulin", {}, (Seat(""), Seat("")), target=2)
    table = Table(match, teacher=STRICT)
    session, engine = table.session, engine_of(table)
    engine.answers = {len(OPENING): (MILL, 0.7)}
    session.teaching.agreed = True
    for _ in range(2):
        for step in OPENING:
            session.play_step(step)
        play(table, "g7")
        assert session.teaching.question
        session.give_up(0, 1)
        if not match.match_over():
            session.next_game()
    assert len(match.record.games) > 1


@pytest.mark.parametrize("speed", SPEEDS)
def test_what_he_shows_goes_on_by_itself_at_every_speed(speed: str) -> None:
    """Without animations too: otherwise « Pause » and « Continuer » would do nothing."""
    table = moulin(GENTLE)
    table.settings = table.settings.replace(animation=speed)
    engine_of(table).replies["g7"] = (ANSWER, "xd6")
    play(table, "g7")
    line = table.session.board.line
    assert line
    shown = [line.shown]
    for _ in range(120):
        table.session.advance(0.04)
        shown.append(line.shown)
    assert list(dict.fromkeys(shown)) == [0, 1, 2, 3], "one after the other"
    assert (shown.index(2) - shown.index(1)) * 0.04 >= 0.25, "each of them can be seen"


def test_what_he_shows_stands_still_only_while_it_is_paused() -> None:
    table = moulin(GENTLE)
    engine_of(table).replies["g7"] = (ANSWER, "xd6")
    play(table, "g7")
    line = table.session.board.line
    assert line
    table.wait(0.0)
    shown = line.shown
    table.press(TEXTS.get("button-line-stop"))
    table.wait()
    assert line.shown == shown
    table.press(TEXTS.get("button-line-on"))
    table.wait()
    assert line.shown == shown + 1
