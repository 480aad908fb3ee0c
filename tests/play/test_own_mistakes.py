"""One's own mistakes: when they are asked again, whose they are, and where they are kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.learn.own_mistakes.gathering import Confirmed, mistakes_of
from jeux.play.learn.own_mistakes.kept_mistakes import FILE_NAME, KeptMistakes
from jeux.play.learn.own_mistakes.mistakes import Mistake, match_of, usable
from jeux.play.learn.own_mistakes.schedule import Schedule
from tests.play.mistaken import DAY, LOSSES, STEPS, found, game, mistake

# --- when -------------------------------------------------------------------------------------------------------------


def test_it_is_asked_after_a_day_three_days_a_week_and_a_month() -> None:
    schedule, day = Schedule(DAY), DAY
    for days in (1, 3, 7, 30, 30):
        assert not schedule.due(day + timedelta(days - 1))
        assert schedule.due(day + timedelta(days))
        assert schedule.due(day + timedelta(days + 100)), "whoever comes late is asked as well"
        day += timedelta(days)
        schedule = schedule.answered(False, day)


def test_it_is_asked_until_it_is_solved_twice_running() -> None:
    schedule = Schedule(DAY)
    for solved, learnt in ((True, False), (False, False), (True, False), (True, True)):
        schedule = schedule.answered(solved, DAY)
        assert schedule.learnt is learnt
    assert not schedule.due(DAY + timedelta(1000))


def test_a_clock_that_was_ahead_delays_nothing() -> None:
    assert Schedule(date(2999, 1, 1)).due(DAY)


# --- what, and whose --------------------------------------------------------------------------------------------------


def test_the_position_before_the_error_is_asked() -> None:
    one = mistake()
    match = match_of(one)
    assert (match.steps, match.position, one.side, one.played) == (STEPS[:2], game().positions[2], 0, "f4")
    assert {step: one.accepts(step) for step in ("b4", "b2", "f2", "d1", "f4")} == {
        "b4": True,
        "b2": True,
        "f2": None,
        "d1": False,
        "f4": False,
    }
    assert set(one.verdict.facts) == {"b4", "f4"}, "of other steps nothing is said"


def test_of_whole_turns_compared_other_steps_are_searched() -> None:
    match = game(Seat("Anna"), Seat("", 3))
    worths = (Worth("b4", 0.6, line=("b4", "f4")), Worth("f4", 0.35, line=("f4", "b4")))
    verdict = Verdict(0, DEEP, worths, LOSSES, alone=frozenset({"b4", "f4"}))
    (one,) = mistakes_of(match, [Confirmed(2, 2, verdict)], lambda _: True, DAY)
    assert (one.accepts("b4"), one.accepts("f4"), one.accepts("d1")) == (True, False, None)


@pytest.mark.parametrize("seat", [Seat("Anna", guest=True), Seat(""), Seat("Bruno"), Seat("Anna", 3)])
def test_guests_strangers_and_the_computer_have_none(seat: Seat) -> None:
    match = game(seat, Seat("Anna"))
    assert mistakes_of(match, [found(match)], lambda name: name == "Anna", DAY) == ()


def test_a_match_for_points_is_asked_with_its_score() -> None:
    seats = (Seat("Anna"), Seat("", 3))
    match = Match.new("backgammon", {}, seats, target=5, before=(0.0, 3.0))
    while match.position.turn != 0:
        match.throw() if match.position.turn < 0 else match.play(match.legal()[0])
    number, legal = len(match.steps), match.legal()
    worths = tuple(Worth(step, 0.5 - 0.3 * k) for k, step in enumerate(legal))
    match.play(legal[-1])
    (one,) = mistakes_of(match, [Confirmed(number, 2, Verdict(0, DEEP, worths, LOSSES))], lambda _: True, DAY)
    assert match_of(one).away() == match.away() == (5, 2)


# --- kept -------------------------------------------------------------------------------------------------------------


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    kept = KeptMistakes(tmp_path)
    assert kept.add([mistake()]) is None
    assert KeptMistakes(tmp_path).all() == (mistake_of(kept),)
    assert usable(mistake_of(kept))
    assert kept.due(DAY) == ()
    assert kept.due(DAY + timedelta(1)) == kept.all()


def mistake_of(kept: KeptMistakes) -> Mistake:
    (one,) = kept.all()
    return one


def test_a_review_that_is_read_again_adds_nothing(tmp_path: Path) -> None:
    kept, match = KeptMistakes(tmp_path), game()
    kept.add([mistake(match)])
    kept.answer(mistake(match).answered(True, DAY))
    kept.drop(mistake_of(kept))
    kept.add([mistake(match)])
    assert mistake_of(kept).schedule == Schedule(DAY, 1, 2)


def test_what_a_longer_review_finds_is_kept_until_it_is_asked(tmp_path: Path) -> None:
    kept, match = KeptMistakes(tmp_path), game()
    whole = mistake(match, DAY + timedelta(3))
    kept.add([replace(mistake(match), found={**whole.found, "facts": {}})])
    kept.add([whole])
    assert mistake_of(kept) == replace(whole, schedule=Schedule(DAY))


def test_a_mistake_that_is_learnt_and_made_again_begins_anew(tmp_path: Path) -> None:
    kept, later = KeptMistakes(tmp_path), mistake(day=DAY + timedelta(90))
    kept.add([mistake()])
    kept.add([later])
    assert mistake_of(kept).schedule == Schedule(DAY), "it is asked already"
    kept.drop(mistake_of(kept))
    kept.add([later])
    assert mistake_of(kept) == later


def test_it_is_renamed_and_erased_with_the_player(tmp_path: Path) -> None:
    kept = KeptMistakes(tmp_path)
    kept.add([mistake()])
    kept.rename("Anna", "Annabelle")
    assert kept.names() == {"Annabelle"}
    kept.rename("Annabelle", None)
    assert kept.all() == ()
    assert b"Anna" not in (tmp_path / FILE_NAME).read_bytes()


def test_of_two_folders_the_one_that_asked_more_often_stands(tmp_path: Path) -> None:
    here, there, one = KeptMistakes(tmp_path / "here"), KeptMistakes(tmp_path / "there"), mistake()
    for kept in (here, there):
        kept.add([one])
    there.answer(one.answered(False, DAY))
    for _ in range(2):
        assert here.take_in([*there.content(), {"id": "nothing"}]) == (1, None)
        assert mistake_of(here).schedule == Schedule(DAY, 1, 0)
    assert there.take_in([replace_day(here.content()[0])]) == (1, None)


def replace_day(content: object) -> object:
    assert isinstance(content, dict)
    return {**content, "since": "2026-02-30"}


def test_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"format": 1, "mistakes": [{}]}', encoding="utf-8")
    kept = KeptMistakes(tmp_path)
    assert kept.all() == ()
    problem = kept.problem()
    assert problem
    assert problem.code == "mistakes-broken"
    assert (tmp_path / problem.name).exists()
    assert kept.add([mistake()]) is None
    assert len(kept.all()) == 1


def test_what_no_rule_leads_to_is_not_asked() -> None:
    one = mistake()
    assert not usable(replace(one, steps=("d2", "d2")))
    assert not usable(replace(one, game="nothing"))
    assert not usable(replace(one, unsure=("z9",)))
    assert not usable(replace(one, found={**one.found, "worths": []}))
    assert not usable(replace(one, side=1))
