"""The benchmark of the balance counts rightly, plays the same games again, and knows what is left to measure."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from benchmarks import balance
from benchmarks.balance import Count, companies, keep, measured, offered, page, play_one, row, unmeasured
from jeux.play.setup.balance import read_runs, write_runs
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options

NIM, BOX, JACQUET = CATALOGUE["nim_bicolore"], CATALOGUE["boite"], CATALOGUE["jacquet"]
USUAL = complete_options(NIM, {})


def test_a_run_is_the_same_again() -> None:
    first, again = (measured(NIM, USUAL, 2, 3, 12, 1.0, 7) for _ in range(2))
    assert replace(first, seconds=0.0, date="") == replace(again, seconds=0.0, date="")
    assert sum(first.wins) == first.games == 12
    assert first.draws == 0
    others = {measured(NIM, USUAL, 2, 3, 12, 1.0, seed).wins for seed in range(8, 16)}
    assert others - {first.wins}, "another seed, other games"


def test_a_run_ends_with_its_minutes() -> None:
    assert measured(NIM, USUAL, 2, 3, 500, 0.0, 1).games == 1


def test_points_are_those_of_every_player() -> None:
    count = Count([0, 0])
    for number in range(5):
        play_one(BOX, complete_options(BOX, {}), 2, 5, Random(number), count)
    assert len(count.points) == 10
    assert count.games == 5
    assert min(count.points) >= 0.0
    assert max(count.points) <= 45.0
    fewer_won = sum(a < b for a, b in zip(count.points[::2], count.points[1::2], strict=True))
    assert count.wins[0] == fewer_won


def test_who_begins_is_counted_first_where_the_first_throw_says_who(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    ends: list[tuple[float, ...]] = []

    def first_step(position: Position, who: str, mind: object, rng: Random, seconds: float) -> str:
        if position.turn >= 0 and len(begun) == len(ends):
            begun.append(position.turn)
        step = rng.choice(position.steps())
        result = position.play(step).result()
        if result:
            ends.append(result.scores)
        return step

    monkeypatch.setattr(balance, "chosen", first_step)
    count = Count([0, 0])
    for number in range(12):
        play_one(JACQUET, complete_options(JACQUET, {}), 2, 1, Random(number), count)
    assert set(begun) == {0, 1}, "now one, now the other begins"
    assert count.wins[0] == sum(scores[who] > scores[1 - who] for who, scores in zip(begun, ends, strict=True))


def test_every_value_alone_and_every_preset_is_offered_once() -> None:
    game = CATALOGUE["moulin"]
    ways = [balance.wording(game, way) for way in offered(game, 2)]
    assert ways == [
        "--option flying=4",
        "--option flying=3",
        "--option flying=never",
        "--option mills=protected",
        "--option double=two",
        "--option flying=3 --option mills=protected",
    ]
    barricades = CATALOGUE["barricades"]
    assert companies(barricades) == [2, 4]
    assert "--option teams=on" not in [balance.wording(barricades, way) for way in offered(barricades, 2)]


def test_a_level_that_hardly_errs_is_taken_only_with_dice() -> None:
    assert not balance.errs("reversi", 3)
    assert not balance.errs("moulin", 5)
    assert balance.errs("moulin", 4)
    assert balance.errs("boite", 5)


def test_what_is_measured_again_takes_the_place_of_what_was(tmp_path: Path) -> None:
    path = tmp_path / "runs.json"
    write_runs([], path)
    run = measured(NIM, USUAL, 2, 3, 3, 1.0, 7)
    other = replace(run, options={"heaps": NIM.options[0].values[3]})
    for each in (other, run, replace(run, games=250, different=150, wins=(125, 125))):
        keep(each, path)
    kept = read_runs(path)
    assert [each.games for each in kept] == [250, 3], "in the order of the page of a new game"
    left = unmeasured(kept)
    assert "python -m benchmarks balance nim_bicolore --players 2 --option heaps=2n1b+1n2b+3n0b+0n3b" not in left
    assert f"python -m benchmarks balance nim_bicolore --players 2 --option heaps={NIM.options[0].values[3]}" in left
    assert row(kept[0]).startswith(
        "| heaps=2n1b+1n2b+3n0b+0n3b | 2 | 3 | 250 | 150 | 125 / 125 | 0 | 50.0 % (43.8 to 56.2) |"
    )


def test_the_page_is_that_of_the_file() -> None:
    assert balance.PAGE.read_text(encoding="utf-8") == page(read_runs()), "python -m benchmarks balance --write"
