"""Turns are counted as players count them: throws are none, and what one side plays in a row is one turn."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat, from_json, read_unplayed, to_json
from jeux.match.store import Store

GAMES = [
    (
        "backgammon",
        2,
        (
            *("roll:6,3", "6:24/18", "3:13/10", "roll", "roll:4,1", "1:6/5", "4:5/1", "roll", "roll:2,2"),
            *("2:bar/23", "2:18/16", "2:16/14", "2:6/4", "double", "take", "roll:6,5"),
        ),
        # White, Black, White; Black doubles, White answers, and what Black throws is no turn yet
        {0: 0, 1: 0, 3: 1, 5: 2, 9: 3, 13: 3, 16: 5},
    ),
    ("boite", 1, ("roll:5,3", "close:8", "roll:2,1", "close:3"), {1: 0, 2: 1, 4: 2}),
    ("moulin", 2, ("a7", "b6", "d7", "d6", "g7", "xb6", "b4"), {5: 5, 6: 5, 7: 6}),
]
"""Games with their players, steps, and how many turns so many steps make."""
Played = tuple[str, int, tuple[str, ...], dict[int, int]]
EACH = pytest.mark.parametrize("game", GAMES, ids=[game[0] for game in GAMES])


def _after(game: Played, count: int) -> Match:
    key, players, steps, _ = game
    match = Match.new(key, {}, tuple(Seat("", 0) for _ in range(players)))
    for step in steps[:count]:
        match.play(step)
    return match


@EACH
def test_turns_are_counted_as_players_count_them(game: Played) -> None:
    for count, turns in game[3].items():
        match = _after(game, count)
        assert (match.turns, match.record.games[-1].turns) == (turns, turns), count


@EACH
def test_undo_takes_turns_back(game: Played) -> None:
    _, _, steps, turns = game
    match = _after(game, len(steps))
    for count in sorted(turns, reverse=True):
        match.undo_to(count)
        assert match.record.games[-1].turns == turns[count]


@EACH
def test_a_list_of_matches_knows_the_turns(game: Played, tmp_path: Path) -> None:
    store, match = Store(tmp_path), _after(game, len(game[2]))
    store.save(match.record)
    (summary,) = store.running().matches
    assert summary.turns == match.turns < len(match.steps)


def test_a_file_that_counts_wrongly_is_counted_anew_and_an_old_one_at_last() -> None:
    """Until it is replayed, an old file does not tell: nothing is said rather than a number of something else."""
    match = _after(GAMES[0], 9)
    data = json.loads(to_json(match.record))
    data["games"][0]["turns"] = 40
    assert from_json(json.dumps(data)).games[0].turns == 3
    del data["games"][0]["turns"]
    assert read_unplayed(json.dumps(data)).games[0].turns is None
    assert from_json(json.dumps(data)).games[0].turns == 3


def test_turns_do_not_make_two_games_differ() -> None:
    played = _after(GAMES[2], 3).record.games[-1]
    assert dataclasses.replace(played, turns=None) == played
