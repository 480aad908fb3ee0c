"""What the expected lines tell of an error, where its step alone tells nothing."""

from __future__ import annotations

from random import Random

import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP
from jeux.play.analysis.foresight import AHEAD, Later, later
from jeux.play.analysis.reasons import Fault, local_name, order_of
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.games import gestures_of, wording_of
from jeux.play.table.advice_words import AdviceWords
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Fact, Game, Position
from jeux.rules.facts import FactFinder
from tests.play.table import TEXTS
from tests.rounds import some

MOULIN = CATALOGUE["moulin"]


def after(*steps: str) -> Position:
    position = MOULIN.start({option.name: option.values[0] for option in MOULIN.options}, 2)
    for step in steps:
        position = position.play(step)
    return position


def facts_after(here: Position, step: str) -> tuple[Fact, ...]:
    return tuple(FactFinder(MOULIN, here, 1, brief=True).facts(step))


def told(here: Position, better: tuple[str, ...], worse: tuple[str, ...], points: float = 20.0) -> Later | None:
    return later(MOULIN, wording_of(MOULIN).reasons, here, better, worse, points)


def test_a_mill_of_the_other_that_only_one_step_lets_come() -> None:
    here = after("a1", "d7", "b2", "a7")  # Noir has a7 and d7
    found = told(here, better=("g7", "b4"), worse=("c3", "g7", "xa1"))
    assert found
    assert (found.fault, found.player, local_name(found.fact)) == (Fault.ALLOWED, 1, "forms")
    assert found.steps == ("c3", "g7")


def test_a_mill_of_one_s_own_that_only_the_better_step_brings() -> None:
    here = after("a1", "c5", "a4", "e3")
    found = told(here, better=("b6", "f2", "a7"), worse=("b2", "a7"))
    assert found
    assert (found.fault, found.player, local_name(found.fact)) == (Fault.MISSED, 0, "forms")
    assert found.steps == ("b6", "f2", "a7")


def test_what_both_lines_bring_is_no_reason() -> None:
    here = after("a1", "d7", "b2", "a7")
    found = told(here, better=("b4", "g7"), worse=("c3", "g7"))
    assert not (found and local_name(found.fact) == "forms")


def test_a_threat_that_the_line_itself_makes_is_no_reason_when_it_is_answered() -> None:
    here = after("a1", "c5")
    line = ("b2", "e3", "f6", "a7", "g7", "b4", "d7")  # Noir threatens nothing before a7
    assert any(local_name(fact) == "stops" for fact in facts_after(after("a1", "c5", "b2", "d7", "f6", "a7"), "g7"))
    found = told(here, better=("b2", "d7", "f6", "a7", "g7"), worse=line)
    assert not (found and local_name(found.fact) == "stops")


def test_lines_that_end_with_the_turn_tell_nothing() -> None:
    here = after("a1", "d7", "b2", "a7")
    assert told(here, better=("g7",), worse=("c3",)) is None


def test_it_must_explain_the_loss() -> None:
    here = after("a1", "d7", "b2", "a7")
    assert told(here, better=("g7", "b4"), worse=("c3", "g7"), points=100.0)
    assert told(here, better=("g7", "b4"), worse=("c3", "g7"), points=100.1) is None


def test_it_is_told_in_words_with_the_turns_that_lead_there() -> None:
    match = Match.new("moulin", {}, (Seat(""),) * 2)
    sentences = Sentences(TEXTS, match, wording_of(MOULIN), gestures_of(MOULIN))
    words = AdviceWords(sentences, TurnLines(sentences))
    best, worse = Worth("g7", 0.7, line=("g7", "b4")), Worth("c3", 0.4, line=("c3", "g7", "xa1"))
    verdict = Verdict(0, DEEP, (best, worse), (0.05, 0.1, 0.15))
    mill = TEXTS.game("moulin", "fact-forms")
    told = words.later(after("a1", "d7", "b2", "a7"), verdict, worse)
    assert told == TEXTS.get("later-allowed", moves="c3, g7 (Noir)", reason=mill)
    spoken = words.later(after("a1", "d7", "b2", "a7"), verdict, worse, spoken=True)
    assert spoken.endswith(mill)
    assert "c3, g7" not in spoken
    assert "(" not in spoken, "each turn names its side"


@pytest.mark.parametrize("game", some([one for one in CATALOGUE.values() if 2 in one.players], every=3))
def test_what_is_told_is_true_of_its_line(game: Game) -> None:
    """Along random lines: the fact is one of the last step told, the player makes it, the other line has it less."""
    rng, own, checked = Random(game.key), wording_of(game).reasons, 0
    good = {reason.name for reason in order_of(own) if reason.good}
    while checked < 12:
        position = game.start({option.name: option.values[0] for option in game.options}, 2)
        for _ in range(rng.randrange(30)):
            if position.turn != OVER:
                position = _on(position, rng)
        if position.turn < 0 or len(position.steps()) < 2:
            checked += position.turn == OVER
            continue
        lines = [_line(position, rng) for _ in range(2)]
        found = later(game, own, position, lines[0], lines[1], 0.0)
        checked += 1
        if not found:
            continue
        assert len(found.steps) <= AHEAD
        assert found.steps == lines[found.fault is Fault.ALLOWED][: len(found.steps)]
        assert (found.player == position.turn) is (found.fault is Fault.MISSED)
        assert local_name(found.fact) in good
        here = position
        for step in found.steps[:-1]:
            here = here.play(step)
        assert here.turn == found.player
        facts = FactFinder(game, here, 1, brief=True).facts(found.steps[-1])
        result = here.play(found.steps[-1]).result()
        assert found.fact in facts or (found.fact.name == "wins" and result and result.scores[found.player] == 1.0)


def _on(position: Position, rng: Random) -> Position:
    return position.play(rng.choice(position.steps() or [step for step, _ in position.chances()]))


def _line(position: Position, rng: Random) -> tuple[str, ...]:
    steps: list[str] = []
    while len(steps) < AHEAD + 2 and position.turn >= 0 and position.steps():
        steps.append(rng.choice(position.steps()))
        position = position.play(steps[-1])
    return tuple(steps)
