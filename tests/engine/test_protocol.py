"""Conversations with the engine, in process: games, positions, steps and what cannot be obeyed."""

from __future__ import annotations

import pytest

from jeux.engine.channel import LONGEST_LINE
from jeux.rules import CATALOGUE
from jeux.rules.contract import perft
from tests.engine.talk import Talk
from tests.rules.vectors import Case, label, load, position

EMPTY = "board=........................ turn=w hand=9,9 take=0 quiet=0"
MILL = "board=....b....w...b.......w.. turn=w hand=7,7 take=0 quiet=0"
TAKE = "board=w...b....w...b.......w.. turn=w hand=6,7 take=1 quiet=0"
OVER = "board=b...b...w.....w....w.w.w turn=w hand=0,0 take=0 quiet=0"

ROWS = [(key, row) for key in CATALOGUE for row in load(f"{key}.json")]
CASE_ROWS = [(key, row) for key, row in ROWS if "perft" not in row]
COUNT_ROWS = [(key, row) for key, row in ROWS if "perft" in row]


def setting(key: str, row: Case) -> str:
    """The game of a row, its players where the row says how many, its options."""
    players = [f"players={row['players']}"] if "players" in row else []
    return " ".join([key, *players, *(f"{name}={value}" for name, value in row["options"].items())])


def test_games_lists_the_catalogue(talk: Talk) -> None:
    talk.send("games")
    lines = [talk.line() for _ in CATALOGUE]
    assert "game moulin players=2 options=flying:4|3|never,mills:open|protected,double:one|two" in lines
    assert [line.split()[1] for line in lines] == list(CATALOGUE)
    assert talk.line() == "ok"


def test_a_game_is_played_and_taken_back(talk: Talk) -> None:
    assert talk.ask("new moulin") == f"position {EMPTY}"
    assert talk.ask(f"position moulin players=2 flying=3 : {MILL}") == f"position {MILL}"
    assert talk.ask("turn") == "turn 0"
    assert talk.ask("why a7") == "why legal"
    assert talk.ask("why d6") == "why occupied"
    assert talk.ask("play a7") == f"position {TAKE}"
    assert talk.ask("moves") == "moves 2 xd6 xf4"
    assert talk.ask("result") == "result none"
    assert talk.ask("play xd6 d7").endswith("turn=w hand=6,6 take=0 quiet=0")
    assert talk.ask("undo 2") == f"position {TAKE}"
    assert talk.ask("undo") == f"position {MILL}"
    assert talk.ask("show") == f"position {MILL}"


def test_the_end_of_a_game(talk: Talk) -> None:
    assert talk.ask(f"position moulin : {OVER}") == f"position {OVER}"
    assert talk.ask("turn") == "turn over"
    assert talk.ask("result") == "result 1,0 two-men-left"
    assert talk.ask("moves") == "moves 0"
    assert talk.ask("why d6-d7") == "why game-over"
    assert talk.ask("go").startswith("error no-choice ")


def test_repetition_needs_the_history(talk: Talk) -> None:
    talk.ask("position moulin : board=b...bb..w.b...wb...w.w.w turn=w hand=0,0 take=0 quiet=0")
    talk.ask("play e5-e4 a7-d7 e4-e5 d7-a7 e5-e4 a7-d7 e4-e5")
    assert talk.ask("result") == "result none"
    talk.ask("play d7-a7")
    assert talk.ask("result") == "result 0.5,0.5 repetition"
    talk.ask("undo")
    assert talk.ask("result") == "result none"


def test_play_is_all_or_nothing(talk: Talk) -> None:
    talk.ask("new moulin")
    assert talk.ask("play d6 d6 d7") == "error illegal d6 occupied"
    assert talk.ask("play d6 nowhere").startswith("error bad-step ")
    assert talk.ask("show") == f"position {EMPTY}"
    assert talk.ask("undo").startswith("error nothing-to-undo ")


