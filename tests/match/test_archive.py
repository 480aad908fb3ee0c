"""The last 200 games that ended: each once, whole, whatever became of its match or of its rules."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from jeux.common.files import Problem
from jeux.match import forms
from jeux.match.archive import FOLDER, KEPT, Archive
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat, to_json
from jeux.match.store import Store
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER
from tests.disk import FAILURES, Killed, fail_renaming, kill_before
from tests.match.play import AGAINST, PERSONS, one_step, played

PLAIN = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not game.chance)
QUICK = min((game.header.minutes, key) for key, game in CATALOGUE.items() if 2 in game.players)[1]


def resigned(key: str = PLAIN, steps: int = 4, loser: int = 0) -> Match:
    match = played(key, steps)
    match.give_up(loser, match.game.prices(match.position)[0])
    return match


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / FOLDER).iterdir())


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_game_of_every_kind_comes_back_as_it_ended(tmp_path: Path, key: str) -> None:
    match, archive = played(key, 3000, rng_seed=5), Archive(tmp_path)
    result = match.result()
    if not result:
        match.give_up(0, match.game.prices(match.position)[0])
        result = match.result()
    assert result
    assert archive.note(match, 7) is None
    (game,) = Archive(tmp_path).games().games
    assert (game.id, game.number, game.game, game.seats) == (match.record.id, 1, key, match.record.seats)
    assert (game.scores, game.reason, game.count, game.ended) == (
        result.scores,
        result.reason,
        7,
        match.record.updated,
    )
    assert Archive(tmp_path).record(game) == match.record


def test_the_201st_drops_the_oldest_whatever_its_date(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    matches = [resigned(steps=1) for _ in range(KEPT + 1)]
    for match in matches:
        assert archive.note(match) is None
    kept = archive.games()
    assert kept.problems == ()
    assert [game.id for game in kept.games] == [match.record.id for match in matches[:0:-1]]
    again = Archive(tmp_path)  # the order goes on after a new start
    assert again.note(matches[0]) is None
    assert [game.id for game in again.games().games][:2] == [matches[0].record.id, matches[-1].record.id]
    assert len(again.games().games) == KEPT


def test_a_game_that_ends_anew_is_one_entry_with_its_last_end(tmp_path: Path) -> None:
    archive, match = Archive(tmp_path), resigned(loser=0)
    archive.note(match)
    archive.note(match)
    first = archive.games().games
    match.undo()
    match.give_up(1, 1)
    archive.note(match)
    (game,) = archive.games().games
    assert (first[0].winners, game.winners, game.loser) == ((1,), (0,), 1)
    assert archive.record(game).games[0].taken_back == 1


def test_each_game_of_a_match_is_kept_and_leads_back_to_its_own_end(tmp_path: Path) -> None:
    archive, match = Archive(tmp_path), Match.new(PLAIN, {}, PERSONS, 3, forms.GAMES)
    for number in range(3):
        match.play(match.legal()[number])
        match.give_up(match.side(0), 1)
        archive.note(match)
        if number < 2:
            match.next_game()
    games = archive.games().games
    assert [game.number for game in games] == [3, 2, 1]
    assert [game.seat(game.winners[0]).name for game in games] == ["Dominique"] * 3, "sides turn, seats do not"
    for game in games:
        assert archive.record(game).games == match.record.games[: game.number]


def test_a_match_from_elsewhere_brings_the_games_that_are_not_here(tmp_path: Path) -> None:
    match = Match.new(PLAIN, {}, PERSONS, 3, forms.GAMES)
    for _ in range(2):
        match.give_up(0, 1)
        match.next_game()
    archive = Archive(tmp_path)
    assert archive.take_in(match.record) is None
    before = archive.games().games
    assert [game.number for game in before] == [2, 1], "the third goes on"
    archive.take_in(match.record)
    assert archive.games().games == before


def test_games_from_outside_take_no_place_of_those_played_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.match.archive.KEPT", 5)
    archive, own, others = Archive(tmp_path), [resigned() for _ in range(3)], [resigned() for _ in range(4)]
    for match in own:
        assert archive.note(match) is None
    told = [archive.take_in(other.record) for other in others]
    assert told[:2] == [None, None]
    assert [problem and problem.code for problem in told[2:]] == ["archive-full"] * 2
    assert ids(archive) == {match.record.id for match in (*own, *others[:2])}
    later = [resigned() for _ in range(3)]
    for number, match in enumerate(later):
        assert archive.note(match) is None
        assert ids(archive) == {each.record.id for each in (*own, *others[number + 1 : 2], *later[: number + 1])} - (
            {own[0].record.id} if number == 2 else set()
        ), "those from outside go first, and only then the oldest one"


def test_games_of_a_backup_go_before_those_played_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.match.archive.KEPT", 5)
    there, here = Archive(tmp_path / "there"), Archive(tmp_path / "here")
    for match in [resigned() for _ in range(4)]:
        there.note(match)
    own = [resigned() for _ in range(2)]
    for match in own:
        here.note(match)
    assert here.take_in_all(there.contents()) == (3, 1, 0, None)
    own += [resigned() for _ in range(3)]
    for match in own[2:]:
        here.note(match)
    assert ids(here) == {match.record.id for match in own}


def test_what_is_drawn_over_an_older_file_leaves_it_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier versions wrote fewer fields; what is added to them is written behind what says how old the game is."""
    monkeypatch.setattr("jeux.match.archive.KEPT", 2)
    archive, matches = Archive(tmp_path), [resigned() for _ in range(3)]
    archive.note(matches[0])
    (path,) = (tmp_path / FOLDER).iterdir()
    data = json.loads(path.read_bytes())
    del data["advantage"], data["outside"]
    path.write_text(json.dumps(data))
    assert archive.redraw(matches[0].record) is None
    for match in matches[1:]:
        archive.note(match)
    assert ids(archive) == {match.record.id for match in matches[1:]}


