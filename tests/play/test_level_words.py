"""What is said of a level is computed from its measured errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.play.setup import level_errors
from jeux.play.setup.level_errors import ENOUGH, BrokenErrors, LevelErrors, pooled, read_errors, write_errors
from jeux.play.setup.level_words import errs, level_says

HALF = LevelErrors("moulin", 2, 100, 48, 30, 9.5, 60.0, 1_000, 1, "2026-11-29")
ROWS = read_errors()


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("errors", "blunders", "french", "english"),
    [
        (
            48,
            30,
            "Il se trompe 5 fois sur 10, de beaucoup en général.",
            "Goes wrong 5 times in 10, mostly by a lot.",
        ),
        (
            34,
            17,
            "Il se trompe 3 fois sur 10, de peu en général.",
            "Goes wrong 3 times in 10, mostly by a little.",
        ),
        (
            8,
            5,
            "Il se trompe une fois sur 10, de beaucoup en général.",
            "Goes wrong once in 10, mostly by a lot.",
        ),
        (
            6,
            1,
            "Il se trompe une fois sur 10, de peu en général.",
            "Goes wrong once in 10, mostly by a little.",
        ),
        (5, 5, "Il se trompe au plus une fois sur 20.", "Goes wrong at most once in 20."),
        (2, 0, "Il se trompe au plus une fois sur 20.", "Goes wrong at most once in 20."),
        (1, 1, "Il ne se trompe presque jamais.", "Hardly ever goes wrong."),
    ],
)
def test_a_sentence_tells_how_many_of_ten(errors: int, blunders: int, french: str, english: str) -> None:
    measured = replace(HALF, errors=errors, blunders=blunders)
    assert plain(errs(Texts("fr"), measured)) == french
    assert plain(errs(Texts("en"), measured)) == english


def share_told(row: LevelErrors) -> float:
    """The share of errors that is told of a level, by the formula of the least of the largest means instead of blocks
    that are put together."""
    rows = [one for one in ROWS if one.game == row.game and one.turns >= ENOUGH]
    at = rows.index(row)

    def mean(part: list[LevelErrors]) -> float:
        return sum(one.errors for one in part) / sum(one.turns for one in part)

    ends = range(at + 1, len(rows) + 1)
    return min(max(mean(rows[start:end]) for end in ends) for start in range(at + 1))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.level}")
def test_what_the_page_says_is_what_was_measured(row: LevelErrors) -> None:
    """Reckoned here once more, from the file alone."""
    said = plain(level_says(Texts("en"), row.game, row.level))
    always = plain(Texts("en").get(f"level-{row.level}-says"))
    assert said.endswith(always)
    if row.turns < ENOUGH:
        assert said == always, "too little is known"
        return
    share = share_told(row)
    if round(10 * share) > 1:
        assert f"{round(10 * share)} times in 10" in said
    elif round(10 * share) == 1:
        assert "once in 10" in said
    else:
        assert ("in 20" in said) == (share >= 0.02)


def test_levels_that_came_out_the_wrong_way_round_are_told_together() -> None:
    rows = [
        replace(HALF, level=level, errors=errors, blunders=1) for level, errors in ((1, 40), (2, 20), (3, 30), (4, 5))
    ]
    assert [(one.errors, one.turns, one.blunders) for one in pooled(rows)] == [
        (40, 100, 1),
        (50, 200, 2),
        (50, 200, 2),
        (5, 100, 1),
    ]


def test_a_level_that_was_not_measured_says_what_holds_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_errors, "known", lambda: {("moulin", 2): HALF})
    assert (
        level_says(Texts("en"), "moulin", 2)
        == "Goes wrong 5 times in 10, mostly by a lot. Never misses an immediate win."
    )
    assert level_says(Texts("en"), "moulin", 6) == Texts("en").get("level-6-says")
    assert level_says(Texts("en"), "assaut", 2) == "Never misses an immediate win."


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.level}")
def test_a_row_can_be(row: LevelErrors) -> None:
    assert row.blunders <= row.errors <= row.turns
    assert row.mean <= row.most


def test_a_higher_level_is_not_said_to_err_more_often() -> None:
    told = level_errors.known().values()
    assert told
    for before, after in pairwise(told):
        if before.game == after.game:
            assert after.share <= before.share, after


def test_each_level_is_there_once() -> None:
    assert len({(row.game, row.level) for row in ROWS}) == len(ROWS)


def test_what_is_written_is_read_again_in_order(tmp_path: Path) -> None:
    first, last = replace(HALF, level=1), replace(HALF, level=5)
    write_errors([last, HALF, first], tmp_path / "errors.json")
    assert read_errors(tmp_path / "errors.json") == [first, HALF, last]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda row: replace(row, level=6),
        lambda row: replace(row, turns=0),
        lambda row: replace(row, mean=101.0),
        lambda row: replace(row, date="29/11/2026"),
    ],
)
def test_a_row_that_is_none_is_refused(tmp_path: Path, spoil: Callable[[LevelErrors], LevelErrors]) -> None:
    write_errors([spoil(HALF)], tmp_path / "errors.json")
    with pytest.raises(BrokenErrors):
        read_errors(tmp_path / "errors.json")
