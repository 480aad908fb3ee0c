"""The figures of all games: counted once, for the right player against the right adversary; streaks, best scores."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from jeux.common.files import Problem
from jeux.match import statistics as module
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.match.statistics import (
    ALONE,
    FILE_NAME,
    WON,
    Adversary,
    Kept,
    PlayerResult,
    PlayerStatistics,
    Statistics,
    Who,
    lines_of,
)
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from tests.disk import FAILURES
from tests.match.play import played

PLAIN = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not game.chance)
OTHER = next(key for key, game in reversed([*CATALOGUE.items()]) if game.players == (2,) and not game.chance)
POINTS = next(key for key, game in CATALOGUE.items() if game.in_points and game.chance)
FEWEST = next(key for key, game in CATALOGUE.items() if game.fewest)
ALONE_KEY = next(key for key, game in CATALOGUE.items() if game.players == (1,))
MANY = next(key for key, game in CATALOGUE.items() if 4 in game.players and not game.fewest)
ZOE, LEO = Seat("Zoé"), Seat("Léo")


def ended(loser: int, *seats: Seat, key: str = PLAIN, price: int = 0) -> Match:
    """A game that a side gives up; drawn where that is -1."""
    match = Match.new(key, {}, seats or (ZOE, Seat("", 3)))
    while len(match.steps) < 2:
        match.throw() if match.decider() == CHANCE else match.play(match.legal()[0])
    if loser < 0:
        match.agree_draw()
    else:
        match.give_up(loser, match.game.prices(match.position)[price])
    return match


def stats(folder: Path, player: str, adversary: Adversary | None, key: str = PLAIN) -> PlayerStatistics:
    return Statistics(folder).table().get(Who(key, player, adversary), PlayerStatistics())


def test_won_drawn_and_lost_against_a_level_and_streaks(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    for loser in (1, 1, 0, 0, 0, -1, 1, 1, 1, 1):
        assert statistics.note(ended(loser)) is None
    expected = PlayerStatistics(played=10, won=6, drawn=1, lost=3, streak=4, longest=4)
    assert stats(tmp_path, "Zoé", Adversary(3)) == expected
    assert stats(tmp_path, "Zoé", None) == expected
    for _ in range(2):
        statistics.note(ended(0, ZOE, Seat("", 5)))
    assert stats(tmp_path, "Zoé", Adversary(5)).streak == -2
    assert stats(tmp_path, "Zoé", Adversary(3)).streak == 4, "each adversary for itself"
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(played=12, won=6, drawn=1, lost=5, streak=-2, longest=4)
    statistics.note(ended(-1))
    assert stats(tmp_path, "Zoé", Adversary(3)).streak == 0
    assert statistics.table().keys() == {Who(PLAIN, "Zoé", one) for one in (None, Adversary(3), Adversary(5))}


def test_two_persons_have_a_line_each_and_namesakes_none(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.note(ended(0, ZOE, LEO))
    assert stats(tmp_path, "Zoé", Adversary(0, "Léo")) == PlayerStatistics(played=1, lost=1, streak=-1)
    assert stats(tmp_path, "Léo", Adversary(0, "Zoé")) == PlayerStatistics(played=1, won=1, streak=1, longest=1)
    before = statistics.table()
    statistics.note(ended(0, Seat(""), Seat("")))
    statistics.note(ended(0, Seat("zoé"), Seat("Zoé")))
    assert statistics.table() == before
    statistics.note(ended(0, Seat("", 2), Seat("", 3)))
    assert statistics.table() == before, "nobody played"


def test_the_turned_seat_wins_what_its_side_wins(tmp_path: Path) -> None:
    match = Match.new(PLAIN, {}, (ZOE, LEO), 2, "games")
    match.give_up(0, 1)
    match.next_game()
    match.give_up(0, 1)
    Statistics(tmp_path).note(match)
    assert stats(tmp_path, "Léo", None).lost == 1, "Léo has the first side now"


def test_several_adversaries_are_the_strongest_computer_or_nobody_by_name() -> None:
    computers = lines_of(ended(0, ZOE, *(Seat("", level) for level in (1, 4, 2)), key=MANY))
    assert [line.adversary for line in computers] == [Adversary(4)]
    persons = lines_of(ended(0, ZOE, LEO, Seat("Ida"), key=MANY))
    assert [line.adversary for line in persons] == [Adversary(0)] * 3


def test_the_best_score_is_the_fewest_points_or_the_most(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    worth = []
    for price in (0, -1, 0):
        match = ended(1, ZOE, LEO, key=POINTS, price=price)
        result = match.result()
        assert result
        worth.append(result.scores[0])
        statistics.note(match)
    assert worth[1] > worth[0]
    assert stats(tmp_path, "Zoé", None, POINTS).best == worth[1]
    assert stats(tmp_path, "Léo", None, POINTS).best is None
    for count in (12, 5, 31):
        alone = played(ALONE_KEY, 3000)
        assert alone.result()
        statistics.note(alone, count)
    halma = stats(tmp_path, "Camille", Adversary(-1), ALONE_KEY)
    assert (halma.played, halma.won, halma.lost, halma.streak, halma.best) == (3, 0, 0, 0, 5.0)


def test_the_fewest_points_of_several_players(tmp_path: Path) -> None:
    match = played(FEWEST, 3000)
    result = match.result()
    assert result
    Statistics(tmp_path).note(match)
    assert stats(tmp_path, "Camille", None, FEWEST).best == result.counted[0]
    assert stats(tmp_path, "Dominique", None, FEWEST).best == result.counted[1]
    better = PlayerStatistics(best=3.0).with_result(PlayerResult(FEWEST, "", Adversary(0), WON, 2.0, True))
    assert better.best == 2.0


def test_a_game_with_help_or_of_an_old_record_is_counted_as_such_alone(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.note(ended(1))
    back, hinted = ended(0), ended(1)
    back.undo()
    back.give_up(1, 1)
    hinted.hinted()
    old = ended(1)
    game = old.record.games[0]
    old.record = _with(old.record, taken_back=None, hints=None, steps=game.steps)
    for match in (back, hinted, old):
        statistics.note(match)
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(played=1, won=1, streak=1, longest=1, aided=3)


def _with(record: Record, **values: object) -> Record:
    from dataclasses import replace

    return replace(record, games=(replace(record.games[0], **values),))  # type: ignore[arg-type]


def test_a_game_that_ends_anew_is_counted_once(tmp_path: Path) -> None:
    statistics, match = Statistics(tmp_path), ended(0)
    statistics.note(match)
    statistics.note(match)
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(played=1, lost=1, streak=-1)
    match.undo()
    match.give_up(1, 1)
    statistics.note(match)
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(aided=1)


def test_the_statistics_of_all_games_outlive_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_GAMES", 4)
    statistics = Statistics(tmp_path)
    order = (1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1)
    for loser in order:
        statistics.note(ended(loser))
    data = json.loads((tmp_path / FILE_NAME).read_text())
    assert len(data["games"]) == 4
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(played=11, won=8, lost=3, streak=3, longest=3)


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    windows = Statistics(tmp_path), Statistics(tmp_path)
    for number in range(6):
        windows[number % 2].note(ended(1))
    assert stats(tmp_path, "Zoé", None).won == 6


def test_one_game_or_all_is_forgotten_and_brought_back(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    for key in (PLAIN, OTHER, PLAIN):
        statistics.note(ended(1, key=key))
    before = statistics.table()
    erased = statistics.erase(PLAIN)
    assert erased
    assert {who.game for who in statistics.table()} == {OTHER}
    assert statistics.restore(erased) is None
    assert statistics.table() == before
    everything = statistics.erase()
    assert everything
    assert statistics.table() == {}
    statistics.note(ended(1))
    statistics.restore(everything)
    assert stats(tmp_path, "Zoé", None).won == 3


# --- what goes wrong --------------------------------------------------------------------------------------------------

GOOD_LINE = [PLAIN, "Zoé", 3, "", "won", None, True]
GOOD_SUM = [PLAIN, "Zoé", [3, ""], {"best": None, **dict.fromkeys(("played", "won", "drawn", "lost"), 1)}]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "\xff",
        "{",
        '{"tablier": "statistics", "format": 1, "sums": [], "games": 3}',
        json.dumps({"tablier": "statistics", "format": 1, "sums": [GOOD_SUM], "games": {}}),
        *(
            json.dumps({"tablier": "statistics", "format": 1, "sums": [], "games": {"a": [line]}})
            for line in (
                [*GOOD_LINE[:i], value, *GOOD_LINE[i + 1 :]]
                for i, value in enumerate([3, "x" * 101, 7, None, "dnf", "5", 1])
            )
        ),
        json.dumps({"tablier": "match", "format": 1, "sums": [], "games": {}}),
    ],
)
def test_a_file_that_does_not_load_is_set_aside_and_told_once(tmp_path: Path, content: str) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(content, encoding="latin-1")
    statistics = Statistics(tmp_path)
    assert statistics.table() == {}
    assert statistics.problem() == Problem("statistics-broken", f"{FILE_NAME}.illisible")
    assert statistics.problem() is None
    statistics.note(ended(1))
    assert stats(tmp_path, "Zoé", None).won == 1
    assert path.with_name(f"{FILE_NAME}.illisible").read_text(encoding="latin-1") == content


def test_a_later_version_keeps_its_file(tmp_path: Path) -> None:
    content = '{"tablier": "statistics", "format": 2}'
    (tmp_path / FILE_NAME).write_text(content)
    statistics = Statistics(tmp_path)
    problem = statistics.note(ended(1))
    assert problem == Problem("not-counted", FILE_NAME)
    assert statistics.table() == {}
    assert (tmp_path / FILE_NAME).read_text() == content


def test_the_statistics_of_a_game_of_a_later_version_are_kept(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    line = ["zatrikion", "Zoé", 3, "", "won", 4.0, True]
    (tmp_path / FILE_NAME).write_text(
        json.dumps({"tablier": "statistics", "format": 1, "sums": [], "games": {"z.1": [line]}})
    )
    statistics.note(ended(1))
    assert stats(tmp_path, "Zoé", None, "zatrikion").best == 4.0
    assert stats(tmp_path, "Zoé", None).won == 1


@pytest.mark.parametrize("fail", FAILURES)
def test_a_disk_that_refuses_leaves_the_old_statistics(tmp_path: Path, fail: object) -> None:
    statistics = Statistics(tmp_path)
    statistics.note(ended(1))
    with pytest.MonkeyPatch.context() as patch:
        fail(patch)  # type: ignore[operator]
        assert statistics.note(ended(1)) == Problem("not-counted", FILE_NAME)
        assert statistics.erase() is None
    assert stats(tmp_path, "Zoé", None).won == 1


def test_alone_neither_wins_nor_loses() -> None:
    match = played(ALONE_KEY, 3000)
    assert match.decider() == OVER
    assert [(line.outcome, line.adversary) for line in lines_of(match)] == [(ALONE, Adversary(-1))]
    assert Kept({}, {"a": lines_of(match, 9)}).table()[Who(ALONE_KEY, "Camille", None)].best == 9.0


def count_some(folder: Path) -> list[Problem | None]:
    """What another copy of the program does."""
    statistics = Statistics(folder)
    return [statistics.note(ended(1)) for _ in range(15)]


def test_two_copies_of_the_program_count_at_the_same_moment(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as copies:
        told = list(copies.map(count_some, [tmp_path, tmp_path]))
    assert told == [[None] * 15] * 2
    assert stats(tmp_path, "Zoé", None) == PlayerStatistics(played=30, won=30, streak=30, longest=30)
