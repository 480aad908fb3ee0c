"""What was measured of each way of playing: the file, the figures and their sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.play.setup import balance
from jeux.play.setup.balance import BrokenBalance, Run, even_presets, median, read_runs, run_of, wilson, write_runs
from jeux.play.setup.balance_words import BalanceWords
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options

TABLUT = CATALOGUE["tablut"]
SWEDES = Run(
    "tablut", complete_options(TABLUT, {"king": "step"}), 2, 4, 200, 200, (116, 84), 0, (), 1, 30.0, "2026-11-27"
)

# --- figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_bounds_of_a_share_are_those_of_the_books(won: float, games: int, low: float, high: float) -> None:
    """The examples of Newcombe (1998), method 3."""
    assert wilson(won, games) == pytest.approx((won / games, low, high), abs=5e-5)


def test_a_draw_counts_half() -> None:
    drawn = replace(SWEDES, wins=(100, 60), draws=40)
    assert drawn.share()[0] == 0.6
    assert drawn.share((1,))[0] == 0.4


def test_the_bounds_of_a_median_are_told_by_rank() -> None:
    """Of 100 numbers, those of the ranks 40 and 61 hold the median (Conover, Practical nonparametric statistics)."""
    assert median([*range(1, 101)]) == (50, 40, 61)
    assert median([7]) == (7, 7, 7)
    assert median([10**6, 3, 3, 3, 9]) == (3, 3, 10**6)


# --- the file ---------------------------------------------------------------------------------------------------------

RUNS = read_runs()


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run.game}-{'-'.join(run.options.values())}-{run.players}")
def test_a_run_is_of_a_way_that_the_game_knows(run: Run) -> None:
    game = CATALOGUE[run.game]
    assert complete_options(game, run.options) == run.options
    assert run.players in game.players
    assert len(run.wins) == run.players
    assert run.different <= run.games
    assert bool(run.points) == game.fewest
    if run.players == 2:
        assert sum(run.wins) + run.draws == run.games


def test_each_way_is_there_once_and_the_games_stand_together() -> None:
    assert len({run.key for run in RUNS}) == len(RUNS)
    games = [key for key, _ in groupby(run.game for run in RUNS)]
    assert games == [key for key in CATALOGUE if key in games]


@pytest.mark.parametrize(("key", "players"), sorted({(run.game, run.players) for run in RUNS}))
def test_the_ways_of_a_game_are_compared_at_one_level(key: str, players: int) -> None:
    """A level plays as well with any rule; with another number of players it may not."""
    assert len({run.level for run in RUNS if (run.game, run.players) == (key, players)}) == 1


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    write_runs([SWEDES, replace(SWEDES, game="assaut", options={})], tmp_path / "runs.json")
    assert read_runs(tmp_path / "runs.json") == [SWEDES, replace(SWEDES, game="assaut", options={})]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda run: replace(run, game="chess"),
        lambda run: replace(run, games=0),
        lambda run: replace(run, wins=(1, -1)),
        lambda run: replace(run, date="27/11/2026"),
    ],
)
def test_a_run_that_is_none_is_refused(tmp_path: Path, spoil: Callable[[Run], Run]) -> None:
    write_runs([spoil(SWEDES)], tmp_path / "runs.json")
    with pytest.raises(BrokenBalance):
        read_runs(tmp_path / "runs.json")


# --- what is told -----------------------------------------------------------------------------------------------------


def know(monkeypatch: pytest.MonkeyPatch, path: Path, *runs: Run) -> None:
    """Have these runs in place of those of the file."""
    write_runs(list(runs), path / "runs.json")
    monkeypatch.setattr(balance, "known", lambda: balance.told_runs(read_runs(path / "runs.json")))


def test_exactly_what_is_played_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    know(monkeypatch, tmp_path, SWEDES)
    assert run_of(TABLUT, SWEDES.options, 2) == SWEDES
    assert run_of(TABLUT, complete_options(TABLUT, {}), 2) is None
    assert run_of(TABLUT, {**SWEDES.options, "arms": "no"}, 2) is None
    assert run_of(CATALOGUE["assaut"], SWEDES.options, 2) is None


def test_fewer_than_two_hundred_games_are_not_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    know(monkeypatch, tmp_path, replace(SWEDES, games=199))
    assert run_of(TABLUT, SWEDES.options, 2) is None


def test_the_same_game_again_and_again_is_not_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    know(monkeypatch, tmp_path, replace(SWEDES, different=149))
    assert run_of(TABLUT, SWEDES.options, 2) is None


def test_an_option_without_a_meaning_for_so_many_players_is_not_looked_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = CATALOGUE["barricades"]
    usual = complete_options(game, {})
    run = replace(SWEDES, game=game.key, options=usual)
    know(monkeypatch, tmp_path, run)
    assert run_of(game, {**usual, "teams": "on"}, 2) == run
    assert run_of(game, {**usual, "seats": "outer"}, 2) is None
    assert run_of(game, usual, 4) is None


@pytest.mark.parametrize(
    ("language", "run", "told"),
    [
        (
            "fr",
            SWEDES,
            "Avec cette règle, 58\u00a0% des parties sont gagnées par les Suédois (51–65\u00a0%) au niveau"
            " «\u202fAguerri\u202f»\u00a0: 200 parties, novembre 2026.",
        ),
        (
            "fr",
            replace(SWEDES, wins=(110, 74), draws=16),
            "Avec cette règle, 59\u00a0% des parties sont gagnées par les Suédois (52–66\u00a0%) au niveau"
            " «\u202fAguerri\u202f»\u00a0: 200 parties, dont 16 nulles comptées pour moitié, novembre 2026.",
        ),
        (
            "fr",
            replace(SWEDES, wins=(34, 26), draws=140),
            "Avec cette règle, 17\u00a0% des parties sont gagnées par les Suédois et 70\u00a0% sont nulles, soit"
            " 52\u00a0% (45–59\u00a0%) en comptant les nulles pour moitié, au niveau «\u202fAguerri\u202f»\u00a0:"
            " 200 parties, novembre 2026.",
        ),
        (
            "fr",
            replace(SWEDES, wins=(0, 0), draws=200),
            "Avec cette règle, toutes les parties sont nulles au niveau «\u202fAguerri\u202f»\u00a0: 200 parties,"
            " novembre 2026.",
        ),
        (
            "en",
            replace(SWEDES, wins=(116, 83), draws=1, date="2027-01-02", level=2),
            "With this rule, 58% of the games are won by the Swedes (51–65%) at level “Casual”: 200 games, one of"
            " them drawn and counted as a half, January 2027.",
        ),
    ],
)
def test_a_share_in_words(language: str, run: Run, told: str) -> None:
    assert BalanceWords(Texts(language), TABLUT).sentence(run) == told


def test_points_in_words() -> None:
    game = CATALOGUE["boite"]
    run = replace(SWEDES, game=game.key, options=complete_options(game, {}), points=(17, 16, 18))
    words = BalanceWords(Texts("fr"), game)
    assert words.sentence(run).startswith(
        "Avec cette règle, on finit une fois sur deux avec 17 points ou moins (16 à 18) au niveau"
    )
    assert words.others([("Douze cases", run)], run) == [
        "Une fois sur deux, pas plus de\u00a0: 17 points (16 à 18) avec «\u202fDouze cases\u202f»."
    ]


def test_where_the_first_throw_says_who_begins_he_is_named() -> None:
    game = CATALOGUE["jacquet"]
    run = replace(SWEDES, game=game.key, options=complete_options(game, {}))
    assert "gagnées par celui qui commence" in BalanceWords(Texts("fr"), game).sentence(run)


def test_a_team_is_named_whole() -> None:
    game = CATALOGUE["barricades"]
    options = complete_options(game, {"teams": "on"})
    run = replace(SWEDES, game=game.key, options=options, players=4, wins=(110, 90, 110, 90))
    assert "55\u00a0% des parties sont gagnées par Rouge et Jaune" in BalanceWords(Texts("fr"), game).sentence(run)


def test_other_ways_stand_in_a_list_and_tell_what_was_measured_otherwise() -> None:
    words = BalanceWords(Texts("fr"), TABLUT)
    drawn, later = replace(SWEDES, wins=(50, 140), draws=10), replace(SWEDES, level=3, date="2027-02-01")
    assert words.others([("Case par case", SWEDES), ("À jouer", drawn), ("Hostile", later)], SWEDES) == [
        "Parties gagnées par les Suédois, les nulles pour moitié\u00a0: \n"
        "58\u00a0% (51–65\u00a0%) avec «\u202fCase par case\u202f»\n"
        "28\u00a0% (22–34\u00a0%, 10 nulles) avec «\u202fÀ jouer\u202f».",
        "Parties gagnées par les Suédois (niveau «\u202fHabile\u202f», 200 parties, février 2027)\u00a0: "
        "58\u00a0% (51–65\u00a0%) avec «\u202fHostile\u202f».",
    ]
    assert "(niveau «\u202fAguerri\u202f», 200 parties" in words.others([("À jouer", drawn)], None)[0]


# --- what gives both sides a chance -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "draws", "stronger", "even"),
    [
        ((170, 30), 0, 0, False),
        ((169, 31), 0, None, False),
        ((30, 170), 0, 1, False),
        ((160, 20), 20, 0, False),
        ((120, 80), 0, None, True),
        ((121, 79), 0, None, False),
    ],
)
def test_who_wins_nearly_always(wins: tuple[int, int], draws: int, stronger: int | None, even: bool) -> None:
    run = replace(SWEDES, wins=wins, draws=draws)
    assert (run.stronger, run.even) == (stronger, even)


def test_nobody_is_stronger_among_four_nor_where_points_are_counted() -> None:
    assert replace(SWEDES, wins=(190, 4, 3, 3), players=4).stronger is None
    assert replace(SWEDES, wins=(190, 10), points=(3, 2, 4)).stronger is None


def test_the_presets_that_are_even_are_those_that_were_measured_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measured: list[tuple[dict[str, str], tuple[int, int]]] = [
        ({}, (197, 3)),
        ({"king": "step"}, (184, 16)),
        ({"king": "step", "arms": "no"}, (94, 106)),
    ]
    runs = [replace(SWEDES, options=complete_options(TABLUT, options), wins=wins) for options, wins in measured]
    know(monkeypatch, tmp_path, *runs)
    assert [TABLUT.presets[number][0] for number in even_presets(TABLUT)] == ["forces-egales"]
