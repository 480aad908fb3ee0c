"""The benchmark of the levels counts rightly and keeps its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength
from jeux.rules import CATALOGUE
from tests.rounds import some


@pytest.mark.parametrize("key", some([key for key, game in CATALOGUE.items() if max(game.players) > 1], every=3))
def test_a_game_is_played_to_its_end_and_again_the_same(key: str) -> None:
    task = strength.tasks(key, (), ("1", "random"), 1, 5)[0]
    scores = strength.play(task)
    assert len(scores) == 2
    assert strength.play(task) == scores


def test_each_opening_is_played_from_both_sides() -> None:
    made = strength.tasks("moulin", (), ("5", "4"), 6, 1)
    assert [(task.sides, task.number) for task in made] == [
        (sides, opening) for opening in range(3) for sides in (("5", "4"), ("4", "5"))
    ]
    assert len(strength.tasks("moulin", (), ("5", "random"), 6, 1)) == 12, "as many on each side"


def test_a_game_from_the_start_has_no_random_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(position: object, rng: object) -> str:
        raise AssertionError("a random step")

    monkeypatch.setattr(strength, "random_step", refused)
    task = strength.tasks("crosses", (), ("2", "1"), 2, 1, opening=(0, 0))[0]
    assert sum(strength.play(task)) == 1.0
    with pytest.raises(AssertionError, match="random step"):
        strength.play(strength.tasks("crosses", (), ("2", "1"), 2, 1)[0])


def test_a_beginner_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "beginner", lambda position, rng: position.steps()[0])
    scores = strength.play(strength.tasks("crosses", (), ("1", strength.BEGINNER), 2, 1)[0])
    assert sum(scores) == 1.0


def test_wins_are_counted_for_the_first_named() -> None:
    first, second = strength.tallies(iter([(1.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 4.0)]))
    assert first == strength.Tally(wins=1, draws=1)
    assert second == strength.Tally(wins=1, losses=1)
    assert (first + second).score == 62.5


def test_more_than_two_players_share_the_seats_out() -> None:
    made = strength.tasks("barricades", (), ("2", "random"), 1, 1, players=3)
    assert [task.sides for task in made] == [("2", "random", "2"), ("random", "2", "random")]
    scores = [strength.play(task) for task in made]
    assert [(len(score), sum(score)) for score in scores] == [(3, 1.0), (3, 1.0)]
    team = [(0.0, 1.0, 0.0, 1.0), (1.0, 0.0, 1.0, 0.0)]
    assert strength.tallies(iter(team)) == (strength.Tally(losses=1), strength.Tally(losses=1))


def test_the_table_keeps_the_other_rows(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    one, two = strength.Tally(10, 0, 0), strength.Tally(5, 5, 0)
    for title in ("moulin", "moulin flying=3", "assaut"):
        strength.write(path, title, [strength.row("5:4", 1, (one, one)), strength.row("5:random", 1, (one, two))])
    strength.write(path, "moulin", [strength.row("5:4", 2, (two, two)), strength.row("Maître 1 s:5", 2, (two, two))])
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("## ")] == ["## moulin", "## moulin flying=3", "## assaut"]
    moulin = lines[lines.index("## moulin") : lines.index("## moulin flying=3")]
    assert moulin[4:] == [
        "| Maître 1 s – 5 | 20 | 10 | 10 | 0 | 75.0 % | 75.0 % (5/5/0) | 75.0 % (5/5/0) | 2 |",
        "| 5 – random | 20 | 15 | 5 | 0 | 87.5 % | 100.0 % (10/0/0) | 75.0 % (5/5/0) | 1 |",
        "| 5 – 4 | 20 | 10 | 10 | 0 | 75.0 % | 75.0 % (5/5/0) | 75.0 % (5/5/0) | 2 |",
        "",
    ]


def test_a_game_for_one_is_played_by_each_and_the_better_score_wins() -> None:
    scores = strength.play(strength.Task("mini_halma", (), ("master", "1"), 1, 1))
    assert len(scores) == 2
    assert scores[0] > scores[1], "a level that errs needs more moves"
