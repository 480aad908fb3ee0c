"""Reasons: the fact that makes the difference, and never a sentence without its fact."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.reasons import Difference, Fault, ReasonWords, differences, order_of
from jeux.play.games import gestures_of, wording_of
from jeux.play.gestures.wording import Reason
from jeux.play.words.sentences import Sentences
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Fact, Game, StepFacts
from jeux.rules.facts import FactFinder
from tests.catalogues import LANGUAGES
from tests.typography import faults

OWN = (Reason("mill", good=True), Reason("open", good=False))
WINS, GIVES, MILL, OPEN = Fact("wins"), Fact("gives-win"), Fact("moulin:mill"), Fact("moulin:open")
GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


def first(better: list[Fact], worse: list[Fact]) -> Difference | None:
    return next(differences(OWN, better, worse), None)


def test_how_a_step_ends_the_game_weighs_most() -> None:
    assert first([MILL, WINS], []) == Difference(Fault.MISSED, WINS)
    assert first([MILL], [GIVES]) == Difference(Fault.ALLOWED, GIVES)


def test_what_both_have_is_no_reason() -> None:
    assert first([MILL], [MILL]) is None
    assert first([OPEN], [OPEN]) is None


def test_something_good_is_missed_and_something_bad_is_allowed() -> None:
    assert first([MILL], []) == Difference(Fault.MISSED, MILL)
    assert first([], [OPEN]) == Difference(Fault.ALLOWED, OPEN)
    assert first([OPEN], []) is None, "what is bad of the better step is no reason for it"
    assert first([], [MILL]) is None, "nor what is good of the worse one"


def test_of_two_numbers_the_higher_speaks() -> None:
    one, two = Fact("takes", Fraction(1)), Fact("takes", Fraction(2))
    assert first([two], [one]) == Difference(Fault.MISSED, two)
    assert first([one], [two]) is None
    nothing, much = Fact("exposed", Fraction(0)), Fact("exposed", Fraction(11, 36))
    assert first([nothing], [much]) == Difference(Fault.ALLOWED, much)
    assert first([], [nothing]) is None, "no chance to be hit is nothing to say"


def test_a_small_thing_is_no_reason_for_a_large_loss() -> None:
    own = (Reason("fewer", good=True, most=4.0), Reason("open", good=False))
    few, many = Fact("reversi:fewer", Fraction(2)), Fact("reversi:fewer", Fraction(5))

    def told(better: list[Fact], worse: list[Fact], points: float) -> Difference | None:
        return next(differences(own, better, worse, points), None)

    assert told([few], [], 8.0) == Difference(Fault.MISSED, few)
    assert told([few], [], 8.1) is None
    assert told([many], [], 20.0) == Difference(Fault.MISSED, many)
    assert told([few], [OPEN], 37.0) == Difference(Fault.ALLOWED, OPEN), "the next one explains it"


def words(game: Game, language: str) -> ReasonWords:
    match = Match.new(game.key, {}, (Seat(""),) * game.players[0])
    return ReasonWords(Sentences(Texts(language), match, wording_of(game), gestures_of(game)))


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_game_can_be_said(game: Game, language: str) -> None:
    """Each fact in its own words, with all that a fact may carry, in good typography."""
    spoken = words(game, language)
    places = game.board.points[:3]
    for reason in order_of(wording_of(game).reasons):
        own = f"{game.key}:{reason.name}" in game.step_facts.names
        fact = Fact(f"{game.key}:{reason.name}" if own else reason.name, Fraction(2), places)
        sentence = spoken.say(fact, 0)
        assert sentence.endswith("."), sentence
        assert not faults(language, sentence), sentence


@GAMES
def test_reasons_are_facts_of_the_game(game: Game) -> None:
    known = {*game.step_facts.names, *("takes", "forms", "exposed")}
    for reason in wording_of(game).reasons:
        assert {reason.name, f"{game.key}:{reason.name}"} & known, reason
    assert game.step_facts == StepFacts() or game.step_facts.names


@GAMES
def test_no_reason_without_its_fact(game: Game) -> None:
    """Of two steps of positions met at random, a difference is always a fact of one that the other has not so."""
    rng, checked, own = Random(5), 0, wording_of(game).reasons
    for _ in range(20):
        position = game.start({o.name: o.values[0] for o in game.options}, game.players[0])
        while position.turn != OVER and checked < 60:
            steps = position.steps()
            if position.turn >= 0 and len(steps) > 1 and rng.random() < 0.3:
                finder = FactFinder(game, position, 1, brief=True)  # as for one alone: without what follows
                better, worse = (finder.facts(step) for step in rng.sample(steps, 2))
                for found in differences(own, better, worse):
                    has, lacks = (better, worse) if found.fault is Fault.MISSED else (worse, better)
                    assert found.fact in has
                    assert found.fact not in lacks
                checked += 1
            position = position.play(rng.choice(steps))
    assert checked > 10


@pytest.mark.parametrize(("key", "side"), [("tresor", 1), ("tablut", 0), ("assaut", 1)])
def test_sides_that_are_many_break_no_sentence(key: str, side: int) -> None:
    """« Les chercheurs » are several: no verb may follow them in the singular."""
    spoken = words(CATALOGUE[key], "fr")
    told = [spoken.say(Fact(reason.name, Fraction(2)), side) for reason in order_of(()) if reason.name != "exposed"]
    assert not [sentence for sentence in told if " les " in f" {sentence.lower()}"]
    assert "l’adversaire peut gagner" in spoken.say(GIVES, side)
