"""A mistake of a player, as a review would find it."""

from __future__ import annotations

from datetime import date

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.analysis.analysis import DEEP
from jeux.play.analysis.verdicts import Verdict, Worth
from jeux.play.learn.own_mistakes.gathering import Confirmed, mistakes_of
from jeux.play.learn.own_mistakes.mistakes import Mistake
from jeux.rules.contract import Fact

DAY = date(2026, 3, 30)
LOSSES = (0.05, 0.10, 0.15)
STEPS = ("d2", "d6", "f4")


def game(*seats: Seat) -> Match:
    """A game of Moulin of which the third step was an error."""
    match = Match.new("moulin", {}, seats or (Seat("Anna"), Seat("", 3)))
    for step in STEPS:
        match.play(step)
    return match


def found(match: Match) -> Confirmed:
    """b4 was best and b2 nearly as good; what f2 is worth nobody knows; the step played loses a lot."""
    legal = match.positions[2].steps()
    worths = [Worth("b4", 0.6, line=("b4", "f4")), Worth("b2", 0.59), Worth("f2", 0.585, bound=True)]
    worths += [Worth(step, 0.5) for step in legal if step not in ("b4", "b2", "f2", "f4")]
    worths += [Worth("f4", 0.35, line=("f4", "b4"))]
    facts = {"b4": (Fact("stops", places=("b6",)),), "f4": (), "d1": ()}
    return Confirmed(2, 2, Verdict(0, DEEP, tuple(worths), LOSSES, facts=facts, alone=frozenset({"b4", "f4"})))


def mistake(match: Match | None = None, day: date = DAY, player: str = "Anna") -> Mistake:
    match = match or game(Seat(player), Seat("", 3))
    (one,) = mistakes_of(match, [found(match)], lambda name: name == player, day)
    return one