def ids(archive: Archive) -> set[str]:
    return {game.id for game in archive.games().games}


def test_two_windows_share_the_folder(tmp_path: Path) -> None:
    one, other = Archive(tmp_path), Archive(tmp_path)
    matches = [resigned(steps=1) for _ in range(6)]
    for number, match in enumerate(matches):
        (one, other)[number % 2].note(match)
    assert {game.id for game in one.games().games} == {match.record.id for match in matches}


def test_one_is_deleted_and_brought_back(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for match in (resigned(), resigned(), resigned()):
        archive.note(match)
    before = archive.games().games
    content = archive.remove(before[1])
    assert content
    assert archive.games().games == (before[0], before[2])
    assert archive.remove(before[1]) is None
    assert archive.restore(before[1], content) is None
    assert archive.games().games == before


# --- what goes wrong --------------------------------------------------------------------------------------------------


def test_a_broken_file_is_set_aside_and_told_once(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for match in (resigned(), resigned(), resigned()):
        archive.note(match)
    names = files(tmp_path)
    (tmp_path / FOLDER / names[0]).write_bytes(b"")
    (tmp_path / FOLDER / names[1]).write_text('{"tablier": "game", "format": 1}')
    kept = archive.games()
    assert len(kept.games) == 1
    assert set(kept.problems) == {Problem("broken", f"{name}.illisible") for name in names[:2]}
    assert archive.games().problems == ()
    assert files(tmp_path) == sorted([f"{name}.illisible" for name in names[:2]] + names[2:])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("order", -1),
        ("number", 0),
        ("ended", "2026-11-27"),
        ("seats", []),
        ("seats", [{"name": "A", "level": 7}, {"name": "B", "level": 0}]),
        ("turned", 2),
        ("scores", [1.0]),
        ("scores", [1.0, float("nan")]),
        ("reason", "x" * 101),
        ("loser", 2),
        ("count", True),
        ("match", []),
        ("id", "moulin-0"),
        ("tablier", "match"),
        ("format", 0),
        ("game", 3),
    ],
)
def test_what_is_out_of_bounds_is_broken(tmp_path: Path, name: str, value: object) -> None:
    archive = Archive(tmp_path)
    archive.note(resigned())
    (path,) = (tmp_path / FOLDER).iterdir()
    path.write_text(json.dumps(json.loads(path.read_text()) | {name: value}))
    assert archive.games().games == ()
    assert files(tmp_path) == [f"{path.name}.illisible"]


