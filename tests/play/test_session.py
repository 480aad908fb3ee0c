"""A session alone: what it reports, what it says, what it asks of the engine."""

from __future__ import annotations

import pytest

from jeux.common.files import Problem
from jeux.engine.client import Warned
from jeux.match.forms import MANUAL
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Waiting
from jeux.play.table.mid_game import hand_over, may_give_up, offer_to_give_up, resigning
from tests.play.table import TEXTS, ScriptedEngine, table_of

SOLITAIRE = "mini_halma"


def engine_of(table_engine: object) -> ScriptedEngine:
    assert isinstance(table_engine, ScriptedEngine)
    return table_engine


def test_a_step_is_reported_once_with_its_effects_and_saved() -> None:
    table = table_of("moulin", 0, 0)
    assert [report.laid for report in table.reports] == [True]
    table.touch("d6")
    (report,) = table.reports[1:]
    assert report.played
    assert (report.played.step, report.played.player) == ("d6", 0)
    assert report.turned
    assert report.sounds == ()
    assert not report.put_down
    assert table.keeper.record == table.session.match.record


def test_a_record_that_cannot_be_saved_is_said_with_the_step() -> None:
    table = table_of("moulin", 0, 0)
    table.keeper.problem = Problem("not-saved", "name")
    table.touch("d6")
    assert table.reports[-1].problem == "not-saved"
    assert table.session.notice == Notice(TEXTS.get("error-not-saved"), Kind.REFUSAL)


def test_a_piece_that_the_hand_has_brought_needs_no_way() -> None:
    table = table_of("crosses", 0, 0)
    step = next(step for step in table.session.match.legal() if table.session.match.position.places(step))
    table.play(step)
    assert table.reports[-1].put_down


def test_the_engine_is_asked_one_thing_at_a_time() -> None:
    table = table_of("moulin", 0, 1)
    session, engine = table.session, engine_of(table.engine)
    session.advise()
    session.advise()
    assert engine.asked == [0], "the same advice is awaited"
    session.play("d6")
    table.wait(0.0)
    assert session.teaching.shown.turn == (), "an advice that comes too late is not given"
    assert engine.asked == [0, 1]
    table.wait()
    assert session.waiting() is Waiting.PERSON
    assert table.reports[-1].sounds == ("turn",)


def test_a_lost_engine_is_said_until_a_person_plays() -> None:
    table = table_of("moulin", 0, 1)
    engine_of(table.engine).fails = True
    table.session.play("d6")
    for _ in range(2):
        table.wait()
    assert len(table.session.match.steps) == 2, "a legal step was played"
    lost = Notice(TEXTS.get("error-engine-lost"), Kind.REFUSAL, lasting=True)
    assert table.session.notice == lost
    table.session.play(table.session.match.legal()[0])
    assert table.session.notice != lost


def test_a_damaged_table_is_said_until_a_person_plays() -> None:
    table = table_of("moulin", 0, 1)
    table.session.play("d6")
    table.wait(0.0)
    engine = engine_of(table.engine)
    engine._waiting.insert(0, Warned(1, "damaged-table"))
    for _ in range(2):
        table.wait()
    assert len(table.session.match.steps) == 2
    told = Notice(TEXTS.get("error-engine-damaged-table"), Kind.REFUSAL, lasting=True)
    assert table.session.notice == told


def test_a_step_that_is_not_legal_is_no_answer() -> None:
    table = table_of("moulin", 0, 1)
    session, engine = table.session, engine_of(table.engine)
    engine.answers = {0: ("z9", 0.5), 1: ("z9", 0.5)}
    session.advise()
    table.wait(0.0)
    assert session.notice == Notice(TEXTS.get("error-engine-silent"), Kind.REFUSAL, lasting=True)
    assert session.teaching.shown.turn == ()
    session.play("d6")
    for _ in range(2):
        table.wait()
    assert len(session.match.steps) == 2, "a legal step was played"
    assert session.notice == Notice(TEXTS.get("error-engine-lost"), Kind.REFUSAL, lasting=True)


def test_the_first_press_says_where_and_the_second_what() -> None:
    table = table_of("assaut", 0, 0)
    session, engine = table.session, engine_of(table.engine)
    session.play(session.match.legal()[0])
    step = session.match.legal()[-1]
    engine.answers[1] = (step, 0.5)
    session.advise()
    table.wait(0.0)
    assert session.match.position.places(step)[0] in session.teaching.shown.where
    assert session.teaching.shown.turn == ()
    assert session.notice == Notice(TEXTS.get("hint-where"))
    session.advise()
    table.answer()
    assert session.teaching.shown == Shown(turn=(step,))
    assert session.notice
    assert session.notice.advises
    session.advise()
    best = session.teaching.shown.ranked
    assert best[0].turn == (step,)
    assert len(best) == 3
    assert engine.asked == [1, 1], "the two stages; what is known is not asked again"