def test_chance_is_listed(talk: Talk) -> None:
    talk.ask("new backgammon")
    assert talk.ask("turn") == "turn chance"
    words = talk.ask("chances").split()
    assert words[:2] == ["chances", "36"]
    assert {word.partition("=")[2] for word in words[2:]} == {"1/36"}
    assert talk.ask("go").startswith("error no-choice ")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("hello", "bad-command"),
        ("GAMES", "bad-command"),
        ("games all", "bad-command"),
        ("new", "unknown-game"),
        ("new chess", "unknown-game"),
        ("new moulin flying=5", "bad-option"),
        ("new moulin colour=red", "bad-option"),
        ("new moulin flying", "bad-option"),
        ("new moulin flying=3 flying=4", "bad-option"),
        ("new moulin players=3", "bad-option"),
        ("new moulin players=two", "bad-option"),
        ("position moulin", "bad-command"),
        ("position moulin : board=w", "bad-position"),
        (f"position chess : {EMPTY}", "unknown-game"),
        ("play", "bad-command"),
        ("play \N{GREEK SMALL LETTER ALPHA}7", "bad-step"),
        ("why", "bad-command"),
        ("why d6 d7", "bad-command"),
        ("undo 0", "bad-number"),
        ("undo -1", "bad-number"),
        ("undo \N{ARABIC-INDIC DIGIT ONE}", "bad-number"),
        ("undo 2", "nothing-to-undo"),
        ("perft", "bad-number"),
        ("perft 101", "bad-number"),
        ("perft 1e3", "bad-number"),
        ("level 0", "bad-level"),
        ("level 6", "bad-level"),
        ("level", "bad-level"),
        ("go time=nan", "bad-number"),
        ("go time=-1", "bad-number"),
        ("go nodes=0", "bad-number"),
        ("go seed=x", "bad-number"),
        ("go fast", "bad-command"),
        ("go depth=3", "bad-command"),
        ("go nodes=10 nodes=20", "bad-command"),
        (b"\xff\xfe\x00", "bad-command"),
        (b"x" * (LONGEST_LINE + 10), "line-too-long"),
        (b"show" + b" " * LONGEST_LINE, "line-too-long"),
    ],
)
def test_what_cannot_be_obeyed_changes_nothing(talk: Talk, command: str | bytes, code: str) -> None:
    talk.ask("new moulin")
    shown = talk.ask("play d6")
    answer = talk.ask(command)
    assert answer.split()[:2] == ["error", code]
    assert len(answer.split()) > 3, "a sentence"
    assert talk.ask("show") == shown


@pytest.mark.parametrize("command", ["show", "turn", "moves", "chances", "play d6", "undo", "result", "perft 1", "go"])
def test_a_game_comes_first(talk: Talk, command: str) -> None:
    assert talk.ask(command).startswith("error no-game ")


def test_blank_lines_and_an_idle_stop_say_nothing(talk: Talk) -> None:
    for line in ("", "   ", "stop", "stop now"):
        talk.send(line)
    assert talk.ask("new moulin\r") == f"position {EMPTY}"


def test_stop_ends_a_count(talk: Talk) -> None:
    talk.ask("new moulin")
    talk.send("perft 9")
    assert talk.ask("turn").startswith("error busy ")
    assert talk.ask("stop").startswith("error stopped ")
    assert talk.ask("turn") == "turn 0"


def test_a_failure_inside_is_one_answer(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("on purpose")

    talk.ask("new moulin")
    monkeypatch.setattr("jeux.engine.protocol.choose", broken)
    assert talk.ask("go") == "error internal the engine failed (RuntimeError)"
    assert talk.ask("show") == f"position {EMPTY}"


@pytest.mark.parametrize(("key", "case"), CASE_ROWS[::7], ids=[label(*row) for row in CASE_ROWS[::7]])
def test_the_vectors_through_the_protocol(talk: Talk, key: str, case: Case) -> None:
    assert talk.ask(f"position {setting(key, case)} : {case['position']}") == f"position {case['position']}"
    turn = {-1: "chance", -2: "over"}.get(case["turn"], str(case["turn"]))
    assert talk.ask("turn") == f"turn {turn}"
    if "moves" in case:
        assert talk.ask("moves").split()[2:] == case["moves"]
    for step, code in case["refused"].items():
        assert talk.ask(f"play {step}") == f"error illegal {step} {code}"


def test_counts_are_those_of_the_rules(talk: Talk) -> None:
    for key, row in COUNT_ROWS:
        talk.ask(f"position {setting(key, row)} : {row['position']}")
        assert talk.ask("perft 2") == f"perft {perft(position(key, row), 2)}", label(key, row)
        assert talk.ask("perft 0") == "perft 1"