@pytest.mark.parametrize(
    ("change", "code"), [({"format": 2}, "future-format"), ({"game": "zatrikion"}, "unknown-game")]
)
def test_a_file_of_a_later_version_stays(tmp_path: Path, change: dict[str, object], code: str) -> None:
    archive = Archive(tmp_path)
    archive.note(resigned())
    (path,) = (tmp_path / FOLDER).iterdir()
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    assert archive.games().problems == (Problem(code, path.name),)
    assert path.exists()


@pytest.mark.parametrize("change", [{"steps": ["a1", "nonsense"]}, {"options": {"gone": "1"}}, {"given_up": None}])
def test_a_game_whose_rules_have_changed_is_shown_and_not_replayed(tmp_path: Path, change: dict[str, object]) -> None:
    archive = Archive(tmp_path)
    archive.note(resigned())
    (path,) = (tmp_path / FOLDER).iterdir()
    data = json.loads(path.read_text())
    data["match"]["games"][0] |= change
    path.write_text(json.dumps(data))
    kept = archive.games()
    assert (len(kept.games), kept.problems) == (1, ())
    with pytest.raises(RecordError):
        archive.record(kept.games[0])
    assert path.exists()


@pytest.mark.parametrize("fail", FAILURES)
def test_a_disk_that_refuses_costs_a_sentence_and_nothing_else(tmp_path: Path, fail: object) -> None:
    archive, match = Archive(tmp_path), resigned()
    archive.note(match)
    before = archive.games()
    match.undo()
    match.give_up(1, 1)
    with pytest.MonkeyPatch.context() as patch:
        fail(patch)  # type: ignore[operator]
        problem = archive.note(match)
    assert problem in (None, Problem("not-archived", f"{match.record.id}.1.json"))
    if problem:
        assert archive.games() == before


def test_a_file_in_the_place_of_the_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("")
    problem = Archive(tmp_path).note(resigned())
    assert problem
    assert problem.code == "not-archived"
    assert Archive(tmp_path).games().games == ()


def test_killed_before_any_gesture_there_is_the_old_end_or_the_new_one(tmp_path: Path) -> None:
    """As at the table: first the game is kept, then its match."""
    number = 0
    while True:
        folder = tmp_path / str(number)
        archive, store, match = Archive(folder), Store(folder), played(PLAIN, 4)
        assert store.save(match.record) is None
        match.give_up(0, 1)
        with pytest.MonkeyPatch.context() as patch:
            done = kill_before(patch, number)
            try:
                archive.note(match)
                store.save(match.record)
            except Killed:
                pass
            else:
                break
        kept = Archive(folder).games()
        assert kept.problems == ()
        loaded = Store(folder).peek(match.record.id)
        assert loaded, "the match is never lost"
        if loaded.over:
            assert len(kept.games) == 1, "a match that has ended left its game"
        for game in kept.games:
            assert Archive(folder).record(game).games == match.record.games
        number += 1
    assert number == len(done) > 4


def test_killed_for_a_full_folder_nothing_but_the_oldest_goes(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    matches = [resigned(steps=1) for _ in range(KEPT)]
    for match in matches:
        archive.note(match)
    last = resigned()
    with pytest.MonkeyPatch.context() as patch:
        fail_renaming(patch)
        assert archive.note(last)
    assert [game.id for game in archive.games().games] == [match.record.id for match in reversed(matches)]


def test_random_games_of_all_levels_keep_their_players(tmp_path: Path) -> None:
    rng, archive = Random(3), Archive(tmp_path)
    match = Match.new(QUICK, {}, AGAINST)
    while match.decider() != OVER:
        one_step(match, rng)
    archive.note(match)
    (game,) = archive.games().games
    assert [seat.level for seat in game.seats] == [0, 3]
    assert game.winners == tuple(side for side in (0, 1) if game.scores[side] == max(game.scores))


def test_the_folder_is_read_by_name_only(tmp_path: Path) -> None:
    archive, match = Archive(tmp_path), resigned()
    archive.note(match)
    other = tmp_path / FOLDER / f"{match.record.id}.2.json"
    os.rename(tmp_path / FOLDER / f"{match.record.id}.1.json", other)
    assert archive.games().problems == (Problem("broken", f"{other.name}.illisible"),)
    (tmp_path / FOLDER / "notes.json").write_text(to_json(Match.new(PLAIN, {}, (Seat(""), Seat(""))).record))
    assert archive.games() == archive.games()
    assert archive.games().games == ()
