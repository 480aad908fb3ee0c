"""The demonstration and the lessons of every game hold against its rules, and what does not hold is found."""

from __future__ import annotations

import re

import pytest

from jeux.__main__ import main
from jeux.common.assets import asset
from jeux.common.language import LANGUAGES
from jeux.play.learn.lesson import lesson_replay
from jeux.play.learn.lesson.lesson_accept import Judge, read_accept
from jeux.play.learn.lesson.lesson_files import course_file, has_course
from jeux.play.learn.lesson.lessons import LessonError, lesson_texts, read_course
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from tests.copied import hash_of, known_hashes, runs_of
from tests.rounds import some
from tests.told import told
from tests.typography import faults, stray_capitals

TAUGHT = [key for key in CATALOGUE if has_course(key)]
EVERY_GAME = pytest.mark.parametrize("key", TAUGHT)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


# --- the files --------------------------------------------------------------------------------------------------------


def test_every_game_of_the_shelf_is_taught() -> None:
    assert list(CATALOGUE) == TAUGHT


@pytest.mark.parametrize("key", some(TAUGHT, every=1, dear=lambda key: told(key, "LESSONS_TAKE_LONG", False)))
def test_lessons_hold_against_the_rules(key: str) -> None:
    lines, wrong = lesson_replay.replay_game(key)
    assert wrong == []
    assert [line.kind for line in lines] == ["demo"] + ["lesson"] * (len(lines) - 1)


@EVERY_GAME
@BOTH
def test_their_sentences_are_well_set(key: str, language: str) -> None:
    texts = lesson_texts(language, key)
    said = {name: texts.get(name) for name in texts.names}
    assert {name: wrong for name, sentence in said.items() if (wrong := faults(language, sentence))} == {}
    titles = [sentence for name, sentence in said.items() if name.endswith("-title")]
    assert [title for title in titles if title.endswith((".", "!"))] == []
    others = [sentence for name, sentence in said.items() if not name.endswith("-title")]
    assert [sentence for sentence in others if not sentence.endswith((".", "!", "?", "…", "»", "”"))] == []


@EVERY_GAME
def test_french_titles_of_lessons_have_one_capital(key: str) -> None:
    texts = lesson_texts("fr", key)
    titles = [texts.get(name) for name in texts.names if name.endswith("-title")]
    assert [word for title in titles for word in stray_capitals(title, frozenset())] == []


@EVERY_GAME
def test_both_languages_say_the_same_in_the_same_order(key: str) -> None:
    assert lesson_texts("fr", key).names == lesson_texts("en", key).names


@EVERY_GAME
@BOTH
def test_no_sentence_of_a_lesson_is_copied(key: str, language: str) -> None:
    known, texts = known_hashes(), lesson_texts(language, key)
    found = [run for name in texts.names for run in runs_of(texts.get(name)) if hash_of(run) in known]
    assert found == []


@BOTH
def test_no_sentences_without_lessons(language: str) -> None:
    assert sorted(path.stem for path in (asset("lessons") / language).glob("*.ftl")) == sorted(TAUGHT)


# --- what is found ----------------------------------------------------------------------------------------------------

KEY = "boite"


def changed(*changes: tuple[str, str]) -> bytes:
    """The file of a game with parts of it replaced."""
    content = course_file(KEY).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in content
        content = content.replace(old, new, 1)
    return content.encode()


