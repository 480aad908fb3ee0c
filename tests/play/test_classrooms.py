"""What a classroom holds and offers, and its file."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.match.record import Seat
from jeux.match.store import Summary
from jeux.play.classroom.classrooms import (
    FILE_NAME,
    Classroom,
    Classrooms,
    Point,
    Running,
    begun,
    change_classrooms,
    lasts,
    leave_running,
    load_classrooms,
)
from jeux.play.classroom.quiet_time import NO_QUIET_TIME, quiet_time
from jeux.play.setup.choosing import first_choice, within
from jeux.play.setup.offered import ALL, CHANGED, GIVEN, LEVELS
from jeux.rules import CATALOGUE

SINCE = "2026-11-28T09:00:00+00:00"
FIRST, SECOND = list(CATALOGUE)[:2]
CLASS = Classroom("CE2", (FIRST,), (1, 2), ("advice",), word="Été", programme=(Point("day"), Point("game", FIRST)))


def save(folder: Path, classrooms: Classrooms) -> Problem | None:
    return change_classrooms(folder, lambda _: classrooms)


def test_the_file_gives_back_what_it_was_given(tmp_path: Path) -> None:
    kept = Classrooms((CLASS, Classroom("mardi soir")), Running(CLASS, SINCE, 1))
    assert save(tmp_path, kept) is None
    assert load_classrooms(tmp_path) == kept
    assert "--leave-animation" in (tmp_path / FILE_NAME).read_text(), "one who opens it reads how to leave"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"tablier": "match"}', '{"tablier": "animation", "format": 1}'])
def test_a_file_that_cannot_be_read_holds_nobody(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text)
    assert load_classrooms(tmp_path) == Classrooms()
    assert not (tmp_path / FILE_NAME).exists(), "set aside"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_value_out_of_range_is_refused(tmp_path: Path) -> None:
    save(tmp_path, Classrooms((CLASS,)))
    data = json.loads((tmp_path / FILE_NAME).read_text())
    data["kept"][0]["levels"] = [0]
    (tmp_path / FILE_NAME).write_text(json.dumps(data))
    assert load_classrooms(tmp_path) == Classrooms()


def test_it_is_left_without_its_word_from_outside(tmp_path: Path) -> None:
    running = Running(CLASS, SINCE)
    assert leave_running(tmp_path) is False
    save(tmp_path, Classrooms((CLASS,), running))
    assert lasts(tmp_path, running)
    assert not lasts(tmp_path, replace(running, since=f"{SINCE[:-1]}1")), "another one has begun since"
    assert leave_running(tmp_path) is True
    assert not lasts(tmp_path, running)
    assert load_classrooms(tmp_path).kept == (CLASS,), "it is there for the next time"


def test_the_settings_of_the_player_show_through() -> None:
    own = Settings().replace(text_size=150, teacher="strict", theme="livret")
    over = CLASS.over(own)
    changed = {one.name for one in fields(own) if getattr(own, one.name) != getattr(over, one.name)}
    assert changed == {"projector", "fullscreen", "muted", "teacher"}
    assert (over.teacher, own.teacher) == ("off", "strict")
    plain = replace(CLASS, projector=False, fullscreen=False, silent=False, given=("professor",))
    assert plain.over(own) == own


def test_capitals_accents_and_spaces_of_the_word_do_not_count() -> None:
    assert CLASS.ends_with(" ETE ")
    assert not CLASS.ends_with("")
    assert Classroom().ends_with(""), "no word: a plain question"


def test_one_game_and_one_level_are_left() -> None:
    assert CLASS.with_game(FIRST) == CLASS
    assert replace(CLASS, levels=(3,)).with_level(3).levels == (3,)
    every = CLASS.showing({*CATALOGUE})
    assert every.games == (), "games to come are shown too"
    assert FIRST not in every.with_game(FIRST).games
    assert every.with_game(FIRST).with_game(FIRST).games == ()


def test_everything_is_offered_without_an_classroom() -> None:
    assert ALL.levels == LEVELS
    assert all(ALL.game(key) for key in CATALOGUE)
    assert ALL.has("settings")
    assert ALL.has("anything")
    assert ALL.at_table("save")


def test_an_classroom_offers_what_is_given() -> None:
    offered = begun(CLASS).offered
    assert [key for key in CATALOGUE if offered.game(key)] == [FIRST]
    assert offered.has("rules")
    assert offered.has("advice")
    assert not any(offered.has(name) for name in ("settings", "edit", "make", "learn", "star", "a button to come"))
    assert offered.at_table("hint")
    assert offered.at_table("a key to come")
    assert not any(offered.at_table(name) for name in ("save", "sound", "marks", "teacher", "turn-board"))
    every = replace(CLASS, given=(*GIVEN, *CHANGED)).offered(SINCE)
    assert all(every.at_table(name) for name in ("sound", "marks", "teacher", "turn-board"))
    assert not every.has("settings")
    assert not every.at_table("save")


def test_levels_go_to_the_nearest_that_is_offered() -> None:
    offered = replace(CLASS, levels=(2, 5), real_dice=True).offered(SINCE)
    assert [offered.level(level) for level in range(7)] == [0, 2, 2, 2, 5, 5, 5]
    for key, game in CATALOGUE.items():
        choice = within(game, first_choice(game), offered)
        assert all(seat.level in (0, 2, 5) for seat in choice.seats), key
        assert (choice.dice == "manual") == game.chance, key


def test_only_matches_begun_since_then_are_gone_on_with() -> None:
    def summary(created: str) -> Summary:
        return Summary("x", FIRST, (Seat(""),), 0, (), 1, 3, created, created)

    before, after = summary("2026-11-27T09:00:00+00:00"), summary("2026-11-28T10:00:00+00:00")
    offered = CLASS.offered(SINCE)
    assert not offered.match(before)
    assert offered.match(after)
    assert replace(CLASS, given=("earlier",)).offered(SINCE).match(before)
    assert not replace(CLASS, games=(SECOND,)).offered(SINCE).match(after)


def test_the_programme_stays_at_its_ends() -> None:
    running = begun(CLASS)
    assert running.point is None
    assert running.stepped(1).point == Point("day")
    assert running.stepped(1).stepped(1).stepped(1).point == Point("game", FIRST)
    assert running.stepped(1).stepped(-1).at == 0


def test_a_quiet_time_passes_halts_and_ends() -> None:
    quiet = quiet_time(2)
    assert (quiet.figure, quiet.part) == ("2:00", 1.0)
    quiet = quiet.passed(30.5)
    assert quiet.figure == "1:30"
    assert quiet.halted().passed(60) == quiet.halted()
    assert quiet.passed(1000).over
    assert quiet.passed(1000).figure == "0:00"
    assert not NO_QUIET_TIME.shown
    assert not NO_QUIET_TIME.over