def test_the_same_position_has_the_same_advice_after_a_way_round() -> None:
    """The engine answers at random: only what was kept can be the same."""
    table = table_of("moulin", 0, 0)
    session = table.session
    told = set()
    for _ in range(4):
        while not session.teaching.shown.turn:
            session.advise()
            table.wait(0.0)
        told.add(session.teaching.shown.turn)
        session.play("d2")
        session.undo()
    assert len(told) == 1


def test_the_advice_is_a_whole_turn_and_goes_on_inside_it() -> None:
    table = table_of("backgammon", 0, 0, cube="off")
    session, engine = table.session, engine_of(table.engine)
    while session.waiting() is not Waiting.PERSON:
        table.press()
    before, turn = session.match.position, []
    here = before
    while here.turn == before.turn:
        turn.append(here.steps()[0])
        here = here.play(turn[-1])
    assert len(turn) >= 2
    number = len(session.match.steps)
    engine.answers[number], engine.lines[number] = (turn[0], 0.0), (*turn, "roll:1,2")
    for _ in range(2):
        session.advise()
        table.answer()
    assert session.teaching.shown.turn == tuple(turn)
    assert session.notice
    assert session.turns.moves(before, tuple(turn)) in session.notice.text
    session.play(turn[0])
    for _ in range(2):
        session.advise()
    assert session.teaching.shown.turn == tuple(turn[1:])
    assert engine.asked == [number, number], "the two stages, and nothing inside the turn"


def test_advice_wipes_nothing_out_where_there_is_none() -> None:
    table = table_of("moulin", 0, 0)
    session = table.session
    session.give_up(0, 1)
    verdict, notice = table.content().outcome, Notice("the verdict")
    session.say(notice)
    session.advise()
    assert session.notice == notice
    session.say(None)
    session.advise()
    assert session.notice is None
    assert table.content().outcome == verdict


def test_advice_while_the_computer_thinks_leaves_it_alone() -> None:
    table = table_of("moulin", 1, 0)
    table.session.conductor.advance(0.0, busy=True)
    asked = engine_of(table.engine).asked
    table.session.advise()
    assert table.session.notice is None
    assert asked == [0]


@pytest.mark.parametrize(("value", "ends"), [(-1.8, True), (-2.4, False)])
def test_the_computer_takes_a_surrender_at_its_price(value: float, ends: bool) -> None:
    table = table_of("backgammon", 0, 1, cube="off", tie="reroll")
    while table.session.waiting() is not Waiting.PERSON:
        table.press() if table.session.waiting() is Waiting.THROW else table.wait()
    decisions = [number for number, position in enumerate(table.session.match.positions) if position.turn >= 0]
    engine_of(table.engine).answers[decisions[-1]] = ("", value)
    offer_to_give_up(table.session, table.session.match.positions[decisions[-1]].turn, 2)
    table.wait(0.0)
    assert (table.session.match.result() is not None) == ends
    if ends:
        assert table.session.notice is None, "it has nothing to think about any more"
    else:
        assert table.session.notice == Notice(TEXTS.get("resign-refused"), Kind.REFUSAL)


@pytest.mark.parametrize("key", ["backgammon", "moulin"])
def test_a_game_of_computers_is_given_up_by_nobody(key: str) -> None:
    """At the first throw of Backgammon nobody is to play, so nobody could be named."""
    assert not may_give_up(table_of(key, 1, 1).session)
    assert may_give_up(table_of(key, 1, 0).session)
    assert resigning(table_of(key, 1, 0).session) == 1


def test_the_computer_plays_on_for_one_who_leaves() -> None:
    table = table_of("barricades", 0, 0, 0)
    hand_over(table.session, 0)
    assert table.session.match.persons() == (1, 2)
    assert table.session.notice
    assert table.session.notice.lasting
    while table.session.waiting() is not Waiting.THROW:
        table.wait()
    assert table.session.notice, "nobody has done anything since"
    table.press(TEXTS.get("button-roll"))
    assert table.session.notice is None


def test_the_last_mistake_of_one_who_plays_alone_is_found_and_led_back_to() -> None:
    table = table_of(SOLITAIRE, 0)
    session = table.session
    for _ in range(9):
        session.play(session.match.legal()[-1])
    steps = session.match.steps
    engine_of(table.engine).answers.update({number: ("", 0.0 if number < 6 else -2.0) for number in range(9)})
    engine_of(table.engine).answers[9] = (session.match.legal()[0], -2.0)
    for _ in range(2):
        session.advise()
        table.answer()
    assert session.notice
    assert session.notice.back_to == 5
    assert session.notice.kind is Kind.PROOF
    assert TEXTS.get("hint-mistake", number=6, n=2) in session.notice.text
    table.press(TEXTS.get("button-way-back", number=6))
    assert session.match.steps == steps[:5]


