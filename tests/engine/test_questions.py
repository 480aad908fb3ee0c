"""The lines that a question is written in."""

from __future__ import annotations

import pytest

from jeux.engine.questions import STEPS_A_LINE, EnginePosition, FactsQuestion, SearchQuestion

AT = EnginePosition("moulin", {"flying": "3"}, 2, ("a1", "d6"))


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (SearchQuestion(AT), ("level full", "go seed=0")),
        (SearchQuestion(AT, level=2, seconds=0.5, seed=7), ("level 2", "go seed=7 time=0.500")),
        (
            SearchQuestion(AT, away=(3, 1), stage=2, every=True),
            ("level full", "go seed=0 away=3,1 multipv=all stage=2"),
        ),
        (SearchQuestion(AT, stage=1, of="g7"), ("level full", "go seed=0 of=g7 stage=1")),
        (FactsQuestion(AT, ("g7", "b6")), ("facts brief g7 b6",)),
    ],
)
def test_a_question_says_where_and_then_what(question: SearchQuestion | FactsQuestion, asked: tuple[str, ...]) -> None:
    assert question.lines() == ("new moulin players=2 flying=3", "play a1 d6", *asked)


def test_a_text_takes_the_place_of_the_start() -> None:
    assert EnginePosition("reversi", {}, 2, start="board").lines() == ("position reversi players=2 : board",)


def test_a_long_game_is_told_in_several_lines() -> None:
    steps = tuple(map(str, range(STEPS_A_LINE + 1)))
    _, *plays = EnginePosition("jacquet", {}, 2, steps).lines()
    assert [line.count(" ") for line in plays] == [STEPS_A_LINE, 1]
    assert " ".join(plays).replace("play ", "").split() == list(steps)
