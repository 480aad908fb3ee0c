"""Conversations with the engine, in process: what it searches, and what the steps are worth."""

from __future__ import annotations

from random import Random

import pytest

from jeux.rules import CATALOGUE
from tests.engine.talk import Talk

EMPTY = "board=........................ turn=w hand=9,9 take=0 quiet=0"


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


CUT_OFF = "f6 a1 f5 a2 f4 a3 f3 a4 f2 a5 f7 a7 f8"
"""White has a chain of Hex that nobody can keep from either edge."""


def test_where_links_prove_that_all_is_lost_full_strength_would_give_up(talk: Talk) -> None:
    talk.ask("new hex size=11")
    talk.ask(f"play {CUT_OFF}")
    assert talk.ask("go nodes=300 seed=1").split()[2:] == ["value=0.0000", "proof=exact", "lost=yes", "gives-up=yes"]
    talk.ask("level 5")
    assert "lost" not in talk.ask("go nodes=300 seed=1")


def test_full_strength_tells_a_loss_that_it_plays_on(talk: Talk) -> None:
    talk.ask("position moulin : board=w..www..bw...bb....ww.w. turn=b hand=0,0 take=0 quiet=0")
    assert talk.ask("go nodes=300000 seed=1").split()[2:] == ["value=0.0000", "proof=exact", "lost=yes"]
