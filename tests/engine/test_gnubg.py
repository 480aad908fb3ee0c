"""What the benchmarks tell GNU Backgammon and read from it; the program itself is not needed here."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import gnubg
from jeux.rules.contract import complete_options
from jeux.rules.games.backgammon import game as backgammon

STATISTICS = """
Chequerplay statistics

Total moves                               69                      67
Unforced moves                            59                      44
Error total EMG (MWC)                         -0.138 ( -1.398%)       -0.087 ( -1.026%)
Error rate mEMG (MWC)                         -2.3   ( -0.024%)       -2.0   ( -0.023%)

Cube statistics

Close or actual cube decisions             7                      21
Wrong takes (EMG (MWC))                    1 (-0.165 ( -1.041%))   0
Error total EMG (MWC)                         -0.165 ( -1.041%)       -0.000 ( -0.000%)

Overall statistics

Error total EMG (MWC)                         -0.302 ( -2.439%)       -0.087 ( -1.026%)
"""


def test_the_errors_of_both_players_are_added() -> None:
    grade = gnubg.read_grade("Chequerplay statistics of a game before\n" + STATISTICS)
    assert grade == gnubg.Grade(103, pytest.approx(0.225), 28, pytest.approx(0.165))  # type: ignore[arg-type]
    assert (grade + grade).moves == 206
    assert grade.cells() == "131 | 1.49 | 1.09 | 2.95", "500 times 0.39 over 131, 0.225 over 103, 0.165 over 28"


def test_without_statistics_one_is_told_so() -> None:
    with pytest.raises(RuntimeError):
        gnubg.read_grade("No match in progress.")


def test_a_match_is_written_turn_by_turn() -> None:
    options = {**complete_options(backgammon.GAME, {}), "tie": "reroll", "crawford": "on"}
    text = gnubg.match(options, gnubg.ours(1), Random("1 0"))
    assert text.startswith(" 7 point match\n\n Game 1\n A : 0")
    assert text.rstrip().endswith("and the match")
    turns = [line for line in text.splitlines() if line[3:4] == ")"]
    assert [int(line[:3]) for line in turns[:4]] == [1, 2, 3, 4]
    throws = sum(line[5:33].strip()[2:3] == ":" for line in turns) + sum(
        line[34:].strip()[2:3] == ":" for line in turns
    )
    assert throws > 30, "each turn has its throw"


def test_a_level_plays_whole_turns_and_its_doubles_are_written() -> None:
    options = {**complete_options(backgammon.GAME, {}), "tie": "reroll", "crawford": "on"}
    texts = [gnubg.match(options, gnubg.at_level(2, Random(seed)), Random(f"1 {seed}")) for seed in range(3)]
    assert all("and the match" in text for text in texts)
    assert any("Doubles => 2" in text for text in texts)
    for text in texts:
        assert text.count("Doubles") == text.count("Takes") + text.count("Drops"), "each double is answered"


def test_points_are_weighed_by_pairs_of_games_with_the_same_dice() -> None:
    assert gnubg.summed([2.0, -1.0, 1.0, 1.0]) == "+0.750 | 0.177 | 75.0 %"
