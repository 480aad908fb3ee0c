"""What a review says an error costs in what the game measures."""

from __future__ import annotations

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.verdicts import Worth
from jeux.play.games import gestures_of, jacquet, wording_of
from jeux.play.table.advice_words import AdviceWords
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from jeux.rules.games.jacquet.position import Jacquet
from tests.play.table import TEXTS


def cost(key: str, position: Position, better: Worth, worse: Worth, texts: Texts = TEXTS) -> str:
    game = CATALOGUE[key]
    match = Match.new(key, {}, (Seat(""),) * 2)
    sentences = Sentences(texts, match, wording_of(game), gestures_of(game))
    words = AdviceWords(sentences, TurnLines(sentences)).loss(position, better, worse)
    return words.replace("\xa0", " ").replace("\u202f", " ")


def at_jacquet() -> Jacquet:
    """The start, thrown once: 2 times 360 points to go."""
    match = Match.new("jacquet", {}, (Seat(""),) * 2)
    match.play("roll:6,5")
    assert isinstance(match.position, Jacquet)
    return match.position


def test_a_loss_at_jacquet_is_told_in_points_of_the_race() -> None:
    """0.6 is 0.253 standard deviations ahead, 0.5 none: 0.253 * sqrt(720) / 0.43 = 15.8."""
    position = at_jacquet()
    assert position.pips(0) + position.pips(1) == 720
    told = cost("jacquet", position, Worth("a", 0.6), Worth("b", 0.5))
    assert told == "Le coup coûte à peu près autant que 16 points de retard dans la course."
    assert cost("jacquet", position, Worth("a", 0.505), Worth("b", 0.5)).startswith(
        "Le coup coûte à peu près autant que 1 point de"
    )
    assert not cost("jacquet", position, Worth("a", 0.501), Worth("b", 0.5))


def test_what_is_decided_at_jacquet_is_not_measured_beyond_all_reason() -> None:
    assert jacquet.lead(1.0, 100) == pytest.approx(jacquet.lead(0.995, 100))
    assert jacquet.lead(0.0, 100) == pytest.approx(-jacquet.lead(1.0, 100))


def test_a_loss_at_the_box_is_told_in_points_against_others() -> None:
    match = Match.new("boite", {}, (Seat(""),) * 2)
    match.play("roll:6,5")
    position = match.position
    few, many = (("points", 9.25),), (("points", 11.0),)
    told = cost("boite", position, Worth("a", 0.5, figures=few), Worth("b", 0.4, figures=many))
    assert told == "Il restera en moyenne 1,8 point de plus à la fin."
    assert not cost("boite", position, Worth("a", 0.5, figures=many), Worth("b", 0.4, figures=few)), "worth the risk"
    assert not cost("boite", position, Worth("a", -9.0), Worth("b", -11.0)), "alone, the values are points"
