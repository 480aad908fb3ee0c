"""Conversations with the engine, in process."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

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


@pytest.fixture
def talk() -> Iterator[Talk]:
    conversation = Talk()
    yield conversation
    conversation.end()


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


@pytest.mark.parametrize("key", CATALOGUE)
def test_go_plays_a_legal_step_at_every_level(talk: Talk, key: str) -> None:
    talk.ask(f"new {key}")
    while talk.ask("turn") == "turn chance":
        talk.ask(f"play {talk.ask('moves').split()[3]}")  # the first outcome may be to throw again
    legal = talk.ask("moves").split()[2:]
    for level in ("1", "2", "3", "4", "5", "full"):
        assert talk.ask(f"level {level}") == "ok"
        words = talk.ask("go nodes=60 seed=1").split()
        assert words[0] == "best"
        assert words[1] in legal
        assert words[2].startswith("value=")
        assert words[3] in ("proof=exact", "proof=estimate")


def test_info_comes_with_each_depth(talk: Talk) -> None:
    talk.ask("new moulin")
    talk.send("go nodes=3000 seed=1")
    lines = [talk.line()]
    while not lines[-1].startswith("best "):
        lines.append(talk.line())
    assert len(lines) > 2
    for depth, line in enumerate(lines[:-1], 1):
        words = line.split()
        assert words[:2] == ["info", f"depth={depth}"]
        assert words[2].startswith("nodes=")
        assert words[3].startswith("value=")
        assert words[4].startswith("pv=")


def test_the_same_seed_plays_the_same_step(talk: Talk) -> None:
    talk.ask("new moulin")
    for level in ("1", "3", "full"):
        talk.ask(f"level {level}")
        assert len({talk.ask("go nodes=300 seed=7") for _ in range(3)}) == 1


def test_other_seeds_play_other_steps(talk: Talk) -> None:
    talk.ask("new moulin")
    assert len({talk.ask(f"go nodes=300 seed={seed}") for seed in range(12)}) > 1


def test_stop_ends_a_thought_and_others_wait(talk: Talk) -> None:
    talk.ask("new moulin")
    talk.send("go time=600")
    assert talk.line().startswith("info depth=1 ")
    assert talk.ask("show").startswith("error busy ")
    assert talk.ask("go").startswith("error busy ")
    assert talk.ask("stop").startswith("best ")
    assert talk.ask("show") == f"position {EMPTY}"


def test_stop_ends_a_count(talk: Talk) -> None:
    talk.ask("new moulin")
    talk.send("perft 9")
    assert talk.ask("turn").startswith("error busy ")
    assert talk.ask("stop").startswith("error stopped ")
    assert talk.ask("turn") == "turn 0"


@pytest.mark.parametrize("end", ["quit", "quit now", None])
def test_the_end_of_the_conversation_ends_a_thought(end: str | None) -> None:
    talk = Talk()
    talk.ask("new moulin")
    talk.send("go time=600")
    assert talk.line().startswith("info depth=1 ")
    if end:
        talk.send(end)
    assert talk.end() == 0
    line = talk.line()
    while line.startswith("info "):
        line = talk.line()
    assert line.startswith("best ")


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


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_legal_step_gets_its_value(talk: Talk, key: str) -> None:
    talk.ask(f"new {key}")
    lot = Random(1)  # a throw for the first turn may have to be thrown again
    while talk.ask("turn") == "turn chance":
        talk.ask(f"play {lot.choice(talk.ask('moves').split()[2:])}")
    steps = talk.ask("moves").split()[2:]
    talk.send("go multipv=all nodes=200 seed=1")
    told: dict[str, float] = {}
    while not (line := talk.line()).startswith("best "):
        if line.startswith("step "):
            words, _, pv = line.partition(" pv=")
            _, step, value, proof, *_ = words.split()
            assert proof in ("proof=exact", "proof=estimate")
            assert pv.split()[0] == step
            told[step] = float(value.removeprefix("value="))
    assert sorted(told) == steps
    assert list(told.values()) == sorted(told.values(), reverse=True)
    assert told[line.split()[1]] == max(told.values()), line


def test_a_step_that_wins_or_loses_is_proven_among_others_that_are_not(talk: Talk) -> None:
    talk.ask("position moulin : board=ww.....b..w........b.b.w turn=w hand=0,0 take=0 quiet=0")
    talk.send("go multipv=all nodes=3000 seed=1")
    proofs = set()
    while not (line := talk.line()).startswith("best "):
        if line.startswith("step "):
            proofs.add(line.split()[3])
    assert proofs == {"proof=exact", "proof=estimate"}


@pytest.mark.parametrize("words", ["multipv=3", "multipv=all multipv=all", "multipv="])
def test_all_the_steps_or_only_the_best(talk: Talk, words: str) -> None:
    talk.ask("new moulin")
    assert talk.ask(f"go {words}").startswith("error bad-number ")


EARLY_LEAD = "board=A....eac...Dd...C.E.B..b turn=w bar=0,0 side=w phase=double dice=- stake=1 cube=-"


def test_the_score_of_a_match_is_told_with_the_question(talk: Talk) -> None:
    """White is ahead: a double in a single game, and an idle one for who is two points from the match."""
    talk.ask(f"position backgammon : {EARLY_LEAD}")
    for words, step in (("", "double"), ("away=2,7", "roll"), ("away=7,7", "double")):
        talk.send(f"go nodes=2000 {words}")
        while not (line := talk.line()).startswith("best "):
            assert line.startswith("info ")
        assert line.split()[1] == step, words


@pytest.mark.parametrize("words", ["away=3", "away=0,3", "away=3,3,3", "away=3,x", "away=2,2 away=2,2"])
def test_a_score_that_is_none(talk: Talk, words: str) -> None:
    talk.ask(f"position backgammon : {EARLY_LEAD}")
    assert talk.ask(f"go {words}").startswith("error bad-number ")


def test_a_game_that_is_not_played_by_the_score_says_so(talk: Talk) -> None:
    talk.ask("new moulin")
    assert talk.ask("go away=2,2").startswith("error bad-command ")


# --- facts ------------------------------------------------------------------------------------------------------------

TABLUT = "board=...bbb.......b........w....b...w...bbbwwkwwbbb...w...b....w........b.......bbb... turn=w quiet=0"
"""The start: the facts of all steps take some seconds."""


def lines_until(talk: Talk, *last: str) -> list[str]:
    """What the engine says up to a line that begins with one of these words, that one too."""
    lines = [talk.line()]
    while not lines[-1].startswith(last):
        lines.append(talk.line())
    return lines


def test_the_facts_of_one_step_are_one_line(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    words = talk.ask("facts a7").split()
    assert words[0] == "facts"
    assert words[2:] == sorted(words[2:])
    assert int(words[1]) == len(words[2:])
    assert "forms=a1,a4,a7" in words
    assert talk.ask("show") == f"position {MILL}"


def test_the_facts_of_all_steps_come_in_the_order_of_the_steps(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    steps = talk.ask("moves").split()[2:]
    assert steps == sorted(steps)
    talk.send("facts all")
    *lines, last = lines_until(talk, "ok", "error")
    assert last == "ok"
    assert [line.split()[1] for line in lines] == steps
    for step, line in zip(steps, lines, strict=True):
        assert talk.ask(f"facts {step}") == line.replace(f"facts {step} ", "facts ", 1)


def test_brief_facts_come_in_the_order_asked(talk: Talk) -> None:
    talk.ask(f"position moulin : {MILL}")
    talk.send("facts brief g4 a7")
    *lines, last = lines_until(talk, "ok", "error")
    assert last == "ok"
    assert [line.split()[1] for line in lines] == ["g4", "a7"]


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("facts", "error bad-command"),
        ("facts brief", "error bad-command"),
        ("facts a7 d7", "error bad-command"),
        ("facts all a7", "error bad-command"),
        ("facts ALL", "error bad-step"),
        ("facts nowhere", "error bad-step"),
        ("facts brief a7 nowhere", "error bad-step"),
        ("facts brief all", "error bad-step"),
        ("facts d6", "error illegal d6 occupied"),
        ("facts brief a7 d6", "error illegal d6 occupied"),
    ],
)
def test_facts_that_cannot_be_told(talk: Talk, command: str, answer: str) -> None:
    assert talk.ask(command).startswith("error no-game ")
    talk.ask(f"position moulin : {MILL}")
    told = talk.ask(command)
    assert told.startswith(answer)
    assert len(told.split()) > 3, "a sentence, or a step and its reason"
    assert talk.ask("show") == f"position {MILL}"


@pytest.mark.parametrize("command", ["facts all", "facts d6", "facts brief d6"])
def test_nobody_decides(talk: Talk, command: str) -> None:
    talk.ask(f"position moulin : {OVER}")
    assert talk.ask(command).startswith("error no-choice ")
    talk.ask("new backgammon")
    assert talk.ask(command).startswith("error no-choice ")


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_step_is_named_like_a_word_of_the_protocol(talk: Talk, key: str) -> None:
    talk.ask(f"new {key}")
    for word in ("all", "brief"):
        assert talk.ask(f"why {word}").startswith("error bad-step ")


def test_stop_ends_the_facts_of_all_steps(talk: Talk) -> None:
    talk.ask("new twixt links=auto")
    talk.send("facts all")
    assert talk.line().startswith("facts ")
    talk.send("stop")
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")
    assert talk.ask("turn") == "turn 0"


def test_a_stop_behind_another_command_is_not_for_the_facts(talk: Talk) -> None:
    talk.ask(f"position tablut : {TABLUT}")
    talk.send("facts e7-d7\ngo time=600\nstop\nturn")
    assert talk.line().startswith("facts ")
    assert lines_until(talk, "best")[-1].startswith("best ")
    assert talk.line() == "turn 0"


@pytest.mark.parametrize("end", ["quit", None])
def test_the_end_of_the_conversation_ends_the_facts_of_all_steps(end: str | None) -> None:
    talk = Talk()
    talk.ask("new twixt links=auto")
    talk.send("facts all")
    assert talk.line().startswith("facts ")
    if end:
        talk.send(end)
    assert talk.end() == 0
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")


@pytest.mark.parametrize("end", ["quit", None])
def test_a_short_list_of_commands_gets_its_answers(end: str | None) -> None:
    talk = Talk()
    talk.send("\n".join([f"position moulin : {MILL}", "facts a7", "facts all", *([end] if end else [])]))
    assert talk.end() == 0
    assert talk.line() == f"position {MILL}"
    assert "forms=a1,a4,a7" in talk.line().split()
    assert lines_until(talk, "ok", "error")[-1] == "ok"


@pytest.mark.parametrize("many", ["all", "brief e7-d7 e7-c7"])
def test_facts_after_the_end_are_stopped_when_their_time_is_over(many: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.engine.protocol.LAST_SECONDS", 0.0)
    talk = Talk()
    talk.send(f"position tablut : {TABLUT}\nfacts {many}\nfacts {many}")
    assert talk.end() == 0
    assert talk.line() == f"position {TABLUT}"
    assert lines_until(talk, "ok", "error")[-1] == "ok", "another command follows"
    assert lines_until(talk, "ok", "error")[-1].startswith("error stopped ")


def test_the_facts_of_one_step_are_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jeux.engine.protocol.LAST_SECONDS", 0.0)
    talk = Talk()
    talk.send(f"position tablut : {TABLUT}\nfacts e7-d7\nquit")
    assert talk.end() == 0
    assert talk.line() == f"position {TABLUT}"
    assert talk.line() == "facts 0"
