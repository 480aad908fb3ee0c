"""A turn is one line of the list, in the notation that players know, over its steps as sentences."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.games import gestures_of, wording_of
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLine, TurnLines, joined
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER
from tests.rounds import some

NBSP = "\N{NO-BREAK SPACE}"


def match_of(key: str, players: int = 0) -> Match:
    seats = players or CATALOGUE[key].players[0]
    return Match.new(key, {}, tuple(Seat("", 0) for _ in range(seats)))


def list_of(match: Match, language: str = "fr") -> TurnLines:
    game = match.game
    return TurnLines(Sentences(Texts(language), match, wording_of(game), gestures_of(game)))


def played(key: str, *steps: str, language: str = "fr") -> tuple[TurnLine, ...]:
    match = match_of(key)
    for step in steps:
        match.play(step)
    return list_of(match, language).lines()


def texts(lines: tuple[TurnLine, ...]) -> list[str]:
    return [line.text.replace(NBSP, " ").replace("\N{NARROW NO-BREAK SPACE}", " ") for line in lines]


def test_a_turn_of_backgammon() -> None:
    lines = played(
        "backgammon",
        *("roll:6,3", "6:24/18", "3:13/10", "roll", "roll:4,1", "1:6/5", "4:5/1", "roll", "roll:2,2"),
        *("2:bar/23", "2:18/16", "2:16/14", "2:6/4", "double", "take", "roll:6,5"),
    )
    assert texts(lines) == [
        "Premier lancer : Blanc 6, Noir 3.",
        "Blanc · 6-3 : 24/18, 13/10",
        "Noir · 4-1 : 6/5/1*",
        "Blanc · 2-2 : barre/23, 18/16/14, 6/4",
        "Noir propose de doubler.",
        "Blanc accepte.",
        "Noir lance 6 et 5.",
    ]


@pytest.mark.parametrize(
    ("key", "steps", "line"),
    [
        ("jacquet", ("roll:1,5", "5:B12/B7", "1:B7/B6"), "Noir · 5-1 : B12/B7/B6"),
        ("quandary", ("draw:g1", "draw:h1"), "Tirage : g1, h1"),
        ("boite", ("roll:5,3", "close:8", "roll:2,1", "close:3"), "Joueur 1 · 5-3 : 8 ; 2-1 : 3"),
    ],
)
def test_turns_of_other_games(key: str, steps: tuple[str, ...], line: str) -> None:
    assert texts(played(key, *steps))[-1] == line


@pytest.mark.parametrize(
    ("key", "start", "steps", "told"),
    [
        (
            "backgammon",
            "board=a....................AA. turn=? bar=0,0 side=w phase=roll dice=- stake=1 cube=-",
            ("roll:6,2", "6:3/off", "2:2/off"),
            "6-2  3/off 2/off",
        ),
        (
            "jacquet",
            "board=.......aa.a..........B.A turn=? side=b dice=-",
            ("roll:5,4", "5:N5/off", "4:N4/off"),
            "5-4  N5/off N4/off",
        ),
    ],
)
@pytest.mark.parametrize(("language", "word"), [("fr", "sorti"), ("en", "off")])
def test_a_man_borne_off_is_told_in_the_language_of_the_reader(
    key: str, start: str, steps: tuple[str, ...], told: str, language: str, word: str
) -> None:
    """The steps of a record and of its files keep the word of the rules."""
    match = match_of(key)
    match.lay(replace(match.record.games[-1], start=start))
    for step in steps:
        match.play(step)
    assert list_of(match, language).lines()[-1].moves == told.replace("off", word)
    assert match.steps == steps


def test_the_throw_stands_alone_until_something_is_played() -> None:
    lines = played("jacquet", "roll:1,5", "5:B12/B7", "1:B7/B6", "roll:4,3")
    assert texts(lines)[-1] == "Blanc lance 4 et 3."
    assert not lines[-1].steps


def test_a_line_opens_into_the_sentences_of_its_steps() -> None:
    (_, turn) = played("jacquet", "roll:1,5", "5:B12/B7", "1:B7/B6", language="en")
    assert (turn.first, len(turn.steps)) == (1, 2)
    assert all(sentence.endswith(".") for sentence in turn.steps)


def test_who_plays_alone_has_a_line_a_step() -> None:
    match = match_of("boite", 1)
    for step in ("roll:5,3", "close:8", "roll:2,1", "close:3"):
        match.play(step)
    assert [line.first for line in list_of(match).lines()] == [1, 3]


@pytest.mark.parametrize(
    ("tokens", "ways"),
    [
        (["24/18", "18/14"], ["24/18/14"]),
        (["8/5*", "5/4"], ["8/5*/4"]),
        (["13/7", "13/7", "8/2*"], ["13/7(2)", "8/2*"]),
        (["d5xd7", "d7xb7"], ["d5xd7xb7"]),
        (["d7", "xc5"], ["d7", "xc5"]),
        (["1/off", "1/off"], ["1/off(2)"]),
        (["1/off", "11/10"], ["1/off", "11/10"]),
    ],
)
def test_ways_of_men_are_joined_and_counted(tokens: list[str], ways: list[str]) -> None:
    assert joined(tokens) == ways


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_the_list_follows_undo_and_redo_step_by_step(key: str) -> None:
    """Whatever is taken back and played otherwise, it is the list of a fresh look; no step is lost or told twice."""
    rng, match = Random(7), match_of(key)
    kept = list_of(match)
    for _ in range(60):
        if match.decider() == OVER:
            break
        if rng.random() < 0.15 and match.can_undo():
            match.undo()
        elif match.decider() == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.legal()))
        lines = kept.lines()
        assert lines == list_of(match).lines()
        told = sum(len(line.steps) or 1 for line in lines)
        assert told == sum(step not in wording_of(match.game).unlisted for step in match.steps)