def wrong_with(monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> str:
    """What the replay says of such a file."""
    course = read_course(changed(*changes))
    monkeypatch.setattr(lesson_replay, "course_of", lambda key: course)
    return " | ".join(lesson_replay.replay_game(KEY)[1])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"close:9"', '"close:8"', "demo, scene 2: close:8 is refused: not-the-throw"),
        ('"roll:1", "close:1"', '"roll:1"', "demo: no game ends"),
        ('position = "board=1..4..78. turn=? dice=- points=."', 'position = "board=1"', "demo, scene 4: bad-position"),
        ('light = ["7"]', 'light = ["70"]', "tiles, task 2: no such place: 70"),
        ('accept = ["step close:7"]', 'accept = ["step close:9"]', "tiles, task 2: nothing does it: step close:9"),
        ('wrong = "pair-both-wrong"\n', 'misses = [{ steps = ["close:7"], text = "pair-both-wrong" }]\n', ""),
        ('wrong = "pair-both-wrong"\n', 'misses = [{ steps = ["close:9"], text = "pair-both-wrong" }]\n', "nothing is"),
        ('good = "tiles-sum-good"', 'good = "tiles-sum-good"\nreply = ["roll:7"]', "reply after close:7: roll:7 is no"),
        ('accept = ["refused not-the-throw"]', 'accept = ["refused tile-closed"]', "nothing does it: refused"),
        ('id = "large"', 'id = "stop"', "stop: twice | fr: large-title is said nowhere"),
        (
            'caption = "demo-sum"',
            'caption = "demo-nothing"',
            "fr: no sentence demo-nothing | fr: demo-sum is said nowhe",
        ),
    ],
)
def test_what_does_not_hold_is_told(monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str) -> None:
    told = wrong_with(monkeypatch, (old, new))
    assert all(part in told for part in said.split(" | ")), told
    assert bool(told) == bool(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players = 1", "players = 9", "demo: does not fit: players"),
        ("players = 1", "players = true", "demo: does not fit: players"),
        ('accept = ["step close:7"]', 'accept = ["close:7"]', "tiles, task 2: no condition: 'close:7'"),
        ('accept = ["step close:7"]', 'accept = ["any & "]', "tiles, task 2: no condition: ''"),
        ('accept = ["step close:7"]', "accept = []", "tiles, task 2: does not fit: accept"),
        ('good = "tiles-sum-good"', 'god = "tiles-sum-good"', "tiles, task 2: unknown: god"),
        ('text = "tiles-sum"', "", "tiles, task 2: missing: text"),
        ("format = 1", "format = 2", "the file: does not fit: format"),
        ("[demo]", "[demo", "Expected"),
    ],
)
def test_a_file_of_another_form_is_refused(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError, match=re.escape(said)):
        read_course(changed((old, new)))


def test_a_forced_pass_stands_for_a_capture(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game without captures, a side that is shut in is what one has to see."""
    content = course_file("quandary").read_text(encoding="utf-8")
    assert lesson_replay.replay_game("quandary")[1] == []
    course = read_course(content.replace('steps = ["pass", "g9-h10"]', "", 1).encode())
    monkeypatch.setattr(lesson_replay, "course_of", lambda key: course)
    assert "nobody has to pass" in " | ".join(lesson_replay.replay_game("quandary")[1])


@pytest.mark.parametrize(
    ("key", "position", "step", "holds", "not_"),
    [
        ("boite", "board=..3...... turn=A dice=3 points=.", "close:3", "ends wins fact_boite:box", "turn takes forms"),
        (
            "boite",
            "board=12....... turn=A dice=2 points=.",
            "close:2",
            "any turn step_close:2 place_2",
            "ends wins any_&_ends",
        ),
    ],
)
def test_conditions(key: str, position: str, step: str, holds: str, not_: str) -> None:
    game = CATALOGUE[key]
    here = game.read(position, complete_options(game, {}), 1)
    for text, expected in [*((text, True) for text in holds.split()), *((text, False) for text in not_.split())]:
        judge = Judge(game, 1, here, [read_accept(text.replace("_", " "))])
        assert judge.does(step) == expected, text


def test_a_game_without_lessons_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["main.py", "--lessons", KEY])
    assert main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(rf"lesson {KEY} demo kind=demo steps=\d+ seconds=\d+", lines[0])
    assert all(re.fullmatch(rf"lesson {KEY} [a-z-]+ kind=lesson steps=\d+ seconds=\d+", line) for line in lines[1:])
    monkeypatch.setattr("sys.argv", ["main.py", "--lessons", KEY, "chess"])
    assert main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "chess" in told.err