def test_without_a_proof_no_mistake_is_looked_for() -> None:
    table = table_of(SOLITAIRE, 0)
    table.session.play(table.session.match.legal()[0])
    for _ in range(2):
        table.session.advise()
        table.answer()
    assert set(engine_of(table.engine).asked) == {1}


def test_dice_are_entered_die_by_die() -> None:
    table = table_of("backgammon", 0, 0, dice=MANUAL)
    assert table.entry.asked == 2
    assert len(set(table.entry.names())) == 2, "each throws one"
    table.entry.choose_next(3)
    assert table.session.can_undo
    table.session.undo()
    assert not table.session.can_undo
    table.entry.choose_next(5)
    table.entry.choose_next(2)
    assert table.session.match.steps == ("roll:5,2",)
    assert table.entry.chosen == {}


def test_dice_entered_follow_undo_and_redo() -> None:
    table = table_of("backgammon", 0, 0, dice=MANUAL)
    session = table.session
    table.entry.choose(0, 3)
    table.entry.choose(1, 4)
    session.undo()
    assert table.entry.chosen == {}, "the throw is taken back with all its dice"
    table.entry.choose(0, 1)
    assert list(session.match.steps) == []
    table.entry.choose_next(6)
    assert list(session.match.steps) == ["roll:1,6"]
    session.undo()
    table.entry.choose(1, 2)
    session.redo()
    assert list(session.match.steps) == ["roll:1,6"]
    session.undo()
    assert table.entry.chosen == {}, "a die that was entered before redoing is forgotten"


def test_a_die_that_is_entered_stays_where_the_window_changes() -> None:
    table = table_of("backgammon", 0, 0, dice=MANUAL)
    table.entry.choose(1, 3)
    table.session.refresh()
    assert table.entry.chosen == {1: 3}
    table.session.cancel()
    assert table.entry.chosen == {}


def test_dice_are_asked_for_once_the_turn_is_ended() -> None:
    table = table_of("jacquet", 0, 0, dice=MANUAL)
    session = table.session
    while session.waiting() is not Waiting.CONFIRM:
        if session.waiting() is Waiting.ENTER:
            table.entry.choose_next(5 - len(table.entry.chosen))
        else:
            session.play(session.match.legal()[0])
    assert session.match.position.throws() == 2
    assert table.entry.asked == 0
    session.confirm()
    assert table.entry.asked == 2


def test_two_real_dice_draw_a_square_and_are_thrown_again_where_it_is_drawn() -> None:
    table = table_of("quandary", 0, 0, dice=MANUAL)
    session, entry = table.session, table.entry
    for dice in ((1, 1), (4, 1), (5, 6), (2, 6)):
        assert entry.asked == 2
        entry.choose(0, dice[0])
        entry.choose(1, dice[1])
    assert list(session.match.steps) == ["draw:a1", "draw:g1", "draw:f1", "draw:l1"]
    for die in (3, 2):
        entry.choose_next(die)
    assert list(session.match.steps[4:]) == ["draw:b12"]
    for die in (5, 2):
        entry.choose_next(die)
    assert list(session.match.steps[5:]) == []
    assert session.notice
    assert session.notice.text == TEXTS.game("quandary", "die-again")
    assert entry.chosen == {}


def test_escape_takes_the_sentence_and_the_marks_away() -> None:
    table = table_of("moulin", 0, 0)
    table.touch("d6")
    table.touch("d6")
    assert table.session.refused == ("d6",)
    assert table.session.engaged
    table.session.cancel()
    assert table.session.notice is None
    assert not table.session.refused
    assert not table.session.engaged


def test_nobody_is_asked_about_a_turn_that_has_passed_when_the_setting_comes_on() -> None:
    table = table_of("moulin", 0, 0)
    for place in ("d6", "a1"):
        table.touch(place)
        table.wait(0.0)
    table.settings = table.settings.replace(confirm=True)
    assert table.session.waiting() is Waiting.PERSON
    table.touch("g1")
    assert table.session.waiting() is Waiting.CONFIRM, "the next turn is asked about"
    table.settings = table.settings.replace(confirm=False)
    table.wait(0.0)
    table.settings = table.settings.replace(confirm=True)
    assert table.session.waiting() is Waiting.PERSON, "it had passed when nobody was asked any more"


def test_a_turn_that_is_played_again_by_redo_is_asked_about_only_if_it_was_to_be() -> None:
    table = table_of("moulin", 0, 0)
    table.touch("d6")
    table.session.undo()
    table.session.redo()
    table.wait(0.0)
    table.settings = table.settings.replace(confirm=True)
    assert table.session.waiting() is Waiting.PERSON
