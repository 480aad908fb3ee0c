"""Errors of a reviewed game done better by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from jeux.play.analysis.expected_lines import turn_of
from jeux.play.review.activity import Mode, ReviewActivity
from jeux.play.review.hunt import Stage
from jeux.play.review.review import good_enough
from jeux.scenes.app import App
from jeux.scenes.review.screen import ReviewScreen
from tests.desk import button, click, desk, until
from tests.scenes.hands import one_engine, screen_of, short_searches
from tests.scenes.reviews import DICE, ended, get, hunting, looked, play_step, review


@pytest.fixture(autouse=True, scope="module")
def _engine() -> Iterator[None]:
    """What a step is worth is of no interest here: a short search tells it as well, and one process."""
    with short_searches(), one_engine():
        yield


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with desk(tmp_path) as made:
        yield made
        made.engine.cancel()


def test_a_better_step_is_found_by_hand(app: App) -> None:
    scene = hunting(app)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    errors = activity.errors_of(0)
    assert hunt.number == errors[0].first
    assert session.board.position == activity.whole.positions[hunt.number]
    assert hunt.place == (1, len(errors))
    wrong = activity.whole.steps[hunt.number]
    play_step(app, scene, wrong)
    assert str(hunt.stage) == str(Stage.WRONG)
    assert get(app, "review-not-yet") in scene.content_now().message
    click(app, button(scene, get(app, "review-again")))
    assert session.board.position == activity.whole.positions[hunt.number]
    verdict = activity.review.verdict(hunt.number)
    assert verdict
    for step in turn_of(session.board.position, verdict.best.line):
        play_step(app, scene, step)
    until(app, lambda: hunt.stage is not Stage.JUDGED)
    assert str(hunt.stage) == str(Stage.FOUND)
    assert get(app, "review-found") in scene.content_now().message
    if len(errors) > 1:
        click(app, button(scene, get(app, "review-next")))
        assert hunt.place[0] == 2
        assert hunt.stage is Stage.ASKED


def _judged(activity: ReviewActivity) -> bool:
    return activity.hunt is not None and activity.hunt.stage is not Stage.JUDGED


def test_a_turn_of_several_steps_is_found_from_its_beginning(app: App) -> None:
    """Step by step with the best of each, whether or not the steps before were played in the game."""
    scene = review(app, ended(DICE, 60))
    looked(app, scene)
    session = scene.session
    activity = screen_of(scene, ReviewScreen).activity
    words, match, began_before, tried_others = activity.told.words, session.match, False, False
    for player in range(2):
        activity.find_better(player)
        hunt = activity.hunt
        while hunt and activity.hunt is hunt:
            turn = activity.told.turn_at(hunt.number + 1)
            assert turn
            assert hunt.number == turn.first == len(match.steps)
            assert match.positions[-2].throws(), "the dice have just been thrown"
            began_before |= turn.worst > turn.first
            whole = activity.whole.steps[turn.first : turn.first + turn.count]
            assert words.moves(activity.whole.positions[turn.first], whole) in hunt.question().text
            while hunt.stage is Stage.ASKED:
                as_played = match.steps == activity.whole.steps[: len(match.steps)]
                known = activity.review.verdict(len(match.steps)) if as_played else None
                session.play(known.best.step if known else match.legal()[0])
                tried_others |= hunt.judge is session.conductor
                until(app, partial(_judged, activity))
                if hunt.stage is Stage.ASKED:
                    assert match.position.turn == player
                    assert session.notice
                    assert session.notice.text == get(app, "review-find-on")
            assert hunt.stage in (Stage.WRONG, Stage.FOUND)
            assert (match.position.turn != player) or hunt.stage is Stage.WRONG, "the whole turn is played"
            hunt.next()
    assert began_before, "an error later in its turn"
    assert tried_others, "a step after others than those of the game"


def test_a_step_of_which_only_a_bound_is_known_is_searched_first(app: App) -> None:
    scene = hunting(app)
    session, activity = scene.session, screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    verdict = activity.judge.analysis.known(hunt.number)
    assert verdict
    step = verdict.worths[-1].step
    bounded = tuple(replace(w, bound=True) if w.step == step else w for w in verdict.worths)
    analysis = activity.judge.analysis
    analysis._kept[analysis._key(hunt.number)] = replace(verdict, worths=bounded)
    assert good_enough(analysis.known(hunt.number), step) is None
    session.play(step)
    assert hunt.stage is Stage.JUDGED
    until(app, lambda: hunt.stage in (Stage.WRONG, Stage.FOUND))
    found = activity.judge.analysis.known(hunt.number)
    assert found
    assert not found.of(step).bound


def test_the_solution_is_shown_and_an_error_is_skipped(app: App) -> None:
    scene = hunting(app)
    session, activity = scene.session, screen_of(scene, ReviewScreen).activity
    hunt = activity.hunt
    assert hunt
    click(app, button(scene, get(app, "review-solution")))
    assert session.board.line
    assert hunt.stage is Stage.SHOWN
    for _ in range(hunt.place[1] - 1):
        hunt.next()
    assert hunt.place[0] == hunt.place[1]
    click(app, button(scene, get(app, "review-return")))
    assert activity.mode is Mode.WALK
    assert session.board.line is None
