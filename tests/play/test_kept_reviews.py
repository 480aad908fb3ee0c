"""What a review found is kept on disk: read back as it was, used by the next review, refused where it does not fit."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from jeux.match.match import Match
from jeux.match.walked import walked_copy
from jeux.play.analysis.analysis import DEEP, QUICK
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.review import kept_reviews
from jeux.play.review.activity import ReviewActivity
from jeux.play.review.kept_reviews import FOLDER, KeptReviews
from jeux.play.review.review import Found
from jeux.play.table.session import Session
from jeux.rules.contract import Fact
from tests.match.play import played
from tests.play.table import QUICK as AT_ONCE
from tests.play.table import TEXTS, Keeper, ScriptedEngine


@pytest.fixture
def whole() -> Match:
    match = played("hex", 8)
    match.give_up(0, match.game.prices(match.position)[0])
    return match


@pytest.fixture
def found(whole: Match) -> Found:
    steps = whole.positions[0].steps()
    worths = (
        Worth(steps[0], 0.625, True, 3, False, steps[:2], -2.5),
        Worth(steps[1], 0.5, bound=True, line=steps[1:2]),
    )
    facts = {steps[0]: (Fact("takes", Fraction(2, 3), ("a1", "b2")), Fact("wins"))}
    first = Verdict(
        0, DEEP, worths, (0.1, 0.2, 0.3), True, frozenset(steps[:1]), facts, {steps[0]: worths[0]}, (4.0, 8.0, 16.0)
    )
    return Found({0: first, 1: replace(first, player=1, stage=QUICK)}, frozenset({0}))


def reviewed(whole: Match, folder: Path) -> tuple[Session, ReviewActivity, ScriptedEngine]:
    """A review of the game to its end, with what is kept in a folder."""
    engine, activity = ScriptedEngine(), ReviewActivity(whole, None, KeptReviews(folder))
    session = Session(walked_copy(whole), engine, Keeper(), TEXTS, lambda: AT_ONCE, lambda _: None, activity)
    session.begin()
    for _ in range(20_000):
        if activity.review.finished and not activity.judge.inquiry:
            return session, activity, engine
        session.advance(0.01)
    raise AssertionError("it is never done")


def path_of(folder: Path, match: Match) -> Path:
    return folder / FOLDER / f"{match.record.id}.1.json"


def test_what_is_written_is_read_back(tmp_path: Path, whole: Match, found: Found) -> None:
    assert KeptReviews(tmp_path).load(whole) == Found()
    KeptReviews(tmp_path).save(whole, found)
    assert KeptReviews(tmp_path).load(whole) == found


def test_a_game_is_searched_once(tmp_path: Path, whole: Match) -> None:
    session, first, engine = reviewed(whole, tmp_path)
    assert len(engine.asked) >= first.review.whole == 8
    session.leave()
    _, second, engine = reviewed(whole, tmp_path)
    assert engine.asked == []
    assert second.review.turns() == first.review.turns()
    assert [second.review.accuracy(side) for side in (0, 1)] == [first.review.accuracy(side) for side in (0, 1)]
    assert [second.review.better(number) for number in range(8)] == [first.review.better(number) for number in range(8)]
    kept = second.review.found.verdicts.values()
    assert max(len(verdict.worths) for verdict in kept) < len(whole.positions[0].steps()) // 4


def test_a_review_that_was_left_goes_on(tmp_path: Path, whole: Match, found: Found) -> None:
    kept = KeptReviews(tmp_path)
    kept.save(whole, Found({1: found.verdicts[1]}))
    _, activity, engine = reviewed(whole, tmp_path)
    assert activity.review.verdict(1) == found.verdicts[1]
    assert set(range(8)) - {1} <= set(engine.asked)
    assert 1 not in engine.asked
    assert activity.review.done == 8


def test_a_game_that_went_on_otherwise_is_searched_anew(tmp_path: Path, whole: Match, found: Found) -> None:
    KeptReviews(tmp_path).save(whole, found)
    longer = Match(whole.record)
    longer.lay(replace(longer.record.games[-1], steps=whole.steps[:7], given_up=None))
    assert KeptReviews(tmp_path).load(longer) == Found()


def test_another_version_searches_anew(
    tmp_path: Path, whole: Match, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    KeptReviews(tmp_path).save(whole, found)
    monkeypatch.setattr(kept_reviews, "__version__", "0.0")
    assert KeptReviews(tmp_path).load(whole) == Found()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stage", 9),
        ("worths", []),
        ("losses", [0.1, 0.2]),
        ("facts", {"a1": [["takes", [1, 0], []]]}),
        ("facts", {"a1": [["takes", [1], []]]}),
        ("number", -1),
        ("alone", "a1"),
    ],
)
def test_a_malformed_file_is_set_aside(tmp_path: Path, whole: Match, found: Found, field: str, value: object) -> None:
    KeptReviews(tmp_path).save(whole, found)
    path = path_of(tmp_path, whole)
    data = json.loads(path.read_bytes())
    data["decisions"][0][field] = value
    path.write_text(json.dumps(data))
    assert KeptReviews(tmp_path).load(whole) == Found()
    assert path.with_name(f"{path.name}.illisible").exists()


def test_verdicts_on_another_position_are_not_used(tmp_path: Path, whole: Match, found: Found) -> None:
    steps = whole.positions[0].steps()
    foreign = replace(found.verdicts[0], worths=(Worth("z99", 0.5),), facts={}, alone=frozenset())
    strange = {0: foreign, 1: replace(found.verdicts[1], player=0), 8: found.verdicts[0]}
    assert "z99" not in steps
    KeptReviews(tmp_path).save(whole, Found(strange, frozenset({0, 1})))
    assert KeptReviews(tmp_path).load(whole) == Found()


def test_the_first_ones_go_where_there_are_too_many(
    tmp_path: Path, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_reviews, "KEPT", 2)
    matches = [played("hex", 8) for _ in range(3)]
    for age, match in enumerate(matches):
        KeptReviews(tmp_path).save(match, found)
        if path_of(tmp_path, match).exists():
            os.utime(path_of(tmp_path, match), (age, age))
    assert [path_of(tmp_path, match).exists() for match in matches] == [False, True, True]


def test_a_folder_that_takes_nothing_costs_nothing(tmp_path: Path, whole: Match, found: Found) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    KeptReviews(tmp_path).save(whole, found)
    assert KeptReviews(tmp_path).load(whole) == Found()
